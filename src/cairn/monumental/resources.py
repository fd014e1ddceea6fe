"""Gaining, exchanging, trading. Words: `gain`, `gain_any`, `exchange`, `trade`, `hand_over`."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import P_SEAT
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import word
from cairn.monumental.payments import charge, double_gold, gold_worth, payable_one, spend, use_double_gold
from cairn.monumental.rows import EXCHANGE_CHOICE, GAIN_CHOICE, SEAT, TRADE_CHOICE
from cairn.monumental.verbs import add, add_pick, gain, gain_only, pop, push, stoppable, tell

GAIN = word(__name__, "gain", "RES n", PRODUCTION="RES n only=wonder", MILITARY="RES n only=barbarian")
GAIN_ANY = word(__name__, "gain_any", "n different=truth")
EXCHANGE = word(__name__, "exchange", "n")
TRADE = word(__name__, "trade", "RES RES rate=n! max=n!")
HAND_OVER = word(__name__, "hand_over", "n")


# ---------------------------------------------------------------- gain, gain_any


@jit
def do_gain(s: Position, e: Events, seat: int, a: int, b: int, c: int) -> None:
    """Gain a resource, for anything or for one thing only."""
    if c:
        gain_only(s, e, seat, a, b, c)
    else:
        gain(s, e, seat, a, b)


@jit
def do_gain_any(s: Position, seat: int, a: int, b: int) -> None:
    """Let the player choose basic resources."""
    row = push(s, GAIN_CHOICE.kind, seat)
    row[GAIN_CHOICE.left] = a
    row[GAIN_CHOICE.different] = b == k.YES


@jit
def offer_gain_choice(s: Position, m: Menu) -> None:
    """Write the basic resources to choose from."""
    row = s.row[s.depth - 1]
    for basic in range(3):
        if not (row[GAIN_CHOICE.different] and row[GAIN_CHOICE.taken] >> basic & 1):
            add(m, k.V_GAIN, basic, 0)


@jit
def answer_gain_choice(s: Position, e: Events, seat: int, a: int) -> None:
    """Gain the chosen one."""
    row = s.row[s.depth - 1]
    row[GAIN_CHOICE.left] -= 1
    row[GAIN_CHOICE.taken] |= 1 << a
    if row[GAIN_CHOICE.left] == 0:
        pop(s)
    gain(s, e, seat, a, 1)


# ---------------------------------------------------------------- exchange

DOUBLED = 4  # what is given, after the resources: Gold at its higher worth


@jit
def can_exchange(s: Position, seat: int) -> int:
    """Tell whether there is anything to exchange (Q-60)."""
    return s.basic[seat][0] + s.basic[seat][1] + s.basic[seat][2] + s.gold[seat] > 0


@jit
def do_exchange(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player exchange."""
    row = push(s, EXCHANGE_CHOICE.kind, seat)
    row[EXCHANGE_CHOICE.left] = a
    row[EXCHANGE_CHOICE.must] = must


@jit
def offer_exchange_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write what can be exchanged for what: nothing twice in one use (Q-61), and Gold stands in (Q-60)."""
    row = s.row[s.depth - 1]
    seat = row[SEAT]
    credit = row[EXCHANGE_CHOICE.credit]
    doubles = row[EXCHANGE_CHOICE.left] > 1 and not credit and double_gold(s, t, seat) and gold_worth(s, t, seat) > 1
    for given in range(DOUBLED + 1):
        if given < k.GOLD:
            can = s.basic[seat][given] > row[EXCHANGE_CHOICE.production + given]
        elif given == k.GOLD:
            can = s.gold[seat] > 0 or credit > 0
        else:
            can = doubles > 0 and s.gold[seat] > 0
        for got in range(3 if can else 0):
            if got != given:
                add(m, k.V_EXCHANGE, given, got)
    stoppable(m, 0)


@jit
def answer_exchange_choice(s: Position, t: Tables, e: Events, seat: int, a: int, b: int) -> None:
    """Turn one counter into another; Gold stands in for a basic one (Q-60)."""
    row = s.row[s.depth - 1]
    tell(e, k.T_EXCHANGED, seat, min(a, k.GOLD), b, 0)
    if a == DOUBLED:
        row[EXCHANGE_CHOICE.credit] = gold_worth(s, t, seat) - 1
        use_double_gold(s, t, seat, 1)
        s.gold[seat] -= 1
    elif a < k.GOLD:
        s.basic[seat][a] -= 1
    elif row[EXCHANGE_CHOICE.credit]:
        row[EXCHANGE_CHOICE.credit] -= 1
    else:
        s.gold[seat] -= 1
    gain(s, e, seat, b, 1)
    row[EXCHANGE_CHOICE.production + b] += 1
    row[EXCHANGE_CHOICE.left] -= 1
    if row[EXCHANGE_CHOICE.left] == 0:
        pop(s)


# ---------------------------------------------------------------- trade


@jit
def tradable(s: Position, t: Tables, seat: int, resource: int, n: int) -> int:
    """Tell whether n of a resource can be traded away."""
    if resource == k.GOLD:
        return s.gold[seat] >= n
    if resource == k.CULTURE:
        return s.culture[seat] >= n
    return payable_one(s, t, seat, resource, n)


@jit
def can_trade(s: Position, t: Tables, seat: int, a: int) -> int:
    """Tell whether anything can be traded."""
    return tradable(s, t, seat, a, 1)


@jit
def do_trade(s: Position, seat: int, pc: int, must: int) -> None:
    """Let the player trade."""
    row = push(s, TRADE_CHOICE.kind, seat)
    row[TRADE_CHOICE.pc] = pc
    row[TRADE_CHOICE.must] = must


@jit
def offer_trade_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write how much can be traded."""
    row = s.row[s.depth - 1]
    pc = row[TRADE_CHOICE.pc]
    for n in range(1, t.d[pc] + 1):
        if tradable(s, t, row[SEAT], t.a[pc], n):
            add(m, k.V_TRADE, n, 0)
    stoppable(m, row[TRADE_CHOICE.must])


@jit
def answer_trade_choice(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Trade so much of one resource for a multiple of another."""
    pc = s.row[s.depth - 1][TRADE_CHOICE.pc]
    pop(s)
    gain(s, e, seat, t.b[pc], a * t.c[pc])
    if t.a[pc] < k.GOLD:
        charge(s, seat, t.a[pc], a)
    else:
        spend(s, e, seat, t.a[pc], a)


# ---------------------------------------------------------------- hand_over


@jit
def offer_hand_over(s: Position, m: Menu, seat: int, pc: int) -> None:
    """Write the other players that have Gold."""
    for other in range(s.players):
        if other != seat and s.gold[other]:
            add_pick(m, pc, P_SEAT, other)


@jit
def answer_hand_over(s: Position, e: Events, seat: int, picked: int, a: int) -> None:
    """Let a player hand over so much Gold, or all there is."""
    n = min(a, s.gold[picked])
    spend(s, e, picked, k.GOLD, n)
    gain(s, e, seat, k.GOLD, n)
