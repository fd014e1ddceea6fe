"""A player's cards: drawing, dealing, activating, acquiring, archiving, and what wakes when something happens."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Position, Tables
from cairn.monumental.verbs import TOO_MANY_WAITING, entity, gain, live, may_count, pop, push, tell

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
        push(s, k.N_CARD, seat, 0, 0, 0, 0)
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
    """Put an empty list of things that happen at once on the stack; row: 2 how many, 3 where in `waiting`."""
    return push(s, k.ORDER, seat, 0, s.waitings, 0, 0)


@jit
def also(s: Position, at: int, kind: int, argument: int) -> None:
    """Add to a list of things that happen at once: always the last one made that is still there."""
    if s.waitings == k.WAITING:
        raise LimitError(TOO_MANY_WAITING)
    s.waiting[s.waitings] = kind << k.HALFWAY | argument
    s.waitings += 1
    s.row[at][2] += 1


@jit
def wake(s: Position, t: Tables, seat: int, event: int, facts: int) -> None:
    """Wake the clauses that wait for an event; the player will choose their order (MN-GEN-05)."""
    at = -1
    source = live(s, seat, 0)
    while source < k.SOURCES:
        thing = entity(s, seat, source)
        for i in range(t.clauses[thing]):
            if t.clause[thing][i] == k.WHEN and t.about[thing][i] == event:
                only = t.only[thing][i]
                if only & facts == only and may_count(s, t, seat, source, i):
                    if at < 0:
                        at = order(s, seat)
                    also(s, at, k.E_CLAUSE, source << 3 | i)
        source = live(s, seat, source + 1)


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
def archive(s: Position, t: Tables, e: Events, seat: int, slot: int) -> None:
    """Archive the card of a space; Knowledge below it is discarded (MN-TRM-03, MN-TRM-04)."""
    card = s.city[seat][slot] - 1
    if card >= 0:
        for i in range(t.clauses[card]):  # however it is archived
            if t.clause[card][i] == k.WHEN and t.about[card][i] == k.ARCHIVED_SELF:
                push(s, k.PROGRAM, seat, t.begin[card][i], t.end[card][i], k.SOURCES, 0)
        drop_knowledge(s, e, seat, slot)
        clear(s, seat, slot)
    else:  # an uncovered Knowledge card
        card = s.under[seat][slot] - 1
        clear_under(s, seat, slot)
        s.active[seat][slot] = 0
    s.archive[seat][card] += 1
    owned(s, t, seat, card, -1)
    tell(e, k.T_ARCHIVED, seat, card, slot, 0)


@jit
def throw(s: Position, e: Events, seat: int, slot: int) -> None:
    """Discard an inactive card of the City, with the Knowledge below it (MN-TRM-12, Q-41)."""
    if s.city[seat][slot]:
        discard(s, e, seat, s.city[seat][slot] - 1, k.FRESH)
        clear(s, seat, slot)
    drop_knowledge(s, e, seat, slot)


# ---------------------------------------------------------------- acquiring


@jit
def facts_of(t: Tables, card: int) -> int:
    """Tell what is known of an acquired card."""
    kind = t.kind[card]
    if kind == k.KNOWLEDGE:
        return k.IS_KNOWLEDGE
    if kind == k.WONDER:
        return k.IS_WONDER
    return k.IS_BUILDING | (k.IS_BASIC if t.era[card] == k.BASIC_PILE else 0)


@jit
def leave_display(s: Position, seat: int, slot: int) -> int:
    """Take a card off the display; its row has been touched (Q-28, Q-29)."""
    card = s.display[slot] - 1
    s.display[slot] = 0
    s.touched[seat] |= 1 << (slot // (s.width // 2) if s.rows == 2 else 0)  # noqa: PLR2004
    return card


@jit
def find(s: Position, card: int) -> int:
    """Find a card on the display; -1 if it is not there."""
    for slot in range(s.width):
        if s.display[slot] == card + 1:
            return slot
    return -1


@jit
def basic_pile(t: Tables, card: int) -> int:
    """Find the pile of a Basic Building; -1 for other cards."""
    for i in range(k.BASICS):
        if t.piles[i] == card:
            return i
    return -1


@jit
def receive(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Get a Building or Knowledge card, paid or taken: it goes on top of the City deck."""
    pile = basic_pile(t, card)
    if pile >= 0:
        s.piles[pile] -= 1
    else:
        leave_display(s, seat, find(s, card))
    if s.automa == seat + 1:
        s.pile[seat][card] += 1  # its area (MN-AUT-16)
    else:
        put_on_top(s, seat, card)
    owned(s, t, seat, card, 1)
    s.acquisitions[seat] += 1
    tell(e, k.T_ACQUIRED, seat, card, 0, 0)
    if s.automa != seat + 1:
        wake(s, t, seat, k.ACQUIRED, facts_of(t, card))


