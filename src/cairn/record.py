"""A whole game as text: read, write, replay, verify. The format is described in docs/notation.md."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from cairn.chance import FairChance, commitment, unhex
from cairn.core import CHANCE, CairnError, Choice, Content, Seat, State, Tell, WordedError, draw, parse, shown
from cairn.game import Game

FORMAT = 1
SUFFIX = ".cairn"  # of a file that we write; any can be read
LONGEST = 16 * 1024 * 1024  # bytes; a long game is a hundredth of it
DIGITS = 18  # of a whole number
DEEPEST = 12  # lists in lists
NUL, SURROGATES = "\\u0000", ("\ud800", "\udfff")  # what is no text everywhere
ENDINGS = ("resigned", "time")  # by a seat
STOPPED = "stopped"  # by whoever runs the server: nobody wins


class RecordError(CairnError):
    """A record that cannot be: `line` is where, or None for the file as a whole."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line


@dataclass
class Record:
    """The set-up, every choice, and the result once there is one."""

    header: dict[str, Any]
    choices: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    lines: list[int] = field(default_factory=list, compare=False)  # where each choice stands in the file
    result_line: int | None = field(default=None, compare=False)
    header_line: int = field(default=1, compare=False)

    def __str__(self) -> str:
        rows = [json.dumps(self.header, ensure_ascii=False), *self.choices]
        if self.result is not None:
            rows.append(json.dumps(self.result, ensure_ascii=False))
        return "\n".join(rows) + "\n"

    def write(self, path: Path) -> None:
        """Write the record so that the file is whole at every moment."""
        part = path.with_name(path.name + ".part")
        part.write_text(str(self), encoding="utf-8", newline="\n")
        part.replace(path)

    def line(self, n: int) -> int:
        """Give the line of the n-th choice."""
        return self.lines[n] if n < len(self.lines) else self.header_line + 1 + n


def _object(text: str, line: int, what: str) -> dict[str, Any]:
    try:
        value = json.loads(text, parse_int=_whole, parse_constant=_whole)
        told = json.dumps(value, ensure_ascii=False, allow_nan=False)
    except json.JSONDecodeError as error:
        raise RecordError(f"the {what} is not JSON ({error.msg} at character {error.colno})", line) from None
    except (ValueError, RecursionError):
        raise RecordError(f"the {what} is not JSON that can be read (too deep, or a number too long)", line) from None
    if not isinstance(value, dict):
        raise RecordError(f"the {what} must be a JSON object", line)
    if NUL in told or any(SURROGATES[0] <= c <= SURROGATES[1] for c in told):
        raise RecordError(f"the {what} has characters that are none", line)
    if too_deep(value):
        raise RecordError(f"the {what} is nested too deeply", line)
    return value


def _whole(text: str) -> int:
    """Read a whole number that any program can hold."""
    if len(text) > DIGITS or not text.lstrip("-").isdecimal():
        raise ValueError(text)
    return int(text)


