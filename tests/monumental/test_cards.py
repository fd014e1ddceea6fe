"""Every component in play: each city card, policy, Warlord, Hero, Monster, token and Automa card has its test lines."""

import pytest

from tests.monumental import lines_automa, lines_cards, lines_heroes, lines_monsters, lines_policies, lines_tokens
from tests.monumental.automa_positions import one_by_one
from tests.monumental.card_lines import (
    CROSS,
    Line,
    card_line,
    clear,
    compare,
    lay,
    missing,
    ongoing_line,
    owner,
    play,
    warlord_line,
)
from tests.monumental.positions import BARBARIANS, CARDS, CONTENT, Table, acting, start

pytestmark = pytest.mark.modes


def named(lines: list[Line]) -> list[object]:
    """Give lines the names of their components."""
    return [pytest.param(*line, id=line[0].replace(" ", "-")) for line in lines]


def nothing_less(table: Table, choice: str) -> Table:
    """Check that a choice asks for all that is there: with 1 less of anything it is not offered."""
    for resource, n in table.have(0).items():
        if n:
            play(table.give(**{resource: n - 1}), f"!{choice}")
            table.give(**{resource: n})
    return table


def every(lines: dict[str, list[Line]]) -> list[Line]:
    """Put the parts of a list together."""
    return [line for part in lines.values() for line in part]


# ---------------------------------------------------------------- city cards


@pytest.mark.parametrize(("card", "position", "choices", "result"), named(every(lines_cards.LINES)))
def test_a_city_card(card: str, position: str, choices: str, result: str) -> None:
    card_line(card, position, choices, result)


@pytest.mark.parametrize(("card", "position", "choices", "result"), named(lines_cards.BONUSES))
def test_completing_a_wonder(card: str, position: str, choices: str, result: str) -> None:
    price = lines_cards.PRICES[card][1]
    table = lay(clear(acting()), f"building {card}, {price} Production, {position}")
    compare(play(table, f"complete {card}; {choices}"), result)


@pytest.mark.parametrize("card", lines_cards.PRICES)
def test_the_price_of_a_card(card: str) -> None:
    first, *second = lines_cards.PRICES[card]
    paid = "science" if CONTENT.cards[CARDS[card]].kind == "knowledge" else "production"
    table = lay(clear(acting()), f"display {card}" if CONTENT.cards[CARDS[card]].deck != "basic" else "")
    play(table.give(**{paid: first - 1}), f"!acquire {card}")
    compare(play(table.give(**{paid: first}), f"acquire {card}"), f"{'building' if second else 'top'} {card}")
    for price in second:
        play(table.give(production=price - 1), f"!complete {card}")
        play(table.give(production=price), f"?complete {card}")


def test_every_city_card_has_its_line() -> None:
    names = [card.names["en"] for card in CONTENT.cards]
    assert len(names) == 68
    assert missing(lines_cards.LINES, names) == []
    wonders = [card.names["en"] for card in CONTENT.cards if card.kind == "wonder"]
    assert missing(lines_cards.BONUSES, wonders) == []
    assert list(lines_cards.PRICES) == [card.names["en"] for card in CONTENT.cards if card.price]


# ---------------------------------------------------------------- policies and Warlords


@pytest.mark.parametrize(("policy", "position", "choices", "result"), named(lines_policies.ONGOING))
def test_the_ongoing_effect_of_a_policy(policy: str, position: str, choices: str, result: str) -> None:
    ongoing_line(policy, position, choices, result)


@pytest.mark.parametrize(("policy", "position", "choices", "result"), named(lines_policies.ONE_OFF))
def test_the_one_off_effect_of_a_policy(policy: str, position: str, choices: str, result: str) -> None:
    table = lay(clear(acting(civilizations=owner(policy))), f"1 Culture, {position}")
    compare(play(table, f"develop {policy}; {choices}"), f"{result}, policy {policy}")


@pytest.mark.parametrize(("warlord", "position", "choices", "result"), named(lines_policies.WARLORDS))
def test_a_warlord(warlord: str, position: str, choices: str, result: str) -> None:
    warlord_line(warlord, position, choices, result)


def test_every_policy_and_every_warlord_has_its_line() -> None:
    names = [policy.names["en"] for policy in CONTENT.policies]
    assert len(names) == 25
    assert missing(lines_policies.ONGOING, names) == []
    assert missing(lines_policies.ONE_OFF, names) == []
    assert missing(lines_policies.WARLORDS, [warlord.names["en"] for warlord in CONTENT.warlords]) == []


# ---------------------------------------------------------------- tokens

# Where Barbarians of each number live: the map, what is controlled beforehand, the Province, and the Units it takes.
CAMPS = {
    1: ("twin-lakes", "", "e2", 2),
    2: ("twin-lakes", "", "e4", 2),
    3: ("twin-lakes", "e3 1", "d4", 3),
    4: ("clash-of-titans", "d3 1", "c3", 8),
}


