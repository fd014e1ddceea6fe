"""Events and views are plain data, and nothing hidden is in them."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from cairn.core import CHANCE, Event
from cairn.kernel import look
from cairn.monumental import events, questions, rows, setups
from cairn.monumental import kinds as k
from cairn.monumental.content import load
from cairn.monumental.game import Monumental
from cairn.monumental.reading import Kept

EVERYTHING = {"renaissance": True, "heroes": True, "monsters": 3}
GAMES = (
    {"players": 1, "automa": True, "monsters": 3},
    {"players": 2, **EVERYTHING},
    {"players": 3, **EVERYTHING},
    {"players": 2, "continuous": True, **EVERYTHING},
    {"players": 2, "automa": True, "continuous": True},
    {"players": 4},
)


class Dice:
    """Chance that a seed decides."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def start(seed: int, wanted: dict[str, Any]) -> Monumental:
    setup, _ = setups.settle(wanted, load(), Dice(seed))
    return Monumental(setup, load())


def played(seed: int, wanted: dict[str, Any], tell: Callable[[Event], None] | None = None) -> Iterator[Monumental]:
    """Play at random, but seldom end a turn early; gives the position before the first choice and after each."""
    state, rng = start(seed, wanted), Random(seed)
    yield state
    while state.turn is not None:
        choices = state.choices()
        if state.turn == CHANCE:
            at = rng.choices(range(len(choices)), state.odds())[0]
        else:
            at = rng.randrange(len(choices))
            if str(choices[at]) in ("end turn", "pass") and rng.random() < 0.8:
                at = rng.randrange(len(choices))
        state.play(choices[at], tell)
        yield state


@cache
def told() -> tuple[tuple[Event, ...], ...]:
    """Give all events of each game."""
    games = []
    for seed, wanted in enumerate(GAMES):
        heard: list[Event] = []
        for _ in played(seed, wanted, heard.append):
            pass
        games.append(tuple(heard))
    return tuple(games)


# ---------------------------------------------------------------- events


def test_every_event_of_the_kernel_has_a_word_of_its_own() -> None:
    kinds = {value for name, value in vars(k).items() if name.startswith("T_")}
    words = [word for word, _ in events.EVENTS.values()]
    assert set(events.EVENTS) == kinds - {k.T_OVER}
    assert len(set(words)) == len(words)
    assert "over" not in words


def test_every_row_that_is_asked_has_a_word() -> None:
    assert {row.kind for row in questions.ASKED} >= {
        *range(rows.CAPITAL_CHOICE.kind, rows.A_PLACE_CHOICE.kind + 1),
        *range(rows.N_CARD.kind, rows.N_SITE.kind + 1),
    }


def test_events_are_plain_data_and_their_kind_is_not_overwritten() -> None:
    for event in (event for game in told() for event in game):
        assert json.loads(json.dumps(event.as_dict())) == event.as_dict()
        assert event.as_dict()["kind"] == event.kind


def test_only_the_seat_itself_hears_what_it_saw_and_kept_in_a_market() -> None:
    secret = 0
    for event in (event for game in told() for event in game):
        if event.kind in ("looked", "kept"):
            assert event.to == frozenset({event.data["seat"]})
            secret += 1
        else:
            assert event.to is None
            assert event.kind in ("redeemed", "claimed") or "token" not in event.data
    assert secret


def test_the_last_event_tells_scores_winners_and_parts() -> None:
    for wanted, game in zip(GAMES, told(), strict=True):
        over = game[-1]
        assert over.kind == "over"
        assert len(over.data["scores"]) == setups.seats(wanted)
        assert [sum(parts.values()) for parts in over.data["parts"]] == over.data["scores"]
        assert all(over.data["scores"][seat] == max(over.data["scores"]) for seat in over.data["winners"])


# ---------------------------------------------------------------- views


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_a_view_is_plain_data_and_counts_up(seed: int, wanted: dict[str, Any]) -> None:
    for i, state in enumerate(played(seed, wanted)):
        if i % 25 and state.turn is not None:
            continue
        for viewer in (None, *range(state.seats)):
            shown = state.view(viewer)
            assert json.loads(json.dumps(shown)) == shown
            assert shown["turn"] == state.turn
            for player in shown["seats"]:
                assert sum(player["parts"].values()) == player["score"]
                assert 2 * len(player["wonders"]) == player["parts"]["wonders"]
                deck = player["deck"]
                assert deck["size"] == len(deck["top"]) + sum(deck["rest"].values())
            soldiers = sum(tile["soldiers"] for tile in shown["map"])
            assert soldiers <= 9 * shown["players"]
    assert shown["phase"] == "over"
    assert shown["winners"]


