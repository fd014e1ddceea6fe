"""What the server counts and times, told in Prometheus' format on a local port of its own."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic, thread_time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from prometheus_client import Counter, Gauge, Histogram, start_http_server

from cairn.core import CairnError
from cairn.server.schema import tables

if TYPE_CHECKING:
    from cairn.server.hub import Hub

LOCAL = "127.0.0.1"
LOOK_S = 0.02  # between looks at the event loop
COUNT_S = 30.0  # between counts of what the database holds
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
METHODS = ("DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT")
STATUSES = ("open", "running", "over", "record")

CHOICES = Counter("cairn_choices", "Choices that were accepted and are on the disk, of people and bots")
MOVES = Histogram("cairn_move_seconds", "From reading a person's move to its being on the disk", buckets=TIMES)
REQUESTS = Histogram("cairn_request_seconds", "Requests, until they were answered", ["method", "status"], buckets=TIMES)
REFUSALS = Counter("cairn_refusals", "What was refused, to requests and on sockets", ["code"])
COMMITS = Histogram("cairn_database_commit_seconds", "Commits", buckets=TIMES)
ERRORS = Counter("cairn_database_errors", "Commits that failed, other than by coming second")
HOLDS = Histogram("cairn_loop_hold_seconds", "How late the event loop was, by looking every 20 ms", buckets=TIMES)
LIVE = Gauge("cairn_tables_live", "Tables in memory")
KEPT = Gauge("cairn_tables", "Tables in the database", ["status"])
SOCKETS = Gauge("cairn_sockets", "Viewers with an open socket")
BOTS = Gauge("cairn_tables_bot_on_turn", "Tables where a bot is about to play")
WRITES = Gauge("cairn_database_queue", "Writes that wait for the next commit")
NEWS = Gauge("cairn_news_queue", "News that waits to be told to other processes")
WELL = Gauge("cairn_database_well", "1 when the last look at the database found it well, else 0")


def refused(code: str) -> None:
    """Count a refusal."""
    REFUSALS.labels(code).inc()


def answered(method: str, status: int, seconds: float) -> None:
    """Time a request; whatever a stranger calls a method is one of a few here."""
    REQUESTS.labels(method if method in METHODS else "other", f"{status // 100}xx").observe(seconds)


def watch(hub: "Hub") -> None:
    """Let the gauges read from the tables of this process."""
    LIVE.set_function(lambda: len(hub.live))
    SOCKETS.set_function(lambda: sum(len(live.viewers) for live in list(hub.live.values())))
    BOTS.set_function(lambda: sum(live.bots is not None for live in list(hub.live.values())))
    WRITES.set_function(lambda: hub.store.waiting)
    NEWS.set_function(lambda: hub.outbox.qsize() if hub.outbox is not None else 0)
    WELL.set_function(lambda: hub.pulse.well)
    hub.watch_over("holds", LATENESS.watch)
    hub.watch_over("counts", lambda: _count(hub))


class Lateness:
    """How late the event loop is, and was at most; how much of that it worked, and did not wait for a processor."""

    def __init__(self) -> None:
        self.each, self.longest, self.busiest = LOOK_S, 0.0, 0.0

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            due, worked = monotonic() + self.each, thread_time()
            await asyncio.sleep(self.each)
            late = max(0.0, monotonic() - due)
            self.longest = max(self.longest, late)
            self.busiest = max(self.busiest, min(late, thread_time() - worked))
            HOLDS.observe(late)

    def take(self) -> tuple[float, float]:
        """Give the seconds that it was late, and worked meanwhile, at most since this was asked last."""
        found = self.longest, self.busiest
        self.longest = self.busiest = 0.0
        return found


LATENESS = Lateness()


async def _count(hub: "Hub") -> None:
    """Count the tables in the database, and see whether it is well."""
    counted = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
    while True:
        if await hub.pulse.check() is None:
            with suppress(Exception):  # it has been lost just now: the next look tells
                found = await hub.store.read(lambda conn: {row[0]: row[1] for row in conn.execute(counted)})
                for status in STATUSES:
                    KEPT.labels(status).set(found.get(status, 0))
        await asyncio.sleep(COUNT_S)


@contextmanager
def told(port: int | None) -> Iterator[None]:
    """Tell the metrics on a port of this machine, if one is given."""
    if port is None:
        yield
        return
    try:
        server, thread = start_http_server(port, LOCAL)
    except OSError as error:
        raise CairnError(f"{LOCAL}:{port}: metrics cannot be told there ({error.strerror})") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
