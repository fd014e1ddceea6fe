"""Writes the guided first game of Monolyth: `python -m cairn.monolyth.lesson` makes `lesson.gen.json`.

The client knows no rules, so every position, choice and event of the lesson comes from a game played here.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cairn.chance import Dice
from cairn.core import CHANCE, Choice, Event, columns, drawn, parse
from cairn.games import GAMES
from cairn.monolyth import Monolyth
from cairn.monolyth.asks import Placements, Turned
from cairn.monolyth.choices import Place, Swap
from cairn.server.lessons import learnt, patch

FILE = "web/src/monolyth/lesson/lesson.gen.json"
YOU, ADA = 0, 1
SETUP = {"players": 2, "structure": "wall", "boards": [4, 2]}
SOLO = {"players": 1, "structure": "wall", "boards": [4]}
STUCK = (977, 97)  # these dice lead, after so many choices, to a table where nothing in reach can be placed

SITES = """
I3-black L4-blue T4-white D2-orange D2-blue L3-white L4-turquoise O4-black I3-orange O4-white L3-turquoise L3-black
"""
# A whole game, one turn a line: you and Ada in turn, and after > what is drawn.
GAME = """
2 L4 a1/1 a2/1 a3/1 b1/1 > S4-blue
2 D2 b1/1 c1/1 > T4-orange
1 D2 a2/2 a3/2 > I3-blue
2 L4 d1/1 d2/1 d3/1 d3/2 > L4-orange
2 I3 a4/1 a4/2 a4/3 > D2-black
1 O4 b4/1 b4/2 c4/1 c4/2 > L4-white
3 swap a1/2 > O4-blue
2 T4 b1/2 c1/2 c1/3 d1/2 > L3-orange
prophecy 8 W
1 T4 a2/1 a3/1 a4/1 b3/1 > L3-blue
2 L4 b3/1 b4/1 c4/1 d4/1 > O4-turquoise
1 L3 a4/2 a4/3 b4/3 > I3-white
3 L4 c3/1 d1/1 d2/1 d3/1 > L4-black
2 L3 d2/2 d2/3 d3/3 > D2-turquoise
1 L3 b2/1 c1/1 c2/1 > D2-white
3 L3 b2/1 c2/1 c3/1 > L4-blue
2 I3 a1/3 a2/3 a3/3 > T4-turquoise
4 O4 a2/2 a2/3 a3/2 a3/3 > S4-white
2 O4 b2/2 b3/2 c2/2 c3/2 > L3-blue
4 I3 a1/1 a1/2 a1/3 > L3-orange
4 I3 d1/2 d2/2 d3/2 > I3-orange
1 L4 a2/4 a3/4 a4/4 b4/4 > O4-black
4 L3 b4/2 c4/2 c4/3 > L3-black
3 L3 b1/3 b1/4 c1/4 > D2-orange
4 S4 d3/3 d3/4 d4/2 d4/3 > I3-turquoise
1 O4 b2/2 b3/2 c2/2 c3/2 > L4-white
1 L3 b1/2 c1/2 c1/3 > L3-orange
3 D2 d4/1 d4/2 > S4-black
1 D2 b4/3 b4/4 > S4-turquoise
1 D2 c4/3 d4/3 > L4-turquoise
1 L4 b2/3 b3/3 c2/3 d2/3 > D2-black
1 I3 d2/4 d3/4 d4/4 > L4-black
4 L4 b2/4 b3/4 c2/4 d2/4 > I3-blue
2 S4 c2/3 c3/3 c3/4 c4/4 > O4-blue
1 D2 b1/3 b1/4 > L4-orange
1 L3 b2/3 b3/3 b3/4 > I3-black
3 D2 d1/3 d1/4 > D2-white
3 swap d1/3 > L3-white
4 L3 c3/3 c3/4 c4/4 > I3-white
1 swap a1/4 > L3-turquoise
1 I3 a1/4 a2/4 a3/4 > O4-white
prophecy 12 E
prophecy 11 E
prophecy 10 N
prophecy 9 N
prophecy 7 S
prophecy 13 S
prophecy 6 W
1 swap c1/4 > O4-turquoise
1 swap d1/4 > D2-blue
1 swap a4/4 > S4-orange
1 swap b2/4 > T4-blue
1 swap d4/4 > L3-white
1 swap c2/4 > O4-orange
"""
TURNS = tuple(line for line in GAME.splitlines() if line)


@dataclass(frozen=True)
class Plan:
    """A scene: what is taught, where in the game, and what the table offers."""

    id: str
    turn: int = -1  # a line of GAME; -1 for a position of its own
    offers: tuple[str, ...] = ()  # how the offered choices begin; the answer is always among them
    leaps: bool = False  # begins somewhere else: nothing tells how the table came there
    after: bool = False  # the outcome is looked at before the lesson goes on
    acts: bool = True


PLANS = (
    Plan("ring", 0, leaps=True, acts=False),
    Plan("board", 0, acts=False),
    Plan("move", 0, after=True),
    Plan("gap", 2),
    Plan("turn", 4, offers=("2 I3 b2/1 c2/1 ", "2 I3 b3/1 c3/1 ", "2 I3 b4/1 c4/1 ")),
    Plan("swap", 6, offers=("3 S4 ",)),
    Plan("prophecy", 8, after=True),
    Plan("level", 14, leaps=True, after=True),
    Plan("structure", 16, after=True),
    Plan("discard", leaps=True, after=True),
    Plan("last", 52, leaps=True, after=True),
    Plan("count", 54, acts=False),
    Plan("solo", leaps=True, after=True),
    Plan("finish", leaps=True, acts=False),
)


def messages() -> list[str]:
    """Name every text of the lesson that a scene needs."""
    named = [f"tutorial-{plan.id}-{part}" for plan in PLANS for part in ("title", "text")]
    named += [f"tutorial-{plan.id}-do" for plan in PLANS if plan.acts]
    return named + [f"tutorial-{plan.id}-after" for plan in PLANS if plan.after]


class Player:
    """Plays a game and remembers what was told."""

    def __init__(self, setup: dict[str, Any], stones: str = SITES) -> None:
        game = GAMES["monolyth"]
        state = game.start(setup, game.content())
        if not isinstance(state, Monolyth):
            raise TypeError("the lesson is a game of Monolyth")
        self.state = state
        self.steps: list[dict[str, Any]] = []
        for stone in stones.split():
            self.play(f"draw {stone}")

    def play(self, text: str) -> None:
        """Play a choice by its notation."""
        seat, heard = self.state.turn, list[Event]()
        self.state.play(parse(self.state, text), heard.append)
        events = [event.as_dict() for event in heard]
        self.steps.append({"n": self.state.played, "seat": seat, "move": text, "events": events})

    def turn(self, line: str) -> None:
        """Play a line of a game: a choice, and what is drawn after it."""
        choice, _, stone = line.partition(" > ")
        self.play(choice)
        if stone:
            self.play(f"draw {stone}")

    def copy(self) -> "Player":
        """Give an independent player, who has been told nothing."""
        clone = Player.__new__(Player)
        clone.state, clone.steps = self.state.copy(), []
        return clone


def _stuck() -> Player:
    """Lead a game to a position where nothing can be placed: both play blindly."""
    seed, choices = STUCK
    player, dice = Player.__new__(Player), Dice(seed)
    game = GAMES["monolyth"]
    state = game.start(SETUP, game.content())
    for _ in range(choices):
        state.play(drawn(state, dice) if state.turn == CHANCE else dice.below(len(state.choices())))
    if not isinstance(state, Monolyth):
        raise TypeError("the lesson is a game of Monolyth")
    player.state, player.steps = state, []
    return player


def _solo() -> Player:
    player = Player(SOLO)
    player.turn(TURNS[0])
    return player


# ---------------------------------------------------------------- what the table needs


def placements(state: Monolyth, offers: Sequence[Choice]) -> dict[str, Any]:
    """Try the offered stones: where each may lie in this scene, and why not elsewhere; a 1-cube instead is a swap."""
    wanted: dict[Placements, set[str]] = {}
    view = state.view(YOU)
    sites = {reached["steps"]: reached["site"] for reached in view["reach"]}
    for offer in offers:
        if isinstance(offer, Place | Swap):
            site, swap = sites[offer.steps], isinstance(offer, Swap)
            stone = view["sites"][site]
            lies = offer.cell if isinstance(offer, Swap) else " ".join(offer.cells)
            wanted.setdefault(Placements(YOU, stone["shape"], stone["colour"], site, swap), set()).add(lies)
    shown = {}
    for query, cells in wanted.items():
        found = state.ask(query, YOU)
        poses = [_pose(tried, cells) for tried in found["poses"]]
        shown["swap" if query.swap else query.shape] = {"shape": found["shape"], "poses": poses}
    return shown


def _pose(tried: Turned, wanted: set[str]) -> dict[str, Any]:
    """Shorten a pose: its cells, the corners where it may lie, what it changes there, why not elsewhere."""
    places = [fit["cells"] for fit in tried["fits"]]
    fits = [cells for cells in places if " ".join(cells) in wanted]
    shown = [fit for fit in tried["fits"] if fit["cells"] in fits]
    away = [f"{_corner(cells)[:2]} lesson {cells[0]}" for cells in places if " ".join(cells) not in wanted]
    blocked = [f"{one['at']} {one['why']} {one['cell']}" for one in tried["blocked"]]
    return {
        "pose": " ".join("".join(map(str, cell)) for cell in tried["pose"]),
        "fits": " ".join(map(_corner, fits)),
        "changes": [{key: told for key, told in fit.items() if key != "cells"} for fit in shown],
        "blocked": ",".join(blocked + away),
    }


def _corner(cells: Sequence[str]) -> str:
    """Name the least column, row and level that a stone reaches."""
    return min(c[0] for c in cells) + min(c[1] for c in cells) + "/" + min(c[3] for c in cells)


def values(answer: dict[str, Any], view: dict[str, Any]) -> dict[str, str | int]:
    """Give the values that the texts of a scene may use."""
    said: dict[str, str | int] = {}
    for step in answer["told"]:
        for event in step["events"]:
            if event["kind"] == "moved":
                said["steps"] = event["steps"]
            elif event["kind"] in ("taken", "swapped", "discarded"):
                said |= {"colour": event["colour"], "shape": event["shape"]}
            elif event["kind"] in ("prophecy", "burnt", "level", "structure"):
                said |= {key: event[key] for key in ("value", "side", "level", "points") if key in event}
    if "side" in said:
        said["found"] = view["seats"][YOU]["walls"][said["side"]]["count"]
    return said


def _counted(view: dict[str, Any]) -> dict[str, str | int]:
    """Give the scores, and the wall that came to less than was foretold."""
    seats = view["seats"]
    side = next(side for side, wall in seats[YOU]["walls"].items() if wall["count"] < wall["prophecy"])
    wall = seats[YOU]["walls"][side]
    scores = {"points": seats[YOU]["score"], "others": seats[ADA]["score"]}
    return {"side": side, "found": wall["count"], "value": wall["prophecy"], **scores}


# ---------------------------------------------------------------- the lesson


def _answer(player: Player, line: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play an answer on a copy; give what was told, and the view that it leads to."""
    trial = player.copy()
    trial.turn(line)
    if trial.state.turn == CHANCE:  # a stone that nobody chose: any will do, the same each time
        trial.play(str(trial.state.choices()[0]))
    return {"told": trial.steps, "n": trial.state.played}, trial.state.view(YOU)


