"""The questions asked of the store and the changes made to it, each as a function of a connection."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from time import time
from typing import Any

import sqlalchemy as sa

from cairn.server.clocks import now
from cairn.server.rows import HINTS, ChoiceRow, LineRow, SeatRow, StaleError, TableRow
from cairn.server.schema import choices, holders, keys, lines, notices, people, pulses, seats, tables

LINES_KEPT = 100
DAY = 24 * 3600 * 1000
ANY = ""  # in a notice: some tables are gone
TIME = "time"  # the key under which the server's own time is kept


def load(conn: sa.Connection, ids: Sequence[str]) -> list[TableRow]:
    """Read tables with their chairs."""
    found = {row.id: TableRow(**row._mapping) for row in conn.execute(sa.select(tables).where(tables.c.id.in_(ids)))}  # noqa: SLF001
    chosen = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.chair)
    for row in conn.execute(chosen):
        if row.table in found:
            found[row.table].chairs.append(SeatRow(**row._mapping))  # noqa: SLF001
    for row in conn.execute(sa.select(holders).where(holders.c.table.in_(ids))):
        if row.table in found:
            found[row.table].chairs[row.chair].holders.add(row.person)
    return [found[key] for key in ids if key in found]


def played(conn: sa.Connection, table: str) -> list[ChoiceRow]:
    """Read a table's choices."""
    columns = (choices.c.n, choices.c.text, choices.c.pick, choices.c.made)
    return [ChoiceRow(*row) for row in conn.execute(sa.select(*columns).where(choices.c.table == table).order_by("n"))]


def whole(table: str) -> Callable[[sa.Connection], tuple[TableRow, list[ChoiceRow]] | None]:
    """Read a table with its choices, both at one moment."""

    def work(conn: sa.Connection) -> tuple[TableRow, list[ChoiceRow]] | None:
        found = load(conn, [table])
        if not found:
            return None
        rows = played(conn, table)
        again = conn.execute(sa.select(tables.c.epoch).where(tables.c.id == table)).scalar()
        return (found[0], rows) if again == found[0].epoch else work(conn)

    return work


def listed(limit: int) -> Callable[[sa.Connection], list[TableRow]]:
    """List the tables of the lobby, the newest first."""

    def work(conn: sa.Connection) -> list[TableRow]:
        chosen = sa.select(tables.c.id).where(tables.c.listed, tables.c.status.in_(("open", "running")))
        return load(conn, list(conn.scalars(chosen.order_by(tables.c.made.desc()).limit(limit))))

    return work


def mine(person: str, limit: int) -> Callable[[sa.Connection], list[TableRow]]:
    """List the tables that a person sits at, the newest first."""

    def work(conn: sa.Connection) -> list[TableRow]:
        own = sa.select(seats.c.table).where(seats.c.person == person)
        let_in = sa.select(holders.c.table).where(holders.c.person == person)
        chosen = sa.select(tables.c.id).where(tables.c.id.in_(own.union(let_in)))
        return load(conn, list(conn.scalars(chosen.order_by(tables.c.made.desc()).limit(limit))))

    return work


def late(now: int) -> Callable[[sa.Connection], list[str]]:
    """List the tables where a clock has run out."""
    chosen = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.deadline < now)
    return lambda conn: list(conn.scalars(chosen))


def which(ids: Collection[str]) -> Callable[[sa.Connection], list[str]]:
    """List those of some tables that there are."""
    chosen = sa.select(tables.c.id).where(tables.c.id.in_(ids))
    return lambda conn: list(conn.scalars(chosen))


def timed(conn: sa.Connection) -> bool:
    """Tell whether a clock runs anywhere."""
    chosen = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.deadline.is_not(None)).limit(1)
    return conn.execute(chosen).first() is not None


