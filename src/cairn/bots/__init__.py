"""Bots: one method, `choose`. A bot gets a position as its seat may imagine it, never the table's own."""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from math import inf
from random import Random
from typing import Protocol, cast

from cairn import kernel
from cairn.bots import packages, program
from cairn.bots.advice import Adviser
from cairn.bots.answers import meant
from cairn.core import CHANCE, CairnError, Chance, Choice, State, draw
from cairn.game import Game
from cairn.games import GAMES


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, rng: Random) -> Choice | int:
        """Pick one of the position's choices, or its number."""


class RandomBot:
    """Any choice is as good as any other."""

    def choose(self, state: State, rng: Random) -> Choice:
        """Pick blindly."""
        return rng.choice(state.choices())


LEVELS = ("pebble", "flint", "slate", "granite", "obsidian")
"""The opponents that people play against, from the weakest to the strongest."""


class Known(Mapping[str, dict[str, Callable[[], Bot]]]):
    """What makes each bot, by game and name; a game's are loaded when they are looked at."""

    def __init__(self) -> None:
        self._loaded: dict[str, dict[str, Callable[[], Bot]]] = {}

    def __getitem__(self, game: str) -> dict[str, Callable[[], Bot]]:
        """Give the bots of a game."""
        if game not in self._loaded:
            self._loaded[game] = {"random": RandomBot, **GAMES[game].bots()}
        return self._loaded[game]

    def __iter__(self) -> Iterator[str]:
        """Name the games."""
        return iter(GAMES)

    def __len__(self) -> int:
        """Count the games."""
        return len(GAMES)


BOTS = Known()


def load() -> None:
    """Load every game that can be, and its bots, now, instead of when they are first asked for."""
    for game in GAMES.whole():
        with suppress(CairnError):  # it is told when the game is asked for
            BOTS[game.name]


def adviser(game: str) -> Adviser:
    """Make what gives hints in a game, and looks through games that are over."""
    found = GAMES[game].adviser()
    if found is None:
        raise CairnError(f"{game} has nobody who gives hints or looks through games")
    return found


def advises(game: str) -> bool:
    """Tell whether somebody gives hints in a game, and looks through games that are over."""
    return type(GAMES[game]).adviser is not Game.adviser


def usual(game: str) -> str:
    """Name the bot that sits where none is named: the middle level, or the last bot of a game without levels."""
    return LEVELS[2] if LEVELS[2] in BOTS[game] else list(BOTS[game])[-1]


def levels(game: str) -> list[str]:
    """Name the opponents of a game from the weakest to the strongest; without levels, all its bots."""
    return [name for name in LEVELS if name in BOTS[game]] or list(BOTS[game])


def stands_in(name: str, mode: str = kernel.MODE) -> str | None:
    """Name the bot that plays in place of a level where the rules run interpreted, which is too slow for thinking."""
    return "greedy" if name in LEVELS[2:] and mode != "compiled" else None


def make(game: str, name: str) -> Bot:
    """Make a bot by its name: of ours or of a package, MODULE:CLASS, or exec:COMMAND for a program.

    NAME@FACTOR thinks so many times as much as NAME, if it can; an @ with no number after it belongs to the name.
    """
    plain, factor = scale(name)
    bot = _plain(game, plain)
    if factor is None or stands_in(plain):
        return bot
    scaled = getattr(bot, "scaled", None)
    if not callable(scaled):
        raise CairnError(f"{name!r}: the bot {plain} cannot think more or less (it has no method scaled)")

    def other() -> object:
        made = scaled(factor)
        if made is None:
            raise ValueError("its method scaled gives nothing; it should give a bot")
        return made

    return _made(name, other)


def scale(name: str) -> tuple[str, float | None]:
    """Split NAME@FACTOR; the factor is None where there is none."""
    plain, sign, text = name.rpartition("@")
    try:
        factor = float(text)
    except ValueError:
        return name, None
    if not sign or not plain:
        return name, None
    if not 0 < factor < inf:
        raise CairnError(f"{name!r}: a bot can think some times as much, such as {plain}@0.1, not {text} times")
    return plain, factor


def _plain(game: str, name: str) -> Bot:
    if name.startswith(program.PREFIX):
        return program.Program(name.removeprefix(program.PREFIX), game, GAMES[game].rules)
    if ":" in name:
        return _own(name)
    if name in BOTS[game]:
        return BOTS[game][name]()
    points = packages.brought(game)
    if name not in points:
        known = ", ".join({**BOTS[game], **points})
        own = "MODULE:CLASS of your own, or exec:COMMAND for a program"
        raise CairnError(f"there is no bot {name!r} for {game}; expected one of {known}, {own}")
    return _made(name, packages.loaded(name, points[name]))


def _own(name: str) -> Bot:
    """Find a bot in a module that can be imported from here."""
    module, _, kind = name.partition(":")
    if not module or not kind:
        raise CairnError(f"the bot {name} cannot be made: expected MODULE:CLASS, such as mybots:Lookahead")
    if "" not in sys.path:
        sys.path.insert(0, "")

    def factory() -> object:
        return getattr(importlib.import_module(module), kind)()

    return _made(name, factory)


def _made(name: str, factory: Callable[[], object]) -> Bot:
    try:
        made = factory()
    except KeyboardInterrupt:
        raise
    except packages.FAILURES as error:
        known = isinstance(error, CairnError | ImportError | AttributeError | TypeError | ValueError | SyntaxError)
        reason = str(error) if known else f"{type(error).__name__}: {error}"
        raise CairnError(f"the bot {name} cannot be made: {reason}") from None
    if not callable(getattr(made, "choose", None)):
        raise CairnError(f"the bot {name} has no method choose")
    return cast("Bot", made)


def described(game: str) -> dict[str, str]:
    """Say of every bot that has a name what it is: the first line of its class."""
    told = {name: _sentence(factory) for name, factory in BOTS[game].items()}
    for name, point in packages.brought(game).items():
        if name not in told:
            try:
                sentence = _sentence(packages.loaded(name, point))
            except CairnError as error:
                sentence = str(error)
            told[name] = f"{sentence} ({point.value})"
    return told


def _sentence(factory: object) -> str:
    text = (inspect.getdoc(factory) or "").partition("\n")[0]
    return text if inspect.isroutine(factory) or inspect.isclass(factory) else ""


def end(bot: Bot) -> None:
    """End what a bot keeps open: a program, say."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def seat_bots(game: str, names: str, seats: int) -> list[str]:
    """Read bot names for all seats, separated by commas; the last one repeats."""
    listed = [name.strip() for name in _split(names)]
    if len(listed) > seats:
        raise CairnError(f"{len(listed)} bots are named, but there are {seats} seats")
    for name in listed:
        make(game, name)
    return listed + listed[-1:] * (seats - len(listed))


def _split(names: str) -> list[str]:
    """Split at commas, but for those inside quotation marks, which belong to a program's command."""
    found, inside = [""], ""
    for sign in names:
        if sign == "," and not inside:
            found.append("")
            continue
        if sign in "\"'":
            inside = "" if inside == sign else inside or sign
        found[-1] += sign
    return found


def decide(state: State, bots: Sequence[Bot], chance: Chance, rng: Random) -> Choice:
    """Let whoever is to decide do so: nature by its odds, a seat by its bot."""
    turn = state.turn
    if turn is None:
        raise CairnError("the game is over: nobody decides")
    if turn == CHANCE:
        return draw(state, chance)
    return meant(bots[turn].choose(state.guess(turn, rng), rng), state)
