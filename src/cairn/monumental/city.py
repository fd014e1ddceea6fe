"""A player's cards: drawing, dealing, activating, archiving, and what wakes when something happens."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import E_CLAUSE, NOWHERE, clause_of, entry, source_of
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import FILL, KEEP_KNOWLEDGE, N_CARD, ORDER, SEAT
from cairn.monumental.verbs import (
    TOO_MANY_WAITING,
    add,
    add_weighted,
    entity,
    gain,
    may_count,
    pop,
    program,
    push,
    seek,
    tell,
)

TOO_MANY_ON_TOP = f"this position has reached a limit: {k.TOPS} cards whose place in a deck is known"

# ---------------------------------------------------------------- deck and discard pile


@jit
def deck_empty(s: Position, seat: int) -> int:
    """Tell whether a City deck is empty."""
    if s.tops[seat]:
        return 0
    for card in range(k.CARDS):
        if s.deck[seat][card]:
            return 0
    return 1


@jit
def pile_empty(s: Position, t: Tables, seat: int, knowledge_counts: int) -> int:
    """Tell whether a discard pile is empty; MN-RCT-13 asks whether it holds anything but Knowledge."""
    for card in range(k.CARDS):
        if s.pile[seat][card] and (knowledge_counts or t.kind[card] != k.KNOWLEDGE):
            return 0
    return 1


@jit
def discard(s: Position, e: Events, seat: int, card: int, stale: int) -> None:
    """Put a card on its owner's discard pile: FRESH, SPENT or USED_UP in this turn (Q-72)."""
    s.pile[seat][card] += 1
    s.spent[seat][card] += stale > k.FRESH
    s.spent_used[seat][card] += stale == k.USED_UP
    tell(e, k.T_DISCARDED, seat, card, 0, 0)


@jit
def shuffle(s: Position, e: Events, seat: int) -> None:
    """Make the discard pile the new City deck (MN-RCT-10)."""
    for card in range(k.CARDS):
        s.deck[seat][card] += s.pile[seat][card]
        s.stale[seat][card] += s.spent[seat][card]
        s.stale_used[seat][card] += s.spent_used[seat][card]
        s.pile[seat][card] = 0
        s.spent[seat][card] = 0
        s.spent_used[seat][card] = 0
    tell(e, k.T_SHUFFLED, seat, 0, 0, 0)


@jit
def ask_card(s: Position, t: Tables, e: Events, seat: int, dealing: int) -> int:
    """See to it that `dealt` will hold the next card of a deck; gives 0 if there is none.

    A card whose place is known comes at once, otherwise nature is asked. Dealing into the City never shuffles a pile
    of Knowledge alone (MN-RCT-13).
    """
    if deck_empty(s, seat):
        if pile_empty(s, t, seat, not dealing):
            return 0
        shuffle(s, e, seat)
    if s.tops[seat]:
        s.tops[seat] -= 1
        s.dealt = s.top[seat][s.tops[seat]] + 1
        s.top[seat][s.tops[seat]] = 0
        s.dealt_stale = k.FRESH
    else:
        push(s, N_CARD.kind, seat)
    return 1


@jit
def put_on_top(s: Position, seat: int, card: int) -> None:
    """Lay a card face down on top of a City deck (MN-ACQ-06)."""
    if s.tops[seat] == k.TOPS:
        raise LimitError(TOO_MANY_ON_TOP)
    s.top[seat][s.tops[seat]] = card
    s.tops[seat] += 1


# ---------------------------------------------------------------- what wakes


@jit
def order(s: Position, seat: int) -> int:
    """Put an empty list of things that happen at once on the stack; gives its place there."""
    push(s, ORDER.kind, seat)[ORDER.first] = s.waitings
    return s.depth - 1


@jit
def also(s: Position, at: int, kind: int, argument: int) -> None:
    """Add to a list of things that happen at once: always the last one made that is still there."""
    if s.waitings == k.WAITING:
        raise LimitError(TOO_MANY_WAITING)
    s.waiting[s.waitings] = entry(kind, argument)
    s.waitings += 1
    s.row[at][ORDER.waiting] += 1