def _wall(conn: sa.Connection) -> int:
    """Give the time in milliseconds since 1970: the database's own where several machines may use it."""
    if conn.dialect.name == "postgresql":
        return int(conn.execute(sa.text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar() or 0)
    return int(time() * 1000)


def _moments(kept: str | None) -> tuple[int, int] | tuple[None, None]:
    """Read a time that was kept, and what the wall's clock said then; nothing where it is none."""
    found = re.fullmatch(r"([0-9]{1,16}) ([0-9]{1,16})", kept or "")
    return (int(found[1]), int(found[2])) if found else (None, None)


def time_kept(conn: sa.Connection) -> tuple[tuple[int, int, int] | None, int]:
    """Read the server's own time as it was kept last, with what the wall's clock said then, and what it says now.

    Also the newest moment of that time at any table whose clock runs: it is not earlier than that.
    """
    runs = sa.and_(tables.c.status == "running", tables.c.deadline.is_not(None))
    moved = sa.select(sa.func.max(choices.c.made)).join(tables, tables.c.id == choices.c.table).where(runs)
    began = sa.select(sa.func.max(tables.c.began)).where(runs)
    newest = max(conn.execute(moved).scalar() or 0, conn.execute(began).scalar() or 0)
    found = conn.execute(sa.select(keys.c.value).where(keys.c.name == TIME)).scalar()
    kept, then = _moments(found)
    return (None if kept is None or then is None else (kept, then, _wall(conn))), newest


def keep_time(moment: int) -> Callable[[sa.Connection], None]:
    """Keep the server's own time, so that it goes on after a restart; it never goes back."""

    def work(conn: sa.Connection) -> None:
        found = conn.execute(sa.select(keys.c.value).where(keys.c.name == TIME).with_for_update()).scalar()
        value = f"{moment} {_wall(conn)}"
        if found is None:
            conn.execute(sa.insert(keys).values(name=TIME, value=value))
        elif (_moments(found)[0] or 0) < moment:
            conn.execute(sa.update(keys).where(keys.c.name == TIME).values(value=value))

    return work


def said(table: str) -> Callable[[sa.Connection], list[LineRow]]:
    """Read what was said at a table lately."""
    columns = (lines.c.chair, lines.c.name, lines.c.text, lines.c.made)
    chosen = sa.select(*columns).where(lines.c.table == table).order_by(lines.c.id.desc()).limit(LINES_KEPT)
    return lambda conn: [LineRow(*row) for row in conn.execute(chosen)][::-1]


def who(person: str) -> Callable[[sa.Connection], tuple[str, str | None] | None]:
    """Read a person's name and language."""

    def work(conn: sa.Connection) -> tuple[str, str | None] | None:
        row = conn.execute(sa.select(people.c.name, people.c.language).where(people.c.id == person)).one_or_none()
        return None if row is None else (row.name, row.language)

    return work


# ---------------------------------------------------------------- changes


def insert_rows(conn: sa.Connection, row: TableRow, rows: list[ChoiceRow]) -> None:
    """Write a whole table."""
    flat = {key: value for key, value in asdict(row).items() if key != "chairs"}
    conn.execute(sa.insert(tables).values(**flat))
    for seat in row.chairs:
        values = asdict(seat)
        let_in = values.pop("holders")
        conn.execute(sa.insert(seats).values(**values))
        for person in let_in:
            conn.execute(sa.insert(holders).values(table=row.id, chair=seat.chair, person=person))
    if rows:
        conn.execute(sa.insert(choices), [{"table": row.id, "epoch": row.epoch, **asdict(r)} for r in rows])


def make(row: TableRow, rows: list[ChoiceRow]) -> Callable[[sa.Connection], None]:
    """Add a table."""
    return lambda conn: insert_rows(conn, row, rows)


def locked(conn: sa.Connection, table: str, epoch: int, n: int | None) -> None:
    """Keep others off a table until the transaction ends; refuse if it is not where the writer thinks."""
    found = conn.execute(sa.select(tables.c.epoch).where(tables.c.id == table).with_for_update()).scalar()
    if found != epoch:
        raise StaleError(f"the table's epoch is {found}, not {epoch}")
    if n is not None:
        count = conn.execute(sa.select(sa.func.count()).where(choices.c.table == table)).scalar()
        if count != n:
            raise StaleError(f"the table has {count} choices, not {n}")


def change(
    table: str, epoch: int, n: int | None, values: dict[str, Any], keep: int | None = None
) -> Callable[[sa.Connection], None]:
    """Change a table's row where it is as expected; with `keep`, only so many choices stay, in a new epoch."""

    def work(conn: sa.Connection) -> None:
        locked(conn, table, epoch, n)
        if keep is not None:
            conn.execute(sa.delete(choices).where(choices.c.table == table, choices.c.n >= keep))
        conn.execute(sa.update(tables).where(tables.c.id == table).values(**values))

    return work


def hinted(table: str, epoch: int, seat: int, seats: int) -> Callable[[sa.Connection], dict[str, Any]]:
    """Count one more hint of a seat, in the header of the record; gives the header."""

    def work(conn: sa.Connection) -> dict[str, Any]:
        locked(conn, table, epoch, None)
        header: dict[str, Any] = conn.execute(sa.select(tables.c.header).where(tables.c.id == table)).scalar() or {}
        counts = list(header.get(HINTS) or [0] * seats)
        counts[seat] += 1
        header = {**header, HINTS: counts}
        conn.execute(sa.update(tables).where(tables.c.id == table).values(header=header))
        return header

    return work


def follow(table: str, fresh: TableRow, rows: list[ChoiceRow]) -> Callable[[sa.Connection], None]:
    """Add the rematch of a table, unless it has one."""

    def work(conn: sa.Connection) -> None:
        unmatched = sa.and_(tables.c.id == table, tables.c.rematch.is_(None))
        if conn.execute(sa.update(tables).where(unmatched).values(rematch=fresh.id)).rowcount != 1:
            raise StaleError("there is a rematch already")
        insert_rows(conn, fresh, rows)

    return work


def arrange(was: TableRow, row: TableRow, rows: Sequence[ChoiceRow] = ()) -> Callable[[sa.Connection], None]:
    """Change who sits at a table, if all is as it was; a game that starts by it starts in the same transaction."""
    flat = [key for key in TableRow.__slots__ if key != "chairs"]
    values = {key: getattr(row, key) for key in flat if getattr(row, key) != getattr(was, key)}

    def work(conn: sa.Connection) -> None:
        locked(conn, was.id, was.epoch, 0 if rows else None)
        there = load(conn, [was.id])[0]
        if (there.status, there.chairs) != (was.status, was.chairs):
            raise StaleError("somebody else was first")
        for old, new in zip(was.chairs, row.chairs, strict=True):
            if new != old:
                _reseat(conn, old, new)
        if values:
            conn.execute(sa.update(tables).where(tables.c.id == was.id).values(**values))
        if rows:
            conn.execute(sa.insert(choices), [{"table": row.id, "epoch": row.epoch, **asdict(r)} for r in rows])

    return work


def _reseat(conn: sa.Connection, was: SeatRow, row: SeatRow) -> None:
    place = sa.and_(seats.c.table == was.table, seats.c.chair == was.chair)
    values = {key: getattr(row, key) for key in ("kind", "person", "name", "bot", "nonce", "link")}
    conn.execute(sa.update(seats).where(place).values(**values))
    if row.holders != was.holders:
        conn.execute(sa.delete(holders).where(holders.c.table == was.table, holders.c.chair == was.chair))
        for person in row.holders:
            conn.execute(sa.insert(holders).values(table=was.table, chair=was.chair, person=person))


def delete(table: str) -> Callable[[sa.Connection], None]:
    """Remove a table with everything that belongs to it."""

    def work(conn: sa.Connection) -> None:
        conn.execute(sa.delete(tables).where(tables.c.id == table))

    return work


def say(table: str, line: LineRow) -> Callable[[sa.Connection], None]:
    """Keep a line of chat, and forget the oldest."""

    def work(conn: sa.Connection) -> None:
        conn.execute(sa.insert(lines).values(table=table, **asdict(line)))
        newest = sa.select(lines.c.id).where(lines.c.table == table).order_by(lines.c.id.desc()).limit(LINES_KEPT)
        conn.execute(sa.delete(lines).where(lines.c.table == table, lines.c.id.not_in(newest.scalar_subquery())))

    return work


def name(person: str, values: dict[str, str]) -> Callable[[sa.Connection], None]:
    """Change a person's name or language."""

    def work(conn: sa.Connection) -> None:
        known = conn.execute(sa.select(people.c.id).where(people.c.id == person)).first()
        if known is None:
            conn.execute(sa.insert(people).values(id=person, seen=now(), **{"name": "", **values}))
        elif values:
            conn.execute(sa.update(people).where(people.c.id == person).values(**values))

    return work


def note(persons: Sequence[str], time: int) -> Callable[[sa.Connection], None]:
    """Note that people were here, to a day."""
    due = sa.or_(people.c.seen.is_(None), people.c.seen < time - DAY)
    seen = sa.update(people).where(people.c.id.in_(persons), due).values(seen=time)

    def work(conn: sa.Connection) -> None:
        conn.execute(seen)

    return work


def pulse(process: str, time: int) -> Callable[[sa.Connection], None]:
    """Write that a process lives; those that have not for a day are forgotten."""

    def work(conn: sa.Connection) -> None:
        mine = sa.update(pulses).where(pulses.c.process == process).values(made=time)
        if conn.execute(mine).rowcount == 0:
            conn.execute(sa.delete(pulses).where(pulses.c.made < time - DAY))
            conn.execute(sa.insert(pulses).values(process=process, made=time))

    return work


def notify(conn: sa.Connection, table: str | None, time: int) -> None:
    """Let the running processes look at a table, at ANY of them, or at the bans (None)."""
    conn.execute(sa.delete(notices).where(notices.c.made < time - DAY))
    conn.execute(sa.insert(notices).values(table=table, made=time))


SIGN, SEAL = "sign", "records"  # the keys: of cookies and links, and of records


def key(fresh: str, name: str = SIGN) -> Callable[[sa.Connection], str]:
    """Give the key that signs cookies and links, or the one for records; the first process writes its own."""

    def work(conn: sa.Connection) -> str:
        if conn.dialect.name == "postgresql":
            conn.execute(sa.text("LOCK TABLE keys IN EXCLUSIVE MODE"))
        found = conn.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
        if found is None:
            conn.execute(sa.insert(keys).values(name=name, value=fresh))
        return found or fresh

    return work
