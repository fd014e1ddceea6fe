"""The components of Monumental as lists: what each is called, costs and says, and where that comes from."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from cairn.content import ORIGINS
from cairn.monumental import cardtexts, maps
from cairn.monumental.components import Card, Content
from cairn.terminal.blocks import NONE, QUIET, STRONG, TIMES, Block, line, padded, paragraph, table
from cairn.words import Words

WIDTH, SIGNS = 78, 4  # columns of a list, and of the signs before an entry
LEVELS = ("peaceful", "mixed", "aggressive")
DECKS = ("common", "special", "starting", "basic", "I", "II", "R", "III")


class Item(Protocol):
    """A component that has an id and an origin."""

    @property
    def id(self) -> str:
        """What a content file calls it."""

    @property
    def origin(self) -> str:
        """Where its values come from."""


class Lists:
    """Everything that Monumental is played with, in one language."""

    def __init__(self, content: Content, words: Words) -> None:
        self._content, self._words = content, words

    def all(self) -> list[tuple[str, Block]]:
        """Give every list with its title."""
        decks = {deck: self._cards(deck) for deck in DECKS}
        lists = {
            "warlords": self._warlords(),
            **decks,
            "policies": self._policies(),
            "heroes": self._heroes(),
            "monsters": self._monsters(),
            "barbarians": self._barbarians(),
            "cities": self._cities(),
            "markets": self._markets(),
            "automa": self._automa(),
            "terrain": self._terrain(),
            "values": self._values(),
            "maps": self._maps(),
        }
        origins = [self._words("origin", origin=origin).replace(" ", "\N{NO-BREAK SPACE}") for origin in ORIGINS]
        legend = [row for row in paragraph("  ".join(origins), WIDTH, QUIET) if row.plain.strip()]
        made = [(self._words("components-part", part=part), [row for entry in rows for row in entry])
                for part, rows in lists.items()]  # fmt: skip
        return [(made[0][0], [*legend, line(), *made[0][1]]), *made[1:]]

    # ------------------------------------------------------------ entries

    def _signs(self, origin: str) -> str:
        """Give the signs of an origin such as "name rulebook, rest reconstructed"."""
        return "".join(self._words("origin", origin=known)[0] for known in ORIGINS if known in origin)

    def _entry(self, item: Item, name: str, facts: Sequence[str], said: Sequence[str]) -> Block:
        """Write an entry: signs, name, id and facts in a line, what it says below."""
        told = "".join(f", {fact}" for fact in facts if fact)
        known = "" if name == item.id else f" [{item.id}]"
        head = line(padded(line(self._signs(item.origin)), SIGNS), (name, STRONG), (known, QUIET), told)
        return [head, *(line(" " * SIGNS, row) for row in paragraph(" ".join(said), WIDTH - SIGNS) if said)]

    def _land(self, civilization: str | None) -> str:
        lands = (land.names[self._words.language] for land in self._content.civilizations if land.id == civilization)
        return next(lands, "")

    # ------------------------------------------------------------ lists

    def _warlords(self) -> Iterator[Block]:
        for leader in self._content.warlords:
            land = f"{self._land(leader.civilization)} [{leader.civilization}]"
            facts = [land, self._words("effect-type", type=leader.kind)]
            name = leader.names[self._words.language]
            yield self._entry(leader, name, facts, cardtexts.warlord(self._words, leader))

    def _cards(self, deck: str) -> Iterator[Block]:
        for card in self._content.deck(deck):
            said = cardtexts.text(self._words, card.effect)
            yield self._entry(card, card.names[self._words.language], self._facts(card), said)

    def _facts(self, card: Card) -> list[str]:
        price = " + ".join(map(str, card.price))
        return [
            self._land(card.civilization),
            self._words("components-kind", kind=card.kind),
            self._words("components-price", price=price) if price else "",
            f"{TIMES} {card.count}" if card.count > 1 else "",
            self._words("components-alternative") if card.alternative else "",
        ]

    def _policies(self) -> Iterator[Block]:
        for policy in self._content.policies:
            said = cardtexts.text(self._words, policy.effect)
            name = policy.names[self._words.language]
            yield self._entry(policy, name, [self._land(policy.civilization)], said)

    def _heroes(self) -> Iterator[Block]:
        for hero in self._content.heroes:
            facts = [self._words("components-era", era=hero.era), self._words("components-gold", n=hero.price)]
            name = hero.names[self._words.language]
            yield self._entry(hero, name, facts, cardtexts.hero(self._words, hero))

    def _monsters(self) -> Iterator[Block]:
        for monster in self._content.monsters:
            facts = [self._words("components-front", n=monster.front)]
            name = monster.names[self._words.language]
            yield self._entry(monster, name, facts, cardtexts.monster(self._words, monster))

    def _barbarians(self) -> Iterator[Block]:
        for token in self._content.barbarians:
            facts = [
                self._words("components-front", n=token.front),
                f"{TIMES} {token.count}" if token.count > 1 else "",
                self._words("components-automa-gold", n=token.gold),
            ]
            yield self._entry(token, token.id, facts, cardtexts.token(self._words, token.benefits))

    def _cities(self) -> Iterator[Block]:
        for city in self._content.cities:
            facts = [self._words("components-automa-gold", n=city.gold)]
            name = city.names[self._words.language]
            yield self._entry(city, name, facts, cardtexts.city(self._words, city))

    def _markets(self) -> Iterator[Block]:
        for market in self._content.markets:
            for number, token in enumerate(market.tokens, 1):
                facts = [self._words("components-automa-gold", n=token.gold)]
                said = cardtexts.text(self._words, token.effect)
                yield self._entry(token, f"{market.names[self._words.language]} {number}", facts, said)

    def _automa(self) -> Iterator[Block]:
        for card in self._content.automa:
            said = cardtexts.automa(self._words, card)
            yield self._entry(card, card.id, [self._land(card.civilization)], said)

    def _terrain(self) -> Iterator[Block]:
        rows = []
        for kind in self._content.terrain:
            value = NONE if kind.value is None else self._words("components-terrain", n=kind.value)
            tiles = self._words("components-tiles", n=kind.count)
            rows.append([self._signs(kind.origin), kind.names[self._words.language], f"[{kind.id}]", value, tiles])
        yield table([], rows)

    def _values(self) -> Iterator[Block]:
        yield table(
            [],
            [
                [
                    self._signs(value.origin),
                    self._words("components-value", value=value.id.replace("_", "-")),
                    f"[{value.id}]",
                    str(value.value),
                ]
                for value in self._content.values
            ],
        )

    def _maps(self) -> Iterator[Block]:
        rows = []
        for board in maps.presets().values():
            level = self._words("components-level", level=LEVELS[board.level - 1])
            count = self._words("components-tiles", n=len(board.tiles))
            people = self._words("players", n=board.players)
            name = board.name(self._words.language)
            rows.append([self._signs(board.origin), name, f"[{board.id}]", people, level, count])
        yield table([], rows)


def components(content: Content, words: Words) -> list[tuple[str, Block]]:
    """List all components, each kind with a title."""
    return Lists(content, words).all()
