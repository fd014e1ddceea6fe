"""The choices of Monumental: from the kernel's numbers to values, and who may know of each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cairn.core import NOBODY, Seat
from cairn.monumental import acts_board as b
from cairn.monumental import acts_effects as f
from cairn.monumental import acts_nature as n
from cairn.monumental import codes, ids
from cairn.monumental import kinds as k
from cairn.monumental.acts import Act
from cairn.monumental.fields import Position
from cairn.monumental.kit import Kit
from cairn.monumental.language import write
from cairn.monumental.rows import SEAT
from cairn.monumental.terms import BASICS, FIGURES, GIVEN, STATES, Cost, Shelf

# Every class of choices, nature's first.
CHOICES: tuple[type[Act], ...] = (
    *(n.Draw, n.Deal, n.Appear, n.LayMarket, n.LayCity, n.Hide, n.HideAt, n.Turn, n.Stack, n.Top),
    *(n.Automa, n.AutomaPolicy, n.AutomaCapital),
    *(f.End, f.Pass, f.Stop, f.Pay, f.Less, f.Gain, f.Exchange, f.Trade, f.Choose, f.Benefit),
    *(f.Use, f.Resolve, f.UseDrawn, f.UseToken, f.UseProduction, f.Copy, f.Pick),
    *(b.Row, b.Column, b.Activate, b.Reinforce, b.Archive, b.Discard, b.GiveUp, b.Keep),
    *(b.Acquire, b.Complete, b.Take, b.Section, b.Develop, b.Progress, b.Recruit),
    *(b.Capital, b.Place, b.To, b.Deploy, b.Walk, b.Shelter, b.Province),
    *(b.Conquer, b.March, b.MoveUnit, b.Destroy, b.Lose, b.Outpost, b.With),
    *(b.Explore, b.Sail, b.Collect, b.KeepToken, b.Defeat),
)


def _shelf(kit: Kit, card: int) -> Shelf:
    return "pile" if kit.content.cards[card].deck == "basic" else "display"


def _card(kit: Kit, a: int, _: int) -> tuple[Any, ...]:
    return (ids.card(kit, a),)


def _slot(kit: Kit, a: int, b: int) -> tuple[Any, ...]:
    return ids.card(kit, a), b % k.SLOTS + 1


def _bought(kit: Kit, a: int, _: int) -> tuple[Any, ...]:
    return ids.card(kit, a), _shelf(kit, a)


def _tile(kit: Kit, a: int, _: int) -> tuple[Any, ...]:
    return (ids.tile(kit, a),)


def _policy(kit: Kit, a: int, _: int) -> tuple[Any, ...]:
    return (ids.policy(kit, a),)


def _hero(kit: Kit, a: int, _: int) -> tuple[Any, ...]:
    return (ids.hero(kit, a),)


def _token(kit: Kit, a: int, b: int) -> tuple[Any, ...]:
    return ids.market(kit, a), ids.token(kit, a, b)


def _step(kit: Kit, a: int, b: int) -> tuple[Any, ...]:
    return a + 1, ids.tile(kit, b)


def _number(_: Kit, a: int, __: int) -> tuple[Any, ...]:
    return (a + 1,)


def _nothing(_: Kit, __: int, ___: int) -> tuple[Any, ...]:
    return ()


def _unit(figure: int) -> "Parts":
    return lambda q, a, _: (ids.tile(q, a), FIGURES[figure])


def _picked(kit: Kit, pc: int, what: int) -> tuple[Any, ...]:
    """Give the word that asks, and what it picks in the place of its sort."""
    sort, number = codes.picked_sort(what), codes.picked_number(what)
    thing = (number, ids.tile, ids.card, number + 1, number)[sort]
    parts: list[Any] = [kit.words[pc].name, None, None, None, None, None]
    parts[sort + 1] = thing(kit, number) if callable(thing) else thing
    return tuple(parts)


Parts = Callable[[Kit, int, int], tuple[Any, ...]]
# A line for each verb whose parts follow from its own numbers a and b; the others are told by the position.
MAKERS: dict[int, tuple[Any, Parts]] = {
    k.V_DRAW: (n.Draw, lambda q, a, b: (ids.card(q, a), STATES[b])),
    k.V_DEVELOPMENT: (n.Deal, _card),
    k.V_HERO: (n.Appear, _hero),
    k.V_MARKET: (n.LayMarket, lambda q, a, b: (ids.market(q, a), ids.tile(q, b))),
    k.V_CITY: (n.LayCity, lambda q, a, b: (ids.city(q, a), ids.tile(q, b))),
    k.V_MONSTER: (n.Hide, lambda q, a, _: (ids.monster(q, a),)),
    k.V_LAIR: (n.HideAt, _tile),
    k.V_TOKEN: (n.Turn, lambda q, a, _: (q.content.barbarians[a].id,)),
    k.V_STACK: (n.Stack, lambda q, a, b: (ids.market(q, a), tuple(token.id for token in ids.tokens(q, a, b)))),
    k.V_TOP: (n.Top, _token),
    k.V_AUTOMA: (n.Automa, lambda q, a, _: (ids.automa_card(q, a),)),
    k.V_POLICY: (n.AutomaPolicy, _policy),
    k.V_SITE: (n.AutomaCapital, _tile),
    k.V_CAPITAL: (b.Capital, _tile),
    k.V_ROW: (b.Row, _number),
    k.V_COLUMN: (b.Column, _number),
    k.V_ACQUIRE: (b.Acquire, _bought),
    k.V_KEEP_WONDER: (b.Keep, _card),
    k.V_COMPLETE: (b.Complete, _card),
    k.V_PLACE: (b.Place, _tile),
    k.V_DEVELOP: (b.Develop, _policy),
    k.V_CONQUER: (b.Conquer, _tile),
    k.V_FROM: (b.March, _unit(0)),
    k.V_WARLORD: (b.March, _unit(1)),
    k.V_HERO_FROM: (b.March, _unit(2)),
    k.V_MOVE: (b.MoveUnit, _unit(0)),
    k.V_MOVE_WARLORD: (b.MoveUnit, _unit(1)),
    k.V_MOVE_HERO: (b.MoveUnit, _unit(2)),
    k.V_TO: (b.To, _tile),
    k.V_OUTPOST: (b.Outpost, _tile),
    k.V_WITH: (b.With, lambda _, a, __: ("warlord" if a else "soldiers",)),
    k.V_STEP: (b.Explore, _step),
    k.V_COLLECT: (b.Collect, _number),
    k.V_KEEP_TOKEN: (b.KeepToken, _token),
    k.V_USE_TOKEN: (f.UseToken, _token),
    k.V_USE_PRODUCTION: (f.UseProduction, _nothing),
    k.V_PROGRESS: (b.Progress, _nothing),
    k.V_GAIN: (f.Gain, lambda _, a, __: (BASICS[a],)),
    k.V_EXCHANGE: (f.Exchange, lambda _, a, b: (GIVEN[a], BASICS[b])),
    k.V_STOP: (f.Stop, _nothing),
    k.V_USE_DRAWN: (f.UseDrawn, lambda q, a, b: (ids.card(q, a), STATES[b])),
    k.V_ACTIVATE: (b.Activate, _slot),
    k.V_REINFORCE: (b.Reinforce, _slot),
    k.V_ARCHIVE: (b.Archive, _slot),
    k.V_DISCARD: (b.Discard, _slot),
    k.V_COPY: (f.Copy, lambda q, a, b: ("card", *_slot(q, a, b))),
    k.V_COPY_POLICY: (f.Copy, lambda q, a, _: ("policy", ids.policy(q, a))),
    k.V_COPY_OTHER: (f.Copy, lambda q, a, _: ("card", ids.card(q, a))),
    k.V_DESTROY: (b.Destroy, _unit(0)),
    k.V_DESTROY_WARLORD: (b.Destroy, _unit(1)),
    k.V_TAKE: (b.Take, _bought),
    k.V_SECTION: (b.Section, lambda q, a, b: (ids.card(q, a), b + 1)),
    k.V_KEEP_KNOWLEDGE: (b.Keep, _card),
    k.V_RECRUIT: (b.Recruit, _hero),
    k.V_DEPLOY: (b.Deploy, _tile),
    k.V_DEFEAT: (b.Defeat, lambda q, a, b: (a + 1, ids.monster(q, b))),
    k.V_TRADE: (f.Trade, lambda _, a, __: (a,)),
    k.V_SAIL: (b.Sail, _step),
    k.V_ROUT: (b.Lose, _unit(0)),
    k.V_ROUT_WARLORD: (b.Lose, _unit(1)),
    k.V_ROUT_HERO: (b.Lose, _unit(2)),
    k.V_WALK: (b.Walk, _tile),
    k.V_SHELTER: (b.Shelter, _tile),
    k.V_PROVINCE: (b.Province, _tile),
    k.V_PICK: (f.Pick, _picked),
    k.V_BENEFIT: (f.Benefit, lambda q, a, b: (*ids.loot(q, a).values(), b + 1)),
}

# Who may know of a choice: everybody of these, of activations unless they are chosen in secret. Of all others
# the chooser alone: where nature hides Monsters, what it stacks in a Market, which token is kept there.
ACTIVATIONS = frozenset({k.V_ROW, k.V_COLUMN})
OPEN = frozenset(
    {
        *(k.V_DRAW, k.V_DEVELOPMENT, k.V_HERO, k.V_MARKET, k.V_CITY, k.V_TOKEN, k.V_TOP),  # nature turns up
        *(k.V_AUTOMA, k.V_POLICY, k.V_SITE, k.V_PROVINCE),  # the Automa
        *(k.V_CAPITAL, k.V_END, k.V_STOP, k.V_PAY, k.V_LESS, k.V_CHOOSE, k.V_NEXT, k.V_BENEFIT, k.V_PICK),  # turns
        *(k.V_ACQUIRE, k.V_KEEP_WONDER, k.V_COMPLETE, k.V_PLACE, k.V_DEVELOP, k.V_PROGRESS, k.V_TAKE, k.V_SECTION),
        *(k.V_USE, k.V_USE_DRAWN, k.V_USE_TOKEN, k.V_USE_PRODUCTION, k.V_GAIN, k.V_EXCHANGE, k.V_TRADE),  # effects
        *(k.V_ACTIVATE, k.V_REINFORCE, k.V_ARCHIVE, k.V_DISCARD, k.V_KEEP_KNOWLEDGE, k.V_GIVE_UP),  # the City
        *(k.V_COPY, k.V_COPY_POLICY, k.V_COPY_OTHER),
        *(k.V_CONQUER, k.V_FROM, k.V_WARLORD, k.V_HERO_FROM, k.V_OUTPOST, k.V_WITH, k.V_TO),  # the map
        *(k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO, k.V_DESTROY, k.V_DESTROY_WARLORD),
        *(k.V_STEP, k.V_COLLECT, k.V_SAIL, k.V_RECRUIT, k.V_DEPLOY),
        *(k.V_DEFEAT, k.V_ROUT, k.V_ROUT_WARLORD, k.V_ROUT_HERO, k.V_WALK, k.V_SHELTER),  # Monsters
    }
)
STATIC = OPEN & MAKERS.keys()  # the same wherever they are offered, but for what they cost
PRICED = frozenset(
    {
        *(k.V_ACQUIRE, k.V_COMPLETE, k.V_DEVELOP, k.V_PROGRESS, k.V_RECRUIT, k.V_USE, k.V_TRADE),
        *(k.V_CONQUER, k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO, k.V_OUTPOST, k.V_STEP, k.V_SAIL, k.V_DEFEAT),
    }
)
COSTS = ("production", "science", "military", "any", "gold", "culture")
BILL = len(COSTS) + 3  # what is asked, then own Gold that stands in, Units, what may be taken off
FREE = (0,) * BILL


def cost(bill: Sequence[int]) -> Cost:
    """Give what is asked, without what is not."""
    return {name: n for name, n in zip(COSTS, bill, strict=False) if n}  # type: ignore[return-value]


def _priced(verb: int, bill: tuple[int, ...]) -> dict[str, Any]:
    """Give the parts of a choice that follow from what it costs."""
    *_, gold, units, less = bill
    if verb == k.V_OUTPOST:
        return {"units": units}
    parts: dict[str, Any] = {"cost": cost(bill), "gold": gold}
    return parts | ({"units": units, "less": less} if verb == k.V_CONQUER else {})


def known_to(verb: int, s: Position) -> frozenset[Seat] | None:
    """Say who may know of a choice beside its chooser: what is not open is known to nobody."""
    if verb in OPEN or (verb in ACTIVATIONS and not s.continuous):
        return None
    if verb == k.V_STACK:  # whoever is about to look at the Market
        return frozenset({int(s.row[s.depth - 1][SEAT])})
    return NOBODY


def made(kit: Kit, s: Position, code: int, bill: tuple[int, ...] = FREE) -> Act:
    """Make the value of a choice from the kernel's number."""
    verb = codes.verb_of(code)
    key = (code, *bill) if verb in PRICED else (code,)
    found: Act | None = kit.made.get(key)
    if found is None:
        kind, parts, named = _parts(kit, s, code)
        if verb in PRICED:
            named = {**named, **_priced(verb, bill)}
        found = kind(*parts, **named, code=code, kit=kit, to=known_to(verb, s))
        if verb in STATIC:
            kit.made[key] = found
    return found


