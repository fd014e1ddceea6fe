"""Acquiring cards (ACQ), Wonders (WON) and Policies (POL)."""

from typing import Any

import pytest

from tests.monumental.positions import CARDS, CONTENT, Table, acting

pytestmark = pytest.mark.modes

DISPLAY = ("Quarry", "The Wheel", "Stonehenge", "Market", "Writing", "Pyramids")
PILES = ("Workshop", "Laboratory", "Archery Range")
DEVELOPMENTS = [card for card in CONTENT.cards if card.deck in ("I", "II", "R", "III")]


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """Give what the events of a kind say."""
    return [event.as_dict() for event in table.told(kind)]


def changed(table: Table, kind: str) -> list[tuple[str, int]]:
    """Give the resources gained or paid."""
    return [(event["resource"], event["count"]) for event in told(table, kind)]


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    """Give what a guest sees of a seat."""
    shown: dict[str, Any] = table.state.view(None)["seats"][seat]
    return shown


def poor(players: int = 2, **wanted: Any) -> Table:
    """Give a position in phase 2 in which seat 0 has nothing at all, and cards of every kind are on display."""
    return acting(players, **wanted).display(*DISPLAY).give(gold=0)


def building(name: str, **resources: int) -> Table:
    """Give a position in which seat 0 builds a Wonder."""
    table = poor()
    table.s.wonder[0] = CARDS[name] + 1
    return table.give(**resources)


def monument(table: Table, name: str, tile: str) -> Table:
    """Put the token of a Wonder on a tile."""
    at = table.tile(tile)
    table.s.monument[CARDS[name]] = at + 1
    table.s.monuments[at] += 1
    return table.ready()


def lies(table: Table, name: str) -> dict[str, Any]:
    """Give a tile as a guest sees it."""
    return next(tile for tile in table.state.view(None)["map"] if tile["name"] == name)


# ---------------------------------------------------------------- acquiring


@pytest.mark.rule("MN-ACQ-01", "MN-ACQ-02")
def test_cards_come_from_any_space_of_the_display_and_from_the_basic_piles() -> None:
    table = poor().give(production=20, science=20, gold=20)
    assert sorted(table.offers("acquire ")) == sorted(f"acquire {card}" for card in DISPLAY + PILES)
    assert table.display("", "", "Market").offers("acquire ") == [f"acquire {card}" for card in ("Market", *PILES)]
    assert table.display().offers("acquire ", "take ") == [f"acquire {card}" for card in PILES]


@pytest.mark.rule("MN-ACQ-02", "MN-ACQ-03")
@pytest.mark.parametrize("space", range(6))
def test_the_space_does_not_change_the_cost(space: int) -> None:
    for players in (2, 3):
        table = acting(players).display(*[""] * space, "Quarry").give(gold=0)
        assert "acquire Quarry" not in table.give(production=3).texts()
        assert changed(table.give(production=4).play("acquire Quarry"), "paid") == [("production", 4)]


@pytest.mark.rule("MN-ACQ-03", "MN-ACQ-04", "MN-ACQ-05", "MN-WON-02")
@pytest.mark.parametrize("kind", ["building", "knowledge", "wonder"])
def test_a_card_costs_what_stands_in_its_corner(kind: str) -> None:
    resource, other = ("science", "production") if kind == "knowledge" else ("production", "science")
    table = acting().give(gold=0)
    for card in [card for card in DEVELOPMENTS if card.kind == kind]:
        text, cost = f"acquire {card.names['en']}", card.price[0]
        assert text not in table.display(card.names["en"]).give(**{resource: cost - 1, other: 20}).texts()
        assert text in table.give(**{resource: cost, other: 0}).texts()


@pytest.mark.rule("MN-ACQ-03", "MN-ACQ-04")
@pytest.mark.parametrize("card", PILES)
def test_a_basic_building_costs_three_production(card: str) -> None:
    table = poor().give(production=2, science=9, military=9)
    assert f"acquire {card}" not in table.texts()
    assert changed(table.give(production=3).play(f"acquire {card}"), "paid") == [("production", 3)]


