"""What a bot can say about a position: the best choices with their reasons, and how each seat stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Any, Protocol

from cairn.core import Choice, Seat, State


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is good: a part of the evaluation, and how many points better it is than after the usual choice.

    `about` says which one, where there are several: {"side": "N"}, {"level": 2}, {"seat": 1}.
    """

    kind: str
    points: float
    about: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat may expect: points at the end, and the chance to win (None for a player who is alone)."""

    points: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice, what its seat may expect after it, and why: the strongest reason first."""

    choice: Choice
    number: int  # among the choices of the position
    outlook: Outlook
    reasons: tuple[Reason, ...] = ()
    next: Choice | None = None  # the other half, where people take two choices for one, such as a row and its column


def leading(found: list[Advice], most: int) -> list[Advice]:
    """Give the best, by a bot that knows no parts: how much better each is than the choice in the middle."""
    ranked = sorted(found, key=lambda one: -one.outlook.points)
    usual = ranked[len(ranked) // 2].outlook.points if ranked else 0.0
    return [replace(one, reasons=(Reason("insight", round(one.outlook.points - usual, 2)),)) for one in ranked[:most]]


def by_numbers(found: Sequence[Advice]) -> list[Advice]:
    """Order choices for somebody who is shown their numbers: by the chance to win as it is shown, then by points.

    A search prefers what it has looked at most; where that is nearly equal, its numbers may say otherwise.
    """
    return sorted(found, key=lambda one: (-round(one.outlook.win or 0.0, 2), -one.outlook.points))


class Adviser(Protocol):
    """A bot that can say what it thinks. It gets a position as its seat may imagine it, as every bot does."""

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        """Give the best choices of whoever decides, the best first."""

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:
        """Say how every seat stands, also while nature decides and after the end."""


def chance(lead: float, spread: float) -> float:
    """Turn a lead in points into a chance to win; `spread` is how far such a lead may still move."""
    return 1 / (1 + exp(-lead / spread))


def standings(points: list[float], spread: float) -> list[Outlook]:
    """Give the outlook of every seat from the points they may expect."""
    if len(points) == 1:
        return [Outlook(points[0], None)]
    leads = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    chances = [chance(lead, spread) for lead in leads]
    return [Outlook(own, share / sum(chances)) for own, share in zip(points, chances, strict=True)]


def over(state: State) -> list[Outlook]:
    """Give what has become of every seat in a game that is over."""
    scores, won = state.scores(), state.winners()
    alone = len(scores) == 1
    return [Outlook(float(own), None if alone else (seat in won) / len(won)) for seat, own in enumerate(scores)]


def decider(state: State) -> Seat:
    """Give the seat that decides; advice is for somebody."""
    if state.turn is None or state.turn < 0:
        raise ValueError("nobody decides here")
    return state.turn
