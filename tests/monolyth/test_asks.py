"""What can be asked about a position: every answer is what playing would show."""

from collections.abc import Iterator
from typing import Any

import pytest

from cairn import kernel
from cairn.core import CHANCE, CairnError, Event
from cairn.game import Game
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.asks import QUERIES, Fit, Placements, Prophecies, Stones
from cairn.monolyth.choices import Place, Swap
from cairn.monolyth.content import SIDES
from tests.monolyth.positions import (
    give_turn,
    lay_build,
    lay_heights,
    lay_lid,
    lay_sites,
    lay_slots,
    lay_supply,
    lay_tokens,
    ready,
    refresh,
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


BULK = {"M1": 1, "D2": 2, "I3": 3, "L3": 3, "O4": 4, "T4": 4, "L4": 4, "S4": 4}


def most(view: dict[str, Any], seat: int, side: str, turns: int) -> int:
    """Count from what lies on the table what a wall could come to in so many turns: a slow second reading.

    Each turn places one stone of the ring or the lid at most; a 1-cube stone is only had for one of them (ML-TAK-01).
    """
    own = view["seats"][seat]
    wall = own["walls"][side]
    columns = {"N": own["heights"][0], "S": own["heights"][3]}
    columns |= {"W": [row[0] for row in own["heights"]], "E": [row[3] for row in own["heights"]]}
    space = sum(view["limit"] - high for high in columns[side])
    stones = [BULK[stone["shape"]] for stone in view["sites"] if stone and stone["colour"] == wall["colour"]]
    stones += [BULK[shape] for shape, left in view["lid"].items() for _ in range(left[wall["colour"]])]
    room: int = min(space, sum(sorted(stones, reverse=True)[:turns]))
    return room + int(wall["count"])


def turns(view: dict[str, Any], seat: int) -> int:
    """Count the turns that a seat can still take (ML-END-02, ML-SOL-08)."""
    spent = bool(view["phase"] != "act" and view["round"] > 0)
    if view["phase"] == "over":
        return 0
    if view["players"] == 1:
        return len(view["tokens"]["prophecy"]) - int(spent)
    mover = view["turn"] if view["phase"] == "act" else None
    if view["ending"] and mover is not None:
        return int(seat >= mover)
    return 99


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_a_wall_s_reach_is_what_room_stones_and_turns_allow(players: int) -> None:
    ended = 0
    for state, _ in wander(players, 90 + players, builders=True):
        view = state.view(None)
        if view["phase"] not in ("act", "over"):
            continue
        for seat in range(players):
            left = turns(view, seat)
            walls = view["seats"][seat]["walls"]
            for side, wall in walls.items():
                assert wall["reach"] == most(view, seat, side, left), (seat, side)
            free = [side for side, wall in walls.items() if wall["prophecy"] is None]
            found = state.ask(Prophecies(seat), None)["reach"]
            spent = left - 1 if players == 1 or view["ending"] else left
            expected = {side: most(view, seat, side, max(0, spent)) for side in free}
            assert found == (expected if state.turn is not None else {})
            ended += left == 0
    assert ended


@pytest.mark.rule("ML-TAK-01")
@pytest.mark.rule("ML-END-07")
def test_single_cubes_without_a_stone_to_give_for_them_reach_nothing() -> None:
    state = ready(2)
    wall = seat_view(state, 0)["walls"]["N"]
    lay_lid(state)
    lay_sites(state, {1: f"D2-{wall['colour']}", 2: "L3-" + ("blue" if wall["colour"] != "blue" else "white")})
    lay_supply(state, **{wall["colour"]: 3})
    assert seat_view(state, 0)["walls"]["N"]["reach"] == 2
    lay_slots(state, 0, N=2)
    swapped = fits(state, Placements(0, "D2", wall["colour"], 1, swap=True))
    assert swapped["a1/1",]["lost"] == ["N"]  # the pair is gone with it
    assert "lost" not in fits(state, Placements(0, "D2", wall["colour"], 1))["a1/1", "b1/1"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("ML-END-04")
def test_in_the_last_round_this_turn_is_the_last(players: int) -> None:
    state = ready(players)
    state.box[0].ending = 1
    last = players - 1
    give_turn(state, last)
    north = seat_view(state, last)["walls"]["N"]["colour"]
    lay_sites(state, {1: f"I3-{north}", 2: f"O4-{north}"})
    lay_slots(state, last, N=3)
    assert seat_view(state, last)["walls"]["N"]["reach"] == 4
    assert seat_view(state, 0)["walls"]["N"]["reach"] == 0  # has had its turn
    found = fits(state, Placements(last, "I3", north, 1))
    assert found["a1/1", "b1/1", "c1/1"]["met"] == ["N"]
    assert found["a1/1", "b1/1", "c1/1"]["gain"] == 3
    assert found["a2/1", "b2/1", "c2/1"]["lost"] == ["N"]
    assert state.ask(Prophecies(last), None)["reach"] == {"E": 0, "S": 0, "W": 0}  # no stone comes after it


@pytest.mark.rule("ML-SOL-08")
def test_a_solo_player_has_as_many_turns_as_tokens() -> None:
    state = ready(1)
    lay_tokens(state, *sorted(state.view(None)["tokens"]["prophecy"])[:2])
    north = seat_view(state, 0)["walls"]["N"]["colour"]
    lay_slots(state, 0, N=8)
    assert seat_view(state, 0)["walls"]["N"]["reach"] == 8  # two stones of four
    lay_sites(state, {1: f"L3-{north}", 2: "D2-blue"})
    assert fits(state, Placements(0, "L3", north, 1))["a1/1", "a2/1", "b1/1"]["lost"] == ["N"]
    assert state.ask(Prophecies(0), None)["reach"]["E"] == 4


def test_tokens_that_others_took_or_that_are_gone_bring_what_is_left() -> None:
    state = ready(2, "wall")
    lay_build(state, 0, "www www www ww", "w w w w", "w w w w", "w w w w")
    lay_sites(state, {1: "D2-blue"})
    lay_supply(state, blue=1)
    single = Placements(0, "D2", "blue", 1, swap=True)
    highest, *rest = state.view(None)["tokens"]["structure"]
    assert fits(state, single)["d1/3",]["structure"]["done"]
    assert fits(state, single)["d1/3",]["gain"] == highest
    state.box[0].structures_taken = 1  # another has taken the highest
    refresh(state)
    assert fits(state, single)["d1/3",]["gain"] == rest[0]
    state.box[0].structures_taken = 1 + len(rest)
    refresh(state)
    fit = fits(state, single)["d1/3",]
    assert "gain" not in fit
    assert fit["structure"] == {"done": False, "missing": 0}
    state.box[0].structures_taken = 0
    state.box[0].structured[0] = 1  # has one already
    refresh(state)
    assert "gain" not in fits(state, single)["d1/3",]


def test_two_levels_at_once_take_two_tokens_as_far_as_there_are() -> None:
    state = ready(2, "wall")
    lay_build(state, 0, ". ww ww ww", *("ww ww ww ww",) * 3)
    lay_sites(state, {1: "D2-blue"})
    state.box[0].levels_taken = 3
    refresh(state)
    tokens = state.view(None)["tokens"]["level"]
    fit = fits(state, Placements(0, "D2", "blue", 1))["a1/1", "a1/2"]
    assert fit["levels"] == [{"level": 1, "points": tokens[0]}, {"level": 2, "points": tokens[1]}]
    assert fit["gain"] == tokens[0] + tokens[1]
    state.box[0].levels_taken = 3 + len(tokens) - 1
    refresh(state)
    fit = fits(state, Placements(0, "D2", "blue", 1))["a1/1", "a1/2"]
    assert fit["levels"] == [{"level": 1, "points": tokens[-1]}, {"level": 2, "points": 0}]


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
    queries = (
        Placements(0, "T4", "blue", 3),
        Placements(1, "M1", "white"),
        Placements(1, "L4"),
        Stones(0),
        Stones(1),
        Prophecies(0),
    )
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
        (Prophecies(2), "there is no seat 2"),
    ],
)
def test_a_question_that_has_no_answer_is_refused(query: Placements | Stones | Prophecies, reason: str) -> None:
    with pytest.raises(CairnError, match=reason):
        ready().ask(query, None)


def test_the_game_lists_what_can_be_asked() -> None:
    game: Game = MONOLYTH
    assert game.queries == QUERIES
    assert [query.name for query in QUERIES] == ["placements", "stones", "prophecies"]
