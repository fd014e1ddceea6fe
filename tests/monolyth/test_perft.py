"""perft: how many sequences of choices there are from fixed positions, counted to a depth, as text files.

A file has a line `setup PLAYERS STRUCTURE BOARDS…`, a line `position CHOICES…` (separated by ` ; `) and lines
`DEPTH COUNT`. Every count up to some ten thousand was also made with the oracle of test_oracle.py.
"""

from pathlib import Path

import pytest

from cairn.core import parse
from cairn.monolyth import MONOLYTH, Monolyth

pytestmark = pytest.mark.modes

FILES = sorted((Path(__file__).parents[1] / "perft").glob("monolyth-*.perft"))


def perft(state: Monolyth, depth: int) -> int:
    """Count the sequences of choices of this length; a finished game has one, the empty one."""
    if depth == 0 or state.turn is None:
        return 1
    choices = state.choices()
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = state.copy()
        after.play(choice)
        total += perft(after, depth - 1)
    return total


def read(file: Path) -> tuple[Monolyth, dict[int, int]]:
    """Read a perft file."""
    counts: dict[int, int] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "setup":
            players, structure, *boards = rest.split()
            setup = {"players": int(players), "structure": structure, "boards": [int(b) for b in boards]}
            state = MONOLYTH.start(setup, MONOLYTH.content())
        elif word == "position":
            for text in rest.split(" ; "):
                state.play(parse(state, text))
        elif word.isdigit():
            counts[int(word)] = int(rest)
    return state, counts


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_counts_of_choice_sequences(file: Path) -> None:
    state, counts = read(file)
    assert max(counts) >= 3
    for depth, count in counts.items():
        assert perft(state, depth) == count, f"depth {depth}"


def test_there_is_a_file_for_each_number_of_players() -> None:
    assert {file.stem.split("-")[1] for file in FILES} == {"1p", "2p", "3p", "4p"}
