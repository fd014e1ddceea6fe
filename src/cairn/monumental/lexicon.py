"""The words of effects. Each is declared in its theme, beside all it does, and gets its number there.

A theme is a file of the rules. For a word such as `archive` it holds `do_archive`, and `can_archive` where the word
cannot always be done. A word that asks, and needs no row of its own, has `offer_archive` and `answer_archive` instead:
what can be picked, and what comes of it. `dispatch.py` gathers all these.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

# Conditions and choices come first: they hold other words, and are done by programs.py itself.
THEMES = (
    "programs",
    "payments",
    "resources",
    "city_words",
    "drawing",
    "copying",
    "acquiring",
    "explorers",
    "units",
    "order",
    "attacks",
)
ROOM = 16  # words of a theme

# Where a word may stand.
DOING = "doing"  # wherever players do things
OWN = "own"  # in `once` alone
LOOT = "loot"  # after a conquest alone
REWARD = "reward"  # of a Monster
HARM = "harm"  # in the attack of a Monster
ATTACK = "attack"  # likewise, but in no other word


@dataclass(frozen=True)
class Entry:
    """A word: its number, and what stands in its brackets, as language.py reads it."""

    number: int
    takes: str
    where: tuple[str, ...]
    forms: Mapping[str, str] = field(default_factory=dict)  # what it takes after some first argument, or in some place


WORDS: dict[str, Entry] = {}


def word(module: str, name: str, takes: str = "", *where: str, **forms: str) -> int:
    """Declare a word of a theme; gives its number, the same in whatever order the themes are read."""
    first = 1 + ROOM * THEMES.index(module.rpartition(".")[2])
    number = first + sum(1 for entry in WORDS.values() if first <= entry.number < first + ROOM)
    if number == first + ROOM:
        raise ValueError(f"{module}: a theme has room for {ROOM} words")
    WORDS[name] = Entry(number, takes, where or (DOING,), forms)
    return number


def standing(*where: str) -> tuple[str, ...]:
    """Name the words that may stand in some place, in the order of their themes."""
    found = sorted((entry.number, name) for name, entry in WORDS.items() if set(where) & set(entry.where))
    return tuple(name for _, name in found)
