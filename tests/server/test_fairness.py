"""Time is fair: nobody can set the clocks, a rematch waits for everyone, and who left for a moment keeps the seat."""

import asyncio
import sqlite3
from pathlib import Path
from time import sleep, time

import pytest
import sqlalchemy as sa

from cairn.server import queries
from cairn.server.clocks import Steady
from cairn.server.schema import choices, keys, tables
from cairn.server.store import Store
from tests.server.kit import Server, serve, settings_in

HOUR = 3600 * 1000


def test_the_servers_own_time_goes_on_after_a_short_pause_and_stands_still_in_a_long_one() -> None:
    own = Steady()
    for then, wall, expected in ((5000, 9000, 1_004_000), (5000, 5000 + HOUR, 1_000_000), (HOUR, 0, 1_000_000)):
        own.wind(1_000_000, then, wall)
        assert 0 <= own.now() - expected < 1000


def test_a_wall_clock_that_is_set_forward_ends_no_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"turn": 600, "game": 600}, begins=0)["id"]
        for module in ("clocks", "queries"):
            monkeypatch.setattr(f"cairn.server.{module}.time", lambda: time() + 3600)
        sleep(0.5)
        with ada.at(table) as screen:
            state = screen.until("state")
            assert 500_000 < state["clocks"]["turn"] <= 600_000
            screen.move(state["choices"][0])
            assert min(screen.until("state")["clocks"]["game"]) > 500_000


def test_a_clock_set_forward_between_two_starts_ends_no_game(folder: Path) -> None:
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"turn": 600}, begins=0)["id"]
        for _ in range(1000):
            sleep(0.1)
            if kept(settings.database) is not None:
                break
    with sqlite3.connect(folder / "tables.sqlite") as conn:
        (deadline,) = conn.execute("SELECT deadline FROM tables").fetchone()
        value = f"{deadline - 599000} {int(time() * 1000) - HOUR}"
        assert conn.execute("UPDATE keys SET value = ? WHERE name = 'time'", [value]).rowcount == 1
    conn.close()
    with serve(settings) as server, server.person() as eve, eve.at(table) as screen:
        assert 500_000 < screen.until("state")["clocks"]["turn"] <= 600_000


