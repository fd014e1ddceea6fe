"""PostgreSQL is restarted, and servers on it are killed, in the middle of play: nothing is lost, stuck or stale."""

import asyncio
import json
import os
import signal
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect

from tests.campaign.kills import SEATS, finished
from tests.server.kit import Forge
from tests.server.postgres import Postgres, free_port
from tests.server.wandering import LOST, Wanderer

PROCESSES = 3
PEOPLE = 9
STALE_S = 3.0  # what is promised
STUCK_S = 30.0


class Watcher:
    """A guest who looks on at a table through one process, and reconnects whenever it is cut off."""

    def __init__(self, port: int) -> None:
        self.port, self.table = port, ""
        self.seen: dict[str, list[int]] = {}  # the furthest that was shown of each table

    async def look(self) -> None:
        """Look on at whatever table it is told to, for good."""
        while True:
            table = self.table
            try:
                path = f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"
                async with connect(path, close_timeout=0.2, max_size=2**22) as socket:
                    while table == self.table:
                        async with asyncio.timeout(2):  # before Python 3.12 wait_for may miss that it is cancelled
                            message = json.loads(await socket.recv())
                        if message["type"] == "state":
                            self.seen[table] = message["at"]
            except LOST:
                await asyncio.sleep(0.05)


def campaign(restarts: int = 20, kills: int = 100, seed: int = 1, stale: float = STALE_S) -> dict[str, Any]:
    """Restart PostgreSQL and kill one of three processes on it; fails where somebody was stale for longer."""
    forge, postgres = Forge(), Postgres()
    postgres.start()
    try:
        done = asyncio.run(_run(forge, postgres, restarts, kills, Random(seed)))
    finally:
        forge.stop()
        postgres.remove()
    assert done["longest_stale_s"] <= stale, done
    return done


async def _run(forge: Forge, postgres: Postgres, restarts: int, kills: int, rng: Random) -> dict[str, Any]:
    ports = [free_port() for _ in range(PROCESSES)]
    pids = [await asyncio.to_thread(forge.start, postgres.address, port) for port in ports]
    people = [Wanderer(ports, Random(rng.random()), SEATS[i % 2], 0.02) for i in range(PEOPLE)]
    watchers = [Watcher(port) for port in ports]
    tasks = [asyncio.create_task(person.play()) for person in people]
    looking = [asyncio.create_task(watcher.look()) for watcher in watchers]
    worst = 0.0
    deeds = ["kill"] * kills + ["restart"] * restarts
    rng.shuffle(deeds)
    try:
        for i, deed in enumerate(deeds):
            for watcher in watchers:
                watcher.table = people[i % PEOPLE].table
            await asyncio.sleep(rng.uniform(0.2, 0.8))
            if deed == "kill":
                which = rng.randrange(PROCESSES)
                os.kill(pids[which], signal.SIGKILL)
                pids[which] = await asyncio.to_thread(forge.start, postgres.address, ports[which])
            else:
                await asyncio.to_thread(postgres.stop, rng.choice(["immediate", "fast"]))
                await asyncio.sleep(rng.uniform(0, 2))
                await asyncio.to_thread(postgres.start)
            worst = max(worst, await _caught_up(people, watchers))
            for task in tasks:
                if task.done():
                    await task
        done = await finished(people, tasks, kills=kills, restarts=restarts)
        return {**done, "longest_stale_s": round(worst, 2)}
    finally:
        for task in (*tasks, *looking):
            task.cancel()
        await asyncio.gather(*tasks, *looking, return_exceptions=True)
        for pid in pids:
            os.kill(pid, signal.SIGKILL)


async def _caught_up(people: list[Wanderer], watchers: list[Watcher]) -> float:
    """Wait until every process shows what people had been told when the database answered again; gives how long."""
    began = monotonic()
    told = {person.table: person.seen for person in people if person.seen is not None}
    for watcher in watchers:
        wanted = told.get(watcher.table)
        while wanted is not None and watcher.seen.get(watcher.table, [-1, -1]) < wanted:
            await asyncio.sleep(0.02)
            assert monotonic() - began < STUCK_S, f"port {watcher.port} never showed {wanted} of {watcher.table}"
    return monotonic() - began
