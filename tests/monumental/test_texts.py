"""The texts of every card, token and figure: one golden file for people to read, and what holds for every text.

`make bless` writes cards.txt anew from what the effects say now; read the difference before it is committed.
"""

import itertools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from cairn.monumental import cardtexts, language
from cairn.monumental.components import (
    AutomaCard,
    Barbarian,
    Card,
    City,
    Content,
    Hero,
    MarketToken,
    Monster,
    Policy,
    Warlord,
)
from cairn.monumental.content import load
from cairn.monumental.language import Word, parse, write
from cairn.words import LANGUAGES, Words

FILE = Path(__file__).with_name("cards.txt")
CONTENT = load()
TONGUES = {code: Words(code) for code in LANGUAGES}
WRITTEN = {code: TONGUES[code] for code in ("en", "de", "es", "fr")}  # in which the texts are written out here

Say = Callable[[Words], list[str]]
Block = tuple[str, str, Say]  # the heading, the notation, what it says


def names(of: dict[str, str]) -> str:
    said = [of[code] for code in WRITTEN]
    return said[0] if len(set(said)) == 1 else " · ".join(said)


def price(numbers: tuple[int, ...]) -> str:
    return f"price {' + '.join(map(str, numbers))}" if numbers else "no price"


def either(benefits: tuple[tuple[Word, ...], ...]) -> str:
    return " | ".join(write(benefit) for benefit in benefits)


def sections(content: Content) -> Iterator[tuple[str, list[Block]]]:
    """Give everything that has a text, with its heading and its notation."""
    for deck in dict.fromkeys(card.deck for card in content.cards):
        yield f"Cards: {deck}", [city_card(card) for card in content.cards if card.deck == deck]
    yield "Policies", [policy(one) for one in content.policies]
    yield "Warlords", [warlord(one) for one in content.warlords]
    yield "Heroes", [hero(one) for one in content.heroes]
    yield "Monsters", [monster(one) for one in content.monsters]
    yield "Barbarians", [barbarian(one) for one in content.barbarians]
    yield "Free Cities", [city(one) for one in content.cities]
    for market in content.markets:
        yield f"Market: {names(market.names)}", [market_token(token) for token in market.tokens]
    yield "Automa", [automa(card) for card in content.automa]


def city_card(card: Card) -> Block:
    copies = f", {card.count} copies" if card.count > 1 else ""
    heading = f"{names(card.names)} ({card.kind}, {price(card.price)}{copies})"
    return heading, write(card.effect), partial(cardtexts.text, clauses=card.effect)


def policy(one: Policy) -> Block:
    return f"{names(one.names)} ({one.civilization})", write(one.effect), partial(cardtexts.text, clauses=one.effect)


def warlord(one: Warlord) -> Block:
    heading = f"{names(one.names)} ({one.civilization}, {one.kind})"
    return heading, write(one.effect), partial(cardtexts.warlord, leader=one)


def hero(one: Hero) -> Block:
    notation = f"{one.place} {one.attack}/{one.defense} / {write(one.effect)} / {write(one.returns)}"
    return f"{names(one.names)} (era {one.era}, price {one.price})", notation, partial(cardtexts.hero, figure=one)


def monster(one: Monster) -> Block:
    notation = " / ".join(write(part) for part in (one.ongoing, one.attack, one.defeat, one.reward))
    return f"{names(one.names)} (front {one.front})", notation, partial(cardtexts.monster, beast=one)


def barbarian(one: Barbarian) -> Block:
    copies = f", {one.count} copies" if one.count > 1 else ""
    heading = f"{one.id} (front {one.front}{copies})"
    return heading, either(one.benefits), partial(cardtexts.token, benefits=one.benefits)


def city(one: City) -> Block:
    return names(one.names), f"{write(one.asks)} / {either(one.benefits)}", partial(cardtexts.city, free=one)


def market_token(one: MarketToken) -> Block:
    return one.id, write(one.effect), partial(cardtexts.text, clauses=one.effect)


def automa(card: AutomaCard) -> Block:
    special = f" / {card.kind}: {write(card.special)}" if card.kind else ""
    return f"Automa {card.id}", f"{write(card.base)}{special}", partial(cardtexts.automa, card=card)


SECTIONS = list(sections(CONTENT))
BLOCKS = [block for _, blocks in SECTIONS for block in blocks]


def written() -> str:
    """Write everything that has a text, a block each."""
    rows = [
        "Every text of Monumental, made from the effects by src/cairn/monumental/cardtexts.py. Renewed by: make bless"
    ]
    for title, blocks in SECTIONS:
        rows += ["", "", f"==== {title}"]
        for heading, notation, say in blocks:
            rows += ["", heading, f"    {notation}"]
            rows += [f"{code}  {' '.join(say(words))}" for code, words in WRITTEN.items()]
    return "\n".join(rows) + "\n"


