"""Writes the guided first game of Monumental: `python -m cairn.monumental.lesson` makes `lesson.gen.json`.

The game is a record beside that file, two turns of it made for learning; every position, choice, event and answer of
the lesson comes from playing it here. Several scenes of one name in a row are parts of one task.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cairn.core import CHANCE, Choice, Event, columns, parse
from cairn.games import GAMES
from cairn.monumental import Monumental
from cairn.monumental.asks import Conquests, Crosses, Prices
from cairn.monumental.terms import RESOURCES
from cairn.record import read
from cairn.server.lessons import learnt, patch

GAME = "web/src/monumental/lesson/lesson.cairn"
FILE = "web/src/monumental/lesson/lesson.gen.json"
YOU, ADA = 0, 1
OVER = -1


@dataclass(frozen=True)
class Plan:
    """A scene: what is taught, after how many choices of the game, and what the table offers beside the answer."""

    id: str
    at: int
    offers: tuple[str, ...] = ()  # how the offered choices begin; the answer is always among them
    leaps: bool = False  # begins somewhere else: nothing tells how the table came there
    after: bool = False  # the outcome is looked at before the lesson goes on
    acts: bool = True
    any: bool = False  # every offered choice is an answer
    says: int = 0  # the texts speak of what you hold after so many choices; 0 for what you hold now


PLANS = (
    Plan("goal", 31, leaps=True, acts=False),
    Plan("city", 31, acts=False),
    Plan("cross", 31, offers=("activate",), says=33),
    Plan("cross", 32, offers=("activate",), says=33),
    Plan("resources", 33, acts=False),
    Plan("effect", 33, offers=("use",)),
    Plan("conquer", 34, offers=("conquer",)),
    Plan("conquer", 35, offers=("from",)),
    Plan("loot", 37, offers=("loot",)),
    Plan("acquire", 38, offers=("acquire",)),
    Plan("wonder", 39, offers=("acquire",), after=True),
    Plan("explorer", 40, offers=("explorer 1",)),
    Plan("explorer", 41, offers=("explorer 1",)),
    Plan("end", 42),
    Plan("refill", 50, acts=False),
    Plan("again", 73, offers=("activate",), says=75),
    Plan("again", 74, offers=("activate",), says=75),
    Plan("complete", 75),
    Plan("complete", 76),
    Plan("complete", 77, offers=("place",), after=True),
    Plan("culture", 78, offers=("use",)),
    Plan("policy", 79, offers=("develop",), after=True),
    Plan("alone", 80, offers=("conquer",)),
    Plan("alone", 81, offers=("from", "warlord")),
    Plan("alone", 82, offers=("from", "warlord")),
    Plan("alone", 83, offers=("from", "warlord")),
    Plan("alone", 85, offers=("loot",), after=True, any=True),
    Plan("last", 460, leaps=True),
    Plan("count", OVER, leaps=True, acts=False),
    Plan("finish", OVER, acts=False),
)
NAMES = tuple(dict.fromkeys(plan.id for plan in PLANS))


def messages() -> list[str]:
    """Name every text of the lesson that a scene needs."""
    named = [(name, part) for name in NAMES for part in ("title", "text")]
    named += [(name, "do") for name in NAMES if any(plan.acts for plan in PLANS if plan.id == name)]
    named += [(plan.id, "after") for plan in PLANS if plan.after]
    return [f"monumental-tutorial-{name}-{part}" for name, part in named]


class Player:
    """Plays the record, and remembers what was told."""

    def __init__(self, choices: list[str], setup: dict[str, Any]) -> None:
        game = GAMES["monumental"]
        state = game.start(setup, game.content())
        if not isinstance(state, Monumental):
            raise TypeError("the lesson is a game of Monumental")
        self.state, self.choices = state, choices
        self.steps: list[dict[str, Any]] = []

    def play(self, text: str) -> None:
        """Play a choice by its notation."""
        seat, heard = self.state.turn, list[Event]()
        self.state.play(parse(self.state, text), heard.append)
        events = [event.as_dict() for event in heard if event.to is None or YOU in event.to]
        self.steps.append({"n": self.state.played, "seat": seat, "move": text, "events": events})

    def go_on(self, to: int) -> None:
        """Play the record until so many choices are played."""
        for text in self.choices[self.state.played : to]:
            self.play(text)

    def copy(self) -> "Player":
        """Give an independent player, who has been told nothing."""
        clone = Player.__new__(Player)
        clone.state, clone.choices, clone.steps = self.state.copy(), self.choices, []
        return clone

    def answered(self, text: str) -> "Player":
        """Answer on a copy: with this choice, and then whatever nature does as the record has it, or any way."""
        clone = self.copy()
        recorded = text == self.choices[self.state.played]
        clone.play(text)
        while clone.state.turn == CHANCE:
            clone.play(self.choices[clone.state.played] if recorded else str(clone.state.choices()[0]))
        return clone


def start() -> Player:
    """Open the record."""
    record = read(Path(GAME).read_text(encoding="utf-8"))
    return Player(record.choices, record.header["setup"])


def asked(state: Monumental, offers: Sequence[Choice]) -> dict[str, Any]:
    """Answer what the table asks about a position, as far as the offered choices are about it."""
    does = {choice.data["do"] for choice in offers}
    found: dict[str, Any] = {}
    if does & {"row", "column"}:
        found["crosses"] = state.ask(Crosses(YOU), YOU)
    if "conquer" in does:
        found["conquests"] = state.ask(Conquests(YOU), YOU)
    if does & {"acquire", "complete", "develop"}:
        found["prices"] = state.ask(Prices(YOU), YOU)
    return found


def said(state: Monumental) -> dict[str, str | int]:
    """Give what the texts of a scene may speak of: what you hold, if anything, and the points."""
    you, ada = (state.view(YOU)["seats"][seat] for seat in (YOU, ADA))
    held: dict[str, str | int] = {name: you["resources"][name] for name in RESOURCES if you["resources"][name]}
    return {**held, "points": you["score"], "others": ada["score"]}


def values() -> dict[str, dict[str, str | int]]:
    """Give the values of every task; where a Province is conquered in it, its numbers too."""
    player, found = start(), dict[str, dict[str, str | int]]()
    for name in NAMES:
        parts = [plan for plan in PLANS if plan.id == name]
        player.go_on(len(player.choices) if parts[0].at == OVER else parts[0].at)
        now, later = player.copy(), player.copy()
        later.go_on(parts[0].says)
        found[name] = said(later.state)
        later.go_on(parts[-1].at + 1)
        found[name] |= {**_province(now, parts), "scored": said(later.state)["points"]}
    return found


def _province(player: Player, parts: Sequence[Plan]) -> dict[str, str | int]:
    """Give the numbers of the Province that is conquered in a task."""
    deeds = [player.choices[part.at] for part in parts if part.acts]
    for tile in player.state.view(YOU)["map"]:
        if f"conquer {tile['name']}" in deeds:
            return {"terrain": tile["terrain"], "barbarians": tile["waits"]["number"], "units": tile["needed"]}
    return {}


def _offered(state: Monumental, plan: Plan, answer: str) -> list[Choice]:
    """Give what the table offers, in the order of the rules."""
    return [parse(state, text) for text in state.choices().texts() if text == answer or _named(text, plan.offers)]


def _named(text: str, starts: tuple[str, ...]) -> bool:
    return bool(starts) and text.startswith(starts)


def scenes() -> list[dict[str, Any]]:
    """Play the lesson; give its scenes, each view, and what can be asked, as a change of the one before it."""
    player, told_to = start(), 0
    view: dict[str, Any] = {}
    known: dict[str, Any] = {}
    shown: list[dict[str, Any]] = []
    say = values()
    for plan in PLANS:
        player.go_on(len(player.choices) if plan.at == OVER else plan.at)
        state, old = player.state, view
        view = state.view(YOU)
        scene: dict[str, Any] = {"id": plan.id, "leaps": plan.leaps, "after": plan.after, "n": state.played}
        scene["told"] = [] if plan.leaps else [step for step in player.steps if step["n"] > told_to]
        scene |= {"view": patch(old, view), "say": say[plan.id], "asked": {}, "offers": [], "answers": []}
        told_to = state.played
        if plan.acts:
            text = player.choices[state.played]
            offers = _offered(state, plan, text)
            scene["offers"] = columns([choice.data for choice in offers])
            scene["asked"] = learnt(known, asked(state, offers))
            for pick, choice in enumerate(offers):
                if not plan.any and str(choice) != text:
                    continue
                outcome = player.answered(str(choice))
                told_to = outcome.state.played
                change = patch(view, outcome.state.view(YOU)) if plan.after else {}
                scene["answers"].append({"pick": pick, "told": outcome.steps, "n": told_to, "view": change})
        shown.append(scene)
    return shown


def text(shown: Sequence[dict[str, Any]]) -> str:
    """Give the whole file."""
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file in the checkout."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(scenes()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
