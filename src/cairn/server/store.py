"""Keeps every table: SQLite by default, PostgreSQL by its address. A write returns when it is on the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cairn.core import CairnError
from cairn.server import metrics
from cairn.server.files import prepare
from cairn.server.rows import Append, StaleError
from cairn.server.schema import choices, tables

T = TypeVar("T")
MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 2
MOST_AT_ONCE = 256  # choices of so many tables share a commit
LOCK = 0x_CA1_2_17  # PostgreSQL's number of our lock for migrations

Work = Callable[[sa.Connection], Any]
Job = tuple[Append | Work, "asyncio.Future[Any]"]


def _migrate(conn: sa.Connection) -> None:
    """Bring the database to this version of the schema."""
    if conn.dialect.name == "postgresql":  # several processes may start at once
        conn.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = conn
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise CairnError("it was written by a newer version of Cairn; use that one, or another database") from None


class Store:
    """One database: reads run beside each other, writes are gathered into shared commits by one task."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lite: Lite | None = None
        self._engine: AsyncEngine | None = None
        if self.url.get_backend_name() == "sqlite":
            self._lite = Lite(self.url)
        elif self.url.drivername == "postgresql+asyncpg":
            self._engine = create_async_engine(
                self.url, pool_size=READERS + 2, pool_pre_ping=True, hide_parameters=True
            )
        else:
            raise CairnError(f"{self.url.drivername}: expected sqlite:///FILE or postgresql+asyncpg://…")

    @property
    def shared(self) -> bool:
        """Tell whether other processes may serve the same tables."""
        return self._engine is not None

    @property
    def waiting(self) -> int:
        """Give how many writes wait for the next commit."""
        return self._queue.qsize()

    async def open(self) -> None:
        """Connect and migrate."""
        if self._lite is not None and self.url.database:
            prepare(Path(self.url.database))
        try:
            await self._transact(_migrate)
        except (sa.exc.SQLAlchemyError, OSError, CairnError) as error:
            shown = self.url.render_as_string(hide_password=True)
            raise CairnError(f"{shown}: the database cannot be opened ({error.__cause__ or error})") from None
        self._writer = asyncio.create_task(self._write_all(), name="store writer")

    async def close(self) -> None:
        """Finish what was asked for and disconnect."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        if self._lite is not None:
            self._lite.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a query."""
        if self._lite is not None:
            return await self._lite.read(work)
        assert self._engine is not None  # noqa: S101  (a store has one or the other)
        async with self._engine.connect() as conn:
            return await conn.run_sync(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a change; it is durable when this returns. It may run twice, so it must change nothing but rows."""
        return await self._ask(work)  # type: ignore[no-any-return]

    def append(self, more: Append) -> "asyncio.Future[None]":
        """Add the next choices of a table; refused as stale when somebody else has added them."""
        return self._ask(more)

    def _ask(self, what: Append | Work) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, done))
        return done

    async def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        if self._lite is not None:
            return await self._lite.write(work)
        assert self._engine is not None  # noqa: S101
        async with self._engine.begin() as conn:
            return await conn.run_sync(work)

    async def _write_all(self) -> None:
        """Take what waits, write it in one transaction, tell who waited; where that fails, write one by one."""
        while (job := await self._queue.get()) is not None:
            jobs = [job]
            while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                jobs.append(more)
            await self._write(jobs)

    async def _write(self, jobs: list[Job]) -> None:
        whats = [what for what, _ in jobs]
        began = perf_counter()
        try:
            answers = await self._transact(lambda conn: _run(conn, whats))
        except Exception as error:  # noqa: BLE001  (it is handed to whoever waits)
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
                return
            if isinstance(error, sa.exc.IntegrityError):
                error = StaleError(str(error.orig))
            if not isinstance(error, StaleError | CairnError):
                metrics.ERRORS.inc()
            with suppress(asyncio.InvalidStateError):
                jobs[0][1].set_exception(error)
            return
        metrics.COMMITS.observe(perf_counter() - began)
        metrics.CHOICES.inc(sum(isinstance(what, Append) for what in whats))
        for (_, done), answer in zip(jobs, answers, strict=True):
            if not done.done():
                done.set_result(answer)


def _run(conn: sa.Connection, whats: list[Append | Work]) -> list[Any]:
    """Write several things in the transaction that is open."""
    appends = [what for what in whats if isinstance(what, Append)]
    if appends:
        conn.execute(
            sa.insert(choices),
            [
                {"table": a.table, "n": r.n, "epoch": a.epoch, "text": r.text, "pick": r.pick, "made": r.made}
                for a in appends
                for r in a.rows
            ],
        )
    answers: list[Any] = []
    for what in whats:
        if not isinstance(what, Append):
            answers.append(what(conn))
            continue
        answers.append(None)
        if what.change:
            conn.execute(sa.update(tables).where(tables.c.id == what.table).values(**what.change))
    return answers


class Lite:
    """SQLite from threads of its own: one that writes, some that read."""

    def __init__(self, url: sa.URL) -> None:
        self._reader, self._writer = _engine(url, "BEGIN"), _engine(url, "BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(READERS, "store reader")
        self._writing = ThreadPoolExecutor(1, "store writer")

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a query in a reading thread."""

        def run() -> T:
            with self._reader.connect() as conn:
                return work(conn)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a change in the writing thread."""

        def run() -> T:
            with self._writer.begin() as conn:
                return work(conn)

        return await asyncio.get_running_loop().run_in_executor(self._writing, run)

    def close(self) -> None:
        """Let the threads finish, and leave everything in one file."""
        self._writing.shutdown()
        self._reading.shutdown()
        self._reader.dispose()
        with suppress(sa.exc.SQLAlchemyError, sqlite3.Error), self._writer.connect() as conn:
            # Where it fails, the journal stays, and the next start reads it.
            conn.connection.driver_connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # type: ignore[union-attr]
        self._writer.dispose()


def _engine(url: sa.URL, begin: str) -> sa.Engine:
    engine = sa.create_engine(url, poolclass=sa.pool.QueuePool, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def prepare(raw: Any, _: object) -> None:  # noqa: ANN401  (the driver's own connection)
        raw.isolation_level = None  # transactions begin as we say, below
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            raw.execute(f"PRAGMA {setting}")

    @sa.event.listens_for(engine, "begin")
    def start(conn: sa.Connection) -> None:
        conn.exec_driver_sql(begin)

    return engine
