"""What acts would cost, yield and need: looked at ahead, nothing is changed for good.

A bill in a row of numbers: Production, Science, Military, any basic resource, Gold and Culture that are asked, then the
own Gold that would stand in, the Units that take part, and what a discount may take off wherever the player likes.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.acquiring import room_for_wonder
from cairn.monumental.actions import affordable
from cairn.monumental.codes import NOWHERE, clause_of, first_of, second_of, source_of, verb_of
from cairn.monumental.conquest import (
    attackable,
    facts,
    feasible,
    hero_ready,
    joined,
    military_price,
    needed,
    reach,
)
from cairn.monumental.drawing import can_progress
from cairn.monumental.explorers import toll
from cairn.monumental.fields import Menu, Position, Tables
from cairn.monumental.heroes import may_deploy
from cairn.monumental.monsters import cost
from cairn.monumental.payments import PAY, PAY_ANY, double_gold, gold_worth, payable, power_of
from cairn.monumental.prices import discount, price, progress_price
from cairn.monumental.programs import clause_usable
from cairn.monumental.rows import A_STEP_CHOICE, ACTIONS, GO_ON, KIND, SEAT, TRADE_CHOICE
from cairn.monumental.verbs import defense, entity, realms, seek, spare

ANY, STANDS_IN, UNITS, LESS = 3, 6, 7, 8  # beside the resources in a bill
ASKED_GOLD, ASKED_CULTURE = 4, 5
BILL = 9
UNPAID, OWN, CAPITAL, WATER, FAR, TOO_FEW, ROOM, DRAWN_OUT, RECRUITED, NO_PLACE, ALL_DONE = range(1, 12)  # why not
# A conquest in a row of numbers: its bill, then these, then the Soldiers that would march from each tile.
WHY, LACKS, DEFENSE, NEEDS, REACH, WARLORD, HERO, SOLDIERS = range(BILL, BILL + 8)
CONQUEST = SOLDIERS + k.TILES
# An offer in a row of numbers: its bill, then WHY and LACKS.
OFFER = BILL + 2
OFFERS = k.ROW + k.BASICS + 2 + k.POLICIES + k.HEROES  # display, piles, Wonder and progress, policies, Heroes
# A cross in a row of numbers: what it yields, the spaces it activates, cards that can be paid then, and effects.
SPACES, BOUGHT = 5, 6
EFFECTS = BOUGHT + 1
CROSS = EFFECTS + k.SOURCES


# ---------------------------------------------------------------- Gold that stands in


@jit
def lacking(s: Position, seat: int, production: int, science: int, military: int, any_kind: int) -> int:
    """Count the basic resources that a player lacks for a price."""
    short = 0
    over = 0
    for basic in range(3):
        need = production if basic == 0 else science if basic == 1 else military
        have = s.basic[seat][basic]
        short += max(0, need - have)
        over += max(0, have - need)
    return short + max(0, any_kind - over)


@jit
def stand_in(s: Position, t: Tables, seat: int, short: int, gold: int) -> int:
    """Tell how little of so much Gold stands in for so many basic resources, as far as there is enough."""
    if short <= 0:
        return 0
    worth = gold_worth(s, t, seat)
    doubled = min(gold, double_gold(s, t, seat), (short + worth - 1) // worth) if worth > 1 else 0
    return doubled + max(0, short - doubled * worth)


@jit
def settle_bill(s: Position, t: Tables, seat: int, row: list[int], at: int, spared: int) -> int:
    """Write how much own Gold stands in; gives what lacks then. `spared` is paid by what pays for this alone."""
    gold = row[at + ASKED_GOLD]
    short = max(0, lacking(s, seat, row[at], row[at + 1], row[at + 2], row[at + ANY]) - spared)
    if gold > s.gold[seat]:
        return gold - s.gold[seat] + short
    left = s.gold[seat] - gold
    row[at + STANDS_IN] = stand_in(s, t, seat, short, left)
    lacks = max(0, short - power_of(s, t, seat, left))
    if row[at + ASKED_CULTURE] > s.culture[seat]:
        lacks += row[at + ASKED_CULTURE] - s.culture[seat]
    if lacks:
        row[at + STANDS_IN] = left if short else 0
    return lacks


# ---------------------------------------------------------------- bills


@jit
def bill_card(s: Position, t: Tables, seat: int, card: int, second: int, row: list[int], at: int) -> int:
    """Write what a card, or the second section of a Wonder, costs; gives what lacks."""
    n = price(s, t, seat, card, second)
    row[at + (k.SCIENCE if t.kind[card] == k.KNOWLEDGE else k.PRODUCTION)] = n
    spared = 0
    if t.kind[card] == k.WONDER:  # what may pay for Wonders only is spent first, then Production
        spared = min(max(0, n - s.basic[seat][k.PRODUCTION]), s.quarry[seat])
    return settle_bill(s, t, seat, row, at, spared)


@jit
def bill_effect(s: Position, t: Tables, seat: int, source: int, clause: int, row: list[int], at: int) -> None:
    """Write all that an effect asks."""
    thing = entity(s, seat, source)
    different = 0
    pc = t.begin[thing][clause]
    while pc < t.end[thing][clause]:
        if t.op[pc] == PAY:
            resource = t.a[pc]
            row[at + (resource if resource < k.GOLD else resource + 1)] += t.b[pc]
        elif t.op[pc] == PAY_ANY:
            row[at + ANY] += t.a[pc]
            different = t.b[pc]
        pc = t.past[pc]
    settle_bill(s, t, seat, row, at, 0)
    if different:  # each of another kind: of one kind no second helps
        kinds = (s.basic[seat][0] > 0) + (s.basic[seat][1] > 0) + (s.basic[seat][2] > 0)
        short = lacking(s, seat, row[at], row[at + 1], row[at + 2], 0) + max(0, row[at + ANY] - kinds)
        row[at + STANDS_IN] = stand_in(s, t, seat, short, s.gold[seat] - row[at + ASKED_GOLD])


@jit
def bill_fight(s: Position, t: Tables, seat: int, monster: int, row: list[int], at: int) -> int:
    """Write what it takes to defeat a Monster."""
    for resource in range(3):
        row[at + resource] = cost(s, t, monster, resource)
    row[at + ASKED_GOLD] = cost(s, t, monster, k.GOLD)
    return settle_bill(s, t, seat, row, at, 0)


@jit
def bill_trade(s: Position, t: Tables, seat: int, n: int, row: list[int], at: int) -> int:
    """Write what is given in a trade."""
    resource = t.a[s.row[s.depth - 1][TRADE_CHOICE.pc]]
    row[at + (resource if resource < k.GOLD else resource + 1)] = n
    return settle_bill(s, t, seat, row, at, 0)


@jit
def marching(s: Position, t: Tables, m: Menu, seat: int, tile: int) -> int:
    """Tell how few Units suffice: a Hero counts for several; `realms` has been asked before."""
    need = needed(s, t, tile)
    hero = hero_ready(s, t, m, seat, tile)
    rest = max(0, need - hero)
    if hero and reach(s, t, m, seat, tile) - 1 >= rest and 1 + rest < need:
        return 1 + rest
    return need


@jit
def bill_conquest(s: Position, t: Tables, m: Menu, seat: int, tile: int, row: list[int], at: int) -> int:
    """Write what a conquest with as few Units as possible costs; gives what lacks."""
    units = marching(s, t, m, seat, tile)
    military = military_price(s, t, seat, tile, units)
    row[at + UNITS] = units
    row[at + k.MILITARY] = military
    if s.waits[tile] == k.CITY:
        asks = t.city_asks[s.free_city[tile] - 1]
        row[at] = asks[0]
        row[at + 1] = asks[1]
        row[at + 2] += asks[2]
        row[at + ASKED_GOLD] = asks[3]
        less = min(discount(s, t, seat, k.CONQUESTS, facts(s, t, seat, tile)), row[at] + row[at + 1] + row[at + 2] - 1)
        row[at + LESS] = less
        others = max(0, asks[0] - s.basic[seat][0]) + max(0, asks[1] - s.basic[seat][1])
        short = max(0, row[at + 2] - s.basic[seat][2])  # at least 1 Military is paid
        spared = min(less, others + min(short, row[at + 2] - 1))
        return settle_bill(s, t, seat, row, at, spared)
    spared = 0
    if s.waits[tile] == k.CAMP:
        spared = min(max(0, military - s.basic[seat][k.MILITARY]), s.raid[seat])
    return settle_bill(s, t, seat, row, at, spared)


@jit
def bill(s: Position, t: Tables, m: Menu, code: int, row: list[int], at: int) -> None:
    """Write what a choice of the topmost row costs; `realms` has been asked before."""
    top = s.row[s.depth - 1]
    seat = top[SEAT]
    verb = verb_of(code)
    a = first_of(code)
    b = second_of(code)
    paid = top[KIND] in (ACTIONS.kind, GO_ON.kind)
    if verb in (k.V_ACQUIRE, k.V_COMPLETE):
        bill_card(s, t, seat, a, verb == k.V_COMPLETE, row, at)
    elif verb == k.V_CONQUER:
        bill_conquest(s, t, m, seat, a, row, at)
    elif verb == k.V_USE:
        bill_effect(s, t, seat, a, b, row, at)
    elif verb == k.V_DEFEAT:
        bill_fight(s, t, seat, b, row, at)
    elif verb == k.V_TRADE:
        bill_trade(s, t, seat, a, row, at)
    elif verb == k.V_DEVELOP:
        row[at + ASKED_CULTURE] = s.policies[seat] + 1
    elif verb == k.V_RECRUIT:
        row[at + ASKED_GOLD] = t.hero_price[a]
    elif verb == k.V_OUTPOST:
        row[at + UNITS] = 3 if paid else 0
    elif verb == k.V_PROGRESS:
        row[at + k.SCIENCE] = progress_price(s, t, seat)
        settle_bill(s, t, seat, row, at, 0)
    elif verb in (k.V_STEP, k.V_SAIL) and top[KIND] != A_STEP_CHOICE.kind:
        row[at + k.MILITARY] = toll(s, t, b) + (1 if paid else 0)
        settle_bill(s, t, seat, row, at, 0)
    elif verb in (k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO) and paid:
        row[at + k.MILITARY] = 1
        settle_bill(s, t, seat, row, at, 0)


@jit
def bills(s: Position, t: Tables, m: Menu, first: int, last: int, row: list[int]) -> None:
    """Write what some choices of the menu cost, one bill after the other."""
    for i in range(first, last):
        if verb_of(m.code[i]) == k.V_CONQUER:
            realms(s, t, m, s.row[s.depth - 1][SEAT])
            break
    for i in range(first, last):
        bill(s, t, m, m.code[i], row, BILL * (i - first))


# ---------------------------------------------------------------- conquests


@jit
def muster(s: Position, t: Tables, m: Menu, seat: int, tile: int, units: int, row: list[int], at: int) -> None:
    """Write who would march: a Hero that saves Units, Soldiers, those of the Capital first, then the Warlord."""
    left = needed(s, t, tile)
    hero = s.hero_at[seat] - 1 if hero_ready(s, t, m, seat, tile) else -1
    if units < left:
        row[at + HERO] = hero + 1
        left -= hero_ready(s, t, m, seat, tile)
    for turn in range(2):
        for start in range(t.tiles):
            if s.owner[start] == seat + 1 and (t.terrain_kind[start] == k.CAPITAL) == (turn == 0):
                free = spare(s, t, seat, start) if joined(s, t, m, seat, tile, start) else 0
                if row[at + HERO] == start + 1:
                    free -= 1
                n = max(0, min(left, free, s.soldiers[start]))
                row[at + SOLDIERS + start] = n
                left -= n
    start = s.warlord[seat] - 1
    if left > 0 and start >= 0 and s.owner[start] == seat + 1 and joined(s, t, m, seat, tile, start):
        free = spare(s, t, seat, start) - row[at + SOLDIERS + start] - (row[at + HERO] == start + 1)
        if free > 0:
            row[at + WARLORD] = start + 1
            left -= 1
    if left > 0 and row[at + HERO] == 0:
        row[at + HERO] = hero + 1


@jit
def conquest(s: Position, t: Tables, m: Menu, seat: int, tile: int, row: list[int], at: int) -> None:
    """Write what a conquest of a tile takes, or why it cannot be; `realms` has been asked before."""
    if t.terrain_kind[tile] < k.LAND:
        row[at + WHY] = CAPITAL if t.terrain_kind[tile] == k.CAPITAL else WATER
        return
    need = needed(s, t, tile)
    units = reach(s, t, m, seat, tile)
    hero = hero_ready(s, t, m, seat, tile)
    row[at + DEFENSE] = defense(s, t, tile)
    row[at + NEEDS] = need
    row[at + REACH] = units + max(0, hero - 1)
    if s.owner[tile] == seat + 1:
        row[at + WHY] = OWN
        return
    if s.waits[tile] == k.CITY and s.free_city[tile] == 0:  # not laid yet
        row[at + WHY] = FAR
        return
    row[at + LACKS] = bill_conquest(s, t, m, seat, tile, row, at)
    if not attackable(s, t, seat, tile):
        row[at + WHY] = FAR
    elif row[at + REACH] < need:
        row[at + WHY] = TOO_FEW
    else:
        muster(s, t, m, seat, tile, row[at + UNITS], row, at)
        if not feasible(s, t, seat, tile, need, 0, units, hero):
            row[at + WHY] = UNPAID
            row[at + LACKS] = max(1, row[at + LACKS])


@jit
def conquests(s: Position, t: Tables, m: Menu, seat: int, row: list[int]) -> None:
    """Write a conquest of every tile."""
    realms(s, t, m, seat)
    for tile in range(t.tiles):
        conquest(s, t, m, seat, tile, row, CONQUEST * tile)


# ---------------------------------------------------------------- prices


@jit
def offer_card(s: Position, t: Tables, seat: int, card: int, second: int, row: list[int], at: int) -> None:
    """Write an offer of a card."""
    row[at + LACKS] = bill_card(s, t, seat, card, second, row, at)
    if second and not room_for_wonder(s, t, seat):
        row[at + WHY] = ROOM
    elif not affordable(s, t, seat, card, price(s, t, seat, card, second)):
        row[at + WHY] = UNPAID


@jit
def offer_policy(s: Position, seat: int, row: list[int], at: int) -> None:
    """Write an offer of a policy."""
    row[at + ASKED_CULTURE] = s.policies[seat] + 1
    if s.policies[seat] == k.OWN_POLICIES:
        row[at + WHY] = ALL_DONE
    elif s.culture[seat] <= s.policies[seat]:
        row[at + WHY] = UNPAID
        row[at + LACKS] = s.policies[seat] + 1 - s.culture[seat]


@jit
def offer_hero(s: Position, t: Tables, seat: int, hero: int, row: list[int], at: int) -> None:
    """Write an offer of a Hero."""
    row[at + ASKED_GOLD] = t.hero_price[hero]
    place = 0
    for tile in range(t.tiles):
        if may_deploy(s, t, seat, hero, tile):
            place = 1
    if s.recruited[seat]:
        row[at + WHY] = RECRUITED
    elif not place:
        row[at + WHY] = NO_PLACE
    elif s.gold[seat] < t.hero_price[hero]:
        row[at + WHY] = UNPAID
        row[at + LACKS] = t.hero_price[hero] - s.gold[seat]


@jit
def offers(s: Position, t: Tables, seat: int, row: list[int]) -> None:
    """Write everything that can be bought: the display, the piles, the own Wonder, progress, policies, Heroes."""
    at = 0
    for slot in range(k.ROW):
        if s.display[slot]:
            offer_card(s, t, seat, s.display[slot] - 1, 0, row, at)
        at += OFFER
    for i in range(k.BASICS):
        offer_card(s, t, seat, t.piles[i], 0, row, at)
        at += OFFER
    if s.wonder[seat]:
        offer_card(s, t, seat, s.wonder[seat] - 1, 1, row, at)
    at += OFFER
    row[at + k.SCIENCE] = progress_price(s, t, seat)
    row[at + LACKS] = settle_bill(s, t, seat, row, at, 0)
    if not can_progress(s, t, seat):
        row[at + WHY] = DRAWN_OUT
    elif not payable(s, t, seat, 0, row[at + k.SCIENCE], 0, 0):
        row[at + WHY] = UNPAID
    at += OFFER
    for policy in range(k.POLICIES):
        if t.policy_of[policy] == s.civilization[seat]:
            offer_policy(s, seat, row, at)
        at += OFFER
    for hero in range(k.HEROES):
        if s.hero_row[hero]:
            offer_hero(s, t, seat, hero, row, at)
        at += OFFER


# ---------------------------------------------------------------- crosses


@jit
def usables(s: Position, t: Tables, m: Menu, seat: int, row: list[int], at: int, sign: int) -> None:
    """Add or take away the effects that can be used now, as bits at their sources."""
    found = seek(s, t, seat, 0, k.ONCE)
    while found < NOWHERE:
        source = source_of(found)
        clause = clause_of(found)
        if clause_usable(s, t, m, seat, source, clause):
            if sign > 0:
                row[at + source] |= 1 << clause
            else:
                row[at + source] &= ~(1 << clause)
        found = seek(s, t, seat, found + 1, k.ONCE)


@jit
def lie_active(s: Position, t: Tables, seat: int, slot: int, row: list[int], at: int, sign: int) -> None:
    """Let a space of the City be active, with what it yields, for the time of a question; or no more."""
    s.active[seat][slot] = sign > 0
    for below in range(2):
        card = (s.under[seat][slot] if below else s.city[seat][slot]) - 1
        for resource in range(5 if card >= 0 else 0):
            n = sign * t.gives[card][resource]
            row[at + resource] += max(0, n)
            s.gained[seat][resource] += n
            if resource < k.GOLD:
                s.basic[seat][resource] += n
            elif resource == k.GOLD:
                s.gold[seat] += n
            else:
                s.culture[seat] += n


@jit
def purchases(s: Position, t: Tables, seat: int) -> int:
    """Give the cards that can be paid, as bits: the display, then the piles, then the own Wonder."""
    found = 0
    for slot in range(k.ROW):
        card = s.display[slot] - 1
        if card >= 0 and affordable(s, t, seat, card, price(s, t, seat, card, 0)):
            found |= 1 << slot
    for i in range(k.BASICS):
        if s.piles[i] and affordable(s, t, seat, t.piles[i], price(s, t, seat, t.piles[i], 0)):
            found |= 1 << k.ROW + i
    card = s.wonder[seat] - 1
    if card >= 0 and room_for_wonder(s, t, seat) and affordable(s, t, seat, card, price(s, t, seat, card, 1)):
        found |= 1 << k.ROW + k.BASICS
    return found


@jit
def crosses(s: Position, t: Tables, m: Menu, seat: int, row: list[int]) -> None:
    """Write what each of the nine pairs of row and column activates, yields and makes possible."""
    for number in range(9):
        at = CROSS * number
        for slot in range(k.SLOTS):
            there = s.city[seat][slot] or s.under[seat][slot]
            if (slot // 3 == number // 3 or slot % 3 == number % 3) and there and not s.active[seat][slot]:
                row[at + SPACES] |= 1 << slot
        for slot in range(k.SLOTS):
            if row[at + SPACES] >> slot & 1:
                lie_active(s, t, seat, slot, row, at, 1)
        row[at + BOUGHT] = purchases(s, t, seat)
        usables(s, t, m, seat, row, at + EFFECTS, 1)
        for slot in range(k.SLOTS):
            if row[at + SPACES] >> slot & 1:
                lie_active(s, t, seat, slot, row, at, -1)
        usables(s, t, m, seat, row, at + EFFECTS, -1)
