"""The rules as Python calls them: each function takes boxes of records and hands the records on."""

from cairn.chance import Rng, roll
from cairn.kernel import Box, box, entry
from cairn.monumental.conquest import needed
from cairn.monumental.dispatch_rows import answer, leave, offer, step
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.forecast import bills, conquests, crosses, offers
from cairn.monumental.prices import price
from cairn.monumental.rows import ASKS, KIND
from cairn.monumental.rules import forced, turn
from cairn.monumental.scoring import PARTS, part, score, wins
from cairn.monumental.turn import lay_out
from cairn.monumental.verbs import defense, terrain
from cairn.turns import asked

SILENT = box(Events)  # nobody listens
NONE, LOOK, NUMBERED = -1, -2, -3  # no choice, and the first by its number


@entry
def lay_out_box(s: Box[Position], t: Box[Tables]) -> None:
    """Lay the table."""
    lay_out(s[0], t[0])


@entry
def play_box(s: Box[Position], t: Box[Tables], m: Box[Menu], e: Box[Events], code: int) -> int:
    """Play a choice and everything up to the next real one; its choices are in the menu then.

    NUMBERED - n plays the n-th choice of the menu, NONE plays none, LOOK writes the choices and changes nothing; as an
    entry of its own it would be compiled all over. Gives who decides then, and among how many choices, in one number.
    """
    position = s[0]
    menu = m[0]
    if code == LOOK:
        offer(position, t[0], menu)
        return asked(turn(position), menu.n)
    if code <= NUMBERED:
        code = menu.code[NUMBERED - code]
    if code >= 0:
        answer(position, t[0], menu, e[0], code)
    while not position.over:
        if position.row[position.depth - 1][KIND] < ASKS:
            step(position, t[0], menu, e[0])
            continue
        offer(position, t[0], menu)
        if menu.n == 0:
            leave(position, e[0])
        elif forced(position, menu):
            answer(position, t[0], menu, e[0], menu.code[0])
        else:
            return asked(turn(position), menu.n)
    menu.n = 0
    menu.total = 0
    return asked(turn(position), 0)


def offer_box(s: Box[Position], t: Box[Tables], m: Box[Menu]) -> None:
    """Write the choices of a position."""
    play_box(s, t, m, SILENT, LOOK)


@entry
def turn_box(s: Box[Position]) -> int:
    """Tell who decides."""
    return turn(s[0])


@entry
def random_games(
    s: Box[Position], t: Box[Tables], r: Box[Rng], m: Box[Menu], e: Box[Events], counts: list[int]
) -> None:
    """Play many games on at random; adds to counts: decisions, draws, choices there were at the decisions."""
    menu = m[0]
    for game in range(len(s)):
        position = s[game]
        while not position.over:
            if position.row[position.depth - 1][KIND] < ASKS:
                step(position, t[0], menu, e[0])
                continue
            offer(position, t[0], menu)
            if menu.n == 0:
                leave(position, e[0])
                continue
            pick = 0
            if not forced(position, menu):
                pick = roll(r[game], menu.total)
                if turn(position) < 0:
                    counts[1] += 1
                    i = 0
                    while pick >= menu.weight[i]:
                        pick -= menu.weight[i]
                        i += 1
                    pick = i
                elif menu.n > 1:
                    counts[0] += 1
                    counts[2] += menu.n
                else:
                    counts[1] += 1
            answer(position, t[0], menu, e[0], menu.code[pick])


@entry
def score_box(s: Box[Position], t: Box[Tables], seat: int) -> int:
    """Add up the points of a seat."""
    return score(s[0], t[0], seat)


@entry
def parts_box(s: Box[Position], t: Box[Tables], seat: int, row: list[int]) -> None:
    """Write the parts of a score."""
    for i in range(PARTS):
        row[i] = part(s[0], t[0], seat, i)


@entry
def wins_box(s: Box[Position], t: Box[Tables], seat: int, out: int) -> int:
    """Tell whether a seat wins."""
    return wins(s[0], t[0], seat, out)


@entry
def provinces_box(s: Box[Position], t: Box[Tables], row: list[int]) -> None:
    """Write the terrain value of every Province, its defense, and how many Units a conquest takes."""
    for tile in range(t[0].tiles):
        row[3 * tile] = terrain(s[0], t[0], tile)
        row[3 * tile + 1] = defense(s[0], t[0], tile)
        row[3 * tile + 2] = needed(s[0], t[0], tile)


@entry
def price_box(s: Box[Position], t: Box[Tables], seat: int, card: int, second: int) -> int:
    """Tell what a card costs a player now."""
    return price(s[0], t[0], seat, card, second)


@entry
def bills_box(s: Box[Position], t: Box[Tables], m: Box[Menu], first: int, last: int, row: list[int]) -> None:
    """Write what some choices of the menu cost."""
    bills(s[0], t[0], m[0], first, last, row)


@entry
def offers_box(s: Box[Position], t: Box[Tables], seat: int, row: list[int]) -> None:
    """Write what everything that can be bought would cost a player."""
    offers(s[0], t[0], seat, row)


@entry
def conquests_box(s: Box[Position], t: Box[Tables], m: Box[Menu], seat: int, row: list[int]) -> None:
    """Write what a conquest of every tile would take."""
    conquests(s[0], t[0], m[0], seat, row)


@entry
def crosses_box(s: Box[Position], t: Box[Tables], m: Box[Menu], seat: int, row: list[int]) -> None:
    """Write what each pair of row and column would bring."""
    crosses(s[0], t[0], m[0], seat, row)
