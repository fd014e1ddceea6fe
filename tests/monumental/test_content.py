"""The components: what this edition holds."""

import json
import re
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from cairn.content import ORIGINS
from cairn.languages import LANGUAGES
from cairn.monumental.components import CHARACTERS, PARTS, PLACES
from cairn.monumental.content import Card, find, load, slug
from cairn.monumental.language import Word, write

STANDARD = load()
LANDS = ("china", "denmark", "egypt", "greece", "japan")
PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE = "PRODUCTION", "SCIENCE", "MILITARY", "GOLD", "CULTURE"


def card(name: str) -> tuple[Word, ...]:
    return STANDARD.card(name).effect


def policy(name: str) -> str:
    """Give the ongoing effect of a policy."""
    words = find(STANDARD.policies, name).effect
    return write(tuple(word for word in words if word.name != "one_off"))


def leader(name: str) -> tuple[str, str]:
    warlord = find(STANDARD.warlords, name)
    return warlord.civilization, write(warlord.effect)


def used(era: str) -> list[Card]:
    """Give the cards of an Era that a game is played with."""
    return [card for card in STANDARD.deck(era) if not card.alternative]


def kinds(cards: list[Card]) -> dict[str, int]:
    return dict(Counter(card.kind for card in cards))


# ---------------------------------------------------------------- civilizations


@pytest.mark.rule("MN-CTY-01")
def test_five_civilizations() -> None:
    assert tuple(land.id for land in STANDARD.civilizations) == LANDS
    assert [land.names["en"] for land in STANDARD.civilizations] == ["China", "Denmark", "Egypt", "Greece", "Japan"]


@pytest.mark.rule("MN-CTY-02", "MN-CTY-03")
@pytest.mark.parametrize("land", LANDS)
def test_what_a_player_owns(land: str) -> None:
    cards = STANDARD.starting(land)
    assert [(card.id, card.count) for card in cards[:5]] == [
        ("work-camp", 5),
        ("library", 3),
        ("fort", 3),
        ("forum", 1),
        ("mine", 1),
    ]
    assert [(card.deck, card.kind, card.count) for card in cards[5:]] == [
        ("special", "building", 1),
        ("starting", "knowledge", 1),
    ]
    assert sum(card.count for card in cards) == 15
    assert sum(policy.civilization == land for policy in STANDARD.policies) == 5
    assert sum(warlord.civilization == land for warlord in STANDARD.warlords) == 1
    assert (STANDARD.value("soldiers"), STANDARD.value("outposts")) == (9, 2)
    assert all(card.price == () for card in cards)


@pytest.mark.rule("MN-CIV-01")
def test_pharaohs_barge() -> None:
    assert STANDARD.card("pharaohs-barge").civilization == "egypt"
    assert write(card("pharaohs-barge")) == (
        "gives(MILITARY, 1) once(archive_self()) when(ARCHIVED_SELF, complete_section(max_cost=ANY))"
    )


@pytest.mark.rule("MN-CIV-02", "MN-CIV-05", "MN-CIV-11", "MN-CIV-15", "MN-CIV-19")
@pytest.mark.parametrize(
    ("land", "name", "effect"),
    [
        ("egypt", "masonry", "once(pay_any(2), gain(GOLD, 1))"),
        ("japan", "bushido", "once(reinforce(1))"),
        ("denmark", "scouting", "once(move_explorer(1))"),
        ("china", "pyrotechnics", "once(archive(1))"),
        ("greece", "philosophy", "once(exchange(1))"),
    ],
)
def test_starting_knowledge(land: str, name: str, effect: str) -> None:
    assert (STANDARD.card(name).civilization, STANDARD.card(name).deck, write(card(name))) == (land, "starting", effect)


@pytest.mark.rule("MN-CIV-03")
def test_egypt() -> None:
    assert leader("ramesses-ii") == ("egypt", "gain(PRODUCTION, 2)")
    assert {"expansion", "guilds"} <= {p.id for p in STANDARD.policies if p.civilization == "egypt"}


@pytest.mark.rule("MN-CIV-04")
def test_samurai_school() -> None:
    assert card("samurai-school")[1] == Word(
        "once", (Word("pay", (GOLD, 1)), Word("gain", (MILITARY, 2), (("only", "barbarian"),)))
    )


