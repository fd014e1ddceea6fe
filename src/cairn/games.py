"""Every game there is, by name, loaded when it is asked for: a line for each of ours, and those of installed packages.

A package brings a game as an entry point of the group `cairn.games`: `nim = "package:NIM"`.
"""

import re
from collections.abc import Iterator, Mapping
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
        self.left_out: list[str] = []  # what of a game is not used, and why

    def __getitem__(self, name: str) -> "Game":
        """Give a game; one that cannot be loaded says why."""
        found = self.added[name] if name in self.added else _loaded(_points()[name])
        if isinstance(found, str):
            raise CairnError(found)
        return found

    def __iter__(self) -> Iterator[str]:
        """Name them, ours first."""
        return iter({**_points(), **self.added})

    def __len__(self) -> int:
        """Count them."""
        return len({**_points(), **self.added})

    def whole(self) -> list["Game"]:
        """Give the games that can be loaded, ours first; `faults` says why others cannot."""
        return [*(self[name] for name in OURS), *self.brought()]

    def brought(self) -> list["Game"]:
        """Give the games that are not ours, as far as they can be loaded; ours are left as they are."""
        found = [*self._others(), *self.added.values()]
        return [game for game in found if not isinstance(game, str)]

    def faults(self) -> list[str]:
        """Say what packages bring that cannot be used, a sentence for each; nothing else depends on it."""
        found = [
            f"{point.value} brings a game {point.name!r}, and that name is ours: it is left out"
            for point in entry_points(group=GROUP)
            if OURS.get(point.name, point.value) != point.value
        ]
        found += [game for game in self._others() if isinstance(game, str)]
        return list(dict.fromkeys([*found, *self.left_out]))

    @staticmethod
    def _others() -> list["Game | str"]:
        return [_loaded(points) for name, points in _points().items() if name not in OURS]

    def __contains__(self, name: object) -> bool:
        """Tell whether there is such a game, without loading it."""
        return name in self.added or name in _points()


@cache
def _points() -> dict[str, tuple[EntryPoint, ...]]:
    """Find where each game is; a name that is ours stays ours."""
    found: dict[str, tuple[EntryPoint, ...]] = {name: (EntryPoint(name, where, GROUP),) for name, where in OURS.items()}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        known = found.get(point.name, ())
        if point.name not in OURS and point.value not in [other.value for other in known]:
            found[point.name] = (*known, point)
    return found


@cache
def _loaded(points: tuple[EntryPoint, ...]) -> "Game | str":
    """Load a game, or say why that cannot be."""
    point = points[0]
    if point.value in OURS.values():
        return point.load()  # type: ignore[no-any-return]
    if len(points) > 1:
        both = " and ".join(other.value for other in points)
        return f"{both} bring a game {point.name!r}; uninstall one of them"
    try:
        game = point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  (its package may do anything)
        return f"the game {point.name} ({point.value}) cannot be loaded: {type(error).__name__}: {error}"
    wrong = _wrong(game, point.name)
    return f"{point.value} is no game of the name {point.name!r}: {wrong}" if wrong else game


def _wrong(game: object, name: str) -> str | None:
    """Say what a game lacks without which nothing can be done with it."""
    from cairn.game import Flag, Game  # noqa: PLC0415

    if not isinstance(game, Game):
        return "a game is a cairn.game.Game"
    told = {part: getattr(game, part, None) for part in ("name", "rules", "players", "words", "flags")}
    players, words, flags = told["players"], told["words"], told["flags"]
    wanted = {
        f"its name must be {name!r}": told["name"] == name,
        "its rules must be a number, raised whenever they change": type(told["rules"]) is int,
        "its players must be a range, such as range(2, 5)": isinstance(players, range) and min(players, default=0) > 0,
        "its words must be a text for each language": _texts(words),
        "its flags must be Flags for each command": isinstance(flags, Mapping) and all(map(_listed, flags.values())),
    }
    if wrong := next((reason for reason, well in wanted.items() if not well), None):
        return wrong
    named = [part for listed in game.flags.values() for part in listed]
    if other := next((part for part in named if not isinstance(part, Flag)), None):
        return f"{other!r} among its flags is no cairn.game.Flag"
    odd = next((part.name for part in named if not re.fullmatch("[a-z][a-z0-9_]*", str(part.name))), None)
    return f"its flag {odd!r} must be named with small letters, figures and _" if odd is not None else None


def _texts(words: object) -> bool:
    return isinstance(words, Mapping) and all(isinstance(text, str) for text in words.values())


def _listed(flags: object) -> bool:
    return isinstance(flags, tuple | list)


GAMES = Games()


def named(name: str) -> "Game":
    """Find a game by what somebody calls it."""
    if name not in GAMES:
        raise CairnError(f"there is no game {name!r}; expected {' or '.join(GAMES)}")
    return GAMES[name]
