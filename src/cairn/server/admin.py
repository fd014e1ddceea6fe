"""What an operator does with tables and people from outside, on the database of a server that may be running."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from cairn import record
from cairn.core import CairnError
from cairn.server import bans, queries
from cairn.server.clocks import now
from cairn.server.position import LivePosition
from cairn.server.pruning import prune  # noqa: F401  (one of the things to do)
from cairn.server.rows import StaleError, TableRow
from cairn.server.schema import bans as ban_rows
from cairn.server.schema import choices, holders, results, seats, tables
from cairn.server.store import Store
from cairn.server.table import outdated

SHORTEST = 4  # letters of a table's id that name it
TRIES = 5  # the game may go on while it is ended


@dataclass(frozen=True)
class Line:
    """A table in a list."""

    id: str
    game: str
    name: str
    status: str
    listed: bool
    made: int
    finished: int | None
    choices: int
    names: list[str]


async def listed(store: Store, status: str | None, most: int) -> list[Line]:
    """List tables, the newest first."""

    def work(conn: sa.Connection) -> list[Line]:
        chosen = sa.select(tables.c.id).order_by(tables.c.made.desc(), tables.c.id).limit(most)
        if status is not None:
            chosen = chosen.where(tables.c.status == status)
        found = queries.load(conn, list(conn.scalars(chosen)))
        counted = sa.select(choices.c.table, sa.func.count()).group_by(choices.c.table)
        counts = {row[0]: row[1] for row in conn.execute(counted.where(choices.c.table.in_([row.id for row in found])))}
        return [_line(row, counts.get(row.id, 0)) for row in found]

    return await store.read(work)


def _line(row: TableRow, count: int) -> Line:
    names = ["(open)" if chair.kind == "open" else chair.called for chair in row.chairs]
    return Line(row.id, row.game, row.name, row.status, row.listed, row.made, row.finished, count, names)


async def found(store: Store, prefix: str) -> str:
    """Find a table by the beginning of its id, as logs show it."""
    text = prefix.strip().rstrip("…")
    if len(text) < SHORTEST or set(text) - set("0123456789abcdef"):
        raise CairnError(f"{prefix!r} names no table: give at least the first {SHORTEST} digits of its id")
    chosen = sa.select(tables.c.id).where(tables.c.id.startswith(text)).limit(2)
    ids = await store.read(lambda conn: list(conn.scalars(chosen)))
    if not ids:
        raise CairnError(f"there is no table {text}")
    if len(ids) > 1:
        raise CairnError(f"several tables begin with {text}: give more of the id")
    return str(ids[0])


async def shown(store: Store, prefix: str) -> dict[str, Any]:
    """Show a table: who sits there, where it is. Of one that was pruned, the result."""
    try:
        table = await found(store, prefix)
    except CairnError:
        if kept := await _kept(store, prefix):
            return kept
        raise
    whole = await store.read(queries.whole(table))
    if whole is None:
        raise CairnError(f"there is no table {table}")
    row, rows = whole
    sitting = [
        {"seat": row.seat(c.chair), "kind": c.kind, "name": c.name, "person": c.person, "bot": c.bot,
         "devices": len(c.holders)}
        for c in row.chairs
    ]  # fmt: skip
    line = asdict(_line(row, len(rows)))
    return {**line, "host": row.host, "clock": row.clock, "epoch": row.epoch, "result": row.result, "seats": sitting}


async def _kept(store: Store, prefix: str) -> dict[str, Any] | None:
    chosen = sa.select(results).where(results.c.table.startswith(prefix.strip().rstrip("…"))).limit(2)
    rows = await store.read(lambda conn: list(conn.execute(chosen)))
    if len(rows) != 1 or len(prefix) < SHORTEST:
        return None
    return {"status": "pruned", **rows[0]._mapping}  # noqa: SLF001


async def end(store: Store, prefix: str) -> str:
    """End a running game: the scores stand as they are, and nobody wins. Gives the table's id."""
    table = await found(store, prefix)
    for _ in range(TRIES):
        whole = await store.read(queries.whole(table))
        if whole is None:
            raise CairnError(f"there is no table {table}")
        row, rows = whole
        if row.status != "running":
            advice = "; delete it instead" if row.status == "open" else ""
            raise CairnError(f"table {table} is not running but {row.status}{advice}")
        result = None if outdated(row) else record.result(LivePosition(row, rows).state, record.STOPPED)
        values = {
            "status": "over", "result": result, "deadline": None, "epoch": row.epoch + 1, "finished": now(),
        }  # fmt: skip
        try:
            await store.write(_noticed(table, queries.change(table, row.epoch, len(rows), values)))
        except StaleError:
            continue
        return table
    raise CairnError(f"table {table} goes on too fast to be ended; try again")


async def delete(store: Store, prefix: str) -> str:
    """Remove a table with all that was played and said there; no result is kept. Gives its id."""
    table = await found(store, prefix)
    await store.write(_noticed(table, lambda conn: conn.execute(sa.delete(tables).where(tables.c.id == table))))
    return table


async def revoke(store: Store, prefix: str, seat: int) -> str:
    """Make the link of a seat void, and put out the devices that have come by it. Gives the table's id."""
    table = await found(store, prefix)

    def work(conn: sa.Connection) -> None:
        rows = queries.load(conn, [table])
        if not rows or not 0 <= seat < len(rows[0].chairs):
            raise CairnError(f"table {table} has no seat {seat}")
        chair = rows[0].chair(seat).chair
        place = sa.and_(seats.c.table == table, seats.c.chair == chair)
        conn.execute(sa.update(seats).where(place).values(link=seats.c.link + 1))
        conn.execute(sa.delete(holders).where(holders.c.table == table, holders.c.chair == chair))

    await store.write(_noticed(table, work))
    return table


async def ban(store: Store, what: str, reason: str) -> str:
    """Keep a person or an address out; gives what was banned."""
    clean = bans.normal(what)

    def work(conn: sa.Connection) -> None:
        conn.execute(sa.delete(ban_rows).where(ban_rows.c.what == clean))
        conn.execute(sa.insert(ban_rows).values(what=clean, reason=reason[:200], made=now()))

    await store.write(_noticed(None, work))
    return clean


async def unban(store: Store, what: str) -> str:
    """Let a person or an address in again."""
    clean = bans.normal(what)
    gone = sa.delete(ban_rows).where(ban_rows.c.what == clean)
    if not await store.write(_noticed(None, lambda conn: conn.execute(gone).rowcount)):
        raise CairnError(f"{clean} is not banned")
    return clean


async def banned(store: Store) -> list[dict[str, Any]]:
    """List who is banned, with the reasons."""
    chosen = sa.select(ban_rows).order_by(ban_rows.c.made)
    return await store.read(lambda conn: [dict(row._mapping) for row in conn.execute(chosen)])  # noqa: SLF001


def _noticed(table: str | None, work: Callable[[sa.Connection], Any]) -> Callable[[sa.Connection], Any]:
    """Make a change together with the notice of it."""

    def both(conn: sa.Connection) -> Any:  # noqa: ANN401  (whatever the change gives)
        answer = work(conn)
        queries.notify(conn, table, now())
        return answer

    return both
