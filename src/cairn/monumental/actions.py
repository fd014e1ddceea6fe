"""Phase 2: everything a player can do in a turn."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import also, order, receive, room_for_wonder, wake
from cairn.monumental.conquest import conquer, offer_conquests
from cairn.monumental.effects import use
from cairn.monumental.explorers import (
    can_collect,
    collect,
    offer_own_tokens,
    offer_steps,
    step,
    toll,
    use_production,
    use_token,
)
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import offer_heroes, recruit
from cairn.monumental.monsters import defeat, offer_fights
from cairn.monumental.payments import charge, charge_wonder, payable
from cairn.monumental.possible import can_progress, offer_effects
from cairn.monumental.units import can_build, offer_sources
from cairn.monumental.verbs import (
    add,
    discount,
    has_half,
    lowered,
    pop,
    price,
    progress_price,
    push,
    tally_up,
    tell,
)


@jit
def affordable(s: Position, t: Tables, seat: int, card: int, cost: int) -> int:
    """Tell whether a card, or a section of a Wonder, can be paid at this price."""
    if t.kind[card] == k.WONDER:
        cost = max(0, cost - s.quarry[seat])
    if t.kind[card] == k.KNOWLEDGE:
        return payable(s, t, seat, 0, cost, 0, 0)
    return payable(s, t, seat, cost, 0, 0, 0)


@jit
def offer_cards(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the cards that can be acquired, and the Wonder that can be completed."""
    buildings = discount(s, t, seat, k.BUILDINGS, 0)
    knowledges = discount(s, t, seat, k.KNOWLEDGES, 0)
    sections = discount(s, t, seat, k.SECTIONS, 0)
    half = has_half(s, t, seat)
    for slot in range(s.width - 1, -1, -1):
        card = s.display[slot] - 1
        if card >= 0:
            kind = t.kind[card]
            wonder = kind == k.WONDER
            less = sections if wonder else knowledges if kind == k.KNOWLEDGE else buildings
            if affordable(s, t, seat, card, lowered(t, card, 0, less, half and wonder)):
                add(m, k.V_ACQUIRE, card, 0)
    for i in range(k.BASICS):
        if s.piles[i] and affordable(s, t, seat, t.piles[i], lowered(t, t.piles[i], 0, buildings, 0)):
            add(m, k.V_ACQUIRE, t.piles[i], 0)
    card = s.wonder[seat] - 1
    if card >= 0 and room_for_wonder(s, t, seat) and affordable(s, t, seat, card, lowered(t, card, 1, sections, half)):
        add(m, k.V_COMPLETE, card, 0)


@jit
def offer_actions(s: Position, t: Tables, m: Menu) -> None:
    """Write everything a player can do in phase 2 (MN-GEN-02), payable in full (MN-GEN-07)."""
    seat = s.row[s.depth - 1][1]
    offer_cards(s, t, m, seat)
    if s.policies[seat] < k.OWN_POLICIES and s.culture[seat] > s.policies[seat]:
        for policy in range(k.POLICIES):
            if t.policy_of[policy] == s.civilization[seat]:
                done = 0
                for i in range(s.policies[seat]):
                    if s.policy[seat][i] == policy + 1:
                        done = 1
                if not done:
                    add(m, k.V_DEVELOP, policy, 0)
    offer_conquests(s, t, m, seat)
    offer_steps(s, t, m, seat, 0, -1)
    if payable(s, t, seat, 0, 0, 1, 0):
        offer_sources(s, t, m, seat, 0)
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and s.supply[seat] and can_build(s, t, seat, tile):
            add(m, k.V_OUTPOST, tile, 0)
    for which in range(2):
        if can_collect(s, t, seat, which):
            add(m, k.V_COLLECT, which, 0)
    for which in range(2):
        offer_fights(s, t, m, seat, which)
    offer_own_tokens(s, m, seat)
    offer_effects(s, t, m, seat, 0, k.USING)
    if payable(s, t, seat, 0, progress_price(s, t, seat), 0, 0) and can_progress(s, t, seat):
        add(m, k.V_PROGRESS, 0, 0)
    offer_heroes(s, t, m, seat)
    add(m, k.V_END, 0, 0)


@jit
def develop(s: Position, t: Tables, e: Events, seat: int, policy: int) -> None:
    """Develop a policy: the n-th costs n Culture; all one-off effects work again (MN-POL-02, MN-POL-06)."""
    s.culture[seat] -= s.policies[seat] + 1
    tell(e, k.T_PAID, seat, k.CULTURE, s.policies[seat] + 1, 0)
    s.policy[seat][s.policies[seat]] = policy + 1
    s.policies[seat] += 1
    s.developments[seat] += 1
    s.used[seat][k.TOP_POLICY] = 0
    s.counted[seat][k.TOP_POLICY] = 0
    tell(e, k.T_DEVELOPED, seat, policy, 0, 0)
    at = s.depth
    wake(s, t, seat, k.DEVELOPED, 0)
    if s.depth == at:
        order(s, seat)
    for i in range(s.policies[seat]):
        also(s, at, k.E_ONE_OFF, s.policy[seat][i] - 1)


