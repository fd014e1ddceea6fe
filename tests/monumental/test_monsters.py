"""Monsters (MON): hidden, arriving, attacking, defeated; the rulings Q-13, Q-49 and Q-50."""

from pathlib import Path
from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, Event, draw
from cairn.monumental.content import load
from cairn.monumental.game import MONUMENTAL
from tests.monumental.positions import CONTENT, MONSTERS, Table, acting

pytestmark = pytest.mark.modes

# Twin Lakes: f3 is the Capital of seat 0, a3 that of seat 1; e2, e3, e4 and a2, a4, b3 are next to them. Barbarians of
# 3 are on d1, b2, d4 and c5, none of 4. Water: c2 (next to c1, d1, b2, d2, c3, d3) and c4 (c3, d3, b4, d4, c5, d5).


def table(military: int = 0, **wanted: Any) -> Table:
    """Let seat 0 act with some Military and nothing else; one Monster is in the game, d4 borders on e3 and e4."""
    return acting(**{"monsters": 1, **wanted}).give(military=military, gold=0)


def tile(made: Table, name: str) -> dict[str, Any]:
    return next(shown for shown in made.state.view(0)["map"] if shown["name"] == name)


def monsters(made: Table) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = made.state.view(0)["monsters"]
    return shown


def end(made: Table) -> Table:
    """End the turn as quietly as possible, until somebody has to decide about something else; keeps the events."""
    heard: list[Event] = []
    while made.state.turn is not None and not made.offers("activate row"):
        if made.state.turn == CHANCE:
            made.events = []
            heard += made.nature().events
        elif "end turn" in made.texts():
            heard += made.play("end turn").events
        elif made.texts() and made.texts()[0].startswith(("activate", "keep")):
            heard += made.play(made.texts()[0]).events
        else:
            break
    made.events = heard
    return made


def skip(made: Table) -> Table:
    """Let the next player end the turn at once."""
    made.play("activate row 1", "activate column 1")
    return end(made)


def arrival(name: str = "Mogwai") -> Table:
    """Let seat 0 conquer d4, where a Monster hides, with 3 Soldiers."""
    made = table(9).own(0, "e4", 5).camp("d4", name).play("conquer d4")
    while made.offers("from e4"):
        made.play("from e4")
    return made


# ---------------------------------------------------------------- hiding


@pytest.mark.rule("MN-MON-01", "MN-MON-02")
def test_the_number_of_monsters_is_chosen_and_so_many_are_hidden_among_the_barbarians() -> None:
    for n in (0, 1, 3):
        made = table(monsters=n)
        lairs = [i for i in range(len(made.state.kit.map.tiles)) if made.s.lair[i]]
        assert len(lairs) == n
        assert {made.state.kit.map.tiles[i].barbarian for i in lairs} <= {3, 4}
        assert len({int(made.s.lair[i]) for i in lairs}) == n
        assert made.state.view(0)["options"]["monsters"] == n
    for wrong in (-1, 7, True, "3"):
        with pytest.raises(CairnError, match="monsters must be"):
            MONUMENTAL.settle({"players": 2, "monsters": wrong}, CONTENT, Dice(0))


@pytest.mark.rule("MN-MON-02")
def test_which_monster_hides_where_is_random() -> None:
    setup, _ = MONUMENTAL.settle({"players": 3, "map": "heartland", "monsters": 2}, CONTENT, Dice(0))
    state = MONUMENTAL.start(setup, CONTENT)
    dice = Dice(1)
    while not str(state.choices()[0]).startswith("hide"):
        state.play(draw(state, dice))
    made = Table(state)
    assert made.texts() == [f"hide {monster.names['en']}" for monster in CONTENT.monsters]
    assert made.state.odds() == [1] * 12
    made.play("hide Hydra")
    assert len(made.texts()) == 1  # a single 4 on this map; a step less would tell everybody that it is no 3
    made.play(made.texts()[0])
    assert [text for text in made.texts() if text in ("hide Apep", "hide Hydra", "hide Cherufe", "hide Rakshasa")] == []
    made.play("hide Roc")
    spaces = [f"hide at {place.name}" for place in state.kit.map.tiles if place.barbarian == 3]
    assert made.texts() == spaces
    assert made.state.odds() == [1] * len(spaces)


# ---------------------------------------------------------------- arriving


@pytest.mark.rule("MN-MON-03", "MN-MON-04", "MN-MON-09")
def test_a_monster_gives_the_conqueror_a_culture_instead_of_loot_and_stays_there() -> None:
    made = arrival()
    assert made.have(0)["culture"] == 1
    assert not made.offers("loot", "turn token")
    assert tile(made, "d4")["monsters"] == ["mogwai"]
    assert [monster["tile"] for monster in monsters(made)] == ["d4"]
    assert tile(made, "d4")["owner"] == 0


