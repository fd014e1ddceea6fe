"""Monolyth's stones, levels and walls as coloured letters."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.style import Style

from cairn.monolyth.content import GRID
from cairn.terminal.blocks import GOOD, QUIET, STRONG, Block, beside, centred, line
from cairn.words import Words

PAINT = {
    "blue": Style(color="#ffffff", bgcolor="#2f5fa8"),
    "orange": Style(color="#1b1c1f", bgcolor="#d9772b"),
    "black": Style(color="#ffffff", bgcolor="#2b2b2e"),
    "turquoise": Style(color="#1b1c1f", bgcolor="#2fa39a"),
    "white": Style(color="#26231e", bgcolor="#efebe2"),
}
SIDES = "NESW"
Cell = tuple[int, int, int]
LOW = "₀₁₂₃₄"


def cell_of(name: str) -> Cell:
    """Read a cell from its notation."""
    return "abcd".index(name[0]), int(name[1]) - 1, int(name[3]) - 1


def paint(colour: str) -> Style:
    """Give the style of a stone's colour."""
    return PAINT[colour] + STRONG


def letter(words: Words, colour: str) -> str:
    """Give the letter of a colour: no two have the same, in any language."""
    return words("colour-letter", colour=colour)


def chip(words: Words, shape: str, colour: str) -> tuple[str, Style]:
    """Draw a stone as a small sign: its shape and its colour's letter."""
    return f" {shape}{letter(words, colour)} ", paint(colour)


def flat(words: Words, cells: Collection[Sequence[int]], colour: str) -> Block:
    """Draw a stone from above; where it is higher than one cube, the number of cubes."""
    columns: dict[tuple[int, int], int] = {}
    for x, y, _ in cells:
        columns[x, y] = columns.get((x, y), 0) + 1
    style, sign = paint(colour), letter(words, colour)
    rows = []
    for y in range(max(c[1] for c in columns) + 1):
        row = line()
        for x in range(max(c[0] for c in columns) + 1):
            n = columns.get((x, y), 0)
            row.append(*(("  ", Style()) if not n else (f"{sign if n == 1 else n} ", style)))
        rows.append(row)
    return rows


def pose(cells: Collection[Cell], colour: str) -> Block:
    """Draw a turned stone from above: in each column the levels that it fills, counted from its own lowest."""
    west, north, low = (min(c[axis] for c in cells) for axis in range(3))
    columns: dict[tuple[int, int], list[int]] = {}
    for x, y, z in sorted(cells):
        columns.setdefault((x - west, y - north), []).append(z - low + 1)
    signs = {at: "".join(map(str, levels)) for at, levels in columns.items()}
    size = max(map(len, signs.values()))
    rows = []
    for y in range(max(c[1] for c in columns) + 1):
        row = line()
        for x in range(max(c[0] for c in columns) + 1):
            sign = signs.get((x, y))
            row.append(" " * (size + 1), Style()) if sign is None else row.append(sign.ljust(size + 1), paint(colour))
        rows.append(row)
    return rows


def level(
    words: Words,
    cubes: Sequence[Sequence[str | None]],
    walls: Mapping[str, Any],
    title: str,
    *,
    marked: Collection[tuple[int, int]] = (),
    rows: bool = True,
) -> Block:
    """Draw a level as a plan, the walls around it in their colours; new cubes are marked with a plus."""
    edge = {side: (letter(words, walls[side]["colour"]), paint(walls[side]["colour"])) for side in SIDES}
    margin = " " if rows else ""
    block = [centred(line((title, STRONG)), 2 * GRID + 2 + len(margin))]
    block.append(line(margin, (f"{edge['N'][0]} a b c d{edge['N'][0]}", edge["N"][1])))
    for y, row in enumerate(cubes):
        drawn = line(*([(str(y + 1), QUIET)] if rows else []), edge["W"])
        for x, colour in enumerate(row):
            sign = "+" if (x, y) in marked else " "
            drawn.append(*((" ·", QUIET) if colour is None else (sign + letter(words, colour), paint(colour))))
        drawn.append(*edge["E"])
        block.append(drawn)
    south = edge["S"][0]
    block.append(line(margin, (south + " " * 2 * GRID + south, edge["S"][1])))
    return block


def tower(seat: Mapping[str, Any], words: Words, marked: Collection[Cell] = (), gap: int = 1) -> Block:
    """Draw a tower level by level, the lowest first."""
    return beside(
        [
            level(
                words,
                cubes,
                seat["walls"],
                words("level-number", level=z + 1),
                marked=[(x, y) for x, y, at in marked if at == z],
                rows=z == 0,
            )
            for z, cubes in enumerate(seat["cubes"])
        ],
        gap,
    )


def from_above(seat: Mapping[str, Any], words: Words) -> Block:
    """Draw a tower from above: each column's top colour and its height."""
    rows = []
    for y in range(GRID):
        row = line()
        for x in range(GRID):
            height = seat["heights"][y][x]
            if height:
                colour = seat["cubes"][height - 1][y][x]
                row.append(f"{letter(words, colour)}{height} ", paint(colour))
            else:
                row.append("·  ", QUIET)
        rows.append(row)
    return rows


def card(grid: Sequence[Sequence[str]], missing: Sequence[Sequence[int]] | None, size: int = 4) -> Block:
    """Draw a Structure card; a small figure says how many cubes a space still lacks, a tick that it has enough."""
    rows = []
    for y, labels in enumerate(grid):
        row = line()
        for x, label in enumerate(labels):
            lacks = missing[y][x] if missing else None
            sign = "" if lacks is None else LOW[lacks] if lacks else "✓"
            style = QUIET if lacks is None else Style() if lacks else GOOD
            row.append(f"{label}{sign}".ljust(size), style)
        rows.append(row)
    return rows
