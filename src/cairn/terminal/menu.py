"""Choices as a tree of short questions, and found by parts of their notation."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from cairn.core import Choice
from cairn.terminal.blocks import ACCENT, NONE, QUIET, Block, beside, flowed, line, padded, paragraph, wide

MANY = 300  # more than this many completions help nobody


@dataclass
class Item:
    """One answer: what is typed, what is shown, and where it leads: to a choice or to the next question."""

    key: str
    face: Block
    to: "Choice | Callable[[], Node]"
    note: str = ""  # what it would bring, shown as far as there is room
    names: tuple[str, ...] = ()  # words that may be typed instead, or how they begin


@dataclass
class Node:
    """A question and its answers."""

    title: str
    items: list[Item]
    plan: Block = field(default_factory=list)  # a picture that belongs to the question
    hint: str = ""
    inline: bool = False  # the answers are already in the picture of the board
    flow: bool = False  # short answers, one after the other
    missing: dict[str, str] = field(default_factory=dict)  # answers there are at other times: what they are called

    def get(self, key: str) -> Item | None:
        """Find an answer by what was typed: its key, its name, or how only its name begins."""
        typed = folded(key)
        for item in self.items:
            if folded(item.key) == typed or typed in map(folded, item.names):
                return item
        begun = [item for item in self.items if any(folded(name).startswith(typed) for name in item.names)]
        return begun[0] if len(begun) == 1 else None


def walk(node: Node, words: Sequence[str]) -> tuple[Node, Choice | None] | None:
    """Follow several answers at once: gives where they lead, or None where a word is no answer."""
    for i, word in enumerate(words):
        item = node.get(word)
        if item is None:
            return None
        if not callable(item.to):
            return (node, item.to) if i == len(words) - 1 else None
        node = item.to()
    return node, None


def leaves(node: Node) -> Iterator[Choice]:
    """Give every choice behind a question."""
    for item in node.items:
        if callable(item.to):
            yield from leaves(item.to())
        else:
            yield item.to


def matching(choices: Sequence[Choice], words: Sequence[str]) -> list[Choice]:
    """Find the choices in whose notation these words begin parts of it, in this order."""
    found = []
    for choice in choices:
        parts = iter(str(choice).lower().split())
        if all(any(part.startswith(word.lower()) for part in parts) for word in words):
            found.append(choice)
    return found


def containing(choices: Sequence[tuple[Choice, str]], words: Sequence[str]) -> list[tuple[Choice, str]]:
    """Find the choices in whose words, or in whose notation, all of these occur."""
    wanted = [folded(word) for word in words]
    return [
        (choice, label)
        for choice, label in choices
        if all(word in folded(label) for word in wanted) or all(word in folded(str(choice)) for word in wanted)
    ]


def folded(text: str) -> str:
    """Give a text as it is compared: small, without accents."""
    plain_text = unicodedata.normalize("NFKD", text.replace("’", "'"))  # noqa: RUF001
    return "".join(sign for sign in plain_text if not unicodedata.combining(sign)).casefold()


def completions(choices: Sequence[Choice], text: str) -> list[str]:
    """Give the notations that go on where the text stops, up to the next word."""
    found: dict[str, None] = {}
    for choice in choices:
        whole = str(choice)
        if whole.lower().startswith(text.lower()):
            end = whole.find(" ", len(text) + 1)
            found[whole if end < 0 else whole[: end + 1]] = None
            if len(found) > MANY:
                break
    return list(found)


def listing(node: Node, width: int, height: int, page: int) -> tuple[Block, int]:
    """Draw the answers of a question, a page of them; gives the lines and how many pages there are."""
    if node.flow:
        rows = flowed([[line((item.key, ACCENT), " ", *item.face)] for item in node.items], width, 2)
        pages = max(1, -(-len(rows) // max(1, height)))
        return rows[page % pages * height :][:height], pages
    if any(item.note for item in node.items):
        return _explained(node, width, height, page)
    pairs = []
    room = max((len(item.key) for item in node.items), default=0)
    for item in node.items:
        label = line((item.key.rjust(room), ACCENT), " ")
        pairs.append(beside([[label], item.face or [line()]], 1))
    plan = node.plan
    space = width - (wide(plan) + 3 if plan else 0)
    broadest = min(space, max(map(wide, pairs), default=1))
    pairs = [[padded(row, broadest) for row in pair] for pair in pairs]
    across = max(1, (space + 3) // (broadest + 3))
    tall = max(map(len, pairs), default=1) + (1 if max(map(len, pairs), default=1) > 1 else 0)
    shelves = max(1, max(height, len(plan)) // tall)
    each = across * shelves
    pages = max(1, -(-len(pairs) // each))
    shown = pairs[page % pages * each :][:each]
    if max(map(len, pairs), default=1) > 1:
        shown = [[*pair, Text("")] for pair in shown]
    body = flowed(shown, space)
    return beside([plan, body], 3) if plan else body, pages


def _explained(node: Node, width: int, height: int, page: int) -> tuple[Block, int]:
    """Draw answers with their notes: whole ones where all fit, else a line for each."""
    keys = max(len(item.key) for item in node.items)
    faces = min(width // 2, max(wide(item.face) for item in node.items))
    room = width - keys - faces - 5
    whole = [paragraph(item.note, room, QUIET) for item in node.items]
    if sum(map(len, whole)) > height:
        whole = [
            [rows[0] if len(rows) == 1 else line((_cut(item.note, room), QUIET))]
            for item, rows in zip(node.items, whole, strict=True)
        ]
    blocks = [
        beside([[line((item.key.rjust(keys), ACCENT))], [padded(line(*item.face), faces)], _dashed(item, rows)], 1)
        for item, rows in zip(node.items, whole, strict=True)
    ]
    pages: list[Block] = [[]]
    for block in blocks:
        if pages[-1] and len(pages[-1]) + len(block) > height:
            pages.append([])
        pages[-1] += block
    return pages[page % len(pages)], len(pages)


def _dashed(item: Item, rows: Block) -> Block:
    """Set a note apart from what it is about."""
    return [line((f"{NONE} " if n == 0 and item.note else "  ", QUIET), row) for n, row in enumerate(rows)]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(0, width - 1)].rstrip()}…"


def plain(choices: Sequence[tuple[Choice, str]], title: str, note: Callable[[Choice], str]) -> Node:
    """Make a numbered list of choices; where they are said in words, the notation stands beside."""
    items = []
    for i, (choice, label) in enumerate(choices, 1):
        notation = "" if folded(str(choice)) == folded(label) else f"  {choice}"
        items.append(Item(str(i), [line(label, (f"{notation}  {note(choice)}".rstrip(), QUIET))], choice))
    return Node(title, items)
