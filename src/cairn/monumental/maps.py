"""Maps: nine of our own, those of a file, those inside a record; all checked by the same rules, with exact errors."""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from cairn import content as toml
from cairn.content import ORIGINS, Node, Source
from cairn.languages import ENGLISH, LANGUAGES, Names, named

FOLDER = Path(__file__).with_name("maps")
LEVELS = (1, 2, 3)  # peaceful, mixed, aggressive
PLAYERS = (2, 3, 4)
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# What the box holds (MN-CMP-03).
TILES = {"capital": 4, "meadow": 8, "forest": 9, "swamp": 6, "hills": 4, "volcano": 2, "water": 7}
BARBARIANS = {1: 14, 2: 14, 3: 8, 4: 4}  # by the number on the front
CITIES = {2: 4, 3: 4, 4: 2}  # by the number of resources asked
PRODUCTION = 25
TERRAIN = {"meadow": 0, "forest": 1, "swamp": 2, "hills": 3, "volcano": 4}  # the values of this edition

ALL_TILES = sum(TILES.values())
NEAR = (1, 2)  # the barbarians that may lie next to a Capital
CITY = "○"  # a Free City among them
WIDEST = 26  # columns are letters
FARTHEST = 99  # a coordinate
LONGEST = 60  # a name
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")  # of a language
TITLES = {  # of maps that are drawn
    "random-small": "Random map (small)",
    "random-medium": "Random map (medium)",
    "random-large": "Random map (large)",
    "random": "Random map (by the rulebook)",
}
SHORT = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2}) (?:(capital|water)|([mfshv])([0-4])(?:\+([1-4])|c([2-4]))(\$?))")
KINDS = {kind[0]: kind for kind in TERRAIN}
ON_PROVINCES = ("terrain", "barbarian", "free_city", "market", "production")

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile and what lies on it; only a Province has anything (0: none)."""

    q: int
    r: int
    kind: str
    terrain: int = 0
    barbarian: int = 0
    city: int = 0
    market: bool = False
    production: bool = False
    name: str = ""

    @property
    def province(self) -> bool:
        """Neither Capital nor Water (Q-01)."""
        return self.kind in TERRAIN

    def __str__(self) -> str:
        """Write the tile as it stands in a record: "-1,2 f1+2$" is a forest of 1, a barbarian of 2 and a Market."""
        if not self.province:
            return f"{self.q},{self.r} {self.kind}"
        token = f"c{self.city}" if self.city else f"+{self.barbarian}"
        return f"{self.q},{self.r} {self.kind[0]}{self.terrain}{token}{'$' * self.market}"


@dataclass(frozen=True)
class Map:
    """A checked map; tiles are numbered by rows from the top, each from left to right.

    It has an English name, and those in other languages that were given for it.
    """

    id: str
    names: Names = field(hash=False)
    players: int
    level: int
    origin: str
    name_origin: str
    tiles: tuple[Tile, ...]

    def name(self, language: str) -> str:
        """Give what the map is called in a language."""
        return self.names.get(language, self.names[ENGLISH])

    @cached_property
    def capitals(self) -> tuple[int, ...]:
        """The numbers of the Capitals."""
        return tuple(i for i, tile in enumerate(self.tiles) if tile.kind == "capital")

    @cached_property
    def provinces(self) -> tuple[int, ...]:
        """The numbers of the Provinces."""
        return tuple(i for i, tile in enumerate(self.tiles) if tile.province)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each tile the numbers of those that touch it."""
        at = {(tile.q, tile.r): i for i, tile in enumerate(self.tiles)}
        return tuple(
            tuple(sorted(at[place] for place in around((tile.q, tile.r)) if place in at)) for tile in self.tiles
        )


def around(place: Place) -> Iterator[Place]:
    """Give the six places that touch one."""
    return ((place[0] + q, place[1] + r) for q, r in STEPS)


