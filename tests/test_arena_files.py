"""The arena's files: what cannot be used, is damaged or would be replaced is told by its name."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from cairn import arena, kernel
from cairn.cli import app
from cairn.core import CairnError
from tests.test_arena import count, told


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which one works."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_file_that_cannot_be_used_is_told_by_its_name(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena.store, "PATIENCE_S", 0.01)
    words = ("arena", "monolyth", "random", "greedy", "--jobs", "1", "--results", "here.sqlite", "--games")
    told(*words[1:], "2")

    def reason() -> str:
        done = CliRunner().invoke(app, [*words, "4"])
        assert isinstance(done.exception, CairnError)
        return str(done.exception)

    with closing(sqlite3.connect(mine / "here.sqlite", isolation_level=None)) as base:
        base.execute("begin exclusive")
        assert reason() == "here.sqlite: cannot be read (database is locked)"
        base.execute("rollback")
        base.execute("create trigger full before insert on games begin select raise(fail, 'disk is full'); end")
        assert reason() == "here.sqlite: cannot be written (disk is full)"
    whole = (mine / "here.sqlite").read_bytes()
    (mine / "here.sqlite").write_bytes(whole[: len(whole) // 2])
    assert reason() == "here.sqlite: cannot be read (database disk image is malformed)"
    (mine / "here.sqlite").write_bytes(b"x" * 4096)
    assert "here.sqlite: is not a file of results of" in reason()


@pytest.mark.parametrize(
    "words",
    [
        ("--results", "r.html"),
        ("--results", "r.sqlite", "--report", "r.sqlite"),
        ("--results", "r.sqlite", "--parquet", "r.sqlite"),
        ("--results", "r.sqlite", "--parquet", "r.html"),
        ("--results", "r.sqlite", "--report", "sub/../r.sqlite"),
        ("--results", "old.sqlite", "--report", "link.html"),
        ("--results", "old.sqlite", "--report", "hard.html"),
    ],
)
def test_no_file_is_two_things_at_once(words: tuple[str, ...], mine: Path) -> None:
    (mine / "sub").mkdir()
    told("monolyth", "random", "greedy", "--games", "2", "--results", "old.sqlite")
    (mine / "link.html").symlink_to("old.sqlite")
    (mine / "hard.html").hardlink_to("old.sqlite")
    before = {path.name: path.read_bytes() for path in mine.iterdir() if path.is_file()}
    done = CliRunner().invoke(app, ["arena", "monolyth", "greedy", "random", "--games", "2", *words])
    assert isinstance(done.exception, CairnError)
    assert "at once; name another file with --" in str(done.exception)
    assert {path.name: path.read_bytes() for path in mine.iterdir() if path.is_file()} == before
    again = CliRunner().invoke(app, ["arena", "report", "old.sqlite", "--parquet", "old.sqlite"])
    assert "cannot be the results and the rows at once" in str(again.exception)
    assert count(mine / "old.sqlite") == 2


@pytest.mark.usefixtures("mine")
def test_nothing_but_reports_and_rows_is_replaced() -> None:
    words = ("monolyth", "random", "greedy", "--games", "2", "--results", "r.sqlite", "--parquet", "r.parquet")
    for _ in range(2):
        told(*words)
    for name, reason in (("r.html", "is not a report"), ("r.parquet", "is not what `cairn arena --parquet` writes")):
        before = Path(name).read_bytes()
        Path(name).write_text("<!doctype html>\nmine", encoding="utf-8")
        for tried in (words, ("report", "r.sqlite", "--parquet", "r.parquet")):
            done = CliRunner().invoke(app, ["arena", *tried, "--report", "r.html"])
            assert reason in str(done.exception)
            assert Path(name).read_text(encoding="utf-8").endswith("mine")
        Path(name).write_bytes(before)
    for option in ("--results", "--report", "--parquet"):
        done = CliRunner().invoke(app, ["arena", *words[:5], option, "."])
        assert str(done.exception) == ".: cannot be written (it is a folder)"
    done = CliRunner().invoke(app, ["arena", "report", "."])
    assert str(done.exception).startswith(".: is a folder, not a file of results")


PLAN = "update about set value = json_set(value, '{}', {}) where key = 'plan'"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("delete from about where key = 'plan'", "the plan: missing"),
        ("delete from about where key = 'names'", "the names: missing"),
        ("delete from about where key = 'conditions'", "the conditions: missing"),
        ("update about set value = 'x' where key = 'plan'", "the plan: is not JSON"),
        ("update about set value = 'x' where key = 'format'", "the format: is not JSON"),
        ("update about set value = '{}' where key = 'plan'", "the plan: the field cairn is missing"),
        ("update about set value = '[]' where key = 'plan'", "the plan: expected a table, not []"),
        ("update about set value = '[]' where key = 'conditions'", "the conditions: expected a table, not []"),
        (PLAN.format("$.players", "'x'"), "the plan, players: expected a whole number from 1 to 32, not 'x'"),
        (PLAN.format("$.players", "3"), "game 1, set-up: by the plan there are 3 players, not 2"),
        (PLAN.format("$.bots", 'json(\'["random", "other"]\')'), "the names: expected random, other, not "),
        (PLAN.format("$.games", "1.5"), "the plan, games: expected a whole number"),
        ("update about set value = '[\"a\"]' where key = 'names'", "the names: expected random, greedy, not ['a']"),
        ("delete from seats", "game 1, seats: expected 2, not 0"),
        ("delete from seats where seat = 1", "game 1, seats: expected 2, not 1"),
        ("delete from games where number = 1", "game 2: has seats, but was not played"),
        ("update seats set parts = 'x'", "game 1, seat 0, parts: is not JSON"),
        ("update seats set built = '{}'", "game 1, seat 0, built: expected a list, not {}"),
        ("update seats set score = 'x'", "game 1, seat 0, score: expected a number, not 'x'"),
        ("update seats set won = 1 - won", "game 1, seat 0, won: expected a whole number"),
        ("update seats set bot = 'x'", "game 1, seat 0, bot: expected one of random, greedy, Automa, not 'x'"),
        ("update seats set bot = 'greedy'", "game 1: by the plan random, greedy sit there, not greedy, greedy"),
        ("update games set setup = 'x'", "game 1, set-up: is not JSON"),
        ("update games set setup = '{}' where number = 1", "game 2, set-up: the field boards is missing"),
        ("update games set setup = json_set(setup, '$.boards', 1)", "game 1, set-up, boards: expected a list, not 1"),
        ("update games set deal = 7", "game 1, deal: expected a whole number from 0 to 0, not 7"),
        ("update games set choices = x'00'", "game 1, choices: expected a whole number from 0 to"),
        ("insert into about values ('dropped', '[[1]]')", "the games that count for nobody, [0]: expected a list"),
    ],
)
def test_damaged_results_are_told(change: str, reason: str, results: Path, mine: Path) -> None:
    file = mine / "d.sqlite"
    file.write_bytes(results.read_bytes())
    with closing(sqlite3.connect(file)) as base, base:
        base.execute(change)
    damaged = file.read_bytes()
    for words in (("report", "d.sqlite"), ("monolyth", "random", "greedy", "--games", "4", "--results", "d.sqlite")):
        done = CliRunner().invoke(app, ["arena", *words])
        assert isinstance(done.exception, CairnError), done.output
        said = str(done.exception)
        assert f"d.sqlite: is damaged: {reason}" in said or "was begun with another command" in said
        assert "is damaged" in said or words[0] != "report"
    assert file.read_bytes() == damaged
    assert not list(mine.glob("*.html"))


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Results of four games."""
    file = tmp_path_factory.mktemp("results") / "whole.sqlite"
    told("monolyth", "random", "greedy", "--games", "4", "--results", str(file))
    return file


