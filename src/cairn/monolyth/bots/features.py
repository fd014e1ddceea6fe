"""What a net sees of a position of Monolyth: the numbers of the features that hold, from one seat's point of view.

Colours are told by the side of the seat's own board that has them (4 is the colour of none), sites by the order in
which the crystal comes to their stones. The same function runs compiled, interpreted and in a CUDA kernel.
"""

from cairn.kernel import Layout, ints, jit
from cairn.monolyth.fields import (
    COLOURS,
    DRAW,
    LEVELS,
    OVER,
    SIDES,
    SITES,
    SYMMETRIES,
    Events,
    Position,
    Tables,
)
from cairn.monolyth.rules import popcount, reward_levels, reward_structure, score, wall, wall_count, wall_space

COUNTS = 17  # 0 to 16 of something
SHAPE_KINDS = 8  # shapes that are told apart; further ones of a content file look like the last
STONE_KINDS = SHAPE_KINDS * COLOURS
MARKS = 3  # what the Structure wants of a column: nothing (any more), to stay low, to be high
CARD_KINDS = 16
GAP = 26  # cubes that a Structure lacks: 0 to 24, 25 is out of reach
LEAD = 31

COLUMNS = 0
MATCHES = COLUMNS + 16 * MARKS * (LEVELS + 1)
UNFORETOLD = MATCHES + SIDES * LEVELS * 4  # cubes that a wall without a prophecy shows
FORETOLD = UNFORETOLD + SIDES * COUNTS
NEEDS = FORETOLD + SIDES * COUNTS
ROOM = NEEDS + SIDES * COUNTS
SLACK = ROOM + SIDES * COUNTS  # room beyond the need, from -4 to 8
LEVELS_DONE = SLACK + SIDES * 13
HOLES = LEVELS_DONE + LEVELS + 1
OPEN = HOLES + LEVELS * COUNTS
STONE = OPEN + 33
LID_COLOURS = STONE + (SITES - 1) * STONE_KINDS
LID_SHAPES = LID_COLOURS + COLOURS * COUNTS
LID = LID_SHAPES + SHAPE_KINDS * COUNTS
TOKENS = LID + 40
TOKENS_LEFT = TOKENS + COUNTS * 4
SUPPLY = TOKENS_LEFT + 25
STRUCTURES = SUPPLY + COLOURS * 4
MISSING = STRUCTURES + 6
CARD = MISSING + GAP
PHASE = CARD + CARD_KINDS
ACTOR = PHASE + 4
ORDER = ACTOR + 4
LAST = ORDER + 4  # nobody has called the end; it was called, and the seat has still a turn; or has none
PLAYERS = LAST + 3
OTHERS = PLAYERS + 4

HIS_LEVELS = 0
HIS_HOLES = HIS_LEVELS + LEVELS + 1
HIS_FORETOLD = HIS_HOLES + LEVELS * COUNTS
HIS_NEEDS = HIS_FORETOLD + SIDES * COUNTS
HIS_MISSING = HIS_NEEDS + SIDES * COUNTS
HIS_STRUCTURE = HIS_MISSING + GAP
HIS_OPEN = HIS_STRUCTURE + 1
AHEAD = HIS_OPEN + 33
OTHER = AHEAD + LEAD

ALONE, PAIR, CROWD = OTHERS, OTHERS + OTHER, OTHERS + 3 * OTHER
"""How many features there are for 1, 2, and 3 or 4 players."""
MOST = 320  # that hold at once


class Row(Layout, bits=16):
    """The features that hold."""

    at: list[int] = ints(MOST)


@jit
def own_side(s: Position, t: Tables, seat: int, colour: int) -> int:
    """Find the side of a seat's board that has a colour; 4 if none has."""
    for side in range(SIDES):
        if t.colour[s.board[seat]][side] == colour:
            return side
    return SIDES


