"""Every rule of Monolyth, over a flat record. Rule ids are those of docs/rules/monolyth.md.

A level is 16 spaces, one bit each (bit = 4 * row + column, row 0 in the north, column 0 in the west). A build has no
gaps (ML-PLC-04), so heights say everything about its form: `tops[seat][h]` is the set of columns that are h high.

The file is longer than others because all rules of the game stand in one place.
"""

from cairn.chance import Rng, roll
from cairn.kernel import jit
from cairn.monolyth.fields import (
    ACT,
    BURN,
    BURNT,
    CLOSED,
    COLOURS,
    COMPLETE,
    CUBES,
    DISCARD,
    DISCARDED,
    DRAW,
    DRAWN,
    EAST,
    ENDING,
    EXHAUSTED,
    FINISHED,
    FORETOLD,
    FORETOLD_ALL,
    FULL,
    GAVE_UP,
    LEVEL,
    MOVED,
    NORTH,
    OVER,
    PLACE,
    PLACED,
    POSE,
    PROPHESY,
    REFILLED,
    SIDES,
    SINGLE,
    SITES,
    SOUTH,
    STEPS,
    STONES,
    STRUCTURE,
    SWAPPED,
    SYMMETRIES,
    TAKEN,
    VERB,
    Events,
    Menu,
    Position,
    Tables,
)

# ---------------------------------------------------------------- small things


@jit
def popcount(bits: int) -> int:
    """Count the bits of a set of up to 32."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 0xFF


@jit
def nth_bit(bits: int, n: int) -> int:
    """Find the place of the n-th bit of a set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return popcount((bits & -bits) - 1)


@jit
def wall(side: int) -> int:
    """Give the outermost row of spaces on a side (ML-SCO-02)."""
    if side == NORTH:
        return 0x000F
    if side == EAST:
        return 0x8888
    if side == SOUTH:
        return 0xF000
    return 0x1111


@jit
def tell(e: Events, kind: int, a: int, b: int, c: int, d: int, f: int) -> None:
    """Write an event."""
    if e.listening:
        row = e.row[e.n]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = f
        e.n += 1


@jit
def height(s: Position, seat: int, bit: int) -> int:
    """Give the height of one column."""
    for h in range(s.limit + 1):
        if s.tops[seat][h] >> bit & 1:
            return h
    return 0


# ---------------------------------------------------------------- set-up


@jit
def lay_out(s: Position, t: Tables, players: int, card: int) -> None:
    """Set the game up to the point where nature fills the sites; the boards are written by the caller."""
    s.players = players
    s.limit = 4 if players <= 2 else 3  # noqa: PLR2004  ML-PLC-05, ML-PLC-06
    s.card = card
    for shape in range(t.shapes):
        for colour in range(COLOURS):
            if shape == SINGLE:
                s.supply[colour] = t.count[shape]  # ML-SET-11
            else:
                s.lid[shape * COLOURS + colour] = t.count[shape]  # ML-SET-13
                s.lidded += t.count[shape]
    for i in range(t.values[players]):
        s.prophecies[i] = t.copies[players][i]
        s.foretellable += t.copies[players][i]
    for seat in range(players):
        s.tops[seat][0] = FULL
    s.waiting = (1 << SITES) - 2  # every site but the crystal's (ML-SET-12, ML-SET-14)
    s.phase = DRAW


# ---------------------------------------------------------------- what may be chosen


@jit
def put(m: Menu, base: int, bits: int) -> None:
    """Add a row of choices, one for each bit."""
    if bits:
        m.code[m.n] = base
        m.bits[m.n] = bits
        m.weight[m.n] = popcount(bits)
        m.total += m.weight[m.n]
        m.n += 1


@jit
def skyline(s: Position, seat: int) -> int:
    """Put the heights of a build into one word: 16 bits for the columns of height 0, the next 16 for height 1 ..."""
    word = 0
    for h in range(s.limit):
        word |= s.tops[seat][h] << 16 * h
    return word


