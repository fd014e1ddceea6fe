"""How a bot is asked, wherever it plays: its answer becomes a choice of the position, its failure a sentence."""

import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast

from cairn.bots.packages import FAILURES
from cairn.bots.program import ProgramError
from cairn.core import CairnError, Choice, IllegalChoiceError, State, shown
from cairn.turns import numbered

if TYPE_CHECKING:
    from cairn.bots import Bot

OURS = Path(__file__).parents[1]


class BotFailedError(CairnError):
    """A bot that failed: the message says how, `trace` has the lines of its own code."""

    trace = ""


def meant(answer: object, state: State) -> Choice:
    """Give the choice that an answer means: itself, or the one of this number. Playing it shows whether it is legal."""
    number = numbered(answer, state.turn, len(state.choices()))
    if number is not None:
        return state.choices()[number]
    if isinstance(answer, str):
        raise IllegalChoiceError(f"{shown(answer)} cannot be played: give the choice or its number, not its text")
    if not isinstance(getattr(answer, "data", None), dict):
        raise IllegalChoiceError(f"{shown(answer)} cannot be played: it is not among the choices of this position")
    return cast("Choice", answer)


def chosen(bot: "Bot", imagined: State, state: State, rng: Random) -> Choice:
    """Let a bot choose in a position from what its seat imagines."""
    try:
        return meant(bot.choose(imagined, rng), state)
    except IllegalChoiceError as error:
        raise BotFailedError(str(error)) from None
    except KeyboardInterrupt:
        raise
    except FAILURES as error:
        raise failed_by(error) from None


def failed_by(error: BaseException) -> BotFailedError:
    """Say what a bot has done: a program by a sentence, any other by its error."""
    if isinstance(error, ProgramError):
        return BotFailedError(str(error))
    failed = BotFailedError(traceback.format_exception_only(error)[-1].strip())
    failed.trace = trace_of(error)
    return failed


def trace_of(error: BaseException) -> str:
    """Give the lines of a traceback that are not ours."""
    frames = traceback.extract_tb(error.__traceback__)
    return "".join(traceback.format_list([f for f in frames if not Path(f.filename).is_relative_to(OURS)]))
