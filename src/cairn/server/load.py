"""Measures the server: many tables over real sockets, every choice on the disk before it is told.

The server runs in a process of its own, and only its CPU time counts. Two people play at each table in a closed loop:
each plays any choice as soon as it is on turn. Opening tables and connecting is not counted. Beside them, bots may play
another game at further tables, pausing as they do for people; at others, bots of one level think without a pause in
between, each table's next choice as soon as the last is played.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cairn import bots
from cairn.bots import LEVELS
from cairn.core import CairnError
from cairn.games import OURS
from cairn.server.metrics import LATENESS
from cairn.server.process import port_of, run, serving
from cairn.server.settings import Rate, Settings

FIRST = next(iter(OURS))
FREE = Rate(1e9, 1e9)
LINE = b"\r\n"
MOST = 100  # choices at a table in one round: some games have fewer, others some hundreds


class Group(msgspec.Struct):
    """What a measuring client reads of some choices."""

    n: int


class Heard(msgspec.Struct):
    """What a measuring client reads of a message."""

    type: str
    at: tuple[int, int] = (0, 0)
    choices: list[Group] = []
    turn: int | None = None


_heard = msgspec.json.Decoder(Heard)


# ---------------------------------------------------------------- the measured process


def _memory() -> int:
    """Give the bytes of memory in use."""
    if sys.platform == "linux":
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    elif sys.platform == "darwin":  # noqa: RET505  (so that types are checked for every system)
        import resource  # noqa: PLC0415  (Windows has none)

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    else:
        raise CairnError("what the server uses is measured on Linux and macOS only")


def _answer_questions() -> None:
    """Print CPU time, memory and the longest hold whenever a line comes in; end with the input."""
    for _ in sys.stdin:
        late, busy = LATENESS.take()
        used = {"cpu": process_time(), "memory": _memory(), "late": late, "held": busy}
        print(json.dumps(used), flush=True)  # noqa: T201
    os._exit(0)


def child(folder: str, look: float | None = None, level: str | None = None) -> None:
    """Serve, and answer how much was used; `look` says how often it is seen whether the event loop is free."""
    LATENESS.each = look or LATENESS.each
    if level is not None and ":" in level:  # one's own
        for known in bots.BOTS.values():
            known[level] = bots.RandomBot  # as the processes that think make it, by its name
    settings = Settings(
        f"sqlite:///{folder}/tables.sqlite",
        requests=FREE,
        new_tables=FREE,
        messages=FREE,
        chats=FREE,
        work=FREE,
        bot_pause=Settings.bot_pause if level is None else 0,
        metrics=0 if look else None,  # on any port
        sockets=100_000,
        connections_each=100_000,
    )

    def started(server: uvicorn.Server) -> None:
        print(port_of(server), flush=True)  # noqa: T201
        threading.Thread(target=_answer_questions, daemon=True).start()

    import structlog  # noqa: PLC0415  (only the measured process is silent)

    quiet = structlog.make_filtering_bound_logger("error")
    structlog.configure(wrapper_class=quiet, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    run(lambda: serving(settings, "127.0.0.1", 0, started))


class Measured:
    """The server's process, seen from outside."""

    def __init__(self, folder: str, look: float | None = None, level: str | None = None) -> None:
        code = f"from cairn.server.load import child; child({folder!r}, {look!r}, {level!r})"
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line.strip().isdecimal():
            raise CairnError("the measured server did not start")
        self.port = int(line)

    def used(self) -> dict[str, float]:
        """Ask for CPU seconds, bytes, and the longest hold since this was asked last."""
        if self._process.stdin is None or self._process.stdout is None:
            raise CairnError("the measured server is gone")
        self._process.stdin.write("?\n")
        self._process.stdin.flush()
        found: dict[str, float] = json.loads(self._process.stdout.readline())
        return found

    def stop(self) -> None:
        """End it."""
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(10)
        if self._process.stdout:
            self._process.stdout.close()


# ---------------------------------------------------------------- the clients


