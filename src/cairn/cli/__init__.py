"""The command line: each module beside this one adds its commands."""

from typing import Annotated

import typer

from cairn import __version__, admin

# Each module adds its commands.
from cairn.cli import (  # noqa: F401
    analysing,
    arena,
    components,
    measuring,
    playing,
    records,
    serving,
    simulating,
    training,
)
from cairn.cli.options import ABOUT, app

__all__ = ["app"]

COMMANDS = {  # in the order in which `cairn --help` lists them, each in one line
    "play": "Play in the terminal: alone, against bots, or several people.",
    "serve": "Play in the browser: serve tables here, or for friends.",
    "replay": "Step through a record.",
    "analyse": "Show where a game was won and lost.",
    "verify": "Check records: choices, scores, draws, and who signed.",
    "choices": "Print the legal choices at a moment of a record.",
    "content": "Show what a game is played with.",
    "simulate": "Let bots play many games, and sum them up.",
    "arena": "Let bots play each other, rate them, and write a report.",
    "bots": "List the bots that have a name.",
    "train": "Learn what positions are worth, by self-play.",
    "bench": "Measure speed.",
    "export": "Write all tables of a server into a file.",
    "import": "Add the tables of a file to those of a server.",
    "backup": "Copy all that a server keeps into one file.",
    "restore": "Put a backup where a server keeps its tables.",
}


def _listed() -> None:
    """Put the commands in order, each with its line."""
    found = {one.name or getattr(one.callback, "__name__", ""): one for one in app.registered_commands}
    for name, one in found.items():
        one.short_help = COMMANDS[name]
    app.registered_commands[:] = [found[name] for name in COMMANDS]


_listed()
app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True, help=ABOUT)
def main(*, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Do what is asked of Cairn itself."""
    if version:
        typer.echo(f"cairn {__version__}")
        raise typer.Exit
