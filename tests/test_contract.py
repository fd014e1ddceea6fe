"""What every game must keep, whatever its rules: see `cairn.core.State`."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from cairn import bots, kernel
from cairn.chance import Dice
from cairn.core import CHANCE, Choice, Event, IllegalChoiceError, State, draw, may_know, parse
from cairn.game import Game
from cairn.games import GAMES

pytestmark = pytest.mark.modes

TABLES = [(game, players) for game in GAMES.values() for players in game.players]
GAMES_EACH = 12 if kernel.COMPILED else 2
NAMES = [f"{game.name}-{players}p" for game, players in TABLES]


def new(game: Game, players: int, dice: Dice) -> State:
    content = game.content()
    setup, _ = game.settle({"players": players}, content, dice)
    return game.start(setup, content)


def decide(state: State, dice: Dice) -> Choice:
    return draw(state, dice) if state.turn == CHANCE else dice.choice(state.choices())


def walk(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one too."""
    dice = Dice(seed)
    state = new(game, players, dice)
    yield state
    while state.turn is not None:
        state.play(decide(state, dice))
        yield state


def fingerprint(state: State) -> str:
    return json.dumps([state.view(seat) for seat in (None, *range(state.seats))], sort_keys=True)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_random_games_end_with_a_score_for_each_seat(game: Game, players: int) -> None:
    for seed in range(GAMES_EACH):
        *before, state = walk(game, players, seed)
        assert 0 < len(before) < 5000
        assert state.turn is None
        assert len(state.choices()) == 0
        assert len(state.scores()) == state.seats
        assert set(state.winners()) <= set(range(state.seats))
        assert state.winners()


