"""Drawing cards from the City deck and using them."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import ask_card, discard, yields
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.possible import has_effect
from cairn.monumental.verbs import add, pop, push, tell

# A drawn card in a row: 1 + its number in 8 bits, then FRESH, SPENT or USED_UP, then RESOLVED once it was used.
CARD, STALE, RESOLVED = 255, 8, 1024
TOO_MANY_USED = f"this position has reached a limit: {k.USINGS} drawn cards in use at once"


@jit
def step_draws(s: Position) -> None:
    """Draw and use so many cards, one after the other."""
    row = s.row[s.depth - 1]
    if row[2] == 0:
        pop(s)
    else:
        row[2] -= 1
        push(s, k.DRAW_STEP, row[1], 1, 1, 0, 0)


@jit
def step_draw(s: Position, t: Tables, e: Events) -> None:
    """Draw cards one by one, then let the player use some; all are discarded (MN-TRM-13, MN-TRM-14).

    A row: 2 still to draw, 3 to use, 4 cards drawn, then the cards.
    """
    row = s.row[s.depth - 1]
    seat = row[1]
    if s.dealt:
        row[5 + row[4]] = s.dealt | s.dealt_stale << STALE
        row[4] += 1
        tell(e, k.T_DRAWN, seat, s.dealt - 1, 0, 0)
        s.dealt = 0
        s.dealt_stale = k.FRESH
    if row[2] > 0:
        row[2] -= 1
        if ask_card(s, t, e, seat, 0):
            return
        row[2] = 0
    if row[3] >= row[4] and row[4] == 1:  # one card to use
        card = row[5]
        pop(s)
        push(s, k.USE, seat, card, 0, 0, 0)
    else:
        row[0] = k.DRAWN


@jit
def offer_drawn(s: Position, t: Tables, m: Menu) -> None:
    """Write the drawn cards that are of use; equal ones are one choice."""
    row = s.row[s.depth - 1]
    if row[3] == 0:
        return
    for i in range(row[4]):
        card = row[5 + i]
        seen = 0
        for j in range(i):
            if row[5 + j] == card:
                seen = 1
        stale = card >> STALE
        if card and not seen and (stale == k.FRESH or (stale == k.SPENT and has_effect(t, (card & CARD) - 1))):
            add(m, k.V_USE_DRAWN, (card & CARD) - 1, stale)
    if m.n:
        add(m, k.V_STOP, 0, 0)


@jit
def use_drawn(s: Position, card: int, stale: int) -> None:
    """Use one of the drawn cards; it stays with the others until all are discarded (MN-TRM-14)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    row[3] -= 1
    for i in range(row[4]):
        if row[5 + i] == card + 1 | stale << STALE:
            row[5 + i] |= RESOLVED
            break
    push(s, k.USE, seat, card + 1 | stale << STALE, 1, 0, 0)


@jit
def close_drawn(s: Position, e: Events) -> None:
    """Discard all the drawn cards, used or not."""
    row = s.row[s.depth - 1]
    seat = row[1]
    for i in range(row[4]):
        if row[5 + i]:
            discard(s, e, seat, (row[5 + i] & CARD) - 1, (row[5 + i] & ~RESOLVED) >> STALE)
    pop(s)


@jit
def step_use(s: Position, t: Tables, e: Events) -> None:
    """Use a drawn card: its resources, then its effects; alone it is discarded then, else with the others."""
    row = s.row[s.depth - 1]
    seat = row[1]
    card = (row[2] & CARD) - 1
    stale = row[2] >> STALE
    among = row[3]
    pop(s)
    if stale == k.USED_UP:  # nothing is left of it in this turn
        if not among:
            discard(s, e, seat, card, k.USED_UP)
        return
    i = s.usings[seat]
    if i == k.USINGS:
        raise LimitError(TOO_MANY_USED)
    s.usings[seat] += 1
    s.using[seat][i] = card + 1
    push(s, k.USED, seat, i, card, among, stale)
    push(s, k.EFFECTS, seat, k.USING + i, 0, 0, 0)
    if stale == k.FRESH:
        yields(s, t, e, seat, card)


@jit
def step_used(s: Position, e: Events) -> None:
    """Put a drawn card away after its use, unless it has archived itself."""
    row = s.row[s.depth - 1]
    seat = row[1]
    i = row[2]
    card = row[3]
    among = row[4]
    drawn_as = row[5]
    pop(s)
    archived = s.using[seat][i] == 0
    stale = k.USED_UP if s.used[seat][k.USING + i] else k.SPENT
    s.usings[seat] -= 1
    s.using[seat][i] = 0
    s.used[seat][k.USING + i] = 0
    s.counted[seat][k.USING + i] = 0
    if not among:
        if not archived:
            discard(s, e, seat, card, stale)
        return
    drawn = s.row[s.depth - 1]
    for j in range(drawn[4]):
        if drawn[5 + j] == card + 1 | drawn_as << STALE | RESOLVED:
            drawn[5 + j] = 0 if archived else card + 1 | stale << STALE | RESOLVED
            break
