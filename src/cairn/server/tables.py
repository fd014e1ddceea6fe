"""All tables of this process: loaded when needed, left to the store when nobody looks."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import msgspec
import structlog

from cairn import bots
from cairn.core import CairnError
from cairn.server import queries
from cairn.server.clocks import now
from cairn.server.health import Pulse
from cairn.server.refusals import RefusedError
from cairn.server.rows import LineRow
from cairn.server.settings import Settings
from cairn.server.signing import new_id
from cairn.server.store import Store
from cairn.server.table import LiveTable
from cairn.server.viewers import Viewer

AWAKE_S = 10.0  # how long a table stays in memory after the last request; no request takes longer
PRESENCE_S = 25.0  # how long another process's word about its viewers holds
REPEAT_S = 10.0  # how often this process repeats its own
OTHERS_BOT_S = 3.0  # how long a bot's move is left to the process that saw the move before it

log = structlog.get_logger("cairn")


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others about a table."""

    process: str
    table: str
    line: LineRow | None = None
    seats: list[int] | None = None
    guests: int = 0


class Tables:
    """The live tables. `outbox` holds the news for other processes, where there are any."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.process = new_id()
        self.pulse = Pulse(store, self.process)
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.outbox: asyncio.Queue[News] | None = asyncio.Queue() if store.shared else None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._pool = ThreadPoolExecutor(2, "bot")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = monotonic()

    async def open(self) -> None:
        """Begin to watch the clocks."""
        self.spawn(self._sweep())
        if self.store.shared:
            self.spawn(self._repeat_presence())

    async def close(self) -> None:
        """Stop bots and clocks; every table is in the store as it is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pulse.close()
        self._pool.shutdown()

    def spawn(self, work: Any) -> "asyncio.Task[Any]":  # noqa: ANN401  (any coroutine)
        """Run something beside, until it ends or the server does."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------ finding tables

    async def find(self, table: str) -> LiveTable:
        """Give a table, loaded from the store if need be."""
        live = self.live.get(table)
        if live is not None:
            live.used = monotonic()
            self.live.move_to_end(table)
            return live
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def hold(self, table: str) -> LiveTable:
        """Give a table that stays in memory until a viewer leaves."""
        while True:
            live = await self.find(table)
            if self.live.get(table) is live:  # it was not let go meanwhile
                live.held += 1
                return live

    async def _load(self, table: str) -> LiveTable:
        try:
            found = await self.store.read(queries.whole(table))
            if found is None:
                raise RefusedError("no-such-table", "There is no such table.")
            try:
                live = LiveTable(self, *found)
            except CairnError as error:
                raise RefusedError("bad-record", f"This table cannot be continued here: {error}.") from None
            self.keep(live)
            return live
        finally:
            self._loading.pop(table, None)

    def keep(self, live: LiveTable) -> None:
        """Hold a table in memory."""
        self.live[live.row.id] = live
        if len(self.live) > 2 * self.settings.resting:
            self.let_go()

    def let_go(self) -> None:
        """Let go of the tables that rest longest: nobody looks, and nothing has been asked of them for a while."""
        most, before = len(self.live) - self.settings.resting, monotonic() - AWAKE_S
        if most > 0:
            idle = [key for key, live in self.live.items() if live.resting(before)]
            for key in idle[:most]:
                del self.live[key]

    # ------------------------------------------------------------ viewers

    async def connect(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a viewer in: the table, who is here, what was said, and the state."""
        async with live.lock:  # so that no state is sent before it is known which seats are the viewer's
            live.viewers.add(viewer)
            said = await self.store.read(queries.said(live.row.id))
            live.tell_table(viewer)
            if not viewer.seats:  # otherwise it has been told
                live.tell_here()
                self.tell_presence(live)
            if said:
                live.tell_lines(said, viewer)
            live.show(viewer)
        self.wake_bots(live)

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a viewer go."""
        live.held -= 1
        live.viewers.discard(viewer)
        live.tell_here()
        self.tell_presence(live)

    def presence(self, live: LiveTable) -> tuple[set[int], int]:
        """Give the seats that are connected and the number of guests, in all processes."""
        seats = {seat for viewer in live.viewers for seat in viewer.seats}
        guests = sum(1 for viewer in live.viewers if not viewer.seats)
        for others, more, until in live.elsewhere.values():
            if until > monotonic():
                seats |= others
                guests += more
        return seats, guests

    # ------------------------------------------------------------ bots

    def wake_bots(self, live: LiveTable, *, others: bool = False) -> None:
        """Let bots play as long as it is for them to decide."""
        if live.bots is None and self._bot_on_turn(live):
            live.bots = self.spawn(self._run_bots(live, others=others))

    def _bot_on_turn(self, live: LiveTable) -> bool:
        position = live.position
        turn = position.turn if position is not None else None
        return live.row.status == "running" and turn is not None and turn >= 0 and not live.row.chair(turn).decides

    async def _run_bots(self, live: LiveTable, *, others: bool) -> None:
        try:
            if others:
                await asyncio.sleep(OTHERS_BOT_S)
            while self._bot_on_turn(live):
                await self._bot_choice(live)
        except RefusedError as error:
            log.debug("bot stopped", table=live.row.id[:6], code=error.code)
        except Exception:
            log.exception("bot failed", table=live.row.id[:6])
        finally:
            live.bots = None

    async def _bot_choice(self, live: LiveTable) -> None:
        position = live.position
        if position is None:
            return
        by = position.undoable_by()
        undoable = by is not None and live.row.chair(by).decides
        await asyncio.sleep(self.settings.undo_pause if undoable else self.settings.bot_pause)
        async with live.lock:
            if not self._bot_on_turn(live) or live.position is None:
                return
            position = live.position
            at, seat, rng = position.at, position.turn or 0, Random()
            imagined = position.state.guess(seat, rng)
            bot = bots.make(live.row.game, live.row.chair(seat).bot or "random")
        choice = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, imagined, rng)
        with suppress(RefusedError):  # the table may have moved on
            await live.bot_move(at, str(choice))

    # ------------------------------------------------------------ clocks

    async def _sweep(self) -> None:
        """End the games whose clocks have run out."""
        await asyncio.sleep(self.settings.grace)
        while True:
            try:
                for table in await self.store.read(queries.late(now())):
                    with suppress(RefusedError):
                        await (await self.find(table)).time_out()
            except Exception:
                log.exception("clocks failed")
            self.let_go()
            await asyncio.sleep(self.settings.sweep)

    # ------------------------------------------------------------ other processes

    def news(self, table: str, line: LineRow | None = None) -> None:
        """Tell other processes that a table has changed."""
        if self.outbox is not None:
            self.outbox.put_nowait(News(self.process, table, line))

    def tell_presence(self, live: LiveTable) -> None:
        """Tell other processes who looks on here."""
        if self.outbox is not None:
            seats = sorted({seat for viewer in live.viewers for seat in viewer.seats})
            guests = sum(1 for viewer in live.viewers if not viewer.seats)
            self.outbox.put_nowait(News(self.process, live.row.id, None, seats, guests))

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_S)
            for live in list(self.live.values()):
                if live.viewers:
                    self.tell_presence(live)

    async def hear(self, news: News) -> None:
        """Follow what another process has told."""
        live = self.live.get(news.table)
        if live is None or news.process == self.process:
            return
        if news.line is not None:
            live.tell_lines([news.line])
        elif news.seats is not None:
            was = live.here()
            known = news.process in live.elsewhere
            live.elsewhere[news.process] = set(news.seats), news.guests, monotonic() + PRESENCE_S
            if live.here() != was:
                live.tell_here()
            if not known and live.viewers:
                self.tell_presence(live)
        elif not live.behind:
            live.behind = True
            self.spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await live.refresh()
        except Exception:
            log.exception("table not refreshed", table=live.row.id[:6])
