"""The rules of a game in the reader's language, to be read from the beginning or found by a word."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rich.text import Text

from cairn.terminal.blocks import ACCENT, QUIET, STRONG, Block, flowed, line, paragraph
from cairn.terminal.menu import folded
from cairn.words import Words

FIRST = ("aim", "turn", "scoring", "end")  # what a first game needs
EXACT, NAMED, MENTIONED = range(3)
FEW = 6  # so many that are called so are shown whole
LINE = 90  # no line of a text is longer
Numbers = Mapping[str, Mapping[str, int]]  # by section and paragraph: "aim-2"


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


def sections(words: Words, prefix: str, names: str, numbers: Numbers = MappingProxyType({})) -> list[Entry]:
    """Read the rules of a game: its sections, the most important first, and the numbers that their paragraphs say."""
    found = []
    for name in (*FIRST, *names.split()):
        texts: list[str] = []
        while (message := f"{prefix}-{name}-{len(texts) + 1}") in words:
            texts.append(words(message, **numbers.get(f"{name}-{len(texts) + 1}", {})))
        also = words(f"terminal-also-{name}").split(", ") if name in FIRST else []
        found.append(Entry(words(f"{prefix}-{name}"), words("terminal-rule"), texts, also))
    return found


def terms(words: Words, prefix: str, names: str) -> list[Entry]:
    """Read the glossary of a game."""
    kind = words("terminal-term")
    return [Entry(words(f"{prefix}-{name}"), kind, [words(f"{prefix}-{name}-note")]) for name in names.split()]


class Book:
    """The rules of one game: its sections, and the words of its glossary."""

    def __init__(self, game: str, words: Words, sections: Sequence[Entry], terms: Sequence[Entry] = ()) -> None:
        self.game, self.words, self.sections, self.terms = game, words, sections, terms

    def whole(self, width: int) -> tuple[Block, dict[str, int]]:
        """Draw all rules with their contents; gives also in which line each section begins, by its number."""
        words, sections = self.words, self.sections
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
        sections = self.sections
        return sections[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(sections) else None

    def asks_all(self, wanted: str) -> bool:
        """Tell whether a word asks for all rules."""
        return folded(wanted) in map(folded, self.words("terminal-also-rules").split(", "))

    def find(self, wanted: str, components: Sequence[Entry], width: int) -> Block:
        """Explain a word: what is called so comes whole, and what else mentions it is named."""
        word = folded(wanted.strip())
        ranked: list[list[Entry]] = [[], [], []]
        for entry in (*components, *self.terms, *self.sections):
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
