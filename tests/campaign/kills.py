"""Servers on SQLite are killed in the middle of play: nothing told is lost, and no table is stuck."""

import asyncio
import os
import signal
import tempfile
from random import Random
from typing import Any

from tests.server.kit import Forge
from tests.server.postgres import free_port
from tests.server.wandering import Wanderer

PEOPLE = 6
SEATS = [
    [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}],
    [{"kind": "me"}, {"kind": "open"}],
]


def campaign(kills: int = 1000, seed: int = 1) -> dict[str, Any]:
    """Kill a server on SQLite again and again while people play against bots and each other."""
    forge = Forge()
    try:
        with tempfile.TemporaryDirectory(prefix="cairn-kills-") as folder:
            return asyncio.run(_killed(forge, f"sqlite:///{folder}/tables.sqlite", kills, Random(seed)))
    finally:
        forge.stop()


async def _killed(forge: Forge, database: str, kills: int, rng: Random) -> dict[str, Any]:
    port = free_port()
    people = [Wanderer([port], Random(rng.random()), SEATS[i % 2], 0.01) for i in range(PEOPLE)]
    pid = await asyncio.to_thread(forge.start, database, port)
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.02, 0.4))
            os.kill(pid, signal.SIGKILL)
            pid = await asyncio.to_thread(forge.start, database, port)
            for task in playing:
                if task.done():
                    await task
        return await finished(people, playing, kills=kills)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        os.kill(pid, signal.SIGKILL)


async def finished(people: list[Wanderer], playing: list["asyncio.Task[None]"], **done: int) -> dict[str, Any]:
    """Let everyone play their tables to the end: none is stuck; gives what was done."""
    for person in people:
        person.stopping = True
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return {
        **done,
        "tables_finished": sum(person.finished for person in people),
        "choices_acknowledged": sum(person.acknowledged for person in people),
        "reconnections": sum(person.reconnected for person in people),
    }
