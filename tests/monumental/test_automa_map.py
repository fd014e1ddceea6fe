"""The Automa on the map (AUT): conquering, looting, Explorers and Markets, and the rulings about them."""

from typing import Any

import pytest

from tests.monumental.automa_positions import automa, closed, gold, me, reveal, tile
from tests.monumental.positions import CITIES, CONTENT, MARKETS, Table

pytestmark = pytest.mark.modes


# ---------------------------------------------------------------- conquering


def raiding(**wanted: int) -> Table:
    """Let the Automa be Japan, with a rival who has more Provinces: its own card conquers the lowest Province then."""
    table = automa("japan")
    for name in ("e2", "e3", "e4", "d2", "d4", "d1"):
        table.own(0, name)
    return table.give(1, **wanted)


@pytest.mark.rule("MN-AUT-26", "MN-AUT-27", "Q-23")
def test_it_conquers_with_its_warlord_from_anywhere_and_a_soldier_of_its_capital_whatever_the_defense() -> None:
    table = reveal(raiding(), "japan").play("turn token b2a")
    assert (tile(table, "a2")["soldiers"], tile(table, "a2")["warlords"], gold(table)) == (1, [1], 3)
    table.own(1, "a4").own(0, "b2", 3, outpost=True)
    assert tile(table, "b2")["defense"] == 6
    assert table.have(1)["military"] == 0
    reveal(table, "japan")
    assert (tile(table, "b2")["owner"], tile(table, "b2")["soldiers"], tile(table, "b2")["warlords"]) == (1, 1, [1])
    assert (tile(table, "a2")["owner"], tile(table, "a2")["soldiers"], tile(table, "a2")["warlords"]) == (1, 1, [])
    assert (tile(table, "a3")["soldiers"], gold(table)) == (9 - 3, 3)
    assert (tile(table, "f3")["soldiers"], table.s.supply[0]) == (3, 2)  # who was driven out went home


@pytest.mark.rule("MN-AUT-28", "MN-AUT-29", "Q-23")
def test_without_soldiers_an_outpost_is_placed_and_without_either_it_cannot_conquer() -> None:
    table = raiding().own(1, "b3", 9)
    table.s.supply[1] = 1
    reveal(table.ready(), "japan").play("province a2", "turn token b2a")
    assert (tile(table, "a2")["outpost"], tile(table, "a2")["soldiers"], me(table)["outposts"]) == (True, 0, 0)
    assert tile(table, "a2")["warlords"] == [1]
    reveal(table.give(1, gold=0), "japan")
    assert [event.kind for event in table.events] == ["revealed", "automa", "failed", "gained"]
    assert gold(table) == 2
    table.s.soldiers[table.tile("a3")] = 1
    reveal(table.ready(), "japan").play("province b2")
    assert (tile(table, "b2")["warlords"], tile(table, "a2")["warlords"]) == ([1], [])
    assert tile(table, "a2")["owner"] == 1  # the Outpost holds it after the Warlord has gone


@pytest.mark.rule("Q-23")
def test_a_province_where_a_monster_came_is_not_lost_when_the_warlord_moves_on() -> None:
    table = raiding()
    table.s.monsters = 1
    reveal(table.camp("a2", "Mogwai"), "japan")
    assert tile(table, "a2")["monsters"] == ["mogwai"]
    reveal(table, "japan")
    assert (tile(table, "b2")["warlords"], tile(table, "a2")["owner"]) == ([1], 1)


@pytest.mark.rule("MN-AUT-30", "Q-22", "Q-24", "Q-53")
def test_it_takes_the_lowest_terrain_or_the_highest_and_the_human_chooses_among_equals() -> None:
    table = closed(automa("denmark")).play("automa action-12")  # three times the highest
    assert table.state.turn == 0
    assert table.texts() == ["province b3", "province a4"]  # both 1, a2 is 0; nothing else is adjacent
    table.play("province b3", "turn token b2a")
    assert tile(table, "b4")["owner"] == 1  # the only 2 that is adjacent now
    table = reveal(raiding().own(1, "a2").own(1, "b3").own(1, "a4"), "japan")
    assert table.texts() == ["province b2", "province c3"]  # Barbarians or Free City: only the terrain counts
    table = raiding().own(1, "a2").own(1, "b3").own(1, "a4").own(0, "b2", 3)
    assert reveal(table, "japan").texts() == ["province b2", "province c3"]  # a rival's like any other