@pytest.mark.rule("MN-MON-05", "Q-49")
def test_the_kraken_goes_to_the_nearest_water_and_its_arrival_destroys_nothing() -> None:
    made = arrival("Kraken")
    assert (monsters(made)[0]["id"], monsters(made)[0]["tile"]) == ("kraken", "c4")  # next to d4
    assert tile(made, "d4")["soldiers"] == 3
    made = table(9).own(0, "e3", 9).camp("d2", "Kraken").play("conquer d2", *["from e3"] * 4)
    assert monsters(made)[0]["tile"] == "c2"
    made = table(9).own(0, "f3", 9).camp("e3", "Kraken").play("conquer e3", *["from f3"] * 3)
    assert made.texts() == ["walk to c2", "walk to c4"]  # both are two steps away
    assert made.state.turn == 0
    assert monsters(made.play("walk to c4"))[0]["tile"] == "c4"


@pytest.mark.rule("MN-MON-06", "Q-49")
def test_the_arrival_sends_half_of_the_units_home_rounded_up_and_the_owner_chooses() -> None:
    made = arrival()
    assert (tile(made, "d4")["soldiers"], tile(made, "f3")["soldiers"]) == (1, 4 + 2)  # 2 of 3
    made = table(9).own(0, "e4", 4, warlord=True).camp("d4", "Mogwai")
    made.play("conquer d4", "warlord from e4", "from e4", "from e4")
    assert made.texts() == ["lose soldier d4", "lose warlord d4"]
    assert made.state.turn == 0
    made.play("lose soldier d4", "lose soldier d4")
    assert (tile(made, "d4")["warlords"], tile(made, "d4")["soldiers"]) == ([0], 0)
    assert tile(made, "d4")["owner"] == 0


@pytest.mark.rule("MN-MON-07", "MN-MON-08", "MN-MON-19")
@pytest.mark.parametrize(("players", "place"), [(2, 3), (3, 4), (4, 5)])
def test_the_timer_begins_below_card_number_players_and_one(players: int, place: int) -> None:
    made = acting(players, monsters=1).give(military=9)
    name = made.offers("conquer")[0].split()[1]
    made.camp(name, "Mogwai").play(f"conquer {name}")
    while made.offers("from"):
        made.play(made.offers("from")[0])
    while made.offers("lose"):
        made.play(made.offers("lose")[0])
    assert [monster["timer"] for monster in monsters(made)] == [place]


@pytest.mark.rule("MN-MON-10")
def test_explorers_pass_a_monster_at_the_usual_price() -> None:
    made = table(2).monster("Mogwai", "e2").play("explorer 1 to e2", "explorer 1 to d2")
    assert (made.have(0)["military"], made.s.explorer[0][0]) == (0, made.tile("d2") + 1)


@pytest.mark.rule("MN-MON-11", "MN-MON-12")
def test_a_province_emptied_by_a_monster_is_nobodys_and_costs_its_terrain_value_but_one_at_least() -> None:
    for name, value in (("e2", 1), ("e4", 1), ("d2", 2)):  # terrain 1, 0 and 2
        made = table().own(0, name).own(0, "e3").monster("Mogwai", name, 5)
        end(made)
        assert (tile(made, name)["owner"], tile(made, name)["needed"]) == (None, value)
        skip(made).play("activate row 1", "activate column 1").give(military=value - 1, gold=0)
        assert f"conquer {name}" not in made.texts()
        made.give(military=value).play(f"conquer {name}")
        while made.offers("from"):
            made.play(made.offers("from")[0])
        assert (tile(made, name)["owner"], made.have(0)["military"]) == (0, 0)
        assert tile(made, name)["soldiers"] == value
        assert made.have(0)["culture"] == 0  # it is there already


# ---------------------------------------------------------------- timers and attacks


@pytest.mark.rule("MN-MON-13", "MN-MON-14")
@pytest.mark.parametrize("cards", [0, 2])
def test_every_timer_moves_one_space_at_the_end_of_a_turn_whatever_was_taken(cards: int) -> None:
    made = table(monsters=2).display("Temple", "Quarry", "Stables", "Writing", "The Wheel", "Irrigation")
    made.monster("Mogwai", "d4", 2).monster("Roc", "c5", 3).give(production=9, science=9)
    made.s.arrived[MONSTERS["Roc"]] = 2
    for name in ("Temple", "Irrigation")[:cards]:
        made.play(f"acquire {name}")
    end(made)
    assert [(monster["id"], monster["timer"]) for monster in monsters(made)] == [("mogwai", 4), ("roc", 5)]


