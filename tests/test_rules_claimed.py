"""Every rule in docs/rules is claimed by a test, and tests claim no rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cairn.games import GAMES

ROOT = Path(__file__).parents[1]
# Statements only: a ruling (A-...) is proven with the statement that follows it.
STATEMENT = re.compile(r"^- ((?:ML|MN|CP|Q|F)-(?:[A-Z0-9]+-)?[0-9]+[a-z]?)(?= )", re.MULTILINE)


def stated(text: str) -> list[str]:
    """List the ids of the statements in a rules document."""
    return STATEMENT.findall(text)


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    """Find every call of `pytest.mark.rule` or `mark.rule`, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            owner = node.func.value
            name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
            if name == "mark":
                yield node


def claims(text: str) -> tuple[list[str], list[int]]:
    """Give the ids that a test file claims, and the lines where an id is not a plain text."""
    ids: list[str] = []
    odd: list[int] = []
    for call in sorted(marks(ast.parse(text)), key=lambda call: call.lineno):
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                ids.append(argument.value)
            else:
                odd.append(argument.lineno)
        if call.keywords or not call.args:
            odd.append(call.lineno)
    return ids, odd


DOCUMENTS = sorted((ROOT / "docs" / "rules").glob("*.md"))
PLAYABLE = [document for document in DOCUMENTS if document.stem in GAMES]
KEPT_FOR_REFERENCE = {"F-02"}  # a deck for five players, which needs an expansion
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


@cache
def claimed() -> dict[Path, tuple[list[str], list[int]]]:
    """Read the claims of every test file."""
    return {path: claims(path.read_text(encoding="utf-8")) for path in TESTS}


@pytest.mark.parametrize(("game", "statements"), [("monolyth", 129), ("monumental", 557)])
def test_there_are_rules(game: str, statements: int) -> None:
    assert len(stated((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))) == statements


@pytest.mark.parametrize("document", PLAYABLE, ids=lambda path: path.stem)
def test_every_rule_is_stated_once_and_claimed(document: Path) -> None:
    ids = stated(document.read_text(encoding="utf-8"))
    assert ids
    assert sorted({i for i in ids if ids.count(i) > 1}) == []
    proven = {i for found, _ in claimed().values() for i in found}
    assert [i for i in ids if i not in proven | KEPT_FOR_REFERENCE] == []


def test_no_unknown_rule_is_claimed() -> None:
    known = {i for document in DOCUMENTS for i in stated(document.read_text(encoding="utf-8"))}
    unknown = {f"{path.name}: {i}" for path, (found, _) in claimed().items() for i in found if i not in known}
    assert sorted(unknown) == []


def test_claims_are_plain_texts() -> None:
    assert [f"{path.name}:{line}" for path, (_, odd) in claimed().items() for line in odd] == []


def test_the_readers_see_what_they_should() -> None:
    text = (
        "- ML-SET-01 [all] One.\n- MN-2PD-08 (3) Two.\n- CP-07 Three.\n- A-01 A ruling.\n- ML-SET-02[x]\nML-SET-03 no"
    )
    assert stated(text) == ["ML-SET-01", "MN-2PD-08", "CP-07"]
    code = 'pytestmark = [pytest.mark.rule("A", "B"), modes]\n@mark.rule(X, "C")\ndef f(): pytest.mark.rule()\n'
    assert claims(code) == (["A", "B", "C"], [2, 3])
