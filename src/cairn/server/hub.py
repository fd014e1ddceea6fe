"""All tables of this process: loaded when needed, left to the store when nobody looks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, TypeVar

import msgspec
import structlog

from cairn.bots.answers import BotFailedError
from cairn.core import CairnError
from cairn.server import jobs, minds, queries
from cairn.server.clocks import Steady
from cairn.server.health import Pulse
from cairn.server.position import LivePosition
from cairn.server.refusals import RefusedError, UnreachableError
from cairn.server.rows import ChoiceRow, LineRow, StaleError, TableRow
from cairn.server.settings import Settings
from cairn.server.signing import new_id
from cairn.server.store import Store
from cairn.server.table import LiveTable, outdated
from cairn.server.thinking import Thinkers, processes
from cairn.server.viewers import Viewer
from cairn.server.workers import Budgets, Worker

T = TypeVar("T")
AWAKE_S = 90.0  # how long a table stays in memory after the last request: as long as it matters who was there
AGAIN_S = 0.5  # before something that failed is tried again
KEEP_S = 5.0  # how often the server's own time is kept, while a clock runs
NO_TABLE = 4004  # what a socket is closed with where there is no such table
MOST_NEWS = 10_000  # that wait to be told; who is here is repeated anyway
TRIES = 3  # of a bot that fails; then one that plays blindly chooses in its place
LONGEST_BOT_S = 10.0  # at most so long does a bot wait that failed again and again
PRESENCE_S = 25.0  # how long another process's word about its viewers holds
REPEAT_S = 10.0  # how often this process repeats its own
AGREE_S = 0.3  # how long a new process waits for the time of others
BLIND = "random"  # the bot that plays every game
OTHERS_BOT_S = 3.0  # how long a bot's move is left to the process that saw the move before it

log = structlog.get_logger("cairn")


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others about a table."""

    process: str
    table: str
    line: LineRow | None = None
    seats: list[int] | None = None
    guests: int = 0
    time: int | None = None  # the server's own time, as that process has it


