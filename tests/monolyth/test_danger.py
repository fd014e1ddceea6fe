"""Whether a seat could end the game is told exactly: held against playing everything out."""

from collections.abc import Iterator
from random import Random

import pytest

from cairn.core import CHANCE
from cairn.monolyth import Monolyth
from tests.monolyth.positions import (
    EMPTY,
    lay_build,
    lay_lid,
    lay_sites,
    lay_supply,
    offered,
    play,
    ready,
    refresh,
    seat_view,
    wander,
)

TOP = 4
ALMOST = ("bbbb bbbb bbbb bbbb",) * 3


def after(state: Monolyth, drawn: frozenset[int]) -> Iterator[tuple[Monolyth, frozenset[int]]]:
    """Play every choice of whose turn it is, but those that take what was drawn meanwhile; then what nature must."""
    sites = {there["site"]: there["steps"] for there in state.view(None)["reach"]}
    taboo = {f"{sites[site]} " for site in drawn if site in sites}
    for number, text in enumerate(map(str, state.choices())):
        if text[:2] in taboo:
            continue
        played, fresh = state.copy(), drawn
        played.play(number)
        while played.turn == CHANCE:
            fresh |= {played.view(None)["question"]["about"]["site"]}
            played.play(0)
        yield played, fresh


def oracle(state: Monolyth, seat: int, drawn: frozenset[int] = frozenset()) -> bool:
    """Tell whether some course leads to a last round that the seat calls on its next turn: by playing them all."""
    if state.turn == CHANCE:
        later = state.copy()
        while later.turn == CHANCE:
            drawn |= {later.view(None)["question"]["about"]["site"]}
            later.play(0)
        return oracle(later, seat, drawn)
    if state.turn is None or state.view(None)["ending"]:
        return False
    mine = state.turn == seat and state.view(None)["phase"] == "act"
    tried = set()
    for played, fresh in after(state, drawn):
        if mine and room(played, seat) == 0:
            return True
        look = played.view(None)
        key = str([look["sites"], look["crystal"], look["ending"], look["supply"], look["tokens"]["prophecy"]])
        if not mine and key not in tried:
            tried.add(key)
            if oracle(played, seat, fresh):
                return True
    return False


def room(state: Monolyth, seat: int) -> int:
    """Count the cubes that a build lacks."""
    shown = state.view(None)
    return sum(shown["limit"] - h for row in shown["seats"][seat]["heights"] for h in row)


def nearly_whole(rng: Random, limit: int) -> list[str]:
    """Make a build that lacks a few cubes, any."""
    heights = [limit] * 16
    for _ in range(rng.randint(1, 5)):
        heights[rng.choice([i for i, h in enumerate(heights) if h])] -= 1
    return [" ".join("b" * h or "." for h in heights[4 * y : 4 * y + 4]) for y in range(4)]


@pytest.mark.parametrize(("players", "seeds", "every"), [(1, 3, 3), (2, 2, 5), (3, 1, 12)])
def test_it_is_what_playing_everything_out_finds(players: int, seeds: int, every: int) -> None:
    found = []
    for seed in range(seeds):
        rng = Random(seed)
        for walked, _ in wander(players, seed):
            if walked.turn is None or walked.view(None)["round"] == 0 or rng.randrange(every):
                continue
            state = walked.copy()
            for seat in range(players):
                if rng.random() < 0.7:
                    lay_build(state, seat, *nearly_whole(rng, state.view(None)["limit"]))
            refresh(state)
            for seat in range(players):
                told = seat_view(state, seat)["danger"]["ends"]
                if 0 < room(state, seat) <= TOP:
                    assert told == oracle(state, seat), (seed, state.played, seat)
                    found.append(told)
                else:
                    assert not told
    assert {True, False} == set(found)


def test_cubes_that_the_next_level_lacks() -> None:
    state = ready()
    assert seat_view(state, 0)["danger"] == {"level": 16, "ends": False}
    lay_build(state, 1, "b . . .", "bb . . .", "b . . .", ". . . .")
    refresh(state)
    assert seat_view(state, 1)["danger"]["level"] == 13
    lay_build(state, 1, "bb b b b", "bb b b b", "b b b b", "b b b b")
    refresh(state)
    assert seat_view(state, 1)["danger"]["level"] == 14


def nearly(*last: str) -> Monolyth:
    """Seat 1 lacks the columns of its last row that are one lower than the others; nothing lies but two stones."""
    state = ready()
    lay_build(state, 1, *ALMOST, " ".join(last))
    lay_build(state, 0, *EMPTY)
    lay_lid(state)
    lay_supply(state)
    lay_sites(state, {1: "D2-blue", 2: "I3-white"})
    return state


def test_a_stone_may_be_taken_away_before_it_ends_the_game() -> None:
    state = nearly("bbb", "bbb", "bbbb", "bbbb")
    assert seat_view(state, 1)["danger"]["ends"]
    play(state, offered(state, "1 ")[0])
    assert not seat_view(state, 1)["danger"]["ends"]


def test_only_a_stone_of_the_very_size_or_a_swap() -> None:
    state = nearly("bbb", "bbbb", "bbbb", "bbbb")
    assert not seat_view(state, 1)["danger"]["ends"]
    lay_supply(state, white=1)
    assert seat_view(state, 1)["danger"]["ends"]
    lay_supply(state, orange=1)
    assert not seat_view(state, 1)["danger"]["ends"]


def test_who_has_still_to_play_in_the_last_round() -> None:
    state = ready(3)
    lay_build(state, 0, *("bbb bbb bbb bbb",) * 3, "bbb bbb bb bb")
    lay_sites(state, {1: "D2-blue", 2: "I3-white", 3: "D2-white"})
    assert state.view(None)["still"] == []
    assert seat_view(state, 0)["danger"]["ends"]
    play(state, *offered(state, "1 D2"), "draw L4-blue")
    assert state.view(None)["still"] == [1, 2]
    assert not any(seat_view(state, seat)["danger"]["ends"] for seat in range(3))
    play(state, offered(state, "prophecy")[0])
    assert state.view(None)["still"] == [2]
