"""Content files: TOML read with care, so that every mistake is told with its file, its place and what was expected."""

import re
import tomllib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cairn.core import CairnError, WordedError

ORIGINS = ("rulebook", "public", "reconstructed", "own")
Path_ = tuple[str | int, ...]
W = TypeVar("W", bound=str)


class ContentError(CairnError):
    """A mistake in a content file."""


@dataclass(frozen=True)
class Source:
    """A file, and its text for finding the line of a mistake."""

    name: str
    text: str

    def line(self, path: Path_) -> int | None:
        """Find the line where a value stands, as near as the text shows it."""
        words = [part for part in path if isinstance(part, str)]
        wanted = path[1] if len(path) > 1 and isinstance(path[1], int) else 0  # which of several tables of one name
        found, depth, nearby, seen = None, 0, None, -1
        section: list[str] = []
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*(\[+)\s*([^\]]*?)\s*\]", line):
                section = full = _keys(header[2])
                seen += header[1] == "[[" and full == words[:1]
                nearby = nearby or (number if full[:1] == words[:1] else None)
            elif key := re.match(r"\s*([^=\[\]{}#]+?)\s*=", line):
                full = [*section, *_keys(key[1])]
            else:
                continue
            if full == words[: len(full)] and len(full) > depth and seen in (-1, wanted):
                found, depth = number, len(full)
        return found or nearby


def _keys(text: str) -> list[str]:
    """Split a dotted key."""
    return [name.strip().strip("\"'") for name in text.split(".")]


def show(path: Path_) -> str:
    """Write a path as people do: stones[3].count."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            name = part if part.isprintable() and part.strip() else repr(part)
            text += f".{name}" if text else name
    return text


@dataclass(frozen=True)
class Node:
    """A value of a content file and the place where it stands."""

    source: Source
    path: Path_
    value: Any

    def fail(self, expected: str, key: str = "", **values: str | int) -> NoReturn:
        """Refuse the value; with the key of a message, in words that can be said in every language."""
        line = self.source.line(self.path)
        place = f"{self.source.name}{f', line {line}' if line else ''}"
        what = f", {show(self.path)}" if self.path else ""
        reason = WordedError(expected, key, **values) if key else None
        raise ContentError(f"{place}{what}: {expected}") from reason

    def shown(self) -> str:
        """Give the value for a message, cut short."""
        try:
            text = repr(self.value)
        except ValueError:  # Python refuses to write out numbers of thousands of digits
            return "a number of thousands of digits"
        return text if len(text) <= 60 else text[:57] + "..."  # noqa: PLR2004

    def integer(self, least: int, most: int) -> int:
        """Read a whole number."""
        if type(self.value) is not int or not least <= self.value <= most:
            self.fail(f"expected a whole number from {least} to {most}, not {self.shown()}")
        return self.value

    def text(self) -> str:
        """Read a text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.fail(f"expected a text, not {self.shown()}")
        return self.value

    def one_of(self, words: Collection[W]) -> W:
        """Read one of a few words."""
        found = next((word for word in words if word == self.value), None)
        if found is None:
            self.fail(f"expected one of {', '.join(words)}, not {self.shown()}")
        return found

    def slug(self) -> str:
        """Read an id: letters, digits and dashes."""
        if not isinstance(self.value, str) or not re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", self.value):
            self.fail(f"expected an id of letters, digits and dashes, not {self.shown()}")
        return self.value

    def items(self, least: int = 0, most: int = 10_000) -> list["Node"]:
        """Read a list."""
        if not isinstance(self.value, list):
            self.fail(f"expected a list, not {self.shown()}")
        if not least <= len(self.value) <= most:
            size = f"{least}" if least == most else f"{least} to {most}"
            self.fail(f"expected a list of {size} items, not of {len(self.value)}")
        return [Node(self.source, (*self.path, i), v) for i, v in enumerate(self.value)]

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, "Node"]:
        """Read a table with just these fields."""
        if not isinstance(self.value, dict):
            self.fail(f"expected a table, not {self.shown()}")
        known = (*required, *optional)
        for key in self.value:
            if key not in known:
                field = Node(self.source, (*self.path, key), None)
                field.fail(f"unknown field; expected {', '.join(known)}")
        for key in required:
            if key not in self.value:
                self.fail(f"the field {key} is missing")
        return {key: Node(self.source, (*self.path, key), value) for key, value in self.value.items()}

    def map(self, read: Callable[["Node"], Any], least: int = 0, most: int = 10_000) -> list[Any]:
        """Read a list, each item by the same reader."""
        return [read(item) for item in self.items(least, most)]


def load(file: str | Path, name: str | None = None) -> Node:
    """Read a TOML file."""
    name = name or str(file)
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ContentError(f"{name}: cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{name}: is not a text in UTF-8 (byte {error.start})") from None
    except ValueError as error:  # a name with a null byte
        raise ContentError(f"{name!r}: cannot be read ({error})") from None
    source = Source(name, text)
    try:
        return Node(source, (), tomllib.loads(text))
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        reason = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "a number has thousands of digits"
        raise ContentError(f"{name}: is not TOML: {reason}") from None
    except RecursionError:
        raise ContentError(f"{name}: is nested too deeply") from None
