"""What is offered: for every kind of row on the stack, the answers it allows.

The file is longer than others because every kind of row has its line here.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.actions import offer_actions, offer_going_on
from cairn.monumental.automa import offer_overrun, offer_places
from cairn.monumental.automa_explorers import offer_top, offer_ways
from cairn.monumental.city import room_for_wonder
from cairn.monumental.conquest import offer_less, offer_units
from cairn.monumental.display import offer_development
from cairn.monumental.drawing import offer_drawn
from cairn.monumental.effects import offer_alternatives
from cairn.monumental.explorers import (
    can_collect,
    offer_own_tokens,
    offer_sailing,
    offer_stacks,
    offer_steps,
    offer_tokens,
)
from cairn.monumental.fields import Menu, Position, Tables
from cairn.monumental.heroes import offer_deploy
from cairn.monumental.monsters import (
    offer_fights,
    offer_give_up,
    offer_hiding,
    offer_lairs,
    offer_rout,
    offer_struck,
    offer_walk,
    offer_waters,
)
from cairn.monumental.order import offer_next
from cairn.monumental.payments import CREDIT, DOUBLED, RECEIVED, double_gold, gold_worth, offer_payment, payable
from cairn.monumental.possible import helped, offer_copies, offer_effects, offer_sections, offer_taking
from cairn.monumental.turn import offer_reinforcements
from cairn.monumental.units import (
    offer_destroy,
    offer_free_outposts,
    offer_outpost_units,
    offer_shelter,
    offer_sources,
    offer_targets,
)
from cairn.monumental.verbs import add, add_weighted


@jit
def offer_slots(s: Position, m: Menu) -> None:
    """Write the inactive cards of the City that can be archived or discarded."""
    row = s.row[s.depth - 1]
    seat = row[1]
    for slot in range(k.SLOTS):
        card = s.city[seat][slot] or s.under[seat][slot]
        if card and not s.active[seat][slot]:
            add(m, row[4], card - 1, slot)
    if m.n and not row[3]:
        add(m, k.V_STOP, 0, 0)


@jit
def offer_gains(s: Position, m: Menu) -> None:
    """Write the basic resources to choose from."""
    row = s.row[s.depth - 1]
    for basic in range(3):
        if row[2] > 0 and not (row[3] and row[4] >> basic & 1):
            add(m, k.V_GAIN, basic, 0)


@jit
def offer_exchanges(s: Position, t: Tables, m: Menu) -> None:
    """Write what can be exchanged for what: nothing twice in one use (Q-61), and Gold stands in (Q-60)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    doubles = row[2] > 1 and not row[CREDIT] and double_gold(s, t, seat) and gold_worth(s, t, seat) > 1
    for given in range(DOUBLED + 1):
        if given < k.GOLD:
            can = s.basic[seat][given] > row[RECEIVED + given]
        elif given == k.GOLD:
            can = s.gold[seat] > 0 or row[CREDIT] > 0
        else:
            can = doubles > 0 and s.gold[seat] > 0
        for got in range(3 if can else 0):
            if got != given:
                add(m, k.V_EXCHANGE, given, got)
    if m.n:
        add(m, k.V_STOP, 0, 0)


@jit
def offer_trades(s: Position, t: Tables, m: Menu) -> None:
    """Write how much can be traded."""
    row = s.row[s.depth - 1]
    seat = row[1]
    pc = row[2]
    resource = t.a[pc]
    for n in range(1, (t.c[pc] & k.MASK) + 1):
        if resource == k.GOLD:
            can = s.gold[seat] >= n
        elif resource == k.CULTURE:
            can = s.culture[seat] >= n
        else:
            can = (
                payable(
                    s,
                    t,
                    seat,
                    n if resource == k.PRODUCTION else 0,
                    n if resource == k.SCIENCE else 0,
                    n if resource == k.MILITARY else 0,
                    0,
                )
                == 1
            )
        if can:
            add(m, k.V_TRADE, n, 0)
    if m.n and not row[3]:
        add(m, k.V_STOP, 0, 0)


@jit
def offer_placing(s: Position, t: Tables, m: Menu) -> None:
    """Write the controlled tiles without a Wonder token (MN-WON-13, MN-WON-14)."""
    seat = s.row[s.depth - 1][1]
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and s.monuments[tile] == 0:
            add(m, k.V_PLACE, tile, 0)


