"""The numbers and pictures of Monumental's rules: as the game has them, and the client's copy is fresh."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cairn.monumental import figures
from cairn.words import FOLDER, LANGUAGES, Words

ROOT = Path(__file__).parents[2]
FACTS = figures.facts()


def test_the_clients_copy_is_fresh_and_small() -> None:
    kept = (ROOT / figures.FILE).read_text(encoding="utf-8")
    assert kept == figures.text(), "stale: run python -m cairn.monumental.figures"
    assert len(kept.encode()) < 10_000


def test_the_numbers_are_those_of_the_rulebook() -> None:
    """A check by hand: docs/rules/monumental.md has every one of them."""
    values = FACTS["values"]
    assert values["setup-2"] == {"first": 15, "second": 12, "third": 8, "total": 35, "pile": 10}
    assert values["setup-3"] == {"cards": 15, "policies": 5, "gold": 2}
    assert values["policies-1"] == {"one": 1, "two": 2, "last": 5}
    assert values["defense-1"] == {"soldier": 1, "warlord": 2, "outpost": 3, "wonder": 2}
    assert values["end-2"] == {"turns": 29, "two": 15}
    assert values["scoring-1"] == {"province": 1, "knowledge": 1, "wonder": 2, "policy": 2}
    assert values["scoring-2"] == {"dominance": 3}
    assert values["automa-2"] == {"deck": 16, "gold": 2}
    assert values["automa-6"] == {"three": 3}
    assert values["continuous-4"] == {"two": 6, "three": 7, "four": 8}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_gets_its_numbers(language: str) -> None:
    words = Words(language)
    text = (FOLDER / language / "monumental-rules.ftl").read_text(encoding="utf-8")
    named = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    said = [name for name in named if "-fig-" not in name]
    assert len(said) > 100
    for name in said:
        paragraph = words(name, **FACTS["values"].get(name.removeprefix("monumental-rules-"), {}))
        assert len(paragraph) < 420, f"{name} is too long: {paragraph}"
    assert not FACTS["values"].keys() - {name.removeprefix("monumental-rules-") for name in said}


def test_a_row_and_a_column_light_five_cards() -> None:
    city = FACTS["city"]
    assert len(city["cards"]) == 9
    assert [(cross["row"], cross["column"]) for cross in city["crosses"]] == [
        (row, column) for row in (1, 2, 3) for column in (1, 2, 3)
    ]
    for cross in city["crosses"]:
        assert len(cross["slots"]) == 5
        for resource in ("production", "science", "military"):
            given = sum(city["cards"][slot - 1].get(resource, 0) for slot in cross["slots"])
            assert cross["yields"][resource] == given


def test_a_garrison_adds_up() -> None:
    province, guard = FACTS["province"], FACTS["values"]["defense-1"]
    assert len(province["garrisons"]) == 24
    for one in province["garrisons"]:
        more = sum(guard[name] for name in ("warlord", "outpost", "wonder") if one[name])
        assert one["defense"] == one["units"] == province["terrain"] + one["soldiers"] * guard["soldier"] + more


def test_only_an_untouched_row_loses_a_card() -> None:
    rows = FACTS["display"]
    assert len(rows) == 8
    for row in rows:
        assert row["swept"] == ([] if row["taken"] else [2])
        assert sorted(card for card in row["now"] if card is not None) == [
            space for space in range(3) if space not in row["taken"] + row["swept"]
        ]


def test_they_are_written_where_they_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "web" / "figures.json"
    monkeypatch.setattr("sys.argv", ["figures", str(path)])
    figures.main()
    assert json.loads(path.read_text(encoding="utf-8")) == FACTS
