"""The Automa's whole turn, slow and plain: the cards it reveals, in which order they are resolved, what each does."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from cairn.core import CHANCE
from cairn.monumental import kinds as k
from cairn.monumental.language import Word
from tests.monumental.oracle_automa_explorers import Explorers
from tests.monumental.oracle_conquest import terrain
from tests.monumental.oracle_monsters import arrive
from tests.monumental.oracle_world import COUNTED, World

# Of its cards only the deck is compared, as a set.
NOT_COMPARED = COUNTED | {"a_deck", "a_pile", "a_done", "a_wait", "a_waits", "a_mode"}


class Laid(NamedTuple):
    """A card on the table, and how it is resolved: as it is, its base twice, or its special part alone."""

    card: int
    how: str = "plain"


class Automa(Explorers):
    """The Automa on a table of the model's own."""

    def __init__(self, world: World, deck: set[int]) -> None:
        super().__init__(world)
        self.deck = set(deck)
        self.laid: list[Laid] = []  # still to be resolved
        self.table: list[int] = []  # revealed in this turn, resolved or not
        self.everything = {
            number
            for number, card in enumerate(world.content.automa)
            if card.civilization in (None, world.content.civilizations[world.civilization[self.seat]].id)
        }
        self.character = next(
            warlord.kind
            for warlord in world.content.warlords
            if warlord.civilization == world.content.civilizations[world.civilization[self.seat]].id
        )
        self.seen: Counter[str] = Counter()
        self.fired = False

    # Cards

    def turn(self) -> None:
        """Take a turn: two cards, and whatever they make it draw (MN-AUT-08, Q-59)."""
        self.reveal_two()
        while self.laid:
            self.resolve()

    def reveal_two(self) -> None:
        """Reveal two cards before the first is resolved."""
        self.laid += [Laid(self.reveal()), Laid(self.reveal())]

    def reveal(self) -> int:
        """Reveal the top card; an empty deck is made of the used cards, those on the table stay out (Q-18, Q-59)."""
        if not self.deck:
            self.deck = self.everything - set(self.table)
        names = {f"automa {self.world.content.automa[card].id}": card for card in sorted(self.deck)}
        card = self.world.ask(CHANCE, names)
        self.deck.remove(card)
        self.table.append(card)
        return card

    def reshuffle(self) -> None:
        """Shuffle the used cards and those resolved, this one too, into the deck; not those still waiting (Q-59)."""
        waiting = {laid.card for laid in self.laid}
        self.deck = self.everything - waiting
        self.table = [card for card in self.table if card in waiting]

    def resolve(self) -> None:
        """Resolve the next card: its base, then its special part if its word matches (MN-AUT-09 to -12)."""
        number, how = self.laid.pop(0)
        card = self.world.content.automa[number]
        self.fired = False
        if how != "special":
            self.act(card.base)
        if how == "twice":
            self.act(card.base)
        elif how == "special" or card.kind == self.character:
            self.act(card.special)

    def act(self, words: tuple[Word, ...]) -> None:
        """Carry out the actions of a card, each finished before the next begins."""
        for word in words:
            if "explore(" in str(word):
                self.turn_in()
            if word.name == "pay":
                price, action = word.args
                assert isinstance(action, Word)
                if self.world.gold[self.seat] >= int(str(price)) and self.can(action):
                    self.world.gold[self.seat] -= int(str(price))
                    self.do(action)  # otherwise it is skipped, without compensation
            elif self.can(word):
                self.do(word)
            else:
                self.gain(2)  # MN-AUT-14
                self.seen["Automa: failed"] += 1

    def can(self, word: Word) -> bool:
        """Tell whether an action can be carried out."""
        match word.name:
            case "conquer":
                return bool(self.targets())
            case "building" | "know" | "all_knowledge":
                return bool(self.cards("building" if word.name == "building" else "knowledge"))
            case "wonder":
                return bool(self.world.wonder[self.seat] or self.cards("wonder"))
            case "policy":
                return bool(self.pile_of_policies())
            case "explore":
                return any(self.markets_from(which, None) for which in range(2))
        return True

    def do(self, word: Word) -> None:
        """Carry out an action."""
        argument = word.args[0] if word.args else None
        self.seen[f"Automa: {word.name}"] += 1
        actions: dict[str, Callable[[], None]] = {
            "conquer": lambda: self.conquer(high=argument == "high"),
            "building": lambda: self.take(self.pick("building", dearest=argument == "high")),
            "know": lambda: self.take(self.pick("knowledge", dearest=argument == "high")),
            "all_knowledge": self.take_all_knowledge,
            "wonder": self.build,
            "policy": self.develop,
            "explore": lambda: self.explore(int(str(argument))),
            "gold": lambda: self.gain(int(str(argument))),
            "gold_per_policy": lambda: self.gain(int(str(argument)) * self.world.policies[self.seat]),
            "gold_per_coast": lambda: self.gain(int(str(argument)) * sum(map(self.world.coastal, self.provinces()))),
            "reshuffle": self.reshuffle,
            "draw_more": lambda: self.laid.append(Laid(self.reveal())),
            "draw_twice": lambda: self.laid.append(Laid(self.reveal(), "twice")),
            "draw_special": lambda: self.laid.append(Laid(self.reveal(), "special")),
            "find_kind": self.find_kind,
            "if_fewer": lambda: self.if_fewer(word),
            "else_draw": lambda: None if self.fired else self.laid.append(Laid(self.reveal())),
        }
        actions[word.name]()

    def find_kind(self) -> None:
        """Draw until a card with a part for this Warlord appears; the others are discarded."""
        wanted = {card for card in self.everything if self.world.content.automa[card].kind == self.character}
        while wanted - set(self.table):
            card = self.reveal()
            if card in wanted:
                self.laid.append(Laid(card))
                return
            self.table.remove(card)

    def if_fewer(self, word: Word) -> None:
        """Do something if an opponent has more Provinces, or Policies (Q-54: both may happen)."""
        what, action = word.args
        assert isinstance(action, Word)
        counts = [
            len(self.world.provinces(seat)) if what == "provinces" else self.world.policies[seat]
            for seat in range(self.world.players)
        ]
        if counts[self.seat] < max(counts):
            self.fired = True
            self.act((action,))

    def provinces(self) -> list[int]:
        """The Provinces it controls."""
        return self.world.provinces(self.seat)

    # Development cards

    def cards(self, kind: str) -> list[int]:
        """The spaces of the display with cards of a kind."""
        world = self.world
        spaces = range(world.width)
        return [at for at in spaces if world.display[at] and world.content.cards[world.display[at] - 1].kind == kind]

    def pick(self, kind: str, *, dearest: bool = False) -> int:
        """Pick by price, then furthest from the deck, then first in the alphabet (MN-AUT-17, -18, -20, Q-10, Q-11)."""
        world = self.world

        def rank(space: int) -> tuple[int, int, int, str]:
            card = world.content.cards[world.display[space] - 1]
            cost, first = sum(card.price), card.price[0]
            column = space % (world.width // world.rows)
            return (-cost, -first, -column, card.names["en"]) if dearest else (cost, first, -column, card.names["en"])

        return min(self.cards(kind), key=rank)

    def leave_display(self, space: int) -> int:
        """Take a card off the display; its row counts as touched (MN-AUT-15)."""
        world = self.world
        card = world.display[space] - 1
        world.display[space] = 0
        world.touched[self.seat] |= 1 << space // (world.width // world.rows)
        return int(card)

    def take(self, space: int) -> None:
        """Gain a card: it lies in its area and only counts (MN-AUT-16)."""
        card = self.leave_display(space)
        self.world.pile[self.seat][card] += 1
        self.world.knowledge[self.seat] += self.world.content.cards[card].kind == "knowledge"

    def take_all_knowledge(self) -> None:
        """Gain every Knowledge card of the display."""
        for space in self.cards("knowledge"):
            self.take(space)

    def build(self) -> None:
        """Complete the Wonder under construction, or acquire the cheapest one (MN-AUT-19 to -24)."""
        world = self.world
        if not world.wonder[self.seat]:
            world.wonder[self.seat] = self.leave_display(self.pick("wonder")) + 1
            return
        card = world.wonder[self.seat] - 1
        world.wonder[self.seat] = 0
        world.wonders[self.seat] += 1
        world.pile[self.seat][card] += 1
        free = [tile for tile in self.provinces() if tile + 1 not in world.monument]
        tile = world.ask(self.right, world.at("place", free or [world.home(self.seat)]))
        world.monument[card] = tile + 1
        world.monuments[tile] += 1

    # Policies

    def pile_of_policies(self) -> list[int]:
        """The Policies it has not turned up."""
        return [policy for policy, there in enumerate(self.world.a_policy) if there]

    def develop(self) -> None:
        """Turn up the top Policy; it has no effect (MN-AUT-25)."""
        world = self.world
        left = self.pile_of_policies()
        policy = world.ask(CHANCE, {f"automa {world.kit.policy(policy)}": policy for policy in left})
        world.a_policy[policy] = 0
        world.policy[self.seat][world.policies[self.seat]] = policy + 1
        world.policies[self.seat] += 1

    # Conquering

    def targets(self) -> list[int]:
        """The Provinces it can conquer: next to its own, while it has a Soldier or an Outpost (MN-AUT-29, Q-22)."""
        world = self.world
        if not world.soldiers[world.home(self.seat)] and not world.supply[self.seat]:
            return []
        near = {other for tile in world.controlled(self.seat) for other in world.map.neighbours[tile]}
        return [tile for tile in sorted(near) if world.province(tile) and world.owner[tile] != self.seat + 1]

    def conquer(self, *, high: bool) -> None:
        """Conquer the Province of lowest or highest terrain value (MN-AUT-26 to -33, Q-53)."""
        world = self.world
        values = {tile: terrain(world, tile) for tile in self.targets()}
        wanted = (max if high else min)(values.values())
        tile = world.ask(self.right, world.at("province", [tile for tile in values if values[tile] == wanted]))
        if world.owner[tile]:
            world.drive_out(tile, self.seat)
        world.owner[tile] = self.seat + 1
        stood = world.warlord[self.seat] - 1
        world.warlord[self.seat] = tile + 1
        home = world.home(self.seat)
        if world.soldiers[home]:
            world.soldiers[home] -= 1
            world.soldiers[tile] += 1
        else:
            world.supply[self.seat] -= 1
            world.outpost[tile] = 1
        if stood != tile:
            world.let_go(stood)  # only where others have destroyed the Soldier that stood there too
        self.loot(tile)

    def loot(self, tile: int) -> None:
        """Take what waits in a Province: Gold for a token (Q-12), or a Monster comes (MN-MON-03 to -07)."""
        world = self.world
        waits, world.waits[tile] = world.waits[tile], k.EMPTY
        if waits == k.CITY:
            token = world.free_city[tile] - 1
            world.free_city[tile] = 0
            world.freed[self.seat][token] += 1
            self.gain(max(map(worth, world.content.cities[token].benefits)))
        elif waits == k.CAMP and world.lair[tile]:
            arrive(world, self.seat, tile)
        elif waits == k.CAMP:
            front = world.map.tiles[tile].barbarian
            tokens = world.content.barbarians
            hidden = [n for n, token in enumerate(tokens) if token.front == front and world.barbarians[n]]
            drawn = world.ask(CHANCE, {f"turn token {tokens[token].id}": token for token in hidden})
            world.barbarians[drawn] -= 1
            world.looted[self.seat][drawn] += 1
            self.gain(max(map(worth, tokens[drawn].benefits)))


def worth(benefit: tuple[Word, ...]) -> int:
    """Count what the Automa gains for a benefit: 1 Gold for a basic resource or Gold, 2 for Culture (Q-12)."""
    gains = [word for word in benefit if word.name == "gain"]
    return sum(int(str(word.args[1])) * (2 if word.args[0] == "CULTURE" else 1) for word in gains)
