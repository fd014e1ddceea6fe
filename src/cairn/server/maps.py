"""Monumental's maps before a game: those of this edition, random ones, and files of one's own with their mistakes."""

from functools import cache
from secrets import randbelow
from typing import cast

from cairn.content import ContentError
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.monumental import maps, setups
from cairn.monumental.components import Content
from cairn.server import protocol
from cairn.server.refusals import RefusedError, sentence, words_of

NAME = "map"  # of a file that comes without one
LARGEST = 8 * 1024  # characters of a map file; the largest of this edition has 3,000


class Chance:
    """Chance that nobody can repeat."""

    def below(self, n: int) -> int:
        """Draw a number."""
        return randbelow(n)


def _content() -> Content:
    content = GAMES["monumental"].content()
    assert isinstance(content, Content)  # noqa: S101  (it is the game's own)
    return content


def _waits(tile: maps.Tile) -> protocol.MapToken | None:
    if tile.city:
        return protocol.MapToken("city", tile.city)
    return protocol.MapToken("barbarian", tile.barbarian) if tile.barbarian else None


def shown(board: maps.Map) -> protocol.MapInfo:
    """Show a map as it will lie on the table."""
    tiles = [
        protocol.MapTile(
            tile.name,
            tile.q,
            tile.r,
            cast("protocol.Ground", tile.kind),
            tile.terrain if tile.province else None,
            _waits(tile),
            tile.market,
            tile.production,
        )
        for tile in board.tiles
    ]
    room = min(setups.room(board, _content()), setups.MOST_MONSTERS)
    return protocol.MapInfo(board.id, dict(board.names), board.players, board.level, room, tiles, maps.as_data(board))


@cache
def presets() -> list[protocol.MapInfo]:
    """Show the maps of this edition."""
    return [shown(board) for board in maps.presets().values()]


def drawn(players: int, size: str | None, monsters: int) -> protocol.MapInfo:
    """Draw a random map with room for some Monsters; it takes long."""
    try:
        name = f"random-{size}" if size else "random"
        return shown(setups.random_map(name, players, monsters, _content(), Chance()))
    except CairnError as error:
        raise RefusedError("bad-setup", f"{error}.") from error


def checked(text: str, languages: str) -> protocol.CheckedMap:
    """Check the text of a map file; a mistake is told with its place, in a language that is read."""
    if len(text) > LARGEST:
        raise RefusedError("too-large", f"A map file has {LARGEST} characters at most.")
    try:
        board = maps.parse(text, NAME)
        setups.check_tokens(board, _content())
    except CairnError as error:
        line, column = (error.line, error.column) if isinstance(error, ContentError) else (None, None)
        reason = sentence(words_of(languages).explain(error))
        return protocol.CheckedMap(None, protocol.MapMistake(line, column, reason))
    return protocol.CheckedMap(shown(board), None)
