"""Units that are not attacking: Move Military, Outposts, Units destroyed or driven out.

Words: `move_units`, `regroup`, `destroy`, `place_outpost`.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import wake
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.heroes import hero_sees
from cairn.monumental.lexicon import word
from cairn.monumental.rows import (
    DESTROY_CHOICE,
    FLEE,
    FREE_UNITS,
    MOVE_TO,
    OUTPOST_CHOICE,
    OUTPOST_UNITS,
    RETURN_HERO,
    SHELTER_CHOICE,
)
from cairn.monumental.verbs import (
    add,
    controls,
    figures,
    found,
    hero_on,
    hero_unit,
    home,
    let_go,
    next_to,
    pop,
    provinces,
    push,
    realms,
    spare,
    stoppable,
    tell,
)

MOVE_UNITS = word(__name__, "move_units", "n")
REGROUP = word(__name__, "regroup", "n")
DESTROY = word(__name__, "destroy", "n")
PLACE_OUTPOST = word(__name__, "place_outpost", "n")


# ---------------------------------------------------------------- fleeing


@jit
def sheltered(s: Position, t: Tables, seat: int) -> int:
    """Tell whether a Hero lets Units flee to any own Province instead of the Capital."""
    if not s.hero[seat]:
        return 0
    thing = k.HERO + s.hero[seat] - 1
    for i in range(t.clauses[thing]):
        if t.clause[thing][i] == k.SHELTER:
            return 1
    return 0


@jit
def step_flee(s: Position, t: Tables, e: Events, seat: int) -> None:
    """Send Units home, or ask where to where a Hero shelters them."""
    row = s.row[s.depth - 1]
    tile = row[FLEE.tile]
    soldiers = row[FLEE.soldiers]
    led = row[FLEE.led]
    pop(s)
    if sheltered(s, t, seat) and provinces(s, t, seat):
        for _ in range(soldiers):
            push(s, SHELTER_CHOICE.kind, seat)[SHELTER_CHOICE.tile] = tile
        if led:
            s.warlord[seat] = 0
            asked = push(s, SHELTER_CHOICE.kind, seat)
            asked[SHELTER_CHOICE.tile] = tile
            asked[SHELTER_CHOICE.figure] = 1
    else:
        home(s, e, seat, soldiers, tile)
        if led:
            s.warlord[seat] = s.capital[seat]
            tell(e, k.T_HOME, seat, tile, 0, 1)


@jit
def offer_shelter_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where a fleeing Unit may go: the Capital, or a Province of its owner."""
    start = s.row[s.depth - 1][SHELTER_CHOICE.tile]
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1 and tile != start:
            add(m, k.V_SHELTER, tile, 0)


@jit
def answer_shelter_choice(s: Position, e: Events, seat: int, a: int) -> None:
    """Let a fleeing Unit go there."""
    row = s.row[s.depth - 1]
    if row[SHELTER_CHOICE.figure]:
        s.warlord[seat] = a + 1
    else:
        s.soldiers[a] += 1
    tell(e, k.T_MOVED, seat, row[SHELTER_CHOICE.tile], a, row[SHELTER_CHOICE.figure])
    pop(s)


@jit
def flee(s: Position, seat: int, tile: int, soldiers: int, led: int) -> None:
    """Let Units of a lost Province flee."""
    row = push(s, FLEE.kind, seat)
    row[FLEE.tile] = tile
    row[FLEE.soldiers] = soldiers
    row[FLEE.led] = led


@jit
def destroy(s: Position, t: Tables, e: Events, tile: int, figure: int) -> None:
    """Destroy a Unit: it goes to its owner's Capital (MN-TRM-11). Figure 0 is a Soldier, 1 the Warlord, 2 a Hero."""
    seat = s.owner[tile] - 1
    tell(e, k.T_DESTROYED, seat, tile, figure, 0)
    if figure == 0:
        s.soldiers[tile] -= 1
    elif figure == 1:
        s.warlord[seat] = s.capital[seat]
    else:
        s.hero_at[seat] = s.capital[seat]
    let_go(s, t, tile)
    held_hero = s.owner[tile] == 0 and hero_on(s, seat, tile)
    if s.owner[tile] == 0:
        lost = 0 if held_hero else k.OTHER_THAN_HERO
        hero_sees(s, t, seat, k.PROVINCE_LOST, lost)
        wake(s, t, seat, k.PROVINCE_LOST, lost)
    if figure < 2:  # noqa: PLR2004
        flee(s, seat, tile, 1 - figure, figure)
    if held_hero:
        push(s, RETURN_HERO.kind, seat)


# ---------------------------------------------------------------- moving: an action, move_units, regroup


