"""Whole games over real sockets: two seats and a guest, hot-seat, bots, reconnecting, undo, questions."""

import json
import socket
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cairn import record
from cairn.games import GAMES
from tests.server.kit import WAIT, Json, Person, Screen, Server, play_out, serve, settings_in


def test_two_seats_and_a_guest_play_a_whole_game(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person()
    with ada, bob, eve:
        table = ada.open_table("me", "open", options={"structure": "wall"})
        assert table["status"] == "open"
        assert table["commitment"]
        assert table["secret"] is None
        joined = bob.ask("POST", f"/api/tables/{table['id']}/sit", {})
        assert joined["status"] == "running"
        assert joined["commitment"] == table["commitment"]
        assert joined["setup"]["structure"] == "wall"
        assert joined["drawn"] == ["first", "boards"]
        assert sorted(seat["name"] for seat in joined["seats"]) == ["Ada", "Bob"]
        with ada.at(table["id"]) as a, bob.at(table["id"]) as b, eve.at(table["id"]) as guest:
            play_out(a, b, guest, rng=Random(1))
            for screen in (a, b, guest):
                assert screen.state["turn"] is None
                over = screen.table if screen.table.get("secret") else screen.until("table")["table"]
                assert over["status"] == "over"
                assert over["result"]["winners"]
            assert not any(message.get("choices") for message in guest.heard)
            assert a.state["view"] == b.state["view"] == guest.state["view"]
        text = eve.raw("GET", f"/api/tables/{table['id']}/record").text
        kept = record.read(text)
        verdict = record.verify(kept, GAMES["monolyth"], GAMES["monolyth"].content())
        assert verdict.finished
        assert verdict.fair
        assert kept.header["commitment"] == table["commitment"]
        assert kept.header["names"] == [seat["name"] for seat in joined["seats"]]
        shown = eve.ask("GET", f"/api/tables/{table['id']}/verify")
        key = eve.ask("GET", "/api/key")
        assert shown == {
            "valid": True, "reason": None, "choices": len(kept.choices), "finished": True, "fair": True,
            "signed": {"fingerprint": key["fingerprint"], "name": key["name"]},
        }  # fmt: skip


def test_told_steps_are_the_record_without_gaps(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "greedy")
        with ada.at(table["id"]) as screen:
            play_out(screen, rng=Random(2))
        states = [message for message in screen.heard if message["type"] == "state"]
        told = [step for state in states for step in state["told"]]
        assert [step["n"] for step in told] == list(range(states[0]["at"][1], states[-1]["at"][1]))
        assert all(state["since"] == before["at"] for before, state in pairwise(states))
        lines = record.read(ada.raw("GET", f"/api/tables/{table['id']}/record").text).choices
        assert [step["move"] for step in told] == lines[states[0]["at"][1] :]


def test_hot_seat_screen_gets_the_choices_of_each_of_its_seats(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", "local")
        assert table["you"] == [0, 1, 2]
        with ada.at(table["id"]) as screen:
            turns = set()
            screen.until("state")
            for _ in range(6):
                turns.add(screen.state["turn"])
                screen.move(screen.state["choices"][0])
                screen.until("state")
            assert turns == {0, 1, 2}
            play_out(screen, rng=Random(3))
            assert screen.state["turn"] is None


def test_stale_and_illegal_moves_are_refused_with_the_fresh_state(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local")
        with ada.at(table["id"]) as screen:
            first = screen.until("state")
            screen.move("5 dragons")
            assert screen.refusal() == "illegal"
            assert screen.until("state")["at"] == first["at"]
            screen.move(first["choices"][0])
            second = screen.until("state")
            assert second["at"] != first["at"]
            screen.move(first["choices"][0], at=first["at"])
            assert screen.refusal() == "stale"
            assert screen.until("state")["at"] == second["at"]


def test_only_the_seat_on_turn_may_move(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    with ada, bob, eve:
        table = ada.open_table("me", "open", begins=0)
        bob.ask("POST", f"/api/tables/{table['id']}/sit", {})
        with ada.at(table["id"]) as a, bob.at(table["id"]) as b, eve.at(table["id"]) as guest:
            choice = a.until("state")["choices"][0]
            for screen, code in ((b, "not-your-turn"), (guest, "not-seated")):
                assert screen.until("state")["choices"] == []
                screen.move(choice)
                assert screen.refusal() == code
                screen.send("resign", seat=0)
                assert screen.refusal() == "not-seated"


def test_reconnecting_tells_what_was_missed(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local")
        with ada.at(table["id"]) as screen:
            seen = screen.until("state")["at"]
        with ada.at(table["id"]) as screen:
            screen.until("state")
            for _ in range(3):
                screen.move(screen.state["choices"][0])
                screen.until("state")
            now = screen.state["at"]
        with ada.at(table["id"], seen=f"{seen[0]},{seen[1]}") as screen:
            state = screen.until("state")
            assert state["since"] == seen
            assert [step["n"] for step in state["told"]] == list(range(seen[1], now[1]))
        with ada.at(table["id"], seen="7,7") as screen:
            state = screen.until("state")
            assert (state["since"], state["told"]) == (now, [])


def test_a_restarted_server_goes_on(folder: Path) -> None:
    settings = settings_in(folder)
    with serve(settings) as first, first.person("Ada") as ada:
        table = ada.open_table("me", "greedy")
        with ada.at(table["id"]) as screen:
            play_out(screen, rng=Random(4), most=5)
            before = screen.state
        cookie = ada.http.cookies
    with serve(settings) as second, Person(second.port) as again:
        again.http.cookies = cookie
        with again.at(table["id"]) as screen:
            state = screen.until("state")
            assert state["at"][1] >= before["at"][1]
            play_out(screen, rng=Random(4))
            assert screen.state["turn"] is None
        assert again.ask("GET", f"/api/tables/{table['id']}/verify")["fair"]


def _to_prophecy(screen: Screen) -> Json:
    screen.until("state")
    return next(choice for choice in screen.state["choices"] if choice["do"] == "prophecy")


def test_undo_takes_back_a_prophecy_and_raises_the_epoch(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local")
        with ada.at(table["id"]) as screen:
            prophecy = _to_prophecy(screen)
            before = screen.state
            assert not before["undo"]
            screen.move(prophecy)
            after = screen.until("state")
            assert after["undo"]
            screen.send("undo", at=after["at"])
            back = screen.until("state")
            assert back["at"] == [before["at"][0] + 1, before["at"][1]]
            assert back["view"] == before["view"]
            assert back["choices"] == before["choices"]
            screen.move(prophecy, at=before["at"])
            assert screen.refusal() == "stale"
            place = next(choice for choice in back["choices"] if choice["do"] != "prophecy")
            screen.move(place, at=back["at"])
            placed = screen.until("state", at=[back["at"][0], back["at"][1] + 2])
            assert not placed["undo"]
            screen.send("undo", at=placed["at"])
            assert screen.refusal() == "nothing-to-undo"
            play_out(screen, rng=Random(5))
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["fair"]


def test_undo_is_not_for_others(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", begins=0)
        bob.ask("POST", f"/api/tables/{table['id']}/sit", {})
        with ada.at(table["id"]) as a, bob.at(table["id"]) as b:
            a.move(_to_prophecy(a))
            b.until("state")
            at = b.until("state")["at"]
            assert not b.state["undo"]
            b.send("undo", at=at)
            assert b.refusal() == "nothing-to-undo"
            a.send("undo", at=at)
            assert a.until("state", at=[1, at[1] - 1])["choices"]


def test_resigning_ends_the_game_for_the_others(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", begins=0)
        with ada.at(table["id"]) as screen:
            screen.until("state")
            screen.send("resign", seat=0)
            over = screen.until("table")["table"]
            assert (over["status"], over["result"]["ended"], over["result"]["by"]) == ("over", "resigned", 0)
            assert over["result"]["winners"] == [1]
            assert over["secret"]
            assert screen.until("state")["choices"] == []
            screen.send("move", at=screen.state["at"], move="1 discard")
            assert screen.refusal() == "game-over"
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["valid"]


def test_resigning_at_another_moment_does_not_count(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", begins=0)["id"]
        with ada.at(table) as screen:
            before = screen.until("state")
            screen.move(before["choices"][0])
            after = screen.until("state")
            for at in (before["at"], [after["at"][0] + 1, after["at"][1]]):
                screen.send("resign", seat=0, at=at)
                refused = screen.until("refused")
                assert (refused["code"], refused["of"]) == ("stale", "resign")
                assert screen.until("state")["at"] == after["at"]
            assert ada.ask("GET", f"/api/tables/{table}")["status"] == "running"
            screen.send("resign", seat=0, at=after["at"])
            assert screen.until("table")["table"]["result"]["ended"] == "resigned"


def test_steps_come_without_views_where_only_they_are_wanted(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local")["id"]
        with ada.at(table) as screen:
            play_out(screen, rng=Random(7), most=5)
        path = f"/api/tables/{table}/steps?from=0&to=20"
        whole, same, bare = (ada.ask("GET", f"{path}{more}") for more in ("", "&views=true", "&views=false"))
        assert whole == same
        assert all(moment["view"]["game"] == "monolyth" for moment in whole["moments"])
        assert bare["moments"] == [{**moment, "view": {}} for moment in whole["moments"]]
        assert ada.refused("GET", f"{path}&views=some") == "bad-request"


def test_a_choice_is_played_by_number_or_by_notation_and_not_by_both(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")
        with ada.at(table["id"]) as screen:
            at = screen.until("state")["at"]
            for odd in ({}, {"pick": 0, "move": "1 discard"}):
                screen.send("move", at=at, **odd)
                assert screen.refusal() == "bad-request"
            screen.send("move", at=at, pick=len(screen.state["choices"]))
            assert screen.refusal() == "illegal"
            chosen = _to_prophecy(screen)
            screen.move(chosen)
            assert screen.until_at(at[1] + 1)["told"][0]["move"] == f"prophecy {chosen['value']} {chosen['side']}"


def test_questions_are_answered_to_everybody(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person()
    with ada, eve:
        table = ada.open_table("me")
        with eve.at(table["id"]) as guest:
            state = guest.until("state")
            answer = guest.ask("placements", seat=0, shape="L4")
            assert answer["answer"]["poses"][0]["fits"]
            assert answer["at"] == state["at"]
            for about in ({"seat": 0, "shape": "X9"}, {"seat": 3, "shape": "L4"}, {"seat": "0", "shape": "L4"}, {}):
                refused = guest.ask("placements", **about)
                assert refused["code"] == "no-answer"
                assert refused["reason"].startswith("The question placements cannot be answered: ")
            assert "has no part 'size'; expected seat" in guest.ask("placements", seat=0, shape="L4", size=3)["reason"]
            assert "expected one of placements" in guest.ask("trial")["reason"]
            guest.send("ping")
            guest.until("pong")
            assert guest.state is state  # a question that is refused brings no state


def test_presence_and_pings(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person()
    with ada, eve:
        table = ada.open_table("me", "greedy", begins=0)
        with ada.at(table["id"]) as screen:
            assert screen.until("here", seats=[0], guests=0)
            with eve.at(table["id"]):
                assert screen.until("here", guests=1)
            assert screen.until("here", guests=0)
            screen.send("ping")
            assert screen.until("pong")["now"] > 1_700_000_000_000


def test_views_are_json_that_a_client_can_read(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "greedy")
        with ada.at(table["id"]) as screen:
            state = screen.until("state")
        assert json.loads(json.dumps(state)) == state
        assert state["view"]["game"] == "monolyth"


def test_a_server_that_stops_says_goodbye(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
            server.stop()
            assert screen.closed() == 1012


def test_a_server_that_stops_cuts_off_who_does_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cairn.server.process.SHUTDOWN_S", 0)
    settings = settings_in(folder)
    settings.static.mkdir()
    for name, size in (("index.html", 1), ("large.bin", 1 << 24)):  # more than any system keeps on the way
        (settings.static / name).write_bytes(b" " * size)
    with serve(settings) as server, socket.create_connection(("127.0.0.1", server.port), WAIT) as deaf:
        deaf.sendall(f"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        assert deaf.recv(12) == b"HTTP/1.1 200"
        server.stop()
        with pytest.raises(ConnectionResetError):
            list(iter(lambda: deaf.recv(1 << 16), b""))


def test_who_sits_down_is_no_guest_any_more(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", begins=0)["id"]
        with ada.at(table) as a, bob.at(table) as b:
            a.until("here", seats=[0], guests=1)
            bob.ask("POST", f"/api/tables/{table}/sit", {})
            a.until("here", seats=[0, 1], guests=0)
            assert [seat["here"] for seat in a.table["seats"]] == [True, True]
            assert b.until("state")["turn"] == 0
