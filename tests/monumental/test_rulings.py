"""Rulings on what the rulebook leaves unclear (Q-60 to Q-76), each as a case that goes wrong without it."""

from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, CairnError
from cairn.monumental import kinds as k
from cairn.monumental import maps
from cairn.monumental.game import MONUMENTAL
from tests.monumental.positions import CARDS, CONTENT, MONSTERS, Table, acting, start

pytestmark = pytest.mark.modes


def laid(*cards: str, active: tuple[int, ...] = (), **wanted: Any) -> Table:
    """Let seat 0 act with a City, some spaces of it active; deck, discard pile and purse are empty."""
    return acting(**wanted).city(0, *cards).give(gold=0).deck(0).pile(0).acting(active=active)


# ---------------------------------------------------------------- resources


@pytest.mark.rule("Q-60")
def test_gold_is_exchanged_like_a_basic_resource() -> None:
    table = laid("Workshop", active=(0,)).give(gold=1)
    table.play("use Workshop 1", "exchange Gold for Science")
    assert table.have(0) == {"production": 0, "science": 1, "military": 0, "gold": 0, "culture": 0}
    assert not laid("Workshop", active=(0,)).offers("use Workshop")


@pytest.mark.rule("Q-60")
def test_gold_at_its_higher_worth_is_exchanged_for_two() -> None:
    table = laid("Hanging Gardens", "Bank", active=(0, 1)).give(gold=1).play("use Hanging Gardens 1")
    table.play("exchange double Gold for Science")
    assert table.offers("exchange") == [f"exchange Gold for {name}" for name in ("Production", "Science", "Military")]
    table.play("exchange Gold for Military")
    assert table.have(0) == {"production": 0, "science": 1, "military": 1, "gold": 0, "culture": 0}
    assert table.offers("end turn")


@pytest.mark.rule("Q-61")
def test_what_an_exchange_has_brought_is_not_turned_again() -> None:
    table = laid("Hoover Dam", active=(0,)).give(production=1).play("use Hoover Dam 1")
    table.play("exchange Production for Science")
    assert table.offers("end turn")  # nothing else is there to turn
    table = laid("Hoover Dam", active=(0,)).give(production=2).play("use Hoover Dam 1")
    table.play("exchange Production for Science")
    assert table.offers("exchange") == ["exchange Production for Science", "exchange Production for Military"]
    table.play("exchange Production for Military")
    assert table.offers("end turn")
    again = laid("Hoover Dam", active=(0,)).give(production=1, science=1).play("use Hoover Dam 1")
    again.play("exchange Production for Science")  # one of two Science may still be turned
    assert again.offers("exchange Science")
    again.play("exchange Science for Military")
    assert not again.offers("exchange")


@pytest.mark.rule("Q-62")
def test_a_warlord_that_was_declined_is_there_at_the_next_conquest() -> None:
    table = acting(civilizations=["china", "egypt"]).give(military=9).deck(0, "Fort", "Library", "Forum", "Mine")
    for name in ("e2", "e3", "e4"):
        table.s.waits[table.tile(name)] = k.EMPTY
    answers = {"e2": "stop", "e3": "resolve Hua Mulan", "e4": None}
    for name, answer in answers.items():  # declined at the first, used at the second, gone at the third
        table.ready().play(f"conquer {name}")
        while table.offers("from", "warlord from"):
            table.play((table.offers("warlord from") or table.texts())[0])
        assert table.s.warlord[0] == table.tile(name) + 1
        if answer:
            assert table.texts() == ["resolve Hua Mulan", "stop"]
            table.play(answer)
        else:
            assert table.offers("end turn")
        while not table.offers("end turn"):
            table.play("stop" if "stop" in table.texts() else table.texts()[0])
        table.s.soldiers[table.tile(name)] += 1  # so that the Warlord may leave
    assert table.s.conquests[0] == len(answers)


@pytest.mark.rule("Q-63")
def test_tokens_help_to_pay_for_the_effect_of_a_drawn_card() -> None:
    table = laid().give(science=2, military=1)
    table.s.tokens[0] = 1
    table.deck(0, top=["Forum"]).play("scientific progress")
    assert table.texts() == ["use Production token", "stop"]
    table.play("use Production token")
    assert table.texts() == ["use Forum drawn", "stop"]
    table.play("use Forum drawn")
    assert table.have(0)["culture"] == 1


