"""Analyses of games that are over: done in the background, a piece of each in turn, and kept."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Literal

import msgspec
import sqlalchemy as sa
import structlog

from cairn import bots
from cairn.analysis import Depth, Judged, Step, concluded, share
from cairn.bots.advice import Outlook
from cairn.core import CairnError
from cairn.record import Record
from cairn.server import analysing, protocol
from cairn.server.clocks import now
from cairn.server.gate import Limits
from cairn.server.hub import Hub
from cairn.server.moments import whole_record
from cairn.server.position import game_named
from cairn.server.refusals import RefusedError, UnreachableError
from cairn.server.rows import ChoiceRow, TableRow
from cairn.server.schema import analyses, tables
from cairn.server.workers import Worker

MOST_WAITING = 200
KEEP_S = 3.0  # how often what was found is kept
STALE_MS = 30_000  # after which an analysis of another process, that nobody writes to, has stopped
AGAIN_S = 2.0  # before something that failed is tried again
TRIES = 3
ALL = 1000  # what progress is counted in

log = structlog.get_logger("cairn")


class Found(msgspec.Struct):
    """What was found so far."""

    steps: list[Step] = []
    surveyed: bool = False
    which: list[int] | None = None  # choices that are compared with the best
    end: list[Outlook] = []
    judged: list[Judged] = []

    def progress(self, choices: int) -> int:
        """Give how many thousandths of an analysis of so many choices are done."""
        seen = choices if self.surveyed else self.steps[-1].n if self.steps else 0
        compared = len(self.judged) / max(1, len(self.which)) if self.which is not None else 0.0
        return int(ALL * share(seen / max(1, choices), compared))


@dataclass(eq=False)
class Task:
    """An analysis under way."""

    table: str
    game: str
    depth: Depth
    asker: str
    kept: Record
    version: str
    choices: int
    found: Found = field(default_factory=Found)
    begun: bool = False
    tries: int = 0
    written: float = 0.0

    @property
    def key(self) -> tuple[str, Depth]:
        """By what it is known."""
        return self.table, self.depth

    def state(self) -> protocol.AnalysisState:
        """Say how far it is."""
        done = self.found.progress(self.choices)
        return protocol.AnalysisState("running" if self.begun else "waiting", self.depth, done, ALL)


class Analyses:
    """Works through what was asked for: askers take turns, and so do the games of each."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.worker = Worker("analysis")
        self.limits = Limits(hub.settings.analyses)
        self._queues: OrderedDict[str, deque[Task]] = OrderedDict()  # by asker
        self._known: dict[tuple[str, Depth], Task] = {}
        self._failed: set[tuple[str, Depth]] = set()
        self._versions: dict[str, str] = {}
        self._wake = asyncio.Event()

    def open(self) -> None:
        """Begin to work."""
        if self.hub.settings.workers:
            self.hub.watch_over("analysis", self.worker.serve)
        self.hub.watch_over("analyses", self._work)

    def close(self) -> None:
        """Begin nothing more; what was found so far is kept."""
        self.worker.close()

    # ------------------------------------------------------------ asking

    async def state(self, row: TableRow, depth: Depth) -> protocol.AnalysisState:
        """Say how far an analysis is, and what it found."""
        check_over(row)
        task = self._known.get((row.id, depth))
        if task is not None:
            return task.state()
        kept = await self.hub.store.read(read(row.id, depth))
        if kept is None or kept.version != await self._version(row.game):
            lost = "failed" if (row.id, depth) in self._failed else "none"
            return protocol.AnalysisState(lost, depth, 0, ALL)  # type: ignore[arg-type]
        if kept.found is not None:
            found = msgspec.json.decode(kept.found, type=protocol.Analysis)
            return protocol.AnalysisState("done", depth, ALL, ALL, found)
        return protocol.AnalysisState(self._elsewhere(row.id, depth, kept.made), depth, kept.done, ALL)

    def _elsewhere(self, table: str, depth: Depth, made: int) -> Literal["running", "stopped", "failed"]:
        """Say what became of an analysis that is not finished and not under way here."""
        if (table, depth) in self._failed:
            return "failed"
        return "running" if self.hub.store.shared and made > now() - STALE_MS else "stopped"

    async def ask(self, row: TableRow, rows: list[ChoiceRow], depth: Depth, asker: str) -> protocol.AnalysisState:
        """Begin an analysis, or take it up again; one that there is already is told."""
        state = await self.state(row, depth)
        if state.status in ("done", "running", "waiting"):
            return state
        if not self.limits.take(asker):
            raise RefusedError("too-many", "That were many analyses: wait a little.")
        if len(self._known) >= MOST_WAITING:
            raise RefusedError("server-full", "Too many games wait to be analysed: try again later.")
        version = await self._version(row.game)
        kept = await self.hub.store.read(read(row.id, depth))
        task = Task(row.id, row.game, depth, asker, whole_record(row, rows), version, len(rows))
        if kept is not None and kept.version == version and kept.work is not None:
            task.found = msgspec.json.decode(kept.work, type=Found)
        if task.key not in self._known:  # somebody else may have asked meanwhile
            self._known[task.key] = task
            self._failed.discard(task.key)
            self._queues.setdefault(asker, deque()).append(task)
            self._wake.set()
        return self._known[task.key].state()

    async def _version(self, game: str) -> str:
        if game not in self._versions:
            self._versions[game] = await self.worker.run(analysing.versioned, game)
        return self._versions[game]

    # ------------------------------------------------------------ working

    async def _work(self) -> None:
        """Do a piece of the analysis whose turn it is, again and again."""
        while True:
            while not self._queues:
                self._wake.clear()
                await self._wake.wait()
            asker, queue = next(iter(self._queues.items()))
            self._queues.move_to_end(asker)  # behind all others
            task = queue[0]
            queue.rotate(-1)
            try:
                over = await self._piece(task)
            except (CairnError, sa.exc.SQLAlchemyError) as error:
                over = await self._failing(task, error)
            except BaseException:
                self._leave(task)
                raise
            if over:
                self._leave(task)

    def _leave(self, task: Task) -> None:
        self._known.pop(task.key, None)
        self._queues[task.asker].remove(task)
        if not self._queues[task.asker]:
            del self._queues[task.asker]

    async def _failing(self, task: Task, error: Exception) -> bool:
        """See what an analysis came to grief on; tell whether it is given up."""
        task.tries += 1
        given_up = task.tries >= TRIES or not isinstance(error, UnreachableError | RefusedError)
        if given_up:
            log.error("an analysis failed", table=task.table[:6], error=str(error))
            self._failed.add(task.key)
        else:
            await asyncio.sleep(AGAIN_S)
        return given_up

    async def _piece(self, task: Task) -> bool:
        """Do a piece; tell whether that was the last."""
        if not task.begun:
            task.begun = True
            await self._keep(task)
        found, run = task.found, self.worker.run
        if not found.surveyed:
            after = found.steps[-1].n if found.steps else -1
            more, found.surveyed = await run(analysing.surveyed, task.kept, task.game, after)
            found.steps += more
        elif found.which is None:
            which, end = await run(analysing.chosen, task.kept, task.game, found.steps, task.depth)
            found.which, found.end = which, list(end)
        elif left := found.which[len(found.judged) :]:
            found.judged += await run(analysing.compared, task.kept, task.game, left, task.depth)
        if found.which is not None and len(found.judged) >= len(found.which):
            await self._keep(task, whole=True)
            return True
        if monotonic() > task.written + KEEP_S:
            await self._keep(task)
        return False

    async def _keep(self, task: Task, *, whole: bool = False) -> None:
        done = task.found.progress(task.choices)
        values = {"version": task.version, "done": done, "total": ALL, "made": now(), "work": None, "found": None}
        values["found" if whole else "work"] = msgspec.json.encode(told(task) if whole else task.found).decode()
        await self.hub.store.write(write(task.table, task.depth, values))
        task.written = monotonic()


