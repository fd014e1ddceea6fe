"""Writes the numbers and pictures of Monumental's rules: `python -m cairn.monumental.figures`.

The client knows no rules, so whatever its page says in numbers or shows in pictures is read off games played here.
"""

import json
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from cairn.chance import Dice
from cairn.core import CHANCE, Event, drawn, parse
from cairn.monumental import kinds as k
from cairn.monumental.acts_board import Develop, Outpost
from cairn.monumental.acts_effects import End
from cairn.monumental.asks import Crosses, Prices
from cairn.monumental.game import MONUMENTAL, Monumental

FILE = "web/src/monumental/rules/figures.gen.json"
MAP = {2: "quiet-pastures", 3: "heartland", 4: "four-winds"}
LANDS = ("greece", "egypt", "denmark", "japan")
AUTOMA, SEED = 1, 3  # with these dice the Automa fails, scores in every way and has Gold left
CITY = "Fort, Work Camp, Library, Work Camp, Forum, Fort, Library, Work Camp, Mine"
SHOWN = ("Quarry", "Temple", "Market", "Writing", "Irrigation", "Stables")  # no Wonder: all may be acquired in a turn
PROVINCE = "f4"
MOST_SOLDIERS = 3
RICH = 40


def _start(players: int, **more: Any) -> Monumental:  # noqa: ANN401
    seats = players + bool(more.get("automa"))
    wanted = {"players": players, "map": MAP[seats], "civilizations": list(LANDS[:seats]), **more}
    setup, _ = MONUMENTAL.settle(wanted, MONUMENTAL.content(), Dice(SEED))
    return MONUMENTAL.start(setup, MONUMENTAL.content())


def _laid(state: Monumental, wishes: Sequence[str] = ()) -> Monumental:
    """Lay a table out: nature draws the wished cards as long as it can, players take any Capital."""
    wished = list(wishes)
    while state.turn == CHANCE or not str(state.choices()[0]).startswith("activate"):
        texts = state.choices().texts()
        found = next((text for text in texts if wished and text == wished[0]), texts[0])
        wished = wished[1:] if wished and found == wished[0] else wished
        state.play(parse(state, found))
    return state


def _table() -> Monumental:
    """Lay the table of the pictures."""
    draws = [f"draw {card}" for card in CITY.split(", ")]
    other = ["draw Work Camp"] * 5 + ["draw Library"] * 3 + ["draw Fort"]
    return _laid(_start(2), draws + other + [f"deal {card}" for card in SHOWN])


def _tile(state: Monumental) -> int:
    """Find the Province of the pictures."""
    return next(i for i, tile in enumerate(state.kit.map.tiles) if tile.name == PROVINCE)


# ---------------------------------------------------------------- pictures


def city() -> dict[str, Any]:
    """Show a City, what each of its cards yields, and what every row and column bring together."""
    state = _table()
    spaces = [space["card"] for row in state.view(0)["seats"][0]["city"] for space in row]
    content, cards = state.kit.content, []
    for name in spaces:
        words = [word for word in content.card(name).effect if word.name == "gives"]
        cards.append({str(word.args[0]).lower(): word.args[1] for word in words})
    crosses = [
        {name: found[name] for name in ("row", "column", "slots", "yields")} for found in state.ask(Crosses(0), 0)
    ]
    return {"cards": cards, "crosses": crosses}


def province() -> dict[str, Any]:
    """Tell the defense of a Province with every garrison, and what conquering it takes."""
    found = []
    for soldiers in range(1, MOST_SOLDIERS + 1):
        for warlord, outpost, wonder in ((bool(n & 1), bool(n & 2), bool(n & 4)) for n in range(8)):
            state = _table()
            s, at = state.box[0], _tile(state)
            s.owner[at], s.waits[at], s.soldiers[at] = 2, k.EMPTY, soldiers
            s.soldiers[s.capital[1] - 1] -= soldiers
            s.outpost[at], s.monuments[at] = int(outpost), int(wonder)
            if warlord:
                s.warlord[1] = at + 1
            state.moved_to(state.box)
            tile = next(tile for tile in state.view(0)["map"] if tile["name"] == PROVINCE)
            garrison = {"soldiers": soldiers, "warlord": warlord, "outpost": outpost, "wonder": wonder}
            found.append(garrison | {"defense": tile["defense"], "units": tile["needed"]})
    return {"terrain": tile["terrain"], "garrisons": found}


def display() -> list[dict[str, Any]]:
    """Tell what becomes of a row of the display, whichever of its cards are acquired: space 0 is next to the deck."""
    first = _acting()
    row = [offer["card"] for offer in first.view(0)["display"][0]]
    found = []
    for taken in (some for n in range(len(row) + 1) for some in combinations(range(len(row)), n)):
        state, told = first.copy(), list[Event]()
        for space in taken:
            state.play(parse(state, f"acquire {state.kit.content.card(row[space]).names['en']}"))
        state.play(parse(state, "end turn"), told.append)
        while state.turn == CHANCE:
            state.play(0, told.append)
        swept = [row.index(event.data["card"]) for event in told if _swept(event, row)]
        now = [offer["card"] for offer in state.view(0)["display"][0]]
        found.append(
            {"taken": list(taken), "swept": swept, "now": [row.index(card) if card in row else None for card in now]}
        )
    return found


def _swept(event: Event, row: Sequence[str]) -> bool:
    return event.kind == "swept" and event.data["card"] in row


# ---------------------------------------------------------------- numbers


def _acting() -> Monumental:
    """Lay the table of the pictures, and let its first player act, with more than enough of everything."""
    state = _table()
    state.play(parse(state, "activate row 1"))
    state.play(parse(state, "activate column 1"))
    for resource in range(3):
        state.box[0].basic[0][resource] = RICH
    state.box[0].culture[0] = RICH
    state.moved_to(state.box)
    return state


