"""Monumental's names, short signs and card texts in the language of who reads them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.style import Style

from cairn.monumental import cardtexts
from cairn.monumental.components import Card, Content, find
from cairn.terminal.blocks import TIMES
from cairn.terminal.rules import Entry
from cairn.words import Words

RESOURCES = ("production", "science", "military", "gold", "culture")
TINTS = {
    "production": Style(color="#d98a5b"),
    "science": Style(color="#6fa8dc"),
    "military": Style(color="#e0786c"),
    "gold": Style(color="#d9a648"),
    "culture": Style(color="#b58ad6"),
}
LANDS = {
    "china": Style(color="#ffffff", bgcolor="#b8433a", bold=True),
    "denmark": Style(color="#ffffff", bgcolor="#3b6ca8", bold=True),
    "egypt": Style(color="#1b1c1f", bgcolor="#c9962b", bold=True),
    "greece": Style(color="#ffffff", bgcolor="#4f8567", bold=True),
    "japan": Style(color="#ffffff", bgcolor="#80549b", bold=True),
}
LADIES = ("china",)  # Hua Mulan
View = Mapping[str, Any]


def figure(kind: str, land: str) -> str:
    """Tell a Warlord who is a woman from one who is a man: other languages have two words."""
    return "lady" if kind == "warlord" and land in LADIES else kind


class Names:
    """Names every component in one language."""

    def __init__(self, content: Content, words: Words) -> None:
        self.content, self.words = content, words

    def _name(self, part: str, name: str) -> str:
        return str(find(getattr(self.content, part), name).names[self.words.language])

    def card(self, name: str) -> str:
        """Name a city card."""
        return self._name("cards", name)

    def policy(self, name: str) -> str:
        """Name a policy."""
        return self._name("policies", name)

    def hero(self, name: str) -> str:
        """Name a Hero."""
        return self._name("heroes", name)

    def monster(self, name: str) -> str:
        """Name a Monster."""
        return self._name("monsters", name)

    def market(self, name: str) -> str:
        """Name a Market."""
        return self._name("markets", name)

    def city(self, name: str) -> str:
        """Name a Free City."""
        return self._name("cities", name)

    def land(self, name: str) -> str:
        """Name a civilization."""
        return self._name("civilizations", name)

    def terrain(self, name: str) -> str:
        """Name a kind of tile."""
        return self._name("terrain", name)

    def warlord(self, land: str) -> str:
        """Name the Warlord of a civilization."""
        return next(w.names[self.words.language] for w in self.content.warlords if w.civilization == land)

    def letter(self, land: str) -> str:
        """Give the first letter of a civilization: no two have the same."""
        return self.land(land)[0]

    def thing(self, what: View) -> str:
        """Name what has effects or waits: a card, a policy, a Hero, a token, a Market, a Warlord or a Monster."""
        kind, name = str(what.get("what", "")), str(what.get("id", ""))
        if kind == "barbarian":
            return self.words("monumental-barbarian-token", number=find(self.content.barbarians, name).front)
        makers = {
            "card": self.card,
            "policy": self.policy,
            "hero": self.hero,
            "city": self.city,
            "market": self.market,
            "warlord": self.warlord,
            "monster": self.monster,
        }
        return makers[kind](name)

    # ------------------------------------------------------------ amounts

    def amount(self, resource: str, n: int) -> str:
        """Say an amount: 2 Production."""
        return self.words("effect-amount", kind=resource, n=n)

    def listed(self, parts: Sequence[str]) -> str:
        """Join words: a, b and c."""
        joined, *more = parts or [""]
        for n, part in enumerate(more, 1):
            if n < len(more):
                joined = self.words("effect-next", first=joined, second=part)
            elif (habit := self.words.habits.get("and")) and re.match(habit["before"], part):
                joined = f"{joined} {habit['word']} {part}"  # as Spanish says e, not y, before the sound i
            else:
                joined = self.words("effect-and", first=joined, second=part)
        return joined

    def together(self, parts: Sequence[str]) -> str:
        """List names, equal ones once with their number."""
        return ", ".join(f"{name} {TIMES}{n}" if n > 1 else name for name, n in Counter(parts).items())

    def amounts(self, goods: Mapping[str, int]) -> str:
        """Say several amounts."""
        order = [*RESOURCES, *(name for name in goods if name not in RESOURCES)]
        return self.listed([self.amount(name, goods[name]) for name in order if goods.get(name)])

    def sign(self, resource: str) -> str:
        """Abbreviate a resource."""
        return self.words("monumental-sign", resource=resource)

    def resource(self, resource: str) -> str:
        """Name a resource."""
        return self.words("monumental-resource", resource=resource)

    # ------------------------------------------------------------ cards

    def yields(self, name: str) -> list[tuple[str, int]]:
        """List what a card gives when it is activated."""
        found = [word.args for word in self.content.card(name).effect if word.name == "gives"]
        return [(str(resource).lower(), int(str(n))) for resource, n in found]

    def paid_in(self, name: str) -> str:
        """Tell which resource a card costs."""
        return "science" if self.content.card(name).kind == "knowledge" else "production"

    def price(self, offer: View) -> tuple[str, Style]:
        """Write the price of an offer in short: what it costs now, and beside it what is printed."""
        resource = self.paid_in(offer["card"])
        printed, now = offer["price"], offer["now"]
        text = str(printed[0] if now is None else now)
        if now is not None and printed and now != printed[0]:
            text += f"({printed[0]})"
        return f"{text}{self.sign(resource)}", TINTS[resource]

    def kind(self, card: Card) -> str:
        """Say what kind of card this is, and of which Era."""
        return self.words("monumental-kind", kind=card.kind, era=card.deck if card.deck in "I II R III" else "none")

    def effect(self, what: str, name: str, number: int) -> str:
        """Say one effect of a card, a policy or a Hero by its number."""
        part = {"card": "cards", "policy": "policies", "hero": "heroes"}[what]
        said = cardtexts.effects(self.words, find(getattr(self.content, part), name).effect)
        return said[number - 1] if number <= len(said) else ""

    def texts(self, part: str, name: str) -> list[str]:
        """Say everything that is printed on a component."""
        item: Any = find(getattr(self.content, part), name)
        match part:
            case "heroes":
                return cardtexts.hero(self.words, item)
            case "monsters":
                return cardtexts.monster(self.words, item)
            case "cities":
                return cardtexts.city(self.words, item)
            case "warlords":
                return cardtexts.warlord(self.words, item)
            case "automa":
                return cardtexts.automa(self.words, item)
            case "markets":
                return [self.token(name, token.id) for token in item.tokens]
            case _:
                return cardtexts.text(self.words, item.effect)

    def text(self, part: str, name: str) -> str:
        """Say everything that is printed on a component, in one line."""
        return " ".join(self.texts(part, name))

    def token(self, market: str, token: str) -> str:
        """Say what a Market token gives, and what it is worth in Gold."""
        found = find(find(self.content.markets, market).tokens, token)
        effect = " ".join(cardtexts.text(self.words, found.effect))
        return self.words("monumental-market-token", effect=effect.rstrip("."), n=found.gold)

    def automa(self, card: str, land: str) -> str:
        """Say what the Automa does with a card; a special part that is not its Warlord's kind is left out."""
        kind = next(warlord.kind for warlord in self.content.warlords if warlord.civilization == land)
        found = find(self.content.automa, card)
        return " ".join(self.texts("automa", card)) if found.kind == kind else cardtexts.automa_base(self.words, found)

    def benefit(self, what: str, name: str, number: int) -> str:
        """Say one of the two benefits of a looted token."""
        found: Any = find(self.content.cities if what == "city" else self.content.barbarians, name)
        return cardtexts.benefits(self.words, found.benefits)[number - 1]

    # ------------------------------------------------------------ reading

    def entries(self) -> list[Entry]:
        """List everything that has a name, with what is printed on it; English names find it, too."""
        made = []
        for part in ("cards", "policies", "heroes", "monsters", "cities", "markets", "warlords"):
            for item in getattr(self.content, part):
                title, also = item.names[self.words.language], [item.names["en"]]
                made.append(Entry(title, self._about(item, part), self.texts(part, item.id), also))
        return made

    def _about(self, item: Any, part: str) -> str:  # noqa: ANN401
        words = self.words
        if part == "cards":
            about = self.kind(item)
            prices = " + ".join(self.amount(self.paid_in(item.id), n) for n in item.price)
            return f"{about} · {words('monumental-costs', amounts=prices)}" if prices else about
        if part in ("policies", "warlords"):
            return f"{words('monumental-part', part=part)} · {self.land(item.civilization)}"
        if part == "heroes":
            cost = words("monumental-costs", amounts=self.amount("gold", item.price))
            return f"{words('monumental-part', part=part)} · {cost}"
        return words("monumental-part", part=part)


def counted(names: Names, cards: Mapping[str, int]) -> str:
    """List cards with their numbers."""
    return ", ".join(f"{names.card(card)}{f' {TIMES}{n}' if n > 1 else ''}" for card, n in cards.items())
