"""Card effects (EFF), scientific progress (SCI) and replenishing the City (RCT); the keywords are in test_keywords."""

from typing import Any

import pytest

from cairn.core import CHANCE
from tests.monumental.positions import CONTENT, Table, acting

pytestmark = pytest.mark.modes

NINE = ("Fort", "Library", "Quarry", "Mine", "Forum", "Market", "Temple", "Stables", "Workshop")
PLAIN = ("Work Camp",) * 9


def spaces(table: Table, seat: int = 0) -> list[str]:
    """Name what lies in the City, "Fort/Writing" for a card on a Knowledge."""
    shown = []
    for upper, lower in zip(table.field("city")[seat], table.field("under")[seat], strict=True):
        name = CONTENT.cards[upper - 1].names["en"] if upper else ""
        shown.append(name + (f"/{CONTENT.cards[lower - 1].names['en']}" if lower else ""))
    return shown


def heap(table: Table, which: str, seat: int = 0) -> list[str]:
    """Name the cards of a pile: "pile", "archive" or "deck"."""
    found = [(CONTENT.cards[i].names["en"], n) for i, n in enumerate(table.field(which)[seat]) if n]
    return sorted(name for name, n in found for _ in range(n))


def tops(table: Table, seat: int = 0) -> list[str]:
    """Name the known cards of a deck, the topmost last."""
    return [CONTENT.cards[i].names["en"] for i in table.field("top")[seat][: table.field("tops")[seat]]]


def laid(*cards: str, active: tuple[int, ...] = (), **wanted: Any) -> Table:
    """Let seat 0 act with a City, some spaces of it active; deck, discard pile and purse are empty."""
    table = acting(**wanted).city(0, *cards).give(gold=0).deck(0).pile(0)
    return table.acting(active=active)


def pass_turn(table: Table) -> Table:
    """Play the turn to its end, doing as little as possible."""
    turns = table.field("turns")
    while table.field("turns") == turns:
        if table.state.turn == CHANCE:
            table.nature()
            continue
        texts = table.texts()
        table.play(next((text for text in ("end turn", "stop") if text in texts), texts[0]))
    return table


def again(table: Table) -> Table:
    """Let a round pass until seat 0 acts again, with nothing gained or active."""
    pass_turn(pass_turn(table))
    return table.play("activate row 1", "activate column 1").acting().give(production=0, science=0, military=0, gold=0)


# ---------------------------------------------------------------- effects


@pytest.mark.rule("MN-EFF-01", "MN-EFF-05", "MN-EFF-06")
def test_only_active_cards_and_the_topmost_policy_can_be_used() -> None:
    table = laid("Forum", "Temple/Theology", "Workshop/Masonry", active=(0, 2)).give(production=3, science=3)
    table.policies(0, "Guilds", "Funerary Cult")
    table.s.wonders[0] = 1
    assert sorted(table.ready().offers("use")) == [
        "use Forum 1",
        "use Funerary Cult",
        "use Masonry 3",
        "use Workshop 3",
    ]
    table.policies(0, "Funerary Cult", "Guilds")
    assert "use Guilds" in table.texts()
    assert "use Funerary Cult" not in table.texts()


@pytest.mark.rule("MN-EFF-02", "MN-TRM-01")
def test_lasting_and_triggered_effects_work_from_the_moment_the_card_is_active() -> None:
    table = laid("Machu Picchu", "Archery Range", "Lighthouse of Alexandria", active=(0,)).give(military=1)
    table.explorer(0, 1, "e3").explorer(0, 2, "e4")
    assert "conquer e3" not in table.texts()
    table.play("explorer 1 collects")
    assert table.have(0)["gold"] == 0
    table.play("use Machu Picchu 1", "activate Archery Range 2")  # 2 Military more, and 1 less to pay
    table.play("conquer e3", "from f3", "from f3", "from f3", "turn token b2a", "loot 3 Science")
    assert table.have(0)["military"] == 1
    table.acting(active=(0, 1, 2)).play("explorer 2 collects")
    assert table.have(0)["gold"] == 1


@pytest.mark.rule("MN-EFF-03", "MN-EFF-04")
def test_an_effect_is_used_at_any_time_of_phase_2_once_a_turn() -> None:
    for first in (True, False):
        table = laid("Workshop", active=(0,)).give(science=2, military=1).policies(0, "Guilds")
        if first:
            table.play("use Workshop 1", "exchange Science for Production", "explorer 1 to e3")
        else:
            table.play("explorer 1 to e3", "use Workshop 1", "exchange Science for Production")
        assert table.have(0)["production"] == 1
        table.play("use Guilds")
        assert table.have(0) == {"production": 0, "science": 3, "military": 0, "gold": 0, "culture": 0}
        table.give(production=5)
        assert table.offers("use") == []
    again(table).give(production=1)
    assert table.offers("use") == ["use Guilds"]


