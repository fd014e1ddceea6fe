"""The components and a map, ready for the kernel, with the ids and the English names of everything in them."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from cairn.kernel import Box
from cairn.monumental import kinds as k
from cairn.monumental.components import Content
from cairn.monumental.fields import Tables
from cairn.monumental.language import Word
from cairn.monumental.maps import Map
from cairn.monumental.tables import tables
from cairn.monumental.terms import By

NAMED = ("cards", "policies", "heroes", "monsters", "markets", "cities")
PARTS = {"card": "cards", "policy": "policies", "hero": "heroes", "monster": "monsters", "city": "cities"}


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
    made: dict[tuple[int, ...], Any] = field(default_factory=dict, compare=False)  # choices that are alike everywhere
    texts: dict[int, str] = field(default_factory=dict, compare=False)  # the notation of these

    # ------------------------------------------------------------ names, by number

    def card(self, number: int) -> str:
        """Name a card."""
        return self.content.cards[number].names["en"]

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

    def tile(self, number: int) -> str:
        """Name a tile."""
        return self.map.tiles[number].name

    # ------------------------------------------------------------ names, by id

    @cached_property
    def _names(self) -> dict[str, dict[str, str]]:
        return {part: {item.id: item.names["en"] for item in getattr(self.content, part)} for part in NAMED}

    def name(self, part: str, wanted: str) -> str:
        """Name a component of one of the lists by its id."""
        return self._names[part][wanted]

    def thing(self, what: str, wanted: str) -> str:
        """Name what has effects or waits: a card, a policy, a Hero, a token, a Warlord or a Monster."""
        if what == "barbarian":
            return f"token {wanted}"
        if what == "warlord":
            return next(item.names["en"] for item in self.content.warlords if item.civilization == wanted)
        return self._names[PARTS[what]][wanted]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        starts = (("cards", 0), ("policies", k.POLICY), ("heroes", k.HERO))
        return {
            item.id: start + number for part, start in starts for number, item in enumerate(getattr(self.content, part))
        }

    def several(self, wanted: str, effect: int) -> bool:
        """Tell whether a card, policy or Hero has more effects of the kind that one of them (from 1) is of."""
        thing, t = self._numbers[wanted], self.tables[0]
        kind = t.clause[thing][effect - 1]
        return sum(1 for i in range(t.clauses[thing]) if t.clause[thing][i] == kind) > 1

    def nth(self, market: str, token: str) -> int:
        """Give the place of a token among those of its Market, from 1."""
        found = next(item.tokens for item in self.content.markets if item.id == market)
        return next(number for number, item in enumerate(found, 1) if item.id == token)

    def benefit(self, what: str, wanted: str, which: int) -> str:
        """Say one of the two benefits (from 1) of a looted token."""
        tokens = self.content.cities if what == "city" else self.content.barbarians
        said = [phrase(words) for words in next(token.benefits for token in tokens if token.id == wanted)]
        return said[which - 1] if said[0] != said[1] else f"{said[which - 1]} {which}"

    # ------------------------------------------------------------ words of effects

    @cached_property
    def _programs(self) -> list[tuple[int, int, By]]:
        """List where the words of everything that has some begin and end."""
        t, content = self.tables[0], self.content
        found: list[tuple[int, int, By]] = []
        for name, number in self._numbers.items():
            what: Any = "hero" if number >= k.HERO else "policy" if number >= k.POLICY else "card"
            clauses = zip(t.begin[number], t.end[number], strict=True)
            found += [(begin, end, {"what": what, "id": name}) for begin, end in clauses]
        for kind, items, programs in (
            ("warlord", content.civilizations, t.warlord),
            ("barbarian", content.barbarians, t.barbarian),
            ("city", content.cities, t.city),
            ("monster", content.monsters, t.monster_attack),
            ("monster", content.monsters, t.monster_reward),
        ):
            for item, span in zip(items, programs, strict=False):
                pairs = zip(span[::2], span[1::2], strict=True)
                found += [(begin, end, cast("By", {"what": kind, "id": item.id})) for begin, end in pairs]
        for market, spans in zip(content.markets, t.market, strict=True):
            found += [(begin, end, {"what": "market", "id": market.id}) for begin, end in spans]
        return found

    def owner(self, pc: int) -> By | None:
        """Tell whose effect a word belongs to, by its place in the kernel's code."""
        return next((by for begin, end, by in self._programs if begin <= pc < end), None)


_KITS: dict[tuple[str, Map], Kit] = {}


def kit(content: Content, board: Map) -> Kit:
    """Make the kernel's tables once for each content and map."""
    key = (content.hash, board)
    if key not in _KITS:
        if len(_KITS) > 64:  # noqa: PLR2004  (every random map is one: forget the oldest)
            _KITS.pop(next(iter(_KITS)))
        _KITS[key] = Kit(content, board, *tables(content, board))
    return _KITS[key]
