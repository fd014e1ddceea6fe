"""Monumental's maps before a game: those of this edition, random ones, and files of one's own with their mistakes."""

import asyncio
from functools import cache
from secrets import randbelow
from typing import Annotated, Any, Literal, cast

from litestar import get, post
from litestar.params import JSONBody, RawBody
from msgspec import Meta

from cairn.content import ContentError
from cairn.core import CairnError
from cairn.languages import LANGUAGES
from cairn.monumental import maps, setups
from cairn.monumental.shapes import Ground
from cairn.monumental.state import standard
from cairn.server import protocol
from cairn.server.refusals import RefusedError, sentence, words_of
from cairn.server.rest import REFUSALS, Ask, hub_of

NAME = "map"  # of a file that comes without one
LARGEST = 8 * 1024  # characters of a map file; the largest of this edition has 3,000


class MapToken(protocol.Answer):
    """What waits on a tile: Barbarians with their number, or a Free City with how many resources it asks."""

    what: Literal["barbarian", "city"]
    number: int


class MapTile(protocol.Answer):
    """A tile of a map; only Provinces have a terrain value and tokens."""

    name: str
    q: int
    r: int
    kind: Ground
    terrain: int | None
    waits: MapToken | None
    market: bool
    production: bool


class MapInfo(protocol.Answer):
    """A map to play on, of level 1 (peaceful) to 3 (aggressive), with room for so many Monsters.

    `data` is what a new table takes as its option `tiles`; a map of this edition goes by its id as the option `map`.
    """

    id: str
    names: dict[str, str]
    players: int
    level: int
    most_monsters: int
    tiles: list[MapTile]
    data: dict[str, Any]


class MapMistake(protocol.Answer):
    """Why a map file cannot be used; line and column count from 1, as far as they can be told."""

    line: int | None
    column: int | None
    reason: str


class CheckedMap(protocol.Answer):
    """The map of a file, or the first mistake in it."""

    map: MapInfo | None
    mistake: MapMistake | None


class RandomMap(protocol.Body):
    """Draw a map for so many seats, the Automa's too: a fair one of a size, else one by the rulebook."""

    players: Annotated[int, Meta(ge=2, le=4)]
    size: Literal["small", "medium", "large"] | None = None
    monsters: Annotated[int, Meta(ge=0, le=6)] = 0


class Chance:
    """Chance that nobody can repeat."""

    def below(self, n: int) -> int:
        """Draw a number."""
        return randbelow(n)


def _waits(tile: maps.Tile) -> MapToken | None:
    if tile.city:
        return MapToken("city", tile.city)
    return MapToken("barbarian", tile.barbarian) if tile.barbarian else None


def shown(board: maps.Map) -> MapInfo:
    """Show a map as it will lie on the table."""
    tiles = [
        MapTile(
            tile.name,
            tile.q,
            tile.r,
            cast("Ground", tile.kind),
            tile.terrain if tile.province else None,
            _waits(tile),
            tile.market,
            tile.production,
        )
        for tile in board.tiles
    ]
    names = {code: board.name(code) for code in LANGUAGES}
    room = min(setups.room(board, standard()), setups.MOST_MONSTERS)
    return MapInfo(board.id, names, board.players, board.level, room, tiles, maps.as_data(board))


@cache
def presets() -> list[MapInfo]:
    """Show the maps of this edition."""
    return [shown(board) for board in maps.presets().values()]


def drawn(players: int, size: str | None, monsters: int) -> MapInfo:
    """Draw a random map with room for some Monsters; it takes long."""
    try:
        name = f"random-{size}" if size else "random"
        return shown(setups.random_map(name, players, monsters, standard(), Chance()))
    except CairnError as error:
        raise RefusedError("bad-setup", f"{error}.") from error


def checked(text: str, languages: str) -> CheckedMap:
    """Check the text of a map file; a mistake is told with its place, in a language that is read."""
    if len(text) > LARGEST:
        raise RefusedError("too-large", f"A map file has {LARGEST} characters at most.")
    try:
        board = maps.parse(text, NAME)
        setups.check_tokens(board, standard())
    except CairnError as error:
        line, column = (error.line, error.column) if isinstance(error, ContentError) else (None, None)
        reason = sentence(words_of(languages).explain(error))
        return CheckedMap(None, MapMistake(line, column, reason))
    return CheckedMap(shown(board), None)


@get("/api/maps", responses=REFUSALS)
async def preset_maps() -> list[MapInfo]:
    """Show Monumental's maps of this edition."""
    return await asyncio.to_thread(presets)  # the first time it takes long


@post("/api/maps/random", responses=REFUSALS, status_code=200)
async def random_map(request: Ask, data: JSONBody[RandomMap]) -> MapInfo:
    """Draw a map for Monumental, another each time."""
    return await hub_of(request).labour(drawn, data.players, data.size, data.monsters)


@post("/api/maps/check", responses=REFUSALS, status_code=200)
async def check_map(request: Ask, body: RawBody) -> CheckedMap:
    """Check a map file, which comes as text."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedError("bad-text", "This is not a map file: it is not a text in UTF-8.") from None
    languages = request.headers.get("accept-language", "")
    return await hub_of(request).labour(checked, text, languages)


HANDLERS = [preset_maps, random_map, check_map]
MESSAGES = (MapInfo, CheckedMap, RandomMap)
