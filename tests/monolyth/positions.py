"""Positions of Monolyth for tests: scripted games by notation, and positions laid by hand.

A build is written as four rows from north to south, each of four columns from west to east; a column is its cubes from
the board up (b blue, o orange, k black, t turquoise, w white), an empty one is a dot: "bbo . . t".
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cairn.core import CHANCE, Choice, Event, parse
from cairn.monolyth import Monolyth, fields
from cairn.monolyth.content import COLOURS, SIDES, Content, load

STANDARD = load()
LETTERS = "boktw"
FILLING = [
    *("D2-blue", "L3-orange", "O4-black", "T4-turquoise", "L4-white", "S4-blue"),
    *("I3-orange", "D2-black", "L3-turquoise", "O4-white", "T4-blue", "L4-orange"),
]
"""What ready() draws for the sites 1 to 12."""
EMPTY = (". . . .",) * 4


def start(
    players: int = 2, structure: str = "wall", boards: Sequence[int] = (1, 2, 3, 4), content: Content = STANDARD
) -> Monolyth:
    """Lay a game out; nature is about to fill the sites."""
    return Monolyth({"players": players, "structure": structure, "boards": list(boards)[:players]}, content)


def ready(
    players: int = 2, structure: str = "wall", boards: Sequence[int] = (1, 2, 3, 4), content: Content = STANDARD
) -> Monolyth:
    """Lay a game out and fill the sites; seat 0 is about to take the first turn."""
    state = start(players, structure, boards, content)
    play(state, *(f"draw {stone}" for stone in FILLING))
    return state


def play(state: Monolyth, *moves: str) -> list[Event]:
    """Play choices by their notation; give the events told."""
    events: list[Event] = []
    for move in moves:
        state.play(parse(state, move), events.append)
    return events


def offered(state: Monolyth, start: str = "") -> list[str]:
    """List the notation of the choices, of those only that begin so."""
    return [text for text in map(str, state.choices()) if text.startswith(start)]


def placings(state: Monolyth) -> list[str]:
    """List the choices that place a stone or a 1-cube."""
    return [text for text in offered(state) if text[0].isdigit() and not text.endswith("discard")]


def told(events: list[Event], *kinds: str) -> list[dict[str, Any]]:
    """Pick the events of these kinds, as plain data."""
    return [event.as_dict() for event in events if event.kind in kinds]


def seat_view(state: Monolyth, seat: int) -> dict[str, Any]:
    """Show one player's things."""
    seats: list[dict[str, Any]] = state.view(None)["seats"]
    return seats[seat]


def wander(
    players: int, seed: int, content: Content = STANDARD, *, builders: bool = False
) -> Iterator[tuple[Monolyth, list[Event]]]:
    """Play a game at random; after each choice give the position and what was told.

    Builders like to fill low levels, so that levels and monoliths come to be completed.
    """
    rng = Random(seed)
    card = next(card.id for card in reversed(content.structures) if card.usable(4 if players <= 2 else 3))
    state = start(players, card, [board.id for board in content.boards], content)
    while state.turn is not None:
        assert state.played < 2000  # every game ends long before
        choices, events = state.choices(), list[Event]()
        choice = rng.choices(choices, state.odds())[0]
        if builders and state.turn != CHANCE:
            choice = min((rng.choice(choices) for _ in range(40)), key=_height)
        state.play(choice, events.append)
        yield state, events


def _height(choice: Choice) -> tuple[int, int]:
    """Tell how high a stone comes to lie; of the low ones the big are the better."""
    cells = [word for word in str(choice).split() if "/" in word]
    return max((int(cell[-1]) for cell in cells), default=9), -len(cells)


# ---------------------------------------------------------------- positions laid by hand


def refresh(state: Monolyth) -> None:
    """Make a position notice that its record was written from outside: who decides, and what may be chosen."""
    state.moved_to(state.box)


def kind_of(state: Monolyth, stone: str) -> int:
    """Give the kernel's number of a stone such as L4-blue."""
    shape, colour = stone.rsplit("-", 1)
    shapes = [s.id for s in state.kit.content.stones]
    return shapes.index(shape) * fields.COLOURS + COLOURS.index(colour)


def lay_sites(state: Monolyth, sites: dict[int, str], crystal: int = 0) -> None:
    """Lay just these stones on the sites and put the crystal down."""
    record = state.box[0]
    for site in range(fields.SITES):
        record.site[site] = kind_of(state, sites[site]) + 1 if site in sites else 0
    record.crystal = crystal
    refresh(state)


def lay_lid(state: Monolyth, *stones: str) -> None:
    """Put just these stones into the lid."""
    record = state.box[0]
    kinds = [kind_of(state, stone) for stone in stones]
    for kind in range(fields.SHAPES * fields.COLOURS):
        record.lid[kind] = kinds.count(kind)
    record.lidded = len(kinds)
    refresh(state)


def lay_supply(state: Monolyth, **left: int) -> None:
    """Leave so many 1-cubes of the colours named, none of the others."""
    for i, colour in enumerate(COLOURS):
        state.box[0].supply[i] = left.get(colour, 0)
    refresh(state)


def lay_build(state: Monolyth, seat: int, *rows: str) -> None:
    """Build a monolith; the levels complete already count as rewarded, without a token."""
    record = state.box[0]
    for h in range(fields.LEVELS + 1):
        record.tops[seat][h] = 0
    for level in range(fields.LEVELS):
        for colour in range(fields.COLOURS):
            record.cubes[seat][level][colour] = 0
    columns = [column.strip(".") for row in rows for column in row.split()]
    assert len(columns) == 16
    for bit, column in enumerate(columns):
        record.tops[seat][len(column)] |= 1 << bit
        for level, letter in enumerate(column):
            record.cubes[seat][level][LETTERS.index(letter)] |= 1 << bit
    record.levels[seat] = min(map(len, columns))
    refresh(state)


def lay_heights(state: Monolyth, seat: int, rows: Sequence[Sequence[int]], colour: str = "w") -> None:
    """Build a monolith of these heights in one colour."""
    lay_build(state, seat, *(" ".join(colour * h or "." for h in row) for row in rows))


def lay_tokens(state: Monolyth, *values: int) -> None:
    """Leave just these Prophecy tokens on the main board."""
    known = sorted(set(state.kit.content.tokens[state.seats].prophecy))
    assert set(values) <= set(known)
    for i, value in enumerate(known):
        state.box[0].prophecies[i] = values.count(value)
    state.box[0].foretellable = len(values)
    refresh(state)


def lay_slots(state: Monolyth, seat: int, **values: int) -> None:
    """Slot prophecies into the sides named, such as N=7; the others are empty."""
    for i, side in enumerate(SIDES):
        state.box[0].slot[seat][i] = values.get(side, 0)
    refresh(state)


def give_turn(state: Monolyth, seat: int) -> None:
    """Let this seat be the one to act."""
    state.box[0].seat = seat
    refresh(state)


def lay_points(state: Monolyth, seat: int, points: int) -> None:
    """Give a seat so many points of Level tokens."""
    state.box[0].level_points[seat] = points
    refresh(state)
