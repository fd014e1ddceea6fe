"""A turn: its phases (TRN), activating the City (ACT), resources (RES), and what holds for all actions (GEN)."""

from typing import Any

import pytest

from cairn.core import CHANCE, IllegalChoiceError
from cairn.monumental import kinds as k
from tests.monumental.positions import BASICS, CARDS, CITIES, HEROES, MARKETS, Table, acting, start

pytestmark = pytest.mark.modes

DISPLAY = ("Quarry", "The Wheel", "Stonehenge", "Market", "Writing", "Pyramids")


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """Give what the events of a kind say."""
    return [event.as_dict() for event in table.told(kind)]


def changed(table: Table, kind: str) -> list[tuple[str, int]]:
    """Give the resources gained or paid."""
    return [(event["resource"], event["count"]) for event in told(table, kind)]


def active(table: Table, seat: int = 0) -> list[int]:
    """List the active spaces of a City, from 1."""
    spaces = [space for row in table.state.view(seat)["seats"][seat]["city"] for space in row]
    return [i + 1 for i, space in enumerate(spaces) if space["active"]]


def idle(table: Table) -> Table:
    """Let whoever is to move do nothing in its turn."""
    if table.offers("activate row"):
        table.play("activate row 1", "activate column 1")
    return table.play("end turn").nature()


def poor(**wanted: Any) -> Table:
    """Give a position in phase 2 in which seat 0 has nothing at all, and cards of every kind are on display."""
    return acting(**wanted).display(*DISPLAY).give(gold=0)


# ---------------------------------------------------------------- the phases


@pytest.mark.rule("MN-TRN-01")
def test_the_starting_player_begins_and_play_goes_round() -> None:
    table = start(3)
    seats = []
    for _ in range(7):
        seats.append(table.state.turn)
        idle(table)
    assert seats == [0, 1, 2, 0, 1, 2, 0]
    assert table.state.view(None)["first"] == 0


@pytest.mark.rule("MN-TRN-02", "MN-TRN-03")
def test_a_turn_has_four_phases_in_their_order() -> None:
    table = start().city(0, *["Work Camp"] * 9).deck(0, *["Fort"] * 6)
    assert table.state.view(0)["phase"] == "row"
    table.play("activate row 1", "activate column 1")
    assert [event.kind for event in table.events][:2] == ["cross", "activated"]
    assert table.state.view(0)["phase"] == "actions"
    table.play("end turn").nature()
    order = [event.kind for event in table.events]
    assert list(dict.fromkeys(order)) == ["discarded", "dealt", "swept", "displayed", "turn"]
    assert order == sorted(order, key=list(dict.fromkeys(order)).index)
    assert (table.state.turn, table.state.view(1)["phase"]) == (1, "row")


@pytest.mark.rule("MN-TRN-03", "MN-ACT-01", "MN-ACT-07")
def test_activating_cannot_be_skipped_and_acting_can() -> None:
    table = start().city(0, *["Forum"] * 9).give(production=5, science=5, military=5, gold=0)
    assert table.texts() == ["activate row 1", "activate row 2", "activate row 3"]
    table.play("activate row 2")
    assert table.texts() == ["activate column 1", "activate column 2", "activate column 3"]
    table.play("activate column 3")
    assert table.offers("use Forum") == [f"use Forum {space}" for space in (3, 4, 5, 6, 9)]
    assert not table.offers("activate")
    table.give(production=0, science=0, military=0)
    assert table.texts() == ["end turn"]


@pytest.mark.rule("MN-TRN-04")
def test_actions_are_taken_in_phase_two_of_ones_own_turn_only() -> None:
    table = start()
    for seat in (0, 1):
        table.give(seat, gold=20, culture=9, tokens=2)
    assert table.state.turn == 0
    assert table.offers("activate") == table.texts()
    table.play("activate row 1", "activate column 1")
    assert {"acquire", "develop", "explore", "use_production", "end"} <= {choice.do for choice in table.state.choices()}
    assert table.offers("develop Guilds")
    assert not table.offers("develop Coinage")  # the other player's
    table.play("end turn")
    while table.state.turn == CHANCE:
        assert {choice.do for choice in table.state.choices()} <= {"draw", "deal"}
        table.play(table.texts()[0])
    assert table.state.turn == 1
    assert table.offers("activate") == table.texts()


