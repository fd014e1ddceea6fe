"""Getting cards: paid for, or taken by an effect. Words: `take`, `complete_section`."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import owned, put_on_top, wake
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_sees
from cairn.monumental.lexicon import word
from cairn.monumental.rows import (
    CLOSE,
    FINISHED,
    GAIN_CARD,
    KEEP_WONDER,
    PLACE_WONDER,
    SECTION_CHOICE,
    TAKE_CHOICE,
)
from cairn.monumental.verbs import add, found, pop, program, push, stoppable, tell

TAKE = word(__name__, "take", "TAKEN max_cost=cost")
SECTION = word(__name__, "complete_section", "max_cost=cost")


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
        hero_sees(s, t, seat, k.ACQUIRED, 0)
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
    hero_sees(s, t, seat, k.ACQUIRED, 0)
    wake(s, t, seat, k.ACQUIRED, k.IS_WONDER)
    if s.wonder[seat]:
        row = push(s, KEEP_WONDER.kind, seat)
        row[KEEP_WONDER.card] = s.wonder[seat] - 1
        row[KEEP_WONDER.other] = card
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
    push(s, CLOSE.kind, seat)[CLOSE.event] = k.COMPLETED  # a Hero may stay only until now
    push(s, PLACE_WONDER.kind, seat)[PLACE_WONDER.card] = card
    push(s, FINISHED.kind, seat)[FINISHED.card] = card
    wake(s, t, seat, k.COMPLETED, 0)
    for i in range(t.clauses[card]):
        if t.clause[card][i] == k.AT_ONCE:
            program(s, seat, t.begin[card][i], t.end[card][i], k.SOURCES)


@jit
def put_monument(s: Position, e: Events, seat: int, card: int, tile: int) -> None:
    """Place a Wonder token (MN-WON-13)."""
    s.monument[card] = tile + 1
    s.monuments[tile] += 1
    tell(e, k.T_PLACED, seat, card, tile, 0)


@jit
def step_gain_card(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Receive a card that has been paid."""
    card = s.row[s.depth - 1][GAIN_CARD.card]
    pop(s)
    if t.kind[card] == k.WONDER:
        begin_wonder(s, t, e, seat, card)
    else:
        receive(s, t, e, seat, card)


@jit
def step_complete_card(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Complete a Wonder whose second section has been paid."""
    pop(s)
    complete(s, t, e, seat)


@jit
def step_finished(s: Position, seat: int) -> None:
    """Lay a completed Wonder on the City deck."""
    card = s.row[s.depth - 1][FINISHED.card]
    pop(s)
    put_on_top(s, seat, card)


@jit
def offer_keep_wonder(s: Position, m: Menu) -> None:
    """Write the two Wonders of which one is kept."""
    row = s.row[s.depth - 1]
    add(m, k.V_KEEP_WONDER, row[KEEP_WONDER.card], 0)
    add(m, k.V_KEEP_WONDER, row[KEEP_WONDER.other], 0)


@jit
def answer_keep_wonder(s: Position, e: Events, seat: int, a: int) -> None:
    """Keep one Wonder; the other leaves the game."""
    row = s.row[s.depth - 1]
    other = row[KEEP_WONDER.other] if row[KEEP_WONDER.card] == a else row[KEEP_WONDER.card]
    pop(s)
    s.wonder[seat] = a + 1
    s.swept[other] = 1
    tell(e, k.T_REMOVED, seat, other, a, 0)


@jit
def offer_place_wonder(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the controlled tiles without a Wonder token (MN-WON-13, MN-WON-14)."""
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and s.monuments[tile] == 0:
            add(m, k.V_PLACE, tile, 0)


@jit
def answer_place_wonder(s: Position, e: Events, seat: int, a: int) -> None:
    """Place the token of the completed Wonder."""
    card = s.row[s.depth - 1][PLACE_WONDER.card]
    pop(s)
    put_monument(s, e, seat, card, a)


# ---------------------------------------------------------------- take


@jit
def list_taking(s: Position, t: Tables, m: Menu, kinds: int, most: int) -> None:
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
def can_take(s: Position, t: Tables, m: Menu, a: int, b: int) -> int:
    """Tell whether there is a card to take."""
    before = m.n
    list_taking(s, t, m, a, b or k.ANY_COST)
    return found(m, before)


@jit
def do_take(s: Position, seat: int, must: int, a: int, b: int) -> None:
    """Let the player take a card."""
    row = push(s, TAKE_CHOICE.kind, seat)
    row[TAKE_CHOICE.kinds] = a
    row[TAKE_CHOICE.most] = b or k.ANY_COST
    row[TAKE_CHOICE.must] = must


@jit
def offer_take_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the cards to take."""
    row = s.row[s.depth - 1]
    list_taking(s, t, m, row[TAKE_CHOICE.kinds], row[TAKE_CHOICE.most])
    stoppable(m, row[TAKE_CHOICE.must])


@jit
def answer_take_choice(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Take the chosen card."""
    pop(s)
    receive(s, t, e, seat, a)


# ---------------------------------------------------------------- complete_section


@jit
def list_sections(s: Position, t: Tables, m: Menu, seat: int, most: int) -> None:
    """Write the Wonder sections that can be completed: one's own second, or a first on display (MN-TRM-08)."""
    if s.wonder[seat] and t.second[s.wonder[seat] - 1] <= most and room_for_wonder(s, t, seat):
        add(m, k.V_SECTION, s.wonder[seat] - 1, 1)
    for slot in range(s.width):
        card = s.display[slot] - 1
        if card >= 0 and t.kind[card] == k.WONDER and t.first[card] <= most:
            add(m, k.V_SECTION, card, 0)


@jit
def can_complete_section(s: Position, t: Tables, m: Menu, seat: int, a: int) -> int:
    """Tell whether there is a section to complete."""
    before = m.n
    list_sections(s, t, m, seat, a or k.ANY_COST)
    return found(m, before)


@jit
def do_complete_section(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player complete a section."""
    row = push(s, SECTION_CHOICE.kind, seat)
    row[SECTION_CHOICE.most] = a or k.ANY_COST
    row[SECTION_CHOICE.must] = must


@jit
def offer_section_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the sections to complete."""
    row = s.row[s.depth - 1]
    list_sections(s, t, m, seat, row[SECTION_CHOICE.most])
    stoppable(m, row[SECTION_CHOICE.must])


@jit
def answer_section_choice(s: Position, t: Tables, e: Events, seat: int, a: int, b: int) -> None:
    """Complete the chosen section: the second of one's own Wonder, or the first of another."""
    pop(s)
    if b:
        complete(s, t, e, seat)
    else:
        begin_wonder(s, t, e, seat, a)
