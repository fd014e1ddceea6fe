"""Programs: the words of an effect, done from left to right, and whether an effect can be used at all.

A word that is not the last must be done in full, the last is "up to". The words here hold others: `if_gained`,
`if_active`, `if_done`, `per`, `choose`; in attacks `or_else`, `if_terrain`.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.attacks import ROUT, do_rout, holds, lair
from cairn.monumental.codes import clause_of, source_of, working
from cairn.monumental.copying import cannot_be_copied
from cairn.monumental.dispatch_words import can_word, do_word
from cairn.monumental.explorers import list_own_tokens, use_production, use_token
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import ATTACK, DOING, HARM, word
from cairn.monumental.payments import PAY, PAY_ANY, payable
from cairn.monumental.resources import GAIN
from cairn.monumental.rows import (
    ALTERNATIVE,
    ASKS,
    CLOSE,
    DRAW_STEP,
    EFFECTS,
    KIND,
    PROGRAM,
    REPEAT,
    SHORT,
    SOURCE,
    WORD,
)
from cairn.monumental.verbs import add, entity, gain, next_to, pop, program, provinces, push, seek, stoppable, tell

IF_GAINED = word(__name__, "if_gained", "GAINED n doing")
IF_ACTIVE = word(__name__, "if_active", "KIND KIND doing")
IF_DONE = word(__name__, "if_done", "DONE DONE doing")
PER = word(__name__, "per", "counted doing max=n")
CHOOSE = word(__name__, "choose", "doing doing+", DOING, HARM, harm="harm harm+")
OR_ELSE = word(__name__, "or_else", "harm harm", ATTACK)
IF_TERRAIN = word(__name__, "if_terrain", "place harm harm", ATTACK)
LAST = IF_TERRAIN  # the words up to here are done in this file
PLENTY = 100  # of every resource: more than any effect asks


# ---------------------------------------------------------------- conditions and counts


@jit
def kinds_active(s: Position, t: Tables, seat: int, kind: int) -> int:
    """Tell whether a card of a kind is active."""
    for slot in range(k.SLOTS):
        if s.active[seat][slot]:
            if s.city[seat][slot] and t.kind[s.city[seat][slot] - 1] == kind:
                return 1
            if s.under[seat][slot] and t.kind[s.under[seat][slot] - 1] == kind:
                return 1
    return 0


@jit
def happened(s: Position, seat: int, event: int) -> int:
    """Tell whether something happened to a player in this turn."""
    if event == k.CONQUERED:
        return s.conquests[seat]
    if event == k.ACQUIRED:
        return s.acquisitions[seat]
    if event == k.COMPLETED:
        return s.completions[seat]
    if event == k.COLLECTED:
        return s.collections[seat]
    return s.developments[seat]


@jit
def how_many(s: Position, t: Tables, seat: int, what: int, source: int) -> int:
    """Count what `per` counts."""
    n = 0
    if what == k.PROVINCES:
        return provinces(s, t, seat)
    if what == k.THREE_PROVINCES:
        return provinces(s, t, seat) // 3
    if what == k.WONDERS_COMPLETED:
        return s.wonders[seat]
    if what == k.ATTACKS:
        return s.attacks[source - k.MONSTER_SOURCE] if source >= k.MONSTER_SOURCE else 0
    if what == k.OUTPOSTS:
        return t.outposts - s.supply[seat]
    if what == k.BORDERED_PROVINCES:
        for tile in range(t.tiles):
            if (
                t.terrain_kind[tile] >= k.LAND
                and s.owner[tile]
                and s.owner[tile] != seat + 1
                and next_to(s, t, seat, tile)
            ):
                n += 1
        return n
    if k.GUEST <= source < k.USING:  # a copied effect works as that of the card it was copied from
        source = s.guest_from[seat][source - k.GUEST] - 1
    for slot in range(k.SLOTS):  # other Military cards activated this turn
        if s.active[seat][slot]:
            card = s.city[seat][slot] - 1
            if card >= 0 and slot != source and t.gives[card][k.MILITARY]:
                n += 1
            card = s.under[seat][slot] - 1
            if card >= 0 and slot + k.COVERED != source and t.gives[card][k.MILITARY]:
                n += 1
    return n


@jit
def met(s: Position, t: Tables, seat: int, pc: int, source: int) -> int:
    """Tell whether a condition holds, or there is anything to count; of other words it is true."""
    op = t.op[pc]
    if op == IF_GAINED:
        for resource in range(5):
            asked = resource == t.a[pc] or (t.a[pc] == k.EACH and resource < k.GOLD)
            if asked and s.gained[seat][resource] < t.b[pc]:
                return 0
    elif op == IF_ACTIVE:
        return kinds_active(s, t, seat, t.a[pc]) and kinds_active(s, t, seat, t.b[pc])
    elif op == IF_DONE:
        return happened(s, seat, t.a[pc]) and happened(s, seat, t.b[pc])
    elif op == PER:
        return how_many(s, t, seat, t.a[pc], source) > 0
    return 1


# ---------------------------------------------------------------- whether an effect can be used


@jit
def reachable(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a word can be done, conditions and counts looked through; a choice in a choice is."""
    while t.op[pc] < CHOOSE:
        if not met(s, t, seat, pc, source):
            return 0
        pc += 1
    return t.op[pc] <= LAST or can_word(s, t, m, seat, pc, full, source)