@pytest.mark.rule("MN-EFF-07")
def test_warrior_culture_sells_1_culture_for_2_military_but_not_for_gold_once_a_turn() -> None:
    table = acting(civilizations=["denmark", "greece"]).policies(0, "Warrior Culture").give(military=1, gold=5)
    assert "use Warrior Culture" not in table.texts()
    table.give(military=4).play("use Warrior Culture")
    assert (table.have(0)["culture"], table.have(0)["military"], table.have(0)["gold"]) == (1, 2, 5)
    assert "use Warrior Culture" not in table.texts()
    assert "use Warrior Culture" not in table.policies(0, "Warrior Culture", "Pillaging").texts()


# ---------------------------------------------------------------- scientific progress


@pytest.mark.rule("MN-SCI-01", "MN-SCI-02", "MN-SCI-03")
def test_two_science_draw_and_use_the_top_card_as_often_as_they_are_paid() -> None:
    table = laid(*PLAIN).deck(0, top=["Fort", "Market", "Quarry"]).give(science=5)
    table.play("scientific progress")
    assert (table.have(0)["production"], table.have(0)["science"], heap(table, "pile")) == (3, 3, ["Quarry"])
    table.play("scientific progress")
    assert table.have(0)["gold"] == 1
    assert heap(table, "pile") == ["Quarry"]  # its effect comes first
    assert table.texts() == ["use Market drawn", "stop"]
    table.play("use Market drawn", "exchange Production for Military")
    assert (table.have(0)["production"], table.have(0)["military"]) == (3, 1)
    assert heap(table, "pile") == ["Market", "Quarry"]
    assert tops(table) == ["Fort"]
    table.give(gold=0)
    assert "scientific progress" not in table.texts()  # 1 Science is left
    assert table.offers("use") == []


@pytest.mark.rule("MN-SCI-04", "MN-TRM-13")
def test_an_empty_deck_is_refilled_from_the_discard_pile_first() -> None:
    table = laid(*PLAIN).pile(0, "Quarry").give(science=2).play("scientific progress")
    assert len(table.told("shuffled")) == 1
    assert (table.have(0)["production"], heap(table, "pile")) == (3, ["Quarry"])
    table = laid(*PLAIN).pile(0, "Heliocentrism").give(science=2).play("scientific progress")
    assert table.have(0)["science"] == 1  # a discard pile of Knowledge alone, too


@pytest.mark.rule("MN-SCI-05", "Q-08")
def test_no_progress_without_a_card_to_draw() -> None:
    table = laid(*PLAIN).give(science=9)
    assert "scientific progress" not in table.texts()
    assert "scientific progress" in table.pile(0, "Fort").texts()


@pytest.mark.rule("MN-SCI-06")
@pytest.mark.parametrize(("science", "gold"), [(1, 1), (0, 2)])
def test_gold_pays_for_progress(science: int, gold: int) -> None:
    table = laid(*PLAIN).deck(0, top=["Quarry"]).give(science=science, gold=gold).play("scientific progress")
    assert table.have(0) == {"production": 3, "science": 0, "military": 0, "gold": 0, "culture": 0}


@pytest.mark.rule("Q-37")
def test_lasting_effects_of_a_drawn_card_end_with_it() -> None:
    table = laid(*PLAIN).deck(0, top=["Archery Range"]).give(science=2).play("scientific progress")
    assert table.have(0)["military"] == 2
    assert "conquer e2" in table.texts()
    assert "conquer e3" not in table.texts()  # 3 Military: the discount is gone
    table = laid(*PLAIN).deck(0, top=["Fort", "Laboratory"]).give(science=2).play("scientific progress")
    table.play("scientific progress")
    assert table.have(0)["science"] == 0  # 2 again


@pytest.mark.rule("Q-38")
def test_a_drawn_knowledge_is_used_alone() -> None:
    table = laid("Work Camp", "Library").deck(0, top=["Fort", "Writing"]).give(science=2).play("scientific progress")
    assert (tops(table), table.texts()) == (["Fort"], ["use Writing drawn", "stop"])
    table.play("use Writing drawn", "discard Library 2")
    assert (table.have(0)["science"], table.have(0)["military"]) == (1, 0)
    assert (heap(table, "pile"), tops(table)) == (["Library", "Writing"], ["Fort"])


