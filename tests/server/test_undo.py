"""Undo gives nobody knowledge: what a choice shows to its chooser of what was hidden, it shows for good."""

from random import Random
from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, Event, State, draw, may_know
from cairn.games import GAMES
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
