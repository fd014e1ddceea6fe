"""Heroes (HER): in the deck, in their row, deployed, at work, and back again; the ruling Q-51 about them."""

from pathlib import Path
from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, draw
from cairn.monumental.content import load
from cairn.monumental.game import MONUMENTAL
from tests.monumental.positions import CARDS, CITIES, CONTENT, HEROES, Table, acting

pytestmark = pytest.mark.modes

# Twin Lakes: the Capital of seat 0 is f3, next to e2 (terrain 1, Barbarians 1), e3 (1, 2) and e4 (0, 2); d2 (2) is
# behind e2 and e3, on the coast. The Capital of seat 1 is a3.


def table(*row: str, **wanted: Any) -> Table:
    """Let seat 0 act with 9 Gold, these Heroes in the Hero row."""
    made = acting(heroes=True, **wanted).give(gold=9)
    for number in HEROES.values():
        made.s.hero_row[number] = made.s.hero_known[number] = 0
    for era in range(4):
        made.s.hidden_heroes[era] = 0  # none comes up by chance
    for name in row:
        made.s.hero_row[HEROES[name]] = made.s.hero_known[HEROES[name]] = 1
    return made.ready()


def tile(made: Table, name: str) -> dict[str, Any]:
    return next(shown for shown in made.state.view(0)["map"] if shown["name"] == name)


def hero(made: Table, seat: int = 0) -> Any:
    return made.state.view(0)["seats"][seat]["hero"]


def in_row(made: Table) -> list[str]:
    return [shown["id"] for shown in made.state.view(0)["hero_row"]]


def conquer(made: Table, name: str, *units: str) -> Table:
    """Conquer a Province with these Units, asked or not."""
    made.play(f"conquer {name}")
    for unit in units:
        if unit in made.texts():
            made.play(unit)
    return made


def end(made: Table) -> Table:
    """End the turn and let nature deal until the next player activates."""
    made.play("end turn")
    heard = list(made.events)
    while made.state.turn == CHANCE:
        made.events = []
        heard += made.nature().events
    made.events = heard
    return made


# ---------------------------------------------------------------- the deck and the row


@pytest.mark.rule("MN-HER-01")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 1), (4, 2)])
def test_one_hero_an_era_is_in_the_deck_and_two_with_four_players(players: int, each: int) -> None:
    for renaissance in (False, True):
        wished = {"players": players, "heroes": True, "renaissance": renaissance}
        setup, _ = MONUMENTAL.settle(wished, CONTENT, Dice(0))
        shown = MONUMENTAL.start(setup, CONTENT).view(0)["development"]
        assert shown["heroes"] == {"I": each, "II": each, "R": each * renaissance, "III": each}
        assert shown["cards"]["I"] == 15 + each
    setup, _ = MONUMENTAL.settle({"players": players}, CONTENT, Dice(0))
    assert set(MONUMENTAL.start(setup, CONTENT).view(0)["development"]["heroes"].values()) == {0}


def dealing(players: int = 3) -> Table:
    """Let nature be about to deal the first card of the first display."""
    setup, _ = MONUMENTAL.settle({"players": players, "heroes": True}, CONTENT, Dice(0))
    state = MONUMENTAL.start(setup, CONTENT)
    dice = Dice(1)
    while not str(state.choices()[0]).startswith("deal"):
        state.play(draw(state, dice) if state.turn == CHANCE else state.choices()[0])
    return Table(state)


@pytest.mark.rule("MN-HER-01")
def test_which_hero_it_is_and_where_it_lies_in_its_era_is_random() -> None:
    made = dealing()
    odds = dict(zip(made.texts(), made.state.odds(), strict=True))
    heroes = {f"deal {name}" for name in ("Ashoka", "Hypatia", "Amanirenas")}
    assert heroes <= set(odds)
    assert len(odds) == 15 + 3
    assert {odds[text] for text in heroes} == {1}
    assert {odds[text] for text in odds if text not in heroes} == {3}  # one Hero of three among sixteen cards
    made = dealing(4)
    odds = dict(zip(made.texts(), made.state.odds(), strict=True))
    assert sum(odds[text] for text in heroes) * 15 == 2 * sum(odds[text] for text in odds if text not in heroes)


