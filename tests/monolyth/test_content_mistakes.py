"""Mistakes in content files: each is told in one line with the file, the place and what was expected."""

from pathlib import Path

import pytest

from cairn.content import ContentError
from cairn.core import CairnError
from cairn.monolyth.content import load

pytestmark = pytest.mark.modes

ROW = '["1", "1", "1", "1"]'
GRID = f"[{ROW}, {ROW}, {ROW}, {ROW}]"
SIDES = '{ N = "white", E = "black", S = "orange", W = "blue" }'
BOARDS = [f"[[boards]]\nid = {i + 1}\nsides = {SIDES}\n" for i in range(65)]
SHAPES = [f'[[stones]]\nid = "X{i}"\ncells = [[0, 0, 0], [1, 0, 0]]\ncount = 1\n' for i in range(9)]
CARDS = [f'[[structures]]\nid = "x{i}"\ngrid = {GRID}\n' for i in range(55)]
SINGLE = '[[stones]]\nid = "M1"\ncells = [[0, 0, 0]]\ncount = 3\n'
HUGE = "9" * 5000

# what is wrong: the file, then what the message must say
MISTAKES: dict[str, tuple[str, tuple[str, ...]]] = {
    # fields
    "unknown part": ("\ncount = 3\n", ("line 2", "count", "unknown field", "stones, tokens, structures, boards")),
    "unknown field": (
        '[[stones]]\nid = "D2"\ncnt = 3\n',
        ("line 3", "stones[0].cnt", "unknown field", "id, cells, count, origin"),
    ),
    "unknown field of a later stone": (
        '[[stones]]\nid = "D2"\ncount = 3\n\n[[stones]]\nid = "I3"\ncount = 3\ncolour = "blue"\n',
        ("line 8", "stones[1].colour", "unknown field"),
    ),
    "unknown player count": ("[tokens.5]\nlevel = [3]\n", ("line 1", "tokens.5", "expected 1, 2, 3, 4")),
    "unknown kind of token": (
        "[tokens.2]\nlevels = [3]\n",
        ("line 2", "tokens.2.levels", "expected prophecy, level, structure"),
    ),
    "unknown side": (
        f"[[boards]]\nid = 7\nsides = {SIDES.replace('N', 'O')}\n",
        ("line 3", "boards[0].sides.O", "unknown field", "N, E, S, W"),
    ),
    "no id": ("[[stones]]\ncount = 3\n", ("line 1", "stones[0]", "the field id is missing")),
    "new stone without cells": (
        '[[stones]]\nid = "Z"\ncount = 3\n',
        ("line 1", "stones[0]", "the field cells is missing"),
    ),
    "new stone without count": (
        '[[stones]]\nid = "Z"\ncells = [[0, 0, 0], [1, 0, 0]]\n',
        ("line 1", "stones[0]", "the field count is missing"),
    ),
    "new card without grid": ('[[structures]]\nid = "z"\n', ("line 1", "structures[0]", "the field grid is missing")),
    "new board without sides": ("[[boards]]\nid = 7\n", ("line 1", "boards[0]", "the field sides is missing")),
    "board without a side": (
        '[[boards]]\nid = 7\nsides = { N = "blue", E = "white", S = "black" }\n',
        ("line 3", "boards[0].sides", "the field W is missing"),
    ),
    "tokens replaced, one kind left out": (
        'replace = ["tokens"]\n[tokens.2]\nlevel = [3]\nstructure = [3]\n',
        ("line 2", "tokens.2", "the field prophecy is missing"),
    ),
    "tokens replaced, not for everybody": (
        'replace = ["tokens"]\n[tokens.2]\nlevel = [3]\nstructure = [3]\nprophecy = [3]\n',
        ("tokens.1 is missing",),
    ),
    # types
    "stones not a list": ("stones = 5\n", ("line 1", "stones", "expected a list", "5")),
    "stones a table": ('[stones]\nid = "D2"\n', ("line 1", "stones", "expected a list")),
    "stone not a table": ("stones = [3]\n", ("line 1", "stones[0]", "expected a table", "3")),
    "tokens not a table": ("tokens = [3]\n", ("line 1", "tokens", "expected a table", "[3]")),
    "count a text": ('[[stones]]\nid = "D2"\ncount = "3"\n', ("line 3", "stones[0].count", "whole number", "'3'")),
    "count a fraction": ('[[stones]]\nid = "D2"\ncount = 3.0\n', ("line 3", "stones[0].count", "whole number", "3.0")),
    "count a truth": ('[[stones]]\nid = "D2"\ncount = true\n', ("line 3", "stones[0].count", "whole number", "True")),
    "count a date": ('[[stones]]\nid = "D2"\ncount = 2024-01-01\n', ("line 3", "stones[0].count", "whole number")),
    "id not a slug": ('[[stones]]\nid = "D 2"\n', ("line 2", "stones[0].id", "letters, digits and dashes", "'D 2'")),
    "id a number": ("[[structures]]\nid = 4\n", ("line 2", "structures[0].id", "letters, digits and dashes", "4")),
    "board id a text": ('[[boards]]\nid = "1"\n', ("line 2", "boards[0].id", "a whole number from 1 to 9999", "'1'")),
    "origin unknown": (
        '[[boards]]\nid = 1\norigin = "guess"\n',
        ("line 3", "boards[0].origin", "rulebook, public, reconstructed, own", "'guess'"),
    ),
    "replace not a list": ('replace = "boards"\n', ("line 1", "replace", "expected a list", "'boards'")),
    "replace an unknown part": (
        'replace = ["cards"]\n',
        ("line 1", "replace[0]", "one of stones, tokens, structures, boards", "'cards'"),
    ),
    "replace a part that is not there": ('\nreplace = ["boards"]\n', ("line 2", "replace", "the file has no boards")),
    "other colours": ('colours = ["red"]\n', ("line 1", "colours", "blue, orange, black, turquoise, white")),
    # stones
    "cells not connected": (
        '[[stones]]\nid = "D2"\ncells = [[0, 0, 0], [1, 1, 0]]\n',
        ("line 3", "stones[0].cells", "not connected", "face to face"),
    ),
    "cells twice": (
        '[[stones]]\nid = "D2"\ncells = [[0, 0, 0], [1, 0, 0], [0, 0, 0]]\n',
        ("line 3", "stones[0].cells[2]", "[0, 0, 0] is there twice"),
    ),
    "no cells": ('[[stones]]\nid = "D2"\ncells = []\n', ("line 3", "stones[0].cells", "1 to 8 items", "not of 0")),
    "too many cells": (
        f'[[stones]]\nid = "D2"\ncells = {[[x, y, 0] for x in range(3) for y in range(3)]}\n',
        ("line 3", "stones[0].cells", "1 to 8 items", "not of 9"),
    ),
    "cell of two numbers": (
        '[[stones]]\nid = "D2"\ncells = [[0, 0]]\n',
        ("line 3", "stones[0].cells[0]", "3 items", "not of 2"),
    ),
    "cell of texts": ('[[stones]]\nid = "D2"\ncells = ["abc"]\n', ("line 3", "stones[0].cells[0]", "expected a list")),
    "too long": (
        f'[[stones]]\nid = "D2"\ncells = {[[x, 0, 0] for x in range(5)]}\n',
        ("line 3", "stones[0].cells", "does not fit on a board of 4 by 4 spaces"),
    ),
    "count negative": ('[[stones]]\nid = "D2"\ncount = -1\n', ("line 3", "stones[0].count", "from 0 to 99", "-1")),
    "count too high": ('[[stones]]\nid = "D2"\ncount = 100\n', ("line 3", "stones[0].count", "from 0 to 99", "100")),
    "id twice": (
        '[[stones]]\nid = "D2"\ncount = 1\n[[stones]]\nid = "D2"\ncount = 2\n',
        ("line 5", "stones[1].id", "the id D2 is there twice"),
    ),
    "two single stones": (
        '[[stones]]\nid = "N1"\ncells = [[0, 0, 0]]\ncount = 3\n',
        ("stones", "exactly one stone of a single cube", "there are 2"),
    ),
    "no single stone": (
        '[[stones]]\nid = "M1"\ncells = [[0, 0, 0], [1, 0, 0]]\n',
        ("stones", "exactly one stone of a single cube", "there are 0"),
    ),
    "too few stones": (
        f'replace = ["stones"]\n{SINGLE}{SHAPES[0]}{SHAPES[1]}',
        ("stones", "at least 12 stones", "there are 10"),
    ),
    "too many shapes": ("".join(SHAPES), ("stones", "at most 16 shapes", "not 17")),
    # tokens
    "token zero": ("[tokens.2]\nlevel = [3, 0]\n", ("line 2", "tokens.2.level[1]", "from 1 to 99", "0")),
    "token too high": ("[tokens.2]\nlevel = [100]\n", ("line 2", "tokens.2.level[0]", "from 1 to 99", "100")),
    "too many tokens": (
        f"[tokens.2]\nlevel = {[3] * 41}\n",
        ("line 2", "tokens.2.level", "0 to 40 items", "not of 41"),
    ),
    "too many values": (
        f"[tokens.2]\nprophecy = {[*range(1, 26)]}\n",
        ("line", "tokens.2", "at most 24 different Prophecy values"),
    ),
    "no tokens in solo": ("[tokens.1]\nprophecy = []\n", ("tokens", "at least one Prophecy token", "solo")),
    "origin of an unknown kind": (
        '[tokens.2]\norigin = { prophet = "own" }\n',
        ("line 2", "tokens.2.origin.prophet", "prophecy, level, structure"),
    ),
    # cards
    "grid of three rows": (
        f'[[structures]]\nid = "z"\ngrid = [{ROW}, {ROW}, {ROW}]\n',
        ("line 3", "structures[0].grid", "4 rows of 4 labels"),
    ),
    "row of five labels": (
        f'[[structures]]\nid = "z"\ngrid = [{ROW}, {ROW}, ["1", "1", "1", "1", "1"], {ROW}]\n',
        ("line 3", "structures[0].grid[2]", "a row of 4 labels", "4 by 4"),
    ),
    "grid a text": ('[[structures]]\nid = "z"\ngrid = "1111"\n', ("line 3", "structures[0].grid", "4 rows of 4")),
    "id of a card twice": (
        f'[[structures]]\nid = "z"\ngrid = {GRID}\n[[structures]]\nid = "z"\ngrid = {GRID}\n',
        ("line 5", "structures[1].id", "the id z is there twice"),
    ),
    "no card for four players": (
        f'replace = ["structures"]\n[[structures]]\nid = "z"\ngrid = {GRID.replace("1", "4", 1)}\n',
        ("structures", "no card can be built 3 high", "4 players"),
    ),
    "no cards": ('replace = ["structures"]\nstructures = []\n', ("line 2", "structures", "1 to 64 Structure cards")),
    "too many cards": ("".join(CARDS), ("structures", "1 to 64 Structure cards")),
    # boards
    "colour unknown": (
        f"[[boards]]\nid = 1\nsides = {SIDES.replace('white', 'red')}\n",
        ("line 3", "boards[0].sides.N", "one of blue, orange, black, turquoise, white", "'red'"),
    ),
    "sides equal": (
        f"[[boards]]\nid = 1\nsides = {SIDES.replace('white', 'black')}\n",
        ("line 3", "boards[0].sides", "four different colours"),
    ),
    "board twice": (BOARDS[6] + BOARDS[6], ("line 5", "boards[1].id", "the id 7 is there twice")),
    "too few boards": ('replace = ["boards"]\n' + "".join(BOARDS[:3]), ("boards", "4 to 64 player boards", "not 3")),
    "too many boards": ("".join(BOARDS), ("boards", "4 to 64 player boards", "not 65")),
    # not even TOML
    "bad TOML": ('[[stones]]\nid = "D2\n', ("is not TOML", "line 2")),
    "key twice": ("colours = 1\ncolours = 2\n", ("is not TOML", "line 2")),
    "nested too deeply": (f"stones = {'[' * 3000}\n", ("is nested too deeply",)),
    "number with too many digits": (f'[[stones]]\nid = "D2"\ncount = {HUGE}\n', ("number",)),
    "number of too many hexadecimal digits": (
        f'[[stones]]\nid = "D2"\ncount = 0x{HUGE}\n',
        ("line 3", "stones[0].count", "a whole number from 0 to 99"),
    ),
    "line break in a key": ('[[stones]]\nid = "D2"\n"a\\nb" = 3\n', ("stones[0]", "unknown field")),
}
LABELS = ["5", "-1", "2-1", "1-5", "3-", "+", "", "1+2", " 1", "x", "٣", "1-2+", 2, 1.5, True]


