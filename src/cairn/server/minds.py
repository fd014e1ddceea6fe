"""What bots think, in processes of their own: whoever plays at a table is kept between moves, with what it found."""

from collections import OrderedDict
from random import Random
from time import monotonic

from cairn import bots
from cairn.bots import Bot
from cairn.bots.advice import by_numbers
from cairn.bots.answers import BotFailedError
from cairn.bots.answers import chosen as answered
from cairn.core import Seat, State, shown
from cairn.server.protocol import Advised, Why

MOST = 32  # bots that are kept
AGE_S = 900.0  # seconds after which one that was not asked is forgotten

Place = tuple[str, Seat]
KEPT: OrderedDict[tuple[str, Seat, str], tuple[Bot, float]] = OrderedDict()  # the one asked last comes last


def chosen(game: str, bot: str, place: Place, imagined: State, avoided: set[str]) -> str | None:
    """Let a bot choose, but nothing that has been refused here; None where nothing else is left."""
    rng, key = Random(), (*place, bot)
    mind = KEPT.pop(key)[0] if key in KEPT else bots.make(game, bot)
    answer = answered(mind, imagined.copy(), imagined, rng)
    choice, known = str(answer), imagined.choices().texts()
    if choice not in known:
        raise BotFailedError(f"{shown(answer)} cannot be played: it is not among the choices of this position")
    KEPT[key] = mind, monotonic()  # one that failed is not asked again
    _forget()
    if choice not in avoided:
        return choice
    others = [text for text in known if text not in avoided]
    return rng.choice(others) if others else None


def advised(game: str, imagined: State, avoided: set[str]) -> list[Advised]:
    """Give the best three choices of whoever decides, the best first, with what may be expected of each and why."""
    found = by_numbers(bots.adviser(game).advise(imagined, Random()))
    return [
        Advised(
            pick=advice.number,
            move=str(advice.choice),
            next=None if advice.next is None else advice.next.data,
            points=advice.outlook.points,
            win=advice.outlook.win,
            reasons=[Why(reason.kind, reason.points, reason.about) for reason in advice.reasons],
        )
        for advice in found
        if str(advice.choice) not in avoided
    ]


def forgotten(table: str) -> None:
    """Forget the bots of a table whose game is over."""
    for key in [key for key in KEPT if key[0] == table]:
        KEPT.pop(key, None)


def _forget() -> None:
    while KEPT and (len(KEPT) > MOST or next(iter(KEPT.values()))[1] < monotonic() - AGE_S):
        KEPT.popitem(last=False)
