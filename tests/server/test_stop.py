"""A stopped server leaves one complete file."""

import pickle
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cairn.server.jobs import HEAD, packed
from tests.server.kit import WAIT, Person
from tests.server.operator import ENVIRONMENT, Served


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_clean_stop_leaves_one_complete_file(folder: Path, by: signal.Signals) -> None:
    with Served(folder) as served, Person(served.port, "Ada") as ada:
        tables = [ada.open_table("me", "random")["id"] for _ in range(5)]
        with ada.at(tables[0]) as screen:  # a viewer does not keep it from ending
            screen.until("state")
            assert served.stop(by) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["tables.sqlite", "tables.sqlite.lock"]
    copy = folder / "copy"
    copy.write_bytes((folder / "tables.sqlite").read_bytes())
    conn = sqlite3.connect(copy)
    try:
        assert {row[0] for row in conn.execute("SELECT id FROM tables")} == set(tables)
    finally:
        conn.close()


def test_a_helper_finishes_what_it_does_when_all_processes_are_told_to_stop() -> None:
    helper = [sys.executable, "-m", "cairn.server.jobs"]
    with subprocess.Popen(helper, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.read(1) == b"!"
        for sign in (signal.SIGTERM, signal.SIGINT):
            process.send_signal(sign)
        process.stdin.write(packed((len, ("abc",))))
        process.stdin.flush()
        size = int.from_bytes(process.stdout.read(HEAD), "big")
        assert pickle.loads(process.stdout.read(size)) == (True, 3)  # noqa: S301  (our own process wrote it)
        process.stdin.close()  # which is how its server ends it
        assert process.wait(WAIT) == 0