@pytest.mark.rule("MN-CIV-06", "MN-CIV-07", "MN-CIV-08", "MN-CIV-09")
def test_japan() -> None:
    assert policy("diplomacy") == "discount(conquest, 2, free_city)"
    assert policy("rapid-expansion") == "discount(conquest, 2, player_with_more_provinces)"
    assert "copy(other_city, BUILDING)" in policy("cultural-exchange")
    assert leader("miyamoto-musashi") == ("japan", "gain(SCIENCE, 2)")


@pytest.mark.rule("MN-CIV-10")
def test_dolmen() -> None:
    assert card("dolmen")[1] == Word("once", (Word("pay", (MILITARY, 2)), Word("gain", (CULTURE, 1))))


@pytest.mark.rule("MN-CIV-12", "MN-CIV-13")
def test_denmark() -> None:
    assert policy("raiding-parties") == "when(CONQUERED, coastal, gain(GOLD, 1))"
    assert policy("pillaging") == "when(CONQUERED, gain(PRODUCTION, 1))"
    assert policy("warrior-culture") == "once(pay(MILITARY, 2, gold=False), gain(CULTURE, 1))"
    assert leader("siegfried") == ("denmark", "gain(MILITARY, 2)")


@pytest.mark.rule("MN-CIV-14")
def test_paper_maker() -> None:
    assert write(card("paper-maker")[1:]) == "once(pay(GOLD, 1), gain_any(2, different=True))"


@pytest.mark.rule("MN-CIV-16", "MN-CIV-17")
def test_china() -> None:
    assert policy("research-and-development") == "once(if_active(WONDER, KNOWLEDGE, gain(GOLD, 2)))"
    assert policy("taxation") == "once(if_gained(EACH, 1, gain(GOLD, 1)))"
    assert policy("guided-tours") == "when(COMPLETED_WONDER, gain(CULTURE, 1))"
    assert leader("hua-mulan") == ("china", "draw(2, use=1)")


@pytest.mark.rule("MN-CIV-18", "MN-CIV-20", "MN-CIV-21")
def test_greece() -> None:
    assert write(card("hoplite-grounds")[1:]) == "once(per(other_active_military_card, gain(MILITARY, 1)))"
    assert policy("siege-warfare") == "once(pay(SCIENCE, 1), gain(MILITARY, 2))"
    assert leader("heracles") == ("greece", "gain(GOLD, 1)")


def test_each_policy_has_an_ongoing_effect_and_a_one_off() -> None:
    for item in STANDARD.policies:
        assert policy(item.id), item.id
        assert [word.name for word in item.effect].count("one_off") == 1, item.id


# ---------------------------------------------------------------- Development cards and Basic Buildings


@pytest.mark.rule("MN-CMP-01")
def test_development_cards() -> None:
    counts = {era: len(STANDARD.deck(era)) for era in ("I", "II", "III", "R")}
    assert counts == {"I": 16, "II": 13, "III": 9, "R": 12}
    separations = len(counts)  # one on top of each Era
    assert sum(counts.values()) + separations == 54


@pytest.mark.rule("MN-DEV-05")
def test_alternative_wonders() -> None:
    alternatives = [(card.deck, card.kind, card.names["en"]) for card in STANDARD.cards if card.alternative]
    assert alternatives == [
        ("I", "wonder", "Colossus of Rhodes"),
        ("II", "wonder", "Notre-Dame"),
        ("III", "wonder", "International Space Station"),
    ]


@pytest.mark.rule("MN-DEV-07", "MN-DEV-08", "MN-DEV-09", "F-01")
def test_the_eras() -> None:
    assert kinds(used("I")) == {"wonder": 5, "building": 5, "knowledge": 5}
    assert kinds(used("II")) == {"wonder": 4, "building": 4, "knowledge": 4}
    assert kinds(used("III")) == {"wonder": 4, "knowledge": 4}


@pytest.mark.rule("MN-DEV-10", "MN-DEV-11", "MN-DEV-12")
def test_the_deck() -> None:
    base = sum(len(used(era)) for era in ("I", "II", "III"))
    assert base == 35
    assert len(used("R")) == len(STANDARD.deck("R")) == 12
    assert base + len(used("R")) == 47


@pytest.mark.rule("MN-DEV-15", "MN-TRM-20", "MN-CMP-02")
def test_basic_buildings() -> None:
    piles = STANDARD.deck("basic")
    assert [(card.names["en"], card.kind, card.count) for card in piles] == [
        ("Workshop", "building", 10),
        ("Laboratory", "building", 10),
        ("Archery Range", "building", 10),
    ]
    assert sum(card.count for card in piles) == 30