@jit
def acquire(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Acquire a card of the display or of a basic pile; a Wonder's first section (MN-ACQ-04, -05, MN-WON-02)."""
    cost = price(s, t, seat, card, 0)
    push(s, k.GAIN_CARD, seat, card, 0, 0, 0)
    if t.kind[card] == k.WONDER:
        tally_up(s, seat, k.SECTIONS, 0)
        charge_wonder(s, e, seat, cost)
    elif t.kind[card] == k.KNOWLEDGE:
        tally_up(s, seat, k.KNOWLEDGES, 0)
        charge(s, seat, k.SCIENCE, cost)
    else:
        tally_up(s, seat, k.BUILDINGS, 0)
        charge(s, seat, k.PRODUCTION, cost)


@jit
def free_action(verb: int) -> int:
    """Tell whether an action does not end an action turn of Continuous Play (CP-14)."""
    return verb in (k.V_OUTPOST, k.V_USE_TOKEN, k.V_USE_PRODUCTION)


@jit
def do_action(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int, b: int) -> None:
    """Do what an action says."""
    if verb == k.V_ACQUIRE:
        acquire(s, t, e, seat, a)
    elif verb == k.V_COMPLETE:
        cost = price(s, t, seat, a, 1)
        tally_up(s, seat, k.SECTIONS, 0)
        push(s, k.COMPLETE_CARD, seat, 0, 0, 0, 0)
        charge_wonder(s, e, seat, cost)
    elif verb == k.V_DEVELOP:
        develop(s, t, e, seat, a)
    elif verb == k.V_CONQUER:
        conquer(s, t, seat, a)
    elif verb == k.V_STEP:
        step(s, e, seat, a, b)
        charge(s, seat, k.MILITARY, 1 + toll(s, t, b))
    elif verb in (k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO):
        push(s, k.MOVE_TO, seat, a, verb - k.V_MOVE, 0, 0)
        charge(s, seat, k.MILITARY, 1)
    elif verb == k.V_OUTPOST:
        push(s, k.OUTPOST_UNITS, seat, a, 0, 0, 0)
    elif verb == k.V_COLLECT:
        collect(s, t, e, seat, a)
    elif verb == k.V_DEFEAT:
        defeat(s, t, e, seat, a, b)
    elif verb == k.V_USE_TOKEN:
        use_token(s, t, e, seat, a)
    elif verb == k.V_USE_PRODUCTION:
        use_production(s, e, seat)
    elif verb == k.V_USE:
        use(s, t, e, seat, a, b)
    elif verb == k.V_PROGRESS:
        cost = progress_price(s, t, seat)
        tally_up(s, seat, k.PROGRESS, 0)
        push(s, k.DRAW_STEP, seat, 1, 1, 0, 0)
        charge(s, seat, k.SCIENCE, cost)
    else:
        recruit(s, t, e, seat, a)


@jit
def act(s: Position, t: Tables, e: Events, verb: int, a: int, b: int) -> None:
    """Take an action."""
    seat = s.row[s.depth - 1][1]
    if verb == k.V_END:
        pop(s)
        if s.continuous:
            s.passed |= 1 << seat
            tell(e, k.T_PASSED, seat, 0, 0, 0)
        return
    if s.continuous and not free_action(verb):
        pop(s)
        if verb in (k.V_STEP, k.V_COLLECT, k.V_DEFEAT):  # CP-13: one Explorer's steps and its collecting are one action
            push(s, k.GO_ON, seat, a, 0, 0, 0)
        elif verb in (k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO):
            push(s, k.GO_ON, seat, -1, 0, 0, 0)
    do_action(s, t, e, seat, verb, a, b)


@jit
def offer_going_on(s: Position, t: Tables, m: Menu) -> None:
    """Write how a movement of Continuous Play may go on: the same Explorer, or further Units (CP-13)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    if row[2] < 0:
        if payable(s, t, seat, 0, 0, 1, 0):
            offer_sources(s, t, m, seat, 0)
    else:
        offer_steps(s, t, m, seat, 0, row[2])
        if can_collect(s, t, seat, row[2]):
            add(m, k.V_COLLECT, row[2], 0)
        offer_fights(s, t, m, seat, row[2])
    if m.n:
        add(m, k.V_STOP, 0, 0)


@jit
def step_gain_card(s: Position, t: Tables, e: Events) -> int:
    """Receive a card that has been paid; a Wonder is left to the caller, which gets its number."""
    row = s.row[s.depth - 1]
    seat = row[1]
    card = row[2]
    pop(s)
    if t.kind[card] == k.WONDER:
        return card
    receive(s, t, e, seat, card)
    return -1
