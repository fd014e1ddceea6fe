"""What a game is played with: `cairn content`."""

import json

import typer

from cairn import terminal
from cairn.admin import AsJson
from cairn.cli.options import ContentFile, GameName, Language, app, game_named


@app.command()
def content(
    game: GameName,
    *,
    file: ContentFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show the components and where each value comes from.

    A content file is TOML with any of the tables that --json prints. An entry with a known id corrects that one. For
    Monumental each table is named by its id, such as [cards.market]. docs/notation.md says what else is possible.
    """
    found = game_named(game).content(file)
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        terminal.show_content(found, lang, game)
