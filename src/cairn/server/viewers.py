"""One viewer of a table: what waits to be sent, and how fast it may send."""

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING

from cairn.server.protocol import Message, encode

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_WAITING = 64  # messages; a viewer that lets more pile up is disconnected


class Bucket:
    """A rate limit: so many at once, refilled at so many a second."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._filled = rate, burst, burst, monotonic()

    def take(self) -> bool:
        """Use up one; tell whether there was one."""
        time = monotonic()
        self._left = min(self._burst, self._left + (time - self._filled) * self._rate)
        self._filled = time
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Tell whether it has recovered, so that it need not be remembered."""
        return self._left + (monotonic() - self._filled) * self._rate >= self._burst


class Viewer:
    """A connection to a table. States replace each other while they wait; other messages queue up."""

    def __init__(self, person: str | None, name: str, seen: tuple[int, int] | None) -> None:
        self.person, self.name, self.seen = person, name, seen
        self.seats: list[int] = []
        self.address: str | None = None
        self.lost = False  # it reads too slowly
        self.code: int | None = None  # what it is closed with, where it was sent away
        self.kick: Callable[[], object] = lambda: None  # ends the connection
        self._waiting: deque[str] = deque()
        self._state: tuple[str, tuple[int, int]] | None = None
        self._wake = asyncio.Event()

    def post(self, message: Message) -> None:
        """Send a message soon."""
        self.post_text(encode(message).decode())

    def post_text(self, text: str) -> None:
        """Send a message that is encoded already."""
        if len(self._waiting) >= MOST_WAITING:
            self.lost = True
            self.kick()
        else:
            self._waiting.append(text)
        self._wake.set()

    def show(self, text: str, at: tuple[int, int]) -> None:
        """Send this state soon, instead of one that waits."""
        self._state = text, at
        self._wake.set()

    def dismiss(self, code: int) -> None:
        """End the connection with this code."""
        self.code = code
        self.kick()

    async def next(self) -> list[str]:
        """Wait for something to send."""
        await self._wake.wait()
        self._wake.clear()
        texts = list(self._waiting)
        self._waiting.clear()
        if self._state is not None:
            text, self.seen = self._state
            texts.append(text)
            self._state = None
        return texts
