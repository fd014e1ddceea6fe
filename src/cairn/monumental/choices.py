"""The choices of Monumental as values: each has a notation in the rulebook's English words."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cairn.core import NOBODY, Seat
from cairn.kernel import Box
from cairn.monumental import kinds as k
from cairn.monumental.components import Content
from cairn.monumental.fields import Tables
from cairn.monumental.language import Word
from cairn.monumental.maps import Map
from cairn.monumental.payments import packed
from cairn.monumental.tables import tables

BASICS = ("Production", "Science", "Military")
PAID = (*BASICS, "double Gold", "Gold")
GIVEN = (*BASICS, "Gold", "double Gold")  # in an exchange
FIGURES = ("soldier", "warlord", "hero")
TRIOS = ("3 soldiers", "warlord")  # who makes way for an Outpost
DRAWN = ("", "spent ", "used ")  # a card drawn again in a turn


@dataclass(frozen=True, slots=True)
class Move:
    """A choice: what kind it is, its notation, and who may know of it."""

    kind: str
    text: str
    code: int = field(compare=False, repr=False)
    to: frozenset[Seat] | None = field(default=NOBODY, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


def phrase(words: tuple[Word, ...]) -> str:
    """Say in a few words what an effect does: `2 Production, archive 1`."""
    return ", ".join(_said(word) for word in words)


def _said(word: Word) -> str:
    if word.name == "gain":
        only = word.option("only")
        return f"{word.args[1]} {str(word.args[0]).capitalize()}" + (f" for {only}" if only else "")
    parts = [word.name.replace("_", " ")]
    parts += [f"({_said(arg)})" if isinstance(arg, Word) else str(arg).lower() for arg in word.args]
    parts += [f"{key.replace('_', ' ')} {str(value).lower()}" for key, value in word.options]
    return " ".join(parts)


@dataclass(frozen=True)
class Kit:
    """The components and a map, ready for the kernel, and the names of everything."""

    content: Content
    map: Map
    tables: Box[Tables]
    words: dict[int, Word]  # every word of an effect, by its place in the kernel's code
    moves: dict[int, Move] = field(default_factory=dict, compare=False)  # choices that are the same in every position

    def card(self, number: int) -> str:
        """Name a card."""
        return self.content.cards[number].names["en"]

    def thing(self, number: int) -> str:
        """Name a card, policy or Hero."""
        if number >= k.HERO:
            return self.content.heroes[number - k.HERO].names["en"]
        if number >= k.POLICY:
            return self.policy(number - k.POLICY)
        return self.card(number)

    def policy(self, number: int) -> str:
        """Name a policy."""
        return self.content.policies[number].names["en"]

    def hero(self, number: int) -> str:
        """Name a Hero."""
        return self.content.heroes[number].names["en"]

    def monster(self, number: int) -> str:
        """Name a Monster."""
        return self.content.monsters[number].names["en"]

    def market(self, number: int) -> str:
        """Name a Market."""
        return self.content.markets[number].names["en"]

    def city(self, number: int) -> str:
        """Name a Free City."""
        return self.content.cities[number].names["en"]

    def tile(self, number: int) -> str:
        """Name a tile."""
        return self.map.tiles[number].name

    def loot(self, token: int) -> str:
        """Name a looted token."""
        return self.city(token - 100) if token >= 100 else f"token {self.content.barbarians[token].id}"  # noqa: PLR2004

    def benefit(self, token: int, which: int) -> str:
        """Say one of the two benefits of a looted token."""
        looted = self.content.cities[token - 100] if token >= 100 else self.content.barbarians[token]  # noqa: PLR2004
        said = [phrase(words) for words in looted.benefits]
        return said[which] if said[0] != said[1] else f"{said[which]} {which + 1}"


_KITS: dict[tuple[str, Map], Kit] = {}


def kit(content: Content, board: Map) -> Kit:
    """Make the kernel's tables once for each content and map."""
    key = (content.hash, board)
    if key not in _KITS:
        if len(_KITS) > 64:  # noqa: PLR2004  (every random map is one: forget the oldest)
            _KITS.pop(next(iter(_KITS)))
        _KITS[key] = Kit(content, board, *tables(content, board))
    return _KITS[key]


def amounts(code: int) -> list[int]:
    """Read the numbers of a payment, in the order of PAID."""
    return [packed(code, place) for place in range(len(PAID))]


def paid(code: int) -> str:
    """Say a payment, or what is taken off a price."""
    parts = zip(amounts(code), PAID, strict=True)
    return " ".join(f"{n} {name}" for n, name in parts if n)


