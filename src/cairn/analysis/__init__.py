"""Analysis of a game that was played: how each seat stood at every decision, and which choices cost most."""

from collections.abc import Callable

from cairn.analysis.looking import (
    concluded,
    decisions,
    judge,
    last_outlooks,
    share,
    survey,
    turning_points,
    version,
    wanted,
)
from cairn.analysis.results import DEPTHS, Analysis, Depth, Judged, Step, measure
from cairn.bots import adviser
from cairn.bots.advice import Adviser
from cairn.core import Content, Game
from cairn.record import Record

__all__ = [
    "DEPTHS",
    "Analysis",
    "Depth",
    "Judged",
    "Step",
    "analyse",
    "concluded",
    "decisions",
    "judge",
    "last_outlooks",
    "measure",
    "share",
    "survey",
    "turning_points",
    "version",
    "wanted",
]


def analyse(
    kept: Record,
    game: Game,
    content: Content,
    depth: Depth = "quick",
    by: Adviser | None = None,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Look through a whole record; `progress` hears how much of it is done, from 0 to 1."""
    by, tell = by or adviser(game.name), progress or _unheard
    many = decisions(kept, game, content)
    steps = []
    for step in survey(kept, game, content, by):
        steps.append(step)
        tell(share(len(steps) / many, 0))
    end = last_outlooks(kept, game, content, by)
    which = wanted(steps, end, depth)
    found = []
    for one in judge(kept, game, content, by, which):
        found.append(one)
        tell(share(1, len(found) / len(which)))
    return concluded(game, version(by), depth, steps, end, found)


def _unheard(done: float) -> None:
    pass
