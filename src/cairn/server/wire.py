"""The wire between processes that serve the same PostgreSQL database: what changed at which table.

What is kept is told by PostgreSQL with the commit that keeps it. Whoever was cut off hears nothing meanwhile, so it
listens again first, and then reads every table that it shows.
"""

import asyncio
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog

from cairn.server.hub import Hub, News
from cairn.server.store import CHANNEL

AGAIN_S = 0.2  # between attempts to reach the database again
REACH_S = 2.0  # how long an attempt may take
LOOK_S = 0.25  # how often it is made sure that the connection lives, when nothing is to be told

log = structlog.get_logger("cairn")
_decode = msgspec.json.Decoder(News).decode


class Wire:
    """Listens to the other processes and tells them the news, for as long as the server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._address = hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._up = asyncio.Event()
        self._cut = asyncio.Event()

    async def open(self) -> None:
        """Listen before the first viewer comes."""
        self._hub.watch_over("wire", self._listen)
        await self._up.wait()

    async def _listen(self) -> None:
        told = False
        while True:
            self._up.clear()
            try:
                await self._live()
            except Exception as error:  # noqa: BLE001  (whatever broke it, a new connection is made)
                told = told and not self._up.is_set()
                if not told:  # once for each time that it was lost
                    log.warning("the wire to other processes is cut", error=type(error).__name__)
                told = True
            await asyncio.sleep(AGAIN_S)

    async def _live(self) -> None:
        """Listen and tell until the connection breaks."""
        self._cut.clear()
        conn = await asyncpg.connect(self._address, timeout=REACH_S, command_timeout=REACH_S)
        try:
            conn.add_termination_listener(lambda _: self._cut.set())
            await conn.add_listener(CHANNEL, self._heard)
            self._hub.catch_up()
            self._up.set()
            while not self._cut.is_set():
                await self._tell(conn)
        finally:
            with suppress(Exception):  # it may be broken already
                conn.terminate()

    def _heard(self, *told: object) -> None:
        try:
            self._hub.hear(_decode(str(told[-1])))
        except msgspec.MsgspecError:
            log.warning("news that cannot be read")

    async def _tell(self, conn: asyncpg.Connection) -> None:
        """Send the next news, or nothing after a while, by which a dead connection is noticed."""
        outbox = self._hub.outbox
        assert outbox is not None  # noqa: S101  (there is a wire because there are others)
        try:
            async with asyncio.timeout(LOOK_S):
                news = await outbox.get()
        except TimeoutError:
            await conn.execute("SELECT 1")
            return
        await conn.execute("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(news).decode())
