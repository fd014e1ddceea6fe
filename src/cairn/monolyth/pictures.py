"""Writes what the pictures of the rules show: `python -m cairn.monolyth.pictures` makes `figures.gen.json`.

The client knows no rules, so where the crystal comes to and what a wall counts are read off a game played here.
"""

import json
import sys
from pathlib import Path
from typing import Any

from cairn.core import CHANCE
from cairn.monolyth.choices import Discard, Place, Prophecy, Swap
from cairn.monolyth.lesson import Player

FILE = "web/src/monolyth/rules/figures.gen.json"
SETUP = {"players": 1, "structure": "wall", "boards": [5]}
SIDE = "S"
WALL = 6  # so many turns build the wall that is shown

SITES = """
I3-white D2-turquoise L3-orange L4-blue L3-turquoise D2-turquoise D2-blue D2-black D2-white D2-orange D2-blue D2-black
"""
# A solo game, one turn a line: a choice, and the token that is given up; the crystal visits every site.
GAME = """
1 swap a4/1 > burn 4
1 D2 b4/1 c4/1 > burn 5
1 swap d4/1 > burn 6
1 swap b4/2 > burn 7
1 L3 c4/2 d4/2 d4/3 > burn 8
1 D2 a4/2 a4/3 > burn 9
1 D2 a1/1 b1/1 > burn 10
1 D2 c1/1 d1/1 > burn 10
1 D2 a2/1 b2/1 > burn 9
1 D2 c2/1 d2/1 > burn 8
1 D2 a1/2 b1/2 > burn 7
1 D2 c1/2 d1/2 > burn 6
"""
TURNS = tuple(line for line in GAME.splitlines() if line)


def _turn(player: Player, line: str) -> None:
    """Play a turn; any stone may be drawn, it is the same each time."""
    choice, _, burnt = line.partition(" > ")
    player.play(choice)
    while player.state.turn == CHANCE:
        player.play(str(player.state.choices()[0]))
    player.play(burnt)


def ring(player: Player) -> dict[str, Any]:
    """Tell where so many steps lead from here, and which site is refilled then."""
    view = player.state.view(None)
    closed = [site for site, stone in enumerate(view["sites"]) if stone is None and site != view["crystal"]]
    reached = []
    for there in view["reach"]:
        moves = [c for c in player.state.choices() if isinstance(c, Place | Swap | Discard)]
        moved = player.copy()
        moved.play(next(str(move) for move in moves if move.steps == there["steps"]))
        question = moved.state.question
        reached.append({**there, "refill": question.about["site"] if question else None})
    return {"crystal": view["crystal"], "closed": closed, "reach": reached}


def wall(player: Player) -> dict[str, Any]:
    """Show a wall from its top, its count, and what every prophecy for it would bring."""
    seat = player.state.view(None)["seats"][0]
    rows = [level[-1] for level in seat["cubes"] if any(level[-1])]
    prophecies = []
    for choice in player.state.choices():
        if isinstance(choice, Prophecy) and choice.side == SIDE:
            told = player.copy()
            told.play(str(choice))
            points = told.state.view(None)["seats"][0]["walls"][SIDE]["points"]
            prophecies.append({"value": choice.value, "points": points})
    shown = seat["walls"][SIDE]
    return {"colour": shown["colour"], "cubes": rows[::-1], "count": shown["count"], "prophecies": prophecies}


def facts() -> dict[str, Any]:
    """Play the game; give the ring from every site of the crystal, and the wall."""
    player = Player(SETUP, SITES)
    rings, shown = [ring(player)], {}
    for n, line in enumerate(TURNS, 1):
        _turn(player, line)
        rings.append(ring(player))
        if n == WALL:
            shown = wall(player)
    return {"ring": rings, "wall": shown}


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
