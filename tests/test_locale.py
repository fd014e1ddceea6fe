"""A locale that is not UTF-8: every file is opened with its encoding, and any text can be printed."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(file for part in ("src", "tests", "tools") for file in (ROOT / part).rglob("*.py"))
TEXTS = {"read_text", "write_text"}
OPENERS = {"open", "fdopen", "NamedTemporaryFile", "TemporaryFile", "TextIOWrapper"}
PROCESSES = {"run", "Popen", "check_output", "check_call", "call"}
TEXTUAL = {"text", "universal_newlines"}
C = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def name_of(call: ast.Call) -> str:
    found = call.func
    return found.attr if isinstance(found, ast.Attribute) else found.id if isinstance(found, ast.Name) else ""


def careless(call: ast.Call) -> bool:
    """Whether a call leaves the encoding of a text to the locale."""
    named = {word.arg or "**": word.value for word in call.keywords}
    if "encoding" in named or "**" in named:
        return False
    name = name_of(call)
    if name in PROCESSES and any(ast.unparse(named[word]) == "True" for word in TEXTUAL & set(named)):
        return True
    if name in TEXTS:
        return len(call.args) < (2 if name == "write_text" else 1)
    if name not in OPENERS:
        return False
    words = [*call.args, *named.values()]
    modes = [w.value for w in words if isinstance(w, ast.Constant) and isinstance(w.value, str)]
    if isinstance(call.func, ast.Attribute) and name == "open" and not words:
        return False  # `store.open()` is none; a Path opened like this is found by Ruff
    if isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") in ("os", "webbrowser"):
        return False
    return any(set(mode) <= set("rwxat+") for mode in modes)


def calls(file: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def test_every_text_has_its_encoding() -> None:
    found = [f"{file.relative_to(ROOT)}:{call.lineno}" for file in SOURCES for call in calls(file) if careless(call)]
    assert found == []


def test_what_is_careless_is_found() -> None:
    for text in (
        "path.read_text()",
        "path.write_text('x')",
        "path.open('w')",
        "open('x', 'a')",
        "run(['x'], text=True)",
        "NamedTemporaryFile('w')",
    ):
        (call,) = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
        assert careless(call), text


@pytest.fixture(scope="module", params=["C", "latin-1"])
def locale(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody whose locale is not UTF-8."""
    if request.param == "C":
        return C
    folder = tmp_path_factory.mktemp("locales")
    maker, name = shutil.which("localedef"), "de_DE.ISO-8859-1"
    if maker is not None:
        asked = [maker, "-i", "de_DE", "-f", "ISO-8859-1", "--no-archive", str(folder / name)]
        made = subprocess.run(asked, capture_output=True, check=False).returncode
        if made == 0:
            return {**C, "LC_ALL": name, "LOCPATH": str(folder)}
    return {**C, "PYTHONIOENCODING": "latin-1"}


def cairn(locale: dict[str, str], folder: Path, *words: str | bytes, said: bytes = b"") -> str:
    """Run a command; gives what it prints."""
    done = subprocess.run(
        [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning:cairn", "-m", "cairn", *words],
        env={**os.environ, **locale, "CAIRN_JIT": "0", "CAIRN_DATA": str(folder), "COLUMNS": "100"},
        capture_output=True,
        timeout=300,
        check=False,
        cwd=folder,
        input=said,
    )
    out, err = (text.decode("latin-1") for text in (done.stdout, done.stderr))
    assert done.returncode == 0, err
    assert "Traceback" not in err
    return out


def test_commands_work(locale: dict[str, str], tmp_path: Path) -> None:
    for game in ("monolyth", "monumental"):
        for language in ("en", "de", "fr"):
            assert cairn(locale, tmp_path, "content", game, "--lang", language)
        folder = str(tmp_path / game)
        cairn(locale, tmp_path, "simulate", game, "--games", "1", "--bots", "random", "--records", folder)
    records = sorted(tmp_path.glob("*/mon*"))
    assert len(records) == 2
    assert "valid" in cairn(locale, tmp_path, "verify", *map(str, records))
    for file in records:
        assert cairn(locale, tmp_path, "choices", str(file), "--at", "1")
        assert cairn(locale, tmp_path, "replay", str(file), "--lang", "fr")
    assert cairn(locale, tmp_path, "--help")


def test_a_game_in_the_terminal_is_kept(locale: dict[str, str], tmp_path: Path) -> None:
    said = b"1\n" * 3 + b"J\xf6rg\n" + b"q\n" * 3
    name = "Zo\u00eb".encode("utf-8" if locale["LC_ALL"] == "C" else "latin-1")
    words: list[str | bytes] = ["--lang", "de", "--bots", "random", "--names", name, "--players", "2"]
    cairn(locale, tmp_path, "play", "monolyth", *words, said=said)
    (save,) = (tmp_path / "saves").iterdir()
    assert '"Zo\u00eb"' in save.read_text(encoding="utf-8")