@jit
def list_units(s: Position, t: Tables, m: Menu, seat: int, anywhere: int) -> None:
    """Write the Units that can be moved inside the territory (MN-MOV-02, -03, -05, -08)."""
    realms(s, t, m, seat)
    for tile in range(t.tiles):
        m.mark[tile] = 0
    for tile in range(t.tiles):  # how many Provinces each part has
        if s.owner[tile] == seat + 1 and t.terrain_kind[tile] != k.CAPITAL:
            m.mark[0 if anywhere else m.realm[tile]] += 1
    for tile in range(t.tiles):
        if s.owner[tile] != seat + 1 or spare(s, t, seat, tile) == 0:
            continue
        targets = m.mark[0 if anywhere else m.realm[tile]]
        if t.terrain_kind[tile] != k.CAPITAL:
            targets -= 1
        if targets > 0:
            if s.soldiers[tile]:
                add(m, k.V_MOVE, tile, 0)
            if s.warlord[seat] == tile + 1:
                add(m, k.V_MOVE_WARLORD, tile, 0)
            if hero_on(s, seat, tile) and hero_unit(s, t, seat):
                add(m, k.V_MOVE_HERO, tile, 0)


@jit
def ask_destination(s: Position, seat: int, tile: int, figure: int, anywhere: int) -> None:
    """Let the player choose where a Unit goes."""
    row = push(s, MOVE_TO.kind, seat)
    row[MOVE_TO.tile] = tile
    row[MOVE_TO.figure] = figure
    row[MOVE_TO.anywhere] = anywhere


