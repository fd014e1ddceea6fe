"""What a record holds: `cairn replay`, `cairn verify` and `cairn choices`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from cairn import record, signature, terminal
from cairn.cli.options import ContentFile, Language, app
from cairn.core import CairnError, Content, quoted
from cairn.game import Game
from cairn.games import GAMES
from cairn.words import Words, pick_language

INPUT = Path("-")
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads it from the input.")]


def opened(file: Path, content_file: str | None) -> tuple[record.Record, Game, Content]:
    """Read a record and find its game and components."""
    kept = record.read_from(sys.stdin.buffer) if file == INPUT else record.load(file)
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
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records; - reads one from the input.")],
    *,
    key: Annotated[
        str | None,
        typer.Option(
            metavar="KEY", help="Whose signature it must have: a public key, or a file of what /api/key says."
        ),
    ] = None,
    content: ContentFile = None,
) -> None:
    """Check records: every choice, the scores, nature's draws where they were committed to, and who signed."""
    wanted = None if key is None else wanted_key(key)
    bad = 0
    for file in files:
        shown = "the input" if file == INPUT else str(file)
        try:
            typer.echo(f"{shown}: {judged(file, content, wanted)}")
        except CairnError as error:
            bad += 1
            typer.echo(f"{shown}: not valid: {Words(pick_language(None)).explain(error)}", err=True)
    if bad:
        raise typer.Exit(1)


def judged(file: Path, content: str | None, wanted: bytes | None) -> str:
    """Check a record, and say what it is."""
    kept, game, components = opened(file, content)
    verdict = record.verify(kept, game, components)
    by = signature.check(kept)
    if wanted is not None and (by is None or by.key != wanted):
        found = "it is not signed; expected" if by is None else f"it is signed by {by}, not by"
        raise record.RecordError(f"{found} {signature.fingerprint(wanted)}")
    state = "valid" if verdict.finished else "unfinished, valid so far"
    if verdict.over and not verdict.finished:
        state = "valid, finished, without its result line"
    draws = {True: ", every draw proven", False: ", draws not proven: the secret is not told", None: ""}
    scores = ", ".join(f"{score:g}" for score in verdict.scores)
    said = "not signed" if by is None else f"signed by {by}"
    return f"{state}: {verdict.choices} choices, scores {scores}{draws[verdict.fair]}; {said}"


def wanted_key(told: str) -> bytes:
    """Read a public key: its digits, or a file that has them or the JSON of a server."""
    try:
        known = Path(told).is_file()
        text = Path(told).read_text(encoding="utf-8") if known else told
    except (OSError, ValueError) as error:
        raise CairnError(f"{told}: cannot be read ({error})") from None
    try:
        return signature.public_key(text)
    except CairnError as error:
        raise CairnError(f"--key {quoted(told)}: {error}") from None


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