@pytest.mark.rule("MN-ACQ-06", "MN-ACQ-07")
def test_acquired_cards_go_on_top_of_the_deck_the_last_one_uppermost() -> None:
    table = poor().give(production=7, science=3).deck(0, "Fort", "Fort")
    table.play("acquire Quarry")
    assert seen(table)["deck"] == {"size": 3, "top": ["quarry"], "rest": {"fort": 2}}
    table.play("acquire Writing", "acquire Workshop")
    assert seen(table)["deck"]["top"] == ["workshop", "writing", "quarry"]
    assert seen(table)["discard"] == {}
    table.city(0, *["Fort"] * 9).s.city[0][0] = 0
    table.s.city[0][1] = 0
    table.ready().play("end turn")
    assert [event["card"] for event in told(table, "dealt")] == ["workshop", "writing", "quarry"]


@pytest.mark.rule("MN-ACQ-08")
@pytest.mark.parametrize("pile", range(3))
def test_an_empty_pile_gives_no_more_buildings(pile: int) -> None:
    table = poor()
    table.s.piles[pile] = 1
    table.give(production=9).play(f"acquire {PILES[pile]}")
    assert table.have(0)["production"] == 6
    left = [f"acquire {name}" for name in PILES if name != PILES[pile]]
    assert [text for text in table.offers("acquire") if text.removeprefix("acquire ") in PILES] == left


@pytest.mark.rule("MN-ACQ-09")
def test_gaps_in_the_display_stay_until_the_end_of_the_turn() -> None:
    table = poor().give(production=8)
    left = sum(table.field("pool"))
    table.play("acquire Quarry", "acquire Market")
    shown = [space and space["card"] for row in table.state.view(None)["display"] for space in row]
    assert shown == [None, "the-wheel", "stonehenge", None, "writing", "pyramids"]
    assert sum(table.field("pool")) == left
    table.play("end turn").nature()
    assert all(space for row in table.state.view(None)["display"] for space in row)
    assert sum(table.field("pool")) == left - 2


@pytest.mark.rule("MN-ACQ-10")
def test_a_card_just_acquired_can_be_drawn_in_the_same_turn() -> None:
    table = poor().give(production=4, science=2)
    table.play("acquire Quarry", "scientific progress")
    assert [event["card"] for event in told(table, "drawn")] == ["quarry"]
    assert table.have(0)["production"] == 3
    assert seen(table)["discard"] == {"quarry": 1}


# ---------------------------------------------------------------- what counts as acquired


@pytest.mark.rule("Q-28")
@pytest.mark.parametrize(
    ("taken", "swept"),
    [("Quarry", ["pyramids"]), ("Market", ["stonehenge"]), ("Workshop", ["stonehenge", "pyramids"])],
)
def test_a_card_taken_from_a_row_counts_as_acquired_from_it(taken: str, swept: list[str]) -> None:
    table = building("Angkor Wat", production=6).play("complete Angkor Wat")
    assert table.texts() == [f"take {card}" for card in ("Quarry", "Market", *PILES)] + ["stop"]
    table.play(f"take {taken}", "end turn")
    assert [event["card"] for event in told(table, "swept")] == swept


@pytest.mark.rule("Q-29")
@pytest.mark.parametrize(("wonder", "swept"), [("Stonehenge", ["pyramids"]), ("Pyramids", ["stonehenge"])])
def test_a_wonder_gained_by_a_section_counts_as_acquired_from_its_row(wonder: str, swept: list[str]) -> None:
    table = poor().city(0, "Pharaoh's Barge").acting(active=[0]).play("use Pharaoh's Barge 1")
    assert table.texts() == ["section Stonehenge", "section Pyramids", "stop"]
    table.play(f"section {wonder}", "end turn").nature()
    assert [event["card"] for event in told(table, "swept")] == swept
    table = poor(3).city(0, "Pharaoh's Barge").acting(active=[0])
    table.play("use Pharaoh's Barge 1", f"section {wonder}", "end turn").nature()
    assert not table.told("swept")


@pytest.mark.rule("Q-48")
def test_a_standing_discount_holds_for_the_whole_turn_an_exchange_is_one_use() -> None:
    table = poor().city(0, "Workshop/Mathematics", "Masons' Lodge").acting(active=[0]).give(production=9)
    table.play("acquire Workshop", "acquire Workshop", "acquire Laboratory", "acquire Market")
    assert changed(table, "paid") == [("production", 2)] * 3 + [("production", 3)]
    table.give(production=5).play("use Workshop 1", "exchange Production for Science")
    assert not table.offers("use Workshop")
    table.acting(active=[1]).give(production=5).play("acquire Pyramids", "complete Pyramids")
    assert changed(table, "paid") == [("production", 2), ("production", 3)]


