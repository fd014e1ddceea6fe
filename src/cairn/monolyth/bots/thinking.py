"""Bots for Monolyth that think: a net that has learned what positions are worth, alone or at the leaves of a search."""

from functools import cache
from importlib.resources import files
from random import Random
from statistics import median_low
from time import thread_time
from typing import TYPE_CHECKING, Any, Self

from cairn import kernel
from cairn.bots.advice import Advice, Outlook, Reason, decider, over
from cairn.chance import Rng, sow_box
from cairn.core import CairnError, Choice, Seat, State
from cairn.kernel import Box, box
from cairn.monolyth import Monolyth
from cairn.monolyth.bots.features import ALONE, CROWD, PAIR, Row
from cairn.monolyth.bots.greedy import GreedyMonolyth
from cairn.monolyth.bots.net import (
    LEVEL,
    PARTS,
    PROPHECY,
    STRUCTURE,
    SURE,
    WIDE,
    WIN,
    Net,
    Sums,
    Thoughts,
    consider_box,
)
from cairn.monolyth.bots.search import KEPT, Edge, Node, Search, opinion_box, search_box
from cairn.monolyth.fields import Events, Menu, Position
from cairn.monolyth.game import MONOLYTH

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

NETS = {1: ("alone", ALONE), 2: ("pair", PAIR), 3: ("crowd", CROWD), 4: ("crowd", CROWD)}
SLICE = 40  # simulations before the clock is looked at
LONGEST_S = 3.0
MOST = 24_000  # simulations that this may suffice for
ROOM = 2  # searches that a tree has room for
PLAIN = 100  # how much a point counts, in hundredths
MINDED = 2  # thousandths of a won game that a point is worth beside winning
SIDES = "NESW"
WORTH_TELLING = 0.3  # points


def loaded(file: "Path | Traversable", inputs: int) -> Box[Net]:
    """Load a net that reads so many features from its file."""
    from cairn.layers import arrays  # noqa: PLC0415  (it needs NumPy; only compiled rules come here)

    sizes: dict[str, tuple[int, ...]] = {**Net.fields, "first": (inputs, WIDE)}
    wanted = {"rules": ("i", ()), **{name: ("i2", shape) for name, shape in sizes.items()}}
    kept = arrays(file, wanted, "this net cannot be read", MONOLYTH.rules)
    made = box(Net)
    for name in sizes:  # a field may have more rows than this net has features
        getattr(made[0], name)[: len(kept[name])] = kept[name] if kernel.ARRAYS else kept[name].tolist()
    return made


@cache
def shipped(players: int) -> Box[Net]:
    """Load the net for a number of players that came with this version."""
    name, inputs = NETS[players]
    return loaded(files("cairn.monolyth.bots") / "weights" / f"{name}.npz", inputs)


