"""Monolyth through the contract: names, notation, events and views. No rule is written here."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Self, overload

from cairn import kernel
from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, Chance, Choice, Choices, IllegalChoiceError, Seat, State, Tell
from cairn.core import Content as AnyContent
from cairn.kernel import Box, box, look
from cairn.monolyth import entries, fields, views
from cairn.monolyth.choices import AnyChoice, Burn, Discard, Draw, Place, Prophecy, Swap, kit
from cairn.monolyth.content import SIDES, Content, load

OVER = -2  # what the kernel answers for "nobody decides"


class MonolythChoices(Choices):
    """The choices of a position; each is named when it is looked at."""

    def __init__(self, state: "Monolyth") -> None:
        self._state = state
        self._at = state.played
        self._menu = box(fields.Menu)
        self._nature = state.turn == CHANCE
        total = entries.offer_box(state.box, state.kit.tables, self._menu)
        self._len: int = look(self._menu, "n") if self._nature else total

    def weights(self) -> list[int]:
        """Give the weight of each choice."""
        weights: list[int] = look(self._menu, "weight")
        return weights[: self._len] if self._nature else [1] * self._len

    def offers(self, code: int) -> bool:
        """Tell whether the kernel's number stands for one of these choices."""
        return bool(entries.offered_box(self._menu, code))

    def __len__(self) -> int:
        return self._len

    @overload
    def __getitem__(self, index: int) -> AnyChoice: ...
    @overload
    def __getitem__(self, index: slice) -> list[AnyChoice]: ...
    def __getitem__(self, index: int | slice) -> AnyChoice | list[AnyChoice]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._len))]
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")
        if not -self._len <= index < self._len:
            raise IndexError(f"there are {self._len} choices")
        return self._state.named(entries.pick_box(self._menu, index % self._len, self._nature))

    def _listed(self) -> list[tuple[int, int]]:
        """Give the kernel's number of every choice, and the level at which its stone rests."""
        if self._at != self._state.played:
            raise RuntimeError("these choices belong to an earlier position")
        codes, levels = kernel.numbers(self._len), kernel.numbers(self._len)
        entries.list_box(self._state.box, self._state.kit.tables, self._menu, codes, levels)
        return list(zip(kernel.plain(codes), kernel.plain(levels), strict=True))

    def __iter__(self) -> Iterator[AnyChoice]:
        """Name all of them, which takes one call of the kernel instead of one for each."""
        yield from [self._state.named(code, level) for code, level in self._listed()]

    def texts(self) -> list[str]:
        """Write all of them, which is faster than making the values first: each text is made once and kept."""
        kept, listed = self._state.kit.texts[self._state.seats], self._listed()
        try:
            return [kept[choice] for choice in listed]
        except KeyError:
            for code, level in listed:
                if (code, level) not in kept:
                    kept[code, level] = str(self._state.named(code, level))
            return [kept[choice] for choice in listed]


