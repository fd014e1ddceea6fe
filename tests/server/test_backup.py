"""Backups of a running server, and how they are brought back."""

import signal
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cairn.core import CairnError
from cairn.server import back_up, bring_back
from tests.server.kit import Person, play_out, serve, settings_in
from tests.server.operator import Served, cairn


def test_a_backup_of_a_server_in_play_is_brought_back(folder: Path) -> None:
    kept, later = folder / "kept", folder / "later"
    kept.mkdir()
    copies = [folder / f"{n}.sqlite" for n in range(5)]
    with serve(settings_in(kept)) as server, server.person("Ada") as ada:
        done = ada.open_table("me", "random")["id"]
        running = ada.open_table("me", "greedy")["id"]
        going_on = threading.Event()

        def play() -> None:
            while not going_on.is_set():
                with ada.at(ada.open_table("me", "random")["id"]) as screen:
                    play_out(screen, rng=Random(1), most=20)

        with ada.at(done) as screen:
            play_out(screen, rng=Random(1))
        with ada.at(running) as screen:
            play_out(screen, rng=Random(1), most=3)
            at, cookie = screen.state["at"], ada.cookie
        playing = threading.Thread(target=play)
        playing.start()
        try:
            for copy in copies:
                assert back_up(copy, kept, None) >= 2
        finally:
            going_on.set()
            playing.join(20)
    assert not list(folder.glob("*.part*"))
    for copy in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with closing(sqlite3.connect(copy)) as conn:
            assert conn.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    told = cairn("restore", copies[-1], "--data", later)
    assert (told.returncode, told.stderr) == (0, "")
    with Served(later) as served, Person(served.port) as ada:
        name, _, value = cookie.partition("=")
        ada.http.cookies.set(name, value)
        assert ada.ask("GET", f"/api/tables/{done}")["status"] == "over"
        assert ada.ask("GET", f"/api/tables/{done}/verify")["fair"]
        with ada.at(running) as screen:  # the same cookie is still good: the key that signs it came along
            assert screen.until("state")["at"] >= at  # the bot went on
            play_out(screen, rng=Random(2), most=1)


def test_a_backup_is_refused_in_words(folder: Path) -> None:
    with pytest.raises(CairnError, match="there are no tables here"):
        back_up(folder / "copy", folder, None)
    with pytest.raises(CairnError, match="pg_dump"):
        back_up(folder / "copy", None, "postgresql+asyncpg://cairn@127.0.0.1/cairn")
    with serve(settings_in(folder)):
        back_up(folder / "copy", folder, None)
        with pytest.raises(CairnError, match="there is such a file"):
            back_up(folder / "copy", folder, None)
        with pytest.raises(CairnError, match="cannot be written"):
            back_up(folder / "no" / "such" / "folder", folder, None)
        with pytest.raises(CairnError, match="there are tables here"):
            bring_back(folder / "copy", folder)
    (folder / "nonsense").write_bytes(b"nonsense" * 1000)
    (folder / "empty").touch()
    for name in ("nonsense", "empty", "missing"):
        with pytest.raises(CairnError, match=name):
            bring_back(folder / name, folder / "other")
    assert not list((folder / "other").glob("tables.sqlite*[!k]"))


def test_a_damaged_database_makes_no_backup(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person() as ada:
        for _ in range(30):
            ada.open_table("me", "random")
    file = folder / "tables.sqlite"
    data = bytearray(file.read_bytes())
    data[8192:] = b"\x00" * (len(data) - 8192)
    file.write_bytes(data)
    with pytest.raises(CairnError):
        back_up(folder / "copy", folder, None)
    assert not (folder / "copy").exists()
    assert not list(folder.glob("*.part*"))


def test_what_a_killed_server_left_is_backed_up_whole(folder: Path) -> None:
    with Served(folder) as served, Person(served.port) as ada:
        tables = {ada.open_table("me", "random")["id"] for _ in range(5)}
        served.stop(signal.SIGKILL)
    assert (folder / "tables.sqlite-wal").stat().st_size > 0
    assert back_up(folder / "copy", folder, None) == len(tables)
    for end in ("-wal", "-shm"):
        (folder / f"tables.sqlite{end}").unlink(missing_ok=True)
    (folder / "tables.sqlite").unlink()
    assert bring_back(folder / "copy", folder) == len(tables)