@jit
def anchors(s: Position, t: Tables, pose: int, sky: int) -> int:
    """Find where a stone, turned so, may be placed: every column of it rests on a column of just that height.

    Shifting the skyline brings the column that must carry a part of the stone under the anchor's bit, for every level
    at which the stone might lie at once; bits from beyond the grid or the limit are cut off by `fit` and the levels.
    """
    word = -1
    for i in range(t.columns[pose]):
        word &= sky >> (16 * t.low[pose][i] + t.shift[pose][i])  # ML-PLC-04
    found = 0
    for level in range(s.limit - t.tall[pose] + 1):  # ML-PLC-05, ML-PLC-06
        found |= word >> 16 * level
    return found & t.fit[pose]  # ML-PLC-03


@jit
def next_site(s: Position, site: int) -> int:
    """Find the next site clockwise that holds a stone, -1 if none does (ML-CRY-03, ML-CRY-04)."""
    for i in range(1, SITES):
        there = (site + i) % SITES
        if s.site[there]:
            return there
    return -1


@jit
def destination(s: Position, steps: int) -> int:
    """Find the site that so many steps lead to."""
    site = s.crystal
    for _ in range(steps):
        site = next_site(s, site)
    return site


@jit
def offer_crystal(s: Position, t: Tables, m: Menu) -> None:
    """Offer every placement of a stone that the crystal can reach (ML-CRY-02, ML-TAK-01, ML-PLC-07)."""
    spaces = FULL & ~s.tops[s.seat][s.limit]
    sky = skyline(s, s.seat)
    site = s.crystal
    reached = 0
    first = next_site(s, site)
    for steps in range(1, 5):
        site = next_site(s, site)
        if site < 0 or (site == first and steps > 1):  # ML-CRY-06: round again
            break
        reached |= 1 << steps
        kind = s.site[site] - 1
        shape = kind // COLOURS
        base = PLACE << VERB | steps << STEPS
        for pose in range(t.first[shape], t.first[shape + 1]):
            put(m, base | pose << POSE, anchors(s, t, pose, sky))
        if s.supply[kind % COLOURS]:  # ML-TAK-02, ML-TAK-03
            put(m, base | SINGLE << POSE, spaces)
    if m.n == 0:  # ML-FRC-01, ML-FRC-02: nothing in reach can be placed
        put(m, DISCARD << VERB, reached)  # ML-FRC-03


@jit
def offer_prophecy(s: Position, t: Tables, m: Menu) -> None:
    """Offer every value left on the main board for every empty slot (ML-PRO-01, ML-PRO-02)."""
    free = 0
    for side in range(SIDES):
        if s.slot[s.seat][side] == 0:
            free |= 1 << side
    if free:  # ML-PRO-05
        for i in range(t.values[s.players]):
            if s.prophecies[i]:
                put(m, PROPHESY << VERB | i << 2, free)


@jit
def offer(s: Position, t: Tables, m: Menu) -> int:
    """Write every choice of the position; give the sum of their weights."""
    m.n = 0
    m.total = 0
    if s.phase == ACT:
        offer_crystal(s, t, m)
        offer_prophecy(s, t, m)  # also instead of a forced discard (ML-FRC-05)
    elif s.phase == BURN:
        for i in range(t.values[s.players]):
            if s.prophecies[i]:
                put(m, BURNT << VERB | i, 1)
    elif s.phase == DRAW:
        for kind in range(t.shapes * COLOURS):
            if s.lid[kind]:
                put(m, DRAWN << VERB | kind, 1)
                m.weight[m.n - 1] = s.lid[kind]  # ML-REF-05: any stone is as likely as any other
                m.total += s.lid[kind] - 1
    return m.total


@jit
def pick(m: Menu, number: int) -> int:
    """Find the choice on which a number from 0 to total - 1 falls, by weight."""
    i = 0
    while number >= m.weight[i]:
        number -= m.weight[i]
        i += 1
    if m.bits[i] == 1:
        return m.code[i]
    return m.code[i] + nth_bit(m.bits[i], number)


@jit
def turn(s: Position) -> int:
    """Tell who decides: a seat, -1 for nature, -2 when the game is over."""
    if s.phase == DRAW:
        return -1
    return -2 if s.phase == OVER else s.seat


@jit
def offered(m: Menu, choice: int) -> int:
    """Tell whether a choice is in the menu."""
    for i in range(m.n):
        bit = choice - m.code[i]
        if 0 <= bit < 16 and m.bits[i] >> bit & 1:  # noqa: PLR2004  a row has at most 16 choices
            return 1
    return 0


