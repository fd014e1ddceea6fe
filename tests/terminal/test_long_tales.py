"""However much a choice would do, what is told of it fits the screen, on as many pages as it takes."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from cairn.terminal.blocks import Block
from cairn.terminal.play import Play
from cairn.terminal.screen import Screen
from cairn.words import LANGUAGES, Words
from tests.terminal.test_monumental import ANA, DRAWING, EVERYTHING, opened, played


class Counted(Screen):
    """A screen that counts the lines on it; whoever sits there says yes to everything."""

    def __init__(self, height: int) -> None:
        super().__init__(Console(file=io.StringIO(), width=80, height=height, markup=False, highlight=False))
        self.rows = self.questions = 0

    def clear(self) -> None:
        self.rows = 0

    def show(self, block: Block) -> None:
        self.rows += len(block)
        super().show(block)

    def ask(self, prompt: str, offers: Callable[[str], Sequence[str]] | None = None) -> str:  # noqa: ARG002
        assert len(prompt) < self.width
        assert self.rows < self.height, "the question is beyond the last line"
        self.questions += 1
        return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_of_any_length(tmp_path: Path, language: str) -> None:
    table = opened(tmp_path, ANA, automa=True, **EVERYTHING)
    *_, (_, position) = zip(range(60), played(table, 9), strict=False)
    state, seat = position.state, position.state.turn or 0
    choice = state.choices()[0]
    tried = state.copy()
    tried.play(choice)
    for height in (24, 6):
        pages = []
        for steps in (1, 8, 30, len(table.steps)):
            screen = Counted(height)
            events = [event for step in table.steps[-steps:] for event in step.events]
            play = Play(table, DRAWING, screen, Words(language))
            assert play._confirmed(choice, seat, (state, tried), events)  # noqa: SLF001
            pages.append(screen.questions)
        assert sorted(pages) == pages
        assert pages[-1] > 2
