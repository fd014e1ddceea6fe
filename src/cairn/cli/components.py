"""What a game is played with: `cairn content`."""

import json

import typer

from cairn import terminal
from cairn.admin import AsJson
from cairn.cli.options import ContentFile, Flags, GameName, Language, app, check_flags, game_named, taking
from cairn.words import pick_language


@app.command()
@taking("content")
def content(
    game: GameName, *, file: ContentFile = None, flags: Flags, as_json: AsJson = False, lang: Language = None
) -> None:
    """Show the components, with their ids in square brackets, and where each value comes from.

    A content file is TOML with any of the tables that --json prints. An entry with a known id corrects that one. Where
    tables are named by ids, an entry is [cards.market]. docs/notation.md says what else is possible, docs/effects.md
    lists every word of an effect.
    """
    named = game_named(game)
    check_flags(named, "content", flags)
    if flags:
        typer.echo(named.printed(flags, pick_language(lang), as_json=as_json))
        return
    found = named.content(file)
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        terminal.show_content(found, lang, named)
