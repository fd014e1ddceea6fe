"""Bots against each other, and which there are: `cairn arena`, `cairn bots`."""

import json
import shlex
import sys
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cairn import bots as known_bots
from cairn import parts
from cairn.admin import AsJson
from cairn.arena import Arena, Findings, Plan, Store, found, opened, write_parquet
from cairn.arena.figures import lookup
from cairn.arena.ratings import rater
from cairn.arena.report import check_report, write_report
from cairn.arena.store import check_parquet, check_place, same
from cairn.cli.options import (
    Chosen,
    ContentFile,
    Flags,
    Language,
    app,
    game_named,
    known,
    out,
    progress,
    taking,
    tell_stand_ins,
    wanted,
)
from cairn.cli.simulating import INTERRUPTED
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.simulate import BotError, WorkerError
from cairn.words import Words, pick_language

AGAIN = "report"  # in place of a game
FEW = 3  # games that count for nobody and are told one by one


@app.command()
@taking("setup")
def arena(
    game: Annotated[
        str,
        typer.Argument(
            help=f"The game: {', '.join(GAMES)}; or report, to report on a FILE again.",
            callback=lambda name: name if name == AGAIN else known(name),
        ),
    ],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help="The bots: names (see cairn bots), MODULE:CLASS, exec:COMMAND; NAME@0.1 thinks less."
        ),
    ],
    *,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; two where the game allows it.")] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games at each table; seats are rotated, so they come in rounds.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours meet, in the order given.")] = False,
    chosen: Chosen = None,
    flags: Flags,
    content: ContentFile = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many processes play; all cores if not given.")
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address.")] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file of results (SQLite); arena-GAME.sqlite if not given.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the report goes; beside the results if not given.")
    ] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a row for each game as Parquet.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Begin anew where there are results already.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, rate them, and write a report.

    Every deal (set-up and dice) is played at every table with the bots in each rotation of its seats. The same command
    goes on where it was stopped. `cairn arena report FILE` makes the report of a file of results again.
    """
    if game == AGAIN:
        if len(bots) != 1:
            raise CairnError("cairn arena report takes one file of results")
        with closing(opened(Path(bots[0]))) as store:
            page = _page(store.path, report, parquet)
            _tell(store, page, parquet, as_json=as_json)
        return
    named = game_named(game)
    components = named.content(content)
    setup = wanted(
        named,
        components,
        chosen,
        flags,
    )
    rater()  # what is missing is told before anything is played
    path = results or Path(f"arena-{game}.sqlite")
    page = _page(path, report, parquet)
    plan = Plan(named, components, tuple(bots), players or named.usual_players, games, seed, setup, ladder)
    with closing(Arena(plan, path, shlex.join(["cairn", *sys.argv[1:]]), force=force)) as made:
        code = _played(made, jobs, ray)
        _tell(made.store, page, parquet, as_json=as_json)
    if code:
        raise typer.Exit(code)


def _page(results: Path, report: Path | None, parquet: Path | None) -> Path:
    """Name the file of the report, and see to it that nothing but reports and rows will be replaced."""
    if results.is_dir():
        check_place(results)
    page = report or results.with_suffix(".html")
    written = [("results", results), ("report", page), *([("parquet", parquet)] if parquet else [])]
    for (one, file), (other, path) in combinations(written, 2):
        if same(file, path):
            what = "the rows" if other == "parquet" else "the report"
            raise CairnError(f"{path}: cannot be the {one} and {what} at once; name another file with --{other}")
    check_report(page)
    if parquet is not None:
        check_parquet(parquet)
    return page


def _played(made: Arena, jobs: int | None, ray: str | None) -> int:
    """Play, and say how it was stopped if it was."""
    total = made.plan.total
    tell_stand_ins(made.plan.bots)
    if made.before:
        sys.stderr.write(f"cairn: going on after {made.before} of {total} games\n")
    try:
        with progress(f"{total} games", total) as advance:
            advance(made.before)
            made.play(advance, jobs, ray)
    except KeyboardInterrupt:
        stopped, code = "interrupted", INTERRUPTED
    except (BotError, WorkerError) as error:
        sys.stderr.write(f"cairn: {error}\n{getattr(error, 'trace', '')}")
        stopped, code = "stopped", 1
    else:
        return 0
    done = len(made.store.done())
    sys.stderr.write(f"cairn: {stopped} after {done} of {total} games; the same command goes on\n")
    return code


def _tell(store: Store, page: Path, parquet: Path | None, *, as_json: bool) -> None:
    """Write the report and the rows, and print the standings."""
    findings = found(store)
    for reason in findings.dropped[:FEW]:
        sys.stderr.write(f"cairn: {reason}; this game counts for nobody\n")
    if len(findings.dropped) > FEW:
        sys.stderr.write(f"cairn: {len(findings.dropped)} games in all count for nobody\n")
    if not findings.games:
        sys.stderr.write(f"cairn: {store.path}: no game has been played yet\n")
        return
    write_report(findings, page)
    if parquet is not None:
        write_parquet(store, parquet)
    if as_json:
        typer.echo(json.dumps(findings.as_dict()))
        return
    show(findings)
    typer.echo(f"{findings.games} games of {findings.plan['game']}: {store.path}, report {page}")


def show(findings: Findings) -> None:
    """Print the standings, and who beats whom."""
    table = Table(box=None, pad_edge=False)
    for name in ("bot", "rating", "95 %", "games", "wins", "95 %", "score", "ms"):
        table.add_column(name, no_wrap=name != "bot")
    for one in findings.standings:
        rating, around = "", ""
        if one.rating:
            rating, around = f"{one.rating.rating:.1f}", "{:.1f} to {:.1f}".format(*one.rating.interval)
        low, high = (f"{100 * end:.0f}" for end in one.figures.win_interval)
        wins = f"{one.figures.wins} ({100 * one.figures.win_share:.0f} %)"
        won = (wins, f"{low} to {high} %") if findings.pairs else ("", "")  # alone, there is nobody to win against
        told = (str(one.figures.games), *won, f"{one.figures.mean_score:z.1f}", one.thought)
        table.add_row(one.bot, rating, around, *told)
    out.print(table)
    typer.echo()
    names = [one.bot for one in findings.standings]
    pair = lookup(findings.pairs)
    if findings.pairs:
        matrix = Table("ahead of, %", *names, box=None, pad_edge=False)
        for name in names:
            cells = [pair(name, other) for other in names]
            matrix.add_row(name, *("" if cell is None else f"{100 * cell.share:.1f}" for cell in cells))
        out.print(matrix)
        typer.echo()


@app.command()
def bots(
    game: Annotated[str | None, typer.Argument(help=f"Of one game: {', '.join(GAMES)}.")] = None,
    *,
    lang: Language = None,
) -> None:
    """List the bots that have a name: ours, and those that installed packages bring."""
    words = None if parts.lacks("play") else Words(pick_language(lang))
    for name in [game_named(game).name] if game else [each.name for each in GAMES.whole()]:
        try:
            listed = known_bots.described(name)
        except CairnError as error:
            if game:
                raise
            sys.stderr.write(f"cairn: {error}\n")
            continue
        table = Table(box=None, pad_edge=False, show_header=False)
        for bot, sentence in listed.items():
            character = words("level-character", level=bot) if words and bot in known_bots.LEVELS else None
            table.add_row(f"  {bot}", character or sentence)
        typer.echo(f"{name}:")
        out.print(table)
