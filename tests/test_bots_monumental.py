"""The opponents of Monumental: they play everything, by what they are shown, the same way every time."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cairn import bots, kernel
from cairn.bots import monumental_levels as levels
from cairn.bots.monumental_mind import Budget
from cairn.bots.monumental_weights import LEARNED, SIZES, learned, plain, read, written
from cairn.chance import Dice
from cairn.core import CairnError, draw
from cairn.kernel import look_all
from cairn.monumental import MONUMENTAL, Monumental
from cairn.simulate import Run, simulate
from cairn.train.monumental import train

CONTENT = MONUMENTAL.content()
TINY = Budget(width=2, quota=1, narrow=1, other=1, ends=2, samples=1, turns=1, nodes=3000)
compiled = pytest.mark.skipif(not kernel.COMPILED, reason="thinking needs compiled rules") if False else lambda f: f


class Small(levels.Obsidian):
    """The top level, with little time."""

    budget = TINY


class Forgetful(Small):
    """Plans anew at every choice of nature and others, and keeps no plan beyond its own."""

    def choose(self, state: Any, rng: Random) -> Any:
        """Forget everything that was not planned in this very turn."""
        fresh = Forgetful.__new__(Forgetful)
        fresh.__dict__.update(self.__dict__)
        return super().choose(state, rng)


def game(seed: int, **wanted: Any) -> Monumental:
    setup, _ = MONUMENTAL.settle({"players": 2, **wanted}, CONTENT, Dice(seed))
    return MONUMENTAL.start(setup, CONTENT)


def played(state: Monumental, seated: list[Any], seed: int, most: int = 5000) -> list[str]:
    """Play a game; gives all choices."""
    dice, choices = Dice(seed), []
    while state.turn is not None and len(choices) < most:
        choice = bots.decide(state, seated, dice, dice)
        choices.append(str(choice))
        state.play(choice)
    return choices


def after(seed: int, steps: int, **wanted: Any) -> Monumental:
    """Play a game some way by the second level, up to a player's choice."""
    state, seated, dice = game(seed, **wanted), [levels.Flint()] * 4, Dice(seed)
    while state.turn is not None and (steps > 0 or state.turn < 0 or len(state.choices()) < 2):
        state.play(bots.decide(state, seated, dice, dice))
        steps -= 1
    return state
