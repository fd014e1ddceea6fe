"""The Automa: two cards a turn, every action finished before the next, no price but Gold where its card says so."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.acquiring import begin_wonder, put_monument, receive
from cairn.monumental.automa_explorers import goal, release
from cairn.monumental.city import owned
from cairn.monumental.conquest import occupy
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.payments import spend
from cairn.monumental.rows import (
    A_CONQUER_CHOICE,
    A_PLACE_CHOICE,
    A_PROGRAM,
    A_TURN,
    A_WALK,
    N_AUTOMA,
    N_POLICY,
)
from cairn.monumental.units import place_outpost
from cairn.monumental.verbs import (
    add,
    add_weighted,
    decider,
    gain,
    let_go,
    next_to,
    pop,
    provinces,
    push,
    tell,
    terrain,
)

FAILED = 2  # Gold for an action that cannot be carried out (MN-AUT-14)
PLAIN, TWICE, SPECIAL, SEARCH = range(4)  # how a card is resolved


# ---------------------------------------------------------------- cards


@jit
def special(s: Position, t: Tables, seat: int, card: int) -> int:
    """Tell whether the second part of a card is for the Automa's Warlord (MN-AUT-11)."""
    return t.a_kind[card] > 0 and t.a_kind[card] == t.character[s.civilization[seat]]


@jit
def draw_card(s: Position, t: Tables, seat: int, mode: int) -> None:
    """Let nature turn up a card; an empty deck is made anew of the used cards, those on the table stay out (Q-59).

    Where none is left, or a search can find none, nothing is turned up.
    """
    deck = 0
    found = 0
    for card in range(k.AUTOMA):
        deck += s.a_deck[card]
        if (s.a_deck[card] or s.a_pile[card]) and (mode != SEARCH or special(s, t, seat, card)):
            found = 1
    if not found:
        return
    if deck == 0:
        for card in range(k.AUTOMA):
            s.a_deck[card] = s.a_pile[card]
            s.a_pile[card] = 0
    push(s, N_AUTOMA.kind, seat)[N_AUTOMA.mode] = mode


@jit
def offer_n_automa(s: Position, m: Menu) -> None:
    """Write the cards of the Automa's deck."""
    for card in range(k.AUTOMA):
        if s.a_deck[card]:
            add_weighted(m, k.V_AUTOMA, card, 0, 1)


