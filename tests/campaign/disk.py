"""The disk is full while people play."""

import asyncio
import os
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.campaign._play import forged, playing, served, until_health

SIZE = 24 << 20  # bytes of the small disk
Fill = Callable[[int], None]
WAYS = ("auto", "limit", "tmpfs")


@contextmanager
def small_disk() -> Iterator[tuple[Path, Fill, Fill]]:
    """A disk of its own, which is filled to the last byte; needs root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run(["/bin/mount", "-t", "tmpfs", "-o", f"size={SIZE}", "cairn-campaign", name], check=True)
        filler = folder / "filler"

        def fill(_: int) -> None:
            with suppress(OSError), filler.open("ab", buffering=0) as file:
                for size in (1 << 20, 1 << 12, 1):
                    with suppress(OSError):
                        while file.write(b"\0" * size):
                            pass

        try:
            yield folder, fill, lambda _: filler.unlink(missing_ok=True)
        finally:
            subprocess.run(["/bin/umount", "--lazy", name], check=True)


@contextmanager
def no_more_bytes() -> Iterator[tuple[Path, Fill, Fill]]:
    """A limit on what the server may write to files; anybody may set it."""
    with tempfile.TemporaryDirectory() as name:
        free = resource.getrlimit(resource.RLIMIT_FSIZE)
        yield (
            Path(name),
            lambda pid: resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, free[1])) and None,
            lambda pid: resource.prlimit(pid, resource.RLIMIT_FSIZE, free) and None,
        )


def campaign(
    count: int = 20, seed: int = 1, people: int = 6, longest: float = 8.0, way: str = "auto"
) -> dict[str, Any]:
    """Fill the disk COUNT times, up to LONGEST seconds: /health tells, nothing told is lost, everybody plays on.

    The way is tmpfs (a small disk, as root), or limit (on the size of the server's files), or auto: tmpfs as root.
    """
    assert way in WAYS, f"expected {', '.join(WAYS)}"
    chosen = ("tmpfs" if os.geteuid() == 0 else "limit") if way == "auto" else way
    rng, reasons = Random(seed), set[str]()

    async def run(port: int, pid: int, fill: Fill, free: Fill) -> list[Any]:
        async with playing(port, people, seed) as wanderers:
            for _ in range(count):
                await asyncio.sleep(rng.uniform(0.2, 1.0))
                fill(pid)
                try:
                    reasons.add(await until_health(port, 503) or "")
                    await asyncio.sleep(rng.uniform(0.0, longest))
                finally:
                    free(pid)
                await until_health(port, 200)
        return wanderers

    with (
        forged() as forge,
        (small_disk if chosen == "tmpfs" else no_more_bytes)() as (folder, fill, free),
        served(forge, folder) as (port, pid),
    ):
        found = asyncio.run(run(port, pid, fill, free))
    return {
        "way": chosen,
        "times_full": count,
        "reasons": ", ".join(sorted(reasons)),
        "acknowledged": sum(one.acknowledged for one in found),
        "games_finished_and_verified": sum(one.finished for one in found),
        "reconnected": sum(one.reconnected for one in found),
        "lost": 0,
    }
