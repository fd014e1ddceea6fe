"""The components of a game as tables, each with its origin."""

from collections.abc import Callable

from cairn.core import Content
from cairn.terminal import components_monumental
from cairn.terminal.blocks import ACCENT, STRONG, Block, line
from cairn.terminal.command import command
from cairn.terminal.monolyth import MonolythDrawing
from cairn.terminal.screen import Screen
from cairn.words import Words, pick_language

LISTS: dict[str, Callable[[Content, Words], list[tuple[str, Block]]]] = {
    "monolyth": lambda content, words: MonolythDrawing(content).components(words),
    "monumental": components_monumental.components,
}


def show_content(
    content: Content, language: str | None = None, game: str = "monolyth", screen: Screen | None = None
) -> None:
    """Show everything a game is played with."""
    words, screen = Words(pick_language(language)), screen or Screen()
    screen.show([line((words("content-title", game=game.capitalize()), ACCENT)), line()])
    for title, block in LISTS[game](content, words):
        screen.show([line((title, STRONG)), line(), *block, line()])
    screen.say(words("content-hash", hash=content.hash))
    screen.say(words("content-hint", command=command("content", game, "--help")))
