"""The command line: play, serve, simulate, replay, verify, choices, content, export, import, bench."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cairn import __version__, bench, record, server, terminal
from cairn.core import CairnError, Content, Game
from cairn.games import GAMES
from cairn.simulate import Run, Summary
from cairn.simulate import simulate as run_games

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play, study and simulate Monolyth. Unofficial; no publisher's art or text.",
)
out, err = Console(), Console(stderr=True)

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")]
ContentFile = Annotated[str | None, typer.Option("--content", metavar="FILE", help="Correct the components by a file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of tables.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, de, es or fr.")]
Structure = Annotated[str | None, typer.Option(metavar="ID", help="The Structure card; drawn if not given.")]
Boards = Annotated[str | None, typer.Option(metavar="IDS", help="The player boards, such as 1,4; drawn if not given.")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables and games are kept.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="Keep tables in PostgreSQL: postgresql+asyncpg://…")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def game_named(name: str) -> Game:
    """Find a game."""
    if name not in GAMES:
        raise CairnError(f"there is no game {name!r}; expected {' or '.join(GAMES)}")
    return GAMES[name]


def wanted(structure: str | None, boards: str | None) -> dict[str, Any]:
    """Read what is chosen at set-up."""
    chosen: dict[str, Any] = {}
    if structure is not None:
        chosen["structure"] = structure
    if boards is not None:
        try:
            chosen["boards"] = [int(part) for part in boards.split(",")]
        except ValueError:
            raise CairnError(f"--boards must be numbers separated by commas, such as 1,4, not {boards!r}") from None
    return chosen


@contextmanager
def progress(text: str, total: int) -> Iterator[Any]:
    """Show a progress bar on the error stream; gives a function that advances it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda n: bar.advance(task, n)


def opened(file: Path, content_file: str | None) -> tuple[record.Record, Game, Content]:
    """Read a record and find its game and components."""
    kept = record.load(file)
    game = record.game_of(kept, GAMES)
    return kept, game, game.content(content_file)


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Put the name of a file before what is wrong with it."""
    try:
        yield
    except record.RecordError as error:
        raise CairnError(f"{file}: {error}") from None


@app.callback(invoke_without_command=True)
def main(*, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Play, study and simulate Monolyth. Unofficial; no publisher's art or text."""
    if version:
        typer.echo(f"cairn {__version__}")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; asked for if not given.")] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots, such as greedy or greedy,random; none for people only.")
    ] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, separated by commas.")] = None,
    structure: Structure = None,
    boards: Boards = None,
    lang: Language = None,
    content: ContentFile = None,
    data: DataFolder = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved game.")] = False,
    saved: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Go on with this saved game.")] = None,
) -> None:
    """Play in the terminal: alone, against bots, or several people at one screen."""
    if game is not None:
        game_named(game)
    people = [name.strip() for name in names.split(",") if name.strip()] if names else None
    chosen = saved or (Path() if resume else None)
    terminal.play(game, players, bots, lang, content, wanted(structure, boards), data, chosen, people)


@app.command()
def simulate(
    game: GameName,
    *,
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str,
        typer.Option(help="A bot per seat, with commas between; the last repeats. MODULE:CLASS is your own."),
    ] = "greedy",
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a record of each game here.")] = None,
    counts: Annotated[bool, typer.Option("--counts", help="Keep in each record how many choices there were.")] = False,
    structure: Structure = None,
    boards: Boards = None,
    content: ContentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and sum them up."""
    found = game_named(game)
    run = Run(found, found.content(content), players, games, seed, bots, wanted(structure, boards), records, counts)
    with progress(f"{games} games", games) as advance:
        summary = run_games(run, advance)
    if as_json:
        typer.echo(json.dumps(summary.as_dict()))
    else:
        show_summary(summary)


def show_summary(summary: Summary) -> None:
    """Print what came of a run."""
    table = Table("seat", "bot", "mean score", "wins", box=None, pad_edge=False)
    for seat, bot in enumerate(summary.bots):
        share = 100 * summary.wins[seat] / summary.games
        table.add_row(str(seat), bot, f"{summary.mean_scores[seat]:.1f}", f"{summary.wins[seat]} ({share:.0f} %)")
    out.print(table)
    speed = summary.games / summary.seconds
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    typer.echo(
        f"{games} of {summary.game}, seed {summary.seed}: {summary.mean_length:.1f} choices a game, "
        f"best score {summary.best:g}; {speed:,.0f} games a second, {summary.mode}"
    )


@app.command()
def replay(file: RecordFile, *, lang: Language = None, content: ContentFile = None) -> None:
    """Step through a record."""
    with about(file):
        kept, game, components = opened(file, content)
        terminal.replay(kept, game, components, lang)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")], *, content: ContentFile = None
) -> None:
    """Check records: every choice, the scores, and nature's draws where they were committed to."""
    bad = 0
    for file in files:
        try:
            kept, game, components = opened(file, content)
            verdict = record.verify(kept, game, components)
        except CairnError as error:
            bad += 1
            typer.echo(f"{file}: not valid: {error}", err=True)
            continue
        state = "valid" if verdict.finished else "unfinished, valid so far"
        draws = {True: ", every draw proven", False: ", draws not proven: the secret is not told", None: ""}
        scores = ", ".join(f"{score:g}" for score in verdict.scores)
        typer.echo(f"{file}: {state}: {verdict.choices} choices, scores {scores}{draws[verdict.fair]}")
    if bad:
        raise typer.Exit(1)


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
    for choice in state.choices() if state.turn is not None else []:
        typer.echo(str(choice))


@app.command()
def content(
    game: GameName,
    *,
    file: ContentFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show the components and where each value comes from.

    A content file is TOML with any of the tables stones, tokens, structures and boards. An entry with a known id
    corrects that one, a new id adds one; replace = ["boards"] drops all that were there before.
    """
    found = game_named(game).content(file)
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        terminal.show_content(found, lang)


@app.command()
def serve(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in (use TLS in front).")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: DataFolder = None,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser on it.")] = False,
) -> None:
    """Serve tables in the browser, for this machine or for friends."""
    server.serve(host, port, data, database, open_browser=open_browser)


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


@app.command(name="bench")
def run_bench(
    what: Annotated[str, typer.Argument(help=f"What to measure: {', '.join(GAMES)} or server.")] = "monolyth",
    *,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play random games, in each mode.")] = 5,
    gpu: Annotated[bool, typer.Option("--gpu", help="Play random games on a CUDA GPU too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure speed, with the conditions and beside a plain-Python loop."""
    if what == "server":
        found = {**server.measure(seconds), "conditions": bench.conditions()}
        typer.echo(json.dumps(found) if as_json else json.dumps(found, indent=2))
        return
    game_named(what)
    found = bench.measure(seconds, gpu=gpu)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        show_bench(found)


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
        "copy, µs": ("copy_us", ".2f"),
        "plain Python, million loops/s": ("calibration_mloops_per_s", ".1f"),
        "first compile, s": ("compile_s", ".1f"),
        "start from cache, s": ("start_s", ".2f"),
    }
    for name, (key, form) in rows.items():
        if any(key in mode for mode in modes):
            table.add_row(name, *(format(mode[key], form) if key in mode else "" for mode in modes))
    out.print("Random games of Monolyth for 2 players, every choice enumerated; one core", highlight=False)
    out.print(table)
    conditions = ", ".join(f"{key} {value}" for key, value in found["conditions"].items())
    out.print(conditions, highlight=False, style="dim")
