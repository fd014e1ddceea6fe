"""The Development deck and its display."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import DEAL, N_DEVELOPMENT
from cairn.monumental.verbs import add_weighted, pop, push, tell


@jit
def deck_left(s: Position) -> int:
    """Count what is left in the Development deck, Heroes too."""
    n = s.hidden_heroes[0] + s.hidden_heroes[1] + s.hidden_heroes[2] + s.hidden_heroes[3]
    for card in range(k.CARDS):
        n += s.pool[card]
    return n


@jit
def era(s: Position, t: Tables) -> int:
    """Find the Era whose pile is on top; 0 when the deck is empty (MN-DEV-02)."""
    for number in range(k.ERA_1, k.ERA_3 + 1):
        if s.hidden_heroes[number - k.ERA_1]:
            return number
        for card in range(k.CARDS):
            if s.pool[card] and t.era[card] == number:
                return number
    return 0


@jit
def offer_n_development(s: Position, t: Tables, m: Menu) -> None:
    """Write what may lie on top of the Development deck: cards of its Era, and hidden Heroes."""
    now = era(s, t)
    hidden = s.hidden_heroes[now - k.ERA_1]
    unknown = 0
    for hero in range(k.HEROES):
        if t.hero_era[hero] == now and not s.hero_known[hero]:
            unknown += 1
    for card in range(k.CARDS):
        if s.pool[card] and t.era[card] == now:
            weight = unknown if hidden else 1
            add_weighted(m, k.V_DEVELOPMENT, card, 0, weight)
    if hidden:
        for hero in range(k.HEROES):
            if t.hero_era[hero] == now and not s.hero_known[hero]:
                add_weighted(m, k.V_HERO, hero, 0, hidden)


@jit
def shift(s: Position, first: int, last: int) -> None:
    """Move the cards of a row to the right, away from the deck."""
    to = last - 1
    for slot in range(last - 1, first - 1, -1):
        card = s.display[slot]
        if card:
            s.display[slot] = 0
            s.display[to] = card
            to -= 1


@jit
def sweep(s: Position, e: Events, first: int, last: int) -> None:
    """Discard the card of a row that is furthest from the deck (MN-RDS-03)."""
    for slot in range(last - 1, first - 1, -1):
        if s.display[slot]:
            s.swept[s.display[slot] - 1] = 1
            tell(e, k.T_SWEPT, s.display[slot] - 1, 0, 0, 0)
            s.display[slot] = 0
            return


@jit
def step_display_phase(s: Position, e: Events, seat: int) -> None:
    """Replenish the display, each row on its own (MN-RDS-01 to -03, MN-2PD-01 to -05)."""
    pop(s)
    length = s.width // s.rows
    for row in range(s.rows):
        first = row * length
        if not s.touched[seat] >> row & 1 and not s.ending:  # F-03
            sweep(s, e, first, first + length)
        shift(s, first, first + length)
    push(s, DEAL.kind, seat)


@jit
def gap(s: Position) -> int:
    """Find the space to deal into: the rightmost gap, top row first (Q-26, Q-27); -1 if there is none."""
    length = s.width // s.rows
    for row in range(s.rows):
        for slot in range((row + 1) * length - 1, row * length - 1, -1):
            if s.display[slot] == 0:
                return slot
    return -1


@jit
def step_deal(s: Position, e: Events, seat: int) -> None:
    """Deal Development cards into the gaps; the last one of the deck triggers the end (MN-END-01, Q-30)."""
    slot = gap(s)
    if slot >= 0 and deck_left(s):
        push(s, N_DEVELOPMENT.kind, seat)[N_DEVELOPMENT.space] = slot
        return
    setting_up = s.row[s.depth - 1][DEAL.setting_up]
    pop(s)
    if not setting_up and not s.ending and not deck_left(s):
        s.ending = 1
        s.last = 1 if s.continuous else 2 * s.players - 1 - (seat - s.first) % s.players  # MN-END-02, -03; CP-21
        tell(e, k.T_ENDING, seat, s.last, 0, 0)


@jit
def deal(s: Position, t: Tables, e: Events, card: int) -> None:
    """Deal a card into the display."""
    slot = s.row[s.depth - 1][N_DEVELOPMENT.space]
    pop(s)
    before = era(s, t)
    s.pool[card] = 0
    s.display[slot] = card + 1
    tell(e, k.T_DISPLAY, card, slot, 0, 0)
    now = era(s, t)
    if now != before and now:
        tell(e, k.T_ERA, now, 0, 0, 0)  # the Separation card leaves the game (MN-DEV-04)


@jit
def reveal_hero(s: Position, t: Tables, e: Events, hero: int) -> None:
    """Lay a Hero in its own row; another card fills the space (MN-HER-02, MN-HER-03)."""
    pop(s)
    s.hidden_heroes[t.hero_era[hero] - k.ERA_1] -= 1
    s.hero_known[hero] = 1
    s.hero_row[hero] = 1
    tell(e, k.T_HERO_ROW, hero, 0, 0, 0)


@jit
def answer_n_development(s: Position, t: Tables, e: Events, verb: int, a: int) -> None:
    """Deal what nature has turned up."""
    if verb == k.V_HERO:
        reveal_hero(s, t, e, a)
    else:
        deal(s, t, e, a)