def too_deep(value: object, left: int = DEEPEST) -> bool:
    """Tell whether there are more lists in lists than anything of ours has."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not left or any(too_deep(one, left - 1) for one in inner)


def read(text: str) -> Record:
    """Read a record; only its form is checked here."""
    record: Record | None = None
    for number, row in enumerate(text.split("\n"), 1):
        row = row.strip()  # noqa: PLW2901
        if not row or row.startswith("#"):
            continue
        if record is None:
            if not row.startswith("{"):
                raise RecordError("this is not a Cairn record: it must start with a JSON header", number)
            record = Record(_object(row, number, "header"), header_line=number)
        elif record.result is not None:
            raise RecordError("nothing may follow the result", number)
        elif row.startswith("{"):
            record.result, record.result_line = _object(row, number, "result"), number
        else:
            record.choices.append(row)
            record.lines.append(number)
    if record is None:
        raise RecordError("this is not a Cairn record: it is empty")
    return record


def holds(text: str) -> bool:
    """Tell whether a choice is read from a record as it was written: one line, with single blanks, that is no other."""
    return bool(text) and text == " ".join(text.split()) and text[0] not in "#{"


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        with path.open("rb") as file:
            return read_from(file)
    except OSError as error:
        raise RecordError(f"cannot be read ({error.strerror or error})") from None
    except ValueError as error:  # a name with a null byte
        raise RecordError(f"cannot be read ({error})") from None


def read_from(file: BinaryIO) -> Record:
    """Read a record from a stream."""
    data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise RecordError(f"this is not a Cairn record: it is larger than {LONGEST >> 20} MB")
    try:
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise RecordError("this is not a Cairn record: it is not a text in UTF-8") from None


def header(game: Game, content: Content, setup: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """Make a header."""
    return {"cairn": FORMAT, "game": game.name, "rules": game.rules, "content": content.hash, "setup": setup, **more}


def result(state: State, ended: str | None = None, by: Seat | None = None) -> dict[str, Any]:
    """Make a result line: of a game that is over, or that was ended by a seat (resigning, its clock) or stopped."""
    made: dict[str, Any] = {"scores": list(state.scores())}
    made["winners"] = [] if ended == STOPPED else state.winners([] if by is None else [by])
    if ended:
        made |= {"ended": ended, "by": by}
    return made


def game_of(record: Record, games: Mapping[str, Game]) -> Game:
    """Find the game that a record is of."""
    name, line = record.header.get("game"), record.header_line
    found = record.header.get("cairn")
    if found is None:
        raise RecordError("this is not a Cairn record: its first line is not one that Cairn writes", line)
    if type(found) is not int or found != FORMAT:
        raise RecordError(f"this record is written in format {found!r}, and only {FORMAT} can be read here", line)
    if not isinstance(name, str) or name not in games:
        raise RecordError(f"there is no game {name!r}; expected {' or '.join(games)}", line)
    return games[name]


def start(record: Record, game: Game, content: Content) -> State:
    """Lay out the game of a record."""
    found, line = record.header, record.header_line
    if type(found.get("rules")) is not int or found["rules"] != game.rules:
        version = repr(found.get("rules"))
        text = f"played by version {version} of the rules; this is version {game.rules}"
        reason = WordedError(text, "rules-version", found=version, rules=game.rules)
        raise RecordError(text, line) from reason
    if found.get("content") != content.hash:
        raise RecordError(
            "played with other components than these (the content's hash differs); name them: --content FILE",
            line,
        )
    setup = found.get("setup")
    if not isinstance(setup, dict):
        raise RecordError("the header has no set-up", line)
    try:
        state = game.start(setup, content)
    except CairnError as error:
        raise RecordError(str(error), line) from error
    if record.result is not None:
        _check_shape(record.result, state.seats, record.result_line)
    return state


def _check_shape(found: dict[str, Any], seats: int, line: int | None) -> None:
    """See that a result tells a score of every seat and which of them won; whether it is true is another question."""
    scores, winners = found.get("scores"), found.get("winners")
    if not (isinstance(scores, list) and len(scores) == seats and all(map(_number, scores))):
        raise RecordError(f"the scores must be a list of {seats} numbers, one for each seat, not {shown(scores)}", line)
    won = winners if isinstance(winners, list) else [None]
    if not all(type(seat) is int and seat in range(seats) for seat in won) or len(set(won)) != len(won):
        raise RecordError(f"the winners must be a list of seats from 0 to {seats - 1}, not {shown(winners)}", line)


def _number(value: object) -> bool:
    return type(value) in {int, float}


def replay(record: Record, state: State, tell: Tell | None = None) -> Iterator[tuple[int, Choice]]:
    """Play a record's choices one by one on a position; gives each with its number just before it is played."""
    for n, text in enumerate(record.choices):
        if state.turn is None:
            raise RecordError("the game was over before this choice", record.line(n))
        try:
            choice = parse(state, text)
        except CairnError as error:
            raise RecordError(str(error), record.line(n)) from None
        yield n, choice
        state.play(choice, tell)


@dataclass(frozen=True)
class Verdict:
    """What a record has been shown to be."""

    choices: int
    finished: bool  # it has its result line
    over: bool  # the game is over, with or without that line
    fair: bool | None  # draws proven; None when there is nothing to prove them by
    scores: list[float]
    winners: list[Seat]


