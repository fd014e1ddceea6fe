"""The Automa's Explorers: each walks toward the nearest Market it may claim from, and takes what lies on its way."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.explorers import closed, may_enter, step
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import A_STEP_CHOICE, A_WALK, N_TOP
from cairn.monumental.verbs import add, add_weighted, decider, gain, pop, push, tell


@jit
def open_market(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell whether a tile has a Market from which the Automa could claim a token."""
    market = s.market[tile] - 1
    return market >= 0 and s.left[market] > 0 and s.held[market][seat] == 0 and not closed(s, t, tile)


@jit
def paths(s: Position, t: Tables, m: Menu, start: int) -> None:
    """Measure the way of an Explorer from every tile to this one: 1 + steps in `mark`, 0 where there is none."""
    for tile in range(t.tiles):
        m.mark[tile] = 0
    m.mark[start] = 1
    m.queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        tile = m.queue[head]
        head += 1
        for i in range(t.sides[tile]):
            other = t.side[tile][i]
            if m.mark[other] == 0 and may_enter(s, t, other):
                m.mark[other] = m.mark[tile] + 1
                m.queue[tail] = other
                tail += 1


@jit
def goal(s: Position, t: Tables, m: Menu, seat: int, which: int, other: int) -> int:
    """Measure the way to the nearest Market, another than `other` where there is one (MN-AUT-34, -35, Q-20); 0: none.

    `mark` holds 1 + steps from the Explorer for every tile then; the answer is such a number too.
    """
    paths(s, t, m, s.explorer[seat][which] - 1)
    best = 0
    for tile in range(t.tiles):
        if open_market(s, t, seat, tile) and m.mark[tile] > 1 and tile != other:
            best = m.mark[tile] if best == 0 else min(best, m.mark[tile])
    if best == 0 and other >= 0 and open_market(s, t, seat, other) and m.mark[other] > 1:
        best = m.mark[other]
    return best


@jit
def heads_for(s: Position, t: Tables, m: Menu, seat: int, other: int, best: int) -> int:
    """Find a Market at this distance; `goal` has measured. Gives its tile."""
    found = other
    for tile in range(t.tiles):
        if open_market(s, t, seat, tile) and m.mark[tile] == best and (tile != other or found == other):
            found = tile
    return found


@jit
def step_a_walk(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Move both Explorers so many spaces."""
    row = s.row[s.depth - 1]
    which = row[A_WALK.which]
    if which == 2:  # noqa: PLR2004
        pop(s)
        return
    other = row[A_WALK.market] - 1 if which else -1
    if row[A_WALK.walked] == row[A_WALK.spaces] or goal(s, t, m, seat, which, other) == 0:
        row[A_WALK.which] += 1
        row[A_WALK.walked] = 0
        return
    row[A_WALK.walked] += 1
    asked = push(s, A_STEP_CHOICE.kind, decider(s, seat))
    asked[A_STEP_CHOICE.automa] = seat
    asked[A_STEP_CHOICE.explorer] = which
    asked[A_STEP_CHOICE.market] = other + 1


@jit
def leads(s: Position, t: Tables, m: Menu, seat: int, tile: int, other: int, steps: int) -> int:
    """Tell whether a nearest Market is so many steps from a tile, Explorers walking."""
    paths(s, t, m, tile)
    alone = 1
    for market in range(t.tiles):
        if open_market(s, t, seat, market) and market != other and m.mark[market] > 0:
            alone = 0
            if m.mark[market] == steps:
                return 1
    return alone and other >= 0 and open_market(s, t, seat, other) and m.mark[other] == steps


@jit
def offer_a_step_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the next Provinces on shortest ways; one with a Production token comes first (MN-AUT-36)."""
    row = s.row[s.depth - 1]
    seat = row[A_STEP_CHOICE.automa]
    which = row[A_STEP_CHOICE.explorer]
    other = row[A_STEP_CHOICE.market] - 1
    steps = goal(s, t, m, seat, which, other) - 1
    start = s.explorer[seat][which] - 1
    fertile = 0
    for i in range(t.sides[start]):
        tile = t.side[start][i]
        if may_enter(s, t, tile) and leads(s, t, m, seat, tile, other, steps):
            if s.production[tile] and not fertile:
                fertile = 1
                m.n = 0
            if s.production[tile] or not fertile:
                add(m, k.V_STEP, which, tile)


@jit
def answer_a_step_choice(s: Position, t: Tables, m: Menu, e: Events, b: int) -> None:
    """Move its Explorer and claim what lies there (MN-AUT-37 to -39)."""
    tile = b
    row = s.row[s.depth - 1]
    seat = row[A_STEP_CHOICE.automa]
    which = row[A_STEP_CHOICE.explorer]
    pop(s)
    step(s, e, seat, which, tile)
    if which == 0:  # the second Explorer will head for another Market than this one
        walk = s.row[s.depth - 1]
        best = 1 if open_market(s, t, seat, tile) else goal(s, t, m, seat, 0, -1)
        walk[A_WALK.market] = 1 + (tile if best == 1 else heads_for(s, t, m, seat, -1, best))
    if closed(s, t, tile):
        return
    if s.production[tile]:
        s.production[tile] = 0
        s.tokens[seat] += 1
        tell(e, k.T_PRODUCTION, seat, tile, 0, 0)
        if s.tokens[seat] == 2:  # noqa: PLR2004
            s.tokens[seat] = 0
            gain(s, e, seat, k.GOLD, 1)
    if open_market(s, t, seat, tile):
        push(s, N_TOP.kind, seat)[N_TOP.market] = s.market[tile] - 1


@jit
def offer_n_top(s: Position, m: Menu) -> None:
    """Write the tokens that may lie on top of a Market."""
    market = s.row[s.depth - 1][N_TOP.market]
    for token in range(k.TOKENS):
        if s.stack[market] >> token & 1:
            add_weighted(m, k.V_TOP, market, token, 1)


@jit
def release(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Give all its tokens up if it has one of every Market (an empty one is none, Q-21); both Explorers go home."""
    held = 0
    for tile in range(t.tiles):
        market = s.market[tile] - 1
        if market >= 0:
            if s.held[market][seat]:
                held = 1
            elif s.left[market] > 0:
                return
    if not held:
        return
    for market in range(k.MARKETS):
        s.held[market][seat] = 0
        s.shown[market][seat] = 0
    for which in range(2):
        start = s.explorer[seat][which] - 1
        s.explorer[seat][which] = s.capital[seat]
        tell(e, k.T_STEPPED, seat, which, start, s.capital[seat] - 1)


@jit
def answer_n_top(s: Position, t: Tables, e: Events, seat: int, b: int) -> None:
    """Claim the top token of a Market; with one of every Market all go and both Explorers go home (MN-AUT-40)."""
    market = s.row[s.depth - 1][N_TOP.market]
    pop(s)
    s.stack[market] &= ~(1 << b)
    s.left[market] -= 1
    s.held[market][seat] = b + 1
    s.shown[market][seat] = 1
    s.claimed[market] |= 1 << b
    tell(e, k.T_CLAIMED, seat, market, b, 0)
    gain(s, e, seat, k.GOLD, t.market_gold[market][b])
    release(s, t, e, seat)
