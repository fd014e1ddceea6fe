"""Positions of Monumental in which the Automa is about to reveal a card."""

from functools import cache
from typing import Any

from cairn.chance import Dice
from cairn.core import CHANCE, Event, draw, parse
from cairn.monumental import kinds as k
from cairn.monumental.game import MONUMENTAL, Monumental
from cairn.monumental.rows import A_TURN
from tests.monumental.positions import CONTENT, MAPS, MARKETS, Table

# Twin Lakes: the Automa's Capital is a3, next to a2 (terrain 0), a4 and b3 (both 1); the human's is f3. The Markets are
# on c1 (3 steps from a3, by a2 or b3) and d5 (4 steps, by a4 or b3).
LANDS = ("egypt", "denmark", "china", "japan", "greece")


@cache
def opened(land: str, people: int) -> Monumental:
    """Play until the Automa is about to reveal its first card; each human has ended the turn at once."""
    dice = Dice(1)
    others = [name for name in LANDS if name != land][:people]
    wished = {"players": people, "automa": True, "map": MAPS[people + 1], "civilizations": [*others, land]}
    setup, _ = MONUMENTAL.settle(wished, CONTENT, dice)
    state = MONUMENTAL.start(setup, CONTENT)
    while not str(state.choices()[0]).startswith("automa action"):
        texts = [str(choice) for choice in state.choices()]
        wanted = next((text for text in ("automa capital a3", "end turn") if text in texts), None)
        state.play(
            parse(state, wanted) if wanted else draw(state, dice) if state.turn == CHANCE else state.choices()[0]
        )
    return state


def one_by_one(table: Table) -> Table:
    """Let the Automa, about to reveal its two cards, take two turns of one card each: each is resolved by itself."""
    s, top = table.s, table.s.depth - 1
    for i in range(k.WIDTH):
        s.row[top + 1][i], s.row[top][i] = s.row[top][i], s.row[top - 1][i]
    s.depth += 1
    s.row[top - 1][A_TURN.revealed], s.row[top][A_TURN.revealed] = 1, 2  # cards revealed so far
    return table.ready()


def automa(land: str = "greece", people: int = 1, *, gold: int = 0, display: tuple[str, ...] = ()) -> Table:
    """Let the Automa be about to reveal a card, resolved by itself, with so much Gold and these cards on display."""
    return one_by_one(Table(opened(land, people).copy())).display(*display).give(people, gold=gold)


def me(table: Table) -> dict[str, Any]:
    """Show the Automa as the human sees it."""
    shown: dict[str, Any] = table.state.view(0)["seats"][-1]
    return shown


def tile(table: Table, name: str) -> dict[str, Any]:
    return next(shown for shown in table.state.view(0)["map"] if shown["name"] == name)


def revealing(table: Table) -> bool:
    return table.texts()[0].startswith("automa ")


def gold(table: Table) -> int:
    return int(table.s.gold[table.s.players - 1])


def policies_done(table: Table) -> Table:
    seat = table.s.players - 1
    land = CONTENT.civilizations[table.s.civilization[seat]].id
    return table.policies(seat, *[p.names["en"] for p in CONTENT.policies if p.civilization == land])


def closed(table: Table, *names: str) -> Table:
    """Empty these Markets, or all."""
    for name in names or MARKETS:
        table.s.left[MARKETS[name]] = 0
    return table.ready()


def reveal(table: Table, *cards: str) -> Table:
    """Let the Automa reveal these cards whatever its deck, and another one after them."""
    heard: list[Event] = []
    for card in cards:
        number = next(i for i, item in enumerate(CONTENT.automa) if item.id == card)
        table.s.a_deck[number], table.s.a_pile[number] = 1, 0
        one_by_one(table).play(f"automa {card}")
        heard += table.events
    table.events = heard
    return table
