"""Who decides, and among how many choices: one number that compiled rules give, and choices given by their number."""

from operator import index
from typing import Any

from cairn.core import CHANCE, CairnError, IllegalChoiceError, Seat
from cairn.kernel import jit

WHO = 3  # bits
OVER = -2  # nobody decides any more
TURNS: tuple[Seat | None, ...] = (None, CHANCE, 0, 1, 2, 3)


@jit
def asked(turn: int, choices: int) -> int:
    """Make one number of both."""
    return choices << WHO | turn - OVER


def heard(packed: int) -> tuple[Seat | None, int]:
    """Read who decides, and among how many choices."""
    return TURNS[packed & (1 << WHO) - 1], packed >> WHO


def numbered(choice: Any, turn: Seat | None, count: int) -> int | None:  # noqa: ANN401  (a value, or any integer)
    """Give the number by which a choice is given, None for a value; a number that is not offered is refused."""
    if type(choice) is not int:
        if isinstance(choice, bool) or not hasattr(choice, "__index__"):
            return None
        choice = index(choice)
    if not 0 <= choice < count:
        reason = "the game is over" if turn is None else f"there are {count} choices, from 0 on"
        raise IllegalChoiceError(f"number {choice} cannot be played: {reason}")
    return int(choice)


def seated(seat: Seat, seats: int) -> None:
    """Refuse a seat that is not there."""
    if seat not in range(seats):
        raise CairnError(f"there is no seat {seat} at this table: it has {seats}, from 0")


def not_offered(choice: object) -> IllegalChoiceError:
    """Say that a value is not among the choices."""
    return IllegalChoiceError(f"'{choice}' cannot be played: it is not among the choices of this position")
