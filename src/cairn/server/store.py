"""Keeps every table: SQLite by default, PostgreSQL by its address. A write returns when it is on the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cairn.core import CairnError
from cairn.server import metrics
from cairn.server.files import prepare
from cairn.server.refusals import UnreachableError
from cairn.server.rows import Append, StaleError
from cairn.server.schema import choices, metadata, tables

T = TypeVar("T")
MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 2
MOST_AT_ONCE = 256  # choices of so many tables share a commit
LOCK = 0x_CA1_2_17  # PostgreSQL's number of our lock for migrations
CHANNEL = "cairn_tables"  # where PostgreSQL tells other processes the news
ANSWER_S = 10.0  # how long the database may take over one statement
POSTGRESQL = "postgresql+asyncpg"
REACH_S = 3.0  # how long a question waits for a database that does not answer
AGAIN_S = 0.1  # between attempts to ask it again

log = structlog.get_logger("cairn")

Work = Callable[[sa.Connection], Any]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be written, what other processes hear of it, and who waits."""

    what: Append | Work
    news: str | None
    done: "asyncio.Future[Any]"


def lost(error: BaseException) -> bool:
    """Tell whether the database failed, and not what was asked of it."""
    if isinstance(error, sa.exc.DBAPIError):
        known = isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
        return error.connection_invalidated or known or type(error) in (sa.exc.DBAPIError, sa.exc.DatabaseError)
    if isinstance(error, UnicodeDecodeError):  # what a damaged one says may be no text at all
        return True
    return isinstance(error, OSError | sa.exc.TimeoutError) or type(error).__module__.startswith("asyncpg")


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
    for table in metadata.sorted_tables:  # a damaged one is told of now, and not when somebody asks
        conn.execute(sa.select(table).limit(1)).first()


def address_of(database: str) -> sa.URL:
    """Read the address of a database; a mistake gets a sentence."""
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        url = None
    if url is None or not (url.drivername == POSTGRESQL or (url.drivername == "sqlite" and url.database)):
        shown = url.render_as_string(hide_password=True) if url is not None else repr(database)
        raise CairnError(f"{shown}: this is no address of a database; expected sqlite:///FILE or {POSTGRESQL}://…")
    return url


