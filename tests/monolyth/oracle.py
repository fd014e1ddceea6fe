"""Monolyth's rules a second time, slow and plain, to be compared with the kernel choice by choice.

A cell is (x, y, z): column from west to east, row from north to south, level from the board up, each from 0.
A build is a dict from cell to colour. The ids in comments (ML-..., A-...) are those of the rules' checklist.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

Cell = tuple[int, int, int]
Cells = frozenset[Cell]
Stone = tuple[str, str]  # shape, colour

SIZE = 4  # the board is SIZE by SIZE spaces, ML-SET-01
SITES = 13  # ML-SET-15
REACH = 4  # the crystal moves at most so far, ML-CRY-02
SIDES = ("N", "E", "S", "W")
NATURE = -1


# Cells and notation


def name_of(cell: Cell) -> str:
    """Write a cell, as in `a1/1`."""
    x, y, z = cell
    return f"{'abcd'[x]}{y + 1}/{z + 1}"


def cell_of(name: str) -> Cell:
    """Read a cell back from its name."""
    return "abcd".index(name[0]), int(name[1]) - 1, int(name[3]) - 1


def names_of(cells: Iterable[Cell]) -> str:
    """Write several cells, sorted as text."""
    return " ".join(sorted(name_of(cell) for cell in cells))


# Shapes


def to_origin(cells: Iterable[Cell]) -> Cells:
    """Shift a shape so that its smallest x, y and z are 0."""
    cells = list(cells)
    low_x = min(x for x, _, _ in cells)
    low_y = min(y for _, y, _ in cells)
    low_z = min(z for _, _, z in cells)
    return frozenset((x - low_x, y - low_y, z - low_z) for x, y, z in cells)


def rotations(cells: Iterable[Cell]) -> set[Cells]:
    """Turn a shape in every way, by quarter turns about two axes until nothing new comes (ML-PLC-07)."""
    found: set[Cells] = set()
    waiting = [to_origin(cells)]
    while waiting:
        shape = waiting.pop()
        if shape in found:
            continue
        found.add(shape)
        waiting.append(to_origin((-y, x, z) for x, y, z in shape))  # a quarter turn on the table
        waiting.append(to_origin((x, -z, y) for x, y, z in shape))  # tipped over
    return found


def placements(cells: Iterable[Sequence[int]], limit: int) -> frozenset[Cells]:
    """Give every set of cells that a shape can occupy inside the empty space of height `limit`."""
    return _placements(frozenset((x, y, z) for x, y, z in cells), limit)


@cache
def _placements(shape: Cells, limit: int) -> frozenset[Cells]:
    """Move every rotation everywhere and keep what lies inside (ML-PLC-03, 05, 06)."""
    found: set[Cells] = set()
    for turned in rotations(shape):
        for dx in range(SIZE):
            for dy in range(SIZE):
                for dz in range(limit):
                    moved = frozenset((x + dx, y + dy, z + dz) for x, y, z in turned)
                    if all(x < SIZE and y < SIZE and z < limit for x, y, z in moved):
                        found.add(moved)
    return frozenset(found)


class Position(NamedTuple):
    """A placement with what it stands on."""

    cells: Cells
    under: Cells  # the cells right below it that are not its own: each must hold a cube already
    text: str


@cache
def positions(shape: Cells, limit: int) -> list[Position]:
    """List a shape's placements with what each stands on and its notation."""
    return [
        Position(cells, frozenset((x, y, z - 1) for x, y, z in cells if z > 0) - cells, names_of(cells))
        for cells in placements(shape, limit)
    ]


# Structure cards


def allows(label: str, height: int) -> bool:
    """Say whether a card's label, `n`, `a-b` or `n+`, allows a height (ML-STR-04 to 06)."""
    if label.endswith("+"):
        return height >= int(label[:-1])
    if "-" in label:
        low, high = label.split("-")
        return int(low) <= height <= int(high)
    return height == int(label)


def pattern_positions(grid: Sequence[Sequence[str]]) -> list[list[list[str]]]:
    """Give a card's pattern turned four ways, and the mirror image turned four ways (ML-STR-07)."""
    found = []
    for start in (grid, [row[::-1] for row in grid]):
        pattern = [list(row) for row in start]
        for _ in range(4):
            found.append(pattern)
            pattern = [[pattern[SIZE - 1 - x][y] for x in range(SIZE)] for y in range(SIZE)]  # a quarter turn
    return found


