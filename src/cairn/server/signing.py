"""Signed cookies and seat links: who holds one was given it by this server."""

import hashlib
import hmac
import secrets

COOKIE = "cairn"
MARK = 32  # hex digits of a signature: 128 bits


def new_id() -> str:
    """Draw a name for a person or a table that nobody can guess."""
    return secrets.token_hex(12)


class Signer:
    """Signs with one key, for two purposes that cannot be taken for each other."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:MARK]

    def _open(self, purpose: str, token: str) -> str | None:
        text, _, mark = token.rpartition(".")
        good = hmac.compare_digest(mark.encode("utf-8", "replace"), self._mark(purpose, text).encode())
        return text if good and text else None

    def cookie(self, person: str) -> str:
        """Sign a person."""
        return f"{person}.{self._mark('person', person)}"

    def person(self, cookie: str | None) -> str | None:
        """Read a person from a cookie; None if it is not ours."""
        return self._open("person", cookie) if cookie else None

    def seat_link(self, table: str, chair: int, person: str, number: int) -> str:
        """Sign a seat as it is held now; another holder or number makes the link void."""
        signed = f"{table}.{chair}.{person}" + (f".{number}" if number else "")
        return f"{table}.{chair}.{self._mark('seat', signed)}"

    @staticmethod
    def same(token: str, real: str) -> bool:
        """Tell whether two tokens are the same, without telling how far."""
        return hmac.compare_digest(token.encode("utf-8", "replace"), real.encode("utf-8", "replace"))
