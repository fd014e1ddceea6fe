"""The command line: play, serve, simulate, replay, verify, choices, content, export, import, backup, restore, bench."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cairn import __version__, admin, bench, record, server, terminal
from cairn.admin import AsJson, Database, DataFolder
from cairn.chance import Dice
from cairn.core import CairnError, Content, Game, quoted
from cairn.games import GAMES
from cairn.monumental import maps
from cairn.server.settings import Ages
from cairn.simulate import AUTOMA, Run, Summary
from cairn.simulate import simulate as run_games
from cairn.words import Words, pick_language

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play, study and simulate Monolyth and Monumental. Unofficial; no publisher's art or text.",
)
app.add_typer(admin.app, name="admin")
out, err = Console(), Console(stderr=True)
SLOW = 10  # games a second: below, a digit more is told

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")]
ContentFile = Annotated[str | None, typer.Option("--content", metavar="FILE", help="Correct the components by a file.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, de, es or fr.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Choose something of the set-up; a wrong NAME lists them all."),
]
Structure = Annotated[str | None, typer.Option(metavar="ID", help="Monolyth: the Structure card.")]
Boards = Annotated[str | None, typer.Option(metavar="IDS", help="Monolyth: the player boards, such as 1,4.")]
MapName = Annotated[
    str | None, typer.Option("--map", metavar="NAME", help="Monumental: a map, random, or a file of one's own (.toml).")
]
Civilizations = Annotated[
    str | None, typer.Option(metavar="IDS", help="Monumental: a civilization per seat, such as egypt,greece.")
]
Monsters = Annotated[str | None, typer.Option(metavar="N", help="Monumental: how many Monsters are hidden.")]
Automa = Annotated[bool, typer.Option("--automa", help="Monumental: the Automa plays too.")]
Renaissance = Annotated[bool, typer.Option("--renaissance", help="Monumental: with the Renaissance.")]
Alternatives = Annotated[bool, typer.Option("--alternatives", help="Monumental: with alternative Wonders.")]
Heroes = Annotated[bool, typer.Option("--heroes", help="Monumental: with Heroes.")]
Continuous = Annotated[bool, typer.Option("--continuous", help="Monumental: Continuous Play.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def game_named(name: str) -> Game:
    """Find a game."""
    if name not in GAMES:
        raise CairnError(f"there is no game {name!r}; expected {' or '.join(GAMES)}")
    return GAMES[name]


def wanted(
    game: Game | None, content: Content | None, listed: list[str] | None, **short: str | bool | None
) -> dict[str, Any]:
    """Read what is chosen at set-up: by --set, or by its short forms."""
    asked: dict[str, tuple[str, str]] = {}
    for name, value in short.items():
        if value is not None and value is not False:
            asked[f"--{name}"] = (name, "true" if value is True else value)
    for text in listed or []:
        name, sign, told = text.partition("=")
        if not sign:
            raise CairnError(f"--set takes NAME=VALUE, not {quoted(text)}")
        asked[f"--set {name}"] = (name.strip(), told)
    if not asked:
        return {}
    if game is None:
        raise CairnError(f"{next(iter(asked))} needs the game to be named before it: {' or '.join(GAMES)}")
    content = content or game.content()
    chosen: dict[str, Any] = {}
    for option, (name, told) in asked.items():
        chosen |= _chosen(game, content, option, name, told)
    return chosen


def _chosen(game: Game, content: Content, option: str, name: str, text: str) -> dict[str, Any]:
    """Read one thing that is chosen; every value must be among those that the game lists."""
    options = game.options(content)
    if name not in options:
        raise CairnError(f"{game.name} has no option {quoted(name)}; expected {', '.join(options)}")
    if name == "map" and text.endswith(".toml"):
        return {"tiles": maps.as_data(maps.load(text))}
    known = {_shown(value): value for value in options[name]}
    usual, _ = game.settle({"players": 2}, content, Dice(0))
    several = isinstance(usual[name], list)
    found = []
    for part in text.split(",") if several else [text]:
        if part.strip() not in known:
            one = "some" if several else "one"
            raise CairnError(f"{option}: there is no {quoted(part.strip())}; expected {one} of {', '.join(known)}")
        found.append(known[part.strip()])
    return {name: found if several else found[0]}


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


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
        raise CairnError(f"{file}: {error}") from error


@app.callback(invoke_without_command=True)
def main(*, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Play, study and simulate Monolyth and Monumental. Unofficial; no publisher's art or text."""
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
    chosen: Chosen = None,
    structure: Structure = None,
    boards: Boards = None,
    map_name: MapName = None,
    civilizations: Civilizations = None,
    monsters: Monsters = None,
    automa: Automa = False,
    renaissance: Renaissance = False,
    alternatives: Alternatives = False,
    heroes: Heroes = False,
    continuous: Continuous = False,
    lang: Language = None,
    content: ContentFile = None,
    data: DataFolder = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved game.")] = False,
    saved: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Go on with this saved game.")] = None,
) -> None:
    """Play in the terminal: alone, against bots, or several people at one screen."""
    found = None if game is None else game_named(game)
    setup = wanted(
        found,
        found.content(content) if found else None,
        chosen,
        structure=structure,
        boards=boards,
        map=map_name,
        civilizations=civilizations,
        monsters=monsters,
        automa=automa,
        renaissance=renaissance,
        alternatives=alternatives,
        heroes=heroes,
        continuous=continuous,
    )
    told = (names or "").encode("utf-8", "surrogateescape").decode("utf-8", "replace")  # of any locale
    people = [name.strip() for name in told.split(",") if name.strip()] or None
    resumed = saved or (Path() if resume else None)
    terminal.play(game, players, bots, lang, content, setup, data, resumed, people)


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
    chosen: Chosen = None,
    structure: Structure = None,
    boards: Boards = None,
    map_name: MapName = None,
    civilizations: Civilizations = None,
    monsters: Monsters = None,
    automa: Automa = False,
    renaissance: Renaissance = False,
    alternatives: Alternatives = False,
    heroes: Heroes = False,
    continuous: Continuous = False,
    content: ContentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and sum them up."""
    found = game_named(game)
    components = found.content(content)
    setup = wanted(
        found,
        components,
        chosen,
        structure=structure,
        boards=boards,
        map=map_name,
        civilizations=civilizations,
        monsters=monsters,
        automa=automa,
        renaissance=renaissance,
        alternatives=alternatives,
        heroes=heroes,
        continuous=continuous,
    )
    run = Run(found, components, players, games, seed, bots, setup, records, counts)
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
    best = "best score of a bot" if AUTOMA in summary.bots else "best score"
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    typer.echo(
        f"{games} of {summary.game}, seed {summary.seed}: {summary.mean_length:.1f} choices a game, "
        f"{best} {summary.best:g}; {speed:,.{0 if speed > SLOW else 1}f} games a second, {summary.mode}"
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
            typer.echo(f"{file}: not valid: {Words(pick_language(None)).explain(error)}", err=True)
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
    if state.turn is None:
        typer.echo("the game is over", err=True)
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

    A content file is TOML with any of the tables that --json prints. An entry with a known id corrects that one. For
    Monumental each table is named by its id, such as [cards.market]. docs/notation.md says what else is possible.
    """
    found = game_named(game).content(file)
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        terminal.show_content(found, lang, game)


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


