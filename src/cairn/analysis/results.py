"""What an analysis finds, as plain values."""

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from cairn.bots.advice import Outlook, Reason
from cairn.core import Seat

Depth = Literal["quick", "deep"]
DEPTHS: tuple[Depth, ...] = ("quick", "deep")


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a seat: what every seat could expect before it."""

    n: int  # choices that were played before
    seat: Seat
    turn: int  # of this seat, from 1
    choice: str
    among: int  # how many choices there were
    outlooks: tuple[Outlook, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice beside the best one: what its seat could expect after each, and what the difference cost."""

    n: int
    seat: Seat
    turn: int
    choice: str
    best: str
    lost: float  # in the chance to win; for a player who is alone, in points
    got: Outlook
    kept: Outlook  # with the best choice
    reasons: tuple[Reason, ...] = ()
    data: dict[str, Any] = field(default_factory=dict, hash=False)  # of the choice
    best_data: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Analysis:
    """How a game went: every decision, what was to be expected at the end, and the choices that cost most."""

    game: str
    rules: int
    by: str  # which adviser looked
    depth: Depth
    alone: bool  # points count, and not the chance to win
    steps: tuple[Step, ...]
    end: tuple[Outlook, ...]
    judged: int  # how many choices were compared with the best
    turning: tuple[Judged, ...]

    def as_dict(self) -> dict[str, Any]:
        """Give the analysis as it goes into JSON."""
        return asdict(self)


def measure(outlook: Outlook) -> float:
    """Say what a seat wants more of: the chance to win; alone, points."""
    return outlook.points if outlook.win is None else outlook.win
