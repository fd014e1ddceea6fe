"""Twins: two games that look the same to one seat, or to a guest, and differ in what it cannot know.

What may not be known is written down here a second time, from the rulebook and on the kernel's own fields, so that
nothing of what the server asks (views, events, choices that say who may know of them, guesses) is trusted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cairn.chance import Dice, FairChance
from cairn.core import CHANCE, Choice, Seat, State, draw
from cairn.game import Game
from cairn.games import GAMES
from cairn.kernel import look
from cairn.monumental import Monumental, fields, rows
from cairn.monumental import kinds as k

Viewpoint = Seat | None
EAGER = ("explorer", "conquer", "keep")
EVERYTHING = {"renaissance": True, "heroes": True, "alternatives": True}
# Every module of Monumental, alone and together; maps with a single place of a number, where a Monster has one lair.
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("monumental", {"players": 2}),
    ("monumental", {"players": 2, "monsters": 2, "map": "clash-of-titans"}),
    ("monumental", {"players": 3, "continuous": True}),
    ("monumental", {"players": 2, "monsters": 6, "map": "heartland", "automa": True, **EVERYTHING}),
    ("monumental", {"players": 4, "monsters": 3, "map": "cauldron", "explorers_in_capitals": True, **EVERYTHING}),
    ("monumental", {"players": 2, "continuous": True, "automa": True, "monsters": 3, **EVERYTHING}),
    ("monumental", {"players": 1, "monsters": 4, "plain_display": True, **EVERYTHING}),
    ("monumental", {"players": 4, "continuous": True, "wandering_marker": True, "monsters": 2, **EVERYTHING}),
    ("monumental", {"players": 3, "map": "random", "monsters": 5}),
    ("monolyth", {"players": 2}),
    ("monolyth", {"players": 4}),
)


@dataclass
class Step:
    """A choice of a game, its number among the choices, and whether the viewer must not know of it."""

    text: str
    pick: int
    secret: bool
    looks: Any  # all that the viewer can see before it


@dataclass
class Twins:
    """Two games up to a moment, and how both go on: a choice of a seat each, and what nature draws after it."""

    game: Game
    setup: dict[str, Any]
    viewer: Viewpoint
    secrets: tuple[bytes, bytes]  # what the tables draw by
    told: tuple[list[Step], list[Step]]
    more: list[tuple[Seat, str, str]] = field(default_factory=list)

    def differ_in(self) -> set[str]:
        """Name the kinds of hidden facts in which they differ."""
        pairs = [(a.text, b.text) for a, b in zip(*self.told, strict=False)] + [(a, b) for _, a, b in self.more]
        return {a.split()[0] for a, b in pairs if a != b}


# ---------------------------------------------------------------- what the rulebook hides


def asked(state: State) -> tuple[int, Seat]:
    """Give the kind of the question that the position asks, and of whom or for whom."""
    if not isinstance(state, Monumental) or state.turn is None:
        return 0, -1
    row = state.box[0].row[state.box[0].depth - 1]
    return int(row[rows.KIND]), int(row[rows.SEAT])


def secret_from(state: State, viewer: Viewpoint) -> bool:
    """Tell whether the answer to the position's question must not be known to the viewer."""
    kind, seat = asked(state)
    if kind in (rows.N_MONSTER.kind, rows.N_LAIR.kind):
        return True
    secret = kind in (rows.N_STACK.kind, rows.KEEP_TOKEN.kind) or (
        kind in (rows.ROW_CHOICE.kind, rows.COLUMN_CHOICE.kind) and bool(state.setup["continuous"])
    )
    return secret and seat != viewer


