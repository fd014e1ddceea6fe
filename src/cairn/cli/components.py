"""What a game is played with: `cairn content`."""

import json
from typing import Annotated

import typer

from cairn import terminal
from cairn.admin import AsJson
from cairn.cli.options import ContentFile, GameName, Language, app, game_named
from cairn.core import CairnError, quoted
from cairn.monumental import MONUMENTAL, maps
from cairn.words import pick_language


@app.command()
def content(
    game: GameName,
    *,
    file: ContentFile = None,
    list_maps: Annotated[bool, typer.Option("--maps", help="Monumental: list the maps of this edition.")] = False,
    map_name: Annotated[
        str | None, typer.Option("--map", metavar="NAME", help="Monumental: print a map as a file to start from.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show the components, with their ids in square brackets, and where each value comes from.

    A content file is TOML with any of the tables that --json prints. An entry with a known id corrects that one. For
    Monumental each table is named by its id, such as [cards.market]. docs/notation.md says what else is possible,
    docs/effects.md lists every word of an effect.
    """
    if (list_maps or map_name is not None) and game_named(game) is not MONUMENTAL:
        raise CairnError(f"{game} has no maps; they are Monumental's: cairn content monumental --maps")
    if list_maps:
        show_maps(pick_language(lang), as_json=as_json)
        return
    if map_name is not None:
        print_map(map_name, as_json=as_json)
        return
    found = game_named(game).content(file)
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        terminal.show_content(found, lang, game_named(game))


def show_maps(language: str, *, as_json: bool) -> None:
    """List the maps of this edition: id, players, tiles, name."""
    known = maps.presets().values()
    if as_json:
        typer.echo(json.dumps([maps.as_data(board) for board in known], ensure_ascii=False))
    for board in [] if as_json else known:
        typer.echo(f"{board.id:16} {board.players} players  {len(board.tiles)} tiles  {board.names[language]}")


def print_map(name: str, *, as_json: bool) -> None:
    """Print a map of this edition as a file that can be changed and played on: `cairn play monumental --map FILE`."""
    known = maps.presets()
    if name not in known:
        raise CairnError(f"there is no map {quoted(name)}; expected one of {', '.join(known)}")
    if as_json:
        typer.echo(json.dumps(maps.as_data(known[name]), ensure_ascii=False))
    else:
        typer.echo(maps.text_of(name), nl=False)
