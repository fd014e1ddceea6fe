"""Writes the client's types: `python -m cairn.server.typescript` makes `protocol.gen.ts`, and a file for each game."""

import sys
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from cairn.games import GAMES, OURS
from cairn.server import protocol
from cairn.server.shapes import game_text, quoted

FOLDER = "web/src"
HEAD = "// Made from src/cairn/server/protocol.py and games by `python -m cairn.server.typescript`: do not edit.\n"
NAMED = {
    "Code": protocol.Code,
    "Status": protocol.Status,
    "Ending": protocol.Ending,
    "Depth": protocol.Depth,
}
LIMITS = ("NAME_LENGTH", "CHAT_LENGTH", "MOST_SEATS")


class Writer:
    """Collects interfaces in the order in which they are first needed."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.named = {tuple(sorted(get_args(kind))): name for name, kind in NAMED.items()}

    def struct(self, kind: inspect.StructType) -> str:
        """Name a struct's interface, and make it if it is new."""
        name = kind.cls.__name__
        if name not in self.made:
            self.made[name] = ""  # keeps its place, and ends recursion
            doc = (kind.cls.__doc__ or "").strip().splitlines()[0]
            rows = [f"/** {doc} */", f"export interface {name} {{"]
            if kind.tag is not None:
                rows.append(f"  {kind.tag_field}: {quoted(kind.tag)};")
            rows += [
                f"  {field.encode_name}{'' if field.required else '?'}: {self.name(field.type)};"
                for field in kind.fields
            ]
            self.made[name] = "\n".join([*rows, "}\n"])
        return name

    def name(self, kind: inspect.Type) -> str:
        """Write a type."""
        match kind:
            case inspect.Metadata():
                return str((kind.extra or {}).get("ts") or self.name(kind.type))
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType():
                return " | ".join(self.name(part) for part in kind.types)
            case inspect.LiteralType():
                values = tuple(sorted(map(str, kind.values)))
                return self.named.get(values) or " | ".join(map(quoted, kind.values))
            case inspect.ListType():
                inner = self.name(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType():
                return "At"  # the one pair there is
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
            case _:
                return _PLAIN[type(kind)]


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def text() -> str:
    """Give the types of the messages."""
    writer = Writer()
    told = (protocol.Step, protocol.ChoiceGroup)
    brought = [kind for name in OURS for kind in GAMES[name].messages()]
    for kind in (*protocol.ANSWERS, *protocol.REQUESTS, *brought, *told, *get_args(protocol.Incoming)):
        writer.struct(_struct(kind))
    unions = {}
    for name, union in (("Incoming", protocol.Incoming), ("Outgoing", protocol.Outgoing)):
        members = [writer.struct(_struct(kind)) for kind in get_args(union)]
        unions[name] = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"
    parts = [HEAD]
    parts += [f"export const {name} = {getattr(protocol, name)};" for name in LIMITS]
    parts.append("")
    for name, kind in NAMED.items():
        values = "\n".join(f"  | {quoted(value)}" for value in get_args(kind))
        parts.append(f"export type {name} =\n{values};\n")
    codes = "\n".join(f"  {quoted(code)}," for code in get_args(protocol.Code))
    parts.append(f"/** Every code a refusal may have. */\nexport const CODES: readonly Code[] = [\n{codes}\n];\n")
    parts.append("/** A language by its code, which is the name of its folder in src/cairn/locales. */")
    parts.append("export type Language = string;\n")
    parts.append("/** The epoch, which an undo raises, and the number of choices played. */")
    parts.append("export type At = [number, number];\n")
    return "\n".join([*parts, *writer.made.values(), *unions.values()])


def _struct(kind: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{kind} is not a message")
    return info


def files() -> dict[str, str]:
    """Give every file with its text."""
    return {"protocol.gen.ts": text()} | {f"{name}.gen.ts": game_text(name) for name in OURS}


def main() -> None:
    """Write the files in the checkout."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
