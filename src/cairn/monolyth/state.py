"""A position of Monolyth through the contract. No rule is written here."""

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import Any, Self, TypeVar, cast, overload

from cairn import kernel
from cairn.core import CHANCE, A, CairnError, Choice, Choices, Query, Question, Seat, Tell, described
from cairn.kernel import Box, box, look
from cairn.monolyth import entries, fields, views
from cairn.monolyth.choices import AnyChoice, grouped, kit
from cairn.monolyth.content import Content, standard
from cairn.monolyth.setup import checked
from cairn.turns import heard, not_offered, numbered

T = TypeVar("T")
SILENT = box(fields.Events)


class MonolythChoices(Choices):
    """The choices of a position; each is named when it is looked at."""

    __slots__ = ("_at", "_len", "_state")

    def __init__(self, state: "Monolyth") -> None:
        self._state, self._at, self._len = state, state.played, state.count

    def __len__(self) -> int:
        return self._len

    @overload
    def __getitem__(self, index: int) -> AnyChoice: ...
    @overload
    def __getitem__(self, index: slice) -> list[AnyChoice]: ...
    def __getitem__(self, index: int | slice) -> AnyChoice | list[AnyChoice]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._len))]
        state = self._now()
        if not -self._len <= index < self._len:
            raise IndexError(f"there are {self._len} choices")
        return state.named(entries.pick_box(state.box, state.menu, index % self._len))

    def _now(self) -> "Monolyth":
        """Give the position, if it is still the one that offered these."""
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")
        return self._state

    def _listed(self) -> list[tuple[int, int]]:
        """Give the kernel's number of every choice, and the level at which its stone rests."""
        state = self._now()
        codes, levels = kernel.numbers(self._len), kernel.numbers(self._len)
        entries.list_box(state.box, state.kit.tables, state.menu, codes, levels)
        return list(zip(kernel.plain(codes), kernel.plain(levels), strict=True))

    def _kept(self, kept: dict[tuple[int, int], T], make: Callable[[AnyChoice], T]) -> list[T]:
        """Give something of all of them that is made once and kept."""
        listed = self._listed()
        try:
            return [kept[choice] for choice in listed]
        except KeyError:
            for code, level in listed:
                if (code, level) not in kept:
                    kept[code, level] = make(self._state.named(code, level))
            return [kept[choice] for choice in listed]

    def __iter__(self) -> Iterator[AnyChoice]:
        """Name all of them, which takes one call of the kernel instead of one for each."""
        yield from [self._state.named(code, level) for code, level in self._listed()]

    def texts(self) -> list[str]:
        """Write all of them without making the values."""
        return self._kept(self._state.kit.texts[self._state.seats], str)

    def columns(self) -> list[dict[str, Any]]:
        """Put all of them into columns without making the values: a group for each stone in reach."""
        kit = self._state.kit
        return grouped(self._kept(kit.parts[self._state.seats], kit.parted))