def _offered(player: Player, plan: Plan, lines: Sequence[str]) -> list[Choice]:
    """Give what the table offers: first the answers."""
    answers = [line.partition(" > ")[0] for line in lines]
    more = [text for text in player.state.choices().texts() if plan.offers and text.startswith(plan.offers)]
    return [parse(player.state, text) for text in dict.fromkeys(answers + more)]


def scenes() -> list[dict[str, Any]]:
    """Play the lesson; give its scenes, each view, and what can be asked, as a change of the one before it."""
    own: dict[str, Callable[[], Player]] = {"discard": _stuck, "solo": _solo}
    game, told_to, played = Player(SETUP), 0, 0
    shown: list[dict[str, Any]] = []
    last: dict[str, Any] = {}
    asked: dict[str, Any] = {}
    for plan in PLANS:
        player, lines = game, list[str]()
        scene: dict[str, Any] = {"id": plan.id, "leaps": plan.leaps, "after": plan.after, "told": []}
        if plan.turn >= 0:
            for line in TURNS[played : plan.turn]:
                game.turn(line)
            played = max(played, plan.turn)
            if not plan.leaps:
                scene["told"] = [step for step in game.steps if step["n"] > told_to]
            lines = [TURNS[plan.turn]] if plan.acts else []
        elif plan.id in own:
            player = own[plan.id]()
            lines = player.state.choices().texts()
        if plan.turn < 0 and not plan.acts:  # goes on from the outcome before it
            shown.append(scene | {"n": shown[-1]["n"], "view": {}, "say": {}, "offers": [], "asked": {}, "answers": []})
            continue
        view = player.state.view(YOU)
        scene |= {"n": player.state.played, "view": patch(last, view), "answers": []}
        last, told_to = view, player.state.played
        for pick, line in enumerate(lines):
            answer, view = _answer(player, line)
            scene["answers"].append({"pick": pick, **answer, "view": patch(last, view)})
            told_to = answer["n"]
        offers = _offered(player, plan, lines)
        scene["offers"] = columns([choice.data for choice in offers])
        scene["asked"] = learnt(asked, placements(player.state, offers))
        scene["say"] = values(scene["answers"][0], view) if lines else {}
        if view["turn"] is None:
            scene["say"] = _counted(view)
        shown.append(scene)
    return shown


def text() -> str:
    """Give the whole file."""
    return json.dumps(scenes(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file in the checkout."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
