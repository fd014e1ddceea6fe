"""Random games followed chapter by chapter, with a liking for Heroes and Monsters and gifts that bring them about."""

from collections import Counter
from random import Random
from typing import Any

from cairn.chance import Dice
from cairn.core import CHANCE, Choice, draw
from cairn.monumental import MONUMENTAL, Monumental, rows
from cairn.monumental import kinds as k
from tests.monumental.chapters import Follower
from tests.monumental.deeds import DEFEATS
from tests.monumental.oracle import ERAS, Table
from tests.monumental.referee import ENDS

EFFORT = 0.4  # how often the actions that are offered are looked at
LIKED = ("recruit ", "deploy ", "hero from ", "resolve ", "conquer ", "acquire ", "complete ", "develop ", "explorer ")


def begin(wanted: dict[str, Any], seed: int) -> tuple[Monumental, Dice]:
    """Set up a game and let nature lay it out."""
    content, dice = MONUMENTAL.content(), Dice(wanted["players"], seed)
    setup, _ = MONUMENTAL.settle(wanted, content, dice)
    return MONUMENTAL.start(setup, content), dice


def decide(state: Monumental, rng: Random, likings: tuple[str, ...]) -> Choice:
    """Choose at random, more often what is liked, and seldom an end before there is nothing else."""
    choices = list(state.choices())
    if rng.random() < 0.7:
        wanted = [choice for choice in choices if str(choice).startswith(likings)]
        choices = wanted or [choice for choice in choices if str(choice) not in ENDS] or choices
    return rng.choice(choices)


def adventures(table: Table) -> tuple[str, ...]:
    """Name the conquests that would bring a Monster to light, defeats, and the effect of one's own Hero."""
    seat = max(0, int(table.state.turn or 0))
    hero = (f"use {table.kit.hero(table.hero[seat] - 1)}",) if table.hero[seat] else ()
    hidden = [tile for tile in range(len(table.map.tiles)) if table.lair[tile]]
    return (*DEFEATS, *hero, *(f"conquer {table.kit.tile(tile)}" for tile in hidden))


def give(state: Monumental, rng: Random) -> None:
    """Give whoever is to act some resources."""
    s, seat = state.box[0], int(state.turn or 0)
    s.gold[seat] += rng.randint(0, 3)
    for basic in range(3):
        s.basic[seat][basic] += rng.randint(0, 5)
    s.culture[seat] += rng.randint(0, 1)
    state.moved_to(state.box)


def reveal_heroes(state: Monumental, rng: Random) -> None:
    """Let the Heroes of the game come up before its first turn."""
    s, heroes = state.box[0], state.kit.content.heroes
    for era, name in enumerate(ERAS):
        own = [number for number, hero in enumerate(heroes) if hero.era == name and not s.hero_known[number]]
        for number in rng.sample(own, int(s.hidden_heroes[era])):
            s.hero_known[number] = s.hero_row[number] = 1
        s.hidden_heroes[era] = 0
    state.moved_to(state.box)


def hide_others(state: Monumental, rng: Random) -> None:
    """Let any of the twelve Monsters be under the tokens where one is hidden, whatever its number."""
    s = state.box[0]
    tiles = [tile for tile in range(len(state.kit.map.tiles)) if s.lair[tile]]
    for tile, monster in zip(tiles, rng.sample(range(k.MONSTERS), len(tiles)), strict=True):
        s.lair[tile] = monster + 1
    state.moved_to(state.box)


def follow(wanted: dict[str, Any], seed: int, seen: Counter[str], *, gifts: float = 0.0) -> None:
    """Play a game from beginning to end under the eyes of the models; `gifts` says how often somebody gets some."""
    state, dice = begin(wanted, seed)
    rng = Random(seed)
    follower = Follower(state, seen)
    asked, first = 0, True
    while state.turn is not None:
        before, asked = asked, follower.kind
        if state.turn == CHANCE:
            follower.play(draw(state, dice))
            continue
        if asked == rows.ROW_CHOICE.kind and first:
            first = False
            follower.set_up(wanted.get("monsters", 0))
            if gifts:
                reveal_heroes(state, rng)
                hide_others(state, rng)
        if asked == rows.ROW_CHOICE.kind and wanted.get("automa") and rng.random() < gifts / 2:
            follower.weaken(rng)
        if asked == rows.ACTIONS.kind and before == rows.COLUMN_CHOICE.kind and rng.random() < gifts:
            give(state, rng)
        if asked != rows.ACTIONS.kind or rng.random() < EFFORT:
            follower.look()
        likings = adventures(Table(state)) if rng.random() < 0.3 else LIKED[: rng.randint(1, len(LIKED))]
        follower.play(decide(state, rng, likings))
    seen["games"] += 1
