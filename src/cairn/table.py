"""A game as it is played at a table, in the terminal or on a server: how it begins, and then choice by choice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cairn import record
from cairn.chance import FairChance, commitment
from cairn.core import CairnError, Choice, Content, Played, Seat, State, draw, play_and_tell
from cairn.game import Game
from cairn.record import Record

FIRST = "first"


def begun(
    game: Game,
    content: Content,
    chairs: Sequence[tuple[str, str | None]],
    wanted: Callable[[Seat], Mapping[str, Any]],
    *,
    secret: bytes,
    nonces: Sequence[bytes],
    first: int | None = None,
) -> dict[str, Any]:
    """Begin a game: commit to a secret, draw who begins and what the set-up leaves open; gives the record's header.

    A chair is a name and, where a bot sits, what it is. `wanted` says what is chosen, once it is known who begins.
    """
    chance, drawn = FairChance(secret, nonces), list[str]()
    if first is None:
        first, drawn = chance.below(len(chairs)), [FIRST]
    setup, more = game.settle({"players": len(chairs), **wanted(first)}, content, chance)
    seats = [*chairs[first:], *chairs[:first]]
    return record.header(
        game,
        content,
        setup,
        commitment=commitment(secret),
        nonces=[nonce.hex() for nonce in nonces],
        first=first,
        drawn=[*drawn, *more],
        names=[name for name, _ in seats],
        bots=[bot for _, bot in seats],
    )


class Table:
    """The position after all choices so far. Nature's draws are those that its secret has settled."""

    def __init__(self, game: Game, content: Content, header: dict[str, Any], secret: bytes | None) -> None:
        self.game = game
        self.state: State = record.start(Record(header), game, content)
        self.n = 0  # choices played
        self._chance: FairChance | None = None
        if secret is not None and "commitment" in header:
            self._chance = record.nature(header, game, content, secret)[0]
        elif secret is not None:
            self._chance = FairChance(secret, [])  # played on from a record: the set-up was settled long ago

    @property
    def turn(self) -> Seat | None:
        """Who decides."""
        return self.state.turn

    def drawn(self) -> Choice:
        """Let nature decide."""
        if self._chance is None:
            raise CairnError("nature cannot draw: the table has no secret")
        return draw(self.state, self._chance)

    def applied(self, choice: Choice) -> Played:
        """Play a choice; gives all that is to be told of it."""
        played = play_and_tell(self.state, choice, self.n)
        self.n += 1
        return played
