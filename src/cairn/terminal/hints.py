"""Hints at the terminal: the best choices as a question, each with what may be expected of it and why."""

from collections.abc import Mapping, Sequence

from cairn.bots.advice import Advice, Reason
from cairn.core import Choice
from cairn.terminal.blocks import line
from cairn.terminal.menu import Item, Node
from cairn.words import Words

SIDES = ("N", "E", "S", "W")
SMALL = 0.05  # points below which a reason says nothing in figures


def asked(advice: Sequence[Advice], labels: Mapping[Choice, str], names: Sequence[str], words: Words) -> Node:
    """Ask which of the choices that are advised shall be tried."""
    items = [
        Item(str(n), [line(labels.get(one.choice, str(one.choice)))], one.choice, note=told(one, names, words))
        for n, one in enumerate(advice, 1)
    ]
    return Node(words("hint-title"), items)


def told(advice: Advice, names: Sequence[str], words: Words) -> str:
    """Say what may be expected after a choice, and why."""
    points = advice.outlook.points  # beside a chance to win, tenths of them say nothing
    parts = [words("hint-expects", n=round(points, 1) if advice.outlook.win is None else round(points))]
    if advice.outlook.win is not None:
        parts.append(words("hint-wins", n=percent(advice.outlook.win)))
    return " \N{MIDDLE DOT} ".join([*parts, *whys(advice.reasons, names, words)])


def percent(win: float) -> int:
    """Give a chance in percent; what is open is neither 0 nor 100."""
    return min(max(round(100 * win), 1 if win > 0 else 0), 99 if win < 1 else 100)


def whys(reasons: Sequence[Reason], names: Sequence[str], words: Words) -> list[str]:
    """Say the reasons that are told, each with its points."""
    return [_why(reason, names, words) for reason in _counted(reasons)]


def _counted(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Pick the reasons that are told: those that weigh something, or the first where none does."""
    return [reason for reason in reasons if _weighs(reason)] or reasons[:1]


def _weighs(reason: Reason) -> bool:
    return abs(reason.points) >= SMALL


def reason_words(reason: Reason, names: Sequence[str], words: Words) -> str:
    """Say a reason; one that is not known is the position as a whole."""
    side, level, seat = (reason.about.get(key) for key in ("side", "level", "seat"))
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else words("hint-others")
    return words("hint-reason", kind=reason.kind, side=side if side in SIDES else "none", level=level or 0, name=who)


def _why(reason: Reason, names: Sequence[str], words: Words) -> str:
    what = reason_words(reason, names, words)
    if not _weighs(reason):
        return what
    change = words("hint-change", up="yes" if reason.points > 0 else "no", n=round(abs(reason.points), 1))
    return words("hint-reason-points", what=what, change=change)