async def ask(port: int, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:  # noqa: ANN401
    """Make one request on a connection of its own; gives the answer and the cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = msgspec.json.encode(body)
    head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
    head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    head += [f"Cookie: {cookie}"] if cookie else []
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        raw = await reader.read()
    finally:
        writer.close()
    await writer.wait_closed()
    top, _, payload = raw.partition(LINE + LINE)
    status, *headers = top.split(LINE)
    if b" 20" not in status:
        raise CairnError(f"{method} {path}: {status.decode()} {payload.decode()}")
    for header in headers:
        key, _, value = header.partition(b": ")
        if key.lower() == b"set-cookie":
            cookie = value.split(b";")[0].decode()
    return msgspec.json.decode(payload), cookie


@dataclass
class Pair:
    """Two people at a table."""

    table: str
    cookies: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    latest: list[Heard] = field(default_factory=list)

    @classmethod
    async def open(cls, port: int, game: str) -> "Pair":
        """Sit two people down at a new table."""
        seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        table, first = await ask(port, "POST", "/api/tables", {"game": game, "seats": seats})
        _, second = await ask(port, "POST", f"/api/tables/{table['id']}/sit", {"name": "B"})
        return cls(table["id"], [first, second])

    async def connect(self, port: int) -> None:
        """Connect both."""
        for cookie in self.cookies:
            path = f"ws://127.0.0.1:{port}/api/tables/{self.table}/ws"
            self.sockets.append(
                await connect(path, additional_headers={"Cookie": cookie}, max_size=2**22, compression=None)
            )
        self.latest = [await _state(socket) for socket in self.sockets]

    async def play(self, rng: Random, took: list[float], pause: float, most: int = 10_000) -> None:
        """Play to the end, or so many choices; each time from sending a move to hearing of it is noted."""
        for _ in range(most):
            if self.latest[0].turn is None:
                return
            mover = 0 if self.latest[0].choices else 1
            mine = self.latest[mover]
            picks = sum(group.n for group in mine.choices)
            move = {"type": "move", "at": mine.at, "pick": rng.randrange(picks)}
            if pause:
                await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
            began = perf_counter()
            await self.sockets[mover].send(msgspec.json.encode(move).decode())
            self.latest[mover] = await _state(self.sockets[mover])
            took.append(perf_counter() - began)
            self.latest[1 - mover] = await _state(self.sockets[1 - mover])

    async def close(self) -> None:
        """Go away."""
        for socket in self.sockets:
            await socket.close()


async def _state(socket: ClientConnection) -> Heard:
    while True:
        heard = _heard.decode(await socket.recv())
        if heard.type == "state":
            return heard


@dataclass(frozen=True)
class Load:
    """What is measured: so many tables of a game, for so long, at such a pace, beside so many tables of bots.

    At `thinking` further tables bots of a `level` think all the time.
    """

    game: str = FIRST
    seconds: float = 5
    tables: int = 50
    rate: float = 200
    beside: int = 0
    thinking: int = 0
    level: str = LEVELS[-1]
    idle: int = 500


async def _round(server: Measured, load: Load, rng: Random, took: list[float], pause: float) -> tuple[float, float]:
    """Play some tables to their ends; gives the server's CPU seconds and the seconds on the wall."""
    pairs = [await Pair.open(server.port, load.game) for _ in range(load.tables)]
    for pair in pairs:
        await pair.connect(server.port)
    before, began = server.used()["cpu"], perf_counter()
    await asyncio.gather(*(pair.play(rng, took, pause, MOST) for pair in pairs))
    wall, after = perf_counter() - began, server.used()["cpu"]
    for pair in pairs:
        await pair.close()
    return after - before, wall


def _figures(took: list[float], cpu: float, wall: float) -> dict[str, float]:
    ranked = sorted(took)
    return {
        "choices": len(took),
        "choices_per_s": len(took) / wall,
        "choices_per_cpu_s": len(took) / cpu,
        "p50_ms": median(ranked) * 1000,
        "p99_ms": ranked[int(len(ranked) * 0.99)] * 1000,
    }


async def _bots(server: Measured, tables: int, game: str, bot: str) -> None:
    """Let bots play at so many tables, one game after the other."""
    seats = [{"kind": "bot", "bot": bot}] * 2
    tables_of = [""] * tables
    while True:
        for i, table in enumerate(tables_of):
            if not table or (await ask(server.port, "GET", f"/api/tables/{table}", None))[0]["status"] == "over":
                made, _ = await ask(server.port, "POST", "/api/tables", {"game": game, "seats": seats})
                tables_of[i] = made["id"]
        await asyncio.sleep(1)


def _other(game: str) -> str:
    """Name another game of ours, or the same where there is no other."""
    return next((name for name in OURS if name != game), game)


async def _measure(load: Load) -> dict[str, Any]:
    rng = Random(7)
    with tempfile.TemporaryDirectory() as folder:
        server = Measured(folder, level=load.level if load.thinking else None)
        beside = asyncio.gather(
            _bots(server, load.beside, _other(load.game), "greedy"),
            _bots(server, load.thinking, load.game, load.level),
        )
        try:
            await _round(server, load, rng, [], 0)
            took: list[float] = []
            cpu = wall = 0.0
            while wall < load.seconds:
                more = await _round(server, load, rng, took, 0)
                cpu, wall = cpu + more[0], wall + more[1]
            sockets = 2 * load.tables
            found: dict[str, Any] = {
                "game": load.game, "tables": load.tables, "sockets": sockets, "beside": load.beside,
                "thinking": load.thinking, "level": load.level if load.thinking else None,
                **_figures(took, cpu, wall),
            }  # fmt: skip
            paced: list[float] = []
            used = await _round(server, load, rng, paced, load.tables / load.rate)
            found["paced"] = {"asked_per_s": load.rate, **_figures(paced, *used)}
            beside.cancel()
            before = server.used()["memory"]
            for _ in range(load.idle):
                await Pair.open(server.port, load.game)
            found["idle_table_bytes"] = (server.used()["memory"] - before) / load.idle
            found["idle_tables"] = load.idle
        finally:
            beside.cancel()
            await asyncio.gather(beside, return_exceptions=True)
            server.stop()
    return found


def measure(load: Load) -> dict[str, Any]:
    """Measure accepted choices per CPU second, how long each takes, and the memory of an idle table."""
    return run(lambda: _measure(load))
