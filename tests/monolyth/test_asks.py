"""What can be asked about a position: every answer is what playing would show."""

from collections.abc import Iterator
from typing import Any

import pytest

from cairn import kernel
from cairn.core import CHANCE, CairnError, Event, Game
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.asks import QUERIES, Fit, Placements, Stones
from cairn.monolyth.choices import Place, Swap
from cairn.monolyth.content import SIDES
from tests.monolyth.positions import (
    give_turn,
    lay_heights,
    lay_sites,
    lay_slots,
    lay_supply,
    ready,
    seat_view,
    told,
    wander,
)

pytestmark = pytest.mark.modes

EVERY = 3 if kernel.COMPILED else 7  # decisions between two that are looked at


def acting(players: int, seed: int) -> Iterator[Monolyth]:
    """Some positions of a game in which somebody is about to act."""
    n = 0
    for state, _ in wander(players, seed, builders=True):
        if state.view(None)["phase"] == "act":
            n += 1
            if n % EVERY == 0 or state.view(None)["ending"]:
                yield state


def fits(state: Monolyth, query: Placements) -> dict[tuple[str, ...], Fit]:
    return {tuple(fit["cells"]): fit for turned in state.ask(query, None)["poses"] for fit in turned["fits"]}


def outcome(state: Monolyth, choice: Place | Swap) -> tuple[Monolyth, list[Event]]:
    """Play a choice and on to the end of the turn."""
    tried, events = state.copy(), list[Event]()
    tried.play(choice, events.append)
    while tried.turn == CHANCE or tried.view(None)["phase"] == "burn":
        tried.play(0, events.append)
    return tried, events


def lacks(own: dict[str, Any]) -> int | None:
    missing = own["structure"]["missing"]
    return None if missing is None else sum(map(sum, missing))


def compare(state: Monolyth, choice: Place | Swap, fit: Fit) -> None:
    """Compare an answer with what playing the choice shows."""
    seat = state.turn or 0
    tried, events = outcome(state, choice)
    old, new = seat_view(state, seat), seat_view(tried, seat)
    pairs = [(side, old["walls"][side], new["walls"][side]) for side in SIDES]
    assert fit.get("walls", {}) == {side: b["count"] for side, a, b in pairs if a["count"] != b["count"]}
    assert fit.get("met", []) == [side for side, a, b in pairs if a["points"] < b["points"]]
    if tried.turn is not None:
        lost = [side for side, a, b in pairs if a["prophecy"] and b["reach"] < a["prophecy"] <= a["reach"]]
        assert fit.get("lost", []) == lost
    levels = [{"level": e["level"], "points": e["points"]} for e in told(events, "level")]
    assert fit.get("levels", []) == levels
    near = [{"done": own["structure"]["done"], "missing": lacks(own)} for own in (old, new)]
    assert fit.get("structure") == (None if near[0] == near[1] else near[1])
    assert fit.get("gain", 0) == new["score"] - old["score"]


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_placements_say_what_playing_them_would_change(players: int) -> None:
    seen: set[str] = set()
    for state in acting(players, 60 + players):
        view = state.view(None)
        sites = {reach["steps"]: reach["site"] for reach in view["reach"]}
        answers: dict[tuple[int, str], dict[tuple[str, ...], Fit]] = {}
        offers = [choice for choice in state.choices() if isinstance(choice, Place | Swap)]
        for choice in offers[:: 1 if kernel.COMPILED else 9]:
            shape = choice.shape if isinstance(choice, Place) else "M1"
            cells = choice.cells if isinstance(choice, Place) else (choice.cell,)
            site, key = sites[choice.steps], (choice.steps, shape)
            if key not in answers:
                colour = view["sites"][site]["colour"]
                answers[key] = fits(state, Placements(state.turn or 0, shape, colour, site))
            compare(state, choice, answers[key][cells])
            seen |= answers[key][cells].keys()
    assert {"cells", "walls", "structure"} <= seen


