"""Every kind of row of the stack: its number, and the names of its places.

The stack holds all that is unfinished; its topmost row is done, or asked, first. A row is a kind, a seat, and then the
places that its kind declares here: `row[UNITS.need]`. What is not written is 0.
"""

from collections import namedtuple
from itertools import count
from typing import Any, Protocol

KIND, SEAT, FIRST = range(3)  # the first of the places that a kind declares
WORD, SOURCE = 10, 11  # where a word of an effect has put a row that asks: 1 + its place in the code, 1 + its source
ASKS, NATURE = 40, 100  # kinds from here on are asked of a player, of nature


class Row(Protocol):
    """A kind of row: where each of its places is."""

    kind: int

    def _asdict(self) -> dict[str, int]: ...
    def __getattr__(self, place: str) -> int: ...


_named_tuple: Any = namedtuple  # noqa: PYI024  (its places differ from kind to kind)
BY_KIND: dict[int, str] = {}  # the name of every kind
_done, _asked, _drawn = count(1), count(ASKS), count(NATURE)


def _row(kind: int, name: str, places: str) -> Row:
    """Declare a kind of row; a named tuple is what compiled code reads as constants."""
    BY_KIND[kind] = name
    at = {place: number for number, place in enumerate(places.split(), FIRST) if place != "-"}
    if FIRST + len(at) > WORD:
        raise ValueError(f"{name}: a row has room for {WORD - FIRST} places")
    made: Row = _named_tuple(name, ["kind", *at])(kind, *at.values())
    return made


def _does(name: str, places: str = "") -> Row:
    return _row(next(_done), name, places)


def _asks(name: str, places: str = "") -> Row:
    return _row(next(_asked), name, places)


def _draws(name: str, places: str = "") -> Row:
    return _row(next(_drawn), name, places)


MARCH = "tile need chosen soldiers led heroic"  # Units still needed, figures chosen, of them Soldiers, Warlord, Hero
LIST = "waiting first"  # how many wait, and where in `waiting` they begin
WAY = "left must moved"  # the Explorers that took a step, as bits
HAND = "left uses drawn cards"  # still to draw, to use, cards drawn; the drawn cards one after the other
SHORT = 5  # cards of a hand that leave WORD and SOURCE free

# ---------------------------------------------------------------- done by themselves …

TURN = _does("TURN")
TURN_END = _does("TURN_END", "stage")
CITY_PHASE = _does("CITY_PHASE", "stage")
DISPLAY_PHASE = _does("DISPLAY_PHASE")
FILL = _does("FILL", "slot")
DEAL = _does("DEAL", "setting_up")
PROGRAM = _does("PROGRAM", "pc end source")
ORDER = _does("ORDER", LIST)
GAIN_CARD = _does("GAIN_CARD", "card")
COMPLETE_CARD = _does("COMPLETE_CARD")
FINISHED = _does("FINISHED", "card")
CONQUEST = _does("CONQUEST", MARCH)
DRAW_STEP = _does("DRAW_STEP", HAND)
USE = _does("USE", "drawn among")  # the drawn card; 1: it is one of several
USED = _does("USED", "place card among stale")  # its place among those in use; as what it was drawn
REPEAT = _does("REPEAT", "pc left source")
CLOSE = _does("CLOSE", "event")  # a Hero may stay only until this event, or so many uses
ROUND = _does("ROUND", "stage")
ACTION_TURN = _does("ACTION_TURN", "place")  # in the circle of players
ROUND_END = _does("ROUND_END", "stage")
A_TURN = _does("A_TURN", "revealed")  # cards turned up so far
A_PROGRAM = _does("A_PROGRAM", "pc end - - met")  # 1: a condition was met
A_WALK = _does("A_WALK", "spaces which walked market")  # 1 + the tile the first Explorer heads for
MONSTER_TURN = _does("MONSTER_TURN", "arrived")  # the number of the Monster that moved last
ARRIVAL = _does("ARRIVAL", "monster")
FLEE = _does("FLEE", "tile soldiers led")
RETURN_HERO = _does("RETURN_HERO")
DRAWS = _does("DRAWS", "left")

# ---------------------------------------------------------------- … asked of a player …