def text(kit: Kit, s: Position, code: int) -> str:
    """Write a choice in its notation."""
    said = kit.texts.get(code)
    if said is None:
        said = str(made(kit, s, code))
        if codes.verb_of(code) in MAKERS:
            kit.texts[code] = said
    return said


def _parts(kit: Kit, s: Position, code: int) -> tuple[Any, tuple[Any, ...], Mapping[str, Any]]:
    """Give the class of a choice and its parts, in order and by name."""
    verb, first, second = codes.verb_of(code), codes.first_of(code), codes.second_of(code)
    found = MAKERS.get(verb)
    if found is not None:
        return found[0], found[1](kit, first, second), {}
    if verb == k.V_PAY:
        return f.Pay, tuple(codes.paid(code, place) for place in range(codes.PAID)), {}
    if verb == k.V_LESS:
        return f.Less, tuple(codes.paid(code, place) for place in range(len(BASICS))), {}
    if verb == k.V_END:
        return (f.Pass if s.continuous else f.End), (), {}
    seat = s.row[s.depth - 1][SEAT]
    if verb == k.V_USE:
        return f.Use, (), {**(ids.source(kit, s, seat, first) or {}), "effect": second + 1}
    if verb == k.V_NEXT:
        return f.Resolve, (), ids.waiting(kit, s, seat, codes.entry_of(code))
    if verb == k.V_CHOOSE:
        word = kit.words[first]
        return f.Choose, (second + 1, write((word,))), {"word": word}
    card = (s.under if second else s.city)[seat][first] - 1
    return b.GiveUp, (ids.card(kit, card), first + 1), {}
