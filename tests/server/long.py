"""Long games, as records."""

from cairn.bots import BOTS, make
from cairn.chance import Dice
from cairn.games import GAMES
from cairn.record import Record, header


def long_record(name: str = "monumental") -> str:
    """Play a game by random bots, as a record."""
    game, dice = GAMES[name], Dice(3)
    content = game.content()
    setup, _ = game.settle({"players": 2}, content, dice)
    state, bot = game.start(setup, content), make(name, next(iter(BOTS[name])))
    kept = Record(header(game, content, setup))
    while state.turn is not None and len(kept.choices) < 300:
        choice = bot.choose(state, dice)
        kept.choices.append(str(choice))
        state.play(choice)
    return str(kept)
