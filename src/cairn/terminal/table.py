"""A table at one terminal: people and bots, a position, its record and its fair draws. It draws nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from cairn import bots, record
from cairn.bots.advice import Advice, by_numbers, decider
from cairn.bots.answers import BotFailedError, chosen
from cairn.chance import new_secret, unhex
from cairn.core import CHANCE, CairnError, Choice, Content, Event, IllegalChoiceError, Played, Seat, parse
from cairn.game import AUTOMA, Game
from cairn.record import SUFFIX, Record, RecordError
from cairn.table import Table, begun
from cairn.terminal.drawing import drawing_of
from cairn.terminal.score import Watch

HINTS = "hints"  # in the header of a record: how many each seat has had


@dataclass(frozen=True)
class Participant:
    """Who sits at the table: a person, or a bot by its name in `cairn.bots`."""

    name: str
    bot: str | None = None

    def as_dict(self) -> dict[str, str]:
        """Give the participant as it goes into a save."""
        return {"name": self.name} if self.bot is None else {"name": self.name, "bot": self.bot}


class LocalTable(Table):
    """A table at one terminal, from the first draw to the result; every choice is saved as soon as it is played."""

    def __init__(self, game: Game, content: Content, kept: Record, folder: Path, path: Path) -> None:
        self.game, self.content, self.record, self.folder, self.path = game, content, kept, folder, path
        self._drawing = drawing_of(game, content)
        save = kept.header["save"]
        self.seats = [Participant(seat["name"], seat.get("bot")) for seat in save["seats"]]
        self.language: str = save["language"]
        self._hints_for_all: bool = save.get("hints", False)
        self._secret = unhex(save["secret"], "the secret")
        self._rng = Random()
        self._advised: tuple[int, Seat] | None = None  # at what moment a hint was given last, and to whom
        self._bots = {i: bots.make(game.name, seat.bot) for i, seat in enumerate(self.seats) if seat.bot is not None}
        self.steps: list[Played]
        self.scored: list[Sequence[Event]]  # what each step changed of the scores
        self._replay(kept.choices)

    @classmethod
    def open(
        cls,
        game: Game,
        content: Content,
        people: Sequence[Participant],
        wanted: Mapping[str, Any],
        *,
        folder: Path,
        language: str,
        content_file: str | None = None,
        hints: bool = False,
    ) -> "LocalTable":
        """Begin a game: commit to a secret, draw who begins and what the set-up leaves open."""
        secret = new_secret()
        nonces = [new_secret() for person in people if person.bot is None]
        chairs = [(person.name, person.bot) for person in people]
        header = begun(game, content, chairs, lambda _: wanted, secret=secret, nonces=nonces)
        first = header["first"]
        save: dict[str, Any] = {
            "secret": secret.hex(),
            "seats": [seat.as_dict() for seat in (*people[first:], *people[:first])],
            "language": language,
        }
        if hints:
            save["hints"] = True
        if content_file is not None:
            save["content_file"] = str(Path(content_file).absolute())
        header["save"] = save
        table = cls(game, content, Record(header), folder, _free(folder / "saves", game.name))
        table.save()
        return table

    @classmethod
    def resume(
        cls, path: Path, games: Mapping[str, Game], folder: Path, content_file: str | None = None
    ) -> "LocalTable":
        """Go on with a saved game; its draws are checked and go on as they would have."""
        try:
            kept = record.load(path)
            game = record.game_of(kept, games)
            save = _checked_save(kept)
            content = game.content(content_file or save.get("content_file"))
            if kept.result is not None:
                raise RecordError("this game is over", kept.result_line)
            record.verify(kept, game, content)
            table = cls(game, content, kept, folder, path)
            people = table.state.setup["players"]
            if len(table.seats) != people:
                raise RecordError(f"the save names {len(table.seats)} seats, the game has {people}", 1)
        except CairnError as error:
            raise CairnError(f"{path}: {error}") from error
        return table

    def _replay(self, choices: Sequence[str]) -> None:
        """Lay the game out and play these choices; nature draws its own again."""
        self.record.choices = []
        super().__init__(self.game, self.content, self.record.header, self._secret)
        self.steps, self.scored, self._watch = [], [], Watch(self.state, self.game, self._drawing.scored)
        for text in choices:
            self._apply(self.drawn() if self.turn == CHANCE else parse(self.state, text))

    def _apply(self, choice: Choice) -> None:
        self.steps.append(self.applied(choice))
        self.scored.append(self._watch.step(self.state))
        self.record.choices.append(str(choice))

    @property
    def people(self) -> list[Seat]:
        """The seats where a person decides."""
        return [i for i, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def names(self) -> list[str]:
        """Everybody's name, in seat order."""
        return [*(seat.name for seat in self.seats), *[AUTOMA] * (self.state.seats - len(self.seats))]

    def play(self, choice: Choice) -> None:
        """Play a person's choice."""
        self._apply(choice)
        self.save()

    def step(self) -> bool:
        """Let nature or a bot decide once; tell whether it was for them to decide."""
        turn = self.state.turn
        if turn is None or turn in self.people:
            return False
        if turn == CHANCE:
            self._apply(self.drawn())
        else:
            self._bot_step(turn)
        if self.state.turn is None or self.state.turn in self.people:
            self.save()
        return True

    def _bot_step(self, seat: Seat) -> None:
        """Let a bot decide; one that fails leaves the table as it was."""
        try:
            self._apply(chosen(self._bots[seat], self.state.guess(seat, self._rng), self.state, self._rng))
        except (BotFailedError, IllegalChoiceError) as error:
            said = f"the bot {self.seats[seat].bot} failed, after {len(self.steps)} choices: {error}"
            raise BotFailedError(f"{said}\n{getattr(error, 'trace', '')}".rstrip()) from None

    @property
    def thinker(self) -> str | None:
        """The name of the bot that is to decide, if one is."""
        turn = self.state.turn
        return self.seats[turn].name if turn is not None and turn in self._bots else None

    @property
    def hinting(self) -> bool:
        """Whether whoever is on turn may ask for a hint: a person who is alone, or all where that was agreed."""
        return bots.advises(self.game.name) and (self._hints_for_all or len(self.people) == 1)

    def advice(self) -> list[Advice]:
        """Give the best choices of the person on turn, from what that seat may know; it is counted once a moment."""
        seat = decider(self.state)
        found = by_numbers(bots.adviser(self.game.name).advise(self.state.guess(seat, self._rng), self._rng))
        if self._advised != (len(self.steps), seat):
            self._advised = len(self.steps), seat
            counts = self.record.header.setdefault(HINTS, [0] * len(self.seats))
            counts[seat] += 1
            self.save()
        return found

    def can_undo(self) -> bool:
        """Tell whether the last choice was a person's and has revealed nothing to it."""
        last = self.steps[-1] if self.steps else None
        return last is not None and last.seat in self.people and not last.revealing

    def undo(self) -> None:
        """Take the last choice back, by playing the others again."""
        if not self.can_undo():
            raise CairnError("nothing can be taken back")
        self._replay(self.record.choices[:-1])
        self.save()

    def since(self, seat: Seat | None) -> list[Played]:
        """Give what happened from the seat's last choice on; before its first, from anybody's first."""
        own = [i for i, step in enumerate(self.steps) if step.seat == seat]
        first = next((i for i, step in enumerate(self.steps) if step.seat != CHANCE), len(self.steps))
        while len(own) > 1 and self._begun(self.steps[own[-2]]):
            own.pop()
        return self.steps[own[-1] if own else first :]

    def _begun(self, step: Played) -> bool:
        """Tell whether a choice only began what the next one went on with."""
        return bool(step.events) and all(event.kind in self._drawing.begun for event in step.events)

    def save(self) -> None:
        """Write the game down, so that it can be resumed; it holds the secret, so it is for nobody else to read."""
        _write(self.record, self.path)
        self.path.chmod(0o600)

    def finish(self) -> Path:
        """Write the record of a game that is over, the secret revealed; the save goes."""
        header = {key: value for key, value in self.record.header.items() if key != "save"}
        result = record.result(self.state) | {"secret": self._secret.hex()}
        path = _free(self.folder / "records", self.game.name)
        _write(Record(header, self.record.choices, result), path)
        self.path.unlink(missing_ok=True)
        return path


