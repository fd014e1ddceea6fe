"""The bots: how strong they are, and that they do not cheat."""

import re
from pathlib import Path
from typing import Any

import pytest

from cairn import bots
from cairn.bots.advice import Advice, Outlook, by_numbers
from cairn.chance import Dice
from cairn.core import CairnError
from cairn.game import Game
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.monolyth.bots.thinking import MOST, SearchingMonolyth
from cairn.monumental import MONUMENTAL
from cairn.simulate import Run, simulate

CONTENT = MONOLYTH.content()


def test_greedy_beats_random_in_95_of_100_games_from_either_seat() -> None:
    first = simulate(Run(MONOLYTH, CONTENT, 2, 50, 1, "greedy,random"))
    second = simulate(Run(MONOLYTH, CONTENT, 2, 50, 2, "random,greedy"))
    assert first.wins[0] + second.wins[1] >= 95


def test_greedy_averages_45_alone() -> None:
    assert simulate(Run(MONOLYTH, CONTENT, 1, 200, 3, "greedy")).mean_scores[0] >= 45


def test_greedy_beats_random_at_monumental_from_either_seat() -> None:
    first = simulate(Run(MONUMENTAL, MONUMENTAL.content(), 2, 10, 1, "greedy,random"))
    second = simulate(Run(MONUMENTAL, MONUMENTAL.content(), 2, 10, 2, "random,greedy"))
    assert first.wins[0] + second.wins[1] >= 17


@pytest.mark.parametrize("wanted", [{"automa": True, "monsters": 3, "heroes": True}, {"continuous": True}])
def test_greedy_ends_its_turns_whatever_is_played_with(wanted: dict[str, Any]) -> None:
    summary = simulate(Run(MONUMENTAL, MONUMENTAL.content(), 2, 3, 1, "greedy", wanted))
    assert summary.mean_length < 1000
    assert min(summary.mean_scores) > 10


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_bot_leaves_the_position_it_is_shown_alone(game: Game) -> None:
    dice, content = Dice(1), game.content()
    setup, _ = game.settle({"players": 2}, content, dice)
    state = game.start(setup, content)
    seated = [bots.make(game.name, "greedy")] * 2
    for _ in range(60):
        before = state.copy()
        choice = bots.decide(state, seated, dice, dice)
        assert state == before
        state.play(choice)


def test_names_fill_the_seats_and_the_last_one_repeats() -> None:
    assert bots.seat_bots("monolyth", "greedy, random", 4) == ["greedy", "random", "random", "random"]
    with pytest.raises(CairnError, match="there is no bot ''"):
        bots.seat_bots("monolyth", "greedy,", 3)


@pytest.mark.modes
@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_thinks_can_be_asked_for_less_also_where_greedy_stands_in(game: str) -> None:
    for name in bots.LEVELS[4:] if game == "monolyth" else bots.LEVELS[3:]:
        assert callable(bots.make(game, f"{name}@0.1").choose)


def test_a_bot_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        "class First:\n    def choose(self, state, rng):\n        return state.choices()[0]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    summary = simulate(Run(MONOLYTH, CONTENT, 2, 2, 1, "mybots:First,random"))
    assert summary.bots == ["mybots:First", "random"]
    for name, reason in (("nobots:First", "No module"), ("mybots:Last", "no attribute"), ("random:Random", "choose")):
        with pytest.raises(CairnError, match=reason):
            bots.make("monolyth", name)


def test_factors_that_nothing_can_be_made_of_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "oddbots.py").write_text(
        "class Nothing:\n    choose = print\n    def scaled(self, factor):\n        pass\n"
        "class Raises(Nothing):\n    def scaled(self, factor):\n        raise ValueError('too much')\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    for name, reason in (
        ("oddbots:Nothing@2", "Nothing@2 cannot be made: its method scaled gives nothing"),
        ("oddbots:Raises@2", "the bot oddbots:Raises@2 cannot be made: too much"),
        ("granite@10", "'granite@10': the bot granite cannot think more or less"),
    ):
        with pytest.raises(CairnError, match=re.escape(reason)):
            bots.make("monolyth", name)


def test_a_bot_that_may_think_long_has_room_for_what_it_has_time_for() -> None:
    bot = bots.make("monolyth", "obsidian@1e300")
    assert isinstance(bot, SearchingMonolyth)
    assert bot.simulations == MOST


def test_an_at_without_a_number_belongs_to_the_command() -> None:
    assert bots.scale("exec:bot a@b") == ("exec:bot a@b", None)
    assert bots.scale("exec:bot a@2 c") == ("exec:bot a@2 c", None)
    assert bots.scale("exec:bot a@2@1") == ("exec:bot a@2", 1)


def test_nobody_decides_when_the_game_is_over() -> None:
    dice = Dice(2)
    setup, _ = MONOLYTH.settle({"players": 1}, CONTENT, dice)
    state = MONOLYTH.start(setup, CONTENT)
    seated = [bots.make("monolyth", "random")]
    while state.turn is not None:
        state.play(bots.decide(state, seated, dice, dice))
    with pytest.raises(CairnError, match="over"):
        bots.decide(state, seated, dice, dice)
    for name in GAMES:
        with pytest.raises(CairnError, match=f"player of {name.capitalize()}"):
            bots.make(name, "greedy").choose(state, dice)


def test_advice_is_shown_in_the_order_of_its_numbers() -> None:
    def numbers(*given: tuple[float, float | None]) -> list[tuple[float, float | None]]:
        choice: Any = "any"
        advice = [Advice(choice, i, Outlook(*one)) for i, one in enumerate(given)]
        return [(one.outlook.points, one.outlook.win) for one in by_numbers(advice)]

    assert numbers((64.1, 0.58), (64.3, 0.6), (59.0, 0.41)) == [(64.3, 0.6), (64.1, 0.58), (59.0, 0.41)]
    assert numbers((70.0, 0.96), (68.1, 0.97)) == [(68.1, 0.97), (70.0, 0.96)]  # winning comes first
    assert numbers((61.0, 0.603), (62.0, 0.598)) == [(62.0, 0.598), (61.0, 0.603)]  # both are shown as 60 %
    assert numbers((64.1, None), (64.3, None)) == [(64.3, None), (64.1, None)]  # alone, points decide