@pytest.mark.rule("Q-57")
def test_a_card_drawn_twice_in_a_turn_yields_nothing_the_second_time() -> None:
    table = laid(*PLAIN).deck(0, top=["Market"]).pile(0, "Fort").give(science=6)
    table.play("scientific progress", "use Market drawn", "exchange Production for Science", "scientific progress")
    table.play("draw used Market")
    assert table.state.turn == 0
    assert table.offers("use", "exchange") == []
    assert (table.have(0)["gold"], table.have(0)["production"]) == (1, 0)
    table.play("scientific progress")  # the Fort is fresh
    assert (table.have(0)["military"], table.have(0)["gold"]) == (1, 1)
    again(table).deck(0).pile(0, "Market").give(science=2).play("scientific progress")
    assert table.have(0)["gold"] == 1  # a new turn


# ---------------------------------------------------------------- replenishing the City


@pytest.mark.rule("MN-RCT-01", "MN-RCT-03", "MN-RCT-04")
def test_active_cards_are_discarded_the_others_stay_and_gaps_are_filled_in_reading_order() -> None:
    table = laid(*NINE, active=(0, 1, 2, 3, 6))
    table.deck(0, top=["Archery Range", "Laboratory", "Work Camp", "Bank", "Monastery"]).play("end turn")
    dealt = [(event.data["card"], event.data["slot"]) for event in table.told("dealt")]
    assert dealt == [("monastery", 1), ("bank", 2), ("work-camp", 3), ("laboratory", 4), ("archery-range", 7)]
    assert spaces(table) == [
        *("Monastery", "Bank", "Work Camp"),
        *("Laboratory", "Forum", "Market"),
        *("Archery Range", "Stables", "Workshop"),
    ]
    assert heap(table, "pile") == sorted(["Fort", "Library", "Quarry", "Mine", "Temple"])
    assert not any(table.field("active")[0])


@pytest.mark.rule("MN-RCT-02")
def test_an_active_knowledge_is_discarded_with_its_cover() -> None:
    table = laid("Fort/Writing", "Library/Irrigation", active=(0,)).deck(0, top=["Quarry"]).play("end turn")
    assert spaces(table)[:2] == ["Quarry", "Library/Irrigation"]
    assert heap(table, "pile") == ["Fort", "Writing"]


@pytest.mark.rule("MN-RCT-05")
def test_gaps_of_archived_and_discarded_cards_are_filled_in_the_same_pass() -> None:
    table = laid("Scribes' School/Writing", *NINE[1:], active=(0,)).deck(0, top=["Bank", "Monastery", "Work Camp"])
    table.play("use Scribes' School 1", "archive Forum 5", "use Writing 1", "discard Library 2", "end turn")
    assert spaces(table)[:6] == ["Work Camp", "Monastery", "Quarry", "Mine", "Bank", "Market"]


@pytest.mark.rule("MN-RCT-06")
def test_a_dealt_knowledge_takes_the_space_and_the_next_card_covers_it() -> None:
    table = laid(*NINE, active=(0, 1)).deck(0, top=["Bank", "Work Camp", "Irrigation"]).play("end turn")
    assert spaces(table)[:2] == ["Work Camp/Irrigation", "Bank"]


@pytest.mark.rule("MN-RCT-07", "MN-RCT-08", "MN-RCT-09")
def test_of_two_knowledge_cards_one_is_kept_until_another_card_comes() -> None:
    for kept, last in (("Irrigation", "Irrigation"), ("Writing", "Compass")):
        table = laid(*NINE, active=(0,)).deck(0, top=["Bank", "Compass", "Irrigation", "Writing"]).play("end turn")
        assert table.texts() == ["keep Writing", "keep Irrigation"]
        table.play(f"keep {kept}")
        assert table.texts() == [f"keep {kept}", "keep Compass"]
        table.play(f"keep {last}")
        assert spaces(table)[0] == f"Bank/{last}"
        assert heap(table, "pile") == sorted({"Fort", "Writing", "Irrigation", "Compass"} - {last})


@pytest.mark.rule("MN-RCT-10")
def test_the_discard_pile_becomes_the_new_deck_when_a_card_is_needed() -> None:
    table = laid(*NINE, active=(0, 1, 2)).deck(0, top=["Bank"]).pile(0, "Monastery").play("end turn")
    assert table.told("shuffled")
    assert table.texts() == ["draw Library", "draw Fort", "draw Quarry", "draw Monastery"]
    table.play("draw Monastery")
    assert (spaces(table)[:2], heap(table, "pile")) == (["Bank", "Monastery"], [])
    assert laid(*NINE, active=(0,)).deck(0, top=["Bank"]).play("end turn").told("shuffled") == []  # none was needed


