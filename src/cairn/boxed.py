"""Positions on the kernel: what they share, whatever the game. A position is a record in a box, and what made it."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Self

from cairn import kernel
from cairn.core import A, CairnError, Choice, Event, Query, Seat, Tell, described
from cairn.kernel import Box, Layout, box
from cairn.turns import heard, numbered


class Boxed(ABC):
    """A position whose record lies in a box; a game says which record, and what the kernel does with it."""

    __slots__ = ("box", "count", "kit", "played", "seats", "setup", "turn")
    _all: ClassVar[tuple[str, ...]]  # the slots, those of the game too

    position: ClassVar[type[Layout]]
    events: ClassVar[type[Layout]]
    silent: ClassVar[Any]  # a box of events in which nobody listens

    box: Any
    kit: Any  # the components as the kernel has them: its `content`, its `tables`
    setup: dict[str, Any]
    seats: int
    played: int
    turn: Seat | None
    count: int  # the choices there are

    def __init_subclass__(cls) -> None:
        """Know every slot."""
        cls._all = tuple(name for kind in reversed(cls.__mro__) for name in getattr(kind, "__slots__", ()))

    def __repr__(self) -> str:
        return described(self, self.played)  # type: ignore[arg-type]  # what is missing here, every game has

    # ------------------------------------------------------------ what a game says

    @classmethod
    @abstractmethod
    def standard(cls) -> Any:  # noqa: ANN401
        """Give the components of the edition."""

    @abstractmethod
    def _equip(self, content: Any) -> None:  # noqa: ANN401
        """Find the kit and the seats from the components and the set-up."""

    @abstractmethod
    def _offer(self) -> int:
        """Let the kernel list the choices; gives who decides among how many."""

    @abstractmethod
    def _numbered(self, number: int) -> int:
        """Give what the kernel plays for the n-th choice."""

    @abstractmethod
    def _offered(self, choice: object) -> int:
        """Give what the kernel plays for a value that is among the choices."""

    @abstractmethod
    def _step(self, events: Any, code: int) -> int:  # noqa: ANN401
        """Let the kernel play; gives who decides then among how many."""

    @abstractmethod
    def _event(self, row: Any) -> Event:  # noqa: ANN401
        """Tell a row of events."""

    @abstractmethod
    def _score(self, seat: Seat) -> int:
        """Let the kernel count the points of a seat."""

    # ------------------------------------------------------------ what follows

    def _asked(self, packed: int) -> None:
        """Take note of who decides now, and among how many choices."""
        self.turn, self.count = heard(packed)

    def ask(self, query: Query[A], viewer: Seat | None) -> A:
        """Answer a question about the position."""
        return query.answer(self, viewer)

    def play(self, choice: Choice | int, tell: Tell | None = None) -> None:
        """Play a choice, or the one with this number."""
        number = numbered(choice, self.turn, self.count)
        code = self._offered(choice) if number is None else self._numbered(number)
        if tell is None:
            self.turn, self.count = heard(self._step(self.silent, code))
            self.played += 1
            return
        events: Any = box(self.events)
        events[0].listening = 1
        self._asked(self._step(events, code))
        self.played += 1
        for row in kernel.head(events, "row", kernel.look(events, "n")):
            tell(self._event(row))

    def copy(self) -> Self:
        """Give an independent position."""
        clone = type(self).__new__(type(self))
        for name in self._all:
            setattr(clone, name, getattr(self, name))
        clone.box = kernel.copy(self.box)
        return clone

    def __getstate__(self) -> tuple[Any, ...]:
        """Travel to another process, which has the same components."""
        return self.setup, self.kit.content.hash, kernel.copy(self.box), self.played

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setup, content, self.box, self.played = kept
        if content != self.standard().hash:
            raise CairnError("the position was played with other components than these")
        self._equip(self.standard())
        self._asked(self._offer())

    def guess(self, seat: Seat, rng: Random) -> Self:  # noqa: ARG002
        """Give a copy: nobody knows more than anybody else."""
        return self.copy()

    def hidden(self, seat: Seat) -> frozenset[str]:  # noqa: ARG002
        """Name nothing: everything lies open."""
        return frozenset()

    def scores(self) -> list[int]:
        """Give the score of each seat if the game ended now."""
        return [self._score(seat) for seat in range(self.seats)]

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and isinstance(other, Boxed)
            and self.kit is other.kit
            and kernel.flat(self.position, self.box) == kernel.flat(self.position, other.box)
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def moved_to(self, position: Box[Any]) -> None:
        """Take over a position that the kernel has reached elsewhere, or that a test has made by hand."""
        self.box = position
        self.played += 1
        self._asked(self._offer())