def kept(database: str) -> tuple[int, int, int] | None:
    async def run() -> tuple[int, int, int] | None:
        store = Store(database)
        await store.open()
        try:
            return (await store.read(queries.time_kept))[0]
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_rematch_starts_when_everyone_has_come(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    with ada, bob, eve:
        table = ada.open_table("me", "open", clock={"turn": 2})["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as screen:
            screen.until("state")
            screen.send("resign", seat=screen.table["you"][0])
            screen.until("table")
        again = ada.ask("POST", f"/api/tables/{table}/rematch")
        assert (again["status"], sorted(seat["agreed"] for seat in again["seats"])) == ("open", [False, True])
        assert eve.refused("POST", f"/api/tables/{again['id']}/sit", {}) == "no-open-seat"
        sleep(3)  # longer than the clock: it does not run yet
        assert eve.ask("GET", f"/api/tables/{again['id']}")["status"] == "open"
        with ada.at(again["id"]) as a, bob.at(again["id"]) as b:  # bob does not ask: he comes
            assert 0 < b.until("state")["clocks"]["turn"] <= 2000
            assert a.until("state")["at"] == b.state["at"]
        assert all(seat["agreed"] for seat in eve.ask("GET", f"/api/tables/{again['id']}")["seats"])


def test_the_host_gives_the_seat_of_somebody_who_does_not_come_to_a_bot(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open")["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with bob.at(table) as screen:
            screen.until("state")
            screen.send("resign", seat=screen.table["you"][0])
            screen.until("table")
        again = ada.ask("POST", f"/api/tables/{table}/rematch")
        empty = next(seat["seat"] for seat in again["seats"] if not seat["agreed"])
        assert bob.refused("POST", f"/api/tables/{again['id']}/seats/{empty}/bot", {"bot": "random"}) == "not-host"
        filled = ada.ask("POST", f"/api/tables/{again['id']}/seats/{empty}/bot", {"bot": "random"})
        assert filled["status"] == "running"
        assert bob.ask("GET", f"/api/tables/{again['id']}")["you"] == []


def test_a_player_is_replaced_only_after_a_while(folder: Path) -> None:
    with serve(settings_in(folder, away=5)) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        with ada, bob:
            table = ada.open_table("me", "open", begins=1)["id"]
            bob.ask("POST", f"/api/tables/{table}/sit", {})
            with ada.at(table) as a:
                with bob.at(table):
                    a.until("here", seats=[0, 1])
                a.until("here", seats=[1])
                path = f"/api/tables/{table}/seats/0/bot"
                answer = ada.raw("POST", path, {"bot": "random"})
                assert (answer.status_code, answer.json()["code"]) == (409, "absent-only")
                sleep(5.5)
                assert ada.ask("POST", path, {"bot": "random"})["seats"][0]["standIn"]


def test_who_looked_on_before_sitting_down_is_not_replaced_at_once(folder: Path) -> None:
    with serve(settings_in(folder, away=5)) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = ada.open_table("me", "open", begins=0)["id"]
        with ada.at(table) as a:
            with bob.at(table) as b:
                sleep(5.5)  # longer than who has gone must have been away
                bob.ask("POST", f"/api/tables/{table}/sit", {})
                b.until("state")
            a.until("here", seats=[0])
            assert ada.refused("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}) == "absent-only"


def test_a_seat_that_was_kept_for_somebody_is_not_given_to_a_bot_at_once(folder: Path) -> None:
    with serve(settings_in(folder, away=5)) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = ada.open_table("me", "open", begins=0)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with bob.at(table) as b:
            b.until("state")
            b.send("resign", seat=1)
            b.until("table")
        again = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
        path = f"/api/tables/{again}/seats/1/bot"
        assert ada.refused("POST", path, {"bot": "random"}) == "absent-only"
        sleep(5.5)
        assert ada.ask("POST", path, {"bot": "random"})["status"] == "running"


def test_a_bot_that_stands_in_uses_up_nobodys_time(folder: Path) -> None:
    settings = settings_in(folder, bot_pause=0.2)
    with serve(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = ada.open_table("me", "open", begins=0, clock={"game": 60})["id"]
        clock = {"turn": None, "game": 60, "increment": None}
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as a:
            a.until("state")
            ada.ask("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            while a.state["at"][1] < 25 or a.state["turn"] != 0:
                if a.state["choices"]:
                    a.move(a.state["choices"][0])
                a.until_at(a.state["at"][1] + 1)
            assert a.state["clocks"]["game"][1] == 60_000
            sleep(1)
            assert bob.ask("POST", f"/api/tables/{table}/seats/1/return")["clock"] == clock
            while a.state["turn"] == 0:
                a.move(a.state["choices"][0])
                a.until_at(a.state["at"][1] + 1)
        cookies = (ada.http.cookies, bob.http.cookies)
    with serve(settings) as server, server.person() as ada, server.person() as bob:  # all of it is kept
        ada.http.cookies, bob.http.cookies = cookies
        with bob.at(table) as b:
            state = b.until("state")
            assert state["turn"] == 1
            assert 50_000 < state["clocks"]["game"][1] <= 60_000
            assert state["clocks"]["game"][0] < 59_900


def test_a_clock_does_not_stand_still_because_its_time_was_not_kept(folder: Path) -> None:
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"turn": 2}, begins=0)["id"]
    with sqlite3.connect(folder / "tables.sqlite") as conn:  # as it is where no clock had run for an hour
        (deadline,) = conn.execute("SELECT deadline FROM tables").fetchone()
        value = f"{deadline - HOUR} {int(time() * 1000) - HOUR}"
        conn.execute("DELETE FROM keys WHERE name = 'time'")
        conn.execute("INSERT INTO keys (name, value) VALUES ('time', ?)", [value])
    conn.close()
    with serve(settings) as server, server.person() as eve, eve.at(table) as screen:
        assert screen.until("state")["clocks"]["turn"] <= 2000
        assert screen.until("table")["table"]["result"]["ended"] == "time"


def test_time_is_followed_forwards_alone() -> None:
    own = Steady()
    now = own.now()
    assert own.follow(now + HOUR)
    assert 0 <= own.now() - now - HOUR < 1000
    assert not own.follow(now)  # far behind: whoever said so is told
    assert 0 <= own.now() - now - HOUR < 1000
    assert own.follow(own.now() - 100)  # near enough


def test_processes_agree_on_the_time(postgres: str, folder: Path) -> None:
    settings = settings_in(folder, database=postgres)
    with serve(settings) as one, one.person("Ada") as ada:
        ada.open_table("me", "local", clock={"turn": 600}, begins=0)
        store_time(postgres)
        with serve(settings) as two, two.person("Bob") as bob:
            table = bob.open_table("me", "local", clock={"turn": 5}, begins=0)["id"]
            with bob.at(table) as b:
                assert 4000 < b.until("state")["clocks"]["turn"] <= 5000
                sleep(1)  # the other process has looked at the clocks since
                assert bob.ask("GET", f"/api/tables/{table}")["status"] == "running"


def store_time(database: str) -> None:
    """Make the time that is kept an hour old, as it is after the database has been away, and nothing else newer."""

    async def run() -> None:
        store = Store(database)
        await store.open()

        def work(conn: sa.Connection) -> None:
            moment = int(time() * 1000) - HOUR
            conn.execute(sa.delete(keys).where(keys.c.name == "time"))
            conn.execute(sa.insert(keys).values(name="time", value=f"{moment} {moment}"))
            conn.execute(sa.update(tables).values(began=moment, deadline=moment + 2 * HOUR))
            conn.execute(sa.update(choices).values(made=moment))

        try:
            await store.write(work)
        finally:
            await store.close()

    asyncio.run(run())
