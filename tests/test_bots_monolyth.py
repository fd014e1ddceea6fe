"""The opponents of Monolyth: features, net, search, advice and learning."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from cairn import bots
from cairn.chance import Dice
from cairn.core import CairnError, Choice, draw
from cairn.game import Training
from cairn.kernel import box
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.bots import features, net
from cairn.monolyth.bots.thinking import ThinkingMonolyth, loaded, shipped
from cairn.monolyth.content import standard
from cairn.monolyth.fields import Events, Position


def started(players: int, seed: int) -> tuple[Monolyth, Dice]:
    dice = Dice(seed, players)
    setup, _ = MONOLYTH.settle({"players": players}, standard(), dice)
    state = Monolyth(setup, standard())
    return state, dice


def on_turn(players: int, seed: int, choices: int) -> tuple[Monolyth, Dice]:
    """Play some choices at random, and go on to a player's turn."""
    state, dice = started(players, seed)
    while state.turn is not None and (choices > 0 or state.turn < 0):
        if state.turn < 0:
            state.play(draw(state, dice))
        else:
            state.play(dice.below(state.count))
            choices -= 1
    return state, dice


@pytest.mark.modes
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_features_are_few_in_range_and_told_once(players: int) -> None:
    state, dice = on_turn(players, 3, 0)
    scratch, silent, rows = box(Position), box(Events), box(features.Row, 2)
    inputs = {1: features.ALONE, 2: features.PAIR}.get(players, features.CROWD)
    while state.turn is not None:
        if state.turn < 0:
            state.play(draw(state, dice))
            continue
        choice: Any = state.choices()[dice.below(state.count)]
        for seat in range(players):
            n = net.observe_box(state.box, scratch, state.kit.tables, silent, choice.code, seat, rows)
            found = [int(f) for f in list(rows[1].at)[: max(n, 0)]]
            assert len(found) == len(set(found)) <= features.MOST
            assert all(0 <= f < inputs for f in found)
        state.play(choice)


@pytest.mark.modes
@pytest.mark.filterwarnings("ignore:overflow")  # inner functions run as they stand, on NumPy's numbers
def test_the_lacking_cubes_are_those_of_the_rules() -> None:
    from cairn.monolyth.rules import missing  # noqa: PLC0415

    state, dice = on_turn(2, 5, 0)
    while state.turn is not None:
        record, tables = state.box[0], state.kit.tables[0]
        for symmetry in range(8):
            assert features.lacking(record, tables, 0, symmetry) == missing(record, tables, 0, symmetry)
        state.play(draw(state, dice) if state.turn < 0 else dice.below(state.count))


def _written(players: int, seed: int) -> list[int]:
    """Value all choices of a position with the net that is shipped: plain numbers that every mode must give."""
    state, _ = on_turn(players, seed, 6)
    bot = ThinkingMonolyth()
    bot._consider(state)  # noqa: SLF001
    thoughts = bot._thoughts[0]  # noqa: SLF001
    return [int(worth) for worth in list(thoughts.worth)[: int(thoughts.n)]]


def test_the_net_gives_the_same_numbers_interpreted() -> None:
    code = "from tests.test_bots_monolyth import _written; print(_written(2, 8))"
    env = {**os.environ, "CAIRN_JIT": "0", "PYTHONPATH": os.pathsep.join(["src", "."])}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == str(_written(2, 8))


def test_what_is_kept_up_to_date_equals_what_is_summed_anew() -> None:
    state, _ = on_turn(2, 4, 7)
    bot = ThinkingMonolyth()
    bot._consider(state)  # noqa: SLF001
    thoughts = bot._thoughts[0]  # noqa: SLF001
    found = {int(thoughts.code[i]): int(thoughts.worth[i]) for i in range(int(thoughts.n))}
    for code in list(found)[::9]:
        after = state.copy()
        after.play(state.named(code))
        parts = bot.parts(after, state.turn or 0)
        points = round(100 * sum(parts[net.LEVEL :]))
        assert found[code] == round(parts[net.WIN] * net.SURE) + points * 2 // 1000


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seed_gives_a_game_and_every_choice_is_legal(players: int) -> None:
    def played() -> list[str]:
        state, dice = started(players, 11)
        seats = [ThinkingMonolyth(12) for _ in range(players)]
        texts = []
        while state.turn is not None:
            choice = (
                draw(state, dice) if state.turn < 0 else seats[state.turn].choose(state.guess(state.turn, dice), dice)
            )
            state.play(choice)
            texts.append(str(choice))
        return texts

    assert played() == played()


