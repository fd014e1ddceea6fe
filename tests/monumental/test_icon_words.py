"""The client draws every word that icons use: its list of them is the one of the components."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cairn.server.spoken import spoken

FILE = Path(__file__).parents[2] / "web" / "src" / "monumental" / "fixtures" / "icon-words.json"


def rows(told: Any) -> Iterator[Any]:
    """Give all rows of icons."""
    if isinstance(told, list):
        for item in told:
            yield from rows(item)
    elif isinstance(told, dict):
        for name, value in told.items():
            if name == "icons":
                yield from value.values() if isinstance(value, dict) else (value,)
            else:
                yield from rows(value)


def words(icon: Any) -> Iterator[str]:
    """Give the words of an icon."""
    if isinstance(icon, str):
        yield icon
    elif isinstance(icon, list):
        for part in icon:
            yield from words(part)


def test_the_client_knows_every_word_of_the_icons() -> None:
    used = {word for row in rows(spoken("monumental", "en")) for word in words(row)}
    assert sorted(used) == json.loads(FILE.read_text(encoding="utf-8"))
