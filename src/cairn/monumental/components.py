"""What Monumental is played with: a frozen value for each component, and all of them together."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, TypeVar

from cairn.languages import Names
from cairn.monumental.language import Word, write

ERAS = ("I", "II", "R", "III")
DECKS = ("common", "special", "starting", "basic", *ERAS)
STARTING = DECKS[:3]
KINDS = ("building", "knowledge", "wonder")
CHARACTERS = ("architectural", "cultural", "aggressive", "technological", "economic")
PLACES = ("capital", "province", "rough_province", "capital_or_province", "capital_or_coast")
PARTS = (
    "civilizations",
    "warlords",
    "cards",
    "policies",
    "heroes",
    "monsters",
    "barbarians",
    "cities",
    "markets",
    "automa",
    "terrain",
    "values",
)
EFFECTS = ("effect", "returns", "ongoing", "attack", "defeat", "reward", "asks", "base", "special")

Words = tuple[Word, ...]
Benefits = tuple[Words, Words]


@dataclass(frozen=True)
class Item:
    """A component."""

    id: str


@dataclass(frozen=True)
class Civilization(Item):
    """A land."""

    names: Names


@dataclass(frozen=True)
class Warlord(Item):
    """The leader of a civilization; the effect is its bonus for a conquest."""

    names: Names
    civilization: str
    kind: str
    effect: Words
    origin: str


@dataclass(frozen=True)
class Card(Item):
    """A city card: a Building, a Knowledge or a Wonder. A Wonder has two prices, a starting card none."""

    names: Names
    kind: str
    deck: str
    civilization: str | None
    count: int
    price: tuple[int, ...]
    alternative: bool
    effect: Words
    origin: str


@dataclass(frozen=True)
class Policy(Item):
    """A Cultural Policy."""

    names: Names
    civilization: str
    effect: Words
    origin: str


@dataclass(frozen=True)
class Hero(Item):
    """A Hero; the price is Gold, an attack of 0 is none."""

    names: Names
    era: str
    price: int
    place: str
    attack: int
    defense: int
    effect: Words
    returns: Words
    origin: str


@dataclass(frozen=True)
class Monster(Item):
    """A Monster; `front` is the number of the token that hides it."""

    names: Names
    front: int
    ongoing: Words
    attack: Words
    defeat: Words
    reward: Words
    origin: str


@dataclass(frozen=True)
class Barbarian(Item):
    """A Barbarian token: two benefits to choose from; the Automa takes Gold."""

    front: int
    count: int
    benefits: Benefits
    gold: int
    origin: str


@dataclass(frozen=True)
class City(Item):
    """A Free City."""

    names: Names
    asks: Words
    benefits: Benefits
    gold: int
    origin: str

    @property
    def asked(self) -> int:
        """How many resources it asks for in all."""
        return sum(arg for word in self.asks for arg in word.args if isinstance(arg, int))


@dataclass(frozen=True)
class MarketToken(Item):
    """A token of a Market."""

    effect: Words
    gold: int
    origin: str


@dataclass(frozen=True)
class Market(Item):
    """A Market and its tokens."""

    names: Names
    tokens: tuple[MarketToken, ...]


@dataclass(frozen=True)
class AutomaCard(Item):
    """A card of the Automa; `special` is for a Warlord of that kind. One of a civilization has only a base."""

    base: Words
    kind: str | None
    special: Words
    civilization: str | None
    origin: str


@dataclass(frozen=True)
class Terrain(Item):
    """A kind of tile; Capitals and Water have no value."""

    names: Names
    value: int | None
    count: int
    origin: str


@dataclass(frozen=True)
class Value(Item):
    """A number of the rules."""

    value: int
    origin: str


T = TypeVar("T", bound=Item)


@dataclass(frozen=True)
class Content:
    """All components, checked, each list in a fixed order."""

    civilizations: tuple[Civilization, ...]
    warlords: tuple[Warlord, ...]
    cards: tuple[Card, ...]
    policies: tuple[Policy, ...]
    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    automa: tuple[AutomaCard, ...]
    barbarians: tuple[Barbarian, ...] = ()
    cities: tuple[City, ...] = ()
    markets: tuple[Market, ...] = ()
    terrain: tuple[Terrain, ...] = ()
    values: tuple[Value, ...] = ()

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """The kinds of tiles."""
        return self.terrain

    def card(self, name: str) -> Card:
        """Give the city card of this id."""
        return find(self.cards, name)

    def deck(self, name: str) -> tuple[Card, ...]:
        """Give the cards of a deck: an Era's, the basic piles, or starting cards."""
        return tuple(card for card in self.cards if card.deck == name)

    def starting(self, civilization: str) -> tuple[Card, ...]:
        """Give the cards a civilization begins with; `count` says how many of each."""
        return tuple(c for c in self.cards if c.deck in STARTING and c.civilization in (None, civilization))

    def value(self, name: str) -> int:
        """Give a number of the rules."""
        return find(self.values, name).value

    def as_dict(self) -> dict[str, Any]:
        """Give the components as plain data."""
        return {part: [_plain(item) for item in getattr(self, part)] for part in PARTS}

    @property
    def played(self) -> str:
        """Everything that matters for play: the data without names and origins, as canonical JSON."""
        data = {part: [_bare(item) for item in items] for part, items in self.as_dict().items()}
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of everything that matters for play."""
        return hashlib.sha256(self.played.encode()).hexdigest()


def find(items: Iterable[T], name: str) -> T:
    """Give the component of this id."""
    for item in items:
        if item.id == name:
            return item
    raise KeyError(name)


def _plain(item: Item) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for field in fields(item):
        value = getattr(item, field.name)
        if not isinstance(value, tuple):
            data[field.name] = dict(value) if isinstance(value, dict) else value
        elif field.name in EFFECTS:
            data[field.name] = write(value)
        elif field.name == "benefits":
            data[field.name] = [write(words) for words in value]
        else:
            data[field.name] = [_plain(part) if isinstance(part, Item) else part for part in value]
    return data


def _bare(data: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in data.items() if key not in ("names", "origin")}
    return kept | ({"tokens": [_bare(token) for token in data["tokens"]]} if "tokens" in data else {})
