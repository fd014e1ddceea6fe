"""Set-up: map and stock (SET), Development deck and basic piles (DEV), Cities and players (CTY)."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, Event, draw
from cairn.monumental import maps
from cairn.monumental.game import MONUMENTAL
from tests.monumental.positions import CIVILIZATIONS, CONTENT, MAPS, MARKETS, Table, acting, start

pytestmark = pytest.mark.modes

BY_ID = {card.id: card for card in CONTENT.cards}
ERAS = ("I", "II", "R", "III")


def fresh(players: int = 2, **wanted: Any) -> Table:
    """Give a game of which nothing has been drawn."""
    seats = players + bool(wanted.get("automa", players == 1))
    wished = {"players": players, "map": MAPS[seats], "civilizations": list(CIVILIZATIONS[:seats]), **wanted}
    setup, _ = MONUMENTAL.settle(wished, CONTENT, Dice(1))
    return Table(MONUMENTAL.start(setup, CONTENT))


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """Give what the events of a kind say."""
    return [event.as_dict() for event in table.told(kind)]


def tiles(table: Table) -> dict[str, dict[str, Any]]:
    """Give the map as a guest sees it."""
    return {tile["name"]: tile for tile in table.state.view(None)["map"]}


def cards_of(table: Table, seat: int) -> Counter[str]:
    """Count the cards of a seat in its City and its deck."""
    own = table.state.view(seat)["seats"][seat]
    found = Counter[str](own["deck"]["rest"])
    for space in (space for row in own["city"] for space in row):
        found.update(card for card in (space["card"], space["knowledge"]) if card)
    return found


def until(table: Table, word: str) -> list[Event]:
    """Play whatever comes first until such a choice is offered; give the events."""
    heard: list[Event] = []
    while not table.offers(word):
        heard += table.play(table.texts()[0]).events
    return heard


# ---------------------------------------------------------------- the map and the stock


@pytest.mark.rule("MN-SET-01")
@pytest.mark.parametrize("board", maps.presets().values(), ids=lambda board: board.id)
def test_a_map_is_played_by_its_number_of_players_only(board: maps.Map) -> None:
    for players in (2, 3, 4):
        wished = {"players": players, "map": board.id, "civilizations": list(CIVILIZATIONS[:players])}
        if players == board.players:
            assert MONUMENTAL.settle(wished, CONTENT, Dice(1))[0]["map"] == board.id
        else:
            with pytest.raises(CairnError, match=f"for {board.players}, not for {players}"):
                MONUMENTAL.settle(wished, CONTENT, Dice(1))


@pytest.mark.rule("MN-SET-01")
def test_a_map_of_ones_own_must_obey_the_rules_for_maps() -> None:
    data = maps.as_data(maps.presets()["twin-lakes"])
    wished = {"players": 2, "tiles": data, "civilizations": ["egypt", "greece"]}
    assert MONUMENTAL.settle(wished, CONTENT, Dice(1))[0]["tiles"] == data
    data["tiles"][1] = data["tiles"][1].replace("+3", "")  # a Province with nobody in it
    with pytest.raises(CairnError):
        MONUMENTAL.settle(wished, CONTENT, Dice(1))


@pytest.mark.rule("MN-SET-02", "MN-SET-09", "MN-SET-10", "MN-SET-11", "MN-SET-12")
@pytest.mark.parametrize(("players", "name"), MAPS.items())
def test_the_table_lies_as_the_layout_says(players: int, name: str) -> None:
    shown = start(players).state.view(None)["map"]
    layout = maps.presets()[name].tiles
    assert [(t["q"], t["r"], t["kind"]) for t in shown] == [(t.q, t.r, t.kind) for t in layout]
    assert [t["terrain"] for t in shown] == [t.terrain if t.province else None for t in layout]
    assert [t["waits"] and t["waits"]["number"] for t in shown] == [t.barbarian or t.city or None for t in layout]
    assert [t["production"] for t in shown] == [t.production for t in layout]
    fertile = [t for t in shown if t["production"]]
    assert fertile
    assert not [t for t in fertile if t["kind"] in ("capital", "water") or t["market"]]


@pytest.mark.rule("MN-SET-03", "Q-02")
def test_what_waits_shows_its_number_or_price_and_hides_its_reward() -> None:
    table = acting(monsters=1).give(military=9).camp("e2")
    before = tiles(table)
    assert before["e2"]["waits"] == {"what": "barbarian", "number": 1}
    city = before["c3"]["waits"]
    asked = {"venice": {"production": 2, "science": 2}, "malacca": {"science": 2, "military": 2}}[city["id"]]
    assert city == {"what": "city", "number": 4, "id": city["id"], "asks": asked}
    assert table.camp("d4", "Kraken").state.view(0) == table.camp("d4").state.view(0)
    table.play("conquer e2", "from f3", "from f3")
    assert table.state.turn == CHANCE
    assert len(table.offers("turn token b1")) == len(table.texts()) == 8


@pytest.mark.rule("MN-SET-04")
def test_monsters_lie_among_the_tokens_only_with_their_module() -> None:
    for seed in range(5):
        assert not any(start(seed=seed).field("lair"))
    table = fresh()
    assert not [text for text in table.nature().texts() if text.startswith("hide")]
    assert not table.told("hidden")
    assert sum(lair > 0 for lair in start(monsters=2).field("lair")) == 2


@pytest.mark.rule("MN-SET-05", "MN-SET-06", "MN-SET-07", "MN-SET-08", "Q-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_market_is_a_hidden_random_stack_of_one_token_per_player(players: int) -> None:
    table = acting(players)
    stalls = table.state.view(None)["markets"]
    assert len(stalls) == players
    names = {market.id: market.names["en"] for market in CONTENT.markets}
    for stall in stalls:
        assert (stall["left"], stall["saw"]) == (players, None)
        assert tiles(table)[stall["tile"]]["market"] == stall["id"]
        assert stall["maybe"] == [f"{stall['id']}-{number}" for number in range(1, 6)]
    stall = stalls[0]
    table.explorer(0, 1, stall["tile"]).play("explorer 1 collects")
    assert table.state.turn == CHANCE
    stacks = table.offers(f"stack {names[stall['id']]} ")
    assert len(stacks) == len(table.texts()) == {2: 10, 3: 10, 4: 5}[players]
    assert len(set(table.state.odds())) == 1
    table.play(stacks[0])
    seen = stacks[0].split()[-players:]
    assert table.texts() == [f"keep {names[stall['id']]} {number}" for number in seen]
    for other in range(1, players):
        assert table.state.view(other)["markets"][0]["saw"] is None


@pytest.mark.rule("MN-SET-08", "MN-SET-13")
def test_market_tokens_that_were_not_stacked_have_left_the_game() -> None:
    table = acting()
    stall = table.state.view(None)["markets"][0]
    number, tile = MARKETS[stall["id"]], stall["tile"]
    name = CONTENT.markets[number].names["en"]
    table.explorer(0, 1, tile).explorer(1, 1, tile)
    table.play("explorer 1 collects", f"stack {name} 2 4", f"keep {name} 2")
    table.acting(1).play("explorer 1 collects")
    assert table.field("held")[number][:2] == [2, 4]
    assert (table.field("left")[number], table.field("stack")[number]) == (0, 0)


@pytest.mark.rule("MN-SET-13", "MN-CTY-18")
def test_nothing_is_added_to_the_map_later_and_the_marker_stays() -> None:
    table, dice = start(seed=4), Random(5)
    rest = {"waits": 20, "tokens": 20, "production": 20}
    for _ in range(120):
        choices = table.state.choices()
        table.state.play(
            draw(table.state, Dice(dice.randrange(99))) if table.state.turn == CHANCE else dice.choice(choices)
        )
        now = table.state.view(None)
        assert now["first"] == 0
        for what, most in rest.items():
            count = sum(tile["tokens"] if what == "tokens" else bool(tile[what]) for tile in now["map"])
            assert count <= most
            rest[what] = count
    assert table.field("rounds") > 1


@pytest.mark.rule("MN-SET-14", "MN-SET-15", "MN-CTY-15", "MN-CTY-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_gold_and_nothing_else(players: int) -> None:
    for seat in fresh(players).nature().state.view(None)["seats"]:
        assert seat["resources"].pop("gold") == 2
        assert not any(seat["resources"].values())
        assert (seat["wonder"], seat["wonders"], seat["production_tokens"], seat["market_tokens"]) == (None, [], 0, [])
        assert (seat["looted"], seat["cities"], seat["policies"], seat["hero"]) == ({}, [], [], None)


@pytest.mark.rule("Q-52")
def test_the_stock_never_runs_out() -> None:
    table = start().city(0, "Hanging Gardens", "Notre-Dame", "Library", "Fort", "", "", "Quarry", "", "")
    table.give(production=12, science=15, military=12, gold=50, culture=20).play("activate row 1", "activate column 1")
    assert table.have(0) == {"production": 15, "science": 16, "military": 13, "gold": 51, "culture": 21}


# ---------------------------------------------------------------- Province


@pytest.mark.rule("Q-01")
def test_capital_and_water_are_no_provinces() -> None:
    table = acting().own(0, "b3", 4).own(0, "c3", 4).give(military=9, science=9, production=9, gold=9)
    assert table.offers("conquer ") == [f"conquer {tile}" for tile in ("a2", "b2", "e2", "d3", "a4", "b4", "e4")]
    assert table.state.view(0)["seats"][0]["parts"]["provinces"] == 2
    for name, tile in tiles(table).items():
        assert (tile["terrain"] is None) == (name in ("a3", "f3", "c2", "c4"))


# ---------------------------------------------------------------- the Development deck


@pytest.mark.rule("MN-DEV-01", "MN-CTY-24")
def test_any_card_of_the_first_era_may_come_first() -> None:
    table = fresh()
    until(table, "deal ")
    first = {card.names["en"] for card in CONTENT.deck("I") if not card.alternative}
    assert {text.removeprefix("deal ") for text in table.texts()} == first
    assert set(table.state.odds()) == {1}
    for left in range(15, 9, -1):
        assert len(table.offers("deal ")) == left
        table.play(table.texts()[0])
    assert not table.offers("deal ")


@pytest.mark.rule(
    "MN-DEV-02", "MN-DEV-03", "MN-DEV-04", "Q-04", "MN-DEV-07", "MN-DEV-08", "MN-DEV-09", "MN-DEV-10", "F-01"
)
def test_the_eras_come_one_after_the_other() -> None:
    shown = dealt_out(fresh())
    counts = Counter((era, BY_ID[card].kind) for era, card in shown if card)
    first = {("I", "wonder"): 5, ("I", "building"): 5, ("I", "knowledge"): 5}
    second = {("II", "wonder"): 4, ("II", "building"): 4, ("II", "knowledge"): 4}
    assert counts == first | second | {("III", "wonder"): 4, ("III", "knowledge"): 4}
    assert [era for era, _ in shown] == ["I"] * 15 + ["II"] * 13 + ["III"] * 9
    assert [shown.index((era, "")) for era in ("II", "III")] == [15, 28]
    assert len([card for _, card in shown if card]) == len({card for _, card in shown if card}) == 35


@pytest.mark.rule("MN-DEV-02", "MN-DEV-03", "MN-DEV-11", "MN-DEV-12")
def test_the_renaissance_comes_between_the_second_and_the_third_era() -> None:
    shown = dealt_out(fresh(renaissance=True))
    assert [era for era, _ in shown] == ["I"] * 15 + ["II"] * 13 + ["R"] * 13 + ["III"] * 9
    assert [shown.index((era, "")) for era in ("II", "R", "III")] == [15, 28, 41]
    assert len([card for _, card in shown if card]) == 47


def dealt_out(table: Table) -> list[tuple[str, str]]:
    """Do nothing until the deck is empty; list the cards dealt with their Eras, a Separation card as ""."""
    heard = until(table, "activate")
    for seat in (0, 1):  # Cities that take no cards
        table.city(seat, *[""] * 9).deck(seat)
    while not table.field("ending"):
        heard += table.play("activate row 1", "activate column 1", "end turn").nature().events
    return [
        (data["era"], "") if kind == "era" else (BY_ID[data["card"]].deck, data["card"])
        for kind, data in ((event.kind, event.as_dict()) for event in heard)
        if kind in ("era", "displayed")
    ]


def pool(table: Table) -> set[str]:
    """Name the cards of the Development deck and the display."""
    there = {number - 1 for number in table.field("display") if number}
    return {card.id for number, card in enumerate(CONTENT.cards) if table.field("pool")[number] or number in there}


@pytest.mark.rule("MN-DEV-05", "MN-DEV-06")
def test_an_alternative_wonder_takes_the_place_of_another_of_its_era() -> None:
    others = {"I": "colossus-of-rhodes", "II": "notre-dame", "III": "international-space-station"}
    plain = pool(fresh())
    assert not plain & set(others.values())
    for seed in range(4):
        replaced = MONUMENTAL.settle({"players": 2, "alternatives": True}, CONTENT, Dice(seed))[0]["replaced"]
        assert [BY_ID[card].deck for card in replaced] == list(others)
        assert pool(fresh(replaced=replaced)) == plain - set(replaced) | set(others.values())
    assert pool(fresh(replaced=["alhambra"])) == plain - {"alhambra"} | {"notre-dame"}
    with pytest.raises(CairnError, match="one Wonder of each Era"):
        fresh(replaced=["alhambra", "angkor-wat"])
    for wrong in ("notre-dame", "taj-mahal", "quarry"):
        with pytest.raises(CairnError, match="no Wonder of Era"):
            fresh(replaced=[wrong])


@pytest.mark.rule("MN-DEV-13")
def test_heroes_and_monsters_are_two_options_of_their_own() -> None:
    plain = MONUMENTAL.settle({"players": 2}, CONTENT, Dice(1))[0]
    assert (plain["heroes"], plain["monsters"]) == (False, 0)
    for heroes, monsters in product((False, True), (0, 3)):
        table = start(heroes=heroes, monsters=monsters)
        hidden = sum(table.field("hidden_heroes")) + sum(table.field("hero_known"))
        assert (hidden, sum(lair > 0 for lair in table.field("lair"))) == (3 if heroes else 0, monsters)


@pytest.mark.rule("MN-DEV-14", "MN-DEV-15", "MN-DEV-16")
def test_the_basic_buildings_are_three_open_piles_apart_from_the_display() -> None:
    table = acting().give(production=3)
    view = table.state.view(None)
    assert [(pile["card"], pile["left"]) for pile in view["piles"]] == [
        ("workshop", 10),
        ("laboratory", 10),
        ("archery-range", 10),
    ]
    table.play("acquire Laboratory")
    after = table.state.view(None)
    assert [pile["left"] for pile in after["piles"]] == [10, 9, 10]
    assert [[space["card"] for space in row] for row in after["display"]] == [
        [space["card"] for space in row] for row in view["display"]
    ]
    assert sum(len(row) for row in after["display"]) == 6


# ---------------------------------------------------------------- City and players


@pytest.mark.rule("MN-CTY-01")
def test_five_civilizations_each_played_once_at_most() -> None:
    assert sorted(MONUMENTAL.options(CONTENT)["civilizations"]) == ["china", "denmark", "egypt", "greece", "japan"]
    for wrong, match in ((["egypt", "egypt"], "once at most"), (["egypt", "rome"], "no civilization 'rome'")):
        with pytest.raises(CairnError, match=match):
            fresh(civilizations=wrong)


@pytest.mark.rule("MN-CTY-02", "MN-CTY-03", "MN-CTY-04", "MN-CTY-13", "MN-CTY-21", "MN-CTY-22")
@pytest.mark.parametrize(
    ("civilization", "special", "knowledge"),
    [
        ("china", "paper-maker", "pyrotechnics"),
        ("denmark", "dolmen", "scouting"),
        ("egypt", "pharaohs-barge", "masonry"),
        ("greece", "hoplite-grounds", "philosophy"),
        ("japan", "samurai-school", "bushido"),
    ],
)
def test_what_a_player_owns_at_the_start(civilization: str, special: str, knowledge: str) -> None:
    other = "greece" if civilization != "greece" else "egypt"
    table = acting(civilizations=[civilization, other]).give(culture=9)
    own = table.state.view(0)["seats"][0]
    plain = {"work-camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    assert cards_of(table, 0) == Counter({**plain, special: 1, knowledge: 1})
    theirs = {policy.id: policy.names["en"] for policy in CONTENT.policies if policy.civilization == civilization}
    assert own["policies"] == []
    assert set(own["policies_left"]) == set(theirs)
    assert {text.removeprefix("develop ") for text in table.offers("develop ")} == set(theirs.values())
    capital = tiles(table)[own["capital"]]
    assert (capital["soldiers"], capital["warlords"], capital["explorers"]) == (9, [0], [0, 0])
    assert own["outposts"] == 2
    assert not [tile for tile in tiles(table).values() if tile["outpost"]]
    assert sum(tile["soldiers"] for tile in tiles(table).values()) == 18


@pytest.mark.rule("MN-CTY-05", "MN-CTY-06", "MN-CTY-07")
def test_the_city_is_dealt_from_a_shuffled_deck_row_by_row() -> None:
    table = fresh()
    until(table, "draw ")
    odds = dict(zip((text.removeprefix("draw ") for text in table.texts()), table.state.odds(), strict=True))
    single = dict.fromkeys(("Forum", "Mine", "Pharaoh's Barge", "Masonry"), 1)
    assert odds == {"Work Camp": 5, "Library": 3, "Fort": 3} | single
    cards = ["Mine", "Fort", "Library", "Work Camp", "Forum", "Fort", "Pharaoh's Barge", "Work Camp", "Fort"]
    table.play(*(f"draw {card}" for card in cards))
    assert [event["slot"] for event in told(table, "dealt")] == list(range(1, 10))
    city = table.state.view(1)["seats"][0]["city"]
    assert [len(row) for row in city] == [3, 3, 3]
    assert [BY_ID[space["card"]].names["en"] for row in city for space in row] == cards


@pytest.mark.rule("MN-CTY-08", "MN-CTY-09", "MN-CTY-10", "MN-CTY-11")
def test_a_dealt_knowledge_card_is_covered_by_the_next_and_stays_visible() -> None:
    table = fresh()
    until(table, "draw ")
    table.play("draw Fort", "draw Masonry", *["draw Work Camp"] * 5, *["draw Library"] * 3)
    assert [event["slot"] for event in told(table, "dealt")] == [1, 2, 2, 3, 4, 5, 6, 7, 8, 9]
    own, guest = table.state.view(0)["seats"][0], table.state.view(None)["seats"][0]
    assert guest["city"][0][1] == own["city"][0][1]
    assert (own["city"][0][1]["card"], own["city"][0][1]["knowledge"]) == ("work-camp", "masonry")
    rest = {"fort": 2, "forum": 1, "mine": 1, "pharaohs-barge": 1}
    assert own["deck"] == {"size": 5, "top": [], "rest": rest}
    assert own["discard"] == {}


@pytest.mark.rule("MN-CTY-10", "MN-CTY-11")
def test_without_the_knowledge_card_six_cards_are_left() -> None:
    sizes = set()
    for seed in range(12):
        for seat in start(seed=seed).state.view(None)["seats"]:
            dealt = any(space["knowledge"] for row in seat["city"] for space in row)
            assert (seat["deck"]["size"], seat["deck"]["top"], seat["discard"]) == (5 if dealt else 6, [], {})
            sizes.add(seat["deck"]["size"])
    assert sizes == {5, 6}


@pytest.mark.rule("MN-CTY-12")
def test_the_warlord_card_is_open_and_works_from_the_first_turn() -> None:
    table = acting().give(military=3)
    seat = table.state.view(None)["seats"][0]
    assert (seat["civilization"], seat["warlord"], seat["warlord_used"]) == ("egypt", "f3", False)
    table.play("conquer e2", "warlord from f3").nature()
    assert [event["count"] for event in told(table, "gained")] == [2]
    assert table.have(0)["production"] == 2


@pytest.mark.rule("MN-CTY-13", "MN-CTY-14")
def test_the_culture_deck_can_be_looked_through_at_any_time_and_does_nothing_yet() -> None:
    table = acting().give(production=9)
    assert not table.offers("use Guilds")
    own = ["expansion", "guilds", "corvee", "funerary-cult", "nile-trade"]
    assert sorted(table.state.view(0)["seats"][0]["policies_left"]) == sorted(own)
    table.policies(0, "Guilds").acting(1)
    assert table.state.turn == 1
    own.remove("guilds")
    assert sorted(table.state.view(0)["seats"][0]["policies_left"]) == sorted(own)


@pytest.mark.rule("MN-CTY-17", "MN-TRN-01")
def test_who_starts_is_drawn() -> None:
    first = set()
    for seed in range(30):
        setup = MONUMENTAL.settle({"players": 3}, CONTENT, Dice(seed))[0]
        first.add(setup["civilizations"][0])
    assert first == {"china", "denmark", "egypt", "greece", "japan"}
    assert start(3).state.turn == start(3).state.view(None)["first"] == 0


@pytest.mark.rule("MN-CTY-19", "MN-CTY-20", "MN-CTY-21")
def test_capitals_are_chosen_in_reverse_turn_order() -> None:
    table = fresh(4).nature()
    free = table.offers("capital ")
    assert len(free) == 4
    chosen = []
    for seat in (3, 2):
        assert table.state.turn == seat
        assert table.texts() == free
        chosen.append(free.pop(1))
        table.play(chosen[-1])
    table.play(free[1])  # what is left is the first player's
    chosen += [free[1], free[0]]
    assert [event["seat"] for event in told(table, "settled")] == [1, 0]
    seats = table.state.view(None)["seats"]
    assert [f"capital {seat['capital']}" for seat in reversed(seats)] == chosen
    for seat in seats:
        assert seat["units"] == {"soldiers": 9, "warlord": True, "hero": False}
        assert {explorer["tile"] for explorer in seat["explorers"]} == {seat["capital"], seat["warlord"]}


@pytest.mark.rule("MN-CTY-23", "MN-CTY-24", "Q-09")
@pytest.mark.parametrize(
    ("players", "automa", "rows"), [(2, False, 2), (1, True, 2), (3, False, 1), (2, True, 1), (4, False, 1)]
)
def test_the_display_is_two_rows_of_three_for_two_and_one_row_of_six_for_more(
    players: int, rows: int, *, automa: bool
) -> None:
    display = start(players, automa=automa).state.view(None)["display"]
    assert [len(row) for row in display] == [6 // rows] * rows
    assert all(space for row in display for space in row)


@pytest.mark.rule("Q-10")
@pytest.mark.parametrize("pair", [("Quarry", "Scribes' School"), ("Scribes' School", "Quarry"), ("Temple", "Quarry")])
def test_the_automa_goes_by_the_english_alphabet(pair: tuple[str, str]) -> None:
    table = start(1).play("activate row 1", "activate column 1", "end turn")
    until(table, "automa ")
    table.display("", "", pair[0], "", "", pair[1])  # as far from the deck, as dear; Steinbruch and Schreiberschule
    table.play("automa action-9", "automa action-7")
    assert [event["card"] for event in told(table, "acquired")] == ["quarry"]
