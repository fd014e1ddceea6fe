"""The keywords of cards (TRM)."""

import pytest

from tests.monumental.positions import CARDS, Table, acting, start
from tests.monumental.test_city import PLAIN, heap, laid, pass_turn, spaces, tops

pytestmark = pytest.mark.modes


@pytest.mark.rule("MN-TRM-01")
def test_a_card_is_activated_once_and_yields_at_once() -> None:
    table = laid("Fort/Electricity", "Quarry", "Library/Irrigation", "", active=(0,)).play("use Electricity 1")
    assert table.offers("activate Fort", "activate Quarry") == ["activate Quarry 2"]
    table.play("activate Quarry 2")
    assert table.have(0)["production"] == 3
    assert table.state.view(None)["seats"][0]["city"][0][1]["active"]
    assert "activate Quarry 2" not in table.texts()
    table.play("activate Library 3")
    assert (table.have(0)["science"], table.have(0)["production"]) == (1, 3)
    assert "use Irrigation 3" in table.texts()  # activated with its cover


@pytest.mark.rule("MN-TRM-02", "MN-TRM-06")
def test_the_policy_developed_last_is_active_and_every_one_off_effect_works_again() -> None:
    table = acting().give(culture=6, gold=0).play("develop Guilds")
    assert table.have(0)["science"] == 1
    assert "use Guilds" in table.give(production=1).texts()
    table.give(production=0).play("develop Corvée")
    assert (table.have(0)["science"], table.have(0)["production"]) == (2, 1)
    assert "use Guilds" not in table.texts()
    table.play("develop Expansion")
    assert table.have(0) == {"production": 2, "science": 3, "military": 1, "gold": 0, "culture": 0}
    assert table.state.view(None)["seats"][0]["policies"] == ["guilds", "corvee", "expansion"]


@pytest.mark.rule("MN-TRM-03", "MN-TRM-04", "MN-TRM-05", "Q-42")
def test_archiving_takes_an_inactive_card_out_of_the_game_and_discards_the_knowledge_below() -> None:
    table = laid("Scribes' School", "Fort/Writing", "Quarry", "Mine", *[""] * 5, active=(0, 2))
    table.play("use Scribes' School 1")
    assert table.texts() == ["archive Fort 2", "archive Mine 4", "stop"]
    table.play("archive Fort 2")
    assert spaces(table)[:4] == ["Scribes' School", "", "Quarry", "Mine"]
    assert (heap(table, "archive"), heap(table, "pile")) == (["Fort"], ["Writing"])
    for _ in range(4):
        pass_turn(table)
        assert "Fort" not in str(spaces(table) + heap(table, "pile") + heap(table, "deck") + tops(table))
        assert table.state.view(None)["seats"][0]["archive"] == {"fort": 1}


@pytest.mark.rule("Q-43", "MN-TRM-08")
def test_a_card_that_archives_itself_does_so_while_active_and_works_however_it_is_archived() -> None:
    for own in (True, False):
        barge, cards = "Pharaoh's Barge", ("Scribes' School", "Pharaoh's Barge")
        table = laid(*cards, active=(0, 1) if own else (0,)).display("Stonehenge", "Quarry", "The Wheel")
        if own:
            table.play(f"use {barge} 2")
        else:
            table.play("use Scribes' School 1", f"archive {barge} 2")
        assert table.texts() == ["section Stonehenge", "stop"]
        table.play("section Stonehenge")
        assert (heap(table, "archive"), spaces(table)[1]) == ([barge], "")
        shown = table.state.view(None)["seats"][0]
        assert (shown["wonder"]["card"], shown["wonders"], table.have(0)["production"]) == ("stonehenge", [], 0)


@pytest.mark.rule("MN-TRM-08")
def test_a_section_is_the_second_step_of_the_own_wonder_or_a_first_on_display() -> None:
    table = laid("Pharaoh's Barge", active=(0,)).display("Stonehenge", "Quarry", "The Wheel")
    table.s.wonder[0] = CARDS["Great Wall"] + 1
    table.ready().play("use Pharaoh's Barge 1")
    assert table.texts() == ["section Great Wall", "section Stonehenge", "stop"]
    table.play("section Great Wall")
    shown = table.state.view(None)["seats"][0]
    assert (shown["wonder"], shown["wonders"]) == (None, [{"card": "great-wall", "tile": "f3"}])
    assert tops(table) == ["Great Wall"]


