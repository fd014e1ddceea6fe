"""The Automa's turns, and the display after them, against slow models that share no code with the kernel."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from cairn import kernel
from tests import seeds
from tests.monumental.following import follow

pytestmark = pytest.mark.modes

GAMES = seeds.TIMES * (16 if kernel.COMPILED else 4)  # of each kind
LANDS = ("china", "denmark", "egypt", "greece", "japan")
TABLES: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "with two": {"players": 2},
    "with three": {"players": 3},
    "continuous": {"players": 1, "continuous": True},
}


def setting(name: str, seed: int) -> dict[str, Any]:
    """Say how a game is set up: the Automa's civilization and the modules go with the number."""
    wanted = {"automa": True, **TABLES[name]}
    if wanted.get("continuous"):
        wanted |= {"players": 1 + seed % 3, "wandering_marker": seed % 2 == 0, "plain_display": seed % 4 == 1}
    if seed % 6 == 5:
        wanted["map"] = "random-small"
    land = LANDS[seed % 5]
    return wanted | {
        "civilizations": [*[other for other in LANDS if other != land][: wanted["players"]], land],
        "renaissance": seed % 2 == 0,
        "heroes": seed % 3 == 0,
        "monsters": seed % 4,
        "explorers_in_capitals": seed % 7 == 6,
        "alternatives": seed % 5 == 4,
    }


@cache
def followed(name: str) -> Counter[str]:
    """Play all games of a kind, once."""
    seen: Counter[str] = Counter()
    for seed in seeds.games(GAMES):
        follow(setting(name, seed), seed, seen, gifts=0.3 * (seed % 2))
    return seen


@pytest.mark.rule("MN-AUT-08", "MN-AUT-09", "MN-AUT-10", "MN-AUT-11", "MN-AUT-12", "MN-AUT-14", "MN-AUT-16")
@pytest.mark.rule("MN-AUT-17", "MN-AUT-18", "MN-AUT-19", "MN-AUT-20", "MN-AUT-21", "MN-AUT-22", "MN-AUT-23")
@pytest.mark.rule("MN-AUT-24", "MN-AUT-25", "MN-AUT-26", "MN-AUT-27", "MN-AUT-28", "MN-AUT-29", "MN-AUT-30")
@pytest.mark.rule("MN-AUT-31", "MN-AUT-32", "MN-AUT-33", "MN-AUT-34", "MN-AUT-35", "MN-AUT-36", "MN-AUT-37")
@pytest.mark.rule("MN-AUT-38", "MN-AUT-39", "MN-AUT-40", "MN-AUT-41", "MN-AUT-42", "MN-AUT-43")
@pytest.mark.rule("MN-AUT-45", "Q-10", "Q-11", "Q-12", "Q-17")
@pytest.mark.rule("Q-18", "Q-20", "Q-21", "Q-22", "Q-23", "Q-24", "Q-53", "Q-54", "Q-59", "CP-11", "CP-12", "CP-23")
@pytest.mark.parametrize("name", TABLES)
def test_the_automa_and_its_model_take_the_same_turns(name: str) -> None:
    seen = followed(name)
    assert seen["games"] == GAMES
    assert seen["turns of the Automa"] > 4 * GAMES


@pytest.mark.rule("MN-AUT-15", "MN-2PD-02", "MN-2PD-03", "MN-2PD-08", "MN-RDS-02", "MN-RDS-03", "MN-RDS-09")
@pytest.mark.rule("Q-26", "Q-27", "Q-76", "CP-19", "CP-20", "F-03")
@pytest.mark.parametrize("name", TABLES)
def test_the_display_after_its_turn_is_what_the_model_says(name: str) -> None:
    seen = followed(name)
    assert seen["displays"] > 4 * GAMES
    assert seen["displays after the Automa"] == (0 if name == "continuous" else seen["turns of the Automa"])


LEAST = {  # in all games together, for each game of a kind
    "rows touched": 5,
    "cards swept": 5,
    "displays that end the deck": 1,
    "last displays": 1,
    "Automa: conquer": 5,
    "Automa: building": 5,
    "Automa: know": 5,
    "Automa: all_knowledge": 0.2,
    "Automa: wonder": 5,
    "Automa: policy": 5,
    "Automa: explore": 10,
    "Automa: gold": 2,
    "Automa: gold_per_policy": 0.2,
    "Automa: gold_per_coast": 0.2,
    "Automa: reshuffle": 1,
    "Automa: draw_more": 0.2,
    "Automa: draw_twice": 0.2,
    "Automa: draw_special": 0.2,
    "Automa: find_kind": 0.2,
    "Automa: if_fewer": 0.2,
    "Automa: else_draw": 0.1,
    "Automa: failed": 5,
}


def test_every_action_of_the_automa_was_followed() -> None:
    seen = sum((followed(name) for name in TABLES), Counter[str]())
    few = {what: seen[what] for what, least in LEAST.items() if seen[what] < int(least * GAMES)}
    assert not few
