"""What the commands share: the application, options, and how they are read."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.models import OptionInfo

from cairn import bots
from cairn.chance import Dice
from cairn.core import CairnError, Content, quoted
from cairn.game import Flag, Game
from cairn.games import GAMES, OURS
from cairn.games import named as game_named
from cairn.languages import LANGUAGES

ABOUT = f"Play, study and simulate {' and '.join(map(str.capitalize, OURS))}. Unofficial; no publisher's art or text."
app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=ABOUT,
)
out = Console(markup=False, emoji=False)  # bots and files are called whatever people like
err = Console(stderr=True, markup=False, emoji=False)
__all__ = ["game_named"]


def known(name: str) -> str:
    """Refuse a game that there is not while the command is read, before anybody waits for compiled rules."""
    game_named(name)
    return name


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", callback=known)]
ContentFile = Annotated[str | None, typer.Option("--content", metavar="FILE", help="Correct the components by a file.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Choose something of the set-up; a wrong NAME lists them all."),
]
STANDS_IN = "in place of {}, the bot {} plays: the rules run interpreted, which is too slow for thinking ahead"
Flags = dict[str, Any]  # what games' own options of a command were given, by name


def taking(theme: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options that games bring to it; they come as its argument `flags`."""

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        mine = signature(function)
        brought = _brought(theme, _options(mine))

        @wraps(function)
        def command(**given: Any) -> None:  # noqa: ANN401
            told = {name: given.pop(f"flag_{name}") for name in brought}
            function(**given, flags={name: value for name, value in told.items() if value not in {None, False}})

        own = [part for part in mine.parameters.values() if part.name != "flags"]
        command.__signature__ = mine.replace(parameters=[*own, *brought.values()])  # type: ignore[attr-defined]
        hints = {name: hint for name, hint in function.__annotations__.items() if name != "flags"}
        command.__annotations__ = hints | {part.name: part.annotation for part in brought.values()}
        return command

    return decorate


def _options(command: Signature) -> set[str]:
    """Name the options that a command has of its own."""
    found = {"--help"}
    for part in command.parameters.values():
        about = next((one for one in get_args(part.annotation) if isinstance(one, OptionInfo)), None)
        if about is not None:
            found |= {*(about.param_decls or [f"--{part.name.replace('_', '-')}"])}
    return found


def _brought(theme: str, own: set[str]) -> dict[str, Parameter]:
    """Make a parameter of every option that games bring; one of a name serves all that have it."""
    helps: dict[str, list[str]] = {}
    found: dict[str, Flag] = {}
    for game in GAMES.whole():
        for flag in game.flags.get(theme, ()):
            if _option(flag.name) in own:
                taken = f"the game {game.name} brings an option {_option(flag.name)}, which commands have of their own"
                GAMES.left_out.append(f"{taken}: there it is left out")
                continue
            helps.setdefault(flag.name, []).append(f"{game.name.capitalize()}: {flag.help}")
            found.setdefault(flag.name, flag)
    made = {}
    for name, flag in found.items():
        about = typer.Option(_option(name), metavar=flag.metavar, help=" ".join(helps[name]))
        switch = flag.metavar is None
        hint: Any = Annotated[bool if switch else str | None, about]
        default = False if switch else None
        made[name] = Parameter(f"flag_{name}", Parameter.KEYWORD_ONLY, default=default, annotation=hint)
    return made


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def check_flags(game: Game, theme: str, flags: Flags) -> None:
    """Refuse an option that another game brings."""
    known = [flag.name for flag in game.flags.get(theme, ())]
    for name in flags:
        if name not in known:
            has = f"; it has --{', --'.join(known)}" if known else ""
            raise CairnError(f"{game.name} has no option --{name} here{has}")


def wanted(game: Game | None, content: Content | None, listed: list[str] | None, flags: Flags) -> dict[str, Any]:
    """Read what is chosen at set-up: by --set, or by its short forms."""
    asked: dict[str, tuple[str, str]] = {}
    for name, value in flags.items():
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
    own = game.read_option(name, text)
    if own is not None:
        return own
    known = {_shown(value): value for value in options[name]}
    usual, _ = game.settle({"players": game.usual_players}, content, Dice(0))
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


def tell_stand_ins(names: Iterable[str]) -> None:
    """Say who plays in place of bots that would think."""
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys(bots.scale(name)[0] for name in names):
        if simple := bots.stands_in(name):
            found.setdefault(simple, []).append(name)
    for simple, listed in found.items():
        err.print(f"cairn: {STANDS_IN.format(' and '.join(listed), simple)}", highlight=False, soft_wrap=True)


@contextmanager
def progress(text: str, total: int) -> Iterator[Any]:
    """Show a progress bar on the error stream; gives a function that advances it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda n: bar.advance(task, n)
