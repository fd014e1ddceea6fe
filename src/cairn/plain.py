"""Positions in plain Python: what they share, whatever the game. Slower than on the kernel, and short to write."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self, overload

from cairn.core import A, Choice, Choices, Event, Query, Seat, Tell, described
from cairn.turns import not_offered, numbered


class Listed(Choices):
    """Choices that are a list."""

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[Choice]) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | Sequence[Choice]:
        return self._values[index]


class Plain(ABC):
    """A position of a game where nothing is hidden, and nature draws everything alike; a game says what differs."""

    seats: int
    setup: dict[str, Any]
    turn: Seat | None
    played: int = 0

    def __repr__(self) -> str:
        return described(self, self.played)  # type: ignore[arg-type]  # what is missing here, every game has

    @abstractmethod
    def offered(self) -> Sequence[Choice]:
        """Give every legal choice, once, in a fixed order; the game writes this."""

    @abstractmethod
    def change(self, choice: Any, tell: Tell) -> None:  # noqa: ANN401  (each game has its own choices)
        """Play a choice that is offered, and tell what happens; the game writes this."""

    def choices(self) -> Choices:
        """Give every legal choice."""
        return Listed(self.offered() if self.turn is not None else ())

    def odds(self) -> Sequence[int]:
        """Give the weight of each choice."""
        return [1] * len(self.choices())

    def play(self, choice: Choice | int, tell: Tell | None = None) -> None:
        """Play a choice, or the one with this number."""
        choices = self.choices()
        number = numbered(choice, self.turn, len(choices))
        if number is None and choice not in choices:
            raise not_offered(choice)
        self.change(choice if number is None else choices[number], tell or _unheard)
        self.played += 1

    def ask(self, query: Query[A], viewer: Seat | None) -> A:
        """Answer a question about the position."""
        return query.answer(self, viewer)

    def copy(self) -> Self:
        """Give an independent position."""
        return deepcopy(self)

    def guess(self, seat: Seat, rng: Random) -> Self:  # noqa: ARG002
        """Give a copy: nobody knows more than anybody else."""
        return self.copy()

    def hidden(self, seat: Seat) -> frozenset[str]:  # noqa: ARG002
        """Name nothing: everything lies open."""
        return frozenset()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # a position changes


def _unheard(_: Event) -> None:
    pass


class Components:
    """What a game is played with, as plain data."""

    def __init__(self, **parts: Any) -> None:  # noqa: ANN401  (whatever a game is played with)
        self.parts = parts

    @property
    def hash(self) -> str:
        """Give the SHA-256 of everything."""
        return hashlib.sha256(json.dumps(self.parts, sort_keys=True).encode()).hexdigest()

    def as_dict(self) -> dict[str, Any]:
        """Give them as plain data."""
        return deepcopy(self.parts)
