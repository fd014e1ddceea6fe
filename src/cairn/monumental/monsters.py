"""Monsters: where they come from, their timers, their attacks, and how Explorers defeat them."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import archive, clear_under, owned
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.payments import payable
from cairn.monumental.units import destroy
from cairn.monumental.verbs import add, add_weighted, decider, figures, hero_on, hero_unit, pop, push, tell

CONTEXT = 64  # the source of a program that belongs to Monster m is CONTEXT + m


# ---------------------------------------------------------------- hiding, at set-up


@jit
def fits_map(t: Tables, monster: int) -> int:
    """Tell whether a Monster can live on the map: one of the Water is left out where there is none (Q-69)."""
    if not t.on_water[monster]:
        return 1
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.WATER:
            return 1
    return 0


@jit
def offer_hiding(s: Position, t: Tables, m: Menu) -> None:
    """Write the Monsters that may be among the tokens: those whose number lies somewhere (MN-MON-02)."""
    m.total = 0
    for monster in range(k.MONSTERS):
        if not fits_map(t, monster):
            continue
        free = 0
        for tile in range(t.tiles):
            if s.lair[tile] == monster + 1:
                free = -100
            elif s.waits[tile] == k.CAMP and t.front[tile] == t.monster_front[monster] and not s.lair[tile]:
                free += 1
        if free > 0:
            add_weighted(m, k.V_MONSTER, monster, 0, 1)


@jit
def offer_lairs(s: Position, t: Tables, m: Menu) -> None:
    """Write the spaces of a Monster's number."""
    monster = s.drawn_monster - 1
    m.total = 0
    for tile in range(t.tiles):
        if s.waits[tile] == k.CAMP and t.front[tile] == t.monster_front[monster] and not s.lair[tile]:
            add_weighted(m, k.V_LAIR, tile, 0, 1)


# ---------------------------------------------------------------- arrival


@jit
def offer_waters(s: Position, t: Tables, m: Menu) -> None:
    """Write the nearest Water tiles; the conqueror chooses among several (MN-MON-05)."""
    row = s.row[s.depth - 1]
    best = 99
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.WATER:
            best = min(best, t.distance[row[3]][tile])
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.WATER and t.distance[row[3]][tile] == best:
            add(m, k.V_WALK, tile, 0)


@jit
def surface(s: Position, e: Events, tile: int) -> None:
    """Put a Monster on its Water tile."""
    row = s.row[s.depth - 1]
    monster = row[2]
    pop(s)
    s.monster_at[monster] = tile + 1
    tell(e, k.T_MONSTER, monster, tile, 0, 0)


# ---------------------------------------------------------------- attacks


@jit
def step_monsters(s: Position, t: Tables, e: Events) -> None:
    """Move every timer at the end of a turn, in the order in which the Monsters came (MN-MON-13 to -18)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    monster = -1
    for other in range(k.MONSTERS):
        if s.monster_at[other] and s.arrived[other] > row[2] and (monster < 0 or s.arrived[other] < s.arrived[monster]):
            monster = other
    if monster < 0:
        pop(s)
        return
    row[2] = s.arrived[monster]
    s.timer[monster] += 1
    if s.timer[monster] > 5:  # noqa: PLR2004  below the sixth card was its last place
        s.timer[monster] = 3  # below the fourth card (MN-MON-18), the left one of the second row (MN-MON-20)
        s.attacks[monster] += 1
        tell(e, k.T_ATTACK, monster, s.monster_at[monster] - 1, 0, 0)
        controller = s.owner[s.monster_at[monster] - 1] - 1
        push(
            s,
            k.PROGRAM,
            controller if controller >= 0 else seat,
            t.monster_attack[monster][0],
            t.monster_attack[monster][1],
            CONTEXT + monster,
            0,
        )


@jit
def amount(s: Position, t: Tables, tile: int, n: int) -> int:
    """Tell how many Units of a Province a strike takes."""
    seat = s.owner[tile] - 1
    if seat < 0:
        return 0
    there = figures(s, t, seat, tile)
    if n == k.ALL_UNITS:
        return there
    if n == k.HALF_UNITS:
        return (there + 1) // 2
    return min(n, there)


@jit
def strike(s: Position, t: Tables, seat: int, tile: int, n: int, guarded: int) -> None:
    """Destroy Units of a Province; the controller of the Monster's Province chooses which (MN-MON-16)."""
    if t.terrain_kind[tile] < k.LAND or s.owner[tile] == 0:
        return
    there = figures(s, t, s.owner[tile] - 1, tile)
    if guarded and there < 2 and not (there == 1 and s.outpost[tile]):  # noqa: PLR2004
        return
    units = amount(s, t, tile, n)
    if units:
        push(s, k.ROUT_CHOICE, decider(s, seat), tile, units, 0, 0)


