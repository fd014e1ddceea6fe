"""The set-up of a game: what may be chosen, what is drawn, and clear words about what cannot be."""

from collections.abc import Mapping
from typing import Any

from cairn.core import CairnError, Chance
from cairn.monumental import generator, maps
from cairn.monumental.components import Content
from cairn.monumental.fields import Position
from cairn.monumental.maps import Map

MOST_SEATS = 4
MOST_MONSTERS = 6  # three are advised (MN-MON-01); no map has room for many more
SIZES = ("small", "medium", "large")
RANDOM = ("random", *(f"random-{size}" for size in SIZES))
SWITCHES = (
    "automa",
    "renaissance",
    "alternatives",
    "heroes",
    "continuous",
    "explorers_in_capitals",
    "wandering_marker",  # CP-24
    "plain_display",  # CP-18
)
FIELDS = ("players", "civilizations", "map", "tiles", "monsters", "replaced", *SWITCHES)
ALTERED = ("I", "II", "III")  # Eras with an alternative Wonder (MN-DEV-05)


def options(content: Content) -> dict[str, list[Any]]:
    """List what may be chosen instead of being drawn or left as it is."""
    return {
        "civilizations": [civilization.id for civilization in content.civilizations],
        "map": [*maps.presets(), *RANDOM],
        "monsters": list(range(MOST_MONSTERS + 1)),
        "replaced": [card.id for card in content.cards if card.deck in ALTERED and _replaceable(card)],
        **{name: [False, True] for name in SWITCHES},
    }


def _replaceable(card: Any) -> bool:  # noqa: ANN401
    return bool(card.kind == "wonder" and not card.alternative)


def _players(setup: Mapping[str, Any]) -> int:
    players = setup.get("players")
    if type(players) is not int or not 1 <= players <= MOST_SEATS:
        raise CairnError(f"set-up: players must be 1 to {MOST_SEATS}, not {players!r}")
    return players


def seats(setup: Mapping[str, Any]) -> int:
    """Count the seats: the people, and the Automa if it plays."""
    return _players(setup) + bool(setup.get("automa"))


def settle(wanted: Mapping[str, Any], content: Content, chance: Chance) -> tuple[dict[str, Any], list[str]]:
    """Complete a set-up: first the map, then the civilizations in seat order, then the Wonders that make way."""
    setup: dict[str, Any] = {name: value for name, value in wanted.items() if value is not None}
    drawn: list[str] = []
    if _players(setup) == 1:
        setup.setdefault("automa", True)
    for name in SWITCHES:
        setup.setdefault(name, False)
    setup.setdefault("monsters", 0)
    _check_simple(setup)
    count = seats(setup)
    if "map" not in setup:
        fitting = [board.id for board in maps.presets().values() if board.players == count]
        setup["map"] = "own" if "tiles" in setup else fitting[chance.below(len(fitting))]
        if "tiles" not in setup:
            drawn.append("map")
    if setup["map"] in RANDOM and "tiles" not in setup:
        size = str(setup["map"]).partition("-")[2]
        board = generator.generate(count, size, chance.below) if size else generator.random_map(count, chance.below)
        setup["tiles"] = maps.as_data(board)
        drawn.append("tiles")
    if "civilizations" not in setup:
        left = [civilization.id for civilization in content.civilizations]
        setup["civilizations"] = [left.pop(chance.below(len(left))) for _ in range(count)]
        drawn.append("civilizations")
    if "replaced" not in setup:
        setup["replaced"] = []
        if setup["alternatives"]:
            for era in ALTERED:
                wonders = [card.id for card in content.deck(era) if _replaceable(card)]
                setup["replaced"].append(wonders[chance.below(len(wonders))])
            drawn.append("replaced")
    return checked(setup, content), drawn


def _check_simple(setup: Mapping[str, Any]) -> None:
    for key in setup:
        if key not in FIELDS:
            raise CairnError(f"set-up: unknown field {key!r}; expected {', '.join(FIELDS)}")
    players = _players(setup)
    for name in SWITCHES:
        if type(setup.get(name, False)) is not bool:
            raise CairnError(f"set-up: {name} must be true or false, not {setup[name]!r}")
    if players == 1 and not setup.get("automa"):
        raise CairnError("set-up: one player plays against the Automa; automa must be true")
    if players == MOST_SEATS and setup.get("automa"):
        raise CairnError("set-up: there are four seats at most, so the Automa can join one to three players")
    monsters = setup.get("monsters", 0)
    if type(monsters) is not int or not 0 <= monsters <= MOST_MONSTERS:
        raise CairnError(f"set-up: monsters must be 0 to {MOST_MONSTERS}, not {monsters!r}")