class Store:
    """One database: reads run beside each other, writes are gathered into shared commits by one task."""

    def __init__(self, url: str) -> None:
        self.url = address_of(url)
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lite: Lite | None = None
        self._engine: AsyncEngine | None = None
        if self.url.get_backend_name() == "sqlite":
            self._lite = Lite(self.url)
        else:
            self._engine = create_async_engine(
                self.url,
                pool_size=READERS + 2,
                max_overflow=READERS,
                pool_pre_ping=True,
                hide_parameters=True,
                pool_timeout=ANSWER_S,
                connect_args={"timeout": REACH_S, "command_timeout": ANSWER_S},
            )

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
        except (sa.exc.SQLAlchemyError, OSError, CairnError, ValueError) as error:  # of a damaged one, anything
            shown = self.url.render_as_string(hide_password=True)
            raise CairnError(f"{shown}: the database cannot be opened ({error.__cause__ or error})") from None
        self._writer = asyncio.create_task(self._watch_writer(), name="store writer")

    async def close(self) -> None:
        """Finish what was asked for and disconnect."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        if self._lite is not None:
            self._lite.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T], patience: float = REACH_S) -> T:
        """Run a query; a database that does not answer is asked again for so many seconds."""
        given_up = monotonic() + patience
        while True:
            try:
                return await self._read(work)
            except Exception as error:
                if not lost(error):
                    raise
                await self._reconnect(error)
                if self._lite is not None or monotonic() > given_up:
                    raise UnreachableError from error
                await asyncio.sleep(AGAIN_S)

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        if self._lite is not None:
            return await self._lite.read(work)
        assert self._engine is not None  # noqa: S101  (a store has one or the other)
        async with self._engine.connect() as conn:
            return await conn.run_sync(work)

    async def _reconnect(self, error: BaseException) -> None:
        """Drop connections that broke together with one that did; SQLAlchemy does so for the errors that it knows."""
        with suppress(Exception):  # they are broken
            if self._engine is not None and type(error).__module__.startswith("asyncpg"):
                await self._engine.dispose()
            if self._lite is not None:
                await self._lite.reconnect()

    def write(self, work: Callable[[sa.Connection], T], news: str | None = None) -> "asyncio.Future[T]":
        """Run a change; it is durable when this is done. It may run twice, so it must change nothing but rows."""
        return self._ask(work, news)

    def append(self, more: Append) -> "asyncio.Future[None]":
        """Add the next choices of a table; refused as stale when they are not the next."""
        return self._ask(more, more.news)

    def _ask(self, what: Append | Work, news: str | None) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(what, news, done))
        return done

    async def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        if self._lite is not None:
            return await self._lite.write(work)
        assert self._engine is not None  # noqa: S101
        async with self._engine.begin() as conn:
            return await conn.run_sync(work)

    async def _watch_writer(self) -> None:
        """Write until closed, whatever happens on the way."""
        while True:
            try:
                await self._write_all()
            except Exception:
                log.exception("the writer failed and begins again")
            else:
                return

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
            try:
                await self._write(jobs)
            finally:
                for job in jobs:  # whoever waits hears of it, also where the writer itself has failed
                    if not job.done.done():
                        job.done.set_exception(UnreachableError())

    async def _write(self, jobs: list[Job]) -> None:
        began = perf_counter()
        try:
            answers = await self._transact(lambda conn: _run(conn, jobs))
        except Exception as error:  # noqa: BLE001  (it is handed to whoever waits)
            await self._explain(jobs, error)
            return
        metrics.COMMITS.observe(perf_counter() - began)
        metrics.CHOICES.inc(sum(isinstance(job.what, Append) for job in jobs))
        for job, answer in zip(jobs, answers, strict=True):
            if not job.done.done():
                job.done.set_result(answer)

    async def _explain(self, jobs: list[Job], error: Exception) -> None:
        """Tell who waited why their writes failed; where only some can be at fault, each is written alone."""
        if lost(error):
            metrics.ERRORS.inc()
            log.error("the database failed", error=type(error).__name__, jobs=len(jobs))
            await self._reconnect(error)
            cause, error = error, UnreachableError()
            error.__cause__ = cause
        elif len(jobs) > 1:
            for job in jobs:
                await self._write([job])
            return
        elif isinstance(error, sa.exc.IntegrityError):
            error = StaleError(str(error.orig))
        for job in jobs:
            if not job.done.done():
                job.done.set_exception(error)
                job.done.exception()  # where nobody waits any more, nobody need hear of it


def _run(conn: sa.Connection, jobs: list[Job]) -> list[Any]:
    """Write several things in the transaction that is open."""
    appends = [job.what for job in jobs if isinstance(job.what, Append)]
    if appends:
        _insert(conn, appends)
    answers: list[Any] = []
    for job in jobs:
        what = job.what
        if not isinstance(what, Append):
            answers.append(what(conn))
            continue
        answers.append(None)
        if what.change:
            conn.execute(sa.update(tables).where(tables.c.id == what.table).values(**what.change))
    news = [job.news for job in jobs if job.news is not None]
    if news and conn.dialect.name == "postgresql":  # they go out with the commit, or not at all
        conn.execute(TELL, [{"channel": CHANNEL, "news": text} for text in dict.fromkeys(news)])
    return answers


TELL = sa.text("SELECT pg_notify(:channel, :news)")


COLUMNS = ("table", "n", "epoch", "text", "pick", "made")
# A choice finds the one before it, or it is not written. For SQLite row by row, which takes a tenth of the time.
INSERT = """INSERT INTO choices ("table", n, epoch, text, pick, made) SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM choices WHERE "table" = ?1 AND n = ?2 - 1)"""


def _insert(conn: sa.Connection, appends: list[Append]) -> None:
    """Write choices; refused where that would leave a gap."""
    rows = [(a.table, r.n, a.epoch, r.text, r.pick, r.made) for a in appends for r in a.rows]
    if conn.dialect.name == "sqlite":
        if conn.exec_driver_sql(INSERT, rows).rowcount == len(rows):
            return
    else:
        conn.execute(sa.insert(choices), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        before = {(a.table, a.rows[0].n - 1) for a in appends if a.rows[0].n > 0}
        there = sa.select(sa.func.count()).where(sa.tuple_(choices.c.table, choices.c.n).in_(before))
        if not before or conn.execute(there).scalar() == len(before):
            return
    raise StaleError("the choice before is not there")


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

    async def reconnect(self) -> None:
        """Open the file anew with the next question and the next change."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._writer.dispose)
        await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.dispose)

    def close(self) -> None:
        """Let the threads finish, and leave everything in one file."""
        self._writing.shutdown()
        self._reading.shutdown()
        self._reader.dispose()
        with suppress(sa.exc.SQLAlchemyError, sqlite3.Error, UnicodeDecodeError), self._writer.connect() as conn:
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
