"""Content files that are nested without end, or very odd: refused in one line, by the commands too."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cairn import content
from cairn.content import ContentError
from cairn.core import shown
from cairn.monolyth.content import load as monolyth
from cairn.monumental.content import load as monumental
from cairn.monumental.maps import load as load_map
from cairn.words import LANGUAGES, Words
from tests.test_cli import cairn

DEEP = 2000
ODD = {
    "lists": "replace = " + "[" * DEEP + "]" * DEEP,
    "tables": "replace = " + "{a = " * DEEP + "1" + "}" * DEEP,
    "dots": "replace" + ".a" * DEEP + " = 1",
    "dots in a name": "cards.bank" + ".a" * DEEP + " = 1\nstones.L4" + ".a" * DEEP + " = 1",
    "dots in a header": "[stones" + ".a" * DEEP + "]",
    "a long key twice": "a = { " + "x" * DEEP + " = 1, " + "x" * DEEP + " = 1 }",
    "blanks": 'a = """\n' + " " * DEEP * 10 + '\n"""',
    "a number": "replace = " + "9" * DEEP * 5,
}


@pytest.mark.parametrize("read", [monolyth, monumental, load_map])
@pytest.mark.parametrize("case", ODD)
def test_an_odd_file_is_refused_in_every_language(case: str, read: Callable[[Path], Any], tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(ODD[case], encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(file)
    for language in LANGUAGES:
        said = Words(language).explain(caught.value)
        assert "odd.toml" in said
        assert "\n" not in said


@pytest.mark.parametrize("case", ["lists", "dots"])
def test_the_command_says_what_is_wrong_with_a_deep_file(case: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(ODD[case], encoding="utf-8")
    run = cairn("content", "monolyth", "--content", file)
    assert run.returncode == 1
    assert "nested too deeply" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_lines_end_at_a_newline_alone(ending: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    text = 'a = "\u2028\x85"\n  b = 1\nc = "\u2029"\n[d]\n  e = 2\n'
    file.write_bytes(text.replace("\n", ending).encode())
    node = content.load(file)
    places = {("b",): (2, 3), ("c",): (3, 1), ("d", "e"): (5, 3)}
    assert {path: (node.source.line(path), node.source.column(path)) for path in places} == places


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('a = "\u2028\x85"\nb = [', (2, 6)),
        ('a = "\u2028\x85"\r\nb = [', (2, 6)),
        ("a = [\n", (2, 1)),
        ("a = [\r\n", (2, 1)),
        ('a = "\x0b"', (1, 6)),
        ('a = 1\r\nb = "\x0b"', (2, 6)),
        ("a = 1\rb = 2", (1, 6)),
    ],
)
def test_what_is_no_toml_is_told_at_its_place(text: str, place: tuple[int, int], tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(text.encode())
    with pytest.raises(ContentError) as parsed:
        content.parse(text, "odd")
    with pytest.raises(ContentError) as loaded:
        content.load(file)
    for caught in (parsed, loaded):
        assert (caught.value.line, caught.value.column) == place


def test_a_value_is_shown_cut_short_whatever_it_is() -> None:
    deep: Any = []
    for _ in range(DEEP):
        deep = [deep]
    assert shown(deep) == "something nested too deeply"
    assert shown(10**10_000) == "a number of thousands of digits"
    assert shown("x" * 100) == "'" + "x" * 56 + "..."
    assert shown("ab") == "'ab'"