# ---------------------------------------------------------------- what a choice does


@jit
def place(s: Position, t: Tables, e: Events, seat: int, pose: int, anchor: int, colour: int) -> None:
    """Stack a stone on a player's board."""
    level = height(s, seat, anchor + t.shift[pose][0]) - t.low[pose][0]
    for i in range(t.columns[pose]):
        bit = 1 << (anchor + t.shift[pose][i])
        bottom = level + t.low[pose][i]
        top = bottom + t.thick[pose][i]
        s.tops[seat][bottom] &= ~bit
        s.tops[seat][top] |= bit
        for z in range(bottom, top):
            s.cubes[seat][z][colour] |= bit
    tell(e, PLACED, seat, pose, anchor, level, colour)


@jit
def take(s: Position, e: Events, steps: int) -> int:
    """Move the crystal and lift the stone it lands on; give the kind of the stone (ML-CRY-01)."""
    site = destination(s, steps)
    tell(e, MOVED, s.seat, s.crystal, site, steps, 0)
    s.waiting = 1 << s.crystal  # ML-REF-01: the site it left is refilled, not the one it lands on (ML-REF-02)
    s.crystal = site
    s.moved = 1
    kind = s.site[site] - 1
    s.site[site] = 0
    return kind


@jit
def matches(s: Position, t: Tables, seat: int, symmetry: int) -> int:
    """Tell whether a build has the Structure card's heights, the card turned so (ML-STR-03, ML-STR-08)."""
    for h in range(s.limit + 1):
        if s.tops[seat][h] & ~t.allowed[s.card][symmetry][h]:
            return 0
    return 1


@jit
def reward_levels(s: Position, t: Tables, e: Events) -> None:
    """Give a Level token for each level completed in this turn."""
    complete = 0
    while complete < s.limit and s.tops[s.seat][complete] == 0:  # ML-LVL-07
        complete += 1
    while s.levels[s.seat] < complete:  # ML-LVL-03, ML-LVL-06
        points = 0
        left = t.levels[s.players] - s.levels_taken
        if left > 0:  # ML-LVL-08
            highest = t.level[s.players][s.levels_taken]
            points = t.level[s.players][left - 1] if s.players == 1 else highest  # ML-SOL-04, ML-LVL-02
            s.levels_taken += 1
        s.levels[s.seat] += 1
        s.level_points[s.seat] += points
        tell(e, LEVEL, s.seat, s.levels[s.seat], points, 0, 0)


@jit
def reward_structure(s: Position, t: Tables, e: Events) -> None:
    """Give a Structure token to a build that matches the card (ML-STR-01)."""
    if s.structured[s.seat] or s.structures_taken == t.structures[s.players]:  # ML-STR-02, ML-STR-11
        return
    for symmetry in range(SYMMETRIES):
        if matches(s, t, s.seat, symmetry):  # ML-STR-07
            s.structured[s.seat] = 1
            s.structure_points[s.seat] = t.structure[s.players][s.structures_taken]
            s.structures_taken += 1
            tell(e, STRUCTURE, s.seat, s.structure_points[s.seat], symmetry, 0, 0)
            return


@jit
def finish(s: Position, e: Events, reason: int) -> None:
    """End the game."""
    s.phase = OVER
    s.reason = reason
    tell(e, FINISHED, reason, 0, 0, 0, 0)


@jit
def end_turn(s: Position, t: Tables, e: Events) -> None:
    """Check levels, Structure and the end, then pass the turn on (ML-TRN-05)."""
    reward_levels(s, t, e)
    reward_structure(s, t, e)
    if s.levels[s.seat] == s.limit and not s.ending:  # ML-END-01
        s.ending = 1
        if s.seat < s.players - 1:
            tell(e, ENDING, s.seat, 0, 0, 0, 0)
    stones = s.lidded
    for site in range(SITES):
        stones += s.site[site] > 0
    last = s.seat == s.players - 1
    if s.ending and last:  # ML-END-02, ML-END-03
        finish(s, e, COMPLETE)
    elif s.players == 1 and s.foretellable == 0:  # ML-SOL-06
        finish(s, e, FORETOLD_ALL)
    elif stones == 0:  # ML-END-06
        finish(s, e, EXHAUSTED)
    else:
        s.seat = 0 if last else s.seat + 1
        s.rounds += last
        s.phase = ACT