@pytest.mark.rule("MN-RCT-11", "MN-RCT-12")
def test_with_nothing_left_spaces_stay_empty_and_only_then_a_knowledge_uncovered() -> None:
    table = laid("", "Fort", "", "").deck(0, top=["Writing", "Bank"]).play("end turn")
    assert spaces(table)[:4] == ["Bank", "Fort", "/Writing", ""]
    assert (heap(table, "pile"), tops(table), heap(table, "deck")) == ([], [], [])
    table = laid("", "Fort", "", "").pile(0, "Quarry").deck(0, top=["Writing", "Bank"]).play("end turn")
    assert spaces(table)[:4] == ["Bank", "Fort", "Quarry/Writing", ""]


@pytest.mark.rule("MN-RCT-13", "Q-45")
def test_a_discard_pile_of_knowledge_alone_is_not_shuffled() -> None:
    table = laid("", "Fort", "").pile(0, "Irrigation", "Compass").play("end turn")
    assert (spaces(table)[:3], heap(table, "pile")) == (["", "Fort", ""], ["Compass", "Irrigation"])
    table = laid("", "Fort", "").deck(0, top=["Irrigation", "Writing"]).play("end turn", "keep Irrigation")
    assert (spaces(table)[:3], heap(table, "pile")) == (["/Irrigation", "Fort", ""], ["Writing"])
    assert table.told("shuffled") == []


@pytest.mark.rule("Q-44")
def test_an_uncovered_knowledge_is_covered_at_the_next_replenishing() -> None:
    table = laid("Fort", "", "/Writing", "").deck(0, top=["Quarry", "Bank", "Library"]).play("end turn")
    assert spaces(table)[:4] == ["Fort", "Library", "Bank/Writing", "Quarry"]


@pytest.mark.rule("MN-RCT-14", "MN-RCT-15", "MN-TRM-17")
def test_a_reinforced_card_stays_straight_and_the_knowledge_below_it_goes() -> None:
    table = laid("Notre-Dame", "Fort/Writing", "Quarry", active=(0, 1)).deck(0, top=["Bank"])
    table.play("use Notre-Dame 1", "end turn")
    assert table.texts() == ["reinforce Notre-Dame 1", "reinforce Fort 2", "stop"]  # active cards alone
    table.play("reinforce Fort 2")
    assert spaces(table)[:3] == ["Bank", "Fort", "Quarry"]
    assert heap(table, "pile") == ["Notre-Dame", "Writing"]
    assert not table.state.view(None)["seats"][0]["city"][0][1]["active"]
    pass_turn(pass_turn(table))
    assert spaces(table)[1] == "Fort"
    table.play("activate row 1", "activate column 1")
    assert table.have(0)["military"] == 1  # and works again


@pytest.mark.rule("Q-71")
def test_an_uncovered_knowledge_is_reinforced_like_any_card_and_a_covered_one_is_not() -> None:
    table = laid("Notre-Dame", "/Writing", "Fort/Theology", active=(0, 1, 2)).play("use Notre-Dame 1", "end turn")
    assert table.texts() == ["reinforce Notre-Dame 1", "reinforce Writing 2", "reinforce Fort 3", "stop"]
    table.deck(0, top=["Bank", "Temple", "Forum"]).play("reinforce Writing 2")
    assert spaces(table)[1].endswith("/Writing")  # it stays, and a card covers it
    assert heap(table, "pile") == ["Fort", "Notre-Dame", "Theology"]
    alone = laid("/Writing", active=(0,), civilizations=["japan", "egypt"]).policies(0, "Way of Tea")
    assert "use Way of Tea" in alone.texts()  # there is something to reinforce


@pytest.mark.rule("Q-42")
def test_a_covered_knowledge_is_archived_only_where_knowledge_is_named_and_its_cover_stays() -> None:
    table = laid("Scribes' School", "Fort/Writing", active=(0,), monsters=1).own(0, "e2").monster("Apep", "e2", timer=5)
    table.s.knowledge[0] = 1
    other = Table(table.state.copy()).play("use Scribes' School 1")
    assert [text for text in other.texts() if "Writing" in text] == []
    table.deck(0, top=["Bank"]).play("end turn").nature()
    table.play("choose give up knowledge")
    assert spaces(table)[1] == "Fort"
    assert (heap(table, "archive"), heap(table, "pile"), table.field("knowledge")[0]) == (
        ["Writing"],
        ["Scribes' School"],
        0,
    )


@pytest.mark.rule("MN-RCT-16")
def test_cards_acquired_in_the_turn_are_dealt_first_the_latest_first() -> None:
    table = laid(*NINE, active=(0, 1, 2)).deck(0, "Bank").give(production=6)
    table.play("acquire Workshop", "acquire Laboratory", "end turn")
    assert spaces(table)[:3] == ["Laboratory", "Workshop", "Bank"]
