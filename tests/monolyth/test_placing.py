"""Placing stones (PLC)."""

from collections.abc import Callable
from random import Random

import pytest

from cairn.core import IllegalChoiceError
from cairn.monolyth import Monolyth
from cairn.monolyth.asks import Placements, Turned
from cairn.monolyth.content import Content
from tests.monolyth.oracle import cell_of, names_of, placements, rotations, to_origin
from tests.monolyth.positions import (
    STANDARD,
    give_turn,
    lay_heights,
    lay_lid,
    lay_sites,
    lay_supply,
    offered,
    placings,
    play,
    ready,
    seat_view,
    wander,
)

pytestmark = pytest.mark.modes

CELLS = {stone.id: stone.cells for stone in STANDARD.stones}
UNEVEN = [[0, 1, 2, 3], [1, 0, 0, 3], [2, 2, 1, 2], [3, 3, 1, 0]]


@pytest.mark.rule("ML-PLC-01", "ML-PLC-09")
def test_a_stone_goes_on_the_own_board_at_once_and_stays() -> None:
    cubes: dict[int, list[list[list[str | None]]]] = {}
    placed = 0
    for state, events in wander(3, 11):
        for event in events:
            if event.kind == "placed":
                data = event.as_dict()
                was, now = cubes[data["seat"]], seat_view(state, data["seat"])["cubes"]
                new = {
                    f"{'abcd'[x]}{y + 1}/{z + 1}": now[z][y][x]
                    for z in range(3)
                    for y in range(4)
                    for x in range(4)
                    if was[z][y][x] != now[z][y][x]
                }
                assert new == dict.fromkeys(data["cells"], data["colour"])  # nothing else has changed
                cubes[data["seat"]] = now
                placed += 1
        for seat in range(3):
            shown = seat_view(state, seat)["cubes"]
            assert cubes.setdefault(seat, shown) == shown  # no board changes but by placing
    assert placed > 20


@pytest.mark.rule("ML-PLC-02", "ML-PLC-03", "ML-PLC-04", "ML-PLC-07")
@pytest.mark.parametrize("shape", list(CELLS))
@pytest.mark.parametrize("players", [2, 3])
def test_every_position_on_an_uneven_build_and_no_other_is_offered(shape: str, players: int) -> None:
    limit = 4 if players == 2 else 3
    state = ready(players)
    lay_heights(state, 0, UNEVEN)
    legal = []
    for cells in placements(CELLS[shape], limit):
        free = all(z >= UNEVEN[y][x] for x, y, z in cells)
        carried = all(z == UNEVEN[y][x] or (x, y, z - 1) in cells for x, y, z in cells)
        if free and carried:
            legal.append(names_of(cells))
    lay_sites(state, {1: f"{shape}-blue" if shape != "M1" else "L4-blue"})
    prefix = "1 swap " if shape == "M1" else f"1 {shape} "
    assert sorted(text.removeprefix(prefix) for text in offered(state, prefix)) == sorted(legal)
    assert legal


@pytest.mark.rule("ML-PLC-03")
def test_no_part_lies_outside_the_grid() -> None:
    state = ready()
    assert "1 D2 c1/1 d1/1" in offered(state)
    for cells in ("d1/1 e1/1", "d1/1 a2/1", "d4/1 a1/1", "a4/1 a5/1", "a1/0 a1/1"):
        with pytest.raises(IllegalChoiceError):
            play(state, f"1 D2 {cells}")


@pytest.mark.rule("ML-PLC-04")
def test_no_gap_below_a_stone_but_an_arm_may_rest_on_a_higher_column() -> None:
    state = ready()
    lay_heights(state, 0, [[2, 1, 0, 0], *([[0] * 4] * 3)])
    found = offered(state)
    assert "1 D2 a1/3 b1/3" not in found  # nothing below b1/3
    assert "1 D2 b1/2 b2/2" not in found
    assert "1 D2 b1/1 b1/2" not in found  # there is a cube at b1/1
    assert "1 D2 c1/1 d1/1" in found
    assert "2 L3 a1/3 b1/2 b1/3" in found  # the arm lies on a1
    assert "2 L3 a1/3 b1/3 b2/3" not in found