@jit
def stoppable(m: Menu, must: int) -> None:
    """Let the player stop where an effect is "up to"."""
    if m.n and not must:
        add(m, k.V_STOP, 0, 0)


@jit
def offer_deeds(s: Position, t: Tables, m: Menu) -> None:
    """Write what Explorers may do between free steps, and those that took one after the last (MN-EXP-18, Q-67)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    if row[2] and m.n == 0:  # no step can be taken: nothing to be between
        return
    for which in range(2):
        if row[2] or row[4] >> which & 1:
            if can_collect(s, t, seat, which):
                add(m, k.V_COLLECT, which, 0)
            offer_fights(s, t, m, seat, which)


@jit
def offer_rarely_asked(s: Position, t: Tables, m: Menu) -> None:
    """Write the answers to rows that come up less often."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    if kind == k.STEPS:
        if row[2]:
            offer_steps(s, t, m, seat, row[2], -1)
        offer_deeds(s, t, m)
        stoppable(m, row[3])
    elif kind == k.FREE_UNITS:
        offer_sources(s, t, m, seat, row[4])
        stoppable(m, row[3])
    elif kind == k.OUTPOST_UNITS:
        offer_outpost_units(s, m)
    elif kind == k.COPY_CHOICE:
        offer_copies(s, t, m, seat, row[2], row[3], row[4])
        stoppable(m, row[5])
    elif kind == k.DESTROY_CHOICE:
        offer_destroy(s, t, m, seat)
        stoppable(m, row[3])
    elif kind == k.OUTPOST_CHOICE:
        offer_free_outposts(s, t, m, seat)
        stoppable(m, row[3])
    elif kind == k.TAKE_CHOICE:
        offer_taking(s, t, m, row[2], row[3])
        stoppable(m, row[4])
    elif kind == k.SECTION_CHOICE:
        offer_sections(s, t, m, seat, row[2], room_for_wonder(s, t, seat))
        stoppable(m, row[3])
    elif kind == k.SAIL_CHOICE:
        if row[2]:
            offer_sailing(s, t, m, seat)
        offer_deeds(s, t, m)
        stoppable(m, row[3])
    elif kind == k.TRADE_CHOICE:
        offer_trades(s, t, m)
    elif kind == k.LESS:
        offer_less(s, t, m)
    elif kind == k.CAPITAL_CHOICE:
        for tile in range(t.tiles):
            if t.terrain_kind[tile] == k.CAPITAL and s.owner[tile] == 0:
                add(m, k.V_CAPITAL, tile, 0)
    elif kind == k.DEPLOY:
        offer_deploy(s, t, m)
    elif kind == k.ROUT_CHOICE:
        offer_rout(s, t, m)
    elif kind == k.GIVE_UP_CHOICE:
        offer_give_up(s, t, m, seat, row[2])
    elif kind == k.WALK_CHOICE:
        offer_walk(s, t, m)
    elif kind == k.SHELTER_CHOICE:
        offer_shelter(s, t, m)
    elif kind == k.LAIR_CHOICE:
        offer_waters(s, t, m)
    elif kind == k.PROVINCE_CHOICE:
        offer_struck(s, t, m)
    elif kind == k.GO_ON:
        offer_going_on(s, t, m)
    elif kind == k.A_CONQUER_CHOICE:
        offer_overrun(s, t, m)
    elif kind == k.A_STEP_CHOICE:
        offer_ways(s, t, m)
    else:
        offer_places(s, t, m)


