"""Levels and hints at the terminal: who sits there, what is advised and why, and that it is counted."""

import json
from pathlib import Path

import pytest

from cairn import bots
from cairn.bots import LEVELS
from cairn.bots.advice import Advice, Outlook, Reason
from cairn.terminal import hints
from cairn.words import LANGUAGES, Words
from tests.terminal.pty import Person


def saved(folder: Path) -> dict[str, object]:
    """Read the header of the only saved game."""
    (path,) = (folder / "saves").glob("*.cairn")
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    return found


def to_the_first_choice(person: Person) -> None:
    """Answer what comes before the first decision."""
    while person.words("press-enter") in person.screen:
        person.answer("")


@pytest.mark.parametrize(("game", "language"), [("monolyth", "de"), ("monumental", "fr")])
def test_a_hint_is_offered_tried_and_played(tmp_path: Path, game: str, language: str) -> None:
    person = Person(tmp_path, language, (40, 110))
    person.start(f"'{game}'", "2", "'slate'")
    say = person.words
    assert say("level-stands-in", name=say("level-name", level="slate")).split(":")[0].strip() in person.screen
    while say("monumental-ask-modules") in person.screen or say("press-enter") in person.screen:
        person.answer("")
    while say("key-hint").replace(" ", "\N{NO-BREAK SPACE}") not in person.screen:
        person.answer(person.first())
    person.answer("i")
    assert say("hint-title") in person.screen
    assert (
        2 <= person.screen.count(say("hint-wins", n=7).split("7")[1].strip()) <= 3
    )  # at first there may be two choices
    before = person.screen
    person.answer("1")
    assert say("key-confirm") in person.screen  # it is shown before it counts, also where other choices are not
    person.answer("u")
    assert say("hint-title") in person.screen
    assert before.count("\n") >= 3
    person.answer("1")
    person.answer("")
    assert say("hint-title") not in person.screen
    if game == "monolyth":
        assert say("thinking", name=say("level-name", level="slate")) in person.all
    assert say("hint-thinking") in person.all
    header = saved(tmp_path)
    assert sorted(header["hints"]) == [0, 1]  # type: ignore[call-overload]
    assert say("level-name", level="slate") in header["names"]  # type: ignore[operator]
    if game == "monumental":  # a row comes with its column
        while say("monumental-ask-row") not in person.screen:
            person.answer(person.first())
        person.answer("i")
        columns = [f"\N{MIDDLE DOT} {say('monumental-do-column', n=n)}" for n in (1, 2, 3)]
        assert any(column in person.screen for column in columns)
    person.child.close()


def test_several_people_need_leave_for_hints(tmp_path: Path) -> None:
    for leave in (False, True):
        person = Person(tmp_path / str(leave), "en", (40, 110))
        person.start("'monolyth'", "2", "''", "names=['Ana', 'Bo']", f"hints={leave}")
        to_the_first_choice(person)
        person.answer("hint")
        assert (person.words("hint-title") in person.screen) == leave
        assert (person.words("error-no-hints") in person.screen) != leave
        person.child.close()


def test_the_levels_are_what_people_are_offered(tmp_path: Path) -> None:
    person = Person(tmp_path, "es", (40, 130))
    person.start("'monolyth'", "3")
    for level in LEVELS:
        assert person.words("level-character", level=level) in person.screen
    person.answer("granito")
    to_the_first_choice(person)
    assert saved(tmp_path)["bots"].count("granite") == 2  # type: ignore[attr-defined]
    assert {"Granito 1", "Granito 2"} < set(saved(tmp_path)["names"])  # type: ignore[call-overload]
    person.child.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_also_one_that_nobody_knows(language: str) -> None:
    say = Words(language)
    kinds: tuple[str, ...] = (
        "prophecy",
        "level",
        "structure",
        "deny",
        "tempo",
        "wonders",
        "knowledge",
        "policies",
        "provinces",
    )
    kinds += ("dominance", "city", "resources", "map", "surprise")
    abouts: tuple[dict[str, object], ...] = ({}, {"side": "E"}, {"level": 2}, {"seat": 1}, {"seat": 9})
    texts = set()
    for kind in kinds:
        for about in abouts:
            reasons = (Reason(kind, 2.14, about), Reason(kind, -0.25, about), Reason(kind, 0.01, about))
            told = hints.told(Advice(bots.RandomBot, 0, Outlook(41.26, 0.615), reasons), ["Ana", "Bo"], say)  # type: ignore[arg-type]
            texts.add(told)
            assert told.count("\N{MIDDLE DOT}") == 3
    assert len(texts) == len(kinds) + 1 + 1 + 1  # another side, level and seat say something else
    assert say("hint-wins", n=62) in told


def test_a_hint_whose_reasons_weigh_nothing_tells_the_first_without_figures() -> None:
    say = Words("en")
    reasons = (Reason("insight", 0.0, {}), Reason("tempo", -0.04, {}))
    told = hints.told(Advice(bots.RandomBot, 0, Outlook(3.0, None), reasons), ["Ana", "Bo"], say)  # type: ignore[arg-type]
    assert told == f"{say('hint-expects', n=3.0)} \N{MIDDLE DOT} {say('hint-reason', kind='insight')}"


def test_what_is_open_is_neither_sure_nor_lost() -> None:
    assert [hints.percent(win) for win in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
