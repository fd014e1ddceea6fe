"""Every message in every language: the same ids and values, complete, in the house's voice."""

import itertools
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cairn.bots import LEVELS
from cairn.core import CairnError, Event
from cairn.games import GAMES
from cairn.words import FOLDER, LANGUAGES, Words, WordsError, pick_language
from tests.tongues import Tongue, lacks, tongue

SOURCES = Path(FOLDER).parent
WEB = Path(__file__).parents[1] / "web" / "src"


@cache
def spoken(language: str) -> Tongue:
    """Read a language, once."""
    return tongue(FOLDER / language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    found = lacks(FOLDER / language)
    assert not found, "\n".join(["", *map(str, found)])  # pytest would cut a list short


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_every_value(language: str) -> None:
    words = Words(language)
    read = spoken(language)
    for message in read.files:
        variables, keys = read.needs(message)
        values: dict[str, list[Any]] = {}
        for name in variables:
            chosen = {key for key in keys.get(name, set()) if not key.isdecimal()}
            plural = chosen <= {"one", "other"} and name in keys and name not in {"who", "shape", "card"}
            values[name] = [0, 1, 2, 5] if plural or name not in keys else sorted(chosen)
        for combination in itertools.product(*values.values()):
            said = dict(zip(values, combination, strict=True))
            if "text" in said:
                said["text"] = "b2"
            text = words.own(message, **said)
            assert text.strip(), message
            assert "{" not in text, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice(language: str) -> None:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        assert "!" not in text, f"{file}: exclamation mark"
        assert "  " not in re.sub(r"^ +", "", text, flags=re.MULTILINE).replace(" *[", "*["), f"{file}: two spaces"
        for number, row in enumerate(text.splitlines(), 1):
            if language == "fr":
                assert not re.search(r"\w[:;?]", row), f"{file}:{number}: no space before : ; ?"
                assert not re.search(r"[\w}»] [:;]", row), f"{file}:{number}: a breaking space before : ;"
                assert not re.search(r"[\w}] \?(?! pour)", row), f"{file}:{number}: a breaking space before ?"
            if language == "es":
                assert row.count("?") - row.count("¿") in {0, 1}, f"{file}:{number}"
                if re.match(r"ask-(?!language|name)", row):
                    assert "¿" in row, f"{file}:{number}: no opening question mark"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_print(language: str) -> None:
    """What the pages around the tables say is set as in print."""
    for name in ("web", "rules", "start", "tutorial", "table-more"):
        file = FOLDER / language / f"{name}.ftl"
        for number, row in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if row.startswith("#"):
                continue
            assert not re.search(r"(?<![\w-])\d-\d", row), f"{file}:{number}: a range takes an en dash"
            assert "..." not in row, f"{file}:{number}: three dots are one sign"
            if language in {"es", "fr"}:
                assert " …" not in row, f"{file}:{number}: no space before …"
            if language == "fr":
                assert "'" not in row, f"{file}:{number}: a straight apostrophe"
                assert not re.search(r"\b[Dd]éfai(?:re|t|tes?)\b", row), f"{file}:{number}: undoing is annuler"


@pytest.mark.parametrize("language", LANGUAGES)
def test_chips_begin_with_a_capital(language: str) -> None:
    say = Words(language)
    assert all(say("side", side=side)[0].isupper() for side in "NESW")


def test_every_message_is_used() -> None:
    python = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    client = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*"))
    code = python + client
    patterns = [re.escape(text) for text in re.findall(r'f"([a-z{][^" ]*-[^" ]*|[^" ]*-)"', python)]
    patterns += [re.escape(text.replace("${", "{")) for text in re.findall(r"`([^` ]*-[^` ]*)`", client)]
    made = [re.compile(re.sub(r"\\{.*?\\}", "[a-z0-9-]+", pattern)) for pattern in patterns]
    used = set(re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code))
    known = spoken("en").files.keys()
    contained = {other for uses in spoken("en").uses.values() for other in uses.messages}
    formed = {name for name in known if any(pattern.fullmatch(name) for pattern in made)}
    events = {name for name in known if name.rpartition("-event-")[2] in used and "-event-" in name}
    assert known - used - contained - formed - events == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_content_has_words(language: str) -> None:
    words, content = Words(language), GAMES["monolyth"].content().as_dict()
    needs = spoken(language).needs
    keys = {name: needs(name)[1] for name in ("shape-name", "structure-card", "colour", "side", "origin")}
    assert {stone["id"] for stone in content["stones"]} < keys["shape-name"]["shape"]
    assert {card["id"] for card in content["structures"]} < keys["structure-card"]["card"]
    assert set(content["colours"]) == keys["colour"]["colour"]
    assert words("shape-name", shape="X5").endswith("X5")
    assert words("structure-card", card="my-card") == "my-card"
    for name in ("level-name", "level-character"):
        assert set(LEVELS) <= needs(name)[1]["level"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_address_you_or_name_somebody(language: str) -> None:
    words, event = Words(language), Event("moved", {"seat": 0, "from": 1, "to": 3, "steps": 2})
    assert "Ana" not in words.tell("monolyth", event, ["Ana", "Bo"], you=0)
    assert words.tell("monolyth", event, ["Ana", "Bo"], you=1).startswith("Ana ")
    placed = Event("placed", {"seat": 1, "shape": "L3", "colour": "white", "cells": ["a1/1", "a2/1", "b1/1"]})
    assert "a1/1 a2/1 b1/1" in words.tell("monolyth", placed, ["Ana", "Bo"])
    closed = Event("closed", {"site": 0})
    assert words.tell("monolyth", closed, ["Ana", "Bo"]) == words("monolyth-event-closed", site=1)


def test_ready_phrases_agree() -> None:
    assert Words("de")("the-stone", colour="turquoise", shape="L4") == "den türkisen Stein L4"
    assert Words("es")("stone", colour="black", shape="L4") == "piedra negra L4"
    assert Words("fr")("stone", colour="white", shape="L4") == "pierre blanche L4"
    assert Words("fr")("points", n=0) == "0 point"


def test_nothing_missing_is_ever_shown() -> None:
    with pytest.raises(WordsError, match="no message"):
        Words("en")("no-such-message")
    with pytest.raises(WordsError, match="points"):
        Words("en")("points")


def test_the_language_is_picked() -> None:
    assert pick_language("fr", {"CAIRN_LANG": "de"}) == "fr"
    assert pick_language(None, {"CAIRN_LANG": "de", "LANG": "es_ES.UTF-8"}) == "de"
    assert pick_language(None, {"LC_ALL": "es_ES.UTF-8", "LANG": "fr_FR"}) == "es"
    assert pick_language(None, {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}) == "fr"
    assert pick_language("de_AT.UTF-8") == pick_language("DE") == "de"
    assert pick_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert pick_language(None, {}) == "en"
    with pytest.raises(CairnError, match=r"en \(English\), de \(Deutsch\), es \(Español\), fr \(Français\)"):
        pick_language("xx")