@pytest.mark.rule("MN-TRN-05", "MN-RES-10", "MN-RES-11")
def test_counters_are_lost_at_the_end_of_the_turn_gold_and_culture_are_kept() -> None:
    table = acting().give(production=3, science=4, military=5, gold=7, culture=6)
    table.city(1, *["Work Camp"] * 9).give(1, gold=3, culture=2)
    idle(table)
    assert table.have(0) == {"production": 0, "science": 0, "military": 0, "gold": 7, "culture": 6}
    idle(table)
    assert table.state.turn == 0
    assert table.have(0) == {"production": 0, "science": 0, "military": 0, "gold": 7, "culture": 6}
    assert table.have(1) == {"production": 0, "science": 0, "military": 0, "gold": 3, "culture": 2}


# ---------------------------------------------------------------- activating


@pytest.mark.rule("MN-ACT-01", "MN-ACT-02", "MN-ACT-04", "MN-ACT-05")
@pytest.mark.parametrize(("row", "column", "spaces"), [(1, 1, [1, 2, 3, 4, 7]), (2, 3, [3, 4, 5, 6, 9])])
def test_one_row_and_one_column_are_activated_the_crossing_once(row: int, column: int, spaces: list[int]) -> None:
    table = start().city(0, *["Quarry"] * 9).give(gold=0)
    table.play(f"activate row {row}", f"activate column {column}")
    assert active(table) == spaces
    assert sorted(event["slot"] for event in told(table, "activated")) == spaces
    assert table.have(0) == {"production": 15, "science": 0, "military": 0, "gold": 0, "culture": 0}


@pytest.mark.rule("MN-ACT-03", "MN-ACT-04")
def test_a_covered_knowledge_card_is_activated_with_its_cover() -> None:
    table = start().city(0, "Fort/Heliocentrism", "", "", "", "", "", "", "", "Fort/Heliocentrism").give(gold=0)
    table.play("activate row 1", "activate column 1")
    assert table.have(0) == {"production": 0, "science": 1, "military": 1, "gold": 0, "culture": 0}
    assert table.offers("use Heliocentrism") == ["use Heliocentrism 1"]


@pytest.mark.rule("MN-ACT-06", "MN-ACT-10")
def test_an_effect_activates_inactive_cards_only_and_they_yield_at_once() -> None:
    table = start().city(0, "Work Camp/Electricity", "", "", "", "Fort", "", "", "Quarry", "Market").give(gold=0)
    table.deck(0, *["Library"] * 9).play("activate row 1", "activate column 1")
    assert active(table) == [1]
    assert not table.offers("use Market")
    table.play("use Electricity 1")
    assert table.texts() == ["activate Fort 5", "activate Quarry 8", "activate Market 9", "stop"]
    table.play("activate Market 9")
    assert table.have(0) == {"production": 2, "science": 0, "military": 0, "gold": 1, "culture": 0}
    assert table.texts() == ["activate Fort 5", "activate Quarry 8", "stop"]
    table.play("stop")
    assert active(table) == [1, 9]
    assert table.offers("use Market") == ["use Market 9"]
    table.play("end turn").nature()
    assert {card for card, n in table.state.view(0)["seats"][0]["discard"].items() if n} >= {"work-camp", "market"}


@pytest.mark.rule("MN-ACT-07")
def test_texts_work_from_phase_two_on() -> None:
    table = start().city(0, *["Workshop"] * 9)
    seen = [table.texts(), table.play("activate row 1").texts()]
    assert not [text for texts in seen for text in texts if text.startswith("use")]
    assert len(table.play("activate column 1").offers("use Workshop")) == 5