@pytest.mark.rule("MN-HER-02", "MN-HER-03", "MN-HER-13")
def test_a_revealed_hero_goes_to_its_own_row_and_another_card_fills_the_space() -> None:
    made = dealing().play("deal Pyramids")
    space = made.state.view(0)["question"]["about"]
    made.play("deal Hypatia")
    assert made.state.view(0)["hero_row"] == [{"id": "hypatia", "price": 2}]
    assert made.state.view(0)["question"]["about"] == space
    assert not made.offers("deal Hypatia", "deal Ashoka", "deal Amanirenas")
    made.play("deal Temple")
    spaces = [shown["card"] for shown in made.state.view(0)["display"][0] if shown]
    assert sorted(spaces) == ["pyramids", "temple"]


@pytest.mark.rule("MN-HER-13")
def test_acquiring_a_hero_is_not_taking_a_card_of_the_display() -> None:
    made = table("Ashoka").display("Temple", "Quarry", "Stables", "Writing", "The Wheel", "Irrigation")
    end(made.play("recruit Ashoka"))
    assert [event.data["card"] for event in made.told("swept")] == ["stables", "irrigation"]


# ---------------------------------------------------------------- acquiring


@pytest.mark.rule("MN-HER-04")
def test_one_hero_a_turn_in_the_own_turn() -> None:
    made = table("Ashoka", "Hypatia")
    assert made.offers("recruit") == ["recruit Ashoka", "recruit Hypatia"]
    made.play("recruit Hypatia")
    assert made.offers("recruit") == []
    end(made)
    assert made.state.turn == 1
    made.play("activate row 1", "activate column 1").give(1, gold=9)
    assert made.offers("recruit") == ["recruit Ashoka"]


@pytest.mark.rule("MN-HER-05")
def test_heroes_cost_gold_and_nothing_else_will_do() -> None:
    made = table("Ashoka").give(production=9, science=9, military=9, culture=9, gold=2)
    assert made.offers("recruit") == []
    made.give(gold=3).play("recruit Ashoka")
    assert made.have(0) == {"production": 9, "science": 9, "military": 9, "gold": 0, "culture": 9}


@pytest.mark.rule("MN-HER-06")
@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("Ashoka", ["f3"]),
        ("Amanirenas", ["d2", "e2", "f3"]),
        ("Pachacuti", ["d2"]),  # terrain 2 or more
        ("Nzinga of Ndongo", ["d2", "e2"]),
        ("Tupaia", ["d2", "f3"]),  # the Capital or a coastal Province
    ],
)
def test_the_card_goes_beside_the_city_and_the_token_where_the_card_says(name: str, places: list[str]) -> None:
    made = table(name).own(0, "e2").own(0, "d2").own(1, "a2").play(f"recruit {name}")
    offered = sorted(text.split()[1] for text in made.offers("deploy"))
    assert offered == (places if len(places) > 1 else [])
    if offered:
        made.play(f"deploy {places[-1]}")
    assert (hero(made)["id"], hero(made)["tile"]) == (CONTENT.heroes[HEROES[name]].id, places[-1])
    assert tile(made, places[-1])["heroes"] == [0]
    assert in_row(made) == []


@pytest.mark.rule("MN-HER-06")
def test_a_hero_without_a_place_to_go_cannot_be_acquired() -> None:
    assert table("Pachacuti").own(0, "e2").offers("recruit") == []


@pytest.mark.rule("MN-HER-11")
def test_a_player_has_one_hero_and_another_one_sends_the_first_back() -> None:
    made = table("Hypatia").hero(0, "Ashoka", "f3").play("recruit Hypatia")
    assert hero(made)["id"] == "hypatia"
    assert in_row(made) == ["ashoka"]
    assert tile(made, "f3")["heroes"] == [0]


