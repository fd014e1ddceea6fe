"""Monsters: where they hide, how they arrive, their timers, and how Explorers defeat them."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.payments import charge_all, payable, spend
from cairn.monumental.rows import ARRIVAL, LAIR_CHOICE, MONSTER_TURN, ROUT_CHOICE
from cairn.monumental.verbs import add, add_weighted, decider, figures, gain, pop, program, push, tell

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
def offer_n_monster(s: Position, t: Tables, m: Menu) -> None:
    """Write the Monsters that may be among the tokens: those whose number lies somewhere (MN-MON-02)."""
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
def offer_n_lair(s: Position, t: Tables, m: Menu) -> None:
    """Write the spaces of a Monster's number."""
    monster = s.drawn_monster - 1
    if monster < 0:
        return
    for tile in range(t.tiles):
        if s.waits[tile] == k.CAMP and t.front[tile] == t.monster_front[monster] and not s.lair[tile]:
            add_weighted(m, k.V_LAIR, tile, 0, 1)


@jit
def answer_n_monster(s: Position, a: int) -> None:
    """Keep in mind which Monster hides."""
    pop(s)
    s.drawn_monster = a + 1


@jit
def answer_n_lair(s: Position, a: int) -> None:
    """Hide it there."""
    pop(s)
    s.lair[a] = s.drawn_monster
    s.drawn_monster = 0


# ---------------------------------------------------------------- arrival


@jit
def ask_losses(s: Position, seat: int, tile: int, units: int) -> None:
    """Let somebody choose which Units of a Province are destroyed."""
    row = push(s, ROUT_CHOICE.kind, decider(s, seat))
    row[ROUT_CHOICE.tile] = tile
    row[ROUT_CHOICE.left] = units


@jit
def arrive(s: Position, t: Tables, e: Events, seat: int, tile: int, monster: int) -> None:
    """Let a Monster appear where its token was looted (MN-MON-03 to -07)."""
    s.lair[tile] = 0
    if s.automa == seat + 1:
        gain(s, e, seat, k.GOLD, 2)
    else:
        gain(s, e, seat, k.CULTURE, 1)
    number = 1
    for other in range(k.MONSTERS):
        number = max(number, s.arrived[other] + 1)
    s.arrived[monster] = number
    s.timer[monster] = s.players  # below display card number players + 1, counted from 0 (MN-MON-07, MN-MON-19)
    s.attacks[monster] = 0
    if t.on_water[monster]:
        row = push(s, LAIR_CHOICE.kind, decider(s, seat))  # nothing is destroyed
        row[LAIR_CHOICE.monster] = monster
        row[LAIR_CHOICE.tile] = tile
    else:
        s.monster_at[monster] = tile + 1
        tell(e, k.T_MONSTER, monster, tile, 0, 0)
        ask_losses(s, seat, tile, (figures(s, t, seat, tile) + 1) // 2)


@jit
def step_arrival(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Let a Monster appear in its lair."""
    monster = s.row[s.depth - 1][ARRIVAL.monster]
    pop(s)
    for tile in range(t.tiles):
        if s.lair[tile] == monster + 1:
            arrive(s, t, e, seat, tile, monster)
            break


@jit
def offer_lair_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the nearest Water tiles; the conqueror chooses among several (MN-MON-05)."""
    start = s.row[s.depth - 1][LAIR_CHOICE.tile]
    best = 99
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.WATER:
            best = min(best, t.distance[start][tile])
    for tile in range(t.tiles):
        if t.terrain_kind[tile] == k.WATER and t.distance[start][tile] == best:
            add(m, k.V_WALK, tile, 0)


@jit
def answer_lair_choice(s: Position, e: Events, a: int) -> None:
    """Put a Monster on its Water tile."""
    monster = s.row[s.depth - 1][LAIR_CHOICE.monster]
    pop(s)
    s.monster_at[monster] = a + 1
    tell(e, k.T_MONSTER, monster, a, 0, 0)


# ---------------------------------------------------------------- timers


@jit
def step_monster_turn(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Move every timer at the end of a turn, in the order in which the Monsters came (MN-MON-13 to -18)."""
    row = s.row[s.depth - 1]
    last = row[MONSTER_TURN.arrived]
    monster = -1
    for other in range(k.MONSTERS):
        if s.monster_at[other] and s.arrived[other] > last and (monster < 0 or s.arrived[other] < s.arrived[monster]):
            monster = other
    if monster < 0:
        pop(s)
        return
    row[MONSTER_TURN.arrived] = s.arrived[monster]
    s.timer[monster] += 1
    if s.timer[monster] > 5:  # noqa: PLR2004  below the sixth card was its last place
        s.timer[monster] = 3  # below the fourth card (MN-MON-18), the left one of the second row (MN-MON-20)
        s.attacks[monster] += 1
        tell(e, k.T_ATTACK, monster, s.monster_at[monster] - 1, 0, 0)
        controller = s.owner[s.monster_at[monster] - 1] - 1
        if controller >= 0:
            seat = controller
        attack = t.monster_attack[monster]
        program(s, seat, attack[0], attack[1], k.MONSTER_SOURCE + monster)


# ---------------------------------------------------------------- defeating


@jit
def cost(s: Position, t: Tables, monster: int, resource: int) -> int:
    """Tell what it takes to defeat a Monster; the price of some grows with their attacks."""
    n = t.monster_cost[monster][resource]
    if n and t.grows[monster]:
        n = max(n, min(t.grows_to[monster], n + t.grows[monster] * s.attacks[monster]))
    return n


@jit
def within(s: Position, t: Tables, monster: int, tile: int) -> int:
    """Tell whether an Explorer on a tile can fight a Monster (MN-MON-22)."""
    here = s.monster_at[monster] - 1
    if here < 0 or t.terrain_kind[tile] < k.LAND:
        return 0
    return t.distance[here][tile] == 1 if t.on_water[monster] else here == tile


@jit
def list_fights(s: Position, t: Tables, m: Menu, seat: int, which: int) -> None:
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
    program(s, seat, t.monster_reward[monster][0], t.monster_reward[monster][1], k.MONSTER_SOURCE + monster)
    spend(s, e, seat, k.GOLD, cost(s, t, monster, k.GOLD))
    production = cost(s, t, monster, 0)
    science = cost(s, t, monster, 1)
    military = cost(s, t, monster, 2)
    s.monster_at[monster] = 0
    s.timer[monster] = 0
    s.slain[monster] = seat + 1
    tell(e, k.T_DEFEATED, seat, monster, which, 0)
    if production + science + military:
        charge_all(s, seat, production, science, military)
