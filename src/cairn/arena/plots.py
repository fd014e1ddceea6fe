"""Pieces of a report: rows with intervals, histograms, a matrix, tables; HTML and SVG with nothing from elsewhere."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from cairn.arena.figures import Lookup
from cairn.simulate.tally import Interval

BINS = 40
STEPS = (1, 2, 5, 10)
TICKS = 6
READABLE = 10  # names across a matrix


@dataclass(frozen=True)
class Row:
    """A value with its 95 % interval."""

    name: str
    value: float
    interval: Interval | None
    note: str = ""


@dataclass(frozen=True)
class Scale:
    """Where numbers lie on an axis, in per cent of its width."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Place a value."""
        return 100 * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Give round numbers to write at the axis."""
        raw = (self.high - self.low) / TICKS
        size = 10 ** floor(log10(raw))
        step = next(size * times for times in STEPS if size * times >= raw)
        first = ceil(self.low / step - 1e-9)
        return [round(n * step, 10) for n in range(first, floor(self.high / step + 1e-9) + 1)]


def scale_of(values: Iterable[float], keep: Sequence[float] = ()) -> Scale:
    """Make an axis for values, with some air around them."""
    listed = [*values, *keep]
    low, high = min(listed), max(listed)
    air = (high - low) * 0.06 or 1.0
    return Scale(low - air, high + air)


def percent(value: float) -> str:
    """Write a share."""
    return f"{100 * value:.0f} %"


def number(value: float) -> str:
    """Write a number as short as it can be read."""
    return f"{value:,.1f}".removesuffix(".0")


def intervals(rows: Sequence[Row], scale: Scale, shown: Callable[[float], str], middle: float | None = None) -> str:
    """Draw a dot and a line for each row, over a common axis; `middle` is where nobody has an advantage."""
    made = []
    for row in rows:
        marks = _grid(scale, middle)
        around = ""
        if row.interval is not None:
            low, high = (min(max(scale.at(end), 0), 100) for end in row.interval)
            marks += f'<line class="reach" x1="{low:.2f}%" x2="{high:.2f}%" y1="50%" y2="50%"/>'
            around = f"{shown(row.interval[0])} to {shown(row.interval[1])}"
        marks += f'<circle class="dot" cx="{scale.at(row.value):.2f}%" cy="50%" r="5"/>'
        made.append(
            f'<div class="row"><span class="name">{escape(row.name)}</span>'
            f'<svg class="strip" aria-hidden="true">{marks}</svg>'
            f'<span class="value"><b>{shown(row.value)}</b> <small>{around}</small>'
            f"{f'<small>, {escape(row.note)}</small>' if row.note else ''}</span></div>"
        )
    return f'<div class="rows">{"".join(made)}{_axis(scale, shown)}</div>'


def histograms(rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Draw how often what was reached, a strip for each row, over a common axis."""
    values = [value for _, listed in rows for value in listed]
    scale = scale_of(values)
    whole = all(float(value).is_integer() for value in values)
    width = max(1 if whole else 0, (scale.high - scale.low) / BINS)
    width = ceil(width) if whole else width
    made = []
    for name, listed in rows:
        counts: dict[int, int] = {}
        for value in listed:
            place = floor((value - floor(scale.low)) / width)
            counts[place] = counts.get(place, 0) + 1
        top, mean = max(counts.values()), sum(listed) / len(listed)
        bars = "".join(_bar(scale, floor(scale.low) + place * width - (0.5 if whole else 0), width, count / top, count)
                       for place, count in sorted(counts.items()))  # fmt: skip
        line = f'<line class="mean" x1="{scale.at(mean):.2f}%" x2="{scale.at(mean):.2f}%" y1="0" y2="100%"/>'
        made.append(
            f'<div class="row"><span class="name">{escape(name)}</span>'
            f'<svg class="strip tall">{_grid(scale, None)}{bars}{line}</svg>'
            f'<span class="value"><b>{number(mean)}</b> <small>{number(min(listed))} to '
            f"{number(max(listed))}</small></span></div>"
        )
    return f'<div class="rows">{"".join(made)}{_axis(scale, number)}</div>'


def _bar(scale: Scale, start: float, width: float, height: float, count: int) -> str:
    left, right = max(scale.at(start), 0), min(scale.at(start + width), 100)
    return (
        f'<rect class="bar" x="{left:.2f}%" width="{max(right - left - 0.15, 0.1):.2f}%" y="{100 - 94 * height:.1f}%" '
        f'height="{94 * height:.1f}%"><title>{number(start)} to {number(start + width)}: {count}</title></rect>'
    )


def _grid(scale: Scale, middle: float | None) -> str:
    lines = "".join(
        f'<line class="grid" x1="{scale.at(tick):.2f}%" x2="{scale.at(tick):.2f}%" y1="0" y2="100%"/>'
        for tick in scale.ticks()
    )
    if middle is not None:
        lines += f'<line class="middle" x1="{scale.at(middle):.2f}%" x2="{scale.at(middle):.2f}%" y1="0" y2="100%"/>'
    return lines


def _axis(scale: Scale, shown: Callable[[float], str]) -> str:
    ticks = "".join(f'<span style="left:{scale.at(tick):.2f}%">{shown(tick)}</span>' for tick in scale.ticks())
    return f'<div class="row axis"><span class="name"></span><div class="ticks">{ticks}</div><span></span></div>'


def matrix(names: Sequence[str], pair: Lookup) -> str:
    """Lay out who came before whom how often: a row's share against each column."""
    turned = " upright" if len(names) > READABLE else ""
    head = "".join(f"<th scope=col><span>{escape(name)}</span></th>" for name in names)
    lines = []
    for name in names:
        cells = []
        for other in names:
            found = pair(name, other)
            if found is None:
                cells.append('<td class="none"></td>')
                continue
            low, high = (percent(end) for end in found.interval)
            told = (
                f"{name} ahead of {other}: {found.ahead}, level {found.level}, behind {found.behind} ({low} to {high})"
            )
            strong = "good" if found.share >= 1 / 2 else "bad"
            tint = f"--tint:var(--{strong});--much:{abs(found.share - 1 / 2) * 100:.0f}%"
            shown = f"{number(100 * found.share)}<small>{low} to {high}</small>"
            cells.append(f'<td style="{tint}" title="{escape(told)}">{shown}</td>')
        lines.append(f"<tr><th scope=row>{escape(name)}</th>{''.join(cells)}</tr>")
    return (
        f'<div class="wide"><table class="matrix{turned}"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Lay out a table: its first column has names, the others numbers."""
    top = "".join(f"<th scope=col>{escape(name)}</th>" for name in head)
    body = "".join(
        f"<tr><th scope=row>{escape(line[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in line[1:])}</tr>"
        for line in lines
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def section(title: str, *parts: str, about: str = "") -> str:
    """Put parts under a title; without any there is no section."""
    if not any(parts):
        return ""
    note = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section><h2>{escape(title)}</h2>{note}{''.join(parts)}</section>"
