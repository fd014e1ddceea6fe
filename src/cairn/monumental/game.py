"""Monumental through the contract: what the game tells about itself."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cairn import kernel
from cairn.chance import Dice
from cairn.core import Chance, State
from cairn.core import Content as AnyContent
from cairn.monumental import entries, setups
from cairn.monumental.asks import QUERIES
from cairn.monumental.content import Content, load
from cairn.monumental.entries import SILENT
from cairn.monumental.state import Monumental, standard

__all__ = ["MONUMENTAL", "Monumental"]


class MonumentalGame:
    """What Monumental tells about itself."""

    name = "monumental"
    rules = 2
    players = range(1, 5)  # people; an Automa is one more
    open = False
    queries = QUERIES

    @staticmethod
    def content(file: str | None = None) -> Content:
        """Load the components; a file of one's own is read anew each time."""
        return standard() if file is None else load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        return setups.options(_own(content))

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up."""
        return setups.settle(wanted, _own(content), chance)

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monumental:
        """Lay out a game."""
        return Monumental(setup, _own(content))

    def rank(self, _: int) -> None:
        """Nobody plays alone here."""

    def finish(self, states: Sequence[State], dice: Sequence[Random]) -> int:
        """Play many games to their ends inside the kernel; count the choices played."""
        counts = kernel.numbers(3)
        for state, die in zip(states, dice, strict=True):
            if isinstance(state, Monumental) and isinstance(die, Dice):
                entries.random_games(state.box, state.kit.tables, die.box, state.menu(), SILENT, counts)
                state.moved_to(state.box)
        return int(counts[0] + counts[1])


def _own(content: AnyContent) -> Content:
    if not isinstance(content, Content):
        raise TypeError("Monumental is played with Monumental's components")
    return content


MONUMENTAL = MonumentalGame()
