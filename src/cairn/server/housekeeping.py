"""What the server does beside its tables: it follows an operator's changes, prunes, and notes who was here."""

import asyncio
import gc
from collections.abc import Callable
from time import monotonic

import sqlalchemy as sa
import structlog

from cairn.server import bans, queries
from cairn.server.clocks import now
from cairn.server.hub import Hub, News
from cairn.server.pruning import prune
from cairn.server.refusals import UnreachableError
from cairn.server.schema import notices
from cairn.server.socket import BANNED

LOOK_S = 1.0  # between looks at the notices
BACK_MS = 10 * 60 * 1000  # how far a look goes back: clocks differ, and commits overtake each other
PRUNE_S = 3600.0
NOTE_S = 60.0
SWEEP_S = 600.0  # between looks through all of memory for what refers to itself, which nobody else can do meanwhile
AT_ONCE = 500

log = structlog.get_logger("cairn")


class Housekeeping:
    """Runs as long as the server does."""

    def __init__(self, hub: Hub, banned: bans.Bans, here: set[str]) -> None:
        self._hub, self._banned = hub, banned
        self._here = here  # who has been here since the last note
        self._known: set[int] = set()  # notices that have been followed

    async def open(self) -> None:
        """Learn the bans before the first request, then go on beside."""
        try:
            self._known = set(await self._hub.store.read(_notices()))
        except (sa.exc.SQLAlchemyError, UnreachableError) as error:  # it is tried again, and the rest may be whole
            log.exception("notices cannot be read", error=type(error).__name__)
        self._banned.set(await self._hub.store.read(bans.known()))
        self._hub.watch_over("housekeeping", self._run)

    async def _run(self) -> None:
        pruned, noted, swept = -PRUNE_S, monotonic(), monotonic()
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self._follow()
                if self._hub.settings.prune and monotonic() - pruned >= PRUNE_S:
                    pruned = monotonic()
                    log.info("pruned", **await prune(self._hub.store, self._hub.settings.prune))
                if monotonic() - noted >= NOTE_S:
                    noted = monotonic()
                    await self._note()
                if monotonic() - swept >= SWEEP_S:
                    swept = monotonic()
                    gc.collect()
            except UnreachableError:
                log.debug("housekeeping waits for the database")
            except Exception:
                log.exception("housekeeping failed")

    async def _follow(self) -> None:
        """Do what is due after an operator's changes."""
        found = await self._hub.store.read(_notices())
        fresh = {table for key, table in found.items() if key not in self._known}
        self._known = set(found)
        if None in fresh:
            self._banned.set(await self._hub.store.read(bans.known()))
            for live in list(self._hub.live.values()):
                for viewer in list(live.viewers):
                    if self._banned.hold(viewer.person, viewer.address):
                        viewer.dismiss(BANNED)
        mine = self._hub.live
        due = {table for table in mine if table in fresh or queries.ANY in fresh}
        if due:
            left = set(await self._hub.store.read(queries.which(due)))
            for table in due - left:
                self._hub.drop(mine[table])
            for table in left & set(fresh):
                self._hub.hear(News("", table))

    async def _note(self) -> None:
        """Note who was here, to a day."""
        here, time = list(self._here), now()
        self._here.clear()
        for start in range(0, len(here), AT_ONCE):
            await self._hub.store.write(queries.note(here[start : start + AT_ONCE], time))


def _notices() -> Callable[[sa.Connection], dict[int, str | None]]:
    """Read the notices that may be new."""
    chosen = sa.select(notices.c.id, notices.c.table).where(notices.c.made > now() - BACK_MS).order_by(notices.c.id)
    return lambda conn: {row.id: row.table for row in conn.execute(chosen)}
