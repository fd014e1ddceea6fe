"""What Monumental tells and asks: rows of the kernel's events and of its stack as words with plain data."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from cairn import kernel
from cairn.core import Event, Seat
from cairn.kernel import look
from cairn.monumental import entries, scoring
from cairn.monumental import kinds as k
from cairn.monumental.choices import FIGURES, Kit
from cairn.monumental.components import ERAS, MarketToken

if TYPE_CHECKING:
    from cairn.monumental.game import Monumental

RESOURCES = ("production", "science", "military", "gold", "culture")
PURPOSES = (None, "barbarian", "wonder")  # what some resources pay for, and nothing else
PARTS = (
    "provinces",
    "knowledge",
    "wonders",
    "policies",
    "most_provinces",
    "most_knowledge",
    "most_wonders",
    "most_policies",
    "monsters",
    "gold",
)
CITY_TOKENS = 100  # looted tokens from this number on are Free Cities

Plain = dict[str, Any]
Read = Callable[[Kit, int], Any]
Made = Callable[[Kit, list[int]], Plain]


# ---------------------------------------------------------------- names


def same(_: Kit, number: int) -> int:
    """Give a number as it is."""
    return number


def nth(_: Kit, number: int) -> int:
    """Count from 1, as the notation of choices does."""
    return number + 1


def truth(_: Kit, number: int) -> bool:
    """Give a flag."""
    return bool(number)


def card(kit: Kit, number: int) -> str:
    """Give the id of a card."""
    return kit.content.cards[number].id


def tile(kit: Kit, number: int) -> str | None:
    """Give the name of a tile."""
    return kit.map.tiles[number].name if number >= 0 else None


def market(kit: Kit, number: int) -> str:
    """Give the id of a Market."""
    return kit.content.markets[number].id


def monster(kit: Kit, number: int) -> str:
    """Give the id of a Monster."""
    return kit.content.monsters[number].id


def hero(kit: Kit, number: int) -> str:
    """Give the id of a Hero."""
    return kit.content.heroes[number].id


def policy(kit: Kit, number: int) -> str:
    """Give the id of a policy."""
    return kit.content.policies[number].id


def city(kit: Kit, number: int) -> str:
    """Give the id of a Free City."""
    return kit.content.cities[number].id


def automa_card(kit: Kit, number: int) -> str:
    """Give the id of a card of the Automa."""
    return kit.content.automa[number].id


def figure(_: Kit, number: int) -> str:
    """Name a figure."""
    return FIGURES[number]


def resource(_: Kit, number: int) -> str:
    """Name a resource."""
    return RESOURCES[number]


def thing(kit: Kit, number: int) -> Plain:
    """Name what has effects: a card, a policy or a Hero."""
    if number >= k.HERO:
        return {"what": "hero", "id": hero(kit, number - k.HERO)}
    if number >= k.POLICY:
        return {"what": "policy", "id": policy(kit, number - k.POLICY)}
    return {"what": "card", "id": card(kit, number)}


def loot(kit: Kit, number: int) -> Plain:
    """Name a looted token."""
    if number >= CITY_TOKENS:
        return {"what": "city", "id": city(kit, number - CITY_TOKENS)}
    return {"what": "barbarian", "id": kit.content.barbarians[number].id}


def tokens(kit: Kit, number: int, bits: int) -> Iterator[MarketToken]:
    """Give some tokens of a Market."""
    return (token for i, token in enumerate(kit.content.markets[number].tokens) if bits >> i & 1)


# ---------------------------------------------------------------- events


def _row(*readers: tuple[str, Read]) -> Made:
    """Read the numbers of an event one by one."""
    return lambda kit, row: {name: read(kit, number) for (name, read), number in zip(readers, row, strict=False)}


def _token(kit: Kit, row: list[int]) -> Plain:
    return {"seat": row[0], "market": market(kit, row[1]), "token": kit.content.markets[row[1]].tokens[row[2]].id}


def _looked(kit: Kit, row: list[int]) -> Plain:
    seen = [token.id for token in tokens(kit, row[1], row[2])]
    return {"seat": row[0], "market": market(kit, row[1]), "tokens": seen}


def _activated(kit: Kit, row: list[int]) -> Plain:
    upper, lower = (card(kit, number - 1) if number else None for number in row[2:4])
    return {"seat": row[0], "slot": row[1] + 1, "card": upper, "knowledge": lower}


def _changed(kit: Kit, row: list[int]) -> Plain:
    data = {"seat": row[0], "resource": resource(kit, row[1]), "count": row[2]}
    return data | ({"for": PURPOSES[row[3]]} if row[3] else {})


def _home(kit: Kit, row: list[int]) -> Plain:
    return {"seat": row[0], "from": tile(kit, row[1]), "figure": FIGURES[row[3]], "count": row[2] or 1}


def _marched(kit: Kit, row: list[int]) -> Plain:
    unit = FIGURES[row[3] - k.V_FROM]
    return {"seat": row[0], "from": tile(kit, row[1]), "tile": tile(kit, row[2]), "figure": unit}


def _conquered(kit: Kit, row: list[int]) -> Plain:
    return {"seat": row[0], "tile": tile(kit, row[1]), "from": row[2] - 1 if row[2] else None}


def _used(kit: Kit, row: list[int]) -> Plain:
    return {"seat": row[0], **thing(kit, row[1]), "effect": row[3] + 1}


SEAT, CARD, TILE, COUNT, SLOT = ("seat", same), ("card", card), ("tile", tile), ("count", same), ("slot", nth)
FROM, FIGURE, MARKET, MONSTER, HERO = (
    ("from", tile),
    ("figure", figure),
    ("market", market),
    ("monster", monster),
    ("hero", hero),
)

EVENTS: dict[int, tuple[str, Made]] = {
    k.T_ERA: ("era", _row(("era", lambda _, n: ERAS[n - k.ERA_1]))),
    k.T_TURN: ("turn", _row(SEAT, ("round", same))),
    k.T_ROW: ("cross", _row(SEAT, ("row", nth), ("column", nth))),
    k.T_ACTIVATED: ("activated", _activated),
    k.T_GAINED: ("gained", _changed),
    k.T_PAID: ("paid", _changed),
    k.T_ACQUIRED: ("acquired", _row(SEAT, CARD)),
    k.T_WONDER: ("begun", _row(SEAT, CARD)),
    k.T_REMOVED: ("removed", _row(SEAT, CARD, ("kept", card))),
    k.T_COMPLETED: ("completed", _row(SEAT, CARD)),
    k.T_PLACED: ("placed", _row(SEAT, CARD, TILE)),
    k.T_DEVELOPED: ("developed", _row(SEAT, ("policy", policy))),
    k.T_MARCHED: ("marched", _marched),
    k.T_CONQUERED: ("conquered", _conquered),
    k.T_HOME: ("home", _home),
    k.T_OUTPOST: ("outpost", _row(SEAT, TILE)),
    k.T_OUTPOST_LOST: ("razed", _row(SEAT, TILE)),
    k.T_LOOTED: ("looted", lambda kit, r: {"seat": r[0], **loot(kit, r[1]), "tile": tile(kit, r[2])}),
    k.T_MOVED: ("moved", _row(SEAT, FROM, TILE, FIGURE)),
    k.T_STEPPED: ("stepped", _row(SEAT, ("explorer", nth), FROM, TILE)),
    k.T_PRODUCTION: ("collected", _row(SEAT, TILE)),
    k.T_MARKET: ("visited", _row(SEAT, MARKET, TILE)),
    k.T_LOOKED: ("looked", _looked),
    k.T_KEPT: ("kept", _token),
    k.T_USED_TOKEN: ("redeemed", _token),
    k.T_USED: ("used", _used),
    k.T_DRAWN: ("drawn", _row(SEAT, CARD)),
    k.T_DISCARDED: ("discarded", _row(SEAT, CARD)),
    k.T_ARCHIVED: ("archived", _row(SEAT, CARD)),
    k.T_REINFORCED: ("reinforced", _row(SEAT, CARD, SLOT)),
    k.T_DEALT: ("dealt", _row(SEAT, CARD, SLOT)),
    k.T_SHUFFLED: ("shuffled", _row(SEAT)),
    k.T_DISPLAY: ("displayed", _row(CARD, ("space", nth))),
    k.T_SWEPT: ("swept", _row(CARD)),
    k.T_HERO_ROW: ("appeared", _row(HERO)),
    k.T_RECRUITED: ("recruited", _row(SEAT, HERO, TILE)),
    k.T_RETURNED: ("returned", _row(SEAT, HERO)),
    k.T_MONSTER: ("monster", _row(MONSTER, TILE)),
    k.T_ATTACK: ("attacked", _row(MONSTER, TILE)),
    k.T_DEFEATED: ("defeated", _row(SEAT, MONSTER, ("explorer", nth))),
    k.T_LOST: ("lost", _row(SEAT, ("resource", resource), COUNT)),
    k.T_ENDING: ("ending", _row(SEAT, ("left", same))),
    k.T_REVEALED: ("revealed", _row(SEAT, ("card", automa_card))),
    k.T_AUTOMA: ("automa", _row(SEAT, ("card", automa_card))),
    k.T_CITY: ("city", _row(("city", city), TILE)),
    k.T_STALL: ("stall", _row(MARKET, TILE)),
    k.T_CAPITAL: ("settled", _row(SEAT, TILE)),
    k.T_PASSED: ("passed", _row(SEAT)),
    k.T_COPIED: ("copied", lambda kit, r: {"seat": r[0], **thing(kit, r[1])}),
    k.T_EXCHANGED: ("exchanged", _row(SEAT, ("resource", resource), ("into", resource))),
    k.T_CLAIMED: ("claimed", _token),
    k.T_WALKED: ("walked", _row(MONSTER, TILE)),
    k.T_FAILED: ("failed", _row(SEAT)),
    k.T_BENEFIT: ("benefit", lambda kit, r: {"seat": r[0], **loot(kit, r[1]), "benefit": r[2] + 1}),
    k.T_DESTROYED: ("destroyed", _row(SEAT, TILE, FIGURE)),
    k.T_ROUND: ("round", _row(("round", same))),
}
SECRET = (k.T_LOOKED, k.T_KEPT)


def event(state: "Monumental", row: list[int]) -> Event:
    """Name a row of the kernel's events."""
    if row[0] == k.T_OVER:
        return Event("over", outcome(state))
    word, made = EVENTS[row[0]]
    return Event(word, made(state.kit, row[1:]), frozenset({row[1]}) if row[0] in SECRET else None)