@pytest.mark.rule("Q-63")
def test_without_need_of_tokens_they_are_not_asked_for() -> None:
    table = laid().give(science=2, military=1, production=1)
    table.s.tokens[0] = 1
    table.deck(0, top=["Forum"]).play("scientific progress")
    assert table.texts() == ["use Forum drawn", "stop"]
    table = laid().give(science=2)
    table.s.tokens[0] = 1
    table.deck(0, top=["Forum"]).play("scientific progress")  # one token is not enough: it is discarded unasked
    assert table.offers("end turn")


@pytest.mark.rule("Q-63")
def test_an_unused_market_token_is_asked_about_whatever_it_is() -> None:
    asked = set()
    for token in range(k.TOKENS):
        for market in range(k.MARKETS):
            table = laid().give(science=2)
            table.s.held[market][0] = token + 1
            table.deck(0, top=["Forum"]).play("scientific progress")
            asked.add(len(table.offers("use ")))
            assert table.state.turn == 0
            assert table.texts()[-1] == "stop"
    assert asked == {1}
    table = laid().give(science=2)
    table.s.held[0][0] = 1
    table.s.shown[0][0] = 1  # used already
    table.deck(0, top=["Forum"]).play("scientific progress")
    assert table.offers("end turn")


@pytest.mark.rule("Q-64")
def test_a_copied_effect_does_not_count_the_card_it_was_copied_from() -> None:
    greece = {"civilizations": ["greece", "egypt"]}
    table = laid("Hoplite Grounds", "Computing", "Fort", active=(0, 1, 2), **greece)
    table.play("use Computing 2", "copy Hoplite Grounds 1")
    before = table.have(0)["military"]
    table.play("use Hoplite Grounds copied 1")
    assert table.have(0)["military"] == before + 1  # the Fort alone
    table.play("use Hoplite Grounds 1")
    assert table.have(0)["military"] == before + 2


@pytest.mark.rule("Q-73")
def test_a_late_discount_counts_from_the_beginning_of_the_turn() -> None:
    table = laid("Laboratory", active=()).give(science=9).deck(0, top=["Fort", "Fort", "Fort"])
    table.play("scientific progress")
    assert table.have(0)["science"] == 7
    table.s.active[0][0] = 1  # the Laboratory is activated now
    table.ready().play("scientific progress")
    assert table.have(0)["science"] == 5
    early = laid("Laboratory", active=(0,)).give(science=9).deck(0, top=["Fort", "Fort"])
    early.play("scientific progress", "scientific progress")
    assert early.have(0)["science"] == 9 - 1 - 2


# ---------------------------------------------------------------- cards


@pytest.mark.rule("Q-72")
def test_an_active_card_that_left_unused_yields_nothing_but_may_be_used() -> None:
    egypt = {"civilizations": ["egypt", "greece"]}
    for used in (False, True):
        table = laid("Pharaoh's Barge/Masonry", active=(0,), **egypt).give(science=9, production=9)
        if used:
            table.play("use Masonry 1")
            while table.offers("pay"):
                table.play(table.texts()[0])
        table.play("use Pharaoh's Barge 1")
        while table.offers("stop") and not table.offers("end turn"):
            table.play("stop")
        if used:
            assert "scientific progress" not in table.texts()  # nothing is left of it in this turn
        else:
            assert table.play("scientific progress").offers("use Masonry drawn")


@pytest.mark.rule("Q-72", "Q-57")
def test_a_drawn_card_yields_once_a_turn_and_its_effect_may_wait() -> None:
    table = laid().give(science=9, gold=2).pile(0, "Paper Maker")
    table.play("scientific progress")
    assert table.have(0)["science"] == 9 - 2 + 1
    assert table.offers("use Paper Maker drawn")
    table.play("stop", "scientific progress")
    assert table.have(0)["science"] == 9 - 2 + 1 - 2  # it yields nothing the second time
    table.play("use Paper Maker drawn")
    while not table.offers("end turn"):
        table.play(table.texts()[0])
    assert "scientific progress" not in table.texts()  # used up


@pytest.mark.rule("Q-72")
def test_a_card_that_was_not_active_is_drawn_as_any_other() -> None:
    table = laid("Pyrotechnics", "Fort/Writing", active=(0,), civilizations=["china", "egypt"]).give(science=2)
    table.play("use Pyrotechnics 1", "archive Fort 2")  # Writing is discarded, never active
    table.play("scientific progress")
    assert table.told("drawn")
    assert table.offers("use Writing drawn", "end turn")
    assert not any(table.field("spent_used")[0])


