"""Draw the pictures of the terminal in docs/screens anew: python -m tests.terminal.draw_picture."""

from pathlib import Path
from random import Random

from cairn import bots
from cairn.chance import Dice
from cairn.core import CHANCE, Choice, Event
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.choices import Prophecy
from cairn.monolyth.terminal.drawing import MonolythDrawing
from cairn.monumental import MONUMENTAL
from cairn.monumental.terminal.drawing import MonumentalDrawing
from cairn.terminal.blocks import line, paragraph
from cairn.terminal.drawing import Scene
from cairn.words import Words
from tests.terminal.picture import picture

FOLDER = Path("docs/screens")
SEED = 51
FORETELL = (6, 8)  # in these rounds everybody makes a prophecy, so that the picture has some
ROUND = 10


def foretold(state: Monolyth) -> Choice:
    """Foretell a little more than the best wall without a prophecy has."""
    walls = state.view(state.turn)["seats"][state.turn]["walls"]
    told = [choice for choice in state.choices() if isinstance(choice, Prophecy)]
    return max(told, key=lambda c: (walls[c.side]["count"], -abs(walls[c.side]["count"] + 4 - c.value)))


def middle_of_a_game(seed: int = SEED) -> tuple[Monolyth, list[list[Event]]]:
    content, dice = MONOLYTH.content(), Dice(seed)
    setup, _ = MONOLYTH.settle({"players": 2, "structure": "terrace"}, content, dice)
    state = MONOLYTH.start(setup, content)
    players = [bots.make("monolyth", "greedy") for _ in range(2)]
    told: list[list[Event]] = []
    while state.turn is not None and (state.view(0)["round"] < ROUND or state.turn != 0):
        told.append([])
        if state.turn != CHANCE and state.view(0)["round"] in FORETELL:
            state.play(foretold(state), told[-1].append)
        else:
            state.play(bots.decide(state, players, dice, Random(1)), told[-1].append)
    return state, told


def draw() -> str:
    state, told = middle_of_a_game()
    words, names, drawing = Words("en"), ["Ana", "Bot"], MonolythDrawing(MONOLYTH.content())
    rows = drawing.board(Scene(state.view(0), words, names, 0, 0))
    rows.append(line())
    for events in told[-2:]:
        said = " ".join(words.tell("monolyth", event, names, 0) for event in drawing.tellable(events))
        rows += paragraph(said, 98)
    return picture([*rows, line(), line(words("ask-act")), line(">")], "cairn play monolyth")


def draw_monumental() -> str:
    content, dice = MONUMENTAL.content(), Dice(8)
    setup, _ = MONUMENTAL.settle({"players": 2, "map": "twin-lakes", "heroes": True}, content, dice)
    state = MONUMENTAL.start(setup, content)
    players = [bots.make("monumental", "greedy") for _ in range(2)]
    while state.turn != 0 or state.view(0)["round"] < 5 or state.view(0)["phase"] != "actions":
        state.play(bots.decide(state, players, dice, Random(1)))
    words, drawing = Words("en"), MonumentalDrawing(content)
    rows = drawing.board(Scene(state.view(0), words, ["Ana", "Bot"], 0, 0, width=120, height=44))
    return picture([*rows, line(), line(words("monumental-ask-actions")), line(">")], "cairn play monumental", 120)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "terminal.svg").write_text(draw(), encoding="utf-8")
    (FOLDER / "terminal-monumental.svg").write_text(draw_monumental(), encoding="utf-8")
