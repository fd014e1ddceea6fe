"""The games that are learned from."""

from typing import Any

from cairn.chance import Dice
from cairn.monumental.game import MONUMENTAL
from cairn.monumental.state import Monumental, standard

RARE = (("renaissance", 5), ("heroes", 6), ("monsters", 7), ("alternatives", 4))  # modules, once in so many games


def table(players: int, seed: int) -> Monumental:
    """Lay out a game by its seed: any map and civilizations, now and then with a module."""
    dice = Dice(seed)
    wanted: dict[str, Any] = {"players": players}
    for name, often in RARE:
        if dice.below(often) == 0:
            wanted[name] = 3 if name == "monsters" else True
    content = standard()
    setup, _ = MONUMENTAL.settle(wanted, content, dice)
    return Monumental(setup, content)
