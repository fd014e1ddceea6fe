"""Starts Cairn: compiles the rules the first time, with a progress line, then runs the command."""

import codecs
import os
import subprocess
import sys
import unicodedata
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from cairn import parts
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.languages import by_tag
from cairn.system import AWAITED, apart, become, compiling, goes_on
from cairn.words import Words, pick_language, plain

COMPILE = "from cairn import bots, kernel; bots.load(); kernel.READY.touch()"
READ = """
import sys
from typer.main import get_command
from cairn.cli import app
get_command(app).commands[sys.argv[1]].make_context(*sys.argv[1:2], sys.argv[2:])
"""  # fails where a command cannot be read
AT_ONCE = {  # begin at once, interpreted, while the rules are compiled in the background; what is said of that
    "play": "compiling-behind",
    "serve": "compiling-serving",
}
NEEDS = {"analyse": "play", "arena": "arena", "play": "play", "serve": "server"}  # told before anything is compiled
PLAIN = {  # what is drawn, where a terminal has no such characters
    **dict.fromkeys("–—−─━═┄┈╌", "-"),
    **dict.fromkeys("│┃║┆┊╎", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬┏┓┗┛", "+"),
    **dict.fromkeys("●◆■▪•▲★█▇▆▅▄▃▂▁▓♚♣", "#"),
    **dict.fromkeys("○◇□▫△☆░▒", "o"),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("→▸›", ">"),
    **dict.fromkeys("←◂‹", "<"),
    **dict.fromkeys("↓▼", "v"),
    **dict.fromkeys("×✗", "x"),
    "↑": "^",
    "✓": "+",
    "·": ".",
    "ß": "ss",
}
WAIT = ("simulate", "arena", "analyse", "bench", "train")  # worth waiting for the compiler


def compile_behind(ready: Path) -> None:
    """Fill the compile cache in a process that goes on by itself, unless one is at it."""
    mark = compiling(ready)
    if not goes_on(mark):
        child = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", COMPILE],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **apart(),
        )
        mark.write_text(str(child.pid), encoding="ascii")


def interpreted(**more: str) -> NoReturn:
    """Start again with the same rules interpreted, and more in its environment."""
    become([sys.executable, "-m", "cairn", *sys.argv[1:]], {**os.environ, "CAIRN_JIT": "0", **more})


def told(message: str) -> str:
    """Say what is being done, in the language of whoever waits."""
    language = pick_language(None)
    return plain(message) if parts.lacks("play") else Words(language)(message)


def readable() -> bool:
    """Tell whether the command was put in a way that it can be read; if not, nobody need wait to hear of it."""
    read = subprocess.run(  # noqa: S603
        [sys.executable, "-c", READ, *sys.argv[1:]],
        env={**os.environ, "CAIRN_JIT": "0"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    return read.returncode == 0


def compile_rules(functions: int, ready: Path) -> None:
    """Fill the compile cache in a child process with a progress line; where that fails, run the rules interpreted."""
    command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
    if command in NEEDS:
        parts.need(NEEDS[command])
    if command in AT_ONCE:
        Console(stderr=True).print(told(AT_ONCE[command]), highlight=False)
        compile_behind(ready)
        interpreted(**{AWAITED: str(ready)})
    if command not in WAIT or not readable():
        interpreted()
    child = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", COMPILE],
        env={**os.environ, "CAIRN_COMPILING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(told("compiling"), highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(told("compiling"), total=functions)
        for line in child.stdout or ():
            if line.startswith("compiled "):
                bar.advance(task)
    if child.wait():
        console.print(told("compiling-failed"), highlight=False)
        interpreted()


def _language() -> str:
    """Find the language to say an error in: the one asked for, if there is such a one."""
    asked = [word.partition("=")[2] or after for word, after in pairwise([*sys.argv, ""]) if word.startswith("--lang")]
    return pick_language(by_tag(asked[0]) if asked else None, _known())


def _known() -> dict[str, str]:
    """Give the environment without a language that there is not: the error may be about that."""
    return {k: v for k, v in os.environ.items() if k != "CAIRN_LANG" or by_tag(v)}


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Spell what a terminal cannot show with what it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = ""
    for character in error.object[error.start : error.end]:
        for form in (PLAIN.get(character), unicodedata.normalize("NFKD", character)):
            plain = "".join(c for c in form or "" if c.isascii())
            if plain:
                found += plain
                break
        else:
            found += "?"
    return found, error.end


def prepare_streams() -> None:
    """Let any text be printed, whatever the locale: what its characters cannot show is spelled."""
    codecs.register_error("cairn.spell", _spell)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="cairn.spell")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def main() -> None:
    """Run the command line."""
    prepare_streams()
    if {"--help", "--version"} & set(sys.argv):
        os.environ["CAIRN_JIT"] = "0"  # nothing will be played: the rules need not be compiled
    told: list[str] = []
    try:
        # Here, because importing the games before would compile them without a word.
        from cairn import kernel  # noqa: PLC0415

        if not kernel.ready():
            compile_rules(kernel.functions(), kernel.READY)
        from cairn.cli import app  # noqa: PLC0415

        for fault in (told := GAMES.faults()):  # of packages; what is not theirs goes on
            sys.stderr.write(f"cairn: {fault}\n")
        app(prog_name="cairn")  # also where it was started as a module
    except CairnError as error:  # a mistake gets one sentence, not a traceback
        said = Words(_language()).explain(error)
        sys.exit(1 if said in told else f"cairn: {said}")
    except KeyboardInterrupt:  # before a command could say more about it
        sys.exit(130)


if __name__ == "__main__":
    main()
