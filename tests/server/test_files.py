"""Files with secrets are their owner's alone, and what is no database of ours gets a sentence."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from cairn.core import CairnError
from cairn.server.logs import without_values
from cairn.server.store import Store
from tests.server.kit import Person
from tests.server.operator import Served, cairn


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


def test_only_the_owner_reads_what_the_server_keeps(tmp_path: Path) -> None:
    was = os.umask(0)
    try:
        folder, export = tmp_path / "data", tmp_path / "export.jsonl"
        with Served(folder) as served, Person(served.port, "Ada") as ada:
            ada.open_table("me")
            found = modes(folder)
            assert cairn("export", export, "--data", folder).returncode == 0
        assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"} <= set(found)
        assert set(found.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE(export.stat().st_mode) == 0o600
        for path in (*folder.iterdir(), export):
            path.chmod(0o644)
        with Served(folder) as served, Person(served.port, "Ada") as ada:
            ada.open_table("me")
            assert set(modes(folder).values()) == {0o600}
        assert cairn("export", export, "--data", folder).returncode == 0
        assert stat.S_IMODE(export.stat().st_mode) == 0o600
    finally:
        os.umask(was)


def empty(file: Path) -> None:
    file.touch()


def text(file: Path) -> None:
    file.write_text("my diary\n" * 100, encoding="utf-8")


def place(file: Path) -> None:
    file.mkdir()


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("CREATE TABLE diary (day TEXT)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        conn.execute("INSERT INTO alembic_version VALUES ('9999')")
        conn.commit()


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (empty, "this file is empty"),
        (text, "not a database of Cairn's"),
        (place, "cannot be opened"),
        (foreign, "not a database of Cairn's"),
        (newer, "newer version of Cairn"),
    ],
)
def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path, make: Callable[[Path], None], said: str) -> None:
    file = tmp_path / "tables.sqlite"
    make(file)
    kept = file.read_bytes()[100:] if file.is_file() else b""

    async def open_it() -> None:
        await Store(f"sqlite:///{file}").open()

    with pytest.raises(CairnError, match=said):
        asyncio.run(open_it())
    assert (file.read_bytes()[100:] if file.is_file() else b"") == kept


@pytest.mark.parametrize("make", [empty, newer])
def test_a_command_says_it_in_one_line(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "tables.sqlite")
    done = cairn("serve", "--port", "0", "--data", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("cairn: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("folder", ["/proc", "/dev/null/x"])
def test_a_folder_that_cannot_be_written_gets_a_sentence(folder: str) -> None:
    done = cairn("serve", "--port", "0", "--data", folder)
    assert done.returncode == 1
    assert done.stderr.startswith(f"cairn: {folder}")
    assert len(done.stderr.splitlines()) == 1


def test_errors_quote_nothing_of_the_data(database: str) -> None:
    secret = "5ec2e7" * 8

    def work(conn: sa.Connection) -> None:
        conn.execute(sa.text("INSERT INTO keys (name, value) VALUES (:name, :value)"), {"name": None, "value": secret})

    async def fail() -> str:
        store = Store(database)
        await store.open()
        try:
            await store.read(work)
        except sa.exc.SQLAlchemyError as error:
            return without_values(f"{error}\n{error.__cause__!r}\n{error.__cause__}")
        finally:
            await store.close()
        return ""

    said = asyncio.run(fail())
    assert "null" in said.lower()
    assert secret not in said


def test_the_log_tells_who_came_and_no_value_of_an_error() -> None:
    told = 'null value in column "name"\nDETAIL:  Failing row contains (null, 5ec2e7).'
    assert without_values(told) == 'null value in column "name"'
    assert without_values("invalid input for query argument $1: '5ec2e7'") == "invalid input for query argument $1"


def test_addresses_are_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("tests.server.operator", fromlist=["ENVIRONMENT"]).ENVIRONMENT, "CAIRN_LOG", "debug")
    with Served(tmp_path) as served, Person(served.port, "Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
        served.stop()
    for event in ("connected", "request", "socket opened", "socket closed"):
        lines = [line for line in served.said.splitlines() if f'"event": "{event}"' in line]
        assert lines, event
        assert all('"address": "127.0.0.1"' in line for line in lines)