# ---------------------------------------------------------------- Wonders


@pytest.mark.rule("MN-WON-01", "MN-WON-02", "MN-WON-08", "MN-WON-09")
@pytest.mark.parametrize("name", ["Stonehenge", "Pyramids", "Hagia Sophia", "Forbidden City", "Eiffel Tower"])
def test_a_wonder_is_paid_in_two_steps_even_in_one_turn(name: str) -> None:
    card = CONTENT.cards[CARDS[name]]
    assert len(card.price) == 2
    table = poor().display(name).give(production=card.price[0])
    assert changed(table.play(f"acquire {name}"), "paid") == [("production", card.price[0])]
    assert not table.told("completed")
    assert not table.give(production=card.price[1] - 1).offers("complete")
    table.give(production=card.price[1]).play(f"complete {name}")
    assert changed(table, "paid") == [("production", card.price[1])]
    assert [event["card"] for event in told(table, "completed")] == [card.id]


@pytest.mark.rule("MN-WON-03", "MN-WON-04", "MN-WON-12")
def test_a_wonder_under_construction_lies_open_beside_the_city() -> None:
    table = poor().give(production=8).deck(0, "Fort")
    assert seen(table)["wonder"] is None
    table.play("acquire Stonehenge")
    assert seen(table)["wonder"] == {"card": "stonehenge", "price": [4, 4], "now": 4}
    assert seen(table)["deck"] == {"size": 1, "top": [], "rest": {"fort": 1}}
    assert (seen(table)["wonders"], seen(table)["parts"]["wonders"]) == ([], 0)
    table.play("complete Stonehenge")
    assert seen(table)["wonder"] is None
    assert not table.give(production=20).offers("complete")
    table.play("acquire Pyramids")
    assert seen(table)["wonder"]["card"] == "pyramids"


@pytest.mark.rule("MN-WON-05", "MN-WON-06", "MN-WON-07")
@pytest.mark.parametrize(("kept", "gone"), [("Stonehenge", "Pyramids"), ("Pyramids", "Stonehenge")])
def test_of_two_wonders_one_is_kept_and_the_other_removed(kept: str, gone: str) -> None:
    table = poor().give(production=8).play("acquire Stonehenge", "acquire Pyramids")
    assert table.texts() == ["keep Stonehenge", "keep Pyramids"]
    table.play(f"keep {kept}")
    assert seen(table)["wonder"]["card"] == CONTENT.cards[CARDS[kept]].id
    assert [event["card"] for event in told(table, "removed")] == [CONTENT.cards[CARDS[gone]].id]
    number = CARDS[gone]
    assert (table.field("pool")[number], table.field("deck")[0][number], table.field("pile")[0][number]) == (0, 0, 0)
    assert number + 1 not in table.field("display")
    assert table.give(production=20).offers("complete") == [f"complete {kept}"]


@pytest.mark.rule("MN-WON-10")
def test_the_completion_bonus_is_gained_at_once_and_once() -> None:
    table = building("Hanging Gardens", production=5).play("complete Hanging Gardens")
    assert changed(table, "gained") == [("culture", 1), ("gold", 1)]
    table.city(0, "Hanging Gardens", "", "", "", "", "", "", "", "").deck(0, *["Fort"] * 20)
    table.play("end turn").nature()
    table.city(0, "Hanging Gardens", "", "", "", "", "", "", "", "").acting(1).play("end turn").nature()
    table.play("activate row 1", "activate column 1")
    assert changed(table, "gained") == [("gold", 1)]


@pytest.mark.rule("MN-WON-11")
def test_a_completed_wonder_goes_on_top_of_the_deck() -> None:
    table = building("Hanging Gardens", production=9).deck(0, "Fort")
    table.play("acquire Quarry", "complete Hanging Gardens")
    assert seen(table)["deck"] == {"size": 3, "top": ["hanging-gardens", "quarry"], "rest": {"fort": 1}}
    assert seen(table)["parts"]["wonders"] == 2


