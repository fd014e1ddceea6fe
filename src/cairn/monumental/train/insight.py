"""Learning the net that corrects Monumental's evaluation, on games that run inside the kernel.

Every round plays games with what has been learned so far, some ends of turns taken at random so that there is something
to compare, and then fits the net to what came of them. The net's goal is what is wrong with the sum of the hand-made
parts: the result of the game less that sum. What is reached lies in a folder after every round.
"""

import csv
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from cairn.core import CairnError, LimitError
from cairn.kernel import COMPILED, join
from cairn.layers import GONE, Layers, arrays, whole
from cairn.monumental.bots import net
from cairn.monumental.bots.fields import CLOSE, FEATURES, NARROW, POINT, WIDE, WON
from cairn.monumental.bots.mind import Budget, Search
from cairn.monumental.bots.weights import keep_net, learned, packed
from cairn.monumental.train.tables import gathered, table
from cairn.simulate.crew import Crew

BUDGET = Budget(width=12, quota=2)
STRAY = 20  # ends of turns of a hundred that are taken at random
SEATS = (1, 2, 1, 2, 1, 3, 1, 2, 1, 4)  # players of one table after the other; alone, it is against the Automa
GAMES = 1600  # in a round
BATCH = 5  # games that a process is given at once
TRIAL = 160  # games of a round against the Automa that only show how well it plays
KEPT = 150_000  # ends of turns that are remembered
STEP, SLOWER, SHORTEST = 0.25, 0.95, 0.08  # how far the net goes from what it told to what came of it, in a round
PASSES, SOME, SPEED = 3, 512, 7e-4  # over all that is remembered, how many at once
BEGINNING = 2  # times as many passes in the first round
SMALL = 0.3  # how much of the usual spread the first layer begins with
LAYERS = ("first", "second", "third")
TOPS = (net.HIGHEST / net.ONE, net.HIGHER / net.ONE)
CURVE = ("round", "games", "seconds", "won", "margin", "off", "off_without")
FILE, STATE = FILES = "insight.npz", "state.npz"

Arrays = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """Games to play, with a net or with none yet."""

    net: Arrays | None
    games: list[tuple[int, int]]  # players and seed
    stray: int


@dataclass(frozen=True)
class Played:
    """What was seen at the ends of turns and what is to be told of it; who won by how much, against the Automa."""

    seen: Any
    goals: Any
    won: list[int]
    margins: list[int]


_SEARCH: list[Search] = []  # of this process


def worked(task: Task) -> Played:
    """Play the games of a task."""
    if not _SEARCH:
        _SEARCH.append(Search())
    search = _SEARCH[0]
    weights = packed(learned(table(1, 0).kit.tables[0]), task.net)
    found = Played([], [], [], [])
    for players, seed in task.games:
        state = table(players, seed)
        try:
            points, won = search.game(state, join([weights] * state.seats), [BUDGET], seed, task.stray)
        except LimitError:  # a game beyond what a position can hold teaches nothing
            continue
        if players == 1:
            found.won.append(won[0])
            found.margins.append(points[0] - points[1])
        if task.stray:
            seen, goals = lesson(search.diary, points, won)
            found.seen.append(seen)
            found.goals.append(goals)
    if not found.seen:
        return Played(np.zeros((0, FEATURES), np.int8), np.zeros(0, np.float32), found.won, found.margins)
    return Played(np.concatenate(found.seen), np.concatenate(found.goals), found.won, found.margins)


def lesson(diary: Any, points: list[int], won: list[int]) -> tuple[Any, Any]:  # noqa: ANN401
    """Give what was seen in a game, and what the net should have told."""
    n = int(diary["n"][0])
    ahead = [own - max([0, *(other for j, other in enumerate(points) if j != i)]) for i, own in enumerate(points)]
    close, bonus = CLOSE / POINT, WON / POINT
    worth = [max(-close, min(close, lead)) * 2 / 3 + bonus * victory for lead, victory in zip(ahead, won, strict=True)]
    goals = np.array(worth)[diary["seat"][0][:n]] - diary["parts"][0][:n] / 100
    return diary["seen"][0][:n].astype(np.int8), goals.astype(np.float32)


def counted(weights: Arrays) -> Arrays:
    """Make whole numbers of a net, as the kernel reads them."""
    return {
        "first": whole(weights["first.weight"], net.ONE).T,
        "first_bias": whole(weights["first.bias"], net.ONE),
        "second": whole(weights["second.weight"], net.ONE),
        "second_bias": whole(weights["second.bias"], net.ONE),
        "third": whole(weights["third.weight"], net.ONE)[0],
        "third_bias": whole(weights["third.bias"], net.ONE)[0],
    }


