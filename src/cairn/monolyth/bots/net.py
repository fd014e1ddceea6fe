"""A small net that values positions of Monolyth, in integers: every mode and machine gets the same number.

The first layer is sparse and kept up to date as the choices of a position are tried (as in NNUE): what the position
itself sums to is reckoned once, and each choice adds and takes away only the features in which it differs.
"""

from cairn.kernel import Box, Layout, entry, ints, jit, overwrite
from cairn.monolyth.bots.features import CROWD, Row, anticipate, features, settled
from cairn.monolyth.fields import SIDES, Events, Menu, Position, Tables
from cairn.monolyth.rules import nth_bit, offer, play, popcount, wall_count, winner

WIDE, MIDDLE, NARROW = 384, 32, 32
WIN, LEVEL, STRUCTURE, PROPHECY = range(4)  # what the net foretells; the prophecies of the four sides come last
PARTS = PROPHECY + SIDES
SHARP, FINE, KEEN = 1024, 128, 256  # what 1 is in the first layer's weights, in activations, in the other weights
HIGHEST, HIGHER = 512, 1024  # activations end here: 4 in the first layer, 8 in the others
UNIT = 10  # points that the net counts as 1
SURE = 10_000  # a game won; points are counted in hundredths
BENDS, STEP = 2048, 512  # the curve from -1024 to 1023 times 1/64: chance to win
CHOICES = 1600  # the most that a position offers


class Net(Layout, bits=16):
    """Weights."""

    first: list[list[int]] = ints(CROWD, WIDE)
    first_bias: list[int] = ints(WIDE)
    second: list[list[int]] = ints(MIDDLE, WIDE)
    second_bias: list[int] = ints(MIDDLE)
    third: list[list[int]] = ints(NARROW, MIDDLE)
    third_bias: list[int] = ints(NARROW)
    last: list[list[int]] = ints(PARTS, NARROW)
    last_bias: list[int] = ints(PARTS)
    curve: list[int] = ints(BENDS)  # a chance to win for each step of 1/64, in ten-thousandths


class Sums(Layout):
    """What is reckoned on the way; `ground` belongs to the position whose choices are tried."""

    ground: list[int] = ints(WIDE)
    wide: list[int] = ints(WIDE)
    active: list[int] = ints(WIDE)
    middle: list[int] = ints(MIDDLE)
    narrow: list[int] = ints(NARROW)
    held: list[int] = ints(CROWD)  # 1 for features of the position itself, 2 for those that a choice has too
    part: list[int] = ints(PARTS)  # chance to win in ten-thousandths, points in hundredths


class Thoughts(Layout, bits=64):
    """The choices of a position with what they are worth."""

    n: int = ints()
    holds: int = ints()  # features of the position itself
    code: list[int] = ints(CHOICES)
    worth: list[int] = ints(CHOICES)
    evaluations: int = ints()
    favour: list[int] = ints(PARTS)  # how much each part counts, in hundredths, for whoever decides


@jit
def begin(net: Net, z: Sums, h: Thoughts, own: Row, s: Position, t: Tables, seat: int) -> None:
    """Sum up the features of a position."""
    h.holds = features(s, t, seat, own)
    for j in range(WIDE):
        z.ground[j] = net.first_bias[j]
    for i in range(h.holds):
        row = net.first[own.at[i]]
        z.held[own.at[i]] = 1
        for j in range(WIDE):
            z.ground[j] += row[j]


@jit
def forget(z: Sums, h: Thoughts, own: Row) -> None:
    """Be ready for another position."""
    for i in range(h.holds):
        z.held[own.at[i]] = 0


@jit
def differ(net: Net, z: Sums, h: Thoughts, own: Row, tried: Row, n: int) -> None:
    """Sum up the n features found for a choice, from those of the position."""
    for j in range(WIDE):
        z.wide[j] = z.ground[j]
    for i in range(n):
        f = tried.at[i]
        if z.held[f]:
            z.held[f] = 2
        else:
            row = net.first[f]
            for j in range(WIDE):
                z.wide[j] += row[j]
    for i in range(h.holds):
        f = own.at[i]
        if z.held[f] == 1:
            row = net.first[f]
            for j in range(WIDE):
                z.wide[j] -= row[j]
        z.held[f] = 1


