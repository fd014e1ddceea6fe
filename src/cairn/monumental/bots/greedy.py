"""A bot for Monumental that looks one choice ahead: points, the City's yield, Provinces, what is left to spend."""

from random import Random

from cairn.bots.advice import Advice, Outlook, decider, leading, over, standings
from cairn.core import CairnError, Choice, State
from cairn.kernel import Box, box, copy, entry, jit
from cairn.monumental import Monumental
from cairn.monumental import kinds as k
from cairn.monumental.codes import first_of, paid, verb_of
from cairn.monumental.entries import play_box
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import (
    ACTIONS,
    COLUMN_CHOICE,
    KIND,
    N_CARD,
    N_STACK,
    N_TOKEN,
    PAYMENT,
    REINFORCE_CHOICE,
    ROW_CHOICE,
    SEAT,
    UNITS,
)
from cairn.monumental.rules import turn
from cairn.monumental.scoring import dominant, score
from cairn.monumental.turn import activate_cross
from cairn.monumental.verbs import provinces, spare

# Worths are counted in thousandths of a point, as integers: the same in every mode.
POINT = 1000
BASIC, GOLD, CULTURE = 150, 280, 420  # a resource in hand
YIELD = 190  # one more resource each time a card is activated, in each turn that is left
CLAUSE = 7  # tenths of a resource: what an effect is worth beside what a card gives
KEPT = 8  # a tenth of a resource by which a reinforced card is better than others
SECTION = 1100  # the first section of a Wonder
EFFECT = 170  # an effect that can still be used in this turn
OUTPOST, READY, BORDERING = 260, 40, 30  # an Outpost; a Unit that may march; a Unit that stands beside land to conquer
TOKEN, GOODS, WAY = 450, 160, 26  # a token of a Market, a Production token, a step on the way to either
LOOT, LUCK, PEEK = 450, 260, 500  # what nature is about to turn up: loot, a drawn card, the tokens of a Market
RIVAL = 400  # how much a point of the best opponent hurts
LEAD = 1200  # of the 3 points for the most of something, what is thought to last
SPREAD = 9.0  # points by which a lead may still move
DEALT = 3  # cards that leave the display in each turn
LONGEST = 24  # sub-choices that are followed when a choice is tried


@jit
def turns_left(s: Position) -> int:
    """Estimate how many turns a player still has."""
    if s.ending:
        return 0
    cards = 0
    for card in range(k.CARDS):
        cards += s.pool[card]
    return 1 + cards // (DEALT * s.players)


@jit
def quality(t: Tables, card: int) -> int:
    """Tell what a card yields when it is active, in tenths of a resource; Gold and Culture are worth more."""
    gives = t.gives[card]
    return 10 * (gives[0] + gives[1] + gives[2]) + 17 * gives[k.GOLD] + 25 * gives[k.CULTURE] + CLAUSE * t.clauses[card]


@jit
def city_worth(s: Position, t: Tables, seat: int) -> int:
    """Value the cards of a seat by what five active ones yield on average."""
    cards = 0
    total = 0
    for card in range(k.CARDS):
        n = s.deck[seat][card] + s.pile[seat][card]
        if n:
            cards += n
            total += n * quality(t, card)
    for slot in range(k.SLOTS):
        if s.city[seat][slot]:
            cards += 1
            total += quality(t, s.city[seat][slot] - 1)
        if s.under[seat][slot]:
            total += quality(t, s.under[seat][slot] - 1)  # it takes no room of its own
    for i in range(s.tops[seat]):
        cards += 1
        total += quality(t, s.top[seat][i])
    kept = 0  # a reinforced card is there in the next turn too
    for slot in range(k.SLOTS):
        if s.straight[seat][slot] and s.city[seat][slot]:
            kept += quality(t, s.city[seat][slot] - 1) - total // max(1, cards)
    return total * 5 * turns_left(s) * YIELD // (10 * max(9, cards)) + kept * KEPT


@jit
def usable_effects(s: Position, t: Tables, seat: int) -> int:
    """Count the effects of active cards that have not been used in this turn."""
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
    return n


