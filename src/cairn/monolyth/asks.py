"""What can be asked about a position of Monolyth: answers as plain data, from the kernel's trials."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Literal, NotRequired, TypedDict

from cairn import kernel
from cairn.core import CairnError, Seat
from cairn.kernel import box, look
from cairn.monolyth import fields, trials
from cairn.monolyth.choices import cell_name
from cairn.monolyth.content import COLOURS, GRID, SIDES, Colour, Side
from cairn.monolyth.state import Monolyth
from cairn.turns import seated

WHY: dict[int, Literal["gap", "high"]] = {trials.GAP: "gap", trials.HIGH: "high"}


class Blocked(TypedDict):
    """Where a stone cannot lie: its corner, and the cell that stands over a gap or too high."""

    at: str
    why: Literal["gap", "high"]
    cell: str


class Counts(TypedDict):
    """The cubes that count in the walls that are named."""

    N: NotRequired[int]
    E: NotRequired[int]
    S: NotRequired[int]
    W: NotRequired[int]


class LevelGained(TypedDict):
    """A level that a stone would complete, and the points of its token."""

    level: int
    points: int


class Nearness(TypedDict):
    """Whether a Structure token was taken, and the cubes that the Structure lacks; None if it is out of reach."""

    done: bool
    missing: int | None


class Fit(TypedDict):
    """Where a stone may lie, and what it would change there; what it leaves as it is, is left out."""

    cells: list[str]
    walls: NotRequired[Counts]  # after it
    met: NotRequired[list[Side]]  # prophecies that come true by it
    lost: NotRequired[list[Side]]  # prophecies that it puts out of reach
    levels: NotRequired[list[LevelGained]]
    structure: NotRequired[Nearness]
    gain: NotRequired[int]  # points, if the game ended then


class Turned(TypedDict):
    """One way to turn a stone: its cells, where it may lie so, and why not elsewhere."""

    pose: list[list[int]]
    fits: list[Fit]
    blocked: list[Blocked]


class PlacementsFound(TypedDict):
    """All placements of a stone on a board, which stone that is, and how near the board is to the Structure before."""

    shape: str
    structure: Nearness
    poses: list[Turned]


class StoneInReach(TypedDict):
    """A stone in reach: the places for it and the most points it brings at once; likewise for a 1-cube instead."""

    steps: int
    site: int
    shape: str
    colour: Colour
    fits: int
    gain: int
    swaps: int
    swap_gain: int


class StonesFound(TypedDict):
    """The stones in reach of the crystal."""

    stones: list[StoneInReach]


class PropheciesFound(TypedDict):
    """For each wall without a prophecy: the cubes that it could show at most by the end, if one were made there now."""

    reach: Counts


@dataclass(frozen=True, slots=True)
class Placements:
    """Try a stone everywhere on a board, as if that seat placed it now (ML-PLC-11).

    With a colour each fit says what it changes; what lies on `site` is taken off it for that. With `swap` the 1-cube
    stone of that colour is tried instead, as long as the supply has one (ML-TAK-01, ML-TAK-03).
    """

    name: ClassVar[str] = "placements"
    seat: int
    shape: str
    colour: Colour | None = None
    site: int | None = None
    swap: bool = False

    def answer(self, state: Monolyth, viewer: Seat | None) -> PlacementsFound:  # noqa: ARG002  (everything is open)
        """Give every place, by the ways to turn the stone."""
        ids = [stone.id for stone in state.kit.content.stones]
        if self.shape not in ids:
            raise CairnError(f"there is no stone {self.shape!r}; expected one of {', '.join(ids)}")
        seated(self.seat, state.seats)
        if self.site is not None and self.site not in range(fields.SITES):
            raise CairnError(f"there is no site {self.site}")
        if self.colour is not None and self.colour not in COLOURS:
            raise CairnError(f"there is no colour {self.colour!r}; expected one of {', '.join(COLOURS)}")
        if self.swap and self.colour is None:
            raise CairnError("a swap needs the colour of the stone")
        colour = -1 if self.colour is None else COLOURS.index(self.colour)
        shape = fields.SINGLE if self.swap else ids.index(self.shape)
        before, *rows = self._rows(state, shape, colour)
        if self.swap and not look(state.box, "supply")[colour]:
            rows = []
        slots = look(state.box, "slot")[self.seat]
        found: PlacementsFound = {"shape": ids[shape], "structure": _nearness(before), "poses": []}
        for pose, placed in groupby(rows, key=lambda row: row[trials.POSE]):
            turned: Turned = {"pose": [list(cell) for cell in state.kit.poses[pose]], "fits": [], "blocked": []}
            for row in placed:
                anchor, level, why = row[trials.ANCHOR], row[trials.REST], row[trials.WHY]
                if why:
                    at = cell_name((anchor % GRID, anchor // GRID, 0))[:2]
                    column = row[trials.COLUMN]
                    cell = cell_name((column % GRID, column // GRID, row[trials.CELL]))
                    turned["blocked"].append({"at": at, "why": WHY[why], "cell": cell})
                else:
                    fit: Fit = {"cells": list(state.kit.names(pose, anchor, level))}
                    if colour >= 0:
                        _compare(fit, before, row, slots)
                    turned["fits"].append(fit)
            found["poses"].append(turned)
        return found

    def _rows(self, state: Monolyth, shape: int, colour: int) -> list[list[int]]:
        """Ask the kernel, in one call."""
        numbers, heard = kernel.numbers(trials.MOST * trials.TRIAL), box(fields.Events)
        heard[0].listening = 1
        scratch, tables = kernel.copy(state.box), state.kit.tables
        if self.site is not None:
            scratch[0].site[self.site] = 0
        if colour >= 0 and shape == fields.SINGLE:
            scratch[0].supply[colour] = max(0, scratch[0].supply[colour] - 1)
        n = trials.trials_box(state.box, scratch, tables, heard, self.seat, shape, colour, numbers)
        plain = kernel.plain(numbers[: n * trials.TRIAL])
        return [plain[at : at + trials.TRIAL] for at in range(0, len(plain), trials.TRIAL)]


def _nearness(row: Sequence[int]) -> Nearness:
    lacks = row[trials.MISSING]
    return {"done": bool(row[trials.STRUCTURED]), "missing": None if lacks < 0 else lacks}


def _compare(fit: Fit, before: Sequence[int], row: Sequence[int], slots: Sequence[int]) -> None:
    """Add to a fit what the board has after it that it had not before."""
    walls: Counts = {}
    met: list[Side] = []
    lost: list[Side] = []
    for i, side in enumerate(SIDES):
        old, new, value = before[trials.COUNT + i], row[trials.COUNT + i], slots[i]
        if new != old:
            walls[side] = new
        if value and old < value <= new:
            met.append(side)
        if value and row[trials.REACH + i] < value <= before[trials.REACH + i]:
            lost.append(side)
    tokens = row[trials.POINTS : trials.POINTS + fields.LEVELS]
    levels: list[LevelGained] = [{"level": i, "points": points} for i, points in enumerate(tokens, 1) if points >= 0]
    if walls:
        fit["walls"] = walls
    if met:
        fit["met"] = met
    if lost:
        fit["lost"] = lost
    if levels:
        fit["levels"] = levels
    if row[trials.STRUCTURED : trials.SCORE] != before[trials.STRUCTURED : trials.SCORE]:
        fit["structure"] = _nearness(row)
    if row[trials.SCORE] != before[trials.SCORE]:
        fit["gain"] = row[trials.SCORE] - before[trials.SCORE]


@dataclass(frozen=True, slots=True)
class Stones:
    """Try every stone in reach of the crystal on a board: where it fits, and the most it can bring at once."""

    name: ClassVar[str] = "stones"
    seat: int

    def answer(self, state: Monolyth, viewer: Seat | None) -> StonesFound:  # noqa: ARG002  (everything is open)
        """Give the stones, the nearest first; none when the game is over."""
        seated(self.seat, state.seats)
        if state.turn is None:
            return {"stones": []}
        numbers = kernel.numbers(trials.FARTHEST * trials.REACHED)
        scratch, tables = kernel.copy(state.box), state.kit.tables
        n = trials.stones_box(state.box, scratch, tables, box(fields.Events), self.seat, numbers)
        plain = kernel.plain(numbers)
        return {"stones": [_stone(state, plain[i * trials.REACHED : (i + 1) * trials.REACHED]) for i in range(n)]}


def _stone(state: Monolyth, row: Sequence[int]) -> StoneInReach:
    stone = state.kit.stone(row[trials.KIND])
    return {
        "steps": row[trials.STEPS],
        "site": row[trials.SITE],
        "shape": stone["shape"],
        "colour": stone["colour"],
        "fits": row[trials.FITS],
        "gain": row[trials.GAIN],
        "swaps": row[trials.SWAPS],
        "swap_gain": row[trials.SWAP_GAIN],
    }


@dataclass(frozen=True, slots=True)
class Prophecies:
    """Tell which prophecies could still come true if that seat made one now, instead of placing a stone (ML-TRN-02)."""

    name: ClassVar[str] = "prophecies"
    seat: int

    def answer(self, state: Monolyth, viewer: Seat | None) -> PropheciesFound:  # noqa: ARG002  (everything is open)
        """Give the reach of every wall whose slot is empty (ML-PRO-02); none when the game is over."""
        seated(self.seat, state.seats)
        reach: Counts = {}
        if state.turn is not None:
            numbers = kernel.numbers(fields.SIDES)
            trials.foretold_box(kernel.copy(state.box), state.kit.tables, self.seat, numbers)
            slots = look(state.box, "slot")[self.seat]
            for side, most, value in zip(SIDES, kernel.plain(numbers), slots, strict=True):
                if not value:
                    reach[side] = most
        return {"reach": reach}


QUERIES = (Placements, Stones, Prophecies)
