"""The smallest verbs: the stack of unfinished effects, the menu, events, resources and who owns what."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import NOWHERE, choice, clause_of, one_use, pick, source_of, uses, working
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import KIND, PROGRAM, SEAT, WORD_CHOICE

# Compiled code can raise constant sentences only.
TOO_DEEP = f"this position has reached a limit: {k.DEPTH} unfinished effects"
TOO_MANY_CHOICES = f"this position has reached a limit: {k.MENU} choices at once"
TOO_MANY_EVENTS = f"this choice has reached a limit: {k.EVENTS} events"
TOO_MANY_WAITING = f"this position has reached a limit: {k.WAITING} things that happen at the same moment"
TOO_MUCH_HELD = f"this position has reached a limit: {k.HELD} of one resource"

# ---------------------------------------------------------------- stack, menu, events


@jit
def push(s: Position, kind: int, seat: int) -> list[int]:
    """Put a row on the stack; gives it, so that its places can be written: all are 0."""
    if s.depth == k.DEPTH:
        raise LimitError(TOO_DEEP)
    row = s.row[s.depth]
    row[KIND] = kind
    row[SEAT] = seat
    s.depth += 1
    return row


@jit
def pop(s: Position) -> None:
    """Take the topmost row off; what is gone leaves no trace, so that equal positions are equal."""
    s.depth -= 1
    row = s.row[s.depth]
    for i in range(k.WIDTH):
        row[i] = 0


@jit
def program(s: Position, seat: int, first: int, end: int, source: int) -> None:
    """Put words on the stack, to be done one after the other."""
    row = push(s, PROGRAM.kind, seat)
    row[PROGRAM.pc] = first
    row[PROGRAM.end] = end
    row[PROGRAM.source] = source


@jit
def ask_word(s: Position, seat: int, pc: int, source: int, times: int, must: int) -> None:
    """Let the player pick what a word asks, so many times."""
    row = push(s, WORD_CHOICE.kind, seat)
    row[WORD_CHOICE.pc] = pc
    row[WORD_CHOICE.source] = source
    row[WORD_CHOICE.left] = times
    row[WORD_CHOICE.must] = must


@jit
def add(m: Menu, verb: int, a: int, b: int) -> None:
    """Write a choice."""
    if m.n == k.MENU:
        raise LimitError(TOO_MANY_CHOICES)
    m.code[m.n] = choice(verb, a, b)
    m.weight[m.n] = 1
    m.n += 1


@jit
def add_pick(m: Menu, pc: int, sort: int, number: int) -> None:
    """Write something that a word may pick: a seat, tile, card, slot or amount."""
    add(m, k.V_PICK, pc, pick(sort, number))


@jit
def add_weighted(m: Menu, verb: int, a: int, b: int, weight: int) -> None:
    """Write a choice of nature."""
    if m.n == k.MENU:
        raise LimitError(TOO_MANY_CHOICES)
    m.code[m.n] = choice(verb, a, b)
    m.weight[m.n] = weight
    m.total += weight
    m.n += 1


@jit
def found(m: Menu, before: int) -> int:
    """Tell whether something was written into a menu that served as scratch paper, and take it off again."""
    more = m.n > before
    m.n = before
    return more


@jit
def stoppable(m: Menu, must: int) -> None:
    """Let the player stop where an effect is "up to"."""
    if m.n and not must:
        add(m, k.V_STOP, 0, 0)


@jit
def tell(e: Events, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write an event."""
    if e.listening:
        if e.n == k.EVENTS:
            raise LimitError(TOO_MANY_EVENTS)
        told = e.row[e.n]
        told[0] = kind
        told[1] = a
        told[2] = b
        told[3] = c
        told[4] = d
        told[5] = 0
        e.n += 1


# ---------------------------------------------------------------- resources


