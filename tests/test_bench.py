"""Measuring: every game by the same table, in the mode of this process."""

import pytest

from cairn import bench, kernel
from cairn.core import CairnError
from cairn.games import GAMES

pytestmark = pytest.mark.modes


def test_every_game_can_be_measured() -> None:
    assert all(game.subject() for game in GAMES.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_of_a_mode(name: str) -> None:
    found = bench.this_mode(name, 0.02)
    assert found["game"] == name
    assert found["mode"] == kernel.MODE
    for key in ("games_per_s", "decisions_per_s", "stepping_decisions_per_s", "copy_us", "calibration_mloops_per_s"):
        assert found[key] > 0
    assert found["choices_per_decision"] > 1
    assert ("state_bytes" in found) == kernel.ARRAYS


@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_in_time(name: str) -> None:
    done: list[int] = []
    found = bench.endings(name, 100, done.append)
    assert sum(done) == found["games"] == 100
    assert 50 < found["longest_choices"] < found["most_choices"]
    if found["most_rounds"] is not None:
        assert 5 < found["longest_rounds"] <= found["most_rounds"]


def test_the_same_games_are_measured_every_time() -> None:
    for name in GAMES:
        start, counts, again = bench.fresh(name), kernel.numbers(3), kernel.numbers(3)
        assert bench.batch(name, start, 0, 4, counts)[1] == bench.batch(name, bench.fresh(name), 0, 4, again)[1]
        assert kernel.plain(counts) == kernel.plain(again)


def test_only_monolyth_has_been_brought_to_the_gpu() -> None:
    with pytest.raises(CairnError, match="not been brought to the GPU"):
        bench.measure("monumental", 0.1, gpu=True)