@jit
def lacking(s: Position, t: Tables, seat: int, symmetry: int) -> int:
    """Count the cubes that a build lacks for the Structure, the card turned so; -1 if a column is too high."""
    cubes = 0
    allowed = t.allowed[s.card][symmetry]
    for h in range(s.limit + 1):
        rest = s.tops[seat][h]
        higher = h
        while rest and higher <= s.limit:
            fits = rest & allowed[higher]
            cubes += popcount(fits) * (higher - h)
            rest &= ~fits
            higher += 1
        if rest:
            return -1
    return cubes


@jit
def nearest(s: Position, t: Tables, seat: int) -> int:
    """Find the cubes that a build lacks for the Structure at the least, and how to turn the card; -1 out of reach."""
    best = -1
    for symmetry in range(SYMMETRIES):
        cubes = lacking(s, t, seat, symmetry)
        if cubes >= 0 and (best < 0 or cubes < best >> 3):
            best = cubes << 3 | symmetry
    return best


@jit
def wanted(s: Position, t: Tables, seat: int) -> int:
    """Give what `nearest` gives, if the Structure is still worth something to a seat."""
    if s.structured[seat] or s.structures_taken == t.structures[s.players]:
        return -1
    return nearest(s, t, seat)


@jit
def holes(s: Position, seat: int, at: int, r: Row, n: int) -> int:
    """Tell how many spaces each level lacks, and how many cubes all of them."""
    f = r.at
    lack = 0
    cubes = 0
    for level in range(s.limit):
        lack += popcount(s.tops[seat][level])
        cubes += lack
        f[n] = at + level * COUNTS + lack
        n += 1
    f[n] = cubes  # the caller adds where this is told
    return n


@jit
def board_features(s: Position, t: Tables, seat: int, r: Row, n: int) -> int:
    """Tell of the seat's own build and prophecies."""
    f = r.at
    near = wanted(s, t, seat)
    high = 0
    if near >= 0:
        high = t.allowed[s.card][near & 7][min(3, s.limit)]
    for h in range(s.limit + 1):
        tops = s.tops[seat][h]
        for bit in range(16):
            if tops >> bit & 1:
                mark = 0 if near < 0 else 1 + (high >> bit & 1)
                f[n] = COLUMNS + (bit * MARKS + mark) * (LEVELS + 1) + h
                n += 1
    f[n] = MISSING + (GAP - 1 if near < 0 else min(near >> 3, GAP - 2))
    n += 1
    for side in range(SIDES):
        colour = t.colour[s.board[seat]][side]
        count = 0
        for level in range(s.limit):
            cubes = s.cubes[seat][level][colour] & wall(side)
            count += popcount(cubes)
            if cubes:
                for i in range(4):
                    bit = i if side == 0 else 4 * i + 3 if side == 1 else 12 + i if side == 2 else 4 * i  # noqa: PLR2004
                    if cubes >> bit & 1:
                        f[n] = MATCHES + (side * LEVELS + level) * 4 + i
                        n += 1
        space = wall_space(s, seat, side)
        f[n] = ROOM + side * COUNTS + space
        n += 1
        value = min(s.slot[seat][side], COUNTS - 1)
        if value:
            need = max(0, value - count)
            f[n] = FORETOLD + side * COUNTS + value
            f[n + 1] = NEEDS + side * COUNTS + need
            f[n + 2] = SLACK + side * 13 + max(-4, min(8, space - need)) + 4
            n += 3
        else:
            f[n] = UNFORETOLD + side * COUNTS + count
            n += 1
    f[n] = LEVELS_DONE + s.levels[seat]
    n = holes(s, seat, HOLES, r, n + 1)
    f[n] = OPEN + (f[n] + 1) // 2
    return n + 1