class Run:
    """A net that learns, with what it remembers."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.layers = Layers(LAYERS, (FEATURES, WIDE, NARROW, 1), TOPS, seed, speed=SPEED)
        weights = self.layers.weights  # at first it tells nothing, so that play does not get worse by chance
        weights["first.weight"] *= SMALL
        weights["first.bias"] += 0.5
        weights["third.weight"] *= 0
        self.curve: list[list[float]] = []
        self.seen, self.goals = np.zeros((0, FEATURES), np.int8), np.zeros(0, np.float32)
        if (folder / STATE).exists():
            self._taken_up()

    def _taken_up(self) -> None:
        path = self.folder / STATE
        more = {"curve": ("f", (None, len(CURVE))), "seen": ("i1", (None, FEATURES)), "goals": ("f", (None,))}
        kept = arrays(path, {**self.layers.shapes(), **more}, GONE)
        self.curve, self.seen, self.goals = kept["curve"].tolist(), kept["seen"], kept["goals"]
        if len(self.seen) != len(self.goals) or not self.curve:
            raise CairnError(f"{path}: {GONE} (it has {len(self.seen)} positions and {len(self.goals)} goals)")
        self.layers.resume(kept)

    def keep(self) -> None:
        """Write the net, the curve, and all that is needed to go on."""
        keep_net(self.folder / FILE, counted(self.layers.weights))
        with (self.folder / "curve.csv.part").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([CURVE, *([int(row[0]), int(row[1]), *row[2:]] for row in self.curve)])
        (self.folder / "curve.csv.part").replace(self.folder / "curve.csv")
        new = self.folder / "new.npz"
        kept = {**self.layers.state(), "curve": np.array(self.curve), "seen": self.seen, "goals": self.goals}
        np.savez(new, **kept)
        new.replace(self.folder / STATE)

    def learn(self, played: list[Played], seed: int) -> tuple[float, float]:
        """Go over all that is remembered; gives how far off, in points, the net was about what is new, and without."""
        fresh, goals = np.concatenate([one.seen for one in played]), np.concatenate([one.goals for one in played])
        foretold = self.layers.foretold(fresh.astype(np.float32))[-1][:, 0] * net.UNIT if self.curve else 0
        off, without = float(np.sqrt(((goals - foretold) ** 2).mean())), float(np.sqrt((goals**2).mean()))
        self.seen = np.concatenate([self.seen, fresh])[-KEPT:]
        self.goals = np.concatenate([self.goals, goals])[-KEPT:]
        step = max(SHORTEST, STEP * SLOWER ** len(self.curve))
        before = self.layers.foretold(self.seen.astype(np.float32))[-1][:, 0] if self.curve else 0
        towards = before + step * (self.goals / net.UNIT - before)
        dice = np.random.default_rng(seed)
        for _ in range(PASSES if self.curve else BEGINNING * PASSES):
            order = dice.permutation(len(self.goals))
            for at in range(0, len(order), SOME):
                some = order[at : at + SOME]
                found = self.layers.foretold(self.seen[some].astype(np.float32))
                back = found[-1] - towards[some, None]
                self.layers.learn(found, back / len(some))
        return off, without


def _tasks(weights: Arrays | None, first: int, games: int, trial: int) -> Iterator[Task]:
    """Give the games of a round, those to learn from and those to look at."""
    seats = [(SEATS[i % len(SEATS)], first + i) for i in range(games)]
    for at in range(0, games, BATCH):
        yield Task(weights, seats[at : at + BATCH], STRAY)
    for at in range(0, trial, BATCH):
        yield Task(weights, [(1, 1 + i) for i in range(at, min(trial, at + BATCH))], 0)


def train(
    folder: Path, *, minutes: float, jobs: int, seed: int, progress: Callable[[str], None], games: int = GAMES,
    trial: int = TRIAL,
) -> None:  # fmt: skip
    """Learn for so many minutes, over so many processes; goes on from what lies in the folder."""
    if not COMPILED:
        raise CairnError("a net is learned by compiled rules: install Numba, and do not set CAIRN_JIT=0")
    run = Run(folder, seed)
    began, before = perf_counter(), run.curve[-1][2] if run.curve else 0.0
    with closing(Crew[Task, Played](worked, jobs)) as crew:
        while True:
            number = len(run.curve) + 1
            weights = counted(run.layers.weights) if run.curve else None
            first = (seed * 1009 + number) * 1_000_000
            tasks = list(_tasks(weights, first, games, trial))
            played = gathered(crew.done(iter(tasks)), f"round {number}", len(tasks), progress)
            off, without = run.learn(played, first)
            shown = [one for one in played if not len(one.goals)]
            won = [n for one in shown for n in one.won] or [0]
            margins = [n for one in shown for n in one.margins] or [0]
            done = (run.curve[-1][1] if run.curve else 0) + games
            passed = before + perf_counter() - began
            rate, ahead = sum(won) / len(won), sum(margins) / len(margins)
            row = [number, done, passed, rate, ahead, off, without]
            run.curve.append([round(value, 4) for value in row])
            run.keep()
            progress(
                f"round {number}: {done:.0f} games in {passed:.0f} s, {rate:.1%} of {len(won)} won against the Automa "
                f"({ahead:+.1f} points) before it; off by {off:.2f} points, {without:.2f} without the net"
            )
            if perf_counter() - began > 60 * minutes:
                return
