"""The terminal itself: its size, clearing it, asking, and completing words with Tab."""

import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

from cairn.terminal.blocks import Block
from cairn.terminal.plain import tolerate

try:
    import readline
except ImportError:  # Windows, and Pythons built without it: the same questions, only Tab does nothing
    readline = None  # type: ignore[assignment]

NARROW, LOW = 99, 31  # below these the board is drawn small


def trimmed(row: Text) -> Text:
    """Cut the spaces at the end of a line, but none that is painted."""
    painted = max((span.end for span in row.spans if isinstance(span.style, Style) and span.style.bgcolor), default=0)
    shown = row.copy()
    spare = len(row) - max(len(row.plain.rstrip()), painted)
    if spare > 0:
        shown.right_crop(spare)
    return shown


class Screen:
    """Where a table is shown and people answer."""

    def __init__(self, console: Console | None = None) -> None:
        tolerate(sys.stdin, sys.stdout)
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self._offers: Callable[[str], Sequence[str]] = lambda _: []
        self._found: Sequence[str] = []
        if sys.platform != "win32" and readline is not None:
            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            bind = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
            readline.parse_and_bind(bind)

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        """How many lines there are."""
        return self.console.height

    def clear(self) -> None:
        """Start a fresh screen, where the terminal can do so."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()

    def show(self, block: Block) -> None:
        """Write lines."""
        for row in block:
            self.console.print(trimmed(row), no_wrap=True, overflow="ellipsis", crop=True, end="\n")

    def say(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        """Write a text, broken between words where it must be; `whole` leaves a path or a command in one piece."""
        self.console.print(text, style=style or None, soft_wrap=whole)

    def wait(self, text: str) -> None:
        """Say what is waited for, where the next picture takes its place."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(f"\r\x1b[2K{text}")  # in one line, whoever is waited for
            self.console.file.flush()

    def fact(self, text: str, value: str) -> None:
        """Write a text that ends with a path or a command: in a line of its own where both do not fit into one."""
        head = text.removesuffix(value)
        if head != text and len(text) >= self.width:
            self.say(head.rstrip())
            self.say(value, whole=True)
        else:
            self.say(text, whole=True)

    def ask(self, prompt: str, offers: Callable[[str], Sequence[str]] | None = None) -> str:
        """Ask for a line; `offers` completes what has been typed so far."""
        self._offers = offers or (lambda _: [])
        try:
            return input(f"{prompt} ").strip()
        finally:
            self._offers = lambda _: []

    def _complete(self, text: str, n: int) -> str | None:
        if n == 0:
            self._found = self._offers(text)
        return self._found[n] if n < len(self._found) else None
