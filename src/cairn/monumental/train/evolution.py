"""Learning the weights of Monumental's evaluation: evolution strategies over games that run inside the kernel.

Every round draws directions in which the weights are changed, plays the weights moved there and moved back with the
same draws, alone against the Automa and against each other, and steps to where more was won. What is reached lies in a
folder after every round, so that a run that was stopped goes on.
"""

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field, fields
from math import sqrt, tanh
from pathlib import Path
from random import Random
from time import perf_counter

from cairn.content import ContentError, Node, told
from cairn.core import CairnError, LimitError
from cairn.kernel import COMPILED, join
from cairn.layers import GONE
from cairn.monumental.bots.mind import Budget, Search
from cairn.monumental.bots.weights import CLAUSE, GIVES, SIZES, learned, packed, written
from cairn.monumental.fields import Tables
from cairn.monumental.train.tables import gathered, table
from cairn.simulate.crew import Crew

PAIRS, GAMES = 384, 1  # directions in a round, and tables for each
BUDGET = Budget(width=12, quota=2)
# How far each weight is moved: a share of what it was, at least so much.
SHARE = 0.2
LEAST = {
    "quality": 30,
    "policy": 50,
    "lead": 200,
    "rival": 100,
    "crowd": 10,
    "rest": 30,
    "rate": 3,
    "last": 4,
    "room": 5,
    "realm": 15,
}
FLOOR = 15
FAR = 0.5  # of that, on average, each for itself
STEP, SLOWER, AVERAGED = 3.0, 0.985, 0.93  # of a round; how it shrinks; how long the mean of the weights remembers
LARGE = 1 << 62  # of whole numbers
REACH = 12.0  # points by which a game is clearly won
WEIGHTS, RUN = FILES = "monumental.toml", "monumental-run.json"
CURVE = ("round", "games", "seconds", "automa_won", "automa_margin", "gained", "step")


@dataclass
class Run:
    """What is kept of a run."""

    base: list[float]  # the weights it began with
    moved: list[float]  # by how much, in units of each weight
    mean: list[float]  # the same, averaged over the last rounds
    rounds: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[list[float]] = field(default_factory=list)


@dataclass(frozen=True)
class Task:
    """A direction to try: the weights there and back, and the games to play with them."""

    there: list[int]
    back: list[int]
    seeds: list[int]


def flat(values: dict[str, list[int]]) -> list[float]:
    """Put all weights in a row."""
    return [float(n) for name in SIZES for n in values[name]]


def shaped(row: list[float]) -> dict[str, list[int]]:
    """Name the weights of a row."""
    left = iter(row)
    return {name: [round(next(left)) for _ in range(size)] for name, size in SIZES.items()}


def units(base: list[float]) -> list[float]:
    """Say how far each weight is moved."""
    names = [name for name, size in SIZES.items() for _ in range(size)]
    return [max(abs(value) * SHARE, LEAST.get(name, FLOOR)) for name, value in zip(names, base, strict=True)]


_SEARCH: list[Search] = []  # of this process


def worked(task: Task) -> list[list[float]]:
    """Play the games of a task; gives, for the games against the Automa, margin and win there and back, then gains."""
    if not _SEARCH:
        _SEARCH.append(Search())
    search = _SEARCH[0]
    there, back = packed(shaped([float(n) for n in task.there])), packed(shaped([float(n) for n in task.back]))
    found: list[list[float]] = []
    for seed in task.seeds:
        try:
            row: list[float] = []
            for weights in (there, back):
                points, won = search.game(table(1, seed), join([weights] * 2), [BUDGET], seed)
                row += [points[0] - points[1], won[0]]
            for weights in (join([there, back]), join([back, there])):
                points, won = search.game(table(2, seed), weights, [BUDGET] * 2, seed)
                row += [points[0] - points[1], won[0] - won[1]]
            found.append(row)
        except LimitError:  # a game beyond what a position can hold teaches nothing
            continue
    return found


def together(base: list[float], tables: Tables) -> list[dict[int, float]]:
    """Give which weights also move together: those of a name, and cards by what they give or by their effects."""
    scale, found = units(base), []
    at = 0
    for name, size in SIZES.items():
        if name == "quality":
            for gift, worth in enumerate(GIVES):
                moved = {at + card: tables.gives[card][gift] * worth * SHARE / scale[at + card] for card in range(size)}
                found.append({i: float(n) for i, n in moved.items() if n})
            found.append({at + card: CLAUSE * SHARE / scale[at + card] for card in range(size) if tables.clauses[card]})
        elif size > 1:
            found.append({at + i: 1.0 for i in range(size)})
        at += size
    return found


def direction(base: list[float], shared: list[dict[int, float]], dice: Random) -> list[float]:
    """Draw a direction: each weight for itself, and some together."""
    noise = [dice.gauss(0, FAR) for _ in base]
    for group in shared:
        n = dice.gauss(0, 1)
        for i, much in group.items():
            noise[i] += n * much
    return noise


def _reward(margin: float, won: float) -> float:
    return 0.5 * tanh(margin / REACH) + 0.5 * won


def _gain(rows: list[list[float]]) -> float:
    """Say how much better it was there than back."""
    total = 0.0
    for row in rows:
        total += _reward(row[0], row[1]) - _reward(row[2], row[3])
        total += 0.5 * (_reward(row[4], row[5]) - _reward(row[6], row[7]))
    return total / max(1, len(rows))