@jit
def begin_wonder(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Get a Wonder with its first section done (MN-WON-03, MN-WON-05, MN-WON-06)."""
    leave_display(s, seat, find(s, card))
    s.acquisitions[seat] += 1
    tell(e, k.T_WONDER, seat, card, 0, 0)
    if s.automa == seat + 1:
        s.wonder[seat] = card + 1
        return
    wake(s, t, seat, k.ACQUIRED, k.IS_WONDER)
    if s.wonder[seat]:
        push(s, k.KEEP_WONDER, seat, s.wonder[seat] - 1, card, 0, 0)
    else:
        s.wonder[seat] = card + 1


@jit
def room_for_wonder(s: Position, t: Tables, seat: int) -> int:
    """Tell whether some controlled tile is free of a Wonder token (MN-WON-16)."""
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and s.monuments[tile] == 0:
            return 1
    return 0


@jit
def complete(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Complete the Wonder under construction: bonus, then the card on the deck, then the token (MN-WON-10 to -13)."""
    card = s.wonder[seat] - 1
    s.wonder[seat] = 0
    s.completions[seat] += 1
    owned(s, t, seat, card, 1)
    tell(e, k.T_COMPLETED, seat, card, 0, 0)
    push(s, k.CLOSE, seat, k.COMPLETED, 0, 0, 0)  # a Hero may stay only until now
    push(s, k.PLACE_WONDER, seat, card, 0, 0, 0)
    push(s, k.FINISHED, seat, card, 0, 0, 0)
    wake(s, t, seat, k.COMPLETED, 0)
    for i in range(t.clauses[card]):
        if t.clause[card][i] == k.AT_ONCE:
            push(s, k.PROGRAM, seat, t.begin[card][i], t.end[card][i], k.SOURCES, 0)


@jit
def put_monument(s: Position, e: Events, seat: int, card: int, tile: int) -> None:
    """Place a Wonder token (MN-WON-13)."""
    s.monument[card] = tile + 1
    s.monuments[tile] += 1
    tell(e, k.T_PLACED, seat, card, tile, 0)


# ---------------------------------------------------------------- dealing into the City


@jit
def step_fill(s: Position, t: Tables, e: Events) -> None:
    """Fill the gaps of a City, left to right, top to bottom (MN-CTY-07, MN-RCT-04)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    if s.dealt:
        slot = row[2]
        card = s.dealt - 1
        s.dealt = 0
        tell(e, k.T_DEALT, seat, card, slot, 0)
        if t.kind[card] != k.KNOWLEDGE:
            s.city[seat][slot] = card + 1
        elif s.under[seat][slot]:
            push(s, k.KEEP_KNOWLEDGE, seat, slot, card, 0, 0)  # MN-RCT-07
        else:
            s.under[seat][slot] = card + 1  # MN-RCT-06: the next card covers it
        return
    while row[2] < k.SLOTS and s.city[seat][row[2]]:
        row[2] += 1
    if row[2] == k.SLOTS or not ask_card(s, t, e, seat, 1):
        pop(s)  # MN-RCT-11: with nothing left the other spaces stay unfilled


@jit
def keep_knowledge(s: Position, e: Events, card: int) -> None:
    """Keep one of two Knowledge cards, discard the other (MN-RCT-07, MN-RCT-09)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    slot = row[2]
    other = row[3] if row[3] != card else s.under[seat][slot] - 1
    s.under[seat][slot] = card + 1
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
            throw(s, e, seat, slot)
            s.active[seat][slot] = 0