def test_the_tree_is_kept_between_moves() -> None:
    state, dice = on_turn(1, 2, 4)
    bot = ThinkingMonolyth(300)
    state.play(bot.choose(state, dice))
    grown = int(bot._search[0].nodes)  # noqa: SLF001
    while state.turn is not None and state.turn < 0:
        state.play(draw(state, dice))
    bot.choose(state, dice)
    assert bot._search[0].root > 1, "the position was met before"  # noqa: SLF001
    assert bot._search[0].nodes > grown  # noqa: SLF001


def test_a_search_can_be_stopped() -> None:
    state, dice = on_turn(2, 6, 3)
    bot, found = ThinkingMonolyth(5_000), list[Choice]()
    thread = Thread(target=lambda: found.append(bot.choose(state, dice)))
    thread.start()
    while thread.is_alive():
        bot.stop()
    thread.join()
    assert str(found[0]) in state.choices().texts()
    assert bot._search[0].nodes < 2_000  # noqa: SLF001


def ended(state: Monolyth, choice: Choice) -> int:
    """Give the points after a choice that is the last to matter."""
    after = state.copy()
    after.play(choice)
    while after.turn is not None:
        after.play(0)
    return after.scores()[0]


def test_the_last_turn_is_exact() -> None:
    """With one token left a solo player's points depend on this choice alone: none is better than the bot's."""
    state, dice = started(1, 21)
    bot = ThinkingMonolyth(40)
    while state.turn is not None:
        if state.turn < 0:
            state.play(draw(state, dice))
            continue
        if int(state.box[0].foretellable) == 1 and state.question is not None and state.question.kind == "act":
            best = max(ended(state, choice) for choice in state.choices())
            assert ended(state, bot.choose(state, dice)) == best
            return
        state.play(bot.choose(state, dice))
    pytest.fail("the game ended before its last token")


