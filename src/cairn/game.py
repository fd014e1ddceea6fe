"""A game: its rules, and all that it brings to tables, bots and tools. What it does not bring has a usual form."""

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, Chance, Content, Query, State, drawn, quoted, shown

if TYPE_CHECKING:
    from cairn.bench import Subject
    from cairn.bots import Bot
    from cairn.bots.advice import Adviser
    from cairn.terminal.drawing import Drawing
    from cairn.words import Words


AUTOMA = "Automa"
"""Who sits where no player does: the game plays such a seat by itself."""


@dataclass(frozen=True)
class Flag:
    """An option of a command that a game brings: with a value, or on and off where it has no `metavar`."""

    name: str
    help: str
    metavar: str | None = None


@dataclass(frozen=True)
class Training:
    """How a game shall learn: with what the folder has, for so long, by so many processes, from a seed."""

    folder: Path
    minutes: float
    jobs: int
    seed: int
    say: Callable[[str], None]


HERE = Path(__file__).parent


def failing(game: str, what: str, error: BaseException) -> CairnError:
    """Say how a game of a package failed, with the place in its own code."""
    frames = traceback.extract_tb(error.__traceback__)
    own = next((f for f in reversed(frames) if not Path(f.filename).is_relative_to(HERE)), frames[-1])
    place = f"{Path(own.filename).name}, line {own.lineno}"
    return CairnError(f"the game {game} fails in {what} ({place}): {type(error).__name__}: {error}")


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """Let a method of a package's game say by a sentence how it failed, so that others can go on without it."""

    @wraps(method)
    def guarded(self: "Game", *given: Any, **named: Any) -> Any:  # noqa: ANN401
        try:
            return method(self, *given, **named)
        except CairnError:
            raise
        except Exception as error:
            raise failing(self.name, method.__name__, error) from error

    return guarded


