"""Nobody is shown at the terminal what a seat may not know while the game runs."""

import io
from pathlib import Path

import pytest

from cairn import terminal
from cairn.core import CHANCE
from cairn.monumental import MONUMENTAL
from cairn.record import Record
from cairn.terminal.play import Play
from cairn.words import Words
from tests.terminal.test_monumental import ANA, BO, CONTENT, DRAWING, opened, played, quiet


def test_a_record_that_is_not_finished_keeps_its_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    words, table = Words("en"), opened(tmp_path, ANA, BO, monsters=2, map="twin-lakes")
    while table.step():
        pass
    told = []
    for result in (None, {"scores": [0, 0], "winners": [0]}):
        screen, text = quiet([], (120, 40))
        terminal.replay(Record(table.record.header, table.record.choices, result), MONUMENTAL, CONTENT, "en", screen)
        told.append(text.getvalue())
    assert ": hide " not in told[0]
    assert told[0].count(words("replay-hidden")) == 4
    assert told[1].count(": hide ") == 4


def test_the_last_secret_activation_shows_nothing_before_it_counts_and_cannot_be_taken_back(tmp_path: Path) -> None:
    table, words = opened(tmp_path, ANA, BO, continuous=True), Words("en")
    for _ in played(table, 1):
        last = table.state.view(table.state.turn)
        if last["phase"] == "column" and any(seat["picked"] is True for seat in last["seats"]):
            break
    choice, seat = table.state.choices()[0], table.state.turn or 0
    screen, text = quiet(["u"])
    assert not Play(table, DRAWING, screen, words)._sure(table.state, choice, seat)  # noqa: SLF001
    assert words("shows-hidden") in " ".join(text.getvalue().split())
    table.play(choice)
    assert table.steps[-1].seat == seat != CHANCE
    assert any(event.kind == "cross" for event in table.steps[-1].events)
    assert not table.can_undo()
