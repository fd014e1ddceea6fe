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
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.bots import net
from cairn.monolyth.bots.greedy import GreedyMonolyth
from cairn.monolyth.bots.thinking import ThinkingMonolyth, loaded
from cairn.monolyth.content import standard
from cairn.monolyth.fields import Events, Position
from cairn.monolyth.train.nets import KINDS, Kind, saved
from cairn.simulate.crew import Crew

Arrays = dict[str, Any]
LAMBDA = 0.8
BATCH = 256
TAUGHT = 40  # rounds until all games are the net's own
TOP = (net.HIGHEST / net.FINE, net.HIGHER / net.FINE, net.HIGHER / net.FINE)
LAYERS = ("first", "second", "third", "last")
SPEED, DECAYS = 1e-3, (0.9, 0.999)


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
    bot = ThinkingMonolyth(weights=loaded(lesson.weights))
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


class Learner:
    """The net in floats, and Adam."""

    def __init__(self, kind: Kind, seed: int) -> None:
        dice = np.random.default_rng(seed)
        sizes = (kind.inputs, net.WIDE, net.MIDDLE, net.NARROW, net.PARTS)
        self.kind, self.steps = kind, 0
        self.weights: Arrays = {}
        for name, inputs, outputs in zip(LAYERS, sizes, sizes[1:], strict=False):
            spread = 0.1 if name == "first" else inputs**-0.5
            self.weights[f"{name}.weight"] = dice.normal(0, spread, (outputs, inputs)).astype(np.float32)
            self.weights[f"{name}.bias"] = np.zeros(outputs, np.float32)
        self.mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def foretold(self, x: Any) -> list[Any]:  # noqa: ANN401
        """Give the activations of every layer; the last are the chance to win as a logit, and points by parts."""
        found = [x]
        for name, top in zip(LAYERS, (*TOP, None), strict=True):
            x = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
            x = x if top is None else np.clip(x, 0, top)
            found.append(x)
        return found

    def learn(self, rows: list[Any], goals: Any) -> float:  # noqa: ANN401
        """Take one step towards some goals; gives how far off it was."""
        x = np.zeros((len(rows), self.kind.inputs), np.float32)
        for i, row in enumerate(rows):
            x[i, row] = 1
        found = self.foretold(x)
        back = found[-1] - goals
        chance = 1 / (1 + np.exp(-found[-1][:, net.WIN]))
        off = float((back[:, net.LEVEL :] ** 2).mean())
        back[:, net.LEVEL :] *= 8 / back[:, net.LEVEL :].size
        back[:, net.WIN] = 0 if self.kind.players == (1,) else (chance - goals[:, net.WIN]) / len(rows)
        self.steps += 1
        for i in reversed(range(len(LAYERS))):
            name, before, after = LAYERS[i], found[i], found[i + 1]
            if i < len(TOP):
                back = back * ((after > 0) & (after < TOP[i]))
            onward = back @ self.weights[f"{name}.weight"]
            self._step(f"{name}.weight", back.T @ before)
            self._step(f"{name}.bias", back.sum(axis=0))
            back = onward
        return off

    def _step(self, name: str, slope: Any) -> None:  # noqa: ANN401
        first, second = DECAYS
        self.mean[name] = first * self.mean[name] + (1 - first) * slope
        self.square[name] = second * self.square[name] + (1 - second) * slope**2
        mean = self.mean[name] / (1 - first**self.steps)
        square = self.square[name] / (1 - second**self.steps)
        self.weights[name] = np.clip(self.weights[name] - SPEED * mean / (np.sqrt(square) + 1e-8), -30, 30)

    def keep(self, folder: Path, **more: float) -> None:
        """Write down all that is needed to go on, and the weights for play."""
        saved(folder / self.kind.file, self.weights)
        state = {**{f"w.{k}": v for k, v in self.weights.items()}, **{f"m.{k}": v for k, v in self.mean.items()}}
        state |= {**{f"s.{k}": v for k, v in self.square.items()}, "steps": self.steps, **more}
        np.savez(folder / "new.npz", **state)
        (folder / "new.npz").replace(folder / "state.npz")

    def resume(self, folder: Path) -> dict[str, float]:
        """Go on with what a folder has; gives what else was kept."""
        kept = dict(np.load(folder / "state.npz"))
        for letter, into in (("w", self.weights), ("m", self.mean), ("s", self.square)):
            for name in into:
                into[name] = kept.pop(f"{letter}.{name}")
        self.steps = int(kept.pop("steps"))
        return {name: float(value) for name, value in kept.items()}


def train(
    name: str, folder: Path, *, minutes: float, jobs: int, seed: int, progress: Callable[[str], None], games: int = 16
) -> None:
    """Train the net for a number of players, going on with what is in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    kind, began = KINDS[name], monotonic()
    learner = Learner(kind, seed)
    done = {"round": 0.0, "games": 0.0}
    if (folder / "state.npz").exists():
        done = learner.resume(folder)
    else:
        learner.keep(folder, **done)
        (folder / "curve.csv").write_text("round,games,mean,off\n", encoding="utf-8", newline="\n")
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
            with (folder / "curve.csv").open("a", encoding="utf-8", newline="") as file:
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
        off.append(learner.learn([row for row, _ in some], np.array([goal for _, goal in some], np.float32)))
    return sum(off) / len(off)