@pytest.mark.rule("MN-WON-13", "MN-WON-17")
@pytest.mark.parametrize("place", ["e2", "f3", "e4"])
def test_the_token_goes_on_any_controlled_tile(place: str) -> None:
    table = building("Hagia Sophia", production=6).own(0, "e2").own(0, "e4").own(1, "b3")
    table.play("complete Hagia Sophia")
    assert table.texts() == ["place e2", "place f3", "place e4"]
    table.play(f"place {place}")
    assert lies(table, place)["wonders"] == ["hagia-sophia"]
    assert seen(table)["wonders"] == [{"card": "hagia-sophia", "tile": place}]


@pytest.mark.rule("MN-WON-14", "MN-WON-16")
def test_a_tile_holds_one_token_and_without_a_free_tile_nothing_is_completed() -> None:
    table = monument(building("Hagia Sophia", production=6).own(0, "e2"), "Stonehenge", "f3")
    monument(table.own(0, "e4"), "Pyramids", "e4")
    assert table.offers("complete")
    monument(table, "Great Wall", "e2")
    assert not table.offers("complete")
    table.own(0, "e3").play("complete Hagia Sophia")
    assert lies(table, "e3")["wonders"] == ["hagia-sophia"]


@pytest.mark.rule("MN-WON-16")
def test_without_a_free_tile_no_effect_completes_the_wonder_either() -> None:
    table = monument(building("Hagia Sophia").city(0, "Pharaoh's Barge").acting(active=[0]), "Stonehenge", "f3")
    table.play("use Pharaoh's Barge 1")
    assert table.texts() == ["section Stonehenge", "section Pyramids", "stop"]


@pytest.mark.rule("MN-WON-15")
def test_a_token_adds_two_to_the_defense() -> None:
    table = building("Hagia Sophia", production=6).own(0, "e3", 2)
    assert lies(table, "e3")["defense"] == 3
    table.play("complete Hagia Sophia", "place e3")
    assert lies(table, "e3")["defense"] == 5


@pytest.mark.rule("MN-WON-18", "MN-WON-19", "F-11")
def test_a_conquered_token_stays_and_the_card_stays_with_its_builder() -> None:
    table = poor().own(1, "e3").own(1, "d3", 6).acting(1)
    table.s.wonder[1] = CARDS["Hagia Sophia"] + 1
    table.give(1, production=6).play("complete Hagia Sophia", "place e3")
    before = seen(table, 1)["parts"]
    table.acting(0).give(military=4).play("conquer e3", *["from f3"] * 4)
    assert [event["tile"] for event in told(table, "conquered")] == ["e3"]
    assert (lies(table, "e3")["wonders"], lies(table, "e3")["defense"]) == (["hagia-sophia"], 1 + 4 + 2)
    assert seen(table, 1)["deck"]["top"] == ["hagia-sophia"]
    assert seen(table, 1)["wonders"] == [{"card": "hagia-sophia", "tile": "e3"}]
    assert seen(table, 1)["parts"]["wonders"] == before["wonders"] == 2
    assert (seen(table)["wonders"], seen(table)["parts"]["wonders"], seen(table)["deck"]["top"]) == ([], 0, [])
    assert not any(text.startswith("place") for text in table.texts())


@pytest.mark.rule("MN-WON-20")
def test_a_token_alone_holds_no_tile() -> None:
    table = acting(monsters=1).own(1, "e3").monster("Cherufe", "e3", timer=5)
    monument(table, "Stonehenge", "e3")
    assert lies(table, "e3")["owner"] == 1
    assert seen(table, 1)["parts"]["provinces"] == 1
    table.play("end turn").nature()
    assert (lies(table, "e3")["owner"], lies(table, "e3")["wonders"]) == (None, ["stonehenge"])
    assert seen(table, 1)["parts"]["provinces"] == 0
    assert not table.acting(1).give(1, military=9, gold=0).offers("conquer e", "conquer d")


