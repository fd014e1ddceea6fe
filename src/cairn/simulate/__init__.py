"""Many games by bots: a summary, a row for each game, and records if wanted.

The same seed gives the same games on every machine, however many processes play them.
"""

from cairn.game import AUTOMA
from cairn.simulate.crew import WorkerError
from cairn.simulate.games import Run
from cairn.simulate.run import BotError, Simulation, simulate
from cairn.simulate.tally import Figures, Summary

__all__ = ["AUTOMA", "BotError", "Figures", "Run", "Simulation", "Summary", "WorkerError", "simulate"]
