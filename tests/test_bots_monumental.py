"""The opponents of Monumental: they play everything, by what they are shown, the same way every time."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn import bots, kernel
from cairn.chance import Dice
from cairn.core import CairnError, draw
from cairn.game import Training
from cairn.monumental import MONUMENTAL, Monumental
from cairn.monumental.bots import levels
from cairn.monumental.bots.fields import INSIGHT, Sums, Weights
from cairn.monumental.bots.greedy import GreedyMonumental
from cairn.monumental.bots.mind import Budget, Search
from cairn.monumental.bots.net import HIGHER, HIGHEST, ONE, UNIT
from cairn.monumental.bots.weights import LEARNED, keep_net, learned, net, packed, plain, read, unpacked, written
from cairn.monumental.bots.worth import weighed_box
from cairn.monumental.train import evolution, insight, tables, train

CONTENT = MONUMENTAL.content()
TINY = Budget(width=2, quota=1, narrow=1, other=1, ends=2, samples=1, turns=1, nodes=3000)
MODULES: list[dict[str, Any]] = [
    {"players": 1, "civilizations": ["egypt", "japan"], "monsters": 3, "heroes": True, "renaissance": True},
    {"players": 1, "civilizations": ["denmark", "china"], "alternatives": True, "map": "random-small"},
    {"players": 2, "civilizations": ["greece", "egypt"], "continuous": True},
    {"players": 2, "civilizations": ["japan", "denmark", "china"], "automa": True, "heroes": True},
    {"players": 4, "monsters": 3, "renaissance": True},
    {"players": 3, "continuous": True, "heroes": True, "monsters": 2},
]


class Small(levels.Obsidian):
    """The top level, with little time."""

    budget = TINY


class Little(levels.Obsidian):
    """The same with somewhat more, and without the turns after its own."""

    budget = Budget(width=16, quota=4)


class Sudden(Small):
    """The same, with no more memory than a choice."""

    def choose(self, state: Any, rng: Any) -> Any:
        """Forget what was thought of before this turn."""
        if self._turn != int(state.box[0].turns):
            self.__init__()  # type: ignore[misc]
        return super().choose(state, rng)


def game(seed: int, **wanted: Any) -> Monumental:
    setup, _ = MONUMENTAL.settle({"players": 2, **wanted}, CONTENT, Dice(seed))
    return MONUMENTAL.start(setup, CONTENT)


def played(state: Monumental, seated: list[Any], seed: int, most: int = 6000) -> list[str]:
    """Play a game, at most so many choices of it; gives them."""
    dice, choices = Dice(seed), list[str]()
    while state.turn is not None and len(choices) < most:
        choice = bots.decide(state, seated, dice, dice)
        choices.append(str(choice))
        state.play(choice)
    return choices


def after(steps: int, seed: int, **wanted: Any) -> Monumental:
    """Play a game some way, up to a real choice of a player."""
    state, seated, dice = game(seed, **wanted), [levels.Flint()] * 4, Dice(seed)
    while state.turn is not None and (steps > 0 or state.turn < 0 or len(state.choices()) < 4):
        state.play(bots.decide(state, seated, dice, dice))
        steps -= 1
    return state


@pytest.mark.parametrize("wanted", MODULES, ids=lambda wanted: f"{wanted['players']} players, {len(wanted)} wishes")
def test_whole_games_are_played_with_every_module(wanted: dict[str, Any]) -> None:
    state = game(3, **wanted)
    played(state, [Small() for _ in range(4)], 3)
    assert state.turn is None
    assert max(state.scores()) > 10


def test_the_same_seed_gives_the_same_game_whatever_was_thought_before_a_turn() -> None:
    first = played(game(5), [Small(), Small()], 5)
    assert played(game(5), [Small(), Small()], 5) == first
    assert played(game(5), [Sudden(), Sudden()], 5) == first


def test_a_plan_is_played_on_without_thinking_again() -> None:
    state, bot, dice = after(150, 2), Small(), Dice(1)
    thoughts, choices = 0, 0
    planned = bot.planned

    def counted(state: Monumental) -> list[tuple[int, int]]:
        nonlocal thoughts
        thoughts += 1
        return planned(state)

    bot.planned = counted  # type: ignore[method-assign]
    seat, turns = state.turn or 0, int(state.box[0].turns)
    while state.turn == seat and int(state.box[0].turns) == turns and choices < 40:
        state.play(bot.choose(state.guess(seat, dice), dice))
        choices += 1
        while state.turn == -1:
            state.play(bots.decide(state, [bot, bot], dice, dice))
    assert 0 < thoughts < choices


def test_facts_that_are_hidden_make_no_difference_and_nothing_shown_is_changed() -> None:
    state = after(200, 4, monsters=3)
    seat = state.turn
    assert seat is not None
    before = state.copy()
    told = {str(Small().choose(state.guess(seat, Dice(n)), Dice(n))) for n in range(3)}
    assert state == before
    assert told <= {str(choice) for choice in state.choices()}
    same = [str(Small().choose(state.guess(seat, Dice(7)), Dice(n))) for n in range(2)]
    assert same[0] == same[1]  # it goes by the guess alone


def test_what_is_expected_changes_little_while_a_turn_goes_as_planned() -> None:
    state, dice, looks, told = tables.table(2, 21), Dice(5), levels.Obsidian(), 0
    while state.turn is not None and told < 60:
        if state.turn < 0:
            state.play(draw(state, dice))
            continue
        seat, turns = state.turn, state.box[0].turns
        advice = levels.Granite().advise(state, dice)
        before = looks.outlooks(state, dice)
        assert abs(sum(one.win or 0 for one in before) - 1) < 1e-9
        state.play(advice[0].number)
        if state.turn == seat and state.box[0].turns == turns:
            after = looks.outlooks(state, dice)
            assert abs(after[seat].points - before[seat].points) < 5
            told += 1


def test_five_levels_are_registered_and_the_top_one_gives_advice() -> None:
    assert [bots.BOTS["monumental"][name] for name in bots.LEVELS] == list(levels.LEVELS)
    adviser = bots.adviser("monumental")
    assert isinstance(adviser, levels.Obsidian)
    adviser.budget = TINY
    state = after(260, 6, players=3)
    advice = adviser.advise(state, Dice(1))
    assert 1 <= len(advice) <= 3
    assert len({one.number for one in advice}) == len(advice)
    for one in advice:
        assert str(one.choice) == str(state.choices()[one.number])
        assert one.outlook.win is not None
        assert 0 <= one.outlook.win <= 1
        assert len(one.reasons) <= 3
        assert one.reasons
        assert all(reason.points > 0 or reason.kind == "insight" for reason in one.reasons)
    points = [one.outlook.points for one in advice]
    assert points == sorted(points, reverse=True)
    assert all(one.reasons for one in GreedyMonumental().advise(state, Dice(1)))
    while state.turn is not None and state.turn >= 0:
        state.play(0)
    assert len(adviser.outlooks(state, Dice(1))) == 3  # while nature decides
    MONUMENTAL.finish([state], [Dice(2)])
    ended = adviser.outlooks(state, Dice(1))
    assert [outlook.points for outlook in ended] == [float(score) for score in state.scores()]


@pytest.mark.parametrize("continuous", [False, True])
def test_a_row_is_advised_with_its_column(continuous: bool) -> None:  # noqa: FBT001
    setup, _ = MONUMENTAL.settle({"players": 2, "continuous": continuous}, CONTENT, Dice(3))
    state = MONUMENTAL.start(setup, CONTENT)
    while state.turn != 0:
        state.play(draw(state, Dice(3)))
    for adviser in (levels.Granite(), GreedyMonumental()):
        advice = adviser.advise(state, Dice(1))
        assert [one.choice.data["do"] for one in advice] == ["row"] * 3
        for one in advice:
            tried = state.copy()
            tried.play(one.choice)
            assert one.next is not None
            assert one.next.data["do"] == "column"
            assert str(one.next) in tried.choices().texts()
            assert all(two.next is None for two in adviser.advise(tried, Dice(1)))
            if isinstance(adviser, GreedyMonumental):
                assert str(adviser.choose(tried, Dice(1))) == str(one.next)
    planner = levels.Granite()
    best = planner.advise(state, Dice(1))[0]
    row, column = planner.ready(state)[0].efforts[0].plan[:2]  # of the best, as it would be played
    assert row == state.choices().codes[best.number]
    state.play(best.choice)
    assert best.next == state.choices()[state.choices().codes.index(column)]


def test_a_search_can_be_stopped_and_still_answers() -> None:
    state, bot = after(100, 8), levels.Obsidian()
    search, weights = bot.ready(state)
    search.flag = kernel.numbers(1)
    stopped = search.think(state, weights, Budget(width=8, nodes=40))
    assert stopped.nodes < 2000
    choice = bot.choose(state.guess(state.turn or 0, Dice(1)), Dice(1))
    assert str(choice) in state.choices().texts()


def test_a_level_thinks_as_much_as_it_is_told_to() -> None:
    state, nodes = after(100, 8), list[int]()
    for name in ("obsidian@0.05", "obsidian@0.3", "granite@0.5", "granite"):
        bot: Any = bots.make("monumental", name)
        search, weights = bot.ready(state)
        nodes.append(int(search.think(state, weights, bot.budget).nodes))
    assert nodes[0] < nodes[1] < levels.Obsidian.budget.nodes // 2
    assert nodes[2] < nodes[3]
    assert bots.make("monumental", "obsidian@1000").choose(state, Dice(1)) in state.choices()


def test_a_search_that_has_worked_long_enough_is_ended() -> None:
    state, bot = after(100, 8), levels.Obsidian()
    search, weights = bot.ready(state)
    endless = Budget(width=8, quota=4, narrow=1, other=1, ends=8, samples=1 << 20, turns=1)
    assert search.think(state, weights, endless, cap_s=0.05).found > 0


def test_the_top_level_beats_greedy_even_with_little_time() -> None:
    won = 0
    for seed in range(8):
        seated: list[Any] = [Little(), bots.make("monumental", "greedy")]
        state = game(seed)
        played(state, seated if seed % 2 == 0 else seated[::-1], seed)
        won += state.winners() == [seed % 2]
    assert won >= 6


def test_weights_are_read_as_written_and_refused_where_they_do_not_fit(tmp_path: Path) -> None:
    values = plain(game(1).kit.tables[0])
    file = tmp_path / "own.toml"
    file.write_text(written(values), encoding="utf-8")
    assert read(file) == values == unpacked(packed(values))
    text = file.read_text(encoding="utf-8")
    for other, wrong in (
        (text.replace(f"rules = {MONUMENTAL.rules}", "rules = 1"), "made for rules 1"),
        (text.replace("city = [", "town = ["), "weights.town: unknown field"),
        ("rules = ", "is not TOML"),
    ):
        file.write_text(other, encoding="utf-8")
        with pytest.raises(CairnError, match=wrong):
            read(file)
    assert learned(game(1).kit.tables[0]) == read(LEARNED)


def told(kept: dict[str, Any], sums: Any) -> int:
    """Ask a net as the kernel does, the obvious way."""
    wide = [int(n) for n in kept["first_bias"]]
    for feature, much in zip(sums.held[: sums.holds], sums.much[: sums.holds], strict=True):
        wide = [n + int(much) * int(weight) for n, weight in zip(wide, kept["first"][feature], strict=True)]
    wide = [min(max(n, 0), HIGHEST) for n in wide]
    total = int(kept["third_bias"]) * ONE
    for row, bias, weight in zip(kept["second"], kept["second_bias"], kept["third"], strict=True):
        narrow = sum((int(n) * m for n, m in zip(row, wide, strict=True)), int(bias) * ONE)
        total += int(weight) * min(max(narrow // ONE, 0), HIGHER)
    return total * UNIT * 1000 // (ONE * ONE)


@pytest.mark.modes
def test_the_net_tells_the_same_in_every_mode_and_sees_what_is_there() -> None:
    kept, plainly = net(), learned(game(1).kit.tables[0])
    for seed in range(3):
        state = after(100 + 60 * seed, seed, players=2 + seed % 2)
        sums, tables, seat = kernel.box(Sums), state.kit.tables, state.turn or 0
        value = weighed_box(state.box, tables, packed(plainly, kept), sums, seat, 1)
        without = weighed_box(state.box, tables, packed(plainly), kernel.box(Sums), seat, 1)
        assert value - without == told(kept, sums[0]) == sums[0].part[INSIGHT] != 0
        n = sums[0].holds
        seen = {int(sums[0].held[i]): int(sums[0].much[i]) for i in range(n)}
        assert sum(seen.get(card, 0) for card in range(len(sums[0].cards))) == sum(sums[0].cards) >= 15


def test_a_net_made_for_something_else_is_refused(tmp_path: Path) -> None:
    kept, file = net(), tmp_path / "own.npz"
    keep_net(file, kept)
    tables = game(1).kit.tables[0]
    assert kernel.flat(Weights, packed(plain(tables), net(file))) == kernel.flat(Weights, packed(plain(tables), kept))
    keep_net(file, {**kept, "third": kept["third"][:3]})
    with pytest.raises(CairnError, match=r"third has the shape \(3,\), not \(16,\)"):
        packed(plain(game(1).kit.tables[0]), net(file))
    file.write_bytes(b"no net")
    with pytest.raises(CairnError, match="cannot be read"):
        net(file)


def test_weights_are_learned_and_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    said: list[str] = []
    for _ in range(2):
        evolution.train(tmp_path, minutes=0.001, jobs=1, seed=1, progress=said.append, pairs=2)
    rows = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert [row.split(",")[0] for row in rows] == ["round", "1", "2"]
    assert sum("won against the Automa" in line for line in said) == 2  # a slow machine says more
    assert read(tmp_path / "monumental.toml") != learned(game(1).kit.tables[0])
    file = tmp_path / "monumental-run.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    for change, reason in (
        ({}, "the run: the field base is missing"),
        (kept | {"mean": kept["mean"][1:]}, "the run, mean: expected a list of"),
        (kept | {"moved": ["x", *kept["moved"][1:]]}, r"the run, moved\[0\]: expected a number, not 'x'"),
        (kept | {"rounds": 1.5}, "the run, rounds: expected a whole number"),
        (kept | {"seconds": "x"}, "the run, seconds: expected a number of at least 0, not 'x'"),
        (kept | {"curve": [[1]]}, "the run, curve: expected a list of 2 items, not of 1"),
        (kept | {"own": 1}, "the run, own: unknown field"),
        ([], "the run: expected a table"),
    ):
        file.write_text(json.dumps(change), encoding="utf-8")
        with pytest.raises(CairnError, match=rf"monumental-run\.json: this run cannot be gone on with \({reason}"):
            evolution.train(tmp_path, minutes=0.001, jobs=1, seed=1, progress=said.append, pairs=2)


def test_a_round_ends_when_its_time_is_up(tmp_path: Path) -> None:
    said: list[str] = []
    evolution.train(tmp_path, minutes=0, jobs=1, seed=1, progress=said.append, pairs=50)
    kept = json.loads((tmp_path / "monumental-run.json").read_text(encoding="utf-8"))
    assert kept["rounds"] == 1
    assert 0 < kept["games"] <= 8  # two directions, so that nobody had nothing to do


def test_a_net_is_learned_and_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    said: list[str] = []
    for _ in range(2):
        insight.train(tmp_path, minutes=0.001, jobs=1, seed=1, progress=said.append, games=10, trial=2)
    rows = [row.split(",") for row in (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()]
    assert [row[:2] for row in rows[1:]] == [["1", "10"], ["2", "20"]]
    off, without = float(rows[2][5]), float(rows[2][6])
    assert off < without  # the second round's games are foretold better with what the first has taught
    made = net(tmp_path / insight.FILE)
    assert packed(learned(game(1).kit.tables[0]), made)[0].deep == 1
    (tmp_path / insight.STATE).write_bytes(b"PK")
    with pytest.raises(CairnError, match="cannot be gone on with"):
        insight.train(tmp_path, minutes=0.001, jobs=1, seed=1, progress=said.append, games=10, trial=2)


def test_what_is_learned_from_is_what_came_of_it() -> None:
    search, state = Search(), game(4)
    weights = kernel.join([packed(learned(state.kit.tables[0]))] * 2)
    points, won = search.game(state, weights, [Budget(width=4)], 4, stray=50)
    seen, goals = insight.lesson(search.diary, points, won)
    assert len(seen) == len(goals) >= 10
    worth_of = [max(-15, min(15, points[i] - points[1 - i])) * 2 / 3 + 6 * won[i] for i in range(2)]
    diary: Any = search.diary
    for i, goal in enumerate(goals.tolist()):
        seat = int(diary["seat"][0][i])
        assert goal == pytest.approx(worth_of[seat] - int(diary["parts"][0][i]) / 100, abs=1e-3)
    assert {int(n) for n in diary["seat"][0][: len(seen)]} == {0, 1}


def test_a_folder_that_is_not_for_this_net_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/x")):
        with pytest.raises(CairnError, match="cannot be made a folder to learn in"):
            train(Training(folder, 1, 1, 1, print), "insight")
    own = tmp_path / "own"
    own.mkdir()
    (own / "insight.npz").touch()
    with pytest.raises(CairnError, match="the net insight was begun here, not weights; name another folder"):
        train(Training(own, 1, 1, 1, print), "weights")
    (own / "insight.npz").rename(own / "curve.csv")
    with pytest.raises(CairnError, match="something else was begun here, not the net weights"):
        train(Training(own, 1, 1, 1, print), "weights")
    (own / "curve.csv").unlink()
    for name in ("state.npz", "insight.npz"):
        (own / name).mkdir()
        with pytest.raises(CairnError, match=rf"{name}: cannot be written \(it is a folder\)"):
            train(Training(own, 1, 1, 1, print), "insight")
        (own / name).rmdir()


def test_damaged_states_and_weights_are_told(tmp_path: Path) -> None:
    import numpy as np  # noqa: PLC0415

    run = insight.Run(tmp_path, 1)
    run.curve = [[1.0] * len(insight.CURVE)]
    run.keep()
    kept, state = dict(np.load(tmp_path / insight.STATE)), tmp_path / insight.STATE
    assert insight.Run(tmp_path, 1).curve == run.curve
    for change, reason in (
        ({"seen": kept["seen"].T}, "seen has the shape"),
        ({"curve": np.zeros((0, 7))}, "it has 0 positions and 0 goals"),
        ({"w.first.bias": kept["w.first.bias"] + np.nan}, "w.first.bias has numbers that are none"),
    ):
        np.savez(state, **(kept | change))
        with pytest.raises(CairnError, match=rf"state\.npz: this run cannot be gone on with \({reason}"):
            insight.Run(tmp_path, 1)
    weights = written(learned(game(1).kit.tables[0]))
    for text, reason in (
        (weights.replace("more_gold = [", "more_gold = [1, "), "weights.more_gold: expected a list of 1 items"),
        (weights.replace("more_gold = [", "most_gold = ["), "weights.most_gold: unknown field"),
        (weights + "own = 1", "weights.own: unknown field"),
        ("weights = 1\n" + weights.partition("[weights]")[0], "weights: expected a table"),
        (weights.replace("more_gold = [", f"more_gold = [{10**30}"), "expected a whole number"),
    ):
        (tmp_path / "own.toml").write_text(text, encoding="utf-8")
        with pytest.raises(CairnError, match=rf"own\.toml.*{reason}"):
            read(tmp_path / "own.toml")


def test_there_is_nothing_else_to_train(tmp_path: Path) -> None:
    with pytest.raises(CairnError, match="expected one of weights, insight"):
        train(Training(tmp_path, 1, 1, 1, print), "wisdom")
