"""Nim: whoever takes the last stone wins. Nature draws who begins.

A whole game for Cairn in one file of plain Python: rules, set-up, a bot, a drawing and the words of two languages.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import xor
from random import Random
from typing import Any, ClassVar

from cairn.bots import Bot
from cairn.core import CHANCE, Choice, Content, Event, Question, Seat, State, Tell, Told
from cairn.game import Flag, Game
from cairn.plain import Components, Plain
from cairn.terminal.blocks import Block, line
from cairn.terminal.drawing import Drawing, Scene

HEAPS = {"small": [1, 2, 3], "usual": [3, 4, 5], "large": [1, 3, 5, 7]}


@dataclass(frozen=True)
class Begin(Told):
    """Nature says who begins."""

    do: ClassVar[str] = "begin"
    to: ClassVar[None] = None  # everybody may know
    seat: Seat

    def __str__(self) -> str:
        return f"begin {self.seat + 1}"


@dataclass(frozen=True)
class Take(Told):
    """A player takes stones from one heap."""

    do: ClassVar[str] = "take"
    to: ClassVar[None] = None
    n: int
    heap: int

    def __str__(self) -> str:
        return f"take {self.n} from {self.heap}"


class NimState(Plain):
    """The heaps, and whose turn it is."""

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.setup, self.seats = dict(setup), 2
        self.heaps: list[int] = content.as_dict()["heaps"][setup["heaps"]]
        self.turn: Seat | None = CHANCE
        self.won: Seat | None = None

    @property
    def question(self) -> Question | None:
        """Ask nature who begins, and a player what to take."""
        return None if self.turn is None else Question("begin" if self.turn == CHANCE else "take", self.turn)

    def offered(self) -> list[Choice]:
        """List every choice."""
        if self.turn == CHANCE:
            return [Begin(seat) for seat in range(self.seats)]
        return [Take(n, heap) for heap, left in enumerate(self.heaps, 1) for n in range(1, left + 1)]

    def change(self, choice: Begin | Take, tell: Tell) -> None:
        """Play a choice."""
        if isinstance(choice, Begin):
            self.turn = choice.seat
            tell(Event("begins", {"seat": choice.seat}))
            return
        seat = self.turn or 0
        self.heaps[choice.heap - 1] -= choice.n
        self.turn = 1 - seat
        tell(Event("took", {"seat": seat, "n": choice.n, "heap": choice.heap}))
        if not any(self.heaps):
            self.turn, self.won = None, seat

    def view(self, _: Seat | None) -> dict[str, Any]:
        """Show the table; everybody sees the same."""
        return {"game": NIM.name, "turn": self.turn, "heaps": list(self.heaps), "scores": self.scores()}

    def scores(self) -> list[int]:
        """Give a point for the last stone."""
        return [int(seat == self.won) for seat in range(self.seats)]

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who took the last stone; while there are stones left, nobody leads."""
        leading = range(self.seats) if self.won is None else [self.won]
        return [seat for seat in leading if seat not in out]


class Reckoner:
    """Leaves heaps whose binary digits cancel out, if it can."""

    def choose(self, state: State, rng: Random) -> Choice:
        """Pick a choice."""
        heaps = state.view(state.turn)["heaps"]
        balance = reduce(xor, heaps)
        good = [
            c for c in state.choices() if isinstance(c, Take) and heaps[c.heap - 1] ^ balance == heaps[c.heap - 1] - c.n
        ]
        return rng.choice(good or list(state.choices()))


class NimDrawing(Drawing):
    """Heaps as rows of stones."""

    game = "nim"

    def board(self, scene: Scene) -> Block:
        """Draw a row for each heap."""
        return [line(f"{number}  {'● ' * left}") for number, left in enumerate(scene.view["heaps"], 1)]


class NimGame(Game):
    """What Nim tells about itself."""

    name = "nim"
    rules = 1
    players = range(2, 3)
    first_begins = False
    flags: ClassVar[Mapping[str, tuple[Flag, ...]]] = {"setup": (Flag("heaps", "small, usual or large.", "NAME"),)}
    words: ClassVar[Mapping[str, str]] = {
        "en": """
nim-ask-take = Which stones do you take?
nim-choice-take = { $n } from heap { $heap }
nim-event-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
nim-event-took = { $who ->
    [you] You take { $n } from heap { $heap }.
   *[other] { $name } takes { $n } from heap { $heap }.
}
""",
        "de": """
nim-ask-take = Welche Steine nimmst du?
nim-choice-take = { $n } vom Haufen { $heap }
nim-event-begins = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
nim-event-took = { $who ->
    [you] Du nimmst { $n } vom Haufen { $heap }.
   *[other] { $name } nimmt { $n } vom Haufen { $heap }.
}
""",
    }

    def content(self, file: str | None = None) -> Content:
        """Give the heaps; no file corrects them."""
        return super().content(file) if file else Components(heaps=HEAPS)

    def options(self, content: Content) -> dict[str, list[Any]]:
        """Let the heaps be chosen."""
        return {"heaps": list(content.as_dict()["heaps"])}

    def start(self, setup: Mapping[str, Any], content: Content) -> NimState:
        """Lay out the heaps."""
        return NimState(self.checked(setup, content), content)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """Bring a bot that cannot be beaten once it leads."""
        return {"reckoner": Reckoner}

    def drawing(self, _: Content) -> NimDrawing:
        """Bring a drawing."""
        return NimDrawing()


NIM = NimGame()
