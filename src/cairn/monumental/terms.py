"""The words that Monumental's plain data is made of, as types: resources, figures, what has effects, what it costs."""

from typing import Literal, NotRequired, TypedDict, get_args

Basic = Literal["production", "science", "military"]
Resource = Literal["production", "science", "military", "gold", "culture"]
Given = Literal["production", "science", "military", "gold", "double_gold"]
Figure = Literal["soldier", "warlord", "hero"]
State = Literal["fresh", "spent", "used"]
Shelf = Literal["display", "pile"]

BASICS: tuple[Basic, ...] = get_args(Basic)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
GIVEN: tuple[Given, ...] = get_args(Given)
FIGURES: tuple[Figure, ...] = get_args(Figure)
STATES: tuple[State, ...] = get_args(State)


class Cost(TypedDict, total=False):
    """What something costs; `any` are basic resources of whatever kind."""

    production: int
    science: int
    military: int
    any: int
    gold: int
    culture: int


class Amounts(TypedDict):
    """So much of every resource."""

    production: int
    science: int
    military: int
    gold: int
    culture: int


class Thing(TypedDict):
    """What has effects."""

    what: Literal["card", "policy", "hero"]
    id: str


class Source(Thing):
    """What has effects, and where it stands: a space of the City, among what was copied, or drawn and being used."""

    slot: NotRequired[int]
    copied: NotRequired[int]
    drawn: NotRequired[bool]


class Loot(TypedDict):
    """A looted token."""

    what: Literal["barbarian", "city"]
    id: str


class Waiting(TypedDict):
    """Something that waits for its turn; a Warlord goes by its civilization."""

    what: Literal["card", "policy", "hero", "barbarian", "city", "warlord", "monster"]
    id: str
    slot: NotRequired[int]
    copied: NotRequired[int]
    drawn: NotRequired[bool]
    effect: NotRequired[int]


class By(TypedDict):
    """Whose effect asks; a token of a Market goes by its Market, a Warlord by its civilization."""

    what: Literal["card", "policy", "hero", "barbarian", "city", "market", "warlord", "monster"]
    id: str
    slot: NotRequired[int]
    copied: NotRequired[int]
    drawn: NotRequired[bool]


class Points(TypedDict):
    """The parts of a score."""

    provinces: int
    knowledge: int
    wonders: int
    policies: int
    most_provinces: int
    most_knowledge: int
    most_wonders: int
    most_policies: int
    monsters: int
    gold: int


PARTS = tuple(Points.__annotations__)
