"""Clocks, derived from when each choice was made: nothing about them is stored but the moment they run out."""

from time import monotonic, time

from cairn.server.position import Position
from cairn.server.protocol import Clocks
from cairn.server.rows import TableRow

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

    def wind(self, kept: int, then: int, wall: int) -> None:
        """Go on from the time that was kept when the wall's clock said `then`; it says `wall` now."""
        passed = wall - then
        self._offset = kept + (passed if 0 <= passed <= SHORT_MS else 0) - int(monotonic() * 1000)


def deadline(row: TableRow, position: Position) -> int | None:
    """Give when the clock of the seat on turn runs out; bots and nature have none."""
    turn = position.turn
    if row.clock is None or turn is None or turn < 0 or not row.chair(turn).decides:
        return None
    ends = []
    if row.clock.get("turn"):
        ends.append(position.moved + row.clock["turn"] * 1000)
    if row.clock.get("game"):
        ends.append(position.moved + row.clock["game"] * 1000 - position.spent[turn])
    return min(ends, default=None)


def clocks(row: TableRow, position: Position, moment: int) -> Clocks | None:
    """Give what is left on each clock at a moment of the server's own time."""
    if row.clock is None or row.status != "running":
        return None
    turn, gone = position.turn, max(0, moment - position.moved)
    runs = turn is not None and turn >= 0 and row.chair(turn).decides
    game = row.clock.get("game")
    left = None
    if game:
        left = [
            max(0, game * 1000 - used - (gone if runs and seat == turn else 0))
            for seat, used in enumerate(position.spent)
        ]
    per_turn = row.clock.get("turn")
    return Clocks(left, max(0, per_turn * 1000 - gone) if per_turn and runs else None, turn if runs else None)
