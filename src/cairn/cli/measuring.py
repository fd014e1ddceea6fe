"""Speed: `cairn bench`."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from cairn import bench, server
from cairn.admin import AsJson
from cairn.bots import LEVELS, make
from cairn.cli.options import Flags, app, check_flags, err, game_named, out, progress, taking
from cairn.core import CairnError, quoted
from cairn.games import GAMES

FIRST = next(iter(GAMES))
IDLE = 10  # tables at which nothing is done, for each at which people play


@app.command(name="bench")
@taking("bench")
def run_bench(
    what: Annotated[str, typer.Argument(help=f"What to measure: {', '.join(GAMES)} or server.")] = FIRST,
    *,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play random games, in each mode.")] = 5,
    games: Annotated[int, typer.Option(min=0, help="See that so many random games end in time.")] = 0,
    flags: Flags,
    game: Annotated[str, typer.Option(help="Server: the game that people play.")] = FIRST,
    tables: Annotated[int, typer.Option(min=1, help="Server: at how many tables.")] = 50,
    rate: Annotated[float, typer.Option(min=1, help="Server: how many choices a second, in the second part.")] = 200,
    beside: Annotated[int, typer.Option(min=0, help="Server: tables where bots play another game meanwhile.")] = 0,
    thinking: Annotated[int, typer.Option(min=0, help="Server: tables where bots think all the time.")] = 0,
    level: Annotated[str, typer.Option(help="Server: of which level they are, or MODULE:CLASS.")] = LEVELS[-1],
    as_json: AsJson = False,
) -> None:
    """Measure speed, with the conditions and beside a plain-Python loop."""
    if what == "server":
        game_named(game)
        make(game, level)
        load = {"tables": tables, "rate": rate, "beside": beside, "thinking": thinking, "level": level}
        measured = server.measure(game=game, seconds=seconds, idle=IDLE * tables, **load)
        found = {**measured, "conditions": bench.conditions()}
        typer.echo(json.dumps(found) if as_json else json.dumps(found, indent=2))
        return
    if what not in GAMES:
        raise CairnError(f"there is nothing {quoted(what)} to measure; expected {', '.join(GAMES)} or server")
    check_flags(GAMES[what], "bench", flags)
    with progress(f"{games} games", games) as advance:
        found = bench.measure(what, seconds, gpu="gpu" in flags, games=games, progress=advance, say=say)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show_bench(found)


def say(text: str) -> None:
    """Say what is being done, for whoever waits."""
    err.print(text, highlight=False, style="dim")


def show_bench(found: dict[str, Any]) -> None:
    """Print what was measured."""
    modes = [found, *(found[key] for key in ("interpreted", "gpu") if key in found)]
    table = Table("", *(str(mode.get("mode", "gpu")) for mode in modes), box=None, pad_edge=False)
    rows = {
        "random games/s": ("games_per_s", ",.0f"),
        "decisions/s": ("decisions_per_s", ",.0f"),
        "decisions a game": ("decisions_per_game", ".2f"),
        "choices a decision": ("choices_per_decision", ".2f"),
        "mean score of seat 0": ("mean_score_first", ".2f"),
        "decisions/s from Python": ("stepping_decisions_per_s", ",.0f"),
        "positions valued/s, Obsidian": ("evaluations_per_s", ",.0f"),
        "a choice of Obsidian, s": ("choice_s", ".2f"),
        "copy, µs": ("copy_us", ".2f"),
        "position, bytes": ("state_bytes", ",.0f"),
        "plain Python, million loops/s": ("calibration_mloops_per_s", ".1f"),
        "first compile, s": ("compile_s", ".1f"),
        "start from cache, s": ("start_s", ".2f"),
    }
    for name, (key, form) in rows.items():
        if any(key in mode for mode in modes):
            table.add_row(name, *(format(mode[key], form) if key in mode else "" for mode in modes))
    name = str(found["game"]).capitalize()
    out.print(f"Random games of {name} for 2 players, every choice enumerated; one core", highlight=False)
    out.print(table)
    if ended := found.get("endings"):
        rounds = f"{ended['longest_rounds']} rounds" + (f" of {ended['most_rounds']}" if ended["most_rounds"] else "")
        text = f"{ended['games']:,} games all ended; the longest: {ended['longest_choices']:,} choices, {rounds}"
        out.print(text, highlight=False)
    conditions = ", ".join(f"{key} {value}" for key, value in found["conditions"].items())
    out.print(conditions, highlight=False, style="dim")
