"""Terminals that cannot show every sign: each that is missing gives way to one that is there."""
# ruff: noqa: RUF001  (signs that look like letters are what this is about)

import codecs
import sys
import unicodedata
from typing import TextIO

NAME = "cairn"  # of the way to write what an encoding lacks
SIGNS = {  # one column each but for ß, and no two of those that stand for something are the same
    "⌂": "^", "ψ": ",", "♣": "&", "≈": "%", "∩": "n", "▲": "A", "♚": "K", "★": "*", "■": "#", "◆": "@", "Ω": "!",
    "×": "x", "○": "o", "▸": ">", "◂": "<", "▼": "v", "·": ".", "✓": "+", "✗": "x", "└": "`", "│": "|", "─": "-",
    "↓": "v", "↑": "^", "→": ">", "←": "<", "–": "-", "—": "-", "−": "-", "…": "~", "’": "'", "‘": "'", "“": '"',
    "”": '"', "„": '"', "«": '"', "»": '"', "¿": "?", "¡": "!", "\N{NO-BREAK SPACE}": " ", "●": "*", "◐": "+",
    "¹": "a", "²": "b", "³": "c", "⁴": "d", "⁵": "e", "⁶": "f", "⁷": "g", "⁸": "h", "⁹": "i", "⁰": "j",
    "₀": "o", "₁": "a", "₂": "b", "₃": "c", "₄": "d",
    "ß": "ss", "œ": "o", "æ": "a", "Œ": "O", "Æ": "A",
}  # fmt: skip
BOX = "┌┐└┘├┤┬┴┼"


def replaced(sign: str) -> str:
    """Give what stands for a sign: one like it, its letter without accents, or a question mark."""
    if sign in SIGNS:
        return SIGNS[sign]
    if sign in BOX:
        return "+"
    bare = unicodedata.normalize("NFKD", sign)[:1]
    return bare if bare.isascii() and bare.isprintable() else "?"


def _handler(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(replaced(sign) for sign in error.object[error.start : error.end]), error.end


def tolerate(*streams: TextIO) -> None:
    """Let streams write whatever there is, and read whatever comes."""
    codecs.register_error(NAME, _handler)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a test's own stream may have no encoding at all
            reconfigure(errors="replace" if stream is sys.stdin else NAME)