def refused(file: Path) -> str:
    """Give the message with which a file is refused."""
    with pytest.raises(ContentError) as caught:
        load(str(file))
    message = str(caught.value)
    assert isinstance(caught.value, CairnError)
    assert len(message.splitlines()) == 1
    assert len(message) < 400 + len(str(file))
    assert message.startswith(str(file))
    return message.removeprefix(str(file))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place_and_what_was_expected(mistake: str, tmp_path: Path) -> None:
    text, fragments = MISTAKES[mistake]
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    message = refused(file)
    assert [fragment for fragment in fragments if fragment not in message] == []


@pytest.mark.parametrize("label", LABELS)
def test_a_bad_label_is_told(label: object, tmp_path: Path) -> None:
    shown = f'"{label}"' if isinstance(label, str) else str(label).lower()
    file = tmp_path / "own.toml"
    file.write_text(f'[[structures]]\nid = "z"\ngrid = {GRID.replace(chr(34) + "1" + chr(34), shown, 1)}\n', "utf-8")
    message = refused(file)
    for fragment in ("line 3", "structures[0].grid[0][0]", '"2", "1-2" or "3+"', "within 0 to 4", repr(label)):
        assert fragment in message


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "absent.toml")
    assert "cannot be read" in refused(tmp_path)
    assert "cannot be read" in refused(tmp_path / ("x" * 300))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\x00\x01\xff\xfe" * 9)
    assert "UTF-8" in refused(binary)
    binary.write_bytes(b"\x00" * 9)
    assert "is not TOML" in refused(binary)


def test_a_name_that_no_file_can_have_is_told() -> None:
    with pytest.raises(CairnError, match="cannot be read"):
        load("own\0.toml")