@pytest.mark.rule("MN-ACT-08")
def test_a_row_with_empty_spaces_may_be_chosen() -> None:
    table = start().city(0, "", "Fort", "", "", "", "", "", "Library", "").give(gold=0)
    assert len(table.texts()) == 3
    table.play("activate row 2")
    assert len(table.texts()) == 3
    table.play("activate column 2")
    assert active(table) == [2, 8]
    assert table.have(0) == {"production": 0, "science": 1, "military": 1, "gold": 0, "culture": 0}


@pytest.mark.rule("MN-ACT-09")
def test_an_uncovered_knowledge_card_is_activated_by_itself() -> None:
    table = start().city(0, "/Heliocentrism", "Fort", "", "", "", "", "", "", "").give(gold=0)
    table.play("activate row 1", "activate column 1")
    assert table.have(0) == {"production": 0, "science": 1, "military": 1, "gold": 0, "culture": 0}
    assert table.offers("use Heliocentrism") == ["use Heliocentrism 1"]


# ---------------------------------------------------------------- resources


@pytest.mark.rule("MN-RES-01", "MN-RES-02")
def test_production_science_and_military_are_the_basic_resources() -> None:
    table = poor().city(0, "Paper Maker", "Workshop", "/Masonry").acting(active=[0, 1, 2]).give(gold=1, culture=9)
    table.play("use Paper Maker 1")
    assert table.texts() == ["gain Production", "gain Science", "gain Military"]
    table.play("gain Science")
    assert table.texts() == ["gain Production", "gain Military"]
    table.play("gain Military").give(science=0, military=0, production=1, gold=5)
    table.play("use Workshop 2")
    gold = [f"exchange Gold for {name}" for name in ("Production", "Science", "Military")]
    assert table.texts() == ["exchange Production for Science", "exchange Production for Military", *gold, "stop"]
    table.play("stop").give(production=0, gold=0)
    assert not table.offers("use Masonry")  # 9 Culture are no 2 basic resources
    assert table.give(production=1, military=1).offers("use Masonry") == ["use Masonry 3"]


@pytest.mark.rule("MN-RES-03")
def test_production_pays_for_buildings_and_wonders() -> None:
    table = poor().give(production=9)
    cards = ["Pyramids", "Market", "Stonehenge", "Quarry", "Workshop", "Laboratory", "Archery Range"]
    assert table.texts() == [*(f"acquire {card}" for card in cards), "end turn"]
    assert changed(table.play("acquire Quarry"), "paid") == [("production", 4)]
    assert changed(table.play("acquire Stonehenge"), "paid") == [("production", 4)]


@pytest.mark.rule("MN-RES-04")
def test_science_pays_for_knowledge_and_progress() -> None:
    table = poor().give(science=9)
    assert table.texts() == ["acquire Writing", "acquire The Wheel", "scientific progress", "end turn"]
    assert changed(table.play("acquire Writing"), "paid") == [("science", 3)]
    assert changed(table.play("scientific progress"), "paid") == [("science", 2)]


@pytest.mark.rule("MN-RES-05")
def test_military_pays_for_units_and_explorers() -> None:
    table = poor().own(0, "e2", 2).give(military=9)
    assert {choice.do for choice in table.state.choices()} == {"conquer", "explore", "move", "end"}
    assert changed(table.play("move soldier f3"), "paid") == [("military", 1)]
    assert changed(table.play("explorer 1 to e3"), "paid") == [("military", 1)]
    assert changed(table.play("conquer e4", "from f3", "from f3"), "paid") == [("military", 2)]


@pytest.mark.rule("MN-RES-06")
def test_culture_pays_for_policies_only() -> None:
    table = poor().city(0, "Forum", "Temple", "Masonry").acting(active=[0, 1, 2]).give(culture=20)
    assert [choice.do for choice in table.state.choices()] == ["develop"] * 5 + ["end"]
    assert changed(table.play("develop Guilds"), "paid") == [("culture", 1)]


