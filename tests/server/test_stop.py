"""A stopped server leaves one complete file."""

import signal
import sqlite3
from pathlib import Path

import pytest

from tests.server.kit import Person
from tests.server.operator import Served


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
