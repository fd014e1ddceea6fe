"""Whole stretches of games over the socket: every frame tells what its screen may know, a shared one what all may."""

from random import Random
from typing import Any

import pytest

from cairn import record
from cairn.core import Played, State, may_know, parse, play_and_tell
from cairn.games import GAMES
from tests.server.kit import Json, Person, Screen, Server

LEAST = 60  # choices of people
EAGER = ("collect", "explore", "keep_token")
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "two share, one is apart": (("me", "local", "open"), {"continuous": True}),
    "all share": (("me", "local"), {"continuous": True}),
    "Market tokens": (("me", "local"), {"map": "clash-of-titans"}),
    "nobody shares": (("me", "open"), {"continuous": True, "map": "clash-of-titans"}),
}


def chosen(screen: Screen, rng: Random) -> Json:
    """Choose anything, but rather what brings secrets."""
    choices = screen.state["choices"]
    eager = [choice for choice in choices if choice["do"] in EAGER]
    quiet = [choice for choice in choices if choice["do"] not in ("end", "pass", "use_token")]
    found: Json = rng.choice(eager or quiet or choices)
    return found


def play(screens: list[Screen], rng: Random, secret: str) -> None:
    """Play on while everybody looks on, until enough was chosen, and something of what is chosen secretly."""
    done = list[str]()
    while len(done) < LEAST or secret not in done:
        front = max(screen.until_at(0)["at"][1] for screen in screens)
        for screen in screens:
            screen.until_at(front)
        if screens[0].state["view"]["ending"]:  # what is secret is told when it is over
            break
        mover = next(screen for screen in screens if screen.state["choices"])
        choice = chosen(mover, rng)
        done.append(choice["do"])
        mover.move(choice)
        mover.until_at(front + 1)
    front = max(screen.state["at"][1] for screen in screens)
    for screen in screens:
        screen.until_at(front)


def replayed(text: str) -> tuple[list[Played], list[State]]:
    """Play a record again: gives what happened, and every position."""
    kept, game = record.read(text), GAMES["monumental"]
    state = record.start(kept, game, game.content())
    happened, positions = list[Played](), [state.copy()]
    for n, choice in enumerate(kept.choices):
        happened.append(play_and_tell(state, parse(state, choice), n))
        positions.append(state.copy())
    return happened, positions


def told_to(played: Played, seats: list[int]) -> Json:
    """Say what a screen with these seats may hear: of several only what all may know."""
    to = seats[0] if len(seats) == 1 else None
    events = [event.as_dict() for event in played.events if may_know(event, to)]
    known = may_know(played.choice, to, played.seat)
    return {"n": played.n, "seat": played.seat, "move": str(played.choice) if known else None, "events": events}


def looks_on(seats: list[int], turn: int | None) -> int | None:
    """Say as whom a screen looks on."""
    if len(seats) == 1:
        return seats[0]
    return turn if turn in seats else None


def check(states: list[Json], seats: list[int], happened: list[Played], positions: list[State]) -> None:
    """Compare what a screen was shown with what it may know."""
    for state in states:
        position = positions[state["at"][1]]
        assert state["told"] == [told_to(played, seats) for played in happened[state["since"][1] : state["at"][1]]]
        assert state["view"] == position.view(looks_on(seats, position.turn))
        assert not state["choices"] or position.turn in seats


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("case", TABLES)
def test_no_frame_tells_what_its_screen_may_not_know(server: Server, case: str, seed: int) -> None:
    kinds, options = TABLES[case]
    people = [server.person("Ada"), server.person("Bob"), server.person()]
    try:
        ada, bob, _ = people
        table = ada.open_table(*kinds, game="monumental", begins=0, options=options)["id"]
        if "open" in kinds:
            bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as one, bob.at(table) as two, people[2].at(table) as guest:
            screens = [one, two, guest]
            play(screens, Random(seed), "column" if options.get("continuous") else "keep_token")
            heard = [[message for message in screen.heard if message["type"] == "state"] for screen in screens]
            late = [_come_late(person, table, one.state["at"][1]) for person in people]
            logs = [_log(person, table) for person in people]
            one.send("resign", seat=0)
            one.until("table")
        happened, positions = replayed(ada.raw("GET", f"/api/tables/{table}/record").text)
    finally:
        for person in people:
            person.http.close()
    seated = [one.table["you"], two.table["you"], []]
    assert len(seated[0]) == sum(kind != "open" for kind in kinds)
    for states, again, steps, seats in zip(heard, late, logs, seated, strict=True):
        check([*states, again], seats, happened, positions)
        assert steps == [told_to(played, seats) for played in happened[: len(steps)]]
    withheld = [played for played in happened if played.choice.to is not None and played.seat in seated[0]]
    assert withheld  # there was something that only one of them might know
    if len(seated[0]) > 1:
        assert all(logs[0][played.n]["move"] is None for played in withheld)


def _come_late(person: Person, table: str, n: int) -> Json:
    """Come back having seen not quite all."""
    with person.at(table, seen=f"0,{max(0, n - 40)}") as screen:
        return screen.until("state")


def _log(person: Person, table: str) -> list[Json]:
    """Ask for the steps, as a page does that shows them all."""
    found: list[Json] = []
    while True:
        answer = person.ask("GET", f"/api/tables/{table}/steps?from={len(found)}&views=false")
        found += answer["moments"]
        if len(found) > answer["at"][1]:
            return [moment["step"] for moment in found[1:]]