def checked(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """Check a complete set-up."""
    _check_simple(setup)
    count = seats(setup)
    civilizations = setup.get("civilizations")
    known = [civilization.id for civilization in content.civilizations]
    if not isinstance(civilizations, list) or len(civilizations) != count:
        raise CairnError(f"set-up: civilizations must be a list of {count}, one for each seat, not {civilizations!r}")
    for name in civilizations:
        if name not in known:
            raise CairnError(f"set-up: there is no civilization {name!r}; expected some of {', '.join(known)}")
    if len(set(civilizations)) < count:
        raise CairnError(f"set-up: each civilization is played once at most, not {civilizations!r}")
    _check_replaced(setup, content)
    complete = {name: setup.get(name, False) for name in SWITCHES}
    made = {
        "players": setup["players"],
        "civilizations": list(civilizations),
        "map": setup.get("map"),
        **({"tiles": setup["tiles"]} if setup.get("tiles") is not None else {}),
        "monsters": setup.get("monsters", 0),
        "replaced": list(setup.get("replaced") or []),
        **complete,
    }
    laid = board(made)
    if laid.players != count:
        raise CairnError(f"set-up: the map {laid.id} is for {laid.players}, not for {count} (MN-SET-01)")
    _check_tokens(laid, content)
    return made


def _check_replaced(setup: Mapping[str, Any], content: Content) -> None:
    replaced = setup.get("replaced") or []
    if not isinstance(replaced, list):
        raise CairnError(f"set-up: replaced must be a list of Wonders, not {replaced!r}")
    eras = []
    for name in replaced:
        card = next((c for c in content.cards if c.id == name and c.deck in ALTERED and _replaceable(c)), None)
        if card is None:
            raise CairnError(f"set-up: {name!r} is no Wonder of Era I, II or III that another can replace")
        eras.append(card.deck)
    if len(set(eras)) < len(eras):
        raise CairnError("set-up: one Wonder of each Era can be replaced (MN-DEV-06)")


def _check_tokens(laid: Map, content: Content) -> None:
    """See whether there are tokens enough: a content file may have changed their numbers."""
    for front in range(1, 5):
        spaces = sum(tile.barbarian == front for tile in laid.tiles)
        tokens = sum(token.count for token in content.barbarians if token.front == front)
        if spaces > tokens:
            raise CairnError(f"set-up: the map {laid.id} needs {spaces} Barbarians of {front}, there are {tokens}")
    for asked in {tile.city for tile in laid.tiles if tile.city}:
        spaces = sum(tile.city == asked for tile in laid.tiles)
        tokens = sum(city.asked == asked for city in content.cities)
        if spaces > tokens:
            raise CairnError(f"set-up: the map {laid.id} needs {spaces} Free Cities asking {asked}, there are {tokens}")


def board(setup: Mapping[str, Any]) -> Map:
    """Give the map of a set-up: one of ours, or the one it brings along."""
    if setup.get("tiles") is not None:
        if not isinstance(setup["tiles"], dict):
            raise CairnError(f"set-up: tiles must be a map, not {setup['tiles']!r}")
        return maps.from_data(setup["tiles"], "set-up, tiles")
    name = setup.get("map")
    known = maps.presets()
    if not isinstance(name, str) or name not in known:
        raise CairnError(f"set-up: there is no map {name!r}; expected one of {', '.join([*known, *RANDOM])}")
    return known[name]


def write(s: Position, setup: Mapping[str, Any], content: Content) -> None:
    """Write a set-up into a fresh position."""
    known = [civilization.id for civilization in content.civilizations]
    s.players = seats(setup)
    s.automa = s.players if setup["automa"] else 0
    s.continuous = int(setup["continuous"])
    s.plain = int(setup["plain_display"])
    s.marker = int(setup["wandering_marker"])
    s.guests_in_capitals = int(setup["explorers_in_capitals"])
    s.renaissance = int(setup["renaissance"])
    s.heroes = int(setup["heroes"])
    s.monsters = setup["monsters"]
    for seat, name in enumerate(setup["civilizations"]):
        s.civilization[seat] = known.index(name)


def replace(s: Position, setup: Mapping[str, Any], content: Content) -> None:
    """Let alternative Wonders take the places of others (MN-DEV-06)."""
    for number, card in enumerate(content.cards):
        if card.id in setup["replaced"]:
            s.pool[number] = 0
            for other, alternative in enumerate(content.cards):
                if alternative.alternative and alternative.deck == card.deck:
                    s.pool[other] = 1
