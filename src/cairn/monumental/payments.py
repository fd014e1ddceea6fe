"""Paying: basic resources first, then Gold; the player is asked only where it can matter.

Words: `pay`, `pay_any`.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import NOWHERE, clause_of, paid, payment, source_of, uses
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import word
from cairn.monumental.rows import KIND, PAYMENT, PROGRAM, SEAT
from cairn.monumental.verbs import add, entity, may_count, pop, push, seek, tell, use_up

PAY = word(__name__, "pay", "RES n gold=truth")
PAY_ANY = word(__name__, "pay_any", "any different=truth")

# ---------------------------------------------------------------- what can be paid


@jit
def double_gold(s: Position, t: Tables, seat: int) -> int:
    """Count the Gold that still pays for several basic resources each in this turn."""
    left = 0
    at = seek(s, t, seat, 0, k.GOLD_AS)
    while at < NOWHERE:
        source = source_of(at)
        i = clause_of(at)
        left += t.most[entity(s, seat, source)][i] - uses(s.counted[seat][source], i)
        at = seek(s, t, seat, at + 1, k.GOLD_AS)
    return left


@jit
def gold_worth(s: Position, t: Tables, seat: int) -> int:
    """Tell how many basic resources such a Gold pays."""
    worth = 1
    at = seek(s, t, seat, 0, k.GOLD_AS)
    while at < NOWHERE:
        if may_count(s, t, seat, source_of(at), clause_of(at)):
            worth = max(worth, t.amount[entity(s, seat, source_of(at))][clause_of(at)])
        at = seek(s, t, seat, at + 1, k.GOLD_AS)
    return worth


@jit
def use_double_gold(s: Position, t: Tables, seat: int, n: int) -> None:
    """Count Gold that was paid at its higher worth."""
    at = seek(s, t, seat, 0, k.GOLD_AS)
    while at < NOWHERE:
        while n > 0 and may_count(s, t, seat, source_of(at), clause_of(at)):
            use_up(s, t, seat, source_of(at), clause_of(at))
            n -= 1
        at = seek(s, t, seat, at + 1, k.GOLD_AS)


@jit
def power_of(s: Position, t: Tables, seat: int, gold: int) -> int:
    """Tell how many basic resources so much Gold of a player can pay."""
    if gold <= 0:
        return 0
    doubled = min(gold, double_gold(s, t, seat))
    return gold + doubled * (gold_worth(s, t, seat) - 1)


@jit
def gold_power(s: Position, t: Tables, seat: int) -> int:
    """Tell how many basic resources all Gold of a player can pay."""
    return power_of(s, t, seat, s.gold[seat])


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
def payable_one(s: Position, t: Tables, seat: int, basic: int, n: int) -> int:
    """Tell whether n of one basic resource can be paid, Gold standing in."""
    lacking = n - s.basic[seat][basic]
    return lacking <= 0 or lacking <= gold_power(s, t, seat)


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
    return 1 << t.a[pc] if t.clause[thing][clause] == k.ONCE and t.op[pc] == PAY and t.c[pc] == k.NO else 0


@jit
def refused(s: Position, t: Tables, seat: int) -> int:
    """Give the basic resources, as bits, that an effect could still be paid with, Gold refused.

    For them it matters what is paid with. A policy that may be developed in this turn counts too.
    """
    found = 0
    at = seek(s, t, seat, 0, k.ONCE)
    while at < NOWHERE:
        if not s.used[seat][source_of(at)] >> clause_of(at) & 1:
            found |= wants_no_gold(t, entity(s, seat, source_of(at)), clause_of(at))
        at = seek(s, t, seat, at + 1, k.ONCE)
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
def add_gold(s: Position, t: Tables, m: Menu, seat: int, p: int, sc: int, mi: int, rest: int) -> None:
    """Write the ways to pay what basic resources leave open with Gold, none of it for nothing."""
    if rest == 0:
        add(m, k.V_PAY, 0, payment(p, sc, mi, 0, 0))
        return
    gold = s.gold[seat]
    worth = gold_worth(s, t, seat)
    most = min(gold, double_gold(s, t, seat)) if worth > 1 else 0
    for doubled in range(most + 1):
        plain = rest - doubled * worth
        if plain <= -worth:
            return
        if max(0, plain) + doubled <= gold:
            add(m, k.V_PAY, 0, payment(p, sc, mi, doubled, max(0, plain)))


@jit
def offer_payment(s: Position, t: Tables, m: Menu) -> None:
    """Write the ways to pay."""
    row = s.row[s.depth - 1]
    seat = row[SEAT]
    production = row[PAYMENT.production]
    science = row[PAYMENT.science]
    military = row[PAYMENT.military]
    any_kind = row[PAYMENT.any]
    no_gold = row[PAYMENT.no_gold]
    have = s.basic[seat]
    free = 0  # 1: what is paid with matters later in the turn
    if s.gold[seat] and not no_gold:
        matter = 7 if any_kind else (production > 0) | (science > 0) << 1 | (military > 0) << 2
        free = double_gold(s, t, seat) > 0 or refused(s, t, seat) & matter
    total = production + science + military + any_kind
    if any_kind:
        most = 1 if row[PAYMENT.different] else any_kind  # of each kind
        high_p = min(have[0], most)
        high_sc = min(have[1], most)
        high_mi = min(have[2], most)
        least = max(0, any_kind - high_p - high_sc - high_mi)  # Gold that is needed
        for p in range(high_p + 1):
            for sc in range(high_sc + 1):
                for mi in range(high_mi + 1):
                    rest = any_kind - p - sc - mi
                    if rest >= 0 and (rest == least or free) and (rest == 0 or not no_gold):
                        add_gold(s, t, m, seat, p, sc, mi, rest)
        return
    high_p = min(have[0], production)
    high_sc = min(have[1], science)
    high_mi = min(have[2], military)
    rest = total - high_p - high_sc - high_mi
    if not free:
        add_gold(s, t, m, seat, high_p, high_sc, high_mi, rest)
        return
    for p in range(high_p + 1):
        for sc in range(high_sc + 1):
            for mi in range(high_mi + 1):
                add_gold(s, t, m, seat, high_p - p, high_sc - sc, high_mi - mi, rest + p + sc + mi)


@jit
def answer_payment(s: Position, t: Tables, e: Events, code: int) -> None:
    """Pay in the chosen way; everything goes back to the stock (MN-RES-15)."""
    seat = s.row[s.depth - 1][SEAT]
    pop(s)
    for basic in range(3):
        n = paid(code, basic)
        if n:
            s.basic[seat][basic] -= n
            tell(e, k.T_PAID, seat, basic, n, 0)
    doubled = paid(code, 3)
    gold = doubled + paid(code, 4)
    if doubled:
        use_double_gold(s, t, seat, doubled)
    if gold:
        s.gold[seat] -= gold
        tell(e, k.T_PAID, seat, k.GOLD, gold, 0)


@jit
def stop_payment(s: Position) -> None:
    """Give up a payment that cannot be made any more, and with it the rest of the effect."""
    seat = s.row[s.depth - 1][SEAT]
    pop(s)
    if s.row[s.depth - 1][KIND] == PROGRAM.kind and s.row[s.depth - 1][SEAT] == seat:
        pop(s)


# ---------------------------------------------------------------- asking for a payment


@jit
def charge_all(s: Position, seat: int, production: int, science: int, military: int) -> None:
    """Ask for basic resources, Gold standing in."""
    row = push(s, PAYMENT.kind, seat)
    row[PAYMENT.production] = production
    row[PAYMENT.science] = science
    row[PAYMENT.military] = military


@jit
def charge(s: Position, seat: int, resource: int, n: int) -> None:
    """Ask for n of one basic resource, Gold standing in."""
    if n > 0:
        push(s, PAYMENT.kind, seat)[PAYMENT.production + resource] = n


@jit
def charge_wonder(s: Position, e: Events, seat: int, n: int) -> None:
    """Ask for the Production of a Wonder; what may pay for Wonders only is spent first."""
    free = min(n, s.quarry[seat])
    s.quarry[seat] -= free
    if free:
        tell(e, k.T_PAID, seat, k.PRODUCTION, free, k.ONLY_WONDER)
    charge(s, seat, k.PRODUCTION, n - free)


# ---------------------------------------------------------------- words


@jit
def can_pay(s: Position, t: Tables, seat: int, a: int, b: int, c: int) -> int:
    """Tell whether so much of a resource can be paid; some payments refuse Gold."""
    if a == k.GOLD:
        return s.gold[seat] >= b
    if a == k.CULTURE:
        return s.culture[seat] >= b
    if c == k.NO:
        return s.basic[seat][a] >= b
    return payable_one(s, t, seat, a, b)


@jit
def spend(s: Position, e: Events, seat: int, resource: int, n: int) -> None:
    """Pay Gold or Culture."""
    if resource == k.GOLD:
        s.gold[seat] -= n
    else:
        s.culture[seat] -= n
    if n:
        tell(e, k.T_PAID, seat, resource, n, 0)


@jit
def do_pay(s: Position, e: Events, seat: int, must: int, a: int, b: int, c: int) -> None:
    """Pay, or give up what follows where it cannot be paid any more."""
    if a < k.GOLD:
        charge(s, seat, a, b)
        s.row[s.depth - 1][PAYMENT.no_gold] = c == k.NO
    elif (s.gold[seat] if a == k.GOLD else s.culture[seat]) >= b:
        spend(s, e, seat, a, b)
    elif must == 1:  # what follows is not paid for
        pop(s)


@jit
def can_pay_any(s: Position, t: Tables, seat: int, a: int, b: int) -> int:
    """Tell whether so many basic resources can be paid."""
    return payable_different(s, t, seat, a) if b == k.YES else payable(s, t, seat, 0, 0, 0, a)


@jit
def do_pay_any(s: Position, seat: int, a: int, b: int) -> None:
    """Ask for basic resources of any kind."""
    row = push(s, PAYMENT.kind, seat)
    row[PAYMENT.any] = a
    row[PAYMENT.different] = b == k.YES
