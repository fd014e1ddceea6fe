"""A position of Monumental: choices, questions, events and views. No rule is written here."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Self, overload

from cairn import kernel
from cairn.boxed import Boxed
from cairn.core import Choices, Event, LimitError, Question, Seat
from cairn.kernel import Box, box, head
from cairn.monumental import entries, fields, guesses, questions, setups, views
from cairn.monumental.acts import Act
from cairn.monumental.choices import BILL, FREE, PRICED, made, text
from cairn.monumental.codes import verb_of
from cairn.monumental.content import Content, load
from cairn.monumental.entries import NONE, NUMBERED, SILENT
from cairn.monumental.kit import Kit, kit
from cairn.monumental.reading import Kept
from cairn.turns import not_offered


class MonumentalChoices(Choices):
    """The choices of a position; each value is made, and what it costs reckoned, when it is looked at."""

    __slots__ = ("_at", "_len", "_made", "_state")

    def __init__(self, state: "Monumental") -> None:
        self._state, self._at, self._len = state, state.played, state.count
        self._made: dict[int, Act] = {}

    @property
    def codes(self) -> list[int]:
        """The kernel's numbers of all of them."""
        self._check()
        return head(self._state.menu(), "code", self._len)

    def __len__(self) -> int:
        return self._len

    def texts(self) -> list[str]:
        """Write all of them in their notation."""
        return [text(self._state.kit, self._state.box[0], code) for code in self.codes]

    def _check(self) -> None:
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")

    def _values(self, first: int, last: int) -> Iterator[Act]:
        """Make some values; those that cost something are reckoned together."""
        codes, state = self.codes[first:last], self._state
        bills: list[int] = []
        if any(verb_of(code) in PRICED for code in codes):
            row = kernel.numbers(BILL * len(codes))
            entries.bills_box(state.box, state.kit.tables, state.menu(), first, last, row)
            bills = kernel.plain(row)
        for i, code in enumerate(codes):
            found = self._made.get(first + i)
            if found is None:
                bill = tuple(bills[BILL * i : BILL * (i + 1)]) or FREE
                found = self._made[first + i] = made(state.kit, state.box[0], code, bill)
            yield found

    @overload
    def __getitem__(self, index: int) -> Act: ...
    @overload
    def __getitem__(self, index: slice) -> list[Act]: ...
    def __getitem__(self, index: int | slice) -> Act | list[Act]:
        if isinstance(index, slice):
            self._check()
            return list(self._values(0, self._len))[index]
        self._check()
        at = range(self._len)[index]
        return self._made.get(at) or next(self._values(at, at + 1))

    def __iter__(self) -> Iterator[Act]:
        self._check()
        return iter(list(self._values(0, self._len)))

    def code(self, choice: object) -> int:
        """Give the kernel's number of a value that is among these; one made by hand is looked for."""
        code: int = getattr(choice, "code", -1)
        codes, state = self.codes, self._state
        if code in codes and (
            self._made.get(codes.index(code)) is choice or made(state.kit, state.box[0], code) == choice
        ):
            return code
        for number, offered in enumerate(self):
            if offered == choice:
                return codes[number]
        raise not_offered(choice)


class Monumental(Boxed):
    """A position of Monumental."""

    __slots__ = ("_choices", "_menu", "kept")

    position, events, silent = fields.Position, fields.Events, SILENT
    kit: Kit
    kept: Kept
    _menu: Box[fields.Menu] | None
    _choices: MonumentalChoices | None

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.setup = setups.checked(setup, content)
        self._equip(content)
        self.box = box(fields.Position)
        setups.write(self.box[0], self.setup, content)
        entries.lay_out_box(self.box, self.kit.tables)
        setups.replace(self.box[0], self.setup, content)
        self.played = 0
        self._asked(self._offer())

    @classmethod
    def standard(cls) -> Content:
        """Give the components of the edition."""
        return standard()

    def _equip(self, content: Content) -> None:
        self.kit = kit(content, setups.board(self.setup))
        self.seats = setups.seats(self.setup)
        self.kept = Kept()

    def _offer(self) -> int:
        self._menu, self._choices = box(fields.Menu), None
        return entries.play_box(self.box, self.kit.tables, self._menu, SILENT, NONE)

    def menu(self) -> Box[fields.Menu]:
        """Give the kernel's choices of this position."""
        if self._menu is None:
            self._menu = box(fields.Menu)
            entries.offer_box(self.box, self.kit.tables, self._menu)
        return self._menu

    def _numbered(self, number: int) -> int:
        return NUMBERED - number

    def _offered(self, choice: object) -> int:
        return self.choices().code(choice)

    def _step(self, events: Box[fields.Events], code: int) -> int:
        before = kernel.keep(self.box)
        menu = self.menu() if self._menu is None else self._menu
        try:
            packed = entries.play_box(self.box, self.kit.tables, menu, events, code)
        except LimitError:  # the position stays as it was
            kernel.put_back(self.box, before)
            self._menu = None
            raise
        finally:
            self._choices = None
        return packed

    def _event(self, row: list[int]) -> Event:
        return views.event(self, row)

    def _score(self, seat: Seat) -> int:
        return entries.score_box(self.box, self.kit.tables, seat)

    def choices(self) -> MonumentalChoices:
        """Give every legal choice."""
        if self._choices is None:
            self._choices = MonumentalChoices(self)
        return self._choices

    def odds(self) -> list[int]:
        """Give the weight of each choice."""
        return head(self.menu(), "weight", self.count)

    @property
    def question(self) -> Question | None:
        """What is asked of whoever decides."""
        return questions.question(self, self.turn)

    def copy(self) -> Self:
        """Give an independent position; its choices are listed when they are needed."""
        clone = super().copy()
        clone._menu, clone._choices = None, None  # noqa: SLF001
        return clone

    def guess(self, seat: Seat, rng: Random) -> Self:
        """Give a copy in which what the seat cannot know is drawn anew."""
        clone = self.copy()
        guesses.guess(clone.box[0], self.kit, seat, rng)
        return clone

    def hidden(self, seat: Seat) -> frozenset[str]:
        """Name what is settled and this seat cannot know."""
        return guesses.hidden(self.box, self.kit, seat, self.kept)

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now; a victory may be shared (MN-TIE-03)."""
        gone = sum(1 << seat for seat in set(out))
        return [seat for seat in range(self.seats) if entries.wins_box(self.box, self.kit.tables, seat, gone)]

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Show what a seat, or a guest, may know, as `shapes.View` says; views share what is equal in them."""
        return dict(views.view(self, seat))


@cache
def standard() -> Content:
    """Give the components of the edition."""
    return load()
