"""The components of a game as tables, each with its origin."""

from cairn.core import Content
from cairn.games import GAMES
from cairn.terminal.blocks import ACCENT, STRONG, line
from cairn.terminal.command import command
from cairn.terminal.drawings import DRAWINGS
from cairn.terminal.screen import Screen
from cairn.words import Words, pick_language


def show_content(
    content: Content, language: str | None = None, game: str = "monolyth", screen: Screen | None = None
) -> None:
    """Show everything a game is played with."""
    words, screen = Words(pick_language(language)), screen or Screen()
    drawing = DRAWINGS[GAMES[game].name](content)
    screen.show([line((words("content-title", game=game.capitalize()), ACCENT)), line()])
    for title, block in drawing.components(words):
        screen.show([line((title, STRONG)), line(), *block, line()])
    screen.say(words("content-hash", hash=content.hash))
    screen.say(words("content-hint", command=command("content", game, "--help")))
