"""Level tokens (LVL) and Structure tokens (STR)."""

from collections.abc import Callable

import pytest

from cairn.monolyth import Monolyth
from cairn.monolyth.content import Content
from tests.monolyth.positions import (
    give_turn,
    lay_build,
    lay_heights,
    lay_lid,
    lay_sites,
    lay_supply,
    offered,
    play,
    ready,
    seat_view,
    told,
    wander,
)

pytestmark = pytest.mark.modes

WALL = [[3, 3, 3, 3], [1, 1, 1, 1], [2, 2, 2, 2], [1, 2, 1, 2]]
Grid = list[list[int]]


def prophesy(state: Monolyth) -> list[dict[str, object]]:
    """End a turn without building; give the rewards told."""
    return told(play(state, offered(state, "prophecy")[0]), "level", "structure")


def rewards(events: list[dict[str, object]]) -> list[tuple[object, object, object]]:
    return [(event["kind"], event["seat"], event["points"]) for event in events]


# ---------------------------------------------------------------- levels


@pytest.mark.rule("ML-LVL-01", "ML-LVL-02")
@pytest.mark.parametrize("space", range(16))
def test_a_level_needs_a_cube_on_each_of_its_sixteen_spaces(space: int) -> None:
    state = ready()
    name = f"{'abcd'[space % 4]}{space // 4 + 1}/1"
    lay_heights(state, 0, [[3 * (4 * y + x != space) for x in range(4)] for y in range(4)])
    assert prophesy(state) == []
    prophesy(state)
    events = told(play(state, f"1 swap {name}", "draw L4-blue"), "level")
    assert [(event["seat"], event["level"], event["points"]) for event in events] == [(0, 1, 8)]


@pytest.mark.rule("ML-LVL-02")
def test_each_time_the_highest_token_left_is_taken_by_whoever_comes() -> None:
    state = ready(3)  # 8 7 6 6 5 5 4 4 3
    taken = []
    for level in range(3):
        for seat in (0, 1, 2) if level != 1 else (2, 1, 0):
            lay_heights(state, seat, [[level, 3, 3, 3], *([[3] * 4] * 3)])
            lay_sites(state, {3: "D2-blue"})
            lay_supply(state, blue=1)
            lay_lid(state, "L4-blue")
            give_turn(state, seat)
            state.box[0].ending = 0
            events = play(state, f"1 swap a1/{level + 1}", "draw L4-blue")
            taken += [event["points"] for event in told(events, "level")]
            assert seat_view(state, seat)["levels"] == level + 1
    assert taken == [8, 7, 6, 6, 5, 5, 4, 4, 3]
    assert state.view(None)["tokens"]["level"] == []


@pytest.mark.rule("ML-LVL-03", "ML-LVL-04")
def test_several_levels_at_once_give_a_token_each_the_highest_first() -> None:
    state = ready()
    lay_heights(state, 0, [[0, 3, 3, 3], *([[3] * 4] * 3)])
    lay_sites(state, {1: "I3-blue"})
    events = told(play(state, "1 I3 a1/1 a1/2 a1/3", "draw L4-blue"), "level")
    assert [(event["level"], event["points"]) for event in events] == [(1, 8), (2, 7), (3, 7)]
    assert seat_view(state, 0)["level_points"] == 22
    assert state.view(None)["tokens"]["level"] == [6, 6, 5, 5, 4]


