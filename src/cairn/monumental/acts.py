"""What all choices of Monumental have in common: each is a value with its parts by name.

Parts are ids and numbers; slots, Explorers, effects and the like count from 1. What an act costs is told with it but is
no part of what is chosen, so that it is not compared. The notation is made from the parts, in the rulebook's English.
"""

from dataclasses import dataclass, field
from typing import Any

from cairn.core import NOBODY, Seat, Told, untold
from cairn.monumental.kit import Kit
from cairn.monumental.terms import Cost, Figure

AGAIN = {"fresh": "", "spent": "spent ", "used": "used "}  # a card drawn again in a turn


def derived(kind: type) -> Any:  # noqa: ANN401  (it stands where mypy shall see the declared type)
    """Declare a part that follows from the position: it is told, but not compared, and a value by hand goes without."""
    return field(default_factory=kind, compare=False, kw_only=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Told):
    """A choice: it knows the kernel's number, the names of everything, and who may know of it beside its chooser."""

    code: int = untold(-1)
    kit: Kit = untold()
    to: frozenset[Seat] | None = field(default=NOBODY, compare=False, repr=False, metadata={"told": False})


@dataclass(frozen=True, slots=True, kw_only=True)
class Priced(Act):
    """A choice with a price: what is asked after all discounts, and how much own Gold would stand in for the rest."""

    cost: Cost = derived(dict)
    gold: int = derived(int)


@dataclass(frozen=True, slots=True)
class Spot(Act):
    """A choice of a tile."""

    tile: str

    def __str__(self) -> str:
        return f"{self.do} {self.tile}"


@dataclass(frozen=True, slots=True)
class Card(Act):
    """A choice of a card."""

    card: str

    def __str__(self) -> str:
        return f"{self.do} {self.kit.name('cards', self.card)}"


@dataclass(frozen=True, slots=True)
class InCity(Act):
    """A choice of a card in a space of the own City."""

    card: str
    slot: int

    def __str__(self) -> str:
        return f"{self.do} {self.kit.name('cards', self.card)} {self.slot}"


@dataclass(frozen=True, slots=True)
class Unit(Act):
    """A choice of a figure on a tile."""

    tile: str
    figure: Figure

    def __str__(self) -> str:
        return f"{self.do} {self.figure} {self.tile}"
