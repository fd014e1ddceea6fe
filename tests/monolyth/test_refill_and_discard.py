"""Refilling the sites (REF) and the forced discard (FRC)."""

import pytest

from cairn.core import CHANCE, IllegalChoiceError
from cairn.monolyth import Monolyth
from tests.monolyth.positions import (
    lay_heights,
    lay_lid,
    lay_sites,
    lay_slots,
    lay_supply,
    lay_tokens,
    offered,
    placings,
    play,
    ready,
    seat_view,
    told,
    wander,
)

pytestmark = pytest.mark.modes

FULL = [[4] * 4] * 4
CORNER = [[3, 4, 4, 4], *([[4] * 4] * 3)]  # one space left, at a1


def stuck(players: int = 2) -> Monolyth:
    """Give a position in which the player to act can place nothing."""
    state = ready(players)
    lay_sites(state, {2: "O4-blue", 5: "L3-blue", 6: "S4-white", 9: "T4-white", 11: "I3-blue", 12: "D2-orange"})
    lay_heights(state, 0, CORNER)
    lay_supply(state, orange=3, black=3, turquoise=3)
    return state


def discards(state: Monolyth) -> list[str]:
    return [text for text in offered(state) if text.endswith("discard")]


@pytest.mark.rule("ML-REF-01", "ML-REF-02")
def test_the_site_that_the_crystal_left_is_refilled_and_the_landing_site_a_turn_later() -> None:
    state = ready()
    play(state, "3 O4 a1/1 a2/1 b1/1 b2/1")
    assert (state.turn, state.view(None)["waiting"]) == (CHANCE, [0])
    assert told(play(state, "draw S4-white"), "refilled") == [
        {"kind": "refilled", "site": 0, "shape": "S4", "colour": "white"}
    ]
    sites = state.view(None)["sites"]
    assert (sites[0], sites[3], state.turn) == ({"shape": "S4", "colour": "white"}, None, 1)
    play(state, "prophecy 4 N")
    assert state.view(None)["sites"][3] is None
    play(state, "1 T4 c1/1 c2/1 c3/1 d2/1", "draw S4-black")
    sites = state.view(None)["sites"]
    assert (sites[3], sites[4]) == ({"shape": "S4", "colour": "black"}, None)


@pytest.mark.rule("ML-REF-03", "ML-REF-04")
def test_with_an_empty_lid_the_site_stays_empty_for_good() -> None:
    state = ready()
    lay_lid(state)
    events = play(state, "1 D2 a1/1 b1/1")
    assert (told(events, "closed"), told(events, "refilled")) == ([{"kind": "closed", "site": 0}], [])
    assert state.turn == 1  # no draw
    play(state, "1 L3 a1/1 a2/1 b1/1", "4 S4 c3/1 c4/1 d2/1 d3/1", "4 O4 c1/1 c2/1 d1/1 d2/1")
    assert state.view(None)["crystal"] == 10
    assert [there["site"] for there in state.view(None)["reach"]] == [11, 12, 3, 4]  # 0, 1 and 2 are skipped
    assert [site for site, stone in enumerate(state.view(None)["sites"]) if stone is None] == [0, 1, 2, 6, 10]


@pytest.mark.rule("ML-REF-05")
def test_the_draw_is_natures_and_each_stone_is_as_likely() -> None:
    state = ready()
    lay_lid(state, "L4-blue", "D2-white", "L4-blue", "L4-blue", "S4-black", "S4-black")
    play(state, "1 D2 a1/1 b1/1")
    assert state.turn == CHANCE
    assert dict(zip(offered(state), state.odds(), strict=True)) == {
        "draw D2-white": 1,
        "draw L4-blue": 3,
        "draw S4-black": 2,
    }
    play(state, "draw L4-blue")
    assert state.view(None)["lid"]["L4"]["blue"] == 2
    assert state.view(None)["lid_total"] == 5


@pytest.mark.rule("ML-REF-06")
def test_the_site_is_refilled_after_an_exchange_too() -> None:
    state = ready()
    play(state, "4 swap a1/1")
    assert (state.turn, state.view(None)["waiting"]) == (CHANCE, [0])
    play(state, "draw S4-black")
    assert state.view(None)["sites"][0] == {"shape": "S4", "colour": "black"}
    assert state.view(None)["sites"][4] is None


@pytest.mark.rule("ML-REF-07", "ML-FRC-03", "ML-FRC-04")
def test_the_site_is_refilled_after_a_forced_discard_too() -> None:
    state = stuck()
    before = seat_view(state, 0)
    events = play(state, "3 discard")
    assert [event.kind for event in events] == ["moved", "discarded"]
    assert told(events, "discarded") == [
        {"kind": "discarded", "seat": 0, "site": 6, "shape": "S4", "colour": "white"},
    ]
    assert (state.turn, state.view(None)["waiting"]) == (CHANCE, [0])
    play(state, "draw S4-black")
    view = state.view(None)
    assert (view["crystal"], view["sites"][0], view["sites"][6]) == (6, {"shape": "S4", "colour": "black"}, None)
    assert seat_view(state, 0)["cubes"] == before["cubes"]  # nothing is placed
    assert view["supply"] == {"blue": 0, "orange": 3, "black": 3, "turquoise": 3, "white": 0}
    assert state.turn == 1


