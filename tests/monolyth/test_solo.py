"""The solo game (SOL)."""

from collections import Counter
from collections.abc import Callable

import pytest

from cairn.core import CHANCE
from cairn.monolyth.content import Content
from tests.monolyth.positions import (
    lay_build,
    lay_heights,
    lay_lid,
    lay_points,
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


@pytest.mark.rule("ML-SOL-01")
def test_a_solo_turn_offers_what_a_turn_with_two_offers() -> None:
    solo, two = ready(1), ready(2)
    assert placings(solo) == placings(two)
    for state in (solo, two):
        lay_heights(state, 0, [[0, 1, 2, 3], [1, 0, 4, 3], [2, 2, 1, 2], [3, 3, 1, 0]])
        lay_supply(state, blue=1)
    assert placings(solo) == placings(two)
    play(solo, "1 D2 a4/4 b4/4")
    assert (solo.turn, solo.view(None)["waiting"]) == (CHANCE, [0])  # the refill
    play(solo, "draw L4-blue", "burn 4")
    assert solo.view(None)["sites"][0] == {"shape": "L4", "colour": "blue"}


@pytest.mark.rule("ML-SOL-01", "ML-STR-01")
def test_the_structure_gives_its_highest_token_in_the_solo_game_too(corrected: Callable[[str], Content]) -> None:
    state = ready(1, content=corrected("[tokens.1]\nstructure = [3, 8, 5]\n"))
    lay_heights(state, 0, [[3] * 4, *([[1] * 4] * 3)])
    assert told(play(state, "prophecy 4 N"), "structure")[0]["points"] == 8


@pytest.mark.rule("ML-SOL-02", "ML-SOL-08")
def test_a_stone_costs_a_prophecy_token_of_choice_after_the_refill() -> None:
    state = ready(1)
    play(state, "1 D2 a1/1 b1/1")
    assert state.turn == CHANCE  # first the refill
    before = state.view(None)["tokens"]["prophecy"]
    play(state, "draw L4-blue")
    assert state.turn == 0
    assert offered(state) == [f"burn {value}" for value in range(4, 17)]
    events = play(state, "burn 9")
    assert [event.as_dict() for event in events] == [{"kind": "burnt", "seat": 0, "value": 9}]
    assert Counter(before) - Counter(state.view(None)["tokens"]["prophecy"]) == Counter([9])
    assert all(wall["prophecy"] is None for wall in seat_view(state, 0)["walls"].values())
    assert not offered(state, "burn")  # the next turn has begun
    play(state, "1 swap c1/1", "draw L4-white", "burn 9")
    assert not offered(state, "prophecy 9")


@pytest.mark.rule("ML-SOL-02", "ML-SOL-08")
def test_a_prophecy_costs_no_further_token() -> None:
    state = ready(1)
    play(state, "prophecy 16 W")
    assert len(state.view(None)["tokens"]["prophecy"]) == 19
    assert (state.turn, offered(state, "burn")) == (0, [])
    assert placings(state)


@pytest.mark.rule("ML-SOL-03", "ML-REF-07")
def test_a_forced_discard_costs_a_token_too() -> None:
    state = ready(1)
    lay_sites(state, {1: "O4-blue", 2: "O4-blue"})
    lay_supply(state)
    lay_heights(state, 0, [[4, 3, 4, 3], [3, 4, 3, 4], [4, 3, 4, 3], [3, 4, 3, 4]])
    play(state, "2 discard", "draw L4-white")
    assert {text.split()[0] for text in offered(state)} == {"burn"}
    play(state, "burn 4")
    assert len(state.view(None)["tokens"]["prophecy"]) == 19


@pytest.mark.rule("ML-SOL-02", "ML-SOL-03")
def test_with_an_empty_lid_the_token_is_due_at_once() -> None:
    state = ready(1)
    lay_lid(state)
    play(state, "1 D2 a1/1 b1/1")
    assert {text.split()[0] for text in offered(state)} == {"burn"}


@pytest.mark.rule("ML-SOL-04", "ML-SOL-05")
def test_the_levels_give_6_8_10_and_16() -> None:
    state = ready(1)
    for level, points in enumerate((6, 8, 10, 16), 1):
        lay_heights(state, 0, [[level - 1, 4, 4, 4], *([[4] * 4] * 3)])
        lay_sites(state, {3: "D2-blue"})
        lay_supply(state, blue=1)
        lay_lid(state, "L4-blue")
        events = play(state, f"1 swap a1/{level}", "draw L4-blue", "burn 4" if level < 3 else "burn 5")
        assert [(event["level"], event["points"]) for event in told(events, "level")] == [(level, points)]
        assert state.view(None)["tokens"]["level"] == [6, 8, 10, 16][level:]
    assert state.scores() == [40]


@pytest.mark.rule("ML-SOL-04", "ML-LVL-04")
def test_two_levels_at_once_give_the_lowest_token_first() -> None:
    state = ready(1)
    lay_heights(state, 0, [[0, 2, 2, 2], *([[2] * 4] * 3)])
    events = play(state, "1 D2 a1/1 a1/2", "draw L4-blue", "burn 4")
    assert [event["points"] for event in told(events, "level")] == [6, 8]


@pytest.mark.rule("ML-SOL-06", "ML-SOL-07")
@pytest.mark.parametrize("last", ["burn", "prophecy"])
def test_the_game_ends_without_tokens_after_the_rewards(last: str) -> None:
    state = ready(1)
    lay_tokens(state, 7, 8)
    play(state, "prophecy 8 E")
    assert offered(state)  # one token is left
    if last == "burn":
        lay_heights(state, 0, [[3, 3, 3, 3], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 0, 0]])
        events = play(state, "1 D2 c4/1 d4/1", "draw L4-blue", "burn 7")
        assert [event.kind for event in events][-4:] == ["burnt", "level", "structure", "over"]
        assert state.scores() == [6 + 8]
    else:
        lay_build(state, 0, "bb bb bb b", *[". . . ."] * 3)
        play(state, "prophecy 7 N")
        assert state.scores() == [7]
    assert (state.turn, state.view(None)["reason"]) == (None, "foretold")


