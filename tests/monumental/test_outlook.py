"""What is to come: turns left at most, what leaves the display, Monsters' attacks, dominance, where cards land."""

from random import Random
from typing import Any

import pytest

from cairn import kernel
from cairn.core import CHANCE, Event
from cairn.monumental.game import Monumental
from tests.monumental.positions import Table, acting
from tests.monumental.test_views import EVERYTHING, GAMES, played, start

pytestmark = pytest.mark.modes

CONTINUOUS = {"players": 3, "continuous": True, **EVERYTHING}
PLAIN_CONTINUOUS = {"players": 4, "continuous": True, "plain_display": True, "monsters": 2}
EVERY = (*GAMES, CONTINUOUS, PLAIN_CONTINUOUS, {"players": 3, "automa": True, "heroes": True, "monsters": 2})
SOME = list(enumerate(EVERY))[:: 1 if kernel.COMPILED else 4]


class Told:
    """A game as it is played: what was told after each choice, and how many turns, or rounds, have begun."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        self.events: list[Event] = []
        self.counts = "round" if wanted.get("continuous") else "turn"
        self.begun = 0

    def hear(self, event: Event) -> None:
        """Keep what is told."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Give what was told since the last time."""
        events, self.events = self.events, []
        self.begun += sum(event.kind == self.counts for event in events)
        return events


# ---------------------------------------------------------------- what is kept


@pytest.mark.parametrize("seed", range(3))
def test_of_what_lapses_nothing_is_kept(seed: int) -> None:
    told, kept = Told({}), 0
    for state in played(seed, {"players": 2}, told.hear):
        view = state.view(None)
        if any(event.kind == "turn" for event in told.take()):
            goods = [player["resources"] for player in view["seats"]]
            assert not any(own[name] for own in goods for name in view["outlook"]["lapses"])
            kept += sum(own["gold"] for own in goods)
    assert kept


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(("seed", "wanted"), SOME)
def test_there_are_never_more_turns_than_were_said(seed: int, wanted: dict[str, Any]) -> None:
    told, before = Told(wanted), 10_000
    for state in played(seed, wanted, told.hear):
        told.take()
        outlook = state.view(None)["outlook"]
        assert outlook["unit"] == f"{told.counts}s"
        last = told.begun + outlook["left"]
        assert last <= before  # what was said to be the last turn comes no later than that
        before = last
    assert before == told.begun


def idle(state: Monumental, rng: Random) -> None:
    """Play on, acquiring nothing."""
    choices = state.choices()
    if state.turn == CHANCE:
        state.play(choices[rng.choices(range(len(choices)), state.odds())[0]])
        return
    texts = [str(choice) for choice in choices]
    state.play(choices[next((texts.index(text) for text in ("end turn", "pass", "stop") if text in texts), 0)])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("continuous", [False, True])
def test_as_many_turns_follow_when_nobody_acquires_anything(players: int, *, continuous: bool) -> None:
    state, rng = start(players, {"players": players, "continuous": continuous}), Random(players)
    said = state.view(None)["outlook"]["left"]
    turns = 0
    while state.turn is not None:
        idle(state, rng)
        turns = max(turns, state.view(None)["round"] if continuous else state.view(None)["turns"])
    assert turns == said


def test_a_hero_at_the_bottom_may_wait_for_one_more_turn() -> None:
    table = acting(3).display("Stables", "The Wheel", "Great Wall", "Quarry", "Mathematics", "Stonehenge")
    for card in range(len(table.s.pool)):
        table.s.pool[card] = 0
    table.s.hidden_heroes[3] = 0
    pool = table.state.kit.content
    third = next(i for i, card in enumerate(pool.cards) if card.deck == "III")
    table.s.pool[third] = 1
    assert left(table.ready()) == 5  # this turn takes the last card; then two of this round, three of the last
    table.s.hidden_heroes[3] = 1
    assert left(table.ready()) == 5  # the next turn, of the same round, might take the Hero
    for seat in (1, 2):
        table.acting(seat)
        table.s.hidden_heroes[3] = 0
        assert left(table.ready()) == 5 - seat
    table.s.hidden_heroes[3] = 1
    assert left(table.ready()) == 6  # the next turn is that of the next round


def left(table: Table) -> int:
    return int(table.state.view(None)["outlook"]["left"])


# ---------------------------------------------------------------- the display