class Monolyth:
    """A position of Monolyth."""

    __slots__ = ("_choices", "_turn", "box", "kit", "played", "seats", "setup")

    def __init__(self, setup: Mapping[str, Any], content: Content) -> None:
        self.kit = kit(content)
        self.setup = checked(setup, content)
        self.seats: int = self.setup["players"]
        self.box = box(fields.Position)
        card = [c.id for c in content.structures].index(self.setup["structure"])
        entries.lay_out_box(self.box, self.kit.tables, self.seats, card)
        boards = [b.id for b in content.boards]
        for seat, board in enumerate(self.setup["boards"]):
            self.box[0].board[seat] = boards.index(board)
        self._turn = CHANCE
        self.played = 0
        self._choices: MonolythChoices | None = None

    @property
    def turn(self) -> Seat | None:
        """Who decides."""
        return None if self._turn == OVER else self._turn

    def choices(self) -> MonolythChoices:
        """Give every legal choice."""
        if self._choices is None:
            self._choices = MonolythChoices(self)
        return self._choices

    def odds(self) -> list[int]:
        """Give the weight of each choice."""
        return self.choices().weights()

    def named(self, code: int, level: int | None = None) -> AnyChoice:
        """Make the value of a choice from the kernel's number; `level` is where its stone rests, if known."""
        verb, number = code >> fields.VERB, code & 0xFFFF
        if verb == fields.PLACE:
            steps, pose, anchor = number >> fields.STEPS, number >> fields.POSE & 0x1FF, number & 0xF
            if level is None:
                level = entries.rest_box(self.box, self.kit.tables, self._turn, pose, anchor)
            cells = self.kit.names(pose, anchor, level)
            if pose == fields.SINGLE:
                return Swap(steps, cells[0], code)
            return Place(steps, self.kit.content.stones[self.kit.shape_of[pose]].id, cells, code)
        if verb == fields.DRAWN:
            return Draw(**self.kit.stone(number), code=code)
        if verb == fields.PROPHESY:
            return Prophecy(self._value(number >> 2), SIDES[number & 3], code)
        if verb == fields.BURNT:
            return Burn(self._value(number), code)
        return Discard(number, code)

    def _value(self, i: int) -> int:
        return self.kit.values[self.seats][i]

    def play(self, choice: Choice, tell: Tell | None = None) -> None:
        """Play a choice."""
        code: int = getattr(choice, "code", -1)
        if not self.choices().offers(code) or self.named(code) != choice:
            raise IllegalChoiceError(f"'{choice}' cannot be played: it is not among the choices of this position")
        if tell is None:
            self._turn = entries.play_box(self.box, self.kit.tables, _SILENT, code)
        else:
            heard = box(fields.Events)
            heard[0].listening = 1
            self._turn = entries.play_box(self.box, self.kit.tables, heard, code)
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
        clone._choices = None  # noqa: SLF001  (it names choices of this position)
        return clone

    def __getstate__(self) -> tuple[Any, ...]:
        """Travel to another process, which has the same components."""
        return self.setup, self.kit.content.hash, kernel.copy(self.box), self._turn, self.played

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setup, content, self.box, self._turn, self.played = kept
        if content != MONOLYTH.content().hash:
            raise CairnError("the position was played with other components than these")
        self.kit = kit(MONOLYTH.content())
        self.seats = self.setup["players"]
        self._choices = None

    def guess(self, seat: Seat, rng: Random) -> Self:  # noqa: ARG002  (nothing is hidden: the lid is open, ML-REF-09)
        """Give a copy: nobody knows more than anybody else."""
        return self.copy()

    def hidden(self, seat: Seat) -> frozenset[str]:  # noqa: ARG002
        """Name nothing: everything lies open."""
        return frozenset()

    def scores(self) -> list[int]:
        """Give the score of each seat if the game ended now."""
        return [entries.score_box(self.box, self.kit.tables, seat) for seat in range(self.seats)]

    def winners(self, out: Collection[Seat] = ()) -> list[Seat]:
        """Name who would win if the game ended now."""
        best = entries.winner_box(self.box, self.kit.tables, sum(1 << seat for seat in set(out)))
        return [best] if best >= 0 else []

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Monolyth)
            and self.kit is other.kit
            and kernel.flat(fields.Position, self.box) == kernel.flat(fields.Position, other.box)
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def view(self, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG002  (everything is open)
        """Show all that a table shows."""
        return views.view(self)

    def trial(self, seat: Seat, shape: str) -> list[dict[str, Any]]:
        """Try a stone on a board without taking it (ML-PLC-11)."""
        return views.trials(self, seat, shape)

    def moved_to(self, position: Box[fields.Position]) -> None:
        """Take over a position that the kernel has reached elsewhere, or that a test has made by hand."""
        self.box = position
        self._turn = entries.turn_box(position)
        self._choices = None
        self.played += 1


_SILENT = box(fields.Events)


# ---------------------------------------------------------------- set-up


def _limit(players: int) -> int:
    return 4 if players <= 2 else 3  # noqa: PLR2004


def checked(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """Check a complete set-up."""
    players, structure, boards = setup.get("players"), setup.get("structure"), setup.get("boards")
    for key in setup:
        if key not in ("players", "structure", "boards"):
            raise CairnError(f"set-up: unknown field {key!r}; expected players, structure, boards")
    if type(players) is not int or players not in MONOLYTH.players:
        raise CairnError(f"set-up: players must be 1 to 4, not {players!r}")
    card = next((c for c in content.structures if c.id == structure), None)
    if card is None:
        raise CairnError(
            f"set-up: there is no Structure card {structure!r}; expected one of {', '.join(_cards(content))}"
        )
    if not card.usable(_limit(players)):
        raise CairnError(f"set-up: {structure} needs level 4, which {players} players cannot build")
    ids = [b.id for b in content.boards]
    if not isinstance(boards, list) or len(boards) != players:
        raise CairnError(f"set-up: boards must be a list of {players}, one for each player, not {boards!r}")
    for board in boards:
        if type(board) is not int or board not in ids:
            raise CairnError(f"set-up: there is no player board {board!r}; expected some of {ids}")
    if len(set(boards)) < players:
        raise CairnError(f"set-up: boards must differ, not {boards!r}")
    return {"players": players, "structure": structure, "boards": list(boards)}


def _cards(content: Content) -> list[str]:
    return [c.id for c in content.structures]


def _own(content: AnyContent) -> Content:
    if not isinstance(content, Content):
        raise TypeError("Monolyth is played with Monolyth's components")
    return content


@cache
def _standard() -> Content:
    return load()


class MonolythGame:
    """What Monolyth tells about itself."""

    name = "monolyth"
    rules = 1
    players = range(1, 5)
    open = True  # ML-REF-09, ML-PRO-07

    @staticmethod
    def content(file: str | None = None) -> Content:
        """Load the components; a file of one's own is read anew each time."""
        return _standard() if file is None else load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        own = _own(content)
        return {"structure": _cards(own), "boards": [b.id for b in own.boards]}

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up: first the Structure card, then the boards in seat order (ML-SET-10, ML-SET-16)."""
        own = _own(content)
        setup, drawn = dict(wanted), []
        players = setup.get("players")
        if type(players) is not int or players not in self.players:
            raise CairnError(f"set-up: players must be 1 to 4, not {players!r}")
        if setup.get("structure") is None:
            usable = [c.id for c in own.structures if c.usable(_limit(players))]
            setup["structure"] = usable[chance.below(len(usable))]
            drawn.append("structure")
        if setup.get("boards") is None:
            left = [b.id for b in own.boards]
            setup["boards"] = [left.pop(chance.below(len(left))) for _ in range(players)]
            drawn.append("boards")
        return checked(setup, own), drawn

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monolyth:
        """Lay out a game."""
        return Monolyth(setup, _own(content))

    def finish(self, states: Sequence[State], dice: Sequence[Random]) -> int:
        """Play many games of one content to their ends inside the kernel; count the choices played."""
        games = [state for state in states if isinstance(state, Monolyth)]
        rolls = kernel.join([die.box for die in dice if isinstance(die, Dice)])
        ends, counts = kernel.join([game.box for game in games]), kernel.numbers(3)
        entries.random_games(ends, games[0].kit.tables, rolls, box(fields.Menu), _SILENT, counts)
        for i, game in enumerate(games):
            game.moved_to(ends[i : i + 1])
        return int(counts[0] + counts[1])


MONOLYTH = MonolythGame()