@jit
def offer_asked(s: Position, t: Tables, m: Menu) -> None:
    """Write the answers to the topmost row, which is asked of a player."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    if kind == k.ACTIONS:
        offer_actions(s, t, m)
    elif kind == k.PAYMENT:
        offer_payment(s, t, m)
    elif kind == k.UNITS:
        offer_units(s, t, m)
    elif kind == k.MOVE_TO:
        offer_targets(s, t, m)
    elif kind == k.ROW_CHOICE:
        for i in range(3):
            add(m, k.V_ROW, i, 0)
    elif kind == k.COLUMN_CHOICE:
        for i in range(3):
            add(m, k.V_COLUMN, i, 0)
    elif kind == k.GAIN_CHOICE:
        offer_gains(s, m)
    elif kind == k.EXCHANGE_CHOICE:
        offer_exchanges(s, t, m)
    elif kind == k.BENEFIT:
        add(m, k.V_BENEFIT, row[2], 0)
        add(m, k.V_BENEFIT, row[2], 1)
    elif kind == k.ALTERNATIVE:
        offer_alternatives(s, t, m)
    elif kind == k.EFFECTS:
        offer_effects(s, t, m, seat, row[2], row[2] + 1)
        if helped(s, t, m, seat, row[2]):
            offer_own_tokens(s, m, seat)
        stoppable(m, 0)
    elif kind == k.DRAWN:
        offer_drawn(s, t, m)
    elif kind == k.NEXT:
        offer_next(s, m)
    elif kind == k.KEEP_TOKEN:
        offer_tokens(s, m)
    elif kind == k.KEEP_KNOWLEDGE:
        add(m, k.V_KEEP_KNOWLEDGE, s.under[seat][row[2]] - 1, 0)
        add(m, k.V_KEEP_KNOWLEDGE, row[3], 0)
    elif kind == k.KEEP_WONDER:
        add(m, k.V_KEEP_WONDER, row[2], 0)
        add(m, k.V_KEEP_WONDER, row[3], 0)
    elif kind == k.PLACE_WONDER:
        offer_placing(s, t, m)
    elif kind == k.REINFORCE_CHOICE:
        offer_reinforcements(s, t, m)
    elif kind == k.CARD_CHOICE:
        offer_slots(s, m)
    elif kind == k.ACTIVATE_CHOICE:
        for slot in range(k.SLOTS):
            card = s.city[seat][slot] or s.under[seat][slot]
            if card and not s.active[seat][slot]:
                add(m, k.V_ACTIVATE, card - 1, slot)
        stoppable(m, row[3])
    else:
        offer_rarely_asked(s, t, m)


@jit
def offer_nature(s: Position, t: Tables, m: Menu) -> None:
    """Write what nature may draw, with its weights."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    m.total = 0
    if kind == k.N_CARD:
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
    elif kind == k.N_DEVELOPMENT:
        offer_development(s, t, m)
    elif kind == k.N_TOKEN:
        for token in range(k.BARBARIANS):
            if s.barbarians[token] and t.barbarian_front[token] == t.front[row[2]]:
                add_weighted(m, k.V_TOKEN, token, 0, s.barbarians[token])
    elif kind == k.N_STACK:
        offer_stacks(s, m)
    elif kind == k.N_TOP:
        offer_top(s, m)
    elif kind == k.N_AUTOMA:
        for card in range(k.AUTOMA):
            if s.a_deck[card]:
                add_weighted(m, k.V_AUTOMA, card, 0, 1)
    elif kind == k.N_POLICY:
        for policy in range(k.POLICIES):
            if s.a_policy[policy]:
                add_weighted(m, k.V_POLICY, policy, 0, 1)
    elif kind == k.N_SITE:
        for tile in range(t.tiles):
            if t.terrain_kind[tile] == k.CAPITAL and s.owner[tile] == 0:
                add_weighted(m, k.V_SITE, tile, 0, 1)
    elif kind == k.N_MARKET:
        for market in range(k.MARKETS):
            if s.left[market] == 0:
                add_weighted(m, k.V_MARKET, market, row[2], 1)
    elif kind == k.N_CITY:
        for token in range(k.CITIES):
            laid = 0
            for tile in range(t.tiles):
                if s.free_city[tile] == token + 1:
                    laid = 1
            if not laid and t.city_sum[token] == t.asks[row[2]]:
                add_weighted(m, k.V_CITY, token, row[2], 1)
    elif kind == k.N_MONSTER:
        offer_hiding(s, t, m)
    elif s.drawn_monster:
        offer_lairs(s, t, m)


@jit
def offer(s: Position, t: Tables, m: Menu) -> None:
    """Write the choices of the position; changes nothing."""
    m.n = 0
    m.total = 0
    if s.over or s.depth == 0:
        return
    if s.row[s.depth - 1][0] >= k.NATURE:
        offer_nature(s, t, m)
    else:
        offer_asked(s, t, m)
        m.total = m.n
