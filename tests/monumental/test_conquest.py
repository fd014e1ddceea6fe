"""Conquering a Province (CON) and the Warlord (WAR)."""

from pathlib import Path
from typing import Any

import pytest

from cairn.core import CHANCE
from cairn.monumental.asks import Conquests
from cairn.monumental.content import load
from tests.monumental.positions import CARDS, CITIES, CONTENT, Table, acting

pytestmark = pytest.mark.modes

# Twin Lakes: the Capital of seat 0 is f3, next to e2 (terrain 1, Barbarians 1), e3 (1, 2) and e4 (0, 2); that of seat 1
# is a3, next to a2, a4 and b3. Water: c2 and c4.


def tile(table: Table, name: str, seat: int | None = None) -> dict[str, Any]:
    return next(shown for shown in table.state.view(seat)["map"] if shown["name"] == name)


def clear(table: Table, *names: str) -> Table:
    """Take away what waits in some Provinces."""
    for name in names:
        table.s.waits[table.tile(name)] = 0
        table.s.free_city[table.tile(name)] = 0
    return table.ready()


def free_city(table: Table, name: str, city: str) -> Table:
    """Lay a Free City into a Province."""
    at = table.tile(name)
    table.s.waits[at] = 2
    table.s.free_city[at] = CITIES[city] + 1
    return table.ready()


def monument(table: Table, wonder: str, name: str) -> Table:
    """Put the token of a Wonder on a tile."""
    table.s.monument[CARDS[wonder]] = table.tile(name) + 1
    table.s.monuments[table.tile(name)] += 1
    return table.ready()


def units(table: Table, seat: int) -> int:
    """Count the Units of a seat on the map."""
    tiles = table.state.view(None)["map"]
    return sum(shown["soldiers"] * (shown["owner"] == seat) + (seat in shown["warlords"]) for shown in tiles)


def army(military: int = 0, **wanted: Any) -> Table:
    """Let seat 0 act with some Military and nothing else."""
    return acting(**wanted).give(military=military, gold=0)


def pass_turn(table: Table) -> None:
    """Play the turn to its end, doing as little as possible."""
    turns = table.field("turns")
    while table.state.turn is not None and table.field("turns") == turns:
        if table.state.turn == CHANCE:
            table.nature()
            continue
        texts = table.texts()
        table.play(next((text for text in ("end turn", "stop") if text in texts), texts[0]))


# ---------------------------------------------------------------- who may be attacked


@pytest.mark.rule("MN-CON-02", "MN-CON-14", "MN-CON-15")
def test_provinces_next_to_the_own_territory_can_be_attacked_but_no_water_and_no_capital() -> None:
    table = army(15)
    assert table.offers("conquer") == ["conquer e2", "conquer e3", "conquer e4"]
    for name in ("c3", "b3", "d3", "e3"):
        table.own(0, name)
    near = {"a2", "b2", "a4", "b4", "d2", "e2", "d4", "e4"}  # not c2, c4 (Water), a3 (Capital), c1, d1, c5, d5
    assert {text.split()[1] for text in table.offers("conquer")} == near


# ---------------------------------------------------------------- what it takes


@pytest.mark.rule("MN-CON-03", "MN-CON-04", "MN-CON-05", "MN-CON-19", "MN-CON-33", "F-06")
def test_terrain_1_with_barbarians_2_takes_three_units_and_three_military_no_more_no_less() -> None:
    assert "conquer e3" not in army(2).texts()
    table = army(9)
    assert tile(table, "e3")["defense"] == 3
    table.play("conquer e3", "from f3", "from f3")
    assert table.offers("end") == []
    table.play("from f3")
    assert table.state.turn == CHANCE  # the third Unit was the last: now the token is turned
    assert (tile(table, "e3")["soldiers"], tile(table, "f3")["soldiers"], table.have(0)["military"]) == (3, 6, 6)


