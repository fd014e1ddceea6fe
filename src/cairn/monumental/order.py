"""Things that happen at the same moment: the active player chooses their order (MN-GEN-05)."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.verbs import add, entity, may_count, pop, push, tell, use_up


@jit
def plain(t: Tables, begin: int, end: int) -> int:
    """Tell whether an effect only gives resources, so that its moment does not matter."""
    pc = begin
    while pc < end:
        if t.op[pc] != k.GAIN:
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
    """Find the Barbarian token in the topmost list; 0 if there is none."""
    row = s.row[s.depth - 1]
    for i in range(row[3], row[3] + row[2]):
        if s.waiting[i] >> k.HALFWAY == k.E_LOOT and s.waiting[i] & k.MASK < 100:  # noqa: PLR2004
            return s.waiting[i]
    return 0


@jit
def simple_entry(s: Position, t: Tables, seat: int, entry: int) -> int:
    """Tell whether something that happens now only gives resources."""
    kind = entry >> k.HALFWAY
    argument = entry & k.MASK
    if kind == k.E_WARLORD:
        return plain(t, t.warlord[argument][0], t.warlord[argument][1])
    if kind == k.E_ONE_OFF:
        i = one_off(t, argument)
        return i < 0 or plain(t, t.begin[k.POLICY + argument][i], t.end[k.POLICY + argument][i])
    if kind == k.E_CLAUSE:
        thing = entity(s, seat, argument >> 3)
        if thing >= 0 and t.op[t.begin[thing][argument & 7]] == k.BOTH_BENEFITS:
            return loot_in(s) == 0  # nothing was looted, or it has been taken: there is nothing to double
        if argument >> 3 == k.OWN_HERO and s.hero[seat] and t.hero_uses[s.hero[seat] - 1]:
            return 0  # a use may be saved (H5)
        return thing < 0 or plain(t, t.begin[thing][argument & 7], t.end[thing][argument & 7])
    return 0


@jit
def optional(entry: int) -> int:
    """Tell whether something that happens may be left out."""
    return entry >> k.HALFWAY in (k.E_CLAUSE, k.E_ONE_OFF, k.E_WARLORD)


@jit
def strike_out(s: Position, entry: int) -> None:
    """Take an entry off the topmost list of things that happen at once."""
    row = s.row[s.depth - 1]
    for i in range(row[3], row[3] + row[2]):
        if s.waiting[i] == entry:
            s.waitings -= 1
            for j in range(i, s.waitings):
                s.waiting[j] = s.waiting[j + 1]
            s.waiting[s.waitings] = 0
            row[2] -= 1
            return


@jit
def close_order(s: Position) -> None:
    """Leave out whatever is still in the topmost list."""
    for i in range(s.row[s.depth - 1][2]):
        s.waiting[s.waitings - 1 - i] = 0
    s.waitings -= s.row[s.depth - 1][2]
    pop(s)


@jit
def happen_clause(s: Position, t: Tables, e: Events, seat: int, source: int, clause: int, loot: int) -> None:
    """Let a clause that was woken work; `loot` is the Barbarian token that waits beside it, if there is one."""
    thing = entity(s, seat, source)
    if thing < 0 or not may_count(s, t, seat, source, clause):
        return
    begin = t.begin[thing][clause]
    if t.op[begin] == k.BOTH_BENEFITS and not loot:
        return
    use_up(s, t, seat, source, clause)
    tell(e, k.T_USED, seat, thing, source, clause)
    if t.op[begin] == k.BOTH_BENEFITS:
        strike_out(s, loot)  # the list is on top: with the loot it is not empty
    if source == k.OWN_HERO:
        if not t.hero_by_conquest[s.hero[seat] - 1]:
            s.hero_uses[seat] += 1
        push(s, k.CLOSE, seat, 0, 0, 0, 0)
    if t.op[begin] == k.BOTH_BENEFITS:
        token = loot & k.MASK
        push(s, k.PROGRAM, seat, t.barbarian[token][2], t.barbarian[token][3], k.SOURCES, 0)
        push(s, k.PROGRAM, seat, t.barbarian[token][0], t.barbarian[token][1], k.SOURCES, 0)
    else:
        push(s, k.PROGRAM, seat, begin, t.end[thing][clause], source, 0)


@jit
def happen(s: Position, t: Tables, e: Events, entry: int) -> None:
    """Let something happen that was waiting for its turn."""
    row = s.row[s.depth - 1]
    seat = row[1]
    row[0] = k.ORDER
    strike_out(s, entry)
    loot = loot_in(s)
    if row[2] == 0:
        pop(s)  # so that chains of events do not pile up
    kind = entry >> k.HALFWAY
    argument = entry & k.MASK
    if kind == k.E_LOOT:
        push(s, k.BENEFIT, seat, argument, 0, 0, 0)
    elif kind == k.E_WARLORD:
        s.warlord_used[seat] = 1  # only now: declined, it is still there at the next conquest
        push(s, k.PROGRAM, seat, t.warlord[argument][0], t.warlord[argument][1], k.SOURCES, 0)
    elif kind == k.E_ONE_OFF:
        i = one_off(t, argument)
        if i >= 0:
            thing = k.POLICY + argument
            push(s, k.PROGRAM, seat, t.begin[thing][i], t.end[thing][i], k.SOURCES, 0)
    elif kind == k.E_MONSTER:
        push(s, k.ARRIVAL, seat, argument, 0, 0, 0)
    else:
        happen_clause(s, t, e, seat, argument >> 3, argument & 7, loot)


@jit
def step_order(s: Position, t: Tables, e: Events) -> None:
    """Do what only gives resources; with several other things the player chooses what comes next (MN-GEN-05)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    for i in range(row[3], row[3] + row[2]):
        if simple_entry(s, t, seat, s.waiting[i]):
            happen(s, t, e, s.waiting[i])
            return
    if row[2] == 0:
        pop(s)
    elif row[2] == 1 and not optional(s.waiting[row[3]]):
        happen(s, t, e, s.waiting[row[3]])
    else:
        row[0] = k.NEXT


@jit
def offer_next(s: Position, m: Menu) -> None:
    """Write what may come next."""
    row = s.row[s.depth - 1]
    may_stop = 1
    for i in range(row[3], row[3] + row[2]):
        add(m, k.V_NEXT, 0, s.waiting[i])
        if not optional(s.waiting[i]):
            may_stop = 0
    if may_stop:
        add(m, k.V_STOP, 0, 0)
