"""Sizes, rates, origins, headers: what a stranger can send, and what it gets."""

import json
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cairn.server import viewers
from cairn.server.settings import Rate
from cairn.server.socket import FORGIVEN_S, PATIENCE
from tests.server.kit import Server, serve, settings_in


def test_chat_is_plain_text_limited_in_length_and_rate(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person()
    with ada, eve:
        table = ada.open_table("me", "greedy", begins=0)["id"]
        with ada.at(table) as screen, eve.at(table) as guest:
            screen.send("chat", text="  hello\n\x00<b>there</b>  ")
            for hearer in (screen, guest):
                line = hearer.until("chat")["lines"][0]
                assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "hello <b>there</b>")
            screen.send("chat", text="x" * 301)
            assert screen.refusal() == "bad-request"
            for nothing in (" \n ", "\u200b\u2060", "\u202e", "\u3164"):
                screen.send("chat", text=nothing)
                assert screen.refusal() in ("bad-text", "too-fast")
            for _ in range(10):
                guest.send("chat", text="again")
            assert guest.refusal() == "too-fast"
        with eve.at(table) as late:
            lines = late.until("chat")["lines"]
            assert lines[0]["text"] == "hello <b>there</b>"
            assert lines[1]["seat"] is None


@pytest.mark.parametrize(("text", "told"), [("❤️", "❤"), ("  two  blanks ", "two blanks"), ("ﬁne", "fine")])
def test_who_says_something_gets_its_number_back_and_nobody_else(server: Server, text: str, told: str) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    with ada, bob:
        table = ada.open_table("me", "open", begins=0)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as screen, ada.at(table) as second, bob.at(table) as other:
            screen.send("chat", text=text, id=7)
            for hearer, known in ((screen, 7), (second, None), (other, None)):
                said = hearer.until("chat")
                while not said["lines"]:
                    said = hearer.until("chat")
                assert [line["text"] for line in said["lines"]] == [told]
                assert said["id"] == known
            screen.send("chat", text=text)
            assert screen.until("chat")["id"] is None


def test_a_refusal_names_what_was_refused(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", begins=0)["id"]
        with ada.at(table) as screen:
            at = screen.until("state")["at"]
            for kind, fields in (
                ("move", {"at": at, "move": "nothing of the kind"}),
                ("move", {"at": at}),
                ("undo", {"at": at}),
                ("resign", {"seat": 5}),
                ("chat", {"text": "\u200b"}),
                ("ask", {"id": 3, "query": "nothing of the kind", "about": {}}),
            ):
                screen.send(kind, **fields)
                refused = screen.until("refused")
                assert (refused["of"], refused["id"]) == (kind, fields.get("id"))
            screen.send("dance")
            assert screen.until("refused")["of"] is None


def test_the_first_word_of_a_socket_is_heard_from_its_seat(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", begins=0)["id"]
        for word in ("one", "two", "three"):
            with ada.at(table) as screen:
                screen.send("chat", text=word)
                lines = screen.until("chat")["lines"]
                while lines[-1]["text"] != word:
                    lines = screen.until("chat")["lines"]
                assert lines[-1]["seat"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "move"}',
        '{"type": "dance"}',
        '{"type": "move", "at": [0], "move": "x"}',
        '{"type": "move", "at": [0, 1], "move": 5}',
        '{"type": "move", "at": ["0", "1"], "move": ""}',
        '{"type": "move", "at": [0, 1], "pick": -1}',
        '{"type": "move", "at": [0, 1], "pick": "0"}',
        '{"type": "ask", "id": -1, "query": "placements", "about": {}}',
        '{"type": "ask", "id": 1e99, "query": "placements", "about": {}}',
        '{"type": "ask", "id": 1, "query": "placements", "about": []}',
        "[" * 2000,
        b"\xff\xfe",
        b"\x00" * 100,
    ],
)
def test_a_malformed_frame_is_refused_and_the_table_goes_on(server: Server, frame: str | bytes) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
            screen.socket.send(frame)
            assert screen.refusal() == "bad-request"
            screen.send("ping")
            assert screen.until("pong")


