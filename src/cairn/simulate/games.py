"""Games of a run, one by one: what a process that simulates does, as functions of plain values."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import Any

from cairn import bots, record
from cairn.bots.answers import BotFailedError, chosen, failed_by, trace_of
from cairn.bots.packages import FAILURES
from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, Choice, Content, IllegalChoiceError, LimitError, State, draw, quoted, shown
from cairn.game import AUTOMA, Game, failing
from cairn.games import OURS

BLIND = "random"


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
    first: int = 0  # the number of the first game
    rotate: bool = False  # the bots change seats from game to game
    jobs: int | None = 1  # processes; None takes all cores where that is worth while
    results: Path | None = None
    force: bool = False  # a file of results that is there is replaced

    def entrants(self, number: int) -> list[int]:
        """Say which bot, as they are named, sits on each seat in a game."""
        turned = number % self.players if self.rotate else 0
        return [(seat - turned) % self.players for seat in range(self.players)]

    def file(self, number: int) -> Path:
        """Name the file of a game's record."""
        folder = self.records or Path()
        return folder / f"{self.game.name}-{self.players}p-seed{self.seed}-{number + 1:06}{record.SUFFIX}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game."""

    number: int  # from 0
    setup: dict[str, Any]
    scores: list[float]
    winners: list[int]
    length: int  # choices, nature's too
    record: str | None = None
    decisions: list[int] = field(default_factory=list)  # by seat, where bots chose
    seconds: list[float] = field(default_factory=list)  # that they thought, likewise


@dataclass(frozen=True, slots=True)
class Failure:
    """How a bot failed, or a game reached a limit: where, why, and the lines of the bot's own code on the way."""

    number: int
    seat: int
    bot: str  # none where it is nobody's fault
    after: int | None  # so many choices, where they were counted
    reason: str
    trace: str = ""
    record: str | None = None

    def sentence(self, seed: int) -> str:
        """Say where what went wrong."""
        game = f"game {self.number + 1} (seed {seed})"
        what = f"the bot {self.bot} on seat {self.seat} failed in {game}" if self.bot else f"{game} cannot go on"
        return f"{what}{'' if self.after is None else f', after {self.after} choices'}: {self.reason}"


def played(run: Run, names: list[str], numbers: range) -> list[Outcome | Failure]:
    """Play some games of a run, up to one that fails."""
    found: list[Outcome | Failure] = []
    for number in numbers:
        found.append(_played(run, names, number))
        if isinstance(found[-1], Failure):
            break
    return found


def _played(run: Run, names: list[str], number: int) -> Outcome | Failure:
    dice = Dice(run.seed, number)
    setup, _ = run.game.settle({"players": run.players, **run.wanted}, run.content, dice)
    state = run.game.start(setup, run.content)
    if run.records is None and set(names) == {BLIND}:
        try:
            length = run.game.finish([state], [dice])
            return Outcome(number, state.setup, *_end(state), length)
        except LimitError as error:
            return Failure(number, -1, "", None, str(error))
        except Exception as error:  # noqa: BLE001  (a package's game may do anything)
            return Failure(number, -1, "", None, _fault(run.game, error), trace_of(error))
    return Table(run, [names[entrant] for entrant in run.entrants(number)], number, state, dice).play()


def _fault(game: Game, error: Exception) -> str:
    """Say what a package's game has done; a fault of our own is no sentence but a traceback."""
    if game.name in OURS:
        raise error
    return str(error) if isinstance(error, CairnError) else str(failing(game.name, "play", error))


def _check_offer(state: State) -> None:
    """See that what a package's game offers can be told apart in a record, and drawn by nature."""
    texts = state.choices().texts()
    if not texts:
        raise CairnError(f"nothing is offered to {'nature' if state.turn == CHANCE else f'seat {state.turn}'}")
    text, times = Counter(texts).most_common(1)[0]
    if times > 1:
        raise CairnError(f"{quoted(text)} is the notation of {times} choices")
    if odd := [text for text in texts if not record.holds(text)]:
        raise CairnError(f"{quoted(odd[0])} is no notation that a record can hold")
    if state.turn == CHANCE and (len(odds := state.odds()) != len(texts) or min(odds) < 1):
        raise CairnError(f"odds() gives {shown(odds)}; expected a number above 0 for each of {len(texts)} choices")


