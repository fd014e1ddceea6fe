"""What an operator can do while the server runs: on SQLite by commands, on PostgreSQL with two processes."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from typer.testing import CliRunner

from cairn.cli import app
from cairn.core import CairnError
from cairn.server import operate
from cairn.server.settings import Ages
from tests.server.kit import WAIT, Person, Server, play_out, serve, settings_in
from tests.server.operator import cairn


@pytest.fixture
def servers(database: str, folder: Path) -> Iterator[list[Server]]:
    """One server on SQLite, two on PostgreSQL."""
    with ExitStack() as stack:
        count = 1 if database.startswith("sqlite") else 2
        yield [stack.enter_context(serve(settings_in(folder, database=database))) for _ in range(count)]


def until(what: Callable[[], bool]) -> None:
    given_up = monotonic() + WAIT
    while not what():
        assert monotonic() < given_up, "the server did not follow"
        sleep(0.1)


def test_a_game_is_ended(servers: list[Server], database: str) -> None:
    with servers[0].person("Ada") as ada, servers[-1].person("Bob") as bob:
        table = ada.open_table("me", "open")["id"]
        with pytest.raises(CairnError, match="not running but open; delete it instead"):
            operate("end", None, database, table)
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as a, bob.at(table) as b:
            play_out(a, b, rng=Random(1), most=4)
            assert operate("end", None, database, table[:8]) == table
            for screen in (a, b):
                while screen.table["status"] != "over":
                    screen.hear()
                assert screen.table["result"]["ended"] == "stopped"
                assert screen.table["result"]["winners"] == []
            a.move("1 discard")
            assert a.refusal() == "game-over"
        for person in (ada, bob):
            verdict = person.ask("GET", f"/api/tables/{table}/verify")
            assert (verdict["valid"], verdict["fair"], verdict["finished"]) == (True, True, True)
        with pytest.raises(CairnError, match="not running but over"):
            operate("end", None, database, table)


def test_a_table_is_deleted(servers: list[Server], database: str) -> None:
    with servers[0].person("Ada") as ada, servers[-1].person("Bob") as bob:
        table = ada.open_table("me", "random", "greedy")["id"]
        with ada.at(table) as a, bob.at(table) as b:
            a.until("state")
            operate("delete", None, database, table)
            assert (a.closed(), b.closed()) == (4004, 4004)
        for person in (ada, bob):
            until(lambda person=person: person.raw("GET", f"/api/tables/{table}").status_code == 404)  # type: ignore[misc]
            assert person.refused("GET", f"/api/tables/{table}") == "no-such-table"
            assert person.refused("GET", f"/api/tables/{table}/steps") == "no-such-table"
        with pytest.raises(CairnError, match="there is no table"):
            operate("delete", None, database, table)


def test_a_link_is_revoked(servers: list[Server], database: str) -> None:
    with servers[0].person("Ada") as ada, servers[-1].person("Bob") as phone, servers[-1].person("Eve") as eve:
        table = ada.open_table("me", "random")
        key, seat = table["id"], ada.ask("GET", f"/api/tables/{table['id']}")["you"][0]
        link = ada.ask("GET", f"/api/tables/{key}/seats/{seat}/link")["path"]
        token = {"token": link.removeprefix("/seat/")}
        phone.ask("POST", "/api/links", token)
        assert phone.ask("GET", f"/api/tables/{key}")["you"] == [seat]
        with phone.at(key) as screen:
            screen.until("state")
            operate("revoke", None, database, key, seat)
            while screen.table["you"]:
                screen.hear()
        assert eve.refused("POST", "/api/links", token) == "wrong-link"
        assert ada.ask("GET", f"/api/tables/{key}")["you"] == [seat]
        until(lambda: ada.ask("GET", f"/api/tables/{key}/seats/{seat}/link")["path"] != link)
        with pytest.raises(CairnError, match="has no seat 7"):
            operate("revoke", None, database, key, 7)


def test_a_person_is_banned_and_let_in_again(servers: list[Server], database: str) -> None:
    with servers[0].person("Ada") as ada, servers[-1].person("Bob") as bob:
        table = ada.open_table("me", "open")["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        seats = operate("shown", None, database, table)["seats"]
        person = next(seat["person"] for seat in seats if seat["name"] == "Bob")
        with ada.at(table) as a, bob.at(table) as b:
            operate("ban", None, database, person, "noise")
            assert b.closed() == 4010
            until(lambda: bob.raw("GET", "/api/me").status_code == 403)
            assert bob.refused("GET", "/api/me") == "banned"
            with pytest.raises(Exception, match="403"), bob.at(table):
                pass
            ada.ask("GET", "/api/me")
            a.send("ping")
            a.until("pong")
        assert [row["what"] for row in operate("banned", None, database)] == [person]
        operate("unban", None, database, person)
        until(lambda: bob.raw("GET", "/api/me").is_success)
        with pytest.raises(CairnError, match="is not banned"):
            operate("unban", None, database, person)


def test_an_address_is_banned_and_let_in_again(servers: list[Server], database: str) -> None:
    with servers[0].person("Ada") as ada, servers[-1].person("Bob") as bob:
        table = ada.open_table("me", "random")["id"]
        with bob.at(table) as guest:
            operate("ban", None, database, "127.0.0.0/8", "")
            assert guest.closed() == 4010
        for person in (ada, bob):
            until(lambda person=person: person.raw("GET", "/health").status_code == 403)  # type: ignore[misc]
        operate("unban", None, database, "127.0.0.0/8")
        for person in (ada, bob):
            until(lambda person=person: person.raw("GET", "/health").status_code == 200)  # type: ignore[misc]


@pytest.mark.parametrize("address", ["127.0.0.1", "::ffff:127.0.0.1", "::ffff:127.0.0.0/104"])
def test_a_ban_holds_from_the_start(folder: Path, address: str) -> None:
    settings = settings_in(folder)
    with serve(settings):
        operate("ban", folder, None, address, "")
    with serve(settings) as server, server.person() as ada:
        assert ada.refused("GET", "/api/games") == "banned"


# ---------------------------------------------------------------- the commands


def told(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(app, ["admin", *words, "--data", str(folder)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(folder: Path, *words: str) -> str:
    with pytest.raises(CairnError) as error:
        told(folder, *words)
    return str(error.value)


def test_the_commands_say_what_they_did(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "open", name="Friends")["id"]
        running = ada.open_table("me", "random")["id"]
    listed: list[dict[str, Any]] = json.loads(told(folder, "list", "--json"))
    assert {line["id"]: line["status"] for line in listed} == {table: "open", running: "running"}
    assert [line["id"] for line in json.loads(told(folder, "list", "--status", "open", "--json"))] == [table]
    assert "Ada, (open) (Friends)" in told(folder, "list")
    shown = told(folder, "show", table[:6])
    assert "seat 0: person Ada, person " in shown
    assert f"id: {table}" in shown
    assert told(folder, "end", running) == f"table {running} is over\n"
    assert told(folder, "delete", table, "--yes") == f"table {table} is deleted\n"
    assert told(folder, "ban", "192.0.2.7", "--reason", "noise") == "192.0.2.7/32 is banned\n"
    assert told(folder, "bans").startswith("192.0.2.7/32  ")
    assert told(folder, "unban", "192.0.2.7") == "192.0.2.7/32 may come in again\n"
    assert "there is no table abcdef" in refused(folder, "show", "abcdef")
    assert "names no table" in refused(folder, "end", "xyz")
    assert "neither a person's id" in refused(folder, "ban", "Bob")
    assert "no table is 'lost'" in refused(folder, "list", "--status", "lost")
    assert "say what to remove" in refused(folder, "prune")
    assert "there is no such file" in refused(folder, "list", "--database", f"sqlite:///{folder / 'missing'}")
    assert not (folder / "missing").exists()
    done = cairn("admin", "list", "--data", folder / "nowhere")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("cairn: ")
    assert "there are no tables here" in done.stderr


def test_pruning_keeps_results(database: str, folder: Path) -> None:
    with serve(settings_in(folder, database=database)) as server, server.person("Ada") as ada:
        done, going, waiting = (ada.open_table(*kinds)["id"] for kinds in (("me", "random"),) * 2 + (("me", "open"),))
        with ada.at(done) as screen:
            play_out(screen, rng=Random(1))
        result = ada.ask("GET", f"/api/tables/{done}")["result"]
        record = ada.raw("GET", f"/api/tables/{done}/record").text
        upload = ada.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()["id"]
        assert operate("prune", None, database, Ages(finished=1, open=1, records=1, people=1)) == dict.fromkeys(
            ("finished", "open", "records", "people"), 0
        )
        for table in (done, going, waiting, upload):
            assert ada.ask("GET", f"/api/tables/{table}")["id"] == table
        with ada.at(waiting) as screen:
            gone = operate("prune", None, database, Ages(finished=0, open=0, records=0, people=0))
            assert min(gone["finished"], gone["open"], gone["records"]) >= 1
            assert screen.closed() == 4004
        for table in (done, waiting, upload):
            until(lambda table=table: ada.raw("GET", f"/api/tables/{table}").status_code == 404)  # type: ignore[misc]
        assert ada.ask("GET", f"/api/tables/{going}")["status"] == "running"
        assert ada.ask("GET", "/api/me")["name"] == "Ada"  # she still sits at a table
    kept = operate("shown", None, database, done)
    assert (kept["status"], kept["game"]) == ("pruned", "monolyth")
    assert kept["result"]["scores"] == result["scores"]
    assert sorted(kept["names"]) == ["Ada", "random"]


def test_people_are_forgotten_when_nothing_is_left_of_them(folder: Path) -> None:
    with serve(settings_in(folder)) as server, Person(server.port, "Ada") as ada, Person(server.port, "Bob") as bob:
        ada.open_table("me", "open")
        assert operate("prune", folder, None, Ages(people=1))["people"] == 0
        assert operate("prune", folder, None, Ages(people=0))["people"] == 1
        assert ada.ask("GET", "/api/me")["name"] == "Ada"
        assert bob.ask("GET", "/api/me")["name"] == ""


def test_a_server_prunes_by_itself_where_ages_are_set(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "open")["id"]
    with serve(settings_in(folder, prune=Ages(finished=0))) as server, server.person() as eve:
        sleep(2.5)
        assert eve.ask("GET", f"/api/tables/{table}")["status"] == "open"
    with serve(settings_in(folder, prune=Ages(open=0))) as server, server.person() as eve:
        until(lambda: eve.raw("GET", f"/api/tables/{table}").status_code == 404)
