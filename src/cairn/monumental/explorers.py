"""Explorers: steps, Markets, Production tokens, and crossing the sea. Words: `move_explorer`, `sail_explorer`."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import wake
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_sees
from cairn.monumental.lexicon import word
from cairn.monumental.monsters import defeat, list_fights
from cairn.monumental.payments import charge, payable_one
from cairn.monumental.rows import ACTIONS, KEEP_TOKEN, KIND, N_STACK, SAIL_CHOICE, SEAT, STEPS
from cairn.monumental.verbs import add, add_weighted, found, gain, pop, program, push, stoppable, tell

MOVE_EXPLORER = word(__name__, "move_explorer", "n")
SAIL_EXPLORER = word(__name__, "sail_explorer", "n")


@jit
def may_enter(s: Position, t: Tables, tile: int) -> int:
    """Tell whether Explorers may enter a tile (MN-EXP-15, MN-EXP-16)."""
    kind = t.terrain_kind[tile]
    return kind >= k.LAND or (kind == k.CAPITAL and s.guests_in_capitals)


@jit
def toll(s: Position, t: Tables, tile: int) -> int:
    """Tell what Military a Monster asks of an Explorer for entering a tile, however it comes there (Q-66)."""
    cost = 0
    if s.monsters:
        for monster in range(k.MONSTERS):
            if s.monster_at[monster] == tile + 1:
                cost += t.slows[monster]
    return cost


@jit
def may_step(s: Position, t: Tables, seat: int, tile: int, price: int) -> int:
    """Tell whether a step at this price, and what a Monster asks on top of it, can be paid."""
    cost = price + toll(s, t, tile)
    return cost == 0 or payable_one(s, t, seat, k.MILITARY, cost)


@jit
def list_steps(s: Position, t: Tables, m: Menu, seat: int, free: int, only: int) -> None:
    """Write the steps that Explorers can take, paid or free; `only` one of them, or both (-1)."""
    for which in range(2):
        if only >= 0 and which != only:
            continue
        if (
            only < 0
            and which == 1
            and s.explorer[seat][0] == s.explorer[seat][1]
            and s.collected[seat][0] == s.collected[seat][1]
        ):
            return  # two Explorers in one place that can do the same are one choice
        start = s.explorer[seat][which] - 1
        for i in range(t.sides[start]):
            tile = t.side[start][i]
            if may_enter(s, t, tile) and may_step(s, t, seat, tile, 0 if free else 1):
                add(m, k.V_STEP, which, tile)


@jit
def step(s: Position, e: Events, seat: int, which: int, tile: int) -> None:
    """Move an Explorer to an adjacent tile; control does not matter (MN-EXP-02)."""
    start = s.explorer[seat][which] - 1
    s.explorer[seat][which] = tile + 1
    tell(e, k.T_STEPPED, seat, which, start, tile)


@jit
def closed(s: Position, t: Tables, tile: int) -> int:
    """Tell whether a Monster on the Water keeps everybody from collecting in a Province."""
    if not s.monsters:
        return 0
    for monster in range(k.MONSTERS):
        if t.closes_coast[monster] and s.monster_at[monster]:
            for i in range(t.sides[tile]):
                if t.side[tile][i] == s.monster_at[monster] - 1:
                    return 1
    return 0


@jit
def can_collect(s: Position, t: Tables, seat: int, which: int) -> int:
    """Tell whether an Explorer can collect where it is (MN-EXP-04, MN-EXP-09)."""
    tile = s.explorer[seat][which] - 1
    if s.collected[seat][which] or closed(s, t, tile):
        return 0
    if s.production[tile]:
        return 1
    market = s.market[tile] - 1
    return market >= 0 and s.left[market] > 0 and s.held[market][seat] == 0


@jit
def collect(s: Position, t: Tables, e: Events, seat: int, which: int) -> None:
    """Collect a Production token, or look at a Market and keep a token (MN-EXP-07, MN-EXP-10)."""
    tile = s.explorer[seat][which] - 1
    s.collected[seat][which] = 1
    s.collections[seat] += 1
    hero_sees(s, t, seat, k.COLLECTED, 0)
    if s.production[tile]:
        s.production[tile] = 0
        s.tokens[seat] += 1
        tell(e, k.T_PRODUCTION, seat, tile, 0, 0)
        wake(s, t, seat, k.COLLECTED, k.IS_PRODUCTION)
        return
    market = s.market[tile] - 1
    tell(e, k.T_MARKET, seat, market, tile, 0)
    wake(s, t, seat, k.COLLECTED, k.IS_MARKET)
    push(s, KEEP_TOKEN.kind, seat)[KEEP_TOKEN.market] = market
    if not s.stacked[market]:
        push(s, N_STACK.kind, seat)[N_STACK.market] = market


@jit
def bits(number: int) -> int:
    """Count the bits of a small number."""
    n = 0
    while number:
        number &= number - 1
        n += 1
    return n


@jit
def offer_n_stack(s: Position, m: Menu) -> None:
    """Write the stacks a Market may turn out to have: as many of its tokens as are left in it (MN-SET-06, Q-03)."""
    market = s.row[s.depth - 1][N_STACK.market]
    for tokens in range(1 << k.TOKENS):
        if tokens & ~s.stack[market] == 0 and bits(tokens) == s.left[market]:
            add_weighted(m, k.V_STACK, market, tokens, 1)


@jit
def answer_n_stack(s: Position, b: int) -> None:
    """Settle what a Market holds."""
    market = s.row[s.depth - 1][N_STACK.market]
    pop(s)
    s.stacked[market] = 1
    s.stack[market] = b


@jit
def offer_keep_token(s: Position, m: Menu) -> None:
    """Write the tokens of a Market; one is kept."""
    market = s.row[s.depth - 1][KEEP_TOKEN.market]
    for token in range(k.TOKENS):
        if s.stack[market] >> token & 1:
            add(m, k.V_KEEP_TOKEN, market, token)


@jit
def answer_keep_token(s: Position, e: Events, seat: int, b: int) -> None:
    """Keep a token, hidden from the others until it is used (MN-EXP-08)."""
    market = s.row[s.depth - 1][KEEP_TOKEN.market]
    pop(s)
    s.seen[market][seat] = s.stack[market]
    tell(e, k.T_LOOKED, seat, market, s.stack[market], 0)
    s.stack[market] &= ~(1 << b)
    s.left[market] -= 1
    s.held[market][seat] = b + 1
    tell(e, k.T_KEPT, seat, market, b, 0)


@jit
def use_token(s: Position, t: Tables, e: Events, seat: int, market: int) -> None:
    """Use a Market token; it stays face up as proof of the visit (MN-EXP-12)."""
    token = s.held[market][seat] - 1
    s.shown[market][seat] = 1
    tell(e, k.T_USED_TOKEN, seat, market, token, 0)
    program(s, seat, t.market[market][token][0], t.market[market][token][1], k.SOURCES)


@jit
def use_production(s: Position, e: Events, seat: int) -> None:
    """Use a Production token (MN-RES-13)."""
    s.tokens[seat] -= 1
    gain(s, e, seat, k.PRODUCTION, 1)


@jit
def list_own_tokens(s: Position, m: Menu, seat: int) -> None:
    """Write the tokens that a player can use: unused ones of Markets, and Production tokens."""
    for market in range(k.MARKETS):
        if s.held[market][seat] and not s.shown[market][seat]:
            add(m, k.V_USE_TOKEN, market, s.held[market][seat] - 1)
    if s.tokens[seat]:
        add(m, k.V_USE_PRODUCTION, 0, 0)


# ---------------------------------------------------------------- move_explorer


@jit
def can_move_explorer(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether an Explorer can take a free step."""
    before = m.n
    list_steps(s, t, m, seat, 1, -1)
    return found(m, before)


