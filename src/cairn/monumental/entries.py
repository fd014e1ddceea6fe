"""The rules as Python calls them: each function takes boxes of records and hands the records on."""

from cairn.chance import Rng, roll
from cairn.kernel import Box, entry
from cairn.monumental.conquest import needed
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.offers import offer
from cairn.monumental.rules import play_code, run, turn
from cairn.monumental.scoring import PARTS, part, score, wins
from cairn.monumental.turn import lay_out
from cairn.monumental.verbs import defense, price, terrain


@entry
def lay_out_box(s: Box[Position], t: Box[Tables]) -> None:
    """Lay the table."""
    lay_out(s[0], t[0])


@entry
def offer_box(s: Box[Position], t: Box[Tables], m: Box[Menu]) -> int:
    """Write the choices of the position."""
    offer(s[0], t[0], m[0])
    return m[0].n


@entry
def play_box(s: Box[Position], t: Box[Tables], m: Box[Menu], e: Box[Events], code: int) -> int:
    """Play a choice (-1: none) and everything that follows from it; the menu holds the next choices then."""
    if code >= 0:
        play_code(s[0], t[0], m[0], e[0], code)
    run(s[0], t[0], m[0], e[0])
    return turn(s[0])


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
        offer(s[game], t[0], menu)
        while not s[game].over:
            pick = roll(r[game], menu.total)
            if turn(s[game]) < 0:
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
            play_code(s[game], t[0], menu, e[0], menu.code[pick])
            run(s[game], t[0], menu, e[0])


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
