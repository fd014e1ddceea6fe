"""What is chosen in the City, on the display and on the map."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from cairn.monumental.acts import Act, Card, InCity, Priced, Spot, Unit, derived
from cairn.monumental.terms import Figure, Shelf

# ---------------------------------------------------------------- the City


@dataclass(frozen=True, slots=True)
class Row(Act):
    """Activate a row of the City."""

    do: ClassVar[str] = "row"
    row: int

    def __str__(self) -> str:
        return f"activate row {self.row}"


@dataclass(frozen=True, slots=True)
class Column(Act):
    """Activate a column of the City."""

    do: ClassVar[str] = "column"
    column: int

    def __str__(self) -> str:
        return f"activate column {self.column}"


@dataclass(frozen=True, slots=True)
class Activate(InCity):
    """Activate one more card."""

    do: ClassVar[str] = "activate"


@dataclass(frozen=True, slots=True)
class Reinforce(InCity):
    """Let an active card stay."""

    do: ClassVar[str] = "reinforce"


@dataclass(frozen=True, slots=True)
class Archive(InCity):
    """Archive an inactive card."""

    do: ClassVar[str] = "archive"


@dataclass(frozen=True, slots=True)
class Discard(InCity):
    """Discard an inactive card."""

    do: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class GiveUp(InCity):
    """Give a card up to a Monster."""

    do: ClassVar[str] = "give_up"

    def __str__(self) -> str:
        return f"give up {self.kit.name('cards', self.card)} {self.slot}"


@dataclass(frozen=True, slots=True)
class Keep(Card):
    """Keep this one of two Wonders, or of two Knowledge cards."""

    do: ClassVar[str] = "keep"


# ---------------------------------------------------------------- the display


@dataclass(frozen=True, slots=True)
class Acquire(Priced):
    """Acquire a card; a Wonder with its first section."""

    do: ClassVar[str] = "acquire"
    card: str
    from_: Shelf

    def __str__(self) -> str:
        return f"acquire {self.kit.name('cards', self.card)}"


@dataclass(frozen=True, slots=True)
class Complete(Priced):
    """Complete the own Wonder."""

    do: ClassVar[str] = "complete"
    card: str

    def __str__(self) -> str:
        return f"complete {self.kit.name('cards', self.card)}"


@dataclass(frozen=True, slots=True)
class Take(Card):
    """Take a card for nothing."""

    do: ClassVar[str] = "take"
    from_: Shelf


@dataclass(frozen=True, slots=True)
class Section(Card):
    """Complete a section of a Wonder for nothing: the first of one on display, or the second of the own."""

    do: ClassVar[str] = "section"
    section: int


@dataclass(frozen=True, slots=True)
class Develop(Priced):
    """Develop a policy."""

    do: ClassVar[str] = "develop"
    policy: str

    def __str__(self) -> str:
        return f"develop {self.kit.name('policies', self.policy)}"


@dataclass(frozen=True, slots=True)
class Progress(Priced):
    """Make scientific progress."""

    do: ClassVar[str] = "progress"

    def __str__(self) -> str:
        return "scientific progress"


@dataclass(frozen=True, slots=True)
class Recruit(Priced):
    """Recruit a Hero."""

    do: ClassVar[str] = "recruit"
    hero: str

    def __str__(self) -> str:
        return f"recruit {self.kit.name('heroes', self.hero)}"


# ---------------------------------------------------------------- a tile, and nothing else


@dataclass(frozen=True, slots=True)
class Capital(Spot):
    """Take a Capital."""

    do: ClassVar[str] = "capital"


@dataclass(frozen=True, slots=True)
class Place(Spot):
    """Place a Wonder token."""

    do: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class To(Spot):
    """Bring the chosen Unit there."""

    do: ClassVar[str] = "to"


@dataclass(frozen=True, slots=True)
class Deploy(Spot):
    """Deploy the Hero."""

    do: ClassVar[str] = "deploy"


@dataclass(frozen=True, slots=True)
class Walk(Spot):
    """Let a Monster walk, or surface, there."""

    do: ClassVar[str] = "walk"

    def __str__(self) -> str:
        return f"walk to {self.tile}"


@dataclass(frozen=True, slots=True)
class Shelter(Spot):
    """Let a fleeing Unit go there."""

    do: ClassVar[str] = "shelter"


@dataclass(frozen=True, slots=True)
class Province(Spot):
    """Choose the Province that is struck, or that the Automa conquers."""

    do: ClassVar[str] = "province"


# ---------------------------------------------------------------- Units


@dataclass(frozen=True, slots=True)
class Conquer(Priced):
    """Conquer a Province: so many Units at least, what they cost, and how much `less` if a discount may be spread."""

    do: ClassVar[str] = "conquer"
    tile: str
    units: int = derived(int)
    less: int = derived(int)

    def __str__(self) -> str:
        return f"conquer {self.tile}"


@dataclass(frozen=True, slots=True)
class March(Unit):
    """Send a Unit to the conquest."""

    do: ClassVar[str] = "march"

    def __str__(self) -> str:
        return f"from {self.tile}" if self.figure == "soldier" else f"{self.figure} from {self.tile}"


@dataclass(frozen=True, slots=True)
class MoveUnit(Priced):
    """Move a Unit inside the own territory."""

    do: ClassVar[str] = "move"
    tile: str
    figure: Figure

    def __str__(self) -> str:
        return f"move {self.figure} {self.tile}"


@dataclass(frozen=True, slots=True)
class Destroy(Unit):
    """Destroy somebody's Unit."""

    do: ClassVar[str] = "destroy"


