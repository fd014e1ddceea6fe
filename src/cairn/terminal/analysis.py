"""An analysis at the terminal: how everybody stood as lines of little bars, and the turning points in words."""

import sys
from collections.abc import Sequence

from rich.style import Style

from cairn import bots
from cairn.analysis import Analysis, Judged, measure, version
from cairn.analysis.looking import positions
from cairn.bots.advice import Outlook
from cairn.core import CHANCE, Content, State, parse
from cairn.game import AUTOMA, Game
from cairn.record import Record
from cairn.terminal.blocks import QUIET, STRONG, Block, line, padded, paragraph
from cairn.terminal.drawing import drawing_of
from cairn.terminal.hints import whys
from cairn.terminal.screen import Screen
from cairn.words import Words

BARS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
WIDEST = 72
HUNDRED = 100


def names_of(kept: Record, seats: int, words: Words) -> list[str]:
    """Name the seats of a record; the Automa has no name there."""
    people, told = kept.header["setup"].get("players", seats), kept.header.get("names")
    if not isinstance(told, list) or len(told) not in (people, seats):
        told = [words("default-name", n=seat + 1) for seat in range(people)]
    return [*map(str, told), *[AUTOMA] * (seats - len(told))]


def bars(values: Sequence[float], low: float, high: float, width: int, marks: str = BARS) -> str:
    """Draw values as a line of little bars, each the mean of its share of them."""
    width = min(width, len(values))
    drawn = ""
    for i in range(width):
        part = values[i * len(values) // width : (i + 1) * len(values) // width]
        share = (sum(part) / len(part) - low) / max(high - low, 1e-9)
        drawn += marks[min(len(marks) - 1, max(0, int(share * len(marks))))]
    return drawn


def indented(text: str, width: int, style: Style | None = None) -> Block:
    """Break a text between words, a little to the right."""
    return [line("  ", row) for row in paragraph(text, width - 2, style)]


def _marks() -> str:
    """Draw with figures where the terminal has no bars."""
    try:
        BARS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return DIGITS
    return BARS


class Report:
    """Says an analysis to somebody."""

    def __init__(self, found: Analysis, kept: Record, game: Game, content: Content, words: Words) -> None:
        self.found, self.words, self.game = found, words, game
        self._unit = "points" if found.alone else "win"
        self.names = names_of(kept, len(found.end), words)
        self._drawing = drawing_of(game, content)
        self._said = self._choices(kept, game, content)
        self._finished = kept.result is not None

    def _choices(self, kept: Record, game: Game, content: Content) -> dict[int, tuple[str, str]]:
        """Say what was chosen at the turning points, and what would have been better."""
        wanted = {one.n: one for one in self.found.turning}
        said = {}
        for n, state, _ in positions(kept, game, content):
            one = wanted.get(n)
            if one is not None and state.turn not in (None, CHANCE):
                said[n] = self._say(state, one.choice), self._say(state, one.best)
        return said

    def _say(self, state: State, text: str) -> str:
        return self._drawing.said(state, parse(state, text), self.words)

    def _shown(self, outlook: Outlook) -> float:
        """Give what is shown of an outlook: points with a tenth, or a share in hundredths."""
        return round(outlook.points, 1) if self.found.alone else round(HUNDRED * measure(outlook))

    def _value(self, outlook: Outlook) -> str:
        return self.words(f"analysis-value-{self._unit}", n=self._shown(outlook))

    def _by(self) -> str:
        """Name who looked: the strongest level, where it did."""
        level = bots.LEVELS[-1]
        if level not in bots.BOTS[self.game.name] or self.found.by != version(bots.adviser(self.game.name)):
            return self.found.by
        simple = bots.stands_in(level)
        return simple or self.words("level-name", level=level)

    def course(self, width: int) -> Block:
        """Draw how everybody stood over time."""
        words, found = self.words, self.found
        values = [[measure(step.outlooks[seat]) for step in found.steps] for seat in range(len(found.end))]
        ends = [measure(outlook) for outlook in found.end]
        low, high = (min(ends[0], *values[0]), max(ends[0], *values[0])) if found.alone else (0.0, 1.0)
        longest = max(map(len, self.names))
        room = max(10, min(WIDEST, width - longest - 10))
        rows: Block = [line((words("analysis-points" if found.alone else "analysis-win"), STRONG))]
        for seat, own in enumerate(values):
            drawn = bars(own, low, high, room - 1, _marks()) + bars(ends[seat : seat + 1], low, high, 1, _marks())
            rows.append(line(padded(line(self.names[seat]), longest + 2), drawn, "  ", self._value(found.end[seat])))
        return rows

    def lost(self, one: Judged) -> str:
        """Say what a choice cost: the difference of what is shown of both, so that the numbers add up."""
        lost = max(0, self._shown(one.kept) - self._shown(one.got))
        return self.words(f"analysis-lost-{self._unit}-long", n=round(lost, 1) if self.found.alone else lost)

    def turning(self, one: Judged, width: int) -> Block:
        """Say a turning point."""
        words = self.words
        played, better = self._said[one.n]
        head = words("analysis-at", turn=one.turn, name=self.names[one.seat])
        rows: Block = [line(), line((head, STRONG), (f" · {self.lost(one)} · ", QUIET), (f"#{one.n}", QUIET))]
        for key, text, outlook in (("played", played, one.got), ("better", better, one.kept)):
            said = words("analysis-told", what=words(f"analysis-{key}"), text=text)
            rows += indented(f"{said} · {self._value(outlook)}", width)
        if one.reasons:
            told = " · ".join(whys(one.reasons, self.names, words))
            rows += indented(words("analysis-told", what=words("analysis-reasons"), text=told), width, QUIET)
        return rows

    def block(self, width: int) -> Block:
        """Say all of it."""
        words, found = self.words, self.found
        title = words("analysis-title", game=self.game.name.capitalize(), names=", ".join(self.names))
        rows: Block = [line((title, STRONG))]
        if not found.steps:
            return [*rows, line(words("analysis-few"))]
        rows += [line(), *self.course(width)]
        if not self._finished:
            rows += paragraph(words("analysis-unfinished"), width, QUIET)
        rows += [line(), line((words("analysis-turning"), STRONG))]
        if not found.turning:
            rows.append(line(words("analysis-none")))
        for one in found.turning:
            rows += self.turning(one, width)
        foot = words("analysis-compared", n=found.judged, by=self._by())
        deeper = f" {words('analysis-deeper')}" if found.depth == "quick" else ""
        return [*rows, line(), *paragraph(foot + deeper, width, QUIET)]


def report(
    found: Analysis, kept: Record, game: Game, content: Content, words: Words, screen: Screen | None = None
) -> None:
    """Write an analysis."""
    screen = screen or Screen()
    screen.show(Report(found, kept, game, content, words).block(screen.width - 1))
