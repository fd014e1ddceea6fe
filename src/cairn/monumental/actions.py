"""Phase 2: everything a player can do in a turn."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.acquiring import room_for_wonder
from cairn.monumental.city import also, order, wake
from cairn.monumental.codes import E_ONE_OFF
from cairn.monumental.conquest import conquer, list_conquests
from cairn.monumental.drawing import can_progress, do_draw
from cairn.monumental.explorers import (
    can_collect,
    collect,
    list_own_tokens,
    list_steps,
    step,
    toll,
    use_production,
    use_token,
)
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_sees, list_heroes, recruit
from cairn.monumental.monsters import defeat, list_fights
from cairn.monumental.payments import charge, charge_wonder, payable_one, spend
from cairn.monumental.prices import discount, has_half, lowered, price, progress_price, tally_up
from cairn.monumental.programs import list_effects, use
from cairn.monumental.rows import COMPLETE_CARD, GAIN_CARD, GO_ON, OUTPOST_UNITS
from cairn.monumental.units import ask_destination, can_build, list_units
from cairn.monumental.verbs import add, pop, push, stoppable, tell


@jit
def affordable(s: Position, t: Tables, seat: int, card: int, cost: int) -> int:
    """Tell whether a card, or a section of a Wonder, can be paid at this price."""
    if t.kind[card] == k.WONDER:
        cost = max(0, cost - s.quarry[seat])
    return payable_one(s, t, seat, k.SCIENCE if t.kind[card] == k.KNOWLEDGE else k.PRODUCTION, cost)


@jit
def list_cards(s: Position, t: Tables, m: Menu, seat: int) -> None:
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
def offer_actions(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write everything a player can do in phase 2 (MN-GEN-02), payable in full (MN-GEN-07)."""
    list_cards(s, t, m, seat)
    if s.policies[seat] < k.OWN_POLICIES and s.culture[seat] > s.policies[seat]:
        for policy in range(k.POLICIES):
            if t.policy_of[policy] == s.civilization[seat]:
                done = 0
                for i in range(s.policies[seat]):
                    if s.policy[seat][i] == policy + 1:
                        done = 1
                if not done:
                    add(m, k.V_DEVELOP, policy, 0)
    list_conquests(s, t, m, seat)
    list_steps(s, t, m, seat, 0, -1)
    if payable_one(s, t, seat, k.MILITARY, 1):
        list_units(s, t, m, seat, 0)
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and s.supply[seat] and can_build(s, t, seat, tile):
            add(m, k.V_OUTPOST, tile, 0)
    for which in range(2):
        if can_collect(s, t, seat, which):
            add(m, k.V_COLLECT, which, 0)
    for which in range(2):
        list_fights(s, t, m, seat, which)
    list_own_tokens(s, m, seat)
    list_effects(s, t, m, seat, 0, k.USING)
    if payable_one(s, t, seat, k.SCIENCE, progress_price(s, t, seat)) and can_progress(s, t, seat):
        add(m, k.V_PROGRESS, 0, 0)
    list_heroes(s, t, m, seat)
    add(m, k.V_END, 0, 0)


@jit
def develop(s: Position, t: Tables, e: Events, seat: int, policy: int) -> None:
    """Develop a policy: the n-th costs n Culture; all one-off effects work again (MN-POL-02, MN-POL-06)."""
    spend(s, e, seat, k.CULTURE, s.policies[seat] + 1)
    s.policy[seat][s.policies[seat]] = policy + 1
    s.policies[seat] += 1
    s.developments[seat] += 1
    s.used[seat][k.TOP_POLICY] = 0
    s.counted[seat][k.TOP_POLICY] = 0
    tell(e, k.T_DEVELOPED, seat, policy, 0, 0)
    hero_sees(s, t, seat, k.DEVELOPED, 0)
    at = s.depth
    wake(s, t, seat, k.DEVELOPED, 0)
    if s.depth == at:
        order(s, seat)
    for i in range(s.policies[seat]):
        also(s, at, E_ONE_OFF, s.policy[seat][i] - 1)


@jit
def acquire(s: Position, t: Tables, e: Events, seat: int, card: int) -> None:
    """Acquire a card of the display or of a basic pile; a Wonder's first section (MN-ACQ-04, -05, MN-WON-02)."""
    cost = price(s, t, seat, card, 0)
    push(s, GAIN_CARD.kind, seat)[GAIN_CARD.card] = card
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
        push(s, COMPLETE_CARD.kind, seat)
        charge_wonder(s, e, seat, cost)
    elif verb == k.V_DEVELOP:
        develop(s, t, e, seat, a)
    elif verb == k.V_CONQUER:
        conquer(s, t, seat, a)
    elif verb == k.V_STEP:
        step(s, e, seat, a, b)
        charge(s, seat, k.MILITARY, 1 + toll(s, t, b))
    elif verb in (k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO):
        ask_destination(s, seat, a, verb - k.V_MOVE, 0)
        charge(s, seat, k.MILITARY, 1)
    elif verb == k.V_OUTPOST:
        push(s, OUTPOST_UNITS.kind, seat)[OUTPOST_UNITS.tile] = a
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
        do_draw(s, seat, 1, 1)
        charge(s, seat, k.SCIENCE, cost)
    else:
        recruit(s, t, e, seat, a)


@jit
def answer_actions(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int, b: int) -> None:
    """Take an action."""
    if verb == k.V_END:
        pop(s)
        if s.continuous:
            s.passed |= 1 << seat
            tell(e, k.T_PASSED, seat, 0, 0, 0)
        return
    if s.continuous and not free_action(verb):
        pop(s)
        if verb in (k.V_STEP, k.V_COLLECT, k.V_DEFEAT):  # CP-13: one Explorer's steps and its collecting are one action
            push(s, GO_ON.kind, seat)[GO_ON.explorer] = a
        elif verb in (k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO):
            push(s, GO_ON.kind, seat)[GO_ON.explorer] = -1
    do_action(s, t, e, seat, verb, a, b)


@jit
def offer_go_on(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write how a movement of Continuous Play may go on: the same Explorer, or further Units (CP-13)."""
    which = s.row[s.depth - 1][GO_ON.explorer]
    if which < 0:
        if payable_one(s, t, seat, k.MILITARY, 1):
            list_units(s, t, m, seat, 0)
    else:
        list_steps(s, t, m, seat, 0, which)
        if can_collect(s, t, seat, which):
            add(m, k.V_COLLECT, which, 0)
        list_fights(s, t, m, seat, which)
    stoppable(m, 0)


answer_go_on = do_action
