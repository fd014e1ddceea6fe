"""Things that happen at the same moment: the active player chooses their order (MN-GEN-05).

Words: `repeat_one_offs`, `both_benefits`.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import also, order
from cairn.monumental.codes import (
    E_CLAUSE,
    E_LOOT,
    E_MONSTER,
    E_ONE_OFF,
    E_WARLORD,
    city_of,
    clause_of,
    entry_argument,
    entry_kind,
    entry_of,
    is_city,
    source_of,
)
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import LOOT, word
from cairn.monumental.resources import GAIN
from cairn.monumental.rows import ARRIVAL, BENEFIT, CLOSE, KIND, NEXT, ORDER
from cairn.monumental.verbs import add, entity, may_count, pop, program, push, tell, use_up

REPEAT_ONE_OFFS = word(__name__, "repeat_one_offs")
BOTH_BENEFITS = word(__name__, "both_benefits", "", LOOT)


# ---------------------------------------------------------------- words


@jit
def can_repeat_one_offs(s: Position, seat: int) -> int:
    """Tell whether a policy was developed."""
    return s.policies[seat] > 0


@jit
def do_repeat_one_offs(s: Position, seat: int) -> None:
    """Let all one-off effects of one's policies work again, in the player's order."""
    at = order(s, seat)
    for i in range(s.policies[seat]):
        also(s, at, E_ONE_OFF, s.policy[seat][i] - 1)


@jit
def benefits(s: Position, t: Tables, seat: int, loot: int, which: int) -> None:
    """Let one of the two benefits of loot work; 0 or 1."""
    if is_city(loot):
        program(s, seat, t.city[city_of(loot)][2 * which], t.city[city_of(loot)][2 * which + 1], k.SOURCES)
    else:
        program(s, seat, t.barbarian[loot][2 * which], t.barbarian[loot][2 * which + 1], k.SOURCES)


@jit
def offer_benefit(s: Position, m: Menu) -> None:
    """Write the two benefits of loot."""
    for which in range(2):
        add(m, k.V_BENEFIT, s.row[s.depth - 1][BENEFIT.loot], which)


@jit
def answer_benefit(s: Position, t: Tables, e: Events, seat: int, a: int, b: int) -> None:
    """Take one of them."""
    pop(s)
    tell(e, k.T_BENEFIT, seat, a, b, 0)
    benefits(s, t, seat, a, b)


# ---------------------------------------------------------------- what waits


@jit
def only_gives(t: Tables, begin: int, end: int) -> int:
    """Tell whether an effect only gives resources, so that its moment does not matter."""
    pc = begin
    while pc < end:
        if t.op[pc] != GAIN:
            return 0
        pc = t.past[pc]
    return 1


@jit
def one_off(t: Tables, policy: int) -> int:
    """Find the one-off clause of a policy; -1 if it has none."""
    for i in range(t.clauses[k.POLICY + policy]):
        if t.clause[k.POLICY + policy][i] == k.ONE_OFF:
            return i
    return -1


@jit
def loot_in(s: Position) -> int:
    """Find the looted token in the topmost list; 0 if there is none."""
    row = s.row[s.depth - 1]
    for i in range(row[ORDER.first], row[ORDER.first] + row[ORDER.waiting]):
        if entry_kind(s.waiting[i]) == E_LOOT:
            return s.waiting[i]
    return 0


@jit
def simple_entry(s: Position, t: Tables, seat: int, waiting: int) -> int:
    """Tell whether something that happens now only gives resources."""
    kind = entry_kind(waiting)
    argument = entry_argument(waiting)
    if kind == E_WARLORD:
        return only_gives(t, t.warlord[argument][0], t.warlord[argument][1])
    if kind == E_ONE_OFF:
        i = one_off(t, argument)
        return i < 0 or only_gives(t, t.begin[k.POLICY + argument][i], t.end[k.POLICY + argument][i])
    if kind == E_CLAUSE:
        source = source_of(argument)
        i = clause_of(argument)
        thing = entity(s, seat, source)
        if thing >= 0 and t.op[t.begin[thing][i]] == BOTH_BENEFITS:
            return loot_in(s) == 0  # nothing was looted, or it has been taken: there is nothing to double
        if source == k.OWN_HERO and s.hero[seat] and t.hero_uses[s.hero[seat] - 1]:
            return 0  # a use may be saved (H5)
        return thing < 0 or only_gives(t, t.begin[thing][i], t.end[thing][i])
    return 0


@jit
def optional(waiting: int) -> int:
    """Tell whether something that happens may be left out."""
    return entry_kind(waiting) in (E_CLAUSE, E_ONE_OFF, E_WARLORD)


@jit
def strike_out(s: Position, waiting: int) -> None:
    """Take an entry off the topmost list of things that happen at once."""
    row = s.row[s.depth - 1]
    for i in range(row[ORDER.first], row[ORDER.first] + row[ORDER.waiting]):
        if s.waiting[i] == waiting:
            s.waitings -= 1
            for j in range(i, s.waitings):
                s.waiting[j] = s.waiting[j + 1]
            s.waiting[s.waitings] = 0
            row[ORDER.waiting] -= 1
            return


# ---------------------------------------------------------------- what happens


@jit
def happen_clause(s: Position, t: Tables, e: Events, seat: int, source: int, clause: int, loot: int) -> None:
    """Let a clause that was woken work; `loot` is the token that waits beside it, if there is one."""
    thing = entity(s, seat, source)
    if thing < 0 or not may_count(s, t, seat, source, clause):
        return
    begin = t.begin[thing][clause]
    doubles = t.op[begin] == BOTH_BENEFITS
    if doubles and not loot:
        return
    use_up(s, t, seat, source, clause)
    tell(e, k.T_USED, seat, thing, source, clause)
    if doubles:
        strike_out(s, loot)  # the list is on top: with the loot it is not empty
    if source == k.OWN_HERO:
        if not t.hero_by_conquest[s.hero[seat] - 1]:
            s.hero_uses[seat] += 1
        push(s, CLOSE.kind, seat)
    if doubles:
        benefits(s, t, seat, entry_argument(loot), 1)
        benefits(s, t, seat, entry_argument(loot), 0)
    else:
        program(s, seat, begin, t.end[thing][clause], source)


@jit
def happen(s: Position, t: Tables, e: Events, seat: int, waiting: int) -> None:
    """Let something happen that was waiting for its turn."""
    row = s.row[s.depth - 1]
    row[KIND] = ORDER.kind
    strike_out(s, waiting)
    loot = loot_in(s)
    if row[ORDER.waiting] == 0:
        pop(s)  # so that chains of events do not pile up
    kind = entry_kind(waiting)
    argument = entry_argument(waiting)
    if kind == E_LOOT:
        push(s, BENEFIT.kind, seat)[BENEFIT.loot] = argument
    elif kind == E_WARLORD:
        s.warlord_used[seat] = 1  # only now: declined, it is still there at the next conquest
        program(s, seat, t.warlord[argument][0], t.warlord[argument][1], k.SOURCES)
    elif kind == E_ONE_OFF:
        i = one_off(t, argument)
        if i >= 0:
            program(s, seat, t.begin[k.POLICY + argument][i], t.end[k.POLICY + argument][i], k.SOURCES)
    elif kind == E_MONSTER:
        push(s, ARRIVAL.kind, seat)[ARRIVAL.monster] = argument
    else:
        happen_clause(s, t, e, seat, source_of(argument), clause_of(argument), loot)


@jit
def step_order(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Do what only gives resources; with several other things the player chooses what comes next (MN-GEN-05)."""
    row = s.row[s.depth - 1]
    first = row[ORDER.first]
    for i in range(first, first + row[ORDER.waiting]):
        if simple_entry(s, t, seat, s.waiting[i]):
            happen(s, t, e, seat, s.waiting[i])
            return
    if row[ORDER.waiting] == 0:
        pop(s)
    elif row[ORDER.waiting] == 1 and not optional(s.waiting[first]):
        happen(s, t, e, seat, s.waiting[first])
    else:
        row[KIND] = NEXT.kind


@jit
def offer_next(s: Position, m: Menu) -> None:
    """Write what may come next."""
    row = s.row[s.depth - 1]
    may_stop = 1
    for i in range(row[NEXT.first], row[NEXT.first] + row[NEXT.waiting]):
        add(m, k.V_NEXT, 0, s.waiting[i])
        if not optional(s.waiting[i]):
            may_stop = 0
    if may_stop:
        add(m, k.V_STOP, 0, 0)


@jit
def answer_next(s: Position, t: Tables, e: Events, seat: int, code: int) -> None:
    """Let the chosen thing happen."""
    happen(s, t, e, seat, entry_of(code))


@jit
def stop_next(s: Position) -> None:
    """Leave out whatever is still in the topmost list."""
    left = s.row[s.depth - 1][NEXT.waiting]
    for i in range(left):
        s.waiting[s.waitings - 1 - i] = 0
    s.waitings -= left
    pop(s)
