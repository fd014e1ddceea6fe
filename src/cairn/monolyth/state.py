"""A position of Monolyth through the contract. No rule is written here."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Self, TypeVar, cast, overload

from cairn import kernel
from cairn.boxed import Boxed
from cairn.core import CHANCE, Choices, Event, Question, Seat
from cairn.kernel import Box, box
from cairn.monolyth import entries, fields, views
from cairn.monolyth.choices import AnyChoice, grouped, kit
from cairn.monolyth.content import Content, standard
from cairn.monolyth.setup import checked
from cairn.turns import not_offered

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


class Monolyth(Boxed):
    """A position of Monolyth."""

    __slots__ = ("menu",)

    position, events, silent = fields.Position, fields.Events, SILENT
    menu: Box[fields.Menu]

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.setup = checked(setup, content)
        self._equip(content)
        self.box = box(fields.Position)
        card = [c.id for c in content.structures].index(self.setup["structure"])
        entries.lay_out_box(self.box, self.kit.tables, self.seats, card)
        boards = [b.id for b in content.boards]
        for seat, board in enumerate(self.setup["boards"]):
            self.box[0].board[seat] = boards.index(board)
        self.played = 0
        self._asked(self._offer())

    @classmethod
    def standard(cls) -> Content:
        """Give the components of the edition."""
        return standard()

    def _equip(self, content: Content) -> None:
        self.kit, self.menu = kit(content), box(fields.Menu)
        self.seats = self.setup["players"]

    def _offer(self) -> int:
        return entries.offer_box(self.box, self.kit.tables, self.menu)

    def _numbered(self, number: int) -> int:
        return ~number

    def _step(self, events: Box[fields.Events], code: int) -> int:
        return entries.play_box(self.box, self.kit.tables, self.menu, events, code)

    def _event(self, row: list[int]) -> Event:
        return views.event(self, row)

    def _score(self, seat: Seat) -> int:
        return entries.score_box(self.box, self.kit.tables, seat)

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
        found: AnyChoice = self.kit.choice(self.seats, code, level)
        return found

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
        clone = super().copy()
        clone.menu = kernel.copy(self.menu)
        return clone

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now."""
        best = entries.winner_box(self.box, self.kit.tables, sum(1 << seat for seat in set(out)))
        return [best] if best >= 0 else []

    def view(self, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG002  (everything is open)
        """Show all that a table shows."""
        return cast("dict[str, Any]", views.view(self))
