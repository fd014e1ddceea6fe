"""Move Military (MOV), Outposts (OUT) and Explorers (EXP)."""

from typing import Any

import pytest

from cairn.core import CHANCE
from tests.monumental.positions import MARKETS, Table, acting

pytestmark = pytest.mark.modes

# Twin Lakes: the Capital of seat 0 is f3, next to e2, e3 and e4; that of seat 1 is a3. Water: c2 and c4. Markets: c1
# (horses) and d5 (spices).


def tile(table: Table, name: str) -> dict[str, Any]:
    return next(shown for shown in table.state.view(None)["map"] if shown["name"] == name)


def soldiers(table: Table, *names: str) -> list[int]:
    return [tile(table, name)["soldiers"] for name in names]


def army(military: int = 0, **wanted: Any) -> Table:
    """Let seat 0 act with some Military and nothing else; horses are sold in c1, spices in d5."""
    table = acting(**wanted)
    for name, market in (("c1", "horse"), ("d5", "spice")):
        table.s.market[table.tile(name)] = MARKETS[market] + 1
        table.s.left[MARKETS[market]] = 2
    return table.give(military=military, gold=0)


def next_turn(table: Table, seat: int = 0) -> Table:
    """Let the others sit out until a seat acts again, with nothing gained."""
    before = table.field("turns")
    while table.field("turns") == before or table.field("seat") != seat or "end turn" not in table.texts():
        if table.state.turn == CHANCE:
            table.nature()
            continue
        texts = table.texts()
        table.play(next((text for text in ("end turn", "stop") if text in texts), texts[0]))
    return table.give(seat, production=0, science=0, military=0, gold=0)


# ---------------------------------------------------------------- Move Military


@pytest.mark.rule("MN-MOV-01", "MN-MOV-03", "F-04")
def test_a_unit_moves_any_distance_over_own_tiles_for_1_military() -> None:
    table = army(2).own(0, "e3", 2).own(0, "d3").own(0, "c3").own(0, "b4", warlord=True)
    table.play("move soldier e3", "to b4")
    assert (soldiers(table, "e3", "b4"), table.have(0)["military"]) == ([1, 2], 1)
    table.play("move warlord b4", "to e3")
    assert (tile(table, "e3")["warlords"], table.have(0)["military"]) == ([0], 0)
    assert table.offers("move") == []
    table.give(gold=1)
    assert table.offers("move")  # Gold stands in


@pytest.mark.rule("MN-MOV-02", "MN-MOV-06", "MN-MOV-07", "MN-MOV-09", "F-09", "Q-34")
def test_a_move_ends_in_an_own_province_never_outside_never_on_water_never_in_a_capital() -> None:
    table = army(9).own(0, "e3", 3).own(0, "d3", 2).own(0, "d4", 1).own(1, "e2").own(1, "c3")
    table.s.waits[table.tile("d2")] = 0  # a free Province next door is not the own territory either
    table.ready().play("move soldier e3")
    assert table.texts() == ["to d3", "to d4"]
    table = army(9).own(0, "e3", 3).own(0, "d3", 2).own(0, "d4", 1).play("move soldier f3")
    assert table.texts() == ["to d3", "to e3", "to d4"]


@pytest.mark.rule("MN-MOV-03", "MN-INV-04")
def test_a_route_is_not_broken_by_foreign_land() -> None:
    table = army(9).own(0, "e3", 3).own(0, "e4").own(1, "d3").own(0, "c3", 2)
    assert table.offers("move") == ["move soldier e3", "move soldier f3", "move warlord f3"]  # c3 is cut off
    table.play("move soldier e3")
    assert tile(table, "e4")["soldiers"] == 2  # the only Province in reach
    table.own(0, "d3").play("move soldier c3")
    assert table.texts() == ["to d3", "to e3", "to e4"]


@pytest.mark.rule("MN-MOV-04", "MN-MOV-08")
def test_any_number_of_units_moves() -> None:
    table = army(9).own(0, "e3").own(0, "e2")
    for _ in range(7):
        table.play("move soldier f3", "to e3")
    table.play("move warlord f3", "to e3")
    assert (soldiers(table, "e3", "f3"), tile(table, "e3")["warlords"]) == ([8, 0], [0])
    assert table.have(0)["military"] == 1
    assert table.offers("move") == ["move soldier e3", "move warlord e3"]  # they may move again


