"""A real PostgreSQL server for tests, on a free port in a folder of its own."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

ADVICE = "PostgreSQL is not installed; install it with: apt-get install postgresql"
LOWEST, PORTS = 15_000, 17_000


def binaries() -> Path | None:
    """Find initdb and its like."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


def installed() -> Path:
    """Find PostgreSQL, install it where that is allowed, or leave the test out with the reason."""
    found = binaries()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "postgresql"]):
            subprocess.run(command, env=environment, capture_output=True, check=False)
        found = binaries()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    return found


def free_port() -> int:
    """Find a port that nobody listens on, below those that a system gives out by itself: nobody gets it meanwhile."""
    while True:
        port = LOWEST + secrets.randbelow(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Postgres:
    """A PostgreSQL server in a folder of its own, which can be restarted in the middle of everything."""

    def __init__(self) -> None:
        self._tools, self._port = installed(), free_port()
        self._data = Path(tempfile.mkdtemp(prefix="cairn-postgres-"))  # pytest's own folders are closed to other users
        self._user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = "postgres"
            account = pwd.getpwnam(self._user)
            os.chown(self._data, account.pw_uid, account.pw_gid)
        self._tool("initdb", "-D", str(self._data), "-U", "cairn", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.address = f"postgresql+asyncpg://cairn@127.0.0.1:{self._port}/postgres"

    def _tool(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._tools / name), *arguments],
            user=self._user,
            cwd="/",
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{name}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        """Start it; it answers when this returns."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options += " -c max_connections=50 -c fsync=off"
        self._tool("pg_ctl", "-D", str(self._data), "-l", str(self._data / "log"), "-w", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it: immediate is like a crash, fast cuts everyone off, smart waits for them."""
        self._tool("pg_ctl", "-D", str(self._data), "-m", how, "-w", "stop")

    def protect(self, password: str) -> None:
        """Ask everybody for a password from now on, as a server in a container does."""
        where = ("-h", "127.0.0.1", "-p", str(self._port), "-U", "cairn")
        self._tool("psql", *where, "-c", f"ALTER ROLE cairn PASSWORD '{password}'", "postgres")
        self.stop("fast")
        (self._data / "pg_hba.conf").write_text("host all all all scram-sha-256\n", encoding="utf-8")
        self.start()

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._data)


@contextmanager
def running() -> Iterator[str]:
    """Run a server in a folder of its own; gives the address of an empty database."""
    server = Postgres()
    server.start()
    try:
        yield server.address
    finally:
        server.remove()
