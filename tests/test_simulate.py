"""Many games: the same however many processes play them; what stops a run leaves all that came before."""

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cairn import record
from cairn.core import CairnError
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.simulate import BotError, Run, Simulation, simulate
from cairn.simulate.tally import student, wilson
from cairn.system import cores

WAIT = 300
BOTS = '''
import os
import time
from pathlib import Path

class Fails:
    """Fails now and then where there is much to choose from."""

    def choose(self, state, rng):
        if len(state.choices()) > 60 and rng.random() < 0.03:
            self.helper()
        return rng.choice(state.choices())

    def helper(self):
        raise ValueError("no idea")

class Cheats:
    def choose(self, state, rng):
        return "prophecy 99 N"

class Exits:
    def choose(self, state, rng):
        raise SystemExit

class Panic(BaseException):
    """As what is written in Rust raises it."""

class Panics:
    def choose(self, state, rng):
        raise Panic("no way")

class Quits:
    """Ends the program when it is made for the second time."""

    made = 0

    def __init__(self):
        Quits.made += 1
        if Quits.made > 2:
            raise SystemExit(3)

    def choose(self, state, rng):
        return 0

class Numbers:
    def choose(self, state, rng):
        return rng.randrange(len(state.choices()))

class Waits:
    """Says who plays, and then takes its time."""

    def choose(self, state, rng):
        Path(f"playing-{os.getpid()}").touch()
        time.sleep(0.002)
        return rng.choice(state.choices())
'''


def command(*words: str | Path) -> list[str]:
    return [sys.executable, "-m", "cairn", "simulate", *map(str, words)]


def cairn(folder: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NO_COLOR": "1"}
    return subprocess.run(
        command(*words), cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=WAIT, check=False
    )


def until(what: Callable[[], Any]) -> Any:
    """Wait until something is there."""
    given_up = time.monotonic() + WAIT
    while not (found := what()):
        assert time.monotonic() < given_up, "it never came"
        time.sleep(0.02)
    return found


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with bots of one's own."""
    (tmp_path / "mybots.py").write_text(BOTS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("monolyth", ("--games", "7", "--bots", "mybots:Numbers,random", "--rotate", "--counts")),
        ("monolyth", ("--games", "700", "--bots", "random", "--players", "3")),
        ("monumental", ("--games", "3", "--bots", "random,greedy", "--players", "2", "--automa", "--seed", "5")),
    ],
)
def test_two_processes_play_the_same_games_as_one(name: str, words: tuple[str, ...], mine: Path) -> None:
    told: list[dict[str, Any]] = []
    kept: list[list[tuple[str, bytes]]] = []
    for jobs in ("1", "2"):
        out = mine / jobs
        out.mkdir()
        records = ("--records", out / "games") if "700" not in words else ()
        more = ("--jobs", jobs, "--results", out / "rows.csv", "--json", *records)
        run = cairn(mine, name, *words, *more)
        assert run.returncode == 0, run.stderr
        told.append(json.loads(run.stdout))
        files = sorted(file for file in out.rglob("*") if file.is_file())
        kept.append([(str(file.relative_to(out)), file.read_bytes()) for file in files])
    assert [told[0].pop("processes"), told[1].pop("processes")] == [1, 2]
    assert told[0] | {"seconds": 0} == told[1] | {"seconds": 0}
    assert kept[0] == kept[1]
    assert len(kept[0]) > (1 if "700" not in words else 0)


def rows_of(path: Path) -> list[dict[str, Any]]:
    text = path.read_text(encoding="utf-8") if path.suffix != ".parquet" else ""
    if path.suffix == ".csv":
        return list(csv.DictReader(text.splitlines()))
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in text.splitlines()]
    return list(pq.read_table(path).to_pylist())


