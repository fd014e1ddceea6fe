"""What a file of results holds, held against itself: damage is told in a sentence, and counts for nobody."""

from collections.abc import Sequence
from typing import Any, cast

from cairn import __version__
from cairn.arena.games import Result, Seat
from cairn.arena.plan import LARGE, Plan
from cairn.content import Node, Source, told
from cairn.game import AUTOMA
from cairn.games import GAMES
from cairn.simulate.games import told_apart

CROWD = 32  # at a table
WORDS = ("command", "mode", "python", "system", "processor", "begun")  # of the conditions


def at(where: str, value: object) -> Node:
    """Give a value of a file, and where it stands."""
    return Node(Source(where, ""), (), value)


def read_plan(text: object) -> dict[str, Any]:
    """Read what was to be played."""
    node = told(text, "the plan")
    found = node.fields(("cairn", "game", "rules", "content", "bots", "players", "games", "seed", "setup", "ladder"))
    for name in ("cairn", "game", "content"):
        found[name].text()
    found["bots"].map(Node.text, 1)
    found["players"].integer(1, CROWD)
    found["games"].integer(1, LARGE)
    for name in ("rules", "seed"):
        found[name].whole()
    found["setup"].table()
    found["ladder"].truth()
    return cast("dict[str, Any]", node.value)


def read_names(text: object, plan: dict[str, Any]) -> list[str]:
    """Read what the bots are called."""
    node, names = told(text, "the names"), told_apart(plan["bots"])
    if node.value != names:
        node.fail(f"expected {', '.join(names)}, not {node.shown()}")
    return names


def read_conditions(text: object) -> dict[str, Any]:
    """Read how and where games were played."""
    node = told(text, "the conditions")
    found = node.fields((*WORDS, "cores"))
    for name in WORDS:
        if not isinstance(found[name].value, str):
            found[name].fail(f"expected a text, not {found[name].shown()}")
    found["cores"].integer(1, LARGE)
    return cast("dict[str, Any]", node.value)


def read_dropped(text: object) -> dict[int, str]:
    """Read which games count for nobody, and why."""
    pairs = [pair.items(2, 2) for pair in told(text, "the games that count for nobody").items(0, LARGE)]
    return {number.integer(0, LARGE): reason.text() for number, reason in pairs}


class Games:
    """Reads games, each held against the plan and against the first."""

    def __init__(self, plan: dict[str, Any], names: list[str]) -> None:
        self._told, self._names = plan, names
        nothing: Any = None  # who meets whom depends on neither the game nor its components
        self._plan = Plan(
            nothing, nothing, tuple(plan["bots"]), plan["players"], plan["games"], plan["seed"], {}, plan["ladder"]
        )
        game = GAMES.get(plan["game"])
        self._dealt = game.dealt if game else ()
        self._keys: set[str] = set()

    def read(self, row: Sequence[Any], seats: Sequence[Sequence[Any]]) -> Result:
        """Read a game and its seats."""
        number, deal, setup, choices = row
        where = f"game {number + 1}"
        at(f"{where}, number", number).integer(0, self._plan.total - 1)
        at(f"{where}, deal", deal).integer(0, LARGE)
        at(f"{where}, choices", choices).integer(0, LARGE)
        found = Result(number, deal, self._setup(f"{where}, set-up", setup), choices, self._seats(where, seats))
        if self._told["cairn"] == __version__:  # another may have shared out seats and deals otherwise
            sat = [who.bot for who in found.seats[: self._plan.players]]
            planned = [self._names[one] for one in self._plan.seating(number)]
            if sat != planned:
                at(where, sat).fail(f"by the plan {', '.join(planned)} sit there, not {', '.join(sat)}")
            at(f"{where}, deal", deal).integer(self._plan.deal(number), self._plan.deal(number))
        return found

    def _setup(self, where: str, text: object) -> dict[str, Any]:
        setup = told(text, where)
        self._keys = self._keys or set(setup.table())
        found = setup.fields(sorted(self._keys))
        players = self._plan.players
        if setup.value.get("players", players) != players:
            setup.fail(f"by the plan there are {players} players, not {found['players'].shown()}")
        for key in self._keys.intersection(self._dealt):
            found[key].items(players, CROWD)
        return cast("dict[str, Any]", setup.value)

    def _seats(self, where: str, rows: Sequence[Sequence[Any]]) -> list[Seat]:
        players = self._plan.players
        automa = len(rows) == players + 1 and rows[-1][1] == AUTOMA
        if [row[0] for row in rows] != list(range(players + automa)):
            at(f"{where}, seats", None).fail(f"expected {players}, not {len(rows)}")
        return [self._seat(f"{where}, seat {seat}", row, len(rows)) for seat, row in enumerate(rows)]

    def _seat(self, where: str, row: Sequence[Any], seats: int) -> Seat:
        _, bot, score, rank, won, decisions, seconds, parts, built = row
        at(f"{where}, bot", bot).one_of([*self._names, AUTOMA])
        at(f"{where}, rank", rank).integer(1, seats)
        at(f"{where}, won", won).integer(int(rank == 1), int(rank == 1))
        return Seat(
            bot,
            at(f"{where}, score", score).number(),
            rank,
            at(f"{where}, decisions", decisions).integer(0, LARGE),
            at(f"{where}, seconds", seconds).number(0),
            {name: part.number() for name, part in told(parts, f"{where}, parts").table().items()},
            told(built, f"{where}, built").map(Node.text),
        )