def _points() -> dict[str, int]:
    """Give the points of somebody who has one of everything, and so the most."""
    state = _table()
    s, at = state.box[0], _tile(state)
    s.owner[at], s.waits[at], s.soldiers[at] = 1, k.EMPTY, 1
    s.knowledge[0] = s.wonders[0] = s.policies[0] = s.policy[0][0] = s.slain[0] = 1
    state.moved_to(state.box)
    parts: dict[str, int] = state.view(0)["seats"][0]["parts"]
    return parts


def _policy_prices() -> list[int]:
    """Develop all Policies, one after the other; give what each cost."""
    state, prices = _acting(), []
    while found := [choice for choice in state.choices() if isinstance(choice, Develop)]:
        prices.append(found[0].cost["culture"])
        state.play(found[0])
        while state.turn == CHANCE or not any(isinstance(choice, End) for choice in state.choices()):
            state.play(0)
    return prices


def _outpost_units() -> int:
    """Tell how many Units make way for an Outpost."""
    state = _acting()
    s, at = state.box[0], _tile(state)
    s.owner[at], s.waits[at], s.soldiers[at] = 1, k.EMPTY, s.soldiers[s.capital[0] - 1]
    s.soldiers[s.capital[0] - 1] = 0
    state.moved_to(state.box)
    return next(choice.units for choice in state.choices() if isinstance(choice, Outpost))


def _automa() -> tuple[int, int]:
    """Play a game with the Automa to its end, blindly: tell what a failure gave it, and how much Gold made a point."""
    state, dice, told = _start(1, automa=True), Dice(SEED), list[Event]()
    while state.turn is not None:
        choice = drawn(state, dice) if state.turn == CHANCE else dice.below(len(state.choices()))
        state.play(choice, told.append)
    failed = next(i for i, event in enumerate(told) if event.kind == "failed")
    seat = state.view(None)["seats"][AUTOMA]
    gold: int = told[failed + 1].data["count"]
    return gold, _rate(seat["resources"]["gold"], seat["parts"]["gold"])


def _rate(gold: int, points: int) -> int:
    """Find how much Gold makes a point."""
    return next(n for n in range(1, gold + 1) if gold // n == points)


def _decks() -> dict[str, Any]:
    """Count the Development deck, display and all."""
    view = _start(2).view(None)["development"]
    long = _start(2, renaissance=True).view(None)["development"]
    return {**view["cards"], "all": view["left"], "more": long["left"] - view["left"]}


def _spaces(players: int, **more: Any) -> int:  # noqa: ANN401
    return sum(len(row) for row in _laid(_start(players, **more)).view(None)["display"])


def values() -> dict[str, dict[str, int]]:
    """Give the numbers that the texts say, by paragraph."""
    content, state, decks = MONUMENTAL.content(), _table(), _decks()
    worth = {name: content.value(name) for name in ("gold", "soldiers", "outposts")}
    guard = {name: content.value(f"{name}_defense") for name in ("soldier", "warlord", "outpost", "wonder", "hero")}
    seat, prices = state.view(0)["seats"][0], state.ask(Prices(0), 0)
    spaces = [space for row in seat["city"] for space in row]
    cards = seat["deck"]["size"] + sum(bool(space[part]) for space in spaces for part in ("card", "knowledge"))
    policies, points, (failure, rate) = _policy_prices(), _points(), _automa()
    row, two = _spaces(3), len(state.view(0)["display"][0])
    start = _start(1, automa=True).view(None)["automa"]
    return {
        "setup-2": {
            "first": decks["I"],
            "second": decks["II"],
            "third": decks["III"],
            "total": decks["all"],
            "pile": state.view(0)["piles"][0]["left"],
        },
        "setup-3": {"cards": cards, "policies": len(policies), "gold": worth["gold"]},
        "setup-4": {
            "soldiers": worth["soldiers"],
            "explorers": len(seat["explorers"]),
            "outposts": worth["outposts"],
        },
        "wonders-5": {"wonder": guard["wonder"]},
        "policies-1": {"one": policies[0], "two": policies[1], "last": policies[-1]},
        "conquer-1": {"units": worth["soldiers"] + 1, "soldiers": worth["soldiers"]},
        "defense-1": {name: guard[name] for name in ("soldier", "warlord", "outpost", "wonder")},
        "warlord-2": {"warlord": guard["warlord"]},
        "outposts-1": {"n": _outpost_units()},
        "outposts-2": {"outpost": guard["outpost"], "outposts": worth["outposts"]},
        "progress-1": {"science": prices["progress"]["cost"]["science"]},
        "display-1": {"row": row},
        "display-2": {"two": two},
        "end-2": {"turns": decks["all"] - row, "two": -(-(decks["all"] - 2 * two) // 2)},
        "scoring-1": {
            "province": points["provinces"],
            "knowledge": points["knowledge"],
            "wonder": points["wonders"],
            "policy": points["policies"],
        },
        "scoring-2": {"dominance": points["most_provinces"]},
        "automa-2": {"deck": start["deck"], "gold": failure},
        "automa-6": {"three": rate},
        "eras-1": {"n": decks["more"]},
        "heroes-3": {"n": guard["hero"]},
        "monsters-5": {"monster": points["monsters"]},
        "continuous-4": {name: _spaces(n, continuous=True) for name, n in (("two", 2), ("three", 3), ("four", 4))},
    }


def facts() -> dict[str, Any]:
    """Give everything that the page takes from the game."""
    return {"values": values(), "city": city(), "province": province(), "display": display()}


def text() -> str:
    """Give the whole file."""
    return json.dumps(facts(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file in the checkout."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
