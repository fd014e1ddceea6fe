"""The kernel against a slow, obvious model of the rules that shares no code with it: all choices of whole games."""

from collections import Counter

import pytest

from cairn import bots, kernel
from cairn.chance import Dice
from cairn.core import CHANCE, draw
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.content import SIDES
from tests import seeds
from tests.monolyth.oracle import Oracle

pytestmark = pytest.mark.modes

GAMES = seeds.TIMES * (200 if kernel.COMPILED else 20)


def compare(state: Monolyth, oracle: Oracle) -> None:
    """Everything on the table is the same."""
    view = state.view(None)
    assert state.turn == oracle.turn
    assert [(s["shape"], s["colour"]) if s else None for s in view["sites"]] == oracle.sites
    assert view["crystal"] == oracle.crystal
    lid = {(shape, colour): n for shape, row in view["lid"].items() for colour, n in row.items()}
    assert Counter(lid) == oracle.lid
    assert Counter(view["supply"]) == oracle.supply
    assert view["tokens"]["prophecy"] == oracle.prophecies
    assert view["ending"] == oracle.ending
    for seat, shown in enumerate(view["seats"]):
        assert shown["heights"] == oracle.heights(seat)
        cubes = {
            (x, y, z): colour
            for z, level in enumerate(shown["cubes"])
            for y, row in enumerate(level)
            for x, colour in enumerate(row)
            if colour
        }
        assert cubes == oracle.cubes(seat)
        assert {side: shown["walls"][side]["count"] for side in SIDES} == oracle.walls(seat)
        assert {s: w["prophecy"] for s, w in shown["walls"].items() if w["prophecy"]} == oracle.slots[seat]
        assert shown["level_points"] == sum(oracle.level_points[seat])
        assert shown["structure"]["points"] == (oracle.structure_points[seat] or 0)
    assert state.scores() == oracle.scores()


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", MONOLYTH.players)
def test_kernel_and_oracle_agree_on_all_choices(players: int, name: str) -> None:
    content = MONOLYTH.content()
    seen: Counter[str] = Counter()
    for number in seeds.games(GAMES // 2):
        dice = Dice(players, number)
        setup, _ = MONOLYTH.settle({"players": players}, content, dice)
        state, oracle = MONOLYTH.start(setup, content), Oracle(content.as_dict(), setup)
        seated = [bots.make("monolyth", name) for _ in range(players)]
        while state.turn is not None:
            assert state.turn == oracle.turn
            texts = [str(choice) for choice in state.choices()]
            assert sorted(texts) == oracle.choices()
            if state.turn == CHANCE:
                assert dict(zip(texts, state.odds(), strict=True)) == oracle.odds()
                choice = draw(state, dice)
            else:
                choice = bots.decide(state, seated, dice, dice)
            state.play(choice, lambda event: seen.update([event.kind]))
            oracle.play(str(choice))
            if state.turn != CHANCE:
                compare(state, oracle)
        compare(state, oracle)
        assert state.winners() == oracle.winners()
    if name == "greedy" and kernel.COMPILED:
        assert seen["structure"] > 0
        assert seen["level"] > 0
    if name == "random" and players > 1:
        assert seen["discarded"] > 0