@pytest.mark.rule("MN-TRM-07")
def test_a_province_is_coastal_if_it_is_next_to_water() -> None:
    table = acting(civilizations=["denmark", "greece"]).policies(0, "Raiding Parties").own(0, "e3")
    for name in ("e2", "e4", "d2", "d3", "d4"):
        table.s.waits[table.tile(name)] = 0
    for name, coastal in (("e2", 0), ("e4", 0), ("d2", 1), ("d3", 1), ("d4", 1)):
        table.ready().give(military=9, gold=0).play(f"conquer {name}")
        while table.offers("from"):
            table.play(table.texts()[-2])
        assert table.have(0)["gold"] == coastal, name


@pytest.mark.rule("MN-TRM-09")
def test_a_copy_produces_and_works_again_though_the_card_was_active() -> None:
    table = laid("Fort/Scholasticism", "Market", active=(0, 1)).give(production=2)
    table.play("use Market 2", "exchange Production for Science", "use Scholasticism 1", "copy Market 2")
    assert table.have(0) == {"production": 2, "science": 1, "military": 0, "gold": 1, "culture": 0}
    table.play("use Market copied 1", "exchange Production for Science")
    assert table.have(0)["science"] == 2
    assert table.offers("use") == []


@pytest.mark.rule("MN-TRM-10", "Q-15")
def test_copies_are_of_the_own_city_and_policies_unless_the_card_says_otherwise() -> None:
    table = (
        laid("Fort/Scholasticism", "Alhambra", "Quarry", active=(0, 1)).city(1, "Bank").policies(0, "Guilds", "Corvée")
    )
    other = Table(table.state.copy()).play("use Alhambra 2")
    assert other.texts() == ["copy Guilds", "stop"]
    table.play("use Scholasticism 1")
    assert {text.split(" ", 1)[1][:-2] for text in table.offers("copy")} == {"Fort", "Quarry", "Work Camp"}
    table = laid("Quarry", active=(0,), civilizations=["japan", "greece"]).city(1, "Bank").give(military=1)
    table.policies(0, "Cultural Exchange").play("use Cultural Exchange")
    assert table.texts() == ["copy Work Camp", "copy Bank", "stop"]
    table.play("copy Bank")
    assert (table.have(0)["gold"], table.have(0)["military"]) == (2, 0)


@pytest.mark.rule("MN-TRM-11")
def test_a_destroyed_unit_goes_to_its_owners_capital() -> None:
    table = laid("Siege Workshop", active=(0,)).own(1, "e3", 2, warlord=True)
    table.play("use Siege Workshop 1", "choose destroy 2", "destroy warlord e3", "destroy soldier e3")
    tiles = {shown["name"]: shown for shown in table.state.view(None)["map"]}
    assert (tiles["e3"]["soldiers"], tiles["a3"]["soldiers"], tiles["a3"]["warlords"]) == (1, 8, [1])


@pytest.mark.rule("MN-TRM-12", "Q-41")
def test_an_inactive_card_is_discarded_with_the_knowledge_below_it() -> None:
    table = laid("Fort/Writing", "Library/Irrigation", "Quarry", "Mine", *[""] * 5, active=(0, 2)).play("use Writing 1")
    assert table.texts() == ["discard Library 2", "discard Mine 4"]  # the inactive ones
    table.play("discard Library 2")
    assert (heap(table, "pile"), table.have(0)["science"]) == (["Irrigation", "Library"], 1)
    assert spaces(table)[:4] == ["Fort/Writing", "", "Quarry", "Mine"]


@pytest.mark.rule("MN-TRM-13")
def test_cards_are_drawn_from_the_top_and_drawing_stops_with_the_last_one() -> None:
    table = laid("Stonehenge", active=(0,)).deck(0, top=["Bank", "Library", "Quarry"]).play("use Stonehenge 1")
    assert (table.texts(), tops(table)) == (["use Quarry", "use Library", "stop"], ["Bank"])
    table = laid("Stonehenge", active=(0,)).deck(0, top=["Quarry"]).pile(0, "Library").play("use Stonehenge 1")
    assert table.texts() == ["use Quarry", "use Library", "stop"]  # the discard pile was shuffled
    table = laid("Stonehenge", active=(0,)).deck(0, top=["Quarry"]).play("use Stonehenge 1")
    assert (table.have(0)["production"], heap(table, "pile")) == (3, ["Quarry"])  # one is all there is


