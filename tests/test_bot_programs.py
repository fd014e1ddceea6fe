"""Bots of others: programs over the line protocol, and packages by entry point."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest
from typer.testing import CliRunner

from cairn import bots, parts
from cairn.bots.program import Program, ProgramError
from cairn.chance import Dice
from cairn.cli import app
from cairn.core import CHANCE, CairnError, draw
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.simulate import BotError, Run, simulate
from cairn.terminal.table import LocalTable, Participant
from tests.test_simulate import WAIT, alive, until

ROOT = Path(__file__).parents[1]
SPY = f"""#!{sys.executable}
import json, os, sys
print("a word of mine", file=sys.stderr)
with open("pids", "a") as pids:
    pids.write(f"{{os.getpid()}}\\n")
for n, line in enumerate(sys.stdin):
    with open("heard", "a") as heard:
        heard.write(line)
    told = json.loads(line)
    if told["do"] == "choose":
        last = len(told["choices"]) - 1
        print(json.dumps(told["choices"][last] if n % 2 else last), flush=True)
"""


@pytest.fixture
def spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that writes down what it hears."""
    return program(tmp_path, monkeypatch, SPY)


def program(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Path:
    monkeypatch.chdir(folder)
    path = folder / "spy.py"
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def pids(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text(encoding="utf-8").split()]


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_program_plays_and_ends_with_its_game(game: Any, spy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run = Run(game, game.content(), 2, 2, 3, "exec:./spy.py,random", rotate=True)
    summary = simulate(run)
    assert summary.games == 2
    assert summary.bots == ["exec:./spy.py", "random"]
    hello, *asked = (line for line in heard(spy.parent))
    assert hello["do"] == "hello"
    assert (hello["protocol"], hello["game"], hello["rules"]) == (1, game.name, game.rules)
    assert (hello["seat"], hello["seats"], hello["budget"]) == (0, 2, 1.0)
    assert hello["setup"]["players"] == 2
    assert [line["seat"] for line in asked if line["do"] == "hello"] == [1]
    assert {line["do"] for line in asked} == {"hello", "choose"}
    assert len(pids(spy.parent)) == 2
    documented = re.findall(r"^{\"do\".*$", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [list(json.loads(line)) for line in documented] == [list(hello), list(asked[0])]
    assert not any(map(alive, pids(spy.parent)))
    assert capfd.readouterr().err.count("a word of mine") == 2


def test_a_program_hears_what_its_seat_may_know_and_nothing_else(spy: Path) -> None:
    game = GAMES["monumental"]
    dice, content = Dice(4), game.content()
    setup, _ = game.settle({"players": 2, "monsters": 3}, content, dice)
    state, others = game.start(setup, content), bots.make(game.name, "random")
    players = [Program("./spy.py", game.name, game.rules) for _ in range(2)]
    expected: list[dict[str, Any]] = []
    while len(expected) < 25:
        assert state.turn is not None
        if state.turn == 0:
            for n, bot in enumerate(players):  # what is hidden is another thing each time
                bot.choose(state.guess(0, Random(n)), dice)
            assert state.question
            asked = {"question": state.question.as_dict(), "view": state.view(0), "choices": state.choices().texts()}
            expected.append(json.loads(json.dumps({"do": "choose", "seat": 0, **asked})))
        state.play(draw(state, dice) if state.turn == CHANCE else others.choose(state, dice))
    for bot in players:
        bot.close()
    told = [line for line in heard(spy.parent) if line["do"] == "choose"]
    assert told[::2] == told[1::2] == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.exit(3)", "the program ended with status 3 instead of answering"),
        ("import os; os.kill(os.getpid(), 9)", "the program ended by signal 9 instead of answering"),
        ("input(); input(); print('hm'); input()", "the program answered 'hm', which is not a line of JSON"),
        ("input(); input(); print(100000); input()", "the program answered '100000'; expected a number from 0 to "),
        (
            "input(); input(); print('\"pass\"'); input()",
            "the program answered '\"pass\"'; expected a number from 0 to ",
        ),
        ("input(); input(); print('true'); input()", "the program answered 'true'; expected a number from 0 to "),
        ("input(); input(); print('1e400'); input()", "the program answered '1e400'; expected a number from 0 to "),
        ("input(); input(); print('[' * 200_000); input()", "with more than 100000 characters in a line"),
        ("import time; time.sleep(1000)", "the program gave no answer within 3 s (CAIRN_BOT_SECONDS sets the limit)"),
        ("while True: print(0)", "the program said '0' unasked; what is no answer belongs on its standard error"),
        ("while input(): print('0\\n1')", "' unasked; what is no answer belongs on its standard error"),
        ("input()\nfor _ in open(0): print(0)\nprint('bye')", "the program said 'bye' unasked"),
        (
            "import time; os.dup2(2, 1); time.sleep(1000)",
            "the program closed its standard output instead of answering",
        ),
    ],
)
def test_a_program_that_fails_is_told(text: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "sleep" in text:  # long enough for a program to begin, also on a busy machine
        monkeypatch.setenv("CAIRN_BOT_SECONDS", "3")
    lines = f"#!{sys.executable} -u\nimport os\nopen('pids', 'a').write(str(os.getpid()))\n{text}\n"
    program(tmp_path, monkeypatch, lines)
    with pytest.raises(BotError) as failed:
        simulate(Run(MONOLYTH, MONOLYTH.content(), 2, 1, 3, "exec:./spy.py,random"))
    assert "the bot exec:./spy.py on seat 0 failed in game 1 (seed 3), after " in str(failed.value)
    assert reason in str(failed.value)
    assert not any(map(alive, pids(tmp_path)))


@pytest.mark.parametrize("text", ["", "input(); print(0)"])  # an answer before the question was read counts for nothing
def test_a_program_that_does_not_read_is_told(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAIRN_BOT_SECONDS", "0.5")
    program(tmp_path, monkeypatch, f"#!{sys.executable} -u\n{text}\nimport time; time.sleep(1000)")
    bot = Program("./spy.py", "long", 1)
    question = SimpleNamespace(as_dict=lambda: {"long": "x" * 1_000_000})  # more than a pipe holds
    choices = SimpleNamespace(texts=list)
    state: Any = SimpleNamespace(turn=0, question=question, choices=lambda: choices, view=str, setup={}, seats=1)
    with pytest.raises(ProgramError, match="did not read what it was told within "):
        bot.choose(state, Random(1))


def test_what_is_no_program_is_told(spy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spy.with_name("plain").write_text("mine", encoding="utf-8")
    for command, reason in (
        ("exec:", "exec: needs a program after it"),
        ("exec:./none --fast", "the program ./none is not there"),
        ("exec:./plain", "the program ./plain may not be executed"),
        ("exec:'./plain", "cannot be read: No closing quotation"),
        (f"exec:{spy.parent}", "is a folder"),
        ("spy:", "expected MODULE:CLASS"),
        (":Spy", "expected MODULE:CLASS"),
    ):
        with pytest.raises(CairnError, match=reason):
            bots.make("monolyth", command)
    bot = bots.make("monolyth", "exec:./spy.py@0.5")
    state = MONOLYTH.start({"players": 2, "structure": "wall", "boards": [1, 4]}, MONOLYTH.content())
    with pytest.raises(ProgramError, match="nothing to decide"):
        bot.choose(state, Random(1))
    monkeypatch.setenv("CAIRN_BOT_SECONDS", "soon")
    with pytest.raises(CairnError, match="CAIRN_BOT_SECONDS must be a number of seconds above 0, not 'soon'"):
        bots.make("monolyth", "exec:./spy.py")


def test_a_program_that_nothing_reads_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = MONOLYTH.start({"players": 1, "structure": "wall", "boards": [1]}, MONOLYTH.content())
    while state.turn == CHANCE:
        state.play(draw(state, Dice(1)))
    for text, reason in (
        ("#!/bad/interpreter\n", "names a program that is not there"),
        ("mine\n", "does not name what"),
    ):
        program(tmp_path, monkeypatch, text)
        with pytest.raises(ProgramError, match=f"cannot be started: .*{reason}"):
            bots.make("monolyth", "exec:./spy.py").choose(state, Random(1))


def test_commas_in_quotation_marks_belong_to_a_command(spy: Path) -> None:
    named = ["exec:./spy.py 'a, b' \"it's, c\"", "random"]
    assert bots.seat_bots("monolyth", ", ".join(named), 3) == [*named, "random"]
    assert spy.exists()


def test_a_program_sits_at_a_terminal_and_thinks_less(spy: Path) -> None:
    seats = [Participant("one", "exec:./spy.py@0.5"), Participant("two", "random")]
    table = LocalTable.open(MONOLYTH, MONOLYTH.content(), seats, {}, folder=spy.parent, language="en")
    while table.step():
        pass
    assert table.state.turn is None
    assert heard(spy.parent)[0]["budget"] == 0.5
    del table
    until(lambda: not any(map(alive, pids(spy.parent))))


def test_ctrl_c_ends_programs_that_do_not_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hang = f"#!{sys.executable}\nimport os, time\nopen('pids', 'a').write(f'{{os.getpid()}}\\n')\ntime.sleep(1000)\n"
    program(tmp_path, monkeypatch, hang)
    words = ("arena", "monolyth", "exec:./spy.py", "random", "--games", "8", "--jobs", "2")
    with subprocess.Popen(
        [sys.executable, "-m", "cairn", *words], stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as run:
        until(lambda: (tmp_path / "pids").exists() and len(pids(tmp_path)) == 2)
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=WAIT)
    assert run.returncode == 130
    assert "Traceback" not in said
    until(lambda: not any(map(alive, pids(tmp_path))))


PACKAGE = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "stonebots"
version = "1.0"

[project.entry-points."cairn.bots"]
"monolyth.last" = "stonebots:Last"
"monumental.broken" = "stonebots:Missing"
any = "stonebots:Last"
greedy = "stonebots:Missing"
"""
MODULE = '''
class Last:
    """Takes what is listed last."""

    def choose(self, state, rng):
        return state.choices()[-1]
'''


def test_packages_bring_bots(tmp_path: Path) -> None:
    project, site = tmp_path / "project", tmp_path / "site"
    (project / "stonebots").mkdir(parents=True)
    (project / "pyproject.toml").write_text(PACKAGE, encoding="utf-8")
    (project / "stonebots" / "__init__.py").write_text(MODULE, encoding="utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=project, check=True, capture_output=True, timeout=WAIT)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:  # a wheel without compiled parts is installed by unpacking it
        wheel.extractall(site)
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "200"}

    def cairn(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "cairn", *words], cwd=tmp_path, env=environment, capture_output=True,
            encoding="utf-8", timeout=WAIT, check=False,
        )  # fmt: skip

    listed = cairn("bots").stdout
    mono, monu = listed.split("monumental:")
    assert re.search(r"^  last +Takes what is listed last\. \(stonebots:Last\)", mono, re.MULTILINE)
    assert re.search(r"^  any +Takes what", monu, re.MULTILINE)
    assert "last " not in monu.replace("listed last", "")
    assert re.search(
        r"^  broken +the bot broken \(stonebots:Missing\) cannot be loaded: AttributeError", monu, re.MULTILINE
    )
    assert re.search(r"^  random +Any choice is as good as any other\.", mono, re.MULTILINE)
    played = cairn("arena", "monolyth", "last", "any", "greedy", "--games", "2", "--jobs", "2", "--json")
    assert played.returncode == 0, played.stderr
    assert {one["bot"] for one in json.loads(played.stdout)["standings"]} == {"last", "any", "greedy"}
    missing = cairn("simulate", "monumental", "--bots", "last")
    assert "there is no bot 'last' for monumental; expected one of random, greedy" in missing.stderr
    assert "obsidian, any, broken, MODULE:CLASS of your own, or exec:COMMAND" in missing.stderr
    broken = cairn("simulate", "monumental", "--bots", "broken")
    assert "the bot broken (stonebots:Missing) cannot be loaded" in broken.stderr


def test_bots_are_listed_for_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done = CliRunner().invoke(app, ["bots", "monolyth"])
    assert done.exit_code == 0
    assert "monumental" not in done.output
    assert all(f"  {name} " in done.output for name in bots.BOTS["monolyth"])
    assert "Reads far ahead. Few people beat it." in CliRunner().invoke(app, ["bots", "--lang", "en"]).output
    assert "Denkt weit voraus." in CliRunner().invoke(app, ["bots", "monolyth", "--lang", "de"]).output
    with monkeypatch.context() as without:  # what a bot says of itself
        without.setattr(parts, "lacks", lambda _: "fluent.runtime")
        assert "Look far ahead, and judge" in CliRunner().invoke(app, ["bots", "monolyth"]).output
    assert isinstance(CliRunner().invoke(app, ["bots", "chess"]).exception, CairnError)
