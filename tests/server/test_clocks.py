"""Clocks run on the server, also when nobody looks."""

from time import monotonic, sleep

from tests.server.kit import WAIT, Json, Server


def test_a_turn_that_takes_too_long_ends_the_game(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"turn": 8}, begins=0)
        with ada.at(table["id"]) as screen:
            state = screen.until("state")
            assert 0 < state["clocks"]["turn"] <= 8000
            assert state["clocks"]["running"] == 0
            sleep(3)
            screen.move(next(c for c in state["choices"] if c["do"] == "prophecy"))
            moved, at = screen.until("state"), monotonic()
            assert moved["clocks"]["turn"] > 5000  # it has begun anew
            over = screen.until("table")["table"]
            assert monotonic() - at > 4
            assert (over["result"]["ended"], over["result"]["by"]) == ("time", 1)
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["valid"]


def test_the_clock_of_a_whole_game_runs_out_with_nobody_there(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"game": 1}, begins=0)["id"]
        end = monotonic() + WAIT
        while (over := ada.ask("GET", f"/api/tables/{table}"))["status"] != "over" and monotonic() < end:
            sleep(0.1)
        assert (over["status"], over["result"]["ended"], over["result"]["winners"]) == ("over", "time", [1])


def test_only_the_seat_on_turn_uses_up_its_clock(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"game": 60}, begins=0)["id"]
        with ada.at(table) as screen:
            screen.until("state")
            sleep(0.3)
            screen.move(screen.state["choices"][0])
            left = screen.until("state")["clocks"]["game"]
            assert left[0] <= 59_710
            assert left[1] > left[0]  # however long the move took
            assert screen.state["clocks"]["turn"] is None


def test_a_bot_that_stands_in_has_no_clock(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", clock={"turn": 1}, begins=1)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        ada.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        over: Json = {}
        end = monotonic() + WAIT
        while monotonic() < end and over.get("status") != "over":
            sleep(0.1)
            over = ada.ask("GET", f"/api/tables/{table}")
        assert (over["result"]["ended"], over["result"]["by"]) == ("time", 1)


def test_time_is_added_when_the_turn_has_passed_on(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", clock={"game": 60, "increment": 30}, begins=0)
        assert table["clock"]["increment"] == 30
        with ada.at(table["id"]) as screen:
            state = screen.until("state")
            assert max(state["clocks"]["game"]) <= 60_000
            screen.move(next(c for c in state["choices"] if c["do"] == "prophecy"))
            left = screen.until("state")["clocks"]["game"]
            assert left[0] > 80_000
            assert left[1] <= 60_000
        assert ada.open_table("me", "local", clock={"increment": 30})["clock"] is None
