"""How each game is drawn, by its name."""

from collections.abc import Callable

from cairn.core import Content
from cairn.terminal.drawing import Drawing
from cairn.terminal.monolyth import MonolythDrawing

DRAWINGS: dict[str, Callable[[Content], Drawing]] = {"monolyth": MonolythDrawing}
