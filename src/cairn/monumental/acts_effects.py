"""What is chosen of turns, payments and effects."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from cairn.core import Seat, untold
from cairn.monumental.acts import AGAIN, Act, Priced
from cairn.monumental.kit import Kit, phrase
from cairn.monumental.language import Word
from cairn.monumental.terms import Basic, Given, State

# ---------------------------------------------------------------- turns and payments


@dataclass(frozen=True, slots=True)
class End(Act):
    """End the turn."""

    do: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True, slots=True)
class Pass(Act):
    """Take no more actions in this round of Continuous Play."""

    do: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Stop(Act):
    """Leave it at that."""

    do: ClassVar[str] = "stop"

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Pay(Act):
    """Pay in this way; `double_gold` is Gold at its higher worth."""

    do: ClassVar[str] = "pay"
    production: int
    science: int
    military: int
    double_gold: int
    gold: int

    def __str__(self) -> str:
        named = ((self.double_gold, "double Gold"), (self.gold, "Gold"))
        rest = [f"{n} {name}" for n, name in named if n]
        return " ".join(["pay", *_said(self.production, self.science, self.military), *rest])


@dataclass(frozen=True, slots=True)
class Less(Act):
    """Take this off the price of a Free City."""

    do: ClassVar[str] = "less"
    production: int
    science: int
    military: int

    def __str__(self) -> str:
        return " ".join(["less", *_said(self.production, self.science, self.military)])


def _said(*numbers: int) -> list[str]:
    return [f"{n} {name}" for n, name in zip(numbers, ("Production", "Science", "Military"), strict=True) if n]


@dataclass(frozen=True, slots=True)
class Gain(Act):
    """Gain one of this."""

    do: ClassVar[str] = "gain"
    resource: Basic

    def __str__(self) -> str:
        return f"gain {self.resource.capitalize()}"


@dataclass(frozen=True, slots=True)
class Exchange(Act):
    """Exchange one counter for another."""

    do: ClassVar[str] = "exchange"
    resource: Given
    into: Basic

    def __str__(self) -> str:
        given = "double Gold" if self.resource == "double_gold" else self.resource.capitalize()
        return f"exchange {given} for {self.into.capitalize()}"


@dataclass(frozen=True, slots=True)
class Trade(Priced):
    """Trade so many times."""

    do: ClassVar[str] = "trade"
    count: int

    def __str__(self) -> str:
        return f"trade {self.count}"


# ---------------------------------------------------------------- effects


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """Choose one of several effects by its number; `effect` is written in the language of effects."""

    do: ClassVar[str] = "choose"
    option: int
    effect: str
    word: Word = untold()

    def __str__(self) -> str:
        return f"choose {phrase((self.word,))}"


@dataclass(frozen=True, slots=True)
class Benefit(Act):
    """Take one of the two benefits of a looted token."""

    do: ClassVar[str] = "loot"
    what: Literal["barbarian", "city"]
    id: str
    benefit: int

    def __str__(self) -> str:
        return f"loot {self.kit.benefit(self.what, self.id, self.benefit)}"


def _effect(kit: Kit, act: "Use | Resolve") -> str:
    """Name an effect by what it stands on: a city card with its slot, or what was copied or drawn."""
    name = kit.thing(act.what, act.id)
    if act.slot is not None:
        name += f" {act.slot}"
    elif act.copied is not None:
        name += f" copied {act.copied}"
    elif act.drawn:
        name += " drawn"
    return name + (f" effect {act.effect}" if act.effect is not None and kit.several(act.id, act.effect) else "")


@dataclass(frozen=True, slots=True)
class Use(Priced):
    """Use an effect of a card, a policy or a Hero: in a space of the City, copied, or drawn and being used."""

    do: ClassVar[str] = "use"
    what: Literal["card", "policy", "hero"]
    id: str
    effect: int
    slot: int | None = None
    copied: int | None = None
    drawn: bool | None = None

    def __str__(self) -> str:
        return f"use {_effect(self.kit, self)}"


@dataclass(frozen=True, slots=True)
class Resolve(Act):
    """Let this come next of all that happens at once; a Warlord goes by its civilization."""

    do: ClassVar[str] = "resolve"
    what: Literal["card", "policy", "hero", "barbarian", "city", "warlord", "monster"]
    id: str
    effect: int | None = None
    slot: int | None = None
    copied: int | None = None
    drawn: bool | None = None

    def __str__(self) -> str:
        return f"resolve {_effect(self.kit, self)}"


@dataclass(frozen=True, slots=True)
class UseDrawn(Act):
    """Use one of the drawn cards."""

    do: ClassVar[str] = "use_drawn"
    card: str
    state: State

    def __str__(self) -> str:
        return f"use {AGAIN[self.state]}{self.kit.name('cards', self.card)}"


@dataclass(frozen=True, slots=True)
class UseToken(Act):
    """Use an own token of a Market."""

    do: ClassVar[str] = "use_token"
    market: str
    token: str

    def __str__(self) -> str:
        return f"use {self.kit.name('markets', self.market)} {self.kit.nth(self.market, self.token)}"


@dataclass(frozen=True, slots=True)
class UseProduction(Act):
    """Use a Production token."""

    do: ClassVar[str] = "use_production"

    def __str__(self) -> str:
        return "use Production token"


@dataclass(frozen=True, slots=True)
class Copy(Act):
    """Copy a card of the own City, an own policy, or a card of somebody else (no slot)."""

    do: ClassVar[str] = "copy"
    what: Literal["card", "policy"]
    id: str
    slot: int | None = None

    def __str__(self) -> str:
        name = self.kit.thing(self.what, self.id)
        return f"copy {name}" if self.slot is None else f"copy {name} {self.slot}"


@dataclass(frozen=True, slots=True)
class Pick(Act):
    """Pick what a word of an effect asks for: a seat, a tile, a card, a space of a City or a number."""

    do: ClassVar[str] = "pick"
    word: str
    seat: Seat | None = None
    tile: str | None = None
    card: str | None = None
    slot: int | None = None
    count: int | None = None

    def __str__(self) -> str:
        parts = [
            None if self.seat is None else f"player {self.seat + 1}",
            self.tile,
            None if self.card is None else self.kit.name("cards", self.card),
            *(None if n is None else str(n) for n in (self.slot, self.count)),
        ]
        return " ".join([self.word.replace("_", " "), *(part for part in parts if part is not None)])