class Oracle:
    """A game of Monolyth from its set-up on, changed by one choice at a time."""

    def __init__(self, content: dict[str, Any], setup: dict[str, Any]) -> None:
        """Lay out the main board; the 12 set-up draws are nature's first choices."""
        self.players: int = setup["players"]
        self.solo = self.players == 1
        self.limit = 4 if self.players <= 2 else 3  # ML-PLC-05, 06
        seats = range(self.players)

        self.shapes: dict[str, Cells] = {
            stone["id"]: frozenset((x, y, z) for x, y, z in stone["cells"]) for stone in content["stones"]
        }
        self.lid: Counter[Stone] = Counter()
        self.supply: Counter[str] = Counter()
        for stone in content["stones"]:
            for colour in content["colours"]:
                if len(stone["cells"]) == 1:  # ML-SET-11, 18
                    self.supply[colour] += stone["count"]
                else:
                    self.lid[stone["id"], colour] += stone["count"]

        tokens = content["tokens"][str(self.players)]
        self.prophecies: list[int] = sorted(tokens["prophecy"])
        self.level_tokens: list[int] = sorted(tokens["level"])
        self.structure_tokens: list[int] = sorted(tokens["structure"])

        card = next(card for card in content["structures"] if card["id"] == setup["structure"])
        self.patterns = pattern_positions(card["grid"])
        edges: dict[int, dict[str, str]] = {board["id"]: board["sides"] for board in content["boards"]}
        self.edges = [edges[setup["boards"][seat]] for seat in seats]

        self.sites: list[Stone | None] = [None] * SITES
        self.crystal = 0
        self.to_fill = list(range(1, SITES))  # sites that wait for a draw, ML-SET-14
        self.acting = False  # a crystal action is under way
        self.over = False
        self.ending = False
        self.round = 1
        self.seat = 0

        self.builds: list[dict[Cell, str]] = [{} for _ in seats]
        self.slots: list[dict[str, int]] = [{} for _ in seats]
        self.levels = [0 for _ in seats]  # complete levels already rewarded
        self.level_points: list[list[int]] = [[] for _ in seats]
        self.structure_points: list[int | None] = [None for _ in seats]

    # What may be chosen

    @property
    def turn(self) -> int | None:
        """The seat to decide, -1 for nature, None when the game is over."""
        if self.over:
            return None
        if self.to_fill and self.lid.total() > 0:
            return NATURE
        return self.seat

    def choices(self) -> list[str]:
        """List every legal choice in notation, sorted as text."""
        if self.turn is None:
            return []
        if self.turn == NATURE:
            return sorted(self.odds())
        if self.acting:  # only the solo player still has something to do after the draw, ML-SOL-02
            return sorted({f"burn {value}" for value in self.prophecies})
        # A prophecy is allowed instead of a forced discard, A-08.
        return sorted((self.placing_choices() or self.discards()) + self.prophecy_choices())

    def odds(self) -> dict[str, int]:
        """At nature's turn, count the stones in the lid for each draw."""
        if self.turn != NATURE:
            return {}
        return {f"draw {shape}-{colour}": count for (shape, colour), count in self.lid.items() if count > 0}

    def reachable(self) -> dict[int, int]:
        """Give the site that each number of steps reaches, each site once."""
        clockwise = [(self.crystal + step) % SITES for step in range(1, SITES)]
        with_stone = [site for site in clockwise if self.sites[site] is not None]  # ML-CRY-04, A-23
        return dict(enumerate(with_stone[:REACH], start=1))  # further steps only go round again, A-02

    def stone_at(self, site: int) -> Stone:
        """Give the stone at a site that has one."""
        stone = self.sites[site]
        if stone is None:
            msg = f"site {site} has no stone"
            raise ValueError(msg)
        return stone

    def placing_choices(self) -> list[str]:
        """List the crystal actions that end in a placed stone (A-05)."""
        single = self.fitting(frozenset({(0, 0, 0)}))
        found = []
        for steps, site in self.reachable().items():
            shape, colour = self.stone_at(site)
            found += [f"{steps} {shape} {cells}" for cells in self.fitting(self.shapes[shape])]
            if self.supply[colour] > 0:  # ML-TAK-03
                found += [f"{steps} swap {cells}" for cells in single]
        return found

    def fitting(self, shape: Cells) -> list[str]:
        """List where a shape fits: nothing overlaps, and every cube rests on something or the stone (ML-PLC-04)."""
        built = frozenset(self.builds[self.seat])
        placed = positions(shape, self.limit)
        return [text for cells, under, text in placed if cells.isdisjoint(built) and under <= built]

    def discards(self) -> list[str]:
        """List the forced discards, for when no stone can be placed (ML-FRC-02)."""
        return [f"{steps} discard" for steps in self.reachable()]

    def prophecy_choices(self) -> list[str]:
        """List the prophecies: any token left, any empty slot (ML-PRO-01, 02)."""
        empty = [side for side in SIDES if side not in self.slots[self.seat]]
        return [f"prophecy {value} {side}" for value in set(self.prophecies) for side in empty]

    # What a choice does

    def play(self, choice: str) -> None:
        """Carry out a legal choice."""
        if choice not in self.choices():
            msg = f"not legal: {choice}"
            raise ValueError(msg)
        first, *rest = choice.split(" ")
        if first == "draw":
            shape, colour = rest[0].rsplit("-", 1)
            self.draw((shape, colour))
        elif first == "burn":
            self.prophecies.remove(int(rest[0]))
            self.end_turn()
        elif first == "prophecy":
            self.prophecies.remove(int(rest[0]))
            self.slots[self.seat][rest[1]] = int(rest[0])
            self.end_turn()  # the crystal stays, nothing is refilled, nothing burnt: ML-CRY-08, ML-REF-08
        else:
            self.take(int(first), rest[0], [cell_of(name) for name in rest[1:]])

    def draw(self, stone: Stone) -> None:
        """Put a stone from the lid on the first site that waits for one."""
        self.lid[stone] -= 1
        self.sites[self.to_fill.pop(0)] = stone
        if self.acting:
            self.after_refill()

    def take(self, steps: int, how: str, cells: list[Cell]) -> None:
        """Move the crystal, take the stone there off its site and place it, or a 1-cube, or nothing."""
        start, landing = self.crystal, self.reachable()[steps]
        _, colour = self.stone_at(landing)
        self.crystal = landing
        self.sites[landing] = None  # placed or out of the game, ML-TAK-04, ML-FRC-04
        if how == "swap":
            self.supply[colour] -= 1
        for cell in cells:
            self.builds[self.seat][cell] = colour
        self.acting = True
        if self.lid.total() > 0:
            self.to_fill = [start]  # the site the crystal left, also after a discard: ML-REF-01, A-06
        else:
            self.after_refill()  # ML-REF-03

    def after_refill(self) -> None:
        """End the turn, but in the solo game only after the burn (A-16)."""
        if not self.solo:
            self.end_turn()

    def end_turn(self) -> None:
        """Give the rewards, then end the game or pass the turn on (A-17)."""
        self.acting = False
        self.reward_levels()
        self.reward_structure()
        if self.levels[self.seat] == self.limit:  # ML-END-01
            self.ending = True
        last_of_round = self.seat == self.players - 1
        no_stones = self.lid.total() == 0 and not any(self.sites)
        if (
            (self.ending and last_of_round)  # ML-END-02
            or no_stones  # ML-END-06
            or (self.solo and not self.prophecies)  # ML-SOL-06
        ):
            self.over = True
            return
        self.seat = (self.seat + 1) % self.players
        if last_of_round:
            self.round += 1

    def complete_levels(self, seat: int) -> int:
        """Count the levels that have a cube on every space (ML-LVL-01)."""
        spaces = [(x, y) for x in range(SIZE) for y in range(SIZE)]
        return sum(all((x, y, z) in self.builds[seat] for x, y in spaces) for z in range(self.limit))

    def reward_levels(self) -> None:
        """Give a token for each newly complete level: the highest left, in the solo game the lowest (A-10)."""
        complete = self.complete_levels(self.seat)
        while self.levels[self.seat] < complete:
            self.levels[self.seat] += 1
            if self.level_tokens:
                self.level_points[self.seat].append(self.level_tokens.pop(0 if self.solo else -1))

    def reward_structure(self) -> None:
        """Give the highest Structure token left for the first match (ML-STR-01, 02, A-12, A-19)."""
        if self.structure_points[self.seat] is None and self.structure_tokens and self.matches(self.seat):
            self.structure_points[self.seat] = self.structure_tokens.pop()

    def matches(self, seat: int) -> bool:
        """Say whether all 16 heights are allowed by one of the card's 8 positions (ML-STR-03, 08)."""
        heights = self.heights(seat)
        return any(
            all(allows(pattern[y][x], heights[y][x]) for y in range(SIZE) for x in range(SIZE))
            for pattern in self.patterns
        )

    # What can be seen

    def cubes(self, seat: int) -> dict[Cell, str]:
        """Give the colour of every cube on a seat's board."""
        return dict(self.builds[seat])

    def heights(self, seat: int) -> list[list[int]]:
        """Give the columns' heights, rows north to south, each west to east."""
        return [
            [sum((x, y, z) in self.builds[seat] for z in range(self.limit)) for x in range(SIZE)] for y in range(SIZE)
        ]

    def walls(self, seat: int) -> dict[str, int]:
        """Count in each wall the cubes of that side's colour; a corner belongs to two walls (A-14)."""
        far = SIZE - 1
        counts = dict.fromkeys(SIDES, 0)
        for (x, y, _), colour in self.builds[seat].items():
            for side, in_wall in (("N", y == 0), ("E", x == far), ("S", y == far), ("W", x == 0)):
                if in_wall and colour == self.edges[seat][side]:
                    counts[side] += 1
        return counts

    def score(self, seat: int) -> int:
        """Add up a seat's fulfilled prophecies and its Level and Structure tokens (ML-SCO-05 to 08)."""
        walls = self.walls(seat)
        kept = [value for side, value in self.slots[seat].items() if walls[side] >= value]
        return sum(kept) + sum(self.level_points[seat]) + (self.structure_points[seat] or 0)

    def scores(self) -> list[int]:
        """Give every seat's score if the game ended now."""
        return [self.score(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Give the seat with the highest score, of tied seats the latest in turn order (A-15)."""
        scores = self.scores()
        return [max(seat for seat in range(self.players) if scores[seat] == max(scores))]
