"""Replaying, showing the components, finding choices, and the picture."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from cairn import terminal
from cairn.core import CairnError
from cairn.monolyth import MONOLYTH
from cairn.monolyth.terminal.drawing import MonolythDrawing
from cairn.record import Record
from cairn.terminal.blocks import paragraph
from cairn.terminal.menu import completions, matching, walk
from cairn.terminal.opening import ask_players, ask_seats
from cairn.terminal.replay import Replay
from cairn.terminal.screen import Screen
from cairn.terminal.table import LocalTable, Participant
from cairn.words import LANGUAGES, Words
from tests.terminal.draw_picture import draw

CONTENT = MONOLYTH.content()


def quiet(width: int = 100) -> tuple[Screen, io.StringIO]:
    text = io.StringIO()
    return Screen(Console(file=text, width=width, height=32, markup=False, highlight=False)), text


def played(folder: Path, most: int = 1000, players: int = 2) -> LocalTable:
    people = [Participant("Ana"), Participant("Bot Greedy", "greedy")][:players]
    table = LocalTable.open(MONOLYTH, CONTENT, people, {}, folder=folder, language="en")
    rng = Random(1)
    while table.state.turn is not None and most:
        if not table.step():
            table.play(rng.choice(list(table.state.choices())))
        most -= 1
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_components_are_shown(language: str) -> None:
    screen, text = quiet(80)
    terminal.show_content(CONTENT, language, MONOLYTH, screen)
    shown, words = text.getvalue(), Words(language)
    for part in ("stones", "tokens", "structures", "boards"):
        assert words(f"part-{part}") in shown
    for origin in ("rulebook", "public", "reconstructed"):
        assert words("origin", origin=origin) in shown
    assert all(words("structure-card", card=card.id) in shown for card in CONTENT.structures)
    assert CONTENT.hash in shown.replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_when_nobody_answers(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    table, (screen, text) = played(tmp_path), quiet()
    terminal.replay(table.record, MONOLYTH, CONTENT, language, screen)
    words = Words(language)
    shown = text.getvalue()
    assert f"draw {table.record.choices[0].split()[1]}" in shown
    reason = table.state.view(None)["reason"]
    assert words("game-over", reason=reason) in shown
    unfinished, (screen, text) = played(tmp_path, 40), quiet()
    terminal.replay(unfinished.record, MONOLYTH, CONTENT, language, screen)
    assert words("replay-unfinished") in text.getvalue()


def test_one_steps_through_a_record(tmp_path: Path) -> None:
    table, (screen, text) = played(tmp_path), quiet()
    shown = Replay(table.record, MONOLYTH, CONTENT, Words("en"), screen)
    assert shown.last == len(table.record.choices)
    assert shown.states[-1] == table.state
    assert [tuple(events) for events in shown.told[1:]] == [step.events for step in table.steps]
    for key, at in (("n", 1), ("", 2), ("b", 1), ("t", 12), ("20", 20), ("e", shown.last), ("n", shown.last), ("0", 0)):
        assert shown.go(key)
        assert shown.at == at
        shown.show()
    for key in ("x", "99999", "-1", "²"):
        assert not shown.go(key)
    assert "Traceback" not in text.getvalue()
    empty = Replay(Record(table.record.header), MONOLYTH, CONTENT, Words("en"), screen)
    assert empty.last == 0
    empty.show()


def test_keys_move_through_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (screen, text) = played(tmp_path), quiet(80)
    answers = iter(["", "zz", "e", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(screen, "ask", lambda _: next(answers))
    terminal.replay(table.record, MONOLYTH, CONTENT, "es", screen)
    words, all_steps = Words("es"), len(table.record.choices)
    assert words("replay-start") in text.getvalue()
    assert words("replay-no-step", text="zz", all=all_steps) in text.getvalue()
    assert words("total", n=int(table.state.scores()[0])) in text.getvalue()
    assert next(answers, None) is None


@pytest.mark.parametrize("players", [1, 2])
def test_every_choice_is_behind_some_answers(tmp_path: Path, players: int) -> None:
    drawing = MonolythDrawing(CONTENT)
    for most in (14, 25, 45):
        table = played(tmp_path, most, players)
        while table.step():
            pass
        found: list[str] = []
        waiting = [drawing.menu(table.state, Words("en"))]
        while waiting:
            for item in waiting.pop().items:
                if callable(item.to):
                    waiting.append(item.to())
                else:
                    found.append(str(item.to))
        assert sorted(found) == sorted(map(str, table.state.choices()))


def test_choices_are_found_by_their_notation(tmp_path: Path) -> None:
    table = played(tmp_path, 12)
    while table.step():
        pass
    choices = list(table.state.choices())
    assert matching(choices, ["prophecy", "8", "n"]) == [c for c in choices if str(c) == "prophecy 8 N"]
    assert all(" b2/" in str(choice) for choice in matching(choices, ["b2"]))
    assert set(completions(choices, "prophecy 1")) == {f"prophecy {n} " for n in (10, 11, 12, 13, 14, 16)}
    root = MonolythDrawing(CONTENT).menu(table.state, Words("en"))
    assert walk(root, ["p", "99"]) is None
    assert walk(root, ["p", "8", "1", "1"]) is None
    reached = walk(root, ["p", "8", "1"])
    assert reached is not None
    assert str(reached[1]) == "prophecy 8 N"


def test_who_sits_where() -> None:
    screen, words = quiet()[0], Words("en")
    seats = ask_seats(screen, words, MONOLYTH, 3, "greedy", None)
    assert [seat.bot for seat in seats] == [None, "greedy", "greedy"]
    assert [seat.name for seat in seats] == ["Player 1", "Bot 1", "Bot 2"]
    assert ask_seats(screen, words, MONOLYTH, 2, "random", ["A"])[1] == Participant("Bot", "random")
    assert [seat.bot for seat in ask_seats(screen, words, MONOLYTH, 4, "greedy,random", ["A", "B"])] == [
        None,
        None,
        "greedy",
        "random",
    ]
    assert ask_seats(screen, words, MONOLYTH, 2, "none", ["A", "B"]) == [Participant("A"), Participant("B")]
    assert ask_seats(screen, words, MONOLYTH, 1, "greedy", None) == [Participant("Player 1")]
    for wrong in ("nobody", "greedy,greedy"):
        with pytest.raises(CairnError, match=r"no bot|only 1 can be"):
            ask_seats(screen, words, MONOLYTH, 2, wrong, None)
    with pytest.raises(CairnError, match="names are given"):
        ask_seats(screen, words, MONOLYTH, 2, "greedy", ["A", "B"])
    with pytest.raises(CairnError, match="1 to 4 players"):
        ask_players(screen, words, MONOLYTH, CONTENT, 5, 0)


def test_lines_break_between_words() -> None:
    rows = [row.plain for row in paragraph("one two three\nfour", 8)]
    assert rows == ["one two", "three", "four"]


def test_the_picture_needs_no_network() -> None:
    svg = draw()
    assert len(svg) < 100_000
    assert "url(http" not in svg
    assert "@font-face" not in svg
    assert "cdn" not in svg.lower()
