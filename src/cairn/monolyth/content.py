"""The components of Monolyth: read from content.toml, corrected by a file of one's own, checked, made into tables."""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations, product
from pathlib import Path
from typing import Any, Literal, get_args

from cairn import content as toml
from cairn.content import Node
from cairn.kernel import Box, box
from cairn.monolyth import fields

Colour = Literal["blue", "orange", "black", "turquoise", "white"]
Side = Literal["N", "E", "S", "W"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
SIDES: tuple[Side, ...] = get_args(Side)
KINDS = ("prophecy", "level", "structure")
PARTS = ("stones", "tokens", "structures", "boards")
FILE = Path(__file__).with_name("content.toml")
GRID = 4
VERBS = ("draw", "swap", "discard", "prophecy", "burn")

Cell = tuple[int, int, int]
Pose = tuple[Cell, ...]


@dataclass(frozen=True)
class Stone:
    """A shape, and how many stones of it there are in each colour."""

    id: str
    cells: Pose
    count: int
    origin: str


@dataclass(frozen=True)
class Tokens:
    """The tokens laid out for one number of players."""

    prophecy: tuple[int, ...]
    level: tuple[int, ...]
    structure: tuple[int, ...]
    origin: dict[str, str]


@dataclass(frozen=True)
class Structure:
    """A Structure card: a label for each space, rows from north to south."""

    id: str
    grid: tuple[tuple[str, ...], ...]
    origin: str

    def heights(self, row: int, column: int) -> tuple[int, int]:
        """Give the lowest and the highest height that a label allows (ML-STR-04 to ML-STR-06)."""
        label = self.grid[row][column]
        if label.endswith("+"):
            return int(label[:-1]), fields.LEVELS
        low, _, high = label.partition("-")
        return int(low), int(high or low)

    def usable(self, limit: int) -> bool:
        """Tell whether the card can be built under a height limit (A-20)."""
        return all(self.heights(y, x)[0] <= limit for y in range(GRID) for x in range(GRID))


@dataclass(frozen=True)
class Board:
    """A player board: the colour of each side, in the order N, E, S, W."""

    id: int
    sides: tuple[Colour, ...]
    origin: str


@dataclass(frozen=True)
class Content:
    """All components, checked."""

    stones: tuple[Stone, ...]
    tokens: dict[int, Tokens]
    structures: tuple[Structure, ...]
    boards: tuple[Board, ...]

    def as_dict(self) -> dict[str, Any]:
        """Give the components as plain data."""
        return {
            "stones": [
                {"id": s.id, "cells": [list(c) for c in s.cells], "count": s.count, "origin": s.origin}
                for s in self.stones
            ],
            "colours": list(COLOURS),
            "tokens": {
                str(n): {**{kind: list(getattr(t, kind)) for kind in KINDS}, "origin": dict(t.origin)}
                for n, t in sorted(self.tokens.items())
            },
            "structures": [
                {"id": c.id, "grid": [list(row) for row in c.grid], "origin": c.origin} for c in self.structures
            ],
            "boards": [
                {"id": b.id, "sides": dict(zip(SIDES, b.sides, strict=True)), "origin": b.origin} for b in self.boards
            ],
        }

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of everything that matters for play: the data without its origins, as canonical JSON."""
        data = self.as_dict()
        for part in (*data["stones"], *data["tokens"].values(), *data["structures"], *data["boards"]):
            del part["origin"]
        for tokens in data["tokens"].values():
            tokens |= {kind: sorted(tokens[kind]) for kind in KINDS}  # the order of tokens means nothing
        return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# ---------------------------------------------------------------- reading


def _cells(node: Node) -> Pose:
    cells: list[Cell] = []
    for item in node.items(1, fields.CUBES):
        x, y, z = item.map(lambda n: n.integer(-9, 9), 3, 3)
        if (x, y, z) in cells:
            item.fail(f"the cell {[x, y, z]} is there twice")
        cells.append((x, y, z))
    joined = {cells[0]}
    for _ in cells:
        joined |= {c for c in cells if any(sum(abs(a - b) for a, b in zip(c, d, strict=True)) == 1 for d in joined)}
    if len(joined) < len(cells):
        node.fail("the cells are not connected; expected every cube to touch another one face to face")
    if not any(inside(pose) for pose in poses(tuple(cells))):
        node.fail("the stone does not fit on a board of 4 by 4 spaces and 4 levels")
    return tuple(cells)


def _shape_id(node: Node) -> str:
    if node.slug() in VERBS:
        node.fail(f"expected an id that is no word of the notation ({', '.join(VERBS)})")
    return node.slug()


def _label(node: Node) -> str:
    text = node.value
    match = re.fullmatch(r"([0-4])(?:\+|-([0-4]))?", text) if isinstance(text, str) else None
    if not match or (match[2] and int(match[1]) > int(match[2])):
        node.fail(f'expected a height such as "2", "1-2" or "3+" within 0 to 4, not {node.shown()}')
    return match[0]


def _grid(node: Node) -> tuple[tuple[str, ...], ...]:
    if not isinstance(node.value, list) or len(node.value) != GRID:
        node.fail("expected a grid of 4 rows of 4 labels")
    for row in node.items():
        if not isinstance(row.value, list) or len(row.value) != GRID:
            row.fail("expected a row of 4 labels: the grid is 4 by 4")
    return tuple(tuple(row.map(_label)) for row in node.items())


def _sides(node: Node) -> tuple[Colour, ...]:
    given = node.fields(SIDES)
    colours = tuple(given[side].one_of(COLOURS) for side in SIDES)
    if len(set(colours)) < len(SIDES):
        node.fail("expected four different colours")
    return colours


def _origin(given: dict[str, Node]) -> str:
    return given["origin"].one_of(toml.ORIGINS) if "origin" in given else "own"


def _by_id(
    part: Node, read_id: Callable[[Node], Any], known: dict[Any, Any], required: tuple[str, ...]
) -> list[tuple[Any, dict[str, Node]]]:
    """Read a list of tables with ids; a known one may be partial."""
    entries: list[tuple[Any, dict[str, Node]]] = []
    for item in part.items():
        every = item.fields(("id",), (*required, "origin"))
        key = read_id(every["id"])
        if key in [k for k, _ in entries]:
            every["id"].fail(f"the id {key} is there twice")
        entries.append((key, every if key in known else item.fields(("id", *required), ("origin",))))
    return entries


def _read(root: Node, base: Content | None) -> Content:
    """Read a file: the whole of the components, or corrections to a base."""
    top = root.fields((), ("replace", "colours", *PARTS))
    dropped = [n.one_of(PARTS) for n in top["replace"].items()] if "replace" in top else []
    if "colours" in top and top["colours"].value != list(COLOURS):
        top["colours"].fail(f"expected the five colours {', '.join(COLOURS)}")
    for part in dropped:
        if part not in top:
            top["replace"].fail(f"{part} is to be replaced, but the file has no {part}")
    stones = {} if base is None or "stones" in dropped else {s.id: s for s in base.stones}
    tokens = {} if base is None or "tokens" in dropped else dict(base.tokens)
    cards = {} if base is None or "structures" in dropped else {c.id: c for c in base.structures}
    boards = {} if base is None or "boards" in dropped else {b.id: b for b in base.boards}
    if "stones" in top:
        for key, f in _by_id(top["stones"], _shape_id, stones, ("cells", "count")):
            old = stones.get(key)
            cells = _cells(f["cells"]) if "cells" in f or old is None else old.cells
            count = f["count"].integer(0, 99) if "count" in f or old is None else old.count
            stones[key] = Stone(key, cells, count, _origin(f))
    if "tokens" in top:
        for players, node in top["tokens"].fields((), ("1", "2", "3", "4")).items():
            tokens[int(players)] = _tokens(node, tokens.get(int(players)))
    if "structures" in top:
        for key, f in _by_id(top["structures"], Node.slug, cards, ("grid",)):
            grid = _grid(f["grid"]) if "grid" in f or key not in cards else cards[key].grid
            cards[key] = Structure(key, grid, _origin(f))
    if "boards" in top:
        for key, f in _by_id(top["boards"], lambda n: n.integer(1, 9999), boards, ("sides",)):
            sides = _sides(f["sides"]) if "sides" in f or key not in boards else boards[key].sides
            boards[key] = Board(key, sides, _origin(f))
    singles = sorted(stones.values(), key=lambda s: len(s.cells) > 1)  # the 1-cube stone first, the rest as they come
    made = Content(
        tuple(singles),
        tokens,
        tuple(cards.values()),
        tuple(sorted(boards.values(), key=lambda b: b.id)),
    )
    _check(made, {part: top.get(part, root) for part in PARTS}, root)
    return made


def _tokens(node: Node, old: Tokens | None) -> Tokens:
    given = node.fields(() if old else KINDS, ("origin",) if not old else (*KINDS, "origin"))
    values = {kind: getattr(old, kind) if old else () for kind in KINDS}
    origin = dict(old.origin) if old else {}
    for kind in KINDS:
        if kind in given:
            values[kind] = tuple(given[kind].map(lambda n: n.integer(1, 99), 0, fields.TOKENS))
            origin[kind] = "own"
    if len(set(values["prophecy"])) > fields.VALUES:
        node.fail(f"expected at most {fields.VALUES} different Prophecy values")
    if "origin" in given:
        for kind, word in given["origin"].fields((), KINDS).items():
            origin[kind] = word.one_of(toml.ORIGINS)
    return Tokens(values["prophecy"], values["level"], values["structure"], origin)


def _check(made: Content, parts: dict[str, Node], root: Node) -> None:
    """Check what holds only for the whole."""
    singles = [s.id for s in made.stones if len(s.cells) == 1]
    if len(singles) != 1:
        parts["stones"].fail(f"expected exactly one stone of a single cube, the supply; there are {len(singles)}")
    if len(made.stones) > fields.SHAPES:
        parts["stones"].fail(f"expected at most {fields.SHAPES} shapes, not {len(made.stones)}")
    drawn = sum(s.count for s in made.stones[1:]) * len(COLOURS)
    if drawn < fields.SITES - 1:
        parts["stones"].fail(f"expected at least 12 stones of two or more cubes to fill the sites; there are {drawn}")
    for players in range(1, 5):
        if players not in made.tokens:
            root.fail(f"tokens.{players} is missing")
        if players == 1 and not made.tokens[1].prophecy:
            parts["tokens"].fail("expected at least one Prophecy token for the solo game")
    if not made.structures or len(made.structures) > fields.CARDS:
        parts["structures"].fail(f"expected 1 to {fields.CARDS} Structure cards")
    for players, limit in ((2, 4), (4, 3)):
        if not any(card.usable(limit) for card in made.structures):
            parts["structures"].fail(f"no card can be built {limit} high, as {players} players need it")
    if not 4 <= len(made.boards) <= fields.BOARDS:  # noqa: PLR2004
        parts["boards"].fail(f"expected 4 to {fields.BOARDS} player boards, not {len(made.boards)}")


def load(file: str | None = None) -> Content:
    """Load the components, corrected by a file of one's own."""
    made = _read(toml.load(FILE, "content.toml"), None)
    return made if file is None else _read(toml.load(file), made)


@cache
def standard() -> Content:
    """Load the components that come with the game, once."""
    return load()


# ---------------------------------------------------------------- tables for the kernel


def inside(pose: Pose) -> bool:
    """Tell whether a stone, turned so, fits between the edges of the grid and has no hollow column."""
    columns: dict[tuple[int, int], list[int]] = {}
    for x, y, z in pose:
        columns.setdefault((x, y), []).append(z)
    solid = all(max(zs) - min(zs) + 1 == len(zs) for zs in columns.values())
    return solid and all(max(c[axis] for c in pose) < GRID for axis in range(3))


def poses(cells: Pose) -> list[Pose]:
    """List every way to turn a stone in space, mirrors left out (ML-PLC-07), in a fixed order."""
    found: set[Pose] = set()
    for axes in permutations(range(3)):
        odd = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3)) % 2
        for signs in product((1, -1), repeat=3):
            if (signs.count(-1) % 2) != odd:
                continue  # a mirror
            turned = [tuple(cell[axes[i]] * signs[i] for i in range(3)) for cell in cells]
            least = [min(c[i] for c in turned) for i in range(3)]
            found.add(tuple(sorted((c[0] - least[0], c[1] - least[1], c[2] - least[2]) for c in turned)))
    return sorted(found, key=lambda pose: [(z, y, x) for x, y, z in pose])


