"""Golden records of Monumental: every module and number of players, to be read by people and compared by machines.

`make bless` writes them anew from what the rules do now; the difference is then looked at before it is committed.
"""

from pathlib import Path
from typing import Any

import pytest

from cairn import kernel, record
from cairn.chance import Dice
from cairn.monumental import MONUMENTAL, events, fields
from cairn.simulate import Run, simulate
from tests.golden import FOLDER, annotated, digest

pytestmark = pytest.mark.modes

EVERY = 20  # choices between two looks at all views
ALL: dict[str, Any] = {"renaissance": True, "alternatives": True, "heroes": True, "monsters": 3}
CASES: dict[str, tuple[int, str, int, dict[str, Any]]] = {
    "solo": (1, "greedy", 1, {}),
    "2p": (2, "greedy", 2, {}),
    "2p-random": (2, "random", 3, {}),
    "3p": (3, "greedy", 4, {}),
    "4p": (4, "greedy", 5, {}),
    "4p-random": (4, "random", 6, {}),
    "2p-automa": (2, "greedy", 7, {"automa": True}),
    "3p-automa": (3, "random", 8, {"automa": True}),
    "renaissance": (2, "greedy", 9, {"renaissance": True}),
    "alternatives": (2, "random", 10, {"alternatives": True}),
    "heroes": (2, "greedy", 11, {"heroes": True}),
    "heroes-random": (4, "random", 7, {"heroes": True, "renaissance": True}),
    "monsters": (3, "greedy", 13, {"monsters": 3}),
    "monsters-random": (2, "random", 14, {"monsters": 6, "heroes": True}),
    "everything": (4, "greedy", 15, ALL),
    "everything-automa": (3, "greedy", 16, {**ALL, "automa": True}),
    "continuous": (3, "greedy", 17, {"continuous": True}),
    "continuous-everything": (
        2,
        "random",
        18,
        {**ALL, "automa": True, "continuous": True, "wandering_marker": True, "explorers_in_capitals": True},
    ),
    "random-map": (2, "greedy", 19, {"map": "random-medium"}),
    "own-map": (3, "random", 20, {"map": "random", "plain_display": True, "continuous": True}),
}


def made(name: str, folder: Path) -> record.Record:
    """Play a case anew."""
    players, bot, seed, wanted = CASES[name]
    simulate(Run(MONUMENTAL, MONUMENTAL.content(), players, 1, seed, bot, wanted, records=folder))
    (file,) = folder.iterdir()
    return record.load(file)


@pytest.mark.parametrize("name", CASES)
def test_golden(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"monumental-{name}.cairn"
    if request.config.getoption("--bless"):
        file.write_text(annotated(made(name, tmp_path), EVERY), encoding="utf-8", newline="\n")
    kept = record.load(file)
    assert record.verify(kept, MONUMENTAL, MONUMENTAL.content()).finished
    assert annotated(kept, EVERY).split("\n") == file.read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("name", CASES if kernel.COMPILED else list(CASES)[::5])
def test_golden_games_are_what_their_seed_gives_on_any_machine(name: str, tmp_path: Path) -> None:
    kept = record.load(FOLDER / f"monumental-{name}.cairn")
    begun = record.start(kept, MONUMENTAL, MONUMENTAL.content())
    kept.header["setup"] = begun.setup  # as it is written now: without the name of a map that was drawn
    assert made(name, tmp_path) == kept


def test_golden_records_show_every_kind_of_event() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("monumental-*.cairn"))
    missing = [word for word, _ in events.EVENTS.values() if f'"kind": "{word}"' not in text]
    assert missing == []


DIGESTS = FOLDER / "monumental-digests.txt"
GAMES = 200
PLAYED = GAMES if kernel.COMPILED else 12


def digests(name: str) -> list[str]:
    """Play many random games of a case inside the kernel; a few hexadecimal digits for each final position."""
    players, _, seed, wanted = CASES[name]
    dice = Dice(seed)
    setup, _ = MONUMENTAL.settle({"players": players, **wanted}, MONUMENTAL.content(), dice)
    states = [MONUMENTAL.start(setup, MONUMENTAL.content()) for _ in range(PLAYED)]
    MONUMENTAL.finish(states, [Dice(seed, game) for game in range(PLAYED)])
    return [digest(kernel.flat(fields.Position, state.box))[:6] for state in states]


def test_golden_digests_of_random_games_are_the_same_in_both_modes(request: pytest.FixtureRequest) -> None:
    names = [name for name in CASES if not name.endswith("-random")]
    if request.config.getoption("--bless") and kernel.COMPILED:
        DIGESTS.write_text("".join(f"{name} {' '.join(digests(name))}\n" for name in names), encoding="utf-8")
    lines = dict(line.split(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    assert list(lines) == names
    for name in names:
        assert digests(name) == lines[name].split()[:PLAYED], name