CAPITAL_CHOICE = _asks("CAPITAL_CHOICE")
ROW_CHOICE = _asks("ROW_CHOICE")
COLUMN_CHOICE = _asks("COLUMN_CHOICE", "across")
ACTIONS = _asks("ACTIONS")
PAYMENT = _asks("PAYMENT", "production science military any different no_gold")
LESS = _asks("LESS", "tile military less")
KEEP_WONDER = _asks("KEEP_WONDER", "card other")
PLACE_WONDER = _asks("PLACE_WONDER", "card")
UNITS = _asks("UNITS", MARCH)
MOVE_TO = _asks("MOVE_TO", "tile figure anywhere")
OUTPOST_UNITS = _asks("OUTPOST_UNITS", "tile")
KEEP_TOKEN = _asks("KEEP_TOKEN", "market")
BENEFIT = _asks("BENEFIT", "loot")
GAIN_CHOICE = _asks("GAIN_CHOICE", "left different taken")  # those taken as bits
EXCHANGE_CHOICE = _asks("EXCHANGE_CHOICE", "left must production science military credit")  # got in this use
ALTERNATIVE = _asks("ALTERNATIVE", "pc source")
DRAWN = _asks("DRAWN", HAND)
EFFECTS = _asks("EFFECTS", "source")
ACTIVATE_CHOICE = _asks("ACTIVATE_CHOICE", "left must")
REINFORCE_CHOICE = _asks("REINFORCE_CHOICE")
CARD_CHOICE = _asks("CARD_CHOICE", "left must verb")
COPY_CHOICE = _asks("COPY_CHOICE", "where kinds source must")
STEPS = _asks("STEPS", WAY)
FREE_UNITS = _asks("FREE_UNITS", "left must anywhere")
DESTROY_CHOICE = _asks("DESTROY_CHOICE", "left must")
OUTPOST_CHOICE = _asks("OUTPOST_CHOICE", "left must")
TAKE_CHOICE = _asks("TAKE_CHOICE", "kinds most must")
SECTION_CHOICE = _asks("SECTION_CHOICE", "most must")
NEXT = _asks("NEXT", LIST)
KEEP_KNOWLEDGE = _asks("KEEP_KNOWLEDGE", "slot card")
DEPLOY = _asks("DEPLOY", "hero")
TRADE_CHOICE = _asks("TRADE_CHOICE", "pc must")
SAIL_CHOICE = _asks("SAIL_CHOICE", WAY)
ROUT_CHOICE = _asks("ROUT_CHOICE", "tile left")
GIVE_UP_CHOICE = _asks("GIVE_UP_CHOICE", "kinds")
WALK_CHOICE = _asks("WALK_CHOICE", "monster")
SHELTER_CHOICE = _asks("SHELTER_CHOICE", "tile figure")
LAIR_CHOICE = _asks("LAIR_CHOICE", "monster tile")
PROVINCE_CHOICE = _asks("PROVINCE_CHOICE", "tile where units")
A_CONQUER_CHOICE = _asks("A_CONQUER_CHOICE", "automa high")
A_STEP_CHOICE = _asks("A_STEP_CHOICE", "automa explorer market")
A_PLACE_CHOICE = _asks("A_PLACE_CHOICE", "card automa")
GO_ON = _asks("GO_ON", "explorer")  # -1: Units
WORD_CHOICE = _asks("WORD_CHOICE", "pc source left must")  # whatever a word asks that needs no row of its own

# ---------------------------------------------------------------- … or of nature

N_CARD = _draws("N_CARD")
N_DEVELOPMENT = _draws("N_DEVELOPMENT", "space")
N_MARKET = _draws("N_MARKET", "tile")
N_CITY = _draws("N_CITY", "tile")
N_MONSTER = _draws("N_MONSTER")
N_LAIR = _draws("N_LAIR")
N_TOKEN = _draws("N_TOKEN", "tile list")  # the row of the list it goes to; -1: the Automa's
N_STACK = _draws("N_STACK", "market")
N_TOP = _draws("N_TOP", "market")
N_AUTOMA = _draws("N_AUTOMA", "mode")
N_POLICY = _draws("N_POLICY")
N_SITE = _draws("N_SITE")