@pytest.mark.parametrize(("token", "position", "choices", "result"), named(lines_tokens.BARBARIANS))
def test_a_barbarian_token(token: str, position: str, choices: str, result: str) -> None:
    board, held, tile, units = CAMPS[CONTENT.barbarians[BARBARIANS[token]].front]
    table = lay(clear(acting(map=board)), f"{position}, {held}, {units} Military")
    capital = table.state.kit.tile(table.s.capital[0] - 1)
    compare(play(table, f"conquer {tile}; {units}x from {capital}; turn token {token}; {choices}"), result)


@pytest.mark.parametrize(("city", "price", "choices", "result"), named(lines_tokens.CITIES))
def test_a_free_city(city: str, price: str, choices: str, result: str) -> None:
    table = nothing_less(lay(clear(acting()), f"e3 1, city {city} d3, {price}"), "conquer d3")
    compare(play(table, f"conquer d3; from f3; {choices}"), f"{result}, d3 1")


@pytest.mark.parametrize(("token", "position", "choices", "result"), named(lines_tokens.MARKETS))
def test_a_market_token(token: str, position: str, choices: str, result: str) -> None:
    market, number = next((i, m) for i, m in enumerate(CONTENT.markets) if token in [t.id for t in m.tokens])
    name, which, other = number.names["en"], int(token[-1]), 1 + int(token[-1]) % 5
    table = lay(clear(acting()), f"explorer 1 d5, {position}")
    table.s.market[table.tile("c1")], table.s.market[table.tile("d5")] = 0, market + 1
    table.s.left[market] = 2
    stack = " ".join(map(str, sorted((which, other))))
    collecting = (
        f"explorer 1 collects; stack {name} {stack}; ?keep {name} {other}; keep {name} {which}; use {name} {which}"
    )
    compare(play(table.ready(), f"{collecting}; {choices}; !use {name} {which}"), result)


def test_every_token_has_its_lines() -> None:
    assert missing(lines_tokens.BARBARIANS, [token.id for token in CONTENT.barbarians], 2) == []
    assert missing(lines_tokens.CITIES, [city.id for city in CONTENT.cities], 2) == []
    assert missing(lines_tokens.MARKETS, [token.id for market in CONTENT.markets for token in market.tokens]) == []


# ---------------------------------------------------------------- Heroes


@pytest.mark.parametrize(("hero", "position", "choices", "result"), named(lines_heroes.ACQUIRED))
def test_acquiring_a_hero(hero: str, position: str, choices: str, result: str) -> None:
    table = nothing_less(lay(clear(acting(heroes=True)), f"row {hero}, {position}"), f"recruit {hero}")
    compare(play(table, f"recruit {hero}; {choices}"), result)
    play(table.give(military=9), "conquer e2")
    assert bool(table.offers("hero from")) == (hero in lines_heroes.ATTACK)


@pytest.mark.parametrize(("hero", "position", "choices", "result"), named(lines_heroes.AT_WORK + lines_heroes.RETURNS))
def test_a_hero(hero: str, position: str, choices: str, result: str) -> None:
    assert f"hero {hero}" in position
    compare(play(lay(clear(acting(heroes=True)), position), choices), result)


def test_every_hero_has_its_lines() -> None:
    names = [hero.names["en"] for hero in CONTENT.heroes]
    assert len(names) == 12
    assert missing(lines_heroes.ACQUIRED, names) == []
    assert missing(lines_heroes.AT_WORK, names) == []
    assert missing(lines_heroes.RETURNS, names) == []


# ---------------------------------------------------------------- Monsters


def monstrous(position: str) -> Table:
    """Lay a position in a game with Monsters."""
    return lay(clear(acting(monsters=1)), position)


@pytest.mark.parametrize(
    ("monster", "position", "choices", "result"), named(lines_monsters.ONGOING + lines_monsters.REFUSALS)
)
def test_the_ongoing_rule_of_a_monster(monster: str, position: str, choices: str, result: str) -> None:
    assert monster in position
    compare(play(monstrous(position), choices), result)


@pytest.mark.parametrize(("monster", "position", "choices", "result"), named(lines_monsters.ATTACKS))
def test_the_attack_of_a_monster(monster: str, position: str, choices: str, result: str) -> None:
    where = "c4" if monster == "Kraken" else "e4"
    compare(play(monstrous(f"monster {monster} {where} 5, {position}"), choices), result)


@pytest.mark.parametrize(("monster", "position", "choices", "result"), named(lines_monsters.COASTAL))
def test_the_attack_of_a_monster_on_the_coast(monster: str, position: str, choices: str, result: str) -> None:
    compare(play(monstrous(f"monster {monster} d4 5, {position}"), choices), result)


@pytest.mark.parametrize(("monster", "position", "choices", "result"), named(lines_monsters.DEFEATS))
def test_defeating_a_monster(monster: str, position: str, choices: str, result: str) -> None:
    where, here = ("c4", "d4") if monster == "Kraken" else ("e4", "e4")
    table = monstrous(f"monster {monster} {where} 3, {position}, explorer 1 e3")
    play(table, f"!explorer 1 defeats {monster}")
    table = nothing_less(table.explorer(0, 1, here), f"explorer 1 defeats {monster}")
    compare(play(table, f"explorer 1 defeats {monster}; {choices}"), f"{result}, slain {monster}")


