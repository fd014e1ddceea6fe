"""A record at the terminal, step by step."""

import sys
from dataclasses import replace

from cairn import record as records
from cairn.core import CHANCE, Content, Event, State, may_know
from cairn.game import AUTOMA, Game
from cairn.record import Record
from cairn.terminal.blocks import BAD, QUIET, STRONG, Block, line, paragraph
from cairn.terminal.drawing import Hearer, Scene, drawing_of
from cairn.terminal.screen import LOW, NARROW, Screen
from cairn.words import Words, pick_language

RECENT = 40  # steps that are told beside a large table


class Replay:
    """A record, every position of it, and where one looks."""

    def __init__(self, record: Record, game: Game, content: Content, words: Words, screen: Screen) -> None:
        self.game, self.words, self.screen, self.record = game, words, screen, record
        self.drawing = drawing_of(game, content)
        state = records.start(record, game, content)
        self.states: list[State] = []
        self.choices: list[str | None] = []  # None where it may not be known yet
        self.told: list[list[Event]] = [[]]
        events: list[Event] = []
        for n, choice in records.replay(record, state, events.append):
            known = record.result is not None or may_know(choice, None)
            self.choices.append(str(choice) if known else None)
            if n:
                self.told.append(list(events))
                events.clear()
            self.states.append(state.copy())
        self.states.append(state)
        if record.choices:
            self.told.append(events)
        names = record.header.get("names")
        people = state.setup["players"]
        fits = isinstance(names, list) and len(names) in (people, state.seats)
        defaults = [words("default-name", n=seat + 1) for seat in range(people)]
        named = [str(name) for name in names] if isinstance(names, list) and fits else defaults
        self.names = [*named, *[AUTOMA] * (state.seats - len(named))]
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.states) - 1

    def seat(self) -> int:
        """Choose whose tower is drawn large: who made the last choice, else who is to decide."""
        for at in range(self.at - 1, -1, -1):
            turn = self.states[at].turn
            if turn is not None and turn != CHANCE:
                return turn
        return 0

    def title(self) -> str:
        """Say which step this is, and whose."""
        if self.at == 0:
            return self.words("replay-start")
        turn = self.states[self.at - 1].turn
        name = self.words("chance") if turn is None or turn == CHANCE else self.names[turn]
        choice = self.words("replay-by", name=name, choice=self.choices[self.at - 1] or self.words("replay-hidden"))
        return self.words("replay-step", n=self.at, all=self.last, choice=choice)

    def sentences(self, at: int | None = None) -> str:
        """Tell what happened in this step, or in another."""
        events = self.told[self.at if at is None else at]
        return self.drawing.told(events, Hearer(self.words, self.names, self.states[0].setup))

    def scene(self) -> Scene:
        """Give the position as it is drawn."""
        large = self.screen.width > NARROW and self.screen.height > LOW
        view = self.states[self.at].view(None)
        before = self.states[self.at - 1].view(None) if self.at else None
        width, height = self.screen.width - 1, self.screen.height
        scene = Scene(view, self.words, self.names, self.seat(), None, before, width, large, height)
        if not self.drawing.tells(scene):
            return scene
        return replace(
            scene, told=[text for at in range(max(0, self.at - RECENT), self.at) if (text := self.sentences(at))]
        )

    def show(self) -> None:
        """Draw the step."""
        scene = self.scene()
        self.screen.show(self.drawing.board(scene))
        self.screen.show([line(), line((self.title(), STRONG)), *paragraph(self.sentences(), scene.width)])
        if self.at == self.last:
            self.screen.show(self.result(scene))

    def result(self, scene: Scene) -> Block:
        """Tell how the record ends."""
        state = self.states[-1]
        if state.turn is None:
            ended = [line(), *self.drawing.ending(scene)]
            return ended + (self.drawing.verdict(state, scene) if state.seats > 1 else [])
        if self.record.result is None:
            return [line((self.words("replay-unfinished"), QUIET))]
        found = zip(self.names, state.scores(), strict=True)
        scores = ", ".join(self.words("score-of", name=name, score=score) for name, score in found)
        return [line((self.words("replay-result", scores=scores), STRONG))]

    def go(self, answer: str) -> bool:
        """Obey a key; tell whether it was understood."""
        if answer in ("", "n"):
            self.at = min(self.at + 1, self.last)
        elif answer == "b":
            self.at = max(self.at - 1, 0)
        elif answer == "e":
            self.at = self.last
        elif answer == "t":
            self.at = min(self.at + 1, self.last)
            while self.at < self.last and self.states[self.at].turn == CHANCE:
                self.at += 1
        elif answer.isdecimal() and int(answer) <= self.last:
            self.at = int(answer)
        else:
            return False
        return True


def replay(
    record: Record, game: Game, content: Content, language: str | None = None, screen: Screen | None = None
) -> None:
    """Step through a record; when nobody can answer, tell all steps."""
    words, screen = Words(pick_language(language)), screen or Screen()
    shown = Replay(record, game, content, words, screen)
    title = words("replay-title", game=game.name.capitalize(), names=", ".join(shown.names))
    screen.show([line((title, STRONG))])
    if not sys.stdin.isatty():
        for at in range(1, shown.last + 1):
            shown.at = at
            screen.say(shown.title())
            screen.say(f"  {shown.sentences()}")
        shown.at = shown.last
        screen.show(shown.result(shown.scene()))
        return
    reply: Block = []
    while True:
        screen.clear()
        shown.show()
        screen.show([*reply, *paragraph(words("replay-keys"), screen.width - 1, QUIET)])
        try:
            answer = screen.ask(">").lower()
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return
        if answer == "q":
            return
        known = shown.go(answer)
        reply = [] if known else [line((words("replay-no-step", text=answer, all=shown.last), BAD))]