@pytest.mark.rule("MN-RES-07")
@pytest.mark.parametrize(
    ("text", "resource", "cost"),
    [("acquire Quarry", "production", 4), ("acquire Writing", "science", 3), ("explorer 1 to e3", "military", 1)],
)
def test_one_gold_stands_in_for_one_of_any_basic_resource(text: str, resource: str, cost: int) -> None:
    for gold in range(1, cost + 1):
        table = poor().give(gold=gold, **{resource: cost - gold})
        paid = [(resource, cost - gold)] * (gold < cost) + [("gold", gold)]
        assert changed(table.play(text), "paid") == paid
        assert not any(table.have(0).values())
    assert text not in poor().give(gold=cost - 1).texts()


@pytest.mark.rule("MN-RES-07")
def test_gold_may_stand_in_although_there_are_counters() -> None:
    table = poor(civilizations=["denmark", "greece"]).city(0, "Dolmen").acting(active=[0]).give(gold=2, military=2)
    table.play("use Dolmen 1", "pay 2 Gold", "develop Warrior Culture", "stop")
    table.play("use Warrior Culture")
    assert table.have(0) == {"production": 0, "science": 0, "military": 0, "gold": 0, "culture": 1}


@pytest.mark.rule("MN-RES-08")
def test_gold_never_stands_in_for_culture() -> None:
    table = poor().give(gold=30)
    assert not table.offers("develop")
    assert not table.policies(0, "Guilds").give(culture=1).offers("develop")
    assert len(table.give(culture=2).offers("develop")) == 4


@pytest.mark.rule("MN-RES-09")
def test_an_effect_may_refuse_gold() -> None:
    table = poor(civilizations=["denmark", "greece"]).policies(0, "Warrior Culture").give(gold=9, military=1)
    table.city(0, "Dolmen").acting(active=[0])
    assert table.offers("use") == ["use Dolmen 1"]
    table.give(military=2).play("use Warrior Culture")
    assert changed(table, "paid") == [("military", 2)]
    assert (table.have(0)["gold"], table.have(0)["culture"]) == (9, 1)


@pytest.mark.rule("MN-RES-12", "MN-RES-13", "MN-RES-14")
def test_tokens_are_kept_across_turns_what_they_give_is_not() -> None:
    table = poor().explorer(0, 1, "e2").explorer(0, 2, "c1").play("explorer 1 collects", "explorer 2 collects").nature()
    kept = table.texts()[0].removeprefix("keep ")
    table.play(f"keep {kept}")
    assert not any(table.have(0).values())
    idle(idle(table)).acting().give(gold=0)
    own = table.state.view(0)["seats"][0]
    assert (own["production_tokens"], [token["used"] for token in own["market_tokens"]]) == (1, [False])
    table.play("use Production token")
    assert table.have(0) == {"production": 1, "science": 0, "military": 0, "gold": 0, "culture": 0}
    assert table.state.view(0)["seats"][0]["production_tokens"] == 0
    assert not table.offers("use Production")
    idle(table)
    assert (table.have(0)["production"], table.field("tokens")[0]) == (0, 0)
    assert table.acting().offers("use") == [f"use {kept}"]


@pytest.mark.rule("MN-RES-15")
def test_what_is_paid_is_gone_whether_paid_or_spent() -> None:
    table = poor().policies(0, "Guilds").give(production=5, gold=1)
    others = table.have(1)
    table.play("use Guilds", "acquire Quarry")
    assert changed(table, "paid") == [("production", 1), ("production", 4)]
    assert table.have(0) == {"production": 0, "science": 2, "military": 0, "gold": 1, "culture": 0}
    assert table.have(1) == others


