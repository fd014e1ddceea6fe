"""Choices as values, as plain data, in columns and by their numbers."""

from random import Random

import pytest

from cairn.core import CHANCE, Event, IllegalChoiceError, columns, parse
from cairn.monolyth import MONOLYTH
from cairn.monolyth.choices import CHOICES, Draw, Place, Prophecy, Swap
from tests.monolyth.positions import play, ready, start, wander
from tests.test_columns import flat, rows

pytestmark = pytest.mark.modes


def test_a_choice_has_its_parts_by_name_and_as_data() -> None:
    state = start()
    drawn = parse(state, "draw L4-blue")
    assert isinstance(drawn, Draw)
    assert drawn.data == {"do": "draw", "shape": "L4", "colour": "blue"}
    state = ready()
    placed, swapped = parse(state, "1 D2 a1/1 a2/1"), parse(state, "3 swap b2/1")
    assert isinstance(placed, Place)
    assert (placed.steps, placed.shape, placed.cells) == (1, "D2", ("a1/1", "a2/1"))
    assert placed.data == {"do": "place", "steps": 1, "shape": "D2", "cells": ["a1/1", "a2/1"]}
    assert isinstance(swapped, Swap)
    assert swapped.data == {"do": "swap", "steps": 3, "cell": "b2/1"}
    foretold = parse(state, "prophecy 9 W")
    assert isinstance(foretold, Prophecy)
    assert foretold.data == {"do": "prophecy", "value": 9, "side": "W"}


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_columns_say_what_the_values_say(players: int) -> None:
    done = set()
    for state, _ in wander(players, 40 + players, builders=True):
        told = [choice.data for choice in state.choices()]
        made = state.choices().columns()
        assert rows(made) == rows(columns(told)) == [flat(data) for data in told]
        done |= {data["do"] for data in told}
        stones = [(one["all"]["steps"], one["all"]["shape"]) for one in made if one["do"] == "place"]
        assert len(stones) == len(set(stones)) <= 4  # a group for each stone in reach
    assert done <= {kind.do for kind in CHOICES}
    assert {"draw", "place", "swap", "prophecy"} <= done


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_a_number_plays_the_choice_that_has_it(players: int) -> None:
    rng, twin = Random(players), start(players)
    state = start(players)
    while state.turn is not None:
        number = rng.randrange(len(state.choices()))
        heard, retold = list[Event](), list[Event]()
        choice = twin.choices()[number]
        state.play(number, heard.append)
        twin.play(choice, retold.append)
        assert heard == retold
        assert state == twin
        assert (state.turn, len(state.choices())) == (twin.turn, len(twin.choices()))


def test_a_number_beyond_the_choices_is_refused() -> None:
    state = ready()
    before, count = state.copy(), len(state.choices())
    for number in (-1, count, 10**30):
        with pytest.raises(IllegalChoiceError, match=f"number {number} cannot be played: there are {count} choices"):
            state.play(number)
    assert state == before
    state.play(count - 1)
    for over, _ in wander(1, 5):
        state = over
    with pytest.raises(IllegalChoiceError, match="number 0 cannot be played: the game is over"):
        state.play(0)


def test_choices_of_an_earlier_position_say_so() -> None:
    state = ready()
    old = state.choices()
    play(state, "1 D2 a1/1 a2/1")
    for look in (old.texts, old.columns, lambda: list(old), lambda: old[0]):
        with pytest.raises(RuntimeError, match="an earlier position"):
            look()
    assert len(state.choices()) == len(state.odds())


def test_a_copy_offers_and_draws_by_itself() -> None:
    state = start()
    twin = state.copy()
    twin.play(0)
    assert state.turn == twin.turn == CHANCE
    assert state.odds() != twin.odds()
    assert state.choices().texts() == start().choices().texts()
