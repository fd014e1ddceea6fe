"""A position read for those who look at it: only what is asked for, and nothing made again that is still so."""

from array import array
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Literal, TypeVar

from cairn import kernel
from cairn.kernel import Box
from cairn.monumental import kinds as k
from cairn.monumental.fields import Position

T = TypeVar("T")
NUMBER: Literal["h"] = "h"  # what a position is made of: 16 bits each
OF_OTHERS = ("stacked", "stack", "left", "seen", "held", "shown", "claimed", "hidden_heroes")  # four Markets, four Eras
OF_SEATS = tuple(name for name, sizes in Position.fields.items() if sizes[:1] == (k.SEATS,) and name not in OF_OTHERS)
STACK = "row"  # of which only the rows up to `depth` say anything


class Reading(dict[str, Any]):
    """The fields of a position as plain numbers, by key or as attributes; each is read when it is first asked for."""

    def __init__(self, box: Box[Position]) -> None:
        super().__init__()
        self.box = box
        self.data: bytes | None = None  # all of it, where records are arrays
        if kernel.ARRAYS:
            self.data = kernel.keep(box)
            self._numbers = memoryview(self.data).cast(NUMBER)

    def __missing__(self, name: str) -> Any:  # noqa: ANN401  (a number, or lists of them)
        read = self[name] = kernel.look(self.box, name) if self.data is None else self._read(name)
        return read

    def _read(self, name: str) -> Any:  # noqa: ANN401  (likewise)
        """Read a field off the record's own bytes, which takes a tenth of the time that the array needs."""
        first, rows, length = _place(name)
        if not rows:
            return self._numbers[first : first + length].tolist() if length else self._numbers[first]
        if name == STACK:
            rows = self["depth"]
        elif name in OF_SEATS:
            rows = self["players"]
        return [self._numbers[at : at + length].tolist() for at in range(first, first + rows * length, length)]

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (likewise)
        return self[name]

    def mark(self, names: tuple[str, ...], seat: int | None = None) -> list[bytes] | None:
        """Give what some fields hold, or one seat's part of them, to be compared; None where that takes too long."""
        data = self.data
        return None if data is None else [data[span] for span in _spans(names, seat)]


@cache
def _place(name: str) -> tuple[int, int, int]:
    """Find the number with which a field begins, its rows, and the length of each; 0 where it has none."""
    offset, sizes = Position.dtype.fields[name][1], Position.fields[name]
    rows, length = (0, 0, *sizes)[-2:]
    return offset // array(NUMBER).itemsize, rows, length


@cache
def _spans(names: tuple[str, ...], seat: int | None) -> tuple[slice, ...]:
    """Find where fields stand in a record; of a seat, where its part of each stands."""
    spans = []
    for name in names:
        kind, offset = Position.dtype.fields[name]
        size = kind.itemsize if seat is None else kind.itemsize // Position.fields[name][0]
        first = offset + (seat or 0) * size
        spans.append(slice(first, first + size))
    return tuple(spans)


class Kept:
    """Parts of views that were made before, each with a mark of what it was made from."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Any, Any]] = {}

    def part(self, name: Hashable, mark: Any, make: Callable[[], T]) -> T:  # noqa: ANN401  (whatever can be compared)
        """Give a part as it was made before, if its mark is still the same; else make it. None is never the same."""
        found = self._parts.get(name)
        if found is None or mark is None or found[0] != mark:
            found = self._parts[name] = mark, make()
        made: T = found[1]
        return made