def test_many_malformed_frames_end_the_connection(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            for _ in range(20):
                with suppress(ConnectionClosed):
                    screen.socket.send("nonsense")
            assert screen.closed() == 4001


def test_an_oversized_frame_ends_the_connection(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
            screen.socket.send(json.dumps({"type": "chat", "text": "x" * 100_000}))
            assert screen.closed() == 1009
        with ada.at(table) as screen:
            assert screen.until("state")


def test_an_oversized_body_is_refused(server: Server) -> None:
    with server.person("Ada") as ada:
        assert ada.refused("PUT", "/api/me", {"name": "x" * 600_000}) == "too-large"
        answer = ada.http.post("/api/records", content="x" * 600_000, headers={"content-type": "text/plain"})
        assert answer.status_code == 413


def test_a_table_that_does_not_exist(server: Server) -> None:
    with server.person() as eve:
        assert eve.refused("GET", f"/api/tables/{'0' * 24}") == "no-such-table"
        assert eve.refused("GET", "/api/tables/no..such") == "bad-request"
        with eve.at("0" * 24) as screen:
            assert screen.closed() == 4004


def test_sockets_of_other_sites_are_refused(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example"):
            with pytest.raises(InvalidStatus), ada.at(table, origin=origin):
                pass
            assert ada.http.put("/api/me", json={"name": "E"}, headers={"origin": origin}).status_code == 403
        own = f"http://127.0.0.1:{server.port}"
        with ada.at(table, origin=own) as screen:
            assert screen.until("state")
        assert ada.http.put("/api/me", json={"name": "A"}, headers={"origin": own}).status_code == 200


def test_every_answer_has_the_strict_headers(server: Server) -> None:
    with server.person() as eve:
        for path in ("/", "/health", "/api/games", "/api/nothing", "/table/x", f"/api/tables/{'0' * 24}"):
            headers = eve.raw("GET", path).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        cookie = eve.raw("GET", "/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie


def test_each_client_has_its_rates(folder: Path) -> None:
    settings = settings_in(folder, requests=Rate(30, 0.1), new_tables=Rate(2, 0.01), messages=Rate(10, 1), sockets=3)
    with serve(settings) as server, server.person() as ada:
        table = ada.open_table("me")["id"]
        ada.open_table("me")
        body = {"game": "monolyth", "seats": [{"kind": "me"}]}
        assert ada.refused("POST", "/api/tables", body) == "too-many"
        with ada.at(table) as screen, ada.at(table), ada.at(table):
            with pytest.raises(InvalidStatus), ada.at(table):
                pass
            for _ in range(30):
                screen.send("ping")
            assert screen.refusal() == "too-fast"
            assert screen.closed() == 4008
        codes = {ada.raw("GET", "/health").status_code for _ in range(40)}
        assert codes == {200, 429}


def test_who_asks_very_much_is_refused_by_number_and_can_still_move(folder: Path) -> None:
    settings = settings_in(folder, asks=Rate(3, 0.001), messages=Rate(20, 0.001))
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            before = screen.until("state")
            answers = [screen.ask("placements", seat=0, shape="L4") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["answer"] * 3 + ["refused"] * 2
            for number, refused in enumerate(answers[3:], 4):
                assert (refused["code"], refused["id"], refused["of"]) == ("too-fast", number, "ask")
            screen.move(before["choices"][0])
            assert screen.until("state")["at"] != before["at"]
            for _ in range(25):
                screen.send("ping")
            refused = screen.until("refused")
            assert (refused["code"], refused.get("id"), refused["of"]) == ("too-fast", None, "ping")


def test_questions_do_not_use_up_the_messages(folder: Path) -> None:
    settings = settings_in(folder, asks=Rate(50, 0.001), messages=Rate(2, 0.001))
    with serve(settings) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            for _ in range(30):
                assert screen.ask("placements", seat=0, shape="L4")["type"] == "answer"
            screen.move(state["choices"][0])
            assert screen.until("state")["at"] != state["at"]


def test_haste_is_forgiven_after_a_while(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = [0.0]
    monkeypatch.setattr(viewers, "monotonic", lambda: monotonic() + passed[0])
    with serve(settings_in(folder, messages=Rate(1, 1e-9))) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
            screen.send("ping")
            screen.until("pong")
            for _ in range(3):
                for _ in range(PATIENCE):
                    screen.send("ping")
                    assert screen.refusal() == "too-fast"
                passed[0] += FORGIVEN_S
            for _ in range(3 * PATIENCE):
                with suppress(ConnectionClosed):
                    screen.send("ping")
            assert screen.closed() == 4008


def test_client_files_are_served_and_nothing_else(folder: Path) -> None:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Cairn</title>" + " " * 2000, encoding="utf-8")
    (static / "assets" / "app-1234.js").write_text("export {};" * 100, encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with serve(settings_in(folder)) as server, server.person() as eve:
        page = eve.raw("GET", "/table/abc")
        assert page.text.startswith("<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
        script = eve.raw("GET", "/assets/app-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        again = eve.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        for path in (
            "/assets/none.js",
            "/secret.txt",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert eve.raw("GET", path).text != "secret"
        assert eve.refused("GET", "/assets/none.js") == "no-such-page"
        for path in ("nothing", "schema/NOTHING", "schema/openapi.yaml", "schema/a/b"):
            assert eve.refused("GET", f"/api/{path}") == "no-such-page"
        assert eve.ask("GET", "/api/schema/openapi.json")["info"]["title"] == "Cairn"


def test_a_client_that_is_built_anew_under_the_server(folder: Path) -> None:
    assets = folder / "static" / "assets"
    assets.mkdir(parents=True)
    (folder / "static" / "index.html").write_text("old", encoding="utf-8")
    for name in ("read-1.js", "gone-1.js"):
        (assets / name).write_text("export {};", encoding="utf-8")
    with serve(settings_in(folder)) as server, server.person() as eve:
        assert eve.raw("GET", "/").text == "old"
        eve.raw("GET", "/assets/read-1.js")
        for name in ("read-1.js", "gone-1.js"):
            (assets / name).unlink()
        (folder / "static" / "index.html").write_text("new", encoding="utf-8")
        (assets / "app-2.js").write_text("export {};", encoding="utf-8")
        assert eve.refused("GET", "/assets/gone-1.js") == "no-such-page"
        assert eve.raw("GET", "/").text == "new"
        for name in ("read-1.js", "app-2.js"):
            assert eve.raw("GET", f"/assets/{name}").text == "export {};"


def test_a_server_without_a_client_says_so(server: Server) -> None:
    with server.person() as eve:
        assert "not been built" in eve.raw("GET", "/").text
