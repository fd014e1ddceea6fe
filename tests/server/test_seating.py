"""Who may sit where: lobby, links, theft, forgery, bots for the absent, rematches."""

from random import Random
from typing import Any

from cairn.server.signing import Signer
from tests.server.kit import Person, Server, play_out


def test_lobby_lists_only_what_is_listed_and_mine_only_my_own(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        shown = ada.open_table("me", "open", listed=True, name="Evening")
        hidden = ada.open_table("me", "open")
        ids = [table["id"] for table in bob.ask("GET", "/api/tables")["tables"]]
        assert shown["id"] in ids
        assert hidden["id"] not in ids
        assert {shown["id"], hidden["id"]} <= {
            table["id"] for table in ada.ask("GET", "/api/tables?mine=true")["tables"]
        }
        assert bob.ask("GET", "/api/tables?mine=true")["tables"] == []
        assert bob.ask("GET", f"/api/tables/{hidden['id']}")["you"] == []


def test_a_seat_cannot_be_taken_twice(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    with ada, bob, eve:
        table = ada.open_table("me", "open", "open")["id"]
        assert bob.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "B."})["seats"][1]["name"] == "B."
        assert eve.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == "seat-taken"
        assert eve.refused("POST", f"/api/tables/{table}/sit", {"seat": 0}) == "seat-taken"
        assert eve.refused("POST", f"/api/tables/{table}/sit", {"seat": 7}) == "no-such-seat"
        assert eve.refused("POST", f"/api/tables/{table}/seats/1/leave") == "not-seated"
        assert bob.ask("POST", f"/api/tables/{table}/seats/1/leave")["seats"][1]["kind"] == "open"
        for person in (bob, eve):
            person.ask("POST", f"/api/tables/{table}/sit", {})
        with server.person() as late:
            assert late.refused("POST", f"/api/tables/{table}/sit", {}) == "started"
        assert bob.refused("POST", f"/api/tables/{table}/seats/1/leave") in ("started", "not-seated")


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ada = server.person("Ada")
    with ada:
        table = ada.open_table("me", "open", begins=0)["id"]
        real = ada.http.cookies["cairn"]
        person = real.split(".")[0]
        forged = [
            real[:-1] + ("0" if real[-1] != "0" else "1"),
            f"{person}.",
            person,
            f"{person}.{'0' * 32}",
            Signer(b"another key").cookie(person),
            f".{real}",
            real.upper(),
            "\u00e9.\u00e9".encode("latin-1").decode("latin-1"),
        ]
        for cookie in forged:
            with Person(server.port) as eve:
                eve.http.headers["cookie"] = f"cairn={cookie}".encode("latin-1").decode("latin-1")
                assert eve.ask("GET", f"/api/tables/{table}")["you"] == [], cookie
                assert eve.refused("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}) == "not-host"


def take(person: Person, path: str) -> Any:
    return person.ask("POST", "/api/links", {"token": path.removeprefix("/seat/")})


def not_taken(person: Person, path: str) -> str:
    return person.refused("POST", "/api/links", {"token": path.removeprefix("/seat/")})


def test_a_seat_link_gives_the_seat_to_another_device(server: Server) -> None:
    ada, phone, eve = server.person("Ada"), server.person(), server.person()
    with ada, phone, eve:
        table = ada.open_table("me", "greedy", begins=0)["id"]
        path = ada.ask("GET", f"/api/tables/{table}/seats/0/link")["path"]
        assert eve.refused("GET", f"/api/tables/{table}/seats/0/link") == "not-seated"
        assert phone.raw("GET", path).is_success  # a look at the link takes nothing
        assert phone.ask("GET", f"/api/tables/{table}")["you"] == []
        assert take(phone, path)["you"] == [0]
        assert take(phone, path)["you"] == [0]
        with phone.at(table) as screen, ada.at(table) as desk:
            screen.until("state")
            screen.move(screen.state["choices"][0])
            assert desk.until_at(screen.state["at"][1] + 1)
        wrong = (path[:-1], path + "0", path.replace(".0.", ".1."), "/seat/x", "/seat/a.b.c", f"/seat/{table}", "")
        for other in (*wrong, "\u00e9.0.x", f"{table}.\u0661.x", f"{table}.9.x", "\0.0.0"):
            assert not_taken(eve, other) in ("wrong-link", "no-such-table"), other
        assert eve.ask("GET", f"/api/tables/{table}")["you"] == []


def test_a_seat_link_is_made_void(server: Server) -> None:
    ada, bob, phone, eve = server.person("Ada"), server.person("Bob"), server.person(), server.person()
    with ada, bob, phone, eve:
        table = ada.open_table("me", "open", begins=0)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        links = f"/api/tables/{table}/seats/1/link"
        path = bob.ask("GET", links)["path"]
        assert take(phone, path)["you"] == [1]
        assert eve.refused("DELETE", links) == "not-seated"
        assert phone.refused("DELETE", links) == "not-seated"
        with phone.at(table) as screen:
            screen.until("state")
            assert ada.ask("DELETE", links)["you"] == [0]  # the host, who gets nothing by it
            while screen.table["you"]:
                screen.hear()
            screen.send("resign", seat=1)
            assert screen.refusal() == "not-seated"
        assert ada.refused("GET", links) == "not-seated"
        assert not_taken(eve, path) == "wrong-link"
        assert bob.ask("GET", f"/api/tables/{table}")["you"] == [1]
        fresh = bob.ask("GET", links)["path"]
        assert fresh != path
        assert take(phone, fresh)["you"] == [1]
        bob.ask("DELETE", links)
        assert not_taken(eve, fresh) == "wrong-link"


def test_the_host_replaces_an_absent_player_who_takes_the_seat_back(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", begins=1)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as a:
            a.until("state")
            assert a.state["turn"] == 0
            with bob.at(table):
                a.until("here", seats=[0, 1])
                assert ada.refused("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}) == "absent-only"
            a.until("here", seats=[1])
            assert bob.refused("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"}) == "not-host"
            assert ada.refused("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "hal"}) == "no-such-bot"
            stood = ada.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"})["seats"][0]
            assert (stood["name"], stood["bot"], stood["standIn"]) == ("Bob", "greedy", True)
            while not a.state["choices"]:
                a.hear()
            with bob.at(table) as b:
                b.until("state")
                assert not b.state["choices"]
                assert ada.refused("POST", f"/api/tables/{table}/seats/0/return") == "not-seated"
                back = bob.ask("POST", f"/api/tables/{table}/seats/0/return")["seats"][0]
                assert not back["standIn"]
                a.move(a.state["choices"][0])
                while not b.state["choices"]:
                    b.hear()
                play_out(a, b, rng=Random(6))
        assert ada.ask("GET", f"/api/tables/{table}/verify")["fair"]


def test_the_host_fills_open_seats_with_bots(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "open", "open")["id"]
        assert ada.refused("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}) == "seat-taken"
        ada.ask("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert ada.ask("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})["status"] == "running"


def test_a_rematch_is_one_table_for_both(server: Server) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    with ada, bob, eve:
        table = ada.open_table("me", "open", options={"structure": "wall"})["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        assert ada.refused("POST", f"/api/tables/{table}/rematch") == "not-over"
        with ada.at(table) as a:
            a.until("state")
            a.send("resign", seat=a.table["you"][0])
            a.until("table")
            assert eve.refused("POST", f"/api/tables/{table}/rematch") == "not-seated"
            again = ada.ask("POST", f"/api/tables/{table}/rematch")
            told = a.until("table")["table"]
            assert told["rematch"] == again["id"]
        assert again["status"] == "open"
        both = bob.ask("POST", f"/api/tables/{table}/rematch")
        assert (both["id"], both["status"], both["setup"]["structure"]) == (again["id"], "running", "wall")
        assert both["commitment"] == again["commitment"] != a.table["commitment"]


def test_a_set_up_that_cannot_be_had_is_refused_in_the_language_of_the_request(server: Server) -> None:
    body = {
        "game": "monumental",
        "seats": [{"kind": "me"}, {"kind": "local"}],
        "options": {"map": "twin-lakes", "monsters": 6},
    }
    reasons = {
        "": "set-up: the map twin-lakes has room for 4 Monsters, not for 6.",
        "de-DE,de;q=0.9,en;q=0.8": "Aufbau: auf der Landkarte twin-lakes ist Platz für 4 Monster, nicht für 6.",
        "pt, fr;q=0.5": "mise en place\u00a0: le plateau twin-lakes peut cacher 4 monstres, pas 6.",
    }
    with server.person("Ada") as ada:
        for languages, reason in reasons.items():
            answer = ada.http.post("/api/tables", json=body, headers={"accept-language": languages})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")
            assert answer.json()["reason"] == reason


def test_wrong_set_ups_are_refused_with_a_reason(server: Server) -> None:
    me, seat = {"kind": "me"}, {"kind": "local"}
    with server.person("Ada") as ada:
        for body, code in (
            ({"game": "chess", "seats": [me]}, "no-such-game"),
            ({"game": "monolyth", "seats": [me] + [seat] * 4}, "bad-setup"),
            ({"game": "monolyth", "seats": [me, me]}, "bad-setup"),
            ({"game": "monolyth", "seats": [me], "options": {"structure": "castle"}}, "bad-setup"),
            ({"game": "monolyth", "seats": [me], "options": {"colour": 1}}, "bad-setup"),
            ({"game": "monolyth", "seats": [me], "options": {"boards": [[1]]}}, "bad-setup"),
            ({"game": "monolyth", "seats": [me, {"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
            ({"game": "monolyth", "seats": [me], "begins": 1}, "no-such-seat"),
            ({"game": "monolyth", "seats": []}, "bad-request"),
            ({"game": "monolyth", "seats": [me], "nonce": "xyz"}, "bad-request"),
            ({"game": "monolyth", "seats": [me], "clock": {"turn": 0}}, "bad-request"),
            ({"seats": [me]}, "bad-request"),
            ([], "bad-request"),
        ):
            assert ada.refused("POST", "/api/tables", body) == code, body
        assert ada.refused("PUT", "/api/me", {"name": "x" * 41}) == "bad-request"


def test_the_clients_nonce_goes_into_the_draws(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", nonce="ab" * 32)["id"]
        joined = bob.ask("POST", f"/api/tables/{table}/sit", {"nonce": "cd" * 32})
        assert joined["nonces"] == ["ab" * 32, "cd" * 32]
