"""Attacks of Monsters.

Words: `rout`, `lose`, `give_up`, `walk`, `send_home`, `each_near`; in a reward `gain_hoard`. What hits the controller
of a Monster's Province does nothing where nobody controls it.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import archive, clear_under, put_away
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import ATTACK, HARM, REWARD, word
from cairn.monumental.monsters import ask_losses
from cairn.monumental.rows import GIVE_UP_CHOICE, PROVINCE_CHOICE, ROUT_CHOICE, WALK_CHOICE
from cairn.monumental.units import destroy
from cairn.monumental.verbs import add, decider, figures, found, gain, hero_on, hero_unit, pop, push, tell

ROUT = word(__name__, "rout", "units where guarded?", HARM)
LOSE = word(__name__, "lose", "KEPT n", HARM)
GIVE_UP = word(__name__, "give_up", "LOST LOST?", HARM)
EACH_NEAR = word(__name__, "each_near", "steps loss", ATTACK)
SEND_HOME = word(__name__, "send_home", "near", ATTACK)
WALK = word(__name__, "walk", "one", ATTACK)
GAIN_HOARD = word(__name__, "gain_hoard", "", REWARD)


@jit
def lair(s: Position, source: int) -> int:
    """Give the tile of the Monster whose effect is done."""
    return s.monster_at[source - k.MONSTER_SOURCE] - 1


@jit
def holds(s: Position, seat: int, source: int) -> int:
    """Tell whether a seat controls the Province of the Monster whose effect is done."""
    return source >= k.MONSTER_SOURCE and lair(s, source) >= 0 and s.owner[lair(s, source)] == seat + 1


# ---------------------------------------------------------------- rout


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
    units = amount(s, t, tile, n)
    spared = guarded and not s.outpost[tile] and units == figures(s, t, s.owner[tile] - 1, tile)  # it would be lost
    if units and not spared:
        ask_losses(s, seat, tile, units)


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
def do_rout(s: Position, t: Tables, seat: int, source: int, a: int, b: int, c: int) -> None:
    """Let a Monster strike where its card says."""
    here = lair(s, source)
    if b == k.HERE:
        strike(s, t, seat, here, a, c)
    elif b in (k.NEAR_1, k.NEAR_2, k.COAST):
        far = 2 if b == k.NEAR_2 else 1
        for tile in range(t.tiles - 1, -1, -1):
            if t.distance[here][tile] <= far and not (b == k.COAST and tile == here):
                strike(s, t, seat, tile, a, c)
    elif best_of(s, t, here, b) >= (0 if b == k.LONELY_2 else 1):
        row = push(s, PROVINCE_CHOICE.kind, decider(s, seat))
        row[PROVINCE_CHOICE.tile] = here
        row[PROVINCE_CHOICE.where] = b
        row[PROVINCE_CHOICE.units] = a


@jit
def offer_province_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the Provinces that fit equally well."""
    row = s.row[s.depth - 1]
    here = row[PROVINCE_CHOICE.tile]
    where = row[PROVINCE_CHOICE.where]
    best = best_of(s, t, here, where)
    for tile in range(t.tiles):
        if t.terrain_kind[tile] >= k.LAND and s.owner[tile] and t.distance[here][tile] <= 2:  # noqa: PLR2004
            if where == k.BIGGEST_2:
                if figures(s, t, s.owner[tile] - 1, tile) == best:
                    add(m, k.V_PROVINCE, tile, 0)
            elif lonely(s, t, tile) and 2 - t.distance[here][tile] == best:
                add(m, k.V_PROVINCE, tile, 0)


@jit
def answer_province_choice(s: Position, t: Tables, seat: int, a: int) -> None:
    """Strike the chosen Province."""
    units = s.row[s.depth - 1][PROVINCE_CHOICE.units]
    pop(s)
    strike(s, t, seat, a, units, 0)


