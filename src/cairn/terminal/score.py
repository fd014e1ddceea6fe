"""What changed somebody's score, and by which of its parts: told as events of the table, made from what views tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from cairn.core import Event, State

Parts = list[dict[str, int]]  # for each seat
SCORED = "scored"  # the kind of such an event
MINUS = "\N{MINUS SIGN}"
TOLD_BY_EVENTS = ("levels", "structure")  # Monolyth's events tell these points themselves


def parts(view: Mapping[str, Any]) -> Parts:
    """Give the parts of every score; they add up to it."""
    if view["game"] == "monumental":
        return [dict(seat["parts"]) for seat in view["seats"]]
    return [
        {
            "prophecies": sum(wall["points"] for wall in seat["walls"].values()),
            "levels": seat["level_points"],
            "structure": seat["structure"]["points"],
        }
        for seat in view["seats"]
    ]


def changes(before: Parts, after: Parts) -> tuple[Event, ...]:
    """Tell whose score has changed, and by which parts."""
    told = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        found = {part: new[part] - old[part] for part in new if new[part] != old[part] and part not in TOLD_BY_EVENTS}
        if sum(found.values()):
            told.append(Event(SCORED, {"seat": seat, "parts": found}))
    return tuple(told)


def signed(n: int) -> str:
    """Write a change with its sign."""
    return f"{MINUS}{-n}" if n < 0 else f"+{n}"


class Watch:
    """Follows a game and tells after each step what it changed; looks closely only where a score has changed."""

    def __init__(self, state: State) -> None:
        self._scores, self._parts = list(state.scores()), parts(state.view(None))

    def step(self, state: State) -> Sequence[Event]:
        """Tell what changed since the last step."""
        scores = list(state.scores())
        if scores == self._scores:
            return ()
        now = parts(state.view(None))
        found = changes(self._parts, now)
        self._scores, self._parts = scores, now
        return found
