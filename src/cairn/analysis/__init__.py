"""Analysis of a game that was played: how each seat stood at every decision, and which choices cost most."""

from collections.abc import Callable
from functools import partial

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
from cairn.core import Content
from cairn.game import Game
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
    by: Callable[[], Adviser] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Look through a whole record; `by` makes who advises, `progress` hears how much is done, from 0 to 1."""
    make, tell = by or partial(adviser, game.name), progress or _unheard
    looks = make()
    many = decisions(kept, game, content)
    steps = []
    for step in survey(kept, game, content, looks):
        steps.append(step)
        tell(share(len(steps) / many, 0))
    end = last_outlooks(kept, game, content, looks)
    which = wanted(steps, end, depth)
    found = []
    for one in judge(kept, game, content, make, which, depth):
        found.append(one)
        tell(share(1, len(found) / len(which)))
    return concluded(game, version(looks), depth, steps, end, found)


def _unheard(done: float) -> None:
    pass
