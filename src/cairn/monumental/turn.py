"""Set-up, the four phases of a turn, and the end of the game."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import activate, discard_active, wake
from cairn.monumental.codes import cross
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_happens
from cairn.monumental.rows import (
    A_TURN,
    ACTIONS,
    CAPITAL_CHOICE,
    CITY_PHASE,
    COLUMN_CHOICE,
    DEAL,
    DISPLAY_PHASE,
    FILL,
    MONSTER_TURN,
    N_CITY,
    N_LAIR,
    N_MARKET,
    N_MONSTER,
    N_SITE,
    REINFORCE_CHOICE,
    ROUND,
    ROW_CHOICE,
    TURN,
    TURN_END,
)
from cairn.monumental.verbs import add, add_weighted, entity, pop, push, stoppable, tell

# ---------------------------------------------------------------- set-up


@jit
def lay_out(s: Position, t: Tables) -> None:
    """Lay the table; players, civilizations and modules have been written by the caller. Nature does the rest."""
    s.rows = 2 if s.players == 2 else 1  # noqa: PLR2004  MN-CTY-23, MN-CTY-24, Q-09
    s.width = 6
    if s.continuous and not s.plain and s.players > 2:  # noqa: PLR2004
        s.width += s.players - 2  # CP-18
    for tile in range(t.tiles):
        s.waits[tile] = k.CAMP if t.front[tile] else k.CITY if t.asks[tile] else k.EMPTY
        s.production[tile] = t.fertile[tile]
    for token in range(k.BARBARIANS):
        s.barbarians[token] = t.barbarian_count[token]
    for card in range(k.CARDS):
        if t.era[card] >= k.ERA_1 and not t.alternative[card] and (s.renaissance or t.era[card] != k.RENAISSANCE):
            s.pool[card] = 1
    for i in range(k.BASICS):
        s.piles[i] = t.pile_size[i]
    for era in range(4):
        if s.heroes and (s.renaissance or era != k.RENAISSANCE - k.ERA_1):
            s.hidden_heroes[era] = 2 if s.players == 4 else 1  # noqa: PLR2004  MN-HER-01
    for market in range(k.MARKETS):
        s.stack[market] = (1 << k.TOKENS) - 1
    for seat in range(s.players):
        s.gold[seat] = t.start_gold
        s.supply[seat] = t.outposts
        if s.automa == seat + 1:
            for policy in range(k.POLICIES):
                s.a_policy[policy] = t.policy_of[policy] == s.civilization[seat]
            for card in range(k.AUTOMA):
                s.a_deck[card] = t.a_civilization[card] in (0, s.civilization[seat] + 1)
        else:
            for card in range(k.CARDS):
                s.deck[seat][card] = t.copies[s.civilization[seat]][card]
    push(s, ROUND.kind if s.continuous else TURN.kind, 0)
    push(s, DEAL.kind, 0)[DEAL.setting_up] = 1
    for seat in range(s.players):  # the last in turn order chooses first (MN-CTY-19)
        push(s, N_SITE.kind if s.automa == seat + 1 else CAPITAL_CHOICE.kind, seat)
    for seat in range(s.players - 1, -1, -1):
        if s.automa != seat + 1:
            push(s, FILL.kind, seat)
    for _ in range(s.monsters):
        push(s, N_LAIR.kind, 0)
        push(s, N_MONSTER.kind, 0)
    for tile in range(t.tiles - 1, -1, -1):
        if t.asks[tile]:
            push(s, N_CITY.kind, 0)[N_CITY.tile] = tile
    for tile in range(t.tiles - 1, -1, -1):
        if t.stall[tile]:
            push(s, N_MARKET.kind, 0)[N_MARKET.tile] = tile


@jit
def offer_n_market(s: Position, m: Menu) -> None:
    """Write the Markets that have not been laid."""
    for market in range(k.MARKETS):
        if s.left[market] == 0:
            add_weighted(m, k.V_MARKET, market, s.row[s.depth - 1][N_MARKET.tile], 1)


@jit
def answer_n_market(s: Position, e: Events, a: int, b: int) -> None:
    """Lay a Market."""
    pop(s)
    s.market[b] = a + 1
    s.left[a] = s.players  # MN-SET-06
    tell(e, k.T_STALL, a, b, 0, 0)


@jit
def offer_n_city(s: Position, t: Tables, m: Menu) -> None:
    """Write the Free Cities of a space's number that have not been laid."""
    space = s.row[s.depth - 1][N_CITY.tile]
    for token in range(k.CITIES):
        laid = 0
        for tile in range(t.tiles):
            if s.free_city[tile] == token + 1:
                laid = 1
        if not laid and t.city_sum[token] == t.asks[space]:
            add_weighted(m, k.V_CITY, token, space, 1)


