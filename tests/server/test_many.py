"""Two hundred random tables at once."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from cairn.server.load import Pair
from tests.server.kit import Forge, Person
from tests.server.postgres import free_port
from tests.server.wandering import Wanderer


async def pair(port: int, rng: Random) -> int:
    """Two people play a game."""
    two = await Pair.open(port, "monolyth")
    await two.connect(port)
    took: list[float] = []
    await two.play(rng, took, 0)
    await two.close()
    return len(took)


async def alone(port: int, number: int) -> int:
    """One person plays a game alone or against bots."""
    rng = Random(number)
    bots = [{"kind": "bot", "bot": rng.choice(["random", "greedy"])} for _ in range(number % 4)]
    person = Wanderer([port], rng, [{"kind": "me"}, *bots], 0)
    await person.play_one()
    return person.acknowledged if person.finished else 0


def test_two_hundred_tables_at_once(folder: Path) -> None:
    forge, port, rng = Forge(), free_port(), Random(3)

    async def run() -> list[int]:
        works = [pair(port, rng) for _ in range(100)] + [alone(port, n) for n in range(100)]
        return await asyncio.wait_for(asyncio.gather(*works), 100)

    pid = forge.start(f"sqlite:///{folder / 'tables.sqlite'}", port)
    try:
        played = asyncio.run(run())
        with Person(port) as eve:
            health = eve.ask("GET", "/health")
    finally:
        os.kill(pid, signal.SIGKILL)
        forge.stop()
    assert len(played) == 200
    assert all(played)
    assert health["viewers"] == 0