@jit
def answer_n_automa(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Lay a card beside those that wait; a search goes on until it finds one of the Warlord's kind."""
    mode = s.row[s.depth - 1][N_AUTOMA.mode]
    pop(s)
    s.a_deck[a] = 0
    tell(e, k.T_REVEALED, seat, a, 0, 0)
    if mode == SEARCH and not special(s, t, seat, a):
        s.a_pile[a] = 1
        draw_card(s, t, seat, mode)
        return
    s.a_wait[s.a_waits] = a + 1
    s.a_mode[s.a_waits] = mode
    s.a_waits += 1


@jit
def automa_program(s: Position, seat: int, first: int, end: int) -> None:
    """Put actions on the stack, to be done one after the other."""
    row = push(s, A_PROGRAM.kind, seat)
    row[A_PROGRAM.pc] = first
    row[A_PROGRAM.end] = end


@jit
def resolve(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Begin the card that has waited longest."""
    card = s.a_wait[0] - 1
    mode = s.a_mode[0]
    s.a_waits -= 1
    for i in range(s.a_waits):
        s.a_wait[i] = s.a_wait[i + 1]
        s.a_mode[i] = s.a_mode[i + 1]
    s.a_wait[s.a_waits] = 0
    s.a_mode[s.a_waits] = 0
    s.a_done[card] = 1
    tell(e, k.T_AUTOMA, seat, card, 0, 0)
    if mode == SPECIAL or (special(s, t, seat, card) and mode != TWICE):
        automa_program(s, seat, t.a_special[card][0], t.a_special[card][1])
    if mode != SPECIAL:
        automa_program(s, seat, t.a_base[card][0], t.a_base[card][1])
    if mode == TWICE:
        automa_program(s, seat, t.a_base[card][0], t.a_base[card][1])


@jit
def step_a_turn(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Reveal two cards, then resolve all that lie there one by one (MN-AUT-08 to -10, Q-59).

    In Continuous Play both are revealed at its first action turn of a round, which resolves one; the second resolves
    the rest, and the Automa passes (CP-23).
    """
    row = s.row[s.depth - 1]
    first = s.continuous and s.developments[seat] == 0  # it counts its action turns there
    if row[A_TURN.revealed] < 2 and (first or not s.continuous):  # noqa: PLR2004
        row[A_TURN.revealed] += 1
        draw_card(s, t, seat, PLAIN)
    elif first:
        s.developments[seat] = 1
        pop(s)
        if s.a_waits:
            resolve(s, t, e, seat)
    elif s.a_waits:
        resolve(s, t, e, seat)
    else:
        pop(s)
        s.passed |= s.continuous << seat
        for card in range(k.AUTOMA):
            if s.a_done[card]:
                s.a_done[card] = 0
                s.a_pile[card] = 1


@jit
def reshuffle(s: Position) -> None:
    """Shuffle the used cards and those resolved in this turn into the deck; those that wait stay (Q-59)."""
    for card in range(k.AUTOMA):
        if s.a_pile[card] or s.a_done[card]:
            s.a_pile[card] = 0
            s.a_done[card] = 0
            s.a_deck[card] = 1


# ---------------------------------------------------------------- choosing


@jit
def prefers(s: Position, t: Tables, slot: int, other: int) -> int:
    """Tell whether a card is taken before another: further from the deck, then first in the alphabet (Q-10)."""
    length = s.width // s.rows
    if slot % length != other % length:
        return slot % length > other % length
    return t.rank[s.display[slot] - 1] < t.rank[s.display[other] - 1]


@jit
def cheapest(s: Position, t: Tables, kind: int, high: int) -> int:
    """Find the cheapest or dearest card of a kind on the display; -1 if there is none (MN-AUT-17, -20, Q-11)."""
    best = -1
    for slot in range(s.width):
        card = s.display[slot] - 1
        if card < 0 or t.kind[card] != kind:
            continue
        if best < 0:
            best = slot
            continue
        rival = s.display[best] - 1
        cost = t.first[card] + t.second[card]
        least = t.first[rival] + t.second[rival]
        if cost == least and t.first[card] != t.first[rival]:
            cost = t.first[card]
            least = t.first[rival]
        if cost == least:
            if prefers(s, t, slot, best):
                best = slot
        elif (cost > least) == (high == 1):
            best = slot
    return best


@jit
def may_conquer(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell whether the Automa can conquer a Province (MN-AUT-26, -28, -29, Q-22)."""
    if t.terrain_kind[tile] < k.LAND or s.owner[tile] == seat + 1 or not next_to(s, t, seat, tile):
        return 0
    return s.soldiers[s.capital[seat] - 1] > 0 or s.supply[seat] > 0


@jit
def offer_a_conquer_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the Provinces of lowest or highest terrain value; the player to its right decides (MN-AUT-30, Q-53)."""
    row = s.row[s.depth - 1]
    seat = row[A_CONQUER_CHOICE.automa]
    best = -1
    for tile in range(t.tiles):
        if may_conquer(s, t, seat, tile):
            value = terrain(s, t, tile)
            if best < 0 or (value > best if row[A_CONQUER_CHOICE.high] else value < best):
                best = value
    for tile in range(t.tiles):
        if may_conquer(s, t, seat, tile) and terrain(s, t, tile) == best:
            add(m, k.V_PROVINCE, tile, 0)


@jit
def answer_a_conquer_choice(s: Position, t: Tables, e: Events, a: int) -> None:
    """Conquer a Province: the Warlord and a Soldier, or an Outpost, stand there; loot becomes Gold."""
    seat = s.row[s.depth - 1][A_CONQUER_CHOICE.automa]
    pop(s)
    s.conquests[seat] += 1
    lost = occupy(s, t, e, seat, a, -1)
    before = s.warlord[seat] - 1
    s.warlord[seat] = a + 1
    let_go(s, t, before)  # where Monsters or others have destroyed its Soldier, the Warlord held alone
    capital = s.capital[seat] - 1
    if s.soldiers[capital]:
        s.soldiers[capital] -= 1
        s.soldiers[a] = 1
    else:
        s.soldiers[a] = 0
        place_outpost(s, e, seat, a)
    tell(e, k.T_CONQUERED, seat, a, lost, 0)


# ---------------------------------------------------------------- Wonders


@jit
def build(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Complete the Wonder under construction, or acquire the cheapest (MN-AUT-19 to -21)."""
    if s.wonder[seat]:
        card = s.wonder[seat] - 1
        s.wonder[seat] = 0
        owned(s, t, seat, card, 1)
        s.pile[seat][card] += 1
        tell(e, k.T_COMPLETED, seat, card, 0, 0)
        row = push(s, A_PLACE_CHOICE.kind, decider(s, seat))
        row[A_PLACE_CHOICE.card] = card
        row[A_PLACE_CHOICE.automa] = seat
        return
    begin_wonder(s, t, e, seat, s.display[cheapest(s, t, k.WONDER, 0)] - 1)


@jit
def offer_a_place_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the Provinces without a Wonder; with none it is the Capital (MN-AUT-22 to -24)."""
    seat = s.row[s.depth - 1][A_PLACE_CHOICE.automa]
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and t.terrain_kind[tile] >= k.LAND and s.monuments[tile] == 0:
            add(m, k.V_PLACE, tile, 0)
    if m.n == 0:
        add(m, k.V_PLACE, s.capital[seat] - 1, 0)


@jit
def answer_a_place_choice(s: Position, e: Events, a: int) -> None:
    """Place the token of its Wonder."""
    row = s.row[s.depth - 1]
    card = row[A_PLACE_CHOICE.card]
    seat = row[A_PLACE_CHOICE.automa]
    pop(s)
    put_monument(s, e, seat, card, a)


# ---------------------------------------------------------------- policies


@jit
def offer_n_policy(s: Position, m: Menu) -> None:
    """Write the policies of the Automa's pile."""
    for policy in range(k.POLICIES):
        if s.a_policy[policy]:
            add_weighted(m, k.V_POLICY, policy, 0, 1)


@jit
def answer_n_policy(s: Position, e: Events, seat: int, a: int) -> None:
    """Let the Automa develop a policy."""
    pop(s)
    s.a_policy[a] = 0
    s.policy[seat][s.policies[seat]] = a + 1
    s.policies[seat] += 1
    tell(e, k.T_DEVELOPED, seat, a, 0, 0)


# ---------------------------------------------------------------- programs


@jit
def fewer(s: Position, t: Tables, seat: int, policies: int) -> int:
    """Tell whether the Automa has fewer Provinces, or Policies, than some opponent."""
    for other in range(s.players):
        if other != seat:
            if policies and s.policies[seat] < s.policies[other]:
                return 1
            if not policies and provinces(s, t, seat) < provinces(s, t, other):
                return 1
    return 0


@jit
def automa_can(s: Position, t: Tables, m: Menu, seat: int, op: int, n: int) -> int:
    """Tell whether an action can be carried out."""
    if op == k.A_CONQUER:
        for tile in range(t.tiles):
            if may_conquer(s, t, seat, tile):
                return 1
        return 0
    if op in (k.A_BUILDING, k.A_KNOW):
        return cheapest(s, t, k.BUILDING if op == k.A_BUILDING else k.KNOWLEDGE, n) >= 0
    if op == k.A_ALL_KNOWLEDGE:
        return cheapest(s, t, k.KNOWLEDGE, 0) >= 0
    if op == k.A_WONDER:
        return s.wonder[seat] > 0 or cheapest(s, t, k.WONDER, 0) >= 0
    if op == k.A_POLICY:
        return s.policies[seat] < k.OWN_POLICIES
    if op == k.A_EXPLORE:
        return goal(s, t, m, seat, 0, -1) > 0 or goal(s, t, m, seat, 1, -1) > 0
    return 1


@jit
def automa_acts(s: Position, t: Tables, m: Menu, e: Events, seat: int, op: int, n: int) -> None:
    """Carry out one action, or give Gold instead (MN-AUT-14)."""
    if not automa_can(s, t, m, seat, op, n):
        tell(e, k.T_FAILED, seat, 0, 0, 0)
        gain(s, e, seat, k.GOLD, FAILED)
    elif op == k.A_CONQUER:
        row = push(s, A_CONQUER_CHOICE.kind, decider(s, seat))
        row[A_CONQUER_CHOICE.automa] = seat
        row[A_CONQUER_CHOICE.high] = n
    elif op in (k.A_BUILDING, k.A_KNOW):
        slot = cheapest(s, t, k.BUILDING if op == k.A_BUILDING else k.KNOWLEDGE, n)
        receive(s, t, e, seat, s.display[slot] - 1)
    elif op == k.A_WONDER:
        build(s, t, e, seat)
    elif op == k.A_POLICY:
        push(s, N_POLICY.kind, seat)
    elif op == k.A_EXPLORE:
        push(s, A_WALK.kind, seat)[A_WALK.spaces] = n
    elif op == k.A_GOLD:
        gain(s, e, seat, k.GOLD, n)
    elif op == k.A_GOLD_PER_POLICY:
        gain(s, e, seat, k.GOLD, n * s.policies[seat])
    elif op == k.A_GOLD_PER_COAST:
        coasts = 0
        for tile in range(t.tiles):
            if s.owner[tile] == seat + 1 and t.terrain_kind[tile] >= k.LAND and t.coastal[tile]:
                coasts += 1
        gain(s, e, seat, k.GOLD, n * coasts)
    elif op == k.A_ALL_KNOWLEDGE:
        for slot in range(s.width - 1, -1, -1):
            if s.display[slot] and t.kind[s.display[slot] - 1] == k.KNOWLEDGE:
                receive(s, t, e, seat, s.display[slot] - 1)
    elif op == k.A_RESHUFFLE:
        reshuffle(s)


@jit
def step_a_program(s: Position, t: Tables, m: Menu, e: Events, seat: int) -> None:
    """Do the next action of a card."""
    row = s.row[s.depth - 1]
    pc = row[A_PROGRAM.pc]
    if pc >= row[A_PROGRAM.end]:
        pop(s)
        return
    row[A_PROGRAM.pc] = t.past[pc]
    op = t.op[pc]
    if op == k.A_EXPLORE or (op == k.A_PAY and t.op[pc + 1] == k.A_EXPLORE):
        release(s, t, e, seat)
    if op == k.A_PAY:
        if s.gold[seat] < t.a[pc] or not automa_can(s, t, m, seat, t.op[pc + 1], t.a[pc + 1]):
            return  # skipped, without compensation
        spend(s, e, seat, k.GOLD, t.a[pc])
        pc += 1
    elif op == k.A_IF_FEWER:
        if not fewer(s, t, seat, t.a[pc]):
            return
        row[A_PROGRAM.met] = 1
        pc += 1
    op = t.op[pc]
    if op == k.A_DRAW_MORE or (op == k.A_ELSE_DRAW and not row[A_PROGRAM.met]):
        draw_card(s, t, seat, PLAIN)
    elif op == k.A_DRAW_TWICE:
        draw_card(s, t, seat, TWICE)
    elif op == k.A_DRAW_SPECIAL:
        draw_card(s, t, seat, SPECIAL)
    elif op == k.A_FIND_KIND:
        draw_card(s, t, seat, SEARCH)
    elif op != k.A_ELSE_DRAW:
        automa_acts(s, t, m, e, seat, op, t.a[pc])
