"""The position of a game of Monolyth, and all else the kernel works on: records of named integers."""

from cairn.kernel import Layout, ints

SEATS, SITES, SIDES, LEVELS, COLOURS = 4, 13, 4, 4, 5
SHAPES, POSES, CUBES = 16, 384, 8  # the most that a content file may bring
VALUES, TOKENS, CARDS, SYMMETRIES, BOARDS = 24, 40, 64, 8, 64
FULL = 0xFFFF
STONES = 99 * SHAPES  # the most of one colour that a content file may bring
SINGLE = 0  # the shape, and the pose, of the 1-cube stone
NORTH, EAST, SOUTH, WEST = range(SIDES)

DRAW, ACT, BURN, OVER = range(4)  # phases: nature draws, a player acts, a solo player gives up a token, the end
PLACE, DISCARD, PROPHESY, DRAWN, BURNT = range(1, 6)  # verbs of a choice
VERB, STEPS, POSE = 16, 13, 4  # a choice in bits: verb, then its arguments; a placement ends in its anchor

MOVED, TAKEN, SWAPPED, PLACED, DISCARDED, REFILLED, CLOSED, FORETOLD, GAVE_UP, LEVEL, STRUCTURE, ENDING, FINISHED = (
    range(1, 14)
)  # kinds of events
COMPLETE, EXHAUSTED, FORETOLD_ALL = range(1, 4)  # why the game is over


class Position(Layout):
    """A game of Monolyth."""

    players: int = ints()
    limit: int = ints()  # how high a build may be
    phase: int = ints()
    seat: int = ints()  # whose turn it is
    rounds: int = ints()  # the round under way; 0 while the sites are being filled
    ending: int = ints()  # 1 when the last round has been called
    reason: int = ints()  # why the game is over
    crystal: int = ints()
    waiting: int = ints()  # the sites that wait for a stone
    moved: int = ints()  # 1 when the crystal moved in this turn
    site: list[int] = ints(SITES)  # 0, or 1 + the kind of stone there (kind = shape * COLOURS + colour)
    lid: list[int] = ints(SHAPES * COLOURS)
    lidded: int = ints()  # how many stones the lid holds
    supply: list[int] = ints(COLOURS)
    card: int = ints()
    board: list[int] = ints(SEATS)
    prophecies: list[int] = ints(VALUES)  # tokens left on the main board, by number of the value
    foretellable: int = ints()  # how many there are
    levels_taken: int = ints()
    structures_taken: int = ints()
    tops: list[list[int]] = ints(SEATS, LEVELS + 1)
    cubes: list[list[list[int]]] = ints(SEATS, LEVELS, COLOURS)
    slot: list[list[int]] = ints(SEATS, SIDES)  # 0, or the value foretold
    levels: list[int] = ints(SEATS)  # complete levels
    level_points: list[int] = ints(SEATS)
    structure_points: list[int] = ints(SEATS)
    structured: list[int] = ints(SEATS)  # 1 when a Structure token was taken


class Tables(Layout):
    """The components, as the kernel reads them."""

    shapes: int = ints()
    bulk: list[int] = ints(SHAPES)
    count: list[int] = ints(SHAPES)  # stones of a shape in each colour
    first: list[int] = ints(SHAPES + 1)  # the poses of shape i are first[i] up to first[i + 1]
    fit: list[int] = ints(POSES)  # anchors that keep the pose inside the grid
    tall: list[int] = ints(POSES)
    columns: list[int] = ints(POSES)
    shift: list[list[int]] = ints(POSES, CUBES)  # per column of a pose: from the anchor's bit to its own
    low: list[list[int]] = ints(POSES, CUBES)  # its lowest cube
    thick: list[list[int]] = ints(POSES, CUBES)  # how many cubes it has
    values: list[int] = ints(SEATS + 1)  # per player count: different Prophecy values, ascending
    value: list[list[int]] = ints(SEATS + 1, VALUES)
    copies: list[list[int]] = ints(SEATS + 1, VALUES)
    levels: list[int] = ints(SEATS + 1)
    level: list[list[int]] = ints(SEATS + 1, TOKENS)  # descending
    structures: list[int] = ints(SEATS + 1)
    structure: list[list[int]] = ints(SEATS + 1, TOKENS)  # descending
    allowed: list[list[list[int]]] = ints(CARDS, SYMMETRIES, LEVELS + 1)  # spaces that may have this height
    colour: list[list[int]] = ints(BOARDS, SIDES)


class Menu(Layout):
    """The choices of a position: each row is a base, and a set of bits to add to it."""

    n: int = ints()
    total: int = ints()  # the sum of the weights
    code: list[int] = ints(128)
    bits: list[int] = ints(128)
    weight: list[int] = ints(128)  # choices in the row; for nature the stones of that kind


class Events(Layout):
    """What happened, written only when somebody listens."""

    listening: int = ints()
    n: int = ints()
    row: list[list[int]] = ints(64, 6)
