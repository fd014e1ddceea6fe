"""Monolyth's choices as values with a notation, and the components that give the kernel's numbers their names."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any, ClassVar, Literal

from cairn.core import Told, group, joined, untold
from cairn.kernel import Box, look
from cairn.monolyth import fields
from cairn.monolyth.content import COLOURS, GRID, SIDES, Cell, Colour, Content, Pose, Side, symmetries, tables
from cairn.monolyth.shapes import Stone

Grid = list[list[Any]]
Head = tuple[str, tuple[tuple[str, Any], ...], tuple[str, ...]]  # of a group: `do`, what is the same, the other parts


def cell_name(cell: Cell) -> str:
    """Write a cell: column a to d from west to east, row 1 to 4 from north to south, level from 1."""
    x, y, z = cell
    return f"{'abcd'[x]}{y + 1}/{z + 1}"


# ---------------------------------------------------------------- choices


class Open(Told):
    """A choice that everybody may know, as all are in Monolyth."""

    __slots__ = ()
    to: ClassVar[None] = None
    same: ClassVar[tuple[str, ...]] = ()  # the parts that are the same in a group of columns


@dataclass(frozen=True, slots=True)
class Draw(Open):
    """Nature draws a stone for the lowest-numbered site that waits."""

    do: ClassVar[Literal["draw"]] = "draw"
    shape: str
    colour: Colour
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"draw {self.shape}-{self.colour}"


@dataclass(frozen=True, slots=True)
class Place(Open):
    """Move the crystal, take the stone there and place it."""

    do: ClassVar[Literal["place"]] = "place"
    same: ClassVar[tuple[str, ...]] = ("steps", "shape")
    steps: int
    shape: str
    cells: tuple[str, ...]
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"{self.steps} {self.shape} {' '.join(self.cells)}"


@dataclass(frozen=True, slots=True)
class Swap(Open):
    """Move the crystal, discard the stone there and place a 1-cube stone of its colour."""

    do: ClassVar[Literal["swap"]] = "swap"
    same: ClassVar[tuple[str, ...]] = ("steps",)
    steps: int
    cell: str
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"{self.steps} swap {self.cell}"


@dataclass(frozen=True, slots=True)
class Discard(Open):
    """Move the crystal and discard the stone there, because nothing can be placed."""

    do: ClassVar[Literal["discard"]] = "discard"
    steps: int
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"{self.steps} discard"


@dataclass(frozen=True, slots=True)
class Prophecy(Open):
    """Slot a Prophecy token into a side of the own board."""

    do: ClassVar[Literal["prophecy"]] = "prophecy"
    value: int
    side: Side
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"prophecy {self.value} {self.side}"


@dataclass(frozen=True, slots=True)
class Burn(Open):
    """Give up a Prophecy token, in the solo game."""

    do: ClassVar[Literal["burn"]] = "burn"
    value: int
    code: int = untold(-1)

    def __str__(self) -> str:
        return f"burn {self.value}"


AnyChoice = Draw | Place | Swap | Discard | Prophecy | Burn
CHOICES = (Draw, Place, Swap, Discard, Prophecy, Burn)


def grouped(parts: Sequence[tuple[Head, list[Any]]]) -> list[dict[str, Any]]:
    """Put choices that were taken apart into columns."""
    return [
        group(do, dict(same), names, [row for _, row in rows])
        for (do, same, names), rows in groupby(parts, key=itemgetter(0))
    ]


@dataclass(frozen=True)
class Kit:
    """The components, ready for the kernel."""

    content: Content
    tables: Box[fields.Tables]
    poses: list[Pose]
    shape_of: list[int]  # the shape of each pose
    values: dict[int, list[int]]  # the different Prophecy values for each number of players
    turned: list[list[tuple[Grid, Grid]]]  # per Structure card and symmetry: labels, and the least heights
    texts: dict[int, dict[tuple[int, int], str]]  # per number of players: each choice, by number and level
    parts: dict[int, dict[tuple[int, int], tuple[Head, list[Any]]]]  # likewise, taken apart
    heads: dict[Head, Head] = field(default_factory=dict)
    named: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def stone(self, kind: int) -> Stone:
        """Name a stone."""
        return {"shape": self.content.stones[kind // fields.COLOURS].id, "colour": COLOURS[kind % fields.COLOURS]}

    def parted(self, choice: AnyChoice) -> tuple[Head, list[Any]]:
        """Take a choice apart for columns: the head of its group, of which there is one, and its own parts."""
        data = choice.data
        own = tuple(name for name in data if name not in ("do", *choice.same))
        head = (choice.do, tuple((name, data[name]) for name in choice.same), own)
        return self.heads.setdefault(head, head), [joined(data[name]) for name in own]

    def choice(self, players: int, code: int, level: int) -> AnyChoice:
        """Make the value of a choice from the kernel's number, and the level at which its stone rests."""
        verb, number = code >> fields.VERB, code & 0xFFFF
        if verb == fields.PLACE:
            steps, pose, anchor = number >> fields.STEPS, number >> fields.POSE & 0x1FF, number & 0xF
            cells = self.names(pose, anchor, level)
            if pose == fields.SINGLE:
                return Swap(steps, cells[0], code)
            return Place(steps, self.content.stones[self.shape_of[pose]].id, cells, code)
        if verb == fields.DRAWN:
            return Draw(**self.stone(number), code=code)
        if verb == fields.PROPHESY:
            return Prophecy(self.values[players][number >> 2], SIDES[number & 3], code)
        if verb == fields.BURNT:
            return Burn(self.values[players][number], code)
        return Discard(number, code)

    def cells(self, pose: int, anchor: int, level: int) -> list[Cell]:
        """Give the cells of a stone where it lies."""
        return [(x + anchor % GRID, y + anchor // GRID, z + level) for x, y, z in self.poses[pose]]

    def names(self, pose: int, anchor: int, level: int) -> tuple[str, ...]:
        """Give the cells' names, sorted; there are few enough to keep them all."""
        key = (pose << 4 | anchor) << 4 | level
        if key not in self.named:
            self.named[key] = tuple(sorted(map(cell_name, self.cells(pose, anchor, level))))
        return self.named[key]


_KITS: dict[str, Kit] = {}


def kit(content: Content) -> Kit:
    """Make the kernel's tables once for each content."""
    key = content.hash
    if key not in _KITS:
        made, poses = tables(content)
        first = look(made, "first")
        shape_of = [s for s in range(len(content.stones)) for _ in range(first[s], first[s + 1])]
        values = {players: sorted(set(tokens.prophecy)) for players, tokens in content.tokens.items()}
        turned = [
            list(
                zip(
                    symmetries([list(row) for row in card.grid]),
                    symmetries([[card.heights(y, x)[0] for x in range(GRID)] for y in range(GRID)]),
                    strict=True,
                )
            )
            for card in content.structures
        ]
        _KITS[key] = Kit(
            content, made, poses, shape_of, values, turned, {p: {} for p in values}, {p: {} for p in values}
        )
    return _KITS[key]
