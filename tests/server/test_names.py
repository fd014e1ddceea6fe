"""Names are normalised and visible, wherever they are told; the reason is told where they are not."""

import pytest

from cairn.server.names import clean_brought, clean_name
from cairn.server.refusals import RefusedError
from tests.server.kit import Server

BAD = {
    "nothing": " ",
    "control": "a\nb",
    "null": "a\0b",
    "delete": "a\x7fb",
    "direction": "Ada\u202eadA",
    "isolate": "\u2066Ada",
    "mark": "Ada\u200f",
    "zero width": "A\u200bda",
    "joiner": "A\u200dda",
    "nothing at all": "\u200b\u2060\ufeff",
    "soft hyphen": "A\u00adda",
    "filler": "\u3164",
    "blank pattern": "\u2800\u2800",
    "line": "a\u2028b",
    "tag": "Ada\U000e0041",
    "private": "\ue000",
    "marks alone": "\u0301\u0301",
    "marks piled up": "A" + "\u0315" * 20,
    "marks first": "\u0488a",
    "long when normal": "\ufdfa" * 20,
}
GOOD = {
    "  Ada   Lovelace ": "Ada Lovelace",
    "\uff21\uff44\uff41": "Ada",
    "Jo\u0308rg": "J\u00f6rg",
    "\u2764\ufe0f": "\u2764",
    "\u674e\u5c0f\u9f99": "\u674e\u5c0f\u9f99",
    "\u0639\u0644\u064a": "\u0639\u0644\u064a",
    "\U0001f600": "\U0001f600",
    "O\u2019Neil": "O\u2019Neil",
    "1": "1",
    "\ufb01n": "fin",
    "a\u034f\u0301": "\u00e1",
}


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_a_name_that_cannot_be_seen_is_refused_everywhere(server: Server, name: str) -> None:
    me, seat = {"kind": "me"}, {"kind": "local", "name": name}
    with server.person("Ada") as ada:
        table = ada.open_table("me", "open")["id"]
        for method, path, body in (
            ("PUT", "/api/me", {"name": name}),
            ("POST", "/api/tables", {"game": "monolyth", "seats": [me], "name": name}),
            ("POST", "/api/tables", {"game": "monolyth", "seats": [me, seat]}),
            ("POST", f"/api/tables/{table}/sit", {"name": name}),
            ("POST", f"/api/tables/{table}/play-on", {"at": 0, "seats": [seat]}),
        ):
            assert ada.refused(method, path, body) == "bad-name", path
        assert ada.ask("GET", "/api/me")["name"] == "Ada"


def test_a_name_is_kept_in_its_normal_form(server: Server) -> None:
    with server.person() as ada:
        for name, kept in GOOD.items():
            assert ada.ask("PUT", "/api/me", {"name": name})["name"] == kept
            table = ada.open_table("me", name=name)
            assert (table["name"], table["seats"][0]["name"]) == (kept, kept)


def test_a_line_is_told_in_its_normal_form(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with ada.at(table) as screen:
            screen.send("chat", text="\uff28i\u200b \u202ethere\u2069 \ud83d\ude00")
            assert screen.until("chat")["lines"][0]["text"] == "Hi there \U0001f600"


def test_a_name_of_any_length_is_weighed_before_it_is_normalised() -> None:
    for text in ("a" + "\u0301\u0323" * 60_000, "a" * 1_000_000):
        with pytest.raises(RefusedError, match="characters at most"):
            clean_name(text)
        assert clean_brought(text, "A") == "A"
