"""The contract: what every position answers, and nothing about any one game."""

from bisect import bisect
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from itertools import accumulate
from random import Random
from typing import Any, ClassVar, Protocol, Self, TypeVar

Seat = int
LONGEST_SHOWN = 120
LONGEST_VALUE = 60
CHANCE: Seat = -1
"""Nature sits at every table."""
NOBODY: frozenset[Seat] = frozenset()
"""Who may know of a choice if its game says nothing else: nobody but whoever made it."""
NOTHING: frozenset[str] = frozenset()


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
    """A frozen value with its parts by name; `str(choice)` is its notation, unique among the choices of a position."""

    def __str__(self) -> str: ...

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data, alike in every language: what is done as `do`, then its parts by name."""

    @property
    def to(self) -> frozenset[Seat] | None:
        """The seats that may know of it beside its chooser, while the game runs; None stands for everyone."""


@cache
def _parts(kind: type[Any]) -> tuple[tuple[str, str], ...]:
    """Give the parts of a dataclass: the names in its data, and of its fields; `from_` is `from` there."""
    return tuple((part.name.rstrip("_"), part.name) for part in fields(kind) if part.metadata.get("told", True))


class Told:
    """A dataclass whose data is `do` and then its fields; those of `untold()` are left out."""

    __slots__ = ()
    do: ClassVar[str]

    @property
    def data(self) -> dict[str, Any]:
        """Give `do` and the parts by name; a part that is None is left out."""
        told: dict[str, Any] = {"do": self.do}
        for name, own in _parts(type(self)):  # type: ignore[arg-type]  # mypy thinks that a class has no hash
            value = getattr(self, own)
            if value is not None:
                told[name] = list(value) if isinstance(value, tuple) else value
                if isinstance(value, dict):  # a copy: the value is frozen, and may be kept
                    told[name] = dict(value)
        return told


def untold(default: Any = MISSING) -> Any:  # noqa: ANN401  (it stands where mypy shall see the declared type)
    """Declare a field that is neither compared nor told: what a value remembers of the position that made it."""
    return field(default=default, compare=False, repr=False, metadata={"told": False})


@dataclass(frozen=True, slots=True)
class Question:
    """What a position asks: of whom, whose card or token asks, how many times, and whether it may be declined."""

    kind: str
    seat: Seat
    # {"what": "card", "id": "library", "slot": 3}; None where the rules ask
    by: Mapping[str, Any] | None = field(default=None, hash=False)
    count: int | None = None
    may_decline: bool = False
    about: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def as_dict(self) -> dict[str, Any]:
        """Give the question as it goes into JSON."""
        told = {"kind": self.kind, "seat": self.seat, "by": self.by, "count": self.count}
        return {**told, "may_decline": self.may_decline, "about": dict(self.about)}


A_co = TypeVar("A_co", covariant=True)


class Query(Protocol[A_co]):
    """Something that can be asked about a position: a frozen dataclass; its `answer` is typed plain data."""

    name: ClassVar[str]

    def answer(self, state: Any, viewer: Seat | None) -> A_co:  # noqa: ANN401  (each game has its own positions)
        """Answer from what the viewer (None: a guest) may know."""


A = TypeVar("A")


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


@dataclass(frozen=True, slots=True)
class Played:
    """A choice that was played: by whom, what happened, and whether the chooser came to know something by it."""

    n: int
    seat: Seat
    choice: Choice
    events: tuple[Event, ...]
    revealing: bool


class Choices(Sequence[Choice]):
    """The choices of a position, in a fixed order; a game makes each value when it is looked at."""

    __slots__ = ()

    def texts(self) -> list[str]:
        """Write all of them in their notation; a game may know a faster way than by the values."""
        return [str(choice) for choice in self]

    def columns(self) -> list[dict[str, Any]]:
        """Give the data of all of them in columns; a game may know a faster way than by the values."""
        return columns([choice.data for choice in self])


class State(Protocol):
    """A position. Only play() changes it."""

    seats: int
    setup: dict[str, Any]  # as in the header of a record

    @property
    def turn(self) -> Seat | None:
        """Who decides: a seat, CHANCE, or None when the game is over."""

    @property
    def question(self) -> Question | None:
        """What is asked of whoever decides; None when the game is over. It may hold what others must not know."""

    def ask(self, query: Query[A], viewer: Seat | None) -> A:
        """Answer a question about the position from what the viewer (None: a guest) may know; changes nothing."""

    def choices(self) -> Choices:
        """Give every legal choice, once; counting them makes no values."""

    def odds(self) -> Sequence[int]:
        """Give the weight of each choice, where nature decides."""

    def play(self, choice: Choice | int, tell: Tell | None = None) -> None:
        """Play a choice, or the one with this number among them; `tell` hears one event for each change."""

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


def may_know(what: Choice | Event, seat: Seat | None, by: Seat | None = None) -> bool:
    """Tell whether a seat (None: a guest) may know of an event, or of a choice `by` somebody, while the game runs."""
    return what.to is None or (seat is not None and (seat == by or seat in what.to))


def columns(told: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Write choices in columns: neighbours that do the same are one group of `n`.

    A part that is the same for all of a group is told once, in `all`; of the others `each` has a list. A list of words
    is one string here, joined by blanks: ["a1/1", "a2/1"] is "a1/1 a2/1". A game may make smaller groups of its own.
    """
    groups: list[dict[str, Any]] = []
    start = 0
    for end in range(1, len(told) + 1):
        first = told[start]
        if end < len(told) and told[end]["do"] == first["do"] and told[end].keys() == first.keys():
            continue
        names = [name for name in first if name != "do"]
        rows = [[joined(choice[name]) for name in names] for choice in told[start:end]]
        groups.append(group(first["do"], {}, names, rows))
        start = end
    return groups