# ---------------------------------------------------------------- what is asked

HOW_MANY, WHERE, BEAST = ("count", 2, same), ("tile", 2, tile), ("monster", 2, monster)
# Each kind of row that can be on top: a word, and what its numbers say; 2 is the first number after kind and seat.
ASKED: dict[int, tuple[str, tuple[tuple[str, int, Read], ...]]] = {
    k.CAPITAL_CHOICE: ("capital", ()),
    k.ROW_CHOICE: ("row", ()),
    k.COLUMN_CHOICE: ("column", (("row", 2, nth),)),
    k.ACTIONS: ("actions", ()),
    k.PAYMENT: (
        "payment",
        (
            ("production", 2, same),
            ("science", 3, same),
            ("military", 4, same),
            ("any", 5, same),
            ("different", 6, truth),
            ("no_gold", 7, truth),
        ),
    ),
    k.LESS: ("discount", (WHERE, ("military", 3, same), ("less", 4, same))),
    k.KEEP_WONDER: ("wonder", (("card", 2, card), ("other", 3, card))),
    k.PLACE_WONDER: ("place", (("card", 2, card),)),
    k.UNITS: ("units", (WHERE, ("count", 3, same))),
    k.MOVE_TO: ("destination", (("from", 2, tile), ("figure", 3, figure))),
    k.OUTPOST_UNITS: ("garrison", (WHERE,)),
    k.KEEP_TOKEN: ("token", (("market", 2, market),)),
    k.BENEFIT: ("benefit", (("token", 2, loot),)),
    k.GAIN_CHOICE: ("gain", (HOW_MANY, ("different", 3, truth))),
    k.EXCHANGE_CHOICE: ("exchange", (HOW_MANY,)),
    k.ALTERNATIVE: ("alternative", ()),
    k.DRAWN: ("drawn", (("count", 3, same),)),
    k.EFFECTS: ("effects", ()),
    k.ACTIVATE_CHOICE: ("activate", (HOW_MANY,)),
    k.REINFORCE_CHOICE: ("reinforce", ()),
    k.CARD_CHOICE: ("discard", (HOW_MANY,)),
    k.COPY_CHOICE: ("copy", ()),
    k.STEPS: ("steps", (HOW_MANY,)),
    k.FREE_UNITS: ("move", (HOW_MANY, ("anywhere", 4, truth))),
    k.DESTROY_CHOICE: ("destroy", (HOW_MANY,)),
    k.OUTPOST_CHOICE: ("outpost", (HOW_MANY,)),
    k.TAKE_CHOICE: ("take", (("most", 3, same),)),
    k.SECTION_CHOICE: ("section", (("most", 2, same),)),
    k.NEXT: ("next", ()),
    k.KEEP_KNOWLEDGE: ("knowledge", (("slot", 2, nth), ("card", 3, card))),
    k.DEPLOY: ("deploy", (("hero", 2, hero),)),
    k.TRADE_CHOICE: ("trade", ()),
    k.SAIL_CHOICE: ("sail", (HOW_MANY,)),
    k.GO_ON: ("go_on", ()),
    k.ROUT_CHOICE: ("rout", (WHERE, ("count", 3, same))),
    k.GIVE_UP_CHOICE: ("give_up", ()),
    k.WALK_CHOICE: ("walk", (BEAST,)),
    k.SHELTER_CHOICE: ("shelter", (("from", 2, tile), ("figure", 3, figure))),
    k.LAIR_CHOICE: ("surface", (BEAST, ("tile", 3, tile))),
    k.PROVINCE_CHOICE: ("province", (WHERE,)),
    k.A_CONQUER_CHOICE: ("automa_conquest", ()),
    k.A_STEP_CHOICE: ("automa_step", (("explorer", 3, nth),)),
    k.A_PLACE_CHOICE: ("automa_place", (("card", 2, card),)),
    k.N_CARD: ("draw", ()),
    k.N_DEVELOPMENT: ("development", (("space", 2, nth),)),
    k.N_MARKET: ("market", (WHERE,)),
    k.N_CITY: ("city", (WHERE,)),
    k.N_MONSTER: ("hide", ()),
    k.N_LAIR: ("hide", ()),
    k.N_TOKEN: ("loot", (WHERE,)),
    k.N_STACK: ("stack", (("market", 2, market),)),
    k.N_TOP: ("top", (("market", 2, market),)),
    k.N_AUTOMA: ("automa", ()),
    k.N_POLICY: ("policy", ()),
    k.N_SITE: ("site", ()),
}
MOST_ASKED = k.ANY_COST  # `take` and `section` without a limit


