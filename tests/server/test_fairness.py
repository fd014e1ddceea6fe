"""Time is fair: nobody can set the clocks, a rematch waits for everyone, and who left for a moment keeps the seat."""

import asyncio
import sqlite3
from pathlib import Path
from time import sleep, time

import pytest

from cairn.server import queries
from cairn.server.clocks import Steady
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
        table = ada.open_table("me", "local", clock={"turn": 60, "game": 60}, begins=0)["id"]
        for module in ("clocks", "queries"):
            monkeypatch.setattr(f"cairn.server.{module}.time", lambda: time() + 3600)
        sleep(0.5)
        with ada.at(table) as screen:
            state = screen.until("state")
            assert 55_000 < state["clocks"]["turn"] <= 60_000
            screen.move(state["choices"][0])
            assert min(screen.until("state")["clocks"]["game"]) > 55_000


def test_a_clock_set_forward_between_two_starts_ends_no_game(folder: Path) -> None:
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"turn": 60}, begins=0)["id"]
        for _ in range(100):
            sleep(0.1)
            if kept(settings.database) is not None:
                break
    with sqlite3.connect(folder / "tables.sqlite") as conn:
        (deadline,) = conn.execute("SELECT deadline FROM tables").fetchone()
        value = f"{deadline - 59000} {int(time() * 1000) - HOUR}"
        assert conn.execute("UPDATE keys SET value = ? WHERE name = 'time'", [value]).rowcount == 1
    conn.close()
    with serve(settings) as server, server.person() as eve, eve.at(table) as screen:
        assert 50_000 < screen.until("state")["clocks"]["turn"] <= 60_000


def kept(database: str) -> tuple[int, int, int] | None:
    async def run() -> tuple[int, int, int] | None:
        store = Store(database)
        await store.open()
        try:
            return await store.read(queries.time_kept)
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
            screen.until("table", wait=5)
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
            screen.until("table", wait=5)
        again = ada.ask("POST", f"/api/tables/{table}/rematch")
        empty = next(seat["seat"] for seat in again["seats"] if not seat["agreed"])
        assert bob.refused("POST", f"/api/tables/{again['id']}/seats/{empty}/bot", {"bot": "random"}) == "not-host"
        filled = ada.ask("POST", f"/api/tables/{again['id']}/seats/{empty}/bot", {"bot": "random"})
        assert filled["status"] == "running"
        assert bob.ask("GET", f"/api/tables/{again['id']}")["you"] == []


def test_a_player_is_replaced_only_after_a_while(folder: Path) -> None:
    with serve(settings_in(folder, away=1.5)) as server:
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
                sleep(2)
                assert ada.ask("POST", path, {"bot": "random"})["seats"][0]["standIn"]
