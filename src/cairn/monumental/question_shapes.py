"""The shapes of what Monumental asks, as types: each kind of question with what it is about."""

from typing import Literal, NotRequired, TypedDict

from cairn.monumental.terms import By, Figure, Loot, Waiting


class Nothing(TypedDict):
    """Nothing more is to be said."""


class AboutRow(TypedDict):
    """The row chosen before; a secret to others in Continuous Play."""

    row: NotRequired[int]


class AboutPayment(TypedDict):
    """What is asked; `different`: of different kinds."""

    production: int
    science: int
    military: int
    any: int
    different: bool
    no_gold: bool


class AboutDiscount(TypedDict):
    """What a conquest costs, and how much less."""

    tile: str
    military: int
    less: int


class AboutCard(TypedDict):
    """A card."""

    card: str


class AboutCards(TypedDict):
    """Two cards of which one is kept."""

    card: str
    other: str


class AboutSlot(TypedDict):
    """A card that comes to a space with another Knowledge."""

    slot: int
    card: str


class AboutTile(TypedDict):
    """A tile."""

    tile: str


AboutUnit = TypedDict("AboutUnit", {"from": str, "figure": Figure})


class AboutMarket(TypedDict):
    """A Market."""

    market: str


class AboutToken(TypedDict):
    """A looted token."""

    token: Loot


class AboutGain(TypedDict):
    """Whether the resources must be of different kinds."""

    different: bool


class AboutMove(TypedDict):
    """Whether Units go anywhere."""

    anywhere: bool


class AboutMost(TypedDict):
    """The highest price there may be; None without a limit."""

    most: int | None


class AboutHero(TypedDict):
    """A Hero."""

    hero: str


class AboutMonster(TypedDict):
    """A Monster."""

    monster: str


class AboutLair(TypedDict):
    """A Monster and where it was woken."""

    monster: str
    tile: str


class AboutWaiting(TypedDict):
    """What happens at the same moment."""

    waiting: list[Waiting]


class AboutExplorer(TypedDict):
    """An Explorer."""

    explorer: int


class AboutSpace(TypedDict):
    """A space of the display."""

    space: int


class AboutDeck(TypedDict):
    """Whose City deck it is."""

    seat: int


class AboutEffect(TypedDict):
    """A word of an effect as it is written."""

    effect: str


class Asked(TypedDict):
    """What every question says: of whom, whose effect asks, how many times, whether it may be declined."""

    seat: int
    by: By | None
    count: int | None
    may_decline: bool


class PlainQuestion(Asked):
    """A question about nothing in particular."""

    kind: Literal[
        "capital",
        "row",
        "actions",
        "exchange",
        "alternative",
        "drawn",
        "effects",
        "activate",
        "reinforce",
        "discard",
        "archive",
        "copy",
        "steps",
        "destroy",
        "outpost",
        "trade",
        "sail",
        "go_on",
        "give_up",
        "automa_conquest",
        "hide",
        "automa",
        "policy",
        "site",
    ]
    about: Nothing


class ColumnQuestion(Asked):
    """Which column is activated."""

    kind: Literal["column"]
    about: AboutRow


class PaymentQuestion(Asked):
    """How something is paid."""

    kind: Literal["payment"]
    about: AboutPayment


class DiscountQuestion(Asked):
    """What a discount is taken off."""

    kind: Literal["discount"]
    about: AboutDiscount


class WonderQuestion(Asked):
    """Which of two Wonders is kept."""

    kind: Literal["wonder"]
    about: AboutCards


class CardQuestion(Asked):
    """Where the token of a Wonder goes."""

    kind: Literal["place", "automa_place"]
    about: AboutCard


class KnowledgeQuestion(Asked):
    """Which of two Knowledge cards is kept."""

    kind: Literal["knowledge"]
    about: AboutSlot


class TileQuestion(Asked):
    """Something about a tile."""

    kind: Literal["units", "garrison", "rout", "province", "market", "city", "loot"]
    about: AboutTile


class UnitQuestion(Asked):
    """Where a Unit goes."""

    kind: Literal["destination", "shelter"]
    about: AboutUnit


class MarketQuestion(Asked):
    """Something about a Market."""

    kind: Literal["token", "stack", "top"]
    about: AboutMarket


class BenefitQuestion(Asked):
    """Which benefit of a looted token is taken."""

    kind: Literal["benefit"]
    about: AboutToken


class GainQuestion(Asked):
    """Which resource is gained."""

    kind: Literal["gain"]
    about: AboutGain


class MoveQuestion(Asked):
    """Which Unit moves for nothing."""

    kind: Literal["move"]
    about: AboutMove


class MostQuestion(Asked):
    """Which card, or section of a Wonder, is taken for nothing."""

    kind: Literal["take", "section"]
    about: AboutMost


class HeroQuestion(Asked):
    """Where a Hero is deployed."""

    kind: Literal["deploy"]
    about: AboutHero


class MonsterQuestion(Asked):
    """Where a Monster goes."""

    kind: Literal["walk"]
    about: AboutMonster


class LairQuestion(Asked):
    """Where a Monster comes up."""

    kind: Literal["surface"]
    about: AboutLair


class NextQuestion(Asked):
    """What comes next."""

    kind: Literal["next"]
    about: AboutWaiting


class ExplorerQuestion(Asked):
    """Where the Automa's Explorer goes."""

    kind: Literal["automa_step"]
    about: AboutExplorer


class SpaceQuestion(Asked):
    """What comes to a space of the display."""

    kind: Literal["development"]
    about: AboutSpace


class DrawQuestion(Asked):
    """What comes off a City deck."""

    kind: Literal["draw"]
    about: AboutDeck


class WordQuestion(Asked):
    """What a word of an effect picks."""

    kind: Literal["word"]
    about: AboutEffect


QUESTION = (
    PlainQuestion
    | ColumnQuestion
    | PaymentQuestion
    | DiscountQuestion
    | WonderQuestion
    | CardQuestion
    | KnowledgeQuestion
    | TileQuestion
    | UnitQuestion
    | MarketQuestion
    | BenefitQuestion
    | GainQuestion
    | MoveQuestion
    | MostQuestion
    | HeroQuestion
    | MonsterQuestion
    | LairQuestion
    | NextQuestion
    | ExplorerQuestion
    | SpaceQuestion
    | DrawQuestion
    | WordQuestion
)
