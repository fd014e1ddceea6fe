"""The client's types of a game: its view and events, its choices, and what can be asked with the answers.

They are read off the annotations of `shapes.py`, `choices.py` and `asks.py` of the game, which the tests hold against
what is really told.
"""

import json
from collections.abc import Iterable
from dataclasses import MISSING, fields
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cairn.games import GAMES

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
LISTS = (list, tuple)


def quoted(value: object) -> str:
    """Write a value as the client's source has it."""
    return json.dumps(value, ensure_ascii=False)


class Writer:
    """Collects interfaces in the order in which they are first needed."""

    def __init__(self, named: dict[str, Any]) -> None:
        self.made: dict[str, str] = {}
        self.named = {kind: name for name, kind in named.items()}

    def written(self, hint: Any) -> str:  # noqa: ANN401  (any annotation)
        """Write a type."""
        if hint in self.named:
            return self.named[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(map(quoted, args))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.written, args)))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.written, args))}]"
        if origin in LISTS:
            inner = self.written(args[0])
            return (
                f"({inner})[]" if get_origin(args[0]) in (Union, UnionType, Literal) and "|" in inner else f"{inner}[]"
            )
        if origin is dict or getattr(origin, "__name__", "") == "Mapping":
            return f"Record<{self.written(args[0])}, {self.written(args[1])}>"
        if is_typeddict(hint):
            return self.typed_dict(hint)
        raise TypeError(f"{hint} cannot be told to the client")

    def interface(self, kind: type, rows: list[str]) -> str:
        """Make an interface with these rows."""
        doc = [f"/** {line} */" for line in (kind.__doc__ or "").strip().splitlines()[:1]]
        self.made[kind.__name__] = "\n".join([*doc, f"export interface {kind.__name__} {{", *rows, "}\n"])
        return kind.__name__

    def typed_dict(self, kind: Any) -> str:  # noqa: ANN401  (a TypedDict)
        """Name the interface of a TypedDict, and make it if it is new."""
        name = str(kind.__name__)
        if name not in self.made:
            self.made[name] = ""  # keeps its place, and ends recursion
            rows = []
            for part, hint in get_type_hints(kind, include_extras=True).items():
                optional = get_origin(hint) is NotRequired
                told = get_args(hint)[0] if optional else hint
                rows.append(f"  {part}{'?' if optional else ''}: {self.written(told)};")
            self.interface(kind, rows)
        return name

    def parts(self, kind: type, *, asked: bool = False) -> list[str]:
        """Write the fields of a dataclass that are told; what may be None, or left out of a question, is optional."""
        hints, rows = get_type_hints(kind), []
        for part in fields(kind):
            if part.metadata.get("told", True):
                hint = hints[part.name]
                optional = NoneType in get_args(hint) or (asked and part.default is not MISSING)
                told = " | ".join(text for text in self.written(hint).split(" | ") if text != "null")
                rows.append(f"{part.name.rstrip('_')}{'?' if optional else ''}: {told}")
        return rows

    def choice(self, kind: type) -> str:
        """Make the interface of a choice."""
        do = f"  do: {quoted(vars(kind)['do'])};"
        return self.interface(kind, [do, *(f"  {part};" for part in self.parts(kind))])

    def query(self, kind: Any) -> str:  # noqa: ANN401  (a dataclass that answers)
        """Write what a question is about and what its answer is."""
        answer = self.written(get_type_hints(kind.answer)["return"])
        return f"  {kind.name}: {{ about: {{ {'; '.join(self.parts(kind, asked=True))} }}; answer: {answer} }};"


def game_text(name: str) -> str:
    """Give the whole file of a game."""
    package = type(GAMES[name]).__module__.rpartition(".")[0]
    shapes, choices, asks = (import_module(f"{package}.{part}") for part in ("shapes", "choices", "asks"))
    words = {word: kind for word, kind in vars(shapes).items() if get_origin(kind) is Literal}
    writer = Writer(words)
    view = writer.written(shapes.VIEW)
    unions = {
        "Event": [writer.written(kind) for kind in get_args(shapes.EVENTS)],
        "Choice": [writer.choice(kind) for kind in choices.CHOICES],
    }
    queries = [writer.query(kind) for kind in asks.QUERIES]
    parts = [f"// Made from src/{package.replace('.', '/')} by `python -m cairn.server.typescript`: do not edit.\n"]
    parts += [f"export type {word} =\n" + _members(map(quoted, get_args(kind))) for word, kind in words.items()]
    if view != "View":
        parts.append(f"export type View = {view};\n")
    parts += [f"export type {union} =\n" + _members(members) for union, members in unions.items()]
    parts += ["/** What can be asked about a position. */", "\n".join(["export interface Queries {", *queries, "}\n"])]
    return "\n".join([*parts, *writer.made.values()])


def _members(texts: Iterable[str]) -> str:
    return "\n".join(f"  | {text}" for text in texts) + ";\n"