def verify(record: Record, game: Game, content: Content) -> Verdict:
    """Check everything: each choice, the counts, the result, and nature's draws where the secret is known."""
    state = start(record, game, content)
    chance = _chance(record, game, content, state.setup)
    counts = _counts(record)
    for n, choice in replay(record, state):
        if counts is not None and n < len(counts) and counts[n] != len(state.choices()):
            reason = f"the header counts {counts[n]} choices here; there are {len(state.choices())}"
            raise RecordError(reason, record.line(n))
        if chance is not None and state.turn == CHANCE:
            drawn = draw(state, chance)
            if drawn != choice:
                raise RecordError(f"the secret gives '{drawn}' here, not '{choice}'", record.line(n))
    if record.result is not None:
        check_result(record, state)
    made = len(record.choices)
    if counts is not None and (len(counts) < made or (record.result is not None and len(counts) > made)):
        raise RecordError(f"the header counts {len(counts)} choices; the record has {made}", record.header_line)
    fair = None if "commitment" not in record.header else chance is not None
    finished = record.result is not None
    over = finished or state.turn is None
    return Verdict(len(record.choices), finished, over, fair, list(state.scores()), state.winners())


def nature(
    header: dict[str, Any], game: Game, content: Content, secret: bytes
) -> tuple[FairChance, int | None, dict[str, Any]]:
    """Rebuild the draws of a table: gives them as they stand after the set-up, who begins if drawn, and the set-up."""
    nonces, drawn, setup = header.get("nonces"), header.get("drawn", []), header["setup"]
    if not isinstance(nonces, list):
        raise CairnError("the header must list the nonces")
    if not isinstance(drawn, list):
        raise CairnError("'drawn' must be a list of what was drawn at set-up")
    chance = FairChance(secret, [unhex(nonce, "a nonce") for nonce in nonces])
    first = chance.below(setup["players"]) if "first" in drawn else None
    settled, _ = game.settle({key: value for key, value in setup.items() if key not in drawn}, content, chance)
    return chance, first, settled


def _counts(record: Record) -> list[int] | None:
    counts = record.header.get("counts")
    if counts is not None and not (isinstance(counts, list) and all(type(count) is int for count in counts)):
        raise RecordError("'counts' must be a list of whole numbers", record.header_line)
    return counts


def _chance(record: Record, game: Game, content: Content, setup: dict[str, Any]) -> FairChance | None:
    """Rebuild nature's draws from the secret, and check the commitment and the set-up, as the game reads it, by it."""
    line = record.header_line
    saved = record.header.get("save")
    told = record.result if record.result is not None else saved
    secret_text = told.get("secret") if isinstance(told, dict) else None
    committed = record.header.get("commitment")
    if committed is None:
        if secret_text is not None:
            raise RecordError("there is a secret, but no commitment that it could be checked by", line)
        return None
    if secret_text is None:
        return None
    where = record.result_line or line
    try:
        secret = unhex(secret_text, "the secret")
    except CairnError as error:
        raise RecordError(str(error), where) from None
    if commitment(secret) != committed:
        raise RecordError("the secret does not match the commitment", where)
    try:
        chance, first, settled = nature(record.header, game, content, secret)
    except CairnError as error:
        raise RecordError(str(error), line) from None
    begins = record.header.get("first")
    if first is not None and begins != first:
        raise RecordError(f"the secret makes number {first} the first player, not {begins}", line)
    if settled != setup:
        raise RecordError(f"the secret gives the set-up {settled}, not {setup}", line)
    return chance


def check_result(record: Record, state: State) -> None:
    """Check a result line against the position at the end."""
    found, line = record.result or {}, record.result_line
    ended, by = found.get("ended"), found.get("by")
    if ended is None:
        if state.turn is not None:
            raise RecordError("there is a result, but the game is not over", line)
        if by is not None:
            raise RecordError("'by' names a seat, but 'ended' does not say how it ended the game", line)
    else:
        if ended not in (*ENDINGS, STOPPED):
            raise RecordError(f"'ended' must be {', '.join(ENDINGS)} or {STOPPED}, not {ended!r}", line)
        if ended == STOPPED and by is not None:
            raise RecordError(f"'by' names seat {by!r}, but a game is not stopped by a seat", line)
        if ended != STOPPED and (type(by) is not int or by not in range(state.seats)):
            raise RecordError(f"'by' must name the seat that ended the game, not {by!r}", line)
        if state.turn is None:
            raise RecordError(f"the game was over, so that nobody could end it by {ended!r}", line)
    expected = result(state, ended, by)
    for key in ("scores", "winners"):
        if found.get(key) != expected[key]:
            raise RecordError(f"the {key} are {expected[key]}, not {found.get(key)}", line)