@pytest.mark.rule("ML-PLC-05", "ML-PLC-06", "ML-SOL-11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_built_above_the_limit(players: int) -> None:
    limit = 4 if players <= 2 else 3
    state = ready(players)
    lay_sites(state, {1: "I3-blue"})
    heights = [[0, 1, 2, 3], [3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]
    lay_heights(state, 0, heights)
    upright = {0: "1 I3 a1/1 a1/2 a1/3", 1: "1 I3 b1/2 b1/3 b1/4", 2: "1 I3 c1/3 c1/4 c1/5"}
    assert [text in offered(state) for text in upright.values()] == [True, limit == 4, False]
    assert ("1 I3 d1/4 d2/4 d3/4" in offered(state)) == (limit == 4)
    assert ("1 I3 d2/4 d3/4 d4/4" in offered(state)) == (limit == 4)
    assert ("1 swap d4/4" in offered(state)) == (limit == 4)


@pytest.mark.rule("ML-PLC-07")
@pytest.mark.parametrize(
    ("shape", "turns"), [("D2", 3), ("I3", 3), ("L3", 12), ("O4", 3), ("T4", 12), ("L4", 24), ("S4", 12)]
)
def test_a_stone_may_be_turned_in_space(shape: str, turns: int) -> None:
    rng = Random(1)
    found = set()
    for _ in range(60):  # builds so different that each way to turn the stone fits somewhere
        state = ready()
        lay_sites(state, {1: f"{shape}-blue"})
        lay_heights(state, 0, [[rng.randrange(3) for _ in range(4)] for _ in range(4)])
        for text in offered(state, f"1 {shape}"):
            found.add(to_origin(cell_of(name) for name in text.split()[2:]))
    assert len(found) == turns
    assert found == rotations(CELLS[shape])


@pytest.mark.rule("ML-PLC-07")
def test_a_stone_cannot_be_mirrored(corrected: Callable[[str], Content]) -> None:
    cells = "[[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]"
    state = ready(content=corrected(f'[[stones]]\nid = "twist"\ncells = {cells}\ncount = 1\n'))
    lay_sites(state, {1: "twist-blue"})
    lay_heights(state, 0, [[1] * 4] * 4)
    found = offered(state, "1 twist")
    assert "1 twist a1/2 b1/2 b2/2 b2/3" in found
    assert "1 twist a2/2 b1/2 b1/3 b2/2" not in found  # its image in a mirror, north for south
    assert "1 twist a1/2 a1/3 a2/2 b2/2" in found  # the stone itself, turned by half a turn
    assert "1 twist a1/2 a2/2 a2/3 b1/2" not in found  # its image, turned so
    legal = [
        names_of((x, y, z + 1) for x, y, z in stone)
        for stone in placements(((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)), 3)
        if all(z == 0 or (x, y, z - 1) in stone for x, y, z in stone)
    ]
    assert sorted(text.removeprefix("1 twist ") for text in found) == sorted(legal)


@pytest.mark.rule("ML-PLC-08")
def test_only_heights_and_colours_matter_not_the_stones_they_came_from() -> None:
    one, other = ready(), ready()
    for state in (one, other):
        lay_sites(state, {1: "O4-white", 2: "D2-white", 3: "D2-white", 4: "T4-blue", 5: "T4-blue"})
        lay_lid(state, *["L3-black"] * 9)
        lay_supply(state)
    play(one, "1 O4 a1/1 a1/2 b1/1 b1/2", "draw L3-black", "prophecy 4 N")
    play(other, "2 D2 a1/1 a1/2", "draw L3-black", "prophecy 4 N", "1 D2 b1/1 b1/2", "draw L3-black", "prophecy 5 S")
    assert seat_view(one, 0)["cubes"] == seat_view(other, 0)["cubes"]
    for state in (one, other):
        lay_sites(state, {1: "L4-white", 2: "S4-black"})
        assert seat_view(state, 0)["heights"] == [[2, 2, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    assert placings(one) == placings(other)
    heights = ready()
    lay_heights(heights, 0, [[2, 2, 0, 0], *([[0] * 4] * 3)], "k")
    lay_sites(heights, {1: "L4-white", 2: "S4-black"})
    lay_supply(heights)
    assert placings(heights) == placings(one)  # where stones fit the colours do not matter


@pytest.mark.rule("ML-PLC-10")
def test_stones_need_not_touch() -> None:
    state = ready()
    play(state, "1 D2 a1/1 b1/1", "draw D2-white", "prophecy 4 N", "1 L3 c4/1 d3/1 d4/1")
    assert seat_view(state, 0)["heights"] == [[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1]]


def turns(state: Monolyth, seat: int, shape: str) -> list[Turned]:
    return state.ask(Placements(seat, shape), None)["poses"]


@pytest.mark.rule("ML-PLC-11")
def test_any_stone_may_be_tried_on_any_board_at_any_time_and_nothing_changes() -> None:
    state = ready()
    lay_heights(state, 1, UNEVEN)
    before = state.copy()
    for seat in range(2):
        for shape in CELLS:
            tried = sorted(" ".join(fit["cells"]) for turn in turns(state, seat, shape) for fit in turn["fits"])
            give_turn(state, seat)
            lay_sites(state, {1: f"{shape}-blue" if shape != "M1" else "L4-blue"})
            prefix = "1 swap " if shape == "M1" else f"1 {shape} "
            assert tried == sorted(text.removeprefix(prefix) for text in offered(state, prefix))
            state = before.copy()
    play(before, "1 D2 a1/1 b1/1")  # nature is about to draw
    after = before.copy()
    assert turns(before, 1, "T4")
    assert before == after
    assert before.view(0) == before.view(1) == before.view(None)
    assert len(before.view(0)["seats"]) == 2


@pytest.mark.rule("ML-PLC-11")
def test_a_trial_says_what_is_in_the_way() -> None:
    state = ready(3)
    lay_heights(state, 0, [[3, 0, 0, 0], *([[0] * 4] * 3)])
    lying = next(t for t in turns(state, 0, "D2") if t["pose"] == [[0, 0, 0], [1, 0, 0]])
    blocked = {why["at"]: (why["why"], why["cell"]) for why in lying["blocked"]}
    assert blocked["a1"][0] == "high"
    assert len(lying["fits"]) + len(lying["blocked"]) == 12
    lay_heights(state, 0, [[2, 0, 0, 0], *([[0] * 4] * 3)])
    lying = next(t for t in turns(state, 0, "D2") if t["pose"] == [[0, 0, 0], [1, 0, 0]])
    assert {why["at"]: (why["why"], why["cell"]) for why in lying["blocked"]} == {"a1": ("gap", "b1/3")}


@pytest.mark.rule("ML-PLC-12", "ML-FRC-01")
def test_a_landing_site_that_makes_placing_impossible_may_not_be_chosen() -> None:
    state = ready()
    lay_sites(state, {1: "O4-blue", 2: "I3-blue", 3: "D2-blue", 4: "O4-white"})
    lay_heights(state, 0, [[3, 3, 4, 4], *([[4] * 4] * 3)])
    lay_supply(state)
    assert placings(state) == ["3 D2 a1/4 b1/4"]
    assert not any("discard" in text for text in offered(state))