@jit
def go_on(s: Position, t: Tables, e: Events) -> None:
    """Go on after the sites were filled, as far as the lid allows."""
    if s.waiting and s.lidded:
        s.phase = DRAW
        return
    for site in range(SITES):
        if s.waiting >> site & 1:
            tell(e, CLOSED, site, 0, 0, 0, 0)  # ML-REF-03, ML-REF-04
    s.waiting = 0
    if s.rounds == 0:
        s.rounds = 1
        s.phase = ACT
    elif s.players == 1 and s.moved and s.foretellable:  # ML-SOL-02, ML-SOL-03: after the refill
        s.phase = BURN
    else:
        end_turn(s, t, e)


@jit
def play(s: Position, t: Tables, e: Events, choice: int) -> None:
    """Carry out a choice of the menu."""
    verb = choice >> VERB
    number = choice & 0xFFFF
    seat = s.seat
    if verb == DRAWN:
        site = nth_bit(s.waiting, 0)
        s.lid[number] -= 1
        s.lidded -= 1
        s.site[site] = number + 1
        s.waiting &= ~(1 << site)
        tell(e, REFILLED, site, number, 0, 0, 0)
        go_on(s, t, e)
    elif verb == PLACE:
        kind = take(s, e, number >> STEPS)
        pose = number >> POSE & 0x1FF
        colour = kind % COLOURS
        if pose == SINGLE:
            s.supply[colour] -= 1
            tell(e, SWAPPED, seat, s.crystal, kind, 0, 0)  # ML-TAK-04
        else:
            tell(e, TAKEN, seat, s.crystal, kind, 0, 0)
        place(s, t, e, seat, pose, number & 0xF, colour)
        go_on(s, t, e)  # ML-REF-06
    elif verb == DISCARD:
        kind = take(s, e, number)
        tell(e, DISCARDED, seat, s.crystal, kind, 0, 0)  # ML-FRC-04
        go_on(s, t, e)  # ML-REF-07
    elif verb == PROPHESY:
        i = number >> 2
        s.moved = 0
        s.prophecies[i] -= 1
        s.foretellable -= 1
        s.slot[seat][number & 3] = t.value[s.players][i]
        tell(e, FORETOLD, seat, t.value[s.players][i], number & 3, 0, 0)
        end_turn(s, t, e)  # ML-REF-08: no refill
    else:
        s.prophecies[number] -= 1
        s.foretellable -= 1
        tell(e, GAVE_UP, seat, t.value[s.players][number], 0, 0, 0)
        end_turn(s, t, e)


# ---------------------------------------------------------------- scoring


@jit
def wall_count(s: Position, t: Tables, seat: int, side: int) -> int:
    """Count the cubes of a side's colour in its wall, at all heights (ML-SCO-01, ML-SCO-03)."""
    colour = t.colour[s.board[seat]][side]
    total = 0
    for level in range(s.limit):
        total += popcount(s.cubes[seat][level][colour] & wall(side))
    return total


@jit
def wall_space(s: Position, seat: int, side: int) -> int:
    """Count the cubes that still fit into a wall."""
    total = 0
    for h in range(s.limit):
        total += popcount(s.tops[seat][h] & wall(side)) * (s.limit - h)
    return total


@jit
def turns_left(s: Position, seat: int) -> int:
    """Count the turns in which a player can still place a stone, at the very most: all stones if no end is in sight.

    While nature draws, or a token is given up, whoever is on turn has acted already.
    """
    acted = s.rounds > 0 and s.phase != ACT
    if s.phase == OVER:
        return 0
    if s.players == 1:
        return max(0, s.foretellable - acted)  # ML-SOL-08
    if s.ending and (seat < s.seat or (seat == s.seat and acted)):  # ML-END-02, ML-END-04
        return 0
    return 1 if s.ending else STONES


