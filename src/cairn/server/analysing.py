"""The pieces of an analysis, as functions of plain values: a process of its own does them, one after the other."""

import os
import sys
from time import monotonic

from cairn import bots
from cairn.analysis import Depth, Judged, Step, judge, last_outlooks, survey, version, wanted
from cairn.bots.advice import Outlook
from cairn.record import Record
from cairn.server.jobs import NICE
from cairn.server.position import game_named

PIECE_S = 3.0  # how long one piece takes: then another game has its turn
NICER = 5  # how much less urgent than bots this is


def versioned(game: str) -> str:
    """Say by what a game is looked at; what was found by anything else does not count."""
    found, content = game_named(game)
    return f"rules {found.rules} {content.hash[:12]} {version(bots.adviser(game))}"


def surveyed(kept: Record, game: str, after: int) -> tuple[list[Step], bool]:
    """Say how the seats stood at the decisions after a choice, as far as time goes; tell whether these are all."""
    _step_back()
    until, steps = monotonic() + PIECE_S, []
    for step in survey(kept, *game_named(game), bots.adviser(game), after):
        steps.append(step)
        if monotonic() > until:
            return steps, False
    return steps, True


def chosen(kept: Record, game: str, steps: list[Step], depth: Depth) -> tuple[list[int], tuple[Outlook, ...]]:
    """List the choices to be compared with the best, and say what became of every seat."""
    end = last_outlooks(kept, *game_named(game), bots.adviser(game))
    return wanted(steps, end, depth), end


def compared(kept: Record, game: str, which: list[int], depth: Depth) -> list[Judged]:
    """Compare choices with the best, as many as there is time for."""
    until, found = monotonic() + PIECE_S, []
    for one in judge(kept, *game_named(game), lambda: bots.adviser(game), which, depth):
        found.append(one)
        if monotonic() > until:
            break
    return found


def _step_back() -> None:
    """Let bots at tables go first, where this is a process of its own."""
    if sys.platform != "win32" and os.getpriority(os.PRIO_PROCESS, 0) == NICE:
        os.nice(NICER)