@jit
def gain(s: Position, e: Events, seat: int, resource: int, n: int) -> None:
    """Gain a resource; what is gained in a turn is remembered (MN-TRM-15)."""
    if n <= 0:
        return
    for kind in range(3 if resource == k.EACH else 1):
        got = kind if resource == k.EACH else resource
        held = s.gold[seat] if got == k.GOLD else s.culture[seat] if got == k.CULTURE else s.basic[seat][got]
        if held + n > k.HELD or s.gained[seat][got] + n > k.HELD:
            raise LimitError(TOO_MUCH_HELD)
        if got == k.GOLD:
            s.gold[seat] += n
        elif got == k.CULTURE:
            s.culture[seat] += n
        else:
            s.basic[seat][got] += n
        s.gained[seat][got] += n
        tell(e, k.T_GAINED, seat, got, n, 0)


@jit
def gain_only(s: Position, e: Events, seat: int, resource: int, n: int, only: int) -> None:
    """Gain a resource that pays for one thing only (Q-36)."""
    if s.gained[seat][resource] + n > k.HELD or max(s.raid[seat], s.quarry[seat]) + n > k.HELD:
        raise LimitError(TOO_MUCH_HELD)
    if only == k.ONLY_BARBARIAN:
        s.raid[seat] += n
    else:
        s.quarry[seat] += n
    s.gained[seat][resource] += n
    tell(e, k.T_GAINED, seat, resource, n, only)


# ---------------------------------------------------------------- sources of effects


@jit
def entity(s: Position, seat: int, source: int) -> int:
    """Find what works for a seat at a source: a card, policy or Hero; -1 if nothing does (MN-EFF-01)."""
    if source < k.COVERED:
        return s.city[seat][source] - 1 if s.active[seat][source] else -1
    if source < k.TOP_POLICY:
        slot = source - k.COVERED
        return s.under[seat][slot] - 1 if s.active[seat][slot] else -1
    if source == k.TOP_POLICY:  # MN-POL-07: only the topmost
        if s.policies[seat] == 0 or s.automa == seat + 1:
            return -1
        return k.POLICY + s.policy[seat][s.policies[seat] - 1] - 1
    if source == k.OWN_HERO:
        return k.HERO + s.hero[seat] - 1 if s.hero[seat] else -1
    if source < k.USING:
        return s.guest[seat][source - k.GUEST] - 1
    return s.using[seat][source - k.USING] - 1


@jit
def seek(s: Position, t: Tables, seat: int, at: int, kind: int) -> int:
    """Find the next clause of a kind that is at work for a seat, from this one on; NOWHERE if there is none."""
    source = source_of(at)
    clause = clause_of(at)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        if thing >= 0:
            for i in range(clause, t.clauses[thing]):
                if t.clause[thing][i] == kind:
                    return working(source, i)
        elif source >= k.USING:
            if s.usings[seat] == 0:
                return NOWHERE
        elif source >= k.GUEST:
            source = k.USING - 1  # the copied ones come first
        source += 1
        clause = 0
    return NOWHERE


@jit
def may_count(s: Position, t: Tables, seat: int, source: int, clause: int) -> int:
    """Tell whether a clause is below its limit."""
    most = t.most[entity(s, seat, source)][clause]
    return most == 0 or uses(s.counted[seat][source], clause) < most


@jit
def use_up(s: Position, t: Tables, seat: int, source: int, clause: int) -> None:
    """Count a use of a clause with a limit."""
    if t.most[entity(s, seat, source)][clause]:
        s.counted[seat][source] += one_use(clause)


# ---------------------------------------------------------------- territory


@jit
def decider(s: Position, seat: int) -> int:
    """Tell who decides for a seat: for the Automa the player to its right (MN-AUT-30)."""
    return seat - 1 if s.automa == seat + 1 else seat


@jit
def controls(s: Position, seat: int, tile: int) -> int:
    """Tell whether a tile is the seat's own: its Capital, or a Province it holds (MN-CON-16)."""
    return s.owner[tile] == seat + 1


@jit
def provinces(s: Position, t: Tables, seat: int) -> int:
    """Count the Provinces a seat controls (MN-SCO-01, MN-SCO-02)."""
    n = 0
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and t.terrain_kind[tile] != k.CAPITAL:
            n += 1
    return n


@jit
def hero_unit(s: Position, t: Tables, seat: int) -> int:
    """Give the Attack value of a seat's Hero; 0 if it is no Unit (MN-HER-08, MN-HER-09)."""
    return t.hero_attack[s.hero[seat] - 1] if s.hero[seat] else 0


