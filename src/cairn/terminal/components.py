"""The components of a game as tables, each with its origin."""

from cairn.core import Content
from cairn.game import Game
from cairn.terminal.blocks import ACCENT, STRONG, line
from cairn.terminal.command import command
from cairn.terminal.drawing import drawing_of
from cairn.terminal.screen import Screen
from cairn.words import Words, pick_language


def show_content(content: Content, language: str | None, game: Game, screen: Screen | None = None) -> None:
    """Show everything a game is played with."""
    words, screen = Words(pick_language(language)), screen or Screen()
    screen.show([line((words("content-title", game=game.name.capitalize()), ACCENT)), line()])
    for title, block in drawing_of(game, content).components(words):
        screen.show([line((title, STRONG)), line(), *block, line()])
    screen.say(words("content-hash", hash=content.hash))
    screen.say(words("content-hint", command=command("content", game.name, "--help")))