def group(do: str, same: Mapping[str, Any], names: Sequence[str], rows: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """Make a group of columns: what is known to be the same for all, then the named parts, a row for each choice."""
    made: dict[str, Any] = {"do": do, "n": len(rows), "all": dict(same), "each": {}}
    for name, *values in zip(names, *rows, strict=True):
        if values.count(values[0]) == len(values):
            made["all"][name] = values[0]
        else:
            made["each"][name] = values
    return made


def joined(value: Any) -> Any:  # noqa: ANN401  (a part may be anything)
    """Write a part as it stands in columns: a list of words as one string."""
    words = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
    return " ".join(value) if words else value


def quoted(text: str) -> str:
    """Give somebody's text for a message: cut short, and with nothing that a terminal would obey."""
    cut = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return f"'{cut}'" if cut.isprintable() else repr(cut)


def shown(value: object) -> str:
    """Give somebody's value for a message, cut short, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out numbers of thousands of digits
        return "a number of thousands of digits"
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 3] + "..."


def described(state: State, played: int) -> str:
    """Say in a line what a position is: the game, how many play, the step, and who decides what."""
    name, asked = type(state).__name__, state.question
    if asked is None:
        found = f"over, scores {list(state.scores())}"
    else:
        who = "nature" if asked.seat == CHANCE else f"seat {asked.seat}"
        found = f"{who} decides {asked.kind} ({len(state.choices())} choices)"
    return f"<{name}: {state.seats} {'seat' if state.seats == 1 else 'seats'}, step {played}, {found}>"


def parse(state: State, text: str) -> Choice:
    """Read a choice of this position from its notation."""
    wanted = " ".join(text.split())
    choices = state.choices()
    for number, written in enumerate(choices.texts()):
        if written == wanted:
            return choices[number]
    reason = "the game is over" if state.turn is None else f"it is not among the {len(choices)} choices here"
    raise IllegalChoiceError(f"{quoted(text)} cannot be played: {reason}")


def drawn(state: State, chance: Chance) -> int:
    """Let nature decide: give the number of a choice of this position, by its odds."""
    sums = list(accumulate(state.odds()))
    return bisect(sums, chance.below(sums[-1]))


def draw(state: State, chance: Chance) -> Choice:
    """Let nature decide: give a choice of this position, by its odds."""
    return state.choices()[drawn(state, chance)]


def play_and_tell(state: State, choice: Choice, n: int) -> "Played":
    """Play a choice, the n-th of its game, and give all that is to be told of it."""
    seat = state.turn
    if seat is None:
        raise CairnError("the game is over")
    events: list[Event] = []
    unknown = NOTHING if seat == CHANCE else state.hidden(seat)
    state.play(choice, events.append)
    return Played(n, seat, choice, tuple(events), bool(unknown) and not unknown <= state.hidden(seat))
