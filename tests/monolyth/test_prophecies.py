"""Making prophecies (PRO)."""

import pytest

from cairn.core import IllegalChoiceError
from tests.monolyth.positions import (
    lay_build,
    lay_heights,
    lay_lid,
    lay_sites,
    lay_slots,
    lay_supply,
    lay_tokens,
    offered,
    play,
    ready,
    seat_view,
    start,
)

pytestmark = pytest.mark.modes


def slots(walls: dict[str, dict[str, object]]) -> dict[str, object]:
    return {side: wall["prophecy"] for side, wall in walls.items()}


@pytest.mark.rule("ML-PRO-01", "ML-PRO-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_token_goes_into_any_empty_slot(players: int) -> None:
    state = ready(players)
    tokens = set(start(players).view(None)["tokens"]["prophecy"])
    assert sorted(offered(state, "prophecy")) == sorted(f"prophecy {v} {side}" for v in tokens for side in "NESW")
    for side in "NESW":
        copy = state.copy()
        play(copy, f"prophecy 9 {side}")
        assert slots(seat_view(copy, 0)["walls"]) == dict.fromkeys("NESW") | {side: 9}


@pytest.mark.rule("ML-PRO-01", "ML-PRO-08")
def test_a_taken_token_is_gone_from_the_main_board() -> None:
    state = ready(3)  # with three players there are two 6 and one 5
    play(state, "prophecy 6 N")
    assert state.view(None)["tokens"]["prophecy"] == [4, 5, 6, 7, 7, 8, 8, 9, 10, 11, 12]
    assert offered(state, "prophecy 6")
    play(state, "prophecy 6 N")
    assert offered(state, "prophecy 6") == []
    play(state, "prophecy 5 N")
    assert state.view(None)["tokens"]["prophecy"] == [4, 7, 7, 8, 8, 9, 10, 11, 12]
    assert offered(state, "prophecy 5") == []


@pytest.mark.rule("ML-PRO-03", "ML-PRO-04", "ML-PRO-05")
def test_one_token_for_each_side_four_at_most_and_none_is_moved_or_replaced() -> None:
    state = ready()
    lay_lid(state, "L4-blue")
    free = ["N", "E", "S", "W"]
    mine: dict[str, int] = {}
    for value, side in ((4, "S"), (9, "N"), (13, "W"), (6, "E")):
        assert {text.split()[2] for text in offered(state, "prophecy")} == set(free)
        play(state, f"prophecy {value} {side}")
        free.remove(side)
        mine[side] = value
        assert slots(seat_view(state, 0)["walls"]) == dict.fromkeys("NESW") | mine
        lay_slots(state, 1)
        play(state, offered(state, "prophecy")[-1])
    assert offered(state, "prophecy") == []
    assert state.view(None)["tokens"]["prophecy"]  # not for want of tokens
    for move in ("prophecy 5 N", "prophecy 10 E"):
        with pytest.raises(IllegalChoiceError):
            play(state, move)
    play(state, "1 D2 a1/1 b1/1", "draw L4-blue")
    assert slots(seat_view(state, 0)["walls"]) == mine


@pytest.mark.rule("ML-PRO-06")
def test_without_tokens_there_is_no_prophecy_and_the_game_goes_on() -> None:
    state = ready()
    lay_tokens(state, 7)
    play(state, "prophecy 7 N")
    assert state.turn == 1
    assert offered(state, "prophecy") == []
    play(state, "1 D2 a1/1 b1/1", "draw L4-blue")
    assert state.turn == 0
    lay_sites(state, {3: "O4-blue"}, crystal=1)
    lay_heights(state, 0, [[4] * 4] * 4)
    lay_supply(state)
    assert offered(state) == ["1 discard"]


@pytest.mark.rule("ML-PRO-07")
def test_prophecies_are_open_to_everyone() -> None:
    state = ready(3)
    play(state, "prophecy 8 W")
    for seat in (None, 0, 1, 2):
        wall = state.view(seat)["seats"][0]["walls"]["W"]
        assert (wall["prophecy"], wall["needs"]) == (8, 8)


@pytest.mark.rule("ML-PRO-09", "ML-SCO-07")
def test_a_prophecy_may_be_made_that_the_board_fulfils_already() -> None:
    state = ready()
    lay_build(state, 0, "bbb bb b .", *[". . . ."] * 3)  # six blue cubes in the blue north wall
    for value, points in ((4, 4), (5, 5), (6, 6), (7, 0)):
        copy = state.copy()
        play(copy, f"prophecy {value} N")
        assert copy.scores()[0] == points