@pytest.mark.rule("ML-SOL-06")
def test_the_game_ends_with_the_top_level_and_not_before() -> None:
    for level in (3, 4):
        state = ready(1)
        lay_heights(state, 0, [[level - 1] + [level] * 3, *([[level] * 4] * 3)])
        play(state, f"1 swap a1/{level}", "draw L4-blue", "burn 4")
        assert state.view(None)["reason"] == ("complete" if level == 4 else None)
        assert (state.turn is None) == (level == 4)


@pytest.mark.rule("ML-SOL-08")
def test_each_turn_removes_one_token_and_there_are_twenty_turns_at_most() -> None:
    for seed in range(5):
        turns = 0
        for state, events in wander(1, seed):
            left = len(state.view(None)["tokens"]["prophecy"])
            turns += len(told(events, "prophecy", "burnt"))
            assert left == 20 - turns
            if state.view(None)["phase"] == "act":
                assert state.view(None)["round"] == turns + 1
        assert turns == 20 or state.view(None)["reason"] != "foretold"


@pytest.mark.rule("ML-SOL-09", "ML-SCO-06")
def test_a_failed_prophecy_counts_nothing() -> None:
    state = ready(1)
    lay_build(state, 0, "bb bb b .", ". . . o", ". . . o", ". . . .")
    lay_slots(state, 0, N=5, E=4)
    lay_tokens(state, 6)
    play(state, "prophecy 6 S")
    assert (state.turn, state.scores()) == (None, [5])


@pytest.mark.rule("ML-SOL-10")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, 0), (45, 0), (46, 1), (59, 1), (60, 2), (69, 2), (70, 3), (79, 3), (80, 4), (96, 4)],
)
def test_ranks(points: int, rank: int) -> None:
    state = ready(1)
    lay_points(state, 0, points)
    lay_tokens(state, 16)
    assert "rank" not in state.view(None)
    play(state, "prophecy 16 N")
    assert state.view(None)["rank"] == rank
    above = [least for least in (46, 60, 70, 80) if least > points]
    assert state.view(None).get("next_rank") == min(above, default=None)
    assert state.winners() == [0]
