"""Makes server processes quickly: everything is imported once, then each is a fork with a pid of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from select import select
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCE = Path(os.environ.get("CAIRN_E2E_SRC", ROOT / "src"))  # another copy of src/, with another built client
WAIT = 120  # seconds
# What a server draws from is set anew in each, so that none depends on those before it.
CODE = """
import json, os, signal, sys, traceback
from pathlib import Path
from tests.draws import same
same(0)
signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, which then end their servers
from cairn import bots, kernel, server
from cairn.games import GAMES
from cairn.server.settings import Rate
import cairn.server.process
bots.load()
kernel.load()
for game in GAMES.values():
    game.content()
for line in sys.stdin:
    order = json.loads(line)
    if "await" in order:
        os.waitpid(order["await"], 0)
        print("ended", flush=True)
    elif os.fork() == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        data = Path(order["data"])
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(data / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        print(os.getpid(), flush=True)
        same(order["draws"])
        given = order["settings"].items()
        settings = {name: Rate(*value) if isinstance(value, list) else value for name, value in given}
        try:
            server.serve("127.0.0.1", order["port"], data, None, open_browser=False, **settings)
        except BaseException:
            traceback.print_exc()
            print("failed", flush=True)
        os._exit(0)
"""


class Forge:
    """A process that forks servers, and waits for their ends."""

    def __init__(self) -> None:
        paths = os.pathsep.join([str(SOURCE), str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, "-c", CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, "PYTHONPATH": paths, "CAIRN_LOG": "warning"},
        )

    def start(self, data: Path, port: int, draws: int, settings: dict[str, Any]) -> int:
        """Start a server that keeps its tables in a folder; gives its pid when it answers."""
        self._order({"data": str(data), "port": port, "draws": draws, "settings": settings})
        pid = int(self._line())
        line = self._line()
        assert line.startswith("cairn: serving at "), line + (data / "log").read_text(encoding="utf-8")
        return pid

    def wait(self, pid: int) -> None:
        """Wait until a server has ended."""
        self._order({"await": pid})
        assert self._line() == "ended\n"

    def _order(self, what: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(what).encode() + b"\n")

    def _line(self) -> str:
        assert self._process.stdout
        ready, _, _ = select([self._process.stdout], [], [], WAIT)
        assert ready, "the process that starts servers does not answer"
        line = self._process.stdout.readline()
        assert line, "the process that starts servers is gone"
        return line.decode()

    def stop(self) -> None:
        """End it; the servers must have ended before."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(WAIT)
