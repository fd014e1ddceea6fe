"""Who decides, and which questions are asked at all.

Rows of the stack are done, asked and answered until a real choice is reached (entries.py). A row below ASKS is done by
itself, one from ASKS on is asked of its player, one from NATURE on of nature. Where only one answer is possible it is
given at once, except where a player begins something, or where it would tell a secret.
"""

from cairn.kernel import jit
from cairn.monumental.fields import Menu, Position
from cairn.monumental.rows import ACTIONS, COLUMN_CHOICE, KIND, N_LAIR, N_MONSTER, NATURE, ROW_CHOICE, SEAT
from cairn.turns import OVER


@jit
def forced(s: Position, m: Menu) -> int:
    """Tell whether a question is not asked: there is a single answer, and giving it tells nothing."""
    kind = s.row[s.depth - 1][KIND]
    asked = kind in (ACTIONS.kind, ROW_CHOICE.kind, COLUMN_CHOICE.kind, N_MONSTER.kind, N_LAIR.kind)
    return m.n == 1 and not asked


@jit
def turn(s: Position) -> int:
    """Tell who decides: a seat, -1 for nature, or OVER."""
    if s.over or s.depth == 0:
        return OVER
    row = s.row[s.depth - 1]
    return -1 if row[KIND] >= NATURE else row[SEAT]
