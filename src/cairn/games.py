"""Every game there is, by name, loaded when it is asked for: a line for each of ours, and those of installed packages.

A package brings a game as an entry point of the group `cairn.games`: `nim = "package:NIM"`.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from cairn.core import CairnError

if TYPE_CHECKING:  # what names the games, as help and errors do, must not decide whether rules are compiled
    from cairn.game import Game

GROUP = "cairn.games"
OURS = {
    "monolyth": "cairn.monolyth:MONOLYTH",
    "monumental": "cairn.monumental:MONUMENTAL",
}


class Games(Mapping[str, "Game"]):
    """The games by name; nothing of a game is loaded before it is looked at."""

    def __init__(self) -> None:
        self.added: dict[str, Game] = {}  # by a program, for as long as it runs

    def __getitem__(self, name: str) -> "Game":
        """Give a game."""
        return self.added[name] if name in self.added else _loaded(_points()[name])

    def __iter__(self) -> Iterator[str]:
        """Name them, ours first."""
        return iter({**_points(), **self.added})

    def __len__(self) -> int:
        """Count them."""
        return len({**_points(), **self.added})

    def brought(self) -> list["Game"]:
        """Give the games that are not ours, as far as they can be loaded."""
        found = []
        for name in self:
            with suppress(CairnError):  # it is told when the game is asked for
                found += [self[name]] if name not in OURS else []
        return found

    def __contains__(self, name: object) -> bool:
        """Tell whether there is such a game, without loading it."""
        return name in self.added or name in _points()


@cache
def _points() -> dict[str, EntryPoint]:
    """Find where each game is."""
    found = {name: EntryPoint(name, where, GROUP) for name, where in OURS.items()}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            raise CairnError(f"{other.value} and {point.value} bring a game {point.name!r}; uninstall one of them")
    return found


@cache
def _loaded(point: EntryPoint) -> "Game":
    from cairn.game import Game  # noqa: PLC0415

    if point.value in OURS.values():
        game = point.load()
    else:
        try:
            game = point.load()
        except Exception as error:  # noqa: BLE001  (its package may do anything)
            reason = f"{type(error).__name__}: {error}"
            raise CairnError(f"the game {point.name} ({point.value}) cannot be loaded: {reason}") from None
    if not isinstance(game, Game) or game.name != point.name:
        raise CairnError(f"{point.value} is no game of the name {point.name!r}: a game is a cairn.game.Game")
    return game


GAMES = Games()


def named(name: str) -> "Game":
    """Find a game by what somebody calls it."""
    if name not in GAMES:
        raise CairnError(f"there is no game {name!r}; expected {' or '.join(GAMES)}")
    return GAMES[name]