@pytest.mark.rule("MN-AUT-31", "MN-AUT-32", "MN-AUT-33", "Q-12")
def test_loot_becomes_gold_and_lies_in_its_area() -> None:
    def worth(words: tuple[Any, ...]) -> int:
        return sum({"CULTURE": 2}.get(str(w.args[0]), 1) * int(w.args[1]) for w in words if w.name == "gain")

    tokens = [(loot.gold, loot.benefits) for loot in CONTENT.barbarians]
    for value, benefits in [*tokens, *((loot.gold, loot.benefits) for loot in CONTENT.cities)]:
        assert value == max(worth(benefit) for benefit in benefits)
    table = reveal(raiding(), "japan")
    assert len(table.offers("turn token b2")) == len(table.texts())
    table.play("turn token b2k")
    assert (gold(table), me(table)["looted"]) == (3, {"b2k": 1})
    for city, value in (("samarkand", 2), ("malacca", 6)):  # 1 Culture counts 2 Gold; 3 Production and 3 Military
        table = raiding().own(1, "a2").own(1, "b3").own(1, "a4").own(1, "b2").own(1, "c1")
        table.s.free_city[table.tile("c3")] = CITIES[city] + 1
        reveal(table.ready(), "japan")
        assert (gold(table), me(table)["cities"]) == (value, [city])
        assert table.have(1)["culture"] == 0


@pytest.mark.rule("MN-AUT-45")
def test_its_provinces_are_conquered_by_the_normal_rule_and_its_units_return() -> None:
    table = automa().own(1, "e2", 1, warlord=True).own(1, "e4", 0, outpost=True)
    assert (tile(table, "e2")["defense"], tile(table, "e4")["defense"]) == (1 + 1 + 2, 3)
    table.play("automa action-7", "automa action-8").nature()
    table.play("activate row 1", "activate column 1").give(military=3, gold=0)
    assert table.offers("conquer e") == ["conquer e3", "conquer e4"]
    table.give(military=7).play("conquer e2")
    while table.texts()[0].startswith(("from", "warlord")):
        table.play("from f3")
    assert (tile(table, "e2")["owner"], me(table)["units"]["soldiers"], me(table)["warlord"]) == (0, 9, "a3")
    table.play("conquer e4")
    while table.texts()[0].startswith(("from", "warlord")):
        table.play("from f3")
    assert (tile(table, "e4")["owner"], me(table)["outposts"]) == (0, 2)


# ---------------------------------------------------------------- Explorers


@pytest.mark.rule("MN-AUT-34", "MN-AUT-35", "MN-AUT-36", "MN-AUT-37", "MN-AUT-38", "Q-24")
def test_explorers_head_for_different_markets_and_take_production_tokens_on_the_way() -> None:
    table = automa().play("automa action-14")
    assert table.state.turn == 0
    assert table.texts() == ["explorer 1 to a2", "explorer 1 to b3"]  # both are on a shortest way to c1
    table.play("explorer 1 to a2")
    assert (me(table)["production_tokens"], gold(table), tile(table, "a2")["production"]) == (1, 0, False)
    assert table.texts() == ["explorer 2 to b3", "explorer 2 to a4"]  # to d5
    table.play("explorer 2 to a4")
    assert (me(table)["production_tokens"], gold(table)) == (0, 1 + 2)  # two tokens are 1 Gold; no Building gives 2
    assert [explorer["tile"] for explorer in me(table)["explorers"]] == ["a2", "a4"]


@pytest.mark.rule("MN-AUT-36")
def test_of_equal_ways_it_takes_the_one_with_a_production_token() -> None:
    table = automa()
    table.s.production[table.tile("a2")] = table.s.production[table.tile("b3")] = 0
    table.ready().play("automa action-14")
    assert table.texts() == ["explorer 1 to a2", "explorer 1 to b3"]
    table.play("explorer 1 to b3")
    assert [explorer["tile"] for explorer in me(table)["explorers"]] == ["b3", "a4"]
    assert me(table)["production_tokens"] == 1


