"""Draws that are the same in every run: the secrets of tables, and what bots leave to chance."""

import random
import secrets
from random import Random

SECRET = 32  # bytes: shorter ones are names and keys, which nothing is drawn from
drawn = secrets.token_bytes


class Same(Random):
    """A generator that begins with the next number of a series where nobody says how."""

    series = Random(0)

    def __init__(self, seed: object = None) -> None:
        super().__init__(Same.series.getrandbits(64) if seed is None else seed)  # type: ignore[arg-type]


def same(seed: int | str) -> None:
    """Let everything in this process that is imported from now on, and tables in any case, draw from a seed."""
    mine = Random(seed)
    Same.series = Random(mine.getrandbits(64))
    random.Random = Same  # type: ignore[misc, assignment]

    def token_bytes(nbytes: int | None = None) -> bytes:
        return mine.randbytes(SECRET) if nbytes == SECRET else drawn(nbytes)

    secrets.token_bytes = token_bytes


# The same in a browser, for what a page adds to the draws.
PAGE = """(() => {
  let state = %d;
  Math.random = () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  crypto.getRandomValues = (row) => row.map(() => 256 * Math.random());
})()"""