@app.command(name="bench")
def run_bench(
    what: Annotated[str, typer.Argument(help=f"What to measure: {', '.join(GAMES)} or server.")] = "monolyth",
    *,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play random games, in each mode.")] = 5,
    games: Annotated[int, typer.Option(min=0, help="See that so many random games end in time.")] = 0,
    gpu: Annotated[bool, typer.Option("--gpu", help="Monolyth: play random games on a CUDA GPU too.")] = False,
    game: Annotated[str, typer.Option(help="Server: the game that people play.")] = "monolyth",
    tables: Annotated[int, typer.Option(min=1, help="Server: at how many tables.")] = 50,
    rate: Annotated[float, typer.Option(min=1, help="Server: how many choices a second, in the second part.")] = 200,
    beside: Annotated[int, typer.Option(min=0, help="Server: tables where bots play Monumental meanwhile.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Measure speed, with the conditions and beside a plain-Python loop."""
    if what == "server":
        game_named(game)
        measured = server.measure(game=game, seconds=seconds, tables=tables, rate=rate, beside=beside)
        found = {**measured, "conditions": bench.conditions()}
        typer.echo(json.dumps(found) if as_json else json.dumps(found, indent=2))
        return
    game_named(what)
    with progress(f"{games} games", games) as advance:
        found = bench.measure(what, seconds, gpu=gpu, games=games, progress=advance)
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
