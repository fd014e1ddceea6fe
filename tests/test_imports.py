"""The rules of imports know every file of the kernels, and the engine names no game."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from cairn.games import OURS

ROOT = Path(__file__).parents[1]


def test_tables_are_kept_from_every_file_that_is_compiled() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    forbidden = next(c["forbidden_modules"] for c in contracts if c["name"] == "Tables know no kernel")
    package = ROOT / "src" / "cairn"
    files = [path for game in OURS for path in (package / game).rglob("*.py")]
    compiled = [path for path in files if re.search(r"^@(jit|entry)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    assert len(compiled) > 20
    for path in compiled:
        module = ".".join(path.relative_to(package.parent).with_suffix("").parts)
        assert any(module == known or module.startswith(f"{known}.") for known in forbidden), module


def test_the_engine_names_no_game() -> None:
    """Only a game's own folder, the list of games, and the line that says what Cairn is, say what it is called."""
    package = ROOT / "src" / "cairn"
    named = {
        str(path.relative_to(package))
        for path in package.rglob("*")
        if path.suffix in {".py", ".html", ".toml", ".mako"}
        and path.relative_to(package).parts[0] not in {*OURS, "locales"}
        and not path.is_relative_to(package / "server" / "static")  # the built client
        and re.search("|".join(OURS), path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    assert named == {"__init__.py", "games.py"}


def test_the_arena_knows_nothing_of_what_a_game_has() -> None:
    """What set-ups deal out and what is built is said by the games."""
    words = r"civili[sz]ation|structure|wonder|monster|prophec|\bboards?\b|\bcity\b|\bcities\b"
    for path in (ROOT / "src" / "cairn" / "arena").iterdir():
        if path.suffix in {".py", ".html"}:
            assert re.findall(words, path.read_text(encoding="utf-8"), re.IGNORECASE) == [], path.name


def test_every_module_has_its_place() -> None:
    """The direction of imports is asserted of all of them, and the design lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = [c["layers"] for c in project["tool"]["importlinter"]["contracts"] if c["type"] == "layers"]
    placed = {name.removeprefix("cairn.") for layer in layers for name in layer.split(" | ")}
    package = ROOT / "src" / "cairn"
    there = {path.stem for path in package.glob("*.py")} | {path.parent.name for path in package.glob("*/__init__.py")}
    assert there - {"__init__"} == placed
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    assert [name for name in sorted(placed - {"__main__"}) if not re.search(rf"\b{name}\b", design)] == []


def test_a_game_knows_no_other() -> None:
    package = ROOT / "src" / "cairn"
    for game in OURS:
        others = "|".join(name for name in OURS if name != game)
        for path in (package / game).rglob("*.py"):
            assert not re.search(rf"cairn\.({others})", path.read_text(encoding="utf-8")), path


def test_words_and_what_packages_bring_load_no_game_of_ours() -> None:
    said = "from cairn.games import GAMES; GAMES.faults(); from cairn.words import Words; Words('en')('points', n=1)"
    asked = f"{said}; import sys; print(*sorted({{'cairn.monolyth', 'cairn.monumental'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "\n"  # else the rules would be compiled before anybody is told
