"""Paying: basic resources first, then Gold; the player is asked only where it can matter."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.verbs import add, double_gold, gold_worth, pop, push, refused, tell, use_double_gold

# A PAYMENT row: seat, then Production, Science, Military; 5 of any kind; 6 1: of different kinds; 7 1: no Gold.
ANY, DIFFERENT, NO_GOLD = 5, 6, 7


@jit
def add_payment(m: Menu, p: int, sc: int, mi: int, doubled: int, gold: int) -> None:
    """Write a way to pay, each number in four bits."""
    add(m, k.V_PAY, 0, p << 16 | sc << 12 | mi << 8 | doubled << 4 | gold)


@jit
def add_gold(s: Position, t: Tables, m: Menu, seat: int, p: int, sc: int, mi: int, rest: int) -> None:
    """Write the ways to pay what basic resources leave open with Gold, none of it for nothing."""
    if rest == 0:
        add_payment(m, p, sc, mi, 0, 0)
        return
    gold = s.gold[seat]
    worth = gold_worth(s, t, seat)
    most = min(gold, double_gold(s, t, seat)) if worth > 1 else 0
    for doubled in range(most + 1):
        plain = rest - doubled * worth
        if plain <= -worth:
            return
        if max(0, plain) + doubled <= gold and m.n < k.MENU:
            add_payment(m, p, sc, mi, doubled, max(0, plain))


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
        n = code >> (16 - 4 * basic) & 15
        if n:
            s.basic[seat][basic] -= n
            tell(e, k.T_PAID, seat, basic, n, 0)
    doubled = code >> 4 & 15
    gold = doubled + (code & 15)
    if doubled:
        use_double_gold(s, t, seat, doubled)
    if gold:
        s.gold[seat] -= gold
        tell(e, k.T_PAID, seat, k.GOLD, gold, 0)


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
