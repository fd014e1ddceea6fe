"""Drawing cards from the City deck and using them. Words: `draw`, `draw_use`."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import ask_card, deck_empty, discard, pile_empty, yields
from cairn.monumental.codes import drawn, drawn_card, drawn_stale, is_resolved, resolved
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import word
from cairn.monumental.rows import DRAW_STEP, DRAWN, DRAWS, EFFECTS, KIND, USE, USED
from cairn.monumental.verbs import add, pop, push, stoppable, tell

DRAW = word(__name__, "draw", "hand use=hand!")
DRAW_USE = word(__name__, "draw_use", "n")
TOO_MANY_USED = f"this position has reached a limit: {k.USINGS} drawn cards in use at once"


# ---------------------------------------------------------------- what can be drawn


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


# ---------------------------------------------------------------- words


@jit
def can_draw(s: Position, t: Tables, seat: int) -> int:
    """Tell whether there is a card to draw (MN-TRM-13)."""
    return not (deck_empty(s, seat) and pile_empty(s, t, seat, 1))


@jit
def do_draw(s: Position, seat: int, a: int, b: int) -> None:
    """Draw so many cards and use some."""
    row = push(s, DRAW_STEP.kind, seat)
    row[DRAW_STEP.left] = a
    row[DRAW_STEP.uses] = b


@jit
def do_draw_use(s: Position, seat: int, a: int) -> None:
    """Draw and use so many cards, one after the other."""
    push(s, DRAWS.kind, seat)[DRAWS.left] = a


@jit
def step_draws(s: Position, seat: int) -> None:
    """Draw and use the next card."""
    row = s.row[s.depth - 1]
    if row[DRAWS.left] == 0:
        pop(s)
    else:
        row[DRAWS.left] -= 1
        do_draw(s, seat, 1, 1)


# ---------------------------------------------------------------- drawing


@jit
def step_draw_step(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Draw cards one by one, then let the player use some; all are discarded (MN-TRM-13, MN-TRM-14)."""
    row = s.row[s.depth - 1]
    if s.dealt:
        row[DRAW_STEP.cards + row[DRAW_STEP.drawn]] = drawn(s.dealt - 1, s.dealt_stale)
        row[DRAW_STEP.drawn] += 1
        tell(e, k.T_DRAWN, seat, s.dealt - 1, 0, 0)
        s.dealt = 0
        s.dealt_stale = k.FRESH
    if row[DRAW_STEP.left] > 0:
        row[DRAW_STEP.left] -= 1
        if ask_card(s, t, e, seat, 0):
            return
        row[DRAW_STEP.left] = 0
    if row[DRAW_STEP.uses] >= 1 and row[DRAW_STEP.drawn] == 1:  # one card to use
        card = row[DRAW_STEP.cards]
        pop(s)
        push(s, USE.kind, seat)[USE.drawn] = card
    else:
        row[KIND] = DRAWN.kind


@jit
def offer_drawn(s: Position, t: Tables, m: Menu) -> None:
    """Write the drawn cards that are of use; equal ones are one choice."""
    row = s.row[s.depth - 1]
    if row[DRAWN.uses] == 0:
        return
    for i in range(row[DRAWN.drawn]):
        number = row[DRAWN.cards + i]
        seen = is_resolved(number)
        for j in range(i):
            if row[DRAWN.cards + j] == number:
                seen = 1
        if number and not seen:
            card = drawn_card(number)
            stale = drawn_stale(number)
            if stale == k.FRESH or (stale == k.SPENT and has_effect(t, card)):
                add(m, k.V_USE_DRAWN, card, stale)
    stoppable(m, 0)


@jit
def answer_drawn(s: Position, seat: int, a: int, b: int) -> None:
    """Use one of the drawn cards; it stays with the others until all are discarded (MN-TRM-14)."""
    row = s.row[s.depth - 1]
    row[DRAWN.uses] -= 1
    for i in range(row[DRAWN.drawn]):
        if row[DRAWN.cards + i] == drawn(a, b):
            row[DRAWN.cards + i] = resolved(drawn(a, b))
            break
    used = push(s, USE.kind, seat)
    used[USE.drawn] = drawn(a, b)
    used[USE.among] = 1


@jit
def stop_drawn(s: Position, e: Events, seat: int) -> None:
    """Discard all the drawn cards, used or not."""
    row = s.row[s.depth - 1]
    for i in range(row[DRAWN.drawn]):
        number = row[DRAWN.cards + i]
        if number:
            discard(s, e, seat, drawn_card(number), drawn_stale(number))
    pop(s)


@jit
def step_use(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Use a drawn card: its resources, then its effects; alone it is discarded then, else with the others."""
    row = s.row[s.depth - 1]
    card = drawn_card(row[USE.drawn])
    stale = drawn_stale(row[USE.drawn])
    among = row[USE.among]
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
    used = push(s, USED.kind, seat)
    used[USED.place] = i
    used[USED.card] = card
    used[USED.among] = among
    used[USED.stale] = stale
    push(s, EFFECTS.kind, seat)[EFFECTS.source] = k.USING + i
    if stale == k.FRESH:
        yields(s, t, e, seat, card)


@jit
def step_used(s: Position, e: Events, seat: int) -> None:
    """Put a drawn card away after its use, unless it has archived itself."""
    row = s.row[s.depth - 1]
    i = row[USED.place]
    card = row[USED.card]
    among = row[USED.among]
    before = resolved(drawn(card, row[USED.stale]))
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
    hand = s.row[s.depth - 1]
    for j in range(hand[DRAWN.drawn]):
        if hand[DRAWN.cards + j] == before:
            hand[DRAWN.cards + j] = 0 if archived else resolved(drawn(card, stale))
            break
