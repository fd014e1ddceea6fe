"""The components of Monumental: the lists of cards, the tokens of tokens.toml, corrected by a file of one's own."""

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from cairn import content as toml
from cairn.content import Node
from cairn.languages import ENGLISH, LANGUAGES, Names, named
from cairn.monumental import language
from cairn.monumental.cards import (
    automa,
    basic,
    civilizations,
    classical,
    heroes,
    medieval,
    modern,
    monsters,
    policies,
    renaissance,
)
from cairn.monumental.cards.lines import Owned, Priced
from cairn.monumental.components import (
    CHARACTERS,
    PARTS,
    PLACES,
    STARTING,
    AutomaCard,
    Barbarian,
    Benefits,
    Card,
    City,
    Civilization,
    Content,
    Hero,
    Item,
    Market,
    MarketToken,
    Monster,
    Policy,
    T,
    Terrain,
    Value,
    Warlord,
    Words,
    find,
)
from cairn.monumental.kinds import MENU
from cairn.monumental.language import EffectError, Vocabulary, parse

__all__ = [
    "AutomaCard",
    "Barbarian",
    "Card",
    "City",
    "Civilization",
    "Content",
    "Hero",
    "Item",
    "Market",
    "MarketToken",
    "Monster",
    "Policy",
    "Terrain",
    "Value",
    "Warlord",
    "find",
    "load",
]

FILE = Path(__file__).with_name("tokens.toml")
VOCABULARY = {"building": language.BUILDING, "knowledge": language.KNOWLEDGE, "wonder": language.WONDER}

BASICS = 10  # cards in a pile
CLAUSES = 4  # besides gives
WORDS = 1000  # in all effects together
ACTIONS = 6  # words of an Automa card's part
UNTIL = 3  # events that send a Hero back
MOST = language.MOST  # the highest price, number of copies and Gold
LONGEST = 60  # a name
NAMED = ("cards", "policies", "heroes", "monsters", "cities", "markets", "warlords")
FRONTS = range(1, 5)  # a Barbarian's number
BARBARIANS, CAPITALS, TILES = 40, 4, 36  # in the box
VALUES = {  # the highest each may be
    "gold": 20,
    "soldiers": 20,
    "outposts": 9,
    "soldier_defense": 9,
    "warlord_defense": 9,
    "hero_defense": 9,
    "outpost_defense": 9,
    "wonder_defense": 9,
    "production_tokens": 36,
}

Reader = Callable[[Node], Any]


# ---------------------------------------------------------------- the lists of cards


def slug(name: str) -> str:
    """Make an id of an English name: "Pharaoh's Barge" is pharaohs-barge."""
    plain = unicodedata.normalize("NFD", name.replace("&", "and").replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower())


def _english(name: str) -> Names:
    return {ENGLISH: name}


def _owned(lines: tuple[Owned, ...], kind: str, deck: str) -> Iterator[Card]:
    for land, name, effect, origin in lines:
        words = parse(effect, VOCABULARY[kind])
        yield Card(slug(name), _english(name), kind, deck, land, 1, (), alternative=False, effect=words, origin=origin)


def _priced(lines: tuple[Priced, ...], kind: str, deck: str, count: int = 1) -> Iterator[Card]:
    """Make the cards of a list; the last Wonder of Eras I to III is the alternative one."""
    for line in lines:
        name, price, effect, origin = line
        yield Card(
            slug(name),
            _english(name),
            kind,
            deck,
            None,
            count,
            price,
            alternative=kind == "wonder" and deck != "R" and line is lines[-1],
            effect=parse(effect, VOCABULARY[kind]),
            origin=origin,
        )


def _cards() -> Iterator[Card]:
    for count, name, effect, origin in civilizations.COMMON:
        words, names = parse(effect, language.BUILDING), _english(name)
        yield Card(
            slug(name), names, "building", "common", None, count, (), alternative=False, effect=words, origin=origin
        )
    yield from _owned(civilizations.SPECIAL, "building", "special")
    yield from _owned(civilizations.KNOWLEDGE, "knowledge", "starting")
    yield from _priced(basic.PILES, "building", "basic", BASICS)
    for deck, era in (("I", classical), ("II", medieval), ("R", renaissance), ("III", modern)):
        yield from _priced(era.WONDERS, "wonder", deck)
        yield from _priced(getattr(era, "BUILDINGS", ()), "building", deck)
        yield from _priced(era.KNOWLEDGE, "knowledge", deck)


