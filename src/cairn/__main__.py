"""Starts Cairn: compiles the rules the first time, with a progress line, then runs the command."""

import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from cairn.core import CairnError
from cairn.words import Words, pick_language


def compile_rules(functions: int, ready: Path) -> None:
    """Fill the compile cache in a child process; where that fails, run the same rules interpreted."""
    words = Words(pick_language(None))
    child = subprocess.Popen(
        [sys.executable, "-c", "import cairn.games, cairn.bots"],
        env={**os.environ, "CAIRN_COMPILING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(words("compiling"), highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words("compiling"), total=functions)
        for line in child.stdout or ():
            if line.startswith("compiled "):
                bar.advance(task)
    if child.wait() == 0:
        ready.touch()
        return
    console.print(words("compiling-failed"), highlight=False)
    os.execve(sys.executable, [sys.executable, "-m", "cairn", *sys.argv[1:]], {**os.environ, "CAIRN_JIT": "0"})  # noqa: S606


def main() -> None:
    """Run the command line."""
    if {"--help", "--version"} & set(sys.argv):
        os.environ["CAIRN_JIT"] = "0"  # nothing will be played: the rules need not be compiled
    try:
        # Here, because importing the games before would compile them without a word.
        from cairn import kernel  # noqa: PLC0415

        if not kernel.ready():
            compile_rules(kernel.functions(), kernel.READY)
        from cairn.cli import app  # noqa: PLC0415

        app()
    except CairnError as error:  # a mistake gets one sentence, not a traceback
        sys.exit(f"cairn: {error}")


if __name__ == "__main__":
    main()
