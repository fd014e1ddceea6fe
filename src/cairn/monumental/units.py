"""Units that are not attacking: Move Military, Outposts, Units destroyed or driven out."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import wake
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.verbs import (
    add,
    controls,
    figures,
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
    tell,
)


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
def step_flee(s: Position, t: Tables, e: Events) -> None:
    """Send Units home, or ask where to where a Hero shelters them."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    soldiers = row[3]
    led = row[4]
    pop(s)
    if sheltered(s, t, seat) and provinces(s, t, seat):
        for _ in range(soldiers):
            push(s, k.SHELTER_CHOICE, seat, tile, 0, 0, 0)
        if led:
            s.warlord[seat] = 0
            push(s, k.SHELTER_CHOICE, seat, tile, 1, 0, 0)
    else:
        home(s, e, seat, soldiers, tile)
        if led:
            s.warlord[seat] = s.capital[seat]
            tell(e, k.T_HOME, seat, tile, 0, 1)


@jit
def offer_shelter(s: Position, t: Tables, m: Menu) -> None:
    """Write where a fleeing Unit may go: the Capital, or a Province of its owner."""
    row = s.row[s.depth - 1]
    for tile in range(t.tiles):
        if s.owner[tile] == row[1] + 1 and tile != row[2]:
            add(m, k.V_SHELTER, tile, 0)


@jit
def shelter(s: Position, e: Events, tile: int) -> None:
    """Let a fleeing Unit go there."""
    row = s.row[s.depth - 1]
    seat = row[1]
    if row[3]:
        s.warlord[seat] = tile + 1
    else:
        s.soldiers[tile] += 1
    tell(e, k.T_MOVED, seat, row[2], tile, row[3])
    pop(s)


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
        wake(s, t, seat, k.PROVINCE_LOST, 0 if held_hero else k.OTHER_THAN_HERO)
    if figure < 2:  # noqa: PLR2004
        push(s, k.FLEE, seat, tile, 1 - figure, figure, 0)
    if held_hero:
        push(s, k.RETURN_HERO, seat, 0, 0, 0, 0)


@jit
def offer_destroy(s: Position, t: Tables, m: Menu, seat: int) -> None:
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
def offer_sources(s: Position, t: Tables, m: Menu, seat: int, anywhere: int) -> None:
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
def offer_targets(s: Position, t: Tables, m: Menu) -> None:
    """Write where a Unit may go: a Province of the same part of the territory, never a Capital (MN-MOV-07)."""
    row = s.row[s.depth - 1]
    seat = row[1]
    realms(s, t, m, seat)
    for tile in range(t.tiles):
        if tile == row[2] or s.owner[tile] != seat + 1 or t.terrain_kind[tile] == k.CAPITAL:
            continue
        if row[4] or m.realm[tile] == m.realm[row[2]]:
            add(m, k.V_TO, tile, 0)


@jit
def move(s: Position, e: Events, tile: int) -> None:
    """Move the chosen Unit."""
    row = s.row[s.depth - 1]
    seat = row[1]
    start = row[2]
    figure = row[3]
    pop(s)
    if figure == 0:
        s.soldiers[start] -= 1
        s.soldiers[tile] += 1
    elif figure == 1:
        s.warlord[seat] = tile + 1
    else:
        s.hero_at[seat] = tile + 1
    tell(e, k.T_MOVED, seat, start, tile, figure)


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
def offer_outpost_units(s: Position, m: Menu) -> None:
    """Write which three Units go home: with or without the Warlord (MN-OUT-03)."""
    row = s.row[s.depth - 1]
    tile = row[2]
    for led in range(2 if s.warlord[row[1]] == tile + 1 else 1):
        if s.soldiers[tile] >= 3 - led:
            add(m, k.V_WITH, led, 0)


@jit
def build_outpost(s: Position, e: Events, led: int) -> None:
    """Swap three Units for an Outpost."""
    row = s.row[s.depth - 1]
    seat = row[1]
    tile = row[2]
    pop(s)
    soldiers = 3 - led
    s.soldiers[tile] -= soldiers
    home(s, e, seat, soldiers, tile)
    if led:
        s.warlord[seat] = s.capital[seat]
        tell(e, k.T_HOME, seat, tile, 0, 1)
    s.outpost[tile] = 1
    s.supply[seat] -= 1
    tell(e, k.T_OUTPOST, seat, tile, 0, 0)


@jit
def offer_free_outposts(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write where an effect may place an Outpost without giving up Units."""
    if s.supply[seat] == 0:
        return
    for tile in range(t.tiles):
        if controls(s, seat, tile) and t.terrain_kind[tile] != k.CAPITAL and not s.outpost[tile]:
            add(m, k.V_OUTPOST, tile, 0)


@jit
def place_outpost(s: Position, e: Events, seat: int, tile: int) -> None:
    """Place an Outpost from the supply."""
    s.outpost[tile] = 1
    s.supply[seat] -= 1
    tell(e, k.T_OUTPOST, seat, tile, 0, 0)
