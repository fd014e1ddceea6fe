"""A small net for Monumental, in integers: it tells what is wrong with the sum of the evaluation's parts.

It sees more of a position than their numbers can say. Most of what it could see is not there, so that its first layer
is short work.
"""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.bots.fields import (
    BEGUN,
    CITY,
    CIVILIZATION,
    COUNT,
    DOMINANCE,
    GAP,
    GAPS,
    KNOWN,
    LEARNED,
    MAP,
    NARROW,
    ON_TOP,
    OWNED,
    PHASES,
    POINT,
    RESOURCES,
    SHOWN,
    SIGHTS,
    STAGE,
    STAGES,
    WIDE,
    Sums,
    Weights,
)
from cairn.monumental.fields import Position

ONE = 1024  # what 1 is, in weights and activations
HIGHEST, HIGHER = 4 * ONE, 8 * ONE  # activations end here
UNIT = 10  # points that the net counts as 1
MOST = 200 * POINT  # what it tells at the most
MANY = 24  # and what it is told of anything


@jit
def see(x: Sums, at: int, much: int) -> None:
    """Tell the net of something, unless there is none of it."""
    if much:
        x.held[x.holds] = at
        x.much[x.holds] = max(-MANY, min(MANY, much))
        x.holds += 1


@jit
def see_cards(s: Position, x: Sums, seat: int) -> None:
    """Tell of cards and policies: what is owned, what is known of the next City, what is for sale."""
    for card in range(k.CARDS):
        see(x, OWNED + card, x.cards[card])
    for slot in range(k.SLOTS):
        if not s.active[seat][slot] or s.straight[seat][slot]:
            if s.city[seat][slot]:
                see(x, KNOWN + s.city[seat][slot] - 1, 1)
            if s.under[seat][slot]:
                see(x, KNOWN + s.under[seat][slot] - 1, 1)
    for space in range(s.width):
        if s.display[space]:
            see(x, SHOWN + s.display[space] - 1, 1)
    if s.automa != seat + 1:
        for i in range(s.policies[seat]):
            see(x, (ON_TOP if i == s.policies[seat] - 1 else LEARNED) + s.policy[seat][i] - 1, 1)
    if s.wonder[seat]:
        see(x, BEGUN + s.wonder[seat] - 1, 1)
    see(x, CIVILIZATION + s.civilization[seat], 1)


@jit
def see_counts(s: Position, x: Sums, seat: int) -> None:
    """Tell of what is counted: points, stocks, the map."""
    most = 0
    for what in range(4):
        see(x, COUNT + what, x.had[seat][what])
        see(x, COUNT + 4 + what, x.most[4 * seat + what])
    for other in range(s.players):
        if other != seat:
            most = max(most, x.points[other])
    see(x, COUNT + 8, x.points[seat] // 2)
    see(x, COUNT + 9, most // 2)
    see(x, COUNT + 10, x.points[seat] - most)
    see(x, COUNT + 11, s.gold[seat])
    see(x, COUNT + 12, s.culture[seat])
    see(x, COUNT + 13, s.tokens[seat])
    see(x, COUNT + 14, s.supply[seat])
    see(x, COUNT + 15, s.hero[seat] > 0)
    for market in range(k.MARKETS):
        see(x, COUNT + 16, s.held[market][seat] > 0 and not s.shown[market][seat])
    for what in range(SIGHTS):
        see(x, COUNT + 17 + what, x.sight[what])
    see(x, COUNT + 22, x.part[CITY] // 500)
    see(x, COUNT + 23, x.part[MAP] // 250)
    see(x, COUNT + 24, x.part[RESOURCES] // 250)
    see(x, COUNT + 25, x.part[DOMINANCE] // 500)
    see(x, COUNT + 26, s.players)
    see(x, COUNT + 27, s.automa > 0)
    see(x, COUNT + 28, s.continuous)
    see(x, COUNT + 29, s.ending)
    see(x, COUNT + 30, s.monsters > 0)
    see(x, COUNT + 31, s.reinforcements[seat])


@jit
def look(s: Position, x: Sums, seat: int, left: int, now: int) -> None:
    """Tell the net all that it is told; the sums of the evaluation are there already."""
    x.holds = 0
    see_cards(s, x, seat)
    see_counts(s, x, seat)
    for what in range(4):
        ahead = x.had[seat][what] - x.most[4 * seat + what]
        see(x, GAP + (PHASES * what + max(0, now)) * GAPS + max(0, min(GAPS - 1, ahead + GAPS // 2)), 1)
    see(x, STAGE + min(STAGES - 1, left // 5), 1)


@jit
def insight(s: Position, w: Weights, x: Sums, seat: int, left: int, now: int) -> int:
    """Ask the net, in thousandths of a point."""
    look(s, x, seat, left, now)
    wide = x.wide
    for j in range(WIDE):
        wide[j] = w.first_bias[j]
    for i in range(x.holds):
        row = w.first[x.held[i]]
        much = x.much[i]
        for j in range(WIDE):
            wide[j] += much * row[j]
    for j in range(WIDE):
        wide[j] = min(max(wide[j], 0), HIGHEST)
    total = w.third_bias * ONE
    for i in range(NARROW):
        row = w.second[i]
        narrow = w.second_bias[i] * ONE
        for j in range(WIDE):
            narrow += row[j] * wide[j]
        total += w.third[i] * min(max(narrow // ONE, 0), HIGHER)
    return max(-MOST, min(MOST, total * (UNIT * POINT) // (ONE * ONE)))