@jit
def wake(s: Position, t: Tables, seat: int, event: int, facts: int) -> None:
    """Wake the clauses that wait for an event; the player will choose their order (MN-GEN-05)."""
    listed = -1
    at = seek(s, t, seat, 0, k.WHEN)
    while at < NOWHERE:
        thing = entity(s, seat, source_of(at))
        only = t.only[thing][clause_of(at)]
        waits = t.about[thing][clause_of(at)] == event and only & facts == only
        if waits and may_count(s, t, seat, source_of(at), clause_of(at)):
            if listed < 0:
                listed = order(s, seat)
            also(s, listed, E_CLAUSE, at)
        at = seek(s, t, seat, at + 1, k.WHEN)


# ---------------------------------------------------------------- cards at work


@jit
def yields(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Gain what stands in the upper right corner of a card (MN-ACT-04)."""
    for resource in range(5):
        gain(s, e, seat, resource, t.gives[card][resource])


@jit
def activate(s: Position, t: Tables, e: Events, seat: int, slot: int) -> None:
    """Activate a space of the City: its card and the Knowledge below (MN-ACT-03, MN-ACT-06, MN-ACT-09)."""
    card = s.city[seat][slot] - 1
    knowledge = s.under[seat][slot] - 1
    if s.active[seat][slot] or (card < 0 and knowledge < 0):
        return
    s.active[seat][slot] = 1
    tell(e, k.T_ACTIVATED, seat, slot, card + 1, knowledge + 1)
    if card >= 0:
        yields(s, t, e, seat, card)
    if knowledge >= 0:
        yields(s, t, e, seat, knowledge)


@jit
def owned(s: Position, t: Tables, seat: int, card: int, n: int) -> None:
    """Keep count of what scores: Knowledge other than the starting card, completed Wonders."""
    if t.kind[card] == k.KNOWLEDGE and not t.starting[card]:
        s.knowledge[seat] += n
    elif t.kind[card] == k.WONDER:
        s.wonders[seat] += n


@jit
def clear(s: Position, seat: int, slot: int) -> None:
    """Empty a space of the City for good."""
    s.city[seat][slot] = 0
    s.active[seat][slot] = 0
    s.straight[seat][slot] = 0
    s.used[seat][slot] = 0
    s.counted[seat][slot] = 0


@jit
def clear_under(s: Position, seat: int, slot: int) -> None:
    """Take the Knowledge card of a space away."""
    s.under[seat][slot] = 0
    s.used[seat][slot + k.COVERED] = 0
    s.counted[seat][slot + k.COVERED] = 0


@jit
def drop_knowledge(s: Position, e: Events, seat: int, slot: int) -> None:
    """Discard the Knowledge card below a card that is archived, discarded or reinforced."""
    if s.under[seat][slot]:
        stale = k.FRESH
        if s.active[seat][slot]:
            stale = k.USED_UP if s.used[seat][slot + k.COVERED] else k.SPENT
        discard(s, e, seat, s.under[seat][slot] - 1, stale)
        clear_under(s, seat, slot)


@jit
def last_effect(s: Position, t: Tables, seat: int, card: int) -> None:
    """Let a card work that waits for being archived, however it is (Q-43)."""
    for i in range(t.clauses[card]):
        if t.clause[card][i] == k.WHEN and t.about[card][i] == k.ARCHIVED_SELF:
            program(s, seat, t.begin[card][i], t.end[card][i], k.SOURCES)


@jit
def put_away(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Lay a card that has left the City into the archive."""
    s.archive[seat][card] += 1
    owned(s, t, seat, card, -1)
    tell(e, k.T_ARCHIVED, seat, card, 0, 0)


@jit
def archive(s: Position, t: Tables, e: Events, seat: int, slot: int) -> None:
    """Archive the card of a space; Knowledge below it is discarded (MN-TRM-03, MN-TRM-04)."""
    card = s.city[seat][slot] - 1
    if card >= 0:
        last_effect(s, t, seat, card)
        drop_knowledge(s, e, seat, slot)
        clear(s, seat, slot)
    else:  # an uncovered Knowledge card
        card = s.under[seat][slot] - 1
        clear_under(s, seat, slot)
        s.active[seat][slot] = 0
    put_away(s, t, e, seat, card)


@jit
def discard_slot(s: Position, e: Events, seat: int, slot: int) -> None:
    """Discard an inactive card of the City, with the Knowledge below it (MN-TRM-12, Q-41)."""
    if s.city[seat][slot]:
        discard(s, e, seat, s.city[seat][slot] - 1, k.FRESH)
        clear(s, seat, slot)
    drop_knowledge(s, e, seat, slot)


# ---------------------------------------------------------------- dealing into the City


@jit
def offer_n_card(s: Position, m: Menu, seat: int) -> None:
    """Write the cards that may be on top of a City deck, below the known ones."""
    for card in range(k.CARDS):
        n = s.deck[seat][card]
        if n:
            stale = s.stale[seat][card]
            used = s.stale_used[seat][card]
            if n > stale:
                add_weighted(m, k.V_DRAW, card, k.FRESH, n - stale)
            if stale > used:
                add_weighted(m, k.V_DRAW, card, k.SPENT, stale - used)
            if used:
                add_weighted(m, k.V_DRAW, card, k.USED_UP, used)


@jit
def answer_n_card(s: Position, seat: int, a: int, b: int) -> None:
    """Deal the card that nature has drawn."""
    pop(s)
    s.deck[seat][a] -= 1
    s.stale[seat][a] -= b > k.FRESH
    s.stale_used[seat][a] -= b == k.USED_UP
    s.dealt = a + 1
    s.dealt_stale = b


@jit
def step_fill(s: Position, t: Tables, e: Events) -> None:
    """Fill the gaps of a City, left to right, top to bottom (MN-CTY-07, MN-RCT-04)."""
    row = s.row[s.depth - 1]
    seat = row[SEAT]
    slot = row[FILL.slot]
    if s.dealt:
        card = s.dealt - 1
        s.dealt = 0
        tell(e, k.T_DEALT, seat, card, slot, 0)
        if t.kind[card] != k.KNOWLEDGE:
            s.city[seat][slot] = card + 1
        elif s.under[seat][slot]:
            asked = push(s, KEEP_KNOWLEDGE.kind, seat)  # MN-RCT-07
            asked[KEEP_KNOWLEDGE.slot] = slot
            asked[KEEP_KNOWLEDGE.card] = card
        else:
            s.under[seat][slot] = card + 1  # MN-RCT-06: the next card covers it
        return
    while slot < k.SLOTS and s.city[seat][slot]:
        slot += 1
    row[FILL.slot] = slot
    if slot == k.SLOTS or not ask_card(s, t, e, seat, 1):
        pop(s)  # MN-RCT-11: with nothing left the other spaces stay unfilled


@jit
def offer_keep_knowledge(s: Position, m: Menu, seat: int) -> None:
    """Write the two Knowledge cards of which one is kept."""
    row = s.row[s.depth - 1]
    add(m, k.V_KEEP_KNOWLEDGE, s.under[seat][row[KEEP_KNOWLEDGE.slot]] - 1, 0)
    add(m, k.V_KEEP_KNOWLEDGE, row[KEEP_KNOWLEDGE.card], 0)


@jit
def answer_keep_knowledge(s: Position, e: Events, seat: int, a: int) -> None:
    """Keep one of two Knowledge cards, discard the other (MN-RCT-07, MN-RCT-09)."""
    row = s.row[s.depth - 1]
    slot = row[KEEP_KNOWLEDGE.slot]
    other = row[KEEP_KNOWLEDGE.card] if row[KEEP_KNOWLEDGE.card] != a else s.under[seat][slot] - 1
    s.under[seat][slot] = a + 1
    discard(s, e, seat, other, k.FRESH)
    pop(s)


@jit
def discard_active(s: Position, e: Events, seat: int) -> None:
    """Discard what was activated, straighten what was reinforced (MN-RCT-01, MN-RCT-02, MN-RCT-14)."""
    for slot in range(k.SLOTS):
        if not s.active[seat][slot]:
            continue
        if s.straight[seat][slot]:
            tell(e, k.T_REINFORCED, seat, (s.city[seat][slot] or s.under[seat][slot]) - 1, slot, 0)
            if s.city[seat][slot]:
                drop_knowledge(s, e, seat, slot)  # MN-RCT-15; alone it is itself what stays
            s.active[seat][slot] = 0
            s.straight[seat][slot] = 0
        else:
            discard_slot(s, e, seat, slot)
            s.active[seat][slot] = 0
