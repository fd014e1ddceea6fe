"""The components over the wire: as data, and in each language with what is printed on them."""

import pytest

from cairn.games import GAMES
from cairn.monumental.components import Content
from cairn.monumental.kit import kit
from cairn.monumental.language import write
from cairn.monumental.maps import presets
from cairn.monumental.terminal.names import Names
from cairn.words import LANGUAGES, Words
from tests.server.kit import Server

PRINTED = ("warlords", "cards", "policies", "heroes", "monsters", "automa", "barbarians", "cities")


@pytest.mark.parametrize("language", LANGUAGES)
def test_monumental_is_named_said_and_drawn_in_every_language(server: Server, language: str) -> None:
    content = GAMES["monumental"].content().as_dict()
    with server.person() as guest:
        spoken = guest.ask("GET", f"/api/content/monumental?language={language}")
    assert spoken.keys() == {*content, "phrases"}
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
def test_effects_benefits_and_the_automa_s_cards_are_said_by_number(server: Server, language: str) -> None:
    content = GAMES["monumental"].content()
    assert isinstance(content, Content)
    names = Names(content, Words(language))
    with server.person() as guest:
        spoken = guest.ask("GET", f"/api/content/monumental?language={language}")
    for part, what in (("cards", "card"), ("policies", "policy"), ("heroes", "hero")):
        for item, told in zip(getattr(content, part), spoken[part], strict=True):
            clauses = [word for word in item.effect if word.name != "gives"]
            assert told["effects"] == [names.effect(what, item.id, n + 1) for n in range(len(clauses))]
            assert all(told["effects"])
    for part, what in (("barbarians", "barbarian"), ("cities", "city")):
        for item, told in zip(getattr(content, part), spoken[part], strict=True):
            for number, benefit in enumerate(told["benefits"], 1):
                assert benefit["text"] == names.benefit(what, item.id, number)
                assert benefit["effect"] == write(item.benefits[number - 1])
                assert benefit["text"]
                assert benefit["icons"]
    for told in spoken["automa"]:
        assert told["text"] == [part for part in (told["base_text"], told["special_text"]) if part]
        assert (told["special_text"] is None) == (told["kind"] is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_choice_or_a_question_quotes_has_a_phrase(server: Server, language: str) -> None:
    with server.person() as guest:
        spoken = guest.ask("GET", f"/api/content/monumental?language={language}")
    content = GAMES["monumental"].content()
    assert isinstance(content, Content)
    quoted = {write((word,)) for word in kit(content, next(iter(presets().values()))).words.values()}
    assert quoted <= spoken["phrases"].keys()
    assert all(spoken["phrases"].values())


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