@pytest.mark.rule("MN-CON-19", "MN-CON-22", "MN-TRM-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_barbarians_add_their_number_to_the_terrain_and_free_cities_nothing(players: int) -> None:
    table = acting(players)
    for shown, printed in zip(table.state.view(None)["map"], table.state.kit.map.tiles, strict=True):
        if shown["kind"] not in ("capital", "water"):
            assert shown["terrain"] == printed.terrain
            assert 0 <= shown["terrain"] <= 4
            assert shown["defense"] == printed.terrain + (printed.barbarian or 0)
            assert (shown["waits"]["what"] == "city") == (not printed.barbarian)


@pytest.mark.rule("MN-CON-06", "F-08")
def test_defense_0_still_takes_one_unit_and_one_military() -> None:
    table = clear(army(0), "e4")
    assert tile(table, "e4")["defense"] == 0
    assert "conquer e4" not in table.texts()
    table.give(military=3).play("conquer e4", "from f3")
    assert (tile(table, "e4")["owner"], tile(table, "e4")["soldiers"], table.have(0)["military"]) == (0, 1, 2)
    table = clear(army(3), "e4").own(0, "b4", 9, warlord=True)
    assert (tile(table, "e4")["needed"], "conquer e4" in table.texts()) == (1, False)  # nobody is near


@pytest.mark.rule("MN-CON-22", "MN-CON-23", "MN-CON-24", "MN-CON-34")
def test_terrain_1_with_a_free_city_asking_2_science_takes_1_military_1_unit_and_2_science() -> None:
    for short in ({"military": 0}, {"science": 1}):
        assert "conquer e2" not in free_city(army(1), "e2", "samarkand").give(**({"science": 2} | short)).texts()
    table = free_city(army(1), "e2", "samarkand").give(science=2)
    assert tile(table, "e2")["defense"] == 1
    table.play("conquer e2", "from f3")
    assert (table.have(0)["military"], table.have(0)["science"], tile(table, "e2")["soldiers"]) == (0, 0, 1)
    assert table.texts() == ["loot 1 Culture", "loot 2 Gold"]
    table.play("loot 2 Gold")
    assert (table.have(0)["gold"], table.have(0)["culture"]) == (2, 0)


@pytest.mark.rule("Q-33")
def test_terrain_0_with_a_free_city_takes_1_unit_1_military_and_what_the_city_asks() -> None:
    table = free_city(army(0), "e4", "samarkand").give(science=2)
    assert "conquer e4" not in table.texts()
    table.give(military=1).play("conquer e4", "warlord from f3")
    assert (table.have(0)["military"], table.have(0)["science"]) == (0, 0)
    assert tile(table, "e4")["soldiers"] == 0
    assert tile(table, "e4")["warlords"] == [0]


@pytest.mark.rule("MN-CON-35")
def test_terrain_1_with_two_enemy_soldiers_takes_3_military_and_3_units() -> None:
    assert "conquer e3" not in army(2).own(1, "e3", 2).texts()
    table = army(3).own(1, "e3", 2).play("conquer e3", "from f3", "from f3", "from f3")
    assert (tile(table, "e3")["owner"], tile(table, "e3")["soldiers"], table.have(0)["military"]) == (0, 3, 0)


@pytest.mark.rule("MN-CON-01", "MN-CON-12", "MN-CON-32")
def test_a_full_house_has_defense_10_and_falls_only_to_all_ten_units() -> None:
    table = army(10).own(0, "e2", 0, outpost=True).own(1, "d2", 1, outpost=True, warlord=True)
    monument(table, "Stonehenge", "d2")
    assert tile(table, "d2")["defense"] == 10
    table.play("conquer d2", *["from f3"] * 9)  # the tenth, the Warlord, is the only one left
    assert (tile(table, "d2")["soldiers"], tile(table, "d2")["warlords"]) == (9, [0])
    assert (tile(table, "f3")["soldiers"], tile(table, "f3")["warlords"], tile(table, "f3")["owner"]) == (0, [], 0)
    table = army(15).own(0, "e2", 0, outpost=True).own(1, "d2", 2, outpost=True, warlord=True)
    monument(table, "Stonehenge", "d2").explorer(0, 1, "e2").explorer(0, 2, "d2")
    assert tile(table, "d2")["defense"] == 11
    assert "conquer d2" not in table.texts()  # Explorers are no Units


@pytest.mark.rule("MN-CON-27", "MN-CON-28", "MN-CON-29", "MN-CON-30", "MN-CON-31", "MN-WAR-05", "MN-OUT-07")
@pytest.mark.parametrize(
    ("soldiers", "others", "defense"),
    [
        (1, "", 3),
        (4, "", 6),
        (1, "warlord", 5),
        (0, "warlord", 4),
        (1, "outpost", 6),
        (1, "wonder", 5),
        (2, "warlord outpost wonder", 11),
    ],
)
def test_units_and_structures_defend(soldiers: int, others: str, defense: int) -> None:
    table = army(15).own(0, "e2", 0, outpost=True)
    table.own(1, "d2", soldiers, warlord="warlord" in others, outpost="outpost" in others)
    if "wonder" in others:
        monument(table, "Pyramids", "d2")
    assert (tile(table, "d2")["terrain"], tile(table, "d2")["defense"]) == (2, defense)
    assert ("conquer d2" in table.texts()) == (defense <= 10)
    if defense < 10:
        assert "conquer d2" not in table.give(military=defense - 1).texts()


# ---------------------------------------------------------------- where the Units come from


@pytest.mark.rule("MN-CON-07")
def test_units_come_from_any_number_of_own_tiles_and_the_capital() -> None:
    table = army(3).own(0, "e2", 2).own(0, "e4", 2).play("conquer e3")
    assert table.texts() == ["from e2", "from f3", "warlord from f3", "from e4"]
    table.play("from e2", "from e4", "from f3")
    assert [tile(table, name)["soldiers"] for name in ("e2", "e4", "f3", "e3")] == [1, 1, 4, 3]


@pytest.mark.rule("MN-CON-08", "MN-INV-04")
def test_units_pass_over_own_tiles_only() -> None:
    table = clear(army(9), "d4").own(0, "e3").own(0, "d3").own(0, "c3").own(0, "a2", 3)
    table.play("conquer b2")  # next to c3, and next to a2
    assert table.texts() == ["from a2", "from f3", "warlord from f3"]  # f3, e3, d3, c3: an own chain
    table = clear(army(9), "d4").own(0, "e3").own(1, "d3").own(0, "c3").own(0, "a2", 3)
    assert "conquer b2" not in table.texts()  # the chain is broken: only two Units of a2 could march
    table.own(0, "a2", 4).play("conquer b2")
    assert tile(table, "a2")["soldiers"] == 1
    assert table.state.turn == CHANCE


@pytest.mark.rule("MN-CON-09")
def test_separated_territories_join_if_each_touches_the_attacked_province() -> None:
    table = army(4).own(0, "e2", 2).own(0, "d1", 3).own(0, "b4", 4, warlord=True)
    assert "conquer d2" not in table.texts()  # 1 + 2 Units, and those of b4 do not get there
    table.own(0, "b4", 3).own(0, "e2", 3).play("conquer d2", "from e2", "from e2")  # together they have just enough
    assert [tile(table, name)["soldiers"] for name in ("e2", "d1", "b4", "d2")] == [1, 1, 3, 4]


@pytest.mark.rule("MN-CON-10")
def test_the_same_units_conquer_again_and_are_paid_again() -> None:
    table = clear(army(5), "d2").own(0, "b4", 6, warlord=True)  # only three Soldiers are left in f3
    table.play("conquer e3", "turn token b2a", "loot 3 Science")
    assert (tile(table, "e3")["soldiers"], table.have(0)["military"]) == (3, 2)
    table.play("conquer d2")
    assert (tile(table, "e3")["soldiers"], tile(table, "d2")["soldiers"], table.have(0)["military"]) == (1, 2, 0)


@pytest.mark.rule("MN-CON-11", "MN-CON-13", "F-10", "MN-EXP-14")
def test_nobody_leaves_a_province_without_a_unit_or_an_outpost() -> None:
    table = clear(army(9), "d2", "d4").own(0, "e3", 1).own(0, "e2", 1).explorer(0, 1, "e2").explorer(0, 2, "e3")
    assert table.offers("move") == ["move soldier f3", "move warlord f3"]
    table.play("conquer d2")
    assert table.texts() == ["from f3", "warlord from f3"]
    table = clear(army(9), "d2").own(0, "e3", 1).own(0, "e2", 1, outpost=True)
    assert "move soldier e2" in table.texts()
    table.play("conquer d2")
    assert table.texts() == ["from e2", "from f3", "warlord from f3"]
    table.play("from e2", "from f3")
    assert (tile(table, "e2")["owner"], tile(table, "e2")["soldiers"]) == (0, 0)


@pytest.mark.rule("MN-CON-13", "F-10")
def test_no_choice_gives_a_province_up() -> None:
    table = army(3).own(0, "e3", 3).own(0, "e2", 1)
    for text in table.texts():
        if not text.startswith("end"):
            other = Table(table.state.copy()).play(text).nature()
            assert tile(other, "e3")["owner"] == 0, text
            assert tile(other, "e2")["owner"] == 0, text


@pytest.mark.rule("MN-CON-16", "MN-CON-40")
def test_a_province_is_held_while_a_unit_or_an_outpost_is_there() -> None:
    for outpost, owner in ((False, None), (True, 0)):
        table = army(0, monsters=1).own(0, "e2", 2, outpost=outpost).own(0, "e3", 3).monster("Hydra", "e2", timer=5)
        pass_turn(table)  # the Hydra drives both Units out
        assert (tile(table, "e2")["soldiers"], tile(table, "e2")["owner"]) == (0, owner)
        assert tile(table, "e3")["owner"] == 0
        assert tile(table, "e2")["waits"] is None  # no new Barbarians come


# ---------------------------------------------------------------- what follows


@pytest.mark.rule("MN-CON-17", "MN-CON-18")
def test_a_paid_conquest_succeeds_and_costs_no_units() -> None:
    table = army(6).own(1, "e4", 3).play("conquer e4", "from f3", "from f3", "from f3")
    assert (table.state.turn, tile(table, "e4")["owner"]) == (0, 0)  # nature was not asked
    table.play("conquer e3", "from f3", "from f3", "from f3")
    assert tile(table, "e3")["owner"] == 0  # before nature turns the token
    assert all(text.startswith("turn token b2") for text in table.texts())
    assert units(table, 0) == units(table, 1) == 10


@pytest.mark.rule("MN-CON-20", "MN-CON-21", "MN-CON-26")
def test_one_of_the_two_benefits_of_barbarians_is_gained_at_once_and_the_token_is_kept() -> None:
    table = army(3).play("conquer e3", "from f3", "from f3", "from f3", "turn token b2a")
    assert table.texts() == ["loot 3 Production", "loot 3 Science"]  # nothing else can be done before
    table.play("loot 3 Science")
    assert (table.have(0)["science"], table.have(0)["production"]) == (3, 0)
    assert tile(table, "e3")["waits"] is None
    for seat in (0, 1, None):
        assert table.state.view(seat)["seats"][0]["looted"] == {"b2a": 1}
    pass_turn(table)
    pass_turn(table)
    table.acting()
    assert table.offers("loot", "use", "turn") == []  # what was not chosen is gone, the token stays
    assert table.state.view(1)["seats"][0]["looted"] == {"b2a": 1}


@pytest.mark.rule("MN-CON-24", "MN-CON-25", "MN-CON-26")
def test_one_of_the_two_benefits_of_a_free_city_is_gained_at_once_and_the_token_is_kept() -> None:
    table = free_city(army(1), "e2", "palmyra").give(production=2).play("conquer e2", "from f3")
    assert table.texts() == ["loot 1 Culture", "loot 4 Science"]
    table.play("loot 4 Science")
    assert (table.have(0)["science"], table.have(0)["culture"]) == (4, 0)
    pass_turn(table)
    assert table.have(0)["science"] == 0
    assert table.state.view(1)["seats"][0]["cities"] == ["palmyra"]
    assert tile(table, "e2")["waits"] is None


@pytest.mark.rule("MN-CON-36", "MN-CON-37", "MN-OUT-09")
def test_the_defender_gets_units_back_in_the_capital_and_the_outpost_in_the_supply() -> None:
    table = army(9).own(1, "e4", 2, outpost=True, warlord=True)
    assert table.state.view(None)["seats"][1]["outposts"] == 1
    table.play("conquer e4", *["from f3"] * 7)
    assert (tile(table, "a3")["soldiers"], tile(table, "a3")["warlords"]) == (9, [1])
    assert (tile(table, "e4")["outpost"], tile(table, "e4")["soldiers"]) == (False, 7)
    assert table.state.view(None)["seats"][1]["outposts"] == 2
    table.acting(1).own(1, "a2", 3)
    assert table.offers("outpost") == ["outpost a2"]


@pytest.mark.rule("MN-CON-38", "MN-CON-39")
def test_explorers_markets_and_production_tokens_stay_in_a_conquered_province() -> None:
    table = army(9).own(0, "d4", 0, outpost=True).own(0, "e4", 1).own(1, "d5", 1).own(1, "e3", 1)
    for seat, which, name in ((0, 1, "d5"), (1, 1, "d5"), (1, 2, "e3")):
        table.explorer(seat, which, name)
    before = tile(table, "d5")
    table.play("conquer d5", *["from f3"] * 3, "conquer e3", *["from f3"] * 2)
    after = tile(table, "d5")
    assert (after["owner"], after["explorers"]) == (0, [0, 1])
    assert (after["market"], after["tokens"]) == (before["market"], before["tokens"])
    assert (after["tokens"], after["market"] is None) == (2, False)
    assert (tile(table, "e3")["explorers"], tile(table, "e3")["production"]) == ([1], True)


@pytest.mark.rule("MN-CON-40")
def test_a_cleared_province_stays_clear() -> None:
    table = army(4).play("conquer e2", "from f3", "from f3", "turn token b1a", "loot 2 Science")
    table.play("conquer e4", "from f3", "from f3", "turn token b2b", "loot 3 Production")
    for _ in range(4):
        pass_turn(table)
        assert [tile(table, name)["waits"] for name in ("e2", "e4")] == [None, None]
        assert tile(table, "e2")["defense"] == 3  # terrain 1 and two Soldiers


# ---------------------------------------------------------------- discounts


@pytest.mark.rule("Q-35", "MN-CON-05")
def test_discounts_lower_the_military_not_the_units_and_1_military_is_always_paid() -> None:
    table = army(1).policies(0, "Expansion").city(0, "Archery Range").acting(active=[0])
    assert "conquer e3" in table.texts()  # 3 - 1 - 1
    table.play("conquer e3", *["from f3"] * 3)
    assert (tile(table, "e3")["soldiers"], table.have(0)["military"]) == (3, 0)
    table = army(0).policies(0, "Expansion").city(0, "Archery Range").acting(active=[0])
    assert table.offers("conquer") == []  # e2 and e4 have defense 2, yet cost 1
    table = army(1).own(0, "b4", 8, warlord=True).policies(0, "Expansion").city(0, "Archery Range").acting(active=[0])
    assert "conquer e3" not in table.texts()  # one Soldier cannot do what takes three
    table = army(1, civilizations=["japan", "greece"]).own(1, "e3", 1).own(1, "a2").policies(0, "Rapid Expansion")
    table.play("conquer e3", "from f3", "from f3")
    assert (tile(table, "e3")["soldiers"], table.have(0)["military"]) == (2, 0)


@pytest.mark.rule("Q-35")
def test_diplomacy_makes_a_free_city_cheaper_but_never_free_of_military() -> None:
    table = free_city(army(1, civilizations=["japan", "greece"]), "e2", "samarkand").policies(0, "Diplomacy")
    table.play("conquer e2", "from f3")
    assert (table.have(0)["military"], tile(table, "e2")["owner"], tile(table, "e2")["soldiers"]) == (0, 0, 1)
    table = free_city(army(0, civilizations=["japan", "greece"]), "e2", "samarkand").policies(0, "Diplomacy")
    assert "conquer e2" not in table.give(science=2).texts()


@pytest.mark.rule("MN-CON-23", "MN-RES-07")
def test_gold_worth_two_stands_in_also_where_a_free_city_asks_gold(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[cities.samarkand]\nasks = "pay(SCIENCE, 2) pay(GOLD, 1)"\n', encoding="utf-8")
    own = load(str(file))
    for gold, offered in ((1, False), (2, True)):
        table = army(1, content=own, civilizations=["greece", "japan"]).give(gold=gold).policies(0, "Coinage")
        assert ("conquer e2" in free_city(table, "e2", "samarkand").texts()) is offered
        e2 = next(one for one in table.state.ask(Conquests(0), 0) if one["tile"] == "e2")
        assert (e2["why"], e2["lacks"]) == ((None, 0) if offered else ("pay", 2))
    table.play("conquer e2", "from f3")
    assert (tile(table, "e2")["owner"], table.have(0)["gold"]) == (0, 0)


@pytest.mark.rule("Q-36")
def test_military_against_barbarians_is_tracked_apart_and_spent_first() -> None:
    table = army(1, civilizations=["japan", "greece"]).city(0, "Samurai School").acting(active=[0]).give(gold=1)
    table.own(1, "e4", 2).play("use Samurai School 1")
    assert (table.have(0)["military"], table.have(0)["gold"]) == (1, 0)
    assert table.state.view(None)["seats"][0]["resources"]["against_barbarians"] == 2
    assert table.offers("conquer") == ["conquer e2", "conquer e3"]  # not e4, where 2 Military would be needed
    assert table.offers("explorer 1 to")  # paid with the plain Military
    table.play("conquer e2", "from f3", "from f3", "turn token b1a", "loot 2 Science")
    assert table.have(0)["military"] == 1
    assert table.state.view(None)["seats"][0]["resources"]["against_barbarians"] == 0


# ---------------------------------------------------------------- the Warlord


@pytest.mark.rule("MN-WAR-01", "MN-WAR-02")
def test_the_warlord_counts_as_one_unit_costs_one_military_and_brings_its_benefit() -> None:
    table = army(3).play("conquer e3", "from f3", "from f3", "warlord from f3", "turn token b2a")
    assert table.have(0) == {"production": 2, "science": 0, "military": 0, "gold": 0, "culture": 0}  # Ramesses II
    assert (tile(table, "e3")["soldiers"], tile(table, "e3")["warlords"]) == (2, [0])
    table = army(3).play("conquer e3", "from f3", "from f3", "from f3", "turn token b2a")
    assert table.have(0)["production"] == 0


@pytest.mark.rule("MN-WAR-03")
def test_the_warlord_brings_its_benefit_once_a_turn() -> None:
    table = clear(army(9), "e4", "d4").own(0, "e3", 2)
    table.play("conquer e4", "warlord from f3")
    assert table.have(0)["production"] == 2
    table.play("move soldier f3", "to e4", "conquer d4", "warlord from e4")
    assert (tile(table, "d4")["warlords"], table.have(0)["production"]) == ([0], 2)
    pass_turn(table)
    clear(table.acting().give(military=2, production=0), "e2").play("move soldier f3", "to d4")
    table.play("conquer e2", "warlord from d4")
    assert table.have(0)["production"] == 2  # a new turn


@pytest.mark.rule("MN-WAR-04")
def test_moving_the_warlord_brings_nothing() -> None:
    table = army(1).own(0, "e3").play("move warlord f3")
    assert (tile(table, "e3")["warlords"], table.have(0)["production"]) == ([0], 0)


@pytest.mark.rule("MN-WAR-05")
def test_the_warlord_defends_with_2_where_it_stands() -> None:
    table = army(0).own(1, "b3", 1).own(1, "a2", 1, warlord=True)
    assert (tile(table, "a2")["defense"], tile(table, "b3")["defense"]) == (0 + 1 + 2, 1 + 1)


@pytest.mark.rule("MN-WAR-06")
def test_loot_and_the_warlords_benefit_come_in_either_order() -> None:
    for first in ("resolve Hua Mulan", "resolve token b2a"):
        table = army(3, civilizations=["china", "greece"]).deck(0, top=["Library", "Library"])
        table.play("conquer e3", "warlord from f3", "turn token b2a")
        assert sorted(table.texts()) == ["resolve Hua Mulan", "resolve token b2a"]
        table.play(first)
        later = {"resolve Hua Mulan": "use Library", "resolve token b2a": "loot 3 Production"}
        assert later[first] in table.texts()
        table.play(later[first])
        rest = {"resolve Hua Mulan": "loot 3 Production", "resolve token b2a": "resolve Hua Mulan"}[first]
        assert rest in table.texts()


def test_the_tokens_named_here_are_what_they_are_taken_for() -> None:
    fronts = {token.id: token.front for token in CONTENT.barbarians}
    assert (fronts["b1a"], fronts["b2a"], fronts["b2b"]) == (1, 2, 2)