class Monolyth:
    """A position of Monolyth."""

    __slots__ = ("box", "count", "kit", "menu", "played", "seats", "setup", "turn")

    turn: Seat | None
    count: int  # the choices there are; `menu` has them

    def __repr__(self) -> str:
        return described(self, self.played)

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.kit = kit(content)
        self.setup = checked(setup, content)
        self.seats: int = self.setup["players"]
        self.box, self.menu = box(fields.Position), box(fields.Menu)
        card = [c.id for c in content.structures].index(self.setup["structure"])
        entries.lay_out_box(self.box, self.kit.tables, self.seats, card)
        boards = [b.id for b in content.boards]
        for seat, board in enumerate(self.setup["boards"]):
            self.box[0].board[seat] = boards.index(board)
        self.played = 0
        self._asked(entries.offer_box(self.box, self.kit.tables, self.menu))

    def _asked(self, packed: int) -> None:
        """Take note of who decides now, and among how many choices."""
        self.turn, self.count = heard(packed)

    @property
    def question(self) -> Question | None:
        """What is asked of whoever decides."""
        return views.question(self)

    def choices(self) -> MonolythChoices:
        """Give every legal choice."""
        return MonolythChoices(self)

    def odds(self) -> list[int]:
        """Give the weight of each choice."""
        return kernel.head(self.menu, "weight", self.count) if self.turn == CHANCE else [1] * self.count

    def named(self, code: int, level: int | None = None) -> AnyChoice:
        """Make the value of a choice from the kernel's number; `level` is where its stone rests, if known."""
        if level is None:
            level = entries.level_box(self.box, self.kit.tables, code)
        return self.kit.choice(self.seats, code, level)

    def play(self, choice: Choice | int, tell: Tell | None = None) -> None:
        """Play a choice, or the one with this number."""
        number = numbered(choice, self.turn, self.count)
        code = self._offered(choice) if number is None else ~number
        self.played += 1
        if tell is None:
            self.turn, self.count = heard(entries.play_box(self.box, self.kit.tables, self.menu, SILENT, code))
            return
        events = box(fields.Events)
        events[0].listening = 1
        self._asked(entries.play_box(self.box, self.kit.tables, self.menu, events, code))
        for row in kernel.head(events, "row", look(events, "n")):
            tell(views.event(self, row))

    def _offered(self, choice: object) -> int:
        """Give what the kernel plays for a value that is among the choices; one made by hand is looked for."""
        code = getattr(choice, "code", -1)
        if code >= 0 and entries.offered_box(self.menu, code) and self.named(code) == choice:
            return int(code)
        for number, offered in enumerate(self.choices()):
            if offered == choice:
                return ~number
        raise not_offered(choice)

    def copy(self) -> Self:
        """Give an independent position."""
        clone = type(self).__new__(type(self))
        for name in self.__slots__:
            setattr(clone, name, getattr(self, name))
        clone.box, clone.menu = kernel.copy(self.box), kernel.copy(self.menu)
        return clone

    def __getstate__(self) -> tuple[Any, ...]:
        """Travel to another process, which has the same components."""
        return self.setup, self.kit.content.hash, kernel.copy(self.box), self.played

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setup, content, self.box, self.played = kept
        if content != standard().hash:
            raise CairnError("the position was played with other components than these")
        self.kit, self.menu = kit(standard()), box(fields.Menu)
        self.seats = self.setup["players"]
        self._asked(entries.offer_box(self.box, self.kit.tables, self.menu))

    def guess(self, seat: Seat, rng: Random) -> Self:  # noqa: ARG002  (nothing is hidden: the lid is open, ML-REF-09)
        """Give a copy: nobody knows more than anybody else."""
        return self.copy()

    def hidden(self, seat: Seat) -> frozenset[str]:  # noqa: ARG002
        """Name nothing: everything lies open."""
        return frozenset()

    def scores(self) -> list[int]:
        """Give the score of each seat if the game ended now."""
        return [entries.score_box(self.box, self.kit.tables, seat) for seat in range(self.seats)]

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now."""
        best = entries.winner_box(self.box, self.kit.tables, sum(1 << seat for seat in set(out)))
        return [best] if best >= 0 else []

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Monolyth)
            and self.kit is other.kit
            and kernel.flat(fields.Position, self.box) == kernel.flat(fields.Position, other.box)
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def view(self, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG002  (everything is open)
        """Show all that a table shows."""
        return cast("dict[str, Any]", views.view(self))

    def ask(self, query: Query[A], viewer: Seat | None) -> A:
        """Answer a question about the position."""
        return query.answer(self, viewer)

    def moved_to(self, position: Box[fields.Position]) -> None:
        """Take over a position that the kernel has reached elsewhere, or that a test has made by hand."""
        self.box = position
        self.played += 1
        self._asked(entries.offer_box(position, self.kit.tables, self.menu))
