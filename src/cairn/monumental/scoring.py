"""Points, dominance, tie-breaks."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.fields import Position, Tables
from cairn.monumental.verbs import provinces

PARTS = 10  # Provinces, Knowledge, Wonders, Policies, four times dominance, Monsters, the Automa's Gold


@jit
def counted(s: Position, t: Tables, seat: int, what: int) -> int:
    """Count what dominance looks at: 0 Provinces, 1 Knowledge, 2 Wonders, 3 Policies."""
    if what == 0:
        return provinces(s, t, seat)
    if what == 1:
        return s.knowledge[seat]
    if what == 2:  # noqa: PLR2004
        return s.wonders[seat]
    return s.policies[seat]


@jit
def dominant(s: Position, t: Tables, seat: int, what: int) -> int:
    """Tell whether a seat has the most, at least one; all who are tied do (MN-SCO-14, Q-46)."""
    own = counted(s, t, seat, what)
    if own == 0:
        return 0
    for other in range(s.players):
        if counted(s, t, other, what) > own:
            return 0
    return 1


@jit
def part(s: Position, t: Tables, seat: int, i: int) -> int:
    """Give one part of a score."""
    if i < 2:  # noqa: PLR2004
        return counted(s, t, seat, i)
    if i < 4:  # noqa: PLR2004
        return 2 * counted(s, t, seat, i)
    if i < 8:  # noqa: PLR2004
        return 3 * dominant(s, t, seat, i - 4)
    if i == 8:  # noqa: PLR2004
        monsters = 0
        for monster in range(k.MONSTERS):
            if s.slain[monster] == seat + 1:
                monsters += 1
        return monsters
    return s.gold[seat] // 3 if s.automa == seat + 1 else 0  # MN-AUT-43


@jit
def score(s: Position, t: Tables, seat: int) -> int:
    """Add everything up (MN-SCO-01 to -16)."""
    points = 0
    for i in range(PARTS):
        points += part(s, t, seat, i)
    return points


@jit
def better(s: Position, t: Tables, seat: int, other: int) -> int:
    """Compare two players: points, then Gold, then Culture (MN-TIE-01, MN-TIE-02); 1, 0 or -1."""
    for i in range(3):
        if i == 0:
            own = score(s, t, seat)
            theirs = score(s, t, other)
        elif i == 1:
            own = s.gold[seat]
            theirs = s.gold[other]
        else:
            own = s.culture[seat]
            theirs = s.culture[other]
        if own != theirs:
            return 1 if own > theirs else -1
    return 0


@jit
def wins(s: Position, t: Tables, seat: int, out: int) -> int:
    """Tell whether a seat wins, alone or sharing (MN-TIE-03), among those not in the set `out`."""
    if out >> seat & 1:
        return 0
    for other in range(s.players):
        if other != seat and not out >> other & 1 and better(s, t, other, seat) > 0:
            return 0
    return 1
