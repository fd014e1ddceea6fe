"""The wire between processes that serve the same PostgreSQL database: what changed at which table."""

import asyncio
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from cairn.server.tables import News, Tables

CHANNEL = "cairn_tables"
AGAIN_S = 1.0  # between attempts to reach the database again

log = structlog.get_logger("cairn")
_decode = msgspec.json.Decoder(News).decode


class Wire:
    """Listens to the other processes and tells them the news, for as long as the server runs."""

    def __init__(self, hub: Tables) -> None:
        self._hub = hub
        self._address = hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._cut = asyncio.Event()
        self._up = asyncio.Event()

    async def open(self) -> None:
        """Listen before the first viewer comes."""
        self._hub.spawn(self._listen())
        self._hub.spawn(self._tell())
        await self._up.wait()

    async def _connect(self) -> asyncpg.Connection:
        conn = await asyncpg.connect(self._address)
        conn.add_termination_listener(lambda _: self._cut.set())
        return conn

    async def _listen(self) -> None:
        while True:
            self._cut.clear()
            backend = AsyncPgChannelsBackend(make_connection=self._connect)
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                for live in list(self._hub.live.values()):  # what was told meanwhile was missed
                    await self._hub.hear(News("", live.row.id))
                self._up.set()
                await self._hear(backend)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer", error=type(error).__name__)
            finally:
                with suppress(Exception):  # it may be broken already
                    await backend.on_shutdown()
            await asyncio.sleep(AGAIN_S)

    async def _hear(self, backend: AsyncPgChannelsBackend) -> None:
        """Hear news until the connection is cut."""

        async def hear() -> None:
            async for _, data in backend.stream_events():
                await self._hub.hear(_decode(data))

        tasks = {asyncio.create_task(hear()), asyncio.create_task(self._cut.wait())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self) -> None:
        """Send the news, over one connection; what cannot be sent is made good when the others look again."""
        outbox = self._hub.outbox
        if outbox is None:
            return
        while True:
            try:
                conn = await asyncpg.connect(self._address)
                try:
                    while True:
                        news = msgspec.json.encode(await outbox.get()).decode()
                        await conn.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
                finally:
                    with suppress(Exception):
                        await conn.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database does not answer", error=type(error).__name__)
                await asyncio.sleep(AGAIN_S)
