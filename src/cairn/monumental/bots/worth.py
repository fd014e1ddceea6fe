"""What a position of Monumental is worth to a seat: parts that add up, in thousandths of a point, by weights."""

from cairn.kernel import Box, entry, jit
from cairn.monumental import kinds as k
from cairn.monumental.bots.fields import (
    BEHIND,
    BORDERS,
    CITY,
    CLOSE,
    DENY,
    DOMINANCE,
    EXPOSED,
    INSIGHT,
    KNOWLEDGE,
    LAND,
    LEADS,
    MAP,
    PARTS,
    PEACE,
    POINT,
    POLICIES,
    PROVINCES,
    RESOURCES,
    SIGHTS,
    STEPS,
    TEMPO,
    UNITS,
    VICTORY,
    WON,
    WONDERS,
    Sums,
    Weights,
)
from cairn.monumental.bots.net import insight
from cairn.monumental.fields import Events, Position, Tables
from cairn.monumental.rows import KIND, N_CARD, N_STACK, N_TOKEN, SEAT
from cairn.monumental.scoring import wins
from cairn.monumental.turn import activate_cross
from cairn.monumental.verbs import defense, spare


@jit
def turns_left(s: Position, w: Weights, seat: int) -> int:
    """Estimate how many turns a seat has after the running one, in tenths."""
    if s.ending:
        if s.continuous:
            return 10 * s.last
        wait = (seat - s.seat - 1) % s.players + 1  # the turns up to its next one
        return 10 * ((s.last - wait) // s.players + 1) if s.last >= wait else 0
    cards = s.hidden_heroes[0] + s.hidden_heroes[1] + s.hidden_heroes[2] + s.hidden_heroes[3]
    for card in range(k.CARDS):
        cards += s.pool[card]
    return w.last + 100 * cards // (max(5, w.rate) * s.players)


@jit
def phase(left: int) -> int:
    """Tell how far the game is, by the tenths of turns left."""
    return 0 if left <= 0 else 1 if left <= 20 else 2  # noqa: PLR2004


@jit
def census(s: Position, t: Tables, x: Sums) -> None:
    """Count what every seat has, and its points without dominance."""
    for seat in range(s.players):
        had = x.had[seat]
        had[0] = 0
        had[1] = s.knowledge[seat]
        had[2] = s.wonders[seat]
        had[3] = s.policies[seat]
    for tile in range(t.tiles):
        if s.owner[tile] and t.terrain_kind[tile] != k.CAPITAL:
            x.had[s.owner[tile] - 1][0] += 1
    for seat in range(s.players):
        had = x.had[seat]
        x.points[seat] = had[0] + had[1] + 2 * had[2] + 2 * had[3]
        if s.automa == seat + 1:
            x.points[seat] += s.gold[seat] // 3
        for what in range(4):
            most = 0
            for other in range(s.players):
                if other != seat:
                    most = max(most, x.had[other][what])
            x.most[4 * seat + what] = most
    if s.monsters:
        for monster in range(k.MONSTERS):
            if s.slain[monster]:
                x.points[s.slain[monster] - 1] += 1


@jit
def dominance(w: Weights, x: Sums, seat: int, now: int) -> int:
    """Value being ahead, or close, in each of the four things; after the last turn it is exact."""
    total = 0
    for what in range(4):
        own = x.had[seat][what]
        ahead = own - x.most[4 * seat + what]
        if now < 0:
            total += 3 * POINT * (own > 0 and ahead >= 0)
        elif own > 0 or ahead >= 0:
            expected = w.lead[LEADS * now + max(0, min(LEADS - 1, ahead + BEHIND))]
            total += expected * w.lean[what] // 100 if now else expected
    return total


@jit
def cross_worth(s: Position, w: Weights, seat: int, mean: int) -> int:
    """Find the best row and column of the City as far as it is known, the rest being average; less what is usual."""
    best = 0
    for row in range(3):
        for column in range(3):
            total = 0
            for i in range(5):
                slot = 3 * row + i if i < 3 else 3 * ((row + i - 2) % 3) + column  # noqa: PLR2004
                card = s.city[seat][slot] - 1
                below = s.under[seat][slot] - 1
                gone = s.active[seat][slot] and not s.straight[seat][slot]
                if gone or (card < 0 and below < 0):
                    total += mean
                else:
                    if card >= 0:
                        total += w.quality[card]
                    if below >= 0:
                        total += w.quality[below]
            best = max(best, total)
    return best - 5 * mean


@jit
def city_worth(s: Position, t: Tables, w: Weights, x: Sums, seat: int, left: int) -> int:
    """Value the cards of a seat by what five active ones do on average, and what is known of the next City."""
    cards = 0
    total = 0
    owned = x.cards
    for card in range(k.CARDS):
        n = s.deck[seat][card] + s.pile[seat][card]
        owned[card] = n
        if n:
            cards += n
            total += n * w.quality[card]
    for slot in range(k.SLOTS):
        if s.city[seat][slot]:
            cards += 1
            total += w.quality[s.city[seat][slot] - 1]
            owned[s.city[seat][slot] - 1] += 1
        if s.under[seat][slot]:
            total += w.quality[s.under[seat][slot] - 1]  # it takes no room of its own
            owned[s.under[seat][slot] - 1] += 1
    for i in range(s.tops[seat]):
        cards += t.kind[s.top[seat][i]] != k.KNOWLEDGE
        total += w.quality[s.top[seat][i]]
        owned[s.top[seat][i]] += 1
    mean = total // max(9, cards)
    worth = mean * 5 * left * w.city // 1000 - w.crowd * max(0, cards - 15) * left // 10
    if left > 0:
        worth += cross_worth(s, w, seat, mean) * w.cross // 100
    if s.policies[seat] and s.automa != seat + 1:
        worth += w.policy[s.policy[seat][s.policies[seat] - 1] - 1] * left * w.city // 1000
    return worth


@jit
def map_worth(s: Position, t: Tables, w: Weights, x: Sums, seat: int, left: int) -> int:
    """Value what stands on the map, beyond its points: Outposts, Units that may march, Explorers on their way."""
    total = (t.outposts - s.supply[seat]) * w.outpost + (w.hero if s.hero[seat] else 0)
    land = 0
    sight = x.sight
    for i in range(SIGHTS):
        sight[i] = 0
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1:
            units = spare(s, t, seat, tile)
            total += units * w.ready
            sight[UNITS] += units
            open_land = 0
            beside = 0
            for i in range(t.sides[tile]):
                other = t.side[tile][i]
                owner = s.owner[other]
                if t.terrain_kind[other] >= k.LAND and owner != seat + 1:
                    open_land = 1
                    land += owner == 0
                beside |= owner != 0 and owner != seat + 1
            if units and open_land:
                total += w.border
                sight[BORDERS] += 1
            if t.terrain_kind[tile] != k.CAPITAL:
                total += w.realm * min(left, 50) // 10
                if beside and left > 0 and defense(s, t, tile) <= t.terrain[tile] + 2:
                    total -= w.exposed
                    sight[EXPOSED] += 1
    sight[LAND] = land
    total += min(12, land) * w.room * min(left, 50) // 10
    for which in range(2):
        at = s.explorer[seat][which] - 1
        if at >= 0:
            nearest = PEACE
            for tile in range(t.tiles):
                if t.distance[at][tile] < nearest:
                    market = s.market[tile] - 1
                    if s.production[tile] or (market >= 0 and s.left[market] and not s.held[market][seat]):
                        nearest = t.distance[at][tile]
            sight[STEPS] += nearest
            total -= nearest * w.way * min(left, 20) // 20
    return total


@jit
def pending(s: Position, w: Weights, seat: int) -> int:
    """Value what nature is about to turn up for a seat."""
    if s.depth == 0:
        return 0
    row = s.row[s.depth - 1]
    if row[SEAT] != seat:
        return 0
    if row[KIND] == N_TOKEN.kind:
        return w.loot
    if row[KIND] == N_CARD.kind:
        return w.luck
    return w.peek if row[KIND] == N_STACK.kind else 0


@jit
def stock_worth(s: Position, w: Weights, seat: int, left: int) -> int:
    """Value what is kept for later turns: Gold, Culture, tokens."""
    needed = 0  # Culture that policies still take
    for n in range(s.policies[seat] + 1, k.OWN_POLICIES + 1):
        needed += n
    now = phase(left)
    if now == 0:
        return s.gold[seat] * 5 + s.culture[seat]  # ties
    total = min(needed, s.culture[seat]) * w.culture[now] + s.culture[seat]
    total += min(6, s.gold[seat]) * w.gold[now] + max(0, s.gold[seat] - 6) * w.more_gold
    total += s.tokens[seat] * w.goods
    for market in range(k.MARKETS):
        if s.held[market][seat] and not s.shown[market][seat]:
            total += w.token
    return total


@jit
def usable_effects(s: Position, t: Tables, seat: int) -> int:
    """Count the effects of active cards, and of the policy on top, that have not been used in this turn."""
    n = 0
    for slot in range(k.SLOTS):
        if s.active[seat][slot]:
            for layer in range(2):
                card = s.under[seat][slot] - 1 if layer else s.city[seat][slot] - 1
                source = slot + k.COVERED if layer else slot
                if card >= 0:
                    for i in range(t.clauses[card]):
                        if t.clause[card][i] == k.ONCE and not s.used[seat][source] >> i & 1:
                            n += 1
    if s.policies[seat] and s.automa != seat + 1:
        policy = k.POLICY + s.policy[seat][s.policies[seat] - 1] - 1
        for i in range(t.clauses[policy]):
            if t.clause[policy][i] == k.ONCE and not s.used[seat][k.TOP_POLICY] >> i & 1:
                n += 1
    return n


@jit
def in_hand(s: Position, t: Tables, w: Weights, seat: int) -> int:
    """Value what is lost at the end of the turn: basic resources, effects not used."""
    total = s.raid[seat] * w.basic[2] + s.quarry[seat] * w.basic[0]
    for basic in range(3):
        total += s.basic[seat][basic] * w.basic[basic]
    return total + usable_effects(s, t, seat) * w.effect


@jit
def worth(s: Position, t: Tables, w: Weights, x: Sums, seat: int, ended: int) -> int:
    """Value a position for a seat; its parts are left in the sums."""
    census(s, t, x)
    left = turns_left(s, w, seat)
    now = -1 if s.over else phase(left)
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, x.points[other] * POINT + dominance(w, x, other, now))
    part = x.part
    had = x.had[seat]
    part[WONDERS] = 2 * had[2] * POINT
    part[KNOWLEDGE] = had[1] * POINT
    part[POLICIES] = 2 * had[3] * POINT
    part[PROVINCES] = (x.points[seat] - 2 * had[2] - had[1] - 2 * had[3]) * POINT
    part[DOMINANCE] = dominance(w, x, seat, now)
    part[DENY] = -most * w.rival[max(0, now)] // 1000
    part[CITY] = 0
    part[RESOURCES] = 0
    part[MAP] = 0
    part[TEMPO] = 0
    part[VICTORY] = 0
    part[INSIGHT] = 0
    if s.over:
        part[VICTORY] = WON if wins(s, t, seat, 0) else 0
        if w.deep:  # what the net has learned to foretell
            own = part[WONDERS] + part[KNOWLEDGE] + part[POLICIES] + part[PROVINCES] + part[DOMINANCE]
            return max(-CLOSE, min(CLOSE, own - most)) * 2 // 3 + part[VICTORY]
    else:
        part[CITY] = city_worth(s, t, w, x, seat, left)
        part[MAP] = map_worth(s, t, w, x, seat, left)
        part[RESOURCES] = stock_worth(s, w, seat, left) + pending(s, w, seat)
        if s.wonder[seat] and left > 0:
            card = s.wonder[seat] - 1
            part[WONDERS] += max(0, w.begun - w.rest * t.second[card]) * min(left, 20) // 20
        if not ended:
            part[TEMPO] = in_hand(s, t, w, seat)
        if w.deep:
            part[INSIGHT] = insight(s, w, x, seat, left, now)
    total = 0
    for i in range(PARTS):
        total += part[i]
    return total


@entry
def weighed_cross_box(
    s: Box[Position], t: Box[Tables], w: Box[Weights], x: Box[Sums], e: Box[Events], seat: int, row: int, column: int
) -> int:
    """Value the activation of a row and a column, from Python."""
    activate_cross(s[0], t[0], e[0], seat, row, column)
    return worth(s[0], t[0], w[0], x[0], seat, 0)


@entry
def weighed_box(s: Box[Position], t: Box[Tables], w: Box[Weights], x: Box[Sums], seat: int, ended: int) -> int:
    """Value a position, from Python; at the end of a turn what is in hand is lost."""
    return worth(s[0], t[0], w[0], x[0], seat, ended)


@entry
def left_box(s: Box[Position], w: Box[Weights], seat: int) -> int:
    """Estimate how many turns a seat has after the running one, in tenths, from Python."""
    return turns_left(s[0], w[0], seat)
