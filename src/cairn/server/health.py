"""Whether the server is well: the database answers, and takes writes."""

import asyncio
import sqlite3
from time import monotonic

import sqlalchemy as sa
import structlog

from cairn.server import queries
from cairn.server.clocks import now
from cairn.server.refusals import UnreachableError
from cairn.server.store import Store

EVERY_S = 5.0  # between two writes
READ_S = 3.0  # how long a read may take
WRITE_S = 3.0  # how long a write may take
FULL, LOCKED = "the disk is full", "the database is locked by another program"
SAID = {  # what SQLite's errors mean to an operator
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: "the database cannot be written: it is read-only",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the database is damaged",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
}
PRIMARY = 0xFF  # SQLite's extended codes keep the kind of error in the lowest byte

log = structlog.get_logger("cairn")


def reason(error: BaseException) -> str:
    """Say in words why the database refused, without any value."""
    if isinstance(error, UnreachableError) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, TimeoutError):
        return "the database does not answer in time"
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        return SAID.get(code & PRIMARY, f"the database refuses ({getattr(cause, 'sqlite_errorname', 'unknown')})")
    if cause is not None and "DiskFull" in f"{type(cause).__name__} {type(cause.__cause__).__name__}":  # PostgreSQL's
        return FULL
    return "the database cannot be reached"


class Pulse:
    """Asks the database each time, and writes to it at most every five seconds."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self._process = store, process
        self._task: asyncio.Task[str | None] | None = None
        self._written = -EVERY_S
        self._said: str | None = None
        self.well = True  # as it was found last

    async def check(self) -> str | None:
        """Give the reason why the server is not well, if it is not."""
        try:
            await asyncio.wait_for(self._store.read(queries.late(0), patience=0), READ_S)
            said = await self._try_write()
        except Exception as error:  # noqa: BLE001  (whatever it is, the server is not well)
            said = reason(error)
        if (said is None) != self.well:
            self.well = said is None
            if said is None:
                log.warning("the database is well again")
            else:
                log.error("the database is not well", reason=said)
        return said

    async def _try_write(self) -> str | None:
        """Write if the last time is long enough ago; a write that hangs is waited for, and no other is begun."""
        if self._task is None and monotonic() - self._written >= EVERY_S:
            self._task = asyncio.create_task(self._write())
        task = self._task
        if task is not None:
            done, _ = await asyncio.wait([task], timeout=WRITE_S)
            if not done:
                return "the database does not take writes: it is locked, or the disk hangs"
            if self._task is task:  # of several who waited, the first notes it
                self._said, self._task, self._written = task.result(), None, monotonic()
        return self._said

    async def _write(self) -> str | None:
        try:
            await self._store.write(queries.pulse(self._process, now()))
        except Exception as error:  # noqa: BLE001  (it is told)
            return reason(error)
        return None

    async def close(self) -> None:
        """Forget a write that hangs."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
