"""Whole games through a real pseudo-terminal, in every language."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cairn import record
from cairn.monolyth import MONOLYTH
from cairn.terminal.table import saves
from cairn.words import LANGUAGES, Words
from tests.terminal.pty import ESCAPES, WAITED, Person

SOLO = ("'monolyth'", "1", "''")
DUEL = ("'monolyth'", "2", "'greedy'")


def check(person: Person, folder: Path) -> None:
    """Look at the last screen and at the record of a finished game."""
    (path,) = (folder / "records").glob("*.cairn")
    verdict = record.verify(record.load(path), MONOLYTH, MONOLYTH.content())
    assert verdict.finished
    assert verdict.fair is True
    assert saves(folder) == []
    told = re.sub(r"\s+", "", person.screen)
    for message in ("record-at", "verify-hint"):
        said = person.words(message, path=path, command=f"cairn verify {path}")
        assert re.sub(r"\s+", "", said) in told
    assert "Traceback" not in person.all


def whole(folder: Path, language: str, arguments: tuple[str, ...], size: tuple[int, int]) -> Person:
    person = Person(folder, language, size)
    person.start(*arguments)
    person.finish()
    check(person, folder)
    return person


def test_whole_games_in_every_language(tmp_path: Path) -> None:
    games = [
        (tmp_path / f"{language}-{len(arguments[2])}", language, arguments, size)
        for language in LANGUAGES
        for arguments, size in ((SOLO, (32, 100)), (DUEL, (24, 80)))
    ]
    with ThreadPoolExecutor(len(games)) as pool:
        for (folder, language, arguments, _), person in zip(games, pool.map(lambda g: whole(*g), games), strict=True):
            words = Words(language)
            (path,) = (folder / "records").glob("*.cairn")
            if arguments is SOLO:
                assert any(words("rank-name", rank=rank) in person.screen for rank in range(5))
            else:
                scores = (record.load(path).result or {})["scores"]
                assert all(words("total", n=score) in person.screen for score in scores)
            lines = [
                row
                for row in ESCAPES.sub("", WAITED.sub("", person.all)).replace("\r", "").split("\n")
                if "/" not in row
            ]
            assert max(map(len, lines)) <= (100 if arguments is SOLO else 80)


@pytest.mark.parametrize("leave", ["q", "\x03", "\x04"])
def test_quit_and_resume(tmp_path: Path, leave: str) -> None:
    person = Person(tmp_path, "en")
    person.start(*DUEL)
    for _ in range(9):
        person.answer(person.first())
    if leave == "q":
        assert not person.answer("q")
    else:
        person.press(leave)
        assert not person.wait()
    assert "cairn play --from " in person.screen
    (path,) = saves(tmp_path)
    assert str(path) in re.sub(r"\s+", "", person.screen)
    before = record.load(path)
    person.start("resume=__import__('pathlib').Path()")
    assert person.words("ask-act") in person.screen
    person.finish()
    check(person, tmp_path)
    (kept,) = (tmp_path / "records").glob("*.cairn")
    assert record.load(kept).choices[: len(before.choices)] == before.choices


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours(tmp_path: Path, env: dict[str, str]) -> None:
    person = Person(tmp_path, "en", env=env)
    person.start(*DUEL)
    person.answer("")
    assert not re.search(r"\x1b\[[0-9;]*(38|48|3[0-7]|4[0-7])[;m]", person.all)
    assert "B3  O3  K3  T3  W3" in person.screen
    assert "◆" in person.screen
    person.child.close(force=True)


def test_everything_that_can_be_typed(tmp_path: Path) -> None:
    person = Person(tmp_path, "en", (32, 100))
    person.start(*SOLO)
    assert "SHA-256" in person.screen
    person.answer("")
    words = person.words
    undo = words("key-undo").replace(" ", "\N{NO-BREAK SPACE}")
    for command, shown in (
        ("?", words("help-title")),
        ("l", words("lid-left", n=53)),
        ("w", "Level 4"),
        ("t o4", words("trial-title", shape="O4")),
        ("t", words("trial-unknown", shapes="M1, D2, I3, L3, O4, T4, L4, S4")),
    ):
        person.answer(command)
        assert shown in person.screen
        person.answer("")
    for typed, reply in (
        ("u", words("nothing-to-undo")[:40]),
        ("s", words("saved", path="").rstrip()),
        ("z", words("not-understood", text="z")[:40]),
        ("9 Z9", words("no-match", text="9 Z9")),
    ):
        person.answer(typed)
        assert reply in person.screen
    person.answer("prophecy 8")
    assert words("found", n=4, text="prophecy 8") in person.screen
    person.answer("u")
    person.answer("p 8 1")
    assert "You foretell 8 for your North wall." in person.screen
    person.answer("x")
    assert "Enter, u, q" in person.screen
    person.answer("u")
    person.answer("prophecy 8 N")
    person.answer("")
    assert undo in person.screen
    person.answer("u")
    assert undo not in person.screen
    person.answer("1 1 1")
    assert words("key-confirm") in person.screen
    assert "+" in person.screen
    person.answer("")
    assert words("ask-burn") in person.screen
    person.answer("16")
    person.answer("")
    assert undo in person.screen
    person.child.send("pro\t")
    person.child.expect("prophecy ")
    person.child.close(force=True)


def test_a_table_is_opened_by_questions(tmp_path: Path) -> None:
    person = Person(tmp_path, "en", env={"CAIRN_LANG": ""})
    person.start("'monolyth'")
    assert "Deutsch" in person.screen
    person.answer("xx")
    assert ", ".join(LANGUAGES) in person.screen
    person.answer("de")
    words = person.words = Words("de")
    assert words("ask-players") in person.screen
    person.answer("")
    assert words("ask-others") in person.screen
    person.answer("6")
    person.answer("Ana")
    person.answer("Bo")
    assert words("press-enter") in person.screen
    person.answer("")
    assert re.search(r"(Ana|Bo) > \Z", person.screen)
    first = "Ana" if "Ana > " in person.screen else "Bo"
    person.answer("p 4 2")
    person.answer("")
    assert f"{first} prophezeit 4 für die Ostwand." in person.screen
    person.answer("u")
    assert f"{first} > " in person.screen
    person.child.close(force=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_more_bots_fit_on_a_small_screen(tmp_path: Path, players: int, language: str) -> None:
    person = Person(tmp_path, language)
    person.start("'monolyth'", str(players), "'greedy'")
    person.answer("")
    for _ in range(8):
        person.answer(person.first())
    rows = person.screen.replace("\r", "").split("\n")
    assert len(rows) <= 25
    assert max(map(len, rows)) <= 80
    assert all(f"Bot {n} " in person.screen for n in range(1, players))
    assert "…" not in "".join(rows[:14])
    person.child.close(force=True)
