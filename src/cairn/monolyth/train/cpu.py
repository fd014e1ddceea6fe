"""Self-play and learning for Monolyth without a GPU: games over all cores, the net in NumPy. For small runs.

The games, the goals (TD(λ) over each seat's own choices) and the net are those of `monolyth_gpu`.
"""

import csv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from cairn.bots import Bot
from cairn.chance import Dice
from cairn.core import draw
from cairn.kernel import box
from cairn.layers import CURVE, GONE, Layers, arrays
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.bots import net
from cairn.monolyth.bots.greedy import GreedyMonolyth
from cairn.monolyth.bots.thinking import ThinkingMonolyth, loaded
from cairn.monolyth.content import standard
from cairn.monolyth.fields import Events, Position
from cairn.monolyth.train.nets import KINDS, Kind, saved
from cairn.simulate.crew import Crew

LAMBDA = 0.8
BATCH = 256
TAUGHT = 40  # rounds until all games are the net's own
TOP = (net.HIGHEST / net.FINE, net.HIGHER / net.FINE, net.HIGHER / net.FINE)
LAYERS = ("first", "second", "third", "last")


@dataclass(frozen=True)
class Lesson:
    """What to play: so many games with the weights of a file, some choices blindly."""

    kind: Kind
    weights: Path
    seed: int
    games: int
    wild: float
    taught: float  # of the games are played by the greedy bot, to look at


@dataclass(frozen=True)
class Played:
    """What was seen at each decision (features, from the chooser's view) and what came of it."""

    rows: list[Any]
    goals: list[Any]
    points: list[float]


def rehearsed(lesson: Lesson) -> Played:
    """Play the games of a lesson."""
    found = Played([], [], [])
    bot = ThinkingMonolyth(weights=loaded(lesson.weights, lesson.kind.inputs))
    for number in range(lesson.games):
        dice = Dice(lesson.seed, number)
        players = lesson.kind.players[number % len(lesson.kind.players)]
        setup, _ = MONOLYTH.settle({"players": players}, standard(), dice)
        player = GreedyMonolyth() if dice.random() < lesson.taught else bot
        _rehearsed(Monolyth(setup, standard()), bot, player, dice, lesson.wild, found)
    return found


def _rehearsed(state: Monolyth, bot: ThinkingMonolyth, player: Bot, dice: Dice, wild: float, found: Played) -> None:
    """Let a player play one game, and add what the bot can learn from it."""
    seen: list[tuple[int, Any, Any]] = []
    scratch, silent, rows = box(Position), box(Events), bot.rows
    while state.turn is not None:
        if state.turn < 0:
            state.play(draw(state, dice))
            continue
        seat, blind = state.turn, dice.random() < wild
        choice: Any = state.choices()[dice.below(state.count)] if blind else player.choose(state, dice)
        n = net.observe_box(state.box, scratch, state.kit.tables, silent, choice.code, seat, rows)
        if n >= 0:
            row: Any = rows
            features = row["at"][1][:n].copy()
        state.play(choice)
        if n >= 0:
            seen.append((seat, features, _counted(bot.parts(state, seat))))
    later = [_counted(bot.parts(state, seat)) for seat in range(state.seats)]
    found.points.append(float(state.scores()[0]))
    for seat, features, told in reversed(seen):
        found.rows.append(features)
        found.goals.append(later[seat])
        later[seat] = LAMBDA * later[seat] + (1 - LAMBDA) * told


def _counted(parts: list[float]) -> Any:  # noqa: ANN401
    """Count points as the net does."""
    return np.array([parts[net.WIN], *(part / net.UNIT for part in parts[net.LEVEL :])])


class Learner(Layers):
    """The net in floats."""

    def __init__(self, kind: Kind, seed: int) -> None:
        super().__init__(LAYERS, (kind.inputs, net.WIDE, net.MIDDLE, net.NARROW, net.PARTS), TOP, seed)
        self.kind = kind

    def study(self, rows: list[Any], goals: Any) -> float:  # noqa: ANN401
        """Take one step towards some goals; gives how far off it was."""
        x = np.zeros((len(rows), self.kind.inputs), np.float32)
        for i, row in enumerate(rows):
            x[i, row] = 1
        found = self.foretold(x)  # the last are the chance to win as a logit, and points by parts
        back = found[-1] - goals
        chance = 1 / (1 + np.exp(-found[-1][:, net.WIN]))
        off = float((back[:, net.LEVEL :] ** 2).mean())
        back[:, net.LEVEL :] *= 8 / back[:, net.LEVEL :].size
        back[:, net.WIN] = 0 if self.kind.players == (1,) else (chance - goals[:, net.WIN]) / len(rows)
        self.learn(found, back)
        return off

    def keep(self, folder: Path, **more: float) -> None:
        """Write down all that is needed to go on, and the weights for play."""
        saved(folder / self.kind.file, self.weights)
        np.savez(folder / "new.npz", **self.state(), **more)  # type: ignore[arg-type]
        (folder / "new.npz").replace(folder / "state.npz")

    def taken_up(self, folder: Path) -> dict[str, float]:
        """Go on with what a folder has; gives what else was kept."""
        more = ("round", "games")
        kept = arrays(folder / "state.npz", {**self.shapes(), **dict.fromkeys(more, ("f", ()))}, GONE)
        self.resume(kept)
        saved(folder / self.kind.file, self.weights)  # so that it need not be as it was
        return {name: float(kept[name]) for name in more}


def train(
    name: str, folder: Path, *, minutes: float, jobs: int, seed: int, progress: Callable[[str], None], games: int = 16
) -> None:
    """Train the net for a number of players, going on with what is in the folder."""
    kind, began = KINDS[name], monotonic()
    learner = Learner(kind, seed)
    done = {"round": 0.0, "games": 0.0}
    if (folder / "state.npz").exists():
        done = learner.taken_up(folder)
    else:
        learner.keep(folder, **done)
        (folder / CURVE).write_text("round,games,mean,off\n", encoding="utf-8", newline="\n")
    crew = Crew(rehearsed, jobs)
    try:
        while True:
            path, at = folder / kind.file, int(done["round"]) + 1
            taught = max(0.0, 1 - at / TAUGHT)
            lessons = [Lesson(kind, path, seed * 1_000_003 + at * 64 + job, games, 0.05, taught) for job in range(jobs)]
            played = list(crew.done(iter(lessons)))
            off = _learned(learner, [(r, g) for one in played for r, g in zip(one.rows, one.goals, strict=True)], at)
            points = [value for one in played for value in one.points]
            done = {"round": float(at), "games": done["games"] + len(points)}
            learner.keep(folder, **done)
            row = [at, int(done["games"]), round(sum(points) / len(points), 2), round(off, 4)]
            with (folder / CURVE).open("a", encoding="utf-8", newline="") as file:
                csv.writer(file).writerow(row)
            progress(f"{kind.name}: round {row[0]}, {row[1]} games, mean {row[2]}, off by {row[3]}")
            if monotonic() - began > minutes * 60:
                return
    finally:
        crew.close()


def _learned(learner: Learner, seen: list[tuple[Any, Any]], seed: int) -> float:
    """Learn from what was seen, in any order; gives how far off the net was."""
    order = np.random.default_rng(seed).permutation(len(seen))
    off = []
    for a in range(0, len(order), BATCH):
        some = [seen[i] for i in order[a : a + BATCH]]
        off.append(learner.study([row for row, _ in some], np.array([goal for _, goal in some], np.float32)))
    return sum(off) / len(off)
