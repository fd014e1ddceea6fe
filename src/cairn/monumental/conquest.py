"""Units: conquering, Move Military, Outposts, destroying. Nothing here is left to chance (MN-CON-17)."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import also, order, wake
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.payments import pack, packed, payable
from cairn.monumental.verbs import (
    add,
    decider,
    defense,
    discount,
    figures,
    gain,
    hero_on,
    hero_unit,
    next_to,
    pop,
    provinces,
    push,
    realms,
    spare,
    tally_up,
    tell,
)

# A UNITS row: seat, 2 tile, 3 Units still needed, 4 figures chosen, 5 Soldiers marching, 6 Warlord, 7 Hero,
# 8 to 10 what is taken off a Free City's price.
NEED, CHOSEN, MARCHING, LED, HEROIC, OFF = 3, 4, 5, 6, 7, 8


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
        if left == 0:
            return 1
        return payable(s, t, seat, 0, 0, s.basic[seat][2] + left, 0) if asks[3] == 0 else left <= s.gold[seat] - asks[3]
    if s.waits[tile] == k.CAMP:
        military = max(0, military - s.raid[seat])
    return payable(s, t, seat, 0, 0, military, 0)


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
def offer_conquests(s: Position, t: Tables, m: Menu, seat: int) -> None:
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
    push(s, k.UNITS, seat, tile, needed(s, t, tile), 0, 0)


@jit
def offer_units(s: Position, t: Tables, m: Menu) -> None:
    """Write the Units that may march next, so that the conquest can still be finished."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    realms(s, t, m, seat)
    units = reach(s, t, m, seat, tile)
    hero = hero_ready(s, t, m, seat, tile)
    heroic = hero and feasible(s, t, seat, tile, row[NEED] - hero, row[CHOSEN] + 1, units - 1, 0)
    for start in range(t.tiles):
        if s.owner[start] != seat + 1 or spare(s, t, seat, start) == 0 or not joined(s, t, m, seat, tile, start):
            continue
        stuck = hero_on(s, seat, start) and spare(s, t, seat, start) == 1  # then the Hero would have to stay behind
        plain = feasible(s, t, seat, tile, row[NEED] - 1, row[CHOSEN] + 1, units - 1, 0 if stuck else hero)
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
    push(s, k.PAYMENT, seat, asks[0] - p, asks[1] - sc, asks[2] + military - mi, 0)


@jit
def march(s: Position, t: Tables, e: Events, verb: int, start: int) -> None:
    """Send a Unit; when the last one is on its way, the conquest is paid."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    row[CHOSEN] += 1
    if verb == k.V_FROM:
        s.soldiers[start] -= 1
        row[MARCHING] += 1
        row[NEED] -= 1
    elif verb == k.V_WARLORD:
        s.warlord[seat] = 0
        row[LED] = 1
        row[NEED] -= 1
    else:
        row[NEED] -= hero_unit(s, t, seat)
        s.hero_at[seat] = 0
        row[HEROIC] = 1
    tell(e, k.T_MARCHED, seat, start, tile, verb)
    if row[NEED] > 0:
        return
    row[0] = k.CONQUEST  # the row stays and becomes the conquest itself, done when all is paid
    military = military_price(s, t, seat, tile, row[CHOSEN])
    if s.waits[tile] == k.CITY:
        gold = t.city_asks[s.free_city[tile] - 1][3]
        s.gold[seat] -= gold
        if gold:
            tell(e, k.T_PAID, seat, k.GOLD, gold, 0)
        less = discount(s, t, seat, k.CONQUESTS, facts(s, t, seat, tile))
        if less:
            at = push(s, k.LESS, seat, tile, military, less, 0)
            s.row[at][6] = 0
        else:
            pay_city(s, t, seat, tile, military, 0, 0, 0)
    else:
        if s.waits[tile] == k.CAMP:
            free = min(military, s.raid[seat])  # spent first
            s.raid[seat] -= free
            military -= free
            if free:
                tell(e, k.T_PAID, seat, k.MILITARY, free, k.ONLY_BARBARIAN)
        if military:
            at = push(s, k.PAYMENT, seat, 0, 0, military, 0)
            s.row[at][6] = 0


@jit
def offer_less(s: Position, t: Tables, m: Menu) -> None:
    """Write the ways to take a discount off a Free City's price: its Military, its resources or both."""
    row = s.row[s.depth - 1]
    seat = row[1]
    asks = t.city_asks[s.free_city[row[2]] - 1]
    military = asks[2] + row[3]
    less = min(row[4], asks[0] + asks[1] + military - 1)
    for p in range(min(less, asks[0]) + 1):
        for sc in range(min(less - p, asks[1]) + 1):
            mi = less - p - sc
            if mi <= military - 1 and payable(s, t, seat, asks[0] - p, asks[1] - sc, military - mi, 0):
                add(m, k.V_LESS, 0, pack(p, sc, mi, 0, 0))


