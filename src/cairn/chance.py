"""Nature's choices: fast and seeded for simulations, committed and verifiable for a table."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from cairn.core import CairnError
from cairn.kernel import Box, Layout, box, entry, ints, jit

T = TypeVar("T")
WORD = 0xFFFFFFFF
LARGEST = (1 << 63) - 1


class Rng(Layout, bits=64):
    """The two words of a xoroshiro64** generator, and the seed of a whole run."""

    a: int = ints()
    b: int = ints()


@jit
def mixed(x: int) -> int:
    """Scramble a word, so that neighbouring seeds give unrelated games."""
    x = (x + 0x9E3779B9) & WORD
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


@jit
def sow(r: Rng, seed: int, game: int) -> None:
    """Start the stream of one game of a run."""
    low = mixed((seed & WORD) ^ mixed(game & WORD))
    r.a = mixed(low ^ ((seed >> 32) & WORD))
    r.b = mixed(r.a ^ mixed((game >> 32) & WORD) ^ low)
    if r.a == 0 and r.b == 0:
        r.b = 1


@jit
def roll(r: Rng, n: int) -> int:
    """Draw a number from 0 to n - 1 (n far below 2**32, so that the bias is beyond measuring)."""
    a = r.a
    b = r.b
    x = (a * 0x9E3779BB) & WORD
    x = ((x << 5) | (x >> 27)) & WORD
    x = (x * 5) & WORD
    b ^= a
    r.a = (((a << 26) | (a >> 6)) & WORD) ^ b ^ ((b << 9) & WORD)
    r.b = ((b << 13) | (b >> 19)) & WORD
    return (x * n) >> 32


@entry
def sow_box(r: Box[Rng], seed: int, game: int) -> None:
    """Start a stream for each game of a run, from this one on."""
    for i in range(len(r)):
        sow(r[i], seed, game + i)


@entry
def roll_box(r: Box[Rng], n: int) -> int:
    """Draw a number, from Python."""
    return roll(r[0], n)


class Dice(Random):
    """A seeded generator that gives the same games on every machine, interpreted and compiled.

    It is a `random.Random`, so that a bot has `choice`, `shuffle` and the rest.
    """

    def __init__(self, seed: int, game: int = 0) -> None:
        self.box = box(Rng)
        super().__init__()
        sow_box(self.box, seed & LARGEST, game & LARGEST)

    def seed(self, *_: Any, **__: Any) -> None:  # noqa: ANN401
        """Do nothing: the seed is given once, at the start."""

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        return roll_box(self.box, n)

    def random(self) -> float:
        """Draw a float from 0 up to 1."""
        return (self.below(1 << 26) * (1 << 27) + self.below(1 << 27)) / (1 << 53)

    def getrandbits(self, k: int) -> int:
        """Draw k random bits."""
        bits = 0
        for _ in range((k + 15) // 16):
            bits = (bits << 16) | self.below(1 << 16)
        return bits >> (-k % 16)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """Pick one, by the same draw that the kernel makes."""
        return seq[self.below(len(seq))]


class FairChance:
    """Draws that were settled before the game by a secret and the players' nonces, and can be checked after it.

    The seed is SHA-256 of the secret and the nonces, in seat order. Block k is HMAC-SHA256 of the seed and k (8 bytes,
    big-endian); its first 8 bytes are a number x. A draw below n takes the next block whose x is below the largest
    multiple of n that fits into 64 bits, and gives x modulo n.
    """

    def __init__(self, secret: bytes, nonces: Sequence[bytes]) -> None:
        self.key = hashlib.sha256(secret + b"".join(nonces)).digest()
        self.k = 0

    def copy(self) -> "FairChance":
        """Give draws that go on from here by themselves."""
        clone = FairChance.__new__(FairChance)
        clone.key, clone.k = self.key, self.k
        return clone

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        ceiling = (1 << 64) // n * n
        while True:
            block = hmac.digest(self.key, self.k.to_bytes(8, "big"), "sha256")
            self.k += 1
            x = int.from_bytes(block[:8], "big")
            if x < ceiling:
                return x % n


def new_secret() -> bytes:
    """Draw a secret, or a nonce: 32 bytes nobody can foresee."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Give what is published before the game: it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def unhex(text: object, what: str) -> bytes:
    """Read bytes from hexadecimal text."""
    try:
        if isinstance(text, str):
            return bytes.fromhex(text)
    except ValueError:
        pass
    raise CairnError(f"{what} must be hexadecimal text, not {text!r}")
