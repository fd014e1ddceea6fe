"""Drawing cards from the City deck and using them."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import ask_card, discard, yields
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.verbs import add, pop, push, tell

RESOLVED = 512  # added to a drawn card that was used


@jit
def step_draw(s: Position, t: Tables, e: Events) -> None:
    """Draw cards one by one, then let the player use some; all are discarded (MN-TRM-13, MN-TRM-14).

    A row: 2 still to draw, 3 to use, 4 cards drawn, then the cards: 1 + number, 256 more if used before (Q-57).
    """
    row = s.row[s.depth - 1]
    seat = row[1]
    if s.dealt:
        row[5 + row[4]] = s.dealt + 256 * s.dealt_stale
        row[4] += 1
        tell(e, k.T_DRAWN, seat, s.dealt - 1, 0, 0)
        s.dealt = 0
        s.dealt_stale = 0
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
def offer_drawn(s: Position, m: Menu) -> None:
    """Write the drawn cards that may be used; equal ones are one choice."""
    row = s.row[s.depth - 1]
    if row[3] == 0:
        return
    for i in range(row[4]):
        card = row[5 + i]
        seen = 0
        for j in range(i):
            if row[5 + j] == card:
                seen = 1
        if card and card < RESOLVED and not seen:
            add(m, k.V_USE_DRAWN, (card & 255) - 1, card >> 8)
    if m.n:
        add(m, k.V_STOP, 0, 0)


@jit
def use_drawn(s: Position, card: int, stale: int) -> None:
    """Use one of the drawn cards; it stays with the others until all are discarded (MN-TRM-14)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    row[3] -= 1
    for i in range(row[4]):
        if row[5 + i] == card + 1 + 256 * stale:
            row[5 + i] += RESOLVED
            break
    push(s, k.USE, seat, card + 1 + 256 * stale, 1, 0, 0)


@jit
def close_drawn(s: Position, e: Events) -> None:
    """Discard all the drawn cards, used or not."""
    row = s.row[s.depth - 1]
    seat = row[1]
    for i in range(row[4]):
        if row[5 + i]:
            discard(s, e, seat, (row[5 + i] & 255) - 1, 1 if row[5 + i] >> 8 else 0)
    pop(s)


@jit
def step_use(s: Position, t: Tables, e: Events) -> None:
    """Use a drawn card: its resources, then its effects; alone it is discarded then, else with the others."""
    row = s.row[s.depth - 1]
    seat = row[1]
    card = (row[2] & 255) - 1
    stale = row[2] >> 8
    among = row[3]
    pop(s)
    if stale or s.usings[seat] >= k.USINGS:  # it yields nothing the second time
        if not among:
            discard(s, e, seat, card, 1)
        return
    i = s.usings[seat]
    s.usings[seat] += 1
    s.using[seat][i] = card + 1
    push(s, k.USED, seat, i, card, among, 0)
    push(s, k.EFFECTS, seat, k.USING + i, 0, 0, 0)
    yields(s, t, e, seat, card)


@jit
def step_used(s: Position, e: Events) -> None:
    """Put a drawn card away after its use, unless it has archived itself."""
    row = s.row[s.depth - 1]
    seat = row[1]
    i = row[2]
    card = row[3]
    among = row[4]
    pop(s)
    archived = s.using[seat][i] == 0
    s.usings[seat] -= 1
    s.using[seat][i] = 0
    s.used[seat][k.USING + i] = 0
    s.counted[seat][k.USING + i] = 0
    if not among:
        if not archived:
            discard(s, e, seat, card, 1)
    elif archived:
        drawn = s.row[s.depth - 1]
        for j in range(drawn[4]):
            if drawn[5 + j] == card + 1 + RESOLVED:
                drawn[5 + j] = 0
                break