Naming = Callable[[Kit, int, int], str]
# One line for each verb that needs nothing but its own numbers a and b; the others are named by the position.
NAMES: dict[int, tuple[str, Naming]] = {
    k.V_DRAW: ("draw", lambda q, a, b: f"draw {DRAWN[b]}{q.card(a)}"),
    k.V_DEVELOPMENT: ("deal", lambda q, a, _: f"deal {q.card(a)}"),
    k.V_HERO: ("deal", lambda q, a, _: f"deal {q.hero(a)}"),
    k.V_MARKET: ("lay", lambda q, a, b: f"lay {q.market(a)} {q.tile(b)}"),
    k.V_CITY: ("lay", lambda q, a, b: f"lay {q.city(a)} {q.tile(b)}"),
    k.V_MONSTER: ("hide", lambda q, a, _: f"hide {q.monster(a)}"),
    k.V_LAIR: ("hide", lambda q, a, _: f"hide at {q.tile(a)}"),
    k.V_TOKEN: ("token", lambda q, a, _: f"turn {q.loot(a)}"),
    k.V_STACK: ("stack", lambda q, a, b: f"stack {q.market(a)} {' '.join(str(i + 1) for i in range(5) if b >> i & 1)}"),
    k.V_TOP: ("token", lambda q, a, b: f"turn {q.market(a)} {b + 1}"),
    k.V_AUTOMA: ("automa", lambda q, a, _: f"automa {q.content.automa[a].id}"),
    k.V_POLICY: ("automa", lambda q, a, _: f"automa {q.policy(a)}"),
    k.V_SITE: ("capital", lambda q, a, _: f"automa capital {q.tile(a)}"),
    k.V_CAPITAL: ("capital", lambda q, a, _: f"capital {q.tile(a)}"),
    k.V_ROW: ("activate", lambda _, a, __: f"activate row {a + 1}"),
    k.V_COLUMN: ("activate", lambda _, a, __: f"activate column {a + 1}"),
    k.V_ACQUIRE: ("acquire", lambda q, a, _: f"acquire {q.card(a)}"),
    k.V_KEEP_WONDER: ("keep", lambda q, a, _: f"keep {q.card(a)}"),
    k.V_COMPLETE: ("complete", lambda q, a, _: f"complete {q.card(a)}"),
    k.V_PLACE: ("place", lambda q, a, _: f"place {q.tile(a)}"),
    k.V_DEVELOP: ("develop", lambda q, a, _: f"develop {q.policy(a)}"),
    k.V_CONQUER: ("conquer", lambda q, a, _: f"conquer {q.tile(a)}"),
    k.V_FROM: ("units", lambda q, a, _: f"from {q.tile(a)}"),
    k.V_WARLORD: ("units", lambda q, a, _: f"warlord from {q.tile(a)}"),
    k.V_HERO_FROM: ("units", lambda q, a, _: f"hero from {q.tile(a)}"),
    k.V_MOVE: ("move", lambda q, a, _: f"move soldier {q.tile(a)}"),
    k.V_MOVE_WARLORD: ("move", lambda q, a, _: f"move warlord {q.tile(a)}"),
    k.V_MOVE_HERO: ("move", lambda q, a, _: f"move hero {q.tile(a)}"),
    k.V_TO: ("move", lambda q, a, _: f"to {q.tile(a)}"),
    k.V_OUTPOST: ("outpost", lambda q, a, _: f"outpost {q.tile(a)}"),
    k.V_WITH: ("outpost", lambda _, a, __: f"with {TRIOS[a]}"),
    k.V_STEP: ("explore", lambda q, a, b: f"explorer {a + 1} to {q.tile(b)}"),
    k.V_COLLECT: ("collect", lambda _, a, __: f"explorer {a + 1} collects"),
    k.V_KEEP_TOKEN: ("keep", lambda q, a, b: f"keep {q.market(a)} {b + 1}"),
    k.V_USE_TOKEN: ("token", lambda q, a, b: f"use {q.market(a)} {b + 1}"),
    k.V_USE_PRODUCTION: ("token", lambda _, __, ___: "use Production token"),
    k.V_PROGRESS: ("progress", lambda _, __, ___: "scientific progress"),
    k.V_GAIN: ("gain", lambda _, a, __: f"gain {BASICS[a]}"),
    k.V_EXCHANGE: ("exchange", lambda _, a, b: f"exchange {GIVEN[a]} for {BASICS[b]}"),
    k.V_STOP: ("stop", lambda _, __, ___: "stop"),
    k.V_USE_DRAWN: ("use", lambda q, a, b: f"use {DRAWN[b]}{q.card(a)}"),
    k.V_ACTIVATE: ("activate", lambda q, a, b: f"activate {q.card(a)} {b + 1}"),
    k.V_REINFORCE: ("reinforce", lambda q, a, b: f"reinforce {q.card(a)} {b + 1}"),
    k.V_ARCHIVE: ("archive", lambda q, a, b: f"archive {q.card(a)} {b + 1}"),
    k.V_DISCARD: ("discard", lambda q, a, b: f"discard {q.card(a)} {b + 1}"),
    k.V_COPY: ("copy", lambda q, a, b: f"copy {q.card(a)} {b % k.SLOTS + 1}"),
    k.V_COPY_POLICY: ("copy", lambda q, a, _: f"copy {q.policy(a)}"),
    k.V_COPY_OTHER: ("copy", lambda q, a, _: f"copy {q.card(a)}"),
    k.V_DESTROY: ("destroy", lambda q, a, _: f"destroy soldier {q.tile(a)}"),
    k.V_DESTROY_WARLORD: ("destroy", lambda q, a, _: f"destroy warlord {q.tile(a)}"),
    k.V_TAKE: ("take", lambda q, a, _: f"take {q.card(a)}"),
    k.V_SECTION: ("section", lambda q, a, _: f"section {q.card(a)}"),
    k.V_KEEP_KNOWLEDGE: ("keep", lambda q, a, _: f"keep {q.card(a)}"),
    k.V_RECRUIT: ("recruit", lambda q, a, _: f"recruit {q.hero(a)}"),
    k.V_DEPLOY: ("deploy", lambda q, a, _: f"deploy {q.tile(a)}"),
    k.V_DEFEAT: ("defeat", lambda q, a, b: f"explorer {a + 1} defeats {q.monster(b)}"),
    k.V_TRADE: ("trade", lambda _, a, __: f"trade {a}"),
    k.V_SAIL: ("explore", lambda q, a, b: f"explorer {a + 1} sails to {q.tile(b)}"),
    k.V_ROUT: ("lose", lambda q, a, _: f"lose soldier {q.tile(a)}"),
    k.V_ROUT_WARLORD: ("lose", lambda q, a, _: f"lose warlord {q.tile(a)}"),
    k.V_ROUT_HERO: ("lose", lambda q, a, _: f"lose hero {q.tile(a)}"),
    k.V_WALK: ("walk", lambda q, a, _: f"walk to {q.tile(a)}"),
    k.V_SHELTER: ("shelter", lambda q, a, _: f"shelter {q.tile(a)}"),
    k.V_PROVINCE: ("province", lambda q, a, _: f"province {q.tile(a)}"),
    k.V_BENEFIT: ("loot", lambda q, a, b: f"loot {q.benefit(a, b)}"),
}