@pytest.mark.rule("MN-MOV-05", "MN-OUT-08")
def test_the_last_unit_stays_unless_an_outpost_holds_the_province() -> None:
    table = army(9).own(0, "e3", 1).own(0, "e2", 2).own(0, "e4", 1, outpost=True)
    assert "move soldier e3" not in table.texts()
    table.play("move soldier e2", "to e3", "move soldier e4", "to e3")
    assert (soldiers(table, "e2", "e3", "e4"), tile(table, "e4")["owner"]) == ([1, 3, 0], 0)
    assert "move soldier e2" not in table.texts()


@pytest.mark.rule("MN-MOV-08", "Q-05")
def test_units_leave_the_capital_and_pass_over_it_but_never_end_there() -> None:
    table = army(9).own(0, "e2", 2).own(0, "e4", 1)  # joined by the Capital alone
    table.play("move soldier e2")
    assert soldiers(table, "e2", "e4", "f3") == [1, 2, 6]
    table.play("move soldier f3")
    assert table.texts() == ["to e2", "to e4"]
    assert army(9).offers("move") == []  # without a Province there is nowhere to go


@pytest.mark.rule("MN-MOV-10", "F-07")
def test_a_conquered_province_is_reinforced_at_once() -> None:
    table = army(5).play("conquer e3", "from f3", "from f3", "from f3", "turn token b2a", "loot 3 Science")
    table.play("move soldier f3", "move soldier f3")
    assert (soldiers(table, "e3", "f3"), table.have(0)["military"]) == ([5, 4], 0)


# ---------------------------------------------------------------- Outposts


@pytest.mark.rule("MN-OUT-01", "MN-OUT-02", "MN-OUT-08", "MN-OUT-07")
def test_three_units_of_a_province_go_home_and_an_outpost_comes_for_nothing() -> None:
    table = army(0).own(0, "e3", 3).own(0, "e2", 2)
    assert table.offers("outpost") == ["outpost e3"]
    before = table.have(0)
    table.play("outpost e3")
    assert (soldiers(table, "e3", "f3"), table.have(0)) == ([0, 7], before)
    shown = tile(table, "e3")
    assert (shown["outpost"], shown["owner"], shown["defense"]) == (True, 0, 1 + 3)
    assert table.state.view(None)["seats"][0]["outposts"] == 1
    table.give(military=9, production=9, science=9).own(0, "d4", 4)
    assert "conquer d3" in table.texts()  # and it serves as a route
    table.play("explorer 1 to e2", "outpost d4")  # at any point of phase 2
    assert soldiers(table, "d4") == [1]


@pytest.mark.rule("MN-OUT-01")
def test_no_outpost_outside_phase_2() -> None:
    table = army(0).own(0, "e3", 3)
    table.play("end turn").nature()
    assert table.offers("outpost") == []


@pytest.mark.rule("MN-OUT-02", "MN-OUT-03")
def test_the_warlord_may_be_one_of_the_three() -> None:
    table = army(0).own(0, "e3", 3, warlord=True).play("outpost e3")
    assert table.texts() == ["with 3 soldiers", "with warlord"]
    table.play("with warlord")
    assert (soldiers(table, "e3", "f3"), tile(table, "f3")["warlords"]) == ([1, 8], [0])
    table = army(0).own(0, "e3", 2, warlord=True).play("outpost e3")
    assert (soldiers(table, "e3", "f3"), tile(table, "e3")["warlords"]) == ([0, 9], [])
    table = army(0).own(0, "e3", 3, warlord=True).play("outpost e3", "with 3 soldiers")
    assert (soldiers(table, "e3", "f3"), tile(table, "e3")["warlords"]) == ([0, 9], [0])


@pytest.mark.rule("MN-OUT-04", "MN-OUT-05", "MN-OUT-10")
def test_one_outpost_in_a_province_two_on_the_map_none_in_the_capital() -> None:
    table = army(0).own(0, "e3", 3, outpost=True).own(0, "e2", 3)
    assert table.offers("outpost") == ["outpost e2"]
    table.play("outpost e2").own(0, "e4", 3)
    assert table.offers("outpost") == []
    assert table.state.view(None)["seats"][0]["outposts"] == 0


