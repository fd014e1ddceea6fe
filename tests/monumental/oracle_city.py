"""The City and the display between two turns, slow and plain: what is discarded, dealt, covered, shifted and swept."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from cairn.monumental import kinds as k
from tests.monumental.oracle import ERAS, Table


class Script:
    """What a record says, line by line; what is certain is not in it."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = list(texts)

    def next(self, verb: str, among: dict[str, int]) -> int:
        """Read the next line: one of these names after the verb."""
        text = self.texts.pop(0)
        assert text.startswith(f"{verb} "), f"{text!r} where the model expects to {verb} one of {sorted(among)}"
        return among[text.removeprefix(f"{verb} ")]

    def one(self, verb: str, among: dict[str, int]) -> int:
        """Read the next line, unless there is only one thing it could say."""
        return next(iter(among.values())) if len(among) == 1 else self.next(verb, among)


@dataclass
class City:
    """One player's cards; a space holds a Knowledge card below and a card on top of it, both 0 if there is none."""

    table: Table
    seat: int
    top: list[int] = field(default_factory=list)
    below: list[int] = field(default_factory=list)
    deck: Counter[int] = field(default_factory=Counter)  # in no known order
    known: list[int] = field(default_factory=list)  # on top of it, the last first
    pile: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        table, seat = self.table, self.seat
        self.top = [card - 1 for card in table.city[seat]]
        self.below = [card - 1 for card in table.under[seat]]
        self.deck = Counter({card: n for card, n in enumerate(table.deck[seat]) if n})
        self.known = [int(card) for card in table.top[seat][: table.tops[seat]]]
        self.pile = Counter({card: n for card, n in enumerate(table.pile[seat]) if n})

    def state(self) -> dict[str, object]:
        """Everything to compare."""
        return {
            "top": self.top,
            "below": self.below,
            "deck": +self.deck,
            "known": self.known,
            "pile": +self.pile,
        }

    def knowledge(self, card: int) -> bool:
        """Tell a Knowledge card."""
        return self.table.content.cards[card].kind == "knowledge"

    def reinforce(self, script: Script) -> set[int]:
        """Read which cards are reinforced; the Knowledge below them is discarded (MN-RCT-14, -15)."""
        straight = set()
        while script.texts and script.texts[0].startswith(("reinforce ", "stop")):
            text = script.texts.pop(0)
            if text == "stop":
                break
            straight.add(int(text.rsplit(" ", 1)[1]) - 1)
        return straight

    def discard(self, straight: set[int]) -> None:
        """Discard what was active (MN-RCT-01 to -03)."""
        for slot in range(k.SLOTS):
            if not self.table.active[self.seat][slot]:
                continue
            if self.below[slot] >= 0:
                self.pile[self.below[slot]] += 1
                self.below[slot] = -1
            if slot not in straight and self.top[slot] >= 0:
                self.pile[self.top[slot]] += 1
                self.top[slot] = -1

    def draw(self, script: Script) -> int | None:
        """Draw the next card, the pile shuffled first if need be (MN-RCT-10, -11, -13, -16; Q-45)."""
        if self.known:
            return self.known.pop()
        if not +self.deck:
            if all(self.knowledge(card) for card in +self.pile):
                return None
            self.deck, self.pile = self.pile, Counter()
        card = script.one("draw", {self.table.kit.card(card): card for card in +self.deck})
        self.deck[card] -= 1
        return card

    def fill(self, script: Script) -> None:
        """Fill the gaps from left to right, row by row (MN-RCT-04 to -09, Q-44)."""
        for slot in range(k.SLOTS):
            while self.top[slot] < 0:
                card = self.draw(script)
                if card is None:
                    return
                if not self.knowledge(card):
                    self.top[slot] = card
                elif self.below[slot] < 0:
                    self.below[slot] = card
                else:
                    other = self.below[slot]
                    kept = script.next("keep", {self.table.kit.card(c): c for c in (card, other)})
                    self.below[slot] = kept
                    self.pile[card if kept == other else other] += 1

    def replenish(self, script: Script) -> None:
        """Do the whole of phase 3."""
        self.discard(self.reinforce(script))
        self.fill(script)


@dataclass
class Display:
    """The display and the deck behind it."""

    table: Table
    spaces: list[int] = field(default_factory=list)  # 1 + card, or 0
    pool: set[int] = field(default_factory=set)
    hidden: list[int] = field(default_factory=list)  # Heroes in the pile of each Era
    known: set[int] = field(default_factory=set)  # Heroes that have come up
    row: set[int] = field(default_factory=set)  # Heroes in the row above
    swept: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        table = self.table
        self.spaces = list(table.display[: table.width])
        self.pool = {card for card, there in enumerate(table.pool) if there}
        self.hidden = list(table.hidden_heroes)
        self.known = {hero for hero, there in enumerate(table.hero_known) if there}
        self.row = {hero for hero, there in enumerate(table.hero_row) if there}

    @property
    def empty(self) -> bool:
        """Tell that the deck has run out."""
        return not self.pool and not any(self.hidden)

    def deal(self, script: Script) -> int | None:
        """Deal the next card of the deck; Heroes go to their own row (MN-DEV-02, MN-HER-02, -03, -13)."""
        content, kit = self.table.content, self.table.kit
        for number, era in enumerate(ERAS):
            while True:
                cards = {kit.card(c): c for c in self.pool if content.cards[c].deck == era}
                heroes = {
                    kit.hero(h): k.CARDS + h
                    for h, hero in enumerate(content.heroes)
                    if self.hidden[number] and hero.era == era and h not in self.known
                }
                if not cards and not heroes:
                    break
                dealt = script.one("deal", cards | heroes)
                if dealt < k.CARDS:
                    self.pool.remove(dealt)
                    return dealt
                self.hidden[number] -= 1
                self.known.add(dealt - k.CARDS)
                self.row.add(dealt - k.CARDS)
        return None

    def replenish(self, losses: list[int], script: Script) -> None:
        """Sweep the rightmost cards of each row, shift right, and refill (MN-RDS, MN-2PD, Q-26, Q-27)."""
        width = self.table.width // self.table.rows
        final = self.empty  # then nothing is swept any more (MN-RDS-09)
        for row in range(self.table.rows):
            lies = [card for card in self.spaces[row * width : (row + 1) * width] if card]
            for _ in range(0 if final else losses[row]):
                if lies:
                    self.swept.append(lies.pop() - 1)
            lies = [0] * (width - len(lies)) + lies
            for space in reversed(range(width)):
                if not lies[space]:
                    card = self.deal(script)
                    lies[space] = 0 if card is None else card + 1
            self.spaces[row * width : (row + 1) * width] = lies
