"""docs/effects.md has every word and every name of the language of effects, and its examples can be read."""

import re
from pathlib import Path

import pytest

from cairn.monumental import language, lexicon
from cairn.monumental.language import (
    ACTION,
    ATTACK,
    BENEFIT,
    BUILDING,
    HABIT,
    HERO,
    KNOWLEDGE,
    ONGOING,
    POLICY,
    RETURNS,
    REWARD,
    WONDER,
    EffectError,
    parse,
)

TEXT = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`[a-z_]+\(.*?) \| (.+) \| `(.+)` \|$", re.MULTILINE)
FIELDS = {
    "Clauses": (BUILDING, KNOWLEDGE, WONDER, POLICY, HERO),
    "What players do": (BENEFIT, BUILDING, HERO),
    "When a Hero returns": (RETURNS,),
    "Monsters": (ONGOING, ATTACK, REWARD),
    "The Automa": (ACTION, HABIT),
}
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))
ROWS = [(title, *row) for title in FIELDS for row in ROW.findall(SECTIONS[title])]
TABLES = {
    "Clauses": set(language.CLAUSES) - {"uses"} - {name for name in language.CLAUSES if name.startswith("until")},
    "What players do": {
        name for name in language.WORDS if lexicon.WORDS[name.split()[0]].where[0] in ("doing", "own", "loot")
    },
    "When a Hero returns": {"uses", "until"},
    "Monsters": set(language.ONGOINGS) | set(language.ATTACK.top) | {"gain_hoard", "per"},
    "The Automa": set(language.ACTIONS),
}


@pytest.mark.parametrize("title", FIELDS)
def test_every_word_has_its_line(title: str) -> None:
    listed = {word for found, takes, *_ in ROWS if found == title for word in re.findall(r"`([a-z_]+)\(", takes)}
    assert listed == {name.split()[0] for name in TABLES[title]}


def test_the_tables_are_the_whole_language() -> None:
    known = {name.split()[0] for names in TABLES.values() for name in names}
    whole = (language.CLAUSES, language.WORDS, language.ONGOINGS, language.ACTIONS)
    assert known == {name.split()[0] for table in whole for name in table}
    takes = {language.SLOTS[name].names for name in language.SLOTS}
    own = {names for field in FIELDS.values() for each in field for names in [s.names for s in each.own.values()]}
    for name in {name for names in takes | own for name in names}:
        assert re.search(rf"`[^`]*\b{name}\b[^`]*`", TEXT), name


@pytest.mark.parametrize(("title", "takes", "meaning", "example"), ROWS, ids=[row[3][:40] for row in ROWS])
def test_every_example_can_be_read_and_shows_its_word(title: str, takes: str, meaning: str, example: str) -> None:
    assert meaning.strip()
    assert any(f"{word}(" in example for word in re.findall(r"`([a-z_]+)\(", takes))
    for field in FIELDS[title]:
        try:
            assert parse(example, field)
        except EffectError:
            continue
        return
    pytest.fail(f"{example} can stand nowhere")


def test_every_keyword_is_told_with_its_word() -> None:
    for name, takes in {**language.CLAUSES, **language.WORDS, **language.ONGOINGS, **language.ACTIONS}.items():
        told = " ".join(takes_of for _, takes_of, *_ in ROWS if f"`{name.split()[0]}(" in takes_of)
        for key in re.findall(r"(\w+)=", takes):
            assert f"{key}=" in told, f"{name}: {key}"
