"""Looks through a record: each piece of work stands alone, so that it can be stopped, moved and taken up again.

The adviser never sees the table's own position: it gets what the seat that decides may imagine, drawn by dice that
depend on the set-up and the number of the choice alone. So the same record gives the same analysis, and nothing that
was hidden from a seat is held against its choice.
"""

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from cairn import __version__, record
from cairn.analysis.results import Analysis, Depth, Judged, Step, measure
from cairn.bots.advice import Advice, Adviser, Outlook, Reason
from cairn.core import Choice, Content, Seat, State
from cairn.game import Game
from cairn.record import Record

Make = Callable[[], Adviser]

MOST_EACH = 5  # turning points of a seat
LEAST_WIN, LEAST_POINTS = 0.03, 1.0  # what a choice must have cost to be one
DROP_WIN, DROP_POINTS = 0.02, 0.5  # a fall from one decision to the next that a quick look follows up
MOST_DROPS = 40
DIGITS = 4
SURVEY = 0.1  # of all work
QUICK = 0.2  # how long a quick look thinks, where a close one thinks for 1


def version(adviser: Adviser) -> str:
    """Name the adviser, so that what another one found is not taken for its own."""
    name, own = type(adviser).__qualname__, getattr(adviser, "version", None)
    return f"{name} {__version__}" if own is None else f"{name} {own} {__version__}"


def positions(kept: Record, game: Game, content: Content) -> Iterator[tuple[int, State, Choice | None]]:
    """Give every position of a record with what was chosen there; None after the last."""
    state = record.start(kept, game, content)
    for n, choice in record.replay(kept, state):
        yield n, state, choice
    yield len(kept.choices), state, None


def dice(state: State, n: int) -> Random:
    """Give the dice by which a position is imagined: the same for all that look the same to a seat."""
    return Random(f"{json.dumps(state.setup, sort_keys=True)} {n}")


def survey(kept: Record, game: Game, content: Content, adviser: Adviser, after: int = -1) -> Iterator[Step]:
    """Say at every decision how the seats stand; those up to the choice `after` are known already."""
    turns: dict[Seat, tuple[int, object]] = {}
    for n, state, choice in positions(kept, game, content):
        seat = state.turn
        if choice is None or seat is None or seat < 0:
            continue
        count, last = turns.get(seat, (0, None))
        mark = _turn_mark(state)
        turns[seat] = count, last = count + (mark != last), mark
        if n > after:
            rng = dice(state, n)
            found = adviser.outlooks(state.guess(seat, rng), rng)
            yield Step(n, seat, count, str(choice), len(state.choices()), rounded(found))


def _turn_mark(state: State) -> object:
    """Give what changes from one turn of a seat to the next."""
    shown = state.view(None)
    return shown.get("turns", shown.get("round"))


def rounded(found: Sequence[Outlook]) -> tuple[Outlook, ...]:
    """Cut what nobody can tell apart."""
    return tuple(_short(outlook) for outlook in found)


def _short(outlook: Outlook) -> Outlook:
    win = outlook.win if outlook.win is None else round(outlook.win, DIGITS)
    return Outlook(round(outlook.points, DIGITS), win)


def last_outlooks(kept: Record, game: Game, content: Content, adviser: Adviser) -> tuple[Outlook, ...]:
    """Say what became of every seat, or, where a record ends before, how they stand there."""
    *_, (n, state, _) = positions(kept, game, content)
    result = kept.result
    if result is not None:
        record.check_result(kept, state)
    if result is not None and result.get("winners"):
        won, alone = result["winners"], len(result["scores"]) == 1
        return tuple(
            Outlook(float(own), None if alone else (seat in won) / len(won))
            for seat, own in enumerate(result["scores"])
        )
    rng = dice(state, n)
    seat = state.turn if state.turn is not None and state.turn >= 0 else 0
    return rounded(adviser.outlooks(state.guess(seat, rng) if state.turn is not None else state, rng))


def wanted(steps: Sequence[Step], end: Sequence[Outlook], depth: Depth) -> list[int]:
    """List the choices that are to be compared with the best.

    Deep: all at which there was something to choose. Quick: the first such one of each turn, since that is where most
    is decided, and the steepest falls of the seat that chose.
    """
    free = [step for step in steps if step.among > 1]
    if depth == "deep":
        return [step.n for step in free]
    first: dict[tuple[Seat, int], int] = {}
    for step in free:
        first.setdefault((step.seat, step.turn), step.n)
    falls = [(fall, n) for n, fall in _falls(steps, end) if fall > 0]
    steepest = [n for _, n in sorted(falls, key=lambda one: (-one[0], one[1]))[:MOST_DROPS]]
    return sorted({*first.values(), *steepest})