def asked(kit: Kit, now: Plain, seat: Seat | None) -> tuple[str, Plain]:
    """Tell what is asked, and about what; a row chosen in secret is told to nobody else."""
    if now["over"] or not now["depth"]:
        return "over", {}
    row = now["row"][now["depth"] - 1]
    word, readers = ASKED[row[0]]
    about = {name: read(kit, row[place]) for name, place, read in readers}
    if row[0] == k.COLUMN_CHOICE and now["continuous"] and row[1] != seat:
        return word, {}
    if about.get("most") == MOST_ASKED:
        about["most"] = None
    if row[0] == k.CARD_CHOICE and row[4] == k.V_ARCHIVE:
        word = "archive"
    elif row[0] == k.NEXT:
        about["waiting"] = [waiting(kit, now, row[1], entry) for entry in now["waiting"][row[3] : row[3] + row[2]]]
    elif row[0] == k.EFFECTS:
        about |= source(kit, now, row[1], row[2]) or {}
    return word, about


def source(kit: Kit, now: Plain, seat: Seat, at: int) -> Plain | None:
    """Name what stands at one of the places from which effects come."""
    if at < k.TOP_POLICY:
        field, slot = ("city", at) if at < k.COVERED else ("under", at - k.COVERED)
        number = now[field][seat][slot] - 1
        return {**thing(kit, number), "slot": slot + 1} if number >= 0 else None
    if at == k.TOP_POLICY:
        number = k.POLICY + now["policy"][seat][now["policies"][seat] - 1] - 1
    elif at == k.OWN_HERO:
        number = k.HERO + now["hero"][seat] - 1
    elif at < k.USING:
        number = now["guest"][seat][at - k.GUEST] - 1
    else:
        number = now["using"][seat][at - k.USING] - 1
    return thing(kit, number) if number >= 0 else None


