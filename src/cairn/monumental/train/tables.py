"""The games that are learned from, and how they are gathered."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, TypeVar

from cairn.chance import Dice
from cairn.monumental.game import MONUMENTAL
from cairn.monumental.state import Monumental, standard

R = TypeVar("R")
TOLD_S = 20.0  # how often it is said how far a round is
RARE = (("renaissance", 5), ("heroes", 6), ("monsters", 7), ("alternatives", 4))  # modules, once in so many games


def table(players: int, seed: int) -> Monumental:
    """Lay out a game by its seed: any map and civilizations, now and then with a module."""
    dice = Dice(seed)
    wanted: dict[str, Any] = {"players": players}
    for name, often in RARE:
        if dice.below(often) == 0:
            wanted[name] = 3 if name == "monsters" else True
    content = standard()
    setup, _ = MONUMENTAL.settle(wanted, content, dice)
    return Monumental(setup, content)


def gathered(done: Iterator[R], name: str, total: int, progress: Callable[[str], None]) -> list[R]:
    """Gather what comes of the parts of a round, and say now and then how far it is."""
    found, told = list[R](), perf_counter()
    for one in done:
        found.append(one)
        if perf_counter() - told > TOLD_S:
            told = perf_counter()
            progress(f"{name}: {len(found) / total:.0%} of its games")
    return found
