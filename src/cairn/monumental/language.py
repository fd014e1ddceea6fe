"""The language of effects, such as `once(pay(GOLD, 1), gain(CULTURE, 1))`: read and checked word by word."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import NoReturn, Union

from cairn.core import CairnError, quoted
from cairn.monumental import lexicon

Arg = Union[int, str, "Word"]
Option = int | str | bool
MOST = 20  # the highest number
HUGE = 10**9  # stands for every number too long to write
DEPTH = 5  # words inside each other
REPEATS = 6  # arguments of one sort


class EffectError(CairnError):
    """A mistake in an effect: the column, and what was expected there."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an effect, with what it is said of."""

    name: str
    args: tuple[Arg, ...] = ()
    options: tuple[tuple[str, Option], ...] = ()

    def option(self, name: str, default: Option | None = None) -> Option | None:
        """Give the value of a keyword."""
        return dict(self.options).get(name, default)

    def __str__(self) -> str:
        parts = [str(arg) for arg in self.args] + [f"{key}={value}" for key, value in self.options]
        return f"{self.name}({', '.join(parts)})"


def write(words: tuple[Word, ...]) -> str:
    """Write words in their notation; `parse` reads it back."""
    return " ".join(str(word) for word in words)


# ---------------------------------------------------------------- vocabulary


@dataclass(frozen=True)
class Slot:
    """What may stand in a place: a number, a name, a truth or a word."""

    numbers: range | None = None
    names: tuple[str, ...] = ()
    truths: bool = False
    words: tuple[str, ...] = ()

    def takes(self, value: "Value") -> bool:
        """Tell whether a value is of a sort that belongs here."""
        if isinstance(value, bool):
            return self.truths
        if isinstance(value, int):
            return self.numbers is not None
        return value in self.names if isinstance(value, str) else bool(self.words)

    def __str__(self) -> str:
        parts = []
        if self.numbers:
            first, last = self.numbers[0], self.numbers[-1]
            parts.append(f"a number from {first} to {last}" if first < last else f"the number {first}")
        names = (*self.names, *(("True", "False") if self.truths else ()), *self.words)
        if names:
            parts.append(f"{'one of ' * (len(names) > 1)}{', '.join(names)}")
        return " or ".join(parts)


def _names(text: str) -> Slot:
    return Slot(names=tuple(text.split()))


for theme in lexicon.THEMES:
    import_module(f"cairn.monumental.{theme}")  # its words are declared there
DOING = lexicon.standing(lexicon.DOING)
PLAIN = (
    "conquer", "building", "know", "wonder", "policy", "explore", "gold", "gold_per_policy", "all_knowledge",
)  # fmt: skip
HARM = lexicon.standing(lexicon.HARM)
RESOURCES = ("PRODUCTION", "SCIENCE", "MILITARY", "GOLD", "CULTURE")
EVENTS = ("CONQUERED", "COMPLETED_WONDER", "ACQUIRED", "COLLECTED", "DEVELOPED_POLICY")

SLOTS: dict[str, Slot] = {
    "n": Slot(range(1, MOST + 1)),
    "few": Slot(range(1, 8)),
    "one": Slot(range(1, 2)),
    "hand": Slot(range(1, 7)),
    "any": Slot(range(1, 11)),  # more could be paid in more ways than a table can offer
    "steps": Slot(range(1, 3)),
    "terrain": Slot(range(5)),
    "cost": Slot(range(1, MOST + 1), ("ANY",)),
    "units": Slot(range(1, MOST + 1), ("ALL", "HALF")),
    "truth": Slot(truths=True),
    "RES": Slot(names=RESOURCES),
    "PRICE": Slot(names=RESOURCES[:4]),
    "GAINED": Slot(names=(*RESOURCES, "EACH")),
    "KIND": _names("BUILDING KNOWLEDGE WONDER"),
    "TAKEN": _names("BUILDING KNOWLEDGE BASIC"),
    "LOST": _names("WONDER KNOWLEDGE"),
    "KEPT": _names("GOLD CULTURE"),
    "EVENT": Slot(names=EVENTS),
    "DONE": Slot(names=EVENTS),
    "foe": _names("coastal barbarian free_city player"),
    "sort": _names("building knowledge wonder basic"),
    "token": _names("market production"),
    "peace": _names("without_conquest without_conquest_by_hero"),
    "conquered": _names("CONQUERED"),
    "other": _names("other_than_hero"),
    "goods": _names("building knowledge wonder_section conquest progress"),
    "dear": _names("coastal barbarian free_city player_with_more_provinces"),
    "section": _names("wonder_section"),
    "barbarian": _names("barbarian"),
    "wonder": _names("wonder"),
    "counted": _names(
        "controlled_province three_controlled_provinces wonder_completed outpost other_active_military_card "
        "bordered_opponent_province"
    ),
    "source": _names("own_city own_policy other_city"),
    "around": _names("adjacent"),
    "where": _names("here near1 near2 coast biggest2 lonely2"),
    "near": _names("near1 near2"),
    "guarded": _names("guarded"),
    "place": _names("swamp_or_coast"),
    "level": _names("low high"),
    "rank": _names("provinces policies"),
    "doing": Slot(words=DOING),
    "harm": Slot(words=HARM),
    "loss": Slot(words=("lose",)),
    "action": Slot(words=PLAIN),
}