class Integer:
    """Some library's integer."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_choices_are_played_by_value_by_any_integer_or_made_by_hand(game: Game, players: int) -> None:
    for n, state in enumerate(walk(game, players, 40 + players)):
        if state.turn is None or n % 7:
            continue
        choice, last = state.choices()[-1], len(state.choices()) - 1
        by_hand = replace(choice, code=-1)  # type: ignore[type-var]
        assert by_hand == choice
        outcomes = [state.copy() for _ in range(4)]
        for outcome, played in zip(outcomes, (choice, by_hand, last, Integer(last)), strict=True):
            outcome.play(played)  # type: ignore[arg-type]
        assert outcomes[0] == outcomes[1] == outcomes[2] == outcomes[3]
        for wrong in (True, False, None, "0", 0.0, -1, last + 1, Integer(last + 1)):
            with pytest.raises(IllegalChoiceError, match="cannot be played: "):
                state.copy().play(wrong)  # type: ignore[arg-type]
        assert state.question is not None
        assert hash(state.question) == hash(state.copy().question)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_choices_are_unique_ordered_and_parse_back(game: Game, players: int) -> None:
    for state in walk(game, players, 100 + players):
        if state.turn is None:
            continue
        choices = state.choices()
        texts = [str(choice) for choice in choices]
        assert len(texts) == len(choices) == len(set(texts)) > 0
        assert texts == [str(choices[i]) for i in range(len(choices))]
        assert texts == [str(choice) for choice in state.copy().choices()]
        assert texts == choices.texts()
        middle = choices[len(choices) // 2]
        assert parse(state, str(middle)) == middle
        assert hash(middle) == hash(parse(state, str(middle)))
        assert choices[-1] == choices[len(choices) - 1]
        with pytest.raises(IndexError):
            choices[len(choices)]
        with pytest.raises(IllegalChoiceError):
            parse(state, "fly to the moon")


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_nature_has_positive_odds_for_each_of_its_choices(game: Game, players: int) -> None:
    draws = 0
    for state in walk(game, players, 200 + players):
        if state.turn == CHANCE:
            draws += 1
            assert len(state.odds()) == len(state.choices())
            assert all(type(weight) is int and weight > 0 for weight in state.odds())
    assert draws > 0


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_copies_are_equal_and_independent(game: Game, players: int) -> None:
    dice = Dice(300 + players)
    for step, state in enumerate(walk(game, players, 300 + players)):
        if step % 7:
            continue
        twin = state.copy()
        assert twin == state
        assert fingerprint(twin) == fingerprint(state)
        before = fingerprint(state)
        if twin.turn is not None:
            twin.play(decide(twin, dice))
            assert twin != state
        assert fingerprint(state) == before


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_playing_the_same_choices_again_gives_the_same_game(game: Game, players: int) -> None:
    content = game.content()
    dice = Dice(400 + players)
    setup, _ = game.settle({"players": players}, content, dice)
    first, again = game.start(setup, content), game.start(setup, content)
    told: list[Event] = []
    retold: list[Event] = []
    while first.turn is not None:
        choice = decide(first, dice)
        first.play(choice, told.append)
        again.play(parse(again, str(choice)), retold.append)
        assert first.turn == again.turn
    assert first == again
    assert told == retold
    json.dumps([event.as_dict() for event in told])


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_listening_changes_nothing(game: Game, players: int) -> None:
    dice = Dice(500 + players)
    heard = 0
    for step, state in enumerate(walk(game, players, 500 + players)):
        if state.turn is None or step % 5:
            continue
        choice = decide(state, dice)
        silent, told = state.copy(), state.copy()
        events: list[Event] = []
        silent.play(choice)
        told.play(choice, events.append)
        assert silent == told
        assert events or not game.open  # what is hidden, or has only begun, may be told later
        heard += len(events)
    assert heard


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_every_choice_says_who_may_know_of_it(game: Game, players: int) -> None:
    for step, state in enumerate(walk(game, players, 700 + players)):
        if state.turn is None or step % 5:
            continue
        for choice in state.choices()[:20]:
            assert choice.to is None or (not game.open and choice.to <= set(range(state.seats)))
            assert may_know(choice, None) is (choice.to is None)  # a guest knows what everybody may know
            assert all(may_know(choice, seat, seat) for seat in range(state.seats))
            assert all(
                may_know(choice, seat) is (choice.to is None or seat in choice.to) for seat in range(state.seats)
            )
        assert not game.open or not any(state.hidden(seat) for seat in range(state.seats))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_nothing_leaks(game: Game, players: int) -> None:
    """A seat sees the same table whatever it cannot know, and its guess is a position like any other."""
    dice = Dice(600 + players)
    for step, state in enumerate(walk(game, players, 600 + players)):
        if step % 9:
            continue
        for seat in range(players):
            guess = state.guess(seat, dice)
            assert guess.view(seat) == state.view(seat)
            assert guess.turn == state.turn
            if state.turn == seat:
                assert [str(c) for c in guess.choices()] == [str(c) for c in state.choices()]
        json.dumps(state.view(None))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_a_choice_of_another_position_is_refused(game: Game, players: int) -> None:
    dice = Dice(700 + players)
    state = new(game, players, dice)
    old = state.choices()
    choice = decide(state, dice)
    before = old[0]
    while str(before) in [str(c) for c in state.choices()]:
        state.play(choice)
        choice = decide(state, dice)
    intact = state.copy()
    with pytest.raises(IllegalChoiceError):
        state.play(before)
    assert state == intact
    with pytest.raises(RuntimeError):
        old[0]


@pytest.mark.parametrize(("game", "name"), [(g, n) for g in GAMES.values() for n in bots.BOTS[g.name]])
def test_every_bot_plays_a_game_to_its_end(game: Game, name: str) -> None:
    for players in game.players if kernel.COMPILED else game.players[:2]:
        dice = Dice(800 + players)
        state = new(game, players, dice)
        thinks = hasattr(
            bots.make(game.name, name), "scaled"
        )  # a little will do: how well they play is proven elsewhere
        seated = [bots.make(game.name, f"{name}@0.05" if thinks else name) for _ in range(players)]
        while state.turn is not None:
            choice = bots.decide(state, seated, dice, dice)
            assert choice in state.choices()
            state.play(choice)


def test_every_game_has_bots_and_every_bot_a_game() -> None:
    assert set(bots.BOTS) == set(GAMES)
    assert all("random" in names and "greedy" in names for names in bots.BOTS.values())


def test_settling_draws_only_what_is_left_open() -> None:
    for game, seed in product(GAMES.values(), range(3)):
        content = game.content()
        setup, drawn = game.settle({"players": 2}, content, Dice(seed))
        again, nothing = game.settle(setup, content, Dice(seed + 1))
        assert again == setup
        assert nothing == []
        assert drawn