def looks(state: State, viewer: Viewpoint) -> Any:
    """Give everything of a position that the viewer can see: all but what the rulebook hides."""
    if not isinstance(state, Monumental):
        return state.view(viewer)
    now = {name: look(state.box, name) for name in fields.Position.fields}
    kind, seat = asked(state)
    now["drawn_monster"] = 0
    now["lair"] = [0 if waits == k.CAMP else lair for lair, waits in zip(now["lair"], now["waits"], strict=True)]
    now["row"] = now["row"][: now["depth"]]
    others = [other for other in range(now["players"]) if other != viewer]
    for market in range(k.MARKETS):
        looking = kind == rows.KEEP_TOKEN.kind and seat == viewer and now["row"][-1][rows.KEEP_TOKEN.market] == market
        if now["stacked"][market] and not looking:
            now["stack"][market] = 0
        for other in others:
            now["seen"][market][other] = now["seen"][market][other].bit_count()
            if not now["shown"][market][other]:
                now["held"][market][other] = bool(now["held"][market][other])
    for other in others:
        now["picked"][other] = bool(now["picked"][other])
    for row in now["row"]:
        if row[rows.KIND] == rows.COLUMN_CHOICE.kind and now["continuous"] and row[rows.SEAT] != viewer:
            row[rows.COLUMN_CHOICE.across] = 0
    return now


# ---------------------------------------------------------------- one game


def begun(game: Game, wanted: dict[str, Any], rng: Random) -> State:
    """Lay out a game."""
    content = game.content()
    setup, _ = game.settle(wanted, content, Dice(rng.randrange(1 << 30)))
    return game.start(setup, content)


def decided(state: State, rng: Random) -> Choice:
    """Decide: nature by its odds, players at random, but bent on what hides and uncovers."""
    choices = list(state.choices())
    if state.turn == CHANCE:
        return rng.choices(choices, state.odds())[0]
    if rng.random() < 0.9 and (there := [choice for choice in choices if str(choice).endswith("collects")]):
        return rng.choice(there)
    eager = [choice for choice in choices if str(choice).startswith(EAGER)]
    quiet = [choice for choice in choices if str(choice) not in ("end turn", "pass")]
    return rng.choice(eager if eager and rng.random() < 0.7 else quiet or choices)


def played(game: Game, wanted: dict[str, Any], rng: Random, most: int) -> tuple[State, list[tuple[str, int]]]:
    """Play so many choices, and on until a player is to decide, often in secret; gives the position and the choices."""
    state, chosen = begun(game, wanted, rng), list[tuple[str, int]]()
    patience = most + (60 if rng.random() < 0.5 and not game.open else 0)
    while state.turn is not None and (len(chosen) < most or state.turn == CHANCE or len(chosen) < patience):
        if len(chosen) >= most and state.turn != CHANCE and secret_from(state, None):
            patience = most + rng.randrange(6)  # somewhere among secret choices
        choice = decided(state, rng)
        chosen.append((str(choice), list(state.choices()).index(choice)))
        state.play(choice)
    return state, chosen


def seen(game: Game, setup: dict[str, Any], chosen: list[tuple[str, int]], viewer: Viewpoint) -> list[Step]:
    """Play a game again as a viewer follows it; the last step is the moment after all choices."""
    state, steps = game.start(setup, game.content()), list[Step]()
    for text, pick in chosen:
        steps.append(Step(text, pick, secret_from(state, viewer), looks(state, viewer)))
        state.play(state.choices()[pick])
    return [*steps, Step("", -1, secret=False, looks=looks(state, viewer))]


# ---------------------------------------------------------------- the other one