@jit
def through(net: Net, z: Sums) -> None:
    """Reckon what the net foretells from the sums of its first layer."""
    for j in range(WIDE):
        z.active[j] = min(max(z.wide[j], 0), HIGHEST * SHARP // FINE) >> 3
    for i in range(MIDDLE):
        row = net.second[i]
        total = 0
        for j in range(WIDE):
            total += row[j] * z.active[j]
        z.middle[i] = min(max((total >> 8) + net.second_bias[i], 0), HIGHER)
    for i in range(NARROW):
        row = net.third[i]
        total = 0
        for j in range(MIDDLE):
            total += row[j] * z.middle[j]
        z.narrow[i] = min(max((total >> 8) + net.third_bias[i], 0), HIGHER)
    for i in range(PARTS):
        row = net.last[i]
        total = net.last_bias[i] * KEEN
        for j in range(NARROW):
            total += row[j] * z.narrow[j]
        if i == WIN:
            z.part[i] = net.curve[max(0, min(BENDS - 1, (total >> 9) + BENDS // 2))]
        else:
            z.part[i] = total * (100 * UNIT) // (FINE * KEEN)


@jit
def final(s: Position, t: Tables, z: Sums, seat: int) -> None:
    """Write what has come of a game that is settled."""
    z.part[WIN] = SURE if winner(s, t, 0) == seat else 0
    z.part[LEVEL] = 100 * s.level_points[seat]
    z.part[STRUCTURE] = 100 * s.structure_points[seat]
    for side in range(SIDES):
        value = s.slot[seat][side]
        z.part[PROPHECY + side] = 100 * value if value and wall_count(s, t, seat, side) >= value else 0


@jit
def worth(s: Position, z: Sums, h: Thoughts) -> int:
    """Make one number of the parts: points alone, else the chance to win, and a little for points."""
    points = 0
    for i in range(LEVEL, PARTS):
        points += z.part[i] * h.favour[i]
    if s.players == 1:
        return points // 100
    return z.part[WIN] + points // 100 * h.favour[WIN] // 1000


@jit
def value(s: Position, t: Tables, net: Net, z: Sums, h: Thoughts, r: Box[Row], seat: int) -> int:
    """Value a position in which a choice was played, for a seat whose position before it was begun; -1 is below all."""
    h.evaluations += 1
    if settled(s):
        final(s, t, z, seat)
    else:
        n = features(s, t, seat, r[1])
        differ(net, z, h, r[0], r[1], n)
        through(net, z)
    return worth(s, z, h)


@jit
def consider(
    s: Box[Position],
    at: int,
    x: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    net: Net,
    z: Sums,
    h: Thoughts,
    r: Box[Row],
) -> int:
    """Value every choice of a position of a box for whoever decides, tried on x; give the place of the best."""
    seat = s[at].seat
    offer(s[at], t, m)
    begin(net, z, h, r[0], s[at], t, seat)
    h.n = 0
    best = 0
    for i in range(m.n):
        for k in range(popcount(m.bits[i])):
            code = m.code[i] + nth_bit(m.bits[i], k)
            overwrite(x, 0, s, at)
            play(x[0], t, e, code)
            anticipate(x[0], t, e)
            h.code[h.n] = code
            h.worth[h.n] = value(x[0], t, net, z, h, r, seat)
            if h.worth[h.n] > h.worth[best]:
                best = h.n
            h.n += 1
    forget(z, h, r[0])
    return best


@entry
def consider_box(
    s: Box[Position],
    x: Box[Position],
    t: Box[Tables],
    m: Box[Menu],
    e: Box[Events],
    net: Box[Net],
    z: Box[Sums],
    h: Box[Thoughts],
    r: Box[Row],
) -> int:
    """Value every choice of a position, from Python."""
    return consider(s, 0, x, t[0], m[0], e[0], net[0], z[0], h[0], r)


@entry
def observe_box(
    s: Box[Position], x: Box[Position], t: Box[Tables], e: Box[Events], code: int, seat: int, r: Box[Row]
) -> int:
    """Write the features for a seat after a choice into r[1]; give how many hold, -1 where the game is settled."""
    overwrite(x, 0, s, 0)
    play(x[0], t[0], e[0], code)
    anticipate(x[0], t[0], e[0])
    return -1 if settled(x[0]) else features(x[0], t[0], seat, r[1])
