"""The rules of a game in the reader's language, to be read from the beginning or found by a word."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from cairn.monumental import figures
from cairn.terminal.blocks import ACCENT, QUIET, STRONG, Block, flowed, line, paragraph
from cairn.terminal.menu import folded
from cairn.words import Words

FIRST = ("aim", "turn", "scoring", "end")  # what a first game needs
SECTIONS = {
    "monolyth": "setup crystal take place refill forced prophecy level structure solo digital",
    "monumental": "setup activate resources actions acquire wonders policies conquer defense warlord move outposts "
    "explorers effects progress city display keywords automa eras heroes monsters maps continuous digital",
}
TERMS = {
    "monolyth": "",
    "monumental": "city activate yield production science military gold culture basic effect card-building "
    "basic-building knowledge wonder section bonus policy one-off ongoing progress deck discard archive reinforce copy "
    "destroy take display era province capital terrain coastal defense conquest unit soldier warlord outpost explorer "
    "market production-token barbarian free-city loot hero monster dominance points automa continuous",
}
EXACT, NAMED, MENTIONED = range(3)
FEW = 6  # so many that are called so are shown whole
LINE = 90  # no line of a text is longer


@dataclass(frozen=True)
class Entry:
    """Something that is explained: its name, what it is, its texts, and other words for it."""

    title: str
    kind: str
    texts: Sequence[str]
    also: Sequence[str] = ()

    def found(self, wanted: str) -> int | None:
        """Tell how well it answers a word: it is called so, its name has it, a text has it, or not at all."""
        names = [folded(self.title), *map(folded, self.also)]
        if wanted in names:
            return EXACT
        if any(wanted in name for name in names):
            return NAMED
        return MENTIONED if any(wanted in folded(text) for text in self.texts) else None

    def drawn(self, width: int) -> Block:
        """Draw all of it."""
        rows = [line((self.title, STRONG), (f"  {self.kind}" if self.kind else "", QUIET))]
        for text in self.texts:
            rows += [line("  ", row) for row in paragraph(text, min(width, LINE) - 2)]
        return [*rows, line()]


@cache
def _numbers() -> Mapping[str, Mapping[str, int]]:
    """Give the numbers that Monumental's rules say, by paragraph: read off the game itself."""
    return figures.values()


class Book:
    """The rules of one game."""

    def __init__(self, game: str, words: Words) -> None:
        self.game, self.words = game, words
        self._prefix = "rules" if game == "monolyth" else f"{game}-rules"

    def sections(self) -> list[Entry]:
        """Give every section, the most important first."""
        return [self._section(name) for name in (*FIRST, *SECTIONS[self.game].split())]

    def _section(self, name: str) -> Entry:
        words, values = self.words, _numbers() if self.game == "monumental" else {}
        texts: list[str] = []
        while (message := f"{self._prefix}-{name}-{len(texts) + 1}") in words:
            texts.append(words(message, **values.get(f"{name}-{len(texts) + 1}", {})))
        also = words(f"terminal-also-{name}").split(", ") if name in FIRST else []
        return Entry(words(f"{self._prefix}-{name}"), words("terminal-rule"), texts, also)

    def terms(self) -> list[Entry]:
        """Give every word of the glossary."""
        words, names = self.words, TERMS[self.game].split()
        kind = words("terminal-term")
        return [Entry(words(f"monumental-term-{n}"), kind, [words(f"monumental-term-{n}-note")]) for n in names]

    def whole(self, width: int) -> tuple[Block, dict[str, int]]:
        """Draw all rules with their contents; gives also in which line each section begins, by its number."""
        words, sections = self.words, self.sections()
        rows = [line((words("terminal-rules-of", game=self.game.capitalize()), ACCENT))]
        rows += paragraph(words("terminal-rules-hint"), width, QUIET)
        listed = [[line((str(n), ACCENT), f" {entry.title}")] for n, entry in enumerate(sections, 1)]
        rows += [line(), *flowed(listed, min(width, LINE), 2), line()]
        starts = {}
        for n, entry in enumerate(sections, 1):
            starts[str(n)] = len(rows)
            rows += entry.drawn(width)
        return rows[:-1], starts

    def part(self, number: str) -> Entry | None:
        """Give a section by its number in the contents."""
        sections = self.sections()
        return sections[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(sections) else None

    def asks_all(self, wanted: str) -> bool:
        """Tell whether a word asks for all rules."""
        return folded(wanted) in map(folded, self.words("terminal-also-rules").split(", "))

    def find(self, wanted: str, components: Sequence[Entry], width: int) -> Block:
        """Explain a word: what is called so comes whole, and what else mentions it is named."""
        word = folded(wanted.strip())
        ranked: list[list[Entry]] = [[], [], []]
        for entry in (*components, *self.terms(), *self.sections()):
            if (rank := entry.found(word)) is not None:
                ranked[rank].append(entry)
        exact, named, mentioned = ranked
        if not exact and len(named) > FEW:
            return [*self._listed(wanted, named, width), line(), *self._told(named, width)]
        shown = exact or named
        if not shown:
            return list(self._mentions(wanted, word, mentioned, width))
        more = [*(named if exact else []), *mentioned]
        rows = self._told(shown, width)
        return [*rows, line(), *self._listed(wanted, more, width)] if more else rows

    def _told(self, entries: Sequence[Entry], width: int) -> Block:
        return [row for entry in entries for row in entry.drawn(width)][:-1]

    def _listed(self, wanted: str, entries: Sequence[Entry], width: int) -> Block:
        titles = ", ".join(dict.fromkeys(entry.title for entry in entries))
        return paragraph(self.words("terminal-also", text=wanted, titles=titles), min(width, LINE), QUIET)

    def _mentions(self, wanted: str, word: str, entries: Sequence[Entry], width: int) -> Iterator[Text]:
        """Draw the paragraphs that have a word."""
        if not entries:
            yield from paragraph(self.words("terminal-unknown", text=wanted), width)
        for entry in entries:
            yield from Entry(entry.title, entry.kind, [t for t in entry.texts if word in folded(t)]).drawn(width)
