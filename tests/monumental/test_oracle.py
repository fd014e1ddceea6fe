"""The kernel against a slow, obvious model of the rules that shares no code with it, over whole games."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from cairn import kernel
from cairn.chance import Dice
from cairn.core import CHANCE, Choice, draw, parse
from cairn.monumental import MONUMENTAL, Monumental
from cairn.monumental import kinds as k
from cairn.monumental import rows as layout
from tests import seeds
from tests.monumental.oracle import Table
from tests.monumental.referee import ENDS, Referee

pytestmark = pytest.mark.modes

GAMES = seeds.TIMES * (25 if kernel.COMPILED else 4)  # of each kind
EFFORT = 0.15
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "alone": {"players": 1, "automa": True},
    "two and the Automa": {"players": 2, "automa": True},
    "three and the Automa": {"players": 3, "automa": True},
    "continuous, two": {"players": 2, "continuous": True},
    "continuous, four": {"players": 4, "continuous": True},
}
WANTED = ("conquer ", "acquire ", "complete ", "develop ", "recruit ", "use ", "explorer ")


def decide(state: Monumental, rng: Random, *, eager: bool) -> Choice:
    """Choose at random, or with a liking for whatever changes most."""
    choices = list(state.choices())
    if eager and rng.random() < 0.8:
        wanted = [choice for choice in choices if str(choice).startswith(WANTED[: rng.randint(1, len(WANTED))])]
        choices = wanted or [choice for choice in choices if str(choice) not in ENDS] or choices
    return rng.choice(choices)


def begin(wanted: dict[str, Any], seed: int) -> tuple[Monumental, Dice, Random]:
    """Set up a game; the modules go with the seed."""
    modules = {
        "renaissance": seed % 2 == 0,
        "heroes": seed % 3 != 0,
        "monsters": seed % 4,
        "alternatives": seed % 5 == 0,
        "explorers_in_capitals": seed % 7 == 0,
        "plain_display": seed % 6 == 0,
        **({"map": "random-small"} if seed % 8 == 7 else {}),
    }
    dice = Dice(wanted["players"], seed)
    content = MONUMENTAL.content()
    setup, _ = MONUMENTAL.settle(modules | wanted, content, dice)
    return MONUMENTAL.start(setup, content), dice, Random(seed)


def watch(wanted: dict[str, Any], seed: int, seen: Counter[str]) -> Referee:
    """Play a game under the eyes of a referee."""
    state, dice, rng = begin(wanted, seed)
    referee = Referee(state, rng, seen, EFFORT)
    while state.turn is not None:
        referee.look()
        referee.play(draw(state, dice) if state.turn == CHANCE else decide(state, rng, eager=seed % 4 > 0))
    referee.look()
    return referee


@cache
def watched(name: str) -> Counter[str]:
    """Play all games of a kind, once; count what was looked at."""
    seen: Counter[str] = Counter()
    for number in seeds.games(GAMES):
        referee = watch(TABLES[name], number, seen)
        seen["games"] += 1
        check_length(referee)
    return seen


def check_length(referee: Referee) -> None:
    """The end comes in time, and everybody has had as many turns as the others (MN-END-02 to -05)."""
    table = Table(referee.state)
    if table.continuous:
        return
    ended, turns = referee.triggered, table.turns
    assert ended is not None
    cards = (47 if table.renaissance else 35) - 6
    late = table.heroes  # a Hero may lie at the very bottom of the deck
    assert ended <= -(-cards // table.rows) + late
    assert turns == -(-ended // table.players) * table.players + table.players


@pytest.mark.rule("MN-INV-01", "MN-INV-02", "MN-INV-03", "MN-INV-04", "MN-INV-05", "MN-INV-06", "MN-INV-08")
@pytest.mark.rule("MN-INV-09", "MN-INV-10", "MN-END-02", "MN-END-03", "MN-END-04", "MN-END-05", "MN-TRN-05")
@pytest.mark.rule("MN-CON-01", "MN-CON-02", "MN-CON-03", "MN-CON-04", "MN-CON-05", "MN-CON-06", "MN-CON-07")
@pytest.mark.rule("MN-CON-08", "MN-CON-09", "MN-CON-11", "MN-CON-12", "MN-CON-13", "MN-CON-14", "MN-CON-15")
@pytest.mark.rule("MN-CON-16", "MN-CON-18", "MN-CON-19", "MN-CON-22", "MN-CON-23", "MN-CON-27", "MN-CON-28")
@pytest.mark.rule("MN-CON-29", "MN-CON-30", "MN-CON-31", "MN-CON-36", "MN-CON-37", "MN-CON-38", "MN-CON-39")
@pytest.mark.rule("MN-CON-40", "MN-WAR-01", "MN-WAR-05", "MN-MOV-01", "MN-MOV-02", "MN-MOV-03", "MN-MOV-05")
@pytest.mark.rule("MN-MOV-06", "MN-MOV-07", "MN-MOV-08", "MN-RES-03", "MN-RES-04", "MN-RES-07", "MN-GEN-07")
@pytest.mark.rule("MN-RCT-01", "MN-RCT-02", "MN-RCT-03", "MN-RCT-04", "MN-RCT-06", "MN-RCT-07", "MN-RCT-10")
@pytest.mark.rule("MN-RCT-14", "MN-RCT-15", "MN-RCT-16", "MN-RDS-02", "MN-RDS-03", "MN-RDS-04", "MN-RDS-05")
@pytest.mark.rule("MN-RDS-06", "MN-RDS-08", "MN-RDS-09", "MN-RDS-10", "MN-2PD-01", "MN-2PD-02", "MN-2PD-03")
@pytest.mark.rule("MN-2PD-04", "MN-2PD-05", "MN-HER-03", "MN-HER-13", "MN-SCO-01", "MN-SCO-02", "MN-SCO-03")
@pytest.mark.rule("MN-SCO-04", "MN-SCO-05", "MN-SCO-06", "MN-SCO-07", "MN-SCO-08", "MN-SCO-09", "MN-SCO-10")
@pytest.mark.rule("MN-SCO-11", "MN-SCO-12", "MN-SCO-13", "MN-SCO-14", "MN-SCO-15", "MN-SCO-16", "MN-TIE-01")
@pytest.mark.rule("Q-05", "Q-26", "Q-27", "Q-32", "Q-33", "Q-46", "Q-47", "Q-48", "F-03", "F-04", "F-06", "F-08")
@pytest.mark.rule("CP-12", "CP-17", "CP-19", "CP-20")
@pytest.mark.rule("MN-TIE-02", "MN-TIE-03", "MN-TIE-04", "MN-AUT-43", "MN-POL-02", "MN-POL-10", "MN-SCI-01")
@pytest.mark.parametrize("name", TABLES)
def test_kernel_and_model_agree_over_whole_games(name: str) -> None:
    seen = watched(name)
    assert seen["games"] == GAMES
    for what in ("scores", "conquests offered", "moves offered", "cards offered", "conquests carried out"):
        assert seen[what] > 4 * GAMES, what
    if "continuous" not in TABLES[name]:
        assert seen["cities"] == seen["turns begun"]
        assert seen["displays of 1"] + seen["displays of 2"] > 0.9 * seen["cities"]


LEAST = {  # looked at so often in all games together, at the least: for each game of a kind
    "ways to pay": 8,
    "payments made": 100,
    "payments asked": 0.5,
    "double Gold": 0.3,
    "conquests probed": 30,
    "conquests of players": 20,
    "conquests of Free Cities": 10,
    "places to move to": 50,
    "completions offered": 15,
    "policies offered": 80,
    "progress offered": 300,
    "cities": 100,
    "covered Knowledge": 60,
    "Knowledge kept": 5,
    "reinforced": 5,
    "displays of 1": 50,
    "displays of 2": 20,
    "untouched rows": 50,
    "final displays": 8,
    "rounds of Continuous Play": 10,
    "shared victory": 20,
}


def test_every_check_was_made_often() -> None:
    seen = sum((watched(name) for name in TABLES), Counter[str]())
    few = {what: seen[what] for what, least in LEAST.items() if seen[what] < least * GAMES}
    assert not few


def moments(wanted: dict[str, Any], seed: int) -> Iterator[tuple[Monumental, Dice, Random]]:
    """Give positions in which a player may act, the first of some turns of a game."""
    state, dice, rng = begin(wanted, seed)
    turns = 0
    while state.turn is not None and turns < 24:
        if state.turn == CHANCE:
            state.play(draw(state, dice))
            continue
        table = Table(state)
        if table.asked()[0] == layout.ACTIONS.kind and table.turns >= turns:
            yield state, dice, rng
            turns = table.turns + rng.randint(1, 4)
        state.play(decide(state, rng, eager=True))


@pytest.mark.rule("MN-RCT-05", "MN-RCT-08", "MN-RCT-09", "MN-RCT-11", "MN-RCT-12", "MN-RCT-13", "Q-44", "Q-45")
def test_cities_with_hardly_any_cards() -> None:
    seen: Counter[str] = Counter()
    for seed in seeds.games(6 * GAMES):
        for state, dice, rng in moments({"players": 2 + seed % 3}, seed):
            thinned = thin(state, rng)
            referee = Referee(thinned, rng, seen, 1)
            referee.look()
            referee.play(parse(thinned, "end turn"))
            while referee.phases:
                referee.play(draw(thinned, dice) if thinned.turn == CHANCE else rng.choice(list(thinned.choices())))
            referee.look()
    assert seen["cities"] > 40 * GAMES
    assert seen["lone Knowledge"] > 2 * GAMES
    assert seen["unfilled"] > 5 * GAMES
    assert seen["Knowledge kept"] > 20 * GAMES


def thin(state: Monumental, rng: Random) -> Monumental:
    """Archive most of a player's cards, and give some Knowledge instead."""
    clone = state.copy()
    s, cards = clone.box[0], clone.kit.content.cards
    seat = int(state.turn or 0)
    for slot in range(k.SLOTS):
        there = s.city[seat][slot] - 1
        if rng.random() < 0.7 and there >= 0 and cards[there].kind == "building":
            s.city[seat][slot] = 0
            s.archive[seat][there] += 1
    keep = rng.choice((0, 0, 0.1, 0.3))
    for number, card in enumerate(cards):
        for place in (s.deck, s.pile):
            for _ in range(place[seat][number]):
                if card.kind == "building" and rng.random() > keep:
                    place[seat][number] -= 1
                    s.archive[seat][number] += 1
        if card.kind == "knowledge" and s.pool[number] and sum(s.pool) > 1 and rng.random() < 0.15:
            s.pool[number] = 0
            s.knowledge[seat] += 1
            rng.choice((s.deck, s.pile))[seat][number] += 1
    clone.moved_to(clone.box)
    return clone