@jit
def offer_move_to(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where a Unit may go: a Province of the same part of the territory, never a Capital (MN-MOV-07)."""
    row = s.row[s.depth - 1]
    start = row[MOVE_TO.tile]
    realms(s, t, m, seat)
    for tile in range(t.tiles):
        if tile == start or s.owner[tile] != seat + 1 or t.terrain_kind[tile] == k.CAPITAL:
            continue
        if row[MOVE_TO.anywhere] or m.realm[tile] == m.realm[start]:
            add(m, k.V_TO, tile, 0)


@jit
def answer_move_to(s: Position, e: Events, seat: int, a: int) -> None:
    """Move the chosen Unit."""
    row = s.row[s.depth - 1]
    start = row[MOVE_TO.tile]
    figure = row[MOVE_TO.figure]
    pop(s)
    if figure == 0:
        s.soldiers[start] -= 1
        s.soldiers[a] += 1
    elif figure == 1:
        s.warlord[seat] = a + 1
    else:
        s.hero_at[seat] = a + 1
    tell(e, k.T_MOVED, seat, start, a, figure)


@jit
def movable(s: Position, t: Tables, m: Menu, seat: int, anywhere: int) -> int:
    """Tell whether a Unit can be moved."""
    before = m.n
    list_units(s, t, m, seat, anywhere)
    return found(m, before)


@jit
def ask_units(s: Position, seat: int, n: int, must: int, anywhere: int) -> None:
    """Let the player move Units for nothing."""
    row = push(s, FREE_UNITS.kind, seat)
    row[FREE_UNITS.left] = n
    row[FREE_UNITS.must] = must
    row[FREE_UNITS.anywhere] = anywhere


@jit
def can_move_units(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether a Unit can be moved inside its part of the territory."""
    return movable(s, t, m, seat, 0)


@jit
def do_move_units(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player move Units inside their part of the territory."""
    ask_units(s, seat, a, must, 0)


@jit
def can_regroup(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether a Unit can be moved to any other Province."""
    return movable(s, t, m, seat, 1)


@jit
def do_regroup(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player move Units to any other Province."""
    ask_units(s, seat, a, must, 1)


@jit
def offer_free_units(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the Units that can be moved."""
    row = s.row[s.depth - 1]
    list_units(s, t, m, seat, row[FREE_UNITS.anywhere])
    stoppable(m, row[FREE_UNITS.must])


@jit
def answer_free_units(s: Position, seat: int, verb: int, a: int) -> None:
    """Ask where the chosen Unit goes."""
    row = s.row[s.depth - 1]
    row[FREE_UNITS.must] &= 1
    row[FREE_UNITS.left] -= 1
    anywhere = row[FREE_UNITS.anywhere]
    if row[FREE_UNITS.left] == 0:
        pop(s)
    ask_destination(s, seat, a, verb - k.V_MOVE, anywhere)


# ---------------------------------------------------------------- destroy


@jit
def list_destroyed(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the Units that an effect may destroy: next to one's own, never the last of a Province, no Hero."""
    for tile in range(t.tiles):
        other = s.owner[tile] - 1
        if other < 0 or other == seat or t.terrain_kind[tile] == k.CAPITAL or not next_to(s, t, seat, tile):
            continue
        if figures(s, t, other, tile) > 1 or s.outpost[tile]:
            if s.soldiers[tile]:
                add(m, k.V_DESTROY, tile, 0)
            if s.warlord[other] == tile + 1:
                add(m, k.V_DESTROY_WARLORD, tile, 0)


@jit
def can_destroy(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether there is a Unit to destroy."""
    before = m.n
    list_destroyed(s, t, m, seat)
    return found(m, before)


@jit
def do_destroy(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player destroy Units."""
    row = push(s, DESTROY_CHOICE.kind, seat)
    row[DESTROY_CHOICE.left] = a
    row[DESTROY_CHOICE.must] = must


@jit
def offer_destroy_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write the Units to destroy."""
    list_destroyed(s, t, m, seat)
    stoppable(m, s.row[s.depth - 1][DESTROY_CHOICE.must])


@jit
def answer_destroy_choice(s: Position, t: Tables, e: Events, verb: int, a: int) -> None:
    """Destroy the chosen one."""
    row = s.row[s.depth - 1]
    row[DESTROY_CHOICE.must] &= 1
    row[DESTROY_CHOICE.left] -= 1
    if row[DESTROY_CHOICE.left] == 0:
        pop(s)
    destroy(s, t, e, a, verb - k.V_DESTROY)


# ---------------------------------------------------------------- Outposts: an action, place_outpost


@jit
def can_build(s: Position, t: Tables, seat: int, tile: int) -> int:
    """Tell whether three Units of a Province could become an Outpost (MN-OUT-02, -04, -05, -10)."""
    return (
        controls(s, seat, tile)
        and t.terrain_kind[tile] != k.CAPITAL
        and not s.outpost[tile]
        and s.supply[seat] > 0
        and s.soldiers[tile] + (s.warlord[seat] == tile + 1) >= 3  # noqa: PLR2004  a Hero is none of them (Q-65)
    )


@jit
def place_outpost(s: Position, e: Events, seat: int, tile: int) -> None:
    """Place an Outpost from the supply."""
    s.outpost[tile] = 1
    s.supply[seat] -= 1
    tell(e, k.T_OUTPOST, seat, tile, 0, 0)


@jit
def offer_outpost_units(s: Position, m: Menu, seat: int) -> None:
    """Write which three Units go home: with or without the Warlord (MN-OUT-03)."""
    tile = s.row[s.depth - 1][OUTPOST_UNITS.tile]
    for led in range(2 if s.warlord[seat] == tile + 1 else 1):
        if s.soldiers[tile] >= 3 - led:
            add(m, k.V_WITH, led, 0)


@jit
def answer_outpost_units(s: Position, e: Events, seat: int, a: int) -> None:
    """Swap three Units for an Outpost."""
    tile = s.row[s.depth - 1][OUTPOST_UNITS.tile]
    pop(s)
    soldiers = 3 - a
    s.soldiers[tile] -= soldiers
    home(s, e, seat, soldiers, tile)
    if a:
        s.warlord[seat] = s.capital[seat]
        tell(e, k.T_HOME, seat, tile, 0, 1)
    place_outpost(s, e, seat, tile)


@jit
def list_free_outposts(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where an effect may place an Outpost without giving up Units."""
    if s.supply[seat] == 0:
        return
    for tile in range(t.tiles):
        if controls(s, seat, tile) and t.terrain_kind[tile] != k.CAPITAL and not s.outpost[tile]:
            add(m, k.V_OUTPOST, tile, 0)


@jit
def can_place_outpost(s: Position, t: Tables, m: Menu, seat: int) -> int:
    """Tell whether there is room for an Outpost."""
    before = m.n
    list_free_outposts(s, t, m, seat)
    return found(m, before)


@jit
def do_place_outpost(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player place Outposts."""
    row = push(s, OUTPOST_CHOICE.kind, seat)
    row[OUTPOST_CHOICE.left] = a
    row[OUTPOST_CHOICE.must] = must


@jit
def offer_outpost_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where an Outpost may be placed."""
    list_free_outposts(s, t, m, seat)
    stoppable(m, s.row[s.depth - 1][OUTPOST_CHOICE.must])


@jit
def answer_outpost_choice(s: Position, e: Events, seat: int, a: int) -> None:
    """Place an Outpost there."""
    row = s.row[s.depth - 1]
    row[OUTPOST_CHOICE.must] &= 1
    row[OUTPOST_CHOICE.left] -= 1
    if row[OUTPOST_CHOICE.left] == 0:
        pop(s)
    place_outpost(s, e, seat, a)
