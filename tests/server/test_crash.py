"""Nothing acknowledged is lost, however often the server is killed, and every table goes on."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import Forge
from tests.server.postgres import free_port
from tests.server.wandering import Wanderer

KILLS = 50


@pytest.fixture(scope="module")
def forge() -> Iterator[Forge]:
    made = Forge()
    yield made
    made.stop()


def test_fifty_kills_lose_nothing(forge: Forge, folder: Path) -> None:
    database, port, rng = f"sqlite:///{folder / 'tables.sqlite'}", free_port(), Random(1)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    people = [Wanderer([port], Random(i), seats, 0.01) for i in range(6)]

    async def run() -> None:
        pid = await asyncio.to_thread(forge.start, database, port)
        playing = [asyncio.create_task(person.play()) for person in people]
        try:
            for _ in range(KILLS):
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                os.kill(pid, signal.SIGKILL)
                pid = await asyncio.to_thread(forge.start, database, port)
                for task in playing:
                    if task.done():
                        await task
            for person in people:
                person.stopping = True
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            os.kill(pid, signal.SIGKILL)

    asyncio.run(run())
    assert sum(person.reconnected for person in people) >= KILLS
    assert all(person.finished for person in people)
    assert sum(person.acknowledged for person in people) > 500


def test_two_processes_serve_one_postgresql_and_one_is_killed(forge: Forge, postgres: str) -> None:
    ports = [free_port(), free_port()]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    people = [Wanderer(ports, Random(i), seats, 0.01) for i in range(4)]

    async def run() -> None:
        pids = [await asyncio.to_thread(forge.start, postgres, port) for port in ports]
        playing = [asyncio.create_task(person.play()) for person in people]
        try:
            for turn in range(6):
                await asyncio.sleep(0.5)
                os.kill(pids[turn % 2], signal.SIGKILL)
                await asyncio.sleep(0.5)
                pids[turn % 2] = await asyncio.to_thread(forge.start, postgres, ports[turn % 2])
            os.kill(pids[0], signal.SIGKILL)  # the other serves all that is left
            for person in people:
                person.stopping = True
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            os.kill(pids[1], signal.SIGKILL)

    asyncio.run(run())
    assert all(person.finished for person in people)
    assert sum(person.reconnected for person in people) >= 6
