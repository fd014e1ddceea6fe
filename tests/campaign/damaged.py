"""A damaged database: the server says so or serves what is whole, and never breaks."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx

from cairn.core import CairnError
from cairn.server import back_up
from tests.campaign._play import forged, playing, served
from tests.server.kit import Forge
from tests.server.postgres import free_port

PAGE = 4096


def damage(file: Path, rng: Random) -> str:
    """Spoil a file; gives how."""
    data = bytearray(file.read_bytes())
    how = rng.choice(["bytes", "page of zeros", "page of noise", "cut off", "header", "pages swapped"])
    place = rng.randrange(PAGE, len(data) - PAGE)
    page = place - place % PAGE
    if how == "bytes":
        for _ in range(rng.randrange(1, 40)):
            data[rng.randrange(100, len(data))] = rng.randrange(256)
    elif how == "page of zeros":
        data[page : page + PAGE] = bytes(PAGE)
    elif how == "page of noise":
        data[page : page + PAGE] = rng.randbytes(PAGE)
    elif how == "cut off":
        del data[place:]
    elif how == "header":
        data[: rng.randrange(1, 100)] = rng.randbytes(rng.randrange(1, 100))
    else:
        other = rng.randrange(1, len(data) // PAGE) * PAGE
        data[page : page + PAGE], data[other : other + PAGE] = data[other : other + PAGE], data[page : page + PAGE]
    file.write_bytes(data)
    return how


def look(port: int, tables: list[str], seen: Counter[str]) -> None:
    """Ask for everything; every answer is one of the server's own."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=180) as http:
        for path in ("/health", "/api/tables", "/api/me"):
            seen[f"{http.get(path).status_code} of {path}"] += 1
        for table in tables:
            for path in ("", "/steps", "/record", "/verify"):
                answer = http.get(f"/api/tables/{table}{path}")
                if answer.is_success:
                    seen["answers given"] += 1
                else:
                    assert answer.json()["reason"], answer.text
                    seen[f"answers refused ({answer.json()['code']})"] += 1
        made = http.post("/api/tables", json={"game": "monolyth", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert made.is_success or made.json()["code"]


def started(forge: Forge, file: Path, seen: Counter[str]) -> tuple[int, int] | None:
    """Start a server; it serves, or says in a sentence why not."""
    port = free_port()
    try:
        return port, forge.start(f"sqlite:///{file}", port)
    except AssertionError as error:
        assert "CairnError" in str(error), error
        seen["starts refused in a sentence"] += 1
        return None


def copied(folder: Path, rng: Random, seen: Counter[str]) -> None:
    """Make a backup: it is refused, or whole."""
    copy = folder / f"copy-{rng.random()}"
    try:
        back_up(copy, folder, None)
    except CairnError:
        seen["backups refused"] += 1
        assert not copy.exists()
    else:
        seen["backups of what was whole"] += 1
        copy.unlink()


def campaign(count: int = 100, seed: int = 1) -> dict[str, Any]:
    """Damage a database COUNT times in one of six ways, start a server on it, and ask for everything."""
    rng, seen, ways = Random(seed), Counter[str](), Counter[str]()

    async def fill(port: int) -> list[str]:
        async with playing(port, 4, seed) as wanderers:
            await asyncio.sleep(2)
        return [one.table for one in wanderers]

    with tempfile.TemporaryDirectory() as name, forged() as forge:
        folder = Path(name)
        good, bad = folder / "good", folder / "bad"
        good.mkdir()
        with served(forge, good) as (port, pid):
            tables = asyncio.run(fill(port))
            os.kill(pid, signal.SIGTERM)
            while (good / "tables.sqlite-wal").exists():
                pass
        for _ in range(count):
            shutil.rmtree(bad, ignore_errors=True)
            bad.mkdir()
            shutil.copy(good / "tables.sqlite", bad / "tables.sqlite")
            ways[damage(bad / "tables.sqlite", rng)] += 1
            copied(bad, rng, seen)
            if (running := started(forge, bad / "tables.sqlite", seen)) is not None:
                seen["starts"] += 1
                look(running[0], tables, seen)
                os.kill(running[1], signal.SIGKILL)  # it is still there
    return {"damaged": count, **dict(sorted(ways.items())), **dict(sorted(seen.items()))}
