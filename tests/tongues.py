"""What a language's folder says, and what it lacks beside English."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cairn.languages import ABOUT, ENGLISH, FOLDER
from cairn.monumental.components import PARTS
from cairn.monumental.content import load
from cairn.monumental.maps import TITLES, presets


class Uses(Visitor):
    """Collects the variables, references and selectors of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                found.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


@dataclass
class Tongue:
    """The messages of a folder: where each stands, and what it uses."""

    files: dict[str, str]
    uses: dict[str, Uses]

    def needs(self, message: str) -> tuple[set[str], dict[str, set[str]]]:
        """Give the variables of a message with those of the messages it contains, and the keys they choose by."""
        uses = self.uses[message]
        variables, keys = set(uses.variables), {name: set(found) for name, found in uses.keys.items()}
        for other in uses.messages & self.uses.keys():
            more, chosen = self.needs(other)
            variables |= more
            for name, found in chosen.items():
                keys.setdefault(name, set()).update(found)
        return variables, keys


def tongue(folder: Path) -> Tongue:
    """Read the messages of a language."""
    made = Tongue({}, {})
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in made.files, f"{file}: {name} is there twice"
                made.files[name], made.uses[name] = file.name, Uses()
                made.uses[name].visit(entry)
    return made


def named() -> set[str]:
    """List everything that has a name, as part.id."""
    parts = {part: [item for item in getattr(load(), part) if hasattr(item, "names")] for part in PARTS}
    found = {f"{part}.{item.id}" for part, items in parts.items() for item in items}
    return found | {f"maps.{name}" for name in (*presets(), *TITLES)}


def lacks(folder: Path) -> list[str]:
    """List what is missing in a language's folder, or should not be there: messages, their values, names."""
    english, own = tongue(FOLDER / ENGLISH), tongue(folder)
    told = [] if (folder / ABOUT).exists() else [f"{ABOUT} is missing"]
    for message, file in english.files.items():
        if message not in own.files:
            told.append(f"{file}: {message} is missing")
            continue
        if own.files[message] != file:
            told.append(f"{own.files[message]}: {message} stands in {file} in English")
        here, there = own.needs(message)[0], english.needs(message)[0]
        told += [f"{file}: {message} does not use ${name}" for name in sorted(there - here)]
        told += [f"{file}: {message} uses ${name}, which nobody gives" for name in sorted(here - there)]
    told += [f"{file}: nobody says {message}" for message, file in own.files.items() if message not in english.files]
    if folder.name != ENGLISH:
        names = folder / "monumental.toml"
        parts = tomllib.loads(names.read_text(encoding="utf-8")) if names.exists() else {}
        given = {f"{part}.{name}": text for part, items in parts.items() for name, text in items.items()}
        told += [f"{names.name}: {name} is missing" for name in sorted(named() - given.keys())]
        told += [f"{names.name}: there is no {name}" for name in sorted(given.keys() - named())]
        told += [f"{names.name}: {name} is empty" for name, text in given.items() if not text.strip()]
    return told
