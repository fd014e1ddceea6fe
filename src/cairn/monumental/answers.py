"""What answers do: for every kind of row on the stack, what its answer changes."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.actions import act, do_action
from cairn.monumental.automa import overrun, place, turn_up
from cairn.monumental.automa_explorers import claim, wander
from cairn.monumental.city import (
    activate,
    also,
    archive,
    begin_wonder,
    complete,
    keep_knowledge,
    put_monument,
    receive,
    throw,
)
from cairn.monumental.conquest import march, take_less
from cairn.monumental.display import deal, reveal_hero
from cairn.monumental.drawing import close_drawn, use_drawn
from cairn.monumental.effects import copy, nested, trade, use
from cairn.monumental.explorers import collect, keep_token, stack_up, step, toll, use_production, use_token
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import deploy
from cairn.monumental.monsters import defeat, give_up, route, struck, surface, walk
from cairn.monumental.order import close_order, happen
from cairn.monumental.payments import charge, exchange, pay
from cairn.monumental.turn import activate_cross, reinforce, settle
from cairn.monumental.units import build_outpost, destroy, move, place_outpost, shelter
from cairn.monumental.verbs import gain, pop, push, tell


@jit
def answer_nature(s: Position, t: Tables, e: Events, verb: int, a: int, b: int) -> None:
    """Do what nature has drawn."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    if kind == k.N_CARD:
        pop(s)
        s.deck[seat][a] -= 1
        s.stale[seat][a] -= b > k.FRESH
        s.stale_used[seat][a] -= b == k.USED_UP
        s.dealt = a + 1
        s.dealt_stale = b
    elif kind == k.N_DEVELOPMENT:
        if verb == k.V_HERO:
            reveal_hero(s, t, e, a)
        else:
            deal(s, t, e, a)
    elif kind == k.N_TOKEN:
        tile = row[2]
        at = row[3]
        pop(s)
        s.barbarians[a] -= 1
        s.looted[seat][a] += 1
        tell(e, k.T_LOOTED, seat, a, tile, 0)
        if at < 0:  # the Automa (MN-AUT-31)
            gain(s, e, seat, k.GOLD, t.barbarian_gold[a])
        else:
            also(s, at, k.E_LOOT, a)
    elif kind == k.N_STACK:
        stack_up(s, b)
    elif kind == k.N_TOP:
        claim(s, t, e, b)
    elif kind == k.N_AUTOMA:
        turn_up(s, t, e, a)
    elif kind == k.N_POLICY:
        pop(s)
        s.a_policy[a] = 0
        s.policy[seat][s.policies[seat]] = a + 1
        s.policies[seat] += 1
        tell(e, k.T_DEVELOPED, seat, a, 0, 0)
    elif kind == k.N_SITE:
        settle(s, t, e, seat, a)
    elif kind == k.N_MARKET:
        tile = row[2]
        pop(s)
        s.market[tile] = a + 1
        s.left[a] = s.players  # MN-SET-06
        tell(e, k.T_STALL, a, tile, 0, 0)
    elif kind == k.N_CITY:
        tile = row[2]
        pop(s)
        s.free_city[tile] = a + 1
        tell(e, k.T_CITY, a, tile, 0, 0)
    elif kind == k.N_MONSTER:
        pop(s)
        s.drawn_monster = a + 1
    else:
        pop(s)
        s.lair[a] = s.drawn_monster
        s.drawn_monster = 0


@jit
def still_acts(s: Position, seat: int) -> int:
    """Tell whether a player will be asked for an action again when all that is unfinished now is done."""
    for i in range(s.depth):
        if s.row[i][0] == k.ACTIONS and s.row[i][1] == seat:
            return 1
    return 0