class Hub:
    """The live tables. `outbox` holds the news for other processes that nothing kept would tell them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.process = new_id()
        self.pulse = Pulse(store, self.process)
        self.time = Steady()
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.outbox: asyncio.Queue[News] | None = asyncio.Queue(MOST_NEWS) if store.shared else None
        self.records = Worker("records")
        self.thinkers = Thinkers(settings.thinkers or processes())  # they never see a table's own position
        self.budgets = Budgets(settings.work)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._missed: set[str] = set()  # tables that changed while they were being read
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = monotonic()
        self._agreed = asyncio.Event()

    async def open(self) -> None:
        """Begin to watch the clocks."""
        try:
            kept, newest = await self.store.read(queries.time_kept)
        except UnreachableError:  # of a damaged database the rest may be whole
            log.exception("the time that was kept cannot be read")
        else:
            if kept is not None:
                self.time.wind(*kept)
            self.time.follow(newest)
        self.watch_over("clocks", self._sweep)
        if self.settings.workers:
            self.watch_over("records", self.records.serve)
            for worker in self.thinkers.workers:
                self.watch_over("thinking", worker.serve)
        if self.store.shared:
            self.watch_over("presence", self._repeat_presence)

    async def close(self) -> None:
        """Stop bots and clocks; every table is in the store as it is."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # whatever hinders it, the time that was kept before does
            await self._keep_time()
        await self.pulse.close()
        self.records.close()
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something beside, until it ends or the server does."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def watch_over(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something for as long as the server runs: if it dies, that is logged, and it begins again."""
        self.spawn(self._watched(name, work))

    async def _watched(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("a task died and begins again", task=name)
            else:
                return
            await asyncio.sleep(AGAIN_S)

    # ------------------------------------------------------------ finding tables

    async def find(self, table: str) -> LiveTable:
        """Give a table, loaded from the store if need be."""
        live = self.live.get(table)
        if live is not None:
            live.used = monotonic()
            self.live.move_to_end(table)
            return live
        while True:
            loading = self._loading.get(table)
            own = loading is None
            if loading is None:
                loading = self._loading[table] = self.spawn(self._load(table))
            try:
                return await asyncio.shield(loading)
            except RefusedError as error:
                if own or error.code != "too-fast":  # otherwise it was out of somebody else's budget
                    raise

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
                live = LiveTable(self, found[0], await self.derived(*found, asked=True))
            except CairnError as error:
                if isinstance(error, RefusedError):
                    raise
                log.error("a table cannot be read", table=table[:6], error=str(error))  # noqa: TRY400  (it says all)
                raise RefusedError("bad-record", f"This table cannot be continued here: {error}.") from None
            self.keep(live)
            self.note_presence(live)
            if live.row.status == "open" and live.row.full:  # the server was stopped before it could start
                self.spawn(self._start(live))
            if table in self._missed:
                self.refresh(live)
            return live
        finally:
            self._missed.discard(table)
            self._loading.pop(table, None)

    async def _start(self, live: LiveTable) -> None:
        from cairn.server.seating import start_if_full  # noqa: PLC0415  (which stands above this)

        try:
            await start_if_full(live)
        except CairnError as error:
            log.error("a full table did not start", table=live.row.id[:6], error=str(error))  # noqa: TRY400

    async def derived(self, row: TableRow, rows: list[ChoiceRow], *, asked: bool = False) -> LivePosition | None:
        """Derive a position beside the event loop; a table that has not started, or by other rules, has none."""
        if row.header is None or outdated(row):
            return None
        if asked:
            return await self.labour(jobs.replayed, row, rows)
        return await self.records.run(jobs.replayed, row, rows)

    async def labour(self, work: Callable[..., T], *given: object) -> T:
        """Do long work for the address that asks, out of its budget."""
        return await self.budgets.run(self.records, work, *given)

    async def add(self, row: TableRow, position: LivePosition | None, rows: list[ChoiceRow]) -> LiveTable:
        """Keep a new table."""
        await self.store.write(queries.make(row, rows))
        live = LiveTable(self, row, position)
        self.keep(live)
        self.note_presence(live)
        self.wake_bots(live)
        return live

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

    def drop(self, live: LiveTable) -> None:
        """Forget a table that is no more; its viewers are sent away."""
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        for viewer in list(live.viewers):
            viewer.dismiss(NO_TABLE)

    def refresh(self, live: LiveTable) -> None:
        """Take a table from the store again soon, and try until that succeeds."""
        live.behind = True
        if live.refreshing is None or live.refreshing.done():
            live.refreshing = self.spawn(self._refresh(live))

    def catch_up(self) -> None:
        """Take every table from the store again, and say who is here: what was told meanwhile was missed."""
        self._missed.update(self._loading)
        for live in list(self.live.values()):
            self.refresh(live)
        while self.outbox is not None and not self.outbox.empty():
            self.outbox.get_nowait()
        self.tell_time()
        self.repeat_presence()

    async def _refresh(self, live: LiveTable) -> None:
        while live.behind and self.live.get(live.row.id) is live:
            try:
                await live.refresh()
            except UnreachableError:
                await asyncio.sleep(AGAIN_S)
            except CairnError as error:
                log.error("a table cannot be read", table=live.row.id[:6], error=str(error))  # noqa: TRY400
                self.drop(live)
            except Exception:
                log.exception("table not refreshed", table=live.row.id[:6])
                await asyncio.sleep(AGAIN_S)

    # ------------------------------------------------------------ viewers

    async def connect(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a viewer in: the table, who is here, what was said, and the state."""
        async with live.lock:  # so that no state is sent before it is known which seats are the viewer's
            if self.store.shared and viewer.seen is not None and viewer.seen > live.at:
                self.refresh(live)  # it has seen more in another process
            await live.make_sure()
            live.viewers.add(viewer)
            live.tell_table(viewer)
            if not viewer.seats:  # otherwise it has been told
                live.tell_here()
                self.tell_presence(live)
            said = await self.store.read(queries.said(live.row.id))
            if said:
                live.tell_lines(said, viewer)
            live.show(viewer)
        self.note_presence(live)
        self.wake_bots(live)

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        """Let a viewer go."""
        live.held -= 1
        live.viewers.discard(viewer)
        self.note_presence(live)
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

    def note_presence(self, live: LiveTable) -> None:
        """Note since when nobody has been at each seat."""
        here = self.presence(live)[0]
        for chair in live.row.chairs:
            if chair.person is None or live.row.seat(chair.chair) in here:
                live.away.pop(chair.chair, None)
            else:
                live.away.setdefault(chair.chair, monotonic())

    def away(self, live: LiveTable, seat: int) -> float:
        """Give for how many seconds nobody has been seen at a seat."""
        self.note_presence(live)
        since = live.away.get(live.row.chair(seat).chair)
        return 0.0 if since is None else monotonic() - since

    # ------------------------------------------------------------ bots

    def wake_bots(self, live: LiveTable, *, others: bool = False) -> None:
        """Let bots play as long as it is for them to decide."""
        self.thinkers.moved(live.row.id, live.at)
        if live.row.status == "over":
            self.thinkers.over(live.row.id)
        if live.bots is None and self._bot_on_turn(live):
            live.bots = self.spawn(self._run_bots(live, others=others))

    def _bot_on_turn(self, live: LiveTable) -> bool:
        position = live.position
        turn = position.turn if position is not None else None
        return live.row.status == "running" and turn is not None and turn >= 0 and not live.row.chair(turn).decides

    async def _run_bots(self, live: LiveTable, *, others: bool) -> None:
        """Let bots play until a person decides; what fails is tried again after a while, a bot not without end."""
        pause, failures = OTHERS_BOT_S if others else 0.0, 0
        try:
            while self._bot_on_turn(live):
                if pause:
                    await asyncio.sleep(pause)
                try:
                    if not await self._bot_choice(live, blind=failures >= TRIES):
                        return
                    pause, failures = 0.0, 0
                except BotFailedError as error:
                    pause, failures = min(LONGEST_BOT_S, 2 * pause or AGAIN_S), failures + 1
                    then = "another bot chooses blindly" if failures >= TRIES else "it tries again"
                    log.error("a bot failed", table=live.row.id[:6], error=f"{error}\n{error.trace}".strip(), then=then)  # noqa: TRY400  (it says all)
                except Exception as error:
                    pause = min(LONGEST_BOT_S, 2 * pause or AGAIN_S)
                    if not isinstance(error, RefusedError):
                        log.exception("a bot's choice was not kept; it tries again", table=live.row.id[:6])
        finally:
            live.bots = None

    async def _bot_choice(self, live: LiveTable, *, blind: bool) -> bool:
        """Play a bot's choice, if it is still on turn; tell whether there was one."""
        position = live.position
        if position is None:
            return True
        by = position.undoable_by(live.row.bots)
        undoable = by is not None and live.row.chair(by).decides
        await asyncio.sleep(self.settings.undo_pause if undoable else self.settings.bot_pause)
        async with live.lock:
            await live.make_sure()
            if not self._bot_on_turn(live) or live.position is None:
                return True
            position = live.position
            at, seat, rng = position.at, position.turn or 0, Random()
            imagined = position.state.guess(seat, rng)
            bot = BLIND if blind else live.row.chair(seat).bot or BLIND
            avoided = set(live.avoids(position))
        given = live.row.game, bot, (live.row.id, seat), imagined, avoided
        try:
            choice = await self.thinkers.run(live.row.id, at, minds.chosen, *given)
        except RefusedError as error:
            if error.code != "stale":
                how = "its process ended" if isinstance(error, UnreachableError) else error.reason
                raise BotFailedError(f"the bot {bot}: {how}") from None
            return True
        except CairnError as error:
            failed = BotFailedError(f"the bot {bot}: {error}")
            failed.trace = getattr(error, "trace", "")
            raise failed from None
        if choice is None:
            log.error("a bot can play nothing here", table=live.row.id[:6], at=at)
            return False
        try:
            await live.bot_move(at, choice)
        except RefusedError as error:
            if error.code not in ("stale", "limit", "game-over"):  # the table has moved on, or another choice is tried
                raise
        return True

    # ------------------------------------------------------------ clocks

    async def _sweep(self) -> None:
        """End the games whose clocks have run out."""
        await asyncio.sleep(max(0.0, self._began + self.settings.grace - monotonic()))
        kept = 0.0
        while True:
            try:
                for table in await self.store.read(queries.late(self.time.now())):
                    self.spawn(self._time_out(table))
                if monotonic() > kept + KEEP_S:
                    await self._keep_time()
                    kept = monotonic()
            except UnreachableError:
                log.warning("clocks wait for the database")
            self.let_go()
            await asyncio.sleep(self.settings.sweep)

    async def _keep_time(self) -> None:
        """Keep the server's own time where it matters."""
        if await self.store.read(queries.timed):
            with suppress(StaleError):  # another process has just kept it for the first time
                await self.store.write(queries.keep_time(self.time.now()))

    async def _time_out(self, table: str) -> None:
        with suppress(RefusedError):
            await (await self.find(table)).time_out()

    # ------------------------------------------------------------ other processes

    def word(self, table: str, line: LineRow | None = None) -> str | None:
        """Give the word to other processes that a table has changed, which goes out with what is written."""
        return None if self.outbox is None else msgspec.json.encode(News(self.process, table, line)).decode()

    def tell_presence(self, live: LiveTable) -> None:
        """Tell other processes who looks on here."""
        if self.outbox is not None and not self.outbox.full():
            seats = sorted({seat for viewer in live.viewers for seat in viewer.seats})
            guests = sum(1 for viewer in live.viewers if not viewer.seats)
            self.outbox.put_nowait(News(self.process, live.row.id, None, seats, guests))

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_S)
            self.tell_time()
            self.repeat_presence()

    def tell_time(self) -> None:
        """Tell other processes the time: whoever is behind follows, and whoever is ahead says so."""
        if self.outbox is not None and not self.outbox.full():
            self.outbox.put_nowait(News(self.process, "", time=self.time.now()))

    async def agree_on_time(self) -> None:
        """Wait a moment for the time of other processes, before anybody plays by it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(AGREE_S):
                await self._agreed.wait()

    def repeat_presence(self) -> None:
        """Tell other processes once more who looks on here."""
        for live in list(self.live.values()):
            if live.viewers:
                self.tell_presence(live)

    def hear(self, news: News) -> None:
        """Follow what another process has told."""
        if news.process == self.process:
            return
        if news.time is not None:
            self._agreed.set()
            if not self.time.follow(news.time):
                self.tell_time()
            return
        if news.table in self._loading:
            self._missed.add(news.table)
        live = self.live.get(news.table)
        if live is None:
            return
        if news.line is not None:
            live.tell_lines([news.line], *live.viewers)
        elif news.seats is not None:
            was = live.here()
            known = news.process in live.elsewhere
            live.elsewhere[news.process] = set(news.seats), news.guests, monotonic() + PRESENCE_S
            self.note_presence(live)
            if live.here() != was:
                live.tell_here()
            if not known and live.viewers:
                self.tell_presence(live)
        else:
            self.refresh(live)
