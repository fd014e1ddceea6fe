"""What is to be played: who meets whom, on which seats, with which set-up. Every game follows from its number."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from math import ceil
from typing import Any, TypeVar

from cairn import __version__, bots
from cairn.chance import Dice
from cairn.core import CairnError, Content
from cairn.game import AUTOMA, Game
from cairn.simulate.games import told_apart

T = TypeVar("T")
STREAMS = 1 << 40  # numbers of set-ups begin here, so that they share no dice with games
LARGE = 1 << 62  # of whole numbers in a file of results
MOST = 1 << 20  # draws of a set-up, and values of each


@dataclass(frozen=True)
class Plan:
    """Bots that meet each other at one game.

    A deal is a set-up and nature's dice. Each is played at every table, with the bots in every rotation of its seats.
    """

    game: Game
    content: Content
    bots: tuple[str, ...]
    players: int = 2
    games: int = 100  # at each table
    seed: int = 1
    wanted: dict[str, Any] = field(default_factory=dict, hash=False)
    ladder: bool = False  # neighbours meet, instead of all

    @cached_property
    def names(self) -> list[str]:
        """The bots, told apart where there are several of a kind."""
        return told_apart(self.bots)

    def minds(self, mode: str) -> list[str]:
        """Say who plays in place of each bot where rules run in this mode; it is itself where they are compiled."""
        return [bots.stands_in(bots.scale(name)[0], mode) or name for name in self.bots]

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Who sits together, by the bots' numbers."""
        count, size = len(self.bots), self.players
        if count < size:  # some sit twice, and everybody sits somewhere
            mixed = combinations_with_replacement(range(count), size)
            return [table for table in mixed if len(set(table)) == count]
        if self.ladder:
            return [tuple(range(first, first + size)) for first in range(count - size + 1)]
        return list(combinations(range(count), size))

    @property
    def deals(self) -> int:
        """How many deals there are: each makes as many games at a table as there are seats to rotate."""
        return ceil(self.games / self.players)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.tables) * self.players

    def deal(self, number: int) -> int:
        """Say which deal a game is of; all games of a deal come before those of the next."""
        return number // (len(self.tables) * self.players)

    def seating(self, number: int) -> list[int]:
        """Say which bot sits on each seat in a game."""
        deal, rest = divmod(number, len(self.tables) * self.players)
        table, turned = divmod(rest, self.players)
        first, *others = self.tables[table]
        orders = list(permutations(others))
        order = (first, *orders[deal % len(orders)])  # who sits after whom changes from deal to deal
        return [order[(seat - turned) % self.players] for seat in range(self.players)]

    def setup(self, number: int) -> dict[str, Any]:
        """Settle the set-up of a game: what is left open comes equally often, on every seat."""
        wanted, deal = {"players": self.players, **self.wanted}, self.deal(number)
        setup, drawn = self.game.settle(wanted, self.content, Even(self.seed, deal))
        values = self.game.options(self.content)
        for key in set(self.game.dealt).intersection(drawn):
            wanted[key] = shared(self.seed, deal, values[key], len(setup[key]))
        return self.game.settle(wanted, self.content, Even(self.seed, deal))[0]

    def as_dict(self) -> dict[str, Any]:
        """Give all that the games depend on."""
        return {
            "cairn": __version__, "game": self.game.name, "rules": self.game.rules, "content": self.content.hash,
            "bots": list(self.bots), "players": self.players, "games": self.games, "seed": self.seed,
            "setup": self.wanted, "ladder": self.ladder,
        }  # fmt: skip

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.players not in self.game.players:
            raise CairnError(f"{self.game.name} is for {self.game.crowd}, not {self.players}")
        if self.games < 1:
            raise CairnError(f"at least 1 game a table must be played, not {self.games}")
        if self.total > LARGE:
            raise CairnError(f"{self.games} games a table are too many: they could not be counted")
        if not self.bots:
            raise CairnError("an arena needs bots: name some after the game")
        for name in dict.fromkeys(self.bots):
            bots.end(bots.make(self.game.name, name))
        setup = self.setup(0)
        if len(self.bots) == 1 and self.players > 1:
            raise CairnError(
                f"one bot has nobody to meet: name two or more, or let {self.bots[0]} play with --players 1"
            )
        if self.ladder and len(self.bots) < max(2, self.players):
            raise CairnError("a ladder needs at least as many bots as there are players, and two")
        self.game.start(setup, self.content)


class Even:
    """Draws for the set-up of a deal: over the deals, each value of each draw comes equally often, in mixed order."""

    def __init__(self, seed: int, deal: int) -> None:
        self._seed, self._deal, self._draws = seed, deal, 0

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1: deals n by n have each of them once."""
        block, place = divmod(self._deal, n)
        self._draws += 1
        return _mixed(_dice(self._seed, block, self._draws, n), range(n))[place]


def shared(seed: int, deal: int, values: Sequence[T], seats: int) -> list[T]:
    """Share values out to seats: over as many deals as there are values, each comes to each seat once."""
    block, place = divmod(deal, len(values))
    dice = _dice(seed, block, 0, len(values))
    order, offsets = _mixed(dice, values), _mixed(dice, range(len(values)))[:seats]
    return [order[(place + offset) % len(order)] for offset in offsets]


def _dice(seed: int, block: int, draw: int, n: int) -> Dice:
    return Dice(seed, STREAMS + (block * MOST + min(draw, MOST - 1)) * MOST + n)


def _mixed(dice: Dice, values: Sequence[T]) -> list[T]:
    order = list(values)
    for last in range(len(order) - 1, 0, -1):
        other = dice.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def alone(players: int, bots_at_table: list[str]) -> bool:
    """Tell whether somebody plays all alone, so that only scores can be compared."""
    return players == 1 and AUTOMA not in bots_at_table


def left(plan: Plan, done: set[int]) -> Iterator[int]:
    """Give the numbers of the games that are still to be played."""
    return (number for number in range(plan.total) if number not in done)