@jit
def offer_rout_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the Units of a Province of which one is destroyed; for the Automa it is the Warlord first."""
    row = s.row[s.depth - 1]
    tile = row[ROUT_CHOICE.tile]
    seat = s.owner[tile] - 1
    if seat < 0 or row[ROUT_CHOICE.left] == 0:
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
def answer_rout_choice(s: Position, t: Tables, e: Events, verb: int, a: int) -> None:
    """Destroy the chosen Unit; the row stays until enough are gone."""
    row = s.row[s.depth - 1]
    row[ROUT_CHOICE.left] -= 1
    if row[ROUT_CHOICE.left] == 0:
        pop(s)
    destroy(s, t, e, a, verb - k.V_ROUT)


@jit
def can_rout(s: Position, t: Tables, full: int, source: int, a: int, b: int) -> int:
    """Tell whether Units can be struck."""
    if b != k.HERE:
        return 1
    here = lair(s, source)
    there = figures(s, t, s.owner[here] - 1, here) if s.owner[here] else 0
    return there >= (a if full and a < k.HALF_UNITS else 1)


# ---------------------------------------------------------------- lose, each_near


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
def can_lose(s: Position, seat: int, a: int, b: int) -> int:
    """Tell whether there is so much to lose."""
    return s.gold[seat] >= b if a == k.GOLD else s.culture[seat] >= b


@jit
def do_lose(s: Position, t: Tables, e: Events, seat: int, source: int, a: int, b: int) -> None:
    """Let the controller lose something."""
    if holds(s, seat, source):
        lose(s, t, e, seat, a, b, source - k.MONSTER_SOURCE)


@jit
def do_each_near(s: Position, t: Tables, e: Events, pc: int, source: int, a: int) -> None:
    """Let everybody who controls a Province near a Monster lose something."""
    here = lair(s, source)
    for seat in range(s.players):
        for tile in range(t.tiles):
            if t.terrain_kind[tile] >= k.LAND and s.owner[tile] == seat + 1 and t.distance[here][tile] <= a:
                lose(s, t, e, seat, t.a[pc + 1], t.b[pc + 1], source - k.MONSTER_SOURCE)
                break


# ---------------------------------------------------------------- send_home, walk


@jit
def do_send_home(s: Position, t: Tables, e: Events, source: int, a: int) -> None:
    """Send all Explorers near a Monster to their Capitals."""
    here = lair(s, source)
    far = 1 if a == k.NEAR_1 else 2
    for seat in range(s.players):
        for which in range(2):
            tile = s.explorer[seat][which] - 1
            if t.terrain_kind[tile] >= k.LAND and t.distance[here][tile] <= far:
                s.explorer[seat][which] = s.capital[seat]
                tell(e, k.T_STEPPED, seat, which, tile, s.capital[seat] - 1)


@jit
def do_walk(s: Position, seat: int, source: int) -> None:
    """Let somebody choose where a Monster walks."""
    push(s, WALK_CHOICE.kind, decider(s, seat))[WALK_CHOICE.monster] = source - k.MONSTER_SOURCE


@jit
def offer_walk_choice(s: Position, t: Tables, m: Menu) -> None:
    """Write the adjacent Provinces without a Monster."""
    here = s.monster_at[s.row[s.depth - 1][WALK_CHOICE.monster]] - 1
    for i in range(t.sides[here]):
        tile = t.side[here][i]
        taken = 0
        for other in range(k.MONSTERS):
            if s.monster_at[other] == tile + 1:
                taken = 1
        if t.terrain_kind[tile] >= k.LAND and not taken:
            add(m, k.V_WALK, tile, 0)


@jit
def answer_walk_choice(s: Position, e: Events, a: int) -> None:
    """Let the Monster walk."""
    monster = s.row[s.depth - 1][WALK_CHOICE.monster]
    pop(s)
    s.monster_at[monster] = a + 1
    tell(e, k.T_WALKED, monster, a, 0, 0)


# ---------------------------------------------------------------- give_up


@jit
def list_given_up(s: Position, t: Tables, m: Menu, seat: int, kinds: int) -> None:
    """Write the cards of a City that a Monster may take: Wonders, or Knowledge that was bought."""
    for slot in range(k.SLOTS):
        card = s.city[seat][slot] - 1
        if card >= 0 and t.kind[card] & kinds and not t.starting[card]:
            add(m, k.V_GIVE_UP, slot, 0)
        card = s.under[seat][slot] - 1
        if card >= 0 and t.kind[card] & kinds and not t.starting[card]:
            add(m, k.V_GIVE_UP, slot, 1)


@jit
def can_give_up(s: Position, t: Tables, m: Menu, seat: int, a: int, b: int) -> int:
    """Tell whether there is a card to give up; the Automa has no City."""
    before = m.n
    if s.automa != seat + 1:
        list_given_up(s, t, m, seat, a | b)
    return found(m, before)


@jit
def do_give_up(s: Position, seat: int, source: int, a: int, b: int) -> None:
    """Let the controller choose a card."""
    if holds(s, seat, source):
        push(s, GIVE_UP_CHOICE.kind, seat)[GIVE_UP_CHOICE.kinds] = a | b


@jit
def offer_give_up_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the cards to give up."""
    list_given_up(s, t, m, seat, s.row[s.depth - 1][GIVE_UP_CHOICE.kinds])


@jit
def answer_give_up_choice(s: Position, t: Tables, e: Events, seat: int, a: int, b: int) -> None:
    """Archive a card of the City, active or not; the upper one of a space, or the Knowledge below."""
    pop(s)
    if not b:
        archive(s, t, e, seat, a)
        return
    card = s.under[seat][a] - 1
    clear_under(s, seat, a)
    if not s.city[seat][a]:
        s.active[seat][a] = 0
    put_away(s, t, e, seat, card)


# ---------------------------------------------------------------- gain_hoard


@jit
def do_gain_hoard(s: Position, e: Events, seat: int, source: int) -> None:
    """Gain the Gold that a Monster has hoarded."""
    monster = source - k.MONSTER_SOURCE
    gain(s, e, seat, k.GOLD, s.hoard[monster])
    s.hoard[monster] = 0
