"""Conquering: which Units march, what it costs, who is driven out, what wakes; nothing by chance (MN-CON-17)."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import also, order, wake
from cairn.monumental.codes import E_LOOT, E_MONSTER, E_WARLORD, city_loot, paid, payment
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_sees
from cairn.monumental.payments import charge, charge_all, payable, payable_one, power_of, spend
from cairn.monumental.prices import discount, tally_up
from cairn.monumental.rows import ARRIVAL, CLOSE, CONQUEST, KIND, LESS, N_TOKEN, RETURN_HERO, UNITS
from cairn.monumental.units import flee
from cairn.monumental.verbs import (
    add,
    add_weighted,
    defense,
    gain,
    hero_on,
    hero_unit,
    next_to,
    pop,
    provinces,
    push,
    realms,
    spare,
    tell,
)


@jit
def facts(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell what is known of a Province to be conquered."""
    found = k.COASTAL if t.coastal[tile] else 0
    if s.waits[tile] == k.CAMP:
        found |= k.BARBARIAN
    if s.waits[tile] == k.CITY:
        found |= k.FREE_CITY
    if s.owner[tile]:
        found |= k.PLAYER
        if provinces(s, t, s.owner[tile] - 1) > provinces(s, t, seat):
            found |= k.MORE_PROVINCES
    return found


@jit
def needed(s: Position, t: Tables, tile: int) -> int:
    """Tell how many Units a conquest takes (MN-CON-04, MN-CON-06)."""
    return max(1, defense(s, t, tile))


@jit
def military_price(s: Position, t: Tables, seat: int, tile: int, units: int) -> int:
    """Tell what Military so many figures cost: discounts lower the payment, never below 1 (Q-35)."""
    found = facts(s, t, seat, tile)
    less = 0 if found & k.FREE_CITY else discount(s, t, seat, k.CONQUESTS, found)
    return max(1, units - less)


@jit
def can_pay(s: Position, t: Tables, seat: int, tile: int, units: int) -> int:
    """Tell whether so many figures, and what a Free City asks, can be paid."""
    military = military_price(s, t, seat, tile, units)
    if s.waits[tile] == k.CITY:
        asks = t.city_asks[s.free_city[tile] - 1]
        total = asks[0] + asks[1] + asks[2] + military
        less = min(discount(s, t, seat, k.CONQUESTS, facts(s, t, seat, tile)), total - 1)
        if s.gold[seat] < asks[3]:
            return 0
        # The discount may be taken off whatever lacks; at least 1 Military is paid.
        lacking = max(0, asks[0] - s.basic[seat][0]) + max(0, asks[1] - s.basic[seat][1])
        short = max(0, asks[2] + military - s.basic[seat][2])
        most = min(short, asks[2] + military - 1)
        left = max(0, lacking + short - min(less, lacking + most))
        return left == 0 or left <= power_of(s, t, seat, s.gold[seat] - asks[3])
    if s.waits[tile] == k.CAMP:
        military = max(0, military - s.raid[seat])
    return payable_one(s, t, seat, k.MILITARY, military)


@jit
def reach(s: Position, t: Tables, m: Menu, seat: int, tile: int) -> int:
    """Count the Units that could march into a Province (MN-CON-07 to -09); `realms` has been asked before."""
    units = 0
    for i in range(t.sides[tile]):
        part = m.realm[t.side[tile][i]]
        if part and s.owner[t.side[tile][i]] == seat + 1:
            seen = 0
            for j in range(i):
                other = t.side[tile][j]
                if s.owner[other] == seat + 1 and m.realm[other] == part:
                    seen = 1
            if not seen:
                units += m.part[part]
    return units


@jit
def joined(s: Position, t: Tables, m: Menu, seat: int, tile: int, start: int) -> int:
    """Tell whether Units on a tile can march into a Province."""
    for i in range(t.sides[tile]):
        other = t.side[tile][i]
        if s.owner[other] == seat + 1 and m.realm[other] == m.realm[start]:
            return 1
    return 0