@pytest.mark.rule("MN-CMP-04")
def test_wonders() -> None:
    wonders = Counter(card.deck for card in STANDARD.cards if card.kind == "wonder")
    assert wonders == {"I": 6, "II": 5, "III": 5, "R": 4}
    assert wonders.total() == 20


def test_prices_and_clauses_fit_the_kind() -> None:
    for item in STANDARD.cards:
        names = [word.name for word in item.effect]
        starting = item.deck in ("common", "special", "starting")
        assert len(item.price) == (0 if starting else 2 if item.kind == "wonder" else 1), item.id
        assert names.count("at_once") == (item.kind == "wonder"), item.id
        assert "one_off" not in names
        assert len(names) >= 1, item.id
        assert sum(name != "gives" for name in names) <= 4, item.id


def test_cards_stand_in_a_fixed_order() -> None:
    decks = [card.deck for card in STANDARD.cards]
    order = ["common", "special", "starting", "basic", "I", "II", "R", "III"]
    assert decks == sorted(decks, key=order.index)
    for deck in ("special", "starting"):
        assert tuple(card.civilization for card in STANDARD.deck(deck)) == LANDS
    for era in ("I", "II", "R", "III"):
        found = [card.kind for card in STANDARD.deck(era)]
        assert found == sorted(found, key=["wonder", "building", "knowledge"].index)
    assert [policy.civilization for policy in STANDARD.policies] == [land for land in LANDS for _ in range(5)]
    assert tuple(warlord.civilization for warlord in STANDARD.warlords) == LANDS


def test_later_eras_are_dearer() -> None:
    for kind in ("wonder", "knowledge"):
        means = [
            sum(sum(c.price) for c in cards) / len(cards)
            for cards in ([c for c in STANDARD.deck(era) if c.kind == kind] for era in ("I", "II", "R", "III"))
        ]
        assert means == sorted(means), kind


# ---------------------------------------------------------------- Heroes, Monsters, Automa


@pytest.mark.rule("MN-CMP-02")
def test_heroes_monsters_and_automa_cards() -> None:
    assert len(STANDARD.heroes) == 12
    assert Counter(hero.era for hero in STANDARD.heroes) == {"I": 3, "II": 3, "R": 3, "III": 3}
    assert len(STANDARD.monsters) == 12
    actions = [card for card in STANDARD.automa if card.civilization is None]
    habits = [card for card in STANDARD.automa if card.civilization]
    assert (len(actions), len(habits), len(STANDARD.automa)) == (15, 5, 20)
    assert Counter(card.kind for card in actions) == dict.fromkeys(CHARACTERS, 3)
    assert tuple(card.civilization for card in habits) == LANDS
    assert all(card.kind is None and not card.special for card in habits)


def test_heroes() -> None:
    for hero in STANDARD.heroes:
        assert hero.place in PLACES
        assert hero.effect or hero.attack, hero.id
        assert {word.name for word in hero.returns} <= {"uses", "until"}
        assert hero.returns, hero.id
        assert hero.place != "capital" or (hero.attack, hero.defense) == (0, 0), hero.id
        assert hero.place == "capital" or hero.defense == STANDARD.value("hero_defense"), hero.id


def test_monsters() -> None:
    assert [m.id for m in STANDARD.monsters if m.front == 4] == ["hydra", "apep", "cherufe", "rakshasa"]
    assert all(monster.front in (3, 4) and monster.attack and monster.defeat for monster in STANDARD.monsters)
    assert [m.id for m in STANDARD.monsters if any(word.name == "on_water" for word in m.ongoing)] == ["kraken"]


# ---------------------------------------------------------------- tiles and tokens


@pytest.mark.rule("MN-CMP-03")
def test_tiles_and_tokens() -> None:
    tiles = {terrain.id: terrain.count for terrain in STANDARD.terrains}
    assert tiles.pop("capital") == 4
    assert sum(tiles.values()) == 36
    assert [len(market.tokens) for market in STANDARD.markets] == [5, 5, 5, 5]
    assert STANDARD.value("production_tokens") == 25
    assert sum(token.count for token in STANDARD.barbarians) + len(STANDARD.cities) == 50
    assert len(STANDARD.monsters) == 12  # each brings a token that names it


