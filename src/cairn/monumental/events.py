"""What Monumental tells: rows of the kernel's events as words with plain data."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from cairn import kernel
from cairn.core import Event, Seat
from cairn.kernel import look
from cairn.monumental import entries, scoring
from cairn.monumental import kinds as k
from cairn.monumental.components import ERAS
from cairn.monumental.ids import (
    Plain,
    automa_card,
    card,
    city,
    figure,
    hero,
    loot,
    market,
    monster,
    nth,
    policy,
    resource,
    same,
    thing,
    tile,
    token,
    tokens,
)
from cairn.monumental.kit import Kit
from cairn.monumental.terms import FIGURES, PARTS, Points

if TYPE_CHECKING:
    from cairn.monumental.state import Monumental

PURPOSES = (None, "barbarian", "wonder")  # what some resources pay for, and nothing else

Read = Callable[[Kit, int], Any]
Made = Callable[[Kit, list[int]], Plain]


def _row(*readers: tuple[str, Read]) -> Made:
    """Read the numbers of an event one by one."""
    return lambda kit, row: {name: read(kit, number) for (name, read), number in zip(readers, row, strict=False)}


def _token(kit: Kit, row: list[int]) -> Plain:
    return {"seat": row[0], "market": market(kit, row[1]), "token": token(kit, row[1], row[2])}


def _looked(kit: Kit, row: list[int]) -> Plain:
    seen = [found.id for found in tokens(kit, row[1], row[2])]
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


def parts(state: "Monumental", seat: Seat) -> Points:
    """Give the parts of a score."""
    numbers = kernel.numbers(scoring.PARTS)
    entries.parts_box(state.box, state.kit.tables, seat, numbers)
    return cast("Points", dict(zip(PARTS, kernel.plain(numbers), strict=True)))


def outcome(state: "Monumental") -> Plain:
    """Give the scores, their parts and who wins, the Automa counted too."""
    seats = range(look(state.box, "players"))
    scored = [parts(state, seat) for seat in seats]
    winners = [seat for seat in seats if entries.wins_box(state.box, state.kit.tables, seat, 0)]
    return {"scores": [sum(part.values()) for part in scored], "winners": winners, "parts": scored}