@pytest.mark.rule("MN-RES-16")
@pytest.mark.parametrize(
    ("card", "market", "token", "city", "resource"),
    [
        ("Quarry", "stone", 1, "kilwa", "production"),
        ("Library", "silk", 1, "palmyra", "science"),
        ("Fort", "horse", 1, "cahokia", "military"),
    ],
)
def test_where_basic_resources_come_from(card: str, market: str, token: int, city: str, resource: str) -> None:
    table = start().city(0, card, "", "", "", "", "", "", "", "").give(gold=0)
    table.play("activate row 1", "activate column 1")
    assert {name for name, _ in changed(table, "gained")} == {resource}
    table = poor()
    table.s.held[MARKETS[market]][0] = token
    name = next(text for text in table.ready().texts() if text.startswith("use"))
    assert changed(table.play(name), "gained") == [(resource, 4)]
    at = table.tile("e2")
    table.s.waits[at], table.s.free_city[at] = k.CITY, CITIES[city] + 1
    table.give(production=4, science=4, military=4).play("conquer e2", "from f3", f"loot 4 {resource.capitalize()}")
    assert changed(table, "gained") == [(resource, 4)]


@pytest.mark.rule("MN-RES-13", "MN-RES-16")
def test_a_production_token_gives_production_alone() -> None:
    table = poor()
    table.s.tokens[0] = 3
    for n in (1, 2, 3):
        assert changed(table.ready().play("use Production token"), "gained") == [("production", 1)]
        assert [table.have(0)[name] for name in BASICS] == [n, 0, 0]


# ---------------------------------------------------------------- all actions


@pytest.mark.rule("MN-GEN-01", "MN-GEN-03")
def test_actions_come_in_any_order_and_as_often_as_they_are_paid() -> None:
    table = poor().own(0, "e2", 2).give(production=90, science=4, military=4).deck(0, *["Fort"] * 9)
    table.play("explorer 1 to e3", "acquire Workshop", "move soldier f3", "acquire Laboratory", "explorer 1 to d3")
    table.play("scientific progress", "acquire Workshop", "scientific progress", "stop", "explorer 2 to e2")
    for pile in ("Workshop", "Laboratory", "Archery Range"):
        while f"acquire {pile}" in table.texts():
            table.play(f"acquire {pile}")
    assert table.field("piles") == [0, 0, 0]
    assert table.have(0) == {"production": 2, "science": 2, "military": 0, "gold": 0, "culture": 0}


@pytest.mark.rule("MN-GEN-02")
def test_every_action_is_there() -> None:
    table = acting(heroes=True, monsters=1).give(production=9, science=9, military=9, gold=9, culture=9)
    table.own(0, "e2", 4).explorer(0, 1, "d2").city(0, "Workshop").acting(active=[0])
    table.s.wonder[0], table.s.tokens[0] = CARDS["Hoover Dam"] + 1, 1
    plain = {"acquire", "complete", "develop", "conquer", "move", "outpost", "explore", "collect", "use", "progress"}
    assert {choice.do for choice in table.ready().state.choices()} == plain | {"use_production", "end"}
    table.monster("Kraken", "c2").s.hero_row[HEROES["Ashoka"]] = 1
    assert {choice.do for choice in table.ready().state.choices()} == plain - {"collect"} | {
        *("use_production", "end"),
        *("recruit", "defeat"),
    }


@pytest.mark.rule("MN-GEN-04")
def test_an_effect_is_used_once_a_turn() -> None:
    table = poor().city(0, "Forum", "Forum").acting(active=[0, 1]).policies(0, "Guilds")
    table.give(production=9, science=9, military=9)
    for text in ("use Forum 1", "use Forum 2", "use Guilds"):
        assert text in table.texts()
        table.play(text)
        if table.offers("pay"):
            table.play(table.texts()[0])
        assert text not in table.texts()
    idle(idle(table)).acting().give(production=1)
    assert table.offers("use Guilds") == ["use Guilds"]