@jit
def hero_on(s: Position, seat: int, tile: int) -> int:
    """Tell whether a seat's Hero is on a tile."""
    return s.hero[seat] > 0 and s.hero_at[seat] == tile + 1


@jit
def figures(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Count a seat's Units on a tile: Soldiers, the Warlord, a Hero that fights."""
    if s.owner[tile] != seat + 1:
        return 0
    n = s.soldiers[tile]
    if s.warlord[seat] == tile + 1:
        n += 1
    if hero_on(s, seat, tile) and hero_unit(s, t, seat):
        n += 1
    return n


@jit
def spare(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Count the Units that may leave a tile: a Province without an Outpost keeps one (MN-CON-11, MN-CON-12)."""
    n = figures(s, t, seat, tile)
    if t.terrain_kind[tile] != k.CAPITAL and not s.outpost[tile] and n > 0:
        n -= 1
    return n


@jit
def terrain(s: Position, t: Tables, tile: int) -> int:
    """Give the terrain value of a Province; a Monster there may change it."""
    if s.monsters:
        for monster in range(k.MONSTERS):
            if s.monster_at[monster] == tile + 1 and t.monster_terrain[monster]:
                return t.monster_terrain[monster] - 1
    return t.terrain[tile]


@jit
def next_to(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell whether a tile is adjacent to one that the seat controls."""
    for i in range(t.sides[tile]):
        if s.owner[t.side[tile][i]] == seat + 1:
            return 1
    return 0


@jit
def defense(s: Position, t: Tables, tile: int) -> int:
    """Add up the defense of a Province (MN-CON-19 to -31, MN-HER-07)."""
    value = terrain(s, t, tile)
    if s.waits[tile] == k.CAMP:
        value += t.front[tile]
    seat = s.owner[tile] - 1
    if seat >= 0:
        value += t.soldier_defense * s.soldiers[tile] + t.outpost_defense * s.outpost[tile]
        value += t.wonder_defense * s.monuments[tile]  # for whoever controls it (MN-WON-19), not for nobody (MN-MON-11)
        if s.warlord[seat] == tile + 1:
            value += t.warlord_defense
        if s.hero[seat]:
            if s.hero_at[seat] == tile + 1:
                value += t.hero_defense[s.hero[seat] - 1]
            elif s.hero_at[seat]:
                thing = k.HERO + s.hero[seat] - 1
                for i in range(t.clauses[thing]):
                    if t.clause[thing][i] == k.DEFENSE:
                        for j in range(t.sides[tile]):
                            if t.side[tile][j] == s.hero_at[seat] - 1:
                                value += t.amount[thing][i]
    return value


@jit
def home(s: Position, e: Events, seat: int, soldiers: int, from_tile: int) -> None:
    """Bring Soldiers back to their Capital (MN-TRM-11)."""
    if soldiers:
        s.soldiers[s.capital[seat] - 1] += soldiers
        tell(e, k.T_HOME, seat, from_tile, soldiers, 0)


@jit
def let_go(s: Position, t: Tables, tile: int) -> None:
    """Give a Province up when nothing holds it any more (MN-CON-16, MN-MON-11)."""
    seat = s.owner[tile] - 1
    if seat >= 0 and t.terrain_kind[tile] != k.CAPITAL and not s.outpost[tile] and figures(s, t, seat, tile) == 0:
        s.owner[tile] = 0


@jit
def realms(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Count the joined parts of a seat's territory, number them from 1, and count the Units that may leave each."""
    parts = 0
    for tile in range(t.tiles):
        m.realm[tile] = 0
        m.part[tile] = 0
    for start in range(t.tiles):
        if s.owner[start] == seat + 1 and m.realm[start] == 0:
            parts += 1
            m.queue[0] = start
            m.realm[start] = parts
            head = 0
            tail = 1
            while head < tail:
                tile = m.queue[head]
                head += 1
                m.part[parts] += spare(s, t, seat, tile)
                for i in range(t.sides[tile]):
                    other = t.side[tile][i]
                    if s.owner[other] == seat + 1 and m.realm[other] == 0:
                        m.realm[other] = parts
                        m.queue[tail] = other
                        tail += 1
    return parts
