"""The languages: each is a folder in locales and is found there by itself, with its words and its names.

A language's folder has its own name for itself and its habits (language.json), its messages (*.ftl), and for each game
what the components are called (GAME.toml: a table for each part, with the ids as keys). English has no such table: its
names stand with the components, because the notation is made of them, and are used where a language has none.
"""

import json
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

ENGLISH = "en"
FOLDER = Path(__file__).with_name("locales")
ABOUT = "language.json"

Names = dict[str, str]


def _found() -> dict[str, dict[str, Any]]:
    """Read what the languages say about themselves: English first, the others by their codes."""
    files = sorted(FOLDER.glob(f"*/{ABOUT}"), key=lambda file: (file.parent.name != ENGLISH, file.parent.name))
    return {file.parent.name: about for file in files if (about := _about(file)) is not None}


def _about(file: Path) -> dict[str, Any] | None:
    """Read what a language says about itself; one that cannot be read is left out, with a sentence."""
    try:
        about = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(about, dict) and isinstance(about.get("name"), str):
            return about
        reason = 'expected {"name": "…"}'
    except (OSError, ValueError) as error:
        reason = str(error)
    _left_out(file, reason, "this language")
    return None


def _left_out(file: Path, reason: object, what: str) -> None:
    """Say what a mistake in a language's folder leaves out; everything else goes on."""
    sys.stderr.write(f"cairn: {file}: {reason}; {what} is left out\n")


def messages(language: str) -> list[str]:
    """Give the files of a language's messages as text; one that cannot be read is left out, with a sentence."""
    found = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        try:
            found.append(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            _left_out(file, error, "this file")
    return found


HABITS: Mapping[str, Mapping[str, Any]] = MappingProxyType(_found())
LANGUAGES: Mapping[str, str] = MappingProxyType({code: about["name"] for code, about in HABITS.items()})


def by_tag(tag: str) -> str | None:
    """Give the language that a tag such as de, de_AT.UTF-8 or pt-BR means, if there is such a one."""
    wanted = tag.split(".", maxsplit=1)[0].strip().replace("_", "-").casefold()
    codes = {code.casefold(): code for code in LANGUAGES}
    base = wanted.split("-")[0]
    return codes.get(wanted) or codes.get(base) or next((codes[c] for c in codes if c.split("-")[0] == base), None)


@cache
def names(game: str, language: str) -> Mapping[str, Mapping[str, str]]:
    """Give what a language calls the components of a game, by part, then by id, as far as it can be read."""
    file = FOLDER / language / f"{game}.toml"
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    except (OSError, ValueError) as error:
        _left_out(file, error, "this file")
        return {}
    parts = {part: items for part, items in told.items() if isinstance(items, dict)}
    return {part: {key: name for key, name in items.items() if isinstance(name, str)} for part, items in parts.items()}


def named(game: str, part: str, name: str, english: str) -> Names:
    """Give the names of a component in every language, those of its id where its English name is given."""
    return {code: names(game, code).get(part, {}).get(name, english) for code in LANGUAGES}
