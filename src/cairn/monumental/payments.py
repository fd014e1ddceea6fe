"""Paying: basic resources first, then Gold; the player is asked only where it can matter."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.verbs import add, count, entity, gain, live, may_count, pop, push, tell, use_up

# A PAYMENT row: seat, then Production, Science, Military; 5 of any kind; 6 1: of different kinds; 7 1: no Gold.
ANY, DIFFERENT, NO_GOLD = 5, 6, 7
# An EXCHANGE_CHOICE row: 2 still to turn; 4 to 6 what this use has turned up; 7 what a Gold of higher worth still pays.
RECEIVED, CREDIT = 4, 7
DOUBLED = 4  # after the resources: Gold at its higher worth
TOO_MUCH_PAID = f"this position has reached a limit: {k.MOST_PAID} of one resource in one payment"


# ---------------------------------------------------------------- what can be paid


@jit
def double_gold(s: Position, t: Tables, seat: int) -> int:
    """Count the Gold that still pays for several basic resources each in this turn."""
    left = 0
    source = live(s, seat, 0)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        for i in range(t.clauses[thing]):
            if t.clause[thing][i] == k.GOLD_AS:
                left += t.most[thing][i] - count(s, seat, source, i)
        source = live(s, seat, source + 1)
    return left


@jit
def gold_worth(s: Position, t: Tables, seat: int) -> int:
    """Tell how many basic resources such a Gold pays."""
    worth = 1
    source = live(s, seat, 0)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        for i in range(t.clauses[thing]):
            if t.clause[thing][i] == k.GOLD_AS and may_count(s, t, seat, source, i):
                worth = max(worth, t.amount[thing][i])
        source = live(s, seat, source + 1)
    return worth


@jit
def use_double_gold(s: Position, t: Tables, seat: int, n: int) -> None:
    """Count Gold that was paid at its higher worth."""
    source = live(s, seat, 0)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        for i in range(t.clauses[thing]):
            if t.clause[thing][i] == k.GOLD_AS:
                while n > 0 and may_count(s, t, seat, source, i):
                    use_up(s, t, seat, source, i)
                    n -= 1
        source = live(s, seat, source + 1)


@jit
def gold_power(s: Position, t: Tables, seat: int) -> int:
    """Tell how many basic resources all Gold of a player can pay."""
    gold = s.gold[seat]
    if gold == 0:
        return 0
    doubled = min(gold, double_gold(s, t, seat))
    return gold + doubled * (gold_worth(s, t, seat) - 1)


@jit
def payable(s: Position, t: Tables, seat: int, production: int, science: int, military: int, any_kind: int) -> int:
    """Tell whether basic resources can be paid, Gold standing in (MN-RES-07)."""
    lacking = 0
    over = 0
    for basic in range(3):
        need = production if basic == 0 else science if basic == 1 else military
        have = s.basic[seat][basic]
        lacking += max(0, need - have)
        over += max(0, have - need)
    lacking += max(0, any_kind - over)
    return lacking == 0 or lacking <= gold_power(s, t, seat)


@jit
def payable_different(s: Position, t: Tables, seat: int, n: int) -> int:
    """Tell whether n different basic resources can be paid; Gold stands in for those that lack."""
    kinds = 0
    for basic in range(3):
        if s.basic[seat][basic]:
            kinds += 1
    return n <= 3 and n - kinds <= gold_power(s, t, seat)  # noqa: PLR2004


@jit
def wants_no_gold(t: Tables, thing: int, clause: int) -> int:
    """Give the basic resource, as a bit, of which an effect refuses Gold; 0 if it does not."""
    pc = t.begin[thing][clause]
    return 1 << t.a[pc] if t.clause[thing][clause] == k.ONCE and t.op[pc] == k.PAY_W and t.c[pc] == 1 else 0


@jit
def refused(s: Position, t: Tables, seat: int) -> int:
    """Give the basic resources, as bits, that an effect could still be paid with, Gold refused.

    For them it matters what is paid with. A policy that may be developed in this turn counts too.
    """
    found = 0
    source = live(s, seat, 0)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        for i in range(t.clauses[thing]):
            if not s.used[seat][source] >> i & 1:
                found |= wants_no_gold(t, thing, i)
        source = live(s, seat, source + 1)
    if s.culture[seat] >= s.policies[seat]:  # with one more Culture it can be developed
        for policy in range(k.POLICIES):
            if t.policy_of[policy] == s.civilization[seat]:
                done = 0
                for i in range(s.policies[seat]):
                    if s.policy[seat][i] == policy + 1:
                        done = 1
                for i in range(t.clauses[k.POLICY + policy]):
                    if not done:
                        found |= wants_no_gold(t, k.POLICY + policy, i)
    return found


# ---------------------------------------------------------------- the ways to pay


@jit
def pack(p: int, sc: int, mi: int, doubled: int, gold: int) -> int:
    """Make one number of the five of a payment: Production, Science, Military, Gold at its higher worth, other Gold."""
    if max(p, sc, mi, doubled, gold) > k.MOST_PAID:
        raise LimitError(TOO_MUCH_PAID)
    return (((p << k.AMOUNT | sc) << k.AMOUNT | mi) << k.AMOUNT | doubled) << k.AMOUNT | gold


@jit
def packed(code: int, place: int) -> int:
    """Read one of the five numbers of a payment."""
    return code >> (4 - place) * k.AMOUNT & k.MOST_PAID


@jit
def add_gold(s: Position, t: Tables, m: Menu, seat: int, p: int, sc: int, mi: int, rest: int) -> None:
    """Write the ways to pay what basic resources leave open with Gold, none of it for nothing."""
    if rest == 0:
        add(m, k.V_PAY, 0, pack(p, sc, mi, 0, 0))
        return
    gold = s.gold[seat]
    worth = gold_worth(s, t, seat)
    most = min(gold, double_gold(s, t, seat)) if worth > 1 else 0
    for doubled in range(most + 1):
        plain = rest - doubled * worth
        if plain <= -worth:
            return
        if max(0, plain) + doubled <= gold:
            add(m, k.V_PAY, 0, pack(p, sc, mi, doubled, max(0, plain)))


@jit
def offer_payment(s: Position, t: Tables, m: Menu) -> None:
    """Write the ways to pay."""
    row = s.row[s.depth - 1]
    seat = row[1]
    any_kind = row[ANY]
    have = s.basic[seat]
    free = 0  # 1: what is paid with matters later in the turn
    if s.gold[seat] and not row[NO_GOLD]:
        paid = 7 if any_kind else (row[2] > 0) | (row[3] > 0) << 1 | (row[4] > 0) << 2
        free = double_gold(s, t, seat) > 0 or refused(s, t, seat) & paid
    total = row[2] + row[3] + row[4] + any_kind
    if any_kind:
        most = min(1, have[0]) + min(1, have[1]) + min(1, have[2]) if row[DIFFERENT] else have[0] + have[1] + have[2]
        least = max(0, any_kind - most)  # Gold that is needed
        for p in range(min(have[0], 1 if row[DIFFERENT] else any_kind) + 1):
            for sc in range(min(have[1], 1 if row[DIFFERENT] else any_kind) + 1):
                for mi in range(min(have[2], 1 if row[DIFFERENT] else any_kind) + 1):
                    rest = any_kind - p - sc - mi
                    if rest >= 0 and (rest == least or free) and (rest == 0 or not row[NO_GOLD]):
                        add_gold(s, t, m, seat, p, sc, mi, rest)
        return
    high_p = min(have[0], row[2])
    high_sc = min(have[1], row[3])
    high_mi = min(have[2], row[4])
    if not free:
        add_gold(s, t, m, seat, high_p, high_sc, high_mi, total - high_p - high_sc - high_mi)
        return
    for p in range(high_p + 1):
        for sc in range(high_sc + 1):
            for mi in range(high_mi + 1):
                add_gold(
                    s,
                    t,
                    m,
                    seat,
                    high_p - p,
                    high_sc - sc,
                    high_mi - mi,
                    total - high_p - high_sc - high_mi + p + sc + mi,
                )


@jit
def pay(s: Position, t: Tables, e: Events, code: int) -> None:
    """Pay in the chosen way; everything goes back to the stock (MN-RES-15)."""
    seat = s.row[s.depth - 1][1]
    pop(s)
    for basic in range(3):
        n = packed(code, basic)
        if n:
            s.basic[seat][basic] -= n
            tell(e, k.T_PAID, seat, basic, n, 0)
    doubled = packed(code, 3)
    gold = doubled + packed(code, 4)
    if doubled:
        use_double_gold(s, t, seat, doubled)
    if gold:
        s.gold[seat] -= gold
        tell(e, k.T_PAID, seat, k.GOLD, gold, 0)


@jit
def exchange(s: Position, t: Tables, e: Events, given: int, got: int) -> None:
    """Turn one counter into another; Gold stands in for a basic one (Q-60)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tell(e, k.T_EXCHANGED, seat, min(given, k.GOLD), got, 0)
    if given == DOUBLED:
        row[CREDIT] = gold_worth(s, t, seat) - 1
        use_double_gold(s, t, seat, 1)
        s.gold[seat] -= 1
    elif given < k.GOLD:
        s.basic[seat][given] -= 1
    elif row[CREDIT]:
        row[CREDIT] -= 1
    else:
        s.gold[seat] -= 1
    gain(s, e, seat, got, 1)
    row[RECEIVED + got] += 1
    row[2] -= 1
    if row[2] == 0:
        pop(s)


@jit
def charge(s: Position, seat: int, resource: int, n: int) -> None:
    """Ask for n of one basic resource, Gold standing in."""
    if n > 0:
        push(
            s,
            k.PAYMENT,
            seat,
            n if resource == k.PRODUCTION else 0,
            n if resource == k.SCIENCE else 0,
            n if resource == k.MILITARY else 0,
            0,
        )


@jit
def charge_wonder(s: Position, e: Events, seat: int, n: int) -> None:
    """Ask for the Production of a Wonder; what may pay for Wonders only is spent first."""
    free = min(n, s.quarry[seat])
    s.quarry[seat] -= free
    if free:
        tell(e, k.T_PAID, seat, k.PRODUCTION, free, k.ONLY_WONDER)
    charge(s, seat, k.PRODUCTION, n - free)
