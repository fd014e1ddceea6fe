"""Bots: one method, `choose`. A bot gets a position as its seat may imagine it, never the table's own."""

import importlib
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from cairn import kernel
from cairn.bots import monolyth_thinking
from cairn.bots.advice import Adviser
from cairn.bots.monolyth import FlintMonolyth, GreedyMonolyth, PebbleMonolyth
from cairn.bots.monumental import GreedyMonumental
from cairn.core import CHANCE, CairnError, Chance, Choice, State, draw


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, rng: Random) -> Choice:
        """Pick one of the position's choices."""


class RandomBot:
    """Any choice is as good as any other."""

    def choose(self, state: State, rng: Random) -> Choice:
        """Pick blindly."""
        return rng.choice(state.choices())


LEVELS = ("pebble", "flint", "slate", "granite", "obsidian")
"""The opponents that people play against, from the weakest to the strongest."""

BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    "monolyth": {
        "random": RandomBot,
        "greedy": GreedyMonolyth,
        "pebble": PebbleMonolyth,
        "flint": FlintMonolyth,
        "slate": GreedyMonolyth,
        "granite": monolyth_thinking.granite,
        "obsidian": monolyth_thinking.obsidian,
    },
    "monumental": {"random": RandomBot, "greedy": GreedyMonumental, **dict.fromkeys(LEVELS, GreedyMonumental)},
}
ADVISERS: dict[str, Callable[[], Adviser]] = {"monolyth": monolyth_thinking.obsidian, "monumental": GreedyMonumental}


def adviser(game: str) -> Adviser:
    """Make what gives hints in a game, and looks through games that are over."""
    return ADVISERS[game]()


def stands_in(name: str) -> str | None:
    """Name the bot that plays in place of a level where the rules run interpreted, which is too slow for thinking."""
    return "greedy" if name in LEVELS[2:] and not kernel.COMPILED else None


def make(game: str, name: str) -> Bot:
    """Make a bot by its name, or by MODULE:CLASS from a module of one's own."""
    if ":" in name:
        return _own(name)
    if name not in BOTS[game]:
        known = ", ".join(BOTS[game])
        raise CairnError(f"there is no bot {name!r} for {game}; expected one of {known}, or MODULE:CLASS of your own")
    return BOTS[game][name]()


def _own(name: str) -> Bot:
    """Find a bot in a module that can be imported from here."""
    module, _, kind = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made: Bot = getattr(importlib.import_module(module), kind)()
    except Exception as error:  # noqa: BLE001  (its module may do anything)
        known = isinstance(error, ImportError | AttributeError | TypeError | ValueError | SyntaxError)
        reason = str(error) if known else f"{type(error).__name__}: {error}"
        raise CairnError(f"the bot {name} cannot be made: {reason}") from None
    if not callable(getattr(made, "choose", None)):
        raise CairnError(f"the bot {name} has no method choose")
    return made


def seat_bots(game: str, names: str, seats: int) -> list[str]:
    """Read bot names for all seats, separated by commas; the last one repeats."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) > seats:
        raise CairnError(f"{len(listed)} bots are named, but there are {seats} seats")
    for name in listed:
        make(game, name)
    return listed + listed[-1:] * (seats - len(listed))


def decide(state: State, bots: Sequence[Bot], chance: Chance, rng: Random) -> Choice:
    """Let whoever is to decide do so: nature by its odds, a seat by its bot."""
    turn = state.turn
    if turn is None:
        raise CairnError("the game is over: nobody decides")
    if turn == CHANCE:
        return draw(state, chance)
    return bots[turn].choose(state.guess(turn, rng), rng)
