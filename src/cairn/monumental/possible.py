"""Whether a word of an effect can be done: asked before anything is offered.

Words are done from left to right; one that is not the last must be done in full, the last is "up to".
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import deck_empty, pile_empty, room_for_wonder
from cairn.monumental.explorers import offer_sailing, offer_steps
from cairn.monumental.fields import Menu, Position, Tables
from cairn.monumental.monsters import CONTEXT, offer_give_up
from cairn.monumental.payments import payable, payable_different
from cairn.monumental.units import offer_destroy, offer_free_outposts, offer_sources
from cairn.monumental.verbs import add, entity, figures, live, next_to, provinces

PLENTY = 100  # of every resource: more than any effect asks


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
        return s.attacks[source - CONTEXT] if source >= CONTEXT else 0
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
def quiet(s: Position, seat: int) -> int:
    """Count the inactive cards of a City."""
    n = 0
    for slot in range(k.SLOTS):
        if not s.active[seat][slot] and (s.city[seat][slot] or s.under[seat][slot]):
            n += 1
    return n


@jit
def busy(s: Position, seat: int) -> int:
    """Count the active cards of a City that could be reinforced: uncovered Knowledge too (Q-71)."""
    n = 0
    for slot in range(k.SLOTS):
        if s.active[seat][slot] and (s.city[seat][slot] or s.under[seat][slot]):
            n += 1
    return n


@jit
def can_draw(s: Position, t: Tables, seat: int) -> int:
    """Tell whether there is a card to draw (MN-TRM-13)."""
    return not (deck_empty(s, seat) and pile_empty(s, t, seat, 1))


@jit
def has_effect(t: Tables, card: int) -> int:
    """Tell whether a card has an effect that can be used once a turn."""
    for i in range(t.clauses[card]):
        if t.clause[card][i] == k.ONCE:
            return 1
    return 0


@jit
def can_progress(s: Position, t: Tables, seat: int) -> int:
    """Tell whether scientific progress could draw a card that is of use in this turn (Q-08, Q-57, Q-72)."""
    if s.tops[seat]:
        return 1
    empty = 1
    for card in range(k.CARDS):
        if s.deck[seat][card] > s.stale[seat][card]:
            return 1
        if s.stale[seat][card] > s.stale_used[seat][card] and has_effect(t, card):
            return 1
        if s.deck[seat][card]:
            empty = 0
    if empty:
        for card in range(k.CARDS):
            if s.pile[seat][card] > s.spent[seat][card]:
                return 1
            if s.spent[seat][card] > s.spent_used[seat][card] and has_effect(t, card):
                return 1
    return 0


@jit
def copied_only(t: Tables, begin: int, end: int) -> int:
    """Tell whether an effect cannot be copied: copying itself, or archiving the very card."""
    for pc in range(begin, end):
        if t.op[pc] in (k.COPY, k.ARCHIVE_THIS):
            return 1
    return 0


@jit
def works(t: Tables, thing: int) -> int:
    """Tell whether a card or policy has a clause that could be used, stand or be woken after it was copied."""
    for i in range(t.clauses[thing]):
        kind = t.clause[thing][i]
        if kind == k.ONCE and copied_only(t, t.begin[thing][i], t.end[thing][i]):
            continue
        if kind not in (k.AT_ONCE, k.ONE_OFF, k.REINFORCE_SELF):
            return 1
    return 0


@jit
def worth_copying(t: Tables, thing: int) -> int:
    """Tell whether copying leads anywhere: what gives nothing and can only copy does not (Q-75)."""
    if thing < k.CARDS:
        for resource in range(5):
            if t.gives[thing][resource]:
                return 1
    return works(t, thing)


@jit
def offer_copies(s: Position, t: Tables, m: Menu, seat: int, where: int, kinds: int, source: int) -> None:
    """Write what can be copied (MN-TRM-09, MN-TRM-10, Q-15, Q-56)."""
    if where == k.OWN_CITY:
        for slot in range(k.SLOTS):
            card = s.city[seat][slot] - 1
            if card >= 0 and t.kind[card] & kinds and slot != source and worth_copying(t, card):
                add(m, k.V_COPY, card, slot)
            card = s.under[seat][slot] - 1
            if card >= 0 and t.kind[card] & kinds and slot + k.COVERED != source and worth_copying(t, card):
                add(m, k.V_COPY, card, slot + k.COVERED)
    elif where == k.OWN_POLICY:
        for i in range(s.policies[seat] - 1):
            if worth_copying(t, k.POLICY + s.policy[seat][i] - 1):
                add(m, k.V_COPY_POLICY, s.policy[seat][i] - 1, 0)
    else:
        for card in range(k.CARDS):
            if not t.kind[card] & kinds or not worth_copying(t, card):
                continue
            found = 0
            for other in range(s.players):
                if other != seat:
                    for slot in range(k.SLOTS):
                        if s.city[other][slot] == card + 1 or s.under[other][slot] == card + 1:
                            found = 1
                    if s.automa == other + 1 and s.pile[other][card]:
                        found = 1
            if found:
                add(m, k.V_COPY_OTHER, card, 0)


@jit
def offer_taking(s: Position, t: Tables, m: Menu, kinds: int, most: int) -> None:
    """Write the cards that can be taken for nothing (MN-TRM-18)."""
    if kinds != k.BASIC:
        for slot in range(s.width):
            card = s.display[slot] - 1
            if card >= 0 and t.kind[card] & kinds and t.kind[card] != k.WONDER and t.first[card] <= most:
                add(m, k.V_TAKE, card, 0)
    if kinds & (k.BASIC | k.BUILDING):
        for i in range(k.BASICS):
            if s.piles[i] and t.first[t.piles[i]] <= most:
                add(m, k.V_TAKE, t.piles[i], 0)


@jit
def offer_sections(s: Position, t: Tables, m: Menu, seat: int, most: int, room: int) -> None:
    """Write the Wonder sections that can be completed: one's own second, or a first on display (MN-TRM-08)."""
    if s.wonder[seat] and t.second[s.wonder[seat] - 1] <= most and room:
        add(m, k.V_SECTION, s.wonder[seat] - 1, 1)
    for slot in range(s.width):
        card = s.display[slot] - 1
        if card >= 0 and t.kind[card] == k.WONDER and t.first[card] <= most:
            add(m, k.V_SECTION, card, 0)


