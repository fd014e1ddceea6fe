"""What nature chooses: what is drawn, dealt, laid, hidden and turned up."""

from dataclasses import dataclass
from typing import ClassVar

from cairn.monumental.acts import AGAIN, Act, Card
from cairn.monumental.terms import State


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """A card comes off a City deck: fresh, or one that has yielded, or was used too, in this turn."""

    do: ClassVar[str] = "draw"
    card: str
    state: State

    def __str__(self) -> str:
        return f"draw {AGAIN[self.state]}{self.kit.name('cards', self.card)}"


@dataclass(frozen=True, slots=True)
class Deal(Card):
    """A card of the Development deck comes to the display."""

    do: ClassVar[str] = "deal"


@dataclass(frozen=True, slots=True)
class Appear(Act):
    """A Hero comes up in the Development deck."""

    do: ClassVar[str] = "appear"
    hero: str

    def __str__(self) -> str:
        return f"deal {self.kit.name('heroes', self.hero)}"


@dataclass(frozen=True, slots=True)
class LayMarket(Act):
    """A Market is laid on the map."""

    do: ClassVar[str] = "lay_market"
    market: str
    tile: str

    def __str__(self) -> str:
        return f"lay {self.kit.name('markets', self.market)} {self.tile}"


@dataclass(frozen=True, slots=True)
class LayCity(Act):
    """A Free City is laid on the map."""

    do: ClassVar[str] = "lay_city"
    city: str
    tile: str

    def __str__(self) -> str:
        return f"lay {self.kit.name('cities', self.city)} {self.tile}"


@dataclass(frozen=True, slots=True)
class Hide(Act):
    """A Monster is taken to be hidden."""

    do: ClassVar[str] = "hide"
    monster: str

    def __str__(self) -> str:
        return f"hide {self.kit.name('monsters', self.monster)}"


@dataclass(frozen=True, slots=True)
class HideAt(Act):
    """The Monster is hidden among these Barbarians."""

    do: ClassVar[str] = "hide_at"
    tile: str

    def __str__(self) -> str:
        return f"hide at {self.tile}"


@dataclass(frozen=True, slots=True)
class Turn(Act):
    """A Barbarian token is turned up."""

    do: ClassVar[str] = "turn"
    barbarian: str

    def __str__(self) -> str:
        return f"turn token {self.barbarian}"


@dataclass(frozen=True, slots=True)
class Stack(Act):
    """A Market turns out to hold these tokens."""

    do: ClassVar[str] = "stack"
    market: str
    tokens: tuple[str, ...]

    def __str__(self) -> str:
        numbers = " ".join(str(self.kit.nth(self.market, token)) for token in self.tokens)
        return f"stack {self.kit.name('markets', self.market)} {numbers}"


@dataclass(frozen=True, slots=True)
class Top(Act):
    """The Automa turns up a token of a Market."""

    do: ClassVar[str] = "top"
    market: str
    token: str

    def __str__(self) -> str:
        return f"turn {self.kit.name('markets', self.market)} {self.kit.nth(self.market, self.token)}"


@dataclass(frozen=True, slots=True)
class Automa(Act):
    """The Automa turns up a card."""

    do: ClassVar[str] = "automa"
    card: str

    def __str__(self) -> str:
        return f"automa {self.card}"


@dataclass(frozen=True, slots=True)
class AutomaPolicy(Act):
    """The Automa turns up a policy."""

    do: ClassVar[str] = "automa_policy"
    policy: str

    def __str__(self) -> str:
        return f"automa {self.kit.name('policies', self.policy)}"


@dataclass(frozen=True, slots=True)
class AutomaCapital(Act):
    """The Automa settles."""

    do: ClassVar[str] = "automa_capital"
    tile: str

    def __str__(self) -> str:
        return f"automa capital {self.tile}"