def _falls(steps: Sequence[Step], end: Sequence[Outlook]) -> Iterator[tuple[int, float]]:
    """Give how far whoever chose fell until the next decision, where that is worth a look; else 0."""
    later = [*(step.outlooks for step in steps), tuple(end)][1:]
    for step, after in zip(steps, later, strict=True):
        before = step.outlooks[step.seat]
        fall = measure(before) - measure(after[step.seat])
        least = DROP_POINTS if before.win is None else DROP_WIN
        yield step.n, fall if step.among > 1 and fall >= least else 0.0


def thinking(make: Make, depth: Depth) -> Adviser:
    """Make an adviser that thinks as long as the depth is worth, where it can be told so."""
    adviser = make()
    scaled: Callable[[float], Adviser] | None = getattr(adviser, "scaled", None)
    return adviser if scaled is None or depth == "deep" else scaled(QUICK)


def judge(
    kept: Record, game: Game, content: Content, make: Make, which: Collection[int], depth: Depth = "deep"
) -> Iterator[Judged]:
    """Compare choices of a record, those with these numbers, with the best that an adviser finds.

    Each is judged by an adviser of its own: what one remembers of the choices before must not matter.
    """
    left = set(which)
    for n, state, choice in positions(kept, game, content):
        if not left:
            return
        if n in left and choice is not None:
            left.discard(n)
            yield judged(state, n, choice, thinking(make, depth))


def judged(state: State, n: int, choice: Choice, adviser: Adviser) -> Judged:
    """Compare one choice with the best."""
    seat, rng = state.turn, dice(state, n)
    if seat is None or seat < 0:
        raise ValueError("nobody decides here")
    imagined = state.guess(seat, rng)
    found = adviser.advise(imagined, rng, len(imagined.choices()))
    text, best = str(choice), found[0]
    own = next((advice for advice in found if str(advice.choice) == text), None)
    got = own.outlook if own is not None else _unlisted(imagined, n, choice, adviser, found)
    lost = max(0.0, measure(best.outlook) - measure(got))
    return Judged(
        n=n,
        seat=seat,
        turn=0,
        choice=text,
        best=str(best.choice),
        lost=round(lost, DIGITS),
        got=_short(got),
        kept=_short(best.outlook),
        reasons=_reasons(best),
        data=choice.data,
        best_data=best.choice.data,
    )


def _unlisted(imagined: State, n: int, choice: Choice, adviser: Adviser, found: Sequence[Advice]) -> Outlook:
    """Value a choice that was not worth listing: it is behind the last that was, and as far as what they lead to is."""
    seat, best, last = imagined.turn or 0, found[0], found[-1]
    own, other = (_after(imagined, one, seat, adviser, n) for one in (choice, best.choice))
    points = min(last.outlook.points, best.outlook.points + own.points - other.points)
    if best.outlook.win is None or last.outlook.win is None:
        return Outlook(points, None)
    win = best.outlook.win + (own.win or 0.0) - (other.win or 0.0)
    return Outlook(points, max(0.0, min(last.outlook.win, win)))


def _after(imagined: State, choice: Choice, seat: Seat, adviser: Adviser, n: int) -> Outlook:
    after = imagined.copy()
    after.play(choice)
    return adviser.outlooks(after, dice(imagined, n))[seat]


def _reasons(best: Advice) -> tuple[Reason, ...]:
    return tuple(replace(reason, points=round(reason.points, DIGITS)) for reason in best.reasons)


def turning_points(steps: Sequence[Step], found: Sequence[Judged]) -> tuple[Judged, ...]:
    """Pick the choices that cost each seat most, one in a turn, in the order of the game."""
    turns = {step.n: step.turn for step in steps}
    worst: dict[tuple[Seat, int], Judged] = {}
    for one in sorted(found, key=lambda one: (-one.lost, one.n)):
        if one.lost >= (LEAST_POINTS if one.got.win is None else LEAST_WIN):
            worst.setdefault((one.seat, turns[one.n]), replace(one, turn=turns[one.n]))
    count: dict[Seat, int] = {}
    picked = []
    for one in worst.values():  # the worst first
        count[one.seat] = count.get(one.seat, 0) + 1
        if count[one.seat] <= MOST_EACH:
            picked.append(one)
    return tuple(sorted(picked, key=lambda one: one.n))


def concluded(
    game: Game, by: str, depth: Depth, steps: Sequence[Step], end: Sequence[Outlook], found: Sequence[Judged]
) -> Analysis:
    """Put together what was found."""
    alone = all(outlook.win is None for outlook in end)
    turning = turning_points(steps, found)
    return Analysis(game.name, game.rules, by, depth, alone, tuple(steps), tuple(end), len(found), turning)


def share(surveyed: float, compared: float) -> float:
    """Say how much of an analysis is done, from the shares of its two parts; comparing takes far longer."""
    return SURVEY * surveyed + (1 - SURVEY) * compared


def decisions(kept: Record, game: Game, content: Content) -> int:
    """Count the decisions of seats, and check every choice on the way."""
    found: Any = (state.turn for _, state, choice in positions(kept, game, content) if choice is not None)
    return sum(turn is not None and turn >= 0 for turn in found)
