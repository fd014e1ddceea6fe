"""The rules as Python calls them: each function takes boxes of records and hands the records on."""

from cairn.chance import Rng
from cairn.kernel import Box, entry
from cairn.monolyth.fields import (
    DRAW,
    PLACE,
    POSE,
    SIDES,
    VERB,
    Events,
    Menu,
    Position,
    Tables,
)
from cairn.monolyth.rules import (
    best_symmetry,
    destination,
    height,
    lay_out,
    nth_bit,
    offer,
    offered,
    pick,
    play,
    popcount,
    random_game,
    rest,
    score,
    turn,
    wall_count,
    wall_reach,
    winner,
)
from cairn.turns import asked

SURVEY = 26  # numbers for each seat


@entry
def lay_out_box(s: Box[Position], t: Box[Tables], players: int, card: int) -> None:
    """Set a game up."""
    lay_out(s[0], t[0], players, card)


@entry
def offer_box(s: Box[Position], t: Box[Tables], m: Box[Menu]) -> int:
    """Write the choices of the position; give who decides, and among how many, in one number."""
    total = offer(s[0], t[0], m[0])
    return asked(turn(s[0]), m[0].n if s[0].phase == DRAW else total)


@entry
def pick_box(s: Box[Position], m: Box[Menu], number: int) -> int:
    """Find a choice by its number in the order of the menu; each of nature's rows is one choice."""
    return m[0].code[number] if s[0].phase == DRAW else pick(m[0], number)


@entry
def list_box(s: Box[Position], t: Box[Tables], m: Box[Menu], codes: list[int], levels: list[int]) -> None:
    """Write out the whole menu: every choice, and for a placement the level at which the stone comes to rest."""
    n = 0
    for i in range(m[0].n):
        for k in range(popcount(m[0].bits[i])):
            code = m[0].code[i] + nth_bit(m[0].bits[i], k)
            codes[n] = code
            if code >> VERB == PLACE:
                levels[n] = rest(s[0], t[0], s[0].seat, code >> POSE & 0x1FF, code & 0xF)
            n += 1


@entry
def offered_box(m: Box[Menu], choice: int) -> int:
    """Tell whether a choice is in the menu."""
    return offered(m[0], choice)


@entry
def play_box(s: Box[Position], t: Box[Tables], m: Box[Menu], e: Box[Events], choice: int) -> int:
    """Play a choice of the menu, ~n stands for its n-th; write the next menu and give what `offer_box` gives."""
    if choice < 0:
        choice = m[0].code[~choice] if s[0].phase == DRAW else pick(m[0], ~choice)
    e[0].n = 0
    play(s[0], t[0], e[0], choice)
    total = offer(s[0], t[0], m[0])
    return asked(turn(s[0]), m[0].n if s[0].phase == DRAW else total)


@entry
def turn_box(s: Box[Position]) -> int:
    """Tell who decides: a seat, -1 for nature, -2 when the game is over."""
    return turn(s[0])


@entry
def level_box(s: Box[Position], t: Box[Tables], choice: int) -> int:
    """Find the level at which a placement's stone comes to rest; 0 for any other choice."""
    return rest(s[0], t[0], s[0].seat, choice >> POSE & 0x1FF, choice & 0xF) if choice >> VERB == PLACE else 0


@entry
def destination_box(s: Box[Position], steps: int) -> int:
    """Find the site that so many steps lead to."""
    return destination(s[0], steps)


@entry
def score_box(s: Box[Position], t: Box[Tables], seat: int) -> int:
    """Add up a player's points."""
    return score(s[0], t[0], seat)


@entry
def winner_box(s: Box[Position], t: Box[Tables], out: int) -> int:
    """Find who wins."""
    return winner(s[0], t[0], out)


@entry
def random_games(
    s: Box[Position], t: Box[Tables], r: Box[Rng], m: Box[Menu], e: Box[Events], counts: list[int]
) -> None:
    """Play every game of a box to its end, each with its own dice."""
    for i in range(len(s)):
        random_game(s[i], t[0], m[0], e[0], r[i], counts)


@entry
def survey_box(s: Box[Position], t: Box[Tables], numbers: list[int]) -> None:
    """Write what a view shows of each seat: 16 heights, 4 wall counts, what each could reach, symmetry and score."""
    for seat in range(s[0].players):
        first = seat * SURVEY
        for bit in range(16):
            numbers[first + bit] = height(s[0], seat, bit)
        for side in range(SIDES):
            numbers[first + 16 + side] = wall_count(s[0], t[0], seat, side)
            numbers[first + 20 + side] = wall_reach(s[0], t[0], seat, side)
        numbers[first + 24] = best_symmetry(s[0], t[0], seat)
        numbers[first + 25] = score(s[0], t[0], seat)