def test_flipped_bytes_of_results_are_told_or_harmless(results: Path, mine: Path) -> None:
    whole, dice = results.read_bytes(), Random(1)
    for _ in range(25):
        data = bytearray(whole)
        for _ in range(8):
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        (mine / "f.sqlite").write_bytes(data)
        done = CliRunner().invoke(app, ["arena", "report", "f.sqlite"])
        assert done.exception is None or isinstance(done.exception, CairnError), done.exception


@pytest.mark.usefixtures("mine")
def test_no_other_bots_play_on_under_names_of_those_that_began() -> None:
    other = "interpreted" if kernel.COMPILED else "compiled"
    for name, goes_on in (("flint", True), ("slate", False)):
        words = ("monolyth", name, "random", "--results", f"{name}.sqlite", "--games")
        told(*words, "2")
        with closing(sqlite3.connect(f"{name}.sqlite")) as base, base:
            base.execute("update about set value = json_replace(value, '$.mode', ?) where key = 'conditions'", (other,))
        done = CliRunner().invoke(app, ["arena", *words, "4"])
        assert (done.exit_code == 0) is goes_on
        assert goes_on or f"begun with rules that run {other}, now they run {kernel.MODE}" in str(done.exception)
        assert count(Path(f"{name}.sqlite")) == (4 if goes_on else 2)