@pytest.mark.rule("MN-MON-15", "MN-MON-18", "MN-MON-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_timer_that_would_leave_the_row_attacks_and_returns_below_the_fourth_card(players: int) -> None:
    made = acting(players, monsters=1)
    name = next(place.name for place in made.state.kit.map.tiles if place.barbarian == 3)
    made.monster("Mogwai", name, 4)
    end(made)
    assert (monsters(made)[0]["timer"], made.told("attacked")) == (6, [])
    skip(made)
    assert [event.data["monster"] for event in made.told("attacked")] == ["mogwai"]
    assert (monsters(made)[0]["timer"], monsters(made)[0]["attacks"]) == (4, 1)
    turns = []
    for _ in range(6):
        skip(made)
        turns.append(len(made.told("attacked")))
    assert turns == [0, 0, 1, 0, 0, 1]  # every third turn


@pytest.mark.rule("MN-MON-19", "MN-MON-21")
@pytest.mark.parametrize(("players", "ends"), [(2, 4), (3, 3), (4, 2)])
def test_the_first_attack_comes_at_the_fourth_third_or_second_turn_end(players: int, ends: int) -> None:
    made = acting(players, monsters=1).give(military=9)
    name = made.offers("conquer")[0].split()[1]
    made.camp(name, "Grootslang").play(f"conquer {name}")
    while not made.offers("end turn"):
        made.play(made.texts()[0])
    attacked = [bool(end(made).told("attacked"))]
    places = [monsters(made)[0]["timer"]]
    while not attacked[-1]:
        attacked.append(bool(skip(made).told("attacked")))
        places.append(monsters(made)[0]["timer"])
    assert len(attacked) == ends
    assert places == [*range(players + 2, 7), 4]


@pytest.mark.rule("MN-MON-16", "Q-50")
def test_who_controls_the_monsters_province_chooses_also_for_others() -> None:
    made = table().own(1, "d4", 2).own(0, "e4", 2, warlord=True).monster("Mogwai", "d4", 5)
    end(made)  # seat 0 has ended its turn; a Unit of d4 goes, then one of each guarded neighbour
    assert made.told("destroyed")[0].data == {"seat": 1, "tile": "d4", "figure": "soldier"}
    assert made.state.turn == 1
    assert made.texts() == ["lose soldier e4", "lose warlord e4"]
    made.play("lose warlord e4")
    assert (tile(made, "e4")["warlords"], tile(made, "e4")["soldiers"]) == ([], 2)


@pytest.mark.rule("Q-50")
def test_where_nobody_controls_it_the_player_whose_turn_ended_chooses() -> None:
    made = table().own(1, "e4", 2, warlord=True).monster("Mogwai", "d4", 5)
    end(made)
    assert made.state.turn == 0
    assert made.texts() == ["lose soldier e4", "lose warlord e4"]
    made = table().own(0, "e4").monster("Baba Yaga", "d4", 5).give(gold=5)
    end(made)
    assert made.have(0)["gold"] == 5  # what hits the controller does nothing; but she walks
    assert made.state.turn == 0
    assert made.offers("walk to") == made.texts()


@pytest.mark.rule("Q-50", "MN-MON-13")
def test_several_attacks_come_in_the_order_of_reveal() -> None:
    for first, second in (("Mogwai", "Ahuizotl"), ("Ahuizotl", "Mogwai")):
        made = table(monsters=2).monster(first, "d4", 5).monster(second, "c5", 5)
        made.s.arrived[MONSTERS[first]], made.s.arrived[MONSTERS[second]] = 1, 2
        end(made.ready())
        assert [event.data["monster"] for event in made.told("attacked")] == [first.lower(), second.lower()]


@pytest.mark.rule("MN-MON-17")
def test_standing_rules_always_apply() -> None:
    made = table(1).monster("Bunyip", "e2")
    assert made.offers("explorer 1") == ["explorer 1 to e3", "explorer 1 to e4"]  # a step to it costs 2
    made.give(military=3).play("explorer 1 to e2")
    assert made.have(0)["military"] == 1
    made = table().own(0, "e4").monster("Cherufe", "e4")
    assert (tile(made, "e4")["terrain"], tile(made, "e4")["defense"]) == (4, 5)
    made = table().explorer(0, 1, "d2").explorer(0, 2, "e2")
    assert made.offers("explorer 1 collects", "explorer 2 collects") == ["explorer 1 collects", "explorer 2 collects"]
    made.monster("Kraken", "c2")
    assert made.offers("explorer 1 collects", "explorer 2 collects") == ["explorer 2 collects"]
    made = table().monster("Hydra", "e2").explorer(0, 1, "e2").give(military=3)
    assert made.offers("explorer 1 defeats") == ["explorer 1 defeats Hydra"]
    made.s.attacks[MONSTERS["Hydra"]] = 1
    assert made.ready().offers("explorer 1 defeats") == []  # 4 now
    assert made.give(military=4).offers("explorer 1 defeats") == ["explorer 1 defeats Hydra"]


# ---------------------------------------------------------------- defeating


@pytest.mark.rule("MN-MON-22", "MN-MON-24", "MN-MON-25", "MN-MON-26")
def test_an_explorer_on_the_spot_defeats_a_monster_for_its_price_and_gains_its_reward_and_a_point() -> None:
    made = table().monster("Mogwai", "e2", 5).explorer(0, 1, "e3").give(production=2, science=2)
    assert made.offers("explorer 1 defeats", "explorer 2 defeats") == []
    made.explorer(0, 1, "e2").give(science=1)
    assert made.offers("explorer 1 defeats") == []
    before = made.state.scores()[0]
    made.give(science=2).play("explorer 1 defeats Mogwai")
    assert made.have(0) == {"production": 0, "science": 0, "military": 0, "gold": 2, "culture": 0}
    assert made.state.view(0)["seats"][0]["slain"] == ["mogwai"]
    assert made.state.scores()[0] == before + 1
    assert made.state.view(0)["seats"][0]["parts"]["monsters"] == 1
    assert (monsters(made), tile(made, "e2")["monsters"]) == ([], [])
    assert end(made).told("attacked") == []


@pytest.mark.rule("MN-MON-22")
def test_the_kraken_is_fought_from_an_adjacent_province() -> None:
    made = table(5).monster("Kraken", "c2").explorer(0, 1, "e3").explorer(0, 2, "d4")
    assert made.offers("explorer 1 defeats", "explorer 2 defeats") == []
    made.explorer(0, 1, "d2").play("explorer 1 defeats Kraken")
    assert (made.have(0)["culture"], made.have(0)["gold"], monsters(made)) == (1, 1, [])


@pytest.mark.rule("MN-MON-23", "Q-13")
def test_defeating_is_the_one_action_of_that_explorer() -> None:
    made = table().monster("Mogwai", "e2").explorer(0, 1, "e2").explorer(0, 2, "e2").give(production=4, science=4)
    assert made.offers("explorer 1 c", "explorer 1 d") == ["explorer 1 collects", "explorer 1 defeats Mogwai"]
    made.play("explorer 1 collects")
    assert made.offers("explorer 1 c", "explorer 1 d") == []
    made.play("explorer 2 defeats Mogwai")
    made = table().monster("Mogwai", "e2").explorer(0, 1, "e2").give(production=4, science=4)
    made.play("explorer 1 defeats Mogwai")
    assert tile(made, "e2")["production"]
    assert made.offers("explorer 1 c", "explorer 1 d") == []


def mogwai(folder: Path, said: str) -> Table:
    """Put a Mogwai of a content file on e2, about to attack, an Explorer beside it."""
    file = folder / "own.toml"
    file.write_text(f"[monsters.mogwai]\n{said}\n", encoding="utf-8")
    made = table(content=load(str(file))).own(0, "e2", 3).own(0, "e3", 3).monster("Mogwai", "e2", 5)
    return made.explorer(0, 1, "e2")


@pytest.mark.rule("MN-MON-15")
def test_a_monster_on_land_that_strikes_what_is_adjacent_spares_its_own_province(tmp_path: Path) -> None:
    made = end(mogwai(tmp_path, 'attack = "rout(1, coast)"'))
    assert (tile(made, "e2")["soldiers"], tile(made, "e3")["soldiers"]) == (3, 2)


@pytest.mark.rule("MN-MON-15")
def test_a_strike_at_guarded_provinces_spares_those_that_it_would_lose(tmp_path: Path) -> None:
    made = mogwai(tmp_path, 'attack = "rout(2, near1, guarded)"').own(0, "e3", 2).own(0, "d1", 2)
    made = end(made.own(0, "d2", 2, outpost=True))
    assert [tile(made, name)["soldiers"] for name in ("e2", "e3", "d1", "d2")] == [1, 2, 2, 0]


@pytest.mark.rule("MN-MON-22")
def test_a_price_that_grows_never_falls_below_what_it_was(tmp_path: Path) -> None:
    made = mogwai(tmp_path, 'ongoing = "grows(1, max=1)"').give(production=2, science=1)
    assert made.offers("explorer 1 defeats") == []
    assert made.give(science=2).offers("explorer 1 defeats") == ["explorer 1 defeats Mogwai"]
