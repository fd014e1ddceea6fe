"""Signed records: whoever finished a game binds all of its record, names and bots too, by an Ed25519 signature.

`docs/notation.md` describes what is signed, so that any program can check it.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Literal

from cairn.chance import unhex
from cairn.core import CairnError, quoted
from cairn.record import Record, RecordError

ALGORITHM: Literal["Ed25519"] = "Ed25519"
PURPOSE = b"cairn record\n"  # so that nothing else that is signed with the key can be taken for a record
FIELD = "signed"  # of the result
KEY, MARK = 32, 64  # bytes of a key and of a signature
LONGEST_NAME = 253  # of a server


@dataclass(frozen=True)
class Signature:
    """By whom a record is signed; the name is what that server calls itself."""

    key: bytes
    name: str | None

    @property
    def fingerprint(self) -> str:
        """Give the key in short."""
        return fingerprint(self.key)

    def __str__(self) -> str:
        return self.fingerprint + (f" (it calls itself {quoted(self.name)})" if self.name else "")


def fingerprint(key: bytes) -> str:
    """Give a public key in short: the first 128 bits of its SHA-256, in groups of four digits."""
    digits = hashlib.sha256(key).hexdigest()[:32]
    return "-".join(digits[i : i + 4] for i in range(0, len(digits), 4))


def _plain(value: Any) -> Any:  # noqa: ANN401  (JSON)
    """Write numbers in one way: 41.0 is 41."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def signed_text(record: Record) -> bytes:
    """Give what is signed of a record: all of it but the signature itself, in one form however it is laid out."""
    result = dict(record.result or {})
    if isinstance(result.get(FIELD), dict):
        result[FIELD] = {key: value for key, value in result[FIELD].items() if key != "signature"}
    choices = [" ".join(choice.split()) for choice in record.choices]
    whole = _plain([record.header, choices, result])
    return PURPOSE + json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Seal:
    """A private key that signs records, under the name that its server goes by."""

    def __init__(self, secret: bytes, name: str | None = None) -> None:
        from nacl.signing import SigningKey  # noqa: PLC0415  (only who signs or checks needs it)

        self._signing = SigningKey(secret)
        self.signature = Signature(bytes(self._signing.verify_key), name)

    def sign(self, record: Record) -> None:
        """Sign a record that has a result, unless something is said there already of who did."""
        if record.result is None or FIELD in record.result:
            return
        named = {"name": self.signature.name} if self.signature.name else {}
        record.result[FIELD] = {**named, "key": self.signature.key.hex()}
        record.result[FIELD]["signature"] = self._signing.sign(signed_text(record)).signature.hex()


def check(record: Record) -> Signature | None:
    """Say by whom a record is signed, None if by nobody; a signature that is wrong is refused."""
    told = (record.result or {}).get(FIELD)
    if told is None:
        return None
    line = record.result_line
    if not isinstance(told, dict) or not {"key", "signature"} <= set(told) <= {"name", "key", "signature"}:
        raise RecordError(f"{FIELD!r} must have a key and a signature, and may have a name", line)
    name = told.get("name")
    if name is not None and not (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME):
        raise RecordError("the name of who signed must be a short text", line)
    try:
        key, mark = unhex(told.get("key"), "the key"), unhex(told.get("signature"), "the signature")
    except CairnError as error:
        raise RecordError(str(error), line) from None
    by = Signature(key, name)
    if not _good(key, mark, signed_text(record)):
        raise RecordError(
            f"the signature is wrong: names, bots or anything else was changed after {by.fingerprint} had signed it",
            line,
        )
    return by


def _good(key: bytes, mark: bytes, text: bytes) -> bool:
    from nacl.exceptions import BadSignatureError  # noqa: PLC0415
    from nacl.signing import VerifyKey  # noqa: PLC0415

    if (len(key), len(mark)) != (KEY, MARK):
        return False
    try:
        VerifyKey(key).verify(text, mark)
    except BadSignatureError:
        return False
    return True


def public_key(text: str) -> bytes:
    """Read a public key: its hexadecimal digits, or the JSON of a server's /api/key."""
    told: Any = text.strip()
    if told.startswith("{"):
        try:
            told = json.loads(told).get("key")
        except (ValueError, RecursionError):
            raise CairnError("this is no public key: it is not JSON that can be read") from None
    key = unhex(told, "a public key")
    if len(key) != KEY:
        raise CairnError(f"a public key has {2 * KEY} hexadecimal digits, not {2 * len(key)}")
    return key