@pytest.mark.rule("Q-75")
def test_what_gives_nothing_and_can_only_copy_is_not_copied() -> None:
    empty = [""] * 5
    table = laid("Computing", "/Scholasticism", "Fort", "Taj Mahal", *empty, active=(0,)).play("use Computing 1")
    assert table.offers("copy") == ["copy Fort 3", "copy Taj Mahal 4"]  # Taj Mahal gives Gold
    assert not laid("Computing", "/Scholasticism", *empty, "", "", active=(0,)).offers("use Computing")


# ---------------------------------------------------------------- Units and Explorers


@pytest.mark.rule("Q-65")
def test_a_hero_is_none_of_the_three_units_of_an_outpost() -> None:
    hero = next(h for h in CONTENT.heroes if h.attack)
    table = acting(heroes=True).own(0, "e2", 2)
    table.s.hero[0] = [h.id for h in CONTENT.heroes].index(hero.id) + 1
    table.s.hero_at[0] = table.tile("e2") + 1
    assert "outpost e2" not in table.ready().texts()
    table.s.warlord[0] = table.tile("e2") + 1
    assert "outpost e2" in table.ready().texts()
    table.play("outpost e2")
    assert table.s.hero_at[0] == table.tile("e2") + 1
    assert table.s.warlord[0] == table.s.capital[0]


@pytest.mark.rule("Q-66")
def test_bunyip_asks_a_military_of_every_explorer_that_enters() -> None:
    def beside(**wanted: int) -> Table:
        table = laid("Scouting", active=(0,), civilizations=["denmark", "egypt"], monsters=3).give(**wanted)
        return table.monster("Bunyip", "e2")

    assert "explorer 1 to e2" not in beside(military=1).texts()
    assert beside(military=2).play("explorer 1 to e2").have(0)["military"] == 0
    table = beside(military=1).play("use Scouting 1")
    assert "explorer 1 to e2" in table.texts()
    assert table.play("explorer 1 to e2").have(0)["military"] == 0  # the free step costs what Bunyip asks
    assert "explorer 1 to e2" not in beside().play("use Scouting 1").texts()


@pytest.mark.rule("Q-67")
def test_in_continuous_play_collecting_after_the_last_free_step_belongs_to_it() -> None:
    table = start(continuous=True, civilizations=["denmark", "egypt"])
    while table.texts()[0].startswith("activate"):
        table.play(table.texts()[0])
    table.city(0, "/Scouting").acting(active=(0,)).play("use Scouting 1", "explorer 1 to e2")
    assert table.texts() == ["explorer 1 collects", "stop"]
    table.play("explorer 1 collects")
    assert table.s.tokens[0] == 1
    assert table.state.turn == 1


@pytest.mark.rule("Q-67")
def test_a_monster_may_be_defeated_between_free_steps() -> None:
    table = laid("Stables", active=(0,), monsters=3).give(military=9, science=9, production=9)
    table.monster("Mogwai", "e2").play("use Stables 1", "explorer 1 to e2")
    assert "explorer 1 defeats Mogwai" in table.texts()
    table.play("explorer 1 defeats Mogwai")
    assert table.s.slain[MONSTERS["Mogwai"]] == 1
    assert table.offers("explorer 1 to")  # and the steps go on


@pytest.mark.rule("Q-68")
@pytest.mark.parametrize("players", [3, 4])
def test_timers_count_six_spaces_also_where_the_row_has_more(players: int) -> None:
    table = start(players, continuous=True, monsters=3)
    assert table.s.width == 4 + players
    table.monster("Mogwai", next(tile.name for tile in table.state.kit.map.tiles if tile.province), timer=0)
    places = []
    for _ in range(3):
        while table.state.view(None)["phase"] != "actions":
            table.play(table.texts()[0])
        rounds = table.s.rounds
        while table.s.rounds == rounds:
            texts = table.texts()
            table.play(next((text for text in ("pass", "stop") if text in texts), texts[0]))
        places.append(int(table.s.timer[MONSTERS["Mogwai"]]))
    timer, expected = 0, []
    for _ in range(3):
        for _ in range(players):  # CP-22: once for every player
            timer = timer + 1 if timer < 5 else 3
        expected.append(timer)
    assert places == expected


@pytest.mark.rule("Q-74")
def test_units_next_to_the_own_capital_can_be_destroyed() -> None:
    table = laid("/Gunpowder", active=(0,)).own(1, "e2", 2)
    assert table.play("use Gunpowder 1").offers("destroy") == ["destroy soldier e2"]


# ---------------------------------------------------------------- set-up and the display


def settle(**wanted: Any) -> dict[str, Any]:
    return MONUMENTAL.settle(wanted, CONTENT, Dice(3))[0]


