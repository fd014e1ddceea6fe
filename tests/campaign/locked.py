"""Another program locks the database while people play."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.campaign._play import forged, playing, served, until_health


def campaign(count: int = 20, seed: int = 1, people: int = 6, longest: float = 15.0) -> dict[str, Any]:
    """Lock the SQLite file COUNT times, up to LONGEST seconds each: nothing told is lost, everybody plays on."""
    rng, unwell = Random(seed), 0

    async def run(port: int, file: Path) -> list[Any]:
        nonlocal unwell
        async with playing(port, people, seed) as wanderers:
            with closing(sqlite3.connect(file, isolation_level=None, timeout=30, check_same_thread=False)) as other:
                for _ in range(count):
                    await asyncio.sleep(rng.uniform(0.1, 1.0))
                    await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
                    seconds = rng.uniform(0.05, longest)
                    look = asyncio.create_task(until_health(port, 503)) if seconds > 8 else None
                    await asyncio.sleep(seconds)
                    if look is not None:
                        assert "lock" in (await look or "")
                        unwell += 1
                    other.execute("ROLLBACK")
                    await until_health(port, 200)
        return wanderers

    with tempfile.TemporaryDirectory() as folder, forged() as forge, served(forge, Path(folder)) as (port, _):
        found = asyncio.run(run(port, Path(folder) / "tables.sqlite"))
    return {
        "locks": count,
        "told_by_health": unwell,
        "acknowledged": sum(one.acknowledged for one in found),
        "games_finished_and_verified": sum(one.finished for one in found),
        "reconnected": sum(one.reconnected for one in found),
        "lost": 0,
    }