@jit
def map_worth(s: Position, t: Tables, seat: int) -> int:
    """Value what stands on the map, beyond its points: Outposts, Units that may march, Explorers on their way."""
    total = (t.outposts - s.supply[seat]) * OUTPOST
    for tile in range(t.tiles):
        if s.owner[tile] == seat + 1:
            units = spare(s, t, seat, tile)
            total += units * READY
            for i in range(t.sides[tile]):
                other = t.side[tile][i]
                if units and t.terrain_kind[other] >= k.LAND and s.owner[other] != seat + 1:
                    total += BORDERING
                    break
    for which in range(2):
        at = s.explorer[seat][which] - 1
        if at >= 0:
            nearest = 12
            for tile in range(t.tiles):
                market = s.market[tile] - 1
                worthwhile = s.production[tile] or (market >= 0 and s.left[market] and not s.held[market][seat])
                if worthwhile and t.distance[at][tile] < nearest:
                    nearest = t.distance[at][tile]
            total -= nearest * WAY
    return total


@jit
def pending(s: Position, seat: int) -> int:
    """Value what nature is about to turn up for a seat."""
    if s.depth == 0:
        return 0
    row = s.row[s.depth - 1]
    if row[SEAT] != seat:
        return 0
    if row[KIND] == N_TOKEN.kind:
        return LOOT
    if row[KIND] == N_CARD.kind:
        return LUCK
    return PEEK if row[KIND] == N_STACK.kind else 0


@jit
def points(s: Position, t: Tables, seat: int) -> int:
    """Count points; having the most of something may not last."""
    total = score(s, t, seat) * POINT
    if s.over or s.ending:
        return total
    for what in range(4):
        total -= dominant(s, t, seat, what) * (3 * POINT - LEAD)
    return total


