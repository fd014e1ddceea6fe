"""Work that takes long, as functions of plain values: another process does it, so that the event loop stays free.

Run as a module, this is that process: it reads jobs from its input, writes answers to its output, and ends with the
process that started it.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Any, BinaryIO

import msgspec

from cairn import bots, record, signature, table
from cairn.chance import FairChance, unhex
from cairn.core import CairnError, Seat
from cairn.game import Game
from cairn.games import GAMES
from cairn.server import protocol
from cairn.server.clocks import deadline, now
from cairn.server.moments import whole_record
from cairn.server.names import clean_brought
from cairn.server.position import LivePosition, all_playable, game_named
from cairn.server.refusals import RefusedError
from cairn.server.rows import ChoiceRow, SeatRow, TableRow, new_row
from cairn.server.signing import new_id
from cairn.system import yield_to_others

KNOWN = (
    "cairn", "game", "rules", "content", "setup", "commitment", "nonces", "first", "drawn", "names", "bots", "counts",
    "played_on", "hints",
)  # fmt: skip
RESULT = ("scores", "winners", "ended", "by", "secret", signature.FIELD)
MOST_LISTED = 32
HEAD = 8  # bytes that say how long a message is
NICE = 5  # how much less urgent than answering people this is


def replayed(row: TableRow, rows: list[ChoiceRow]) -> LivePosition:
    """Derive a table's position."""
    return LivePosition(row, rows)


def played(position: LivePosition, pick: int, moment: int) -> tuple[LivePosition, list[ChoiceRow]]:
    """Play a choice and what nature draws after it; interpreted rules may take long over it."""
    rows = position.play(pick, moment)
    return position, rows


def followed(position: LivePosition, rows: list[ChoiceRow]) -> LivePosition:
    """Play on what the store has more than a position."""
    for _ in position.replay(rows):
        pass
    return position


def settled(game: str, wanted: dict[str, Any]) -> None:
    """See whether a set-up can be had; a random map takes long to make."""
    found, content = game_named(game)
    try:
        found.settle(wanted, content, FairChance(b"", []))
    except (CairnError, TypeError, ValueError) as error:
        raise RefusedError("bad-setup", f"{error}.") from error


def begun(row: TableRow, moment: int) -> tuple[TableRow, LivePosition, list[ChoiceRow]]:
    """Start a game: who begins, the set-up and nature's first draws come from the seed."""
    game, content = game_named(row.game)
    header = table.begun(
        game,
        content,
        [(chair.called, chair.bot) for chair in row.chairs],
        lambda first: by_seat(game, row.wanted, len(row.chairs), first),
        secret=unhex(row.secret, "the secret"),
        nonces=[unhex(chair.nonce, "a nonce") for chair in row.chairs if chair.nonce is not None],
        first=row.begins,
    )
    started = replace(row, header=header, status="running", began=moment)
    position = LivePosition(started)
    rows = position.draws(moment)
    if position.turn is None:
        started.status, started.result, started.finished = "over", record.result(position.state), now()
    started.deadline = deadline(started, position)
    return started, position, rows


def by_seat(game: Game, wanted: dict[str, Any], players: int, first: int) -> dict[str, Any]:
    """Put what people choose for their chairs in the order of seats; what is the game's own stays the last."""
    turned = {}
    for name in game.chaired:
        values = wanted.get(name)
        if isinstance(values, list) and len(values) >= players:
            turned[name] = [values[(first + seat) % players] for seat in range(players)] + values[players:]
    return {**wanted, **turned}


def answered(position: LivePosition, query: str, about: dict[str, Any], to: Seat | None) -> bytes:
    """Answer a question about a position; interpreted rules may take long for it."""
    return bytes(position.answer(query, about, to))


def brought(text: str) -> tuple[TableRow, LivePosition, list[ChoiceRow]]:
    """Check every choice of a record, and make it a table at which nobody sits."""
    try:
        kept = record.read(text)
        game = record.game_of(kept, GAMES)
        check_version(kept.header, game)
        record.verify(kept, game, game.content())
        signature.check(kept)
        return _record_rows(game, kept)
    except (CairnError, ValueError, TypeError, KeyError, OverflowError) as error:
        if isinstance(error, RefusedError):
            raise
        raise RefusedError("bad-record", f"{error}.") from error


def check_version(header: dict[str, Any], game: Game) -> None:
    """Refuse what was played by other rules, or with other components, than this server plays by."""
    rules = header.get("rules")
    if type(rules) is int and rules != game.rules:
        raise RefusedError(
            "outdated", f"This was played by version {rules} of the rules; this server plays by version {game.rules}."
        )


