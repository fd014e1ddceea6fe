"""Heroes against a slow model that shares no code with the kernel: what is offered, what results, when they go back."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from cairn import kernel
from tests import seeds
from tests.monumental.following import follow

pytestmark = pytest.mark.modes

GAMES = seeds.TIMES * (16 if kernel.COMPILED else 3)  # of each kind
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "continuous": {"players": 3, "continuous": True},
}


def setting(name: str, seed: int) -> dict[str, Any]:
    """Say how a game is set up."""
    made = {"map": "random-large"} if seed % 5 == 4 else {}
    return TABLES[name] | made | {"heroes": True, "renaissance": seed % 4 > 0, "monsters": 2 * (seed % 2)}


@cache
def followed(name: str) -> Counter[str]:
    """Play all games of a kind, once."""
    seen: Counter[str] = Counter()
    for seed in seeds.games(GAMES):
        follow(setting(name, seed), 100 + seed, seen, gifts=0.7)
    return seen


@pytest.mark.rule("MN-HER-04", "MN-HER-05", "MN-HER-06", "MN-HER-09", "MN-HER-10", "MN-HER-11", "MN-HER-12")
@pytest.mark.rule("MN-CON-36", "Q-51", "Q-65", "Q-75")
@pytest.mark.parametrize("name", TABLES)
def test_heroes_are_offered_work_and_go_back_as_the_model_says(name: str) -> None:
    seen = followed(name)
    assert seen["games"] == GAMES
    assert seen["Heroes offered"] > 2 * GAMES
    assert seen["Heroes acquired"] > GAMES
    assert seen["effects of Heroes looked at"] > 4 * GAMES
    assert seen["Heroes looked at after an action"] > 20 * GAMES
    assert seen["Heroes at the end of a turn"] > 2 * GAMES


LEAST = {  # in all games together, for each game of a kind
    "Heroes replaced": 0.3,
    "Heroes used up": 0.3,
    "Heroes whose Province was conquered": 0.05,
    "conquests with a Hero at work": 0.3,
    "hypatia used": 0.3,
    "hildegard used": 0.3,
    "shakespeare used": 0.1,
    "tupaia used": 0.1,
    "einstein used": 0.3,
    "tubman used": 0.1,
    "amanirenas went back": 0.1,
    "lakshmibai went back": 0.1,
    "pachacuti went back": 0.1,
    "ashoka left at the end": 0.1,
    "genghis-khan left at the end": 0.1,
}


def test_every_hero_was_seen_at_work() -> None:
    seen = sum((followed(name) for name in TABLES), Counter[str]())
    few = {what: seen[what] for what, least in LEAST.items() if seen[what] < int(least * GAMES)}
    assert not few