@pytest.mark.rule("ML-REF-08")
def test_no_refill_after_a_prophecy() -> None:
    state = ready()
    play(state, "1 D2 a1/1 b1/1", "draw S4-black")
    lid = state.view(None)["lid_total"]
    play(state, "prophecy 4 N")
    view = state.view(None)
    assert (view["lid_total"], view["sites"][1], view["waiting"], state.turn) == (lid, None, [], 0)


@pytest.mark.rule("ML-REF-09")
def test_everybody_may_look_into_the_lid() -> None:
    state = ready(3)
    for value in (4, 5):
        for seat in (None, 0, 1, 2):
            lid = state.view(seat)["lid"]
            assert lid["L4"] == {"blue": 2, "orange": 1, "black": 2, "turquoise": 2, "white": 1}
            assert sum(sum(shape.values()) for shape in lid.values()) == state.view(seat)["lid_total"] == 53
        play(state, f"prophecy {value} N")


@pytest.mark.rule("ML-REF-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_between_turns_twelve_sites_hold_a_stone_while_the_lid_is_not_empty(players: int) -> None:
    emptied = checked = 0
    for state, _ in wander(players, 2):
        view = state.view(None)
        if view["phase"] != "act":
            continue
        stones = sum(stone is not None for stone in view["sites"])
        assert view["sites"][view["crystal"]] is None
        if view["lid_total"]:
            assert stones == 12
            checked += 1
        else:
            emptied += stones < 12
    assert checked > 5
    assert emptied or players == 1


@pytest.mark.rule("ML-FRC-01", "ML-FRC-02")
@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_discard_is_offered_only_if_nothing_in_reach_fits_and_no_cube_of_its_colours_is_left(
    fits: bool,  # noqa: FBT001
    left: bool,  # noqa: FBT001
    steps: int,
) -> None:
    state = ready()
    sites = dict.fromkeys(range(1, 8), "O4-blue")
    sites[steps] = "D2-white" if fits else "L3-white"
    lay_sites(state, sites)
    lay_heights(state, 0, [[2, 4, 4, 4], *([[4] * 4] * 3)])  # room for an upright D2 only
    lay_supply(state, white=int(left), black=3)
    expected = [f"{steps} D2 a1/3 a1/4"] * fits + [f"{steps} swap a1/3"] * left
    assert placings(state) == expected
    assert discards(state) == ([] if expected else ["1 discard", "2 discard", "3 discard", "4 discard"])


@pytest.mark.rule("ML-FRC-02", "ML-FRC-03", "ML-PLC-12")
def test_only_stones_in_reach_count() -> None:
    state = stuck()  # the orange one on the sixth stone could be exchanged, but is out of reach
    assert placings(state) == []
    assert discards(state) == ["1 discard", "2 discard", "3 discard", "4 discard"]
    for steps, site in ((1, 2), (2, 5), (3, 6), (4, 9)):
        copy = state.copy()
        assert told(play(copy, f"{steps} discard"), "moved")[0]["to"] == site
    with pytest.raises(IllegalChoiceError):
        play(state, "5 discard")


@pytest.mark.rule("ML-FRC-05")
def test_a_stuck_player_may_make_a_prophecy_instead() -> None:
    state = stuck()
    lay_slots(state, 0, N=4, S=5)
    lay_tokens(state, 7, 9)
    expected = ["prophecy 7 E", "prophecy 7 W", "prophecy 9 E", "prophecy 9 W"]
    assert offered(state, "prophecy") == expected
    play(state, "prophecy 9 E")
    assert state.turn == 1
    assert state.view(None)["crystal"] == 0


@pytest.mark.rule("ML-FRC-05")
def test_without_token_or_slot_a_stuck_player_must_discard() -> None:
    state = stuck()
    lay_tokens(state)
    assert offered(state) == discards(state)
    lay_tokens(state, 7)
    lay_slots(state, 0, N=4, E=5, S=6, W=8)
    assert offered(state) == discards(state)


@pytest.mark.rule("ML-FRC-06", "ML-LVL-06", "ML-STR-02")
def test_the_checks_find_nothing_after_a_forced_discard() -> None:
    state = ready(2, "towers")
    lay_sites(state, {1: "O4-blue", 2: "O4-blue"})
    lay_supply(state)
    lay_heights(state, 0, [[3, 2, 1, 3], [2, 1, 2, 1], [1, 2, 1, 2], [3, 1, 2, 3]])  # no place for an O4, lying or not
    assert told(play(state, "prophecy 4 N"), "level", "structure")[0]["kind"] == "structure"
    before = state.scores()
    play(state, "prophecy 5 N")
    assert discards(state) == ["1 discard", "2 discard"]
    events = play(state, "1 discard", "draw L4-blue")
    assert told(events, "level", "structure") == []
    assert state.scores() == before


@pytest.mark.rule("ML-FRC-07")
@pytest.mark.parametrize("space", range(16))
def test_while_one_column_is_below_the_limit_a_single_cube_fits(space: int) -> None:
    state = stuck()
    heights = [[4 - (4 * y + x == space) for x in range(4)] for y in range(4)]
    lay_heights(state, 0, heights)
    name = f"{'abcd'[space % 4]}{space // 4 + 1}/4"
    assert discards(state)  # only because the colours in reach are missing
    lay_supply(state, blue=1, white=1)
    assert placings(state) == [f"{steps} swap {name}" for steps in (1, 2, 3, 4)]
    assert discards(state) == []
