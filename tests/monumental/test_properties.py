"""What holds in every game of Monumental, whatever is played: found out by Hypothesis."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn import kernel, record
from cairn.chance import Dice
from cairn.core import CHANCE, draw, parse
from cairn.monumental import MONUMENTAL, Monumental
from cairn.monumental import kinds as k
from cairn.monumental.setups import RANDOM, SWITCHES

pytestmark = pytest.mark.modes

CONTENT = MONUMENTAL.content()
EXAMPLES = settings(max_examples=40 if kernel.COMPILED else 3, deadline=None)


@st.composite
def wishes(draw_: st.DrawFn) -> dict[str, Any]:
    """A set-up with any mix of modules."""
    players = draw_(st.integers(1, 4))
    wanted: dict[str, Any] = {name: draw_(st.booleans()) for name in SWITCHES}
    wanted["automa"] = players == 1 or (players < 4 and wanted["automa"])
    if draw_(st.booleans()):
        wanted["map"] = draw_(st.sampled_from(RANDOM))
    wanted["monsters"] = draw_(st.integers(0, 3 if wanted.get("map") == "random-small" else 6))
    return {"players": players, **wanted}


def begin(wanted: dict[str, Any], seed: int) -> tuple[Monumental, Dice]:
    dice = Dice(seed)
    setup, _ = MONUMENTAL.settle(wanted, CONTENT, dice)
    return MONUMENTAL.start(setup, CONTENT), dice


def step(state: Monumental, dice: Dice) -> str:
    choice = draw(state, dice) if state.turn == CHANCE else dice.choice(state.choices())
    state.play(choice)
    return str(choice)


@EXAMPLES
@given(wishes(), st.integers(0, 2**32))
@pytest.mark.rule("MN-INV-07")
def test_any_game_ends_and_its_record_is_valid(wanted: dict[str, Any], seed: int) -> None:
    state, dice = begin(wanted, seed)
    kept = record.Record(record.header(MONUMENTAL, CONTENT, state.setup))
    while state.turn is not None:
        assert state.box[0].depth < k.DEPTH - 8
        assert len(state.choices()) < k.MENU
        kept.choices.append(step(state, dice))
        assert len(kept.choices) < 5000
    assert state.box[0].depth == 0
    kept.result = record.result(state)
    verdict = record.verify(record.read(str(kept)), MONUMENTAL, CONTENT)
    assert (verdict.finished, verdict.scores) == (True, state.scores())


@EXAMPLES
@given(wishes(), st.integers(0, 2**32), st.integers(0, 400))
def test_any_position_copies_parses_and_leaks_nothing(wanted: dict[str, Any], seed: int, steps: int) -> None:
    state, dice = begin(wanted, seed)
    for _ in range(steps):
        if state.turn is not None:
            step(state, dice)
    twin = state.copy()
    assert twin == state
    texts = [str(choice) for choice in state.choices()]
    assert len(set(texts)) == len(texts)
    for text in texts[:5]:
        assert str(parse(state, text)) == text
    rng = Random(seed)
    for seat in range(state.setup["players"]):
        guess = state.guess(seat, rng)
        assert guess.view(seat) == state.view(seat)
        if state.turn == seat:
            assert [str(choice) for choice in guess.choices()] == texts
        for _ in range(10):  # a guess can be played on
            if guess.turn is not None:
                step(guess, dice)
    assert twin == state
