"""What Monolyth tells about itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cairn import kernel
from cairn.chance import Dice
from cairn.core import Chance, Query, State
from cairn.core import Content as AnyContent
from cairn.game import Flag, Game, Training
from cairn.kernel import box
from cairn.monolyth import entries, fields, rules
from cairn.monolyth.asks import QUERIES
from cairn.monolyth.content import Content, load, standard
from cairn.monolyth.setup import PLAYERS, cards, settled
from cairn.monolyth.state import SILENT, Monolyth

if TYPE_CHECKING:
    from cairn.bench import Subject
    from cairn.bots import Bot
    from cairn.bots.advice import Adviser
    from cairn.monolyth.terminal.drawing import MonolythDrawing
    from cairn.words import Words


def _own(content: AnyContent) -> Content:
    if not isinstance(content, Content):
        raise TypeError("Monolyth is played with Monolyth's components")
    return content


class MonolythGame(Game):
    """What Monolyth tells about itself."""

    name = "monolyth"
    rules = 1
    players = PLAYERS
    open = True  # ML-REF-09, ML-PRO-07
    queries: tuple[type[Query[Any]], ...] = QUERIES
    dealt = ("boards",)
    built_of = "structure"
    built_about = "Structures that were completed, and how who did fared."
    titles: ClassVar[Mapping[str, str]] = {"structure": "Structure cards", "boards": "Player boards"}
    flags: ClassVar[Mapping[str, tuple[Flag, ...]]] = {
        "setup": (
            Flag("structure", "the Structure card.", "ID"),
            Flag("boards", "the player boards, such as 1,4.", "IDS"),
        ),
        "bench": (Flag("gpu", "play random games on a CUDA GPU too."),),
        "train": (
            Flag("net", "the net for one (alone), two (pair) or more (crowd).", "NAME"),
            Flag("gpu", "play and learn on a CUDA GPU, with PyTorch."),
        ),
    }

    @staticmethod
    def content(file: str | None = None) -> Content:
        """Load the components; a file of one's own is read anew each time."""
        return standard() if file is None else load(file)

    def options(self, content: AnyContent) -> dict[str, list[Any]]:
        """List what may be chosen at set-up."""
        own = _own(content)
        return {"structure": cards(own), "boards": [b.id for b in own.boards]}

    def settle(
        self, wanted: Mapping[str, Any], content: AnyContent, chance: Chance
    ) -> tuple[dict[str, Any], list[str]]:
        """Complete a set-up: what is left open is drawn."""
        return settled(wanted, _own(content), chance)

    def start(self, setup: Mapping[str, Any], content: AnyContent) -> Monolyth:
        """Lay out a game."""
        return Monolyth(setup, _own(content))

    def rank(self, points: int) -> int:
        """Give a solo player's rank."""
        return int(rules.rank(points))

    def parts(self, view: Mapping[str, Any]) -> list[dict[str, int]]:
        """Give the points by prophecies, levels and the Structure card."""
        return [
            {
                "prophecies": sum(wall["points"] for wall in seat["walls"].values()),
                "levels": seat["level_points"],
                "structure": seat["structure"]["points"],
            }
            for seat in view["seats"]
        ]

    def built(self, view: Mapping[str, Any]) -> list[list[str]]:
        """Name the Structure card where it is done."""
        return [[view["structure"]["id"]] if seat["structure"]["done"] else [] for seat in view["seats"]]

    def finish(self, states: Sequence[State], dice: Sequence[Dice]) -> int:
        """Play many games of one content to their ends inside the kernel; count the choices played."""
        games = [state for state in states if isinstance(state, Monolyth)]
        rolls = kernel.join([die.box for die in dice])
        ends, counts = kernel.join([game.box for game in games]), kernel.numbers(3)
        entries.random_games(ends, games[0].kit.tables, rolls, box(fields.Menu), SILENT, counts)
        for i, game in enumerate(games):
            game.moved_to(ends[i : i + 1])
        return int(counts[0] + counts[1])

    def bots(self) -> "Mapping[str, Callable[[], Bot]]":
        """Give what makes each bot."""
        from cairn.monolyth.bots import BOTS  # noqa: PLC0415

        return BOTS

    def adviser(self) -> "Adviser":
        """Let the strongest advise."""
        from cairn.monolyth.bots.thinking import obsidian  # noqa: PLC0415

        return obsidian()

    def subject(self) -> "Subject":
        """Give what is measured."""
        from cairn.monolyth.bench import SUBJECT  # noqa: PLC0415

        return SUBJECT

    def train(self, how: Training, flags: Mapping[str, Any]) -> None:
        """Learn a net."""
        from cairn.monolyth.train import train  # noqa: PLC0415

        train(how, flags.get("net", "alone"), gpu="gpu" in flags)

    def drawing(self, content: AnyContent) -> "MonolythDrawing":
        """Draw ring, towers and walls."""
        from cairn.monolyth.terminal.drawing import MonolythDrawing  # noqa: PLC0415

        return MonolythDrawing(_own(content))

    def spoken(self, content: AnyContent, words: "Words") -> dict[str, Any]:
        """Name the stones and the Structure cards."""
        plain = content.as_dict()
        stones = [{**stone, "name": words("shape-name", shape=stone["id"])} for stone in plain["stones"]]
        cards = [{**card, "name": words("structure-card", card=card["id"])} for card in plain["structures"]]
        return {**plain, "stones": stones, "structures": cards}


MONOLYTH = MonolythGame()
