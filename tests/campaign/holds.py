"""Everything long is asked of a server while bots and people play both games: its event loop stays free."""

import asyncio
import tempfile
from collections import Counter
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cairn import kernel
from cairn.server.load import Measured, Pair, ask
from tests.server.kit import Person
from tests.server.long import long_record

HOLD_MS = 20.0  # what is promised
LOOK_S = 0.001  # between looks at the event loop

_decode = msgspec.json.Decoder(dict[str, Any]).decode


def work(port: int, rounds: int, records: dict[str, str], seen: Counter[str]) -> None:
    """Bring records, verify them, read their steps, play on from the middle, and look at it all from cold."""
    with Person(port, "Ada") as ada:
        for _ in range(rounds):
            for game, text in records.items():
                brought = ada.http.post("/api/records", content=text).json()["id"]
                assert ada.ask("GET", f"/api/tables/{brought}/verify")["valid"]
                ada.ask("GET", f"/api/tables/{brought}/steps?from=0&to=40")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
                fork = ada.ask("POST", f"/api/tables/{brought}/play-on", {"at": 30, "seats": seats})["id"]
                with ada.at(fork) as screen:
                    screen.until("state")
                assert ada.raw("GET", f"/api/tables/{brought}/record").is_success
                ada.ask("GET", "/api/tables")
                ada.ask("GET", f"/api/content/{game}")
                ada.ask("GET", "/api/schema/openapi.json")
                seen["records brought, verified and played on"] += 1


async def moves(port: int, game: str, rng: Random, seen: Counter[str]) -> None:
    """Two people play a game after the other."""
    while True:
        pair = await Pair.open(port, game)
        await pair.connect(port)
        took: list[float] = []
        try:
            await pair.play(rng, took, 0.05)
        finally:
            seen["choices of people"] += len(took)
            await pair.close()


async def crowd(port: int, guests: int, seen: Counter[str]) -> None:
    """Many look on at a table while somebody sits down, which starts the game, and again at the next one."""
    while True:
        table, _ = await ask(
            port, "POST", "/api/tables", {"game": "monolyth", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        path = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/ws"
        sockets: list[ClientConnection] = []
        try:
            while len(sockets) < guests:
                sockets.append(await connect(path, max_size=2**22, compression=None, ping_interval=None))
            await ask(port, "POST", f"/api/tables/{table['id']}/sit", {"name": "B"})
            for socket in sockets:
                while _decode(await socket.recv())["type"] != "state":
                    pass
        finally:
            for socket in sockets:
                socket.transport.abort()
        seen["games begun before a crowd"] += 1


def campaign(
    rounds: int = 50, bots: int = 20, guests: int = 100, seed: int = 1, most: float = HOLD_MS
) -> dict[str, Any]:
    """Ask for long work again and again while bots and people play; fails where the event loop was held for longer."""
    return asyncio.run(_run(rounds, bots, guests, Random(seed), most))


async def _run(rounds: int, bots: int, guests: int, rng: Random, most: float) -> dict[str, Any]:
    seen: Counter[str] = Counter()
    records = {game: long_record(game) for game in ("monolyth", "monumental")}
    with tempfile.TemporaryDirectory() as folder:
        server = Measured(folder, LOOK_S)
        people = [asyncio.create_task(moves(server.port, game, rng, seen)) for game in records for _ in range(4)]
        people.append(asyncio.create_task(crowd(server.port, guests, seen)))
        try:
            with Person(server.port, "Bob") as bob:
                for _ in range(bots):
                    bob.open_table("greedy", "random", game="monumental")
            server.used()
            await asyncio.to_thread(work, server.port, rounds, records, seen)
            found = server.used()
            held, late = found["held"] * 1000, found["late"] * 1000
            for task in people:
                if task.done():
                    await task
        finally:
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            server.stop()
    assert held <= most, f"the event loop was held for {held:.1f} ms"
    return {**seen, "mode": kernel.MODE, "longest_hold_ms": round(held, 1), "longest_late_ms": round(late, 1)}
