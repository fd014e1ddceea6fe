"""A real server in a thread, and people with browsers' manners: cookies, REST and sockets."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cairn.server.process import port_of, serving
from cairn.server.settings import Rate, Settings

WAIT = 180.0  # machines are slow, and busy with other tests
FREE = Rate(100_000, 100_000)
Json = dict[str, Any]


def settings_in(folder: Path, **more: Any) -> Settings:
    """Settings of a server that keeps its tables in a folder, does not pause, and has generous limits."""
    base = Settings(
        f"sqlite:///{folder / 'tables.sqlite'}",
        static=folder / "static",
        bot_pause=0,
        undo_pause=0,
        grace=0,
        sweep=0.05,
        away=0,
        workers=False,
        work=FREE,
        requests=FREE,
        new_tables=FREE,
        messages=FREE,
        sockets=10_000,
        connections_each=10_000,
    )
    return replace(base, **more)


class Server:
    """A server on a free port, or on the one that another had before."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.settings = settings
        self.port = port
        self._server: uvicorn.Server | None = None
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        def started(server: uvicorn.Server) -> None:
            self._server, self.port = server, port_of(server)
            self._up.set()

        asyncio.run(serving(self.settings, "127.0.0.1", self.port, started))

    def start(self) -> Self:
        self._thread.start()
        assert self._up.wait(WAIT), "the server did not start"
        return self

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive(), "the server did not stop"

    def person(self, name: str = "") -> "Person":
        return Person(self.port, name)


@contextmanager
def serve(settings: Settings, port: int = 0) -> Iterator[Server]:
    server = Server(settings, port).start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a cookie."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def raw(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.raw(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> str:
        answer = self.raw(method, path, body)
        assert answer.is_error, f"{method} {path} was allowed"
        found = answer.json()
        assert found["reason"]
        return str(found["code"])

    def open_table(self, *kinds: str, **more: Any) -> Json:
        """Open a table; a kind is me, open, local, or a bot's name."""
        people = ("me", "open", "local")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "bot": kind} for kind in kinds]
        found: Json = self.ask("POST", "/api/tables", {"game": "monolyth", "seats": seats, **more})
        return found

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, *, seen: str | None = None, **more: Any) -> Iterator["Screen"]:
        path = f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws" + (f"?at={seen}" if seen else "")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        patient: Json = {"open_timeout": WAIT, "ping_timeout": WAIT, "max_size": 2**24, **more}
        with connect(path, additional_headers=headers, **patient) as socket:
            screen = Screen(socket)
            screen.come_in()
            yield screen


def spread(groups: list[Json]) -> list[Json]:
    """Give choices that came in columns one by one, each with its number."""
    rows = [
        {"do": group["do"], **group["all"], **{name: values[i] for name, values in group["each"].items()}}
        for group in groups
        for i in range(group["n"])
    ]
    return [{**row, "pick": pick} for pick, row in enumerate(rows)]


class Screen:
    """A socket at a table; it remembers the newest of everything, and spreads the choices of a state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.state: Json = {}
        self.table: Json = {}
        self._unheard: deque[Json] = deque()
        self._asked = 0

    def come_in(self) -> None:
        """Wait until the table shows what it has: whatever happens from now on is told apart from it."""
        with suppress(ConnectionClosed):  # whoever hears next is told
            shown = False
            while not shown:
                message = self._received(WAIT)
                self._unheard.append(message)
                table = message.get("table", {})
                shown = message["type"] == "state" or table.get("status") == "open" or table.get("outdated", False)

    def _received(self, wait: float) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=wait))
        if message["type"] == "state":
            message["choices"] = spread(message["choices"])
        return message

    def hear(self, wait: float = WAIT) -> Json:
        message = self._unheard.popleft() if self._unheard else self._received(wait)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, kind: str, wait: float = WAIT, **fields: Any) -> Json:
        """Hear until a message of this kind comes, with these values."""
        while True:
            message = self.hear(wait)
            if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    def until_at(self, n: int) -> Json:
        """Hear until so many choices have been played."""
        while not self.state or self.state["at"][1] < n:
            self.hear()
        return self.state

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def move(self, choice: Json | str, at: list[int] | None = None) -> None:
        """Play a choice that was offered, or a notation."""
        said = {"move": choice} if isinstance(choice, str) else {"pick": choice["pick"]}
        self.send("move", at=at or self.state["at"], **said)

    def ask(self, query: str, **about: Any) -> Json:
        """Ask the game something; gives the answer, or the refusal."""
        self._asked += 1
        self.send("ask", id=self._asked, query=query, about=about)
        while True:
            message = self.hear()
            if message["type"] in ("answer", "refused") and message["id"] == self._asked:
                return message

    def refusal(self) -> str:
        return str(self.until("refused")["code"])

    def closed(self) -> int | None:
        """Hear until the server ends the connection; gives its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


def play_out(*screens: Screen, rng: Random, most: int = 10_000) -> int:
    """Let whoever has choices play any of them, until the game is over; gives how many were played."""
    for played in range(most):
        front = max(screen.until_at(0)["at"][1] for screen in screens)
        for screen in screens:
            screen.until_at(front)
        while not any(screen.state["choices"] or screen.state["turn"] is None for screen in screens):
            screens[0].hear()  # a bot decides
            for screen in screens[1:]:
                screen.until_at(screens[0].state["at"][1])
        mover = next((screen for screen in screens if screen.state["choices"]), None)
        if mover is None:
            return played
        before = mover.state["at"][1]
        mover.move(rng.choice(mover.state["choices"]))
        mover.until_at(before + 1)
    return most


class Forge:
    """Makes server processes quickly: everything is imported once, then each is a fork with a pid of its own."""

    CODE = """
import os, signal, sys
from pathlib import Path
from cairn import bots
bots.load()
from cairn.server import process, settings
import cairn.server.wire
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    database, port, each = line.split()
    if (child := os.fork()) == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        free = settings.Rate(1e9, 1e9)
        kept = settings.Settings(
            database, static=Path("/nowhere"), bot_pause=0.01, undo_pause=0.01, grace=0, sweep=0.1,
            workers=False, work=free, requests=free, new_tables=free, messages=free, sockets=10_000, resting=20,
            connections_each=int(each),
        )
        try:
            process.serve("127.0.0.1", int(port), kept, open_browser=False)
        except BaseException as error:
            print("failed:", repr(error), flush=True)
        os._exit(0)
    print(child, flush=True)
"""

    def __init__(self) -> None:
        environment = {**os.environ, "CAIRN_LOG": "error"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", self.CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment,
        )

    def start(self, database: str, port: int, each: int = 10_000) -> int:
        """Start a server that takes so many connections of each address; gives its pid when it answers."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{database} {port} {each}\n")
        self._process.stdin.flush()
        pid = int(self._line())
        line = self._line()
        assert line.startswith("cairn: serving"), line
        return pid

    def _line(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "the process that starts servers is gone"
        return line

    def stop(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(WAIT)