@pytest.mark.rule("MN-HER-12")
def test_each_hero_names_its_place_values_effect_and_return() -> None:
    assert len(CONTENT.heroes) == 12
    assert sorted(item.era for item in CONTENT.heroes) == ["I"] * 3 + ["II"] * 3 + ["III"] * 3 + ["R"] * 3
    for item in CONTENT.heroes:
        assert item.price in (2, 3)
        assert item.place
        assert item.returns
        assert item.effect or item.attack
        assert item.defense == (2 if item.place != "capital" else 0)


# ---------------------------------------------------------------- on the map


@pytest.mark.rule("MN-HER-07")
@pytest.mark.parametrize("name", ["Amanirenas", "Genghis Khan", "Nzinga of Ndongo", "Pachacuti", "Harriet Tubman"])
def test_a_hero_adds_two_to_the_defense_of_its_province(name: str) -> None:
    made = table().own(0, "d2")
    assert tile(made, "d2")["defense"] == 2 + 1
    assert tile(made.hero(0, name, "d2"), "d2")["defense"] == 2 + 1 + 2


@pytest.mark.rule("MN-HER-08", "Q-51")
def test_attack_three_counts_as_three_units_for_one_military() -> None:
    made = table().give(military=1, gold=0)
    assert made.offers("conquer") == []
    made.hero(0, "Genghis Khan", "f3")
    assert made.offers("conquer") == [
        "conquer e2",
        "conquer e3",
        "conquer e4",
    ]  # 2, 3 and 2: as many as needed, or more
    conquer(made, "e3", "hero from f3").nature()
    made.play(made.offers("loot")[0])
    assert (tile(made, "e3")["owner"], tile(made, "e3")["heroes"], tile(made, "e3")["soldiers"]) == (0, [0], 0)
    assert tile(made, "f3")["soldiers"] == 9


@pytest.mark.rule("MN-HER-08", "Q-51")
def test_what_the_hero_lacks_is_made_up_by_other_units() -> None:
    made = table().hero(0, "Rani Lakshmibai", "f3").own(1, "e3", 4).give(military=4, gold=0)
    assert tile(made, "e3")["needed"] == 5
    conquer(made, "e3", "hero from f3", "from f3", "from f3", "from f3")
    assert (tile(made, "e3")["owner"], tile(made, "e3")["soldiers"], made.have(0)["military"]) == (0, 3, 0)
    assert hero(made)["uses"] == 1  # each conquest with her is one


@pytest.mark.rule("MN-HER-08", "MN-HER-09")
def test_a_hero_with_attack_holds_a_province_and_moves_and_one_without_does_neither() -> None:
    made = table().own(0, "e2").own(0, "e3", 2).hero(0, "Amanirenas", "e2").give(military=1, gold=0)
    assert {"move soldier e2", "move hero e2"} <= set(made.texts())
    made.play("move soldier e2")  # e3 is the only other Province
    assert (tile(made, "e2")["owner"], tile(made, "e2")["soldiers"]) == (0, 0)
    made = table().own(0, "e2").own(0, "e3", 2).hero(0, "Nzinga of Ndongo", "e2").give(military=9, gold=0)
    assert not made.offers("move soldier e2", "move hero")
    conquer(made, "d2")
    assert not made.offers("hero from", "from e2")


@pytest.mark.rule("MN-HER-09", "Q-51")
def test_a_hero_that_is_no_unit_does_not_hold_a_province() -> None:
    made = table(monsters=1).own(0, "e2").hero(0, "Nzinga of Ndongo", "e2").monster("Mogwai", "e2", 5)
    end(made)
    assert tile(made, "e2")["owner"] is None
    assert hero(made) is None
    assert in_row(made) == ["nzinga"]


# ---------------------------------------------------------------- back to the row