@jit
def listed(s: Position, t: Tables, m: Menu, seat: int, pc: int, source: int) -> int:
    """Tell whether a word that picks something finds anything to pick; the menu serves as scratch paper."""
    op = t.op[pc]
    before = m.n
    if op == k.COPY:
        offer_copies(s, t, m, seat, t.a[pc], t.b[pc], source)
    elif op == k.MOVE_EXPLORER:
        offer_steps(s, t, m, seat, t.a[pc], -1)
    elif op in (k.MOVE_UNITS, k.REGROUP):
        offer_sources(s, t, m, seat, op == k.REGROUP)
    elif op == k.DESTROY:
        offer_destroy(s, t, m, seat)
    elif op == k.PLACE_OUTPOST:
        offer_free_outposts(s, t, m, seat)
    elif op == k.TAKE:
        offer_taking(s, t, m, t.a[pc], t.b[pc])
    elif op == k.SECTION:
        offer_sections(s, t, m, seat, t.a[pc], room_for_wonder(s, t, seat))
    elif op == k.SAIL:
        offer_sailing(s, t, m, seat)
    elif op == k.GIVE_UP and s.automa != seat + 1:
        offer_give_up(s, t, m, seat, t.a[pc])
    found = m.n > before
    m.n = before
    return found


@jit
def able(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a plain word can be done: in full, or at least in part."""
    op = t.op[pc]
    n = t.a[pc]
    if op == k.PAY_W:
        n = t.b[pc]
        if t.a[pc] == k.GOLD:
            return s.gold[seat] >= n
        if t.a[pc] == k.CULTURE:
            return s.culture[seat] >= n
        if t.c[pc]:
            return s.basic[seat][t.a[pc]] >= n
        return payable(
            s,
            t,
            seat,
            n if t.a[pc] == k.PRODUCTION else 0,
            n if t.a[pc] == k.SCIENCE else 0,
            n if t.a[pc] == k.MILITARY else 0,
            0,
        )
    if op == k.PAY_ANY:
        return payable_different(s, t, seat, n) if t.b[pc] else payable(s, t, seat, 0, 0, 0, n)
    if op in (k.DRAW, k.DRAW_USE):
        return can_draw(s, t, seat)
    if op == k.EXCHANGE:
        return s.basic[seat][0] + s.basic[seat][1] + s.basic[seat][2] + s.gold[seat] > 0
    if op in (k.ARCHIVE, k.DISCARD):
        return quiet(s, seat) >= (n if full else 1)
    if op == k.ACTIVATE_MORE:
        return quiet(s, seat) > 0
    if op == k.REINFORCE:
        return busy(s, seat) > s.reinforcements[seat]
    if op == k.ARCHIVE_THIS:
        return source < k.COVERED or k.USING <= source < k.SOURCES
    if op == k.REPEAT_ONE_OFFS:
        return s.policies[seat] > 0
    if op == k.TRADE:
        if t.a[pc] >= k.GOLD:
            return (s.gold[seat] if t.a[pc] == k.GOLD else s.culture[seat]) > 0
        return payable(s, t, seat, t.a[pc] == k.PRODUCTION, t.a[pc] == k.SCIENCE, t.a[pc] == k.MILITARY, 0)
    if op == k.LOSE:
        return s.gold[seat] >= t.b[pc] if t.a[pc] == k.GOLD else s.culture[seat] >= t.b[pc]
    if op == k.ROUT:
        here = s.monster_at[source - CONTEXT] - 1
        if t.b[pc] == k.HERE:
            there = figures(s, t, s.owner[here] - 1, here) if s.owner[here] else 0
            return there >= (t.a[pc] if full and t.a[pc] < k.HALF_UNITS else 1)
        return 1
    if op in (k.GAIN, k.GAIN_ANY, k.WALK, k.SEND_HOME, k.EACH_NEAR, k.BOTH_BENEFITS, k.GAIN_HOARD, k.CHOOSE):
        return 1
    return listed(s, t, m, seat, pc, source)


@jit
def inner(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a word can be done, conditions and counts looked through."""
    while True:
        op = t.op[pc]
        if op == k.IF_GAINED:
            for resource in range(5):
                asked = resource == t.a[pc] or (t.a[pc] == k.EACH and resource < 3)  # noqa: PLR2004
                if asked and s.gained[seat][resource] < t.b[pc]:
                    return 0
        elif op == k.IF_ACTIVE:
            if not kinds_active(s, t, seat, t.a[pc]) or not kinds_active(s, t, seat, t.b[pc]):
                return 0
        elif op == k.IF_DONE:
            if not happened(s, seat, t.a[pc]) or not happened(s, seat, t.b[pc]):
                return 0
        elif op == k.PER:
            if how_many(s, t, seat, t.a[pc], source) == 0:
                return 0
        else:
            return able(s, t, m, seat, pc, full, source)
        pc += 1


@jit
def possible(s: Position, t: Tables, m: Menu, seat: int, pc: int, full: int, source: int) -> int:
    """Tell whether a word can be done."""
    if t.op[pc] == k.CHOOSE:
        at = pc + 1
        while at < t.past[pc]:
            if inner(s, t, m, seat, at, full, source):
                return 1
            at = t.past[at]
        return 0
    if t.op[pc] in (k.OR_ELSE, k.IF_TERRAIN):
        return 1
    return inner(s, t, m, seat, pc, full, source)


@jit
def doable(s: Position, t: Tables, m: Menu, seat: int, begin: int, end: int, source: int) -> int:
    """Tell whether an effect can be chosen: every word but the last in full, the last at least in part."""
    pc = begin
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
        if t.op[pc] == k.PAY_W:  # several payments must be payable together
            production += t.b[pc] if t.a[pc] == k.PRODUCTION else 0
            science += t.b[pc] if t.a[pc] == k.SCIENCE else 0
            military += t.b[pc] if t.a[pc] == k.MILITARY else 0
            gold += t.b[pc] if t.a[pc] == k.GOLD else 0
            culture += t.b[pc] if t.a[pc] == k.CULTURE else 0
        elif t.op[pc] == k.PAY_ANY:
            any_kind += t.a[pc]
        pc = t.past[pc]
    if gold > s.gold[seat] or culture > s.culture[seat]:
        return 0
    s.gold[seat] -= gold
    can = payable(s, t, seat, production, science, military, any_kind)
    s.gold[seat] += gold
    return can


@jit
def usable(s: Position, t: Tables, m: Menu, seat: int, source: int, clause: int) -> int:
    """Tell whether a clause can be used now (MN-EFF-01 to -06)."""
    thing = entity(s, seat, source)
    if t.clause[thing][clause] != k.ONCE or s.used[seat][source] >> clause & 1:
        return 0
    begin = t.begin[thing][clause]
    end = t.end[thing][clause]
    if k.GUEST <= source < k.USING and copied_only(t, begin, end):
        return 0
    return doable(s, t, m, seat, begin, end, source)


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
    found = 0
    for clause in range(t.clauses[entity(s, seat, source)] if production + other else 0):
        if not usable(s, t, m, seat, source, clause):
            lend(s, seat, production, other)
            if usable(s, t, m, seat, source, clause):
                found = 1
            lend(s, seat, -production, -other)
    return found


@jit
def offer_effects(s: Position, t: Tables, m: Menu, seat: int, first: int, last: int) -> None:
    """Write the effects of some sources that can be used now."""
    source = live(s, seat, first)
    while source < last:
        for clause in range(t.clauses[entity(s, seat, source)]):
            if usable(s, t, m, seat, source, clause):
                add(m, k.V_USE, source, clause)
        source = live(s, seat, source + 1)
