"""Tables and records of older rules are shown as such, never crash anything, and can be put away."""

import json
import sqlite3
from pathlib import Path
from random import Random
from time import sleep

import pytest

from cairn.server import operate
from tests.server.kit import WAIT, Person, play_out, serve, settings_in


def age(folder: Path, table: str, field: str, value: object) -> None:
    """Make a stored table one of other rules, or of other components."""
    with sqlite3.connect(folder / "tables.sqlite", timeout=WAIT) as conn:
        (text,) = conn.execute("SELECT header FROM tables WHERE id = ?", [table]).fetchone()
        conn.execute(
            "UPDATE tables SET header = ? WHERE id = ?", [json.dumps({**json.loads(text), field: value}), table]
        )
    conn.close()


def test_an_operator_ends_a_table_of_other_rules(folder: Path) -> None:
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "random")["id"]
    age(folder, table, "rules", 0)
    assert operate("end", folder, None, table[:6]) == table
    with serve(settings) as server, server.person() as eve:
        shown = eve.ask("GET", f"/api/tables/{table}")
        assert (shown["status"], shown["outdated"], shown["result"]) == ("over", True, None)


@pytest.mark.parametrize(("field", "value"), [("rules", 0), ("content", "00")])
def test_a_table_of_other_rules_is_shown_and_put_away(folder: Path, field: str, value: object) -> None:
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        tables = []
        for _ in range(2):
            table = ada.open_table("me", "open", listed=True, clock={"turn": 1})["id"]
            bob.ask("POST", f"/api/tables/{table}/sit", {})
            tables.append(table)
        cookies = ada.http.cookies
    for table in tables:
        age(folder, table, field, value)
    ended, deleted = tables
    with serve(settings) as server, Person(server.port) as ada, server.person("Eve") as eve:
        ada.http.cookies = cookies
        sleep(1.5)  # clocks of such tables end nothing
        for who, path in ((eve, "/api/tables"), (ada, "/api/tables?mine=true")):
            listed = {found["id"]: found for found in who.ask("GET", path)["tables"]}
            assert [listed[table]["outdated"] for table in tables] == [True, True]
        shown = ada.ask("GET", f"/api/tables/{ended}")
        assert (shown["status"], shown["outdated"]) == ("running", True)
        assert field == "content" or shown["rules"] == 0
        with ada.at(ended) as screen:
            assert screen.until("table")["table"]["outdated"]
            screen.send("move", at=[0, 12], move="x")
            assert screen.refusal() == "outdated"
            screen.send("resign", seat=screen.table["you"][0])
            assert screen.refusal() == "outdated"
            for path in ("steps", "steps/3"):
                assert eve.refused("GET", f"/api/tables/{ended}/{path}") == "outdated"
            assert ada.refused("POST", f"/api/tables/{ended}/seats/0/bot", {"bot": "random"}) == "outdated"
            assert eve.refused("POST", f"/api/tables/{ended}/end") == "not-host"
            assert eve.refused("DELETE", f"/api/tables/{ended}") == "not-host"
            over = ada.ask("POST", f"/api/tables/{ended}/end")
            assert (over["status"], over["result"]) == ("over", None)
            assert screen.until("table")["table"]["status"] == "over"
        wish = {"at": 1, "seats": [{"kind": "me"}, {"kind": "local"}]}
        assert ada.refused("POST", f"/api/tables/{ended}/play-on", wish) == "outdated"
        assert not ada.ask("GET", f"/api/tables/{ended}/verify")["valid"]
        record = ada.raw("GET", f"/api/tables/{ended}/record").text
        refused = eve.http.post("/api/records", content=record).json()
        assert refused["code"] == ("outdated" if field == "rules" else "bad-record")
        with eve.at(deleted) as screen:
            screen.until("table")
            assert ada.raw("DELETE", f"/api/tables/{deleted}").status_code == 204
            assert screen.closed() == 4004
        assert ada.refused("GET", f"/api/tables/{deleted}") == "no-such-table"
        assert deleted not in [found["id"] for found in ada.ask("GET", "/api/tables?mine=true")["tables"]]


def test_a_table_that_can_be_played_on_is_neither_ended_nor_removed(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local")["id"]
        assert ada.refused("POST", f"/api/tables/{table}/end") == "bad-request"
        assert ada.refused("DELETE", f"/api/tables/{table}") == "bad-request"
        with ada.at(table) as screen:
            screen.until("state")
            play_out(screen, rng=Random(1), most=3)