def steps(a: Place, b: Place) -> int:
    """Count the steps between two places, whatever lies between."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def walk(board: Map, start: int, allowed: Collection[int]) -> dict[int, int]:
    """Count the steps from a tile to all that can be reached from it by way of the tiles allowed."""
    way, new = {start: 0}, [start]
    for tile in new:
        for n in board.neighbours[tile]:
            if n in allowed and n not in way:
                way[n] = way[tile] + 1
                new.append(n)
    return way


def in_order(tiles: list[Tile]) -> tuple[Tile, ...]:
    """Sort tiles by rows and name them: a letter for the column, a number for the row, from the top left."""
    left, top = min(2 * tile.q + tile.r for tile in tiles), min(tile.r for tile in tiles)
    return tuple(
        replace(tile, name=f"{chr(ord('a') + (2 * tile.q + tile.r - left) // 2)}{tile.r - top + 1}")
        for tile in sorted(tiles, key=lambda tile: (tile.r, tile.q))
    )


# ---------------------------------------------------------------- reading


class _Text(Source):
    """A map file; a mistake in a tile is told with the tile's own line."""

    def _tile(self, path: toml.Path_) -> int | None:
        """Find where in the text a tile begins."""
        if path[:1] != ("tiles",) or len(path) == 1 or not isinstance(path[1], int):
            return None
        start = 0
        for line in self.text.split("\n"):
            if line.partition("=")[0].strip() == "tiles":
                break
            start += len(line) + 1
        items = re.finditer(r"#.*|\{[^}]*\}|\"[^\"]*\"|'[^']*'", self.text[start:])
        places = [item.start() for item in items if item[0][0] != "#"]
        return start + places[path[1]] if path[1] < len(places) else None

    def line(self, path: toml.Path_) -> int | None:
        at = self._tile(path)
        return super().line(path) if at is None else self.text.count("\n", 0, at) + 1

    def column(self, path: toml.Path_) -> int | None:
        at = self._tile(path)
        return super().column(path) if at is None else at - self.text.rfind("\n", 0, at)


def _short(node: Node) -> Tile:
    """Read a tile written as one word."""
    match = SHORT.fullmatch(node.value)
    if not match:
        text = f'expected a tile such as "0,1 f1+2$", "2,-1 m0c3" or "0,0 water", not {node.shown()}'
        node.fail(text, "map-tile", found=node.shown())
    q, r, bare, letter, terrain, barbarian, city, market = match.groups()
    if bare:
        return Tile(int(q), int(r), bare)
    return Tile(
        *(int(q), int(r), KINDS[letter], int(terrain), int(barbarian or 0), int(city or 0)),
        market=bool(market),
        production=not market,
    )


def _flag(fields: dict[str, Node], key: str) -> bool:
    node = fields.get(key)
    if node and not isinstance(node.value, bool):
        node.fail(f"expected true or false, not {node.shown()}", "map-truth", found=node.shown())
    return bool(node and node.value)


def _number(fields: dict[str, Node], key: str, least: int, most: int) -> int:
    return fields[key].integer(least, most) if key in fields else 0


def _tile(node: Node) -> Tile:
    """Read a tile: a short text or a table."""
    if isinstance(node.value, str):
        return _short(node)
    fields = node.fields(("q", "r", "kind"), ON_PROVINCES)
    kind = fields["kind"].one_of(TILES)
    q, r = (fields[key].integer(-FARTHEST, FARTHEST) for key in "qr")
    if kind not in TERRAIN:
        for key in ON_PROVINCES:
            if key in fields and fields[key].value is not False:
                text = f"only a Province has this, not a {kind} tile; expected to find no {key} here"
                fields[key].fail(text, "map-only", kind=kind, field=key)
        return Tile(q, r, kind)
    if "terrain" not in fields:
        node.fail("the field terrain is missing", "content-missing", field="terrain")
    if ("barbarian" in fields) == ("free_city" in fields):
        node.fail("expected either barbarian or free_city on a Province, one of them and not both", "map-either")
    market, production = _flag(fields, "market"), _flag(fields, "production")
    if market and production:
        text = "no Production token lies beside a Market; expected to find none here"
        fields["production"].fail(text, "map-beside")
    if not market and not production:
        node.fail("a Province without a Market has a Production token; expected production = true", "map-fertile")
    return Tile(
        *(q, r, kind, _number(fields, "terrain", 0, 4)),
        barbarian=_number(fields, "barbarian", min(BARBARIANS), max(BARBARIANS)),
        city=_number(fields, "free_city", min(CITIES), max(CITIES)),
        market=market,
        production=production,
    )


