"""Whatever a content file holds, it is either valid, and then playable, or refused in one line."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.content import ContentError
from cairn.monolyth import MONOLYTH
from cairn.monolyth.content import FILE, Content, load

pytestmark = pytest.mark.modes

STANDARD_TEXT = FILE.read_text(encoding="utf-8")
OWN = """replace = ["boards"]
[[stones]]
id = "D2"
count = 4
[[stones]]
id = "new"
cells = [[0, 0, 0], [1, 0, 0], [1, 0, 1]]
count = 1
origin = "own"
[tokens.1]
prophecy = [4, 5]
origin = { prophecy = "own" }
[[structures]]
id = "mine"
grid = [["2", "1-2", "3+", "0"], ["1", "1", "1", "1"], ["1", "1", "1", "1"], ["1", "1", "1", "1"]]
""" + "".join(
    f'[[boards]]\nid = {i}\nsides = {{ N = "white", E = "black", S = "orange", W = "blue" }}\n' for i in range(1, 6)
)
PIECES = [
    "0",
    "-1",
    "99",
    "100",
    '"',
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    "\n",
    "#",
    "true",
    '"D2"',
    "[[stones]]",
    "1-2",
    "é",
]
WORDS = ["id", "cells", "count", "origin", "replace", "colours", "stones", "tokens", "structures", "boards", "grid"]
WORDS += ["sides", "N", "1", "2", "prophecy", "level", "structure"]


def check(text: str, folder: Path) -> None:
    """Load a text as a content file; a valid one must carry a few turns of a game."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    try:
        content = load(str(file))
    except ContentError as error:
        message = str(error)
        assert message.startswith(str(file))
        assert len(message.splitlines()) == 1
        return
    assert isinstance(content, Content)
    assert len(content.hash) == 64
    for players in (1, 3):
        rng = Random(players)
        setup, _ = MONOLYTH.settle({"players": players}, content, Dice(rng))
        state = MONOLYTH.start(setup, content)
        for _ in range(18):
            if state.turn is not None:
                state.play(rng.choices(state.choices(), state.odds())[0])
        assert state.view(None)["players"] == players


class Dice:
    """A chance for set-ups."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        return self.rng.randrange(n)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_edited_files(folder: Path, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([OWN, STANDARD_TEXT]))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.sampled_from(["", *PIECES])) + text[start + length :]
    check(text, folder)


@given(st.data())
@settings(deadline=None, max_examples=100)
def test_files_with_lines_moved_about(folder: Path, data: st.DataObject) -> None:
    lines = OWN.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        line = lines.pop(data.draw(st.integers(0, len(lines) - 1)))
        for _ in range(data.draw(st.integers(0, 2))):
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    check("\n".join(lines), folder)


def toml(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        escaped = "".join(c if c.isalnum() or c in " -+." else f"\\U{ord(c):08X}" for c in value)
        return f'"{escaped}"'
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{toml(key)} = {toml(item)}' for key, item in value.items())} }}"
    return repr(value)


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
KEYS = st.sampled_from(WORDS) | TEXTS
LEAVES = (
    st.integers(-3, 120)
    | st.integers()
    | st.booleans()
    | st.floats(allow_nan=True)
    | st.sampled_from(["D2", "M1", "blue", "own", "1-2", "3+", "stones", "boards"])
    | TEXTS
)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)
CELLS = st.lists(st.lists(st.integers(-1, 3), min_size=3, max_size=3), min_size=1, max_size=6)
STONE = st.fixed_dictionaries(
    {"id": st.sampled_from(["D2", "M1", "new", "other"]) | VALUES},
    optional={"cells": CELLS | VALUES, "count": st.integers(0, 9) | VALUES, "origin": st.just("own") | VALUES},
)
LABEL = st.sampled_from(["0", "1", "2", "3", "4", "1-2", "0-4", "3+"])
ROWS = st.lists(st.lists(LABEL, min_size=4, max_size=4), min_size=4, max_size=4)
CARD = st.fixed_dictionaries({"id": st.sampled_from(["wall", "new"])}, optional={"grid": ROWS | VALUES, "x": VALUES})
COLOUR = st.sampled_from(["blue", "orange", "black", "turquoise", "white"])
BOARD = st.fixed_dictionaries(
    {"id": st.integers(1, 9) | VALUES},
    optional={"sides": st.fixed_dictionaries(dict.fromkeys("NESW", COLOUR)) | VALUES},
)
SET = st.dictionaries(
    st.sampled_from(["prophecy", "level", "structure"]), st.lists(st.integers(1, 30), max_size=42) | VALUES
)
FILES = st.fixed_dictionaries(
    {},
    optional={
        "replace": st.lists(st.sampled_from(["stones", "tokens", "structures", "boards"]), max_size=2) | VALUES,
        "stones": st.lists(STONE, max_size=4) | VALUES,
        "tokens": st.dictionaries(st.sampled_from("1234"), SET) | VALUES,
        "structures": st.lists(CARD, max_size=3) | VALUES,
        "boards": st.lists(BOARD, max_size=5) | VALUES,
    },
)


@given(FILES | st.dictionaries(KEYS, VALUES, max_size=4))
@settings(deadline=None, max_examples=250)
def test_files_of_any_values(folder: Path, value: dict[str, Any]) -> None:
    check("\n".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()), folder)


@given(st.text(max_size=60) | st.text(alphabet="[]{}=.,\"'\n# ab1-", max_size=60))
@settings(deadline=None, max_examples=100)
def test_files_of_any_text(folder: Path, text: str) -> None:
    check(text.encode("utf-8", "replace").decode(), folder)