@pytest.mark.rule("MN-OUT-06")
def test_an_outpost_stays_where_it_is() -> None:
    table = army(9).own(0, "e3", 0, outpost=True).own(0, "e2", 2)
    assert [text for text in table.offers("move") if "e3" in text] == []
    table.play("conquer d2")
    assert table.texts() == ["from e2", "from f3", "warlord from f3"]
    table.play("from f3", "from f3", "from f3", "from f3")
    assert (tile(table, "e3")["outpost"], tile(table, "d2")["outpost"]) == (True, False)


@pytest.mark.rule("MN-OUT-09")
def test_a_lost_outpost_can_be_built_again() -> None:
    table = army(9).own(1, "e3", 0, outpost=True).own(1, "a2", 0, outpost=True).own(1, "b3", 3)
    assert Table(table.state.copy()).acting(1).offers("outpost") == []
    table.play("conquer e3", *["from f3"] * 4)
    assert table.acting(1).offers("outpost") == ["outpost b3"]
    table.play("outpost b3")
    assert tile(table, "b3")["outpost"]


# ---------------------------------------------------------------- Explorers: steps


@pytest.mark.rule("MN-EXP-01", "MN-EXP-02", "MN-EXP-03", "F-05")
def test_each_step_of_an_explorer_to_an_adjacent_province_costs_1_military_whoever_controls_it() -> None:
    table = army(3).own(0, "e2").own(1, "e4")
    assert table.offers("explorer") == ["explorer 1 to e2", "explorer 1 to e3", "explorer 1 to e4"]
    table.play("explorer 1 to e4")
    assert table.have(0)["military"] == 2
    table.play("explorer 1 to e3", "explorer 1 to d3")
    assert (table.have(0)["military"], tile(table, "d3")["explorers"]) == (0, [0])
    assert table.offers("explorer 1 to", "explorer 2 to") == []
    assert tile(table, "e4")["owner"] == 1


@pytest.mark.rule("MN-EXP-15", "MN-EXP-16", "Q-06", "Q-07")
def test_explorers_enter_neither_water_nor_capitals_unless_the_table_lets_them() -> None:
    table = army(9).explorer(0, 1, "d3").explorer(0, 2, "e3")
    assert table.offers("explorer 1 to") == [f"explorer 1 to {name}" for name in ("d2", "c3", "e3", "d4")]
    assert "explorer 2 to f3" not in table.texts()
    table = army(9, explorers_in_capitals=True).explorer(0, 1, "b3").explorer(0, 2, "e3")
    assert {"explorer 1 to a3", "explorer 2 to f3"} <= set(table.texts())
    table.play("explorer 1 to a3")
    assert tile(table, "a3")["explorers"] == [0, 1, 1]
    assert "explorer 2 to c2" not in table.explorer(0, 2, "d3").texts()


@pytest.mark.rule("MN-EXP-17")
def test_explorers_share_a_province() -> None:
    table = army(2).explorer(1, 1, "e3").explorer(1, 2, "e3").play("explorer 1 to e3", "explorer 2 to e3")
    assert tile(table, "e3")["explorers"] == [0, 0, 1, 1]


@pytest.mark.rule("MN-EXP-13")
def test_explorers_neither_conquer_nor_control_nor_defend() -> None:
    table = army(9).explorer(0, 1, "d3").explorer(0, 2, "d3").own(1, "e3", 1)
    assert (tile(table, "d3")["owner"], table.state.scores()[0]) == (None, 0)
    assert {"conquer c3", "conquer d4"}.isdisjoint(table.texts())  # no control, so no neighbours
    defense = tile(table, "e3")["defense"]
    table.explorer(1, 1, "e3").explorer(1, 2, "e3")
    assert tile(table, "e3")["defense"] == defense == 2
    table.play("conquer e3")
    assert table.texts() == ["from f3", "warlord from f3"]


# ---------------------------------------------------------------- Explorers: collecting


@pytest.mark.rule("MN-EXP-04", "MN-EXP-05", "MN-EXP-06", "MN-EXP-10", "MN-EXP-18")
def test_each_explorer_collects_once_a_turn_for_nothing() -> None:
    table = army(2).explorer(0, 1, "e3").explorer(0, 2, "e2")
    before = table.have(0)
    table.play("explorer 1 collects")
    assert (table.have(0), tile(table, "e3")["production"]) == (before, False)
    assert table.state.view(None)["seats"][0]["production_tokens"] == 1
    table.play("explorer 1 to e4")
    assert table.offers("explorer 1 collects", "explorer 2 collects") == ["explorer 2 collects"]  # e4 has a token too
    table.play("explorer 2 collects")
    assert table.offers("explorer 1 collects", "explorer 2 collects") == []
    next_turn(table)
    assert table.offers("explorer 1 collects") == ["explorer 1 collects"]
    assert table.offers("explorer 2 collects") == []  # e2 was emptied, and no token comes back
    assert [tile(table, name)["production"] for name in ("e2", "e3", "e4")] == [False, False, True]


