"""Many games by bots: `cairn simulate`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cairn import bots as known_bots
from cairn.admin import AsJson
from cairn.cli.options import (
    Chosen,
    ContentFile,
    Flags,
    GameName,
    app,
    game_named,
    out,
    progress,
    taking,
    tell_stand_ins,
    wanted,
)
from cairn.core import CairnError
from cairn.simulate import AUTOMA, BotError, Figures, Run, Simulation, Summary, WorkerError

INTERRUPTED = 130  # the status of a program that Ctrl-C has ended
QUICK = "greedy"
SLOW = 10  # games a second: below, a digit more is told


@app.command()
@taking("setup")
def simulate(
    game: GameName,
    *,
    players: Annotated[int | None, typer.Option(help="How many play; two where the game allows it.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    first: Annotated[int, typer.Option(min=1, help="The number of the first game: play one again, or go on.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot per seat, with commas between; the last repeats. MODULE:CLASS is yours, exec:COMMAND a program."
        ),
    ] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="From game to game each bot moves on by a seat.")] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many processes play; all cores if not given.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row for each game: .csv, .jsonl or .parquet.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file of results that is there.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game into this new or empty folder.")
    ] = None,
    counts: Annotated[bool, typer.Option("--counts", help="Keep in each record how many choices there were.")] = False,
    chosen: Chosen = None,
    flags: Flags,
    content: ContentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and sum them up.

    The same options give the same games, results and records, however many processes play. Ctrl-C sums up what there
    is so far.
    """
    found = game_named(game)
    components = found.content(content)
    setup = wanted(
        found,
        components,
        chosen,
        flags,
    )
    run = Run(
        *(found, components, players or found.usual_players, games, seed),
        *(bots or _usual(game), setup, records, counts),
        first=first - 1,
        rotate=rotate,
        jobs=jobs,
        results=results,
        force=force,
    )
    played(Simulation(run), as_json=as_json)


def _usual(game: str) -> str:
    """Name the bot that plays where none is named: one that is quick, if the game has it."""
    return QUICK if QUICK in known_bots.BOTS[game] else known_bots.usual(game)


def played(simulation: Simulation, *, as_json: bool) -> None:
    """Play a run and print what came of it, also where it was stopped."""
    asked, stopped, code = simulation.run.games, None, 0
    tell_stand_ins(simulation.names)
    try:
        with progress(f"{asked} games", asked) as advance:
            simulation.play(advance)
    except KeyboardInterrupt:
        stopped, code = "interrupted", INTERRUPTED
    except CairnError as error:
        if not (simulation.summary().games or isinstance(error, BotError | WorkerError)):
            raise
        sys.stderr.write(f"cairn: {error}\n{getattr(error, 'trace', '')}")
        stopped, code = "stopped", 1
    summary = simulation.summary()
    if stopped:
        sys.stderr.write(f"cairn: {stopped} after {summary.games} of {asked} games\n")
    if as_json:
        typer.echo(json.dumps(summary.as_dict()))
    elif summary.games:
        show_summary(summary)
    if code:
        raise typer.Exit(code)


def show_summary(summary: Summary) -> None:
    """Print what came of a run."""
    if summary.rotated:
        out.print(_table("bot", summary.by_bot))
        typer.echo()
    out.print(_table("seat", summary.by_seat))
    speed = summary.games / summary.seconds
    best = "best score of a bot" if AUTOMA in summary.bots else "best score"
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    where = "" if summary.processes == 1 else f" by {summary.processes} processes"
    typer.echo(
        f"{games} of {summary.game}, seed {summary.seed}: {summary.mean_length:.1f} choices a game, "
        f"{best} {summary.best:g}; {speed:,.{0 if speed > SLOW else 1}f} games a second{where}, {summary.mode}"
    )


def _table(what: str, rows: list[Figures]) -> Table:
    """Lay out figures by bot or by seat, with 95 % intervals."""
    named = [what] if any(row.bot is None or row.seat is None for row in rows) else ["seat", "bot"]
    table = Table(*named, "mean score", "95 %", "spread", "wins", "95 %", box=None, pad_edge=False)
    for row in rows:
        who = [str(getattr(row, name)) for name in named]
        around = "" if row.mean_interval is None else " to ".join(f"{end:z.1f}" for end in row.mean_interval)
        spread = "" if row.deviation is None else f"{row.deviation:.1f}"
        low, high = (f"{100 * end:.0f}" for end in row.win_interval)
        wins = f"{row.wins} ({100 * row.win_share:.0f} %)"
        table.add_row(*who, f"{row.mean_score:z.1f}", around, spread, wins, f"{low} to {high} %")
    return table
