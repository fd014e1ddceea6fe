"""Positions of Monumental made by hand: a table that is set up, then changed until it shows the case in question."""

from collections.abc import Iterable
from typing import Any

from cairn.chance import Dice
from cairn.core import CHANCE, Event, draw, parse
from cairn.kernel import look
from cairn.monumental import kinds as k
from cairn.monumental import rows
from cairn.monumental.components import Content
from cairn.monumental.game import MONUMENTAL, Monumental

CONTENT = MONUMENTAL.content()
CARDS = {card.names["en"]: number for number, card in enumerate(CONTENT.cards)}
POLICIES = {policy.names["en"]: number for number, policy in enumerate(CONTENT.policies)}
HEROES = {hero.names["en"]: number for number, hero in enumerate(CONTENT.heroes)}
MONSTERS = {monster.names["en"]: number for number, monster in enumerate(CONTENT.monsters)}
BARBARIANS = {token.id: number for number, token in enumerate(CONTENT.barbarians)}
CITIES = {city.id: number for number, city in enumerate(CONTENT.cities)}
MARKETS = {market.id: number for number, market in enumerate(CONTENT.markets)}
CIVILIZATIONS = ("egypt", "greece", "denmark", "japan")
MAPS = {2: "twin-lakes", 3: "heartland", 4: "cauldron"}
BASICS = ("production", "science", "military")
OF_A_TURN = (rows.ACTIONS.kind, rows.CITY_PHASE.kind, rows.DISPLAY_PHASE.kind, rows.TURN_END.kind)