@jit
def possible(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a word of an effect can be done; of a choice, one of its parts."""
    if t.op[pc] != CHOOSE:
        return reachable(s, t, m, seat, pc, full, source)
    at = pc + 1
    while at < t.past[pc]:
        if reachable(s, t, m, seat, at, full, source):
            return 1
        at = t.past[at]
    return 0


@jit
def clause_usable(s: Position, t: Tables, m: Menu, seat: int, source: int, clause: int) -> int:
    """Tell whether an effect that can be used once a turn can be used now (MN-EFF-01 to -06).

    Every word but the last must be possible in full, the last at least in part; payments must be payable together.
    """
    if s.used[seat][source] >> clause & 1:
        return 0
    thing = entity(s, seat, source)
    pc = t.begin[thing][clause]
    end = t.end[thing][clause]
    if k.GUEST <= source < k.USING and cannot_be_copied(t, pc, end):
        return 0
    production = 0
    science = 0
    military = 0
    any_kind = 0
    gold = 0
    culture = 0
    while pc < end:
        last = t.past[pc] >= end
        if not possible(s, t, m, seat, pc, not last, source):
            return 0
        if t.op[pc] == PAY:
            production += t.b[pc] if t.a[pc] == k.PRODUCTION else 0
            science += t.b[pc] if t.a[pc] == k.SCIENCE else 0
            military += t.b[pc] if t.a[pc] == k.MILITARY else 0
            gold += t.b[pc] if t.a[pc] == k.GOLD else 0
            culture += t.b[pc] if t.a[pc] == k.CULTURE else 0
        elif t.op[pc] == PAY_ANY:
            any_kind += t.a[pc]
        pc = t.past[pc]
    if gold > s.gold[seat] or culture > s.culture[seat]:
        return 0
    s.gold[seat] -= gold
    can = payable(s, t, seat, production, science, military, any_kind)
    s.gold[seat] += gold
    return can


@jit
def list_effects(s: Position, t: Tables, m: Menu, seat: int, first: int, last: int) -> None:
    """Write the effects of some sources that can be used now."""
    end = working(last, 0)
    at = seek(s, t, seat, working(first, 0), k.ONCE)
    while at < end:
        if clause_usable(s, t, m, seat, source_of(at), clause_of(at)):
            add(m, k.V_USE, source_of(at), clause_of(at))
        at = seek(s, t, seat, at + 1, k.ONCE)


@jit
def lend(s: Position, seat: int, production: int, other: int) -> None:
    """Give a player something for the time of a question."""
    s.gold[seat] += other
    s.culture[seat] += other
    for resource in range(5):
        n = other + (production if resource == k.PRODUCTION else 0)
        s.gained[seat][resource] += n
        if resource < k.GOLD:
            s.basic[seat][resource] += n


@jit
def helped(s: Position, t: Tables, m: Menu, seat: int, source: int) -> int:
    """Tell whether an effect that cannot be used now might be with the help of tokens (Q-63).

    An unused Market token counts whatever it is, so that the question tells nothing about it.
    """
    production = s.tokens[seat]
    other = 0
    for market in range(k.MARKETS):
        if s.held[market][seat] and not s.shown[market][seat]:
            other = PLENTY
    if production + other == 0:
        return 0
    found = 0
    at = seek(s, t, seat, working(source, 0), k.ONCE)
    while at < working(source + 1, 0):
        if not clause_usable(s, t, m, seat, source, clause_of(at)):
            lend(s, seat, production, other)
            if clause_usable(s, t, m, seat, source, clause_of(at)):
                found = 1
            lend(s, seat, -production, -other)
        at = seek(s, t, seat, at + 1, k.ONCE)
    return found


@jit
def use(s: Position, t: Tables, e: Events, seat: int, source: int, clause: int) -> None:
    """Use an effect, once a turn (MN-EFF-04)."""
    thing = entity(s, seat, source)
    s.used[seat][source] |= 1 << clause
    tell(e, k.T_USED, seat, thing, source, clause)
    if source == k.OWN_HERO:
        if not t.hero_by_conquest[s.hero[seat] - 1]:
            s.hero_uses[seat] += 1
        push(s, CLOSE.kind, seat)
    program(s, seat, t.begin[thing][clause], t.end[thing][clause], source)


@jit
def offer_effects(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the effects of a drawn card, and tokens that may help."""
    source = s.row[s.depth - 1][EFFECTS.source]
    list_effects(s, t, m, seat, source, source + 1)
    if helped(s, t, m, seat, source):
        list_own_tokens(s, m, seat)
    stoppable(m, 0)


@jit
def answer_effects(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int, b: int) -> None:
    """Use an effect of a drawn card, or a token."""
    if verb == k.V_USE_TOKEN:
        use_token(s, t, e, seat, a)
    elif verb == k.V_USE_PRODUCTION:
        use_production(s, e, seat)
    else:
        use(s, t, e, seat, a, b)


# ---------------------------------------------------------------- doing


@jit
def nested(s: Position, t: Tables, seat: int, pc: int, source: int, times: int) -> None:
    """Do a word inside a word, some number of times."""
    if times == 1:
        program(s, seat, pc, t.past[pc], source)
    elif times > 1:
        row = push(s, REPEAT.kind, seat)
        row[REPEAT.pc] = pc
        row[REPEAT.left] = times
        row[REPEAT.source] = source


@jit
def step_repeat(s: Position, t: Tables, seat: int) -> None:
    """Do a word once more."""
    row = s.row[s.depth - 1]
    if row[REPEAT.left] == 0:
        pop(s)
    else:
        row[REPEAT.left] -= 1
        program(s, seat, row[REPEAT.pc], t.past[row[REPEAT.pc]], row[REPEAT.source])


@jit
def do_holding(s: Position, t: Tables, m: Menu, e: Events, seat: int, pc: int, source: int) -> None:
    """Do a word that holds others."""
    op = t.op[pc]
    if op == PER:
        times = how_many(s, t, seat, t.a[pc], source)
        if t.b[pc]:
            times = min(times, t.b[pc])
        if t.op[pc + 1] == GAIN and not t.c[pc + 1]:
            gain(s, e, seat, t.a[pc + 1], t.b[pc + 1] * times)
        else:
            nested(s, t, seat, pc + 1, source, times)
    elif op == CHOOSE:
        row = push(s, ALTERNATIVE.kind, seat)
        row[ALTERNATIVE.pc] = pc
        row[ALTERNATIVE.source] = source
    elif op == OR_ELSE:  # the second where the first cannot be done in full, or strikes nobody
        first = pc + 1
        depth = s.depth
        if t.op[first] == ROUT:
            do_rout(s, t, seat, source, t.a[first], t.b[first], t.c[first])
        elif holds(s, seat, source) and possible(s, t, m, seat, first, 1, source):
            nested(s, t, seat, first, source, 1)
        if s.depth == depth:
            nested(s, t, seat, t.past[first], source, 1)
    elif op == IF_TERRAIN:
        here = lair(s, source)
        wet = t.terrain_kind[here] == k.SWAMP or t.coastal[here]
        nested(s, t, seat, pc + 1 if wet else t.past[pc + 1], source, 1)
    elif reachable(s, t, m, seat, pc, 0, source):
        nested(s, t, seat, pc + 1, source, 1)


@jit
def step_program(s: Position, t: Tables, m: Menu, e: Events, seat: int) -> None:
    """Do the next word of an effect."""
    row = s.row[s.depth - 1]
    pc = row[PROGRAM.pc]
    end = row[PROGRAM.end]
    source = row[PROGRAM.source]
    if pc >= end:
        pop(s)
        return
    row[PROGRAM.pc] = t.past[pc]
    must = 1 if t.past[pc] < end else 0
    if must == 0:
        pop(s)
        if source == k.OWN_HERO:
            must = 2  # a use of a Hero is counted, so that something is used (H5)
    below = s.depth
    if t.op[pc] <= LAST:
        do_holding(s, t, m, e, seat, pc, source)
    else:
        do_word(s, t, m, e, seat, pc, must, source)
    for at in range(below, s.depth):  # whoever is asked shall know by what
        made = s.row[at]
        if made[KIND] >= ASKS or (made[KIND] == DRAW_STEP.kind and made[DRAW_STEP.left] <= SHORT):
            made[WORD] = pc + 1
            made[SOURCE] = source + 1


@jit
def offer_alternative(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the parts of a choice that can be done; the Automa suffers the first it can (its Monster ruling)."""
    row = s.row[s.depth - 1]
    pc = row[ALTERNATIVE.pc]
    source = row[ALTERNATIVE.source]
    here = lair(s, source) if source >= k.MONSTER_SOURCE else -1
    if here >= 0 and s.owner[here] != seat + 1:  # an attack hits the controller alone
        return
    for full in range(1, -1, -1):  # what cannot be suffered in full is chosen only if nothing can
        at = pc + 1
        i = 0
        while at < t.past[pc]:
            if reachable(s, t, m, seat, at, full and here >= 0, source):
                add(m, k.V_CHOOSE, at, i)
                if s.automa == seat + 1:
                    return
            at = t.past[at]
            i += 1
        if m.n:
            return


@jit
def answer_alternative(s: Position, t: Tables, seat: int, a: int) -> None:
    """Do the chosen part."""
    source = s.row[s.depth - 1][ALTERNATIVE.source]
    pop(s)
    nested(s, t, seat, a, source, 1)
