"""What a game gives to the terminal: its board as lines, its choices as questions, its end as a tale."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cairn.core import Choice, Event, Seat, State
from cairn.terminal.blocks import Block
from cairn.terminal.menu import Node
from cairn.terminal.rules import Entry
from cairn.words import Words


@dataclass(frozen=True)
class Scene:
    """Everything a drawing needs besides the position."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[str]
    seat: Seat  # whose tower is drawn large
    you: Seat | None = None  # who is addressed as "you"
    before: Mapping[str, Any] | None = None  # the position before a choice that is only tried
    width: int = 100
    large: bool = True  # room for a large drawing
    height: int = 40  # lines of the whole screen
    told: Sequence[str] = ()  # what happened of late, the latest last

    def name(self, seat: Seat) -> str:
        """Name a seat: "you" to the one addressed."""
        return self.words("you") if seat == self.you else self.names[seat]


@dataclass(frozen=True)
class Hearer:
    """To whom it is told what happened."""

    words: Words
    names: Sequence[str]
    setup: Mapping[str, Any]
    you: Seat | None = None  # who is addressed as "you"
    seat: Seat | None = None  # who hears, None is a guest
    marching: int = 0  # Units that are still to march to where others of the same conquest are on their way


class Drawing(Protocol):
    """How one game looks and asks."""

    careful: bool  # every choice is shown before it counts; else only one that cannot be taken back

    def board(self, scene: Scene) -> Block:
        """Draw the whole table."""

    def bench(self, scene: Scene) -> Block:
        """Draw only what the seat builds, while a question needs the room."""

    def tells(self, scene: Scene) -> bool:
        """Tell whether the drawing has what happened of late on it."""

    def menu(self, state: State, words: Words) -> Node:
        """Ask what to do; every choice of the position is behind some answer."""

    def note(self, state: State, choice: Choice, words: Words) -> str:
        """Say in a few signs what a choice would change."""

    def labels(self, state: State, words: Words) -> list[tuple[Choice, str]]:
        """Say every choice in the reader's language; where there are no such words, in its notation."""

    def ends(self, choice: Choice, after: State) -> bool:
        """Tell whether a choice ends a turn, so that the next seat plays when nature has drawn."""

    def told(self, events: Sequence[Event], to: Hearer) -> str:
        """Tell what happened, as far as somebody may hear of it."""

    def look(self, command: str, argument: str, state: State, scene: Scene) -> Block | None:
        """Answer a command of this game that changes nothing; None where it has no such command."""

    def entries(self, words: Words) -> list[Entry]:
        """List the components that can be explained."""

    def score(self, scene: Scene) -> Block:
        """Tell every part of each score, as it is now."""

    def keys(self, words: Words) -> list[tuple[str, str]]:
        """List those commands, each with what it shows."""

    def guide(self, words: Words) -> list[str]:
        """Explain the drawing and the choices."""

    def ending(self, scene: Scene) -> Block:
        """Tell the end: how everything was counted."""

    def verdict(self, state: State, scene: Scene) -> Block:
        """Say who wins, and by how much."""