def scrambled(state: Monumental, viewer: int | None) -> Monumental:
    """Change every number that the viewer must not see."""
    other = state.copy()
    s = other.box[0]
    s.drawn_monster = (s.drawn_monster + 1) % k.MONSTERS
    s.lair[:] = [1 + i % k.MONSTERS for i in range(k.TILES)]
    row = s.row[s.depth - 1] if s.depth else [0] * k.WIDTH
    looking = row[rows.KIND] == rows.KEEP_TOKEN.kind and row[rows.SEAT] == viewer
    if s.continuous and row[rows.KIND] == rows.COLUMN_CHOICE.kind and row[rows.SEAT] != viewer:
        row[rows.COLUMN_CHOICE.across] = (row[rows.COLUMN_CHOICE.across] + 1) % 3
    for market in range(k.MARKETS):
        if not looking or row[rows.KEEP_TOKEN.market] != market:
            s.stack[market] = ~s.stack[market] & (1 << k.TOKENS) - 1
        for seat in range(s.players):
            if seat != viewer:
                s.seen[market][seat] ^= (1 << k.TOKENS) - 1
                if s.held[market][seat] and not s.shown[market][seat]:
                    s.held[market][seat] = s.held[market][seat] % k.TOKENS + 1
    for seat in range(s.players):
        if seat != viewer and s.picked[seat]:
            s.picked[seat] = s.picked[seat] % 9 + 1
    return other


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_nothing_hidden_is_in_a_view(seed: int, wanted: dict[str, Any]) -> None:
    for i, state in enumerate(played(seed, wanted)):
        kind = look(state.box, "row")[max(0, look(state.box, "depth") - 1)][0]
        if i % 20 == 0 or kind in (rows.KEEP_TOKEN.kind, rows.COLUMN_CHOICE.kind):
            for viewer in (None, *range(state.seats)):
                assert scrambled(state, viewer).view(viewer) == state.view(viewer)


def test_who_looks_into_a_market_sees_it_and_nobody_else_does() -> None:
    looks = 0
    for seed in range(4):
        for state in played(seed, {"players": 2}):
            shown = state.view(state.turn)
            if shown["phase"] != "token" or state.turn is None:
                continue
            looks += 1
            name = shown["question"]["about"]["market"]
            (here,) = [market for market in shown["markets"] if market["id"] == name]
            (there,) = [market for market in state.view(1 - state.turn)["markets"] if market["id"] == name]
            assert len(here["saw"]) == len(state.choices()) == here["left"]
            assert here["maybe"] == here["saw"]
            assert set(here["saw"]) <= set(there["maybe"])
            assert state.view(None)["markets"][0]["saw"] is None
    assert looks


def test_a_market_token_is_shown_to_its_owner_and_to_all_once_it_is_used() -> None:
    hidden = used = 0
    for state in played(1, {"players": 2}):
        own, other = state.view(0)["seats"][0], state.view(1)["seats"][0]
        for mine, theirs in zip(own["market_tokens"], other["market_tokens"], strict=True):
            assert mine["token"]
            assert mine["effect"]
            if mine["used"]:
                used += 1
                assert theirs == mine
            else:
                hidden += 1
                assert theirs == {**mine, "token": None, "effect": None, "gold": None}
    assert hidden
    assert used


def test_an_activation_chosen_in_secret_is_shown_to_its_own_seat_only() -> None:
    secret = 0
    for state in played(2, {"players": 2, "continuous": True}):
        picked = look(state.box, "picked")
        for seat in range(2):
            if picked[seat]:
                secret += 1
                row, column = divmod(picked[seat] - 1, 3)
                assert state.view(seat)["seats"][seat]["picked"] == {"row": row + 1, "column": column + 1}
                assert state.view(1 - seat)["seats"][seat]["picked"] is True
                assert state.view(None)["seats"][seat]["picked"] is True
        if state.view(None)["phase"] == "column" and state.turn is not None:
            assert state.view(state.turn)["question"]["about"]
            assert state.view(1 - state.turn)["question"]["about"] == {}
            assert state.view(None)["question"]["about"] == {}
    assert secret


# ---------------------------------------------------------------- parts that are kept


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_a_view_made_of_kept_parts_is_the_one_that_is_made_afresh(seed: int, wanted: dict[str, Any]) -> None:
    for number, state in enumerate(played(seed + 20, wanted)):
        viewers = (None, *range(state.seats))
        views, unknown = [state.view(viewer) for viewer in viewers], [state.hidden(seat) for seat in viewers[1:]]
        if number % 3 == 0 or state.turn is None:
            fresh = state.copy()
            fresh.kept = Kept()
            assert [fresh.view(viewer) for viewer in viewers] == views
            assert [fresh.hidden(seat) for seat in viewers[1:]] == unknown


def test_a_guess_shows_what_it_guesses_and_leaves_the_view_as_it_is() -> None:
    for state in played(3, GAMES[3]):
        asked = state.question
        if asked is not None and asked.kind == "column":
            before, own = state.view(asked.seat), state.view(1 - asked.seat)
            guesses = [state.guess(1 - asked.seat, Random(seed)) for seed in range(20)]
            rows = {guess.view(asked.seat)["question"]["about"]["row"] for guess in guesses}
            assert rows == {1, 2, 3}
            assert all(guess.view(1 - asked.seat) == own for guess in guesses)
            assert state.view(asked.seat) == before
            return
    raise AssertionError("nobody chose a column")