def _heroes() -> Iterator[Hero]:
    for name, english, era, price, place, attack, defense, effect, returns, origin in heroes.HEROES:
        words = parse(effect, language.HERO), parse(returns, language.RETURNS)
        yield Hero(name, _english(english), era, price, place, attack, defense, *words, origin)


def _monsters() -> Iterator[Monster]:
    kinds = (language.ONGOING, language.ATTACK, language.DEFEAT, language.REWARD)
    for name, english, front, *effects, origin in monsters.MONSTERS:
        ongoing, attack, defeat, reward = (parse(text, kind) for text, kind in zip(effects, kinds, strict=True))
        yield Monster(name, _english(english), front, ongoing, attack, defeat, reward, origin)


def _automa() -> Iterator[AutomaCard]:
    for name, base, kind, special, origin in automa.ACTIONS:
        yield AutomaCard(name, parse(base, language.ACTION), kind, parse(special, language.ACTION), None, origin)
    for land, base, origin in automa.CIVILIZATIONS:
        yield AutomaCard(land, parse(base, language.HABIT), None, (), land, origin)


# ---------------------------------------------------------------- reading a file


def _names(node: Node) -> Names:
    names: Names = {}
    for key, name in node.fields((), LANGUAGES).items():
        names[key] = name.text()
        if not name.value.isprintable() or len(name.value) > LONGEST:
            name.fail(f"expected a name of at most {LONGEST} letters in one line, not {name.shown()}")
    return names


def _origin(node: Node) -> str:
    part = rf"([a-z][A-Za-z -]* )?({'|'.join(toml.ORIGINS)})"
    if not isinstance(node.value, str) or not re.fullmatch(f"{part}(, {part})*", node.value):
        node.fail(f"expected one of {', '.join(toml.ORIGINS)}, not {node.shown()}")
    return node.value


def _integer(least: int, most: int) -> Reader:
    return lambda node: node.integer(least, most)


def _word(words: Sequence[str]) -> Reader:
    return lambda node: node.one_of(words)


def _effect(vocabulary: Vocabulary, least: int = 0, most: int = CLAUSES) -> Reader:
    def read(node: Node) -> Words:
        if not isinstance(node.value, str):
            node.fail(f"expected an effect as a text, not {node.shown()}")
        try:
            words = parse(node.value, vocabulary)
        except EffectError as error:
            node.fail(str(error))
        counted = sum(word.name != "gives" for word in words)
        if not least <= counted <= most:
            what = "clauses besides gives" if "gives" in vocabulary.top else "words"
            size = f"{least} to {most}" if least else f"at most {most}"
            node.fail(f"expected {size} {what}, not {counted}")
        return words

    return read


def _returns(node: Node) -> Words:
    words: Words = _effect(language.RETURNS, 1)(node)
    for name, most in (("uses", 1), ("until", UNTIL)):
        if sum(word.name == name for word in words) > most:
            node.fail(f"expected at most {most} {name}")
    return words


def _policy(node: Node) -> Words:
    words: Words = _effect(language.POLICY)(node)
    if sum(word.name == "one_off" for word in words) > 1:
        node.fail("expected at most 1 one_off")
    return words


def _benefits(node: Node) -> Benefits:
    one, other = node.map(_effect(language.BENEFIT, 1), 2, 2)
    return one, other


def _price(count: int) -> Reader:
    return lambda node: tuple(node.map(_integer(1, MOST), count, count))


