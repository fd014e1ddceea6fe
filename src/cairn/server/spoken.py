"""The components of a game in one language: each with its name, what is printed on it, and the icons of its effects."""

from functools import cache
from typing import Any

from cairn.games import GAMES
from cairn.words import Words


@cache
def spoken(game: str, language: str) -> dict[str, Any]:
    """Give the components of a game in a language."""
    return GAMES[game].spoken(GAMES[game].content(), Words(language))