@pytest.mark.rule("MN-CON-23", "MN-RES-07", "MN-GEN-07", "MN-CIV-04", "MN-CIV-06", "MN-CIV-07", "Q-35", "Q-36")
def test_prices_and_payments_with_all_sorts_of_discounts() -> None:
    seen: Counter[str] = Counter()
    civilizations = ["japan", "greece", "egypt", "denmark"]
    for seed in seeds.games(4 * GAMES):
        players = 2 + seed % 3
        wanted = {"players": players, "civilizations": civilizations[:players], "renaissance": True}
        for state, _, rng in moments(wanted, seed):
            referee = Referee(shaken(state, rng), rng, seen, 1)
            referee.look()
    for what, least in {
        "payments made": 100,
        "payments asked": 30,
        "conquests carried out": 50,
        "conquests of Free Cities": 10,
        "conquests of players": 3,
        "discounts divided": 2,
    }.items():
        assert seen[what] > least * GAMES, (what, seen)


STANDING = ("discount", "half", "gold_as")


def shaken(state: Monumental, rng: Random) -> Monumental:
    """Give a player other resources, another Policy, and cards whose standing effects touch prices."""
    clone = state.copy()
    s, content = clone.box[0], clone.kit.content
    seat = int(state.turn or 0)
    for resource in range(3):
        s.basic[seat][resource] = rng.randint(0, 5)
    s.gold[seat] = rng.choice((0, 1, 2, 4))
    s.culture[seat] = rng.randint(0, 3)
    s.raid[seat] = rng.choice((0, 0, 1, 2))
    s.quarry[seat] = rng.choice((0, 0, 2, 5))
    if s.policies[seat] < k.OWN_POLICIES and rng.random() < 0.7:
        civilization = content.civilizations[s.civilization[seat]].id
        own = [n for n, p in enumerate(content.policies) if p.civilization == civilization]
        left = [n for n in own if n + 1 not in list(s.policy[seat])]
        standing = [n for n in left if content.policies[n].effect[0].name in STANDING]
        s.policy[seat][s.policies[seat]] = 1 + rng.choice(standing or left)
        s.policies[seat] += 1
    for number, card in enumerate(content.cards):
        standing_card = card.kind != "wonder" and any(word.name in STANDING for word in card.effect)
        if s.pool[number] and standing_card and sum(s.pool) > 1:
            knowledge = card.kind == "knowledge"
            place = s.under if knowledge else s.city
            slot = rng.randrange(k.SLOTS)
            if rng.random() < 0.3 and s.active[seat][slot] and not (knowledge and place[seat][slot]):
                s.pool[number] = 0
                s.knowledge[seat] += knowledge
                if place[seat][slot]:
                    s.pile[seat][place[seat][slot] - 1] += 1
                place[seat][slot] = 1 + number
    clone.moved_to(clone.box)
    return clone


@pytest.mark.rule("MN-INV-07")
def test_the_same_choices_give_the_same_game() -> None:
    for name, wanted in TABLES.items():
        state, dice, rng = begin(wanted, len(name))
        again = begin(wanted, len(name))[0]
        while state.turn is not None:
            choice = draw(state, dice) if state.turn == CHANCE else rng.choice(list(state.choices()))
            state.play(choice)
            again.play(parse(again, str(choice)))
        assert again == state
        assert again.turn is None
