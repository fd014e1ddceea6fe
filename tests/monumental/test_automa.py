"""The Automa (AUT): its cards, what it takes and scores, and the rulings about it. The map is in test_automa_map.py."""

from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CairnError
from cairn.monumental import kinds as k
from cairn.monumental.game import MONUMENTAL
from tests.monumental.automa_positions import (
    LANDS,
    automa,
    closed,
    gold,
    me,
    opened,
    policies_done,
    reveal,
    revealing,
    tile,
)
from tests.monumental.positions import CARDS, CONTENT, Table

pytestmark = pytest.mark.modes


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("MN-AUT-01")
def test_its_deck_has_the_fifteen_action_cards_and_the_card_of_its_civilization() -> None:
    for land in LANDS:
        table = automa(land)
        assert table.texts() == [*(f"automa action-{i}" for i in range(1, 16)), f"automa {land}"]
        assert table.state.odds() == [1] * 16
        assert table.state.view(0)["automa"] == {
            "seat": 1,
            "deck": 16,
            "done": [],
            "waiting": [],
            "discard": [],
        }


@pytest.mark.rule("MN-AUT-02", "Q-55")
def test_it_joins_one_to_three_people_and_four_seats_are_the_most() -> None:
    for people in (1, 2, 3):
        setup, _ = MONUMENTAL.settle({"players": people, "automa": True}, CONTENT, Dice(0))
        state = MONUMENTAL.start(setup, CONTENT)
        assert state.seats == people + 1
        assert [seat["automa"] for seat in state.view(0)["seats"]] == [False] * people + [True]
    for wished in ({"players": 4, "automa": True}, {"players": 5}, {"players": 2, "automa": 2}):
        with pytest.raises(CairnError):
            MONUMENTAL.settle(wished, CONTENT, Dice(0))


@pytest.mark.rule("MN-AUT-03", "MN-AUT-05", "MN-AUT-06")
def test_it_has_no_civilization_cards_but_its_units_policies_and_two_gold() -> None:
    table = Table(opened("greece", 1).copy())
    shown = me(table)
    assert shown["civilization"] == "greece"
    assert (shown["city"], shown["deck"]["size"], shown["discard"], shown["archive"]) == ([], 0, {}, {})
    assert (shown["policies"], len(shown["policies_left"])) == ([], 5)
    assert shown["resources"]["gold"] == 2
    assert (shown["capital"], shown["warlord"]) == ("a3", "a3")
    assert shown["units"] == {"soldiers": 9, "warlord": True, "hero": False}
    assert [explorer["tile"] for explorer in shown["explorers"]] == ["a3", "a3"]
    assert shown["outposts"] == 2


@pytest.mark.rule("MN-AUT-07")
def test_it_plays_after_all_people() -> None:
    table = automa(people=2)
    assert [table.state.view(0)["first"], table.state.view(0)["seat"]] == [0, 2]
    table.play("automa action-7", "automa action-8").nature()
    assert [event.data["seat"] for event in table.told("turn")] == [0]
    assert table.state.turn == 0


# ---------------------------------------------------------------- cards