@jit
def lonely(s: Position, t: Tables, tile: int) -> int:
    """Tell whether a Province is held by exactly one Unit and no Outpost."""
    seat = s.owner[tile] - 1
    return t.terrain_kind[tile] >= k.LAND and seat >= 0 and figures(s, t, seat, tile) == 1 and not s.outpost[tile]


@jit
def best_of(s: Position, t: Tables, here: int, where: int) -> int:
    """Measure the most fitting Province near a Monster: its number of Units, or its nearness."""
    best = -1
    for tile in range(t.tiles):
        if t.terrain_kind[tile] >= k.LAND and s.owner[tile] and t.distance[here][tile] <= 2:  # noqa: PLR2004
            if where == k.BIGGEST_2:
                best = max(best, figures(s, t, s.owner[tile] - 1, tile))
            elif lonely(s, t, tile):
                best = max(best, 2 - t.distance[here][tile])
    return best


@jit
def rout(s: Position, t: Tables, seat: int, monster: int, n: int, where: int, guarded: int) -> None:
    """Let a Monster strike where its card says."""
    here = s.monster_at[monster] - 1
    if where == k.HERE:
        strike(s, t, seat, here, n, guarded)
    elif where in (k.NEAR_1, k.NEAR_2, k.COAST):
        far = 2 if where == k.NEAR_2 else 1
        for tile in range(t.tiles - 1, -1, -1):
            if t.distance[here][tile] <= far:
                strike(s, t, seat, tile, n, guarded)
    elif best_of(s, t, here, where) > 0 or (where == k.LONELY_2 and best_of(s, t, here, where) == 0):
        push(s, k.PROVINCE_CHOICE, decider(s, seat), here, where, n, 0)


@jit
def offer_struck(s: Position, t: Tables, m: Menu) -> None:
    """Write the Provinces that fit equally well."""
    row = s.row[s.depth - 1]
    here = row[2]
    where = row[3]
    best = best_of(s, t, here, where)
    for tile in range(t.tiles):
        if t.terrain_kind[tile] >= k.LAND and s.owner[tile] and t.distance[here][tile] <= 2:  # noqa: PLR2004
            if where == k.BIGGEST_2:
                if figures(s, t, s.owner[tile] - 1, tile) == best:
                    add(m, k.V_PROVINCE, tile, 0)
            elif lonely(s, t, tile) and 2 - t.distance[here][tile] == best:
                add(m, k.V_PROVINCE, tile, 0)


@jit
def struck(s: Position, t: Tables, tile: int) -> None:
    """Strike the chosen Province."""
    row = s.row[s.depth - 1]
    seat = row[1]
    n = row[4]
    pop(s)
    strike(s, t, seat, tile, n, 0)


@jit
def offer_rout(s: Position, t: Tables, m: Menu) -> None:
    """Write the Units of a Province of which one is destroyed; for the Automa it is the Warlord first."""
    row = s.row[s.depth - 1]
    tile = row[2]
    seat = s.owner[tile] - 1
    if seat < 0 or row[3] == 0:
        return
    if s.automa == seat + 1 and s.warlord[seat] == tile + 1:
        add(m, k.V_ROUT_WARLORD, tile, 0)  # its Soldier stays, so that the Warlord never leaves a Province empty
        return
    if s.soldiers[tile]:
        add(m, k.V_ROUT, tile, 0)
    if s.warlord[seat] == tile + 1:
        add(m, k.V_ROUT_WARLORD, tile, 0)
    if hero_on(s, seat, tile) and hero_unit(s, t, seat):
        add(m, k.V_ROUT_HERO, tile, 0)


@jit
def route(s: Position, t: Tables, e: Events, tile: int, figure: int) -> None:
    """Destroy the chosen Unit; the row stays until enough are gone."""
    row = s.row[s.depth - 1]
    row[3] -= 1
    if row[3] == 0:
        pop(s)
    destroy(s, t, e, tile, figure)


@jit
def lose(s: Position, t: Tables, e: Events, seat: int, resource: int, n: int, monster: int) -> None:
    """Lose Gold or Culture to a Monster."""
    if resource == k.GOLD:
        n = min(n, s.gold[seat])
        s.gold[seat] -= n
        if monster >= 0 and t.hoards[monster]:
            s.hoard[monster] += n
    else:
        n = min(n, s.culture[seat])
        s.culture[seat] -= n
    if n:
        tell(e, k.T_LOST, seat, resource, n, 0)


@jit
def each_near(s: Position, t: Tables, e: Events, monster: int, far: int, resource: int, n: int) -> None:
    """Let everybody who controls a Province near a Monster lose something."""
    here = s.monster_at[monster] - 1
    for seat in range(s.players):
        for tile in range(t.tiles):
            if t.terrain_kind[tile] >= k.LAND and s.owner[tile] == seat + 1 and t.distance[here][tile] <= far:
                lose(s, t, e, seat, resource, n, monster)
                break


