"""Removes what is older than the operator wants to keep; results stay when their tables go."""

from collections.abc import Callable

import sqlalchemy as sa

from cairn.server import queries
from cairn.server.clocks import now
from cairn.server.schema import choices, holders, people, results, seats, tables
from cairn.server.settings import Ages
from cairn.server.store import Store

AT_ONCE = 50  # tables in one write, so that no move waits long


async def prune(store: Store, ages: Ages) -> dict[str, int]:
    """Remove what is older; gives how much of each went."""
    gone: dict[str, int] = {}
    time = now()
    for kind, old in _old(ages, time).items():
        gone[kind] = 0
        while found := await store.write(_remove(old, time)):
            gone[kind] += found
    if ages.people is not None:
        gone["people"] = await store.write(_forget(time - ages.people * queries.DAY))
    return gone


def _old(ages: Ages, time: int) -> dict[str, sa.ColumnElement[bool]]:
    """Say which tables are old."""
    found: dict[str, sa.ColumnElement[bool]] = {}
    if ages.finished is not None:
        found["finished"] = sa.and_(tables.c.status == "over", tables.c.finished <= time - ages.finished * queries.DAY)
    if ages.open is not None:
        found["open"] = sa.and_(tables.c.status == "open", tables.c.made <= time - ages.open * queries.DAY)
    if ages.records is not None:
        found["records"] = sa.and_(tables.c.status == "record", tables.c.made <= time - ages.records * queries.DAY)
    return found


def _remove(old: sa.ColumnElement[bool], time: int) -> Callable[[sa.Connection], int]:
    """Remove some tables that are old, keep their results, and give notice; gives how many went."""

    def work(conn: sa.Connection) -> int:
        chosen = sa.select(tables).where(old).order_by(tables.c.made).limit(AT_ONCE).with_for_update(skip_locked=True)
        found = conn.execute(chosen).all()
        for row in found:
            if row.status == "over" and row.result is not None:
                _keep_result(conn, row)
        ids = [row.id for row in found]
        if ids:
            conn.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
            queries.notify(conn, queries.ANY, time)
        return len(ids)

    return work


def _keep_result(conn: sa.Connection, row: "sa.Row[tuple[object, ...]]") -> None:
    count = conn.execute(sa.select(sa.func.count()).where(choices.c.table == row.id)).scalar()
    conn.execute(sa.delete(results).where(results.c.table == row.id))  # of a table that was imported again
    conn.execute(
        sa.insert(results).values(
            table=row.id,
            game=row.game,
            name=row.name,
            names=(row.header or {}).get("names", []),
            result=row.result,
            choices=count,
            made=row.made,
            finished=row.finished,
        )
    )


def _forget(before: float) -> Callable[[sa.Connection], int]:
    """Remove people who were not seen since then and have nothing to do with any table that is left."""
    busy = sa.union(
        sa.select(seats.c.person).where(seats.c.person.is_not(None)),
        sa.select(holders.c.person),
        sa.select(tables.c.host).where(tables.c.host.is_not(None)),
    )
    gone = sa.delete(people).where(people.c.seen <= before, people.c.id.not_in(busy))
    return lambda conn: conn.execute(gone).rowcount