def test_every_monster_has_its_lines() -> None:
    names = [monster.names["en"] for monster in CONTENT.monsters]
    assert len(names) == 12
    assert missing(lines_monsters.ATTACKS, names) == []
    assert missing(lines_monsters.DEFEATS, names) == []
    assert missing(lines_monsters.ONGOING, [m.names["en"] for m in CONTENT.monsters if m.ongoing]) == []


# ---------------------------------------------------------------- the Automa

KINDS = {warlord.kind: warlord.civilization for warlord in CONTENT.warlords}
ACTIONS = {card.id: card for card in CONTENT.automa if card.kind}


def automa_turn(land: str, position: str, board: str = "twin-lakes", markets: tuple[int, int] = (0, 1)) -> Table:
    """Lay a position in which the Automa turns up the first card of its turn."""
    table = start(players=1, seed=2, map=board, civilizations=["egypt" if land == "china" else "china", land])
    play(table, f"{CROSS}; end turn; ?automa action-1")
    lay(clear(table), position, own=1)
    stalls = [tile.name for tile in table.state.kit.map.tiles if tile.market]  # c1 and d5 on Twin Lakes
    for market, tile in zip(markets, stalls, strict=True):
        table.s.market[table.tile(tile)] = market + 1
        table.s.left[market] = 2
    return one_by_one(table)


def automa_line(land: str, card: str, position: str, choices: str, result: str) -> None:
    """Play a line of an Automa card; another card of its turn follows."""
    table = automa_turn(land, position)
    compare(play(table, f"automa {card}; {choices}"), result, own=1)
    assert table.offers("automa ")


@pytest.mark.parametrize(("card", "position", "choices", "result"), named(lines_automa.BASE))
def test_an_automa_card(card: str, position: str, choices: str, result: str) -> None:
    assert ACTIONS[card].kind is not None
    automa_line("greece" if ACTIONS[card].kind != "economic" else "denmark", card, position, choices, result)


@pytest.mark.parametrize(("card", "position", "choices", "result"), named(lines_automa.WHOLE))
def test_an_automa_card_for_its_kind_of_warlord(card: str, position: str, choices: str, result: str) -> None:
    automa_line(KINDS[ACTIONS[card].kind or ""], card, position, choices, result)


@pytest.mark.parametrize(("land", "position", "choices", "result"), named(lines_automa.HABITS))
def test_the_automa_card_of_a_civilization(land: str, position: str, choices: str, result: str) -> None:
    automa_line(land, land, position, choices, result)


# How the Automa of Greece comes to a token: a map, a position, the choices, and the Gold for another token on the way.
LOW_AND_HIGH = "automa greece; automa action-3; "  # conquers the Province of lowest, then of highest terrain value
WAYS = {
    "1": ("twin-lakes", "", LOW_AND_HIGH + "turn token b2a; province a4; turn token {}", 3),
    "2": ("twin-lakes", "", LOW_AND_HIGH + "turn token {}; province a4; turn token b1a", 2),
    "3": ("twin-lakes", "a2 1", LOW_AND_HIGH + "turn token {}; turn token b2a", 3),
    "4": ("clash-of-titans", "b3 1", LOW_AND_HIGH + "province a2; turn token b2a; turn token {}", 3),
}


@pytest.mark.parametrize("token", [token.id for token in CONTENT.barbarians])
def test_what_a_barbarian_token_is_worth_to_the_automa(token: str) -> None:
    board, position, choices, more = WAYS[token[1]]
    table = automa_turn("greece", position, board)
    compare(play(table, choices.format(token)), f"{lines_automa.GOLD[token] + more} Gold", own=1)


@pytest.mark.parametrize("city", [city.id for city in CONTENT.cities])
def test_what_a_free_city_is_worth_to_the_automa(city: str) -> None:
    table = automa_turn("greece", f"b3 1, city {city} c3")
    play(table, LOW_AND_HIGH + "province c3; turn token b2a")
    compare(table, f"{lines_automa.GOLD[city] + 3} Gold, freed {city}", own=1)


@pytest.mark.parametrize("token", [token.id for market in CONTENT.markets for token in market.tokens])
def test_what_a_market_token_is_worth_to_the_automa(token: str) -> None:
    number = [market.id for market in CONTENT.markets].index(token[:-2])
    table = automa_turn("greece", "explorer 1 a2", markets=(number, (number + 1) % 4))
    name = CONTENT.markets[number].names["en"]
    play(table, f"automa greece; automa action-2; turn {name} {token[-1]}; explorer 2 to a4")
    compare(table, f"{lines_automa.GOLD[token] + 1} Gold, explorer 1 c1, explorer 2 b4, tokens 1", own=1)


def test_every_automa_card_has_its_lines() -> None:
    assert len(CONTENT.automa) == 20
    assert len(lines_automa.GOLD) == 31 + 10 + 20
    assert missing(lines_automa.BASE, list(ACTIONS)) == []
    assert missing(lines_automa.WHOLE, list(ACTIONS)) == []
    assert missing(lines_automa.HABITS, [card.id for card in CONTENT.automa if not card.kind]) == []
