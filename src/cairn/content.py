"""Content files: TOML read with care, so that every mistake is told with its file, its place and what was expected."""

import json
import re
import tomllib
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cairn.core import CairnError, WordedError, shown

ORIGINS = ("rulebook", "public", "reconstructed", "own")
UNKEYED = frozenset("[]{}#")  # what no plain key has in it
LONGEST_REASON = 200
HUGE = 1e100  # no number of ours is larger
Path_ = tuple[str | int, ...]
W = TypeVar("W", bound=str)


class ContentError(CairnError):
    """A mistake in a content file; `line` and `column` count from 1 and are None where nobody can tell."""

    def __init__(self, text: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(text)
        self.line, self.column = line, column


@dataclass(frozen=True)
class Source:
    """A file, and its text for finding the line of a mistake: lines end at a newline alone, as in TOML."""

    name: str
    text: str

    def line(self, path: Path_) -> int | None:
        """Find the line where a value stands, as near as the text shows it."""
        words = [part for part in path if isinstance(part, str)]
        wanted = path[1] if len(path) > 1 and isinstance(path[1], int) else 0  # which of several tables of one name
        found, depth, nearby, seen = None, 0, None, -1
        section: list[str] = []
        for number, line in enumerate(self.text.split("\n"), 1):
            text = line.strip()
            if text.startswith("["):
                name, closed, _ = text.lstrip("[").partition("]")
                if not closed:
                    continue
                section = full = _keys(name)
                seen += text.startswith("[[") and full == words[:1]
                nearby = nearby or (number if full[:1] == words[:1] else None)
            else:
                name, follows, _ = text.partition("=")
                if not follows or not name.strip() or UNKEYED.intersection(name):
                    continue
                full = [*section, *_keys(name)]
            if full == words[: len(full)] and len(full) > depth and seen in (-1, wanted):
                found, depth = number, len(full)
        return found or nearby

    def column(self, path: Path_) -> int | None:
        """Find the column where a value stands in its line: where the line's text begins."""
        line = self.line(path)
        if line is None:
            return None
        text = self.text.split("\n")[line - 1]
        return len(text) - len(text.lstrip()) + 1


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

    def fail(self, expected: str, key: str = "", /, **values: str | int) -> NoReturn:
        """Refuse the value; with the key of a message, in words that can be said in every language."""
        line = self.source.line(self.path)
        place = f"{self.source.name}{f', line {line}' if line else ''}"
        what = f", {show(self.path)}" if self.path else ""
        reason = WordedError(expected, key, **values) if key else None
        raise ContentError(f"{place}{what}: {expected}", line, self.source.column(self.path)) from reason

    def shown(self) -> str:
        """Give the value for a message, cut short."""
        return shown(self.value)

    def integer(self, least: int, most: int) -> int:
        """Read a whole number."""
        if type(self.value) is not int or not least <= self.value <= most:
            text = f"expected a whole number from {least} to {most}, not {self.shown()}"
            self.fail(text, "content-integer", least=str(least), most=str(most), found=self.shown())
        return self.value

    def whole(self) -> int:
        """Read a whole number, however large."""
        if type(self.value) is not int:
            self.fail(f"expected a whole number, not {self.shown()}")
        return self.value

    def number(self, least: float = -inf) -> float:
        """Read a number, with a fraction or without."""
        value: int | float = self.value
        if type(value) not in {int, float} or not max(least, -HUGE) <= value <= HUGE:
            self.fail(f"expected a number{'' if least == -inf else f' of at least {least:g}'}, not {self.shown()}")
        return value

    def truth(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            self.fail(f"expected true or false, not {self.shown()}")
        return self.value

    def text(self) -> str:
        """Read a text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.fail(f"expected a text, not {self.shown()}", "content-text", found=self.shown())
        return self.value

    def one_of(self, words: Collection[W]) -> W:
        """Read one of a few words."""
        found = next((word for word in words if word == self.value), None)
        if found is None:
            text = f"expected one of {', '.join(words)}, not {self.shown()}"
            self.fail(text, "content-one-of", expected=", ".join(words), found=self.shown())
        return found

    def slug(self) -> str:
        """Read an id: letters, digits and dashes."""
        if not isinstance(self.value, str) or not re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", self.value):
            text = f"expected an id of letters, digits and dashes, not {self.shown()}"
            self.fail(text, "content-id", found=self.shown())
        return self.value

    def items(self, least: int = 0, most: int = 10_000) -> list["Node"]:
        """Read a list."""
        if not isinstance(self.value, list):
            self.fail(f"expected a list, not {self.shown()}", "content-list", found=self.shown())
        if not least <= len(self.value) <= most:
            size, found = f"{least}" if least == most else f"{least} to {most}", str(len(self.value))
            text = f"expected a list of {size} items, not of {found}"
            exact = "yes" if least == most else "no"
            self.fail(text, "content-size", exact=exact, least=str(least), most=str(most), found=found)
        return [Node(self.source, (*self.path, i), v) for i, v in enumerate(self.value)]

    def table(self) -> dict[str, "Node"]:
        """Read a table with any fields."""
        if not isinstance(self.value, dict):
            self.fail(f"expected a table, not {self.shown()}", "content-table", found=self.shown())
        return {key: Node(self.source, (*self.path, key), value) for key, value in self.value.items()}

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, "Node"]:
        """Read a table with just these fields."""
        found = self.table()
        known = (*required, *optional)
        for key in found:
            if key not in known:
                field = Node(self.source, (*self.path, key), None)
                expected = ", ".join(known)
                field.fail(f"unknown field; expected {expected}", "content-unknown", expected=expected)
        for key in required:
            if key not in found:
                self.fail(f"the field {key} is missing", "content-missing", field=key)
        return found

    def map(self, read: Callable[["Node"], Any], least: int = 0, most: int = 10_000) -> list[Any]:
        """Read a list, each item by the same reader."""
        return [read(item) for item in self.items(least, most)]


def load(file: str | Path, name: str | None = None) -> Node:
    """Read a TOML file."""
    name = name or str(file)
    try:
        text = Path(file).read_bytes().decode("utf-8-sig")  # its lines end as they stand there
    except OSError as error:
        raise ContentError(f"{name}: cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{name}: is not a text in UTF-8 (byte {error.start})") from None
    except ValueError as error:  # a name with a null byte
        raise ContentError(f"{name!r}: cannot be read ({error})") from None
    return parse(text, name)


def told(text: object, name: str) -> Node:
    """Read a value that a program of ours has written as JSON."""
    node = Node(Source(name, ""), (), text)
    try:
        return replace(node, value=json.loads(text))  # type: ignore[arg-type]
    except (ValueError, TypeError, RecursionError):
        node.fail("is not JSON")


def parse(text: str, name: str) -> Node:
    """Read a TOML text."""
    try:
        return Node(Source(name, text), (), tomllib.loads(text))
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        reason = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "a number has thousands of digits"
        place = _place(text, reason)
        reason = reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + "..."  # it may quote a key
        told = f"is not TOML: {reason}"
        raise ContentError(f"{name}: {told}", *place) from WordedError(told, "content-toml", reason=reason)
    except RecursionError:
        told = "is nested too deeply"
        raise ContentError(f"{name}: {told}") from WordedError(told, "content-deep")


def _place(text: str, reason: str) -> tuple[int | None, int | None]:
    """Find where TOML goes wrong: the reader says it in words."""
    if found := re.search(r"at line ([0-9]+), column ([0-9]+)", reason):
        return int(found[1]), int(found[2])
    if "at end of document" in reason:
        return text.count("\n") + 1, len(text) - text.rfind("\n")
    return None, None
