"""Monumental through the contract: names, notation, events and views. No rule is written here."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Self, overload

from cairn import kernel
from cairn.chance import Dice
from cairn.core import NOBODY, CairnError, Chance, Choice, Choices, IllegalChoiceError, LimitError, Seat, State, Tell
from cairn.core import Content as AnyContent
from cairn.kernel import Box, box, head, look
from cairn.monumental import entries, fields, guesses, setups, views
from cairn.monumental import kinds as k
from cairn.monumental.choices import ACTIVATIONS, NAMES, OPEN, Kit, Move, kit, paid, phrase
from cairn.monumental.content import Content, load
from cairn.monumental.rules import OVER


class MonumentalChoices(Choices):
    """The choices of a position; each is named when it is looked at."""

    def __init__(self, state: "Monumental") -> None:
        self._state = state
        self._at = state.played
        self._menu = state.menu()
        self.codes = head(self._menu, "code", look(self._menu, "n"))
        self._made: dict[int, Move] = {}

    def weights(self) -> list[int]:
        """Give the weight of each choice."""
        return head(self._menu, "weight", len(self.codes))

    def __len__(self) -> int:
        return len(self.codes)

    def named(self, code: int) -> Move:
        """Name a choice by the kernel's number."""
        made = self._made.get(code)
        if made is None:
            made = self._made[code] = self._state.named(code)
        return made

    def _check(self) -> None:
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        self._check()
        return self.named(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        self._check()
        return iter([self.named(code) for code in self.codes])


class Monumental:
    """A position of Monumental."""

    __slots__ = ("_choices", "_menu", "_turn", "box", "kit", "played", "seats", "setup")

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.setup = setups.checked(setup, content)
        self.kit: Kit = kit(content, setups.board(self.setup))
        self.seats = setups.seats(self.setup)
        self.box = box(fields.Position)
        setups.write(self.box[0], self.setup, content)
        entries.lay_out_box(self.box, self.kit.tables)
        setups.replace(self.box[0], self.setup, content)
        self._menu: Box[fields.Menu] | None = box(fields.Menu)
        self._turn = entries.play_box(self.box, self.kit.tables, self._menu, _SILENT, -1)
        self.played = 0
        self._choices: MonumentalChoices | None = None

    @property
    def turn(self) -> Seat | None:
        """Who decides."""
        return None if self._turn == OVER else self._turn

    def menu(self) -> Box[fields.Menu]:
        """Give the kernel's choices of this position."""
        if self._menu is None:
            self._menu = box(fields.Menu)
            entries.offer_box(self.box, self.kit.tables, self._menu)
        return self._menu

    def choices(self) -> MonumentalChoices:
        """Give every legal choice."""
        if self._choices is None:
            self._choices = MonumentalChoices(self)
        return self._choices

    def odds(self) -> list[int]:
        """Give the weight of each choice."""
        return self.choices().weights()

    # ------------------------------------------------------------ names

    def named(self, code: int) -> Move:
        """Make the value of a choice from the kernel's number."""
        made = self.kit.moves.get(code)
        if made is None:
            verb = code >> k.VERB
            made = Move(*self._written(code), code, self._known_to(verb))
            if verb in NAMES and verb in OPEN:
                self.kit.moves[code] = made
        return made

    def _known_to(self, verb: int) -> frozenset[Seat] | None:
        """Say who may know of a choice beside its chooser: what is not open is known to nobody."""
        if verb in OPEN or (verb in ACTIVATIONS and not self.setup["continuous"]):
            return None
        if verb == k.V_STACK:  # whoever is about to look at the Market
            return frozenset({int(self.box[0].row[self.box[0].depth - 1][1])})
        return NOBODY

    def _written(self, code: int) -> tuple[str, str]:
        """Give a choice's kind and its notation."""
        verb, a, b = code >> k.VERB, code >> k.HALFWAY & k.MASK, code & k.MASK
        found = NAMES.get(verb)
        if found:
            return found[0], found[1](self.kit, a, b)
        if verb == k.V_END:
            return "end", "pass" if self.setup["continuous"] else "end turn"
        if verb == k.V_PAY:
            return "pay", f"pay {paid(code)}"
        if verb == k.V_LESS:
            return "pay", f"less {paid(code)}"
        if verb == k.V_USE:
            return "use", f"use {self._source(a, b)}"
        if verb == k.V_NEXT:
            return "resolve", f"resolve {self._waiting(code & 0xFFFF)}"
        if verb == k.V_CHOOSE:
            return "choose", f"choose {phrase((self.kit.words[a],))}"
        card = self.box[0].under[self._turn][a] if b else self.box[0].city[self._turn][a]
        return "give-up", f"give up {self.kit.card(card - 1)} {a + 1}"

    def _source(self, source: int, clause: int) -> str:
        """Name an effect by what it stands on: a city card with its slot, or what was copied or drawn."""
        seat, s = self._turn, self.box[0]
        if source < k.COVERED:
            thing, name = s.city[seat][source] - 1, f"{{}} {source + 1}"
        elif source < k.TOP_POLICY:
            thing, name = s.under[seat][source - k.COVERED] - 1, f"{{}} {source - k.COVERED + 1}"
        elif source == k.TOP_POLICY:
            thing, name = k.POLICY + s.policy[seat][s.policies[seat] - 1] - 1, "{}"
        elif source == k.OWN_HERO:
            thing, name = k.HERO + s.hero[seat] - 1, "{}"
        elif source < k.USING:
            thing, name = s.guest[seat][source - k.GUEST] - 1, f"{{}} copied {source - k.GUEST + 1}"
        else:
            thing, name = s.using[seat][source - k.USING] - 1, "{} drawn"
        t = self.kit.tables[0]
        kind = t.clause[thing][clause]
        several = sum(1 for i in range(t.clauses[thing]) if t.clause[thing][i] == kind) > 1
        return name.format(self.kit.thing(thing)) + (f" effect {clause + 1}" if several else "")

    def _waiting(self, entry: int) -> str:
        """Name something that waits for its turn."""
        kind, argument = entry >> k.HALFWAY, entry & k.MASK
        if kind == k.E_LOOT:
            return self.kit.loot(argument)
        if kind == k.E_WARLORD:
            civilization = self.kit.content.civilizations[argument].id
            return next(w.names["en"] for w in self.kit.content.warlords if w.civilization == civilization)
        if kind == k.E_ONE_OFF:
            return self.kit.policy(argument)
        if kind == k.E_MONSTER:
            return self.kit.monster(argument)
        return self._source(argument >> 3, argument & 7)

    # ------------------------------------------------------------ playing

    def play(self, choice: Choice, tell: Tell | None = None) -> None:
        """Play a choice."""
        code: int = getattr(choice, "code", -1)
        choices = self.choices()
        made = choices.named(code) if code in choices.codes else None
        if made is None or (made is not choice and made != choice):
            raise IllegalChoiceError(f"'{choice}' cannot be played: it is not among the choices of this position")
        if self._menu is None:
            self._menu = box(fields.Menu)
        heard = _SILENT
        if tell is not None:
            heard = box(fields.Events)
            heard[0].listening = 1
        before = kernel.keep(self.box)
        try:
            self._turn = entries.play_box(self.box, self.kit.tables, self._menu, heard, code)
        except LimitError:  # the position stays as it was
            kernel.put_back(self.box, before)
            self._menu, self._choices = None, None
            raise
        self.played += 1
        self._choices = None
        if tell is not None:
            for row in kernel.head(heard, "row", look(heard, "n")):
                tell(views.event(self, row))

    def copy(self) -> Self:
        """Give an independent position."""
        clone = type(self).__new__(type(self))
        for name in self.__slots__:
            setattr(clone, name, getattr(self, name))
        clone.box = kernel.copy(self.box)
        clone._choices = None  # noqa: SLF001
        clone._menu = None  # noqa: SLF001
        return clone

    def __getstate__(self) -> tuple[Any, ...]:
        """Travel to another process, which has the same components."""
        return self.setup, self.kit.content.hash, kernel.copy(self.box), self._turn, self.played

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setup, content, self.box, self._turn, self.played = kept
        if content != MONUMENTAL.content().hash:
            raise CairnError("the position was played with other components than these")
        self.kit = kit(MONUMENTAL.content(), setups.board(self.setup))
        self.seats = setups.seats(self.setup)
        self._choices = None
        self._menu = None

    def guess(self, seat: Seat, rng: Random) -> Self:
        """Give a copy in which what the seat cannot know is drawn anew."""
        clone = self.copy()
        guesses.guess(clone.box[0], self.kit, seat, rng)
        return clone

    def hidden(self, seat: Seat) -> frozenset[str]:
        """Name what is settled and this seat cannot know."""
        return frozenset(guesses.hidden(self.box, self.kit, seat))

    def scores(self) -> list[int]:
        """Give the score of each seat if the game ended now."""
        return [entries.score_box(self.box, self.kit.tables, seat) for seat in range(self.seats)]

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now; a victory may be shared (MN-TIE-03)."""
        gone = sum(1 << seat for seat in set(out))
        return [seat for seat in range(self.seats) if entries.wins_box(self.box, self.kit.tables, seat, gone)]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Monumental)
            and self.kit is other.kit
            and kernel.flat(fields.Position, self.box) == kernel.flat(fields.Position, other.box)
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Show what a seat, or a guest, may know."""
        return views.view(self, seat)

    def moved_to(self, position: Box[fields.Position]) -> None:
        """Take over a position that the kernel has reached elsewhere, or that a test has made by hand."""
        self.box = position
        self._menu = box(fields.Menu)
        self._turn = entries.play_box(position, self.kit.tables, self._menu, _SILENT, -1)
        self._choices = None
        self.played += 1


_SILENT = box(fields.Events)


class MonumentalGame:
    """What Monumental tells about itself."""

    name = "monumental"
    rules = 2
    players = range(1, 5)  # people; an Automa is one more
    open = False

    @staticmethod
    def content(file: str | None = None) -> Content:
        """Load the components; a file of one's own is read anew each time."""
        return _standard() if file is None else load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        return setups.options(_own(content))

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up."""
        return setups.settle(wanted, _own(content), chance)

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monumental:
        """Lay out a game."""
        return Monumental(setup, _own(content))

    def finish(self, states: Sequence[State], dice: Sequence[Random]) -> int:
        """Play many games to their ends inside the kernel; count the choices played."""
        counts = kernel.numbers(3)
        for state, die in zip(states, dice, strict=True):
            if isinstance(state, Monumental) and isinstance(die, Dice):
                entries.random_games(state.box, state.kit.tables, die.box, state.menu(), _SILENT, counts)
                state.moved_to(state.box)
        return int(counts[0] + counts[1])


def _own(content: AnyContent) -> Content:
    if not isinstance(content, Content):
        raise TypeError("Monumental is played with Monumental's components")
    return content


@cache
def _standard() -> Content:
    return load()


MONUMENTAL = MonumentalGame()
