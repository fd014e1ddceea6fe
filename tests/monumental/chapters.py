"""Follows a game of Monumental chapter by chapter: the Automa's turn, the display after it, the end of a turn, actions.

Where a chapter ends without a question, a bookmark is laid on the stack of unfinished effects: the kernel stops there
and asks for a row of the City, and the game goes on when the bookmark is taken away.
"""

from collections import Counter
from random import Random

from cairn.core import Choice, Event
from cairn.kernel import look
from cairn.monumental import Monumental
from cairn.monumental import kinds as k
from cairn.monumental import rows as layout
from tests.monumental import oracle_heroes as heroes
from tests.monumental import oracle_monsters as monsters
from tests.monumental.deeds import Deed, look_at_actions, look_at_steps
from tests.monumental.oracle import Table
from tests.monumental.oracle_automa import NOT_COMPARED, Automa
from tests.monumental.oracle_city import Display, Script
from tests.monumental.oracle_table import scores
from tests.monumental.oracle_world import COUNTED, USED, Answer, World

MARK, TAG = k.WIDTH - 2, k.WIDTH - 1
BOOKMARK = 4242
ACTED, AUTOMA_DONE, TURN_OVER, ROUND_OVER, DEALT = range(1, 6)
NEXT_TURN = COUNTED | USED | {"touched", "rounds", "last", "over", "first", "passed", "picked"}


def top(state: Monumental) -> list[int]:
    """Give the row of the stack that is asked now; nothing when the game is over."""
    s = state.box[0]
    return [int(number) for number in s.row[s.depth - 1]] if s.depth else [0] * k.WIDTH


def lay(state: Monumental, kind: int, tag: int) -> None:
    """Lay a bookmark right above the topmost row of a kind."""
    s = state.box[0]
    rows = look(state.box, "row")[: look(state.box, "depth")]
    at = max(place for place, row in enumerate(rows) if row[layout.KIND] == kind) + 1
    rows.insert(at, [layout.ROW_CHOICE.kind] + [0] * (k.WIDTH - 3) + [BOOKMARK, tag])
    s.depth = len(rows)
    for place in range(at, len(rows)):
        for column, number in enumerate(rows[place]):
            s.row[place][column] = number


def take_away(state: Monumental) -> None:
    """Take the topmost row, a bookmark, away and let the game go on."""
    s = state.box[0]
    s.depth -= 1
    for column in range(k.WIDTH):
        s.row[s.depth][column] = 0
    state.moved_to(state.box)


