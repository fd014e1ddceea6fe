"""What a record holds: `cairn replay`, `cairn verify` and `cairn choices`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from cairn import record, terminal
from cairn.cli.options import ContentFile, Language, app
from cairn.core import CairnError, Content, Game
from cairn.games import GAMES
from cairn.words import Words, pick_language

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def opened(file: Path, content_file: str | None) -> tuple[record.Record, Game, Content]:
    """Read a record and find its game and components."""
    kept = record.load(file)
    game = record.game_of(kept, GAMES)
    return kept, game, game.content(content_file)


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Put the name of a file before what is wrong with it."""
    try:
        yield
    except record.RecordError as error:
        raise CairnError(f"{file}: {error}") from error


@app.command()
def replay(file: RecordFile, *, lang: Language = None, content: ContentFile = None) -> None:
    """Step through a record."""
    with about(file):
        kept, game, components = opened(file, content)
        terminal.replay(kept, game, components, lang)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")], *, content: ContentFile = None
) -> None:
    """Check records: every choice, the scores, and nature's draws where they were committed to."""
    bad = 0
    for file in files:
        try:
            kept, game, components = opened(file, content)
            verdict = record.verify(kept, game, components)
        except CairnError as error:
            bad += 1
            typer.echo(f"{file}: not valid: {Words(pick_language(None)).explain(error)}", err=True)
            continue
        state = "valid" if verdict.finished else "unfinished, valid so far"
        draws = {True: ", every draw proven", False: ", draws not proven: the secret is not told", None: ""}
        scores = ", ".join(f"{score:g}" for score in verdict.scores)
        typer.echo(f"{file}: {state}: {verdict.choices} choices, scores {scores}{draws[verdict.fair]}")
    if bad:
        raise typer.Exit(1)


@app.command()
def choices(
    file: RecordFile,
    *,
    at: Annotated[int | None, typer.Option(min=0, help="After so many choices; all of them if not given.")] = None,
    content: ContentFile = None,
) -> None:
    """Print the legal choices at a moment of a record, one a line."""
    with about(file):
        kept, game, components = opened(file, content)
        last = len(kept.choices) if at is None else at
        if last > len(kept.choices):
            raise CairnError(f"{file} has {len(kept.choices)} choices, so that --at {last} is beyond its end")
        state = record.start(kept, game, components)
        kept.choices = kept.choices[:last]
        for _ in record.replay(kept, state):
            pass
    if state.turn is None:
        typer.echo("the game is over", err=True)
    for choice in state.choices() if state.turn is not None else []:
        typer.echo(str(choice))