@jit
def answer_rare(s: Position, t: Tables, m: Menu, e: Events, code: int) -> None:
    """Do what a player has chosen in rows that come up less often."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    verb = code >> k.VERB
    a = code >> k.HALFWAY & k.MASK
    b = code & k.MASK
    if kind == k.GO_ON:
        do_action(s, t, e, seat, verb, a, b)
    elif verb == k.V_COLLECT:
        collect(s, t, e, seat, a)
    elif verb == k.V_DEFEAT:
        defeat(s, t, e, seat, a, b)
    elif kind in (k.STEPS, k.SAIL_CHOICE):
        row[2] -= 1
        row[3] = row[3] & 1 if row[2] else 0
        row[4] |= 1 << a
        if row[2] == 0 and not s.continuous and still_acts(s, seat):
            pop(s)  # what an Explorer may do now is among the actions
        step(s, e, seat, a, b)
        charge(s, seat, k.MILITARY, toll(s, t, b))
    elif kind == k.FREE_UNITS:
        row[3] &= 1
        row[2] -= 1
        anywhere = row[4]
        if row[2] == 0:
            pop(s)
        push(s, k.MOVE_TO, seat, a, verb - k.V_MOVE, anywhere, 0)
    elif kind == k.OUTPOST_UNITS:
        build_outpost(s, e, a)
    elif kind == k.COPY_CHOICE:
        pop(s)
        copy(s, t, e, seat, k.POLICY + a if verb == k.V_COPY_POLICY else a, b if verb == k.V_COPY else -1)
    elif kind == k.DESTROY_CHOICE:
        row[3] &= 1
        row[2] -= 1
        if row[2] == 0:
            pop(s)
        destroy(s, t, e, a, verb - k.V_DESTROY)
    elif kind == k.OUTPOST_CHOICE:
        row[3] &= 1
        row[2] -= 1
        if row[2] == 0:
            pop(s)
        place_outpost(s, e, seat, a)
    elif kind == k.TAKE_CHOICE:
        pop(s)
        receive(s, t, e, seat, a)
    elif kind == k.SECTION_CHOICE:
        pop(s)
        if b:
            complete(s, t, e, seat)
        else:
            begin_wonder(s, t, e, seat, a)
    elif kind == k.TRADE_CHOICE:
        pc = row[2]
        pop(s)
        trade(s, t, e, seat, pc, a)
    elif kind == k.LESS:
        take_less(s, t, code)
    elif kind == k.CAPITAL_CHOICE:
        settle(s, t, e, seat, a)
    elif kind == k.DEPLOY:
        deploy(s, e, a)
    elif kind == k.ROUT_CHOICE:
        route(s, t, e, a, verb - k.V_ROUT)
    elif kind == k.GIVE_UP_CHOICE:
        give_up(s, t, e, a, b)
    elif kind == k.WALK_CHOICE:
        walk(s, e, a)
    elif kind == k.SHELTER_CHOICE:
        shelter(s, e, a)
    elif kind == k.LAIR_CHOICE:
        surface(s, e, a)
    elif kind == k.PROVINCE_CHOICE:
        struck(s, t, a)
    elif kind == k.A_CONQUER_CHOICE:
        overrun(s, t, e, a)
    elif kind == k.A_STEP_CHOICE:
        wander(s, t, m, e, b)
    else:
        place(s, e, a)


@jit
def answer(s: Position, t: Tables, m: Menu, e: Events, code: int) -> None:
    """Do what a player has chosen."""
    row = s.row[s.depth - 1]
    kind = row[0]
    seat = row[1]
    verb = code >> k.VERB
    a = code >> k.HALFWAY & k.MASK
    b = code & k.MASK
    if kind == k.ACTIONS:
        act(s, t, e, verb, a, b)
    elif verb == k.V_STOP:
        if kind == k.DRAWN:
            close_drawn(s, e)
        elif kind == k.NEXT:
            close_order(s)
        else:
            pop(s)
    elif kind == k.PAYMENT:
        pay(s, t, e, code)
    elif kind == k.UNITS:
        march(s, t, e, verb, a)
    elif kind == k.MOVE_TO:
        move(s, e, a)
    elif kind == k.ROW_CHOICE:
        pop(s)
        push(s, k.COLUMN_CHOICE, seat, a, 0, 0, 0)
    elif kind == k.COLUMN_CHOICE:
        across = row[2]
        pop(s)
        if s.continuous:
            s.picked[seat] = 1 + 3 * across + a
        else:
            activate_cross(s, t, e, seat, across, a)
    elif kind == k.GAIN_CHOICE:
        row[2] -= 1
        row[4] |= 1 << a
        if row[2] == 0:
            pop(s)
        gain(s, e, seat, a, 1)
    elif kind == k.EXCHANGE_CHOICE:
        exchange(s, t, e, a, b)
    elif kind == k.BENEFIT:
        pop(s)
        tell(e, k.T_BENEFIT, seat, a, b, 0)
        if a >= 100:  # noqa: PLR2004
            push(s, k.PROGRAM, seat, t.city[a - 100][2 * b], t.city[a - 100][2 * b + 1], k.SOURCES, 0)
        else:
            push(s, k.PROGRAM, seat, t.barbarian[a][2 * b], t.barbarian[a][2 * b + 1], k.SOURCES, 0)
    elif kind == k.ALTERNATIVE:
        source = row[3]
        pop(s)
        nested(s, t, seat, a, source, 1)
    elif verb == k.V_USE_TOKEN:
        use_token(s, t, e, seat, a)
    elif verb == k.V_USE_PRODUCTION:
        use_production(s, e, seat)
    elif kind == k.EFFECTS:
        use(s, t, e, seat, a, b)
    elif kind == k.DRAWN:
        use_drawn(s, a, b)
    elif kind == k.NEXT:
        happen(s, t, e, code & 0xFFFF)
    elif kind == k.KEEP_TOKEN:
        keep_token(s, e, b)
    elif kind == k.KEEP_KNOWLEDGE:
        keep_knowledge(s, e, a)
    elif kind == k.KEEP_WONDER:
        other = row[3] if row[2] == a else row[2]
        pop(s)
        s.wonder[seat] = a + 1
        s.swept[other] = 1
        tell(e, k.T_REMOVED, seat, other, a, 0)
    elif kind == k.PLACE_WONDER:
        card = row[2]
        pop(s)
        put_monument(s, e, seat, card, a)
    elif kind == k.REINFORCE_CHOICE:
        reinforce(s, t, b)
    elif kind == k.CARD_CHOICE:
        row[2] -= 1
        what = row[4]
        if row[2] == 0:
            pop(s)
        if what == k.V_ARCHIVE:
            archive(s, t, e, seat, b)
        else:
            throw(s, e, seat, b)
    elif kind == k.ACTIVATE_CHOICE:
        row[2] -= 1
        if row[2] == 0:
            pop(s)
        activate(s, t, e, seat, b)
    else:
        answer_rare(s, t, m, e, code)
