"""Odd frames and odd requests at tables that are really running, both games, while others play."""

import asyncio
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cairn import record
from cairn.chance import Dice
from cairn.games import GAMES
from cairn.server.load import ask
from tests.campaign._odd import asked, frame
from tests.campaign._play import forged, playing, served

WAIT = 180.0
BURST = 50  # frames before the next sign of life
FINE = (1002, 1007, 1009, 4001, 4004, 4008, 4009)  # how a connection may end that has sent what it should not
GUEST = 0.3
SECURE = b"content-security-policy: default-src 'none'"


class Sender:
    """Somebody who sends odd frames to table after table."""

    def __init__(self, port: int, rng: Random, game: str, seen: Counter[str]) -> None:
        self.port, self.rng, self.game, self.seen = port, rng, game, seen
        self.state: dict[str, Any] = {}
        self.cookie = self.table = ""

    async def open(self) -> None:
        """Open a table with a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        self.state = {}
        found, self.cookie = await ask(
            self.port, "POST", "/api/tables", {"game": self.game, "seats": seats}, self.cookie
        )
        self.table = found["id"]
        self.seen[f"tables of {self.game}"] += 1

    async def send(self, frames: int) -> None:
        """Send so many frames, over as many connections as it takes."""
        await self.open()
        while frames > 0:
            headers = {} if self.rng.random() < GUEST else {"Cookie": self.cookie}
            path = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/ws"
            async with connect(path, additional_headers=headers, max_size=2**24, close_timeout=1) as socket:
                self.seen["connections"] += 1
                try:
                    while frames > 0:
                        frames -= await self._burst(socket, min(BURST, frames))
                except ConnectionClosed as end:
                    code = end.rcvd.code if end.rcvd else None
                    assert code in FINE, f"the server closed with {code}: {end}"
                    self.seen[f"closed with {code}"] += 1
                    frames -= BURST
            if self.state.get("turn", 0) is None or self.rng.random() < 0.02:
                await self.open()

    async def _burst(self, socket: ClientConnection, most: int) -> int:
        heard = asyncio.create_task(self._hear(socket))
        try:
            for _ in range(most):
                await socket.send(frame(self.rng, self.state), text=self.rng.random() < 0.9)
                self.seen["frames"] += 1
            await socket.send('{"type":"ping"}')
            await asyncio.wait_for(heard, WAIT)
        finally:
            heard.cancel()
            await asyncio.gather(heard, return_exceptions=True)
        return most

    async def _hear(self, socket: ClientConnection) -> None:
        """Hear everything up to the next sign of life, which comes after the answers to all that was sent before."""
        kind = ""
        while kind != "pong":
            heard = json.loads(await socket.recv())
            kind = heard["type"]
            self.seen[f"heard {kind}"] += 1
            if kind == "state":
                self.state = heard


class Asker:
    """Somebody who makes odd requests."""

    def __init__(self, port: int, rng: Random, tables: list[str], seen: Counter[str]) -> None:
        self.port, self.rng, self.tables, self.seen = port, rng, tables, seen
        self.record = some_record()

    async def ask(self, requests: int) -> None:
        """Make so many requests, over as many connections as it takes."""
        while requests > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                while requests > 0:
                    requests -= 1
                    if not await self._one(reader, writer):
                        break
            except OSError:
                self.seen["connections lost while asking"] += 1
            finally:
                writer.transport.abort()

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Make a request; gives whether the connection can be asked again."""
        method, data = asked(self.rng, self.tables, self.record, self.port)
        writer.write(data)
        self.seen["requests"] += 1
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
        except asyncio.IncompleteReadError:
            raise AssertionError(f"no answer to {data[:300]!r}") from None
        status, lower = int(head.split()[1]), head.lower()
        self.seen[f"answered {status}"] += 1
        assert status < 500, f"{data[:600]!r}: {head!r} {await reader.read(500)!r}"
        assert SECURE in lower, f"{data[:300]!r}: {head!r}"
        length = next(
            (int(line.split(b":")[1]) for line in lower.split(b"\r\n") if line.startswith(b"content-length:")), 0
        )
        if length and method != "HEAD" and status != 304:
            await asyncio.wait_for(reader.readexactly(length), WAIT)
        return b"connection: close" not in lower


def some_record() -> bytes:
    """A record of a few choices."""
    game = GAMES["monolyth"]
    content, dice = game.content(), Dice(5)
    setup, _ = game.settle({"players": 2}, content, dice)
    state, kept = game.start(setup, content), record.Record(record.header(game, content, setup, names=["Ada", "Bob"]))
    for _ in range(12):
        choice = state.choices()[0]
        kept.choices.append(str(choice))
        state.play(choice)
    return str(kept).encode()


def campaign(frames: int = 1_000_000, requests: int = 50_000, seed: int = 1, people: int = 4) -> dict[str, Any]:
    """Send FRAMES odd frames and REQUESTS odd requests to running tables of both games; none breaks anything."""
    seen = Counter[str]()

    async def run(port: int) -> list[Any]:
        senders = [Sender(port, Random(seed * 100 + i), list(GAMES)[i % 2], seen) for i in range(6)]
        async with playing(port, people, seed) as wanderers:
            for sender in senders:
                await sender.open()
            tables = [sender.table for sender in senders]
            askers = [Asker(port, Random(seed * 100 + 50 + i), tables, seen) for i in range(3)]
            async with asyncio.TaskGroup() as group:
                for sender in senders:
                    group.create_task(sender.send(frames // len(senders) + 1))
                for asker in askers:
                    group.create_task(asker.ask(requests // len(askers) + 1))
            for table in tables:
                assert (await ask(port, "GET", f"/api/tables/{table}", None))[0]["id"] == table
        return wanderers

    with tempfile.TemporaryDirectory() as folder, forged() as forge, served(forge, Path(folder)) as (port, _):
        found = asyncio.run(run(port))
    reconnected = sum(one.reconnected for one in found)
    assert reconnected == 0, f"people who play were cut off {reconnected} times"
    return {
        **dict(sorted(seen.items())),
        "acknowledged_meanwhile": sum(one.acknowledged for one in found),
        "games_finished_and_verified": sum(one.finished for one in found),
    }
