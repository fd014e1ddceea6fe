"""Bots for Monolyth: greedy.py looks one choice ahead; features.py net.py search.py thinking.py learned and search."""

from collections.abc import Callable, Mapping

from cairn.bots import Bot
from cairn.monolyth.bots.greedy import FlintMonolyth, GreedyMonolyth, PebbleMonolyth
from cairn.monolyth.bots.thinking import granite, obsidian

BOTS: Mapping[str, Callable[[], Bot]] = {
    "greedy": GreedyMonolyth,
    "pebble": PebbleMonolyth,
    "flint": FlintMonolyth,
    "slate": GreedyMonolyth,
    "granite": granite,
    "obsidian": obsidian,
}