def test_a_row_for_each_game_in_three_formats(tmp_path: Path) -> None:
    for name, wanted in (("monolyth", {}), ("monumental", {"automa": True, "map": "random-small"})):
        game = GAMES[name]
        found = {}
        for end in ("csv", "jsonl", "parquet"):
            file = tmp_path / f"{name}.{end}"
            run = Run(game, game.content(), 2, 5, 3, "greedy,random", wanted, first=2, rotate=True, results=file)
            summary = simulate(run)
            found[end] = rows_of(file)
            with pytest.raises(CairnError, match="--force"):
                simulate(run)
        lines, table = found["jsonl"], found["csv"]
        assert found["parquet"] == lines
        assert [row["number"] for row in lines] == [3, 4, 5, 6, 7]
        assert [row["bots"][:2] for row in lines[:2]] == [["greedy", "random"], ["random", "greedy"]]
        for row, flat in zip(lines, table, strict=True):
            assert [float(flat[f"score_{seat}"]) for seat in range(len(row["scores"]))] == row["scores"]
            assert [flat[f"bot_{seat}"] for seat in range(len(row["bots"]))] == row["bots"]
            assert flat["winners"] == " ".join(map(str, row["winners"]))
            assert (flat["number"], flat["choices"]) == (str(row["number"]), str(row["choices"]))
            assert flat["seed"] == "3"
        assert summary.mean_length == sum(row["choices"] for row in lines) / 5
        seats = [[row["scores"][seat] for row in lines] for seat in range(len(lines[0]["scores"]))]
        assert summary.mean_scores == [sum(scores) / 5 for scores in seats]
        greedy = [row["scores"][row["bots"].index("greedy")] for row in lines]
        (figures,) = [figures for figures in summary.by_bot if figures.bot == "greedy"]
        assert figures.mean_score == sum(greedy) / 5
        assert figures.deviation == pytest.approx(math.sqrt(sum((x - figures.mean_score) ** 2 for x in greedy) / 4))
        assert figures.wins == sum(row["bots"].index("greedy") in row["winners"] for row in lines)
    assert lines[0]["automa"] is True
    assert table[0]["automa"] == "true"
    assert table[0]["bot_2"] == "Automa"
    assert "tiles" not in lines[0]


def test_figures_are_those_of_the_textbooks() -> None:
    for freedom, value in {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}.items():
        assert student(freedom) == pytest.approx(value, rel=0.002)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    one = simulate(Run(MONOLYTH, MONOLYTH.content(), 2, 1, 1, "random")).by_seat[0]
    assert (one.deviation, one.mean_interval) == (None, None)


def test_every_bot_sits_on_every_seat_equally() -> None:
    summary = simulate(Run(MONOLYTH, MONOLYTH.content(), 3, 9, 1, "random", rotate=True))
    assert [(row.bot, row.seat, row.games) for row in summary.by_bot_and_seat] == [
        (f"random {bot}", seat, 3) for bot in (1, 2, 3) for seat in (0, 1, 2)
    ]
    assert [row.games for row in summary.by_bot] == [9, 9, 9]


def test_a_game_can_be_played_again_by_its_number(tmp_path: Path) -> None:
    for folder, first, games in (("all", 0, 4), ("one", 2, 1)):
        run = Run(MONOLYTH, MONOLYTH.content(), 2, games, 8, "greedy", {}, tmp_path / folder, first=first)
        simulate(run)
    (again,) = (tmp_path / "one").iterdir()
    assert again.read_bytes() == (tmp_path / "all" / again.name).read_bytes()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("bot", ["Fails", "Cheats"])
