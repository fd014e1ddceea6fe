"""The shapes of what Monumental shows and tells, as types: views and all their parts, questions, events."""

from typing import Literal, NotRequired, TypedDict

from cairn.monumental.event_shapes import EVENTS
from cairn.monumental.question_shapes import QUESTION
from cairn.monumental.terms import Amounts, Basic, Cost, Points, Thing

__all__ = ["EVENTS", "QUESTION", "VIEW"]

Era = Literal["I", "II", "R", "III"]
Ground = Literal["capital", "water", "meadow", "forest", "swamp", "hills", "volcano"]


class Waits(TypedDict):
    """What waits in a Province; `id` and `asks` are a Free City's."""

    what: Literal["barbarian", "city"]
    number: int
    id: NotRequired[str | None]
    asks: NotRequired[Cost]


class Tile(TypedDict):
    """A tile and all that is on it; only Provinces have a terrain value, a defense and Units needed."""

    name: str
    q: int
    r: int
    kind: Ground
    terrain: int | None
    defense: int | None
    needed: int | None
    owner: int | None
    soldiers: int
    outpost: bool
    warlords: list[int]
    heroes: list[int]
    explorers: list[int]
    waits: Waits | None
    market: str | None
    tokens: int
    production: bool
    wonders: list[str]
    monsters: list[str]


class Stall(TypedDict):
    """A Market: what the viewer saw there, and what may be there for all it knows."""

    id: str
    tile: str
    left: int
    saw: list[str] | None
    maybe: list[str]


class Offer(TypedDict):
    """A card on offer: what is printed, and what it costs whose turn it is."""

    card: str
    price: list[int]
    now: int | None


class Pile(Offer):
    """A pile of Basic Buildings."""

    left: int


class Counts(TypedDict, total=False):
    """Cards of each Era."""

    I: int  # noqa: E741
    II: int
    R: int
    III: int


class Development(TypedDict):
    """What is left of the Development deck."""

    left: int
    era: Era | None
    cards: Counts
    heroes: Counts


class HeroOffer(TypedDict):
    """A Hero on offer."""

    id: str
    price: int


class Beast(TypedDict):
    """A Monster in play."""

    id: str
    tile: str
    timer: int
    attacks: int
    hoard: int


class AutomaCards(TypedDict):
    """The Automa's cards."""

    seat: int
    deck: int
    done: list[str]
    waiting: list[str]
    discard: list[str]


class Space(TypedDict):
    """A space of a City; of active cards, the effects that can still be used, by their number."""

    card: str | None
    knowledge: str | None
    active: bool
    stays: bool
    effects: NotRequired[list[int]]
    knowledge_effects: NotRequired[list[int]]


class Deck(TypedDict):
    """A City deck: known cards on top, the rest in no order."""

    size: int
    top: list[str]
    rest: dict[str, int]


class Monument(TypedDict):
    """A completed Wonder and the tile of its token."""

    card: str
    tile: str | None


class Explorer(TypedDict):
    """Where an Explorer is, and whether it has collected in this turn."""

    tile: str | None
    collected: bool


class Held(TypedDict):
    """A Market token of a seat."""

    market: str
    used: bool
    token: str | None
    effect: str | None
    gold: int | None


class Leader(TypedDict):
    """The Hero of a seat."""

    id: str
    tile: str | None
    uses: int
    most_uses: int | None
    effects: list[int]


class Picked(TypedDict):
    """An activation chosen in secret."""

    row: int
    column: int


class Units(TypedDict):
    """Who is in a Capital."""

    soldiers: int
    warlord: bool
    hero: bool


class Holdings(Amounts):
    """The resources of a seat; the last two pay for one thing only."""

    against_barbarians: int
    for_wonders: int


class Player(TypedDict):
    """All that a player has; the next cards from the deck come to `lands`, spaces of the City, in this order."""

    civilization: str
    automa: bool
    resources: Holdings
    gained: Amounts
    city: list[list[Space]]
    lands: list[int]
    deck: Deck
    discard: dict[str, int]
    archive: dict[str, int]
    drawn: list[str]
    drawn_before: dict[str, int]
    copied: list[Thing]
    wonders: list[Monument]
    policies: list[str]
    policies_left: list[str]
    policy_effects: list[int]
    wonder: Offer | None
    capital: str | None
    units: Units
    warlord: str | None
    warlord_used: bool
    outposts: int
    explorers: list[Explorer]
    production_tokens: int
    market_tokens: list[Held]
    looted: dict[str, int]
    cities: list[str]
    hero: Leader | None
    recruited: bool
    slain: list[str]
    reinforcements: int
    passed: bool
    picked: Picked | bool
    score: int
    parts: Points


class Strike(TypedDict):
    """When a Monster attacks: at the end of so many turns (rounds) after this one, whose; None: not in this game."""

    monster: str
    after: int | None
    seat: int | None


class Standing(TypedDict):
    """How many each seat has, and who has the most; several if they are tied."""

    counts: list[int]
    leads: list[int]


class Dominance(TypedDict):
    """The four kinds of dominance."""

    provinces: Standing
    knowledge: Standing
    wonders: Standing
    policies: Standing


class Outlook(TypedDict):
    """What is to come: so many turns (rounds in Continuous Play) can follow this one at most.

    `falls` are the cards that leave the display at the end of it if nobody acquires another; `lapses`, the resources
    of which nothing is kept.
    """

    left: int
    unit: Literal["turns", "rounds"]
    lapses: list[Basic]
    falls: list[str]
    strikes: list[Strike]
    dominance: Dominance


class Options(TypedDict):
    """What was chosen at set-up."""

    map: str
    monsters: int
    automa: bool
    renaissance: bool
    heroes: bool
    continuous: bool
    explorers_in_capitals: bool
    wandering_marker: bool
    plain_display: bool


class View(TypedDict):
    """All that the table shows to a seat or a guest."""

    game: Literal["monumental"]
    players: int
    you: int | None
    turn: int | None
    phase: str
    question: QUESTION | None
    seat: int
    first: int
    round: int
    turns: int
    ending: bool
    left: int | None
    options: Options
    map: list[Tile]
    markets: list[Stall]
    display: list[list[Offer | None]]
    piles: list[Pile]
    development: Development
    swept: list[str]
    hero_row: list[HeroOffer]
    monsters: list[Beast]
    automa: AutomaCards | None
    outlook: Outlook
    seats: list[Player]
    winners: NotRequired[list[int]]


VIEW = View
