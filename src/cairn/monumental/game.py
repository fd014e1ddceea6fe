"""Monumental through the contract: what the game tells about itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cairn import kernel
from cairn.chance import Dice
from cairn.core import Chance, State
from cairn.core import Content as AnyContent
from cairn.game import Flag, Game, Training
from cairn.monumental import entries, maps, printing, setups
from cairn.monumental.asks import QUERIES
from cairn.monumental.content import Content, load
from cairn.monumental.entries import SILENT
from cairn.monumental.state import Monumental, standard

if TYPE_CHECKING:
    from cairn.bench import Subject
    from cairn.bots import Bot
    from cairn.bots.advice import Adviser
    from cairn.monumental.terminal.drawing import MonumentalDrawing
    from cairn.words import Words

__all__ = ["MONUMENTAL", "Monumental"]


class MonumentalGame(Game):
    """What Monumental tells about itself."""

    name = "monumental"
    rules = 2
    players = range(1, 5)  # people; an Automa is one more
    open = False
    queries = QUERIES
    chaired = dealt = ("civilizations",)
    built_about = "Wonders that were built, and how who did fared."
    brought: ClassVar[Mapping[str, str]] = {"tiles": "map"}
    titles: ClassVar[Mapping[str, str]] = {"map": "Maps", "civilizations": "Civilizations", "monsters": "Monsters"}
    flags: ClassVar[Mapping[str, tuple[Flag, ...]]] = {
        "setup": (
            Flag("map", "a map, random, or a file of one's own (.toml).", "NAME"),
            Flag("civilizations", "a civilization per seat, such as egypt,greece.", "IDS"),
            Flag("monsters", "how many Monsters are hidden.", "N"),
            Flag("automa", "the Automa plays too."),
            Flag("renaissance", "with the Renaissance."),
            Flag("alternatives", "with alternative Wonders."),
            Flag("heroes", "with Heroes."),
            Flag("continuous", "Continuous Play."),
        ),
        "train": (
            Flag("net", "the numbers of the evaluation (weights), or the net that corrects them (insight).", "NAME"),
        ),
        "content": (
            Flag("maps", "list the maps of this edition."),
            Flag("map", "print a map as a file to start from.", "NAME"),
        ),
    }

    @staticmethod
    def content(file: str | None = None) -> Content:
        """Load the components; a file of one's own is read anew each time."""
        return standard() if file is None else load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        return setups.options(_own(content))

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up."""
        return setups.settle(wanted, _own(content), chance)

    def read_option(self, name: str, text: str) -> dict[str, Any] | None:
        """Read a map of one's own."""
        return {"tiles": maps.as_data(maps.load(text))} if name == "map" and text.endswith(".toml") else None

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monumental:
        """Lay out a game."""
        return Monumental(setup, _own(content))

    def parts(self, view: Mapping[str, Any]) -> list[dict[str, int]]:
        """Give the points by what they are for."""
        return [dict(seat["parts"]) for seat in view["seats"]]

    def built(self, view: Mapping[str, Any]) -> list[list[str]]:
        """Name the Wonders."""
        return [[wonder["card"] for wonder in seat["wonders"]] for seat in view["seats"]]

    def finish(self, states: Sequence[State], dice: Sequence[Dice]) -> int:
        """Play many games to their ends inside the kernel; count the choices played."""
        counts = kernel.numbers(3)
        for state, die in zip(states, dice, strict=True):
            if isinstance(state, Monumental):
                entries.random_games(state.box, state.kit.tables, die.box, state.menu(), SILENT, counts)
                state.moved_to(state.box)
        return int(counts[0] + counts[1])

    def bots(self) -> "Mapping[str, Callable[[], Bot]]":
        """Give what makes each bot."""
        from cairn.monumental.bots import BOTS  # noqa: PLC0415

        return BOTS

    def adviser(self) -> "Adviser":
        """Let the strongest advise."""
        from cairn.monumental.bots.levels import LEVELS  # noqa: PLC0415

        return LEVELS[-1]()

    def subject(self) -> "Subject":
        """Give what is measured."""
        from cairn.monumental.bench import SUBJECT  # noqa: PLC0415

        return SUBJECT

    def train(self, how: Training, flags: Mapping[str, Any]) -> None:
        """Learn weights, or the net that corrects them."""
        from cairn.monumental.train import train  # noqa: PLC0415

        train(how, flags.get("net", "insight"))

    def printed(self, flags: Mapping[str, Any], language: str, *, as_json: bool) -> str:
        """List the maps of this edition, or print one as a file."""
        if "maps" in flags:
            return printing.listed(language, as_json=as_json)
        return printing.printed(flags["map"], as_json=as_json)

    def drawing(self, content: AnyContent) -> "MonumentalDrawing":
        """Draw cities, map and display."""
        from cairn.monumental.terminal.drawing import MonumentalDrawing  # noqa: PLC0415

        return MonumentalDrawing(_own(content))

    def handlers(self) -> Sequence[Any]:
        """Serve maps: those of this edition, random ones, files of one's own."""
        from cairn.monumental.serving import HANDLERS  # noqa: PLC0415

        return HANDLERS

    def messages(self) -> Sequence[type[Any]]:
        """Give what is said about maps."""
        from cairn.monumental.serving import MESSAGES  # noqa: PLC0415

        return MESSAGES

    def spoken(self, content: AnyContent, words: "Words") -> dict[str, Any]:
        """Name everything, say and draw what is printed on it."""
        from cairn.monumental.spoken import spoken  # noqa: PLC0415

        return spoken(_own(content), words)


def _own(content: AnyContent) -> Content:
    if not isinstance(content, Content):
        raise TypeError("Monumental is played with Monumental's components")
    return content


MONUMENTAL = MonumentalGame()