def test_golden_texts(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--bless"):
        FILE.write_text(written(), encoding="utf-8", newline="\n")
    stale = "tests/monumental/cards.txt is not what the effects say now: run `make bless` and read the difference"
    assert FILE.read_text(encoding="utf-8").split("\n") == written().split("\n"), stale


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_a_clean_sentence(code: str) -> None:
    for heading, _, say in BLOCKS:
        for sentence in say(TONGUES[code]):
            assert sentence.endswith("."), heading
            assert sentence[0].isupper() or sentence[0].isdigit(), heading
            assert not re.search(r"[{}\u2066-\u2069$]|  |\.\.|[ ,;:]\.|,,|\( | \)| ,", sentence), sentence
            if code == "fr":
                assert not re.search(r"[^\u00a0\u202f][:;?]", sentence), sentence
                assert not re.search(r"\b(de|le|la|que) (?=[aeiouyéèêâîôûh]\w*\b)(?!héro)", sentence), sentence
            if code == "es":
                assert not re.search(r"\bo h?o|\by h?i[^aeo]", sentence), sentence


def test_the_grammar() -> None:
    en, de, es, fr = (said(words) for words in WRITTEN.values())
    assert en("once(pay(MILITARY, 2, gold=False), gain(CULTURE, 1))") == [
        "Once per turn: pay 2 Military (no Gold), gain 1 Culture."
    ]
    assert en("when(CONQUERED, coastal, gain(GOLD, 1))") == ["When you conquer a coastal Province: gain 1 Gold."]
    assert en("discount(conquest, 1, barbarian)") == ["Conquering a Barbarian Province costs 1 less."]
    assert en("once(pay(GOLD, 1), gain(GOLD, 1), gain(SCIENCE, 2))") == [
        "Once per turn: pay 1 Gold, gain 1 Gold and 2 Science."
    ]
    assert de("once(activate_more(1))") == ["Einmal pro Zug: Aktiviere 1 weitere Karte deiner Stadt."]
    assert de("once(activate_more(2))") == ["Einmal pro Zug: Aktiviere 2 weitere Karten deiner Stadt."]
    assert es("once(choose(archive(1), gain(GOLD, 1)))") == ["Una vez por turno: archiva 1 carta, u obtén 1 de oro."]
    assert fr("once(reinforce(2))") == ["Une fois par tour\u00a0: renforcez 2 cartes."]
    assert en("when(CONQUERED, barbarian, coastal, gain(GOLD, 1), max=1)") == [
        "When you conquer a coastal Barbarian Province (at most once per turn): gain 1 Gold."
    ]


def test_what_a_monster_does_is_said_to_whoever_chooses_it() -> None:
    (harm,) = parse("choose(give_up(KNOWLEDGE), rout(ALL, here), lose(GOLD, 3))", language.ATTACK)
    ways = [way for way in harm.args if isinstance(way, Word)]
    en, de, es, fr = ([cardtexts.phrase(words, way) for way in ways] for words in WRITTEN.values())
    assert en == [
        "Archive a Knowledge card from your City (no starting Knowledge).",
        "Lose all Units there.",
        "Lose 3 Gold.",
    ]
    assert de[0] == "Eine Wissenskarte deiner Stadt archivieren (kein Startwissen)."
    assert es[0] == "Archivar un conocimiento de tu ciudad (salvo el conocimiento inicial)."
    assert fr[0] == "Archiver une connaissance de votre cité (sauf la connaissance de départ)."


def said(words: Words) -> Callable[[str], list[str]]:
    return lambda effect: cardtexts.text(words, parse(effect, language.BUILDING))


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_is_not_many(code: str) -> None:
    counted = "reinforce archive discard move_units regroup destroy place_outpost move_explorer draw_use activate_more"
    for word in counted.split():
        one, two = (said(TONGUES[code])(f"once({word}({n}))")[0] for n in (1, 2))
        assert one.replace("1", "2") != two, one


def arguments(vocabulary: language.Vocabulary, slot: language.Slot, depth: int) -> Iterator[str]:
    """Give what may stand in a place: numbers one and two, every name, and a word or two."""
    if slot.numbers:
        yield from map(str, [n for n in (1, 2) if n in slot.numbers])
    yield from slot.names
    yield from ("True", "False") if slot.truths else ()
    if slot.words and depth:
        yield next(word for name in slot.words for word in spoken(vocabulary, name, 0))


def spoken(vocabulary: language.Vocabulary, name: str, depth: int = 1) -> Iterator[str]:
    """Write a word of the vocabulary in every way that differs by a name, a number or a keyword."""
    firsts = [None, *(key.split()[1] for key in vocabulary.words if key.startswith(f"{name} "))]
    for first in firsts:
        places, keywords = vocabulary.places(name, first)
        ways = []
        for number, place in enumerate(places):
            found = list(arguments(vocabulary, vocabulary.slot(place.slot), depth))
            chosen = [first] if number == 0 and first is not None else found
            ways.append(([] if place.least else [""]) + chosen)
        options = []
        for key, place in keywords.items():
            values = arguments(vocabulary, vocabulary.slot(place.slot), 0)
            options.append(([] if place.least else [""]) + [f"{key}={value}" for value in values])
        for parts in itertools.product(*ways, *options):
            yield f"{name}({', '.join(part for part in parts if part)})"


FIELDS = (
    language.BUILDING,
    language.KNOWLEDGE,
    language.WONDER,
    language.POLICY,
    language.HERO,
    language.RETURNS,
    language.BENEFIT,
    language.REWARD,
    language.ONGOING,
    language.ATTACK,
    language.DEFEAT,
    language.ASKS,
)


def vocabulary_effects() -> dict[str, tuple[Word, ...]]:
    """Give every word that may ever stand in a content file, in the fields with `text`."""
    found: dict[str, tuple[Word, ...]] = {}
    for vocabulary in FIELDS:
        texts = [text for name in vocabulary.top for text in spoken(vocabulary, name)]
        if "once" in vocabulary.top:
            owned, looted = (vocabulary.slot(slot).words for slot in ("own", "loot"))
            texts += [f"once({text})" for name in owned for text in spoken(vocabulary, name)]
            texts += [f"when(CONQUERED, {text})" for name in looted for text in spoken(vocabulary, name)]
        for text in texts:
            try:
                found[text] = parse(text, vocabulary)
            except language.EffectError:  # such as draw(1, use=2), or the same filter twice
                continue
    return found


EFFECTS = vocabulary_effects()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_text_of_its_own(code: str) -> None:
    meanings: dict[str, set[str]] = {}
    for notation, effect in EFFECTS.items():
        plain = re.sub(r", (gold=True|different=False|max_cost=ANY)|(?<=section\()max_cost=ANY", "", notation)
        if re.search(r"(different=True)|gold=False", plain) and re.search(r"any\(1|GOLD|CULTURE", plain):
            continue  # one thing is always different; Gold and Culture are never paid by Gold
        said_so = " ".join(cardtexts.text(TONGUES[code], effect))
        assert said_so.endswith("."), notation
        meanings.setdefault(said_so, set()).add(plain)
    assert {text: ways for text, ways in meanings.items() if len(ways) > 1} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_different_components_say_different_things(code: str) -> None:
    meanings: dict[str, set[str]] = {}
    for _, notation, say in BLOCKS:
        meanings.setdefault(" ".join(say(TONGUES[code])), set()).add(notation)
    assert {text: ways for text, ways in meanings.items() if len(ways) > 1} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_automa_has_a_text_of_its_own(code: str) -> None:
    notations = [notation for name in language.ACTIONS for notation in spoken(language.HABIT, name)]
    cards = [AutomaCard("own", parse(n, language.HABIT), None, (), None, "own") for n in notations]
    texts = [" ".join(cardtexts.automa(TONGUES[code], card)) for card in cards]
    assert len(set(texts)) == len(notations) > len(language.ACTIONS)


def test_icons_are_plain_data_beside_the_texts() -> None:
    drawn = cardtexts.icons(parse("once(pay(MILITARY, 2, gold=False), gain(CULTURE, 1))", language.BUILDING))
    assert drawn == [[["once"], ["pay", "military", 2, "no-gold"], "→", ["gain", "culture", 1]]]
    counted = parse("once(per(outpost, gain(GOLD, 1), max=2))", language.POLICY)
    assert cardtexts.icons(counted) == [[["once"], ["gain", "gold", 1], cardtexts.TIMES, ["per", "outpost", "max", 2]]]
    chosen = parse("choose(rout(2, here), lose(GOLD, 1)) walk(1)", language.ATTACK)
    assert cardtexts.icons(chosen) == [[["choose", [["rout", 2, "here"]], [["lose", "gold", 1]]], ["walk", 1]]]
    token = parse("gain(GOLD, 1) archive(1)", language.BENEFIT), parse("gain(PRODUCTION, 3)", language.BENEFIT)
    (row,) = cardtexts.token_icons(token)
    assert row == [["choose", [["gain", "gold", 1], ["archive", 1]], [["gain", "production", 3]]]]
    for effect in EFFECTS.values():
        rows = cardtexts.icons(effect)
        assert json.loads(json.dumps(rows)) == rows
        assert len(rows) == len(cardtexts.text(TONGUES["en"], effect))


def test_different_effects_have_different_icons() -> None:
    meanings: dict[str, set[str]] = {}
    for notation, effect in EFFECTS.items():
        plain = re.sub(r", (gold=True|different=False)", "", notation)
        meanings.setdefault(json.dumps(cardtexts.icons(effect)), set()).add(plain)
    assert {drawn: ways for drawn, ways in meanings.items() if len(ways) > 1} == {}


def test_what_is_empty_is_not_said() -> None:
    words, beast = TONGUES["en"], CONTENT.monsters[0]
    assert cardtexts.text(words, ()) == []
    assert cardtexts.icons(()) == []
    assert cardtexts.monster(words, replace(beast, reward=())) == cardtexts.monster(words, beast)[:-1]