def _kept(folder: Path) -> Run:
    """Go on from what lies in a folder, or begin with the weights that are played by."""
    path = folder / RUN
    if path.exists():
        try:
            return _read(told(path.read_text(encoding="utf-8"), "the run"))
        except (OSError, ValueError, ContentError) as error:
            raise CairnError(f"{path}: {GONE} ({error})") from None
    base = flat(learned(table(1, 0).kit.tables[0]))
    return Run(base, [0.0] * len(base), [0.0] * len(base))


def _read(node: Node) -> Run:
    """Read what is kept of a run."""
    found = node.fields([one.name for one in fields(Run)])
    size, row = sum(SIZES.values()), len(CURVE)

    def numbers(list_: Node, count: int) -> list[float]:
        return list_.map(Node.number, count, count)

    base, moved, mean = (numbers(found[name], size) for name in ("base", "moved", "mean"))
    rounds, games = (found[name].integer(0, LARGE) for name in ("rounds", "games"))
    curve = [numbers(line, row) for line in found["curve"].items(rounds, rounds)]
    return Run(base, moved, mean, rounds, games, found["seconds"].number(0), curve)


def _put(path: Path, text: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)


def _keep(folder: Path, run: Run) -> None:
    """Write the run, its weights and its curve."""
    scale = units(run.base)
    reached = [b + s * m for b, s, m in zip(run.base, scale, run.mean, strict=True)]
    note = f"Weights of Monumental's evaluation after {run.rounds} rounds, {run.games} games of training."
    _put(folder / WEIGHTS, written(shaped(reached), note))
    with (folder / "curve.csv.part").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([CURVE, *run.curve])
    (folder / "curve.csv.part").replace(folder / "curve.csv")
    _put(folder / RUN, json.dumps(asdict(run)))


def _tasks(run: Run, noises: list[list[float]], seed: int, late: Callable[[int], bool]) -> Iterator[Task]:
    """Give the directions of a round, until there is no time for more."""
    scale = units(run.base)
    here = [b + s * m for b, s, m in zip(run.base, scale, run.moved, strict=True)]
    for i, noise in enumerate(noises):
        if late(i):
            return
        there = [round(h + s * n) for h, s, n in zip(here, scale, noise, strict=True)]
        back = [round(h - s * n) for h, s, n in zip(here, scale, noise, strict=True)]
        first = (seed * 1_000_003 + run.rounds * PAIRS + i) * GAMES
        yield Task(there, back, list(range(first, first + GAMES)))


def train(
    folder: Path, *, minutes: float, jobs: int, seed: int, progress: Callable[[str], None], pairs: int = PAIRS
) -> None:
    """Learn for so many minutes, over so many processes; goes on from what lies in the folder."""
    if not COMPILED:
        raise CairnError("weights are learned by compiled rules: install Numba, and do not set CAIRN_JIT=0")
    run = _kept(folder)
    began = perf_counter()
    before = run.seconds

    def late(given: int = 2 * jobs) -> bool:
        """Tell whether the time is up; every process has something to do before."""
        return given >= 2 * jobs and perf_counter() - began > 60 * minutes

    with closing(Crew[Task, list[list[float]]](worked, jobs)) as crew:
        while True:
            _round(run, crew, seed, pairs, late, progress)
            run.seconds = before + perf_counter() - began
            run.curve[-1][2] = round(run.seconds, 1)
            _keep(folder, run)
            number, games, seconds, won, margin, gained, _ = run.curve[-1]
            progress(
                f"round {number:.0f}: {games:.0f} games in {seconds:.0f} s, {won:.1%} won against the Automa "
                f"({margin:+.1f} points), directions differ by {gained:.3f}"
            )
            if late():
                return


def _round(
    run: Run,
    crew: "Crew[Task, list[list[float]]]",
    seed: int,
    pairs: int,
    late: Callable[[int], bool],
    progress: Callable[[str], None],
) -> None:
    """Try directions, and step to where more was won; a round that is cut short steps so much less far."""
    dice = Random(f"{seed} {run.rounds}")
    shared = together(run.base, table(1, 0).kit.tables[0])
    noises = [direction(run.base, shared, dice) for _ in range(pairs)]
    done = crew.done(_tasks(run, noises, seed, late))
    tried = gathered(done, f"round {run.rounds + 1}", pairs, progress)
    noises = noises[: len(tried)]
    gains = [_gain(rows) for rows in tried]
    spread = sqrt(sum(gain * gain for gain in gains) / len(gains)) or 1.0
    step = STEP * SLOWER**run.rounds
    for i in range(len(run.base)):
        slope = sum(gain * noise[i] for gain, noise in zip(gains, noises, strict=True)) / (pairs * spread)
        run.moved[i] += step * slope
        run.mean[i] += (1 - max(AVERAGED * run.rounds / (run.rounds + 1), 0.0)) * (run.moved[i] - run.mean[i])
    rows = [row for rows in tried for row in rows]
    n = max(1, len(rows))
    run.rounds += 1
    run.games += 4 * len(rows)
    won = sum(row[1] + row[3] for row in rows) / (2 * n)
    margin = sum(row[0] + row[2] for row in rows) / (2 * n)
    run.curve.append([run.rounds, run.games, 0.0, round(won, 4), round(margin, 2), round(spread, 4), round(step, 4)])
