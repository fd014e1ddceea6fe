"""Golden records: whole games with their choices, events and views, to be read by people and compared by machines.

`make bless` writes them anew from what the rules do now; the difference is then looked at before it is committed.
"""

from pathlib import Path

import pytest

from cairn import record
from cairn.monolyth import MONOLYTH
from cairn.simulate import Run, simulate
from tests.golden import FOLDER, annotated

pytestmark = pytest.mark.modes

BOTS = ("random", "greedy")
SEEDS = {1: 1, 2: 3, 3: 5, 4: 6}
CASES = [(players, bot) for players in MONOLYTH.players for bot in BOTS]


@pytest.mark.parametrize(("players", "bot"), CASES)
def test_golden(players: int, bot: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"monolyth-{players}p-{bot}.cairn"
    if request.config.getoption("--bless"):
        simulate(Run(MONOLYTH, MONOLYTH.content(), players, 1, SEEDS[players], bot, records=tmp_path))
        (made,) = tmp_path.iterdir()
        FOLDER.mkdir(exist_ok=True)
        file.write_text(annotated(record.load(made)), encoding="utf-8", newline="\n")
    kept = record.load(file)
    assert record.verify(kept, MONOLYTH, MONOLYTH.content()).finished
    assert annotated(kept).split("\n") == file.read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize(("players", "bot"), CASES)
def test_golden_games_are_what_their_seed_gives_on_any_machine(players: int, bot: str, tmp_path: Path) -> None:
    simulate(Run(MONOLYTH, MONOLYTH.content(), players, 1, SEEDS[players], bot, records=tmp_path))
    (made,) = tmp_path.iterdir()
    assert record.load(made) == record.load(FOLDER / f"monolyth-{players}p-{bot}.cairn")


def test_golden_records_show_every_kind_of_event() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("monolyth-*.cairn"))
    kinds = ("moved", "taken", "swapped", "placed", "discarded", "refilled", "closed", "prophecy", "burnt", "level")
    for kind in (*kinds, "structure", "ending", "over"):
        assert f'"kind": "{kind}"' in text, kind