@jit
def answer_n_city(s: Position, e: Events, a: int, b: int) -> None:
    """Lay a Free City."""
    pop(s)
    s.free_city[b] = a + 1
    tell(e, k.T_CITY, a, b, 0, 0)


@jit
def offer_capital_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the Capitals that are free."""
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.CAPITAL and s.owner[tile] == 0:
            add(m, k.V_CAPITAL, tile, 0)


@jit
def answer_capital_choice(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Take a Capital: all Units and both Explorers stand there (MN-CTY-21)."""
    pop(s)
    s.capital[seat] = a + 1
    s.owner[a] = seat + 1
    s.soldiers[a] = t.soldiers
    s.warlord[seat] = a + 1
    s.explorer[seat][0] = a + 1
    s.explorer[seat][1] = a + 1
    tell(e, k.T_CAPITAL, seat, a, 0, 0)


@jit
def offer_n_site(s: Position, t: Tables, m: Menu) -> None:
    """Write the Capitals that the Automa may get."""
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.CAPITAL and s.owner[tile] == 0:
            add_weighted(m, k.V_SITE, tile, 0, 1)


answer_n_site = answer_capital_choice


# ---------------------------------------------------------------- a turn


@jit
def refresh(s: Position, seat: int) -> None:
    """Begin a turn anew: nothing gained, nothing used."""
    for resource in range(5):
        s.gained[seat][resource] = 0
    for source in range(k.SOURCES):
        s.used[seat][source] = 0
        s.counted[seat][source] = 0
    for i in range(k.GUESTS):
        s.guest[seat][i] = 0
        s.guest_from[seat][i] = 0
    for i in range(k.TALLIES):
        s.tally[seat][i] = 0
    for which in range(2):
        s.collected[seat][which] = 0
    s.conquests[seat] = 0
    s.hero_conquests[seat] = 0
    s.acquisitions[seat] = 0
    s.completions[seat] = 0
    s.collections[seat] = 0
    s.developments[seat] = 0
    s.reinforcements[seat] = 0
    s.warlord_used[seat] = 0
    s.recruited[seat] = 0
    s.touched[seat] = 0


@jit
def lose_counters(s: Position, seat: int) -> None:
    """Lose what was not spent (MN-TRN-05); what was copied ends."""
    for basic in range(3):
        s.basic[seat][basic] = 0
    s.raid[seat] = 0
    s.quarry[seat] = 0
    for i in range(k.GUESTS):
        s.guest[seat][i] = 0
        s.guest_from[seat][i] = 0


@jit
def forget_uses(s: Position, seat: int) -> None:
    """Forget which cards were used by drawing in this turn (Q-57)."""
    for card in range(k.CARDS):
        s.stale[seat][card] = 0
        s.stale_used[seat][card] = 0
        s.spent[seat][card] = 0
        s.spent_used[seat][card] = 0


@jit
def step_turn(s: Position, e: Events, seat: int) -> None:
    """Begin a turn: four phases in order (MN-TRN-02)."""
    pop(s)
    s.seat = seat
    if seat == s.first:
        s.rounds += 1
    refresh(s, seat)
    tell(e, k.T_TURN, seat, s.rounds, 0, 0)
    push(s, TURN_END.kind, seat)
    push(s, DISPLAY_PHASE.kind, seat)
    if s.automa == seat + 1:
        push(s, A_TURN.kind, seat)
        return
    push(s, CITY_PHASE.kind, seat)
    push(s, ACTIONS.kind, seat)
    push(s, ROW_CHOICE.kind, seat)


@jit
def activate_cross(s: Position, t: Tables, e: Events, seat: int, row: int, column: int) -> None:
    """Activate a row and a column; the card where they cross yields once (MN-ACT-02, MN-ACT-05)."""
    tell(e, k.T_ROW, seat, row, column, 0)
    for i in range(3):
        activate(s, t, e, seat, 3 * row + i)
    for i in range(3):
        activate(s, t, e, seat, 3 * i + column)