@pytest.mark.rule("ML-LVL-05")
@pytest.mark.parametrize(("players", "most"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_a_player_gets_one_token_for_each_level_up_to_the_limit(players: int, most: int) -> None:
    state = ready(players)
    tokens = 0
    for level in range(1, most + 1):
        lay_heights(state, 0, [[level - 1] + [most] * 3, *([[most] * 4] * 3)])
        lay_sites(state, {2: "D2-blue"})
        lay_supply(state, blue=1)
        lay_lid(state, "L4-blue", "L4-blue")
        give_turn(state, 0)
        state.box[0].ending = 0
        tokens += len(told(play(state, f"1 swap a1/{level}", "draw L4-blue"), "level"))
        if players == 1:
            tokens += len(told(play(state, offered(state, "burn")[0]), "level"))
    assert (tokens, seat_view(state, 0)["levels"]) == (most, most)
    assert min(map(min, seat_view(state, 0)["heights"])) == most  # there is no level above


@pytest.mark.rule("ML-LVL-06")
def test_a_level_is_rewarded_once() -> None:
    state = ready()
    lay_heights(state, 0, [[0, 1, 1, 1], *([[1] * 4] * 3)])
    first = told(play(state, "1 swap a1/1", "draw L4-blue"), "level")
    assert len(first) == 1
    prophesy(state)
    assert prophesy(state) == []
    prophesy(state)
    assert told(play(state, "1 swap a1/2", "draw L4-blue"), "level") == []
    assert seat_view(state, 0)["level_points"] == 8


@pytest.mark.rule("ML-LVL-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_complete_levels_are_as_many_as_the_lowest_column_is_high(players: int) -> None:
    most = 0
    for seed in range(4):
        for state, _ in wander(players, seed, builders=True):
            view = state.view(None)
            if view["phase"] in {"act", "over"}:
                assert all(seat["levels"] == min(map(min, seat["heights"])) for seat in view["seats"])
                most = max(most, *(seat["levels"] for seat in view["seats"]))
    assert most >= 2


@pytest.mark.rule("ML-LVL-08")
def test_without_a_level_token_nothing_is_gained_but_the_level_counts_for_the_end(
    corrected: Callable[[str], Content],
) -> None:
    state = ready(content=corrected("[tokens.2]\nlevel = [5]\n"))
    lay_heights(state, 1, [[2, 4, 4, 4], *([[4] * 4] * 3)])
    give_turn(state, 1)
    lay_sites(state, {1: "D2-blue"})
    events = play(state, "1 D2 a1/3 a1/4", "draw L4-blue")
    assert [(event["level"], event["points"]) for event in told(events, "level")] == [(3, 5), (4, 0)]
    assert (state.scores(), state.turn, state.view(None)["reason"]) == ([0, 5], None, "complete")


@pytest.mark.rule("ML-LVL-08", "ML-SOL-04")
def test_a_level_without_a_token_leaves_the_row_of_tokens_empty(corrected: Callable[[str], Content]) -> None:
    state = ready(1, content=corrected("[tokens.1]\nlevel = [5, 7, 9]\n"))
    lay_heights(state, 0, [[0, 4, 4, 4], *([[4] * 4] * 3)])
    lay_sites(state, {1: "I3-blue", 2: "D2-blue"})
    play(state, "1 I3 a1/1 a1/2 a1/3", "draw L4-blue", "burn 4")
    assert (state.scores(), state.view(None)["tokens"]["level"]) == ([21], [])
    events = play(state, "1 swap a1/4", "draw L4-blue", "burn 5")
    assert [event["points"] for event in told(events, "level")] == [0]
    assert (state.scores(), state.view(None)["tokens"]["level"]) == ([21], [])


# ---------------------------------------------------------------- the Structure


@pytest.mark.rule("ML-STR-01", "ML-STR-11")
def test_who_matches_the_card_takes_the_highest_token_left() -> None:
    state = ready(3)
    lay_heights(state, 2, WALL)
    lay_heights(state, 1, WALL)
    lay_heights(state, 0, [[2, 3, 3, 3], *WALL[1:]])
    assert rewards(prophesy(state)) == []
    assert rewards(prophesy(state)) == [("structure", 1, 8)]
    assert rewards(prophesy(state)) == [("structure", 2, 6)]
    events = told(play(state, "1 swap a1/3", "draw L4-blue"), "structure")
    assert rewards(events) == [("structure", 0, 4)]
    assert state.scores() == [4, 8, 6]


@pytest.mark.rule("ML-STR-02")
def test_one_structure_token_for_each_player() -> None:
    state = ready()
    lay_heights(state, 0, WALL)
    assert rewards(prophesy(state)) == [("structure", 0, 8)]
    prophesy(state)
    assert prophesy(state) == []  # it still matches
    assert state.view(None)["tokens"]["structure"] == [4]
    assert state.scores()[0] == 8


@pytest.mark.rule("ML-STR-03")
@pytest.mark.parametrize("space", range(16))
def test_every_space_must_have_a_height_that_the_card_allows(space: int) -> None:
    wrong = [row[:] for row in WALL]
    wrong[space // 4][space % 4] = 2 if space < 4 else 0
    for heights, expected in ((WALL, [("structure", 0, 8)]), (wrong, [])):
        state = ready()
        lay_heights(state, 0, heights)
        assert rewards(prophesy(state)) == expected
    wrong[space // 4][space % 4] = 1 if space < 4 else 3
    lay_heights(state, 0, wrong)
    give_turn(state, 0)
    assert prophesy(state) == []


@pytest.mark.rule("ML-STR-04", "ML-STR-05", "ML-STR-06", "ML-STR-10")
@pytest.mark.parametrize(
    ("label", "heights"),
    [
        ("2", [2]),
        ("4", [4]),
        ("0", [0]),
        ("1-2", [1, 2]),
        ("1-3", [1, 2, 3]),
        ("0-1", [0, 1]),
        ("2-4", [2, 3, 4]),
        ("3+", [3, 4]),
        ("1+", [1, 2, 3, 4]),
    ],
)
def test_labels_of_a_card(label: str, heights: list[int], corrected: Callable[[str], Content]) -> None:
    rows = ", ".join(f'["{label if y == 0 else 2}", "3", "1", "1"]' for y in range(4))
    content = corrected(f'[[structures]]\nid = "probe"\ngrid = [{rows}]\n')
    for height in range(5):
        state = ready(2, "probe", content=content)
        lay_heights(state, 0, [[height, 3, 1, 1], *([[2, 3, 1, 1]] * 3)])
        assert bool(prophesy(state)) == (height in heights), height


@pytest.mark.rule("ML-STR-06", "ML-STR-10")
@pytest.mark.parametrize(("players", "high"), [(2, 4), (2, 3), (3, 3)])
def test_a_column_of_four_satisfies_three_or_more(players: int, high: int) -> None:
    state = ready(players)
    lay_heights(state, 0, [[3, high, 3, high], *WALL[1:]])
    assert rewards(prophesy(state)) == [("structure", 0, 8)]


MOVES: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "as it is": lambda x, y: (x, y),
    "a quarter turn": lambda x, y: (3 - y, x),
    "half a turn": lambda x, y: (3 - x, 3 - y),
    "three quarters": lambda x, y: (y, 3 - x),
    "mirrored west to east": lambda x, y: (3 - x, y),
    "mirrored north to south": lambda x, y: (x, 3 - y),
    "mirrored along one diagonal": lambda x, y: (y, x),
    "mirrored along the other": lambda x, y: (3 - y, 3 - x),
}


@pytest.mark.rule("ML-STR-07")
def test_the_card_may_be_turned_and_mirrored_in_eight_ways(corrected: Callable[[str], Content]) -> None:
    rows = '["4", "3", "1", "1"], ["2", "1", "1", "1"], ["1", "1", "1", "1"], ["1", "1", "1", "1"]'
    content = corrected(f'[[structures]]\nid = "odd"\ngrid = [{rows}]\n')
    builds = set()
    for move in MOVES.values():
        heights = [[1] * 4 for _ in range(4)]
        for space, height in (((0, 0), 4), ((1, 0), 3), ((0, 1), 2)):
            x, y = move(*space)
            heights[y][x] = height
        builds.add(str(heights))
        state = ready(2, "odd", content=content)
        lay_heights(state, 0, heights)
        assert rewards(prophesy(state)) == [("structure", 0, 8)]
    assert len(builds) == 8
    shifted = [[1] * 4, [1, 4, 3, 1], [1, 2, 1, 1], [1] * 4]  # moving the pattern is not turning it
    state = ready(2, "odd", content=content)
    lay_heights(state, 0, shifted)
    assert prophesy(state) == []


@pytest.mark.rule("ML-STR-08")
def test_all_spaces_use_the_same_position_of_the_card() -> None:
    state = ready()
    lay_heights(state, 0, [[3, 3, 3, 3], [3, 1, 1, 1], [3, 1, 1, 1], [3, 1, 1, 1]])  # two walls of the card at once
    assert prophesy(state) == []
    lay_heights(state, 1, [[3, 3, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 3, 3]])  # half a wall in each of two
    assert prophesy(state) == []


@pytest.mark.rule("ML-STR-09")
@pytest.mark.parametrize("colour", "boktw")
def test_colours_do_not_matter_for_the_structure(colour: str) -> None:
    state = ready()
    lay_heights(state, 0, WALL, colour)
    assert rewards(prophesy(state)) == [("structure", 0, 8)]
    lay_build(state, 1, "bok twb kkk obt", "o b k t", "w w w b", "o o t bo")
    assert rewards(prophesy(state)) == [("structure", 1, 4)]


@pytest.mark.rule("ML-STR-11")
def test_without_a_structure_token_nothing_is_gained(corrected: Callable[[str], Content]) -> None:
    state = ready(content=corrected("[tokens.2]\nstructure = [7]\n"))
    lay_heights(state, 0, WALL)
    lay_heights(state, 1, WALL)
    assert rewards(prophesy(state)) == [("structure", 0, 7)]
    assert prophesy(state) == []
    assert state.scores() == [7, 0]


@pytest.mark.rule("ML-STR-12")
def test_building_over_the_structure_later_does_not_take_the_token_back() -> None:
    state = ready()
    lay_heights(state, 0, WALL)
    prophesy(state)
    prophesy(state)
    play(state, "1 D2 a3/3 b3/3", "draw L4-blue")  # too high now
    assert state.scores()[0] == 8
    prophesy(state)
    prophesy(state)
    assert state.scores()[0] == 8
    assert seat_view(state, 0)["structure"]["done"]


@pytest.mark.rule("ML-STR-12")
def test_a_match_that_is_built_over_within_the_turn_gives_nothing() -> None:
    state = ready()
    lay_heights(state, 0, [[3, 3, 3, 2], *WALL[1:]])
    lay_sites(state, {1: "L3-blue"})
    copy = state.copy()
    assert rewards(told(play(copy, "1 L3 c1/4 d1/3 d1/4", "draw L4-blue"), "structure")) == [("structure", 0, 8)]
    lay_heights(state, 0, [[3, 3, 3, 2], [1, 1, 1, 2], *WALL[2:]])
    events = play(state, "1 L3 d1/3 d1/4 d2/3", "draw L4-blue")  # d1/3 makes the wall, d2/3 spoils it
    assert told(events, "structure") == []


@pytest.mark.rule("ML-STR-13", "ML-TRN-05")
def test_level_and_structure_can_come_in_the_same_turn() -> None:
    state = ready()
    lay_heights(state, 0, [[3, 3, 3, 3], [1, 1, 1, 1], [2, 2, 2, 2], [1, 2, 0, 0]])
    events = told(play(state, "1 D2 c4/1 d4/1", "draw L4-blue"), "level", "structure")
    assert rewards(events) == [("level", 0, 8), ("structure", 0, 8)]
    assert state.scores()[0] == 16