@pytest.mark.rule("MN-TRM-19")
def test_terrain_values() -> None:
    values = {terrain.id: terrain.value for terrain in STANDARD.terrains}
    assert values == {"capital": None, "meadow": 0, "forest": 1, "swamp": 2, "hills": 3, "volcano": 4, "water": None}


def test_barbarians() -> None:
    fronts: Counter[int] = Counter()
    for token in STANDARD.barbarians:
        fronts[token.front] += token.count
        assert token.gold == token.front + 1
        assert len(token.benefits) == 2
        assert all(token.benefits)
        assert "CULTURE" not in write(token.benefits[0] + token.benefits[1])
    assert fronts == {1: 14, 2: 14, 3: 8, 4: 4}


def test_free_cities() -> None:
    assert Counter(city.asked for city in STANDARD.cities) == {2: 4, 3: 4, 4: 2}
    assert all(city.benefits[0][0] == Word("gain", (CULTURE, 1)) for city in STANDARD.cities)
    assert write(find(STANDARD.cities, "samarkand").asks) == "pay(SCIENCE, 2)"


def test_values() -> None:
    assert {value.id: value.value for value in STANDARD.values} == {
        "gold": 2,
        "soldiers": 9,
        "outposts": 2,
        "soldier_defense": 1,
        "warlord_defense": 2,
        "hero_defense": 2,
        "outpost_defense": 3,
        "wonder_defense": 2,
        "production_tokens": 25,
    }


# ---------------------------------------------------------------- names, ids, origins


def items() -> list[dict[str, Any]]:
    data = STANDARD.as_dict()
    tokens = [token for market in data["markets"] for token in market["tokens"]]
    return [item for part in PARTS for item in data[part]] + tokens


def test_ids_are_unique_slugs() -> None:
    for part, entries in STANDARD.as_dict().items():
        ids = [entry["id"] for entry in entries]
        assert len(ids) == len(set(ids)), part
        assert all(re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)*", name) for name in ids), part
    assert [slug(name) for name in ("Pharaoh's Barge", "Research & Development", "Corvée", "Masons' Lodge")] == [
        "pharaohs-barge",
        "research-and-development",
        "corvee",
        "masons-lodge",
    ]


def test_names_in_every_language() -> None:
    named = [item for item in items() if "names" in item]
    assert len(named) == 148
    for item in named:
        assert item["names"].keys() == LANGUAGES.keys(), item["id"]
        for name in item["names"].values():
            assert name == name.strip()
            assert name.isprintable()
            assert name
    for part in ("cards", "policies"):
        for language in LANGUAGES:
            names = [item.names[language] for item in getattr(STANDARD, part)]
            assert len(names) == len(set(names)), (part, language)


def test_names_of_the_glossary_win() -> None:
    names = STANDARD.card("market").names
    assert [names[code] for code in ("en", "de", "es", "fr")] == [
        "Market",
        "Markthalle",
        "Mercado cubierto",
        "Marché couvert",
    ]
    assert STANDARD.card("work-camp").names["de"] == "Baustelle"
    assert STANDARD.card("quarry").names["es"] == "Cantera"


def test_origins() -> None:
    seen = set()
    for item in items():
        if "origin" not in item:
            assert set(item) <= {"id", "names", "tokens"}
            continue
        for part in item["origin"].split(", "):
            seen.add(part.split()[-1])
    assert seen == set(ORIGINS) - {"own"}


# ---------------------------------------------------------------- the whole


def test_as_plain_data() -> None:
    data = STANDARD.as_dict()
    assert tuple(data) == PARTS
    assert json.loads(json.dumps(data)) == data
    assert data["cards"][0] == {
        "id": "work-camp",
        "names": STANDARD.card("work-camp").names,
        "kind": "building",
        "deck": "common",
        "civilization": None,
        "count": 5,
        "price": [],
        "alternative": False,
        "effect": "gives(PRODUCTION, 1)",
        "origin": "count rulebook, yield reconstructed",
    }
    assert data["barbarians"][0]["benefits"] == ["gain(PRODUCTION, 2)", "gain(SCIENCE, 2)"]
    assert data["heroes"][3]["effect"] == ""


def test_the_hash_is_the_same_everywhere() -> None:
    code = "from cairn.monumental.content import load; print(load().hash)"
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    ).stdout.strip()
    assert found == STANDARD.hash
    assert re.fullmatch(r"[0-9a-f]{64}", found)
