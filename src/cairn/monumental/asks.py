"""What can be asked about a position of Monumental, of any seat at any moment: with what it holds now."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NotRequired, TypedDict, cast

from cairn import kernel
from cairn.core import CairnError, Query, Seat
from cairn.kernel import Box, box, look
from cairn.monumental import entries, fields, forecast, ids
from cairn.monumental import kinds as k
from cairn.monumental.choices import cost
from cairn.monumental.state import Monumental
from cairn.monumental.terms import FIGURES, RESOURCES, Amounts, Cost, Figure, Shelf, Source
from cairn.turns import seated

Why = Literal[
    "pay", "own", "capital", "water", "far", "units", "room", "deck", "recruited", "nowhere", "developed"
]  # in the order of forecast.UNPAID and those after it
WHYS: tuple[Why | None, ...] = (None, *Why.__args__)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- answers


class Effect(Source):
    """An effect by its number."""

    effect: int


class CrossAnswer(TypedDict):
    """A pair of row and column: what it activates, yields, makes usable that is not yet, and affordable with it."""

    row: int
    column: int
    slots: list[int]
    yields: Amounts
    effects: list[Effect]
    acquire: list[str]
    complete: bool


class Marcher(TypedDict):
    """A Unit that would march."""

    tile: str
    figure: Figure


class ConquestAnswer(TypedDict):
    """A Province and what its conquest takes, with as few Units as possible; `why` it cannot be, if so.

    `reach` counts a Hero by its Attack. `less` is what a discount takes off a Free City's price, wherever one likes;
    `gold` of the own would stand in; `lacks` so much is missing to pay.
    """

    tile: str
    why: Literal["pay", "own", "capital", "water", "far", "units"] | None
    defense: NotRequired[int]
    needs: NotRequired[int]
    reach: NotRequired[int]
    units: NotRequired[int]
    cost: NotRequired[Cost]
    less: NotRequired[int]
    gold: NotRequired[int]
    lacks: NotRequired[int]
    march: NotRequired[list[Marcher]]


class Price(TypedDict):
    """What something costs now, how much own Gold would stand in, why it cannot be had, and how much is missing."""

    cost: Cost
    gold: int
    why: Literal["pay", "room", "deck", "recruited", "nowhere", "developed"] | None
    lacks: int


CardPrice = TypedDict(
    "CardPrice", {"card": str, "from": Shelf, "cost": Cost, "gold": int, "why": Literal["pay"] | None, "lacks": int}
)


class WonderPrice(Price):
    """The second section of the own Wonder."""

    card: str


class PolicyPrice(Price):
    """A policy that is left."""

    policy: str


class HeroPrice(Price):
    """A Hero on offer."""

    hero: str


class PricesAnswer(TypedDict):
    """Everything that can be bought."""

    cards: list[CardPrice]
    wonder: WonderPrice | None
    progress: Price
    policies: list[PolicyPrice]
    heroes: list[HeroPrice]


# ---------------------------------------------------------------- queries


def _position(state: Monumental, seat: Seat) -> Box[fields.Position]:
    """Give a copy for the kernel to work on, if the seat is one of a player."""
    seated(seat, state.seats)
    if look(state.box, "automa") == seat + 1:
        raise CairnError(f"seat {seat} is the Automa's: it neither activates nor pays")
    return kernel.copy(state.box)


@dataclass(frozen=True, slots=True)
class Crosses:
    """Ask what each of the nine pairs of row and column of a City would bring."""

    name: ClassVar[str] = "crosses"
    seat: Seat

    def answer(self, state: Monumental, viewer: Seat | None) -> list[CrossAnswer]:  # noqa: ARG002  (nothing is hidden)
        """Look at all of them."""
        position, row = _position(state, self.seat), kernel.numbers(9 * forecast.CROSS)
        entries.crosses_box(position, state.kit.tables, box(fields.Menu), self.seat, row)
        numbers = kernel.plain(row)
        display, piles = look(position, "display"), look(state.kit.tables, "piles")
        cards = [number - 1 for number in display] + piles
        found: list[CrossAnswer] = []
        for i in range(9):
            now = numbers[i * forecast.CROSS : (i + 1) * forecast.CROSS]
            bits = now[forecast.BOUGHT]
            bought = [ids.card(state.kit, card) for at, card in enumerate(cards) if bits >> at & 1]
            found.append(
                {
                    "row": i // 3 + 1,
                    "column": i % 3 + 1,
                    "slots": [slot + 1 for slot in range(k.SLOTS) if now[forecast.SPACES] >> slot & 1],
                    "yields": cast("Amounts", dict(zip(RESOURCES, now, strict=False))),
                    "effects": list(self._effects(state, now[forecast.EFFECTS :])),
                    "acquire": bought,
                    "complete": bool(bits >> len(cards) & 1),
                }
            )
        return found

    def _effects(self, state: Monumental, usable: list[int]) -> list[Effect]:
        found = []
        for at, bits in enumerate(usable):
            source = ids.source(state.kit, state.box[0], self.seat, at) if bits else None
            if source is not None:
                found += [cast("Effect", {**source, "effect": i + 1}) for i in range(k.CLAUSES) if bits >> i & 1]
        return found


@dataclass(frozen=True, slots=True)
class Conquests:
    """Ask what the conquest of every tile would take, who would march, or why it cannot be."""

    name: ClassVar[str] = "conquests"
    seat: Seat

    def answer(self, state: Monumental, viewer: Seat | None) -> list[ConquestAnswer]:  # noqa: ARG002  (likewise)
        """Look at all of them."""
        size, tiles = forecast.CONQUEST, len(state.kit.map.tiles)
        position, row = _position(state, self.seat), kernel.numbers(size * tiles)
        entries.conquests_box(position, state.kit.tables, box(fields.Menu), self.seat, row)
        numbers = kernel.plain(row)
        return [self._told(state, tile, numbers[size * tile : size * (tile + 1)]) for tile in range(tiles)]

    def _told(self, state: Monumental, tile: int, now: list[int]) -> ConquestAnswer:
        kit, why = state.kit, WHYS[now[forecast.WHY]]
        told: dict[str, Any] = {"tile": ids.tile(kit, tile), "why": why}
        if why in ("capital", "water"):
            return cast("ConquestAnswer", told)
        told |= {"defense": now[forecast.DEFENSE], "needs": now[forecast.NEEDS], "reach": now[forecast.REACH]}
        if why == "own":
            return cast("ConquestAnswer", told)
        told |= {"units": now[forecast.UNITS], "cost": cost(now), "less": now[forecast.LESS]}
        told |= {"gold": now[forecast.STANDS_IN], "lacks": now[forecast.LACKS]}
        return cast("ConquestAnswer", {**told, "march": list(_marchers(state, now))})


def _marchers(state: Monumental, now: list[int]) -> list[Marcher]:
    """List who would march: the Hero, the Warlord, then Soldiers."""
    found: list[Marcher] = []
    for at, figure in ((forecast.HERO, FIGURES[2]), (forecast.WARLORD, FIGURES[1])):
        if now[at]:
            found.append({"tile": ids.tile(state.kit, now[at] - 1), "figure": figure})
    for tile, place in enumerate(state.kit.map.tiles):
        found += [{"tile": place.name, "figure": FIGURES[0]} for _ in range(now[forecast.SOLDIERS + tile])]
    return found


@dataclass(frozen=True, slots=True)
class Prices:
    """Ask what everything on offer costs: cards, the own Wonder, progress, policies, Heroes."""

    name: ClassVar[str] = "prices"
    seat: Seat

    def answer(self, state: Monumental, viewer: Seat | None) -> PricesAnswer:  # noqa: ARG002  (likewise)
        """Look at all of them."""
        position, row = _position(state, self.seat), kernel.numbers(forecast.OFFER * forecast.OFFERS)
        entries.offers_box(position, state.kit.tables, self.seat, row)
        numbers, kit, now = kernel.plain(row), state.kit, kernel.look_all(position)

        def price(number: int, **of: str) -> Any:  # noqa: ANN401  (a price that is told what it is of)
            found = numbers[number * forecast.OFFER : (number + 1) * forecast.OFFER]
            told = {"cost": cost(found), "gold": found[forecast.STANDS_IN]}
            return {**of, **told, "why": WHYS[found[forecast.WHY]], "lacks": found[forecast.LACKS]}

        shelves = [(i, number - 1, "display") for i, number in enumerate(now["display"]) if number]
        piles = zip(look(kit.tables, "piles"), now["piles"], strict=True)
        shelves += [(k.ROW + i, card, "pile") for i, (card, left) in enumerate(piles) if left]
        at = k.ROW + k.BASICS
        wonder = now["wonder"][self.seat] - 1
        own = now["policy"][self.seat][: now["policies"][self.seat]]
        land = kit.content.civilizations[now["civilization"][self.seat]].id
        policies = [i for i, item in enumerate(kit.content.policies) if item.civilization == land and i + 1 not in own]
        heroes = [i for i, there in enumerate(now["hero_row"]) if there]
        return {
            "cards": [price(i, card=ids.card(kit, card), **{"from": shelf}) for i, card, shelf in shelves],
            "wonder": None if wonder < 0 else price(at, card=ids.card(kit, wonder)),
            "progress": price(at + 1),
            "policies": [price(at + 2 + i, policy=ids.policy(kit, i)) for i in policies],
            "heroes": [price(at + 2 + k.POLICIES + i, hero=ids.hero(kit, i)) for i in heroes],
        }


QUERIES: tuple[type[Query[Any]], ...] = (Crosses, Conquests, Prices)
