"""The conversation at a table: show it, ask, show what an answer would do, confirm, tell what happened."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cairn.core import CHANCE, Choice, Event, Played, Seat, State
from cairn.terminal import hints
from cairn.terminal.blocks import ACCENT, BAD, GOOD, QUIET, STRONG, Block, line, paragraph
from cairn.terminal.command import command
from cairn.terminal.drawing import Drawing, Hearer, Scene
from cairn.terminal.menu import Node, completions, containing, leaves, listing, matching, plain, walk
from cairn.terminal.opening import resuming
from cairn.terminal.rules import Book
from cairn.terminal.score import changes
from cairn.terminal.screen import LOW, NARROW, Screen
from cairn.terminal.table import LocalTable
from cairn.words import Words

TOLD = 2  # lines of what happened for which answers make room
TIGHT = 28  # below so many lines the keys share one, as far as they fit
HINT = ("i", "hint")  # what asks for a hint
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
        self._hints: Node | None = None  # what was advised
        self._heard = 0  # steps that were told on a page of their own
        self._book = Book(table.game.name, words, drawing.rules(words), drawing.terms(words))

    def run(self) -> None:
        """Play until the game is over; KeyboardInterrupt, EOFError and Quit go through."""
        while self.table.state.turn is not None:
            if not self._others():
                self._decide(self.table.state.turn)
        self._end()

    def _others(self) -> bool:
        """Let nature and the bots decide until a person is to."""
        moved = False
        said = None
        while True:
            name = self.table.thinker
            if name not in (None, said):
                self.screen.wait(self.words("thinking", name=name))
                said = name
            if not self.table.step():
                break
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
        if list(state.scores()) != list(tried.scores()):
            before, after = (self.table.game.parts(one.view(None)) for one in (state, tried))
            events += changes(before, after, self.drawing.scored)
        advised = bool(self._trail) and self._trail[-1] is self._hints
        tries = self.drawing.careful or advised  # what was advised is looked at first
        if not tries and not secret and tried.turn in self.table.people:
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
        if text.lower() in HINT and node.get(text) is None:
            self._hint(state)
            return None
        reached = walk(node, words)
        if reached is None and len(self._trail) > 1 and (len(words) > 1 or not text.isdecimal()):
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
        missing = node.missing.get(words[0])
        if missing is not None:
            self._say(self.words("terminal-not-now", group=missing))
            return None
        return self._search(words, state)

    def _search(self, words: list[str], state: State) -> Choice | None:
        """Find a choice by parts of it: among the answers to the question first, then among all there are."""
        text, labels, node = " ".join(words), self.drawing.labels(state, self.words), self._trail[-1]
        found: list[tuple[Choice, str]] = []
        if not text.isdecimal():
            if len(self._trail) > 1:
                within = set(leaves(node))
                found = _found([label for label in labels if label[0] in within], words)
            found = found or _found(labels, words)
        if len(found) == 1:
            return found[0][0]
        if found:
            title = self.words("found", n=len(found), text=text)
            note = self.drawing.note
            self._enter(plain(found, title, lambda choice: note(state, choice, self.words) if len(found) < 40 else ""))  # noqa: PLR2004
        else:
            message = "not-understood" if len(text) == 1 and not text.isdecimal() else "no-match"
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
            path = str(self.table.path).replace(str(Path.home()), "~", 1)
            self._reply = paragraph(self.words("saved", path=path), self.screen.width - 1, GOOD)
        elif key == "u" and not argument:
            self._back()
        elif key == "m" and not argument:
            self._page += 1
        elif key == "v" and not argument:
            told = self._texts(seat, self.table.steps[-RECENT:])
            self._pause([row for text in told for row in paragraph(text, self.screen.width - 1)] or [line()])
        elif key.startswith("?") or key == "h":
            self._explain(f"{key[1:]} {argument}".strip(), brief=key != "h")
        elif key == "r" and not argument:
            self._pause(self.drawing.score(self._scene(state.view(seat), seat)))
        else:
            shown = self.drawing.look(key, argument, state, self._scene(state.view(seat), seat))
            if shown is None:
                return False
            self._pause(shown)
        return True

    def _explain(self, wanted: str, *, brief: bool) -> None:
        """Explain a word or a part of the rules; without one, the keys where it shall be brief, else all rules."""
        width = self.screen.width - 1
        part = self._book.part(wanted)
        if brief and not wanted:
            self._help()
        elif not wanted or self._book.asks_all(wanted):
            self._pause(*self._book.whole(width))
        elif part is not None:
            self._pause(part.drawn(width))
        else:
            self._pause(self._book.find(wanted, self.drawing.entries(self.words), width))

    def _hint(self, state: State) -> None:
        """Offer the best choices, with what may be expected of each and why."""
        if not self.table.hinting:
            self._say(self.words("error-no-hints"))
            return
        self.screen.wait(self.words("hint-thinking"))
        labels = dict(self.drawing.labels(state, self.words))
        advice = self.table.advice()
        for one in advice:
            if one.next is not None:
                after = state.copy()
                after.play(one.choice)
                labels[one.choice] += f" \N{MIDDLE DOT} {dict(self.drawing.labels(after, self.words))[one.next]}"
        self._hints = hints.asked(advice, labels, self.table.names, self.words)
        if self._hints.items:
            del self._trail[1:]
            self._enter(self._hints)
        else:
            self._say(self.words("hint-none"))

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
        label = next(label for known, label in self.drawing.labels(state, self.words) if known == choice)
        if events:
            told = paragraph(self._told(events, seat) or label, width, STRONG)
            if next_up := self._next(choice, tried, seat):
                told += paragraph(next_up, width, QUIET)
            scene = self._scene(tried.view(seat), seat, state.view(seat))
        else:
            told = [line((label, STRONG)), *paragraph(self.words("shows-hidden"), width, QUIET)]
            scene = self._scene(state.view(seat), seat)
        told = self._paged(told, self.screen.height - 1)
        board, room = self.drawing.board(scene), self.screen.height - len(told) - 1
        if len(board) > room:  # a long tale leaves room for the most needful alone
            board = self.drawing.bench(scene)[:room]
        self.screen.clear()
        self.screen.show(board)
        self.screen.show([*([line()] if len(board) < room else []), *told])
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

    def _scene(self, view: Mapping[str, Any], seat: Seat, before: Mapping[str, Any] | None = None) -> Scene:
        """Give a position as it is drawn."""
        width, height = self.screen.width - 1, self.screen.height
        large = self.screen.width > NARROW and height > LOW
        scene = Scene(view, self.words, self.table.names, seat, self.you, before, width, large, height)
        if not self.drawing.tells(scene):
            return scene
        return replace(scene, told=self._texts(seat, self.table.steps[-RECENT:]))

    def _draw(self, state: State, seat: Seat) -> None:
        """Show the table, what happened, and the question; a long tale comes on a page of its own first."""
        width, root = self.screen.width - 1, len(self._trail) == 1
        scene = self._scene(state.view(seat), seat)
        board = self.drawing.board(scene) if root else self.drawing.bench(scene)
        told = [] if self._reply or not root else self._log(seat, width - 2)  # a reply takes the place of what was read
        if scene.told:  # it is on the table already
            told = []
        question = self._question(board, min(len(told), TOLD), root=root)
        free = self.screen.height - len(board) - len(question) - 1
        if told and free < len(told) and self._heard < len(self.table.steps):
            if not self.drawing.careful and any(step.seat != seat for step in self.table.since(seat)):
                self._pause([line((self.words("while-you-waited"), ACCENT)), line(), *told])
            self._heard = len(self.table.steps)
        told = _last(told, free)
        self.screen.clear()
        self.screen.show(board)
        self.screen.show([*([line()] if free > len(told) else []), *told, *([line()] if free > len(told) + 1 else [])])
        self.screen.show(question)

    def _question(self, board: Block, told: int, *, root: bool) -> Block:
        """Lay out the question below the board, with so many lines for what happened; answers come in pages."""
        node, width = self._trail[-1], self.screen.width - 1
        title, keys = paragraph(node.title, width, STRONG), self._keys(1, width, root=root)
        if node.inline:
            return [*title, *self._reply, *keys]
        room = self.screen.height - 1 - len(board) - len(title) - len(self._reply)
        hint = paragraph(node.hint, width, QUIET) if node.hint else []
        whole, pages = listing(node, width, max(2, room - len(keys) - told), self._page)
        if hint and (pages > 1 or len(whole) + len(hint) + len(keys) > room):
            hint = []
        if pages > 1:
            keys = self._keys(pages, width, root=root)
            whole, pages = listing(node, width, max(2, room - len(keys) - told), self._page)
        return [*title, *hint, *whole, *self._reply, *keys]

    def _keys(self, pages: int, width: int, *, root: bool) -> Block:
        """List what can be typed; a line ends between two of them."""
        words, parts = self.words, list[str]()
        if pages > 1:
            parts.append(words("key-more", page=self._page % pages + 1, pages=pages))
        if not root:
            parts.append(words("key-back"))
        elif self.table.can_undo():
            parts.append(words("key-undo"))
        if self.table.hinting:
            parts.append(words("key-hint"))
        last = [words("terminal-key-rules"), words("key-help"), words("key-quit")]
        looks = [text for _, text in self.drawing.keys(words)]
        looks.append(words("key-save") if self.drawing.careful else words("key-log"))
        if self.screen.height < TIGHT:  # ? lists them all
            while looks and len(" · ".join([*parts, *looks, *last])) > width:
                looks.pop()
        rows = [""]
        for part in (part.replace(" ", "\N{NO-BREAK SPACE}") for part in [*parts, *looks, *last]):
            longer = f"{rows[-1]} · {part}" if rows[-1] else part
            rows = [*rows[:-1], longer] if len(longer) <= width else [*rows, part]
        return [line((row, QUIET)) for row in rows]

    def _log(self, seat: Seat, width: int) -> Block:
        """Tell what happened since the seat's last choice, the latest last."""
        return [row for text in self._texts(seat) for row in paragraph(text, width)]

    def _texts(self, seat: Seat, steps: Sequence[Played] | None = None) -> list[str]:
        """Tell what happened since the seat's last choice, or in these steps: a text for each act."""
        told: list[list[Event]] = []
        every, asked = steps is not None, self.table.state.question
        for step in self.table.since(seat) if steps is None else steps:
            begun = bool(told and told[-1]) and all(event.kind in self.drawing.begun for event in told[-1])
            if (step.seat != CHANCE and not begun) or not told:
                told.append([])
            if (
                every or step.seat != seat or not self.drawing.careful
            ):  # one's own choice was told when it was confirmed
                for event in (*step.events, *self.table.scored[step.n]):
                    if event.kind in self.drawing.chapters and told[-1]:
                        told.append([])
                    told[-1].append(event)
        left = self.drawing.left(asked)
        texts = [self._told(events, seat, left if n == len(told) else 0) for n, events in enumerate(told, 1)]
        return [text for text in texts if text]

    def _told(self, events: Sequence[Event], seat: Seat, left: int = 0) -> str:
        hearer = Hearer(self.words, self.table.names, self.table.state.setup, self.you, seat, left)
        return self.drawing.told(events, hearer)

    def _say(self, text: str) -> None:
        self._reply = paragraph(text, self.screen.width - 1, BAD)

    def _ask(self, state: State) -> str:
        name = "" if self.you is not None or state.turn is None else f"{self.table.names[state.turn]} "
        return self.screen.ask(f"{name}>", lambda text: completions(state.choices(), text))

    def _paged(self, told: Block, room: int) -> Block:
        """Begin a tale that is longer than the room for it on pages of their own; gives what is left."""
        page = max(1, self.screen.height - 3)
        begun = -(-max(0, len(told) - room) // page) * page
        if begun:
            self._pause(told[:begun])
        return told[begun:]

    def _pause(self, shown: Block, starts: Mapping[str, int] | None = None) -> None:
        """Show something else, page by page, until Enter; numbers go to the lines where parts of it start."""
        height, at, words = max(1, self.screen.height - 3), 0, self.words
        pages = -(-len(shown) // height)
        while at < max(1, len(shown)):
            self.screen.clear()
            self.screen.show([*shown[at : at + height], line()])
            keys = words("press-enter")
            if pages > 1:
                keys += (
                    f" · {words('terminal-page', page=-(-at // height) + 1, pages=max(pages, -(-at // height) + 1))}"
                )
            answer = self.screen.ask(f"{keys} >").lower()
            if answer == "q":
                break
            at = (starts or {}).get(answer, max(0, at - height) if answer == "b" else at + height)

    def _help(self) -> None:
        words, width = self.words, min(self.screen.width - 1, 96)
        rows: Block = [line((words("help-title"), ACCENT)), line()]
        named = (words("terminal-also-scoring").split(", ")[0], *(e.title for e in self.drawing.entries(words)[:1]))
        examples = ", ".join(f"? {name}" for name in named)
        texts = [words("terminal-help-rules", examples=examples), words("terminal-help-score")]
        texts += self.drawing.guide(words)
        texts += [words("help-confirm" if self.drawing.careful else "help-undo")]
        texts += [words("help-save", command=resuming(self.table))]
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
        self.screen.fact(words("record-at", path=path), str(path))
        check = command("verify", path)
        self.screen.fact(words("verify-hint", command=check), check)


def _found(labels: Sequence[tuple[Choice, str]], words: Sequence[str]) -> list[tuple[Choice, str]]:
    """Find choices by their notation, else by words of them."""
    choices = [choice for choice, _ in labels]
    exact = [choice for choice in choices if str(choice).lower() == " ".join(words).lower()]
    parts = exact or matching(choices, words)
    return [label for label in labels if label[0] in parts] or containing(labels, words)


def _last(rows: Block, room: int) -> Block:
    """Keep the end of a text, marked where it is cut."""
    if len(rows) <= room:
        return rows
    kept = rows[len(rows) - room :] if room > 0 else []
    return [line("… ", kept[0]), *kept[1:]] if kept else []
