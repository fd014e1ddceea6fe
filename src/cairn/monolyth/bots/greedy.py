"""A bot for Monolyth that looks one choice ahead: levels, Structure, and prophecies that can still come true."""

from random import Random

from cairn.bots.advice import Advice, Outlook, decider, leading, over, standings
from cairn.core import CairnError, Choice, State
from cairn.kernel import Box, Layout, box, copy, entry, ints, jit
from cairn.monolyth import Monolyth
from cairn.monolyth.fields import (
    BURNT,
    COLOURS,
    LEVELS,
    PLACE,
    POSE,
    PROPHESY,
    SIDES,
    STEPS,
    SYMMETRIES,
    VERB,
    Events,
    Menu,
    Position,
    Tables,
)
from cairn.monolyth.rules import (
    cubes_left,
    destination,
    missing,
    nth_bit,
    offer,
    place,
    popcount,
    wall_count,
    wall_space,
)

SPACES = 16
FAR = 24  # a Structure that needs more cubes than this is not worth a thought
SPREAD = 9.0  # points by which a lead in worth may still move
POINT = 1000  # values are counted in thousandths of a point, as integers: the same in every mode


class Weights(Layout):
    """What the bot believes, in thousandths."""

    level: int = ints()  # worth of a level that is nearly complete
    structure: int = ints()
    open_side: int = ints()  # worth of the best prophecy still possible on a side without one
    colour: int = ints()  # share of a wall's open spaces that will show its colour
    cube: int = ints()  # worth of any cube placed
    pace: int = ints()  # cubes of its colour that a wall gains in a turn
    hurry: int = ints()  # from how many turns before the end a side without a prophecy loses worth; a plain number