def _readers(item: Item) -> dict[str, Reader]:
    """Give what a file may correct of a component."""
    readers: dict[str, Reader] = {"names": _names} if hasattr(item, "names") else {}
    match item:
        case Card():
            readers |= {} if item.deck in STARTING else {"price": _price(2 if item.kind == "wonder" else 1)}
            readers |= {"effect": _effect(VOCABULARY[item.kind])}
        case Warlord():
            readers |= {"kind": _word(CHARACTERS), "effect": _effect(language.BENEFIT, 1)}
        case Policy():
            readers |= {"effect": _policy}
        case Hero():
            readers |= {"price": _integer(1, MOST), "place": _word(PLACES)}
            readers |= {"attack": _integer(0, 9), "defense": _integer(0, 9)}
            readers |= {"effect": _effect(language.HERO), "returns": _returns}
        case Monster():
            readers |= {"front": _integer(FRONTS[0], FRONTS[-1]), "ongoing": _effect(language.ONGOING)}
            readers |= {"attack": _effect(language.ATTACK, 1), "defeat": _effect(language.DEFEAT, 1)}
            readers |= {"reward": _effect(language.REWARD)}
        case Barbarian():
            readers |= {"front": _integer(FRONTS[0], FRONTS[-1]), "count": _integer(0, MOST)}
            readers |= {"benefits": _benefits, "gold": _integer(0, MOST)}
        case City():
            readers |= {"asks": _effect(language.ASKS, 1), "benefits": _benefits, "gold": _integer(0, MOST)}
        case MarketToken():
            readers |= {"effect": _effect(language.BENEFIT, 1), "gold": _integer(0, MOST)}
        case Market():
            readers |= {"tokens": lambda node: _correct(node, item.tokens)}
        case AutomaCard():
            readers |= {"base": _effect(language.ACTION if item.kind else language.HABIT, 1, ACTIONS)}
            if item.kind:
                readers |= {"kind": _word(CHARACTERS), "special": _effect(language.ACTION, 1, ACTIONS)}
        case Terrain():
            readers |= {} if item.value is None else {"value": _integer(0, 4)}
            readers |= {"count": _integer(0, TILES)}
        case Value():
            readers |= {"value": _integer(0, VALUES[item.id])}
    return readers


def _corrected(node: Node, old: T) -> T:
    """Read what a file says about a component."""
    readers = _readers(old)
    if isinstance(old, Value) and not isinstance(node.value, dict):
        return replace(old, value=readers["value"](node), origin="own")
    given = node.fields((), (*readers, "origin") if hasattr(old, "origin") else tuple(readers))
    changes = {key: readers[key](part) for key, part in given.items() if key != "origin"}
    if hasattr(old, "origin") and ("origin" in given or changes.keys() - {"names"}):
        changes["origin"] = _origin(given["origin"]) if "origin" in given else "own"
    if "names" in changes:
        changes["names"] = {**getattr(old, "names", {}), **changes["names"]}
    return replace(old, **changes)


def _correct(part: Node, items: tuple[T, ...]) -> tuple[T, ...]:
    """Read what a file says about the components of a list."""
    known = {item.id: item for item in items}
    if not isinstance(part.value, dict):
        part.fail(f"expected a table, not {part.shown()}")
    for key, value in part.value.items():
        node = Node(part.source, (*part.path, key), value)
        if key not in known:
            near = difflib.get_close_matches(key, known, 3) if len(known) > 12 else list(known)  # noqa: PLR2004
            known_ids = f"expected {', '.join(near)}" if near else "`cairn content monumental` lists them"
            node.fail(f"unknown id; {known_ids}")
        known[key] = _corrected(node, known[key])
    return tuple(known.values())


def _of(top: dict[str, Node], part: str, name: str, root: Node) -> Node:
    """Find what a file says about a component; the whole file if it says nothing."""
    node = top.get(part)
    if node is None or not isinstance(node.value, dict) or name not in node.value:
        return node or root
    return Node(node.source, (*node.path, name), node.value[name])


def _check_names(made: Content, top: dict[str, Node], root: Node) -> None:
    """Refuse English names that two components share: the notation could not tell them apart."""
    taken: dict[str, str] = {}
    for part in NAMED:
        for item in getattr(made, part):
            name = item.names[ENGLISH]
            if name in taken:
                _of(top, part, item.id, root).fail(f"the English name {name!r} is that of {taken[name]} already")
            taken[name] = item.id


def _check_worth(made: Content, top: dict[str, Node], root: Node) -> None:
    """Refuse Gold of different worths: a payment knows one higher worth at a time."""
    found = [
        (part, item.id, word.args[0])
        for part in ("cards", "policies", "heroes")
        for item in getattr(made, part)
        for word in item.effect
        if word.name == "gold_as"
    ]
    worths = {worth for *_, worth in found}
    for part, name, _ in found if len(worths) > 1 else ():
        if part in top and name in top[part].value:
            told = ", ".join(f"{other} has {worth}" for _, other, worth in found)
            _of(top, part, name, root).fail(f"expected the same number in every gold_as; {told}")


