"""A screen as a picture: SVG without any font from the network."""

import io
import re

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cairn.terminal.blocks import Block
from cairn.terminal.screen import Screen

DARK, LIGHT = (27, 28, 31), (236, 231, 221)
HUES = [(43, 43, 46), (224, 120, 108), (124, 192, 142), (217, 166, 72), (47, 95, 168), (168, 146, 240), (47, 163, 154)]
THEME = TerminalTheme(DARK, LIGHT, [*HUES, LIGHT])
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def picture(block: Block, title: str, width: int = 100) -> str:
    """Draw lines as they look on a terminal."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    Screen(console).show(block)
    svg = console.export_svg(title=title, theme=THEME)
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- Generated.*?-->\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]+;", f"font-family: {FONTS};", svg)