@jit
def table_features(s: Position, t: Tables, seat: int, r: Row, n: int) -> int:
    """Tell of stones, tokens, and how far the game is."""
    f = r.at
    order = 0
    for i in range(1, SITES):
        kind = s.site[(s.crystal + i) % SITES] - 1
        if kind >= 0:
            shape = min(kind // COLOURS, SHAPE_KINDS - 1)
            f[n] = STONE + order * STONE_KINDS + shape * COLOURS + own_side(s, t, seat, kind % COLOURS)
            n += 1
            order += 1
    for colour in range(COLOURS):
        side = own_side(s, t, seat, colour)
        stones = 0
        for shape in range(1, t.shapes):
            stones += s.lid[shape * COLOURS + colour]
        f[n] = LID_COLOURS + side * COUNTS + min(stones, COUNTS - 1)
        f[n + 1] = SUPPLY + side * 4 + min(s.supply[colour], 3)
        n += 2
    for shape in range(1, min(t.shapes, SHAPE_KINDS)):
        stones = 0
        for colour in range(COLOURS):
            stones += s.lid[shape * COLOURS + colour]
        f[n] = LID_SHAPES + shape * COUNTS + min(stones, COUNTS - 1)
        n += 1
    f[n] = LID + min(s.lidded // 2, 39)
    f[n + 1] = TOKENS_LEFT + min(s.foretellable, 24)
    n += 2
    for i in range(t.values[s.players]):
        if s.prophecies[i]:
            f[n] = TOKENS + min(t.value[s.players][i], COUNTS - 1) * 4 + min(s.prophecies[i], 3)
            n += 1
    f[n] = STRUCTURES + (5 if s.structured[seat] else min(s.structures_taken, 4))
    f[n + 1] = CARD + min(s.card, CARD_KINDS - 1)
    f[n + 2] = PHASE + s.phase
    f[n + 3] = ACTOR + (s.seat - seat) % s.players
    f[n + 4] = ORDER + seat
    acted = s.seat > seat or (s.seat == seat and s.phase == DRAW)
    f[n + 5] = LAST + (0 if not s.ending else 2 if acted else 1)
    f[n + 6] = PLAYERS + s.players - 1
    return n + 7


@jit
def other_features(s: Position, t: Tables, seat: int, r: Row, n: int) -> int:
    """Tell of the opponents, the next one first."""
    f = r.at
    own = score(s, t, seat)
    for i in range(1, s.players):
        other = (seat + i) % s.players
        at = OTHERS + (i - 1) * OTHER
        f[n] = at + HIS_LEVELS + s.levels[other]
        n = holes(s, other, at + HIS_HOLES, r, n + 1)
        f[n] = at + HIS_OPEN + (f[n] + 1) // 2
        n += 1
        for side in range(SIDES):
            value = min(s.slot[other][side], COUNTS - 1)
            f[n] = at + HIS_FORETOLD + side * COUNTS + value
            n += 1
            if value:
                need = max(0, value - wall_count(s, t, other, side))
                f[n] = at + HIS_NEEDS + side * COUNTS + need
                n += 1
        near = wanted(s, t, other)
        f[n] = at + HIS_MISSING + (GAP - 1 if near < 0 else min(near >> 3, GAP - 2))
        n += 1
        if s.structured[other]:
            f[n] = at + HIS_STRUCTURE
            n += 1
        lead = own - score(s, t, other)
        f[n] = at + AHEAD + max(0, min(LEAD - 1, (lead + 31) // 2))
        n += 1
    return n


@jit
def features(s: Position, t: Tables, seat: int, r: Row) -> int:
    """Write the features that hold for a seat; give how many there are."""
    n = board_features(s, t, seat, r, 0)
    n = table_features(s, t, seat, r, n)
    return other_features(s, t, seat, r, n)


@jit
def anticipate(s: Position, t: Tables, e: Events) -> None:
    """Give the tokens that a choice has earned, which a table gives after nature has drawn."""
    if s.phase == DRAW and s.rounds > 0:
        reward_levels(s, t, e)
        reward_structure(s, t, e)
        if s.levels[s.seat] == s.limit:
            s.ending = 1


@jit
def settled(s: Position) -> int:
    """Tell whether no choice can change the points any more, once `anticipate` has given the tokens."""
    if s.phase == DRAW and s.rounds > 0:
        if s.players == 1:
            return s.ending or s.foretellable <= 1  # ML-SOL-06, ML-END-01
        return s.ending and s.seat == s.players - 1  # ML-END-02
    return s.phase == OVER
