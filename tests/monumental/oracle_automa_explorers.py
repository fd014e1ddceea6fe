"""The Automa's Explorers, slow and plain: which Market they head for, on which way, and what they claim there."""

from cairn.core import CHANCE
from cairn.monumental import kinds as k
from tests.monumental.oracle_monsters import closed
from tests.monumental.oracle_world import World


class Explorers:
    """Both Explorers of the Automa on a table of the model's own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.seat = world.automa - 1
        self.right = self.seat - 1  # the player to its right

    def gain(self, gold: int) -> None:
        """Gain Gold."""
        self.world.gold[self.seat] += gold

    def explore(self, spaces: int) -> None:
        """Move both Explorers, each so many spaces, toward different Markets (MN-AUT-34, -35)."""
        first = None
        for which in range(2):
            for _ in range(spaces):
                avoided = first if which else None
                if not self.markets_from(which, avoided):
                    break
                tile = self.step(which, avoided)
                if which == 0:
                    first = self.heading(tile)
                self.collect(tile)

    def open_market(self, tile: int) -> bool:
        """Tell whether a Market is there from which it can claim a token (MN-AUT-34, Q-21)."""
        market = self.world.market[tile] - 1
        held = market >= 0 and self.world.held[market][self.seat]
        return market >= 0 and not held and self.world.left[market] > 0 and not closed(self.world, tile)

    def ways_from(self, start: int) -> dict[int, int]:
        """Steps of an Explorer to every tile it can reach (MN-EXP-15, -16)."""
        found, waiting = {start: 0}, [start]
        while waiting:
            tile = waiting.pop(0)
            for other in self.world.map.neighbours[tile]:
                capital = self.world.map.tiles[other].kind == "capital"
                if other not in found and (self.world.province(other) or (capital and self.world.guests_in_capitals)):
                    found[other] = found[tile] + 1
                    waiting.append(other)
        return found

    def nearest(self, start: int, avoided: int | None) -> list[int]:
        """The nearest Markets; the one to avoid only if there is no other (MN-AUT-35, Q-20)."""
        ways = self.ways_from(start)
        there = [tile for tile in ways if self.open_market(tile) and tile != start]
        there = [tile for tile in there if tile != avoided] or there
        least = min((ways[tile] for tile in there), default=0)
        return sorted(tile for tile in there if ways[tile] == least)

    def markets_from(self, which: int, avoided: int | None) -> list[int]:
        """The nearest Markets of an Explorer."""
        return self.nearest(self.world.explorer[self.seat][which] - 1, avoided)

    def step(self, which: int, avoided: int | None) -> int:
        """Move an Explorer one space on a shortest way, a Production token first (MN-AUT-36)."""
        world = self.world
        start = world.explorer[self.seat][which] - 1
        goals = self.nearest(start, avoided)
        least = self.ways_from(start)[goals[0]]
        ways = [
            tile
            for tile in self.ways_from(start)
            if tile in world.map.neighbours[start]
            and any(self.ways_from(tile).get(goal) == least - 1 for goal in goals)
        ]
        ways = [tile for tile in ways if world.production[tile]] or ways
        tile = world.ask(self.right, world.at(f"explorer {which + 1} to", ways))
        world.explorer[self.seat][which] = tile + 1
        return tile

    def heading(self, tile: int) -> int | None:
        """Say which Market the first Explorer is on its way to; of several as near, the last on the map."""
        if self.open_market(tile):
            return tile
        return next(reversed(self.nearest(tile, None)), None)

    def collect(self, tile: int) -> None:
        """Claim what lies where an Explorer has come (MN-AUT-37 to -39)."""
        world = self.world
        if closed(world, tile):
            return
        if world.production[tile]:
            world.production[tile] = 0
            world.tokens[self.seat] += 1
            if world.tokens[self.seat] == 2:
                world.tokens[self.seat] = 0
                self.gain(1)
        if self.open_market(tile):
            market = world.market[tile] - 1
            tokens = [token for token in range(k.TOKENS) if world.stack[market] >> token & 1]
            names = {f"turn {world.kit.market(market)} {token + 1}": token for token in tokens}
            token = world.ask(CHANCE, names)
            world.stack[market] &= ~(1 << token)
            world.left[market] -= 1
            world.held[market][self.seat] = token + 1
            world.shown[market][self.seat] = 1
            world.claimed[market] |= 1 << token
            self.gain(world.content.markets[market].tokens[token].gold)
            self.turn_in()

    def turn_in(self) -> None:
        """With a token of every Market (an empty one is none): all go, the Explorers go home (MN-AUT-40, Q-17, -21)."""
        world = self.world
        markets = {market - 1 for market in world.market if market}
        missing = [market for market in markets if world.left[market] and not world.held[market][self.seat]]
        if missing or not any(world.held[market][self.seat] for market in markets):
            return
        for market in markets:
            world.held[market][self.seat] = world.shown[market][self.seat] = 0
        world.explorer[self.seat] = [world.capital[self.seat]] * 2
