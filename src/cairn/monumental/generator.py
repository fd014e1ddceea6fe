"""Random maps: fair ones, grown symmetrically and tried out; and the rulebook's own, strewn at random.

On a fair map every step is taken for a whole orbit, a place and its images under the map's symmetry, so that all
Capitals see the same. What does not turn out well is thrown away, and the next try goes on with the same dice.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from cairn.content import ContentError
from cairn.core import CairnError
from cairn.monumental import maps
from cairn.monumental.maps import Map, Place, Tile, around, steps

T = TypeVar("T")
Below = Callable[[int], int]
Fits = Callable[[Map], bool]
Orbit = tuple[Place, ...]

RADIUS = 5  # how far from the middle tiles may lie
TRIES = 10_000  # far more than were ever needed; then a map of this edition is taken
RACES = 36  # after a dozen, some four-player maps pass whose seats differ by nearly two Provinces
NEARNESS = 3  # how much likelier land grows near the middle
INCOME = (2, 2, 3, 3, 4, 4, 5, 5)  # Military in each turn of a race
START_GOLD = 2
LAND = sum(maps.TILES[kind] for kind in maps.TERRAIN)
WATERS = 3  # orbits of Water
MONSTERS = 3  # spaces of 3 and 4 on a fair map
ROOM = {("small", 2): 3, ("small", 3): 4}  # the most Monsters that fair maps of a size for so many have room for
OPENINGS = (2, 3)  # the most that the cheapest and the second conquest from a Capital may cost
BESIDE = (3, 4)  # Provinces next to a Capital

# What takes (q, r) to its images (a q + b r, c q + d r): a half turn; thirds of a turn; two mirrors, and both of them.
SYMMETRY = {
    2: ((-1, 0, 0, -1),),
    3: ((-1, -1, 1, 0), (0, 1, -1, -1)),
    4: ((-1, -1, 0, 1), (1, 1, 0, -1), (-1, 0, 0, -1)),
}

# Terrain and barbarians by the distance to the nearest Capital. What stands twice is likelier.
FAR = 3  # and more
KINDS = {
    1: ("meadow", "meadow", "meadow", "forest", "forest", "forest", "swamp"),
    2: ("meadow", "meadow", "forest", "forest", "forest", "swamp", "swamp", "hills"),
    FAR: ("forest", "forest", "swamp", "swamp", "hills", "volcano"),
}
FRONTS_BESIDE = {"meadow": (2,), "forest": (1, 2), "swamp": (1,)}
FRONTS = {2: (2, 2, 2, 3, 3), FAR: (2, 3, 3, 4)}
CITY_DISTANCES = (2, 3)


@dataclass(frozen=True)
class Size:
    """What a size asks of a map; the last of a pair may be reached too."""

    provinces: tuple[int, int]  # for each player
    distance: tuple[int, int]  # between neighbouring Capitals
    contact: tuple[float, float]  # the turn of a race in which two players meet
    level: int


SIZES = {
    "small": Size((5, 6), (4, 4), (3, 5.5), 3),
    "medium": Size((6, 8), (4, 6), (4, 7), 2),
    "large": Size((7, 9), (5, 8), (6, 99), 1),
}


class _FaultError(Exception):
    """A try that came to nothing."""


class NoMapError(CairnError):
    """No map could be made as it was wanted."""


def _any_map(_: Map) -> bool:
    return True


def generate(players: int, size: str, below: Below, fits: Fits = _any_map) -> Map:
    """Make a fair map for 2 to 4 players, small, medium or large, that fits what is wanted of it."""
    if size not in SIZES:
        raise CairnError(f"a random map is {', '.join(SIZES)}, not {size!r}")
    _check_players(players)
    for _ in range(TRIES):
        try:
            board = _Board(players, SIZES[size], below)
            board.lay_tokens()
            made = board.finish(f"random-{size}")
        except (_FaultError, ContentError):
            continue
        if fits(made) and not unfair(made) and _well_paced(made, SIZES[size], below):
            return made
    return _preset(players, SIZES[size].level, f"random-{size}", fits)


def random_map(players: int, below: Below, fits: Fits = _any_map) -> Map:
    """Make a map as the rulebook lets one make it: only what lies next to the Capitals is alike for all."""
    _check_players(players)
    sizes = list(SIZES.values())
    for _ in range(TRIES):
        try:
            board = _Board(players, _pick(sizes, below), below)
            board.strew_tokens()
            made = board.finish("random")
        except (_FaultError, ContentError):
            continue
        if fits(made):
            return made
    return _preset(players, 2, "random", fits)


def _check_players(players: int) -> None:
    if players not in maps.PLAYERS:
        raise CairnError(f"a map is for 2 to 4 players, not for {players}")


def _preset(players: int, level: int, name: str, fits: Fits) -> Map:
    """Take a map of this edition where chance refuses to make one, best of the same level."""
    fitting = [m for m in maps.presets().values() if m.players == players and fits(m)]
    if not fitting:
        raise NoMapError("no map could be made that fits")
    board = min(fitting, key=lambda m: abs(m.level - level))
    return maps.drawn(name, players, board.level, board.tiles, board.origin)


def _pick(things: Sequence[T], below: Below) -> T:
    return things[below(len(things))]


def _shuffled(things: Sequence[T], below: Below) -> list[T]:
    rest, done = list(things), []
    while rest:
        done.append(rest.pop(below(len(rest))))
    return done


def _joined(places: set[Place]) -> bool:
    """Tell whether places hang together, before more work goes into a map in pieces."""
    new = [min(places)]
    left = places - set(new)
    for place in new:
        found = left.intersection(around(place))
        left -= found
        new += sorted(found)
    return not left


def images(players: int, place: Place) -> Orbit:
    """Give a place and its images."""
    q, r = place
    return tuple(sorted({place} | {(a * q + b * r, c * q + d * r) for a, b, c, d in SYMMETRY[players]}))


@cache
def orbits(players: int) -> tuple[Orbit, ...]:
    """Give all orbits around the middle."""
    span = range(-RADIUS, RADIUS + 1)
    places = [(q, r) for q in span for r in span if steps((q, r), (0, 0)) <= RADIUS]
    return tuple(sorted({images(players, place) for place in places}))


class _Board:
    """One try: the Capitals, the land and the Water lie when it is made; then come the tokens."""

    def __init__(self, players: int, size: Size, below: Below) -> None:
        self.players, self.size, self.below = players, size, below
        self.orbits = orbits(players)
        self.capitals = self._capitals()
        self.land = self._land()
        self.water = self._water()
        self.kinds = self._kinds()
        self.fronts: dict[Place, int] = {}
        self.cities: dict[Place, int] = {}
        self.markets: set[Place] = set()

    def distance(self, orbit: Orbit) -> int:
        """Give the distance to the nearest Capital, the same for all of an orbit."""
        return min(steps(orbit[0], capital) for capital in self.capitals)

    def _capitals(self) -> Orbit:
        """Choose where the Capitals lie: the neighbours, which are all but the opposite one of four, in distance."""
        least, most = self.size.distance
        fitting = []
        for orbit in self.orbits:
            ways = sorted(steps(orbit[0], other) for other in orbit[1:])
            if len(orbit) == self.players and all(least <= way <= most for way in ways[:2]):
                fitting.append(orbit)
        return _pick(fitting, self.below)

    def _land(self) -> list[Orbit]:
        """Choose Provinces: some next to the Capitals, then more at the borders, most of them near the middle."""
        beside = {images(self.players, place) for place in around(self.capitals[0])}
        land = _shuffled(sorted(beside), self.below)[: _pick(BESIDE, self.below)]
        if any(orbit not in self.orbits for orbit in land):
            raise _FaultError
        least, most = (self.players * number for number in self.size.provinces)
        most = min(most, LAND)
        wanted = least + self.below(most - least + 1)
        free = [o for o in self.orbits if o != self.capitals and o not in beside]
        while (count := sum(map(len, land))) < wanted:
            taken = {place for orbit in land for place in orbit}
            border = [o for o in free if count + len(o) <= most and not taken.isdisjoint(around(o[0]))]
            if not border:
                raise _FaultError
            weights = [(RADIUS + 1 - steps(orbit[0], (0, 0))) ** NEARNESS for orbit in border]
            roll = self.below(sum(weights))
            while roll >= weights[0]:
                roll -= weights.pop(0)
                border.pop(0)
            land.append(border[0])
            free.remove(border[0])
        if not _joined({place for orbit in land for place in orbit}):
            raise _FaultError
        return land

    def _water(self) -> list[Orbit]:
        """Choose Water: the empty orbits that touch most Provinces."""
        land = {place for orbit in self.land for place in orbit}
        touched = {
            orbit: len(land.intersection(around(orbit[0])))
            for orbit in _shuffled(self.orbits, self.below)
            if orbit != self.capitals and orbit not in self.land
        }
        water: list[Orbit] = []
        for orbit in sorted(touched, key=lambda orbit: -touched[orbit]):
            fits = sum(map(len, water)) + len(orbit) <= maps.TILES["water"]
            if touched[orbit] and fits and len(water) < WATERS:
                water.append(orbit)
        return water

    def _kinds(self) -> dict[Place, str]:
        """Choose the terrain of each orbit, the nearest to the Capitals first, out of what the box still has."""
        box = Counter(maps.TILES)
        kinds: dict[Place, str] = {}
        for orbit in sorted(self.land, key=self.distance):
            fitting = [kind for kind in KINDS[min(self.distance(orbit), FAR)] if box[kind] >= len(orbit)]
            if not fitting:
                raise _FaultError
            kind = _pick(fitting, self.below)
            box[kind] -= len(orbit)
            kinds |= dict.fromkeys(orbit, kind)
        return kinds

    def lay_tokens(self) -> None:
        """Lay everything orbit by orbit, so that all Capitals are equal."""
        fitting = [orbit for orbit in self.land if self.distance(orbit) in CITY_DISTANCES]
        halves = [orbit for orbit in fitting if 2 * len(orbit) == self.players]
        sets = [orbit for orbit in fitting if len(orbit) == self.players]
        sets += [a + b for i, a in enumerate(halves) for b in halves[:i]]
        pairs = [(a, b) for a in sets for b in sets if set(a).isdisjoint(b)]
        if not pairs:
            raise _FaultError
        cities, markets = _pick(pairs, self.below)
        self.markets = set(markets)
        asks = _pick([asks for asks, count in maps.CITIES.items() if count >= self.players], self.below)
        self.cities = dict.fromkeys(cities, asks)
        box = Counter(maps.BARBARIANS)
        for orbit in sorted(self.land, key=self.distance):
            if orbit[0] not in self.cities:
                self._lay_barbarians(orbit, box)

    def _lay_barbarians(self, orbit: Orbit, box: Counter[int]) -> None:
        """Lay the same barbarian on a whole orbit; a lower one if the box has no more of that number."""
        near = min(self.distance(orbit), FAR)
        front = _pick(FRONTS[near] if near > 1 else FRONTS_BESIDE[self.kinds[orbit[0]]], self.below)
        while front and box[front] < len(orbit):
            front -= 1
        if not front or (near == 1 and front not in FRONTS_BESIDE[self.kinds[orbit[0]]]):
            raise _FaultError
        box[front] -= len(orbit)
        self.fronts |= dict.fromkeys(orbit, front)

    def strew_tokens(self) -> None:
        """Lay equal barbarians next to the Capitals, and draw everything else for single Provinces."""
        box = Counter(maps.BARBARIANS)
        inner = [orbit for orbit in self.land if self.distance(orbit) == 1]
        for orbit in inner:
            self._lay_barbarians(orbit, box)
        outer = sorted(place for orbit in self.land if orbit not in inner for place in orbit)
        if len(outer) < self.players:
            raise _FaultError
        asks = _shuffled(sorted(Counter(maps.CITIES).elements()), self.below)
        self.cities = dict(zip(_shuffled(outer, self.below)[: self.players], asks, strict=False))
        self.markets = set(_shuffled(outer, self.below)[: self.players])
        rest = [place for place in outer if place not in self.cities]
        self.fronts |= dict(zip(rest, _shuffled(sorted(box.elements()), self.below), strict=False))

    def finish(self, name: str) -> Map:
        """Give the map, checked."""
        tiles = [Tile(*place, "capital") for place in self.capitals]
        tiles += [Tile(*place, "water") for orbit in self.water for place in orbit]
        for place, kind in self.kinds.items():
            front, city, market = self.fronts.get(place, 0), self.cities.get(place, 0), place in self.markets
            tiles.append(Tile(*place, kind, maps.TERRAIN[kind], front, city, market=market))
        return maps.drawn(name, self.players, self.size.level, tiles)


# ---------------------------------------------------------------- fairness


def price(tile: Tile) -> int:
    """Give what a Province costs to take, resources asked counted like Military."""
    return tile.terrain + tile.barbarian + tile.city


def unfair(board: Map) -> str:
    """Tell what makes a map unfair or dull; nothing if it is neither."""
    surroundings, terrains = set(), set()
    for capital in board.capitals:
        home, way = board.tiles[capital], maps.walk(board, capital, board.provinces)
        beside = [board.tiles[i] for i in board.provinces if way[i] == 1]
        terrains.add(tuple(sorted(tile.terrain for tile in beside)))
        seen = [(way[i], board.tiles[i]) for i in board.provinces]
        surroundings.add(tuple(sorted((n, t.terrain, t.barbarian, t.city, t.market) for n, t in seen)))
        openings = sorted(map(price, beside))
        if len(openings) < len(OPENINGS) or any(is_ > most for is_, most in zip(openings, OPENINGS, strict=False)):
            return f"the first conquests from {home.name} are too dear"
    if len(terrains) > 1:
        return "the terrain next to the Capitals differs"
    if len(surroundings) > 1:
        return "the Provinces seen from the Capitals differ"
    if not any(tile.kind == "water" for tile in board.tiles):
        return "there is no Water"
    if sum(tile.barbarian in (3, 4) for tile in board.tiles) < MONSTERS:
        return "there is too little space for monsters"
    return ""


@dataclass(frozen=True)
class Race:
    """How the players spread when each keeps taking the cheapest free Province in reach."""

    contact: int  # the turn in which two realms first touch; 9 if they do not
    provinces: tuple[tuple[int, ...], ...]  # after each turn, for each Capital


def race(board: Map, below: Below) -> Race:
    """Let all players spread for eight turns; a barbarian is taken before a city of the same price."""
    owner = {capital: seat for seat, capital in enumerate(board.capitals)}
    counts = [0] * board.players
    contact, after = len(INCOME) + 1, []
    for turn, income in enumerate(INCOME, 1):
        for seat in range(board.players):
            military = income + (START_GOLD if turn == 1 else 0)
            reach = {n for i, who in owner.items() if who == seat for n in board.neighbours[i]}
            while cheapest := _cheapest(board, sorted(reach - owner.keys()), military):
                taken = _pick(cheapest, below)
                military -= price(board.tiles[taken])
                owner[taken] = seat
                counts[seat] += 1
                reach.update(board.neighbours[taken])
                met = (owner.get(n, seat) != seat and board.tiles[n].province for n in board.neighbours[taken])
                if turn < contact and any(met):
                    contact = turn
        after.append(tuple(counts))
    return Race(contact, tuple(after))


def _cheapest(board: Map, reach: list[int], military: int) -> list[int]:
    keys = {i: (price(board.tiles[i]), board.tiles[i].city) for i in reach if board.tiles[i].province}
    affordable = {i: key for i, key in keys.items() if key[0] <= military}
    least = min(affordable.values(), default=None)
    return [i for i, key in affordable.items() if key == least]


def _well_paced(board: Map, size: Size, below: Below) -> bool:
    """Try a map out: players meet at the right time, and no seat is left behind."""
    races = [race(board, below) for _ in range(RACES)]
    first, last = size.contact
    if not first <= sum(run.contact for run in races) / RACES <= last:
        return False
    totals = [sum(run.provinces[-1][seat] for run in races) for seat in range(board.players)]
    return max(totals) - min(totals) <= RACES
