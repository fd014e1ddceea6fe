"""The conversation at a table: show it, ask, show what an answer would do, confirm, tell what happened."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cairn.core import CHANCE, Choice, Event, Played, Seat, State
from cairn.terminal.blocks import ACCENT, BAD, GOOD, QUIET, STRONG, Block, line, paragraph
from cairn.terminal.command import command
from cairn.terminal.drawing import Drawing, Hearer, Scene
from cairn.terminal.menu import Node, completions, containing, listing, matching, plain, walk, wanted
from cairn.terminal.screen import LOW, NARROW, Screen
from cairn.terminal.table import LocalTable
from cairn.words import Words

ASKED = 7  # lines that a question needs as a rule
TOLD = 4  # lines of what happened for which the board makes room
BEGUN = {"marched"}  # told together with what it leads to
CHAPTERS = {"automa"}  # told in a paragraph of its own
RECENT = 80  # steps that can be read again


class Quit(Exception):  # noqa: N818  (it is no error)
    """Somebody leaves the table; the game is saved."""


class Play:
    """One table on one screen, until the game is over or somebody quits."""

    def __init__(self, table: LocalTable, drawing: Drawing, screen: Screen, words: Words) -> None:
        self.table, self.drawing, self.screen, self.words = table, drawing, screen, words
        self.you = table.people[0] if len(table.people) == 1 else None
        self._trail: list[Node] = []
        self._page = 0
        self._reply: Block = []
        self._last: Seat | None = None  # who sat before the screen
        self._heard = 0  # steps that were told on a page of their own

    def run(self) -> None:
        """Play until the game is over; KeyboardInterrupt, EOFError and Quit go through."""
        while self.table.state.turn is not None:
            if not self._others():
                self._decide(self.table.state.turn)
        self._end()

    def _others(self) -> bool:
        """Let nature and the bots decide until a person is to."""
        moved = False
        while self.table.step():
            moved = True
        return moved and self.table.state.turn is None

    # ------------------------------------------------------------ deciding

    def _decide(self, seat: Seat | None) -> None:
        """Ask a person until a choice is confirmed or taken back."""
        if seat is None:
            return
        state = self.table.state
        self._hand_over(seat)
        root = self.drawing.menu(state, self.words)
        self._trail, self._page, self._reply = [root], 0, []
        while True:
            self._draw(state, seat)
            text = self._ask(state)
            self._reply = []
            choice = self._answer(text, state, seat)
            if choice is not None and self._sure(state, choice, seat):
                self.table.play(choice)
                self._take_back()
                return
            if state is not self.table.state:  # a choice was taken back
                return

    def _hand_over(self, seat: Seat) -> None:
        """Hide what only one seat may see before another person looks."""
        if not self.table.game.open and len(self.table.people) > 1 and seat != self._last:
            self.screen.clear()
            self.screen.say(self.words("pass-on", name=self.table.names[seat]))
            self.screen.ask(f"{self.words('press-enter')} >")
        self._last = seat

    def _sure(self, state: State, choice: Choice, seat: Seat) -> bool:
        """Try a choice; where it counts for good, or every choice is shown first, ask."""
        tried = state.copy()
        events: list[Event] = []
        tried.play(choice, events.append)
        secret = not state.hidden(seat) <= tried.hidden(seat)
        if not self.drawing.careful and not secret and tried.turn in self.table.people:
            return True
        return self._confirmed(choice, seat, (state, tried), [] if secret else events)

    def _take_back(self) -> None:
        """Offer to take back a choice that has revealed nothing, before a bot plays on."""
        turn = self.table.state.turn
        away = turn is not None and turn not in self.table.people and turn != CHANCE
        if self.drawing.careful and away and self.table.can_undo():
            keys = f"{self.words('press-enter')} · {self.words('key-undo')}"
            if self.screen.ask(f"{keys} >").lower() == "u":
                self.table.undo()

    def _answer(self, text: str, state: State, seat: Seat) -> Choice | None:
        """Make something of what was typed: an answer, a command, a part of a choice."""
        node, words = self._trail[-1], text.split()
        if not words:
            return None
        reached = walk(node, words)
        if reached is None and len(self._trail) > 1:
            reached = walk(self._trail[0], words)
        if reached is not None:
            target, choice = reached
            if choice is None:
                self._enter(target)
            return choice
        if self._command(words[0].lower(), " ".join(words[1:]), state, seat):
            return None
        group = self._trail[0].get(words[0])
        if group is not None and callable(group.to) and words[-1].isdecimal() and len(words) == 2:  # noqa: PLR2004
            self._say(self.words("group-has", group=group.key, n=len(group.to().items)))
            return None
        return self._search(words, state)

    def _search(self, words: list[str], state: State) -> Choice | None:
        text = " ".join(words)
        choices = state.choices()
        exact = [choice for choice in choices if str(choice).lower() == text.lower()]
        labels = self.drawing.labels(state, self.words)
        parts = exact or matching(choices, words)
        found = [(choice, label) for choice, label in labels if choice in parts] or containing(labels, words)
        if len(found) == 1:
            return found[0][0]
        if found:
            title = self.words("found", n=len(found), text=text)
            note = self.drawing.note
            self._enter(plain(found, title, lambda choice: note(state, choice, self.words) if len(found) < 40 else ""))  # noqa: PLR2004
        else:
            message = "not-understood" if len(words) == 1 and len(text) == 1 else "no-match"
            self._say(self.words(message, text=text))
        return None

    def _enter(self, node: Node) -> None:
        self._trail.append(node)
        self._page = 0

    def _command(self, key: str, argument: str, state: State, seat: Seat) -> bool:
        """Obey a command; tell whether it was one."""
        if key == "q" and not argument:
            raise Quit
        if key == "s" and not argument:
            self.table.save()
            self._reply = paragraph(self.words("saved", path=self.table.path), self.screen.width - 1, GOOD)
        elif key == "u" and not argument:
            self._back()
        elif key == "m" and not argument:
            self._page += 1
        elif key == "v" and not argument:
            self._pause(self._log(seat, self.screen.width - 1, sys.maxsize, self.table.steps[-RECENT:]) or [line()])
        else:
            key, argument = ("?", f"{key[1:]} {argument}".strip()) if key.startswith("?") else (key, argument)
            shown = self.drawing.look(key, argument, state, self._scene(state.view(seat), seat))
            if shown is None and key != "?":
                return False
            if shown is None:
                self._help()
            else:
                self._pause(shown)
        return True

    def _back(self) -> None:
        if len(self._trail) > 1:
            self._trail.pop()
            self._page = 0
        elif self.table.can_undo():
            self.table.undo()
        else:
            self._say(self.words("nothing-to-undo"))

    def _confirmed(self, choice: Choice, seat: Seat, states: tuple[State, State], events: Sequence[Event]) -> bool:
        """Show what a choice would do, and ask; what would stay hidden otherwise is not shown."""
        state, tried = states
        width = self.screen.width - 1
        self.screen.clear()
        label = next(label for known, label in self.drawing.labels(state, self.words) if known == choice)
        if events:
            told = [line(), *paragraph(self._told(events, seat) or label, width, STRONG)]
            if next_up := self._next(choice, tried, seat):
                told += paragraph(next_up, width, QUIET)
            scene = self._scene(tried.view(seat), seat, state.view(seat), len(told) + 2)
        else:
            told = [line(), line((label, STRONG)), *paragraph(self.words("shows-hidden"), width, QUIET)]
            scene = self._scene(state.view(seat), seat, taken=len(told) + 2)
        self.screen.show(self.drawing.board(scene))
        self.screen.show(told)
        keys = f"{self.words('key-confirm')} · {self.words('key-back')}"
        while True:
            answer = self.screen.ask(f"{keys} >").lower()
            if answer == "":
                return True
            if answer == "u":
                return False
            if answer == "q":
                raise Quit
            self.screen.say(self.words("out-of-range", list=f"{self.words('enter')}, u, q"))

    def _next(self, choice: Choice, tried: State, seat: Seat) -> str:
        """Say who plays next, where the turn is over; nature may come in between."""
        names, after = self.table.names, tried.turn
        if after == CHANCE and self.drawing.ends(choice, tried):
            after = (seat + 1) % len(names)
        return self.words("then-plays", name=names[after]) if after not in (None, seat, CHANCE) else ""

    # ------------------------------------------------------------ showing

    def _scene(
        self, view: Mapping[str, Any], seat: Seat, before: Mapping[str, Any] | None = None, taken: int = ASKED
    ) -> Scene:
        """Give a position as it is drawn; so many lines are taken by something else."""
        width, height = self.screen.width - 1, self.screen.height
        large = self.screen.width > NARROW and height > LOW
        return Scene(view, self.words, self.table.names, seat, self.you, before, width, large, height - taken)

    def _draw(self, state: State, seat: Seat) -> None:
        """Show the table, what happened, and the question; a long tale comes on a page of its own first."""
        width = self.screen.width - 1
        if len(self._trail) > 1:
            self.screen.clear()
            self.screen.show([part for block in self._laid(state, seat, 0) for part in block])
            return
        told = [] if self._reply else self._log(seat, width, sys.maxsize)  # a reply takes the place of what was read
        board, question = self._laid(state, seat, min(len(told), TOLD))
        if self._free(board, question) < len(told) and self._heard < len(self.table.steps):
            if not self.drawing.careful and any(step.seat != seat for step in self.table.since(seat)):
                self._pause([line((self.words("while-you-waited"), ACCENT)), line(), *told])
                board, question = self._laid(state, seat, 1)
            self._heard = len(self.table.steps)
        elif told and self._heard == len(self.table.steps):
            board, question = self._laid(state, seat, 1)
        free = self._free(board, question)
        read = self._heard == len(self.table.steps)
        told = self._log(seat, width, max(1, free), whole=read) if told else []
        self.screen.clear()
        self.screen.show(board)
        self.screen.show([*([line()] if free > len(told) else []), *told, *([line()] if free > len(told) + 1 else [])])
        self.screen.show(question)

    def _free(self, board: Block, question: Block) -> int:
        """Count the lines that are left for what happened."""
        return self.screen.height - len(board) - len(question) - 1

    def _laid(self, state: State, seat: Seat, told: int) -> tuple[Block, Block]:
        """Lay out the board and the question, with so many lines for what happened."""
        node, width = self._trail[-1], self.screen.width - 1
        root = len(self._trail) == 1
        question = paragraph(node.title, width, STRONG)
        if node.hint:
            question += paragraph(node.hint, width, QUIET)
        keys = self._keys(1, width, root=root)
        below = len(question) + len(keys) + len(self._reply) + (1 + max(0 if self._reply else 1, told) if root else 1)
        scene = self._scene(state.view(seat), seat, taken=below + wanted(node, width))
        scene = replace(scene, focus=node.focus)
        board = self.drawing.board(scene) if root else self.drawing.bench(scene)
        if not node.inline:
            answers, pages = listing(node, width, max(4, self.screen.height - len(board) - below), self._page)
            question += answers
            keys = self._keys(pages, width, root=root)
        return board, [*question, *self._reply, *keys]

    def _keys(self, pages: int, width: int, *, root: bool) -> Block:
        """List what can be typed; a line ends between two of them."""
        words, parts = self.words, []
        if pages > 1:
            parts.append(words("key-more", page=self._page % pages + 1, pages=pages))
        if not root:
            parts.append(words("key-back"))
        elif self.table.can_undo():
            parts.append(words("key-undo"))
        parts += [text for _, text in self.drawing.keys(words)]
        parts += [words("key-save") if self.drawing.careful else words("key-log"), words("key-quit"), words("key-help")]
        rows = [""]
        for part in (part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts):
            longer = f"{rows[-1]} · {part}" if rows[-1] else part
            rows = [*rows[:-1], longer] if len(longer) <= width else [*rows, part]
        return [line((row, QUIET)) for row in rows]

    def _log(
        self, seat: Seat, width: int, room: int, steps: Sequence[Played] | None = None, *, whole: bool = False
    ) -> Block:
        """Tell what happened since the seat's last choice, the latest last; what does not fit is left out first."""
        told: list[list[Event]] = []
        every = steps is not None
        for step in self.table.since(seat) if steps is None else steps:
            begun = bool(told and told[-1]) and all(event.kind in BEGUN for event in told[-1])
            if (step.seat != CHANCE and not begun) or not told:
                told.append([])
            if (
                every or step.seat != seat or not self.drawing.careful
            ):  # one's own choice was told when it was confirmed
                for event in step.events:
                    if event.kind in CHAPTERS and told[-1]:
                        told.append([])
                    told[-1].append(event)
        rows: Block = []
        for text in reversed([text for events in told if (text := self._told(events, seat))]):
            lines = paragraph(text, width)
            if len(rows) + len(lines) > room:
                return rows if rows or whole else cut(lines, room)
            rows = lines + rows
        return rows

    def _told(self, events: Sequence[Event], seat: Seat) -> str:
        hearer = Hearer(self.words, self.table.names, self.table.state.setup, self.you, seat)
        return self.drawing.told(events, hearer)

    def _say(self, text: str) -> None:
        self._reply = paragraph(text, self.screen.width - 1, BAD)

    def _ask(self, state: State) -> str:
        name = "" if self.you is not None or state.turn is None else f"{self.table.names[state.turn]} "
        return self.screen.ask(f"{name}>", lambda text: completions(state.choices(), text))

    def _pause(self, shown: Block) -> None:
        """Show something else until Enter."""
        height = self.screen.height - 3
        for start in range(0, len(shown), height):
            self.screen.clear()
            self.screen.show(shown[start : start + height])
            self.screen.show([line()])
            if self.screen.ask(f"{self.words('press-enter')} >").lower() == "q":
                break

    def _help(self) -> None:
        words, width = self.words, min(self.screen.width - 1, 96)
        rows: Block = [line((words("help-title"), ACCENT)), line()]
        texts = [*self.drawing.guide(words), words("help-confirm" if self.drawing.careful else "help-undo")]
        texts += [words("help-save", command=command("play", "--from", self.table.path))]
        for text in texts:
            rows += [*paragraph(text, width), line()]
        self._pause(rows[:-1])

    # ------------------------------------------------------------ the end

    def _end(self) -> None:
        """Tell how it ended, and where the record is."""
        state, words = self.table.state, self.words
        path = self.table.finish()
        scene = self._scene(state.view(None), self.table.people[0])
        self.screen.clear()
        self.screen.show(self.drawing.board(scene))
        self.screen.show([line(), *self.drawing.ending(scene)])
        if state.seats > 1:
            self.screen.show([*self.drawing.verdict(state, scene), line()])
        self.screen.say(words("record-at", path=path), whole=True)
        self.screen.say(words("verify-hint", command=command("verify", path)), whole=True)


def cut(rows: Block, room: int) -> Block:
    """Keep the beginning of a text, marked where it stops."""
    kept = rows[:room]
    kept[-1] = line(kept[-1], " …")
    return kept
