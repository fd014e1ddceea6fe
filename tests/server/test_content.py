"""The components over the wire: as data, and in each language with what is printed on them."""

import pytest

from cairn.games import GAMES
from cairn.words import LANGUAGES
from tests.server.kit import Server

PRINTED = ("warlords", "cards", "policies", "heroes", "monsters", "automa", "barbarians", "cities")


@pytest.mark.parametrize("language", LANGUAGES)
def test_monumental_is_named_said_and_drawn_in_every_language(server: Server, language: str) -> None:
    content = GAMES["monumental"].content().as_dict()
    with server.person() as guest:
        spoken = guest.ask("GET", f"/api/content/monumental?language={language}")
    assert spoken.keys() == content.keys()
    for part, items in content.items():
        for item, told in zip(items, spoken[part], strict=True):
            assert told["id"] == item["id"]
            assert told.get("name") == item.get("names", {}).get(language)
            assert "names" not in told
            effects = [key for key in ("effect", "base", "attack", "benefits") if item.get(key)]
            if part in PRINTED and effects:
                assert all(told["text"])
                assert all(told["icons"][key] for key in effects if key in told["icons"])
    for market in spoken["markets"]:
        assert all(token["text"] and token["icons"]["effect"] for token in market["tokens"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_monolyth_is_named_in_every_language(server: Server, language: str) -> None:
    with server.person() as guest:
        spoken = guest.ask("GET", f"/api/content/monolyth?language={language}")
    named = [item["name"] for part in ("stones", "structures") for item in spoken[part]]
    assert len(set(named)) == len(named)
    assert all(named)


def test_an_unknown_language_is_refused(server: Server) -> None:
    with server.person() as guest:
        assert guest.refused("GET", "/api/content/monolyth?language=tlh") == "bad-request"
