"""Clocks, derived from when each choice was made, and when a bot stood in; stored is also the moment they run out."""

from time import monotonic, time
from typing import Any

from cairn.server.position import LivePosition
from cairn.server.protocol import Clocks
from cairn.server.rows import ABSENT, TableRow

NEAR_MS = 1000  # that processes may differ by
SHORT_MS = 15_000  # a pause of the server up to this is time that went by; during a longer one the clocks stood still


def now() -> int:
    """Give the time in milliseconds since 1970, as the wall has it."""
    return int(time() * 1000)


class Steady:
    """The server's own time, by which choices are timed: nobody can set it, and it goes on after a restart.

    It counts milliseconds on the monotonic clock. `wound` puts it where it was when it was last kept.
    """

    def __init__(self) -> None:
        self._offset = now() - int(monotonic() * 1000)

    def now(self) -> int:
        """Give this time in milliseconds."""
        return int(monotonic() * 1000) + self._offset

    def follow(self, moment: int) -> bool:
        """Go on from a moment that somebody else has reached already; tell whether that is not far behind."""
        ahead = moment - self.now()
        self._offset += max(0, ahead)
        return ahead > -NEAR_MS

    def wind(self, kept: int, then: int, wall: int) -> None:
        """Go on from the time that was kept when the wall's clock said `then`; it says `wall` now."""
        passed = wall - then
        self._offset = kept + (passed if 0 <= passed <= SHORT_MS else 0) - int(monotonic() * 1000)


def bare(clock: dict[str, Any] | None) -> dict[str, Any] | None:
    """Give a clock as it was asked for, for another game."""
    return clock and {key: value for key, value in clock.items() if key != ABSENT}


def with_absences(was: TableRow, row: TableRow, moment: int) -> dict[str, Any] | None:
    """Give a table's clock with what has changed about who decides: a bot that stands in uses up nobody's time."""
    if row.clock is None:
        return None
    noted = [list(absence) for absence in row.clock.get(ABSENT, ())]
    for old, new in zip(was.chairs, row.chairs, strict=True):
        if old.decides and not new.decides:
            noted.append([new.chair, moment, None])
        elif new.decides and not old.decides:
            for absence in noted:
                if absence[0] == new.chair and absence[2] is None:
                    absence[2] = moment
    return {**row.clock, ABSENT: noted} if noted else row.clock


def _granted(row: TableRow, position: LivePosition, seat: int) -> int:
    """Give how many milliseconds of the whole game a seat has had so far: some are added whenever it has decided."""
    clock = row.clock or {}
    return ((clock.get("game") or 0) + (clock.get("increment") or 0) * position.passed[seat]) * 1000


def deadline(row: TableRow, position: LivePosition) -> int | None:
    """Give when the clock of the seat on turn runs out; bots and nature have none."""
    turn = position.turn
    if row.clock is None or turn is None or turn < 0 or not row.chair(turn).decides:
        return None
    since = max([position.moved, *(end for _, end in row.absences.get(turn, ()) if end is not None)])
    ends = []
    if row.clock.get("turn"):
        ends.append(since + row.clock["turn"] * 1000)
    if row.clock.get("game"):
        ends.append(since + _granted(row, position, turn) - position.spent[turn])
    return min(ends, default=None)


def clocks(row: TableRow, position: LivePosition, moment: int) -> Clocks | None:
    """Give what is left on each clock at a moment of the server's own time."""
    if row.clock is None or row.status != "running":
        return None
    turn = position.turn
    runs = turn is not None and turn >= 0 and row.chair(turn).decides
    since = position.since(turn, moment) if turn is not None and runs else None
    gone = max(0, moment - since) if since is not None else 0
    game = row.clock.get("game")
    left = None
    if game:
        left = [
            max(0, _granted(row, position, seat) - used - (gone if runs and seat == turn else 0))
            for seat, used in enumerate(position.spent)
        ]
    per_turn = row.clock.get("turn")
    return Clocks(left, max(0, per_turn * 1000 - gone) if per_turn and runs else None, turn if runs else None)