@pytest.mark.rule("MN-HER-10")
def test_a_hero_goes_back_after_its_uses_and_can_be_acquired_again() -> None:
    made = table().hero(0, "Ashoka", "f3")
    made.s.hero_uses[0] = 1
    end(made.ready())
    assert made.texts() == ["resolve Ashoka", "stop"]
    made.play("resolve Ashoka")
    assert made.have(0)["culture"] == 1
    assert [event.data["hero"] for event in made.told("returned")] == ["ashoka"]
    assert (hero(made), in_row(made)) == (None, ["ashoka"])
    made.play("activate row 1", "activate column 1").give(1, gold=3).play("recruit Ashoka")
    assert (hero(made, 1)["id"], hero(made, 1)["uses"]) == ("ashoka", 0)  # the count begins anew


@pytest.mark.rule("MN-HER-10")
def test_genghis_khan_must_ride_on_every_turn() -> None:
    made = table().hero(0, "Genghis Khan", "f3").give(military=1, gold=0)
    conquer(made, "e2", "hero from f3").nature()
    end(made.play(made.offers("loot")[0]))
    assert hero(made)["id"] == "genghis-khan"
    made = end(table().hero(0, "Genghis Khan", "f3"))
    assert (hero(made), in_row(made)) == (None, ["genghis-khan"])


@pytest.mark.rule("MN-HER-10", "Q-51")
def test_a_hero_whose_province_is_conquered_goes_back_to_the_row() -> None:
    made = table().own(1, "e3").hero(1, "Harriet Tubman", "e3").give(military=4, gold=0)
    conquer(made, "e3", *["from f3"] * 4)
    assert (tile(made, "e3")["owner"], hero(made, 1), in_row(made)) == (0, None, ["tubman"])


@pytest.mark.rule("Q-51")
def test_a_hero_unit_destroyed_by_a_monster_goes_home_like_any_unit() -> None:
    made = table(monsters=1).own(0, "e2").hero(0, "Amanirenas", "e2").monster("Mogwai", "e2", 5)
    end(made)
    assert made.texts() == ["lose soldier e2", "lose hero e2"]
    made.play("lose hero e2")
    assert (hero(made)["id"], hero(made)["tile"], tile(made, "e2")["owner"]) == ("amanirenas", "f3", 0)


@pytest.mark.rule("MN-HER-10", "Q-51")
def test_where_a_returning_hero_held_alone_a_unit_of_the_capital_takes_its_place() -> None:
    made = table().own(0, "e2", 0).hero(0, "Genghis Khan", "e2")
    end(made)
    assert (hero(made), tile(made, "e2")["owner"], tile(made, "e2")["soldiers"]) == (None, 0, 1)
    assert tile(made, "f3")["soldiers"] == 8
    made = table().own(0, "e2", 0).own(0, "e3", 9, warlord=True).hero(0, "Genghis Khan", "e2")
    end(made)
    assert tile(made, "e2")["owner"] is None
    assert tile(made, "e2")["needed"] == 1


@pytest.mark.rule("MN-HER-10")
def test_pachacuti_makes_sections_cheaper_until_a_wonder_is_completed() -> None:
    made = table().own(0, "d2").hero(0, "Pachacuti", "d2").give(production=1, gold=0)
    made.s.wonder[0] = CARDS["Great Wall"] + 1
    made.ready().play("complete Great Wall")  # 4 less 3
    while not made.offers("end turn"):
        made.play(made.texts()[-1])
    assert (hero(made), in_row(made)) == (None, ["pachacuti"])


@pytest.mark.rule("MN-HER-04", "MN-HER-10")
def test_using_an_effect_is_free_to_choose_and_only_a_use_counts() -> None:
    made = table().hero(0, "Albert Einstein", "f3").give(production=3, gold=0)
    assert "use Albert Einstein" in made.texts()
    made.play("use Albert Einstein", "trade 3")
    assert (made.have(0)["science"], made.have(0)["production"], hero(made)["uses"]) == (6, 0, 1)
    made = end(table().hero(0, "Albert Einstein", "f3").give(production=3, gold=0))
    assert hero(made)["uses"] == 0


