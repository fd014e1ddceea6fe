"""A table's position, derived from its rows by playing them again, and what each viewer may know of it."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from cairn import record
from cairn.chance import FairChance, unhex
from cairn.core import CHANCE, CairnError, Choice, Content, Event, Game, Seat, State, draw, parse
from cairn.games import GAMES
from cairn.record import Record
from cairn.server.protocol import Step, encode
from cairn.server.rows import ChoiceRow, TableRow

REMEMBERED = 48  # steps that a returning viewer is told about; who missed more takes the view as it is
DRAWN = -1  # the place of nature's choices: they are drawn again

Viewpoint = Seat | None


@dataclass(frozen=True, slots=True)
class Played:
    """A choice that was played: by whom, and what happened."""

    n: int
    seat: Seat
    text: str
    events: tuple[Event, ...]

    def told(self, to: Viewpoint) -> Step:
        """Give what a viewer may hear of it; the choice itself only where nothing of it is hidden."""
        heard = [event for event in self.events if event.to is None or to in event.to]
        known = len(heard) == len(self.events) or self.seat == to
        return Step(self.n, self.seat, self.text if known else None, [event.as_dict() for event in heard])


def game_named(name: str) -> tuple[Game, Content]:
    """Find a game and its components."""
    return GAMES[name], GAMES[name].content()


def fair_chance(game: Game, content: Content, header: dict[str, Any], secret: bytes) -> FairChance:
    """Give nature's draws as they stand when a game has been set up."""
    if "commitment" not in header:
        return FairChance(secret, [])  # a game played on from a record: its set-up was settled long ago
    return record.nature(header, game, content, secret)[0]


class Position:
    """The state of a table after all its choices; encoded parts are made once and shared between viewers."""

    def __init__(self, row: TableRow, rows: Sequence[ChoiceRow] = ()) -> None:
        if row.header is None:
            raise CairnError("the game has not started")
        self.game, content = game_named(row.game)
        self.state: State = record.start(Record(row.header), self.game, content)
        self.open = self.game.open
        self.epoch, self.prefix = row.epoch, row.prefix
        self._chance = (
            fair_chance(self.game, content, row.header, unhex(row.secret, "the secret")) if row.secret else None
        )
        self.n = 0
        self.last: Played | None = None
        self.recent: deque[Played] = deque(maxlen=REMEMBERED)
        self.spent = [0] * self.state.seats
        self.moved = row.began or row.made
        self._texts: list[str] | None = None
        self._parts: dict[Any, msgspec.Raw] = {}
        for _ in self.replay(rows):
            pass

    @property
    def at(self) -> tuple[int, int]:
        """Where the table is: epoch and number of choices."""
        return self.epoch, self.n

    @property
    def turn(self) -> Seat | None:
        """Who decides."""
        return self.state.turn

    def replay(self, rows: Sequence[ChoiceRow]) -> Iterator[Played]:
        """Play rows that the store has; nature's own are drawn again, as a check."""
        for row in rows:
            if row.n != self.n:
                raise CairnError(f"choice {self.n} is missing")
            yield self._apply(self._choice(row), row.text, row.made)

    def _choice(self, row: ChoiceRow) -> Choice:
        """Find the choice of a row."""
        if self.state.turn == CHANCE and self._chance is not None and row.n >= self.prefix:
            choice = draw(self.state, self._chance)
            if str(choice) != row.text:
                raise CairnError(f"choice {row.n} is '{row.text}', but nature draws '{choice}'")
            return choice
        offered = self.state.choices()
        if 0 <= row.pick < len(offered):
            choice = offered[row.pick]
            if str(choice) == row.text:
                return choice
        return parse(self.state, row.text)

    def _apply(self, choice: Choice, text: str, made: int) -> Played:
        seat = self.state.turn
        if seat is None:
            raise CairnError("the game is over")
        events: list[Event] = []
        self.state.play(choice, events.append)
        self.last = Played(self.n, seat, text, tuple(events))
        self.recent.append(self.last)
        if seat != CHANCE:
            self.spent[seat] += max(0, made - self.moved)
        self.moved = made
        self.n += 1
        self._texts = None
        self._parts.clear()
        return self.last

    def texts(self) -> list[str]:
        """Give the notation of every choice."""
        if self._texts is None:
            self._texts = self.state.choices().texts()
            self._picks = {text: i for i, text in enumerate(self._texts)}
        return self._texts

    def pick(self, text: str) -> int | None:
        """Find a choice by its notation."""
        texts, clean = self.texts(), " ".join(text.split())
        return texts.index(clean) if clean in texts else None

    def play(self, pick: int, made: int) -> list[ChoiceRow]:
        """Play a choice by its number, then all that nature draws; gives the rows to be kept."""
        choice = self.state.choices()[pick]
        rows = [ChoiceRow(self.n, str(choice), pick, made)]
        self._apply(choice, rows[0].text, made)
        return rows + self.draws(made)

    def draws(self, made: int) -> list[ChoiceRow]:
        """Let nature draw until a seat decides or the game is over; gives the rows to be kept."""
        rows: list[ChoiceRow] = []
        while self.state.turn == CHANCE:
            if self._chance is None:
                raise CairnError("nature cannot draw: the table has no secret")
            choice = draw(self.state, self._chance)
            rows.append(ChoiceRow(self.n, str(choice), DRAWN, made))
            self._apply(choice, rows[-1].text, made)
        return rows

    def undoable_by(self) -> Seat | None:
        """Name the seat whose choice was the last and has revealed nothing."""
        last = self.last
        if last is None or last.seat == CHANCE or last.n < self.prefix or any(e.to is not None for e in last.events):
            return None
        return last.seat

    # ------------------------------------------------------------ what viewers get

    def view(self, to: Viewpoint) -> msgspec.Raw:
        """Give the encoded view of a seat, or of a guest."""
        key = "view", None if self.open else to
        if key not in self._parts:
            self._parts[key] = msgspec.Raw(encode(self.state.view(key[1])))
        return self._parts[key]

    def choices(self) -> msgspec.Raw:
        """Give the encoded notations of all choices."""
        if "choices" not in self._parts:
            self._parts["choices"] = msgspec.Raw(encode(self.texts()))
        return self._parts["choices"]

    def told(self, to: Viewpoint, since: int) -> msgspec.Raw | None:
        """Give the encoded steps since a number of choices; None where too many were missed."""
        if since > self.n or (since < self.n and (not self.recent or self.recent[0].n > since)):
            return None
        key = "told", None if self.open else to, since
        if key not in self._parts:
            steps = [played.told(key[1]) for played in self.recent if played.n >= since]
            self._parts[key] = msgspec.Raw(encode(steps))
        return self._parts[key]