def shown(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.state.view(0)["automa"]
    return found


@pytest.mark.rule("MN-AUT-08", "Q-59")
def test_both_cards_are_revealed_before_the_first_is_resolved() -> None:
    table = Table(opened("greece", 1).copy()).give(1, gold=0).play("automa action-7")
    assert gold(table) == 0
    assert len(table.texts()) == 15
    assert (shown(table)["waiting"], shown(table)["discard"]) == (["action-7"], [])
    table.play("automa action-8")
    assert [event.kind for event in table.events] == [
        "revealed",
        "automa",
        "gained",
        "automa",
        "gained",
        "swept",
        "swept",
    ]
    assert [event.data["card"] for event in table.told("automa")] == ["action-7", "action-8"]
    assert gold(table) == 6
    assert not table.offers("automa")
    assert (shown(table)["waiting"], shown(table)["discard"]) == ([], ["action-7", "action-8"])
    assert table.nature().state.turn == 0


@pytest.mark.rule("MN-AUT-09")
def test_each_action_is_finished_before_the_next() -> None:
    table = automa("denmark", gold=2).play("automa action-1")
    assert (tile(table, "a2")["owner"], gold(table)) == (1, 2)  # the second is paid when the first has been looted
    table.play("turn token b2a")
    assert gold(table) == 2 + 3 - 2
    assert tile(table, "b2")["owner"] == 1
    assert table.texts()[0].startswith("turn token b3")
    table = automa("denmark", display=("Pyramids", "Quarry")).play("automa action-9")
    assert [event.kind for event in table.events] == ["revealed", "automa", "begun", "acquired"]


@pytest.mark.rule("MN-AUT-10")
def test_a_card_drawn_by_a_card_is_resolved_after_it_and_the_second_card_still_comes() -> None:
    table = automa("denmark")
    for name in ("b2", "a2", "c3"):  # two of them on the coast
        table.own(1, name)
    table.play("automa denmark")
    assert gold(table) == 2
    assert revealing(table)
    table.play("automa action-7")
    assert gold(table) == 5
    assert revealing(table)
    table.play("automa action-8")
    assert not table.offers("automa")
    table = automa("egypt", display=("Temple", "Pyramids")).play("automa egypt", "automa action-10")
    assert [event.kind for event in table.events if event.kind not in ("revealed", "automa", "placed")] == [
        "begun",  # the base actions, twice; Gold for what cannot be done
        "acquired",
        "completed",
        "failed",
        "gained",
    ]
    table = automa("greece").play("automa greece", "automa action-8", "automa Colonies")
    assert me(table)["policies"] == ["colonies"]  # only its special part, whatever its kind
    assert gold(table) == 2
    table = automa("china").play("automa china", "automa action-1", "automa action-8", "automa action-7")
    assert [event.data["card"] for event in table.told("revealed")] == ["china", "action-1", "action-8", "action-7"]
    assert [event.data["card"] for event in table.told("automa")] == ["china", "action-7"]
    assert gold(table) == 3 + 2 + 2  # cards that are not technological do nothing; then both Knowledge actions fail
    assert not me(table)["policies"]


@pytest.mark.rule("MN-AUT-11", "MN-AUT-12", "MN-AUT-13")
@pytest.mark.parametrize(
    ("land", "kind"),
    [
        ("egypt", "architectural"),
        ("japan", "cultural"),
        ("greece", "economic"),
        ("denmark", "aggressive"),
        ("china", "technological"),
    ],
)
def test_a_conditional_part_works_for_one_kind_of_warlord_and_otherwise_gives_nothing(land: str, kind: str) -> None:
    for card in CONTENT.automa[:15]:
        table = automa(land)
        for name in ("a2", "b3", "a4", "b2", "b4", "c3"):
            table.own(1, name)
        closed(table).s.soldiers[table.tile("a3")] = 0  # nothing can be done at all: every action gives 2 Gold
        table.s.supply[1] = 0
        policies_done(table).play(f"automa {card.id}")
        base = {"gold": 3}.get(card.base[0].name, 2 * sum(word.name != "pay" for word in card.base))
        special = sum({"reshuffle": 0, "gold_per_policy": 10}.get(word.name, 2) for word in card.special)
        # A paid action is skipped: it cannot be carried out.
        assert gold(table) == base + (special if card.kind == kind else 0)


@pytest.mark.rule("MN-AUT-13")
def test_musashi_is_cultural() -> None:
    table = automa("japan").play("automa action-8")
    assert [text for text in table.texts() if text.startswith("automa ")] == table.texts()
    table.play("automa Diplomacy")
    assert me(table)["policies"] == ["diplomacy"]
    assert gold(table) == 3 + 2


@pytest.mark.rule("MN-AUT-14")
@pytest.mark.parametrize(
    ("land", "card", "events"),
    [
        ("greece", "action-3", ["failed"]),  # no Knowledge; the second is paid
        ("greece", "action-4", ["failed"]),
        ("greece", "action-10", ["failed", "failed"]),  # neither Wonder nor Building
        ("japan", "action-14", ["stepped", "stepped", "failed", "failed", "failed"]),  # Building, two Policies
        ("china", "action-13", ["stepped", "stepped", "failed", "failed"]),
    ],
)
def test_an_action_that_cannot_be_carried_out_gives_two_gold(land: str, card: str, events: list[str]) -> None:
    table = policies_done(automa(land))
    for at in range(k.TILES):
        table.s.production[at] = 0
    heard = list(table.ready().play(f"automa {card}").events)
    while table.state.turn == 0:
        heard += table.play(table.texts()[0]).events
    assert [event.kind for event in heard if event.kind in ("failed", "stepped")] == events
    assert gold(table) == 2 * events.count("failed")


@pytest.mark.rule("MN-AUT-14")
def test_a_paid_action_that_cannot_be_done_or_paid_is_skipped_and_costs_nothing() -> None:
    table = automa(gold=5, display=("Writing",)).play("automa action-3")  # a second Knowledge is not there
    assert (me(table)["discard"], gold(table)) == ({"writing": 1}, 5)
    table = automa(gold=1, display=("Writing", "Irrigation")).play("automa action-3")
    assert (me(table)["discard"], gold(table)) == ({"irrigation": 1}, 1)
    table = automa(gold=2, display=("Writing", "Irrigation")).play("automa action-3")
    assert (me(table)["discard"], gold(table)) == ({"writing": 1, "irrigation": 1}, 0)


@pytest.mark.rule("Q-18")
def test_used_cards_become_a_new_deck_when_it_runs_out() -> None:
    table = automa()
    for card in range(k.AUTOMA):
        table.s.a_deck[card] = int(card == 6)
    table.s.a_pile[7] = table.s.a_pile[8] = 1
    table.ready()  # the last card is revealed, and the next one is needed
    assert gold(table) == 3
    assert table.texts() == ["automa action-7", "automa action-8", "automa action-9"]
    table = closed(policies_done(automa("japan")))
    table.s.a_deck[6] = 0
    table.s.a_pile[6] = 1
    table.ready().play("automa action-14")  # its last word shuffles the deck
    assert len(table.texts()) == 16


@pytest.mark.rule("MN-AUT-10", "Q-59")
def test_an_added_card_is_laid_beside_the_others_at_once_and_resolved_after_all_of_them() -> None:
    table = Table(opened("denmark", 1).copy()).give(1, gold=0).play("automa denmark", "automa action-7")
    assert (shown(table)["done"], shown(table)["waiting"]) == (["denmark"], ["action-7"])
    assert "automa action-8" in table.texts()  # turned up before the second card is resolved
    assert gold(table) == 0
    table.play("automa action-8")
    assert [event.data["card"] for event in table.told("automa")] == ["action-7", "action-8"]
    assert gold(table) == 6


@pytest.mark.rule("Q-59")
def test_an_empty_deck_is_made_of_used_cards_alone_and_those_on_the_table_stay_out() -> None:
    table = Table(opened("denmark", 1).copy())
    for card in range(k.AUTOMA):
        table.s.a_deck[card] = int(CONTENT.automa[card].id in ("denmark", "action-7"))
    table.s.a_pile[7] = table.s.a_pile[8] = 1
    table.ready().play("automa denmark")  # action-7 is certain then, and the deck empty when a third is drawn
    assert table.texts() == ["automa action-8", "automa action-9"]
    for card in range(k.AUTOMA):
        table.s.a_pile[card] = table.s.a_deck[card] = 0
    table = Table(table.state.copy())
    bare = Table(opened("denmark", 1).copy())
    for card in range(k.AUTOMA):
        bare.s.a_deck[card] = int(CONTENT.automa[card].id in ("denmark", "action-7"))
    bare.ready().play("automa denmark")  # nothing is left to add: the turn goes on without
    assert [event.data["card"] for event in bare.told("automa")] == ["denmark", "action-7"]


@pytest.mark.rule("Q-59")
def test_reshuffling_takes_what_was_resolved_and_not_what_waits() -> None:
    table = closed(policies_done(Table(opened("japan", 1).copy())))
    table.play("automa action-14", "automa action-7")  # its last word shuffles: action-14 itself goes back
    deck = [card.id for number, card in enumerate(CONTENT.automa) if table.s.a_deck[number]]
    assert len(deck) == 15
    assert "action-14" in deck
    assert shown(table)["discard"] == ["action-7"]
    table = closed(policies_done(Table(opened("japan", 1).copy())))
    table.play("automa action-7", "automa action-14")
    assert sum(table.s.a_deck) == 16  # both were resolved


@pytest.mark.rule("Q-59")
def test_a_search_ends_where_no_card_of_the_kind_is_left() -> None:
    table = Table(opened("china", 1).copy())
    for number, card in enumerate(CONTENT.automa):
        table.s.a_deck[number] = int(card.id in ("china", "action-1", "action-2", "action-5"))
    table.ready().play("automa china", "automa action-5")  # the only technological one lies on the table
    assert [event.data["card"] for event in table.told("automa")][:2] == ["china", "action-5"]
    assert sum(table.s.a_deck) == 2


@pytest.mark.rule("Q-54")
def test_the_japanese_card_tests_both_conditions_in_order() -> None:
    table = automa("japan").own(0, "e2").policies(0, "Expansion").play("automa japan")
    assert tile(table, "a2")["owner"] == 1
    table.play("turn token b2a")
    assert table.offers("automa Diplomacy")  # both fire
    table.play("automa Diplomacy")
    assert len(table.texts()) == 15  # and no other card is drawn for it: this is the second of the turn
    table.play("automa action-7")
    assert not table.offers("automa")
    table = automa("japan").policies(0, "Expansion").play("automa japan", "automa Diplomacy", "automa action-7")
    assert not table.offers("automa")
    table = automa("japan").play("automa japan", "automa action-7")
    assert revealing(table)  # neither: another card was drawn


# ---------------------------------------------------------------- cards it takes


@pytest.mark.rule("MN-AUT-15")
def test_after_its_turn_the_display_is_replenished_counting_what_it_took() -> None:
    table = automa(display=("Temple", "Quarry", "Stables", "Writing", "The Wheel", "Irrigation"))
    table.play("automa action-3", "automa action-7")
    assert me(table)["discard"] == {"irrigation": 1}
    assert [event.data["card"] for event in table.told("swept")] == ["stables"]  # nothing came from the first row
    rows = table.state.view(0)["display"]
    assert [[space and space["card"] for space in row] for row in rows] == [
        [None, "temple", "quarry"],
        [None, "writing", "the-wheel"],
    ]


@pytest.mark.rule("MN-AUT-16")
def test_gained_cards_lie_in_its_area_and_only_score() -> None:
    table = automa("egypt", display=("Mathematics", "Writing", "Caravanserai")).play("automa action-4")
    assert me(table)["discard"] == {"mathematics": 1, "caravanserai": 1}
    assert me(table)["deck"]["size"] == 0
    assert me(table)["parts"]["knowledge"] == 1
    assert gold(table) == 4  # two Wonders were not there; Caravanserai gives nothing
    table.s.wonder[1] = CARDS["Hanging Gardens"] + 1
    table.give(1, gold=0).play("automa action-9")
    assert table.have(1) == {"production": 0, "science": 0, "military": 0, "gold": 2, "culture": 0}  # no bonus
    assert (me(table)["parts"]["wonders"], me(table)["discard"]["hanging-gardens"]) == (2, 1)


@pytest.mark.rule("MN-AUT-17", "MN-AUT-18", "MN-AUT-20")
@pytest.mark.parametrize(
    ("display", "card", "taken"),
    [
        (("Quarry", "Market", "", "", "", "Stables"), "action-9", "market"),  # as cheap, further from the deck
        (("", "Stables", "", "Scribes' School", "", "Quarry"), "action-9", "quarry"),
        (("", "Temple", "", "", "Quarry", ""), "action-9", "quarry"),  # equally far: the alphabet
        (("", "Market", "Temple", "", "", "Quarry"), "action-9", "quarry"),
        (("Mathematics", "", "", "", "", "The Wheel"), "action-3", "mathematics"),  # the dearest
        (("Mathematics", "", "", "Metal Casting", "", ""), "action-3", "mathematics"),
        (("Mathematics", "", "", "", "Metal Casting", ""), "action-3", "metal-casting"),
    ],
)
def test_between_cards_the_furthest_from_the_deck_then_the_first_in_the_alphabet(
    display: tuple[str, ...], card: str, taken: str
) -> None:
    assert me(automa("denmark", display=display).play(f"automa {card}"))["discard"] == {taken: 1}


@pytest.mark.rule("MN-AUT-20", "Q-11")
@pytest.mark.parametrize(
    ("display", "begun"),
    [
        (("Great Wall", "Pyramids"), "great-wall"),  # 4 + 4 against 4 + 5
        (("Hagia Sophia", "Machu Picchu"), "machu-picchu"),
        (("Pyramids", "Hanging Gardens"), "hanging-gardens"),  # equal: further from the deck
        (("Stonehenge", "", "", "Great Wall"), "great-wall"),  # equally far: the alphabet
    ],
)
def test_the_cheapest_wonder_by_the_sum_of_its_prices(display: tuple[str, ...], begun: str) -> None:
    assert me(automa("denmark", display=display).play("automa action-9"))["wonder"]["card"] == begun


@pytest.mark.rule("Q-11")
def test_equal_sums_are_compared_by_the_left_price() -> None:
    table = automa("denmark", display=("Great Wall", "Stonehenge"))
    tables = table.state.kit.tables[0]
    wall = CARDS["Great Wall"]
    before = int(tables.first[wall]), int(tables.second[wall])
    tables.first[wall], tables.second[wall] = 3, 5
    try:
        table.play("automa action-9")
        assert me(table)["wonder"]["card"] == "great-wall"  # although Stonehenge is further from the deck
    finally:
        tables.first[wall], tables.second[wall] = before


@pytest.mark.rule("MN-AUT-19", "MN-AUT-21", "MN-AUT-22", "Q-24")
def test_a_wonder_is_begun_without_pay_then_completed_and_the_human_places_its_token() -> None:
    table = automa("denmark", display=("Pyramids", "Stonehenge")).own(1, "a2").own(1, "b3")
    reveal(table, "action-9")
    assert me(table)["wonder"]["card"] == "stonehenge"
    assert (gold(table), me(table)["discard"]) == (2, {})  # 2 for the Building that is not there, nothing was paid
    reveal(table.give(1, gold=0), "action-9")
    assert table.state.turn == 0
    assert table.texts() == ["place a2", "place b3"]
    table.play("place b3")
    assert (me(table)["wonder"], tile(table, "b3")["wonders"]) == (None, ["stonehenge"])
    reveal(table.give(1, gold=0), "action-9")
    assert me(table)["wonder"]["card"] == "pyramids"


@pytest.mark.rule("MN-AUT-22")
def test_the_player_to_its_right_is_the_last_person_before_it() -> None:
    table = automa(people=2)
    first, second = [place.name for place in table.state.kit.map.tiles if place.province][:2]
    table.own(2, first).own(2, second)
    table.s.wonder[2] = CARDS["Stonehenge"] + 1
    reveal(table, "action-9")
    assert table.state.turn == 1
    assert table.texts() == [f"place {first}", f"place {second}"]


@pytest.mark.rule("MN-AUT-23", "MN-AUT-24")
def test_without_a_free_province_tokens_go_on_its_capital_which_holds_several() -> None:
    table = automa("denmark").own(1, "a2")
    for wonder, place in (("Stonehenge", "a2"), ("Pyramids", "a3"), ("Great Wall", "a3")):
        table.s.wonder[1] = CARDS[wonder] + 1
        reveal(table, "action-9")
        assert [event.data["tile"] for event in table.told("placed")] == [place]
    assert tile(table, "a3")["wonders"] == ["pyramids", "great-wall"]


@pytest.mark.rule("MN-AUT-04", "MN-AUT-25", "Q-19")
def test_a_policy_is_turned_up_from_a_shuffled_pile_without_cost_or_effect() -> None:
    table = automa(gold=9).play("automa action-5")
    names = [policy.names["en"] for policy in CONTENT.policies if policy.civilization == "greece"]
    assert table.texts() == [f"automa {name}" for name in names]
    assert table.state.odds() == [1] * 5
    table.play("automa Coinage")
    assert len(table.texts()) == 4  # the second one costs 3 Gold
    table.play("automa Siege Warfare")
    assert me(table)["policies"] == ["coinage", "siege-warfare"]
    assert table.have(1) == {"production": 0, "science": 0, "military": 0, "gold": 6, "culture": 0}
    assert me(table)["policy_effects"] == []


# ---------------------------------------------------------------- scores


@pytest.mark.rule("MN-AUT-42", "MN-AUT-43", "MN-AUT-44")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_it_scores_like_a_human_and_a_point_for_three_gold(coins: int, points: int) -> None:
    table = automa(gold=coins).own(1, "a2").policies(1, "Coinage", "Lyceum").give(0, gold=9)
    table.s.knowledge[1] = 2
    table.s.wonders[1] = 1
    parts = me(table.ready())["parts"]
    assert parts["gold"] == points
    assert {name: parts[name] for name in ("provinces", "knowledge", "wonders", "policies")} == {
        "provinces": 1,
        "knowledge": 2,
        "wonders": 2,
        "policies": 4,
    }
    assert [parts[f"most_{name}"] for name in ("provinces", "knowledge", "wonders", "policies")] == [3] * 4
    assert table.state.scores() == [0, 21 + points]
    assert table.state.winners() == [1]


@pytest.mark.rule("Q-25")
def test_a_tie_with_a_human_is_broken_as_usual_or_shared() -> None:
    table = automa(gold=2).give(0, gold=1)
    assert (table.state.scores(), table.state.winners()) == ([0, 0], [1])
    assert table.give(0, gold=3).state.winners() == [0]
    assert table.give(0, gold=2, culture=1).state.winners() == [0]
    assert table.give(0, culture=0).state.winners() == [0, 1]


@pytest.mark.rule("Q-56")
@pytest.mark.parametrize(("policy", "card"), [("Cultural Exchange", "quarry"), ("Foreign Learning", "writing")])
def test_cards_in_its_area_can_be_copied(policy: str, card: str) -> None:
    table = automa("egypt", display=("Quarry", "Writing")).play("automa action-4", "automa action-7").nature()
    assert me(table)["discard"] == {"quarry": 1, "writing": 1}
    table.play("activate row 1", "activate column 1")
    table.s.civilization[0] = next(i for i, item in enumerate(CONTENT.civilizations) if item.id == "japan")
    table.policies(0, policy).give(production=0, science=1, military=0, gold=0).play(f"use {policy}")
    table.play(*table.offers("copy"))
    assert [event.data["id"] for event in table.told("copied")] == [card]
    assert table.have(0)["production"] == (3 if card == "quarry" else 0)