@jit
def do_move_explorer(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player take free steps."""
    row = push(s, STEPS.kind, seat)
    row[STEPS.left] = a
    row[STEPS.must] = must


@jit
def offer_deeds(s: Position, t: Tables, m: Menu, seat: int, left: int, moved: int) -> None:
    """Write what Explorers may do between free steps, and those that took one after the last (MN-EXP-18, Q-67)."""
    if left and m.n == 0:  # no step can be taken: nothing to be between
        return
    for which in range(2):
        if left or moved >> which & 1:
            if can_collect(s, t, seat, which):
                add(m, k.V_COLLECT, which, 0)
            list_fights(s, t, m, seat, which)


@jit
def offer_steps(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the free steps, and what Explorers may do between them."""
    row = s.row[s.depth - 1]
    if row[STEPS.left]:
        list_steps(s, t, m, seat, 1, -1)
    offer_deeds(s, t, m, seat, row[STEPS.left], row[STEPS.moved])
    stoppable(m, row[STEPS.must])


@jit
def still_acts(s: Position, seat: int) -> int:
    """Tell whether a player will be asked for an action again when all that is unfinished now is done."""
    for i in range(s.depth):
        if s.row[i][KIND] == ACTIONS.kind and s.row[i][SEAT] == seat:
            return 1
    return 0


@jit
def answer_steps(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int, b: int) -> None:
    """Take a free step, collect or fight."""
    if verb == k.V_COLLECT:
        collect(s, t, e, seat, a)
    elif verb == k.V_DEFEAT:
        defeat(s, t, e, seat, a, b)
    else:
        row = s.row[s.depth - 1]
        row[STEPS.left] -= 1
        row[STEPS.must] = row[STEPS.must] & 1 if row[STEPS.left] else 0
        row[STEPS.moved] |= 1 << a
        if row[STEPS.left] == 0 and not s.continuous and still_acts(s, seat):
            pop(s)  # what an Explorer may do now is among the actions
        step(s, e, seat, a, b)
        charge(s, seat, k.MILITARY, toll(s, t, b))


# ---------------------------------------------------------------- sail_explorer


@jit
def same_water(t: Tables, tile: int, other: int) -> int:
    """Tell whether two Provinces lie on the same Water."""
    for i in range(t.sides[tile]):
        lake = t.lake[t.side[tile][i]]
        if lake:
            for j in range(t.sides[other]):
                if t.lake[t.side[other][j]] == lake:
                    return 1
    return 0


@jit
def list_sailing(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where Explorers can sail: from a coastal Province to another one on the same Water."""
    for which in range(2):
        start = s.explorer[seat][which] - 1
        if t.terrain_kind[start] < k.LAND or not t.coastal[start]:
            continue
        for tile in range(t.tiles):
            land = tile != start and t.terrain_kind[tile] >= k.LAND
            if land and same_water(t, start, tile) and may_step(s, t, seat, tile, 0):
                add(m, k.V_SAIL, which, tile)


@jit
def can_sail_explorer(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether an Explorer can sail."""
    before = m.n
    list_sailing(s, t, m, seat)
    return found(m, before)


@jit
def do_sail_explorer(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player sail."""
    row = push(s, SAIL_CHOICE.kind, seat)
    row[SAIL_CHOICE.left] = a
    row[SAIL_CHOICE.must] = must


@jit
def offer_sail_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where Explorers can sail, and what they may do in between."""
    row = s.row[s.depth - 1]
    if row[SAIL_CHOICE.left]:
        list_sailing(s, t, m, seat)
    offer_deeds(s, t, m, seat, row[SAIL_CHOICE.left], row[SAIL_CHOICE.moved])
    stoppable(m, row[SAIL_CHOICE.must])


answer_sail_choice = answer_steps  # as between steps
