"""Before a game of Monumental: the standard game, or which map and which modules."""

from typing import Any

from cairn.monumental import maps
from cairn.terminal.drawing import Choose
from cairn.terminal.menu import folded
from cairn.terminal.screen import Screen
from cairn.words import Words

MODULES = ("heroes", "monsters", "renaissance", "alternatives", "continuous", "automa")
ADVISED = 3  # so many Monsters
MOST_SEATS = 4


def ask(screen: Screen, words: Words, players: int, choose: Choose) -> dict[str, Any]:
    """Ask for the set-up; Enter takes the standard game."""
    kinds = {"1": words("monumental-setup-standard"), "2": words("monumental-setup-own")}
    if choose(screen, words, words("monumental-ask-setup"), kinds, "1") == "1":
        return {}
    chosen = _modules(screen, words, players)
    seats = players + (1 if players == 1 or chosen.get("automa") else 0)
    return chosen | _map(screen, words, seats, choose)


def _map(screen: Screen, words: Words, seats: int, choose: Choose) -> dict[str, Any]:
    """Ask for a map that fits."""
    fitting = [board for board in maps.presets().values() if board.players == seats]
    answers = {"1": words("monumental-map-drawn")}
    for i, board in enumerate(fitting, 2):
        answers[str(i)] = words("monumental-map-level", name=board.name(words.language), level=board.level)
    answers[str(len(fitting) + 2)] = words("monumental-map-random")
    picked = int(choose(screen, words, words("monumental-ask-map"), answers, "1"))
    if picked == 1:
        return {}
    return {"map": fitting[picked - 2].id if picked - 2 < len(fitting) else "random"}


def _modules(screen: Screen, words: Words, players: int) -> dict[str, Any]:
    """Switch modules on and off until Enter."""
    known = [name for name in MODULES if name != "automa" or 1 < players < MOST_SEATS]
    chosen: set[str] = set()
    while True:
        screen.say(words("monumental-ask-modules"), "bold")
        for i, name in enumerate(known, 1):
            screen.say(f"  {i}  [{'x' if name in chosen else ' '}] {words('monumental-module', module=name)}")
        answer = screen.ask(">").replace(",", " ").split()
        if not answer:
            return {name: ADVISED if name == "monsters" else True for name in known if name in chosen}
        for part in answer:
            begun = [name for name in known if folded(words("monumental-module", module=name)).startswith(folded(part))]
            if part.isdecimal() and 1 <= int(part) <= len(known):
                chosen ^= {known[int(part) - 1]}
            elif len(begun) == 1:
                chosen ^= {begun[0]}
            else:
                listed = ", ".join(str(i + 1) for i in range(len(known)))
                screen.say(words("out-of-range", list=listed), "#e0786c")
