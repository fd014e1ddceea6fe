"""Bots that installed packages bring: entry points of the group `cairn.bots`.

`nim.mine = "package:Class"` is the bot `mine` of the game nim; a name without a game is a bot for every game.
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from cairn.core import CairnError

GROUP = "cairn.bots"
FAILURES = (BaseException,)  # whatever a bot may do, also from below Python; Ctrl-C goes through before


def brought(game: str) -> dict[str, EntryPoint]:
    """Give the bots that packages bring for a game, by name; nothing of them is loaded."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        where, dot, name = point.name.rpartition(".")
        if not dot or where == game:
            found.setdefault(name, []).append(point)
    for name, points in found.items():
        if len({point.value for point in points}) > 1:
            both = " and ".join(sorted({point.value for point in points}))
            raise CairnError(f"two packages bring a bot {name!r} for {game}: {both}; uninstall one of them")
    return {name: points[0] for name, points in sorted(found.items())}


def loaded(name: str, point: EntryPoint) -> Callable[[], object]:
    """Load what makes a bot."""
    try:
        made = point.load()
    except KeyboardInterrupt:
        raise
    except FAILURES as error:
        raise CairnError(f"the bot {name} ({point.value}) cannot be loaded: {type(error).__name__}: {error}") from None
    if not callable(made):
        raise CairnError(f"the bot {name} ({point.value}) is not a class")
    return made  # type: ignore[no-any-return]
