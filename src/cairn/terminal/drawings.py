"""How each game is drawn, by its name."""

from collections.abc import Callable

from cairn.core import Content
from cairn.terminal.drawing import Drawing
from cairn.terminal.monolyth import MonolythDrawing
from cairn.terminal.monumental import MonumentalDrawing

DRAWINGS: dict[str, Callable[[Content], Drawing]] = {"monolyth": MonolythDrawing, "monumental": MonumentalDrawing}
