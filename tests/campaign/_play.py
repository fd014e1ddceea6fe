"""What campaigns share: people who play on while something happens to the server, and must lose nothing by it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from tests.server.kit import Forge
from tests.server.postgres import free_port
from tests.server.wandering import Wanderer

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PATIENCE = 120.0


@contextmanager
def forged() -> Iterator[Forge]:
    """What starts servers."""
    forge = Forge()
    try:
        yield forge
    finally:
        forge.stop()


@contextmanager
def served(forge: Forge, folder: Path, each: int = 10_000) -> Iterator[tuple[int, int]]:
    """A server with its data in a folder; gives its port and its process."""
    port = free_port()
    pid = forge.start(f"sqlite:///{folder / 'tables.sqlite'}", port, each)
    try:
        yield port, pid
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@asynccontextmanager
async def playing(port: int, people: int, seed: int) -> AsyncIterator[list[Wanderer]]:
    """People who play meanwhile; afterwards each plays its table to the end, and compares all that it was told."""
    wanderers = [Wanderer([port], Random(seed * 1000 + i), SEATS, 0.02) for i in range(people)]
    tasks = [asyncio.create_task(wanderer.play()) for wanderer in wanderers]
    try:
        yield wanderers
        for wanderer in wanderers:
            wanderer.stopping = True
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def healthy(port: int) -> tuple[int, str | None]:
    """Ask for the health; gives the status and the reason."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    raw = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    head, _, body = raw.partition(b"\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(body).get("reason")


async def until_health(port: int, status: int) -> str | None:
    """Wait until the health is this; gives the reason."""
    given_up = monotonic() + PATIENCE
    while monotonic() < given_up:
        found, reason = await healthy(port)
        if found == status:
            return reason
        await asyncio.sleep(0.2)
    raise AssertionError(f"/health did not become {status}")
