"""The shapes of Monumental's events, as types: what changed, under the word of its kind."""

from typing import Literal, NotRequired, TypedDict

from cairn.monumental.terms import Figure, Points, Resource


class EraBegins(TypedDict):
    """The cards of another Era come up."""

    kind: Literal["era"]
    era: Literal["I", "II", "R", "III"]


class TurnBegins(TypedDict):
    """A turn begins."""

    kind: Literal["turn"]
    seat: int
    round: int


class RoundBegins(TypedDict):
    """A round of Continuous Play begins."""

    kind: Literal["round"]
    round: int


class Cross(TypedDict):
    """A row and a column are activated."""

    kind: Literal["cross"]
    seat: int
    row: int
    column: int


class Activated(TypedDict):
    """A space of a City is activated."""

    kind: Literal["activated"]
    seat: int
    slot: int
    card: str | None
    knowledge: str | None


Changed = TypedDict(
    "Changed",
    {
        "kind": Literal["gained", "paid"],
        "seat": int,
        "resource": Resource,
        "count": int,
        "for": NotRequired[Literal["barbarian", "wonder"]],
    },
)


class Lost(TypedDict):
    """Gold or Culture is lost to a Monster."""

    kind: Literal["lost"]
    seat: int
    resource: Resource
    count: int


class Exchanged(TypedDict):
    """A counter is exchanged for another."""

    kind: Literal["exchanged"]
    seat: int
    resource: Resource
    into: Resource


class OfCard(TypedDict):
    """Something happens to a card of a seat."""

    kind: Literal["acquired", "begun", "completed", "drawn", "discarded", "archived", "automa", "revealed"]
    seat: int
    card: str


class Removed(TypedDict):
    """Of two Wonders one is kept."""

    kind: Literal["removed"]
    seat: int
    card: str
    kept: str


class Placed(TypedDict):
    """A Wonder token is placed."""

    kind: Literal["placed"]
    seat: int
    card: str
    tile: str


class InSlot(TypedDict):
    """A card is dealt into a City, or stays there."""

    kind: Literal["dealt", "reinforced"]
    seat: int
    card: str
    slot: int


class Developed(TypedDict):
    """A policy is developed."""

    kind: Literal["developed"]
    seat: int
    policy: str


class OfSeat(TypedDict):
    """A deck is shuffled, somebody passes, the Automa can do nothing."""

    kind: Literal["shuffled", "passed", "failed"]
    seat: int


class OfTile(TypedDict):
    """Something happens to a seat at a tile."""

    kind: Literal["outpost", "razed", "collected", "settled"]
    seat: int
    tile: str


Moved = TypedDict(
    "Moved", {"kind": Literal["marched", "moved"], "seat": int, "from": str, "tile": str, "figure": Figure}
)
Conquered = TypedDict("Conquered", {"kind": Literal["conquered"], "seat": int, "tile": str, "from": int | None})
Home = TypedDict("Home", {"kind": Literal["home"], "seat": int, "from": str, "figure": Figure, "count": int})
Stepped = TypedDict("Stepped", {"kind": Literal["stepped"], "seat": int, "explorer": int, "from": str, "tile": str})


class Destroyed(TypedDict):
    """A Unit is destroyed."""

    kind: Literal["destroyed"]
    seat: int
    tile: str
    figure: Figure


class Looted(TypedDict):
    """A token is looted."""

    kind: Literal["looted"]
    seat: int
    what: Literal["barbarian", "city"]
    id: str
    tile: str


class BenefitTaken(TypedDict):
    """One of two benefits is chosen."""

    kind: Literal["benefit"]
    seat: int
    what: Literal["barbarian", "city"]
    id: str
    benefit: int


class Visited(TypedDict):
    """An Explorer visits a Market."""

    kind: Literal["visited"]
    seat: int
    market: str
    tile: str


class Looked(TypedDict):
    """The tokens of a Market are looked at."""

    kind: Literal["looked"]
    seat: int
    market: str
    tokens: list[str]


class OfToken(TypedDict):
    """A token of a Market is kept, used, or turned up by the Automa."""

    kind: Literal["kept", "redeemed", "claimed"]
    seat: int
    market: str
    token: str


class Used(TypedDict):
    """An effect is used."""

    kind: Literal["used"]
    seat: int
    what: Literal["card", "policy", "hero"]
    id: str
    effect: int


class Copied(TypedDict):
    """A card or policy is copied."""

    kind: Literal["copied"]
    seat: int
    what: Literal["card", "policy", "hero"]
    id: str


class Displayed(TypedDict):
    """A card comes to the display."""

    kind: Literal["displayed"]
    card: str
    space: int


class Swept(TypedDict):
    """A card leaves the display for good."""

    kind: Literal["swept"]
    card: str


class Appeared(TypedDict):
    """A Hero comes to the Hero row."""

    kind: Literal["appeared"]
    hero: str


class Recruited(TypedDict):
    """A Hero is recruited."""

    kind: Literal["recruited"]
    seat: int
    hero: str
    tile: str


class Returned(TypedDict):
    """A Hero goes back to the Hero row."""

    kind: Literal["returned"]
    seat: int
    hero: str


class OfMonster(TypedDict):
    """A Monster comes, attacks or walks."""

    kind: Literal["monster", "attacked", "walked"]
    monster: str
    tile: str


class Defeated(TypedDict):
    """A Monster is defeated."""

    kind: Literal["defeated"]
    seat: int
    monster: str
    explorer: int


class Ending(TypedDict):
    """The end of the game is triggered: so many turns, or rounds, are left."""

    kind: Literal["ending"]
    seat: int
    left: int


class CityLaid(TypedDict):
    """A Free City is laid."""

    kind: Literal["city"]
    city: str
    tile: str


class StallLaid(TypedDict):
    """A Market is laid."""

    kind: Literal["stall"]
    market: str
    tile: str


class Over(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    scores: list[int]
    winners: list[int]
    parts: list[Points]


EVENTS = (
    EraBegins
    | TurnBegins
    | RoundBegins
    | Cross
    | Activated
    | Changed
    | Lost
    | Exchanged
    | OfCard
    | Removed
    | Placed
    | InSlot
    | Developed
    | OfSeat
    | OfTile
    | Moved
    | Conquered
    | Home
    | Stepped
    | Destroyed
    | Looted
    | BenefitTaken
    | Visited
    | Looked
    | OfToken
    | Used
    | Copied
    | Displayed
    | Swept
    | Appeared
    | Recruited
    | Returned
    | OfMonster
    | Defeated
    | Ending
    | CityLaid
    | StallLaid
    | Over
)