def saves(folder: Path) -> list[Path]:
    """List the saved games, the newest first."""
    found = (folder / "saves").glob(f"*{SUFFIX}")
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def _write(kept: Record, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept.write(path)
    except OSError as error:
        raise CairnError(f"{path}: cannot be written ({error.strerror or error})") from None


def _free(folder: Path, name: str) -> Path:
    """Find a name for a new file."""
    stem = f"{name}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    path, n = folder / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, n = folder / f"{stem}-{n}{SUFFIX}", n + 1
    return path


def _counted(hints: object, seats: list[Any]) -> bool:
    """Tell whether this can be how many hints each seat has had."""
    return hints is None or (isinstance(hints, list) and len(hints) == len(seats) and all(map(_count, hints)))


def _count(n: object) -> bool:
    return type(n) is int and n >= 0


def _checked_save(kept: Record) -> dict[str, Any]:
    """Check the form of what a save adds to a record."""
    line, save = kept.header_line, kept.header.get("save")
    if not isinstance(save, dict):
        raise RecordError("this is a record, not a saved game: its header has no 'save'", line)
    seats = save.get("seats")
    fits = (
        isinstance(seats, list)
        and all(isinstance(s, dict) and isinstance(s.get("name"), str) for s in seats)
        and all(s.get("bot") is None or isinstance(s["bot"], str) for s in seats)
        and isinstance(save.get("language"), str)
        and isinstance(save.get("content_file"), str | None)
        and isinstance(save.get("hints"), bool | None)
        and _counted(kept.header.get(HINTS), seats)
        and isinstance(kept.header.get("drawn"), list)
        and "first" in kept.header["drawn"]
        and "commitment" in kept.header
    )
    if not fits:
        raise RecordError("the saved game is damaged: its 'save' lacks seats, language or draws", line)
    unhex(save.get("secret"), "the secret")
    return save
