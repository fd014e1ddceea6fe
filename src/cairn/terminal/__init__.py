"""Cairn at the terminal: play, replay, and look at the components."""

from pathlib import Path
from typing import Any

from cairn.bots.answers import BotFailedError
from cairn.games import GAMES
from cairn.terminal import opening
from cairn.terminal.components import show_content
from cairn.terminal.drawing import drawing_of
from cairn.terminal.play import Play, Quit
from cairn.terminal.replay import replay
from cairn.terminal.screen import Screen
from cairn.terminal.table import LocalTable
from cairn.words import Words, pick_language

__all__ = ["play", "replay", "show_content"]


def play(  # noqa: PLR0913, PLR0917
    game: str | None = None,
    players: int | None = None,
    bots: str | None = None,
    language: str | None = None,
    content_file: str | None = None,
    options: dict[str, Any] | None = None,
    data: Path | None = None,
    resume: Path | None = None,
    names: list[str] | None = None,
    *,
    hints: bool = False,
) -> None:
    """Play at this terminal; what is None is asked for. A `resume` without a file name lets one choose."""
    screen = Screen()
    folder = opening.data_folder(data)
    table: LocalTable | None = None
    words = Words(pick_language(language))
    try:
        if resume is not None:
            path = opening.ask_save(screen, words, folder) if resume == Path() else opening.find_save(resume, folder)
            table = LocalTable.resume(path, GAMES, folder, content_file)
            words = words if language else Words(pick_language(table.language))
        else:
            words = opening.ask_language(screen, language)
            table = _open(screen, words, game, players, bots, content_file, options or {}, folder, names, hints=hints)
        Play(table, drawing_of(table.game, table.content), screen, words).run()
    except (Quit, KeyboardInterrupt, EOFError, BotFailedError) as ended:
        screen.say()
        if table is not None and table.path.exists():  # once the game is over its save is gone
            table.save()
            screen.fact(words("saved", path=table.path), str(table.path))
            again = opening.resuming(table)
            screen.fact(words("resume-hint", command=again), again)
        if isinstance(ended, BotFailedError):
            raise


def _open(  # noqa: PLR0913, PLR0917
    screen: Screen,
    words: Words,
    game: str | None,
    players: int | None,
    bots: str | None,
    content_file: str | None,
    options: dict[str, Any],
    folder: Path,
    names: list[str] | None,
    *,
    hints: bool,
) -> LocalTable:
    """Ask for what is open, then begin."""
    played = opening.ask_game(screen, words, game)
    content = played.content(content_file)
    count = opening.ask_players(screen, words, played, content, players, len(names or []))
    seats = opening.ask_seats(screen, words, played, count, bots, names)
    options = opening.ask_setup(screen, words, played, content, count, options)
    more: dict[str, Any] = {"folder": folder, "language": words.language, "content_file": content_file, "hints": hints}
    table = LocalTable.open(played, content, seats, options, **more)
    first = table.seats[0]
    who = "you" if len(table.people) == 1 and first.bot is None else "other"
    screen.say()
    screen.say(words("commitment"))
    screen.say(table.record.header["commitment"], "dim")
    if table.state.seats > 1 and played.first_begins:
        screen.say(words("seats-drawn", who=who, name=first.name), "bold")
    screen.say(words("autosaved"))
    screen.say(words("terminal-first"), "bold")
    screen.ask(f"{words('press-enter')} >")
    return table
