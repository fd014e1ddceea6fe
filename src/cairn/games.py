"""Every game there is, by name."""

from cairn.core import Game
from cairn.monolyth import MONOLYTH
from cairn.monumental import MONUMENTAL

GAMES: dict[str, Game] = {game.name: game for game in (MONOLYTH, MONUMENTAL)}
