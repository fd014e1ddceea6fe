"""Why something is refused: a code for the client's own words, a sentence in English, and an HTTP status."""

from cairn.core import CairnError
from cairn.server.protocol import Code

STATUS: dict[Code, int] = {
    "absent-only": 409,
    "bad-name": 400,
    "bad-record": 400,
    "bad-request": 400,
    "bad-setup": 400,
    "game-over": 409,
    "illegal": 409,
    "no-open-seat": 409,
    "no-such-bot": 400,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "no-such-table": 404,
    "no-trial": 400,
    "not-host": 403,
    "not-over": 409,
    "not-seated": 403,
    "not-started": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "seat-taken": 409,
    "server-error": 500,
    "stale": 409,
    "started": 409,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "wrong-link": 404,
    "wrong-origin": 403,
}


class RefusedError(CairnError):
    """A wish that cannot be granted."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS[self.code]
