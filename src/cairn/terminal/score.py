"""What changed somebody's score, and by which of its parts: told as events of the table, made from what views tell."""

from collections.abc import Collection, Sequence

from cairn.core import Event, State
from cairn.game import Game

Parts = list[dict[str, int]]  # for each seat
SCORED = "scored"  # the kind of such an event
MINUS = "\N{MINUS SIGN}"


def changes(before: Parts, after: Parts, known: Collection[str] = ()) -> tuple[Event, ...]:
    """Tell whose score has changed, and by which parts but those that are known."""
    told = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        found = {part: new[part] - old[part] for part in new if new[part] != old[part] and part not in known}
        if sum(found.values()):
            told.append(Event(SCORED, {"seat": seat, "parts": found}))
    return tuple(told)


def signed(n: int) -> str:
    """Write a change with its sign."""
    return f"{MINUS}{-n}" if n < 0 else f"+{n}"


class Watch:
    """Follows a game and tells after each step what it changed; looks closely only where a score has changed."""

    def __init__(self, state: State, game: Game, known: Collection[str] = ()) -> None:
        self._game, self._known = game, known
        self._scores, self._parts = list(state.scores()), game.parts(state.view(None))

    def step(self, state: State) -> Sequence[Event]:
        """Tell what changed since the last step."""
        scores = list(state.scores())
        if scores == self._scores:
            return ()
        now = self._game.parts(state.view(None))
        found = changes(self._parts, now, self._known)
        self._scores, self._parts = scores, now
        return found
