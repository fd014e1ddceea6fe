"""Many games by bots: a summary, and records if wanted. The same seed gives the same games on every machine."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from cairn import bots, record
from cairn.chance import Dice
from cairn.core import CairnError, Content, Game, State
from cairn.kernel import MODE

BATCH = 512
AUTOMA = "Automa"  # who sits where no player does: the game plays such a seat by itself


@dataclass
class Summary:
    """What came of a run."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]  # one for each seat
    mode: str = MODE
    mean_scores: list[float] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    mean_length: float = 0.0  # choices in a game, nature's too
    best: float = 0.0  # of a player, not of the Automa
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """Give the summary as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Run:
    """What to simulate."""

    game: Game
    content: Content
    players: int
    games: int
    seed: int
    bots: str
    wanted: dict[str, Any] = field(default_factory=dict)
    records: Path | None = None
    counts: bool = False


def simulate(run: Run, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the games of a run; `progress` hears how many more are done."""
    if run.players not in run.game.players:
        raise CairnError(f"{run.game.name} is for {run.game.players[0]} to {run.game.players[-1]} players")
    if run.counts and run.records is None:
        raise CairnError("counts are kept in records: name a folder for them with --records DIR")
    names = bots.seat_bots(run.game.name, run.bots, run.players)
    if run.records is not None:
        _make_folder(run.records)
    summary = Summary(run.game.name, run.players, run.games, run.seed, list(names))
    totals: list[float] = []
    wins: list[int] = []
    length = 0
    began = perf_counter()
    blind = run.records is None and set(names) == {"random"}
    batch = BATCH if blind else 1
    for first in range(0, run.games, batch):
        numbers = range(first, min(first + batch, run.games))
        states, dice = [], []
        for number in numbers:
            dice.append(Dice(run.seed, number))
            setup, _ = run.game.settle({"players": run.players, **run.wanted}, run.content, dice[-1])
            states.append(run.game.start(setup, run.content))
        if blind:
            length += run.game.finish(states, dice)
        else:
            for number, state, die in zip(numbers, states, dice, strict=True):
                length += _play(run, names, number, state, die)
        for state in states:
            for _ in range(len(totals), state.seats):
                totals.append(0.0)
                wins.append(0)
            for seat, score in enumerate(state.scores()):
                totals[seat] += score
                if seat < run.players:
                    summary.best = max(summary.best, score)
            for seat in state.winners():
                wins[seat] += 1
        if progress:
            progress(len(numbers))
    summary.bots = _seated(names, len(totals))
    summary.seconds = perf_counter() - began
    summary.mean_scores = [total / run.games for total in totals]
    summary.wins, summary.mean_length = wins, length / run.games
    return summary


def _play(run: Run, names: list[str], number: int, state: State, dice: Dice) -> int:
    """Play one game choice by choice, and write its record if wanted."""
    seated = [bots.make(run.game.name, name) for name in names]
    at_table = _seated(names, state.seats)
    kept = record.Record(record.header(run.game, run.content, state.setup, names=_told_apart(at_table), bots=at_table))
    counts = []
    while state.turn is not None:
        choice = bots.decide(state, seated, dice, dice)
        kept.choices.append(str(choice))
        if run.counts:
            counts.append(len(state.choices()))
        state.play(choice)
    if run.records is not None:
        if run.counts:
            kept.header["counts"] = counts
        kept.result = record.result(state)
        kept.write(run.records / f"{run.game.name}-{run.players}p-seed{run.seed}-{number + 1:06}{record.SUFFIX}")
    return len(kept.choices)


def _seated(names: list[str], seats: int) -> list[str]:
    """Name everybody at the table: the bots, then the Automa where there is a seat more."""
    return [*names, *[AUTOMA] * (seats - len(names))]


def _told_apart(names: list[str]) -> list[str]:
    """Give each bot a name of its own: a number where there are several of a kind."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    ]


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CairnError(f"{folder}: cannot be made a folder for records ({error.strerror})") from None
