"""Nothing leaks: twins at the tables of a real server look the same to whoever may not know what differs."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.kit import serve, settings_in
from tests.server.leaks import Count, compare
from tests.server.twins import TABLES, Twins, games, twins

HIDDEN = ("hide", "stack", "keep", "activate")  # how choices begin that not everybody may know
MOST_TABLES = 80  # on one server: the lobby lists 100


def made(seed: int, length: int, each: int) -> Iterator[Twins]:
    """Make twins of every kind of table in turn, without end, for so many viewers each."""
    for game, wanted, rng in games(seed):
        yield from islice(twins(game, wanted, rng, min(length, 70) if game.open else length), each)


def campaign(
    *, frames: int = 100_000, seed: int = 1, length: int = 260, reconnects: int = 60, each: int = 5
) -> dict[str, Any]:
    """Compare two tables with the same visible history and different hidden facts, over all modules and paths."""
    count, source, rng = Count(), made(seed, length, each), Random(seed)

    def enough() -> bool:
        return count.frames >= frames and count.shared >= frames // 10 and set(HIDDEN) <= count.differing.keys()

    while not enough():
        with TemporaryDirectory() as folder, ExitStack() as stack:
            server = stack.enter_context(serve(settings_in(Path(folder))))
            people = [stack.enter_context(server.person(f"Player {i + 1}")) for i in range(5)]
            before = count.tables
            while not enough() and count.tables - before < MOST_TABLES:
                compare(server, people, islice(source, 1), rng, reconnects, count)
    told = {key: value for key, value in vars(count).items() if key != "differing"}
    return told | {"kinds_of_tables": len(TABLES)} | {f"differ_in_{what}": n for what, n in count.differing.items()}
