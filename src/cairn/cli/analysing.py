"""Where a game was won and lost: `cairn analyse`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from cairn.analysis import DEPTHS, Depth, analyse
from cairn.arena.store import check_place, same
from cairn.cli.options import ContentFile, Language, app, progress
from cairn.cli.records import RecordFile, about, opened
from cairn.cli.simulating import INTERRUPTED
from cairn.core import CairnError, quoted
from cairn.terminal.analysis import report
from cairn.words import Words, pick_language

SHARES = 1000  # of the bar


@app.command(name="analyse")
def analyse_record(
    file: RecordFile,
    *,
    depth: Annotated[
        str, typer.Option(help="quick: the first choice of each turn and the steepest falls; deep: every choice.")
    ] = "quick",
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="OUT", help="Write the whole analysis into a file; - prints it.")
    ] = None,
    lang: Language = None,
    content: ContentFile = None,
) -> None:
    """Show how everybody stood over time, the turning points of a game, and what would have been better there."""
    words = Words(pick_language(lang))
    wanted = depth_named(depth)
    if json_file is not None and json_file != Path("-"):
        check_place(json_file)
        if same(json_file, file):
            raise CairnError(f"{json_file}: is the record itself; name another file with --json")
    with about(file):
        kept, game, components = opened(file, content)
        try:
            with progress(words("analysis-working"), SHARES) as advance:
                done = 0

                def tell(share: float) -> None:
                    nonlocal done
                    now = int(SHARES * share)
                    advance(now - done)
                    done = now

                found = analyse(kept, game, components, wanted, progress=tell)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    text = json.dumps(found.as_dict(), ensure_ascii=False)
    if json_file == Path("-"):
        sys.stdout.write(f"{text}\n")
        return
    report(found, kept, game, components, words)
    if json_file is not None:
        try:
            json_file.write_text(f"{text}\n", encoding="utf-8", newline="\n")
        except OSError as error:
            raise CairnError(f"{json_file}: cannot be written ({error.strerror or error})") from None
        typer.echo(words("analysis-written", file=json_file))


def depth_named(text: str) -> Depth:
    """Read how closely to look."""
    for depth in DEPTHS:
        if text == depth:
            return depth
    raise CairnError(f"--depth {quoted(text)}: expected {' or '.join(DEPTHS)}")
