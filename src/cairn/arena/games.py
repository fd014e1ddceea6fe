"""One game of an arena, and what is kept of it: what a process that plays for an arena does."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cairn import __version__, kernel
from cairn.arena.plan import Plan
from cairn.chance import Dice
from cairn.core import CairnError
from cairn.simulate.games import Failure, Outcome, Run, Table, seated


@dataclass(frozen=True, slots=True)
class Seat:
    """What became of a bot on its seat."""

    bot: str
    score: float
    rank: int  # from 1; those who share it are level
    decisions: int
    seconds: float  # that it thought
    parts: dict[str, float] = field(default_factory=dict)  # what the score is made of
    built: list[str] = field(default_factory=list)  # what a game tells of that


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played to its end."""

    number: int
    deal: int
    setup: dict[str, Any]
    choices: int  # nature's too
    seats: list[Seat]


def played(plan: Plan, told: dict[str, Any], numbers: Sequence[int]) -> list[Result | Failure]:
    """Play some games, up to one in which a bot fails. `told` is what the plan is where the games were ordered."""
    if told != terms(plan):  # on another machine
        same = f"Cairn {__version__} is not the same there and where games are played"
        raise CairnError(f"{same}, or its rules run {kernel.MODE} there only: install it anew")
    found: list[Result | Failure] = []
    for number in numbers:
        found.append(_played(plan, number))
        if isinstance(last := found[-1], Failure) and last.bot:  # a limit is nobody's fault
            break
    return found


def terms(plan: Plan) -> dict[str, Any]:
    """Give all that the games depend on, here: where rules run interpreted, other bots play under some names."""
    return {**plan.as_dict(), "minds": plan.minds(kernel.MODE)}


def _played(plan: Plan, number: int) -> Result | Failure:
    state = plan.game.start(plan.setup(number), plan.content)
    seating = plan.seating(number)
    run = Run(plan.game, plan.content, plan.players, 1, plan.seed, "")
    names = [plan.bots[entrant] for entrant in seating]
    outcome = Table(run, names, number, state, Dice(plan.seed, plan.deal(number))).play()
    if isinstance(outcome, Failure):
        return outcome
    people = seated([plan.names[entrant] for entrant in seating], state.seats)
    view, ranked = state.view(None), ranks(outcome)
    parts, built = plan.game.parts(view), plan.game.built(view)
    seats = [
        Seat(name, outcome.scores[seat], ranked[seat], _at(outcome.decisions, seat), _at(outcome.seconds, seat),
             dict(parts[seat]) if parts else {}, built[seat] if built else [])
        for seat, name in enumerate(people)
    ]  # fmt: skip
    return Result(number, plan.deal(number), outcome.setup, outcome.length, seats)


def _at(values: list[Any], seat: int) -> Any:  # noqa: ANN401  (counts, or seconds)
    return values[seat] if seat < len(values) else 0


def ranks(outcome: Outcome) -> list[int]:
    """Rank the seats: who won is first, whatever broke a tie; the others by their scores."""
    keys = [(seat in outcome.winners, 0 if seat in outcome.winners else score)
            for seat, score in enumerate(outcome.scores)]  # fmt: skip
    return [1 + sum(other > key for other in keys) for key in keys]