def test_a_bot_that_fails_is_named_with_seat_game_seed_and_step(bot: str, jobs: str, mine: Path) -> None:
    words = ("--games", "20", "--seed", "4", "--bots", f"random,mybots:{bot}", "--jobs", jobs)
    more = ("--records", mine / "games", "--results", mine / "rows.jsonl", "--json")
    run = cairn(mine, "monolyth", *words, *more)
    assert run.returncode == 1
    told = json.loads(run.stdout)
    files = sorted((mine / "games").iterdir())
    *well, broken = [record.load(file) for file in files]
    number = len(files)
    where = f"the bot mybots:{bot} on seat 1 failed in game {number} (seed 4), after {len(broken.choices)} choices: "
    assert where in run.stderr
    assert f"cairn: stopped after {len(well)} of 20 games" in run.stderr
    assert told["games"] == len(well) == len(rows_of(mine / "rows.jsonl")) if well else not told["games"]
    assert broken.result is None
    assert not record.verify(broken, MONOLYTH, MONOLYTH.content()).finished
    assert "Traceback" not in run.stderr
    assert "cairn/" not in run.stderr.replace(str(files[-1]), "")
    if bot == "Fails":
        assert "ValueError: no idea" in run.stderr
        assert run.stderr.count(", in helper") == 1
    else:
        assert "'prophecy 99 N' cannot be played: give the choice or its number, not its text" in run.stderr


def test_a_bot_that_ends_the_program_has_failed(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine / "mybots.py").rename(mine / "exitbots.py")
    monkeypatch.syspath_prepend(mine)
    run = Run(MONOLYTH, MONOLYTH.content(), 2, 4, 4, "random,exitbots:Exits")
    with pytest.raises(BotError, match=r"exitbots:Exits on seat 1 failed in game 1 \(seed 4\), after .*: SystemExit"):
        simulate(run)
    with pytest.raises(BotError, match=r"exitbots:Panics on seat 1 failed in game 1 .*: exitbots.Panic: no way"):
        simulate(replace(run, bots="random,exitbots:Panics"))
    with pytest.raises(BotError, match=r"exitbots:Quits on seat 1 failed in game 2 .* cannot be made: SystemExit: 3"):
        simulate(replace(run, bots="random,exitbots:Quits"))
    with pytest.raises(CairnError, match="the bot exitbots:Quits cannot be made: SystemExit: 3"):
        simulate(replace(run, bots="random,exitbots:Quits"))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_sums_up_what_there_is(jobs: int, mine: Path) -> None:
    words = ("monolyth", "--games", "100000", "--bots", "mybots:Waits", "--jobs", jobs, "--records", "games")
    for end in ("csv", "parquet"):
        made = [*command(*map(str, words[:-1]), f"games-{end}", "--results", f"rows.{end}", "--json")]
        with subprocess.Popen(
            made, cwd=mine, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
        ) as run:
            until(lambda end=end: len(list(mine.glob(f"games-{end}/*.cairn"))) > 2)  # type: ignore[misc]
            os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to everybody
            out, said = run.communicate(timeout=WAIT)
        assert run.returncode == 130
        told = json.loads(out)
        assert said == f"cairn: interrupted after {told['games']} of 100000 games\n"
        rows = rows_of(mine / f"rows.{end}")
        assert len(rows) == told["games"] > 2
        assert [int(row["number"]) for row in rows] == list(range(1, len(rows) + 1))
        files = sorted(mine.glob(f"games-{end}/*"))
        assert len(files) == len(rows)
        assert all(record.load(file).result for file in files)
        workers = [int(file.name.partition("-")[2]) for file in mine.glob("playing-*")]
        until(lambda workers=workers: not any(map(alive, workers)))  # type: ignore[misc]