@pytest.mark.parametrize(("seed", "wanted"), SOME)
def test_what_was_said_to_leave_the_display_leaves_it(seed: int, wanted: dict[str, Any]) -> None:
    told, seen = Told(wanted), 0
    falls: list[str] = []
    for state in played(seed + 100, wanted, told.hear):
        events = told.take()
        kinds = [event.kind for event in events]
        swept = [event.data["card"] for event in events if event.kind == "swept"]
        if "displayed" not in kinds and swept and not {"acquired", "begun", "removed"} & set(kinds):
            assert swept == falls
            seen += 1
        falls = state.view(None)["outlook"]["falls"]
    assert seen


def test_only_rows_that_were_left_alone_lose_a_card() -> None:
    table = acting(2).display("Stables", "The Wheel", "Great Wall", "Quarry", "Mathematics", "Stonehenge")
    assert table.state.view(None)["outlook"]["falls"] == ["great-wall", "stonehenge"]
    table.give(production=9, science=9).play("acquire The Wheel")
    assert table.state.view(None)["outlook"]["falls"] == ["stonehenge"]
    table.s.ending = 1
    assert table.ready().state.view(None)["outlook"]["falls"] == []


# ---------------------------------------------------------------- Monsters


@pytest.mark.parametrize(
    ("seed", "wanted"),
    [(seed, EVERY[at]) for seed, at in ((51, 0), (50, 1), (51, 2), (58, 3), (54, 6), (74, 7), (53, 8))],
)
def test_monsters_attack_when_it_was_said(seed: int, wanted: dict[str, Any]) -> None:
    told = Told(wanted)
    said: dict[str, tuple[int, int | None]] = {}
    attacks = 0
    for state in played(seed, wanted, told.hear):
        events, during = told.events[:], told.begun
        told.take()
        for event in events:
            if event.kind == "attacked" and event.data["monster"] in said:
                assert said.pop(event.data["monster"])[0] == during
                attacks += 1
        view = state.view(None)
        here = {strike["monster"]: strike for strike in view["outlook"]["strikes"]}
        assert list(here) == [beast["id"] for beast in view["monsters"]]
        for beast, strike in here.items():
            if strike["after"] is None:
                said.pop(beast, None)
                continue
            assert strike["seat"] == (
                None if wanted.get("continuous") else (view["seat"] + strike["after"]) % view["players"]
            )
            when = told.begun + strike["after"]
            assert beast not in said or said[beast][0] == when
            said[beast] = (when, strike["seat"])
        said = {beast: when for beast, when in said.items() if beast in here}
        assert all(when >= told.begun for when, _ in said.values())
    assert attacks


# ---------------------------------------------------------------- dominance and the City


@pytest.mark.parametrize(("seed", "wanted"), SOME)
def test_dominance_is_what_the_score_counts(seed: int, wanted: dict[str, Any]) -> None:
    for number, state in enumerate(played(seed, wanted)):
        if number % 20:
            continue
        view = state.view(None)
        for name, standing in view["outlook"]["dominance"].items():
            most = max(standing["counts"])
            leads = [seat for seat, n in enumerate(standing["counts"]) if n == most > 0]
            assert standing["leads"] == leads
            assert leads == [seat for seat, own in enumerate(view["seats"]) if own["parts"][f"most_{name}"]]
            worth = 1 if name in ("provinces", "knowledge") else 2
            assert [worth * n for n in standing["counts"]] == [own["parts"][name] for own in view["seats"]]


@pytest.mark.parametrize(("seed", "wanted"), SOME)
def test_cards_land_where_it_was_said(seed: int, wanted: dict[str, Any]) -> None:
    told, seen = Told(wanted), 0
    lands: list[list[int]] = []
    for state in played(seed, wanted, told.hear):
        slots: dict[int, list[int]] = {}
        for event in told.take():
            if event.kind == "dealt":
                slots.setdefault(event.data["seat"], []).append(event.data["slot"])
            elif event.kind == "reinforced" and event.data["slot"] in lands[event.data["seat"]]:
                lands[event.data["seat"]].remove(event.data["slot"])  # chosen just now
        for seat, filled in slots.items():
            if lands[seat]:  # a Knowledge fills no space: the next card comes to the same
                assert list(dict.fromkeys(filled)) == lands[seat][: len(set(filled))]
                seen += 1
        lands = [own["lands"] for own in state.view(None)["seats"]]
    assert seen
