"""People who play on, whatever happens to the server: they reconnect and remember what they were told."""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cairn import record
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.server.load import ask
from tests.server.kit import spread

LOST = (OSError, WebSocketException, asyncio.TimeoutError, CairnError, EOFError, ValueError)


class Wanderer:
    """Plays table after table, through any of some ports."""

    def __init__(self, ports: list[int], rng: Random, seats: list[dict[str, str]], pause: float) -> None:
        self.ports, self.rng, self.seats, self.pause = ports, rng, seats, pause
        self.stopping = False
        self.cookie = ""
        self.acknowledged = self.finished = self.reconnected = 0
        self.table = ""
        self.seen: list[int] | None = None
        self.told: dict[int, str] = {}

    async def play(self) -> None:
        """Play until told to stop, and then until the table is over."""
        while not self.stopping:
            await self.play_one()

    async def play_one(self) -> None:
        """Play one table to its end."""
        await self._open()
        friends = [await self._invite() for seat in self.seats if seat["kind"] == "open"]
        await asyncio.gather(*(person.watch_out() for person in (self, *friends)))
        self.reconnected += sum(friend.reconnected for friend in friends)
        await self._check()

    async def watch_out(self) -> None:
        """Play the table to its end, on as many connections as that takes."""
        while not await self._watch():
            self.reconnected += 1

    async def _invite(self) -> "Wanderer":
        """Let somebody else sit down here."""
        friend = Wanderer(self.ports, self.rng, [], self.pause)
        await friend._again("PUT", "/api/me", {"name": "B"})
        friend.table, path = self.table, f"/api/tables/{self.table}"
        while not (await friend._again("GET", path, None))["you"]:
            with suppress(*LOST):
                await ask(self.rng.choice(self.ports), "POST", f"{path}/sit", {}, friend.cookie)
        return friend

    async def _again(self, method: str, path: str, body: Any) -> Any:
        while True:
            with suppress(*LOST):
                found, self.cookie = await ask(self.rng.choice(self.ports), method, path, body, self.cookie)
                return found
            await asyncio.sleep(0.02)

    async def _open(self) -> None:
        found = await self._again("POST", "/api/tables", {"game": "monolyth", "seats": self.seats})
        self.table, self.seen, self.told = found["id"], None, {}

    async def _watch(self) -> bool:
        """Play on one connection; gives whether the game is over."""
        at = f"?at={self.seen[0]},{self.seen[1]}" if self.seen else ""
        path = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/api/tables/{self.table}/ws{at}"
        try:
            async with connect(path, additional_headers={"Cookie": self.cookie}, close_timeout=0.2) as socket:
                while True:
                    async with asyncio.timeout(20):
                        state = json.loads(await socket.recv())
                    if state["type"] != "state":
                        continue
                    self._hear(state)
                    if state["turn"] is None:
                        return True
                    if state["choices"]:
                        await asyncio.sleep(self.pause)
                        pick = self.rng.choice(spread(state["choices"]))["pick"]
                        move = {"type": "move", "at": state["at"], "pick": pick}
                        await socket.send(json.dumps(move))
        except LOST:
            await asyncio.sleep(0.02)
            return False

    def _hear(self, state: dict[str, Any]) -> None:
        if self.seen is not None:
            assert state["at"][1] >= self.seen[1], "the server has forgotten an acknowledged choice"
        for step in state["told"]:
            assert self.told.setdefault(step["n"], step["move"]) == step["move"], "a told choice has changed"
            self.acknowledged += 1
        self.seen = state["at"]

    async def _check(self) -> None:
        """Compare all that was told with the record, and verify its draws."""
        while True:
            with suppress(*LOST[:3]):
                text = await fetch(self.rng.choice(self.ports), f"/api/tables/{self.table}/record")
                break
            await asyncio.sleep(0.02)
        kept = record.read(text)
        assert all(kept.choices[n] == move for n, move in self.told.items())
        assert record.verify(kept, GAMES["monolyth"], GAMES["monolyth"].content()).fair
        self.finished += 1


async def fetch(port: int, path: str) -> str:
    """Get a text."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    raw = await reader.read()
    writer.close()
    top, _, body = raw.partition(b"\r\n\r\n")
    status, *headers = top.decode().lower().split("\r\n")
    length = next((int(line.partition(":")[2]) for line in headers if line.startswith("content-length:")), None)
    if " 200 " not in status or len(body) != length:  # refused, or cut off in the middle of it
        raise OSError(f"{status}: {len(body)} bytes of {length}")
    return body.decode()