@pytest.mark.rule("Q-39")
def test_a_drawn_or_copied_wonder_gives_no_completion_bonus() -> None:
    table = poor().deck(0, top=["Hanging Gardens"]).give(science=2).play("scientific progress")
    assert changed(table, "gained") == [("gold", 1)]
    table = poor().city(0, "Taj Mahal", "Hanging Gardens").acting(active=[0])
    table.play("use Taj Mahal 1", "copy Hanging Gardens 2")
    assert changed(table, "gained") == [("gold", 1)]
    assert table.give(production=1).offers("use Hanging") == ["use Hanging Gardens copied 1"]


# ---------------------------------------------------------------- Policies

OWN = ("Expansion", "Guilds", "Corvée", "Funerary Cult", "Nile Trade")


@pytest.mark.rule("MN-POL-01", "MN-POL-02", "MN-POL-03", "MN-POL-08", "MN-POL-10")
def test_any_policy_left_may_be_developed_the_nth_for_n_culture() -> None:
    table = poor().give(culture=15)
    for n, name in enumerate(OWN, start=1):
        assert table.offers("develop") == [f"develop {other}" for other in OWN[n - 1 :]]
        assert not table.give(culture=n - 1).offers("develop")
        table.give(culture=15 - n * (n - 1) // 2).play(f"develop {name}")
        assert changed(table, "paid") == [("culture", n)]
        assert len(seen(table)["policies"]) == n
    table.play("stop")  # nobody has to go with the Nile Trade
    assert table.have(0)["culture"] == 0
    assert seen(table)["policies"] == ["expansion", "guilds", "corvee", "funerary-cult", "nile-trade"]
    assert seen(table)["policies_left"] == []
    assert not table.give(culture=50).offers("develop")


@pytest.mark.rule("MN-POL-04", "MN-POL-06")
def test_developing_gives_its_one_off_effect_and_all_earlier_ones_again() -> None:
    table = poor().give(culture=10)
    assert changed(table.play("develop Guilds"), "gained") == [("science", 1)]
    assert sorted(changed(table.play("develop Corvée"), "gained")) == [("production", 1), ("science", 1)]
    table.play("develop Funerary Cult")
    assert sorted(changed(table, "gained")) == [("gold", 1), ("production", 1), ("science", 1)]
    table.play("develop Nile Trade")
    assert sorted(changed(table, "gained")) == [("gold", 1), ("production", 1), ("science", 1)]
    assert table.texts() == ["resolve Nile Trade", "stop"]
    table.play("resolve Nile Trade", "explorer 1 to e3")
    assert seen(table)["explorers"][0]["tile"] == "e3"


@pytest.mark.rule("MN-POL-05", "MN-POL-07")
def test_only_the_topmost_policy_works_and_covered_ones_keep_their_one_off_effect() -> None:
    table = poor().policies(0, "Guilds").give(production=9, culture=5)
    assert table.offers("use Guilds")
    table.play("develop Corvée")
    assert ("science", 1) in changed(table, "gained")
    assert not table.offers("use Guilds")
    assert changed(table.give(production=3).play("acquire Stonehenge"), "paid") == [("production", 3)]
    table.play("develop Expansion")
    assert ("science", 1) in changed(table, "gained")
    assert "complete Stonehenge" not in table.give(production=3).texts()
    assert "complete Stonehenge" in table.give(production=4).texts()
    assert changed(table.give(military=1).play("conquer e2", "from f3", "from f3"), "paid") == [("military", 1)]


@pytest.mark.rule("MN-POL-09")
def test_the_effect_of_the_active_policy_is_used_once_a_turn() -> None:
    table = poor().policies(0, "Guilds").give(production=5).play("use Guilds")
    assert (table.have(0)["production"], table.have(0)["science"]) == (4, 2)
    assert not table.offers("use Guilds")
    table.play("end turn").nature()
    table.acting(1).play("end turn").nature()
    assert table.acting(0).give(production=1).offers("use Guilds") == ["use Guilds"]


@pytest.mark.rule("Q-40")
def test_a_copied_policy_gives_its_ongoing_effect_without_the_one_off() -> None:
    table = poor().city(0, "Alhambra").acting(active=[0]).policies(0, "Guilds", "Funerary Cult", "Corvée")
    table.give(production=1).play("use Alhambra 1")
    assert table.texts() == ["copy Guilds", "copy Funerary Cult", "stop"]
    table.play("copy Guilds")
    assert not table.told("gained")
    table.play("use Guilds copied 1")
    assert changed(table, "gained") == [("science", 2)]