def _names(node: Node) -> Names:
    """Read a name: one for all languages, or one for each; a record may know languages that we do not."""
    texts = {ENGLISH: node}
    if isinstance(node.value, dict):
        others = {*LANGUAGES, *filter(TAG.fullmatch, node.value)} - {ENGLISH}
        texts = node.fields((ENGLISH,), sorted(others))
    for text in texts.values():
        if len(text.text()) > LONGEST or not text.value.isprintable():
            expected = f"expected a name of at most {LONGEST} letters in one line, not {text.shown()}"
            text.fail(expected, "map-name", most=LONGEST, found=text.shown())
    return {language: text.text() for language, text in texts.items()}


def _named(name: str, english: str) -> Names:
    return named("monumental", "maps", name, english)


def _read(node: Node) -> Map:
    """Read a map and check it."""
    fields = node.fields(("id", "players", "tiles"), ("name", "level", "origin", "name_origin"))
    players = fields["players"].integer(min(PLAYERS), max(PLAYERS))
    level = fields["level"].integer(min(LEVELS), max(LEVELS)) if "level" in fields else 2
    if len(fields["id"].slug()) > LONGEST:
        fields["id"].fail(f"expected an id of at most {LONGEST} letters", "map-id", most=LONGEST)
    origin = fields["origin"].one_of(ORIGINS) if "origin" in fields else "own"
    name_origin = fields["name_origin"].one_of(ORIGINS) if "name_origin" in fields else origin
    name = fields["id"].value
    names = {ENGLISH: name} if name not in TITLES else _named(name, TITLES[name])
    names = _names(fields["name"]) if "name" in fields else names
    places: dict[Place, Node] = {}
    tiles = []
    for item in fields["tiles"].items(1, ALL_TILES):
        tile = _tile(item)
        if (tile.q, tile.r) in places:
            item.fail(f"there is already a tile at {tile.q}, {tile.r}", "map-twice", q=tile.q, r=tile.r)
        places[tile.q, tile.r] = item
        tiles.append(tile)
    across = [2 * tile.q + tile.r for tile in tiles]
    if (max(across) - min(across)) // 2 >= WIDEST:
        fields["tiles"].fail(f"the map is too wide; expected at most {WIDEST} columns", "map-wide", most=WIDEST)
    board = Map(fields["id"].value, names, players, level, origin, name_origin, in_order(tiles))
    _check(board, fields["tiles"], [places[tile.q, tile.r] for tile in board.tiles])
    return board


# ---------------------------------------------------------------- checking


def _check(board: Map, whole: Node, nodes: list[Node]) -> None:
    """Refuse a map that the rulebook does not allow, or for which the box does not suffice."""
    _check_box(board, nodes)
    wanted = {
        "Capital": len(board.capitals),
        "Free City": sum(tile.city > 0 for tile in board.tiles),
        "Market": sum(tile.market for tile in board.tiles),
    }
    for what, count in wanted.items():
        if count != board.players:
            text = f"expected one {what} for each of the {board.players} players, not {count}"
            whole.fail(text, "map-count", what=what, players=board.players, count=count)
    if (count := sum(tile.production for tile in board.tiles)) > PRODUCTION:
        text = f"{count} Provinces have Production tokens, but the box has {PRODUCTION}"
        whole.fail(text, "map-production", count=count, box=PRODUCTION)
    _check_capitals(board, nodes)
    _check_joined(board, nodes)


def _check_box(board: Map, nodes: list[Node]) -> None:
    """Refuse more tiles or tokens than the box has (MN-MAP-12)."""
    used: Counter[tuple[str, str | int]] = Counter()
    for tile, node in zip(board.tiles, nodes, strict=True):
        for what, which, box in (
            ("tiles of the kind", tile.kind, TILES[tile.kind]),
            ("barbarians of", tile.barbarian, BARBARIANS.get(tile.barbarian, ALL_TILES)),
            ("Free Cities that ask", tile.city, CITIES.get(tile.city, ALL_TILES)),
        ):
            used[what, which] += 1
            if used[what, which] > box:
                text = f"{tile.name} is one too many: the box has {box} {what} {which}"
                node.fail(text, "map-box", tile=tile.name, box=box, what=what.partition(" ")[0], which=which)