class Table:
    """A game in progress, with hands that may move everything."""

    def __init__(self, state: Monumental) -> None:
        self.state = state
        self.events: list[Event] = []

    # ------------------------------------------------------------ looking

    @property
    def s(self) -> Any:
        """The record of the position: fields may be read and written; call `ready` after writing."""
        return self.state.box[0]

    def field(self, name: str) -> Any:
        return look(self.state.box, name)

    def tile(self, name: str) -> int:
        return next(i for i, tile in enumerate(self.state.kit.map.tiles) if tile.name == name)

    def texts(self) -> list[str]:
        return [str(choice) for choice in self.state.choices()]

    def offers(self, *starts: str) -> list[str]:
        """The choices that begin with one of these words."""
        return [text for text in self.texts() if text.startswith(starts)]

    def have(self, seat: int) -> dict[str, int]:
        """What a seat has: basic resources, Gold, Culture."""
        found = {name: int(self.s.basic[seat][i]) for i, name in enumerate(BASICS)}
        return found | {"gold": int(self.s.gold[seat]), "culture": int(self.s.culture[seat])}

    def told(self, kind: str) -> list[Event]:
        """The events of a kind since the last `play`."""
        return [event for event in self.events if event.kind == kind]

    # ------------------------------------------------------------ playing

    def play(self, *texts: str) -> "Table":
        """Play choices by their notation, nature's too; the events of these are kept."""
        self.events = []
        for text in texts:
            self.state.play(parse(self.state, text), self.events.append)
        return self

    def nature(self, seed: int = 0) -> "Table":
        """Let nature draw as long as it is its turn."""
        dice = Dice(seed)
        while self.state.turn == CHANCE:
            self.state.play(draw(self.state, dice), self.events.append)
        return self

    def ready(self) -> "Table":
        """Go on after fields have been written."""
        self.state.moved_to(self.state.box)
        return self

    # ------------------------------------------------------------ setting things up

    def acting(self, seat: int = 0, active: Iterable[int] = ()) -> "Table":
        """Let a seat be in phase 2 of its turn, these spaces (0 to 8) of its City active; nothing was gained for it."""
        s = self.s
        while s.depth and s.row[s.depth - 1][rows.KIND] != rows.ACTIONS.kind:
            s.depth -= 1
            for place in range(k.WIDTH):
                s.row[s.depth][place] = 0
        for row in range(s.depth):
            if s.row[row][rows.KIND] in OF_A_TURN:
                s.row[row][rows.SEAT] = seat
        s.seat = seat
        for slot in range(k.SLOTS):
            s.active[seat][slot] = int(slot in tuple(active))
        return self.ready()

    def give(self, seat: int = 0, **what: int) -> "Table":
        """Give a seat resources, in place of what it has of them: production=2, gold=0."""
        for name, n in what.items():
            if name in BASICS:
                self.s.basic[seat][BASICS.index(name)] = n
            else:
                getattr(self.s, name)[seat] = n
        return self.ready()

    def city(self, seat: int, *cards: str) -> "Table":
        """Lay the City: nine names; "" is an empty space, "Fort/Writing" a card on a Knowledge, "/Writing" it alone."""
        for slot in range(k.SLOTS):
            card, _, below = (cards[slot] if slot < len(cards) else "Work Camp").partition("/")
            self.s.city[seat][slot] = CARDS[card] + 1 if card else 0
            self.s.under[seat][slot] = CARDS[below] + 1 if below else 0
        return self.ready()

    def deck(self, seat: int, *cards: str, top: Iterable[str] = ()) -> "Table":
        """Make a City deck: cards in no known order, and known ones on top (the last is drawn first)."""
        for card in range(k.CARDS):
            self.s.deck[seat][card] = cards.count(CONTENT.cards[card].names["en"])
        known = [CARDS[name] for name in top]
        self.s.tops[seat] = len(known)
        for i, card in enumerate(known):
            self.s.top[seat][i] = card
        return self.ready()

    def pile(self, seat: int, *cards: str) -> "Table":
        """Make a discard pile."""
        for card in range(k.CARDS):
            self.s.pile[seat][card] = cards.count(CONTENT.cards[card].names["en"])
        return self.ready()

    def display(self, *cards: str) -> "Table":
        """Lay the display: from the space next to the deck; "" for a gap. The cards leave the Development deck."""
        for slot in range(k.ROW):
            name = cards[slot] if slot < len(cards) else ""
            self.s.display[slot] = CARDS[name] + 1 if name else 0
            if name:
                self.s.pool[CARDS[name]] = 0
        return self.ready()

    def policies(self, seat: int, *names: str) -> "Table":
        """Have these policies been developed, the last on top."""
        for i in range(k.OWN_POLICIES):
            self.s.policy[seat][i] = POLICIES[names[i]] + 1 if i < len(names) else 0
        self.s.policies[seat] = len(names)
        return self.ready()

    def own(self, seat: int, tile: str, soldiers: int = 1, *, outpost: bool = False, warlord: bool = False) -> "Table":
        """Let a seat control a Province; its Units come from its Capital, what waited there is gone."""
        s, at = self.s, self.tile(tile)
        capital = s.capital[seat] - 1
        s.owner[at] = seat + 1
        s.waits[at] = k.EMPTY
        s.free_city[at] = 0
        s.soldiers[capital] += s.soldiers[at] - soldiers
        s.soldiers[at] = soldiers
        if outpost and not s.outpost[at]:
            s.outpost[at] = 1
            s.supply[seat] -= 1
        if warlord:
            s.warlord[seat] = at + 1
        return self.ready()

    def camp(self, tile: str, monster: str | None = None) -> "Table":
        """Hide a Monster, or none, under the Barbarian token of a Province."""
        at = self.tile(tile)
        self.s.waits[at] = k.CAMP
        self.s.lair[at] = MONSTERS[monster] + 1 if monster else 0
        return self.ready()

    def explorer(self, seat: int, which: int, tile: str) -> "Table":
        """Put an Explorer (1 or 2) on a tile."""
        self.s.explorer[seat][which - 1] = self.tile(tile) + 1
        return self.ready()

    def hero(self, seat: int, name: str, tile: str) -> "Table":
        """Give a seat a Hero on a tile."""
        self.s.hero[seat] = HEROES[name] + 1
        self.s.hero_known[HEROES[name]] = 1
        self.s.hero_row[HEROES[name]] = 0
        self.s.hero_at[seat] = self.tile(tile) + 1
        self.s.hero_uses[seat] = 0
        return self.ready()

    def monster(self, name: str, tile: str, timer: int = 3) -> "Table":
        """Put a Monster on a tile."""
        number = MONSTERS[name]
        self.s.monster_at[number] = self.tile(tile) + 1
        self.s.arrived[number] = 1
        self.s.timer[number] = timer
        return self.ready()


def start(players: int = 2, seed: int = 1, content: Content = CONTENT, **wanted: Any) -> Table:
    """Set a game up: nature has drawn, everyone has the first Capital that was free, seat 0 is to activate."""
    dice = Dice(seed)
    seats = players + bool(wanted.get("automa", players == 1))
    wished = {"players": players, "map": MAPS[seats], "civilizations": list(CIVILIZATIONS[:seats]), **wanted}
    setup, _ = MONUMENTAL.settle(wished, content, dice)
    state = MONUMENTAL.start(setup, content)
    while state.turn == CHANCE or "capital" in str(state.choices()[0]):
        state.play(draw(state, dice) if state.turn == CHANCE else state.choices()[0])
    return Table(state)


def acting(players: int = 2, seed: int = 1, **wanted: Any) -> Table:
    """Set a game up with seat 0 in phase 2, nothing active and nothing gained."""
    return start(players, seed, **wanted).acting()
