"""Stones tried on a board: where they fit, and what each placement would change. Played on a scratch position."""

from cairn.kernel import Box, entry, jit
from cairn.monolyth.fields import COLOURS, DRAW, LEVEL, LEVELS, SIDES, SINGLE, Events, Position, Tables
from cairn.monolyth.rules import (
    anchors,
    best_symmetry,
    height,
    missing,
    next_site,
    place,
    rest,
    reward_levels,
    reward_structure,
    score,
    skyline,
    wall_count,
    wall_reach,
)

# A row of a trial: where the stone lies, what stands in the way, and the board as it would be.
POSE, ANCHOR, REST, WHY, COLUMN, CELL = range(6)
COUNT, REACH, POINTS = 6, 10, 14  # of four walls; likewise; of each level completed, else -1
STRUCTURED, MISSING, SCORE, TRIAL = range(18, 22)
MOST = 24 * 16 + 1  # rows: every way to turn a stone on every space, after the board as it stands
GAP, HIGH = 1, 2

# A row of a stone in reach.
STEPS, SITE, KIND, FITS, GAIN, SWAPS, SWAP_GAIN, REACHED = range(8)
FARTHEST = 4


@jit
def measure(s: Position, t: Tables, seat: int, at: int, rows: list[int]) -> None:
    """Write what a board comes to."""
    for side in range(SIDES):
        rows[at + COUNT + side] = wall_count(s, t, seat, side)
        rows[at + REACH + side] = wall_reach(s, t, seat, side)
    for level in range(LEVELS):
        rows[at + POINTS + level] = -1
    symmetry = best_symmetry(s, t, seat)
    rows[at + STRUCTURED] = s.structured[seat]
    rows[at + MISSING] = missing(s, t, seat, symmetry) if symmetry >= 0 else -1
    rows[at + SCORE] = score(s, t, seat)


@jit
def build(x: Position, t: Tables, e: Events, pose: int, anchor: int, colour: int) -> None:
    """Place a stone for whose turn it is, and take the tokens that it brings."""
    e.n = 0
    place(x, t, e, x.seat, pose, anchor, colour)
    reward_levels(x, t, e)
    reward_structure(x, t, e)


@jit
def unbuild(x: Position, s: Position) -> None:
    """Make a scratch position again what it was before a stone was placed."""
    seat = x.seat
    for level in range(LEVELS):
        for colour in range(COLOURS):
            x.cubes[seat][level][colour] = s.cubes[seat][level][colour]
    for h in range(LEVELS + 1):
        x.tops[seat][h] = s.tops[seat][h]
    x.levels[seat] = s.levels[seat]
    x.level_points[seat] = s.level_points[seat]
    x.levels_taken = s.levels_taken
    x.structured[seat] = s.structured[seat]
    x.structure_points[seat] = s.structure_points[seat]
    x.structures_taken = s.structures_taken


@jit
def obstacle(s: Position, t: Tables, seat: int, at: int, rows: list[int]) -> None:
    """Write why a stone cannot lie in a place: its first cube above the limit, or its first column over a gap."""
    pose = rows[at + POSE]
    level = rows[at + REST]
    rows[at + WHY] = HIGH if level + t.tall[pose] > s.limit else GAP
    for i in range(t.columns[pose]):
        column = rows[at + ANCHOR] + t.shift[pose][i]
        bottom = level + t.low[pose][i]
        top = t.low[pose][i] + t.thick[pose][i]
        if top == t.tall[pose] if rows[at + WHY] == HIGH else bottom > height(s, seat, column):
            rows[at + COLUMN] = column
            rows[at + CELL] = level + top - 1 if rows[at + WHY] == HIGH else bottom
            return


@entry
def trials_box(
    s: Box[Position],
    x: Box[Position],
    t: Box[Tables],
    e: Box[Events],
    seat: int,
    shape: int,
    colour: int,
    rows: list[int],
) -> int:
    """Try a stone in every place of a board; give the number of rows, of which the first is the board as it stands.

    x is a copy that has what will be gone when the stone is placed taken out; a colour of -1 asks only where it fits.
    """
    tables = t[0]
    measure(s[0], tables, seat, 0, rows)
    x[0].seat = seat
    x[0].phase = DRAW  # as it is when a stone has been placed: this turn is spent
    sky = skyline(s[0], seat)
    n = 1
    for pose in range(tables.first[shape], tables.first[shape + 1]):
        legal = anchors(s[0], tables, pose, sky)
        for anchor in range(16):
            if not tables.fit[pose] >> anchor & 1:
                continue
            at = n * TRIAL
            n += 1
            rows[at + POSE] = pose
            rows[at + ANCHOR] = anchor
            rows[at + REST] = rest(s[0], tables, seat, pose, anchor)
            if not legal >> anchor & 1:
                obstacle(s[0], tables, seat, at, rows)
            elif colour >= 0:
                build(x[0], tables, e[0], pose, anchor, colour)
                measure(x[0], tables, seat, at, rows)
                for i in range(e[0].n):
                    if e[0].row[i][0] == LEVEL:
                        rows[at + POINTS + e[0].row[i][2] - 1] = e[0].row[i][3]
                unbuild(x[0], s[0])
    return n


@jit
def gains(s: Position, x: Position, t: Tables, e: Events, shape: int, colour: int, at: int, rows: list[int]) -> None:
    """Write in how many places a stone fits, and the most points that it can bring at once."""
    sky = skyline(s, x.seat)
    before = score(s, t, x.seat)
    for pose in range(t.first[shape], t.first[shape + 1]):
        legal = anchors(s, t, pose, sky)
        for anchor in range(16):
            if legal >> anchor & 1:
                build(x, t, e, pose, anchor, colour)
                rows[at] += 1
                rows[at + 1] = max(rows[at + 1], score(x, t, x.seat) - before)
                unbuild(x, s)


@entry
def stones_box(s: Box[Position], x: Box[Position], t: Box[Tables], e: Box[Events], seat: int, rows: list[int]) -> int:
    """Try every stone in reach of the crystal on a board, x being a copy; give the number of rows."""
    x[0].seat = seat
    site = s[0].crystal
    first = next_site(s[0], site)
    n = 0
    for steps in range(1, FARTHEST + 1):
        site = next_site(s[0], site)
        if site < 0 or (site == first and steps > 1):
            break
        at = n * REACHED
        n += 1
        kind = s[0].site[site] - 1
        rows[at + STEPS] = steps
        rows[at + SITE] = site
        rows[at + KIND] = kind
        gains(s[0], x[0], t[0], e[0], kind // COLOURS, kind % COLOURS, at + FITS, rows)
        if s[0].supply[kind % COLOURS]:
            gains(s[0], x[0], t[0], e[0], SINGLE, kind % COLOURS, at + SWAPS, rows)
    return n


@entry
def foretold_box(x: Box[Position], t: Box[Tables], seat: int, rows: list[int]) -> None:
    """Write how far each wall could come if a seat made a prophecy now, x being a copy: that turn places no stone."""
    x[0].seat = seat
    x[0].phase = DRAW
    for side in range(SIDES):
        rows[side] = wall_reach(x[0], t[0], seat, side)
