"""Learning by self-play: `cairn train`."""

from pathlib import Path
from typing import Annotated

import typer

from cairn import kernel, parts
from cairn.cli.options import Flags, GameName, app, check_flags, game_named, out, taking
from cairn.core import CairnError
from cairn.game import Training
from cairn.system import cores

INTERRUPTED = 130


@app.command()
@taking("train")
def train(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where the weights, the curve and what is needed to go on are kept.")],
    *,
    flags: Flags,
    minutes: Annotated[
        float,
        typer.Option(
            min=0.01, help="How long, about; run it again to go on. Nothing of a round is kept before its end."
        ),
    ] = 10,
    jobs: Annotated[int | None, typer.Option(min=1, metavar="N", help="How many processes play; all cores.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
) -> None:
    """Learn what positions are worth by self-play; goes on with what the folder has."""
    found = game_named(game)
    check_flags(found, "train", flags)
    if flags.get("gpu"):
        parts.need("train")
    if not kernel.COMPILED:
        raise CairnError("learning needs compiled rules: install Numba, and leave CAIRN_JIT alone")
    try:
        found.train(Training(folder, minutes, jobs or cores(), seed, _say), flags)
    except KeyboardInterrupt:
        kept = f"{folder} has what was learned, and the same command goes on"
        empty = not folder.is_dir() or not any(folder.iterdir())
        _say(f"Stopped; {'nothing was learned yet: the first round is not over' if empty else kept}.")
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        raise CairnError(f"{error.filename or folder}: cannot be written ({error.strerror or error})") from None


def _say(text: str) -> None:
    out.print(text, highlight=False)
