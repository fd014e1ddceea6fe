"""Choices as a tree of short questions, and found by parts of their notation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from cairn.core import Choice
from cairn.terminal.blocks import ACCENT, QUIET, Block, beside, flowed, line, padded, wide

MANY = 300  # more than this many completions help nobody


@dataclass
class Item:
    """One answer: what is typed, what is shown, and where it leads: to a choice or to the next question."""

    key: str
    face: Block
    to: "Choice | Callable[[], Node]"


@dataclass
class Node:
    """A question and its answers."""

    title: str
    items: list[Item]
    plan: Block = field(default_factory=list)  # a picture that belongs to the question
    hint: str = ""
    inline: bool = False  # the answers are already in the picture of the board

    def get(self, key: str) -> Item | None:
        """Find an answer by what was typed."""
        return next((item for item in self.items if item.key.lower() == key.lower()), None)


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


def matching(choices: Sequence[Choice], words: Sequence[str]) -> list[Choice]:
    """Find the choices in whose notation these words begin parts of it, in this order."""
    found = []
    for choice in choices:
        parts = iter(str(choice).lower().split())
        if all(any(part.startswith(word.lower()) for part in parts) for word in words):
            found.append(choice)
    return found


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
    pairs = []
    room = max((len(item.key) for item in node.items), default=0)
    for item in node.items:
        label = line((item.key.rjust(room), ACCENT), " ")
        pairs.append(beside([[label], item.face or [line()]], 1))
    plan = node.plan
    space = width - (wide(plan) + 3 if plan else 0)
    broadest = max(map(wide, pairs), default=1)
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


def plain(choices: Sequence[Choice], title: str, note: Callable[[Choice], str]) -> Node:
    """Make a numbered list of choices."""
    items = [
        Item(str(i), [line(str(choice), (f"  {note(choice)}".rstrip(), QUIET))], choice)
        for i, choice in enumerate(choices, 1)
    ]
    return Node(title, items)
