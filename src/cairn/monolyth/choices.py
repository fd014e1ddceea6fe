"""Monolyth's choices as values with a notation, and the components that give the kernel's numbers their names."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from cairn.kernel import Box, look
from cairn.monolyth import fields
from cairn.monolyth.content import COLOURS, GRID, Cell, Content, Pose, symmetries, tables

Grid = list[list[Any]]


def cell_name(cell: Cell) -> str:
    """Write a cell: column a to d from west to east, row 1 to 4 from north to south, level from 1."""
    x, y, z = cell
    return f"{'abcd'[x]}{y + 1}/{z + 1}"


# ---------------------------------------------------------------- choices


class Open:
    """A choice that everybody may know, as all are in Monolyth."""

    __slots__ = ()
    to: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Draw(Open):
    """Nature draws a stone for the lowest-numbered site that waits."""

    shape: str
    colour: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"draw {self.shape}-{self.colour}"


@dataclass(frozen=True, slots=True)
class Place(Open):
    """Move the crystal, take the stone there and place it."""

    steps: int
    shape: str
    cells: tuple[str, ...]
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} {self.shape} {' '.join(self.cells)}"


@dataclass(frozen=True, slots=True)
class Swap(Open):
    """Move the crystal, discard the stone there and place a 1-cube stone of its colour."""

    steps: int
    cell: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} swap {self.cell}"


@dataclass(frozen=True, slots=True)
class Discard(Open):
    """Move the crystal and discard the stone there, because nothing can be placed."""

    steps: int
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} discard"


@dataclass(frozen=True, slots=True)
class Prophecy(Open):
    """Slot a Prophecy token into a side of the own board."""

    value: int
    side: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"prophecy {self.value} {self.side}"


@dataclass(frozen=True, slots=True)
class Burn(Open):
    """Give up a Prophecy token, in the solo game."""

    value: int
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"burn {self.value}"


AnyChoice = Draw | Place | Swap | Discard | Prophecy | Burn


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
    named: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def stone(self, kind: int) -> dict[str, str]:
        """Name a stone."""
        return {"shape": self.content.stones[kind // fields.COLOURS].id, "colour": COLOURS[kind % fields.COLOURS]}

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
        _KITS[key] = Kit(content, made, poses, shape_of, values, turned, {players: {} for players in values})
    return _KITS[key]