@pytest.mark.rule("MN-AUT-34", "MN-AUT-39", "MN-AUT-40", "MN-AUT-41")
def test_a_market_gives_gold_and_with_one_of_each_all_go_and_its_explorers_go_home() -> None:
    table = automa().explorer(1, 1, "b2").explorer(1, 2, "b4")
    stalls = [CONTENT.markets[table.s.market[table.tile(name)] - 1] for name in ("c1", "d5")]
    first, second = (stall.names["en"] for stall in stalls)
    reveal(table, "greece").play("automa action-2")  # its special part: both Explorers 2 spaces
    assert table.texts() == [f"turn {first} {i}" for i in range(1, 6)]
    assert table.state.odds() == [1] * 5
    table.play(f"turn {first} 2")
    assert (gold(table), tile(table, "c1")["tokens"]) == (stalls[0].tokens[1].gold, 1)
    assert [token["market"] for token in me(table)["market_tokens"]] == [stalls[0].id]
    assert table.texts() == ["explorer 1 to d1", "explorer 1 to b2"]  # on to the Market from which it holds none
    table.play("explorer 1 to d1").give(1, gold=0).play(*table.offers("explorer 2 to c5")).play(f"turn {second} 1")
    assert gold(table) == stalls[1].tokens[0].gold
    assert me(table)["market_tokens"] == []
    assert [explorer["tile"] for explorer in me(table)["explorers"]] == ["a3", "a3"]
    reveal(table.explorer(1, 1, "b2"), "greece").play("automa action-9")
    assert table.texts() == [f"turn {first} {i}" for i in (1, 3, 4, 5)]  # again, but that token is gone


@pytest.mark.rule("MN-AUT-39")
def test_a_market_token_is_worth_its_numbers() -> None:
    spice = CONTENT.markets[MARKETS["spice"]]
    assert [token.gold for token in spice.tokens] == [3, 3, 3, 4, 4]
    assert [t.gold for m in CONTENT.markets for t in m.tokens if len(t.effect) == 1 and t.effect[0].args[1] == 4] == [
        4
    ] * 6


@pytest.mark.rule("Q-17")
def test_with_three_markets_one_token_of_each_is_discarded() -> None:
    table = automa(people=2)
    stalls = [i for i in range(len(table.state.kit.map.tiles)) if table.s.market[i]]
    for at in stalls[:2]:
        table.s.held[table.s.market[at] - 1][2] = 1
        table.s.stack[table.s.market[at] - 1] &= ~1
        table.s.shown[table.s.market[at] - 1][2] = table.s.claimed[table.s.market[at] - 1] = 1
    near = next(t.name for i, t in enumerate(table.state.kit.map.tiles) if t.province and beside(table, i, stalls[2]))
    reveal(table.explorer(2, 1, near), "action-14")
    assert len(me(table)["market_tokens"]) == 2
    table.play(table.offers("turn")[0])
    assert me(table)["market_tokens"] == []
    assert {explorer["tile"] for explorer in me(table)["explorers"]} == {me(table)["capital"]}


def beside(table: Table, a: int, b: int) -> bool:
    return bool(table.state.kit.tables[0].distance[a][b] == 1 and a not in list(table.s.market))


@pytest.mark.rule("Q-20", "Q-21")
def test_with_one_market_left_both_head_for_it_and_with_none_the_action_fails_once() -> None:
    table = automa()
    spice, other = (CONTENT.markets[table.s.market[table.tile(name)] - 1].id for name in ("c1", "d5"))
    closed(table, spice).play("automa action-14")
    assert table.texts() == ["explorer 1 to b3", "explorer 1 to a4"]
    table.play("explorer 1 to a4")
    assert [explorer["tile"] for explorer in me(table)["explorers"]] == ["a4", "b3"]  # both towards d5
    table = closed(automa(), spice, other).play("automa action-14")
    assert [event.kind for event in table.events] == ["revealed", "automa", "failed", "gained", "failed", "gained"]
    assert gold(table) == 4  # for the Explorers together, and for the Building
    table = closed(automa(), other).explorer(1, 1, "b2").play("automa action-14")  # the last token of all Markets
    table.play(table.offers("turn")[0])
    assert me(table)["market_tokens"] == []  # an empty stack is no Market: it holds one of each


@pytest.mark.rule("MN-AUT-40", "MN-AUT-41", "Q-21")
def test_when_another_player_empties_the_only_market_it_lacked_it_holds_one_of_each() -> None:
    table = automa().explorer(1, 1, "b2").explorer(1, 2, "b4").explorer(0, 1, "d5")
    first, second = (table.s.market[table.tile(name)] - 1 for name in ("c1", "d5"))
    table.s.held[first][1] = table.s.shown[first][1] = table.s.claimed[first] = table.s.left[first] = 1
    table.s.stack[first] &= ~1
    table.s.left[second] = 1
    table.ready().play("automa action-7", "automa action-8").nature()
    table.play("activate row 1", "activate column 1", "explorer 1 collects")
    table.play(table.offers("stack")[0])
    assert tile(table, "d5")["tokens"] == 0
    table.play("end turn")
    while not table.offers("automa"):
        table.play(table.texts()[0])
    reveal(table, "greece").play("automa action-2")
    assert table.told("failed") == []
