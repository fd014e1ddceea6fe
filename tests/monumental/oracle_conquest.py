"""Conquering and moving Units, slow and plain: who can take what, with whom, for how much, and what then lies where."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from cairn.monumental import kinds as k
from tests.monumental.oracle import PAID, Price, Purse, Table, payable, purse

Figure = tuple[str, int]  # what it is, and the tile it stands on


class Muster(NamedTuple):
    """The Units that march: sorted, so that the order in which they were named does not matter."""

    figures: tuple[Figure, ...]

    def texts(self) -> list[str]:
        """Write the Units as the tests name them."""
        return [f"{what} {tile}" for what, tile in self.figures]


def reachable(table: Table, seat: int, start: int) -> set[int]:
    """Every controlled tile that is joined to a controlled tile by controlled tiles (MN-CON-08, Q-05)."""
    own = set(table.controlled(seat))
    found, waiting = set(), [start]
    while waiting:
        tile = waiting.pop()
        if tile in own and tile not in found:
            found.add(tile)
            waiting.extend(table.map.neighbours[tile])
    return found


def must_stay(table: Table, seat: int, tile: int) -> int:
    """How many Units cannot leave: one, but none where an Outpost is and none in the Capital (MN-CON-11, -12)."""
    return int(table.province(tile) and not table.outpost[tile] and bool(table.figures(seat, tile)))


def terrain(table: Table, tile: int) -> int:
    """The terrain value, which a Monster may change."""
    for number, monster in enumerate(table.content.monsters):
        for word in monster.ongoing:
            if word.name == "terrain" and table.monster_at[number] == tile + 1:
                return int(str(word.args[0]))
    return table.map.tiles[tile].terrain


def defense(table: Table, tile: int) -> int:
    """The defense value of a Province (MN-CON-19, -22, -27 to -31; MN-HER-07; MN-MON-11)."""
    value: int = terrain(table, tile)
    if table.waits[tile] == k.CAMP:
        return value + table.map.tiles[tile].barbarian
    if not table.owner[tile]:
        return value  # a Free City, or nobody: a Wonder token helps only whoever controls the tile (MN-WON-19)
    seat = table.owner[tile] - 1
    value += table.soldiers[tile] + 3 * table.outpost[tile]
    value += 2 * (table.warlord[seat] == tile + 1)
    value += 2 * sum(place == tile + 1 for place in table.monument)
    hero = table.hero_on(seat, tile)
    value += hero.defense if hero else 0
    owned = table.hero[seat]
    if owned and table.province(table.hero_at[seat] - 1) and tile in table.map.neighbours[table.hero_at[seat] - 1]:
        for word in table.content.heroes[owned - 1].effect:
            value += int(str(word.args[0])) if word.name == "defense" else 0
    return value


@dataclass
class Attack:
    """An attack of a seat on a tile."""

    table: Table
    seat: int
    target: int

    @cached_property
    def need(self) -> int:
        """Units needed: the defense value, at least 1 (MN-CON-04, -06)."""
        return max(1, defense(self.table, self.target))

    @cached_property
    def sources(self) -> list[int]:
        """The tiles Units may come from: of every territory that touches the target (MN-CON-02, -07 to -09)."""
        found: set[int] = set()
        for tile in self.table.map.neighbours[self.target]:
            found |= reachable(self.table, self.seat, tile)
        return sorted(found)

    @cached_property
    def allowed(self) -> bool:
        """A Province, neither own nor out of reach (MN-CON-02, -14, -15)."""
        own = self.table.owner[self.target] == self.seat + 1
        return self.table.province(self.target) and not own and bool(self.sources)

    @cached_property
    def attack(self) -> int:
        """The Attack value of the own Hero, 0 without one."""
        owned = self.table.hero[self.seat]
        return self.table.content.heroes[owned - 1].attack if owned else 0

    def musters(self) -> Iterator[Muster]:
        """List every set of Units that can march."""
        options = []
        for tile in self.sources:
            here = Counter(self.table.figures(self.seat, tile))
            leave = sum(here.values()) - must_stay(self.table, self.seat, tile)
            choices = product(*(range(here[what] + 1) for what in ("soldier", "warlord", "hero")))
            options.append([(tile, some[0], some[1], some[2]) for some in choices if sum(some) <= leave])
        for chosen in _combined(options, self.need):
            others = sum(soldiers + warlord for _, soldiers, warlord, _ in chosen)
            heroes = sum(hero for *_, hero in chosen)
            # A Hero counts as up to its Attack value in Units (H1), and no more Units come than needed (MN-CON-05).
            if others == self.need if not heroes else self.need - self.attack <= others < self.need:
                yield Muster(
                    tuple(
                        figure
                        for tile, *counts in chosen
                        for what, n in zip(("soldier", "warlord", "hero"), counts, strict=True)
                        for figure in [(what, tile)] * n
                    )
                )

    @cached_property
    def facts(self) -> frozenset[str]:
        """What discounts ask about a conquest."""
        table, owner = self.table, self.table.owner[self.target]
        return frozenset(
            name
            for name, holds in (
                ("coastal", table.coastal(self.target)),
                ("barbarian", table.waits[self.target] == k.CAMP),
                ("free_city", table.waits[self.target] == k.CITY),
                ("player", owner > 0),
                (
                    "player_with_more_provinces",
                    owner > 0 and len(table.provinces(owner - 1)) > len(table.provinces(self.seat)),
                ),
            )
            if holds
        )

    @cached_property
    def discount(self) -> int:
        """What is taken off the price (Q-35)."""
        return self.table.discount(self.seat, "conquest", self.facts)

    @cached_property
    def asks(self) -> Price:
        """What a Free City asks besides (MN-CON-23)."""
        asked: Counter[str] = Counter()
        if self.table.waits[self.target] == k.CITY:
            for word in self.table.content.cities[self.table.free_city[self.target] - 1].asks:
                asked[str(word.args[0])] += int(str(word.args[1]))
        return asked["PRODUCTION"], asked["SCIENCE"], asked["MILITARY"]

    @cached_property
    def held(self) -> Purse:
        """What can be paid with; Military against Barbarians helps only there (Q-36)."""
        return purse(self.table, self.seat, raid="barbarian" in self.facts)

    def reductions(self, figures: int) -> dict[Price, Price]:
        """Every way to take the discount off, with the price that is left; at least 1 Military stays (MN-CON-06)."""
        full = (self.asks[0], self.asks[1], self.asks[2] + figures)
        if not any(self.asks):
            off = min(self.discount, figures - 1)
            return {(0, 0, off): (0, 0, figures - off)}
        most = min(self.discount, sum(full) - 1)
        found: dict[Price, Price] = {}
        for p, sc, m in product(range(full[0] + 1), range(full[1] + 1), range(full[2])):
            if p + sc + m == most:
                found[p, sc, m] = (full[0] - p, full[1] - sc, full[2] - m)
        return found

    def prices(self, figures: int) -> dict[Price, Price]:
        """As reductions(), those that can be paid."""
        return {off: price for off, price in self.reductions(figures).items() if payable(self.held, price)}

    @cached_property
    def paid_musters(self) -> set[Muster]:
        """Every set of Units that can march and be paid for."""
        enough = {n: bool(self.prices(n)) for n in range(1, self.need + 1)}
        return {muster for muster in self.musters() if enough[len(muster.figures)]}

    @property
    def possible(self) -> bool:
        """Tell whether the Province can be conquered now."""
        if not self.allowed:
            return False
        able = [self.table.figures(self.seat, tile) for tile in self.sources]
        spare = sum(
            len(figures) - must_stay(self.table, self.seat, tile)
            for tile, figures in zip(self.sources, able, strict=True)
        )
        if spare + max(0, self.attack - 1) < self.need:  # too few to begin with, however they are combined
            return False
        enough = {n: bool(self.prices(n)) for n in range(1, self.need + 1)}
        return any(enough[len(muster.figures)] for muster in self.musters())


def _combined(options: list[list[tuple[int, int, int, int]]], need: int) -> Iterator[list[tuple[int, int, int, int]]]:
    """Take one option of each tile, never more Units than needed in all."""
    if not options:
        yield []
        return
    for first in options[0]:
        taken = sum(first[1:])
        if taken <= need:
            for rest in _combined(options[1:], need - taken):
                yield [first, *rest]


def conquests(table: Table, seat: int) -> set[int]:
    """Every Province that can be conquered now."""
    return {tile for tile in range(len(table.map.tiles)) if Attack(table, seat, tile).possible}


def less_text(off: Price) -> str:
    """Write what is taken off a price as a record does."""
    return "less " + " ".join(f"{n} {name}" for n, name in zip(off, PAID, strict=False) if n)


def destinations(table: Table, seat: int, tile: int) -> set[int]:
    """Where a Unit can go from a tile by Move Military (MN-MOV-02, -03, -06 to -08)."""
    if tile not in table.controlled(seat):
        return set()
    return {other for other in reachable(table, seat, tile) if other != tile and table.province(other)}


def movable(table: Table, seat: int) -> set[str]:
    """Every Unit that can be moved for 1 Military (MN-MOV-01, -05)."""
    found = set()
    if payable(purse(table, seat), (0, 0, 1)):
        for tile in table.controlled(seat):
            figures = table.figures(seat, tile)
            if len(figures) > must_stay(table, seat, tile) and destinations(table, seat, tile):
                found |= {f"move {figure} {table.kit.tile(tile)}" for figure in figures}
    return found


# What then lies where


def after(attack: Attack, muster: Muster) -> dict[str, Any]:
    """Say what the map looks like after a conquest (MN-CON-16, -18, -36 to -40)."""
    table, seat, target = attack.table, attack.seat, attack.target
    owner, soldiers, outpost = list(table.owner), list(table.soldiers), list(table.outpost)
    warlord, supply, hero_at = list(table.warlord), list(table.supply), list(table.hero_at)
    hero = list(table.hero)
    loser = owner[target] - 1
    if loser >= 0:
        home = table.capital[loser] - 1
        soldiers[home] += soldiers[target]
        soldiers[target] = 0
        if warlord[loser] == target + 1:
            warlord[loser] = home + 1
        supply[loser] += outpost[target]
        outpost[target] = 0
        if hero[loser] and hero_at[loser] == target + 1:  # H3
            hero[loser] = hero_at[loser] = 0
    owner[target] = seat + 1
    for what, tile in muster.figures:
        if what == "soldier":
            soldiers[tile] -= 1
            soldiers[target] += 1
        elif what == "warlord":
            warlord[seat] = target + 1
        else:
            hero_at[seat] = target + 1
    waits, free_city = list(table.waits), list(table.free_city)
    waits[target] = k.EMPTY
    free_city[target] = 0
    return {
        "owner": owner,
        "soldiers": soldiers,
        "outpost": outpost,
        "warlord": warlord,
        "supply": supply,
        "hero": hero,
        "hero_at": hero_at,
        "waits": waits,
        "free_city": free_city,
        "explorer": table.explorer,
        "market": table.market,
        "production": table.production,
        "monument": table.monument,
    }