@pytest.mark.rule("MN-TRM-14")
def test_drawn_cards_are_discarded_used_or_not() -> None:
    table = laid("Stonehenge", active=(0,)).deck(0, top=["Library", "Market"]).play("use Stonehenge 1", "use Market")
    table.play("use Market drawn", "exchange Production for Military")
    assert table.have(0) == {"production": 0, "science": 0, "military": 1, "gold": 1, "culture": 0}
    assert (heap(table, "pile"), table.state.view(0)["seats"][0]["drawn"]) == (["Library", "Market"], [])


@pytest.mark.rule("MN-TRM-14")
def test_drawn_cards_are_discarded_only_after_all_of_them_are_resolved() -> None:
    table = laid(*PLAIN).give(military=3).deck(0, top=["Stonehenge", "Quarry"])
    table.play("conquer e3", "from f3", "from f3", "from f3", "turn token b2k", "loot draw 2 use 2", "use Quarry")
    assert (table.have(0)["production"], heap(table, "pile")) == (3, [])
    if table.offers("use Stonehenge"):
        table.play("use Stonehenge")
    assert "use Stonehenge drawn" not in table.texts()  # deck and discard pile are still empty
    assert (table.have(0)["science"], heap(table, "pile")) == (1, ["Quarry", "Stonehenge"])


@pytest.mark.rule("MN-TRM-15", "Q-16")
def test_gains_of_this_turn_count_though_spent_and_are_not_spent_by_a_condition() -> None:
    table = start().city(0, "Mine", "Work Camp", "Work Camp", "Fort", "Fort", "Fort", "Fort").deck(0).pile(0)
    table.give(gold=0).play("activate row 1", "activate column 1", "acquire Workshop")
    assert table.have(0)["production"] == 0
    table.play("use Mine 1")
    assert (table.have(0)["gold"], table.have(0)["military"]) == (1, 2)
    table = start().city(0, "Mine", "Work Camp", *["Fort"] * 7).give(gold=5, culture=4)
    table.s.tokens[0] = 1
    table.ready().play("activate row 1", "activate column 1")
    assert "use Mine 1" not in table.give(production=9).texts()  # not what is there counts, but what was gained
    gained = table.state.view(0)["seats"][0]["gained"]
    assert (gained["production"], gained["gold"], gained["culture"]) == (2, 0, 0)
    table.play("use Production token")
    assert "use Mine 1" in table.texts()


@pytest.mark.rule("MN-TRM-16")
def test_a_free_move_of_an_explorer_is_one_step_to_an_adjacent_province() -> None:
    table = laid("Fort/Scouting", active=(0,), civilizations=["denmark", "greece"]).play("use Scouting 1")
    assert table.offers("explorer") == ["explorer 1 to e2", "explorer 1 to e3", "explorer 1 to e4"]
    table.play("explorer 1 to e3")
    assert (table.offers("explorer"), table.have(0)["military"]) == (["explorer 1 collects"], 0)


def test_a_free_move_of_units_goes_as_far_as_move_military() -> None:  # the card's own words: specific beats general
    table = laid("Fort/The Wheel", active=(0,)).own(0, "e3").own(0, "e4").own(0, "d3").own(0, "c3")
    table.play("use The Wheel 1", "move soldier f3")
    assert table.texts() == ["to c3", "to d3", "to e3", "to e4"]


@pytest.mark.rule("MN-TRM-18")
def test_a_taken_card_is_free_and_goes_onto_the_deck() -> None:
    table = laid(*PLAIN).own(0, "e4").give(military=3).display("Quarry", "The Wheel", "Stonehenge")
    table.play("conquer d4", "from f3", "from f3", "from f3", "turn token b3g", "loot take basic")
    assert table.texts() == ["take Workshop", "take Laboratory", "take Archery Range", "stop"]
    table.play("take Laboratory")
    assert (tops(table), table.state.view(None)["piles"][1]["left"]) == (["Laboratory"], 9)
    assert sum(table.have(0).values()) == 0
    table = laid(*PLAIN).give(production=6).display("Quarry", "The Wheel", "Stonehenge")
    table.s.wonder[0] = CARDS["Angkor Wat"] + 1
    table.ready().play("complete Angkor Wat", "take Quarry")
    assert (sorted(tops(table)), table.have(0)["production"]) == (["Angkor Wat", "Quarry"], 0)
    assert table.state.view(None)["display"][0][0] is None


@pytest.mark.rule("MN-TRM-20")
def test_the_basic_buildings_are_workshop_laboratory_and_archery_range() -> None:
    assert [pile["card"] for pile in acting().state.view(None)["piles"]] == ["workshop", "laboratory", "archery-range"]