def check_over(row: TableRow) -> None:
    """Refuse a game that still runs: an analysis tells what players must not know."""
    if row.status not in ("over", "record"):
        raise RefusedError("not-over", "A game is analysed when it is over.")
    if not bots.advises(row.game):
        raise RefusedError("no-hints", "Nobody looks through games of this kind.")


def told(task: Task) -> protocol.Analysis:
    """Tell what was found."""
    found = task.found
    made = concluded(game_named(task.game)[0], task.version, task.depth, found.steps, found.end, found.judged)
    end = _told_step(task.choices, -1, 0, found.end)
    turning = [
        protocol.TurningPoint(
            one.n, one.seat, one.turn, one.data, one.best_data, one.lost, _wish(one.got), _wish(one.kept),
            [protocol.Why(reason.kind, reason.points, reason.about) for reason in one.reasons],
        )
        for one in made.turning
    ]  # fmt: skip
    steps = [_told_step(step.n, step.seat, step.turn, step.outlooks) for step in made.steps]
    return protocol.Analysis(made.by, made.alone, steps, end, made.judged, turning)


def _wish(outlook: Outlook) -> float:
    return outlook.points if outlook.win is None else outlook.win


def _told_step(n: int, seat: int, turn: int, outlooks: "tuple[Outlook, ...] | list[Outlook]") -> protocol.AnalysisStep:
    win = [outlook.win for outlook in outlooks if outlook.win is not None]
    return protocol.AnalysisStep(n, seat, turn, [outlook.points for outlook in outlooks], win)


# ---------------------------------------------------------------- rows


def read(table: str, depth: Depth) -> Callable[[sa.Connection], "sa.Row[tuple[object, ...]] | None"]:
    """Read what is kept of an analysis."""
    chosen = sa.select(analyses).where(analyses.c.table == table, analyses.c.depth == depth)
    return lambda conn: conn.execute(chosen).one_or_none()


def write(table: str, depth: Depth, values: dict[str, object]) -> Callable[[sa.Connection], None]:
    """Keep what was found; nothing where the table has gone meanwhile."""
    here = (analyses.c.table == table, analyses.c.depth == depth)

    def work(conn: sa.Connection) -> None:
        if conn.execute(sa.select(tables.c.id).where(tables.c.id == table)).scalar() is None:
            return
        conn.execute(sa.delete(analyses).where(*here))
        conn.execute(sa.insert(analyses).values(table=table, depth=depth, **values))

    return work
