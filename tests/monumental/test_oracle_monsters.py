"""Monsters against a slow model that shares no code with the kernel: arrivals, timers, every attack, defeats."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from cairn import kernel
from cairn.monumental import MONUMENTAL
from tests import seeds
from tests.monumental.following import follow

pytestmark = pytest.mark.modes

GAMES = seeds.TIMES * (14 if kernel.COMPILED else 3)  # of each kind
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "two and the Automa": {"players": 2, "automa": True},
    "continuous": {"players": 3, "continuous": True},
}


def setting(name: str, seed: int) -> dict[str, Any]:
    """Say how a game is set up."""
    made = {"map": "random"} if seed % 3 == 2 else {}
    return TABLES[name] | made | {"monsters": 3 + seed % 2, "heroes": seed % 2 == 0, "renaissance": seed % 3 == 0}


@cache
def followed(name: str) -> Counter[str]:
    """Play all games of a kind, once."""
    seen: Counter[str] = Counter()
    for seed in seeds.games(GAMES):
        follow(setting(name, seed), 200 + seed, seen, gifts=0.7)
    return seen


@pytest.mark.rule("MN-MON-03", "MN-MON-04", "MN-MON-05", "MN-MON-06", "MN-MON-07", "MN-MON-08", "MN-MON-09")
@pytest.mark.rule("MN-MON-10", "MN-MON-11", "MN-MON-13", "MN-MON-14", "MN-MON-15", "MN-MON-16", "MN-MON-17")
@pytest.mark.rule("MN-MON-18", "MN-MON-19", "MN-MON-20", "MN-MON-21", "MN-MON-22", "MN-MON-23", "MN-MON-24")
@pytest.mark.rule("MN-MON-25", "MN-MON-02", "MN-TRM-11", "Q-13", "Q-49", "Q-50")
@pytest.mark.rule("Q-66", "Q-67", "Q-68", "Q-69", "CP-22")
@pytest.mark.parametrize("name", TABLES)
def test_monsters_come_attack_and_are_defeated_as_the_model_says(name: str) -> None:
    seen = followed(name)
    assert seen["games"] == GAMES
    assert seen["ends of turns"] > 4 * GAMES
    assert seen["attacks"] > GAMES
    assert seen["steps looked at"] > 10 * GAMES


LEAST = {  # in all games together, for each game of a kind
    "arrivals": 3,
    "attacks": 20,
    "defeats offered": 1,
    "defeats": 0.5,
    "defeats paid and rewarded": 0.2,
    "free steps looked at": 2,
    "deeds after the last free step": 0.2,
} | {f"attack of {monster.id}": 0.3 for monster in MONUMENTAL.content().monsters}


def test_every_monster_was_seen_at_work() -> None:
    seen = sum((followed(name) for name in TABLES), Counter[str]())
    few = {what: seen[what] for what, least in LEAST.items() if seen[what] < int(least * GAMES)}
    assert not few