@jit
def send_home(s: Position, t: Tables, e: Events, monster: int, far: int) -> None:
    """Send all Explorers near a Monster to their Capitals."""
    here = s.monster_at[monster] - 1
    for seat in range(s.players):
        for which in range(2):
            tile = s.explorer[seat][which] - 1
            if t.terrain_kind[tile] >= k.LAND and t.distance[here][tile] <= far:
                s.explorer[seat][which] = s.capital[seat]
                tell(e, k.T_STEPPED, seat, which, tile, s.capital[seat] - 1)


@jit
def offer_walk(s: Position, t: Tables, m: Menu) -> None:
    """Write the adjacent Provinces without a Monster."""
    here = s.monster_at[s.row[s.depth - 1][2]] - 1
    for i in range(t.sides[here]):
        tile = t.side[here][i]
        taken = 0
        for other in range(k.MONSTERS):
            if s.monster_at[other] == tile + 1:
                taken = 1
        if t.terrain_kind[tile] >= k.LAND and not taken:
            add(m, k.V_WALK, tile, 0)


@jit
def walk(s: Position, e: Events, tile: int) -> None:
    """Let the Monster walk."""
    monster = s.row[s.depth - 1][2]
    pop(s)
    s.monster_at[monster] = tile + 1
    tell(e, k.T_WALKED, monster, tile, 0, 0)


@jit
def offer_give_up(s: Position, t: Tables, m: Menu, seat: int, kinds: int) -> None:
    """Write the cards of a City that a Monster may take: Wonders, or Knowledge that was bought."""
    for slot in range(k.SLOTS):
        card = s.city[seat][slot] - 1
        if card >= 0 and t.kind[card] & kinds and not t.starting[card]:
            add(m, k.V_GIVE_UP, slot, 0)
        card = s.under[seat][slot] - 1
        if card >= 0 and t.kind[card] & kinds and not t.starting[card]:
            add(m, k.V_GIVE_UP, slot, 1)


@jit
def give_up(s: Position, t: Tables, e: Events, slot: int, below: int) -> None:
    """Archive a card of the City, active or not."""
    seat = s.row[s.depth - 1][1]
    pop(s)
    if not below:
        archive(s, t, e, seat, slot)
        return
    card = s.under[seat][slot] - 1
    clear_under(s, seat, slot)
    if not s.city[seat][slot]:
        s.active[seat][slot] = 0
    s.archive[seat][card] += 1
    owned(s, t, seat, card, -1)
    tell(e, k.T_ARCHIVED, seat, card, slot, 0)


# ---------------------------------------------------------------- defeating


@jit
def cost(s: Position, t: Tables, monster: int, resource: int) -> int:
    """Tell what it takes to defeat a Monster; the price of some grows with their attacks."""
    n = t.monster_cost[monster][resource]
    if n and t.grows[monster]:
        n = min(t.grows_to[monster], n + t.grows[monster] * s.attacks[monster])
    return n


@jit
def within(s: Position, t: Tables, monster: int, tile: int) -> int:
    """Tell whether an Explorer on a tile can fight a Monster (MN-MON-22)."""
    here = s.monster_at[monster] - 1
    if here < 0 or t.terrain_kind[tile] < k.LAND:
        return 0
    return t.distance[here][tile] == 1 if t.on_water[monster] else here == tile


@jit
def offer_fights(s: Position, t: Tables, m: Menu, seat: int, which: int) -> None:
    """Write the Monsters that an Explorer can defeat now (MN-MON-22, MN-MON-23)."""
    if not s.monsters or s.collected[seat][which]:
        return
    for monster in range(k.MONSTERS):
        gold = cost(s, t, monster, k.GOLD)
        if within(s, t, monster, s.explorer[seat][which] - 1) and s.gold[seat] >= gold:
            s.gold[seat] -= gold
            if payable(s, t, seat, cost(s, t, monster, 0), cost(s, t, monster, 1), cost(s, t, monster, 2), 0):
                add(m, k.V_DEFEAT, which, monster)
            s.gold[seat] += gold


@jit
def defeat(s: Position, t: Tables, e: Events, seat: int, which: int, monster: int) -> None:
    """Defeat a Monster: pay, keep its card, gain its reward; it leaves the game (MN-MON-24, MN-MON-25)."""
    s.collected[seat][which] = 1
    push(s, k.PROGRAM, seat, t.monster_reward[monster][0], t.monster_reward[monster][1], CONTEXT + monster, 0)
    gold = cost(s, t, monster, k.GOLD)
    s.gold[seat] -= gold
    if gold:
        tell(e, k.T_PAID, seat, k.GOLD, gold, 0)
    production = cost(s, t, monster, 0)
    science = cost(s, t, monster, 1)
    military = cost(s, t, monster, 2)
    s.monster_at[monster] = 0
    s.timer[monster] = 0
    s.slain[monster] = seat + 1
    tell(e, k.T_DEFEATED, seat, monster, which, 0)
    if production + science + military:
        push(s, k.PAYMENT, seat, production, science, military, 0)
