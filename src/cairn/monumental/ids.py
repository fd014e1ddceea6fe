"""Ids and words for the kernel's numbers, as events, questions, choices and views tell them."""

from collections.abc import Iterator
from typing import Any

from cairn.core import Seat
from cairn.monumental import codes
from cairn.monumental import kinds as k
from cairn.monumental.components import MarketToken
from cairn.monumental.fields import Position
from cairn.monumental.kit import Kit
from cairn.monumental.terms import BASICS, FIGURES, RESOURCES, Basic, Figure, Loot, Resource, Source, Thing, Waiting

Plain = dict[str, Any]


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


def tile(kit: Kit, number: int) -> str:
    """Give the name of a tile."""
    return kit.map.tiles[number].name


def place(kit: Kit, number: int) -> str | None:
    """Give the name of a tile; None for no tile."""
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


def figure(_: Kit, number: int) -> Figure:
    """Name a figure."""
    return FIGURES[number]


def resource(_: Kit, number: int) -> Resource:
    """Name a resource."""
    return RESOURCES[number]


def basic(_: Kit, number: int) -> Basic:
    """Name a basic resource."""
    return BASICS[number]


def thing(kit: Kit, number: int) -> Thing:
    """Name what has effects: a card, a policy or a Hero."""
    if number >= k.HERO:
        return {"what": "hero", "id": hero(kit, number - k.HERO)}
    if number >= k.POLICY:
        return {"what": "policy", "id": policy(kit, number - k.POLICY)}
    return {"what": "card", "id": card(kit, number)}


def loot(kit: Kit, number: int) -> Loot:
    """Name a looted token."""
    if codes.is_city(number):
        return {"what": "city", "id": city(kit, codes.city_of(number))}
    return {"what": "barbarian", "id": kit.content.barbarians[number].id}


def tokens(kit: Kit, number: int, bits: int) -> Iterator[MarketToken]:
    """Give some tokens of a Market."""
    return (token for i, token in enumerate(kit.content.markets[number].tokens) if bits >> i & 1)


def token(kit: Kit, number: int, which: int) -> str:
    """Give the id of a token of a Market."""
    return kit.content.markets[number].tokens[which].id


def _standing(kit: Kit, number: int) -> Source:
    """Name what has effects, to be told where it stands."""
    found = thing(kit, number)
    return {"what": found["what"], "id": found["id"]}


def source(kit: Kit, s: Position, seat: Seat, at: int) -> Source | None:
    """Name what stands at one of the places from which effects come; None if nothing does."""
    number = _number(s, seat, at)
    if number < 0:
        return None
    found = _standing(kit, number)
    if at < k.TOP_POLICY:
        found["slot"] = at % k.COVERED + 1
    elif at >= k.USING:
        found["drawn"] = True
    elif at >= k.GUEST:
        found["copied"] = at - k.GUEST + 1
    return found


def _number(s: Position, seat: Seat, at: int) -> int:
    """Find what stands at a place, at work or not; -1 if nothing does."""
    if at < k.COVERED:
        return s.city[seat][at] - 1
    if at < k.TOP_POLICY:
        return s.under[seat][at - k.COVERED] - 1
    if at == k.TOP_POLICY:
        return k.POLICY + s.policy[seat][s.policies[seat] - 1] - 1 if s.policies[seat] else -1
    if at == k.OWN_HERO:
        return k.HERO + s.hero[seat] - 1 if s.hero[seat] else -1
    return (s.guest[seat][at - k.GUEST] if at < k.USING else s.using[seat][at - k.USING]) - 1


def waiting(kit: Kit, s: Position, seat: Seat, entry: int) -> Waiting:
    """Name something that waits for its turn."""
    kind, argument = codes.entry_kind(entry), codes.entry_argument(entry)
    if kind == codes.E_LOOT:
        looted = loot(kit, argument)
        return {"what": looted["what"], "id": looted["id"]}
    if kind == codes.E_WARLORD:
        return {"what": "warlord", "id": kit.content.civilizations[argument].id}
    if kind == codes.E_ONE_OFF:
        return {"what": "policy", "id": policy(kit, argument)}
    if kind == codes.E_MONSTER:
        return {"what": "monster", "id": monster(kit, argument)}
    found = source(kit, s, seat, codes.source_of(argument))
    if found is None:
        raise ValueError(f"nothing stands at {codes.source_of(argument)}")
    return {**found, "effect": codes.clause_of(argument) + 1}