def test_every_change_is_told() -> None:
    state = ready(2, "wall")
    lay_heights(state, 0, [[0, 1, 1, 1], [1] * 4, [1] * 4, [1] * 4], "o")
    state.box[0].levels[0] = 0
    lay_sites(state, {1: "D2-blue", 2: "L3-white"})
    colours = {side: wall["colour"] for side, wall in seat_view(state, 0)["walls"].items()}
    north, east = colours["N"], colours["E"]
    lay_slots(state, 0, N=1, E=16)
    lay_supply(state, **{north: 1, east: 15})
    give_turn(state, 0)
    before = seat_view(state, 0)["score"]
    fit = fits(state, Placements(0, "M1", north, 1))["a1/1",]
    assert fit["walls"]["N"] == seat_view(state, 0)["walls"]["N"]["count"] + 1
    assert "N" in fit["met"]
    assert fit["levels"] == [{"level": 1, "points": state.view(None)["tokens"]["level"][0]}]
    assert fit["gain"] == 1 + fit["levels"][0]["points"]
    assert seat_view(state, 0)["score"] == before


def test_without_a_colour_only_the_places_are_told() -> None:
    state = ready()
    for turned in state.ask(Placements(1, "L4"), None)["poses"]:
        assert all(fit.keys() == {"cells"} for fit in turned["fits"])


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_stones_in_reach_with_the_most_they_can_bring(players: int) -> None:
    for state in acting(players, 80 + players):
        view = state.view(None)
        for seat in range(players):
            found = state.ask(Stones(seat), None)["stones"]
            assert [{"steps": one["steps"], "site": one["site"]} for one in found] == view["reach"]
            for one in found:
                assert view["sites"][one["site"]] == {"shape": one["shape"], "colour": one["colour"]}
                own = fits(state, Placements(seat, one["shape"], one["colour"], one["site"]))
                single = fits(state, Placements(seat, one["shape"], one["colour"], one["site"], swap=True))
                assert one["fits"] == len(own)
                assert one["gain"] == max([fit.get("gain", 0) for fit in own.values()], default=0)
                assert one["swaps"] == len(single)
                assert one["swap_gain"] == max([fit.get("gain", 0) for fit in single.values()], default=0)
                if view["supply"][one["colour"]]:
                    assert single == fits(state, Placements(seat, "M1", one["colour"], one["site"]))
                else:
                    assert not single


def test_a_swap_tries_the_single_cube_as_long_as_there_is_one() -> None:
    state = ready()
    assert state.ask(Placements(0, "L4", "blue"), None)["shape"] == "L4"
    found = state.ask(Placements(0, "L4", "blue", swap=True), None)
    assert found["shape"] == "M1"
    assert found["poses"][0]["pose"] == [[0, 0, 0]]
    lay_supply(state, blue=0)
    found = state.ask(Placements(0, "L4", "blue", swap=True), None)
    assert found["poses"] == []


def test_asking_changes_nothing_and_is_answered_at_any_time() -> None:
    queries = (Placements(0, "T4", "blue", 3), Placements(1, "M1", "white"), Placements(1, "L4"), Stones(0), Stones(1))
    for n, (state, _) in enumerate(wander(2, 9)):
        if n % EVERY and state.turn is not None:
            continue
        before = state.copy()
        for query in queries:
            assert state.ask(query, None) == state.ask(query, 1) == before.ask(query, 0)
        assert state == before
        assert state.choices().texts() == before.choices().texts()
        if state.turn is None:
            assert state.ask(Stones(0), None) == {"stones": []}


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        (Placements(0, "X9"), "there is no stone 'X9'; expected one of M1, D2"),
        (Placements(2, "L4"), "there is no seat 2"),
        (Placements(-1, "L4"), "there is no seat -1"),
        (Placements(0, "L4", "blue", 13), "there is no site 13"),
        (Placements(0, "L4", swap=True), "a swap needs the colour of the stone"),
        (Stones(4), "there is no seat 4"),
    ],
)
def test_a_question_that_has_no_answer_is_refused(query: Placements | Stones, reason: str) -> None:
    with pytest.raises(CairnError, match=reason):
        ready().ask(query, None)


def test_the_game_lists_what_can_be_asked() -> None:
    game: Game = MONOLYTH
    assert game.queries == QUERIES
    assert [query.name for query in QUERIES] == ["placements", "stones"]
