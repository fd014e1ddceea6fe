"""The command line: each module beside this one adds its commands."""

from typing import Annotated

import typer

from cairn import __version__, admin

# Each module adds its commands, in the order in which --help lists them.
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

app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True, help=ABOUT)
def main(*, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Do what is asked of Cairn itself."""
    if version:
        typer.echo(f"cairn {__version__}")
        raise typer.Exit
