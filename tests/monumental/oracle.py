"""Monumental's rules a second time, slow and plain: the table as it lies there, prices, and ways to pay.

Written from the rules' text; the ids in comments are those of docs/rules/monumental.md. Seats, tiles and cards are
numbers from 0 here; resources are always in the order Production, Science, Military.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from cairn.kernel import look
from cairn.monumental import Monumental, rows
from cairn.monumental import kinds as k
from cairn.monumental.language import Word

BASICS = ("PRODUCTION", "SCIENCE", "MILITARY")
PAID = ("Production", "Science", "Military", "double Gold", "Gold")
ERAS = ("I", "II", "R", "III")

Price = tuple[int, int, int]
Way = tuple[int, int, int, int, int]  # Production, Science, Military, Gold that counts double, plain Gold


STANDING: dict[tuple[str, int], list[Word]] = {}  # by content and thing, read once


class Table:
    """What lies on the table: every field of the position, read once, as plain numbers."""

    def __init__(self, state: Monumental, *, keep: bool = False) -> None:
        """Look at a position; `keep` copies it first, so that it can be looked at after others were played."""
        if keep:
            state = state.copy()
        self.state = state
        self.kit = state.kit
        self.content = state.kit.content
        self.map = state.kit.map
        self._own: dict[int, list[int]] = {}
        self._working: dict[int, list[tuple[int, int]]] = {}
        self.acts: Counter[tuple[int, str]] = Counter()  # what a seat has done in this turn that discounts count
        self.humans = [seat for seat in range(state.seats) if seat != look(state.box, "automa") - 1]

    def __getattr__(self, name: str) -> Any:
        value = look(self.state.box, name)
        setattr(self, name, value)
        return value

    # What is asked

    def asked(self) -> list[int]:
        """Give the row of the stack that is asked now."""
        row: list[int] = self.row[self.depth - 1] if self.depth else [0] * k.WIDTH
        return row

    def rests(self) -> bool:
        """Tell that no Unit is on its way: none attacks or flees."""
        moving = {rows.UNITS.kind, rows.LESS.kind, rows.CONQUEST.kind, rows.SHELTER_CHOICE.kind}
        return not any(row[0] in moving for row in self.row[: self.depth])

    # The map

    def province(self, tile: int) -> bool:
        """Neither Capital nor Water (Q-01)."""
        return self.map.tiles[tile].province

    def coastal(self, tile: int) -> bool:
        """Next to Water (MN-TRM-07)."""
        return any(self.map.tiles[n].kind == "water" for n in self.map.neighbours[tile])

    def controlled(self, seat: int) -> list[int]:
        """The own Capital and every Province with an own Unit or Outpost (MN-CON-16)."""
        if seat not in self._own:
            self._own[seat] = [tile for tile in range(len(self.map.tiles)) if self.owner[tile] == seat + 1]
        return self._own[seat]

    def provinces(self, seat: int) -> list[int]:
        """The controlled Provinces."""
        return [tile for tile in self.controlled(seat) if self.province(tile)]

    def hero_on(self, seat: int, tile: int) -> Any:
        """The Hero of a seat, if it stands on this tile."""
        if self.hero[seat] and self.hero_at[seat] == tile + 1:
            return self.content.heroes[self.hero[seat] - 1]
        return None

    def figures(self, seat: int, tile: int) -> list[str]:
        """The Units of a seat on a tile (MN-CON-01, MN-HER-08)."""
        units = ["soldier"] * self.soldiers[tile] if self.owner[tile] == seat + 1 else []
        if self.warlord[seat] == tile + 1:
            units.append("warlord")
        hero = self.hero_on(seat, tile)
        if hero and hero.attack:
            units.append("hero")
        return units

    # Cards

    def working(self, seat: int) -> list[tuple[int, int]]:
        """What has effects now: where it is (a source), and what it is (MN-EFF-01)."""
        if seat not in self._working:
            self._working[seat] = list(self._sources(seat))
        return self._working[seat]

    def _sources(self, seat: int) -> Iterator[tuple[int, int]]:
        for slot in range(k.SLOTS):
            if self.active[seat][slot]:
                if self.city[seat][slot]:
                    yield slot, self.city[seat][slot] - 1
                if self.under[seat][slot]:
                    yield k.COVERED + slot, self.under[seat][slot] - 1
        if self.policies[seat]:
            yield k.TOP_POLICY, k.POLICY + self.policy[seat][self.policies[seat] - 1] - 1
        if self.hero[seat]:
            yield k.OWN_HERO, k.HERO + self.hero[seat] - 1
        for number in range(k.GUESTS):
            if self.guest[seat][number]:
                yield k.GUEST + number, self.guest[seat][number] - 1
        for number in range(self.usings[seat]):
            if self.using[seat][number]:
                yield k.USING + number, self.using[seat][number] - 1

    def words(self, thing: int) -> list[Word]:
        """The clauses of a card, Policy or Hero, without what it gives when it is activated."""
        key = self.content.hash, thing
        if key not in STANDING:
            if thing >= k.HERO:
                words = self.content.heroes[thing - k.HERO].effect
            elif thing >= k.POLICY:
                words = self.content.policies[thing - k.POLICY].effect
            else:
                words = self.content.cards[thing].effect
            STANDING[key] = [word for word in words if word.name != "gives"]
        return STANDING[key]

    def clauses(self, seat: int, name: str) -> Iterator[tuple[Word, int]]:
        """Every standing clause of that name which works for a seat now, with how often it was used in this turn."""
        for source, thing in self.working(seat):
            for number, word in enumerate(self.words(thing)):
                if word.name == name:
                    yield word, self.counted[seat][source] >> 3 * number & 7

    def discount(self, seat: int, what: str, facts: frozenset[str] = frozenset()) -> int:
        """How much lower a price of this sort is (Q-48); several add up, a limit is for the first of a turn (Q-73)."""
        return sum(
            int(str(word.args[1]))
            for word, _ in self.clauses(seat, "discount")
            if word.args[0] == what
            and all(str(fact) in facts for fact in word.args[2:])
            and (word.option("max") is None or self.acts[seat, what] < int(str(word.option("max"))))
        )

    def doubles(self, seat: int) -> int:
        """How many Gold still count double in this turn."""
        return sum(int(str(word.option("max"))) - used for word, used in self.clauses(seat, "gold_as"))

    def wanted_basics(self, seat: int) -> frozenset[str]:
        """What effects that are still to be used take without letting Gold stand in for it (MN-RES-09)."""
        return frozenset(
            str(inner.args[0])
            for source, thing in self.working(seat)
            for number, word in enumerate(self.words(thing))
            if word.name == "once" and not self.used[seat][source] >> number & 1
            for inner in word.args
            if isinstance(inner, Word) and (inner.name == "trade" or inner.option("gold", default=True) is False)
        )


# Prices


def cheaper(price: int, discount: int) -> int:
    """A price is never below 1."""
    return max(1, price - discount)


def section(table: Table, seat: int, price: int) -> int:
    """Price a section of a Wonder: discounts, then half of it, rounded up."""
    price = cheaper(price, table.discount(seat, "wonder_section"))
    return -(-price // 2) if any(True for _ in table.clauses(seat, "half")) else price


def card_price(table: Table, seat: int, card: int) -> Price:
    """Price a card that is acquired (MN-ACQ-03 to -05, MN-WON-02)."""
    shown = table.content.cards[card]
    if shown.kind == "wonder":
        return section(table, seat, shown.price[0]), 0, 0
    if shown.kind == "building":
        return cheaper(shown.price[0], table.discount(seat, "building")), 0, 0
    return 0, cheaper(shown.price[0], table.discount(seat, "knowledge")), 0


def progress_price(table: Table, seat: int) -> Price:
    """Price scientific progress (MN-SCI-01)."""
    return 0, cheaper(2, table.discount(seat, "progress")), 0


def defeat_price(table: Table, monster: int) -> tuple[Price, int]:
    """Price the defeat of a Monster: basic resources, and Gold that nothing can stand in for."""
    shown = table.content.monsters[monster]
    price: Counter[str] = Counter()
    for word in shown.defeat:
        price[str(word.args[0])] += int(str(word.args[1]))
    for word in shown.ongoing:
        if word.name == "grows":
            most = int(str(word.option("max")))
            price["MILITARY"] = min(most, price["MILITARY"] + int(str(word.args[0])) * table.attacks[monster])
    return (price["PRODUCTION"], price["SCIENCE"], price["MILITARY"]), price["GOLD"]


# Paying


class Purse(NamedTuple):
    """What a seat can pay with: basic resources, Gold, and how many of the Gold may count double."""

    basic: Price
    first: Price  # what is for this payment alone: it is spent first
    gold: int
    doubles: int
    wanted: frozenset[str]  # what some effect still takes without letting Gold stand in


def purse(table: Table, seat: int, *, raid: bool = False, wonder: bool = False) -> Purse:
    """Count what a seat can pay with, its Military against Barbarians or Production for Wonders included."""
    production, science, military = table.basic[seat]
    first = (table.quarry[seat] if wonder else 0, 0, table.raid[seat] if raid else 0)
    basic = (production, science, military)
    return Purse(basic, first, table.gold[seat], table.doubles(seat), table.wanted_basics(seat))


def rest_of(held: Purse, price: Price) -> Price:
    """What is left of a price after that which is spent first."""
    production, science, military = (max(0, asked - have) for asked, have in zip(price, held.first, strict=True))
    return production, science, military


def payable(held: Purse, price: Price, gold: int = 0) -> bool:
    """Tell whether a price can be paid in full (MN-GEN-07, MN-RES-07)."""
    missing = sum(max(0, asked - have) for asked, have in zip(rest_of(held, price), held.basic, strict=True))
    left = held.gold - gold
    return left >= 0 and missing <= left + min(left, held.doubles)


class Ways(NamedTuple):
    """The ways to pay: every one, and those that must be offered; the others are never better than one of these."""

    every: set[Way]
    needed: set[Way]

    def agree(self, offered: set[Way]) -> bool:
        """Tell whether a player who is offered these ways is treated rightly."""
        return self.needed <= offered <= self.every


def ways(held: Purse, price: Price, *, of_any: int = 0, different: bool = False, no_gold: bool = False) -> Ways:
    """List the ways to pay a price and `of_any` resources of any kinds; Gold never pays for nothing.

    Nothing is lost by paying with basic resources first, unless Gold can count double (it may serve better elsewhere)
    or an effect still wants a basic resource without letting Gold stand in for it.
    """
    full, price = price, rest_of(held, price)
    total = sum(price) + of_any
    found: set[Way] = set()
    for basic in product(*(range(have + 1) for have in held.basic)):
        beyond = [max(0, paid - asked) for paid, asked in zip(basic, price, strict=True)]
        rest = total - sum(basic)
        if rest < 0 or sum(beyond) > of_any or (different and max(beyond) > 1):
            continue
        if rest == 0:
            found.add((basic[0], basic[1], basic[2], 0, 0))
            continue
        for doubled in range(min(held.gold, held.doubles) + 1):
            plain = max(0, rest - 2 * doubled)
            if 2 * (doubled - 1) < rest and doubled + plain <= held.gold and not no_gold:
                found.add((basic[0], basic[1], basic[2], doubled, plain))
    p, sc, m = (asked - left for asked, left in zip(full, price, strict=True))
    found = {(way[0] + p, way[1] + sc, way[2] + m, way[3], way[4]) for way in found}
    if min(held.gold, held.doubles):
        return Ways(found, found)
    gold = min((way[4] for way in found), default=0)
    needed = {way for way in found if way[4] == gold}
    spared = [number for number, name in enumerate(BASICS) if name in held.wanted]
    if needed and not of_any:
        (least,) = needed
        needed = {way for way in found if all(way[n] == least[n] for n in range(3) if n not in spared)}
    return Ways(found, needed)


def read_way(text: str) -> Way:
    """Read a way to pay from a record."""
    parts = text.removeprefix("pay ").replace("double Gold", "double-Gold").split()
    paid = dict(zip(parts[1::2], map(int, parts[::2]), strict=True))
    return (
        paid.get("Production", 0),
        paid.get("Science", 0),
        paid.get("Military", 0),
        paid.get("double-Gold", 0),
        paid.get("Gold", 0),
    )


def asked_ways(table: Table) -> Ways:
    """List the ways to pay what is asked now."""
    _, seat, production, science, military, of_any, different, no_gold, *_ = table.asked()
    price = (production, science, military)
    return ways(purse(table, seat), price, of_any=of_any, different=bool(different), no_gold=bool(no_gold))


def spent(before: Table, after: Table, seat: int) -> tuple[int, int, int, int]:
    """What a seat has paid between two positions: Production, Science, Military (of every sort) and Gold."""

    def held(table: Table) -> list[int]:
        production, science, military = table.basic[seat]
        return [production + table.quarry[seat], science, military + table.raid[seat], table.gold[seat]]

    gained = [now - then for now, then in zip(after.gained[seat], before.gained[seat], strict=True)]
    paid = [then + more - now for then, more, now in zip(held(before), gained[:4], held(after), strict=True)]
    return paid[0], paid[1], paid[2], paid[3]
