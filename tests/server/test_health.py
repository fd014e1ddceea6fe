"""What /health says, and that it is true."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
import sqlalchemy as sa

from cairn.server.health import Pulse
from cairn.server.store import Store
from tests.server.kit import WAIT, Json, Person, serve, settings_in


def health(person: Person) -> tuple[int, Json]:
    answer = person.raw("GET", "/health")
    return answer.status_code, answer.json()


def until(person: Person, status: int) -> Json:
    """Ask until the status is this."""
    given_up = monotonic() + WAIT
    while monotonic() < given_up:
        found, said = health(person)
        if found == status:
            return said
        sleep(0.2)
    pytest.fail(f"/health did not become {status}")


def pulses(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as conn:
        return [row[0] for row in conn.execute("SELECT made FROM pulses")]


def test_health_reads_and_seldom_writes(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person() as ada:
        assert pulses(folder / "tables.sqlite") == []
        status, said = health(ada)
        assert (status, said["status"], said["reason"]) == (200, "ok", None)
        first = pulses(folder / "tables.sqlite")
        assert len(first) == 1
        for _ in range(5):
            assert health(ada)[0] == 200
        assert pulses(folder / "tables.sqlite") == first


def test_health_tells_of_a_locked_database_and_of_its_release(folder: Path) -> None:
    with (
        serve(settings_in(folder)) as server,
        server.person() as ada,
        closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        said = until(ada, 503)
        assert said["status"] == "unwell"
        assert "locked" in said["reason"]
        other.execute("ROLLBACK")
        assert until(ada, 200)["reason"] is None


def test_health_tells_of_a_damaged_database(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person() as ada:
        assert health(ada)[0] == 200
        with closing(sqlite3.connect(folder / "tables.sqlite")) as other:
            other.execute("DROP TABLE pulses")
            other.execute("DROP TABLE tables")
        assert "database" in until(ada, 503)["reason"]


class Cable:
    """A way to a database that can be cut."""

    def __init__(self, port: int) -> None:
        self._target, self._loop, self._up = port, asyncio.new_event_loop(), threading.Event()
        self._open: set[asyncio.StreamWriter] = set()
        self._whole = True
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        async def start() -> asyncio.Server:
            return await asyncio.start_server(self._join, "127.0.0.1", 0)

        server = self._loop.run_until_complete(start())
        self.port = server.sockets[0].getsockname()[1]
        self._up.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._open |= {writer, far_writer}
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
            self._open.discard(writer)

    def cut(self) -> None:
        def work() -> None:
            self._whole = False
            for writer in self._open:
                writer.transport.abort()

        self._loop.call_soon_threadsafe(work)

    def mend(self) -> None:
        self._whole = True

    @contextmanager
    def laid(self) -> Iterator[int]:
        self._thread.start()
        assert self._up.wait(WAIT)
        try:
            yield self.port
        finally:
            self.cut()
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(20)


def test_health_tells_of_a_lost_database_and_of_its_return(folder: Path, postgres: str) -> None:
    url = sa.make_url(postgres)
    cable = Cable(url.port or 5432)
    with cable.laid() as port:
        address = url.set(port=port).render_as_string(hide_password=False)
        with serve(settings_in(folder, database=address)) as server, server.person() as ada:
            assert health(ada)[0] == 200
            cable.cut()
            assert until(ada, 503)["reason"] == "the database cannot be reached"
            cable.mend()
            until(ada, 200)


def test_many_who_ask_at_once_hear_the_same(folder: Path) -> None:
    async def ask_all() -> list[str | None]:
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        await store.open()
        try:
            pulse = Pulse(store, "one")
            return await asyncio.gather(*(pulse.check() for _ in range(20)))
        finally:
            await store.close()

    assert asyncio.run(ask_all()) == [None] * 20
