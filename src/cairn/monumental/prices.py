"""What cards and scientific progress cost: discounts, and what they are counted by."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import NOWHERE, clause_of, source_of
from cairn.monumental.fields import Position, Tables
from cairn.monumental.verbs import entity, seek


@jit
def tallied(about: int, only: int) -> int:
    """Give the place of the tally that counts what a discount is for."""
    if only & k.COASTAL:
        return k.PROGRESS + 1
    if only & k.BARBARIAN:
        return k.PROGRESS + 2
    if only & k.FREE_CITY:
        return k.PROGRESS + 3
    return k.PROGRESS + 4 if only & k.MORE_PROVINCES else about


@jit
def tally_up(s: Position, seat: int, about: int, facts: int) -> None:
    """Count what discounts for the first few of a turn look at, whether one is at work or not (Q-73)."""
    s.tally[seat][about] += 1
    for sort in (k.COASTAL, k.BARBARIAN, k.FREE_CITY, k.MORE_PROVINCES):
        if facts & sort:
            s.tally[seat][tallied(about, sort)] += 1


@jit
def discount(s: Position, t: Tables, seat: int, about: int, facts: int) -> int:
    """Add up the discounts that hold for a price (Q-48)."""
    less = 0
    at = seek(s, t, seat, 0, k.DISCOUNT)
    while at < NOWHERE:
        thing = entity(s, seat, source_of(at))
        i = clause_of(at)
        if t.about[thing][i] == about:
            only = t.only[thing][i]
            most = t.most[thing][i]
            if only & facts == only and (most == 0 or s.tally[seat][tallied(about, only)] < most):
                less += t.amount[thing][i]
        at = seek(s, t, seat, at + 1, k.DISCOUNT)
    return less


@jit
def has_half(s: Position, t: Tables, seat: int) -> int:
    """Tell whether Wonder sections cost half."""
    return seek(s, t, seat, 0, k.HALF) < NOWHERE


@jit
def discounted_as(t: Tables, card: int) -> int:
    """Tell which discounts are for a card."""
    kind = t.kind[card]
    return k.SECTIONS if kind == k.WONDER else k.KNOWLEDGES if kind == k.KNOWLEDGE else k.BUILDINGS


@jit
def lowered(t: Tables, card: int, second: int, less: int, half: int) -> int:
    """Tell what a card costs after discounts: never below 1; then half of it, rounded up."""
    cost = max(1, (t.second[card] if second else t.first[card]) - less)
    return (cost + 1) // 2 if half else cost


@jit
def price(s: Position, t: Tables, seat: int, card: int, second: int) -> int:
    """Tell what a card costs a player now."""
    half = has_half(s, t, seat) if t.kind[card] == k.WONDER else 0
    return lowered(t, card, second, discount(s, t, seat, discounted_as(t, card), 0), half)


@jit
def progress_price(s: Position, t: Tables, seat: int) -> int:
    """Tell what scientific progress costs (MN-SCI-01)."""
    return max(1, 2 - discount(s, t, seat, k.PROGRESS, 0))