def waiting(kit: Kit, now: Plain, seat: Seat, entry: int) -> Plain:
    """Name something that waits for its turn."""
    kind, argument = entry >> k.HALFWAY, entry & k.MASK
    if kind == k.E_LOOT:
        return loot(kit, argument)
    if kind == k.E_WARLORD:
        return {"what": "warlord", "id": kit.content.civilizations[argument].id}
    if kind == k.E_ONE_OFF:
        return {"what": "policy", "id": policy(kit, argument)}
    if kind == k.E_MONSTER:
        return {"what": "monster", "id": monster(kit, argument)}
    return {**(source(kit, now, seat, argument >> 3) or {}), "effect": (argument & 7) + 1}


# ---------------------------------------------------------------- scores


def parts(state: "Monumental", seat: Seat) -> dict[str, int]:
    """Give the parts of a score."""
    numbers = kernel.numbers(scoring.PARTS)
    entries.parts_box(state.box, state.kit.tables, seat, numbers)
    return dict(zip(PARTS, kernel.plain(numbers), strict=True))


def outcome(state: "Monumental") -> Plain:
    """Give the scores, their parts and who wins, the Automa counted too."""
    seats = range(look(state.box, "players"))
    scored = [parts(state, seat) for seat in seats]
    winners = [seat for seat in seats if entries.wins_box(state.box, state.kit.tables, seat, 0)]
    return {"scores": [sum(part.values()) for part in scored], "winners": winners, "parts": scored}