@pytest.mark.rule("MN-GEN-05")
@pytest.mark.parametrize("first", ["token b1g", "Hua Mulan", "Saint Basil's Cathedral 1"])
def test_the_player_orders_what_happens_at_once(first: str) -> None:
    table = acting(civilizations=["china", "greece"]).city(0, "Saint Basil's Cathedral").acting(active=[0])
    table.deck(0, *["Fort"] * 9).give(military=2).play("conquer e2", "warlord from f3", "turn token b1g")
    waiting = ["resolve Saint Basil's Cathedral 1", "resolve Hua Mulan", "resolve token b1g"]
    assert sorted(table.texts()) == sorted(waiting)
    table.play(f"resolve {first}")
    assert f"resolve {first}" not in table.texts()
    asked = {"token b1g": "loot 2 Science", "Hua Mulan": "draw Fort", "Saint Basil's Cathedral 1": "draw Fort"}
    told_now = [*table.texts(), *(f"draw {event['card'].capitalize()}" for event in told(table, "drawn"))]
    assert asked[first] in told_now


@pytest.mark.rule("MN-GEN-06")
def test_the_own_discard_pile_can_be_looked_through() -> None:
    table = acting().pile(0, "Fort", "Fort", "Masonry")
    assert table.state.turn == 0
    assert table.state.view(0)["seats"][0]["discard"] == {"fort": 2, "masonry": 1}


@pytest.mark.rule("MN-GEN-07")
@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("acquire Quarry", {"production": 4}),
        ("acquire Writing", {"science": 3}),
        ("acquire Workshop", {"production": 3}),
        ("acquire Stonehenge", {"production": 4}),
        ("complete Hoover Dam", {"production": 8}),
        ("develop Guilds", {"culture": 1}),
        ("conquer e3", {"military": 3}),
        ("move soldier e2", {"military": 1}),
        ("explorer 1 to e3", {"military": 1}),
        ("scientific progress", {"science": 2}),
        ("use Theology 1", {"science": 1}),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_done(text: str, cost: dict[str, int]) -> None:
    table = poor().own(0, "e2", 2).own(0, "d2").city(0, "/Theology").acting(active=[0])
    table.s.wonder[0] = CARDS["Hoover Dam"] + 1
    assert text in table.give(**cost).texts()
    table.give(**{name: n - 1 for name, n in cost.items()})
    with pytest.raises(IllegalChoiceError, match="not among"):
        table.play(text)


@pytest.mark.rule("MN-GEN-08")
def test_effects_may_be_left_alone() -> None:
    table = poor().city(0, "Forum", "Workshop", "Saint Basil's Cathedral").acting(active=[0, 1, 2])
    table.policies(0, "Guilds").give(production=5, military=9).deck(0, top=["Workshop"] * 9)
    assert table.offers("use Forum 1", "use Workshop 2", "use Guilds") == [
        "use Forum 1",
        "use Workshop 2",
        "use Guilds",
    ]
    assert "end turn" in table.texts()
    table.own(1, "e3", 1).play("conquer e3", "from f3", "from f3")
    assert table.texts() == ["resolve Saint Basil's Cathedral 3", "stop"]
    table.play("stop")
    assert not table.told("drawn")
    table.give(science=2).play("scientific progress")
    assert table.texts() == ["use Workshop drawn", "stop"]
    table.play("stop", "end turn")
    assert not table.told("exchanged")
    assert not table.told("used")


@pytest.mark.rule("MN-GEN-08")
def test_a_hero_need_not_be_used_up() -> None:
    table = acting(heroes=True).own(0, "e3").own(0, "d3").hero(0, "Nzinga of Ndongo", "e3").own(1, "c3", 4)
    table.s.hero_uses[0] = 1
    table.acting(1).give(1, military=2).play("conquer d3")
    assert (table.state.turn, table.texts()) == (0, ["resolve Nzinga of Ndongo", "stop"])
    table.play("stop")
    assert table.state.view(None)["seats"][0]["hero"]["id"] == "nzinga"