def test_a_killed_process_is_told(mine: Path) -> None:
    words = ("monolyth", "--games", "100000", "--bots", "mybots:Waits", "--jobs", "2", "--results", "rows.jsonl")
    with subprocess.Popen(
        command(*words), cwd=mine, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as run:
        workers = until(lambda: len(found := list(mine.glob("playing-*"))) == 2 and found)
        until(lambda: (mine / "rows.jsonl").exists() and len(rows_of(mine / "rows.jsonl")) > 2)
        pids = [int(file.name.partition("-")[2]) for file in workers]
        os.kill(pids[0], signal.SIGKILL)
        out, said = run.communicate(timeout=WAIT)
    assert run.returncode == 1
    assert "cairn: a process that played games was killed (signal 9, SIGKILL; was there too little memory?)" in said
    assert f"stopped after {len(rows_of(mine / 'rows.jsonl'))} of 100000 games" in said
    assert "mean score" in out
    until(lambda: not any(map(alive, pids)))


def test_short_runs_stay_in_one_process_and_long_ones_take_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(MONOLYTH, MONOLYTH.content(), 2, 4, 1, "random", jobs=None)
    assert simulate(run).processes == 1
    monkeypatch.setattr("cairn.simulate.run.ALONE_S", 0)
    simulation = Simulation(run)
    simulation.play()
    assert simulation.summary().processes == min(3, cores())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--results", "rows.txt"), "rows.txt: expected a name that ends in .csv, .jsonl, .parquet"),
        (("--results", "rows.csv"), "rows.csv: there is such a file; choose another name, or replace it with --force"),
        (("--results", "no/rows.csv"), "cannot be written"),
        (("--records", "."), "there is something in this folder already (rows.csv)"),
        (("--bots", "broken:Bot"), "the bot broken:Bot cannot be made: "),
        (("--bots", "raises:Bot"), "the bot raises:Bot cannot be made: ZeroDivisionError: "),
    ],
)
def test_mistakes_are_told_before_anything_is_played(words: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text("mine\n", encoding="utf-8")
    if "broken" in words[1]:
        (tmp_path / "broken.py").write_text("class Bot\n", encoding="utf-8")
    if "raises" in words[1]:
        (tmp_path / "raises.py").write_text("1 / 0\n", encoding="utf-8")
    run = cairn(tmp_path, "monolyth", "--games", "1", *words)
    assert run.returncode == 1
    assert reason in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1
    assert (tmp_path / "rows.csv").read_text(encoding="utf-8") == "mine\n"


def test_parquet_without_its_library_says_what_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    run = Run(MONOLYTH, MONOLYTH.content(), 2, 1, 1, "random", results=tmp_path / "rows.parquet")
    with pytest.raises(CairnError, match=r'pip install "cairn-games\[parquet\]"'):
        simulate(run)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is always full here")
@pytest.mark.parametrize("name", ["rows.csv", "rows.jsonl", "rows.parquet"])
def test_a_full_disk_is_told_and_what_was_played_is_summed_up(name: str, tmp_path: Path) -> None:
    full = tmp_path / (f"{name}.part" if name.endswith(".parquet") else name)
    full.symlink_to("/dev/full")
    run = cairn(tmp_path, "monolyth", "--games", "2", "--jobs", "1", "--bots", "random", "--force", "--results", name)
    assert run.returncode == 1
    assert f"cairn: {name}: cannot be written (" in run.stderr
    assert "Traceback" not in run.stderr
    assert "stopped after " in run.stderr
    assert "mean score" in run.stdout


def test_a_seed_too_long_for_a_column_of_parquet_is_written_in_digits(tmp_path: Path) -> None:
    for seed, shown in ((2**63 - 1, 2**63 - 1), (2**63, str(2**63))):
        path = tmp_path / f"{seed}.parquet"
        simulate(Run(MONOLYTH, MONOLYTH.content(), 2, 2, seed, "random", results=path))
        assert pq.read_table(path)["seed"].to_pylist() == [shown, shown]


def test_bots_are_printed_as_they_are_called(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(
        "import json, sys\nfor line in sys.stdin:\n    '\"choose' in line and print(0, flush=True)\n", encoding="utf-8"
    )
    bots = f"exec:{sys.executable} first.py [/a] :cat:,random"
    run = cairn(tmp_path, "monolyth", "--games", "1", "--jobs", "1", "--bots", bots)
    assert run.returncode == 0, run.stderr
    assert "[/a]" in run.stdout
    assert ":cat:" in run.stdout
