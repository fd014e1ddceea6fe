"""What the commands share: the application, options, and how they are read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cairn.chance import Dice
from cairn.core import CairnError, Content, quoted
from cairn.game import Game
from cairn.games import GAMES
from cairn.monumental import maps

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play, study and simulate Monolyth and Monumental. Unofficial; no publisher's art or text.",
)
out, err = Console(), Console(stderr=True)

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