# Who may know of a choice: everybody of these, of activations unless they are chosen in secret. Of all others
# the chooser alone: where nature hides Monsters, what it stacks in a Market, which token is kept there.
ACTIVATIONS = frozenset({k.V_ROW, k.V_COLUMN})
OPEN = frozenset(
    {
        *(k.V_DRAW, k.V_DEVELOPMENT, k.V_HERO, k.V_MARKET, k.V_CITY, k.V_TOKEN, k.V_TOP),  # nature turns up
        *(k.V_AUTOMA, k.V_POLICY, k.V_SITE, k.V_PROVINCE),  # the Automa
        *(k.V_CAPITAL, k.V_END, k.V_STOP, k.V_PAY, k.V_LESS, k.V_CHOOSE, k.V_NEXT, k.V_BENEFIT),  # turns and prices
        *(k.V_ACQUIRE, k.V_KEEP_WONDER, k.V_COMPLETE, k.V_PLACE, k.V_DEVELOP, k.V_PROGRESS, k.V_TAKE, k.V_SECTION),
        *(k.V_USE, k.V_USE_DRAWN, k.V_USE_TOKEN, k.V_USE_PRODUCTION, k.V_GAIN, k.V_EXCHANGE, k.V_TRADE),  # effects
        *(k.V_ACTIVATE, k.V_REINFORCE, k.V_ARCHIVE, k.V_DISCARD, k.V_KEEP_KNOWLEDGE, k.V_GIVE_UP),  # the City
        *(k.V_COPY, k.V_COPY_POLICY, k.V_COPY_OTHER),
        *(k.V_CONQUER, k.V_FROM, k.V_WARLORD, k.V_HERO_FROM, k.V_OUTPOST, k.V_WITH, k.V_TO),  # the map
        *(k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO, k.V_DESTROY, k.V_DESTROY_WARLORD),
        *(k.V_STEP, k.V_COLLECT, k.V_SAIL, k.V_RECRUIT, k.V_DEPLOY),
        *(k.V_DEFEAT, k.V_ROUT, k.V_ROUT_WARLORD, k.V_ROUT_HERO, k.V_WALK, k.V_SHELTER),  # Monsters
    }
)