class Game:
    """What a game tells about itself, so that records, tables and tools need no case for it."""

    name: str
    rules: int  # raised whenever a record could come out differently; never for a mere rewriting
    players: range
    dealt: tuple[str, ...] = ()  # options with a value for each seat, which an arena shares out evenly
    built_of: str | None = None  # the option that says what can be built in a game; without it, all of it can
    built_about: str = "What was built, and how who did fared."  # in a report
    open: bool = True  # nothing is hidden from anybody, so that one view serves all
    queries: tuple[type[Query[Any]], ...] = ()  # what can be asked about its positions
    first_begins: bool = True  # the first seat does; else the game says who begins
    chaired: tuple[str, ...] = ()  # options with a value for each chair, before it is known who begins
    brought: ClassVar[Mapping[str, str]] = MappingProxyType({})  # what a set-up may bring in place of an option's value
    titles: ClassVar[Mapping[str, str]] = MappingProxyType({})  # of what set-ups have, in a report
    words: ClassVar[Mapping[str, str]] = MappingProxyType(
        {}
    )  # Fluent messages by language, where they are not in locales
    flags: ClassVar[Mapping[str, tuple[Flag, ...]]] = MappingProxyType({})  # of commands: setup, content, bench, train

    def __init_subclass__(cls) -> None:
        """Guard what a package's game brings; a fault of our own is no sentence but a traceback."""
        for name, part in list(vars(cls).items()):
            ours = cls.__module__.partition(".")[0] == "cairn"
            if not ours and isinstance(part, FunctionType) and isinstance(vars(Game).get(name), FunctionType):
                setattr(cls, name, _guarded(part))

    @property
    def crowd(self) -> str:
        """Say how many may play."""
        fewest, most = self.players[0], self.players[-1]
        span = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        return f"{span} {'player' if most == 1 else 'players'}"

    @property
    def usual_players(self) -> int:
        """Say how many play where nobody has said so: two, or as many as can."""
        return min(max(2, self.players[0]), self.players[-1])

    # ------------------------------------------------------------ rules and components

    def content(self, file: str | None = None) -> Content:
        """Load the components, corrected by a content file."""
        raise CairnError(f"{self.name} takes no content file" if file else f"{self.name} has no components")

    def options(self, content: Content) -> dict[str, list[Any]]:  # noqa: ARG002
        """List what may be chosen at set-up instead of being drawn, with the values each option may take."""
        return {}

    def settle(self, wanted: Mapping[str, Any], content: Content, chance: Chance) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up: what `wanted` leaves open is drawn. Gives the set-up and the names of what was drawn."""
        options, drawn = self.options(content), []
        if unknown := wanted.keys() - {"players", *options}:
            known = ", ".join(["players", *options])
            raise CairnError(f"{self.name} has no option {quoted(str(min(unknown)))}; expected {known}")
        setup = {"players": wanted.get("players", self.players[0])}
        if setup["players"] not in self.players:
            raise CairnError(f"{self.name} is for {self.crowd}")
        for name, values in options.items():
            if name not in wanted:
                setup[name] = values[chance.below(len(values))]
                drawn.append(name)
            elif wanted[name] in values:
                setup[name] = wanted[name]
            else:
                raise CairnError(
                    f"{name} cannot be {shown(wanted[name])}; expected one of {', '.join(map(str, values))}"
                )
        return setup, drawn

    def start(self, setup: Mapping[str, Any], content: Content) -> State:
        """Lay out a game; a set-up that cannot be is refused."""
        raise NotImplementedError

    def checked(self, setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
        """Give a set-up that is complete; one that cannot be is refused."""
        open_ = {"players", *self.options(content)} - setup.keys()
        if open_:
            raise CairnError(f"the set-up lacks {min(open_)!r}")
        return self.settle(setup, content, Dice(0))[0]

    def read_option(self, name: str, text: str) -> dict[str, Any] | None:  # noqa: ARG002
        """Read what is chosen at set-up where it is no value of the list, but a file, say; None where it is one."""
        return None

    def rank(self, points: int) -> int | None:  # noqa: ARG002
        """Give the rank of a player who was alone; None where the game has none."""
        return None

    def parts(self, view: Mapping[str, Any]) -> list[dict[str, int]]:  # noqa: ARG002
        """Give the parts of each seat's score by name; none where a score is one number."""
        return []

    def built(self, view: Mapping[str, Any]) -> list[list[str]]:  # noqa: ARG002
        """Name what each seat has built, where that is worth a report."""
        return []

    def finish(self, states: Sequence[State], dice: Sequence[Dice]) -> int:
        """Play many games to their ends as random bots would, each with its own dice; count the choices played.

        A game that can play many at once does it in its own way, with the same dice to the same ends.
        """
        count = 0
        for state, die in zip(states, dice, strict=True):
            while state.turn is not None:
                state.play(drawn(state, die) if state.turn == CHANCE else die.below(len(state.choices())))
                count += 1
        return count

    # ------------------------------------------------------------ bots

    def bots(self) -> Mapping[str, "Callable[[], Bot]"]:
        """Give what makes each bot, by its name; `random` plays every game."""
        return {}

    def adviser(self) -> "Adviser | None":
        """Make what gives hints and looks through games that are over."""
        return None

    def subject(self) -> "Subject | None":
        """Give what `cairn bench` measures: the game's part of the kernel."""
        return None

    def train(self, how: Training, flags: Mapping[str, Any]) -> None:  # noqa: ARG002
        """Learn what positions are worth by self-play, and go on with what the folder has."""
        raise CairnError(f"{self.name} has no bot that learns")

    # ------------------------------------------------------------ tables

    def drawing(self, content: Content) -> "Drawing | None":  # noqa: ARG002
        """Draw the game in the terminal; None stands for the usual drawing, which lists what there is to see."""
        return None

    def printed(self, flags: Mapping[str, Any], language: str, *, as_json: bool) -> str:
        """Write what `cairn content` is asked for by the game's own flags."""
        raise NotImplementedError

    def handlers(self) -> Sequence[Any]:
        """Give what the server answers for this game alone: route handlers of Litestar."""
        return ()

    def messages(self) -> Sequence[type[Any]]:
        """Give what these take and answer: structs of msgspec, which the client's types are written from."""
        return ()

    def spoken(self, content: Content, words: "Words") -> dict[str, Any]:  # noqa: ARG002
        """Give the components as plain data with what is printed on them in a language."""
        return content.as_dict()