@dataclass(frozen=True)
class Place:
    """A slot in the brackets of a word, and how many items may stand there."""

    slot: str
    least: int
    most: int


# Each word and what stands in its brackets: slots in order (? may be missing, * any number, + one or more), then
# keywords (! must be there). "when CONQUERED" holds for a `when` that begins with CONQUERED.
CLAUSES = {
    "gives": "RES n",
    "once": "own+",
    "when": "EVENT doing+ max=few",
    "when CONQUERED": "EVENT foe* loot+ max=few",
    "when ACQUIRED": "EVENT sort? doing+ max=few",
    "when COLLECTED": "EVENT token? doing+ max=few",
    "when TURN_ENDED": "EVENT peace? doing+ max=few",
    "when PROVINCE_LOST": "EVENT other? doing+ max=few",
    "at_once": "doing+",
    "one_off": "doing+",
    "discount": "goods n max=few",
    "discount conquest": "goods n dear? max=few",
    "half": "section",
    "gold_as": "n max=few!",
    "reinforce_self": "",
    "defense": "n around",
    "shelter": "",
    "uses": "n conquered?",
    "until": "EVENT",
    "until CONQUERED": "EVENT foe*",
    "until TURN_ENDED": "EVENT peace?",
    "until PROVINCE_LOST": "EVENT other?",
}
WORDS = {
    f"{name} {first}".strip(): takes
    for name, entry in lexicon.WORDS.items()
    for first, takes in {"": entry.takes, **entry.forms}.items()
}
ONGOINGS = {
    "on_water": "",
    "closes_coast": "",
    "grows": "n max=n!",
    "terrain": "terrain",
    "hoards": "",
    "slows": "n",
}
ACTIONS = {
    "conquer": "level",
    "building": "level",
    "know": "level",
    "wonder": "",
    "policy": "",
    "explore": "n",
    "gold": "n",
    "gold_per_policy": "n",
    "all_knowledge": "",
    "pay": "n action",
    "reshuffle": "",
    # of the civilizations
    "find_kind": "",
    "gold_per_coast": "n",
    "draw_more": "",
    "draw_twice": "",
    "draw_special": "",
    "if_fewer": "rank action",
    "else_draw": "",
}


@dataclass(frozen=True)
class Vocabulary:
    """The words of one field: which may stand outermost, and what each of them takes."""

    top: tuple[str, ...]
    words: Mapping[str, str]
    own: Mapping[str, Slot] = field(default_factory=dict)

    def slot(self, name: str) -> Slot:
        """Give what may stand in a place."""
        return self.own[name] if name in self.own else SLOTS[name]

    def places(self, word: str, first: object) -> tuple[list[Place], dict[str, Place]]:
        """Give the places and the keywords of a word that begins with this argument."""
        parts = self.words.get(f"{word} {first}" if isinstance(first, str) else word, self.words[word]).split()
        places = [Place(part.rstrip("?*+"), part[-1] not in "?*", REPEATS if part[-1] in "*+" else 1) for part in parts]
        keys = [part.partition("=") for part in parts if "=" in part]
        return (
            [place for place in places if "=" not in place.slot],
            {key: Place(slot.rstrip("!"), slot.endswith("!"), 1) for key, _, slot in keys},
        )


def _card(
    top: str,
    own: tuple[str, ...] = (),
    events: str = "",
    filters: str = "",
    loot: tuple[str, ...] = (),
    doing: tuple[str, ...] = DOING,
) -> Vocabulary:
    """Make the vocabulary of a field in which players do things."""
    return Vocabulary(
        tuple(top.split()) or doing,
        CLAUSES | WORDS,
        {
            "doing": Slot(words=doing),
            "own": Slot(words=(*doing, *own)),
            "loot": Slot(words=(*doing, *loot)),
            "EVENT": Slot(names=(*EVENTS, *events.split())),
            "foe": Slot(names=(*SLOTS["foe"].names, *filters.split())),
        },
    )


