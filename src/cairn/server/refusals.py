"""Why something is refused: a code for the client's own words, a sentence in English, and an HTTP status."""

from cairn.core import CairnError, WordedError
from cairn.languages import ENGLISH, by_tag
from cairn.server.protocol import Code
from cairn.words import Words

STATUS: dict[Code, int] = {
    "absent-only": 409,
    "bad-name": 400,
    "bad-record": 400,
    "bad-request": 400,
    "bad-setup": 400,
    "bad-text": 400,
    "banned": 403,
    "game-over": 409,
    "illegal": 409,
    "limit": 409,
    "no-answer": 400,
    "no-hints": 403,
    "no-open-seat": 409,
    "no-such-bot": 400,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "no-such-table": 404,
    "not-host": 403,
    "not-over": 409,
    "not-seated": 403,
    "not-started": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "outdated": 409,
    "seat-taken": 409,
    "server-error": 500,
    "server-full": 503,
    "stale": 409,
    "started": 409,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "too-slow": 408,
    "unavailable": 503,
    "wrong-host": 421,
    "wrong-link": 404,
    "wrong-origin": 403,
}


LONGEST = 500  # characters of a reason
LANGUAGES_READ = 10  # of an Accept-Language header


def words_of(languages: str) -> Words:
    """Speak the first language of an Accept-Language header that we know; else English."""
    for part in languages.split(",")[:LANGUAGES_READ]:
        if code := by_tag(part.split(";")[0]):
            return Words(code)
    return Words(ENGLISH)


def sentence(reason: str) -> str:
    """Make a reason fit to be sent: not endless, and nothing in it that is no text."""
    short = reason if len(reason) <= LONGEST else reason[:LONGEST] + "…"
    return short.encode("utf-8", "replace").decode()


class RefusedError(CairnError):
    """A wish that cannot be granted."""

    def __init__(self, code: Code, reason: str, cause: BaseException | None = None) -> None:
        self.code: Code = code
        self.reason = sentence(reason)
        super().__init__(self.reason)
        self.__cause__ = cause  # by which it may be said in another language

    def __reduce__(self) -> tuple[type["RefusedError"], tuple[Code, str, BaseException | None]]:
        """Travel between processes, with what can be told in every language."""
        cause = self.__cause__
        while cause is not None and not isinstance(cause, WordedError):
            cause = cause.__cause__
        return RefusedError, (self.code, self.reason, cause)

    def told(self, languages: str) -> str:
        """Say why in a language of an Accept-Language header."""
        return words_of(languages).explain(self)

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS[self.code]


class UnreachableError(RefusedError):
    """The database does not answer, so that nobody knows whether what was asked has been done."""

    def __init__(self) -> None:
        super().__init__("unavailable", "The tables cannot be reached just now; try again in a moment.")
