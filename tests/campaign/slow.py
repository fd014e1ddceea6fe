"""Slow and half-open clients, many at once, from one address and from many, while others play."""

import asyncio
import resource
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from cairn.server.settings import Settings
from tests.campaign._play import forged, playing, served

KINDS = ("silent", "half a head", "a dripping head", "half a body", "deaf", "deaf and dumb", "half a handshake")
FILES = 20_000
LAST_S = 3.0  # of a deaf and dumb client's time, in which it makes sure
LONG = 50.0  # seconds: no limit of the server is longer than 30
EACH = Settings("").connections_each  # what a server takes of one address, if nobody says otherwise


def opening(kind: str, port: int) -> bytes:
    """What a client of a kind says at first."""
    host = f"Host: 127.0.0.1:{port}\r\n"
    if kind == "half a head":
        return f"GET /api/tables HTTP/1.1\r\n{host}X-More: ".encode()
    if kind == "half a body":
        return f"POST /api/tables HTTP/1.1\r\n{host}Content-Length: 500\r\n\r\n{{".encode()
    if kind in ("deaf", "deaf and dumb"):  # it asks and asks, and reads nothing
        return f"GET /api/content/monumental HTTP/1.1\r\n{host}\r\n".encode() * 40
    if kind == "half a handshake":
        return f"GET /api/tables/00/ws HTTP/1.1\r\n{host}Upgrade: websocket\r\nConnection: Upgrade\r\n".encode()
    return b""


async def dawdle(kind: str, port: int, address: str, seen: Counter[str], patience: float) -> None:
    """Be slow until the server has had enough, or the time is over."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=1024)
    except OSError:
        seen["turned away"] += 1
        return
    seen[f"came: {kind}"] += 1
    until = monotonic() + patience
    try:
        writer.write(opening(kind, port))
        if kind == "deaf and dumb":  # it says nothing more before its time is over
            await asyncio.sleep(patience - LAST_S)
            until = monotonic() + LAST_S
        while monotonic() < until:
            if kind == "a dripping head":
                writer.write(b"G")
            if kind in ("deaf", "deaf and dumb"):
                await asyncio.sleep(1)
                writer.write(b"\r\n")  # who does not read hears only by writing that it was cut off
                if writer.transport.is_closing():
                    break
                continue
            with suppress(TimeoutError):
                if not await asyncio.wait_for(reader.read(4096), 1):
                    break
        else:
            seen["still there at the end"] += 1
            return
        seen["ended by the server"] += 1
    except OSError:
        seen["ended by the server"] += 1
    finally:
        writer.transport.abort()


def campaign(
    count: int = 3000, seed: int = 1, people: int = 6, seconds: float = 60.0, patience: float = LONG
) -> dict[str, Any]:
    """Send COUNT slow clients of seven kinds in SECONDS, each for PATIENCE; people who play are never cut off."""
    rng, seen = Random(seed), Counter[str]()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard), hard))

    async def run(port: int) -> list[Any]:
        async with playing(port, people, seed) as wanderers:
            slow = []
            for n in range(count):
                one, many = "127.0.0.9", f"127.1.{rng.randrange(256)}.{rng.randrange(1, 255)}"
                address = rng.choice([one, many])
                slow.append(asyncio.create_task(dawdle(KINDS[n % len(KINDS)], port, address, seen, patience)))
                await asyncio.sleep(seconds / count)
            await asyncio.gather(*slow)
        return wanderers

    with tempfile.TemporaryDirectory() as folder, forged() as forge, served(forge, Path(folder), EACH) as (port, _):
        found = asyncio.run(run(port))
    reconnected = sum(one.reconnected for one in found)
    assert reconnected == 0, f"people who play were cut off {reconnected} times"
    assert patience < LONG or not seen["still there at the end"], f"slow clients were let be: {seen}"
    return {
        "slow_clients": count,
        **dict(sorted(seen.items())),
        "acknowledged_meanwhile": sum(one.acknowledged for one in found),
        "games_finished_and_verified": sum(one.finished for one in found),
        "players_cut_off": reconnected,
    }