STANDING = "once when discount half gold_as"
OWN = lexicon.standing(lexicon.OWN)
BUILDING = _card(f"gives {STANDING} reinforce_self", OWN, "ARCHIVED_SELF")
KNOWLEDGE = _card(f"gives {STANDING}")
WONDER = _card(f"gives {STANDING} reinforce_self at_once", OWN, "ARCHIVED_SELF")
ENDING = tuple(name for name in DOING if name != "repeat_one_offs")  # one-offs that repeat one-offs would never end
POLICY = _card(f"{STANDING} one_off", doing=ENDING)
HERO = _card(f"{STANDING} defense shelter", (), "TURN_ENDED PROVINCE_LOST", "with_hero", lexicon.standing(lexicon.LOOT))
RETURNS = _card("uses until", (), "TURN_ENDED PROVINCE_LOST HERO_PROVINCE_LOST", "with_hero")
BENEFIT = _card("")
REWARD = Vocabulary(
    (*DOING, *lexicon.standing(lexicon.REWARD)),
    BENEFIT.words,
    {"counted": Slot(names=(*SLOTS["counted"].names, "attacks"))},
)
ONGOING = Vocabulary(tuple(ONGOINGS), ONGOINGS)
ATTACK = Vocabulary(lexicon.standing(lexicon.HARM, lexicon.ATTACK), WORDS | {"choose": WORDS["choose harm"]})
DEFEAT = Vocabulary(("pay",), {"pay": "PRICE n"})
ASKS = Vocabulary(("pay",), {"pay": "PRICE n"})
ACTION = Vocabulary(tuple(ACTIONS)[:11], ACTIONS)
HABIT = Vocabulary(tuple(ACTIONS), ACTIONS)


# ---------------------------------------------------------------- reading


@dataclass(frozen=True)
class _Call:
    """A word as it is written: with its column, its items and the column of its closing bracket."""

    name: str
    column: int
    items: tuple["_Item", ...]
    end: int


Value = int | str | bool | _Call


@dataclass(frozen=True)
class _Item:
    """Something between brackets, with its keyword if it has one."""

    column: int
    value: Value
    key: str = ""

    def __str__(self) -> str:
        shown = f"{self.value.name}(…)" if isinstance(self.value, _Call) else str(self.value)
        return f"{self.key}={shown}" if self.key else shown


def _fail(column: int, text: str) -> NoReturn:
    raise EffectError(f"column {column}: {text}")


class _Reader:
    """The text of an effect, token by token."""

    def __init__(self, text: str) -> None:
        found = re.finditer(r"[0-9]+|[A-Za-z_][A-Za-z0-9_]*|\S", text)
        self.tokens = [(match[0], match.start() + 1) for match in found] + [("", len(text) + 1)]
        self.at = 0

    def see(self, ahead: int = 0) -> str:
        """Look at a token; the end is empty."""
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)][0]

    def column(self) -> int:
        return self.tokens[self.at][1]

    def next(self) -> str:
        self.at += self.at < len(self.tokens) - 1
        return self.tokens[self.at - 1][0]

    def wrong(self, expected: str) -> NoReturn:
        """Refuse the next token."""
        _fail(self.column(), f"expected {expected}, not {quoted(self.see()) if self.see() else 'the end'}")

    def take(self, *wanted: str) -> str:
        """Take one of these tokens."""
        if self.see() not in wanted:
            self.wrong(" or ".join(wanted))
        return self.next()

    def name(self, expected: str) -> str:
        if not re.match(r"[A-Za-z_]", self.see()):
            self.wrong(expected)
        return self.next()

    def call(self, depth: int = 1) -> _Call:
        """Read a word with its brackets."""
        column = self.column()
        if depth > DEPTH:
            _fail(column, f"expected at most {DEPTH} words inside each other")
        name = self.name("a word such as gain(GOLD, 1)")
        self.take("(")
        items: list[_Item] = []
        while self.see() != ")" or items:
            items.append(self.item(depth))
            if self.see() == ")":
                break
            self.take(",", ")")
        end = self.column()
        self.take(")")
        return _Call(name, column, tuple(items), end)

    def item(self, depth: int) -> _Item:
        """Read what stands between two commas."""
        column, key = self.column(), ""
        if self.see(1) == "=":
            key = self.name("a keyword such as max=2")
            self.next()
        if self.see().isdecimal():
            digits = self.next()
            return _Item(column, int(digits) if len(digits) < len(str(HUGE)) else HUGE, key)
        if self.see(1) == "(" and not key:
            return _Item(column, self.call(depth + 1))
        name = self.name("a number, a name or a word")
        return _Item(column, name == "True" if name in ("True", "False") else name, key)

    def calls(self) -> Iterator[_Call]:
        """Read words to the end, with blanks or a comma between them."""
        while self.see():
            yield self.call()
            if self.see() == ",":
                self.next()
                if not self.see():
                    self.wrong("a word")