@pytest.mark.rule("MN-EXP-18")
def test_an_explorer_collects_before_between_or_after_its_steps() -> None:
    for collects in range(3):
        table = army(2).explorer(0, 1, "e4")
        steps = ["explorer 1 to e3", "explorer 1 to d3"]
        table.play(*steps[:collects], "explorer 1 collects", *steps[collects:])
        assert tile(table, ("e4", "e3", "d3")[collects])["production"] is False
        assert tile(table, "d3")["explorers"] == [0]


@pytest.mark.rule("MN-EXP-07", "MN-EXP-08", "MN-EXP-12", "MN-SCO-17")
def test_a_market_is_looked_through_one_token_is_kept_in_secret_until_it_is_used() -> None:
    table = army(0).explorer(0, 1, "d5").play("explorer 1 collects", "stack Spice Market 1 4")
    assert table.texts() == ["keep Spice Market 1", "keep Spice Market 4"]
    spice = next(m for m in table.state.view(0)["markets"] if m["id"] == "spice")
    assert spice["saw"] == ["spice-1", "spice-4"]
    assert next(m for m in table.state.view(1)["markets"] if m["id"] == "spice")["saw"] is None
    table.play("keep Spice Market 4")
    assert tile(table, "d5")["tokens"] == 1  # the other lies face down again
    assert {event.kind: event.to for event in table.events if event.kind in ("looked", "kept")} == {
        "looked": frozenset({0}),
        "kept": frozenset({0}),
    }
    own, foreign = (table.state.view(seat)["seats"][0]["market_tokens"][0] for seat in (0, 1))
    assert (own["token"], own["used"]) == ("spice-4", False)
    assert (foreign["market"], foreign["token"], foreign["effect"], foreign["used"]) == ("spice", None, None, False)
    table.play("use Spice Market 4")
    assert table.have(0)["science"] == 4
    for seat in (0, 1, None):
        shown = table.state.view(seat)["seats"][0]["market_tokens"][0]
        assert (shown["token"], shown["used"]) == ("spice-4", True)
    assert table.offers("use") == []


@pytest.mark.rule("MN-EXP-07")
def test_what_was_put_back_is_what_the_next_visitor_finds() -> None:
    table = army(0).explorer(0, 1, "d5").explorer(1, 1, "d5")
    table.play("explorer 1 collects", "stack Spice Market 1 4", "keep Spice Market 4")
    table.acting(1).play("explorer 1 collects")
    assert table.field("held")[MARKETS["spice"]][1] == 1
    assert tile(table, "d5")["tokens"] == 0


@pytest.mark.rule("MN-EXP-09")
def test_a_market_gives_a_player_one_token_in_the_whole_game() -> None:
    table = army(0).explorer(0, 1, "d5").explorer(0, 2, "d5")
    table.play("explorer 1 collects", "stack Spice Market 1 4", "keep Spice Market 1", "use Spice Market 1")
    assert table.offers("explorer 1 collects", "explorer 2 collects") == []
    next_turn(table)
    assert table.offers("explorer 1 collects", "explorer 2 collects") == []
    table.explorer(0, 2, "c1")
    assert table.offers("explorer 1 collects", "explorer 2 collects") == ["explorer 2 collects"]  # another Market


@pytest.mark.rule("MN-EXP-11", "MN-EXP-10")
def test_tokens_are_used_in_the_turn_they_are_gained_or_later() -> None:
    table = army(0).explorer(0, 1, "d5").explorer(0, 2, "e3").play("explorer 2 collects", "use Production token")
    assert table.have(0)["production"] == 1
    table.play("explorer 1 collects", "stack Spice Market 4 5", "keep Spice Market 4")
    assert "use Spice Market 4" in table.texts()
    table.explorer(0, 2, "e4")
    next_turn(table).play("explorer 2 collects")
    next_turn(table).play("use Spice Market 4", "use Production token")
    assert (table.have(0)["science"], table.have(0)["production"]) == (4, 1)
    assert table.offers("use Production", "use Spice") == []