def _record_rows(game: Game, kept: record.Record) -> tuple[TableRow, LivePosition, list[ChoiceRow]]:
    header = {key: value for key, value in kept.header.items() if key in KNOWN}
    table, players = new_id(), header["setup"]["players"]
    header["nonces"] = _listed(header.get("nonces"), protocol.Hex, "nonces")
    header["drawn"] = _listed(header.get("drawn"), str, "drawn")
    if not set(header["drawn"]) <= {"first", *header["setup"]}:
        raise record.RecordError("'drawn' must list what was drawn at set-up", kept.header_line)
    if header.get("commitment") is not None:
        header["commitment"] = _listed([header["commitment"]], protocol.Hex, "commitment")[0]
    names = header.get("names")
    names = names if isinstance(names, list) and len(names) == players else [None] * players
    header["names"] = names = [clean_brought(name, f"Player {seat + 1}") for seat, name in enumerate(names)]
    first = header.get("first", 0)
    first = first if type(first) is int and 0 <= first < players else 0
    if "first" in header:
        header["first"] = first
    bots_named = header.get("bots")
    if not (isinstance(bots_named, list) and len(bots_named) <= MOST_LISTED and all(map(_bot, bots_named))):
        header.pop("bots", None)
    if not _played_on(header.get("played_on")):
        header.pop("played_on", None)
    if not _counts(header.get("hints"), players):
        header.pop("hints", None)
    if kept.result is not None:
        kept.result = {key: value for key, value in kept.result.items() if key in RESULT}
    chairs = [
        SeatRow(table, chair, "local", None, names[(chair - first) % players], None, None) for chair in range(players)
    ]
    row = new_row(
        game.name, None, chairs, id=table, made=now(), status="record", secret=None, header=header, result=kept.result,
        prefix=len(kept.choices), wanted=header["setup"],
    )  # fmt: skip
    if not _as_signed(row, kept):
        row.result = {key: value for key, value in (row.result or {}).items() if key != signature.FIELD}
    return row, *picked(row, kept.choices)


def _bot(name: object) -> bool:
    """Tell whether this can be the name of a bot, or of none."""
    return name is None or (isinstance(name, str) and len(name) <= protocol.NAME_LENGTH and name.isprintable())


def _played_on(told: object) -> bool:
    """Tell whether this can be where a game was played on from: a table, and after how many choices."""
    if not isinstance(told, dict) or set(told) != {"from", "at"} or type(told["at"]) is not int:
        return False
    return isinstance(told["from"], str) and len(told["from"]) <= protocol.NAME_LENGTH and told["from"].isprintable()


def _counts(told: object, players: int) -> bool:
    """Tell whether this can be how many hints each seat has had."""
    return isinstance(told, list) and len(told) == players and all(type(n) is int and n >= 0 for n in told)


def _as_signed(row: TableRow, kept: record.Record) -> bool:
    """Tell whether what is kept of a record is still what was signed of it."""
    if kept.result is None or signature.FIELD not in kept.result:
        return True
    rows = [ChoiceRow(n, text, 0, row.made) for n, text in enumerate(kept.choices)]
    try:
        return signature.check(whole_record(row, rows)) is not None
    except record.RecordError:
        return False


def _listed(value: object, kind: Any, what: str) -> list[str]:  # noqa: ANN401  (a type)
    """Read a short list of texts."""
    try:
        found: list[str] = msgspec.convert(value or [], list[kind])
    except msgspec.ValidationError as error:
        raise record.RecordError(f"'{what}' cannot be: {error}") from None
    if len(found) > MOST_LISTED:
        raise record.RecordError(f"'{what}' lists too much")
    return found


def picked(row: TableRow, texts: list[str]) -> tuple[LivePosition, list[ChoiceRow]]:
    """Play the choices of a record, and find the place of each, so that replaying is fast."""
    position, rows = LivePosition(row), []
    for text in texts:
        clean = " ".join(text.split())
        more = ChoiceRow(position.n, clean, position.pick(clean) or 0, row.made)
        rows.append(more)
        for _ in position.replay([more]):
            pass
    return position, rows


def continued(row: TableRow, texts: list[str], moment: int) -> tuple[LivePosition, list[ChoiceRow]]:
    """Play a record's choices again at a table of its own, and let nature draw on."""
    position, prefix = picked(row, texts)
    more = position.draws(moment)
    if position.turn is None:
        raise RefusedError("game-over", "The game is over at that moment.")
    return position, [*prefix, *more]


# ---------------------------------------------------------------- the process


def packed(value: object) -> bytes:
    """Write a message between two processes of one server."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def _answer(job: bytes) -> bytes:
    try:
        work, given = pickle.loads(job)  # noqa: S301  (our own process wrote it)
        return packed((True, work(*given)))
    except Exception as error:  # noqa: BLE001  (it is handed to whoever asked)
        try:
            return packed((False, error))
        except Exception:  # noqa: BLE001  (an error that cannot travel)
            return packed((False, CairnError(repr(error))))


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Do jobs until there are no more to come."""
    while len(head := source.read(HEAD)) == HEAD:
        sink.write(_answer(source.read(int.from_bytes(head, "big"))))
        sink.flush()


def main() -> None:
    """Work for the process that started this one."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # they are for the server, which ends this by closing the input
        signal.signal(sign, signal.SIG_IGN)
    yield_to_others(int(sys.argv[1]) if len(sys.argv) > 1 else NICE)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints shall not be taken for an answer
    bots.load()
    all_playable()
    with suppress(OSError):  # the server is gone
        sink.write(b"!")
        sink.flush()
        work(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