class Weaver:
    """Makes games that look to a viewer like a given one."""

    def __init__(self, game: Game, end: State, chosen: list[tuple[str, int]], viewer: Viewpoint) -> None:
        self.game, self.end, self.viewer = game, end, viewer
        self.steps = seen(game, end.setup, chosen, viewer)

    def twin(self, rng: Random, tries: int) -> tuple[State, list[Step]] | None:
        """Look for a game that differs."""
        for _ in range(tries):
            found = self._try(rng, rng.choice((0.0, 0.4, 0.7, 0.9)))
            if found is not None and any(a.text != b.text for a, b in zip(found[1], self.steps, strict=False)):
                return found
        return None

    def _try(self, rng: Random, faithful: float) -> tuple[State, list[Step]] | None:
        state, made = self.game.start(self.end.setup, self.game.content()), list[Step]()
        for group, step in self._groups():
            own = iter(group)
            last = step is self.steps[-1]
            while secret_from(state, self.viewer):
                there = next(own, None)
                if there is None and last:
                    break
                self._play(state, self._secret(state, there, rng, faithful), made)
            if looks(state, self.viewer) != step.looks:
                return None
            if not last:
                choice = next((c for c in state.choices() if str(c) == step.text), None)
                if choice is None:
                    return None
                self._play(state, choice, made)
        return state, [*made, self.steps[-1]]

    def _play(self, state: State, choice: Choice, made: list[Step]) -> None:
        made.append(Step(str(choice), list(state.choices()).index(choice), secret=False, looks=None))
        state.play(choice)

    def _groups(self) -> Iterator[tuple[list[Step], Step]]:
        """Give what can be seen step by step, each with the secrets before it."""
        group: list[Step] = []
        for step in self.steps:
            if step.secret:
                group.append(step)
            else:
                yield group, step
                group = []

    def _secret(self, state: State, there: Step | None, rng: Random, faithful: float) -> Choice:
        """Choose something else than the first game did, where it has not come out there until its end."""
        choices = list(state.choices())
        same = [choice for choice in choices if there is not None and str(choice) == there.text]
        if same and (rng.random() < faithful or self._came_out(state, there)):
            return same[0]
        if isinstance(self.end, Monumental) and asked(state)[0] == rows.N_LAIR.kind:
            names = [place.name for place in self.end.kit.map.tiles]
            free = [c for c in choices if self.end.box[0].waits[names.index(str(c).split()[-1])] == k.CAMP]
            choices = free or choices
        return rng.choice(choices)

    def _came_out(self, state: State, there: Step | None) -> bool:
        if not isinstance(self.end, Monumental) or not isinstance(state, Monumental) or there is None:
            return False
        kind, end = asked(state)[0], self.end.box[0]
        if kind in (rows.ROW_CHOICE.kind, rows.COLUMN_CHOICE.kind):
            choosing = asked(self.end)[0] in (rows.ROW_CHOICE.kind, rows.COLUMN_CHOICE.kind)
            return not choosing or state.box[0].rounds != end.rounds
        if kind == rows.N_MONSTER.kind:
            names = [monster.names["en"] for monster in self.end.kit.content.monsters]
            return bool(end.arrived[names.index(there.text.removeprefix("hide "))])
        if kind == rows.N_LAIR.kind:
            return bool(end.arrived[int(state.box[0].drawn_monster) - 1])
        return False


def go_on(twins: tuple[State, State], viewer: Viewpoint, secret: bytes, rng: Random, most: int) -> Iterator[Any]:
    """Play both games on alike, as long as they look the same: gives who chose what in each."""
    one, other = (state.copy() for state in twins)
    natures = FairChance(secret, []), FairChance(secret, [])
    for _ in range(most):
        seat = one.turn
        if seat is None or other.turn != seat:
            return
        secretly = secret_from(one, viewer)
        first = decided(one, rng)
        second = decided(other, rng) if secretly else next((c for c in other.choices() if str(c) == str(first)), None)
        if second is None:
            return
        for state, choice, nature in ((one, first, natures[0]), (other, second, natures[1])):
            state.play(choice)
            while state.turn == CHANCE:
                state.play(draw(state, nature))
        if one.turn is None or one.turn != other.turn or looks(one, viewer) != looks(other, viewer):
            return
        yield seat, str(first), str(second)


def twins(game: Game, wanted: dict[str, Any], rng: Random, most: int, tries: int = 20) -> Iterator[Twins]:
    """Play a game up to a moment; gives its twin for every viewer for whom there is one."""
    state, chosen = played(game, wanted, rng, rng.randrange(most // 3, most))
    if state.turn is None:
        return
    viewers = [None, *range(state.setup["players"])]
    for viewer in rng.sample(viewers, len(viewers)):
        weaver = Weaver(game, state, chosen, viewer)
        secret = rng.randbytes(32)
        if game.open:  # nothing is hidden but what nature will draw
            yield Twins(game, state.setup, viewer, (secret, rng.randbytes(32)), (weaver.steps, weaver.steps))
            continue
        found = weaver.twin(rng, tries)
        if found is not None:
            more = list(go_on((state, found[0]), viewer, secret, rng, 20))
            yield Twins(game, state.setup, viewer, (secret, secret), (weaver.steps, found[1]), more)


def games(seed: int) -> Iterator[tuple[Game, dict[str, Any], Random]]:
    """Give games to play, without end: every kind of table in turn, each with its own dice."""
    number = 0
    while True:
        for name, wanted in TABLES:
            yield GAMES[name], wanted, Random(f"{seed}/{number}")
            number += 1
