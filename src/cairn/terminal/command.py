"""How to call Cairn again: a line that works when it is pasted into the same terminal."""

import shlex
import shutil
import sys
from pathlib import Path


def command(*words: str | Path) -> str:
    """Write a command line: `cairn` where that is found, else the program that runs now."""
    program = Path(sys.argv[0])
    if shutil.which("cairn") or program.name != "cairn":
        name = "cairn"
    else:
        here = Path.cwd()
        name = str(program.relative_to(here) if program.is_relative_to(here) else program)
    return shlex.join([name, *map(str, words)])