@jit
def worth(s: Position, t: Tables, seat: int) -> int:
    """Value a position for a seat, without the basic resources that it will lose at the end of the turn."""
    total = points(s, t, seat)
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, points(s, t, other))
    total -= most * RIVAL // 1000
    if s.over:
        return total
    total += city_worth(s, t, seat) + map_worth(s, t, seat)
    left = turns_left(s)
    useful = 0  # Culture that policies still need
    for n in range(s.policies[seat] + 1, k.OWN_POLICIES + 1):
        useful += n
    total += min(useful, s.culture[seat]) * CULTURE * min(left, 2) // 2 + s.culture[seat]
    total += s.gold[seat] * (GOLD * min(left, 3) // 3 + 5)
    if s.wonder[seat]:
        total += SECTION * min(left, 2) // 2
    total += s.tokens[seat] * GOODS * min(left, 1)
    for market in range(k.MARKETS):
        if s.held[market][seat] and not s.shown[market][seat]:
            total += TOKEN * min(left, 1)
    total += provinces(s, t, seat) * min(left, 4) * 30
    return total + pending(s, seat)


@jit
def in_hand(s: Position, t: Tables, seat: int) -> int:
    """Value what is lost at the end of the turn: basic resources, effects not used."""
    basics = s.basic[seat][0] + s.basic[seat][1] + s.basic[seat][2]
    return (basics + s.raid[seat] + s.quarry[seat]) * BASIC + usable_effects(s, t, seat) * EFFECT


@jit
def unit_first(s: Position, m: Menu, seat: int) -> int:
    """Send the Warlord while its benefit is open, else a Soldier from where most stand."""
    best = 0
    most = -1
    for i in range(m.n):
        verb = verb_of(m.code[i])
        tile = first_of(m.code[i])
        if verb == k.V_FROM:
            value = s.soldiers[tile]
        elif verb == k.V_WARLORD:
            value = 0 if s.warlord_used[seat] else 50
        else:
            value = 40
        if value > most:
            most = value
            best = i
    return best


@jit
def quick(s: Position, m: Menu, seat: int) -> int:
    """Answer a sub-choice without thinking, for trying what comes of a choice."""
    kind = s.row[s.depth - 1][KIND]
    if kind == UNITS.kind:
        return unit_first(s, m, seat)
    if kind == PAYMENT.kind:  # the least Gold, and from the resource of which there is most
        best = 0
        least = 1 << 30
        for i in range(m.n):
            code = m.code[i]
            value = 100 * (paid(code, 3) + paid(code, 4))
            for basic in range(3):
                left = s.basic[seat][basic] - paid(code, basic)
                value += left * left
            if value < least:
                least = value
                best = i
        return best
    return 0


@entry
def quick_box(s: Box[Position], m: Box[Menu], seat: int) -> int:
    """Answer a sub-choice, from Python; -1 if the choice is done: another decides, or a fresh action is due."""
    if turn(s[0]) != seat:
        return -1
    if s[0].row[s[0].depth - 1][KIND] in (ACTIONS.kind, ROW_CHOICE.kind, COLUMN_CHOICE.kind, REINFORCE_CHOICE.kind):
        return -1
    return m[0].code[quick(s[0], m[0], seat)]


@entry
def cross_box(s: Box[Position], t: Box[Tables], e: Box[Events], seat: int, row: int, column: int) -> int:
    """Value the activation of a row and a column, from Python."""
    activate_cross(s[0], t[0], e[0], seat, row, column)
    return worth(s[0], t[0], seat) + in_hand(s[0], t[0], seat)


@entry
def worth_box(s: Box[Position], t: Box[Tables], seat: int, ended: int) -> int:
    """Value a position, from Python; at the end of a turn what is in hand is lost."""
    return worth(s[0], t[0], seat) + (0 if ended else in_hand(s[0], t[0], seat))


def column_after(row: Choice, state: Monumental, column: int) -> Choice:
    """Give a column, counted from 0, as it is chosen after a row."""
    after = state.copy()
    after.play(row)
    columns = after.choices()
    return columns[list(map(first_of, columns.codes)).index(column)]


class GreedyMonumental:
    """Takes the choice that looks best at once; ends its turn when nothing else is better."""

    def __init__(self) -> None:
        self._menu, self._silent = box(Menu), box(Events)

    def choose(self, state: State, rng: Random) -> Choice:  # noqa: ARG002  (it never wavers)
        """Pick the choice after which the position is worth most."""
        if not isinstance(state, Monumental) or state.turn is None or state.turn < 0:
            raise CairnError("this bot decides for a player of Monumental")
        codes = state.choices().codes
        values = [self._value(state, code) for code in codes] if len(codes) > 1 else [0]
        return state.choices()[values.index(max(values))]

    def _value(self, state: Monumental, code: int) -> int:
        """Try a choice on a copy."""
        seat, tables, tried = state.turn or 0, state.kit.tables, copy(state.box)
        verb, number = verb_of(code), first_of(code)
        if verb == k.V_END:
            return self._worth(tried, tables, seat, ended=True)
        if verb == k.V_ROW:  # the column is chosen with it
            return max(self._activated(state, number, column) for column in range(3))
        if verb == k.V_COLUMN:
            return self._activated(state, int(state.box[0].row[state.box[0].depth - 1][COLUMN_CHOICE.across]), number)
        for _ in range(LONGEST):
            play_box(tried, tables, self._menu, self._silent, code)
            code = quick_box(tried, self._menu, seat)
            if code < 0:
                break
        return self._worth(tried, tables, seat, ended=False)

    def _worth(self, position: Box[Position], tables: Box[Tables], seat: int, *, ended: bool) -> int:
        """Value a position."""
        return worth_box(position, tables, seat, ended)

    def _activated(self, state: Monumental, row: int, column: int) -> int:
        """Try an activation; in Continuous Play nobody's cards turn before all have chosen."""
        tried = copy(state.box)
        return cross_box(tried, state.kit.tables, self._silent, state.turn or 0, row, column)

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:  # noqa: ARG002
        """Say how every seat stands."""
        if not isinstance(state, Monumental):
            raise CairnError("this bot knows Monumental alone")
        if state.turn is None:
            return over(state)
        tables, seats = state.kit.tables, range(len(state.scores()))
        return standings([worth_box(state.box, tables, seat, 0) / POINT for seat in seats], SPREAD)

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        """Give the choices after which the position is worth most."""
        if not isinstance(state, Monumental):
            raise CairnError("this bot knows Monumental alone")
        seat, here = decider(state), self.outlooks(state, rng)
        values = [self._value(state, code) / POINT for code in state.choices().codes]
        found = []
        for number, choice in enumerate(state.choices()):
            points = [values[number] if other == seat else outlook.points for other, outlook in enumerate(here)]
            code, then = state.choices().codes[number], None
            if verb_of(code) == k.V_ROW:
                sums = [self._activated(state, first_of(code), column) for column in range(3)]
                then = column_after(choice, state, sums.index(max(sums)))
            found.append(Advice(choice, number, standings(points, SPREAD)[seat], next=then))
        return leading(found, most)