class Follower:
    """Plays a game and holds every chapter against its model; counts what it has looked at."""

    def __init__(self, state: Monumental, seen: Counter[str]) -> None:
        self.state = state
        self.seen = seen
        self.kind = top(state)[0]  # what is asked
        self.automa: Automa | None = None  # in Continuous Play it stays for the whole round
        self.deck: set[int] | None = None  # the Automa's, between its turns
        self.acting: World | None = None  # the table at the beginning of the Automa's turn
        self.taken = 0  # action turns of the Automa in this round
        self.display: tuple[Display, list[int], list[str]] | None = None
        self.ending: tuple[World, list[int]] | None = None
        self.deed: Deed | None = None  # the action that is being carried out
        self.marked = False  # a bookmark lies at the end of this round, or of its display
        self.acted_marked = False

    @property
    def worlds(self) -> list[World]:
        """The tables of chapters that are being followed."""
        return [world for world in (self.acting, self.ending and self.ending[0]) if world]

    def set_up(self, hidden: int) -> None:
        """Check that as many Monsters are hidden as were chosen, each below a token of its number (MN-MON-02, Q-69)."""
        table = Table(self.state)
        lairs = {tile: lair - 1 for tile, lair in enumerate(table.lair) if lair}
        assert len(set(lairs.values())) == len(lairs) == hidden
        for tile, monster in lairs.items():
            assert table.waits[tile] == k.CAMP
            assert table.map.tiles[tile].barbarian == table.content.monsters[monster].front

    def weaken(self, rng: Random) -> None:
        """Leave the Automa a few cards in its deck, so that it runs out, and destroy the Soldier of its Warlord."""
        s, everything = self.state.box[0], Automa(World(self.state), set()).everything
        self.deck = set(rng.sample(sorted(everything), rng.randint(0, 4)))
        for card in everything:
            s.a_deck[card] = int(card in self.deck)
            s.a_pile[card] = int(card not in self.deck)
        seat = s.automa - 1
        tile = s.warlord[seat] - 1
        if self.state.kit.map.tiles[tile].province and s.soldiers[tile]:
            s.soldiers[tile] -= 1
            s.soldiers[s.capital[seat] - 1] += 1

    # Playing

    def play(self, choice: Choice) -> None:
        """Play a choice; take down what was asked, close and open chapters."""
        state, text = self.state, str(choice)
        books = [world.answers for world in self.worlds]
        books += [self.deed.answers] if self.deed and self.kind != layout.ACTIONS.kind else []
        if books:
            answer = Answer(int(state.turn or 0), frozenset(map(str, state.choices())), text)
            for book in books:
                book.append(answer)
        if self.display and text.startswith("deal "):
            self.display[2].append(text)
        if self.kind == layout.ACTIONS.kind:
            self.begin_action(text)
        heard: list[Event] = []
        state.play(choice, heard.append if self.deed and self.deed.events is not None else None)
        if self.deed and self.deed.events is not None:
            self.deed.events += heard
        self.settle()

    def begin_action(self, text: str) -> None:
        """Open the chapter of an action, and lay a bookmark where it ends."""
        state = self.state
        self.deed = None if text in ("end turn", "pass") else Deed(Table(state, keep=True), text)
        if not look(state.box, "continuous"):
            if text == "end turn":
                lay(state, layout.TURN_END.kind, TURN_OVER)
            return
        if not self.marked:
            lay(state, layout.ROUND.kind, ROUND_OVER)
            self.marked = True
        if not self.acted_marked:
            lay(state, layout.ACTION_TURN.kind, ACTED)
            self.acted_marked = True

    def settle(self) -> None:
        """Go on from bookmark to bookmark up to the next question."""
        chapters = {
            ACTED: self.acted,
            AUTOMA_DONE: self.automa_done,
            TURN_OVER: self.turn_over,
            ROUND_OVER: self.round_over,
            DEALT: self.dealt,
        }
        row = top(self.state)
        while row[layout.KIND] == layout.ROW_CHOICE.kind and row[MARK] == BOOKMARK:
            chapters[row[TAG]](Table(self.state))
            take_away(self.state)
            row = top(self.state)
        self.kind = row[layout.KIND]
        self.question(Table(self.state), self.kind)

    def question(self, table: Table, kind: int) -> None:
        """See what a question tells about where chapters end and begin."""
        over = self.state.turn is None
        if kind == layout.ACTIONS.kind:
            self.close_deed(table)
        if kind == layout.ACTIONS.kind and self.acting:
            self.close_automa(table)
        if over or kind in (layout.ROW_CHOICE.kind, layout.N_AUTOMA.kind):
            if self.display and table.continuous and kind != layout.N_AUTOMA.kind:
                self.close_display(table)
            if self.ending:
                self.close_ending(table)
        if kind == layout.N_AUTOMA.kind and not table.continuous and not self.acting:
            self.open_automa(table)
            lay(self.state, layout.DISPLAY_PHASE.kind, AUTOMA_DONE)
            lay(self.state, layout.TURN_END.kind, TURN_OVER)
        if kind == layout.N_DEVELOPMENT.kind and table.continuous and self.display and not self.marked:
            lay(self.state, layout.ROUND.kind, DEALT)
            self.marked = True

    # Bookmarks

    def acted(self, table: Table) -> None:
        """Somebody has acted in Continuous Play: perhaps the Automa is next (CP-11, CP-12, CP-23)."""
        self.acted_marked = False
        self.close_deed(table)
        if table.automa and self.next_to_act(table) == table.automa - 1:
            self.open_automa(table)

    @staticmethod
    def next_to_act(table: Table) -> int | None:
        """Who acts after the seat that has just acted: people in turn, the Automa last in each circle."""
        people = [(table.first + number) % len(table.humans) for number in range(len(table.humans))]
        circle = people + ([table.automa - 1] if table.automa else [])
        at = circle.index(table.seat) + 1
        return next((seat for seat in circle[at:] + circle[:at] if not table.passed >> seat & 1), None)

    def automa_done(self, table: Table) -> None:
        """The Automa's turn is over: the display comes next (MN-AUT-15)."""
        self.close_automa(table)
        self.open_display(table, [table.automa - 1])
        self.seen["displays after the Automa"] += 1

    def turn_over(self, table: Table) -> None:
        """The display is replenished: what belongs to the end of a turn follows."""
        if self.display:
            self.close_display(table)
        seat = next(
            row[layout.SEAT] for row in reversed(table.row[: table.depth]) if row[layout.KIND] == layout.TURN_END.kind
        )
        self.open_ending([seat])

    def round_over(self, table: Table) -> None:
        """All have passed in Continuous Play."""
        self.marked = False
        if self.acting:
            self.close_automa(table)
        self.automa, self.taken = None, 0
        self.open_display(table, list(range(table.players)))

    def dealt(self, table: Table) -> None:
        """The display of a round is replenished."""
        self.marked = False
        self.close_display(table)
        people = [(table.first + number) % len(table.humans) for number in range(len(table.humans))]
        self.open_ending(people + ([table.automa - 1] if table.automa else []))

    # The Automa

    def open_automa(self, table: Table) -> None:
        """Let the model's Automa have a table like this one."""
        self.acting = World(self.state)
        if self.deck is None:
            self.deck = Automa(self.acting, set()).everything
        if self.automa is None or not table.continuous:
            self.automa = Automa(self.acting, self.deck)
        self.automa.world = self.acting

    def close_automa(self, table: Table) -> None:
        """Let the model's Automa do what it does, and compare."""
        automa, world = self.automa, self.acting
        assert automa
        assert world
        if table.continuous:
            self.take_action_turns(automa, world)
        else:
            automa.turn()
        self.deck, self.acting = automa.deck, None
        assert not world.answers, world.answers
        assert not world.differences(table, NOT_COMPARED), world.differences(table, NOT_COMPARED)
        assert {card for card, there in enumerate(table.a_deck) if there} == automa.deck
        assert list(self.state.scores()) == scores(world)  # MN-AUT-42, -43
        self.seen["turns of the Automa"] += 1
        self.seen.update(automa.seen)
        automa.seen.clear()

    def take_action_turns(self, automa: Automa, world: World) -> None:
        """Resolve a card for each action turn: the second in the last, with all that was added (CP-23, Q-59)."""
        everybody = sum(1 << seat for seat in world.humans)
        while True:
            self.taken += 1
            if self.taken == 1:
                automa.reveal_two()
                automa.resolve()
            else:
                while automa.laid:
                    automa.resolve()
                world.passed |= 1 << automa.seat
            if self.taken == 2 or world.passed & everybody != everybody:
                return

    # The display

    def open_display(self, table: Table, seats: list[int]) -> None:
        """Take note of the display; each row loses a card for each of these seats that left it alone (CP-19, CP-20)."""
        losses = [sum(not table.touched[seat] >> row & 1 for seat in seats) for row in range(table.rows)]
        self.display = (Display(Table(self.state, keep=True)), losses, [])

    def close_display(self, table: Table) -> None:
        """Compare the display with the model's."""
        assert self.display
        model, losses, texts = self.display
        self.display = None
        final, script = model.empty, Script(texts)
        model.replenish(losses, script)
        assert not script.texts
        got = Display(table)
        assert got.spaces == model.spaces
        assert got.pool == model.pool
        assert got.hidden == model.hidden
        back = {hero - 1 for hero in model.table.hero if hero and hero not in table.hero}  # with the end of the round
        assert model.row <= got.row <= model.row | back
        swept = {card for card, gone in enumerate(model.table.swept) if gone} | set(model.swept)
        assert {card for card, gone in enumerate(table.swept) if gone} == swept
        assert bool(table.ending) == (final or model.empty)
        if model.empty and not final and not table.continuous:  # the rest of the round, then one turn each (MN-END)
            assert table.last == 2 * table.players - 1 - (table.seat - table.first) % table.players
        self.seen["displays"] += 1
        self.seen["cards swept"] += len(model.swept)
        self.seen["rows touched"] += losses.count(0)
        self.seen["displays that end the deck"] += model.empty and not final
        self.seen["last displays"] += final

    # The end of a turn, or of a round

    def open_ending(self, seats: list[int]) -> None:
        """Take note of the table when a turn has ended, or a round for all these seats."""
        self.ending = (World(self.state), seats)

    def close_ending(self, table: Table) -> None:
        """Heroes take their leave, counters are lost, timers move (MN-TRN-05, CP-22)."""
        assert self.ending
        world, seats = self.ending
        self.ending = None
        for seat in seats:
            held = heroes.card_of(world, seat)
            heroes.farewell(world, seat)
            if held:
                self.seen["Heroes at the end of a turn"] += 1
                self.seen[f"{held} left at the end"] += not world.hero[seat]
        for seat in seats:
            world.basic[seat] = [0, 0, 0]
            world.raid[seat] = world.quarry[seat] = 0
            for name in monsters.move_timers(world, seat):
                self.seen["attacks"] += 1
                self.seen[f"attack of {name}"] += 1
        world.turns += len(seats)
        assert not world.answers, world.answers
        besides = NEXT_TURN | NOT_COMPARED
        assert not world.differences(table, besides), world.differences(table, besides)
        self.seen["ends of turns"] += 1

    # Actions

    def look(self) -> None:
        """Check what is offered of Heroes and Monsters."""
        looks = {layout.ACTIONS.kind: look_at_actions, layout.STEPS.kind: look_at_steps}
        table = Table(self.state)
        if self.kind in looks and (table.heroes or table.monsters):
            looks[self.kind](table, {str(choice) for choice in self.state.choices()}, self.seen)

    def close_deed(self, table: Table) -> None:
        """Compare what an action has done to Heroes and Monsters."""
        if self.deed:
            self.deed.check(table, self.seen)
        self.deed = None
