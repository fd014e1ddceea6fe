"""The server and what it keeps: `cairn serve`, `export`, `import`, `backup` and `restore`."""

from pathlib import Path
from typing import Annotated

import typer

from cairn import server
from cairn.admin import Database, DataFolder
from cairn.cli.options import app
from cairn.server.settings import Ages


@app.command()
def serve(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in (use TLS in front).")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: DataFolder = None,
    database: Database = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name by which browsers may call it; repeatable.")
    ] = None,
    metrics: Annotated[
        int | None, typer.Option(min=1, max=65535, metavar="PORT", help="Tell metrics to Prometheus, on this machine.")
    ] = None,
    away: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="When a bot may stand in for a player who has gone.")
    ] = 60,
    thinkers: Annotated[
        int, typer.Option(min=0, metavar="N", help="Processes in which bots think; 0: all cores but one.")
    ] = 0,
    prune_finished: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Remove tables over for so long; results stay.")
    ] = None,
    prune_open: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Remove tables that have not started for so long.")
    ] = None,
    prune_records: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Remove uploaded records after so long.")
    ] = None,
    prune_people: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="Forget people not seen for so long, at no table.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser on it.")] = False,
) -> None:
    """Serve tables in the browser, for this machine or for friends."""
    server.serve(
        host,
        port,
        data,
        database,
        open_browser=open_browser,
        hosts=tuple(allowed_host or ()),
        metrics=metrics,
        away=away,
        thinkers=thinkers,
        prune=Ages(prune_finished, prune_open, prune_records, prune_people),
    )


@app.command(name="export")
def export_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write them.")],
    *,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Write all tables of the server into a file."""
    typer.echo(f"{server.export_tables(file, data, database)} tables written to {file}")


@app.command(name="import")
def import_all(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What cairn export wrote.")],
    *,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Add the tables of a file to those of the server."""
    typer.echo(f"{server.import_tables(file, data, database)} tables added from {file}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; there must be no such file.")],
    *,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Copy all that the server keeps into one file, also while it runs."""
    typer.echo(f"{server.back_up(file, data, database)} tables copied to {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What cairn backup wrote.")], *, data: DataFolder = None
) -> None:
    """Put a backup where the server keeps its tables; there must be none yet."""
    typer.echo(f"{server.bring_back(file, data)} tables brought back from {file}")
