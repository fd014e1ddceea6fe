"""Playing in the terminal: `cairn play`."""

from pathlib import Path
from typing import Annotated

import typer

from cairn import terminal
from cairn.admin import DataFolder
from cairn.cli.options import (
    Chosen,
    ContentFile,
    Flags,
    Language,
    app,
    game_named,
    taking,
    wanted,
)


@app.command()
@taking("setup")
def play(
    game: Annotated[str | None, typer.Argument(help="The game; asked for if not given.")] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots, such as slate or granite,flint; none for people only.")
    ] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, separated by commas.")] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Let everybody ask for hints where several people play.")
    ] = False,
    chosen: Chosen = None,
    flags: Flags,
    lang: Language = None,
    content: ContentFile = None,
    data: DataFolder = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved game.")] = False,
    saved: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Go on with this saved game.")] = None,
) -> None:
    """Play in the terminal: alone, against bots, or several people at one screen."""
    found = None if game is None else game_named(game)
    setup = wanted(
        found,
        found.content(content) if found else None,
        chosen,
        flags,
    )
    told = (names or "").encode("utf-8", "surrogateescape").decode("utf-8", "replace")  # of any locale
    people = [name.strip() for name in told.split(",") if name.strip()] or None
    resumed = saved or (Path() if resume else None)
    terminal.play(game, players, bots, lang, content, setup, data, resumed, people, hints=hints)
