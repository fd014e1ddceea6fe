"""The commands of an operator: `cairn admin …`, on the database of a server that may be running."""

import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from cairn import server
from cairn.core import CairnError
from cairn.server.settings import Ages

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Look after a server: its tables, its people, its size. A running server follows within seconds.",
)

DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables and games are kept.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="Keep tables in PostgreSQL: postgresql+asyncpg://…")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of tables.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, or how it begins (as in the log).")]
Banned = Annotated[str, typer.Argument(metavar="WHO", help="A person's id, an address, or a network (192.0.2.0/24).")]
STATUSES = ("open", "running", "over", "record")


def when(time: int | None) -> str:
    """Show a moment."""
    return "" if time is None else f"{datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%d %H:%M}"


@app.command(name="list")
def list_tables(
    *,
    status: Annotated[str | None, typer.Option(help=f"Only those that are {', '.join(STATUSES)}.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many, the newest first.")] = 50,
    as_json: AsJson = False,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """List the tables: id, game, status, when it was made (UTC), how many choices, who sits there."""
    if status is not None and status not in STATUSES:
        raise CairnError(f"no table is {status!r}; expected {', '.join(STATUSES)}")
    found = server.operate("listed", data, database, status, most)
    if as_json:
        typer.echo(json.dumps([asdict(line) for line in found], ensure_ascii=False))
        return
    for line in found:
        who = ", ".join(line.names) + (f" ({line.name})" if line.name else "")
        typer.echo(f"{line.id}  {line.game:10}  {line.status:7}  {when(line.made)}  {line.choices:5}  {who}")


@app.command()
def show(table: TableName, *, as_json: AsJson = False, data: DataFolder = None, database: Database = None) -> None:
    """Show a table: where it is, and who sits there. Of one that was pruned, the result."""
    found = server.operate("shown", data, database, table)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for key, value in found.items():
        if key == "seats":
            for seat in value:
                person = f", person {seat['person']}" if seat["person"] else ""
                more = f", {seat['devices']} more devices" if seat["devices"] else ""
                bot = f", bot {seat['bot']}" if seat["bot"] else ""
                typer.echo(f"seat {seat['seat']}: {seat['kind']} {seat['name']}{bot}{person}{more}")
        elif value not in (None, ""):
            typer.echo(f"{key}: {when(value) if key in ('made', 'finished') else value}")


@app.command()
def end(table: TableName, *, data: DataFolder = None, database: Database = None) -> None:
    """End a running game: the scores stay as they are, and nobody wins."""
    typer.echo(f"table {server.operate('end', data, database, table)} is over")


@app.command()
def delete(
    table: TableName,
    *,
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Delete a table with all that was played and said there; no result is kept."""
    found = server.operate("found", data, database, table)
    if not sure:
        typer.confirm(f"Delete table {found} for good?", abort=True)
    typer.echo(f"table {server.operate('delete', data, database, found)} is deleted")


@app.command()
def revoke(
    table: TableName,
    seat: Annotated[int, typer.Argument(min=0, metavar="SEAT", help="The seat, as cairn admin show counts.")],
    *,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Make the private link of a seat void, and put out the devices that have come by it."""
    named = server.operate("revoke", data, database, table, seat)
    typer.echo(f"the link of seat {seat} at table {named} is void")


@app.command()
def ban(
    who: Banned,
    *,
    reason: Annotated[str, typer.Option(help="Why; only you will read it.")] = "",
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Keep a person or an address out."""
    typer.echo(f"{server.operate('ban', data, database, who, reason)} is banned")


@app.command()
def unban(who: Banned, *, data: DataFolder = None, database: Database = None) -> None:
    """Let a person or an address in again."""
    typer.echo(f"{server.operate('unban', data, database, who)} may come in again")


@app.command()
def bans(*, as_json: AsJson = False, data: DataFolder = None, database: Database = None) -> None:
    """List who is banned."""
    found = server.operate("banned", data, database)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
    for row in [] if as_json else found:
        typer.echo(f"{row['what']}  {when(row['made'])}  {row['reason']}".rstrip())


@app.command()
def prune(
    *,
    finished: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help="Tables over for so long.")] = None,
    opened: Annotated[
        float | None, typer.Option("--open", min=0, metavar="DAYS", help="Tables that have not started for so long.")
    ] = None,
    records: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help="Uploaded records.")] = None,
    people: Annotated[
        float | None, typer.Option(min=0, metavar="DAYS", help="People not seen for so long, at no table.")
    ] = None,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Remove what is older than so many days; the results of finished games are kept."""
    if {finished, opened, records, people} == {None}:
        raise CairnError("say what to remove, and after how many days: --finished, --open, --records or --people DAYS")
    gone = server.operate("prune", data, database, Ages(finished, opened, records, people))
    typer.echo("removed: " + ", ".join(f"{kind} {count}" for kind, count in gone.items()))
