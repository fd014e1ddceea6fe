"""What is done differently from system to system: processes that go on by themselves, and how many cores there are."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import time
from typing import Literal, NoReturn, TypedDict

FORGOTTEN_S = 600.0  # after that, a process of which nothing more can be known is taken to have ended
AWAITED = "CAIRN_AWAITED"  # of the environment: the file that will be there when the rules are compiled


class Apart(TypedDict, total=False):
    """Options of a new process."""

    start_new_session: bool
    creationflags: int


def apart() -> Apart:
    """Give the options of a process that Ctrl-C in this terminal does not reach."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    else:  # noqa: RET505  (so that types are checked for either system)
        return {"start_new_session": True}


def goes_on(mark: Path) -> bool:
    """Tell whether the process still runs whose number is in a file."""
    try:
        if sys.platform == "win32":  # asking for it by a signal would end it
            return time() - mark.stat().st_mtime < FORGOTTEN_S
        else:  # noqa: RET505
            os.kill(int(mark.read_text(encoding="ascii")), 0)
            return True
    except (OSError, ValueError):
        return False


def compiling(ready: Path) -> Path:
    """Give the file that has the number of the process that compiles the rules."""
    return ready.with_name("compiling")


def awaited() -> Path | None:
    """Give the file for which a process that runs the rules interpreted waits, if it does: another compiles them."""
    found = os.environ.get(AWAITED)
    return Path(found) if found else None


def how_far() -> Literal["under-way", "done"] | None:
    """Tell whether the rules are being compiled for the next start; None where nobody does that."""
    ready = awaited()
    if ready is None:
        return None
    if ready.exists():
        return "done"
    return "under-way" if goes_on(compiling(ready)) else None


def become(words: list[str], environment: dict[str, str]) -> NoReturn:
    """Let a command take the place of this process."""
    if sys.platform == "win32":  # there, execve would hand the terminal back while the command still runs
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the command, which hears it too
        sys.exit(subprocess.run(words, env=environment, check=False).returncode)  # noqa: S603
    else:
        os.execve(words[0], words, environment)  # noqa: S606


def cores() -> int:
    """Count the cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:  # noqa: RET505
        return os.cpu_count() or 1


def yield_to_others(much: int) -> None:
    """Let other processes go first."""
    if sys.platform != "win32":
        os.nice(much)