@jit
def offer_row_choice(m: Menu) -> None:
    """Write the rows of a City."""
    for row in range(3):
        add(m, k.V_ROW, row, 0)


@jit
def answer_row_choice(s: Position, seat: int, a: int) -> None:
    """Keep the row in mind and ask for the column."""
    pop(s)
    push(s, COLUMN_CHOICE.kind, seat)[COLUMN_CHOICE.across] = a


@jit
def offer_column_choice(m: Menu) -> None:
    """Write the columns of a City."""
    for column in range(3):
        add(m, k.V_COLUMN, column, 0)


@jit
def answer_column_choice(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Activate the row and the column; in Continuous Play they stay secret until all have chosen."""
    across = s.row[s.depth - 1][COLUMN_CHOICE.across]
    pop(s)
    if s.continuous:
        s.picked[seat] = cross(across, a)
    else:
        activate_cross(s, t, e, seat, across, a)


# ---------------------------------------------------------------- replenishing the City


@jit
def own_reinforcement(s: Position, t: Tables, seat: int, slot: int) -> int:
    """Tell whether an active card may be reinforced by itself."""
    card = entity(s, seat, slot)
    if card >= 0:
        for i in range(t.clauses[card]):
            if t.clause[card][i] == k.REINFORCE_SELF:
                return 1
    return 0


@jit
def offer_reinforce_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the active cards that may stay (MN-TRM-17)."""
    for slot in range(k.SLOTS):
        card = s.city[seat][slot] or s.under[seat][slot]  # uncovered Knowledge too
        stays = s.active[seat][slot] and card and not s.straight[seat][slot]
        if stays and (s.reinforcements[seat] or own_reinforcement(s, t, seat, slot)):
            add(m, k.V_REINFORCE, card - 1, slot)
    stoppable(m, 0)


@jit
def answer_reinforce_choice(s: Position, t: Tables, seat: int, b: int) -> None:
    """Let an active card stay in its space."""
    if not own_reinforcement(s, t, seat, b):
        s.reinforcements[seat] -= 1
    s.straight[seat][b] = 1


@jit
def step_city_phase(s: Position, e: Events, seat: int) -> None:
    """Replenish the City: reinforce, discard what was active, fill the gaps."""
    row = s.row[s.depth - 1]
    if row[CITY_PHASE.stage] == 0:
        row[CITY_PHASE.stage] = 1
        push(s, REINFORCE_CHOICE.kind, seat)
        return
    pop(s)
    s.reinforcements[seat] = 0
    discard_active(s, e, seat)
    forget_uses(s, seat)
    push(s, FILL.kind, seat)


# ---------------------------------------------------------------- the end of a turn


@jit
def finish(s: Position, e: Events) -> None:
    """End the game."""
    s.over = 1
    while s.depth:
        pop(s)
    tell(e, k.T_OVER, 0, 0, 0, 0)


@jit
def farewell(s: Position, t: Tables, seat: int, stage: int) -> None:
    """Tell Heroes that a turn has ended."""
    facts = 0
    if s.conquests[seat] == 0:
        facts |= k.WITHOUT_CONQUEST
    if s.hero_conquests[seat] == 0:
        facts |= k.WITHOUT_HERO_CONQUEST
    if stage == 0:
        wake(s, t, seat, k.TURN_ENDED, facts)
    else:
        hero_happens(s, t, seat, k.TURN_ENDED, facts)


@jit
def step_turn_end(s: Position, t: Tables, e: Events, seat: int) -> None:
    """End a turn: Heroes, counters lost, Monsters' timers, then the next player or the end of the game."""
    row = s.row[s.depth - 1]
    stage = row[TURN_END.stage]
    row[TURN_END.stage] += 1
    if stage < 2:  # noqa: PLR2004
        farewell(s, t, seat, stage)
    elif stage == 2:  # noqa: PLR2004
        lose_counters(s, seat)
        refresh(s, seat)
        if s.monsters:
            push(s, MONSTER_TURN.kind, seat)
    else:
        pop(s)
        s.turns += 1
        if s.ending and s.last == 0:
            finish(s, e)
            return
        if s.ending:
            s.last -= 1
        push(s, TURN.kind, (seat + 1) % s.players)
