"""What a game gives to the terminal: its board as lines, its choices as questions, its end as a tale."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cairn.core import Choice, Event, Question, Seat, State
from cairn.terminal.blocks import Block
from cairn.terminal.menu import Node
from cairn.terminal.rules import Entry
from cairn.terminal.score import Parts
from cairn.terminal.screen import Screen
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
    left: int = 0  # so much is still to come of what was begun, such as Units on the march


Choose = Callable[[Screen, Words, str, Mapping[str, str], str], str]  # asks for one of a few answers


class Drawing:
    """How one game looks and asks."""

    careful: bool = False  # every choice is shown before it counts; else only one that cannot be taken back
    ask_players = "ask-players"  # the message that asks how many play
    scored: frozenset[str] = frozenset()  # parts of a score whose changes are told by events of the game already
    begun: frozenset[str] = frozenset()  # events that are told together with what they lead to
    chapters: frozenset[str] = frozenset()  # events that begin a paragraph of their own

    def board(self, scene: Scene) -> Block:
        """Draw the whole table."""
        raise NotImplementedError

    def bench(self, scene: Scene) -> Block:
        """Draw only what the seat builds, while a question needs the room."""
        raise NotImplementedError

    def tells(self, scene: Scene) -> bool:
        """Tell whether the drawing has what happened of late on it."""
        raise NotImplementedError

    def menu(self, state: State, words: Words) -> Node:
        """Ask what to do; every choice of the position is behind some answer."""
        raise NotImplementedError

    def note(self, state: State, choice: Choice, words: Words) -> str:
        """Say in a few signs what a choice would change."""
        raise NotImplementedError

    def labels(self, state: State, words: Words) -> list[tuple[Choice, str]]:
        """Say every choice in the reader's language; where there are no such words, in its notation."""
        raise NotImplementedError

    def ends(self, choice: Choice, after: State) -> bool:
        """Tell whether a choice ends a turn, so that the next seat plays when nature has drawn."""
        raise NotImplementedError

    def told(self, events: Sequence[Event], to: Hearer) -> str:
        """Tell what happened, as far as somebody may hear of it."""
        raise NotImplementedError

    def look(self, command: str, argument: str, state: State, scene: Scene) -> Block | None:
        """Answer a command of this game that changes nothing; None where it has no such command."""
        raise NotImplementedError

    def entries(self, words: Words) -> list[Entry]:
        """List the components that can be explained."""
        raise NotImplementedError

    def score(self, scene: Scene) -> Block:
        """Tell every part of each score, as it is now."""
        raise NotImplementedError

    def keys(self, words: Words) -> list[tuple[str, str]]:
        """List those commands, each with what it shows."""
        raise NotImplementedError

    def guide(self, words: Words) -> list[str]:
        """Explain the drawing and the choices."""
        raise NotImplementedError

    def ending(self, scene: Scene) -> Block:
        """Tell the end: how everything was counted."""
        raise NotImplementedError

    def verdict(self, state: State, scene: Scene) -> Block:
        """Say who wins, and by how much."""
        raise NotImplementedError

    def said(self, state: State, choice: Choice, words: Words) -> str:
        """Say one choice, where nothing else is on the screen."""
        return next((label for other, label in self.labels(state, words) if other == choice), str(choice))

    def left(self, question: Question | None) -> int:  # noqa: ARG002
        """Count what is still to come of what was begun."""
        return 0

    def parts(self, view: Mapping[str, Any]) -> Parts:  # noqa: ARG002
        """Give the parts of each seat's score by name; none where a score is one number."""
        return []

    def rules(self, words: Words) -> list[Entry]:  # noqa: ARG002
        """Give the rules, section by section, the most important first."""
        return []

    def terms(self, words: Words) -> list[Entry]:  # noqa: ARG002
        """Give the words that are explained beside the rules."""
        return []

    def components(self, words: Words) -> list[tuple[str, Block]]:  # noqa: ARG002
        """Draw what the game is played with, each kind below its title."""
        return []

    def ask_setup(self, screen: Screen, words: Words, players: int, choose: Choose) -> dict[str, Any]:  # noqa: ARG002
        """Ask what is chosen instead of being drawn."""
        return {}
