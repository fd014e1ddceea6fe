"""The words of effects: what each asks, and what it does."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import also, archive, order, owned, yields
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.monsters import CONTEXT, each_near, lose, rout, send_home
from cairn.monumental.payments import charge
from cairn.monumental.possible import how_many, inner, possible, works
from cairn.monumental.verbs import add, decider, entity, gain, gain_only, pop, push, tell

TOO_MANY_COPIES = f"this position has reached a limit: {k.GUESTS} cards copied in a turn"


@jit
def copy(s: Position, t: Tables, e: Events, seat: int, thing: int, origin: int) -> None:
    """Let a copied card or policy work for the rest of the turn; a card's resources are produced again.

    `origin` is the own source it was copied from, or -1.
    """
    if works(t, thing):
        i = 0
        while i < k.GUESTS and s.guest[seat][i]:
            i += 1
        if i == k.GUESTS:
            raise LimitError(TOO_MANY_COPIES)
        s.guest[seat][i] = thing + 1
        s.guest_from[seat][i] = origin + 1
        s.used[seat][k.GUEST + i] = 0
        s.counted[seat][k.GUEST + i] = 0
    tell(e, k.T_COPIED, seat, thing, 0, 0)
    if thing < k.CARDS:
        yields(s, t, e, seat, thing)


@jit
def use(s: Position, t: Tables, e: Events, seat: int, source: int, clause: int) -> None:
    """Use an effect, once a turn (MN-EFF-04)."""
    thing = entity(s, seat, source)
    s.used[seat][source] |= 1 << clause
    tell(e, k.T_USED, seat, thing, source, clause)
    if source == k.OWN_HERO:
        s.hero_uses[seat] += 1
        push(s, k.CLOSE, seat, 0, 0, 0, 0)
    push(s, k.PROGRAM, seat, t.begin[thing][clause], t.end[thing][clause], source, 0)


# ---------------------------------------------------------------- programs


@jit
def nested(s: Position, t: Tables, seat: int, pc: int, source: int, times: int) -> None:
    """Do a word inside a word, some number of times."""
    if times == 1:
        push(s, k.PROGRAM, seat, pc, t.past[pc], source, 0)
    elif times > 1:
        push(s, k.REPEAT, seat, pc, times, source, 0)


@jit
def archive_used(s: Position, t: Tables, e: Events, seat: int, source: int) -> None:
    """Archive a card that was drawn and is being used."""
    card = s.using[seat][source - k.USING] - 1
    s.using[seat][source - k.USING] = 0
    for i in range(t.clauses[card]):
        if t.clause[card][i] == k.WHEN and t.about[card][i] == k.ARCHIVED_SELF:
            push(s, k.PROGRAM, seat, t.begin[card][i], t.end[card][i], k.SOURCES, 0)
    s.archive[seat][card] += 1
    owned(s, t, seat, card, -1)
    tell(e, k.T_ARCHIVED, seat, card, 0, 0)


@jit
def do_monster_word(s: Position, t: Tables, m: Menu, e: Events, seat: int, pc: int, source: int) -> None:
    """Do a word of a Monster; parts that hit the controller do nothing where nobody controls its Province."""
    op = t.op[pc]
    a = t.a[pc]
    monster = source - CONTEXT
    here = s.monster_at[monster] - 1 if monster >= 0 else -1
    held = here >= 0 and s.owner[here] == seat + 1
    if op == k.ROUT:
        rout(s, t, seat, monster, a, t.b[pc], t.c[pc])
    elif op == k.LOSE and held:
        lose(s, t, e, seat, a, t.b[pc], monster)
    elif op == k.GIVE_UP and held:
        push(s, k.GIVE_UP_CHOICE, seat, a, 0, 0, 0)
    elif op == k.WALK:
        push(s, k.WALK_CHOICE, decider(s, seat), monster, 0, 0, 0)
    elif op == k.SEND_HOME:
        send_home(s, t, e, monster, a)
    elif op == k.EACH_NEAR:
        each_near(s, t, e, monster, a, t.a[pc + 1], t.b[pc + 1])
    elif op == k.OR_ELSE:
        other = t.past[pc + 1]
        lonely_hunt = t.op[pc + 1] == k.ROUT
        if lonely_hunt:
            depth = s.depth
            rout(s, t, seat, monster, t.a[pc + 1], t.b[pc + 1], t.c[pc + 1])
            if s.depth == depth:
                nested(s, t, seat, other, source, 1)
        elif held and possible(s, t, m, seat, pc + 1, 1, source):
            nested(s, t, seat, pc + 1, source, 1)
        else:
            nested(s, t, seat, other, source, 1)
    elif op == k.IF_TERRAIN:
        wet = t.terrain_kind[here] == k.SWAMP or t.coastal[here]
        nested(s, t, seat, pc + 1 if wet else t.past[pc + 1], source, 1)
    elif op == k.GAIN_HOARD:
        gain(s, e, seat, k.GOLD, s.hoard[monster])
        s.hoard[monster] = 0


@jit
def do_word(s: Position, t: Tables, m: Menu, e: Events, seat: int, pc: int, must: int, source: int) -> None:
    """Do one word: at once, or by putting a row on the stack that asks."""
    op = t.op[pc]
    a = t.a[pc]
    b = t.b[pc]
    c = t.c[pc]
    if op == k.GAIN:
        if c:
            gain_only(s, e, seat, a, b, c)
        else:
            gain(s, e, seat, a, b)
    elif op == k.PAY_W:
        if a in (k.GOLD, k.CULTURE):
            if (s.gold[seat] if a == k.GOLD else s.culture[seat]) < b:
                if must == 1:  # what follows is not paid for
                    pop(s)
                return
            if a == k.GOLD:
                s.gold[seat] -= b
            else:
                s.culture[seat] -= b
            tell(e, k.T_PAID, seat, a, b, 0)
        else:
            charge(s, seat, a, b)
            s.row[s.depth - 1][7] = c
    elif op == k.PAY_ANY:
        at = push(s, k.PAYMENT, seat, 0, 0, 0, a)
        s.row[at][6] = b
    elif op == k.GAIN_ANY:
        push(s, k.GAIN_CHOICE, seat, a, b, 0, 0)
    elif op == k.EXCHANGE:
        push(s, k.EXCHANGE_CHOICE, seat, a, must, 0, 0)
    elif op in (k.IF_GAINED, k.IF_ACTIVE, k.IF_DONE):
        if inner(s, t, m, seat, pc, 0, source):
            nested(s, t, seat, pc + 1, source, 1)
    elif op == k.PER:
        times = how_many(s, t, seat, a, source)
        if b:
            times = min(times, b)
        if t.op[pc + 1] == k.GAIN and not t.c[pc + 1]:
            gain(s, e, seat, t.a[pc + 1], t.b[pc + 1] * times)
        else:
            nested(s, t, seat, pc + 1, source, times)
    elif op == k.CHOOSE:
        push(s, k.ALTERNATIVE, seat, pc, source, 0, 0)
    elif op == k.DRAW:
        push(s, k.DRAW_STEP, seat, a, b, 0, 0)
    elif op == k.DRAW_USE:
        push(s, k.DRAWS, seat, a, 0, 0, 0)
    elif op == k.ACTIVATE_MORE:
        push(s, k.ACTIVATE_CHOICE, seat, a, must, 0, 0)
    elif op == k.REINFORCE:
        s.reinforcements[seat] += a
    elif op == k.ARCHIVE:
        push(s, k.CARD_CHOICE, seat, a, must, k.V_ARCHIVE, 0)
    elif op == k.DISCARD:
        push(s, k.CARD_CHOICE, seat, a, must, k.V_DISCARD, 0)
    elif op == k.ARCHIVE_THIS:
        if source < k.COVERED:
            archive(s, t, e, seat, source)
        else:
            archive_used(s, t, e, seat, source)
    elif op == k.COPY:
        push(s, k.COPY_CHOICE, seat, a, b, source, must)
    elif op == k.MOVE_EXPLORER:
        push(s, k.STEPS, seat, a, must, 0, 0)
    elif op == k.MOVE_UNITS:
        push(s, k.FREE_UNITS, seat, a, must, 0, 0)
    elif op == k.REGROUP:
        push(s, k.FREE_UNITS, seat, a, must, 1, 0)
    elif op == k.DESTROY:
        push(s, k.DESTROY_CHOICE, seat, a, must, 0, 0)
    elif op == k.PLACE_OUTPOST:
        push(s, k.OUTPOST_CHOICE, seat, a, must, 0, 0)
    elif op == k.TAKE:
        push(s, k.TAKE_CHOICE, seat, a, b, must, 0)
    elif op == k.SECTION:
        push(s, k.SECTION_CHOICE, seat, a, must, 0, 0)
    elif op == k.REPEAT_ONE_OFFS:
        at = order(s, seat)
        for i in range(s.policies[seat]):
            also(s, at, k.E_ONE_OFF, s.policy[seat][i] - 1)
    elif op == k.TRADE:
        push(s, k.TRADE_CHOICE, seat, pc, must, 0, 0)
    elif op == k.SAIL:
        push(s, k.SAIL_CHOICE, seat, a, must, 0, 0)
    else:
        do_monster_word(s, t, m, e, seat, pc, source)


@jit
def step_program(s: Position, t: Tables, m: Menu, e: Events) -> None:
    """Do the next word of an effect."""
    row = s.row[s.depth - 1]
    seat = row[1]
    pc = row[2]
    end = row[3]
    source = row[4]
    if pc >= end:
        pop(s)
        return
    row[2] = t.past[pc]
    must = 1 if t.past[pc] < end else 0
    if must == 0:
        pop(s)
        if source == k.OWN_HERO:
            must = 2  # a use of a Hero is counted, so that something is used (H5)
    do_word(s, t, m, e, seat, pc, must, source)


@jit
def unpaid(s: Position) -> None:
    """Give up a payment that cannot be made any more, and with it the rest of the effect."""
    seat = s.row[s.depth - 1][1]
    pop(s)
    if s.row[s.depth - 1][0] == k.PROGRAM and s.row[s.depth - 1][1] == seat:
        pop(s)


@jit
def step_repeat(s: Position, t: Tables) -> None:
    """Do a word once more."""
    row = s.row[s.depth - 1]
    seat = row[1]
    pc = row[2]
    source = row[4]
    if row[3] == 0:
        pop(s)
    else:
        row[3] -= 1
        push(s, k.PROGRAM, seat, pc, t.past[pc], source, 0)


@jit
def offer_alternatives(s: Position, t: Tables, m: Menu) -> None:
    """Write the parts of a choice that can be done; the Automa suffers the first it can (its Monster ruling)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    source = row[3]
    here = s.monster_at[source - CONTEXT] - 1 if source >= CONTEXT else -1
    if here >= 0 and s.owner[here] != seat + 1:  # an attack hits the controller alone
        return
    for full in range(1, -1, -1):  # what cannot be suffered in full is chosen only if nothing can
        at = row[2] + 1
        i = 0
        while at < t.past[row[2]]:
            if inner(s, t, m, seat, at, full and here >= 0, source):
                add(m, k.V_CHOOSE, at, i)
                if s.automa == seat + 1:
                    return
            at = t.past[at]
            i += 1
        if m.n:
            return


@jit
def trade(s: Position, t: Tables, e: Events, seat: int, pc: int, n: int) -> None:
    """Trade n of one resource for a multiple of another."""
    resource = t.a[pc]
    gain(s, e, seat, t.b[pc], n * (t.c[pc] >> k.HALFWAY))
    if resource < k.GOLD:
        charge(s, seat, resource, n)
        return
    tell(e, k.T_PAID, seat, resource, n, 0)
    if resource == k.GOLD:
        s.gold[seat] -= n
    else:
        s.culture[seat] -= n