def _ways(monster: Monster) -> int:
    """Count the ways in which the highest price of a Monster can be paid, Gold counting for 1 or 2."""
    price = dict.fromkeys(("PRODUCTION", "SCIENCE", "MILITARY", "GOLD"), 0)
    for word in monster.defeat:
        price[str(word.args[0])] += int(str(word.args[1]))
    for word in monster.ongoing:
        if word.name == "grows":
            price = {name: max(n, int(str(word.option("max")))) if n else 0 for name, n in price.items()}
    spans = (range(price[name] + 1) for name in ("PRODUCTION", "SCIENCE", "MILITARY"))
    return sum((sum(missing) + 1) // 2 + 1 for missing in product(*spans))


def _defended(made: Content, base: Content, top: dict[str, Node]) -> Content:
    """Let Heroes have the defense that a file says is usual, but for those of which it says another."""
    usual, now = (find(content.values, "hero_defense").value for content in (base, made))
    if usual in (0, now):  # 0: there is no edition yet
        return made
    said = top["heroes"].value if "heroes" in top else {}
    like = [hero.defense == usual and "defense" not in said.get(hero.id, {}) for hero in made.heroes]
    heroes = (replace(h, defense=now, origin="own") if is_ else h for h, is_ in zip(made.heroes, like, strict=True))
    return replace(made, heroes=tuple(heroes))


def _read(root: Node, base: Content) -> Content:
    """Correct the components by a file."""
    top = root.fields((), PARTS)
    made = replace(base, **{part: _correct(node, getattr(base, part)) for part, node in top.items()})
    made = _defended(made, base, top)
    for part, wanted, what, there in (
        ("barbarians", BARBARIANS, "Barbarian tokens", sum(token.count for token in made.barbarians)),
        ("terrain", CAPITALS, "Capitals", find(made.terrain, "capital").count),
        ("terrain", TILES, "tiles besides the Capitals", sum(t.count for t in made.terrain if t.id != "capital")),
    ):
        if there != wanted:
            top.get(part, root).fail(f"expected {wanted} {what} in all, not {there}")
    _check_names(made, top, root)
    _check_worth(made, top, root)
    for monster in made.monsters:
        if _ways(monster) > MENU:
            node = _of(top, "monsters", monster.id, root)
            node.fail(f"expected a price that can be paid in at most {MENU} ways, not in {_ways(monster)}")
    if (count := made.played.count("(")) > WORDS:  # each word has its bracket
        root.fail(f"expected at most {WORDS} words in all effects together, not {count}")
    return made


def _spoken(made: Content) -> Content:
    """Add to the English names those of all other languages."""
    return replace(made, **{part: tuple(_named(part, item) for item in getattr(made, part)) for part in PARTS})


def _named(part: str, item: T) -> T:
    names: Names | None = getattr(item, "names", None)
    if names is None:
        return item
    changes: dict[str, Any] = {"names": named("monumental", part, item.id, names[ENGLISH])}
    return replace(item, **changes)


@cache
def _standard() -> Content:
    """Make the components of this edition."""
    blank: Names = {}
    nothing: Benefits = ((), ())
    root = toml.load(FILE, FILE.name)
    tokens = root.value
    bare = Content(
        tuple(Civilization(name, _english(english)) for name, english in civilizations.LANDS),
        tuple(
            Warlord(slug(name), _english(name), land, kind, parse(effect, language.BENEFIT), origin)
            for land, name, kind, effect, origin in civilizations.WARLORDS
        ),
        tuple(_cards()),
        tuple(
            Policy(slug(name), _english(name), land, parse(effect, language.POLICY), origin)
            for land, name, effect, origin in policies.POLICIES
        ),
        tuple(_heroes()),
        tuple(_monsters()),
        tuple(_automa()),
        tuple(Barbarian(name, 0, 0, nothing, 0, "") for name in tokens["barbarians"]),
        tuple(City(name, blank, (), nothing, 0, "") for name in tokens["cities"]),
        tuple(
            Market(name, blank, tuple(MarketToken(token, (), 0, "") for token in market["tokens"]))
            for name, market in tokens["markets"].items()
        ),
        tuple(Terrain(name, blank, kind.get("value"), 0, "") for name, kind in tokens["terrain"].items()),
        tuple(Value(name, 0, "") for name in tokens["values"]),
    )
    return _spoken(_read(root, bare))


def load(file: str | None = None) -> Content:
    """Load the components, corrected by a file of one's own."""
    return _standard() if file is None else _read(toml.load(file), _standard())
