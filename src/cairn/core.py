"""The contract: what every game answers, and nothing about any one of them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, Self

Seat = int
LONGEST_SHOWN = 120
CHANCE: Seat = -1
"""Nature sits at every table."""
NOBODY: frozenset[Seat] = frozenset()
"""Who may know of a choice if its game says nothing else: nobody but whoever made it."""


class CairnError(Exception):
    """Something a person can put right; the message says what is wrong and where."""


class WordedError(CairnError):
    """A mistake that can be told in every language: `key` names its message, `values` fill it in."""

    def __init__(self, text: str, key: str, **values: str | int) -> None:
        super().__init__(text)
        self.key, self.values = key, values

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes."""
        return _worded, (str(self), self.key, self.values)


def _worded(text: str, key: str, values: dict[str, str | int]) -> WordedError:
    return WordedError(text, key, **values)


class IllegalChoiceError(CairnError):
    """A choice that the position does not offer."""


class LimitError(CairnError):
    """A limit of the engine that a position has reached; the message names it."""


class Choice(Protocol):
    """A frozen value; `str(choice)` is its notation, unique among the choices of a position."""

    def __str__(self) -> str: ...

    @property
    def to(self) -> frozenset[Seat] | None:
        """The seats that may know of it beside its chooser, while the game runs; None stands for everyone."""


@dataclass(frozen=True, slots=True)
class Event:
    """One change, as plain data; `to` names the seats that may hear of it, None stands for everyone."""

    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)
    to: frozenset[Seat] | None = None

    def as_dict(self) -> dict[str, Any]:
        """Give the event as it goes into JSON."""
        return {"kind": self.kind, **self.data}


Tell = Callable[[Event], None]


class Choices(Sequence[Choice]):
    """The choices of a position, in a fixed order; a game makes each value when it is looked at."""

    def texts(self) -> list[str]:
        """Write all of them in their notation; a game may know a faster way than by the values."""
        return [str(choice) for choice in self]


class State(Protocol):
    """A position. Only play() changes it."""

    seats: int
    setup: dict[str, Any]  # as in the header of a record

    @property
    def turn(self) -> Seat | None:
        """Who decides: a seat, CHANCE, or None when the game is over."""

    def choices(self) -> Choices:
        """Give every legal choice, once."""

    def odds(self) -> Sequence[int]:
        """Give the weight of each choice, where nature decides."""

    def play(self, choice: Choice, tell: Tell | None = None) -> None:
        """Play a choice; `tell` hears one event for each change."""

    def copy(self) -> Self:
        """Give an independent position that is equal to this one."""

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Show what this seat (None: a guest) may know, as plain data."""

    def guess(self, seat: Seat, rng: Random) -> Self:
        """Give a copy in which what the seat cannot know is drawn anew; it offers the seat the same choices."""

    def hidden(self, seat: Seat) -> frozenset[str]:
        """Name each fact that is settled and that the seat cannot know; one that goes has been revealed to it."""

    def scores(self) -> Sequence[float]:
        """Give the score of each seat if the game ended now."""

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now; a seat in `out` has given up and cannot."""


class Content(Protocol):
    """The components a game is played with, checked."""

    @property
    def hash(self) -> str:
        """The SHA-256 of everything that matters for play."""

    def as_dict(self) -> dict[str, Any]:
        """Give the components as plain data."""


class Chance(Protocol):
    """Where nature's choices come from."""

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""


class Game(Protocol):
    """What a game tells about itself, so that records, tables and tools need no case for it."""

    name: str
    rules: int  # raised whenever a record could come out differently; never for a mere rewriting
    players: range
    open: bool  # nothing is hidden from anybody, so that one view serves all

    def content(self, file: str | None = None) -> Content:
        """Load the components, corrected by a content file."""

    def options(self, content: Content) -> dict[str, list[Any]]:
        """List what may be chosen at set-up instead of being drawn, with the values each option may take."""

    def settle(self, wanted: Mapping[str, Any], content: Content, chance: Chance) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up: what `wanted` leaves open is drawn. Gives the set-up and the names of what was drawn."""

    def start(self, setup: Mapping[str, Any], content: Content) -> State:
        """Lay out a game; a set-up that cannot be is refused."""

    def finish(self, states: Sequence[State], dice: Sequence[Random]) -> int:
        """Play many games to their ends as random bots would, each with its own dice; count the choices played."""


def may_know(what: Choice | Event, seat: Seat | None, by: Seat | None = None) -> bool:
    """Tell whether a seat (None: a guest) may know of an event, or of a choice `by` somebody, while the game runs."""
    return what.to is None or (seat is not None and (seat == by or seat in what.to))


def quoted(text: str) -> str:
    """Give somebody's text for a message: cut short, and with nothing that a terminal would obey."""
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return f"'{shown}'" if shown.isprintable() else repr(shown)


def parse(state: State, text: str) -> Choice:
    """Read a choice of this position from its notation."""
    wanted = " ".join(text.split())
    for choice in state.choices():
        if str(choice) == wanted:
            return choice
    reason = "the game is over" if state.turn is None else f"it is not among the {len(state.choices())} choices here"
    raise IllegalChoiceError(f"{quoted(text)} cannot be played: {reason}")


def draw(state: State, chance: Chance) -> Choice:
    """Let nature decide: a choice of this position, by its odds."""
    odds = state.odds()
    roll = chance.below(sum(odds))
    number = 0
    while roll >= odds[number]:
        roll -= odds[number]
        number += 1
    return state.choices()[number]


def rollout(state: State, decide: Callable[[State], Choice]) -> list[Choice]:
    """Play on to the end, every choice made by `decide`; give what was chosen."""
    played: list[Choice] = []
    while state.turn is not None:
        choice = decide(state)
        state.play(choice)
        played.append(choice)
    return played
