"""The measuring of the server runs, for every game."""

import pytest

from cairn.games import GAMES
from cairn.server import measure


@pytest.mark.parametrize("game", GAMES)
def test_the_server_is_measured(game: str) -> None:
    found = measure(game=game, seconds=0.1, tables=2, rate=200, beside=1, idle=5, thinking=1, level="pebble")
    assert (found["game"], found["tables"], found["sockets"], found["beside"]) == (game, 2, 4, 1)
    assert (found["thinking"], found["level"]) == (1, "pebble")
    for figures in (found, found["paced"]):
        assert figures["choices"] > 0
        assert 0 < figures["p50_ms"] <= figures["p99_ms"]
        assert figures["choices_per_cpu_s"] > 0