def _end(state: State) -> tuple[list[float], list[int]]:
    """Give scores and winners of a game that is over, as far as they can be."""
    scores, won = list(state.scores()), state.winners()
    if len(scores) != state.seats:
        raise CairnError(f"scores() gives {shown(scores)}, and there are {state.seats} seats")
    if not all(isinstance(score, int | float) and isfinite(score) for score in scores):
        raise CairnError(f"scores() gives {shown(scores)}; expected a number for each seat")
    if not isinstance(won, list) or any(seat not in range(state.seats) for seat in won):
        raise CairnError(f"winners() gives {shown(won)}, which is no list of the seats from 0 to {state.seats - 1}")
    return scores, won


class Table:
    """One game, choice by choice, and its record."""

    def __init__(self, run: Run, names: list[str], number: int, state: State, dice: Dice) -> None:
        self.run, self.names, self.number, self.state, self.dice = run, names, number, state, dice
        at_table = seated(names, state.seats)
        header = record.header(run.game, run.content, state.setup, names=told_apart(at_table), bots=at_table)
        self.kept, self.counts = record.Record(header), list[int]()
        self.decisions, self.seconds = [0] * len(names), [0.0] * len(names)

    def play(self) -> Outcome | Failure:
        """Play to the end, or until a bot fails."""
        players: list[bots.Bot] = []
        failures: list[Failure] = []
        try:
            found = self._made(players) or self._play(players)
        finally:
            for seat, bot in enumerate(players):
                try:
                    bots.end(bot)
                except KeyboardInterrupt:
                    raise
                except FAILURES as error:
                    failures.append(self._failure(seat, self.names[seat], failed_by(error)))
        return failures[0] if failures and isinstance(found, Outcome) else found

    def _made(self, players: list[bots.Bot]) -> Failure | None:
        """Make the bots; gives how one failed at that."""
        for seat, name in enumerate(self.names):
            try:
                players.append(bots.make(self.run.game.name, name))
            except CairnError as error:
                return self._failure(seat, name, error)
        return None

    def _play(self, players: list[bots.Bot]) -> Outcome | Failure:
        state, kept, ours = self.state, self.kept, self.run.game.name in OURS
        while state.turn is not None:
            seat = state.turn
            try:
                if not ours:
                    _check_offer(state)
                if self.run.counts:
                    self.counts.append(len(state.choices()))
                if seat == CHANCE:
                    choice = draw(state, self.dice)
                    state.play(choice)
                else:
                    choice = self._decided(players[seat], seat)
            except BotFailedError as failed:
                return self._failure(seat, self.names[seat], failed)
            except LimitError as error:
                return self._failure(seat, "", error)
            except Exception as error:  # noqa: BLE001  (likewise)
                return self._failed(seat, error)
            kept.choices.append(str(choice))
        try:
            scores, won = _end(state)
            kept.result = record.result(state)
        except Exception as error:  # noqa: BLE001  (likewise)
            return self._failed(-1, error)
        length, text = len(kept.choices), self._written()
        return Outcome(self.number, state.setup, scores, won, length, text, self.decisions, self.seconds)

    def _failed(self, seat: int, error: Exception) -> Failure:
        """Say what a package's game has done."""
        failed = BotFailedError(_fault(self.run.game, error))
        failed.trace = trace_of(error)
        return self._failure(seat, "", failed)

    def _failure(self, seat: int, bot: str, error: Exception) -> Failure:
        trace = error.trace if isinstance(error, BotFailedError) else ""
        del self.counts[len(self.kept.choices) :]
        return Failure(self.number, seat, bot, len(self.kept.choices), str(error), trace, self._written())

    def _decided(self, bot: bots.Bot, seat: int) -> Choice:
        """Let a bot choose, and play that."""
        imagined, began = self.state.guess(seat, self.dice), perf_counter()
        choice = chosen(bot, imagined, self.state, self.dice)
        self.decisions[seat] += 1
        self.seconds[seat] += perf_counter() - began
        try:
            self.state.play(choice)
        except IllegalChoiceError as error:
            raise BotFailedError(str(error)) from None
        return choice

    def _written(self) -> str | None:
        if self.run.records is None:
            return None
        if self.run.counts:
            self.kept.header["counts"] = self.counts
        return str(self.kept)


def seated(names: Sequence[str], seats: int) -> list[str]:
    """Name everybody at the table: the bots, then the Automa where there is a seat more."""
    return [*names, *[AUTOMA] * (seats - len(names))]


def told_apart(names: Sequence[str]) -> list[str]:
    """Give each bot a name of its own: a number where there are several of a kind."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    ]
