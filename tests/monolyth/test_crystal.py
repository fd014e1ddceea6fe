"""Moving the crystal (CRY) and taking a stone (TAK)."""

import pytest

from cairn.core import IllegalChoiceError
from cairn.monolyth import Monolyth
from tests.monolyth.positions import (
    FILLING,
    lay_build,
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


def steps(state: Monolyth) -> dict[str, str]:
    """Give the shape that each number of steps leads to."""
    return {text.split()[0]: text.split()[1] for text in offered(state) if text[0].isdigit() and "swap" not in text}


@pytest.mark.rule("ML-CRY-01", "ML-CRY-02", "ML-TAK-01", "ML-PLC-01")
@pytest.mark.parametrize(
    ("move", "site"),
    [
        ("1 D2 a1/1 b1/1", 1),
        ("2 L3 a1/1 a2/1 b1/1", 2),
        ("3 O4 a1/1 a2/1 b1/1 b2/1", 3),
        ("4 T4 a1/1 b1/1 b2/1 c1/1", 4),
    ],
)
def test_the_crystal_moves_one_to_four_sites_then_the_stone_there_is_placed(move: str, site: int) -> None:
    state = ready()
    events = play(state, move)
    assert [event.kind for event in events] == ["moved", "taken", "placed"]
    moved, taken, placed = (event.as_dict() for event in events)
    assert (moved["from"], moved["to"], moved["steps"]) == (0, site, site)
    shape, colour = FILLING[site - 1].split("-")
    assert (taken["site"], taken["shape"], taken["colour"]) == (site, shape, colour)
    assert (placed["shape"], placed["colour"], placed["cells"]) == (shape, colour, move.split()[2:])
    view = state.view(None)
    assert (view["crystal"], view["sites"][site]) == (site, None)
    assert view["sites"][site + 1] is not None


@pytest.mark.rule("ML-CRY-02", "ML-CRY-07")
def test_the_player_chooses_among_four_sites_and_no_fifth() -> None:
    state = ready()
    assert steps(state) == {"1": "D2", "2": "L3", "3": "O4", "4": "T4"}
    assert [there["site"] for there in state.view(None)["reach"]] == [1, 2, 3, 4]
    for move in ("0 swap a1/1", "5 swap a1/1", "-1 swap a1/1", "5 L4 a1/1 a2/1 b1/1 c1/1"):
        with pytest.raises(IllegalChoiceError):
            play(state, move)


@pytest.mark.rule("ML-CRY-03")
def test_the_crystal_goes_clockwise_across_the_arrow() -> None:
    state = ready()
    lay_sites(state, {9: "T4-blue", 10: "S4-blue", 12: "D2-blue", 0: "I3-blue", 1: "O4-blue", 2: "L4-blue"}, crystal=11)
    assert [there["site"] for there in state.view(None)["reach"]] == [12, 0, 1, 2]
    assert steps(state) == {"1": "D2", "2": "I3", "3": "O4", "4": "L4"}


@pytest.mark.rule("ML-CRY-04", "ML-CRY-05")
def test_sites_without_a_stone_are_skipped_and_not_counted() -> None:
    state = ready()
    lay_sites(state, {2: "D2-blue", 3: "I3-blue", 7: "O4-blue", 12: "L4-blue", 0: "T4-blue"}, crystal=1)
    assert steps(state) == {"1": "D2", "2": "I3", "3": "O4", "4": "L4"}
    assert told(play(state, "4 L4 a1/1 b1/1 b2/1 b3/1"), "moved")[0]["to"] == 12


@pytest.mark.rule("ML-CRY-05", "ML-CRY-07")
def test_the_crystal_always_lands_on_a_stone_and_reaches_four_at_most() -> None:
    sites = moves = 0
    for players in (1, 2, 4):
        before = None
        for state, events in wander(players, players):
            for event in told(events, "moved"):
                assert before is not None
                assert before["sites"][event["to"]] is not None
                moves += 1
            before = state.view(None)
            reached = [there["site"] for there in before["reach"]]
            assert len(reached) == len(set(reached)) <= 4
            assert all(before["sites"][site] is not None for site in reached)
            sites = max(sites, len(reached))
    assert (sites, moves > 50) == (4, True)


@pytest.mark.rule("ML-CRY-06")
@pytest.mark.parametrize(
    ("sites", "reached"),
    [
        ({3: "D2-blue", 7: "I3-blue", 8: "O4-blue"}, {"1": "D2", "2": "I3", "3": "O4"}),
        ({3: "D2-blue", 8: "I3-blue"}, {"1": "I3", "2": "D2"}),
        ({3: "D2-blue"}, {"1": "D2"}),
    ],
)
def test_with_fewer_than_four_stones_each_destination_is_offered_once(
    sites: dict[int, str], reached: dict[str, str]
) -> None:
    state = ready()
    lay_lid(state)
    lay_sites(state, sites, crystal=min(sites) - 1 if len(sites) != 2 else 5)
    assert steps(state) == reached
    assert len(state.view(None)["reach"]) == len(sites)
    lay_supply(state)
    lay_heights(state, 0, [[4] * 4] * 4)
    assert offered(state, "1") + offered(state, "2") + offered(state, "3") == [f"{n} discard" for n in reached]


@pytest.mark.rule("ML-CRY-08", "ML-REF-08")
def test_a_prophecy_neither_moves_the_crystal_nor_refills() -> None:
    state = ready()
    play(state, "2 L3 a1/1 a2/1 b1/1", "draw S4-white")
    before = state.view(None)
    events = play(state, "prophecy 7 E")
    after = state.view(None)
    assert [event.kind for event in events] == ["prophecy"]
    assert (after["crystal"], after["sites"], after["lid"]) == (2, before["sites"], before["lid"])
    assert (state.turn, after["sites"][2]) == (0, None)


@pytest.mark.rule("ML-TAK-01", "ML-TAK-02", "ML-TAK-07")
def test_a_stone_may_be_exchanged_for_a_single_cube_of_its_colour_though_it_would_fit() -> None:
    state = ready()
    assert offered(state, "2 L3")
    events = play(state, "2 swap c3/1")
    assert [event.kind for event in events] == ["moved", "swapped", "placed"]
    assert events[2].as_dict() == {"kind": "placed", "seat": 0, "shape": "M1", "colour": "orange", "cells": ["c3/1"]}
    view = state.view(None)
    assert view["supply"] == {"blue": 3, "orange": 2, "black": 3, "turquoise": 3, "white": 3}
    assert seat_view(state, 0)["cubes"][0][2][2] == "orange"
    assert sum(map(sum, seat_view(state, 0)["heights"])) == 1


@pytest.mark.rule("ML-TAK-03")
def test_without_a_single_cube_of_the_colour_there_is_no_exchange() -> None:
    state = ready()
    lay_supply(state, blue=1, black=3, turquoise=3, white=3)  # no orange
    assert {text.split()[0] for text in offered(state) if "swap" in text} == {"1", "3", "4"}
    lay_sites(state, {5: "D2-blue", 6: "I3-blue", 7: "O4-blue"})
    lay_lid(state, "L4-blue")
    play(state, "1 swap a1/1", "draw L4-blue")  # the last blue one
    assert state.view(None)["supply"]["blue"] == 0
    assert not any("swap" in text for text in offered(state))


@pytest.mark.rule("ML-TAK-04", "ML-FRC-04")
@pytest.mark.parametrize("move", ["1 swap d1/4", "1 discard"])
def test_a_discarded_stone_never_returns(move: str) -> None:
    state = ready()
    lay_sites(state, {1: "S4-white", 2: "D2-blue"})
    lay_lid(state, "L4-blue")
    lay_heights(state, 0, [[4, 4, 4, 3], *([[4] * 4] * 3)])
    lay_supply(state, white=1 if "swap" in move else 0)
    play(state, move, "draw L4-blue")
    view = state.view(None)
    left = [f"{stone['shape']}-{stone['colour']}" for stone in view["sites"] if stone]
    assert (sorted(left), view["lid_total"]) == (["D2-blue", "L4-blue"], 0)
    assert view["supply"]["white"] == 0


@pytest.mark.rule("ML-TAK-06")
def test_a_single_cube_completes_a_level_the_structure_and_a_prophecy() -> None:
    state = ready()  # board 1 has a blue north side
    lay_build(state, 0, "bbb bbb bbb bb", "w w w w", "w w w w", "w w w .")
    lay_slots(state, 0, N=12)
    lay_supply(state, blue=3)
    assert state.scores()[0] == 0
    play(state, "1 swap d1/3", "draw L4-blue")
    assert state.scores()[0] == 12
    lay_tokens(state, 4)
    play(state, "prophecy 4 N")
    lay_sites(state, {1: "D2-blue"})
    events = play(state, "1 swap d4/1", "draw L4-blue")
    assert [(event["kind"], event["points"]) for event in told(events, "level", "structure")] == [
        ("level", 8),
        ("structure", 8),
    ]
    assert state.scores()[0] == 28


@pytest.mark.rule("ML-TAK-06", "ML-FRC-01", "ML-FRC-07")
def test_a_single_cube_fulfils_the_duty_to_place() -> None:
    state = ready()
    lay_sites(state, {1: "O4-blue", 2: "O4-white"})
    lay_heights(state, 0, [[4, 4, 4, 3], *([[4] * 4] * 3)])
    lay_supply(state, white=1)
    assert placings(state) == ["2 swap d1/4"]
    assert not any("discard" in text for text in offered(state))