def _check(item: _Item, slot: Slot, vocabulary: Vocabulary) -> Option | Word:
    """Check one item whose sort belongs here."""
    if isinstance(item.value, _Call):
        return _word(item.value, slot.words, vocabulary)
    if type(item.value) is int and slot.numbers and item.value not in slot.numbers:
        _fail(item.column, f"expected {slot}, not {item.value if item.value < HUGE else 'a huge number'}")
    return item.value


def _arguments(call: _Call, places: list[Place], vocabulary: Vocabulary) -> tuple[Arg, ...]:
    """Match what stands in the brackets with the places of the word."""
    items = [item for item in call.items if not item.key]
    args: list[Arg] = []
    fitting: list[Slot] = []  # what could stand at the next item
    for place in places:
        slot, taken = vocabulary.slot(place.slot), 0
        while len(args) < len(items) and taken < place.most and slot.takes(items[len(args)].value):
            item = items[len(args)]
            if place.most > 1 and isinstance(item.value, str) and item.value in args:
                _fail(item.column, f"{item} is there twice")
            args.append(_check(item, slot, vocabulary))
            taken, fitting = taken + 1, []
        if taken < place.most:
            fitting.append(slot)
        if taken < place.least:
            break
    else:
        if len(args) == len(items):
            return tuple(args)
    wrong = items[len(args)] if len(args) < len(items) else None
    expected = " or ".join(str(slot) for slot in fitting) or ")"
    return _fail(wrong.column if wrong else call.end, f"expected {expected}, not {wrong or ')'}")


def _options(call: _Call, keywords: dict[str, Place], vocabulary: Vocabulary) -> tuple[tuple[str, Option], ...]:
    """Check the keywords of a word."""
    options: dict[str, Option] = {}
    for number, item in enumerate(call.items):
        if not item.key:
            if options:
                _fail(item.column, f"expected {call.items[number - 1]} after {item}: keywords stand last")
            continue
        if item.key not in keywords:
            expected = ", ".join(f"{key}=" for key in keywords) or "none here"
            _fail(item.column, f"unknown keyword {item.key}; expected {expected}")
        if item.key in options:
            _fail(item.column, f"the keyword {item.key} is there twice")
        slot = vocabulary.slot(keywords[item.key].slot)
        if not slot.takes(item.value):
            _fail(item.column, f"expected {item.key}= with {slot}, not {item}")
        value = _check(item, slot, vocabulary)
        options[item.key] = value if not isinstance(value, Word) else False  # a keyword never holds a word
    for key, place in keywords.items():
        if place.least and key not in options:
            _fail(call.end, f"expected {key}= with {vocabulary.slot(place.slot)}, not )")
    return tuple(options.items())


def _word(call: _Call, allowed: tuple[str, ...], vocabulary: Vocabulary) -> Word:
    """Check a word and all it holds."""
    if call.name not in allowed:
        what = "cannot stand here" if call.name in vocabulary.words else "is no word of this field"
        _fail(call.column, f"{call.name} {what}; expected {Slot(words=allowed)}")
    places, keywords = vocabulary.places(call.name, call.items[0].value if call.items else None)
    word = Word(call.name, _arguments(call, places, vocabulary), _options(call, keywords, vocabulary))
    if call.name == "choose" and len(set(word.args)) < len(word.args):
        _fail(call.column, "expected different words in choose, not the same twice")
    held = [arg.name for arg in word.args if isinstance(arg, Word)]
    if "both_benefits" in held and len(held) > 1:
        _fail(call.column, "expected both_benefits() alone, without other words")
    drawn, used = word.args[:1], word.option("use")
    if isinstance(used, int) and isinstance(drawn[0], int) and used > drawn[0]:
        _fail(call.end, f"expected use= with at most the {drawn[0]} drawn, not {used}")
    return word


def parse(text: str, vocabulary: Vocabulary) -> tuple[Word, ...]:
    """Read the words of an effect."""
    return tuple(_word(call, vocabulary.top, vocabulary) for call in _Reader(text).calls())
