"""Monsters, slow and plain: how they come, how their timers run, what each one's attack does, how they are defeated."""

from collections.abc import Callable
from typing import Any

from cairn.monumental import kinds as k
from cairn.monumental.kit import phrase
from tests.monumental.oracle import Table, defeat_price, payable, purse
from tests.monumental.oracle_world import World

SPACES = 6  # below which a timer can lie, also where the row has more cards


def arrive(world: World, seat: int, tile: int) -> None:
    """Let the Monster of a Province appear that a seat has just conquered (MN-MON-03 to -07)."""
    monster = world.lair[tile] - 1
    world.lair[tile] = 0
    if world.automa == seat + 1:
        world.gold[seat] += 2  # for the Culture
    else:
        world.culture[seat] += 1
    world.arrived[monster] = max(world.arrived) + 1
    world.timer[monster] = world.players  # below card number players + 1
    world.attacks[monster] = 0
    if world.content.monsters[monster].id == "kraken":  # MN-MON-05; it destroys nothing
        steps = world.distances(tile)
        water = [at for at, shown in enumerate(world.map.tiles) if shown.kind == "water"]
        nearest = [at for at in water if steps[at] == min(steps[other] for other in water)]
        world.monster_at[monster] = world.ask(world.decider(seat), world.at("walk to", nearest)) + 1
        return
    world.monster_at[monster] = tile + 1
    rout(world, world.decider(seat), tile, -(-world.units(tile) // 2))


def rout(world: World, chooser: int, tile: int, n: int) -> None:
    """Destroy Units of a Province to the last; the chooser says which, of the Automa's the Warlord first (Q-23)."""
    for _ in range(min(n, world.units(tile))):
        seat = world.owner[tile] - 1
        there = world.figures(seat, tile)
        kinds = {figure: figure for figure in ("soldier", "warlord", "hero") if figure in there}
        if world.automa == seat + 1 and "warlord" in kinds:
            kinds = {"warlord": "warlord"}
        names = {f"lose {figure} {world.kit.tile(tile)}": figure for figure in kinds}
        world.destroy(tile, world.ask(chooser, names))


class Attack:
    """One attack of one Monster; choices belong to whoever controls its Province (MN-MON-16, Q-50)."""

    def __init__(self, world: World, monster: int, ended: int) -> None:
        self.world = world
        self.monster = monster
        self.card = world.content.monsters[monster]
        self.here = world.monster_at[monster] - 1
        self.held = world.owner[self.here] > 0
        self.seat = world.owner[self.here] - 1 if self.held else ended
        self.chooser = world.decider(self.seat)
        self.steps = world.distances(self.here)

    def carry_out(self) -> None:
        """Do what stands on the card."""
        {
            "mogwai": self.mogwai,
            "kraken": lambda: self.each_loses_one(self.near(1)),
            "hydra": lambda: self.strike(self.here, 2),
            "apep": self.apep,
            "cherufe": lambda: self.strike(self.here, 99),
            "rakshasa": self.rakshasa,
            "roc": self.roc,
            "baba-yaga": self.baba_yaga,
            "grootslang": self.grootslang,
            "ahuizotl": self.ahuizotl,
            "bunyip": self.bunyip,
            "amarok": self.amarok,
        }[self.card.id]()

    # What attacks look at

    def near(self, steps: int) -> list[int]:
        """The Provinces at most so many steps away, its own included; Water and Capitals count as steps."""
        tiles = range(len(self.world.map.tiles))
        return [tile for tile in tiles if self.world.province(tile) and self.steps[tile] <= steps]

    def strike(self, tile: int, n: int) -> None:
        """Destroy Units of a Province; on Water and where nobody is there is nothing to destroy."""
        if self.world.province(tile) and self.world.owner[tile]:
            rout(self.world, self.chooser, tile, n)

    def each_loses_one(self, tiles: list[int]) -> None:
        """Destroy one Unit in each of some Provinces: all are struck as they were when the attack began."""
        for tile in [tile for tile in tiles if self.world.units(tile)]:
            self.strike(tile, 1)

    def one_of(self, tiles: list[int]) -> int:
        """Let the controller choose among Provinces that fit equally well."""
        return self.world.ask(self.chooser, self.world.at("province", tiles))

    def treasures(self, *kinds: str) -> dict[str, tuple[int, bool]]:
        """The Wonders or bought Knowledge cards in the controller's City, active or not; the Automa has no City."""
        found: dict[str, tuple[int, bool]] = {}
        if self.world.automa == self.seat + 1:
            return found
        for slot in range(k.SLOTS):
            for below, place in ((False, self.world.city), (True, self.world.under)):
                card = place[self.seat][slot] - 1
                shown = self.world.content.cards[card]
                if card >= 0 and shown.kind in kinds and shown.deck != "starting":
                    found[f"give up {shown.names['en']} {slot + 1}"] = (slot, below)
        return found

    def give_up(self, *kinds: str) -> None:
        """Archive a card of the City; the controller chooses."""
        slot, below = self.world.ask(self.seat, self.treasures(*kinds))
        self.world.archive_card(self.seat, slot, below=below)

    def suffer(self, word: Any, outcomes: list[tuple[int, Callable[[], None]]]) -> bool:
        """Let the controller choose an outcome that can be suffered: 2 in full, 1 in part, 0 not at all.

        What cannot be suffered in full is chosen only if nothing can; the Automa takes the first.
        """
        best = max(able for able, _ in outcomes) if self.held else 0
        if not best:
            return False
        names = [f"choose {phrase((outcome,))}" for outcome in word.args]
        open_to = {name: do for name, (able, do) in zip(names, outcomes, strict=True) if able == best}
        if self.world.automa == self.seat + 1:
            next(iter(open_to.values()))()
        else:
            self.world.ask(self.seat, open_to)()
        return True

    def routable(self, n: int) -> int:
        """Tell whether so many Units here can be destroyed in full, in part, or not."""
        there = self.world.units(self.here)
        return 2 if there >= n else int(there > 0)

    def lose_gold(self, n: int) -> None:
        """Lose Gold."""
        self.world.gold[self.seat] -= n

    def lose_culture(self) -> None:
        """Lose a Culture."""
        self.world.culture[self.seat] -= 1

    # The attacks, one by one

    def mogwai(self) -> None:
        """One Unit here; then one in each Province around, its own too, that cannot be emptied by that."""
        self.strike(self.here, 1)
        around = self.near(1)
        self.each_loses_one([tile for tile in around if self.world.units(tile) + self.world.outpost[tile] >= 2])

    def apep(self) -> None:
        """The controller gives a bought Knowledge up, or loses all Units here."""
        knowledge = 2 * bool(self.treasures("knowledge"))
        self.suffer(
            self.card.attack[0],
            [
                (knowledge, lambda: self.give_up("knowledge")),
                (2 * bool(self.routable(1)), lambda: self.strike(self.here, 99)),
            ],
        )

    def rakshasa(self) -> None:
        """The controller loses 3 Gold, or a Wonder or bought Knowledge; without either, 2 Units here."""
        treasure = 2 * bool(self.treasures("wonder", "knowledge"))
        gold = 2 * (self.world.gold[self.seat] >= 3)
        outcomes = [(gold, lambda: self.lose_gold(3)), (treasure, lambda: self.give_up("wonder", "knowledge"))]
        if not self.suffer(self.card.attack[0].args[0], outcomes):
            self.strike(self.here, 2)

    def roc(self) -> None:
        """Half of the Units, rounded up, where most are, at most two steps away."""
        hosts = {tile: self.world.units(tile) for tile in self.near(2)}
        most = max(hosts.values())
        if most:
            tile = self.one_of([tile for tile in hosts if hosts[tile] == most])
            self.strike(tile, -(-most // 2))

    def baba_yaga(self) -> None:
        """The controller loses 2 Units here, or 1 Gold, or 1 Culture; then she walks on."""
        self.suffer(
            self.card.attack[0],
            [
                (self.routable(2), lambda: self.strike(self.here, 2)),
                (2 * (self.world.gold[self.seat] >= 1), lambda: self.lose_gold(1)),
                (2 * (self.world.culture[self.seat] >= 1), self.lose_culture),
            ],
        )
        around = [tile for tile in self.world.map.neighbours[self.here] if self.world.province(tile)]
        free = [tile for tile in around if tile + 1 not in self.world.monster_at]
        if free:
            self.world.monster_at[self.monster] = self.world.ask(self.chooser, self.world.at("walk to", free)) + 1

    def grootslang(self) -> None:
        """Everybody with a Province at most one step away loses 1 Gold to its hoard."""
        for seat in range(self.world.players):
            if self.world.gold[seat] and any(self.world.owner[tile] == seat + 1 for tile in self.near(1)):
                self.world.gold[seat] -= 1
                self.world.hoard[self.monster] += 1

    def ahuizotl(self) -> None:
        """One Unit here; all Explorers at most one step away go home."""
        self.strike(self.here, 1)
        for seat in range(self.world.players):
            for which in range(2):
                if self.world.explorer[seat][which] - 1 in self.near(1):
                    self.world.explorer[seat][which] = self.world.capital[seat]

    def bunyip(self) -> None:
        """One Unit here, two on swamp or coast."""
        wet = self.world.map.tiles[self.here].kind == "swamp" or self.world.coastal(self.here)
        self.strike(self.here, 2 if wet else 1)

    def amarok(self) -> None:
        """The only Unit of the nearest Province with neither more nor an Outpost, else one here."""
        lonely = [tile for tile in self.near(2) if self.world.units(tile) == 1 and not self.world.outpost[tile]]
        nearest = [tile for tile in lonely if self.steps[tile] == min(self.steps[other] for other in lonely)]
        self.strike(self.one_of(nearest) if nearest else self.here, 1)


def move_timers(world: World, ended: int) -> list[str]:
    """Move every timer after a turn, in the order of reveal (MN-MON-13 to -20, Q-50); tell who has attacked."""
    attacked = []
    for monster in sorted(range(k.MONSTERS), key=lambda number: world.arrived[number]):
        if not world.monster_at[monster]:
            continue
        world.timer[monster] += 1
        if world.timer[monster] == SPACES:
            world.timer[monster] = 3  # below the fourth card, the left one of a second row
            world.attacks[monster] += 1
            attack = Attack(world, monster, ended)
            attack.carry_out()
            attacked.append(attack.card.id)
    return attacked


# Defeating


def fights(table: Table, seat: int, which: int) -> set[str]:
    """Every Monster that an Explorer can defeat now (MN-MON-22, -23)."""
    found = set()
    tile = table.explorer[seat][which] - 1
    come = [monster for monster, at in enumerate(table.monster_at) if at and not table.collected[seat][which]]
    for monster in come:
        at = table.monster_at[monster] - 1
        near = table.content.monsters[monster].id == "kraken"
        reached = tile in table.map.neighbours[at] if near else tile == at
        if reached and table.province(tile) and payable(purse(table, seat), *defeat_price(table, monster)):
            found.add(f"explorer {which + 1} defeats {table.kit.monster(monster)}")
    return found


def deeds(table: Table, seat: int, which: int) -> set[str]:
    """Whatever an Explorer can do where it is: its one thing a turn (MN-EXP-04, -09, Q-13)."""
    tile = table.explorer[seat][which] - 1
    market = table.market[tile] - 1
    stall = market >= 0 and table.left[market] and not table.held[market][seat]
    able = (table.production[tile] or stall) and not table.collected[seat][which] and not closed(table, tile)
    return fights(table, seat, which) | ({f"explorer {which + 1} collects"} if able else set())


def steps(table: Table, seat: int, price: int) -> set[str]:
    """Every step of an Explorer that can be paid (MN-EXP-01 to -03, -15, -16); one without a price is free.

    Two Explorers in one place that can do the same are one choice.
    """
    found = set()
    where, held = table.explorer[seat], purse(table, seat)
    same = where[0] == where[1] and table.collected[seat][0] == table.collected[seat][1]
    for which in range(1 if same else 2):
        for tile in table.map.neighbours[where[which] - 1]:
            enters = table.province(tile) or (table.map.tiles[tile].kind == "capital" and table.guests_in_capitals)
            if enters and payable(held, (0, 0, price + slowed(table, tile))):
                found.add(f"explorer {which + 1} to {table.kit.tile(tile)}")
    return found


def slowed(table: Table, tile: int) -> int:
    """What entering a Province costs more, a free step too: 1 Military where the Bunyip is (Q-66)."""
    there = [number for number, at in enumerate(table.monster_at) if at == tile + 1]
    return sum(table.content.monsters[number].id == "bunyip" for number in there)


def closed(table: Table, tile: int) -> bool:
    """Tell whether the Kraken keeps everybody from collecting in a Province."""
    around = [number for number, at in enumerate(table.monster_at) if at - 1 in table.map.neighbours[tile]]
    return any(table.content.monsters[number].id == "kraken" for number in around)


REWARDS: dict[str, tuple[int, int, int, int, int]] = {  # Production, Science, Military, Gold, Culture
    "mogwai": (0, 0, 0, 2, 0),
    "kraken": (0, 0, 0, 1, 1),
    "rakshasa": (0, 0, 0, 2, 1),
    "roc": (0, 0, 0, 1, 0),
    "ahuizotl": (2, 0, 0, 1, 0),
    "amarok": (0, 0, 0, 2, 0),
}


def reward(table: Table, monster: int) -> tuple[int, int, int, int, int] | None:
    """What is gained at once for a defeat; None where it takes a choice or a card."""
    name = table.content.monsters[monster].id
    if name == "hydra":
        return 0, 0, 0, min(2, table.attacks[monster]), 1
    if name == "grootslang":
        return 0, 0, 0, 2 + table.hoard[monster], 0
    return REWARDS.get(name)