@jit
def cubes_left(s: Position, t: Tables, colour: int) -> int:
    """Count the cubes of a colour that lie on the sites, in the lid and in the supply."""
    total = s.supply[colour]
    for site in range(SITES):
        kind = s.site[site] - 1
        if kind >= 0 and kind % COLOURS == colour:
            total += t.bulk[kind // COLOURS]
    for shape in range(t.shapes):
        total += s.lid[shape * COLOURS + colour] * t.bulk[shape]
    return total


@jit
def placeable(s: Position, t: Tables, colour: int, turns: int) -> int:
    """Count the cubes of a colour that can be placed in so many turns: a stone in each, the largest first.

    1-cube stones add nothing: each is had for a stone of its colour, which leaves the game (ML-TAK-01, ML-END-07).
    """
    total = 0
    for bulk in range(CUBES, 1, -1):
        stones = 0
        for site in range(SITES):
            kind = s.site[site] - 1
            if kind >= 0 and kind % COLOURS == colour and t.bulk[kind // COLOURS] == bulk:
                stones += 1
        for shape in range(t.shapes):
            if t.bulk[shape] == bulk:
                stones += s.lid[shape * COLOURS + colour]
        taken = min(stones, turns)
        total += taken * bulk
        turns -= taken
    return total


@jit
def wall_reach(s: Position, t: Tables, seat: int, side: int) -> int:
    """Count the cubes of its colour that a wall could still come to show, at the very most."""
    colour = t.colour[s.board[seat]][side]
    left = placeable(s, t, colour, turns_left(s, seat))
    return wall_count(s, t, seat, side) + min(wall_space(s, seat, side), left)


@jit
def prophecy_points(s: Position, t: Tables, seat: int) -> int:
    """Add up the prophecies that the build fulfils now (ML-SCO-05 to ML-SCO-07, ML-SCO-10)."""
    points = 0
    for side in range(SIDES):
        value = s.slot[seat][side]
        if value and wall_count(s, t, seat, side) >= value:
            points += value
    return points


@jit
def score(s: Position, t: Tables, seat: int) -> int:
    """Add everything up (ML-SCO-08)."""
    return prophecy_points(s, t, seat) + s.level_points[seat] + s.structure_points[seat]


@jit
def winner(s: Position, t: Tables, out: int) -> int:
    """Find who wins among those that are not in the set `out`; -1 if nobody is left."""
    best = -1
    for seat in range(s.players):
        if not out >> seat & 1 and (best < 0 or score(s, t, seat) >= score(s, t, best)):  # ML-SCO-11, ML-SCO-12
            best = seat
    return best


@jit
def missing(s: Position, t: Tables, seat: int, symmetry: int) -> int:
    """Count the cubes a build still needs for the Structure, the card turned so; -1 if some column is too high."""
    cubes = 0
    allowed = t.allowed[s.card][symmetry]
    for bit in range(16):
        h = height(s, seat, bit)
        while h <= s.limit and not allowed[h] >> bit & 1:
            h += 1
            cubes += 1
        if h > s.limit:
            return -1
    return cubes


@jit
def best_symmetry(s: Position, t: Tables, seat: int) -> int:
    """Find how to turn the card so that the fewest cubes are missing; -1 if the Structure is out of reach."""
    best = -1
    fewest = 0
    for symmetry in range(SYMMETRIES):
        cubes = missing(s, t, seat, symmetry)
        if cubes >= 0 and (best < 0 or cubes < fewest):
            best = symmetry
            fewest = cubes
    return best


@jit
def rank(points: int) -> int:
    """Give the solo player's rank, 0 to 4 (ML-SOL-10)."""
    return (points >= 46) + (points >= 60) + (points >= 70) + (points >= 80)  # noqa: PLR2004


@jit
def rest(s: Position, t: Tables, seat: int, pose: int, anchor: int) -> int:
    """Find the level at which a stone, turned so, comes to rest when it is lowered onto a board."""
    level = 0
    for i in range(t.columns[pose]):
        level = max(level, height(s, seat, anchor + t.shift[pose][i]) - t.low[pose][i])
    return level


# ---------------------------------------------------------------- whole games


@jit
def random_game(s: Position, t: Tables, m: Menu, e: Events, r: Rng, counts: list[int]) -> None:
    """Play on at random to the end; adds to counts: decisions, draws, choices there were at the decisions."""
    while s.phase != OVER:
        total = offer(s, t, m)
        if s.phase == DRAW:
            counts[1] += 1
        else:
            counts[0] += 1
            counts[2] += total
        play(s, t, e, pick(m, roll(r, total)))