@pytest.mark.rule("Q-69")
def test_as_many_monsters_are_hidden_as_were_chosen() -> None:
    for name in ("quiet-pastures", "random", "random-medium", None):
        for monsters in (3, 6):
            setup = settle(players=2, monsters=monsters, **({"map": name} if name else {}))
            state = MONUMENTAL.start(setup, CONTENT)
            while state.turn == CHANCE and str(state.choices()[0]).startswith(("lay", "hide")):
                state.play(state.choices()[0])
            assert sum(map(bool, state.box[0].lair)) == monsters


@pytest.mark.rule("Q-69")
def test_a_map_without_room_for_the_monsters_is_refused_with_what_it_can_take() -> None:
    with pytest.raises(CairnError, match="twin-lakes has room for 4 Monsters, not for 6"):
        settle(players=2, map="twin-lakes", monsters=6)
    with pytest.raises(CairnError, match="random-small has room for 3 Monsters, not for 4"):
        settle(players=2, map="random-small", monsters=4)
    setup = settle(players=2, map="twin-lakes", monsters=4)
    with pytest.raises(CairnError, match="twin-lakes has room for 4 Monsters, not for 5"):
        MONUMENTAL.start(setup | {"monsters": 5}, CONTENT)
    for seed in range(20):
        drawn = MONUMENTAL.settle({"players": 2, "monsters": 6}, CONTENT, Dice(seed))[0]
        assert drawn["map"] == "quiet-pastures"


def dry() -> dict[str, Any]:
    """Give a map of ours without its Water."""
    data = maps.as_data(maps.presets()["quiet-pastures"])
    return data | {"id": "dry", "tiles": [tile for tile in data["tiles"] if "water" not in tile]}


@pytest.mark.rule("Q-69")
def test_without_water_the_kraken_is_left_out() -> None:
    setup = settle(players=2, tiles=dry(), monsters=3)
    state = MONUMENTAL.start(setup, CONTENT)
    while not str(state.choices()[0]).startswith("hide"):
        state.play(state.choices()[0])
    texts = [str(choice) for choice in state.choices()]
    assert "hide Mogwai" in texts
    assert "hide Kraken" not in texts


@pytest.mark.rule("Q-70")
def test_a_free_city_may_lie_beside_a_capital() -> None:
    board = maps.presets()["twin-lakes"]
    beside = [next(n for n in board.neighbours[c] if board.tiles[n].barbarian == 1) for c in board.capitals]
    cities = [i for i, tile in enumerate(board.tiles) if tile.city]
    tiles = [str(tile) for tile in board.tiles]
    for place, city in zip(beside, cities, strict=True):
        asks = board.tiles[city].city
        tiles[place] = tiles[place].replace("+1", f"c{asks}")
        tiles[city] = tiles[city].replace(f"c{asks}", "+1")
    made = maps.from_data(maps.as_data(board) | {"id": "near", "tiles": tiles})
    assert [made.tiles[place].city for place in beside] == [board.tiles[city].city for city in cities]
    assert settle(players=2, tiles=maps.as_data(made))["map"] == "own"


@pytest.mark.rule("Q-76")
def test_with_two_players_the_turn_that_empties_the_deck_sweeps_each_untouched_row() -> None:
    table = acting()
    table.display("Pyramids", "Quarry", "Temple", "Stables", "Writing", "Theology")
    for card in range(k.CARDS):
        table.s.pool[card] = 0
    table.s.pool[CARDS["Bank"]] = 1
    table.ready().play("end turn")
    while table.state.turn == CHANCE and not table.s.ending:
        table.play(table.texts()[0])
    assert [table.s.swept[CARDS[name]] for name in ("Temple", "Theology")] == [1, 1]  # one of each row
    assert table.s.ending
    while table.state.turn == CHANCE:
        table.play(table.texts()[0])
    row, column = "activate row 1", "activate column 1"
    table.play(row, column, "end turn")
    while table.state.turn == CHANCE:
        table.play(table.texts()[0])
    assert sum(map(bool, table.s.swept)) == 2  # F-03: nothing more is swept from then on


@pytest.mark.rule("MN-MON-06", "MN-CON-19")
def test_two_monsters_in_one_province_are_both_shown_and_the_terrain_is_what_counts() -> None:
    table = acting(monsters=3).monster("Baba Yaga", "e2").monster("Cherufe", "e2")
    shown = next(tile for tile in table.state.view(0)["map"] if tile["name"] == "e2")
    assert sorted(shown["monsters"]) == ["baba-yaga", "cherufe"]
    assert shown["terrain"] == 4