@jit
def turns_left(s: Position) -> int:
    """Estimate how many turns each player still has."""
    if s.players == 1:
        return s.foretellable  # ML-SOL-08
    fewest = 64
    for seat in range(s.players):
        cubes = 0
        for h in range(s.limit):
            cubes += popcount(s.tops[seat][h]) * (s.limit - h)
        fewest = min(fewest, cubes)
    stones = s.lidded + 12
    return min(fewest // 3 + 1, stones // s.players + 1)


@jit
def hope(need: int, expected: int) -> int:
    """Give the chance, in thousandths, that a wall gets the cubes it needs where it may expect so many thousandths."""
    if need <= 0:
        return 1000
    if expected >= 2000 * need:
        return 900
    return 450 * expected // (1000 * need)


@jit
def side_worth(s: Position, t: Tables, w: Weights, seat: int, side: int, turns: int) -> int:
    """Value one wall: its prophecy, or the best one that it might still get."""
    count = wall_count(s, t, seat, side)
    space = min(wall_space(s, seat, side), cubes_left(s, t, t.colour[s.board[seat]][side]))
    expected = min(space * w.colour, turns * w.pace)
    value = s.slot[seat][side]
    if value:
        return value * hope(value - count, expected) if value - count <= space else 0
    most = 0
    for i in range(t.values[s.players]):
        v = t.value[s.players][i]
        if s.prophecies[i] and v - count <= space:
            most = max(most, v * hope(v - count, expected))
    return most * w.open_side * min(turns, w.hurry) // (1000 * w.hurry)


@jit
def build_worth(s: Position, t: Tables, w: Weights, seat: int) -> int:
    """Value the form of a build: complete levels, levels under way, the Structure."""
    worth = s.level_points[seat] * POINT + s.structure_points[seat] * POINT
    above = SPACES  # columns higher than the level
    taken = s.levels_taken
    for level in range(s.limit):
        above -= popcount(s.tops[seat][level])
        if level >= s.levels[seat] and taken < t.levels[s.players]:
            n = t.levels[s.players]
            token = t.level[s.players][n - 1 - taken] if s.players == 1 else t.level[s.players][taken]
            worth += token * POINT if above == SPACES else token * above * above * w.level // (SPACES * SPACES)
            taken += 1
        worth += above * w.cube
    if not s.structured[seat] and s.structures_taken < t.structures[s.players]:
        fewest = -1
        for symmetry in range(SYMMETRIES):
            cubes = missing(s, t, seat, symmetry)
            if cubes >= 0 and (fewest < 0 or cubes < fewest):
                fewest = cubes
        token = t.structure[s.players][s.structures_taken]
        if fewest == 0:
            worth += token * POINT
        elif 0 < fewest < FAR:
            worth += token * (FAR - fewest) * (FAR - fewest) * w.structure // (FAR * FAR)
    return worth


@jit
def worth(s: Position, t: Tables, w: Weights, seat: int) -> int:
    """Value a position for a seat."""
    total = build_worth(s, t, w, seat)
    turns = turns_left(s)
    for side in range(SIDES):
        total += side_worth(s, t, w, seat, side, turns)
    return total


@jit
def best(s: Position, x: Position, t: Tables, m: Menu, e: Events, w: Weights) -> int:
    """Find the choice after which the position is worth most; x is a copy of s to try them on."""
    offer(s, t, m)
    seat = s.seat
    chosen = m.code[0] + nth_bit(m.bits[0], 0)
    most = -1
    for i in range(m.n):
        bits = m.bits[i]
        for k in range(popcount(bits)):
            code = m.code[i] + nth_bit(bits, k)
            verb = code >> VERB
            number = code & 0xFFFF
            if verb == PLACE:
                kind = s.site[destination(s, number >> STEPS)] - 1
                place(x, t, e, seat, number >> POSE & 0x1FF, number & 0xF, kind % COLOURS)
                value = worth(x, t, w, seat)
                for level in range(LEVELS):
                    for colour in range(COLOURS):
                        x.cubes[seat][level][colour] = s.cubes[seat][level][colour]
                for h in range(LEVELS + 1):
                    x.tops[seat][h] = s.tops[seat][h]
            elif verb == PROPHESY:
                x.slot[seat][number & 3] = t.value[s.players][number >> 2]
                value = worth(x, t, w, seat)
                x.slot[seat][number & 3] = 0
            elif verb == BURNT:
                x.prophecies[number] -= 1
                value = worth(x, t, w, seat)
                x.prophecies[number] += 1
            else:
                value = 0
            if value > most:
                most = value
                chosen = code
    return chosen


@entry
def best_box(s: Box[Position], x: Box[Position], t: Box[Tables], m: Box[Menu], e: Box[Events], w: Box[Weights]) -> int:
    """Find the best choice, from Python."""
    return best(s[0], x[0], t[0], m[0], e[0], w[0])


@entry
def worth_box(s: Box[Position], t: Box[Tables], w: Box[Weights], seat: int) -> int:
    """Value a position for a seat, from Python."""
    return worth(s[0], t[0], w[0], seat)


def weights(*values: int) -> Box[Weights]:
    """Write down what the bot believes; the values were found by trying others in games against itself."""
    made = box(Weights)
    for name, value in zip(Weights.fields, values, strict=True):
        setattr(made[0], name, value)
    return made


class GreedyMonolyth:
    """Takes the choice that looks best at once."""

    solo = (500, 610, 630, 635, 390, 290, 2)
    table = (850, 640, 960, 600, 190, 700, 2)

    def __init__(self) -> None:
        self._solo, self._table = weights(*self.solo), weights(*self.table)
        self._menu, self._silent = box(Menu), box(Events)

    def choose(self, state: State, rng: Random) -> Choice:  # noqa: ARG002  (it never wavers)
        """Pick the choice after which the position is worth most."""
        if not isinstance(state, Monolyth) or state.turn is None or state.turn < 0:
            raise CairnError("this bot decides for a player of Monolyth")
        scratch = copy(state.box)
        believed = self._believed(state)
        return state.named(best_box(state.box, scratch, state.kit.tables, self._menu, self._silent, believed))

    def _believed(self, state: Monolyth) -> Box[Weights]:
        return self._solo if state.seats == 1 else self._table

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:  # noqa: ARG002
        """Say how every seat stands."""
        if not isinstance(state, Monolyth):
            raise CairnError("this bot knows Monolyth alone")
        if state.turn is None:
            return over(state)
        believed, tables = self._believed(state), state.kit.tables
        values = [worth_box(state.box, tables, believed, seat) / POINT for seat in range(state.seats)]
        return standings(values, SPREAD)

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        """Give the choices after which the position is worth most."""
        found = []
        for number, choice in enumerate(state.choices()):
            after = state.copy()
            after.play(number)
            found.append(Advice(choice, number, self.outlooks(after, rng)[decider(state)]))
        return leading(found, most)


class PebbleMonolyth(GreedyMonolyth):
    """Loves big stones and bold prophecies; has no eye for the Structure, nor for a level before it is complete."""

    solo = table = (60, 0, 250, 1000, 1500, 1500, 1)


class FlintMonolyth(GreedyMonolyth):
    """Wants points at once: builds level by level, and foretells what nearly stands."""

    solo = table = (700, 150, 450, 550, 450, 550, 2)
