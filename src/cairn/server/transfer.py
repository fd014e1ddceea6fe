"""Moves all tables between databases: one JSON object a line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from cairn import signature
from cairn.core import CairnError, quoted
from cairn.games import GAMES
from cairn.record import too_deep
from cairn.server import queries
from cairn.server.files import private_text
from cairn.server.moments import ours, whole_record
from cairn.server.position import DRAWN
from cairn.server.rows import StaleError
from cairn.server.schema import bans, choices, holders, keys, lines, people, results, seats, tables
from cairn.server.store import Store
from cairn.signature import Seal

FORMAT = 1
PARTS = {
    "tables": tables, "seats": seats, "holders": holders, "choices": choices, "lines": lines, "people": people,
    "results": results, "bans": bans,
}  # fmt: skip
KEYS = {"people": "id", "results": "table", "bans": "what"}  # of what belongs to no table
LATER: dict[str, dict[str, Any]] = {  # columns that older exports do not have
    "tables": {"finished": None, "hints": False}, "people": {"seen": None}, "seats": {"link": 0},
}  # fmt: skip
ONE_OF = {
    ("tables", "status"): ("open", "running", "over", "record"),
    ("tables", "game"): tuple(GAMES),
    ("seats", "kind"): ("open", "person", "local", "bot"),
}
SMALL, LARGE = 2**31, 2**53  # beyond what the columns hold
ORDER = {"tables": ("id",), "seats": ("table", "chair"), "holders": ("table", "chair", "person"), "lines": ("id",)}


async def export_all(database: str, file: Path) -> int:
    """Write every table into a file; gives how many there are. The file holds the secrets of running games."""
    store = Store(database)
    await store.open()

    def work(conn: sa.Connection) -> int:
        kept = conn.execute(sa.select(keys.c.value).where(keys.c.name == queries.SEAL)).scalar()
        seal = Seal(bytes.fromhex(kept)) if kept else None
        with private_text(file, fresh=True) as out:
            out.write(_line({"cairn": "tables", "format": FORMAT}))
            for name, part in PARTS.items():
                order = ORDER.get(name) or tuple(column.name for column in part.primary_key)
                for row in conn.execute(sa.select(part).order_by(*(part.c[key] for key in order))):
                    told = dict(row._mapping)  # noqa: SLF001
                    if name == "tables" and told["status"] == "over":
                        told["result"] = _signed(conn, told["id"], seal)
                    out.write(_line({"row": name, **told}))
        return int(conn.execute(sa.select(sa.func.count()).select_from(tables)).scalar() or 0)

    try:
        return await store.read(work)
    except OSError as error:
        raise CairnError(f"{file}: cannot be written ({error.strerror or error})") from None
    finally:
        await store.close()


def _signed(conn: sa.Connection, table: str, seal: Seal | None) -> dict[str, Any] | None:
    """Give the result of a game with the signature of the server that finished it: another will keep it."""
    found = queries.whole(table)(conn)
    if found is None or seal is None or not ours(found[0]):
        return found[0].result if found else None
    kept = whole_record(*found)
    seal.sign(kept)
    return {**(found[0].result or {}), signature.FIELD: (kept.result or {})[signature.FIELD]}


def _line(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode() + "\n"


async def import_all(database: str, file: Path) -> int:
    """Add every table of a file that is not there yet; gives how many were added."""
    rows = list(_rows(file))
    store = Store(database)
    await store.open()

    def work(conn: sa.Connection) -> int:
        there = set(conn.scalars(sa.select(tables.c.id)))
        known = {name: set(conn.scalars(sa.select(PARTS[name].c[key]))) for name, key in KEYS.items()}
        added = 0
        for name, part in PARTS.items():
            fresh = [row for kind, row in rows if kind == name and _new(name, row, there, known)]
            if name == "lines":
                fresh = [{key: value for key, value in row.items() if key != "id"} for row in fresh]
            if name == "tables":
                added = len(fresh)
            if fresh:
                conn.execute(sa.insert(part), fresh)
        return added

    try:
        return await store.write(work)
    except (sa.exc.SQLAlchemyError, StaleError) as error:
        raise CairnError(f"{file}: cannot be imported: {error.__cause__ or error}") from None
    finally:
        await store.close()


def _new(name: str, row: dict[str, Any], there: set[str], known: dict[str, set[str]]) -> bool:
    if name in KEYS:
        return row[KEYS[name]] not in known[name]
    return row["id" if name == "tables" else "table"] not in there


def _fits(column: sa.Column[Any], value: object) -> bool:
    """Tell whether a value is one that the server itself could have written into a column."""
    kind, known = column.type, ONE_OF.get((column.table.name, column.name))
    if value is None:
        return bool(column.nullable)
    if known is not None:
        return value in known
    if isinstance(kind, sa.Boolean):
        return isinstance(value, bool)
    if isinstance(kind, sa.Integer):
        least = DRAWN if column.name == "pick" else 0
        return type(value) is int and least <= value < (LARGE if isinstance(kind, sa.BigInteger) else SMALL)
    if isinstance(kind, sa.JSON):
        return isinstance(value, dict | list) and not too_deep(value)
    return isinstance(value, str) and "\0" not in value and len(value) <= (kind.length or len(value))  # type: ignore[attr-defined]


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with file.open(encoding="utf-8") as lines_of:
            head = msgspec.json.decode(lines_of.readline() or "null")
            if not isinstance(head, dict) or head.get("cairn") != "tables" or head.get("format") != FORMAT:
                raise CairnError(f"{file}: line 1: this is not an export of tables")
            for number, text in enumerate(lines_of, 2):
                row = msgspec.json.decode(text)
                name = row.pop("row", None) if isinstance(row, dict) else None
                row = {**LATER.get(name or "", {}), **row} if isinstance(row, dict) else {}
                if name not in PARTS or set(row) != set(PARTS[name].c.keys()):
                    raise CairnError(f"{file}: line {number}: this is not a row of an export")
                for column in PARTS[name].c:
                    if not _fits(column, row[column.name]):
                        raise CairnError(
                            f"{file}: line {number}: {column.name!r} cannot be {quoted(str(row[column.name]))}"
                        )
                if name == "tables" and row["status"] == "over" and row["result"]:
                    row["result"].setdefault(signature.FIELD, None)  # it was not finished here: we do not sign it
                yield name, row
    except OSError as error:
        raise CairnError(f"{file}: cannot be read ({error.strerror or error})") from None
    except RecursionError:
        raise CairnError(f"{file}: this is not an export of tables (it is nested too deeply)") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CairnError(f"{file}: this is not an export of tables ({error})") from None
