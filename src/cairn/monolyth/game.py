"""Monolyth through the contract: names, notation, events and views. No rule is written here."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Self, overload

from cairn import kernel
from cairn.core import CHANCE, CairnError, Chance, Choice, Event, IllegalChoiceError, Seat, Tell
from cairn.core import Content as AnyContent
from cairn.kernel import Box, box, look
from cairn.monolyth import rules
from cairn.monolyth.content import COLOURS, GRID, SIDES, Cell, Content, Pose, load, symmetries, tables

PHASES = ("draw", "act", "burn", "over")
REASONS = (None, "complete", "exhausted", "foretold")
RANKS = 5
OVER = -2  # what the kernel answers for "nobody decides"


def cell_name(cell: Cell) -> str:
    """Write a cell: column a to d from west to east, row 1 to 4 from north to south, level from 1."""
    x, y, z = cell
    return f"{'abcd'[x]}{y + 1}/{z + 1}"


# ---------------------------------------------------------------- choices


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature draws a stone for the lowest-numbered site that waits."""

    shape: str
    colour: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"draw {self.shape}-{self.colour}"


@dataclass(frozen=True, slots=True)
class Place:
    """Move the crystal, take the stone there and place it."""

    steps: int
    shape: str
    cells: tuple[str, ...]
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} {self.shape} {' '.join(self.cells)}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Move the crystal, discard the stone there and place a 1-cube stone of its colour."""

    steps: int
    cell: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} swap {self.cell}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Move the crystal and discard the stone there, because nothing can be placed."""

    steps: int
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.steps} discard"


@dataclass(frozen=True, slots=True)
class Prophecy:
    """Slot a Prophecy token into a side of the own board."""

    value: int
    side: str
    code: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"prophecy {self.value} {self.side}"