def einstein(folder: Path, returns: str, effect: str = "defense(1, adjacent)") -> Table:
    """Let seat 0 have Einstein in the Capital; when he returns is what a content file says."""
    file = folder / "own.toml"
    file.write_text(f'[heroes.einstein]\neffect = "{effect}"\nreturns = "{returns}"\n', encoding="utf-8")
    made = table(content=load(str(file)), civilizations=["egypt", "greece"]).hero(0, "Albert Einstein", "f3")
    made.explorer(0, 1, "e3").give(production=9, military=9, culture=1)
    return made.own(0, "e4").own(1, "d4", 3)


@pytest.mark.rule("MN-HER-10", "MN-HER-12")
@pytest.mark.parametrize(
    ("event", "stays", "returns"),
    [
        ("CONQUERED", "acquire Workshop", "conquer e2"),
        ("CONQUERED, player, coastal", "conquer e2", "conquer d4"),
        ("ACQUIRED", "conquer e2", "acquire Workshop"),
        ("ACQUIRED", "conquer e2", "acquire Stonehenge"),
        ("COLLECTED", "develop Expansion", "explorer 1 collects"),
        ("DEVELOPED_POLICY", "explorer 1 collects", "develop Expansion"),
    ],
)
def test_whatever_a_hero_stays_for_sends_it_back(event: str, stays: str, returns: str, tmp_path: Path) -> None:
    for act, stayed in ((stays, True), (returns, False)):
        made = einstein(tmp_path, f"until({event})").give(military=40).display("Stonehenge").play(act)
        while not made.offers("end turn"):
            made.play((made.offers("turn") or made.texts())[0])
        assert (hero(made) is not None) == stayed, act
        assert ("einstein" in in_row(made)) != stayed


@pytest.mark.rule("MN-HER-10", "MN-HER-12")
def test_a_hero_may_stay_only_until_a_province_is_lost(tmp_path: Path) -> None:
    for event in ("PROVINCE_LOST", "PROVINCE_LOST, other_than_hero"):
        made = einstein(tmp_path, f"until({event})").give(1, military=9).acting(1).play("conquer e4")
        while not made.offers("end turn"):
            made.play(made.texts()[0])
        assert hero(made) is None
        assert tile(made, "e4")["owner"] == 1


@pytest.mark.rule("MN-HER-10", "MN-HER-12")
def test_where_conquests_are_the_uses_an_effect_is_none(tmp_path: Path) -> None:
    made = einstein(tmp_path, "uses(1, CONQUERED)", "once(gain(GOLD, 1))").play("use Albert Einstein")
    assert hero(made)["uses"] == 0


@pytest.mark.rule("MN-HER-12", "MN-CON-24")
def test_both_benefits_may_be_those_of_a_free_city(tmp_path: Path) -> None:
    effect = "when(CONQUERED, both_benefits())"
    made = einstein(tmp_path, "uses(3)", effect).own(0, "e3", 5).give(military=9, gold=0, culture=0)
    at = made.tile("d3")
    made.s.free_city[at] = CITIES["samarkand"] + 1
    conquer(made.ready().give(science=2), "d3", "from e3").play("resolve Albert Einstein")
    assert (made.have(0)["culture"], made.have(0)["gold"], hero(made)["uses"]) == (1, 2, 1)
    assert made.offers("end turn")


@pytest.mark.rule("MN-HER-07")
def test_what_a_hero_adds_to_the_defense_is_a_number_of_the_content(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[values]\nhero_defense = 4\n[heroes.pachacuti]\ndefense = 1\n", encoding="utf-8")
    for name, adds in (("Nzinga of Ndongo", 4), ("Pachacuti", 1), ("Albert Einstein", 0)):
        made = table(content=load(str(file))).own(0, "d2")
        before = tile(made, "d2")["defense"]
        assert tile(made.hero(0, name, "d2"), "d2")["defense"] == before + adds