class ThinkingMonolyth:
    """Looks at every choice through the net; with simulations it searches, and keeps its tree from turn to turn."""

    def __init__(self, simulations: int = 0, weights: Box[Net] | None = None) -> None:
        self.simulations, self._weights = simulations, weights
        self.evaluations, self._stopped = 0, False
        self._menu, self._silent, self._try = box(Menu), box(Events), box(Position, 3)
        self._sums, self._thoughts, self.rows = box(Sums), box(Thoughts), box(Row, 2)
        self._thoughts[0].favour[:] = [MINDED, *[PLAIN] * (PARTS - 1)]
        self._tree: tuple[Box[Position], Box[Node], Box[Edge]] | None = None
        self._search, self._dice = box(Search), box(Rng)
        self._content = ""

    def _net(self, players: int) -> Box[Net]:
        return self._weights if self._weights is not None else shipped(players)

    def choose(self, state: State, rng: Random) -> Choice:
        """Pick the choice that looks best."""
        here = self._mine(state)
        if here.count == 1:
            return here.choices()[0]
        if not self.simulations:
            place = self._consider(here)
            return here.named(int(self._thoughts[0].code[place]))
        self._think(here, rng)
        return here.named(self._found()[0][0])

    def stop(self) -> None:
        """End a search that another thread is making: it chooses from what it has found."""
        self._stopped = True

    # ------------------------------------------------------------ thinking

    def _mine(self, state: State) -> Monolyth:
        if not isinstance(state, Monolyth) or state.turn is None or state.turn < 0:
            raise CairnError("this bot decides for a player of Monolyth")
        return state

    def _consider(self, state: Monolyth) -> int:
        """Value every choice; gives the place of the best."""
        self._thoughts[0].evaluations = 0
        place = consider_box(
            state.box, self._try, state.kit.tables, self._menu, self._silent, self._net(state.seats),
            self._sums, self._thoughts, self.rows,
        )  # fmt: skip
        self.evaluations += int(self._thoughts[0].evaluations)
        return place

    def _think(self, state: Monolyth, rng: Random) -> None:
        """Search from a position."""
        tree = self._rooted(state)
        sow_box(self._dice, rng.getrandbits(48), state.played)
        self._thoughts[0].evaluations = 0
        left, until = self.simulations, thread_time() + LONGEST_S
        self._stopped = False
        while left > 0 and not self._stopped and thread_time() < until:
            now = min(left, SLICE)
            search_box(
                *tree, self._search, self._try, state.kit.tables, self._menu, self._silent, self._net(state.seats),
                self._sums, self._thoughts, self.rows, self._dice, now,
            )  # fmt: skip
            left -= now
        self.evaluations += int(self._thoughts[0].evaluations)

    def _rooted(self, state: Monolyth) -> tuple[Box[Position], Box[Node], Box[Edge]]:
        """Find the position in the tree, or begin a new one."""
        search, size = self._search[0], ROOM * self.simulations + 8
        if self._tree is None:
            self._tree = box(Position, size), box(Node, size), box(Edge, size * KEPT)
        positions: Any = self._tree[0]
        here: Any = state.box
        found = 0
        if search.nodes and search.nodes + self.simulations + 2 < size and self._content == state.kit.content.hash:
            known = positions[: search.nodes].view("u1").reshape(search.nodes, -1)
            same = (known[1:] == here.view("u1")).all(axis=1).nonzero()[0]
            found = int(same[0]) + 1 if len(same) else 0
        if not found:
            search.nodes, search.edges = 1, 0
            kernel.overwrite(self._try, 1, state.box, 0)
        search.root = found
        search.boldness, search.trust = (SOLO if state.seats == 1 else TABLE), TRUST
        self._content = state.kit.content.hash
        return self._tree

    def _found(self) -> list[tuple[int, int, list[float]]]:
        """Give the choices that were looked into: code, visits, and what each seat may expect; the best first."""
        assert self._tree is not None  # noqa: S101  (a search has been made)
        _, nodes, edges = self._tree
        root = nodes[self._search[0].root]
        listed = []
        for i in range(root.first, root.first + root.edges):
            edge = edges[i]
            visits = int(edge.visits)
            mean = [int(total) / visits if visits else 0.0 for total in edge.total]
            if not visits:
                mean[root.seat] = float(edge.prior)
            listed.append((int(edge.code), visits, mean))
        return sorted(listed, key=lambda one: (-one[1], -one[2][root.seat]))

    # ------------------------------------------------------------ speaking

    def parts(self, state: Monolyth, seat: Seat) -> list[float]:
        """Give what a seat may expect: the chance to win, then points by their parts."""
        opinion_box(
            state.box, self._try, state.kit.tables, self._silent, self._net(state.seats),
            self._sums, self._thoughts, self.rows, seat,
        )  # fmt: skip
        told = [int(part) for part in self._sums[0].part]
        return [told[WIN] / SURE, *(part / 100 for part in told[LEVEL:])]

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:  # noqa: ARG002  (the net never wavers)
        """Say how every seat stands."""
        if not isinstance(state, Monolyth):
            raise CairnError("this bot knows Monolyth alone")
        if state.turn is None:
            return over(state)
        if state.turn < 0:
            parts = [self.parts(state, seat) for seat in range(state.seats)]
        else:  # the net has learned what positions are worth after a choice
            parts = self._after(state, int(self._thoughts[0].code[self._consider(state)]))
        points = [sum(part[LEVEL:]) for part in parts]
        if state.seats == 1:
            return [Outlook(points[0], None)]
        return [Outlook(own, win) for own, win in zip(points, _chances(parts), strict=True)]

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        """Give the best choices with what they are good for."""
        here, seat = self._mine(state), decider(state)
        place = self._consider(here)
        thoughts = self._thoughts[0]
        codes = [int(code) for code in thoughts.code[: thoughts.n]]
        worths = [int(worth) for worth in thoughts.worth[: thoughts.n]]
        usual = self._after(here, codes[worths.index(median_low(worths))])
        if self.simulations and here.count > 1:
            self._think(here, rng)
            best = self._found()[:most]
        else:
            best = [(codes[place], 0, [0.0] * here.seats)]
        found: list[Advice] = []
        for code, visits, mean in best:
            parts = self._after(here, code)
            points = mean[0] / 100 if here.seats == 1 and self.simulations else sum(parts[seat][LEVEL:])
            win = None
            if here.seats > 1 and visits:
                win = min(1.0, max(0.0, mean[seat] / SURE))
            elif here.seats > 1:  # no search looked here: as an outlook says it, and never more than after the best
                win = min(_chances(parts)[seat], (found[0].outlook.win or 0.0) if found else 1.0)
            told = Outlook(points, win)
            found.append(Advice(here.named(code), codes.index(code), told, _reasons(here, seat, parts, usual)))
        return found

    def _after(self, state: Monolyth, code: int) -> list[list[float]]:
        """Give the parts for every seat after a choice."""
        after = state.copy()
        after.play(state.named(code))
        return [self.parts(after, other) for other in range(state.seats)]


