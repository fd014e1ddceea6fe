"""What a game gives to the terminal: its board as lines, its choices as questions, its end as a tale."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cairn.core import Choice, Content, Event, Question, Seat, State, may_know
from cairn.game import Game
from cairn.terminal.blocks import ACCENT, Block, line, paragraph
from cairn.terminal.menu import Node, plain
from cairn.terminal.rules import Entry
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
    """How one game looks and asks. All of it has a usual form, made from its view and its words.

    A choice is said by the message `GAME-choice-DO`, a question by `GAME-ask-KIND`, an event by `GAME-event-KIND`.
    Where there is no such message, a choice is its notation, the question is what to do, and the event is not told.
    """

    game: str
    careful: bool = False  # every choice is shown before it counts; else only one that cannot be taken back
    ask_players = "ask-players"  # the message that asks how many play
    scored: frozenset[str] = frozenset()  # parts of a score whose changes are told by events of the game already
    begun: frozenset[str] = frozenset()  # events that are told together with what they lead to
    chapters: frozenset[str] = frozenset()  # events that begin a paragraph of their own

    def board(self, scene: Scene) -> Block:
        """Draw the whole table: usually a line for each part of the view."""
        rows = [f"{part}: {value}" for part, value in scene.view.items() if part != "game"]
        return [row for text in rows for row in paragraph(text, scene.width)]

    def bench(self, scene: Scene) -> Block:
        """Draw only what the seat builds, while a question needs the room."""
        return self.board(scene)

    def tells(self, scene: Scene) -> bool:  # noqa: ARG002
        """Tell whether the drawing has what happened of late on it."""
        return False

    def menu(self, state: State, words: Words) -> Node:
        """Ask what to do; every choice of the position is behind some answer."""
        asked = f"{self.game}-ask-{state.question.kind}" if state.question else ""
        title = words(asked if asked in words else "ask-choice")
        return plain(self.labels(state, words), title, lambda choice: self.note(state, choice, words))

    def note(self, state: State, choice: Choice, words: Words) -> str:  # noqa: ARG002
        """Say in a few signs what a choice would change."""
        return ""

    def labels(self, state: State, words: Words) -> list[tuple[Choice, str]]:
        """Say every choice in the reader's language; where there are no such words, in its notation."""
        found = []
        for choice in state.choices():
            data = choice.data
            said = f"{self.game}-choice-{data.pop('do')}"
            found.append((choice, words(said, **data) if said in words else str(choice)))
        return found

    def ends(self, choice: Choice, after: State) -> bool:  # noqa: ARG002
        """Tell whether a choice ends a turn, so that the next seat plays when nature has drawn."""
        return True

    def told(self, events: Sequence[Event], to: Hearer) -> str:
        """Tell what happened, as far as somebody may hear of it."""
        said = [
            to.words.tell(self.game, event, to.names, to.you)
            for event in events
            if may_know(event, to.seat) and f"{self.game}-event-{event.kind}" in to.words
        ]
        return " ".join(said)

    def look(self, command: str, argument: str, state: State, scene: Scene) -> Block | None:  # noqa: ARG002
        """Answer a command of this game that changes nothing; None where it has no such command."""
        return None

    def entries(self, words: Words) -> list[Entry]:  # noqa: ARG002
        """List the components that can be explained."""
        return []

    def score(self, scene: Scene) -> Block:
        """Tell every part of each score, as it is now."""
        return self.board(scene)

    def keys(self, words: Words) -> list[tuple[str, str]]:  # noqa: ARG002
        """List those commands, each with what it shows."""
        return []

    def guide(self, words: Words) -> list[str]:  # noqa: ARG002
        """Explain the drawing and the choices."""
        return []

    def ending(self, scene: Scene) -> Block:  # noqa: ARG002
        """Tell the end: how everything was counted."""
        return []

    def verdict(self, state: State, scene: Scene) -> Block:
        """Say who wins, and by how much, or that nobody does."""
        words = scene.words
        if not state.winners():
            return [line((words("terminal-nobody-wins"), ACCENT))]
        who = {seat: "you" if seat == scene.you else "other" for seat in state.winners()}
        return [line((words("terminal-wins", who=who[seat], name=scene.names[seat]), ACCENT)) for seat in who]

    def said(self, state: State, choice: Choice, words: Words) -> str:
        """Say one choice, where nothing else is on the screen."""
        return next((label for other, label in self.labels(state, words) if other == choice), str(choice))

    def left(self, question: Question | None) -> int:  # noqa: ARG002
        """Count what is still to come of what was begun."""
        return 0

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


def drawing_of(game: Game, content: Content) -> Drawing:
    """Give a game's drawing, or the usual one."""
    found = game.drawing(content)
    if found is None:
        found = Drawing()
        found.game = game.name
    return found