@dataclass(frozen=True, slots=True)
class Burn:
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
    tables: Box[rules.Tables]
    poses: list[Pose]
    shape_of: list[int]  # the shape of each pose

    def stone(self, kind: int) -> dict[str, str]:
        """Name a stone."""
        return {"shape": self.content.stones[kind // rules.COLOURS].id, "colour": COLOURS[kind % rules.COLOURS]}

    def cells(self, pose: int, anchor: int, level: int) -> list[Cell]:
        """Give the cells of a stone where it lies."""
        return [(x + anchor % GRID, y + anchor // GRID, z + level) for x, y, z in self.poses[pose]]


_KITS: dict[str, Kit] = {}


def kit(content: Content) -> Kit:
    """Make the kernel's tables once for each content."""
    key = content.hash
    if key not in _KITS:
        made, poses = tables(content)
        first = look(made, "first")
        shape_of = [s for s in range(len(content.stones)) for _ in range(first[s], first[s + 1])]
        _KITS[key] = Kit(content, made, poses, shape_of)
    return _KITS[key]


class Choices(Sequence[AnyChoice]):
    """The choices of a position; each is named when it is looked at."""

    def __init__(self, state: "Monolyth") -> None:
        self._state = state
        self._at = state.played
        self._menu = box(rules.Menu)
        self.total = rules.offer_box(state.box, state.kit.tables, self._menu)
        self._codes: list[int] | None = None
        self.nature = state.turn == CHANCE

    @property
    def codes(self) -> list[int]:
        """The choices as the kernel's numbers."""
        if self._codes is None:
            rows = zip(look(self._menu, "code"), look(self._menu, "bits"), range(len(self._rows())), strict=False)
            self._codes = [code + bit for code, bits, _ in rows for bit in range(bits.bit_length()) if bits >> bit & 1]
        return self._codes

    def _rows(self) -> range:
        return range(look(self._menu, "n"))

    def weights(self) -> list[int]:
        """Give the weight of each choice."""
        return look(self._menu, "weight")[: look(self._menu, "n")] if self.nature else [1] * self.total

    def __len__(self) -> int:
        return look(self._menu, "n") if self.nature else self.total

    @overload
    def __getitem__(self, index: int) -> AnyChoice: ...
    @overload
    def __getitem__(self, index: slice) -> list[AnyChoice]: ...
    def __getitem__(self, index: int | slice) -> AnyChoice | list[AnyChoice]:
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")
        if isinstance(index, slice):
            return [self._state.named(code) for code in self.codes[index]]
        return self._state.named(self.codes[index])

    def __iter__(self) -> Iterator[AnyChoice]:
        for i in range(len(self)):
            yield self[i]


class Monolyth:
    """A position of Monolyth."""

    __slots__ = ("_choices", "_turn", "box", "kit", "played", "seats", "setup")

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.kit = kit(content)
        self.setup = checked(setup, content)
        self.seats: int = self.setup["players"]
        self.box = box(rules.Position)
        card = [c.id for c in content.structures].index(self.setup["structure"])
        rules.lay_out_box(self.box, self.kit.tables, self.seats, card)
        boards = [b.id for b in content.boards]
        for seat, board in enumerate(self.setup["boards"]):
            self.box[0].board[seat] = boards.index(board)
        self._turn = CHANCE
        self.played = 0
        self._choices: Choices | None = None

    @property
    def turn(self) -> Seat | None:
        """Who decides."""
        return None if self._turn == OVER else self._turn

    def choices(self) -> Choices:
        """Give every legal choice."""
        if self._choices is None:
            self._choices = Choices(self)
        return self._choices

    def odds(self) -> list[int]:
        """Give the weight of each choice."""
        return self.choices().weights()

    def named(self, code: int) -> AnyChoice:
        """Make the value of a choice from the kernel's number."""
        verb, number = code >> rules.VERB, code & 0xFFFF
        if verb == rules.PLACE:
            steps, pose, anchor = number >> rules.STEPS, number >> rules.POSE & 0x1FF, number & 0xF
            level = rules.rest_box(self.box, self.kit.tables, self._turn, pose, anchor)
            cells = tuple(sorted(map(cell_name, self.kit.cells(pose, anchor, level))))
            if pose == rules.SINGLE:
                return Swap(steps, cells[0], code)
            return Place(steps, self.kit.content.stones[self.kit.shape_of[pose]].id, cells, code)
        if verb == rules.DRAWN:
            return Draw(**self.kit.stone(number), code=code)
        if verb == rules.PROPHESY:
            return Prophecy(self._value(number >> 2), SIDES[number & 3], code)
        if verb == rules.BURNT:
            return Burn(self._value(number), code)
        return Discard(number, code)

    def _value(self, i: int) -> int:
        return sorted(set(self.kit.content.tokens[self.seats].prophecy))[i]

    def play(self, choice: Choice, tell: Tell | None = None) -> None:
        """Play a choice."""
        code = getattr(choice, "code", None)
        if code not in self.choices().codes or self.named(code) != choice:
            raise IllegalChoiceError(f"'{choice}' cannot be played: it is not among the choices of this position")
        if tell is None:
            self._turn = rules.play_box(self.box, self.kit.tables, _SILENT, code)
        else:
            heard = box(rules.Events)
            heard[0].listening = 1
            self._turn = rules.play_box(self.box, self.kit.tables, heard, code)
        self.played += 1
        self._choices = None
        if tell is not None:
            for row in look(heard, "row")[: look(heard, "n")]:
                tell(self._event(row))

    def copy(self) -> Self:
        """Give an independent position."""
        clone = type(self).__new__(type(self))
        clone.kit, clone.setup, clone.seats = self.kit, self.setup, self.seats
        clone.box = kernel.copy(self.box)
        clone._turn, clone.played, clone._choices = self._turn, self.played, None
        return clone

    def guess(self, seat: Seat, rng: Random) -> Self:  # noqa: ARG002  (nothing is hidden: the lid is open, ML-REF-09)
        """Give a copy: nobody knows more than anybody else."""
        return self.copy()

    def scores(self) -> list[int]:
        """Give the score of each seat if the game ended now."""
        return [rules.score_box(self.box, self.kit.tables, seat) for seat in range(self.seats)]

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now."""
        best = rules.winner_box(self.box, self.kit.tables, sum(1 << seat for seat in set(out)))
        return [best] if best >= 0 else []

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Monolyth)
            and self.kit is other.kit
            and kernel.flat(rules.Position, self.box) == kernel.flat(rules.Position, other.box)
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    # ------------------------------------------------------------ what is told and shown

    def _event(self, row: list[int]) -> Event:
        """Name a row of the kernel's events."""
        kind, a, b, c, d, e = row
        stones, value = self.kit.stone, None
        if kind == rules.MOVED:
            return Event("moved", {"seat": a, "from": b, "to": c, "steps": d})
        if kind in (rules.TAKEN, rules.SWAPPED, rules.DISCARDED):
            name = {rules.TAKEN: "taken", rules.SWAPPED: "swapped", rules.DISCARDED: "discarded"}[kind]
            return Event(name, {"seat": a, "site": b, **stones(c)})
        if kind == rules.PLACED:
            shape = self.kit.content.stones[self.kit.shape_of[b]].id
            cells = sorted(map(cell_name, self.kit.cells(b, c, d)))
            return Event("placed", {"seat": a, "shape": shape, "colour": COLOURS[e], "cells": cells})
        if kind == rules.REFILLED:
            return Event("refilled", {"site": a, **stones(b)})
        if kind == rules.CLOSED:
            return Event("closed", {"site": a})
        if kind == rules.FORETOLD:
            return Event("prophecy", {"seat": a, "value": b, "side": SIDES[c]})
        if kind == rules.GAVE_UP:
            return Event("burnt", {"seat": a, "value": b})
        if kind == rules.LEVEL:
            return Event("level", {"seat": a, "level": b, "points": c})
        if kind == rules.STRUCTURE:
            return Event("structure", {"seat": a, "points": b, "symmetry": c})
        if kind == rules.ENDING:
            return Event("ending", {"seat": a})
        value = {
            "reason": REASONS[a],
            "scores": self.scores(),
            "winners": self.winners(),
            "walls": [self._walls(seat) for seat in range(self.seats)],
        }
        return Event("over", value)

    def _walls(self, seat: Seat) -> dict[str, dict[str, Any]]:
        """Give each wall's colour, its count, its prophecy and what that can still come to."""
        slots = look(self.box, "slot")[seat]
        sides = self.kit.content.boards[look(self.box, "board")[seat]].sides
        walls = {}
        for i, side in enumerate(SIDES):
            count = rules.wall_count_box(self.box, self.kit.tables, seat, i)
            value = slots[i] or None
            walls[side] = {
                "colour": sides[i],
                "count": count,
                "reach": rules.reach_box(self.box, self.kit.tables, seat, i),
                "prophecy": value,
                "needs": max(0, value - count) if value else None,
                "points": value if value and count >= value else 0,
            }
        return walls

    def _structure(self, seat: Seat) -> dict[str, Any]:
        """Show how far a build is from the Structure card, the card turned to its best."""
        points = look(self.box, "structure_points")[seat]
        done = bool(look(self.box, "structured")[seat])
        turned = rules.best_symmetry_box(self.box, self.kit.tables, seat)
        card = self.kit.content.structures[look(self.box, "card")]
        if turned < 0:
            return {"done": done, "points": points, "symmetry": None, "grid": None, "missing": None}
        grid = symmetries([list(row) for row in card.grid])[turned]
        low = symmetries([[card.heights(y, x)[0] for x in range(GRID)] for y in range(GRID)])[turned]
        heights = self.heights(seat)
        lacking = [[max(0, low[y][x] - heights[y][x]) for x in range(GRID)] for y in range(GRID)]
        return {"done": done, "points": points, "symmetry": turned, "grid": grid, "missing": lacking}

    def heights(self, seat: Seat) -> list[list[int]]:
        """Give the height of every column, rows from north to south."""
        return [[rules.height_box(self.box, seat, GRID * y + x) for x in range(GRID)] for y in range(GRID)]

    def _cubes(self, seat: Seat) -> list[list[list[str | None]]]:
        """Give the colour of every cube: levels from the bottom, rows from north to south."""
        levels = look(self.box, "cubes")[seat]
        return [
            [
                [next((c for c, bits in zip(COLOURS, level, strict=True) if bits >> GRID * y + x & 1), None) for x in range(GRID)]
                for y in range(GRID)
            ]
            for level in levels[: look(self.box, "limit")]
        ]

    def _reach(self) -> list[dict[str, int]]:
        """List the sites that the crystal can reach, each with the fewest steps."""
        found: list[dict[str, int]] = []
        if any(look(self.box, "site")):
            for steps in range(1, 5):
                site = rules.destination_box(self.box, steps)
                if site < 0 or site in [f["site"] for f in found]:
                    break
                found.append({"steps": steps, "site": site})
        return found

    def view(self, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG002  (everything is open)
        """Show all that a table shows."""
        now = {name: look(self.box, name) for name in rules.Position.fields}
        content, tokens = self.kit.content, self.kit.content.tokens[self.seats]
        lid, taken = now["lid"], now["levels_taken"]
        levels_left = tokens.level[: len(tokens.level) - taken] if self.seats == 1 else tokens.level[taken:]
        values = sorted(set(tokens.prophecy))
        shown: dict[str, Any] = {
            "game": "monolyth",
            "players": self.seats,
            "turn": self.turn,
            "phase": PHASES[now["phase"]],
            "round": now["rounds"],
            "limit": now["limit"],
            "ending": bool(now["ending"]),
            "reason": REASONS[now["reason"]],
            "crystal": now["crystal"],
            "sites": [self.kit.stone(kind - 1) if kind else None for kind in now["site"]],
            "waiting": [site for site in range(rules.SITES) if now["waiting"] >> site & 1],
            "reach": self._reach(),
            "lid": {
                stone.id: {colour: lid[i * rules.COLOURS + k] for k, colour in enumerate(COLOURS)}
                for i, stone in enumerate(content.stones)
                if i != rules.SINGLE
            },
            "lid_total": now["lidded"],
            "supply": dict(zip(COLOURS, now["supply"], strict=True)),
            "tokens": {
                "prophecy": [v for v, n in zip(values, now["prophecies"], strict=False) for _ in range(n)],
                "level": list(levels_left),
                "structure": list(tokens.structure[now["structures_taken"] :]),
            },
            "structure": {
                "id": content.structures[now["card"]].id,
                "grid": [list(row) for row in content.structures[now["card"]].grid],
            },
            "seats": [
                {
                    "board": content.boards[now["board"][who]].id,
                    "walls": self._walls(who),
                    "heights": self.heights(who),
                    "cubes": self._cubes(who),
                    "levels": now["levels"][who],
                    "level_points": now["level_points"][who],
                    "structure": self._structure(who),
                    "score": score,
                }
                for who, score in enumerate(self.scores())
            ],
        }
        if self.turn is None:
            shown["winners"] = self.winners()
            if self.seats == 1:
                shown["rank"] = rules.rank(self.scores()[0])
        return shown

    def trial(self, seat: Seat, shape: str) -> list[dict[str, Any]]:
        """Try a stone on a board without taking it: per pose, where it may be placed, and why not elsewhere."""
        ids = [stone.id for stone in self.kit.content.stones]
        if shape not in ids:
            raise CairnError(f"there is no stone {shape!r}; expected one of {', '.join(ids)}")
        if seat not in range(self.seats):
            raise CairnError(f"there is no seat {seat}")
        limit = look(self.box, "limit")
        poses = [p for p, s in enumerate(self.kit.shape_of) if s == ids.index(shape)]
        return [self._trial(seat, pose, limit) for pose in poses]

    def _trial(self, seat: Seat, pose: int, limit: int) -> dict[str, Any]:
        cells = self.kit.poses[pose]
        wide, deep, tall = (max(c[axis] for c in cells) + 1 for axis in range(3))
        legal = rules.trial_box(self.box, self.kit.tables, seat, pose)
        fits, blocked = [], []
        heights = self.heights(seat)
        for anchor in range(GRID * GRID):
            if anchor % GRID > GRID - wide or anchor // GRID > GRID - deep:
                continue
            level = rules.rest_box(self.box, self.kit.tables, seat, pose, anchor)
            there = self.kit.cells(pose, anchor, level)
            if legal >> anchor & 1:
                fits.append(sorted(map(cell_name, there)))
            elif level + tall > limit:
                high = max(there, key=lambda c: c[2])
                blocked.append({"at": cell_name((anchor % GRID, anchor // GRID, 0))[:2], "why": "high", "cell": cell_name(high)})
            else:
                bottom = {(x, y): min(c[2] for c in there if c[:2] == (x, y)) for x, y, _ in there}
                gap = next((x, y, z) for (x, y), z in sorted(bottom.items()) if z > heights[y][x])
                blocked.append({"at": cell_name((anchor % GRID, anchor // GRID, 0))[:2], "why": "gap", "cell": cell_name(gap)})
        return {"pose": [list(c) for c in cells], "fits": fits, "blocked": blocked}


_SILENT = box(rules.Events)


# ---------------------------------------------------------------- set-up


def _limit(players: int) -> int:
    return 4 if players <= 2 else 3  # noqa: PLR2004


def checked(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """Check a complete set-up."""
    players, structure, boards = setup.get("players"), setup.get("structure"), setup.get("boards")
    for key in setup:
        if key not in ("players", "structure", "boards"):
            raise CairnError(f"set-up: unknown field {key!r}; expected players, structure, boards")
    if type(players) is not int or players not in MONOLYTH.players:
        raise CairnError(f"set-up: players must be 1 to 4, not {players!r}")
    card = next((c for c in content.structures if c.id == structure), None)
    if card is None:
        raise CairnError(f"set-up: there is no Structure card {structure!r}; expected one of {', '.join(_cards(content))}")
    if not card.usable(_limit(players)):
        raise CairnError(f"set-up: {structure} needs level 4, which {players} players cannot build")
    ids = [b.id for b in content.boards]
    if not isinstance(boards, list) or len(boards) != players:
        raise CairnError(f"set-up: boards must be a list of {players}, one for each player, not {boards!r}")
    for board in boards:
        if type(board) is not int or board not in ids:
            raise CairnError(f"set-up: there is no player board {board!r}; expected some of {ids}")
    if len(set(boards)) < players:
        raise CairnError(f"set-up: boards must differ, not {boards!r}")
    return {"players": players, "structure": structure, "boards": list(boards)}


def _cards(content: Content) -> list[str]:
    return [c.id for c in content.structures]


class MonolythGame:
    """What Monolyth tells about itself."""

    name = "monolyth"
    rules = 1
    players = range(1, 5)

    @staticmethod
    @cache
    def content(file: str | None = None) -> Content:
        """Load the components."""
        return load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        assert isinstance(content, Content)
        return {"structure": _cards(content), "boards": [b.id for b in content.boards]}

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up: first the Structure card, then the boards in seat order (ML-SET-10, ML-SET-16)."""
        assert isinstance(content, Content)
        setup, drawn = dict(wanted), []
        players = setup.get("players")
        if type(players) is not int or players not in self.players:
            raise CairnError(f"set-up: players must be 1 to 4, not {players!r}")
        if setup.get("structure") is None:
            usable = [c.id for c in content.structures if c.usable(_limit(players))]
            setup["structure"] = usable[chance.below(len(usable))]
            drawn.append("structure")
        if setup.get("boards") is None:
            left = [b.id for b in content.boards]
            setup["boards"] = [left.pop(chance.below(len(left))) for _ in range(players)]
            drawn.append("boards")
        return checked(setup, content), drawn

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monolyth:
        """Lay out a game."""
        assert isinstance(content, Content)
        return Monolyth(setup, content)


MONOLYTH = MonolythGame()
