"""Continuous Play: rounds in which everybody activates first and actions are taken one at a time."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.codes import cross_column, cross_row
from cairn.monumental.display import shift, sweep
from cairn.monumental.fields import Events, Position, Tables
from cairn.monumental.rows import (
    A_TURN,
    ACTION_TURN,
    ACTIONS,
    CITY_PHASE,
    DEAL,
    MONSTER_TURN,
    ROUND,
    ROUND_END,
    ROW_CHOICE,
)
from cairn.monumental.turn import activate_cross, farewell, finish, lose_counters, refresh
from cairn.monumental.verbs import pop, push, tell


@jit
def people(s: Position) -> int:
    """Count the seats without the Automa, which has the last one."""
    return s.players - 1 if s.automa else s.players


@jit
def in_circle(s: Position, place: int) -> int:
    """Give the seat at a place of the circle: people from the starting player on, then the Automa."""
    return (s.first + place) % people(s) if place < people(s) else place


@jit
def step_round(s: Position, t: Tables, e: Events) -> None:
    """Play a round (CP-08): all activate in secret, action turns, then everything is replenished."""
    row = s.row[s.depth - 1]
    stage = row[ROUND.stage]
    row[ROUND.stage] += 1
    if stage == 0:
        s.rounds += 1
        s.passed = 0
        s.seat = s.first
        tell(e, k.T_ROUND, s.rounds, 0, 0, 0)
        for seat in range(s.players):
            refresh(s, seat)
        for i in range(s.players - 1, -1, -1):
            seat = in_circle(s, i)
            if s.automa != seat + 1:
                push(s, ROW_CHOICE.kind, seat)
    elif stage == 1:
        for i in range(s.players):  # CP-10: all resources before the first action
            seat = in_circle(s, i)
            if s.automa != seat + 1:
                activate_cross(s, t, e, seat, cross_row(s.picked[seat]), cross_column(s.picked[seat]))
                s.picked[seat] = 0
        push(s, ACTION_TURN.kind, 0)
    elif stage == 2:  # noqa: PLR2004
        for i in range(s.players - 1, -1, -1):
            seat = in_circle(s, i)
            if s.automa != seat + 1:
                push(s, CITY_PHASE.kind, seat)
    elif stage == 3:  # noqa: PLR2004
        length = s.width // s.rows
        for display_row in range(s.rows):
            first = display_row * length
            for seat in range(s.players):  # CP-19, CP-20: one card for each player who left the row alone
                if not s.touched[seat] >> display_row & 1 and not s.ending:
                    sweep(s, e, first, first + length)
            shift(s, first, first + length)
        push(s, DEAL.kind, s.first)
    else:
        pop(s)
        push(s, ROUND_END.kind, 0)


@jit
def step_action_turn(s: Position, e: Events) -> None:
    """Give the next player who has not passed an action turn, the Automa last in each circle (CP-11, -12, -23)."""
    row = s.row[s.depth - 1]
    if s.passed == (1 << s.players) - 1:
        pop(s)
        return
    seat = in_circle(s, row[ACTION_TURN.place])
    while s.passed >> seat & 1:
        row[ACTION_TURN.place] = (row[ACTION_TURN.place] + 1) % s.players
        seat = in_circle(s, row[ACTION_TURN.place])
    row[ACTION_TURN.place] = (row[ACTION_TURN.place] + 1) % s.players
    s.seat = seat
    tell(e, k.T_TURN, seat, s.rounds, 0, 0)
    push(s, A_TURN.kind if s.automa == seat + 1 else ACTIONS.kind, seat)


@jit
def step_round_end(s: Position, t: Tables, e: Events) -> None:
    """End a round: Heroes and counters of every player, timers once per player (CP-22), then the next round."""
    row = s.row[s.depth - 1]
    stage = row[ROUND_END.stage]
    row[ROUND_END.stage] += 1
    if stage < 2 * s.players:
        farewell(s, t, in_circle(s, stage // 2), stage % 2)
    elif stage < 3 * s.players:
        seat = in_circle(s, stage - 2 * s.players)
        lose_counters(s, seat)
        refresh(s, seat)
        if s.monsters:
            push(s, MONSTER_TURN.kind, seat)
    else:
        pop(s)
        s.turns += s.players
        if s.ending and s.last == 0:
            finish(s, e)
            return
        if s.ending:
            s.last -= 1
        if s.marker:
            s.first = (s.first + 1) % people(s)  # CP-24
        push(s, ROUND.kind, 0)
