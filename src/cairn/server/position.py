"""A table's position, derived from its rows by playing them again, and what each viewer may know of it."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec
import structlog

from cairn import bots
from cairn.chance import unhex
from cairn.core import (
    CHANCE,
    CairnError,
    Choice,
    Content,
    IllegalChoiceError,
    Played,
    Seat,
    may_know,
    parse,
    quoted,
)
from cairn.game import Game
from cairn.games import GAMES, named
from cairn.server.protocol import Step, encode
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, TableRow
from cairn.table import Table

REMEMBERED = 48  # steps that a returning viewer is told about; who missed more takes the view as it is
TURN = "turn"  # the event with which a turn begins
DRAWN = -1  # the place of nature's choices: they are drawn again

Viewpoint = Seat | None

log = structlog.get_logger("cairn")


def viewpoint(seats: Sequence[Seat], turn: Seat | None = None) -> Viewpoint:
    """Say as whom a screen looks on: with several seats as the one on turn, else as a guest, since all look on."""
    if turn in seats:
        return turn
    return seats[0] if len(seats) == 1 else None


def told(played: Played, to: Viewpoint, *, whole: bool) -> Step:
    """Give what a viewer may hear of a choice: all of it when the game is over, else what the game lets it know."""
    heard = [event.as_dict() for event in played.events if whole or may_know(event, to)]
    known = whole or may_know(played.choice, to, played.seat)
    return Step(played.n, played.seat, str(played.choice) if known else None, heard)


def game_named(name: str) -> tuple[Game, Content]:
    """Find a game and its components; why there is none is said by a sentence."""
    game = named(name)
    return game, game.content()


def playable(name: str) -> Game:
    """Find a game that tables can be opened for."""
    try:
        game, content = game_named(name)
        game.options(content)
        bots.BOTS[name]
    except CairnError as error:
        reason = str(error)
        raise RefusedError("no-such-game", f"{reason[:1].upper()}{reason[1:]}.") from None
    return game


def all_playable() -> list[Game]:
    """Give the games that tables can be opened for; why another cannot be is logged once."""
    found = []
    for game in GAMES.whole():
        try:
            found.append(playable(game.name))
        except RefusedError as error:
            _log_once(game.name, error.reason)
    return found


@cache
def _log_once(game: str, reason: str) -> None:
    log.error("a game cannot be played here", game=game, error=reason)


class LivePosition(Table):
    """A table on a server, with its clocks; encoded parts are made once and shared between viewers."""

    def __init__(self, row: TableRow, rows: Sequence[ChoiceRow] = ()) -> None:
        if row.header is None:
            raise CairnError("the game has not started")
        super().__init__(*game_named(row.game), row.header, unhex(row.secret, "the secret") if row.secret else None)
        self.open = self.game.open
        self.epoch, self.prefix = row.epoch, row.prefix
        self.last: Played | None = None
        self.recent: deque[Played] = deque(maxlen=REMEMBERED)
        self.spent = [0] * self.state.seats
        self.passed = [0] * self.state.seats  # how often each seat's decisions have passed on to another seat
        self._decider: Seat | None = None
        self.moved = row.began or row.made
        self.absences = row.absences
        self._texts: list[str] | None = None
        self._parts: dict[Any, msgspec.Raw] = {}
        for _ in self.replay(rows):
            pass

    @property
    def at(self) -> tuple[int, int]:
        """Where the table is: epoch and number of choices."""
        return self.epoch, self.n

    def copy(self) -> "LivePosition":
        """Give an independent position that is equal to this one."""
        clone = LivePosition.__new__(LivePosition)
        vars(clone).update(vars(self))  # by hand: the library's copy takes four times as long
        clone.state = self.state.copy()
        clone._chance = self._chance and self._chance.copy()  # noqa: SLF001  (its own)
        clone.recent, clone.spent, clone.passed = self.recent.copy(), self.spent[:], self.passed[:]
        clone._parts = self._parts.copy()  # noqa: SLF001
        return clone

    def replay(self, rows: Sequence[ChoiceRow]) -> Iterator[Played]:
        """Play rows that the store has; nature's own are drawn again, as a check."""
        for row in rows:
            if row.n != self.n:
                raise CairnError(f"choice {self.n} is missing")
            yield self._apply(self._choice(row), row.made)

    def _choice(self, row: ChoiceRow) -> Choice:
        """Find the choice of a row; where it does not fit, no word is said of what it is: viewers hear of it."""
        if self.state.turn == CHANCE and self._chance is not None and row.n >= self.prefix:
            choice = self.drawn()
            if str(choice) != row.text:
                raise CairnError(f"choice {row.n} is not what nature draws")
            return choice
        offered = self.state.choices()
        if 0 <= row.pick < len(offered):
            choice = offered[row.pick]
            if str(choice) == row.text:
                return choice
        try:
            return parse(self.state, row.text)
        except IllegalChoiceError:
            raise CairnError(f"choice {row.n} does not fit the position") from None

    def _apply(self, choice: Choice, made: int) -> Played:
        self.last = self.applied(choice)
        self.recent.append(self.last)
        if self.last.seat != CHANCE:
            since = self.since(self.last.seat, made)
            self.spent[self.last.seat] += 0 if since is None else max(0, made - since)
            self._decider = self.last.seat
        if self._decider is not None and self.state.turn not in (CHANCE, self._decider):
            self.passed[self._decider] += 1
            self._decider = None
        self.moved = made
        self._texts = None
        self._parts.clear()
        return self.last

    def since(self, seat: Seat, moment: int) -> int | None:
        """Give since when a seat has been thinking at a moment; None where a bot stands in for it."""
        since = self.moved
        for start, end in self.absences.get(seat, ()):
            if start <= moment and (end is None or moment < end):
                return None
            if end is not None and end <= moment:
                since = max(since, end)
        return since

    def texts(self) -> list[str]:
        """Give the notation of every choice."""
        if self._texts is None:
            self._texts = self.state.choices().texts()
        return self._texts

    def pick(self, wanted: int | str) -> int | None:
        """Find a choice by its number or its notation."""
        if isinstance(wanted, int):
            return wanted if 0 <= wanted < len(self.state.choices()) else None
        try:
            return self.texts().index(" ".join(wanted.split()))
        except ValueError:
            return None

    def play(self, pick: int, made: int) -> list[ChoiceRow]:
        """Play a choice by its number, then all that nature draws; gives the rows to be kept."""
        choice = self.state.choices()[pick]
        rows = [ChoiceRow(self.n, str(choice), pick, made)]
        self._apply(choice, made)
        return rows + self.draws(made)

    def draws(self, made: int) -> list[ChoiceRow]:
        """Let nature draw until a seat decides or the game is over; gives the rows to be kept."""
        rows: list[ChoiceRow] = []
        while self.state.turn == CHANCE:
            choice = self.drawn()
            rows.append(ChoiceRow(self.n, str(choice), DRAWN, made))
            self._apply(choice, made)
        return rows

    def undoable_by(self, bots: Collection[Seat] = ()) -> Seat | None:
        """Name the seat whose choice was the last and has revealed nothing to it.

        Where nothing is hidden, what bots have answered is passed over: until nature draws, a person can think again.
        """
        for played in reversed(self.recent):
            if not self._undoable(played):
                return None
            if played.seat not in bots or not self.open:
                return played.seat
        return None

    def _undoable(self, played: Played) -> bool:
        return played.seat != CHANCE and played.n >= self.prefix and not played.revealing

    def back(self, bots: Collection[Seat] = (), *, far: bool = True) -> int:
        """Count what an undo takes back: one seat's last choice, or all since its turn or the last reveal.

        What bots have answered to it goes, too.
        """
        by, n = self.undoable_by(bots), 0
        answered = next((i for i, played in enumerate(reversed(self.recent)) if played.seat == by), 0)
        if not far:
            return answered + 1
        for played in list(reversed(self.recent))[answered:]:
            ended = any(event.kind == TURN for event in played.events)
            if not self._undoable(played) or (n and (ended or played.seat != by)):
                break
            n += 1
        return answered + n

    # ------------------------------------------------------------ what viewers get

    def view(self, to: Viewpoint) -> msgspec.Raw:
        """Give the encoded view of a seat, or of a guest."""
        key = "view", None if self.open else to
        if key not in self._parts:
            self._parts[key] = msgspec.Raw(encode(self.state.view(key[1])))
        return self._parts[key]

    def private(self, to: Viewpoint) -> bool:
        """Tell whether a seat sees, or is about to choose, something that others may not know."""
        if self.open or to is None:
            return False
        if self.turn == to and any(choice.to is not None for choice in self.state.choices()[:1]):
            return True
        return {**self.state.view(to), "you": None} != self.state.view(None)

    def choices(self) -> msgspec.Raw:
        """Give all choices, encoded in columns."""
        if "choices" not in self._parts:
            self._parts["choices"] = msgspec.Raw(encode(self.state.choices().columns()))
        return self._parts["choices"]

    def answer(self, name: str, about: dict[str, Any], to: Viewpoint) -> msgspec.Raw:
        """Give the encoded answer to a question."""
        kinds: dict[str, Any] = {kind.name: kind for kind in self.game.queries}
        if name not in kinds:
            known = f"expected one of {', '.join(kinds)}" if kinds else "this game answers none"
            raise RefusedError("no-answer", f"There is no question {quoted(name)}; {known}.")
        parts = [part.name for part in fields(kinds[name])]
        try:
            if unknown := about.keys() - set(parts):
                expected = f"expected {', '.join(parts)}"
                raise CairnError(f"it has no part {quoted(min(unknown))}; {expected}")  # noqa: TRY301
            found = self.state.ask(msgspec.convert(about, kinds[name]), to)
        except (CairnError, msgspec.ValidationError) as error:
            raise RefusedError("no-answer", f"The question {name} cannot be answered: {error}.") from None
        return msgspec.Raw(encode(found))

    def told(self, to: Viewpoint, since: int, *, whole: bool) -> msgspec.Raw | None:
        """Give the encoded steps since a number of choices, whole after the end; None where too many were missed."""
        if since > self.n or (since < self.n and (not self.recent or self.recent[0].n > since)):
            return None
        key = "told", None if self.open else to, since, whole
        if key not in self._parts:
            steps = [told(played, key[1], whole=whole) for played in self.recent if played.n >= since]
            self._parts[key] = msgspec.Raw(encode(steps))
        return self._parts[key]