def test_levels_beat_those_below_and_greedy() -> None:
    """Few games, but the same ones each time."""

    def wins(strong: str, weak: str, games: int) -> int:
        won = 0
        for number in range(games):
            state, dice = started(2, 100 + number // 2)
            pair = [bots.make("monolyth", strong), bots.make("monolyth", weak)]
            order = [0, 1] if number % 2 else [1, 0]
            while state.turn is not None:
                state.play(
                    draw(state, dice)
                    if state.turn < 0
                    else pair[order[state.turn]].choose(state.guess(state.turn, dice), dice)
                )
            won += order[state.winners()[0]] == 0
        return won

    assert wins("flint", "pebble", 30) > 18
    assert wins("slate", "flint", 30) > 18
    assert wins("granite", "slate", 20) > 14
    assert wins("obsidian@0.1", "granite", 8) > 4


@pytest.mark.parametrize("players", [1, 2, 4])
def test_advice_has_reasons_and_chances(players: int) -> None:
    state, dice = on_turn(players, 9, 5 * players)
    adviser = ThinkingMonolyth(60)
    listed = adviser.advise(state.guess(state.turn or 0, dice), dice)
    assert len(listed) == 3
    for advice in listed:
        assert state.choices()[advice.number] == advice.choice
        assert advice.reasons
        assert 0 < advice.outlook.points < 120
        assert (advice.outlook.win is None) == (players == 1)
    stands = adviser.outlooks(state, dice)
    assert len(stands) == players
    if players > 1:
        assert sum(one.win or 0.0 for one in stands) == pytest.approx(1.0)
    while state.turn is not None:
        state.play(draw(state, dice) if state.turn < 0 else dice.below(state.count))
    assert [one.points for one in adviser.outlooks(state, dice)] == state.scores()


def test_no_choice_of_a_game_that_is_won_is_told_to_lose_it() -> None:
    """What the search did not look into is valued as outlooks are, so that an analysis does not contradict itself."""
    state, dice = started(2, 1)
    leader, adviser = bots.make("monolyth", "greedy"), ThinkingMonolyth(12)
    alike = 0
    while state.turn is not None:
        if state.turn == 0 and (adviser.outlooks(state, dice)[0].win or 0.0) > 0.999:
            advised = adviser.advise(state.guess(0, dice), dice, state.count)
            assert min(advice.outlook.win or 0.0 for advice in advised) > 0.9
            alike += 1
        if state.turn < 0:
            state.play(draw(state, dice))
        else:
            state.play(leader.choose(state.guess(0, dice), dice) if state.turn == 0 else dice.below(state.count))
    assert alike > 3


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    import numpy as np  # noqa: PLC0415

    from cairn.monolyth.train.nets import KINDS, saved  # noqa: PLC0415

    assert shipped(1) is shipped(1)
    weights: dict[str, Any] = {}
    for name, shape in {"first": (net.WIDE, KINDS["alone"].inputs), "second": (net.MIDDLE, net.WIDE)}.items():
        weights[f"{name}.weight"], weights[f"{name}.bias"] = np.zeros(shape), np.zeros(shape[0])
    weights["third.weight"], weights["third.bias"] = np.zeros((net.NARROW, net.MIDDLE)), np.zeros(net.NARROW)
    weights["last.weight"], weights["last.bias"] = np.zeros((net.PARTS, net.NARROW)), np.zeros(net.PARTS)
    saved(tmp_path / "a.npz", weights)
    inputs = KINDS["alone"].inputs
    loaded(tmp_path / "a.npz", inputs)
    kept = dict(np.load(tmp_path / "a.npz"))
    np.savez_compressed(tmp_path / "b.npz", **{**kept, "rules": np.array(0)})
    wide = kept["last"].astype(np.float32)
    wide[0, 0] = np.nan
    for change, reason in (
        ({"rules": np.array(0)}, "learned by other rules than version"),
        ({"rules": None}, "the array rules is missing"),
        ({"curve": None}, "the array curve is missing"),
        ({"own": np.zeros(3)}, "nobody knows its array own"),
        ({"last": kept["last"][:3]}, r"last has the shape \(3, 32\), not \(7, 32\)"),
        ({"last": wide}, "last is of the type float32, not int16"),
        ({"first": kept["first"][1:]}, "first has the shape"),
    ):
        changed = {name: array for name, array in {**kept, **change}.items() if array is not None}
        np.savez_compressed(tmp_path / "b.npz", **changed)
        with pytest.raises(CairnError, match=rf"b\.npz: this net cannot be read \(.*{reason}"):
            loaded(tmp_path / "b.npz", inputs)
    whole = (tmp_path / "a.npz").read_bytes()
    for data in (b"", b"no net", whole[:3000], whole[: len(whole) // 2] + b"x" + whole[len(whole) // 2 + 1 :]):
        (tmp_path / "b.npz").write_bytes(data)
        with pytest.raises(CairnError, match=r"b\.npz: this net cannot be read \(it is damaged, or no file of a net\)"):
            loaded(tmp_path / "b.npz", inputs)
    with pytest.raises(CairnError, match=r"cannot be read \(Is a directory\)"):
        loaded(tmp_path, inputs)


def test_learning_gets_nearer_and_goes_on(tmp_path: Path) -> None:
    from cairn.monolyth.train import train as learn  # noqa: PLC0415
    from cairn.monolyth.train.cpu import train  # noqa: PLC0415
    from cairn.monolyth.train.nets import KINDS  # noqa: PLC0415

    told: list[str] = []
    for _ in range(2):  # the second goes on
        train("pair", tmp_path, minutes=0.03, jobs=1, seed=1, progress=told.append, games=6)
    curve = [line.split(",") for line in (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()[1:]]
    assert [int(row[0]) for row in curve] == list(range(1, len(curve) + 1))
    assert len(curve) >= 2
    assert float(curve[-1][3]) < float(curve[0][3])
    state, _ = on_turn(2, 1, 0)
    ThinkingMonolyth(weights=loaded(tmp_path / "monolyth-pair.npz", KINDS["pair"].inputs)).choose(state, Random(1))
    (tmp_path / "monolyth-pair.npz").write_bytes(b"damaged")  # it is written anew from the state
    train("pair", tmp_path, minutes=0.0001, jobs=1, seed=1, progress=told.append, games=1)
    loaded(tmp_path / "monolyth-pair.npz", KINDS["pair"].inputs)
    how = Training(tmp_path, 1, 1, 1, told.append)
    with pytest.raises(CairnError, match="the net pair was begun here, not alone; name another folder"):
        learn(how, "alone", gpu=False)
    state_file = tmp_path / "state.npz"
    for data in (b"", b"text", state_file.read_bytes()[:5000]):
        state_file.write_bytes(data)
        with pytest.raises(CairnError, match=r"state\.npz: this run cannot be gone on with"):
            learn(how, "pair", gpu=False)
    (tmp_path / "curve.csv").unlink()
    (tmp_path / "curve.csv").mkdir()
    with pytest.raises(CairnError, match=r"curve\.csv: cannot be written \(it is a folder\)"):
        learn(how, "pair", gpu=False)
