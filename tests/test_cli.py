"""The commands, run as people run them: in a process of their own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cairn import record

GOLDEN = Path(__file__).parent / "records" / "monolyth-2p-greedy.txt"


def cairn(*words: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return subprocess.run(
        [sys.executable, "-m", "cairn", *map(str, words)],
        env={**os.environ, "NO_COLOR": "1", **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


def simulated(folder: Path, *words: str, **env: str) -> list[record.Record]:
    run = cairn("simulate", "monolyth", "--games", "3", "--seed", "9", "--records", folder, *words, **env)
    assert run.returncode == 0, run.stderr
    return [record.load(file) for file in sorted(folder.iterdir())]


def test_simulate_sums_up_and_is_reproducible_in_both_modes(tmp_path: Path) -> None:
    words = ("--players", "2", "--bots", "greedy,random", "--counts")
    compiled = simulated(tmp_path / "a", *words)
    interpreted = simulated(tmp_path / "b", *words, CAIRN_JIT="0")
    assert len(compiled) == 3
    assert [str(kept) for kept in compiled] == [str(kept) for kept in interpreted]
    assert all(len(kept.header["counts"]) == len(kept.choices) for kept in compiled)
    assert all("commitment" not in kept.header and "secret" not in str(kept) for kept in compiled)


def test_random_games_inside_the_kernel_are_those_that_the_random_bot_plays(tmp_path: Path) -> None:
    words = ("simulate", "monolyth", "--players", "3", "--games", "5", "--bots", "random", "--json")
    fast = json.loads(cairn(*words).stdout)
    slow = json.loads(cairn(*words, "--records", tmp_path).stdout)
    for key in ("mean_scores", "wins", "mean_length", "best"):
        assert fast[key] == slow[key]
    assert fast["games"] == 5
    assert len(list(tmp_path.iterdir())) == 5


def test_simulate_without_json_prints_a_table() -> None:
    run = cairn("simulate", "monolyth", "--players", "2", "--games", "2", "--bots", "random")
    assert run.returncode == 0
    assert "mean score" in run.stdout
    assert "2 games of monolyth" in run.stdout


def test_verify_tells_valid_unfinished_and_broken_apart(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines(keepends=True)
    choices = [n for n, line in enumerate(lines) if n and not line.startswith(("#", "{"))]
    unfinished, broken = tmp_path / "unfinished.txt", tmp_path / "broken.txt"
    unfinished.write_text("".join(lines[: choices[40]]))
    lines[choices[20]] = "prophecy 99 N\n"
    broken.write_text("".join(lines))
    assert "valid: " in cairn("verify", GOLDEN).stdout
    run = cairn("verify", GOLDEN, unfinished, broken, tmp_path / "none.txt")
    assert run.returncode == 1
    assert "unfinished, valid so far: 40 choices" in run.stdout
    assert f"broken.txt: not valid: line {choices[20] + 1}: 'prophecy 99 N' cannot be played" in run.stderr
    assert "none.txt: not valid: cannot be read" in run.stderr
    assert "Traceback" not in run.stderr


def test_choices_prints_the_legal_choices_at_a_moment() -> None:
    first = cairn("choices", GOLDEN, "--at", "0").stdout.splitlines()
    assert len(first) == 35
    assert all(line.startswith("draw ") for line in first)
    turn = cairn("choices", GOLDEN, "--at", "12").stdout.splitlines()
    assert "prophecy 4 N" in turn
    assert len(turn) == len(set(turn)) > 100
    assert cairn("choices", GOLDEN).stdout == ""  # it is over
    run = cairn("choices", GOLDEN, "--at", "9999")
    assert run.returncode == 1
    assert "beyond its end" in run.stderr


def test_content_shows_tables_and_data_and_takes_corrections(tmp_path: Path) -> None:
    data = json.loads(cairn("content", "monolyth", "--json").stdout)
    assert [stone["count"] for stone in data["stones"]] == [3, 2, 2, 3, 2, 1, 2, 1]
    assert data["tokens"]["1"]["level"] == [6, 8, 10, 16]
    assert set(data["boards"][0]["sides"]) == {"N", "E", "S", "W"}
    shown = cairn("content", "monolyth", "--lang", "de").stdout
    assert "rekonstruiert" in shown
    own = tmp_path / "own.toml"
    own.write_text('[[stones]]\nid = "L4"\ncount = 9\n')
    corrected = json.loads(cairn("content", "monolyth", "--json", "--content", own).stdout)
    assert corrected["stones"][6]["count"] == 9
    own.write_text('[[stones]]\nid = "L4"\ncount = -1\n')
    run = cairn("content", "monolyth", "--content", own)
    assert run.returncode == 1
    assert run.stderr == f"cairn: {own}, line 3, stones[0].count: expected a whole number from 0 to 99, not -1\n"


def test_a_content_file_is_used_in_games_and_asked_for_by_their_records(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[tokens.2]\nprophecy = [1, 2, 3]\n")
    (kept, *_) = simulated(tmp_path / "games", "--content", str(own))
    assert not any(text.startswith("prophecy 7") for text in kept.choices)
    file = next((tmp_path / "games").iterdir())
    assert "name them: --content FILE" in cairn("verify", file).stderr
    assert "valid: " in cairn("verify", file, "--content", own).stdout


def test_replay_prints_every_step_when_nobody_is_at_the_keyboard() -> None:
    run = cairn("replay", GOLDEN, "--lang", "fr")
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) > 50


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "chess"), "there is no game 'chess'; expected monolyth"),
        (("simulate", "monolyth", "--players", "5"), "monolyth is for 1 to 4 players"),
        (("simulate", "monolyth", "--bots", "genius"), "there is no bot 'genius'"),
        (("simulate", "monolyth", "--bots", "random,random,random"), "3 bots are named, but there are 2 seats"),
        (("simulate", "monolyth", "--structure", "hut"), "no Structure card 'hut'"),
        (("simulate", "monolyth", "--boards", "one"), "--boards must be numbers separated by commas"),
        (("simulate", "monolyth", "--records", "/dev/null/x"), "cannot be made a folder"),
        (("content", "monolyth", "--content", "/nonexistent.toml"), "cannot be read"),
        (("content", "monolyth", "--lang", "it"), "expected one of en (English), de"),
        (("play", "chess"), "there is no game 'chess'"),
        (("replay", "/nonexistent.txt"), "cannot be read"),
    ],
)
def test_mistakes_get_one_sentence(words: tuple[str, ...], reason: str) -> None:
    run = cairn(*words)
    assert run.returncode == 1
    assert reason in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_help_and_version_need_no_compiling(tmp_path: Path) -> None:
    for word in ("--help", "--version"):
        run = cairn(word, CAIRN_CACHE=str(tmp_path / "cache"))
        assert run.returncode == 0
        assert "ompil" not in run.stderr


def test_the_first_start_compiles_with_a_progress_line_and_the_next_does_not(tmp_path: Path) -> None:
    words, env = ("choices", GOLDEN, "--at", "3"), {"CAIRN_CACHE": str(tmp_path / "cache"), "CAIRN_LANG": "en"}
    first = cairn(*words, **env)
    again = cairn(*words, **env)
    assert first.returncode == again.returncode == 0
    assert first.stdout == again.stdout
    assert first.stderr == "Compiling the rules, once\n"
    assert again.stderr == ""


def test_bench_on_a_gpu_says_what_it_needs_or_plays_the_same_games_as_the_cpu() -> None:
    run = cairn("bench", "monolyth", "--gpu", "--seconds", "0.1", "--json")
    if run.returncode:
        assert run.stderr.startswith("cairn: measuring failed: ")
        assert "CUDA" in run.stderr
    else:
        assert json.loads(run.stdout)["gpu"]["same_games_as_cpu"]


def test_bench_gives_the_figures_with_their_conditions() -> None:
    found = json.loads(cairn("bench", "monolyth", "--seconds", "0.2", "--json").stdout)
    for key in ("games_per_s", "decisions_per_s", "stepping_decisions_per_s", "copy_us", "calibration_mloops_per_s"):
        assert found[key] > 0
        assert found["interpreted"][key] > 0
    assert 65 < found["decisions_per_game"] < 80
    assert found["conditions"]["cores"] >= 1
    assert found["compile_s"] > found["start_s"] > 0
