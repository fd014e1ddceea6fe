"""The shapes of what Monolyth shows, tells and asks: plain data by name, from which a client's types are made."""

from typing import Literal, NotRequired, TypedDict

from cairn.core import Seat
from cairn.monolyth.content import Colour, Side

Phase = Literal["draw", "act", "burn", "over"]
Asked = Literal["draw", "act", "burn"]
Reason = Literal["complete", "exhausted", "foretold"]
Grid = list[list[str]]  # the labels of a Structure card, rows from north to south
Space = list[list[Colour | None]]  # a level, rows from north to south

# ---------------------------------------------------------------- the view


class Stone(TypedDict):
    """A stone by its names."""

    shape: str
    colour: Colour


class Wall(TypedDict):
    """A side of a board: its colour, how many cubes of it the wall shows and could come to show, its prophecy."""

    colour: Colour
    count: int
    reach: int
    prophecy: int | None
    needs: int | None
    points: int


class Structured(TypedDict):
    """How far a build is from the Structure card, turned to its best; None where it is out of reach."""

    done: bool
    points: int
    symmetry: int | None
    grid: Grid | None
    missing: list[list[int]] | None


class Danger(TypedDict):
    """How near the end is: cubes that the next level lacks; whether the next turn could call the last round."""

    level: int
    ends: bool


class SeatView(TypedDict):
    """What lies before a player."""

    board: int
    walls: dict[Side, Wall]
    heights: list[list[int]]
    cubes: list[Space]
    levels: int
    level_points: int
    structure: Structured
    danger: Danger
    score: int


class Reached(TypedDict):
    """A site that the crystal can reach, and the steps it takes."""

    steps: int
    site: int


class TokensLeft(TypedDict):
    """The tokens on the main board, each kind in the order in which it is taken."""

    prophecy: list[int]
    level: list[int]
    structure: list[int]


class Card(TypedDict):
    """A Structure card."""

    id: str
    grid: Grid


class About(TypedDict):
    """What a question is about: the site that is refilled."""

    site: NotRequired[int]


class Asking(TypedDict):
    """What a position asks."""

    kind: Asked
    seat: Seat
    by: None
    count: int
    may_decline: bool
    about: About


class View(TypedDict):
    """All that a table shows."""

    game: Literal["monolyth"]
    players: int
    turn: Seat | None
    question: Asking | None
    phase: Phase
    round: int
    limit: int
    ending: bool
    still: list[Seat]  # who has still to play, once the last round was called
    reason: Reason | None
    crystal: int
    sites: list[Stone | None]
    waiting: list[int]
    reach: list[Reached]
    lid: dict[str, dict[Colour, int]]
    lid_total: int
    supply: dict[Colour, int]
    tokens: TokensLeft
    structure: Card
    seats: list[SeatView]
    winners: NotRequired[list[Seat]]  # when the game is over
    rank: NotRequired[int]  # likewise, of a solo player
    next_rank: NotRequired[int]  # the points of the rank above it, if there is one


# ---------------------------------------------------------------- events

Moved = TypedDict("Moved", {"kind": Literal["moved"], "seat": Seat, "from": int, "to": int, "steps": int})
Moved.__doc__ = "The crystal moved."


class Taken(Stone):
    """A stone was taken off its site: to be placed, swapped for a 1-cube, or discarded."""

    kind: Literal["taken", "swapped", "discarded"]
    seat: Seat
    site: int


class Placed(Stone):
    """A stone was placed."""

    kind: Literal["placed"]
    seat: Seat
    cells: list[str]


class Refilled(Stone):
    """A stone was drawn for a site."""

    kind: Literal["refilled"]
    site: int


class Closed(TypedDict):
    """A site gets no stone any more."""

    kind: Literal["closed"]
    site: int


class Foretold(TypedDict):
    """A prophecy was made."""

    kind: Literal["prophecy"]
    seat: Seat
    value: int
    side: Side


class Burnt(TypedDict):
    """A Prophecy token was given up."""

    kind: Literal["burnt"]
    seat: Seat
    value: int


class LevelDone(TypedDict):
    """A level was completed."""

    kind: Literal["level"]
    seat: Seat
    level: int
    points: int


class StructureDone(TypedDict):
    """The Structure was completed, the card turned so."""

    kind: Literal["structure"]
    seat: Seat
    points: int
    symmetry: int


class LastRound(TypedDict):
    """The last round was called."""

    kind: Literal["ending"]
    seat: Seat


class Over(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    reason: Reason
    scores: list[int]
    winners: list[Seat]
    walls: list[dict[Side, Wall]]


VIEW = View
QUESTION = Asking
EVENTS = Moved | Taken | Placed | Refilled | Closed | Foretold | Burnt | LevelDone | StructureDone | LastRound | Over