@jit
def take_less(s: Position, t: Tables, code: int) -> None:
    """Take the discount off."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    military = row[3]
    pop(s)
    pay_city(s, t, seat, tile, military, packed(code, 0), packed(code, 1), packed(code, 2))


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
    wake(s, t, loser, k.PROVINCE_LOST, 0 if held_hero else k.OTHER_THAN_HERO)
    if soldiers or led:
        push(s, k.FLEE, loser, tile, soldiers, led, 0)
    if held_hero:  # H3: the Hero of a conquered Province always goes back to the row
        push(s, k.RETURN_HERO, loser, 0, 0, 0, 0)


@jit
def step_conquest(s: Position, t: Tables, e: Events) -> None:
    """Move the Units in; then loot, the Warlord's benefit and whatever else wakes, in the player's order."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    soldiers = row[MARCHING]
    led = row[LED]
    heroic = row[HEROIC]
    found = facts(s, t, seat, tile) | (k.WITH_HERO if heroic else 0)
    tally_up(s, seat, k.CONQUESTS, found)
    pop(s)
    waits = s.waits[tile]
    s.waits[tile] = k.EMPTY
    s.conquests[seat] += 1
    if heroic:
        s.hero_conquests[seat] += 1
    if heroic:
        push(s, k.CLOSE, seat, 0, 0, 0, 0)  # it may have been its last
    at = s.depth
    wake(s, t, seat, k.CONQUERED, found)
    if s.depth == at:
        order(s, seat)
    if led and not s.warlord_used[seat]:  # MN-WAR-02, MN-WAR-03
        also(s, at, k.E_WARLORD, s.civilization[seat])
    if waits == k.CITY:
        token = s.free_city[tile] - 1
        s.free_city[tile] = 0
        s.freed[seat][token] += 1
        also(s, at, k.E_LOOT, 100 + token)
        tell(e, k.T_LOOTED, seat, 100 + token, tile, 0)
    elif waits == k.CAMP:
        if s.lair[tile]:
            also(s, at, k.E_MONSTER, s.lair[tile] - 1)
        else:
            push(s, k.N_TOKEN, seat, tile, at, 0, 0)
    lost = s.owner[tile] - 1
    if lost >= 0:
        drive_out(s, t, e, tile)
    s.owner[tile] = seat + 1
    s.soldiers[tile] = soldiers
    if led:
        s.warlord[seat] = tile + 1
    if heroic:
        s.hero_at[seat] = tile + 1
        if t.hero_by_conquest[s.hero[seat] - 1]:
            s.hero_uses[seat] += 1
    tell(e, k.T_CONQUERED, seat, tile, lost + 1, found)


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
        push(s, k.LAIR_CHOICE, decider(s, seat), monster, tile, 0, 0)  # nothing is destroyed
    else:
        s.monster_at[monster] = tile + 1
        tell(e, k.T_MONSTER, monster, tile, 0, 0)
        push(s, k.ROUT_CHOICE, decider(s, seat), tile, (figures(s, t, seat, tile) + 1) // 2, 0, 0)
