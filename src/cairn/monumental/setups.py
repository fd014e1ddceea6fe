"""The set-up of a game: what may be chosen, what is drawn, and clear words about what cannot be."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cairn.core import Chance, WordedError, shown
from cairn.monumental import generator, maps
from cairn.monumental.components import Content
from cairn.monumental.fields import Position
from cairn.monumental.maps import Map

MOST_SEATS = 4
MOST_MONSTERS = 6  # three are advised (MN-MON-01); few maps have room for more
SIZES = ("small", "medium", "large")
RANDOM = ("random", *(f"random-{size}" for size in SIZES))
BROUGHT = ("own", *RANDOM)  # what a map may be called that a set-up brings along
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


def _refused(text: str, key: str, **values: str | int) -> WordedError:
    return WordedError(f"set-up: {text}", f"setup-{key}", **values)


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
        found = shown(players)
        raise _refused(f"players must be 1 to {MOST_SEATS}, not {found}", "players", most=MOST_SEATS, found=found)
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
        if "tiles" in setup:
            setup["map"] = "own"
        else:
            setup["map"] = _drawn(count, setup["monsters"], content, chance)
            drawn.append("map")
    if setup["map"] in RANDOM and "tiles" not in setup:
        setup["tiles"] = maps.as_data(random_map(setup["map"], count, setup["monsters"], content, chance))
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


def room(laid: Map, content: Content) -> int:
    """Count the Monsters that can be hidden on a map: each under a Barbarian of its number, no Kraken without Water."""
    wet = any(tile.kind == "water" for tile in laid.tiles)
    camps = Counter(tile.barbarian for tile in laid.tiles)
    beasts = Counter(m.front for m in content.monsters if wet or all(word.name != "on_water" for word in m.ongoing))
    return sum(min(camps[front], beasts[front]) for front in beasts)


def _crowded(name: str, most: int, monsters: int) -> WordedError:
    text = f"the map {name} has room for {most} Monsters, not for {monsters}"
    return _refused(text, "room", map=name, most=most, monsters=monsters)


def _drawn(count: int, monsters: int, content: Content, chance: Chance) -> str:
    """Draw a map of this edition, among those with room for the Monsters (Q-69)."""
    known = [board for board in maps.presets().values() if board.players == count]
    fitting = [board.id for board in known if room(board, content) >= monsters]
    if not fitting:
        roomiest = max(known, key=lambda board: room(board, content))
        raise _crowded(roomiest.id, room(roomiest, content), monsters)
    return fitting[chance.below(len(fitting))]


def random_map(name: str, count: int, monsters: int, content: Content, chance: Chance) -> Map:
    """Make a random map with room for the Monsters (Q-69)."""
    size = name.partition("-")[2]
    most = generator.ROOM.get((size, count), MOST_MONSTERS)
    if monsters > most:
        raise _crowded(name, most, monsters)

    def fits(board: Map) -> bool:
        return room(board, content) >= monsters

    try:
        if size:
            return generator.generate(count, size, chance.below, fits)
        return generator.random_map(count, chance.below, fits)
    except generator.NoMapError:  # a content file may have left too few Barbarians of the Monsters' numbers
        raise _crowded(name, monsters - 1, monsters) from None


def _check_simple(setup: Mapping[str, Any]) -> None:
    for key in setup:
        if key not in FIELDS:
            expected, found = ", ".join(FIELDS), shown(key)
            raise _refused(f"unknown field {found}; expected {expected}", "field", found=found, expected=expected)
    players = _players(setup)
    for name in SWITCHES:
        if type(setup.get(name, False)) is not bool:
            found = shown(setup[name])
            raise _refused(f"{name} must be true or false, not {found}", "switch", name=name, found=found)
    if players == 1 and not setup.get("automa"):
        raise _refused("one player plays against the Automa; automa must be true", "solo")
    if players == MOST_SEATS and setup.get("automa"):
        raise _refused("there are four seats at most, so the Automa can join one to three players", "automa")
    monsters = setup.get("monsters", 0)
    if type(monsters) is not int or not 0 <= monsters <= MOST_MONSTERS:
        text = f"monsters must be 0 to {MOST_MONSTERS}, not {shown(monsters)}"
        raise _refused(text, "monsters", most=MOST_MONSTERS, found=shown(monsters))


def checked(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """Check a complete set-up."""
    _check_simple(setup)
    count = seats(setup)
    civilizations = setup.get("civilizations")
    known = [civilization.id for civilization in content.civilizations]
    if not isinstance(civilizations, list) or len(civilizations) != count:
        text = f"civilizations must be a list of {count}, one for each seat, not {shown(civilizations)}"
        raise _refused(text, "civilizations", seats=count, found=shown(civilizations))
    for name in civilizations:
        if name not in known:
            expected = ", ".join(known)
            text = f"there is no civilization {shown(name)}; expected some of {expected}"
            raise _refused(text, "civilization", found=shown(name), expected=expected)
    if len(set(civilizations)) < count:
        text = f"each civilization is played once at most, not {shown(civilizations)}"
        raise _refused(text, "twice", found=shown(civilizations))
    _check_replaced(setup, content)
    complete = {name: setup.get(name, False) for name in SWITCHES}
    made = {
        "players": setup["players"],
        "civilizations": list(civilizations),
        "map": setup.get("map"),
        **({"tiles": _plain(setup["tiles"])} if setup.get("tiles") is not None else {}),
        "monsters": setup.get("monsters", 0),
        "replaced": list(setup.get("replaced") or []),
        **complete,
    }
    laid = board(made)
    if laid.players != count:
        text = f"the map {laid.id} is for {laid.players}, not for {count}"
        raise _refused(text, "map-players", map=laid.id, players=laid.players, seats=count)
    check_tokens(laid, content)
    if room(laid, content) < made["monsters"]:
        raise _crowded(laid.id, room(laid, content), made["monsters"])
    return made


def _plain(tiles: object) -> object:
    """Leave out the name of a map that was drawn: it follows from the id, in as many languages as there are."""
    if isinstance(tiles, dict) and tiles.get("id") in RANDOM:
        return {key: value for key, value in tiles.items() if key != "name"}
    return tiles


def _check_replaced(setup: Mapping[str, Any], content: Content) -> None:
    replaced = setup.get("replaced") or []
    if not isinstance(replaced, list):
        raise _refused(f"replaced must be a list of Wonders, not {shown(replaced)}", "replaced", found=shown(replaced))
    eras = []
    for name in replaced:
        card = next((c for c in content.cards if c.id == name and c.deck in ALTERED and _replaceable(c)), None)
        if card is None:
            text = f"{shown(name)} is no Wonder of Era I, II or III that another can replace"
            raise _refused(text, "wonder", found=shown(name))
        eras.append(card.deck)
    if len(set(eras)) < len(eras):
        raise _refused("one Wonder of each Era can be replaced", "wonders")


def check_tokens(laid: Map, content: Content) -> None:
    """See whether there are tokens enough: a content file may have changed their numbers."""
    for front in range(1, 5):
        spaces = sum(tile.barbarian == front for tile in laid.tiles)
        tokens = sum(token.count for token in content.barbarians if token.front == front)
        if spaces > tokens:
            text = f"the map {laid.id} needs {spaces} Barbarians of {front}, there are {tokens}"
            raise _refused(text, "barbarians", map=laid.id, needed=spaces, front=front, there=tokens)
    for asked in {tile.city for tile in laid.tiles if tile.city}:
        spaces = sum(tile.city == asked for tile in laid.tiles)
        tokens = sum(city.asked == asked for city in content.cities)
        if spaces > tokens:
            text = f"the map {laid.id} needs {spaces} Free Cities asking {asked}, there are {tokens}"
            raise _refused(text, "cities", map=laid.id, needed=spaces, asked=asked, there=tokens)


def board(setup: Mapping[str, Any]) -> Map:
    """Give the map of a set-up: one of ours, or the one it brings along."""
    if setup.get("tiles") is not None:
        if not isinstance(setup["tiles"], dict):
            raise _refused(f"tiles must be a map, not {shown(setup['tiles'])}", "tiles", found=shown(setup["tiles"]))
        if setup.get("map") is not None and setup["map"] not in BROUGHT:
            expected, found = ", ".join(BROUGHT), shown(setup["map"])
            text = f"a map that comes with tiles is called one of {expected}, not {found}"
            raise _refused(text, "brought", found=found, expected=expected)
        return maps.from_data(setup["tiles"], "set-up, tiles")
    name = setup.get("map")
    known = maps.presets()
    if not isinstance(name, str) or name not in known:
        expected = ", ".join([*known, *RANDOM])
        text = f"there is no map {shown(name)}; expected one of {expected}"
        raise _refused(text, "map", found=shown(name), expected=expected)
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
