"""Clocks, derived from when each choice was made: nothing about them is stored but the moment they run out."""

from time import time

from cairn.server.position import Position
from cairn.server.protocol import Clocks
from cairn.server.rows import TableRow


def now() -> int:
    """Give the time in milliseconds since 1970."""
    return int(time() * 1000)


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


def clocks(row: TableRow, position: Position) -> Clocks | None:
    """Give what is left on each clock now."""
    if row.clock is None or row.status != "running":
        return None
    turn, gone = position.turn, now() - position.moved
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
