"""Every game there is, by name."""

from cairn.core import Game
from cairn.monolyth import MONOLYTH

GAMES: dict[str, Game] = {MONOLYTH.name: MONOLYTH}