@jit
def hero_ready(s: Position, t: Tables, m: Menu, seat: int, tile: int) -> int:
    """Give the Attack value of a Hero that could march into a Province; 0 if none can."""
    attack = hero_unit(s, t, seat)
    if attack == 0 or s.hero_at[seat] == 0:
        return 0
    start = s.hero_at[seat] - 1
    if s.owner[start] != seat + 1 or spare(s, t, seat, start) == 0 or not joined(s, t, m, seat, tile, start):
        return 0
    return attack


@jit
def feasible(s: Position, t: Tables, seat: int, tile: int, need: int, chosen: int, units: int, hero: int) -> int:
    """Tell whether a conquest can be finished: `need` more, `chosen` so far, `units` and a Hero to choose from."""
    if need <= 0:
        return can_pay(s, t, seat, tile, max(1, chosen))
    if units >= need and can_pay(s, t, seat, tile, chosen + need):
        return 1
    if hero:
        rest = max(0, need - hero)
        return units - 1 >= rest and can_pay(s, t, seat, tile, chosen + 1 + rest)
    return 0


@jit
def attackable(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell whether a tile is a Province of somebody else or of nobody next to one's own (MN-CON-02, -14, -15)."""
    return t.terrain_kind[tile] >= k.LAND and s.owner[tile] != seat + 1 and next_to(s, t, seat, tile)


@jit
def list_conquests(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write every Province that can be conquered now."""
    if s.basic[seat][k.MILITARY] + s.raid[seat] + s.gold[seat] == 0:
        return
    realms(s, t, m, seat)
    for tile in range(t.tiles):
        if attackable(s, t, seat, tile) and feasible(
            s,
            t,
            seat,
            tile,
            needed(s, t, tile),
            0,
            reach(s, t, m, seat, tile),
            hero_ready(s, t, m, seat, tile),
        ):
            add(m, k.V_CONQUER, tile, 0)


@jit
def conquer(s: Position, t: Tables, seat: int, tile: int) -> None:
    """Begin a conquest: Units are chosen one by one, then all is paid at once."""
    row = push(s, UNITS.kind, seat)
    row[UNITS.tile] = tile
    row[UNITS.need] = needed(s, t, tile)


@jit
def offer_units(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the Units that may march next, so that the conquest can still be finished."""
    row = s.row[s.depth - 1]
    tile = row[UNITS.tile]
    need = row[UNITS.need]
    chosen = row[UNITS.chosen] + 1
    realms(s, t, m, seat)
    units = reach(s, t, m, seat, tile)
    hero = hero_ready(s, t, m, seat, tile)
    heroic = hero and feasible(s, t, seat, tile, need - hero, chosen, units - 1, 0)
    for start in range(t.tiles):
        if s.owner[start] != seat + 1 or spare(s, t, seat, start) == 0 or not joined(s, t, m, seat, tile, start):
            continue
        stuck = hero_on(s, seat, start) and spare(s, t, seat, start) == 1  # then the Hero would have to stay behind
        plain = feasible(s, t, seat, tile, need - 1, chosen, units - 1, 0 if stuck else hero)
        if plain and s.soldiers[start]:
            add(m, k.V_FROM, start, 0)
        if plain and s.warlord[seat] == start + 1:
            add(m, k.V_WARLORD, start, 0)
        if heroic and hero_on(s, seat, start):
            add(m, k.V_HERO_FROM, start, 0)


@jit
def pay_city(s: Position, t: Tables, seat: int, tile: int, military: int, p: int, sc: int, mi: int) -> None:
    """Pay for a Free City: its Military and what it asks, less a discount (MN-CON-23)."""
    asks = t.city_asks[s.free_city[tile] - 1]
    charge_all(s, seat, asks[0] - p, asks[1] - sc, asks[2] + military - mi)


@jit
def answer_units(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int) -> None:
    """Send a Unit; when the last one is on its way, the conquest is paid."""
    row = s.row[s.depth - 1]
    tile = row[UNITS.tile]
    row[UNITS.chosen] += 1
    if verb == k.V_FROM:
        s.soldiers[a] -= 1
        row[UNITS.soldiers] += 1
        row[UNITS.need] -= 1
    elif verb == k.V_WARLORD:
        s.warlord[seat] = 0
        row[UNITS.led] = 1
        row[UNITS.need] -= 1
    else:
        row[UNITS.need] -= hero_unit(s, t, seat)
        s.hero_at[seat] = 0
        row[UNITS.heroic] = 1
    tell(e, k.T_MARCHED, seat, a, tile, verb)
    if row[UNITS.need] > 0:
        return
    row[KIND] = CONQUEST.kind  # the row stays and becomes the conquest itself, done when all is paid
    military = military_price(s, t, seat, tile, row[UNITS.chosen])
    if s.waits[tile] == k.CITY:
        spend(s, e, seat, k.GOLD, t.city_asks[s.free_city[tile] - 1][3])
        less = discount(s, t, seat, k.CONQUESTS, facts(s, t, seat, tile))
        if less:
            asked = push(s, LESS.kind, seat)
            asked[LESS.tile] = tile
            asked[LESS.military] = military
            asked[LESS.less] = less
        else:
            pay_city(s, t, seat, tile, military, 0, 0, 0)
        return
    if s.waits[tile] == k.CAMP:
        free = min(military, s.raid[seat])  # spent first
        s.raid[seat] -= free
        military -= free
        if free:
            tell(e, k.T_PAID, seat, k.MILITARY, free, k.ONLY_BARBARIAN)
    charge(s, seat, k.MILITARY, military)


@jit
def offer_less(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the ways to take a discount off a Free City's price: its Military, its resources or both."""
    row = s.row[s.depth - 1]
    asks = t.city_asks[s.free_city[row[LESS.tile]] - 1]
    military = asks[2] + row[LESS.military]
    less = min(row[LESS.less], asks[0] + asks[1] + military - 1)
    for p in range(min(less, asks[0]) + 1):
        for sc in range(min(less - p, asks[1]) + 1):
            mi = less - p - sc
            if mi <= military - 1 and payable(s, t, seat, asks[0] - p, asks[1] - sc, military - mi, 0):
                add(m, k.V_LESS, 0, payment(p, sc, mi, 0, 0))


@jit
def answer_less(s: Position, t: Tables, seat: int, code: int) -> None:
    """Take the discount off."""
    row = s.row[s.depth - 1]
    tile = row[LESS.tile]
    military = row[LESS.military]
    pop(s)
    pay_city(s, t, seat, tile, military, paid(code, 0), paid(code, 1), paid(code, 2))


# ---------------------------------------------------------------- a Province changes hands


@jit
def drive_out(s: Position, t: Tables, e: Events, tile: int) -> None:
    """Send the defender's Units to their Capital and the Outpost to the supply (MN-CON-36, -37)."""
    loser = s.owner[tile] - 1
    soldiers = s.soldiers[tile]
    s.soldiers[tile] = 0
    led = 0
    if s.warlord[loser] == tile + 1:
        s.warlord[loser] = s.capital[loser]
        led = 1
    if s.outpost[tile]:
        s.outpost[tile] = 0
        s.supply[loser] += 1
        tell(e, k.T_OUTPOST_LOST, loser, tile, 0, 0)
    s.owner[tile] = 0
    held_hero = hero_on(s, loser, tile)
    lost = 0 if held_hero else k.OTHER_THAN_HERO
    hero_sees(s, t, loser, k.PROVINCE_LOST, lost)
    wake(s, t, loser, k.PROVINCE_LOST, lost)
    if soldiers or led:
        flee(s, loser, tile, soldiers, led)
    if held_hero:  # H3: the Hero of a conquered Province always goes back to the row
        push(s, RETURN_HERO.kind, loser)


@jit
def occupy(s: Position, t: Tables, e: Events, seat: int, tile: int, at: int) -> int:
    """Take a Province and what waits there; gives 1 + whose it was. Loot goes to the list at a place of the stack.

    For the Automa there is no list (-1): a Monster arrives at once, and loot becomes Gold (MN-AUT-31).
    """
    waits = s.waits[tile]
    s.waits[tile] = k.EMPTY
    if waits == k.CITY:
        token = s.free_city[tile] - 1
        s.free_city[tile] = 0
        s.freed[seat][token] += 1
        tell(e, k.T_LOOTED, seat, city_loot(token), tile, 0)
        if at < 0:
            gain(s, e, seat, k.GOLD, t.city_gold[token])
        else:
            also(s, at, E_LOOT, city_loot(token))
    elif waits == k.CAMP and s.lair[tile]:
        if at < 0:
            push(s, ARRIVAL.kind, seat)[ARRIVAL.monster] = s.lair[tile] - 1
        else:
            also(s, at, E_MONSTER, s.lair[tile] - 1)
    elif waits == k.CAMP:
        row = push(s, N_TOKEN.kind, seat)
        row[N_TOKEN.tile] = tile
        row[N_TOKEN.list] = at
    lost = s.owner[tile]
    if lost:
        drive_out(s, t, e, tile)
    s.owner[tile] = seat + 1
    return lost


@jit
def step_conquest(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Move the Units in; then loot, the Warlord's benefit and whatever else wakes, in the player's order."""
    row = s.row[s.depth - 1]
    tile = row[CONQUEST.tile]
    soldiers = row[CONQUEST.soldiers]
    led = row[CONQUEST.led]
    heroic = row[CONQUEST.heroic]
    found = facts(s, t, seat, tile) | (k.WITH_HERO if heroic else 0)
    tally_up(s, seat, k.CONQUESTS, found)
    pop(s)
    s.conquests[seat] += 1
    if heroic:
        s.hero_conquests[seat] += 1
        push(s, CLOSE.kind, seat)  # it may have been its last
    hero_sees(s, t, seat, k.CONQUERED, found)
    at = s.depth
    wake(s, t, seat, k.CONQUERED, found)
    if s.depth == at:
        order(s, seat)
    if led and not s.warlord_used[seat]:  # MN-WAR-02, MN-WAR-03
        also(s, at, E_WARLORD, s.civilization[seat])
    lost = occupy(s, t, e, seat, tile, at)
    s.soldiers[tile] = soldiers
    if led:
        s.warlord[seat] = tile + 1
    if heroic:
        s.hero_at[seat] = tile + 1
        if t.hero_by_conquest[s.hero[seat] - 1]:
            s.hero_uses[seat] += 1
    tell(e, k.T_CONQUERED, seat, tile, lost, found)


@jit
def offer_n_token(s: Position, t: Tables, m: Menu) -> None:
    """Write the Barbarian tokens that may lie in a Province: those of its number."""
    front = t.front[s.row[s.depth - 1][N_TOKEN.tile]]
    for token in range(k.BARBARIANS):
        if s.barbarians[token] and t.barbarian_front[token] == front:
            add_weighted(m, k.V_TOKEN, token, 0, s.barbarians[token])


@jit
def answer_n_token(s: Position, t: Tables, e: Events, seat: int, a: int) -> None:
    """Loot the token that nature has turned up."""
    row = s.row[s.depth - 1]
    tile = row[N_TOKEN.tile]
    at = row[N_TOKEN.list]
    pop(s)
    s.barbarians[a] -= 1
    s.looted[seat][a] += 1
    tell(e, k.T_LOOTED, seat, a, tile, 0)
    if at < 0:  # the Automa (MN-AUT-31)
        gain(s, e, seat, k.GOLD, t.barbarian_gold[a])
    else:
        also(s, at, E_LOOT, a)