def symmetries(grid: list[list[Any]]) -> list[list[list[Any]]]:
    """Turn and mirror a square grid: 8 positions (ML-STR-07)."""
    found = []
    for _ in range(4):
        grid = [list(row) for row in zip(*grid[::-1], strict=True)]
        found += [grid, [row[::-1] for row in grid]]
    return found


def tables(made: Content) -> tuple[Box[fields.Tables], list[Pose]]:
    """Make the kernel's tables, and the poses that its numbers stand for."""
    tables_box = box(fields.Tables)
    t = tables_box[0]
    t.shapes = len(made.stones)
    every: list[Pose] = []
    for i, stone in enumerate(made.stones):
        t.bulk[i], t.count[i], t.first[i] = len(stone.cells), stone.count, len(every)
        every += [pose for pose in poses(stone.cells) if inside(pose)]
        t.first[i + 1] = len(every)
    for i, pose in enumerate(every):
        columns: dict[tuple[int, int], list[int]] = {}
        for x, y, z in pose:
            columns.setdefault((x, y), []).append(z)
        wide, deep = max(c[0] for c in pose), max(c[1] for c in pose)
        t.fit[i] = sum(1 << GRID * y + x for y in range(GRID - deep) for x in range(GRID - wide))
        t.tall[i] = max(c[2] for c in pose) + 1
        t.columns[i] = len(columns)
        for k, ((x, y), zs) in enumerate(sorted(columns.items())):
            t.shift[i][k], t.low[i][k], t.thick[i][k] = GRID * y + x, min(zs), len(zs)
    for players, tokens in made.tokens.items():
        values = sorted(set(tokens.prophecy))
        t.values[players], t.levels[players], t.structures[players] = (
            len(values),
            len(tokens.level),
            len(tokens.structure),
        )
        for i, value in enumerate(values):
            t.value[players][i], t.copies[players][i] = value, tokens.prophecy.count(value)
        for i, value in enumerate(sorted(tokens.level, reverse=True)):
            t.level[players][i] = value
        for i, value in enumerate(sorted(tokens.structure, reverse=True)):
            t.structure[players][i] = value
    for i, card in enumerate(made.structures):
        ranges = [[card.heights(y, x) for x in range(GRID)] for y in range(GRID)]
        for k, turned in enumerate(symmetries(ranges)):
            for h in range(fields.LEVELS + 1):
                t.allowed[i][k][h] = sum(
                    1 << GRID * y + x
                    for y, row in enumerate(turned)
                    for x, (low, high) in enumerate(row)
                    if low <= h <= high
                )
    for i, board in enumerate(made.boards):
        for side, colour in enumerate(board.sides):
            t.colour[i][side] = COLOURS.index(colour)
    return tables_box, every