def _check_capitals(board: Map, nodes: list[Node]) -> None:
    """Refuse Capitals that do not begin alike (MN-MAP-06, Q-14); a Free City may lie beside one (Q-70)."""
    first: tuple[str, list[str]] | None = None
    for capital in board.capitals:
        name = board.tiles[capital].name
        beside = [n for n in board.neighbours[capital] if board.tiles[n].province]
        for n in beside:
            tile = board.tiles[n]
            if not tile.city and tile.barbarian not in NEAR:
                text = (
                    f"{tile.name} lies next to the Capital {name}; expected a barbarian of 1 or 2 or a Free City, "
                    f"not a barbarian of {tile.barbarian}"
                )
                nodes[n].fail(text, "map-near", tile=tile.name, capital=name, front=tile.barbarian)
        tokens = (board.tiles[n] for n in beside)
        values = sorted(CITY if tile.city else str(tile.barbarian) for tile in tokens)
        if not values:
            text = f"the Capital {name} has no Province next to it; expected at least one"
            nodes[capital].fail(text, "map-lonely", capital=name)
        if first and values != first[1]:
            shown, other = (", ".join(some) for some in (values, first[1]))
            text = (
                f"the tokens next to the Capital {name} are {shown}, but next to the Capital {first[0]} they are "
                f"{other}; expected the same for every Capital"
            )
            nodes[capital].fail(text, "map-unequal", capital=name, shown=shown, first=first[0], other=other)
        first = first or (name, values)


def _check_joined(board: Map, nodes: list[Node]) -> None:
    """Refuse a map in pieces (Q-70): Explorers cross no Capital, Units only their own, and nobody Water."""
    land = walk(board, board.provinces[0], board.provinces)
    for i in board.provinces:
        if i not in land:
            start = board.tiles[board.provinces[0]].name
            text = (
                f"no way leads from {start} to {board.tiles[i].name} without crossing a Capital or Water, which "
                "Explorers cannot cross, nor Units a foreign Capital; expected all Provinces to be joined"
            )
            nodes[i].fail(text, "map-joined", start=start, tile=board.tiles[i].name)
    whole = walk(board, 0, range(len(board.tiles)))
    for i, tile in enumerate(board.tiles):
        if i not in whole:
            text = f"{tile.name} lies apart from the rest; expected all tiles to be joined"
            nodes[i].fail(text, "map-apart", tile=tile.name)


# ---------------------------------------------------------------- where maps come from


def from_data(data: Node | dict[str, Any], name: str = "map") -> Map:
    """Read a map that stands inside something else, such as the set-up of a record."""
    return _read(data if isinstance(data, Node) else Node(Source(name, ""), (), data))


def drawn(name: str, players: int, level: int, tiles: Iterable[Tile], origin: str = "own") -> Map:
    """Give a map that was drawn, checked; its names follow from its id."""
    told = {"id": name, "players": players, "level": level, "origin": origin, "tiles": [str(tile) for tile in tiles]}
    return from_data(told)


def as_data(board: Map) -> dict[str, Any]:
    """Give a map as plain data; from_data() reads it back."""
    return {
        "id": board.id,
        "name": dict(board.names),
        "players": board.players,
        "level": board.level,
        "origin": board.origin,
        "name_origin": board.name_origin,
        "tiles": [str(tile) for tile in board.tiles],
    }


def load(file: str | Path, name: str | None = None) -> Map:
    """Read a map file."""
    return _from_toml(toml.load(file, name))


def parse(text: str, name: str) -> Map:
    """Read the text of a map file."""
    return _from_toml(toml.parse(text, name))


def _from_toml(node: Node) -> Map:
    return _read(Node(_Text(node.source.name, node.source.text), (), node.value))


def text_of(name: str) -> str:
    """Give the file of a map of this edition, named in every language; load() reads the same map from it."""
    text, called = (FOLDER / f"{name}.toml").read_text(encoding="utf-8"), presets()[name].names
    table = ", ".join(f"{code} = {json.dumps(said, ensure_ascii=False)}" for code, said in called.items())
    return text.replace(f"\nname = {json.dumps(called[ENGLISH])}\n", f"\nname = {{ {table} }}\n", 1)


@cache
def presets() -> dict[str, Map]:
    """Give the maps of this edition by id, in the order of players and level."""
    read = [load(file, file.name) for file in sorted(FOLDER.glob("*.toml"))]
    maps = [replace(board, names=_named(board.id, board.names[ENGLISH])) for board in read]
    return {board.id: board for board in sorted(maps, key=lambda board: (board.players, board.level, board.id))}
