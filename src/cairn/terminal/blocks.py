"""Pieces of a screen: a block is a list of lines, set beside and below one another."""

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

Block = list[Text]

NONE = "–"  # noqa: RUF001  (a dash as typography wants it)
TIMES = "×"  # noqa: RUF001
QUIET = Style(dim=True)
STRONG = Style(bold=True)
ACCENT = Style(color="#a892f0", bold=True)
GOOD = Style(color="#7cc08e")
WARN = Style(color="#d9a648")
BAD = Style(color="#e0786c")


def line(*parts: str | tuple[str, Style] | Text) -> Text:
    """Make a line from words, each with its style."""
    made = Text(no_wrap=True, overflow="ellipsis", end="")
    for part in parts:
        if isinstance(part, tuple):
            made.append(*part)
        else:
            made.append(part)
    return made


def wide(block: Block) -> int:
    """Measure a block."""
    return max((row.cell_len for row in block), default=0)


def padded(row: Text, width: int) -> Text:
    """Fill or cut a line to a width."""
    done = row.copy()
    done.truncate(width, pad=True)
    return done


def centred(row: Text, width: int) -> Text:
    """Set a line in the middle of a width."""
    left = max(0, width - row.cell_len) // 2
    return padded(line(" " * left, row), width)


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Set blocks side by side, their tops level."""
    blocks = [block for block in blocks if block]
    widths = [wide(block) for block in blocks]
    rows = []
    for i in range(max((len(block) for block in blocks), default=0)):
        row = line()
        for k, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            if k:
                row.append(" " * gap)
            row.append(padded(block[i] if i < len(block) else line(), width))
        rows.append(row)
    return rows


def flowed(blocks: Iterable[Block], width: int, gap: int = 3) -> Block:
    """Set blocks side by side, as many as fit, and the rest below."""
    rows: Block = []
    shelf: list[Block] = []
    for block in blocks:
        if shelf and sum(map(wide, shelf)) + gap * len(shelf) + wide(block) > width:
            rows += beside(shelf, gap)
            shelf = []
        shelf.append(block)
    return rows + beside(shelf, gap)


def table(head: Sequence[str], rows: Sequence[Sequence[str | Text]], right: Sequence[int] = (), gap: int = 2) -> Block:
    """Set words in columns; `right` names those that are aligned right."""
    every = [[line((word, QUIET)) for word in head]] if head else []
    every += [[line(cell) for cell in row] for row in rows]
    widths = [max(row[i].cell_len for row in every) for i in range(len(every[0]))] if every else []
    made = []
    for row in every:
        joined = line()
        for i, (cell, width) in enumerate(zip(row, widths, strict=True)):
            fill = " " * (width - cell.cell_len)
            joined.append(" " * gap if i else "")
            if i in right:
                joined.append(fill)
                joined.append(cell)
            else:
                joined.append(cell)
                joined.append(fill)
        made.append(joined)
    return made


def paragraph(text: str, width: int, style: Style | None = None) -> Block:
    """Break a text into lines."""
    rows: Block = []
    for part in text.split("\n"):
        row = ""
        for word in part.split(" "):
            if row and Text(row).cell_len + 1 + Text(word).cell_len > width:
                rows.append(line((row, style or Style())))
                row = word
            else:
                row = f"{row} {word}" if row else word
        rows.append(line((row, style or Style())))
    return rows


def continued(row: Text, width: int) -> Text:
    """Mark a line as one after which something is left out."""
    last = row.copy()
    last.rstrip()
    last.truncate(width - 2, overflow="crop")
    return line(last, (" …", QUIET))


def shared(entries: Sequence[tuple[Text, Block]], width: int, height: int) -> Block:
    """Set texts below their heads in so many lines: every head has its line, the texts share what is left."""
    lines, left = [0] * len(entries), height - len(entries)
    while left > 0 and (open_ := [i for i, (_, text) in enumerate(entries) if lines[i] < len(text)]):
        for i in open_[:left]:
            lines[i] += 1
        left -= len(open_[:left])
    rows: Block = []
    for (head, text), n in zip(entries, lines, strict=True):
        rows.append(padded(head, width))
        rows += [*text[: n - 1], text[n - 1] if n == len(text) else continued(text[n - 1], width)] if n else []
    return filled(rows, width, height)


def filled(block: Block, width: int, height: int) -> Block:
    """Fill or cut a block to a size; where lines are left out, the last one says so."""
    rows = [padded(row, width) for row in block[:height]]
    if len(block) > height > 0:
        rows[-1] = padded(continued(block[height - 1], width), width)
    return rows + [line(" " * width)] * (height - len(rows))


def joined(parts: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Set short texts one after the other, in as few lines as they need."""
    return flowed([[part] for part in parts], width, gap)


def latest(texts: Sequence[str], width: int, height: int) -> Block:
    """Break texts into lines and keep the last ones."""
    rows: Block = []
    for text in reversed(texts):
        rows = [*paragraph(text, width), *rows]
        if len(rows) >= height:
            break
    return rows[-height:] if height > 0 else []
