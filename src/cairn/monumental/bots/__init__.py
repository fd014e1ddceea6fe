"""Bots for Monumental: greedy.py looks one choice ahead; worth.py beam.py search.py mind.py levels.py think."""

from collections.abc import Callable, Mapping

from cairn.bots import LEVELS, Bot
from cairn.monumental.bots import levels
from cairn.monumental.bots.greedy import GreedyMonumental

BOTS: Mapping[str, Callable[[], Bot]] = {
    "greedy": GreedyMonumental,
    **dict(zip(LEVELS, levels.LEVELS, strict=True)),
}