class SearchingMonolyth(ThinkingMonolyth):
    """Looks ahead, for as many simulations as it is told."""

    def scaled(self, factor: float) -> Self:
        """Give the same bot with so many times the simulations, as far as there is time for them."""
        return type(self)(max(1, round(min(self.simulations * factor, MOST))), self._weights)


SOLO, TABLE, TRUST = 60, 120, 1


def granite() -> ThinkingMonolyth | GreedyMonolyth:
    """Take what a learned net likes best, without looking ahead."""
    return _at(0)


def obsidian() -> ThinkingMonolyth | GreedyMonolyth:
    """Look far ahead, and judge what may come by a learned net."""
    return _at(1200)


def _at(simulations: int) -> ThinkingMonolyth | GreedyMonolyth:
    """Think where the rules are compiled; elsewhere it would take too long."""
    if not kernel.COMPILED:
        return GreedyMonolyth()
    return SearchingMonolyth(simulations) if simulations else ThinkingMonolyth()


def _chances(parts: list[list[float]]) -> list[float]:
    """Give every seat's chance to win; what the net says of each need not come to one."""
    whole = sum(part[WIN] for part in parts) or 1.0
    return [part[WIN] / whole for part in parts]


def _reasons(state: Monolyth, seat: Seat, parts: list[list[float]], usual: list[list[float]]) -> tuple[Reason, ...]:
    """Say in which parts a choice is better than a usual one."""
    own, plain = parts[seat], usual[seat]
    level = int(state.box[0].levels[seat]) + 1
    found = [
        Reason("level", own[LEVEL] - plain[LEVEL], {"level": min(level, int(state.box[0].limit))}),
        Reason("structure", own[STRUCTURE] - plain[STRUCTURE]),
    ]
    for side, letter in enumerate(SIDES):
        found.append(Reason("prophecy", own[PROPHECY + side] - plain[PROPHECY + side], {"side": letter}))
    for other in range(state.seats):
        if other != seat:
            loss = sum(usual[other][LEVEL:]) - sum(parts[other][LEVEL:])
            found.append(Reason("deny", loss, {"seat": other}))
    found = sorted((one for one in found if one.points >= WORTH_TELLING), key=lambda one: -one.points)[:3]
    return tuple(found) or (Reason("tempo", max(0.0, sum(own[LEVEL:]) - sum(plain[LEVEL:]))),)