@dataclass(frozen=True, slots=True)
class Lose(Unit):
    """Lose a Unit to a Monster."""

    do: ClassVar[str] = "lose"


@dataclass(frozen=True, slots=True)
class Outpost(Spot):
    """Build an Outpost; `units` go home for it unless an effect gives it."""

    do: ClassVar[str] = "outpost"
    units: int = derived(int)


@dataclass(frozen=True, slots=True)
class With(Act):
    """Say who goes home for an Outpost: three Soldiers, or two with the Warlord."""

    do: ClassVar[str] = "with"
    who: Literal["soldiers", "warlord"]

    def __str__(self) -> str:
        return "with 3 soldiers" if self.who == "soldiers" else "with warlord"


# ---------------------------------------------------------------- Explorers


@dataclass(frozen=True, slots=True)
class Explore(Priced):
    """Let an Explorer take a step."""

    do: ClassVar[str] = "explore"
    explorer: int
    tile: str

    def __str__(self) -> str:
        return f"explorer {self.explorer} to {self.tile}"


@dataclass(frozen=True, slots=True)
class Sail(Priced):
    """Let an Explorer cross the sea."""

    do: ClassVar[str] = "sail"
    explorer: int
    tile: str

    def __str__(self) -> str:
        return f"explorer {self.explorer} sails to {self.tile}"


@dataclass(frozen=True, slots=True)
class Collect(Act):
    """Let an Explorer collect where it is."""

    do: ClassVar[str] = "collect"
    explorer: int

    def __str__(self) -> str:
        return f"explorer {self.explorer} collects"


@dataclass(frozen=True, slots=True)
class KeepToken(Act):
    """Keep a token of a Market."""

    do: ClassVar[str] = "keep_token"
    market: str
    token: str

    def __str__(self) -> str:
        return f"keep {self.kit.name('markets', self.market)} {self.kit.nth(self.market, self.token)}"


@dataclass(frozen=True, slots=True)
class Defeat(Priced):
    """Let an Explorer defeat a Monster."""

    do: ClassVar[str] = "defeat"
    explorer: int
    monster: str

    def __str__(self) -> str:
        return f"explorer {self.explorer} defeats {self.kit.name('monsters', self.monster)}"
