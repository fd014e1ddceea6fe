"""Odd bodies and frames: every one is answered with a reason, none with 500, and nothing odd is kept."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn import record
from cairn.chance import Dice
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.server import export_tables, import_tables
from tests.server.kit import Json, Person, Server, serve, settings_in

ODD = {
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "a broken name": b'{"name": "\xed\xa0\x80"}',
    "a lone surrogate": b'{"name": "\\ud800"}',
    "a null": b'{"name": "a\\u0000b"}',
    "deep": b"[" * 10_000,
    "deep and whole": b"[" * 10_000 + b"]" * 10_000,
    "deep inside": b'{"name": ' + b"[" * 2000 + b"]" * 2000 + b"}",
    "deep options": b'{"game": "monolyth", "seats": [{"kind": "me"}], "options": {"boards": '
    + b"[" * 900
    + b"]" * 900
    + b"}}",
    "huge numbers": b'{"at": ' + b"9" * 5000 + b', "seats": []}',
    "no number": b'{"at": NaN, "seats": []}',
    "endless": b'{"at": 1e999, "seats": []}',
    "nothing": b"",
    "null itself": b"null",
}


def sent(person: Person, method: str, path: str, body: bytes, kind: str = "application/json") -> Json:
    answer = person.http.request(method, path, content=body, headers={"content-type": kind})
    assert 400 <= answer.status_code < 500, (path, body[:60], answer.text)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    found: Json = answer.json()
    assert found["reason"]
    return found


@pytest.mark.parametrize("body", ODD.values(), ids=ODD.keys())
def test_an_odd_body_is_refused_with_a_reason(server: Server, body: bytes) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "open")["id"]
        sent(ada, "PUT", "/api/me", body)
        sent(ada, "POST", "/api/tables", body)
        sent(ada, "POST", "/api/links", body)
        for part in ("sit", "seats/1/bot", "play-on"):
            sent(ada, "POST", f"/api/tables/{table}/{part}", body)
        sent(ada, "POST", "/api/records", body, "text/plain")
        assert ada.ask("GET", "/api/me")["name"] == "Ada"


@pytest.mark.parametrize("frame", ODD.values(), ids=ODD.keys())
def test_an_odd_frame_is_refused_with_a_reason(server: Server, frame: bytes) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.until("state")
            screen.socket.send(frame[:4000], text=True)
            assert screen.refusal() == "bad-request"
            screen.socket.send(b'{"type":"chat","x":' + b"[" * 1900 + b"]" * 1900 + b"}", text=True)
            assert screen.refusal() == "bad-request"
            screen.send("ping")
            assert screen.until("pong")


@pytest.mark.parametrize("at", ["9" * 400 + ",1", "-1,-1", "\u0661,\u0662", "1_0,2", "0,999999999", "x", ",", "1,2,3"])
def test_an_odd_place_is_none(server: Server, at: str) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table, seen=at) as screen:
            assert screen.until("state")


def small_record() -> tuple[Json, str]:
    game = GAMES["monolyth"]
    content = game.content()
    setup, _ = game.settle({"players": 2}, content, Dice(1))
    return record.header(game, content, setup, names=["Ada", "Bob"]), ""


ODD_HEADERS: dict[str, Any] = {
    "a lone surrogate": {"names": ["\ud800", "Bob"]},
    "a null": {"names": ["a\0b", "Bob"]},
    "a surrogate in a key": {"\udfff": 1},
    "deep": {"more": json.loads("[" * 50 + "]" * 50)},
    "huge": {"more": 10**400},
    "odd nonces": {"nonces": [1, 2]},
    "many nonces": {"nonces": ["ab" * 16] * 1000},
    "no list": {"nonces": "ab"},
    "odd draws": {"drawn": ["secret"]},
    "an odd commitment": {"commitment": {"a": 1}},
    "a long commitment": {"commitment": "ab" * 10_000},
}


@pytest.mark.parametrize("more", ODD_HEADERS.values(), ids=ODD_HEADERS.keys())
def test_an_odd_header_is_refused_with_a_reason(server: Server, more: Json) -> None:
    header, _ = small_record()
    with server.person() as ada:
        found = sent(ada, "POST", "/api/records", (json.dumps(header | more) + "\n").encode(), "text/plain")
        assert found["code"] == "bad-record"


def test_only_what_is_known_of_a_header_is_kept(server: Server) -> None:
    header, _ = small_record()
    odd = {
        "more": "x" * 480_000,
        "first": True,
        "names": ["\u202eAda", " Bob "],
        "played_on": {"x": 1},
        "save": {"a": 1},
    }
    text = json.dumps(header | odd) + "\n"
    with server.person() as ada:
        answer = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 201, answer.text
        table = answer.json()
        assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Bob"]
        kept = ada.raw("GET", f"/api/tables/{table['id']}/record").text
        assert len(kept) < 2000
        assert set(json.loads(kept.split("\n")[0])) == {*header, "first"}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An export of one table."""
    folder = tmp_path_factory.mktemp("source")
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        ada.open_table("me", "local")
    assert export_tables(folder / "export.jsonl", folder, None) == 1
    return (folder / "export.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("tables", {"epoch": "x"}),
        ("tables", {"epoch": -1}),
        ("tables", {"epoch": 2**40}),
        ("tables", {"epoch": True}),
        ("tables", {"epoch": None}),
        ("tables", {"listed": 1}),
        ("tables", {"id": "x" * 33}),
        ("tables", {"name": "a\0b"}),
        ("tables", {"status": "odd"}),
        ("tables", {"wanted": "no"}),
        ("tables", {"game": 1.5}),
        ("seats", {"kind": "odd"}),
        ("seats", {"chair": 1.5}),
        ("seats", {"table": "nowhere"}),
        ("choices", {"text": 5}),
    ],
)
def test_an_export_with_odd_rows_is_not_imported(exported: str, tmp_path: Path, part: str, change: Json) -> None:
    file = tmp_path / "export.jsonl"
    lines = [json.loads(line) for line in exported.splitlines()]
    row = next(line for line in lines if line.get("row") == part)
    row |= change
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(CairnError, match=r"line \d+|cannot be imported"):
        import_tables(file, tmp_path / "target", None)
