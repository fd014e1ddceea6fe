"""Undo gives nobody knowledge: what a choice shows to its chooser of what was hidden, it shows for good."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cairn.bots import BOTS
from cairn.chance import Dice
from cairn.core import CHANCE, Choice, Event, State, draw, may_know
from cairn.games import GAMES
from tests.server.kit import Json, Server, play_out
from tests.server.twins import EAGER, EVERYTHING, TABLES, begun

CLAIMS = {"players": 2, "monsters": 3, "map": "heartland", "automa": True, **EVERYTHING}  # the Automa takes tokens
HIDING = [(wanted, 2) for game, wanted in TABLES if game == "monumental"] + [(CLAIMS, 6)]


def shown(state: State, number: int) -> tuple[bool, Any]:
    """Play a choice; gives whether it can be taken back, and all that its chooser then knows."""
    seat, after, events = state.turn or 0, state.copy(), list[Event]()
    before = after.hidden(seat)
    after.play(after.choices()[number], events.append)
    undoable = before <= after.hidden(seat) and after.turn != CHANCE
    choices = after.choices().texts() if after.turn == seat else None
    heard = [event.as_dict() for event in events if may_know(event, seat)]
    return undoable, (after.turn, after.view(seat), choices, heard)


@pytest.mark.parametrize(("wanted", "games"), HIDING, ids=[", ".join(list(wanted)[1:]) for wanted, _ in HIDING])
def test_what_can_be_taken_back_has_shown_nothing(wanted: dict[str, Any], games: int) -> None:
    rng, tried = Random(1), 0
    for _ in range(games):
        state, dice = begun(GAMES["monumental"], wanted, rng), Dice(rng.randrange(1 << 30))
        for _ in range(400):
            if state.turn == CHANCE:
                state.play(draw(state, dice))
                continue
            if state.turn is None:
                break
            choices, seat = state.choices(), state.turn
            texts = choices.texts()
            eager = [i for i, text in enumerate(texts) if text.split()[0] in EAGER]
            number = rng.choice(eager) if eager and rng.random() < 0.7 else rng.randrange(len(texts))
            if state.hidden(seat):
                for each in {number, *eager[:3]}:
                    other = state.guess(seat, rng)  # the same to this seat, and different in what it cannot know
                    (own, knows), (others, known) = shown(state, each), shown(other, each)
                    assert knows == known or not (own and others), f"{texts[each]} shows something"
                    tried += 1
            state.play(choices[number])
    assert tried > 100


# ---------------------------------------------------------------- as far as can be


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (["me"], {"map": "twin-lakes", "heroes": True, "monsters": 3}),
        (["me", "local"], {"map": "clash-of-titans"}),
        (["me", "local"], {"map": "twin-lakes", "continuous": True}),
    ],
    ids=["Automa", "two", "continuous"],
)
def test_undo_goes_back_in_one_step_to_the_turn_s_beginning_or_the_last_reveal(
    server: Server, kinds: list[str], options: dict[str, Any]
) -> None:
    rng, views, lengths = Random(3), dict[int, Any](), list[int]()
    with server.person("Ada") as ada:
        table = ada.open_table(*kinds, game="monumental", begins=0, options=options)["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            while len(lengths) < 12 and state["turn"] is not None:
                views[state["at"][1]] = state["view"]
                assert (state["back"] > 0) == state["undo"]
                if state["back"] > 1 and rng.random() < 0.15:
                    epoch, n = state["at"]
                    screen.send("undo", at=state["at"], far=True)
                    back = screen.until("state")
                    assert back["at"] == [epoch + 1, n - state["back"]]
                    assert back["view"] == views[back["at"][1]]
                    assert not back["undo"] or back["view"]["phase"] in ("row", "actions")  # a turn begins
                    lengths.append(state["back"])
                    state = back
                    continue
                doing = [choice for choice in state["choices"] if choice["do"] not in ("end", "pass")]
                screen.move(rng.choice(doing or state["choices"]))
                state = screen.until("state")
            assert max(lengths) > 2
            play_out(screen, rng=rng)
        assert ada.ask("GET", f"/api/tables/{table}/verify")["fair"]


def test_undo_of_all_ends_where_step_by_step_ends(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="monumental", begins=0, options={"map": "twin-lakes"})["id"]
        with ada.at(table) as screen:
            screen.move(screen.until("state")["choices"][0])  # a Capital; the other one is the other's
            begun = screen.until("state")
            assert begun["view"]["phase"] == "row"
            assert not begun["undo"]  # cards have come to the display
            screen.move(begun["choices"][0])
            screen.move(screen.until("state")["choices"][0])
            acting = screen.until("state")
            assert acting["back"] == 2
            screen.send("undo", at=acting["at"])
            assert screen.until("state")["back"] == 1
            screen.send("undo", at=screen.state["at"], far=True)
            back = screen.until("state")
            assert (back["undo"], back["back"]) == (False, 0)
            assert back["view"] == begun["view"]
            screen.send("undo", at=back["at"], far=True)
            assert screen.refusal() == "nothing-to-undo"


def test_undo_of_all_stays_with_one_seat(server: Server) -> None:
    options = {"map": "twin-lakes", "continuous": True}
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="monumental", begins=0, options=options)["id"]
        with ada.at(table) as screen:
            screen.move(screen.until("state")["choices"][0])
            state, backs = screen.until("state"), []
            for _ in range(3):  # a row and a column of one, a row of the other
                screen.move(state["choices"][0])
                state = screen.until("state")
                backs.append(state["back"])
            assert backs == [1, 2, 1]


# ---------------------------------------------------------------- against bots


class Seer:
    """A bot that foretells as long as it can."""

    def choose(self, state: State, _: object) -> Choice:
        return next((choice for choice in state.choices() if str(choice).startswith("prophecy")), state.choices()[0])


@pytest.fixture
def seer() -> Iterator[str]:
    BOTS["monolyth"]["seer"] = Seer
    yield "seer"
    del BOTS["monolyth"]["seer"]


def test_what_a_bot_has_answered_goes_with_what_is_taken_back_until_nature_draws(server: Server, seer: str) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", seer, seer, begins=0)["id"]
        with ada.at(table) as screen:

            def my_turn(n: int) -> Json:
                while screen.state["turn"] != 0 or screen.state["at"][1] < n:
                    screen.until("state")
                return screen.state

            before = screen.until("state")
            n = before["at"][1]
            screen.move(next(choice for choice in before["choices"] if choice["do"] == "prophecy"))
            after = my_turn(n + 3)  # both bots have foretold, too
            assert (after["undo"], after["back"]) == (True, 3)
            screen.send("undo", at=after["at"])
            back = screen.until("state")
            assert back["at"] == [before["at"][0] + 1, n]
            assert (back["view"], back["choices"]) == (before["view"], before["choices"])
            screen.move(next(choice for choice in back["choices"] if choice["do"] == "place"))
            placed = my_turn(n + 4)  # with a stone that was drawn
            assert not placed["undo"]
            screen.send("undo", at=placed["at"])
            assert screen.refusal() == "nothing-to-undo"
