"""The commands, run as people run them: in a process of their own."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cairn import kernel, record
from cairn.cli import COMMANDS
from cairn.languages import LANGUAGES
from cairn.monumental import maps
from cairn.monumental.maps import FOLDER

GOLDEN = Path(__file__).parent / "records" / "monolyth-2p-greedy.cairn"


def cairn(*words: str | Path, stdin: Any = subprocess.DEVNULL, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return subprocess.run(
        [sys.executable, "-m", "cairn", *map(str, words)],
        env={**os.environ, "NO_COLOR": "1", **env},
        stdin=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
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


def test_who_plays_in_place_of_levels_that_would_think_is_told(tmp_path: Path) -> None:
    told = "cairn: in place of slate and obsidian, the bot greedy plays: the rules run interpreted, which is too slow"
    for mode, times in (("0", 1), ("1", 0)):
        results = tmp_path / f"{mode}.sqlite"
        for words in (
            ("simulate", "monolyth", "--bots", "slate,obsidian@0.01", "--games", "1"),
            ("arena", "monolyth", "slate", "obsidian@0.01", "random", "--games", "2", "--results", results),
        ):
            run = cairn(*words, CAIRN_JIT=mode)
            assert run.returncode == 0, run.stderr
            assert run.stderr.count(told) == times
        assert results.exists()


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


def test_what_is_chosen_at_set_up_is_played(tmp_path: Path) -> None:
    def setup(*words: str | Path) -> dict[str, Any]:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        run = cairn("simulate", *words, "--games", "1", "--bots", "random", "--records", folder, CAIRN_JIT="0")
        assert run.returncode == 0, run.stderr
        (file,) = folder.iterdir()
        assert "valid: " in cairn("verify", file, CAIRN_JIT="0").stdout
        return dict(record.load(file).header["setup"])

    assert setup("monolyth", "--set", "boards=4,2", "--structure", "wall")["boards"] == [4, 2]
    assert setup("monolyth", "--players", "1", "--boards", "3")["boards"] == [3]
    short = setup("monumental", "--map", "twin-lakes", "--civilizations", "greece,egypt", "--monsters", "2", "--heroes")
    assert short["map"] == "twin-lakes"
    assert short["civilizations"] == ["greece", "egypt"]
    assert short["monsters"] == 2
    assert short["heroes"] is True
    long = setup("monumental", "--set", "renaissance=true", "--set", "plain_display=true", "--continuous", "--automa")
    assert long["renaissance"] is long["plain_display"] is long["continuous"] is long["automa"] is True
    assert setup("monumental", "--map", "random-small", "--alternatives")["tiles"]["players"] == 2
    own = tmp_path / "own.toml"
    own.write_text(
        (FOLDER / "twin-lakes.toml").read_text(encoding="utf-8").replace("twin-lakes", "my-lakes"), encoding="utf-8"
    )
    mine = setup("monumental", "--map", own)
    assert (mine["map"], mine["tiles"]["id"]) == ("own", "my-lakes")
    own.write_text(own.read_text(encoding="utf-8").replace("players = 2", "players = 3"), encoding="utf-8")
    run = cairn("simulate", "monumental", "--map", own, CAIRN_JIT="0")
    assert run.returncode == 1
    assert run.stderr.startswith(f"cairn: {own}, line ")


def test_the_automa_has_a_line_of_its_own() -> None:
    words = ("simulate", "monumental", "--players", "1", "--games", "2", "--bots", "random")
    found = json.loads(cairn(*words, "--json").stdout)
    assert found["bots"] == ["random", "Automa"]
    assert len(found["mean_scores"]) == len(found["wins"]) == 2
    assert "1     Automa" in cairn(*words).stdout


def test_monumental_is_played_alike_in_both_modes(tmp_path: Path) -> None:
    words = ("simulate", "monumental", "--games", "2", "--bots", "greedy,random", "--monsters", "3", "--heroes")
    for folder, mode in (("compiled", "1"), ("interpreted", "0")):
        run = cairn(*words, "--records", tmp_path / folder, CAIRN_JIT=mode)
        assert run.returncode == 0, run.stderr
    compiled, interpreted = (sorted((tmp_path / name).iterdir()) for name in ("compiled", "interpreted"))
    assert [file.read_text(encoding="utf-8") for file in compiled] == [
        file.read_text(encoding="utf-8") for file in interpreted
    ]


def test_verify_tells_valid_unfinished_and_broken_apart(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    choices = [n for n, line in enumerate(lines) if n and not line.startswith(("#", "{"))]
    unfinished, broken = tmp_path / "unfinished.txt", tmp_path / "broken.txt"
    unfinished.write_text("".join(lines[: choices[40]]), encoding="utf-8")
    lines[choices[20]] = "prophecy 99 N\n"
    broken.write_text("".join(lines), encoding="utf-8")
    assert "valid: " in cairn("verify", GOLDEN).stdout
    run = cairn("verify", GOLDEN, unfinished, broken, tmp_path / "none.txt")
    assert run.returncode == 1
    assert "unfinished, valid so far: 40 choices" in run.stdout
    assert f"broken.txt: not valid: line {choices[20] + 1}: 'prophecy 99 N' cannot be played" in run.stderr
    assert "none.txt: not valid: cannot be read" in run.stderr
    assert "Traceback" not in run.stderr
    text = GOLDEN.read_text(encoding="utf-8")
    (tmp_path / "cut.txt").write_text(text[: text.rindex('{"scores"')], encoding="utf-8")
    with (tmp_path / "cut.txt").open(encoding="utf-8") as given:
        assert "the input: valid, finished, without its result line: " in cairn("verify", "-", stdin=given).stdout


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
    assert all(f"[{card['id']}]" in shown for card in data["structures"])
    assert all(stone["id"] in shown for stone in data["stones"])
    own = tmp_path / "own.toml"
    own.write_text('[[stones]]\nid = "L4"\ncount = 9\n', encoding="utf-8")
    corrected = json.loads(cairn("content", "monolyth", "--json", "--content", own).stdout)
    assert corrected["stones"][6]["count"] == 9
    own.write_text('[[stones]]\nid = "L4"\ncount = -1\n', encoding="utf-8")
    run = cairn("content", "monolyth", "--content", own)
    assert run.returncode == 1
    assert run.stderr == f"cairn: {own}, line 3, stones[0].count: expected a whole number from 0 to 99, not -1\n"


def test_the_components_of_monumental_are_listed_in_every_language(tmp_path: Path) -> None:
    data = json.loads(cairn("content", "monumental", "--json", CAIRN_JIT="0").stdout)
    for lang in LANGUAGES:
        shown = " ".join(cairn("content", "monumental", "--lang", lang, CAIRN_JIT="0").stdout.split())
        named = [*data["cards"], *data["policies"], *data["heroes"], *data["monsters"], *data["cities"]]
        for item in [*named, *data["warlords"], *data["markets"], *data["terrain"]]:
            assert item["names"][lang] in shown
        listed = [*named, *data["civilizations"], *data["warlords"], *data["terrain"], *data["values"]]
        listed += [token for market in data["markets"] for token in market["tokens"]]
        assert all(f"[{item['id']}]" in shown for item in listed)
        assert all(item["id"] in shown for item in [*data["barbarians"], *data["automa"]])
        assert "[twin-lakes]" in shown
    own = tmp_path / "own.toml"
    own.write_text("[heroes.ashoka]\nprice = 9\n", encoding="utf-8")
    assert "Ashoka [ashoka], Era I, 9 Gold" in cairn("content", "monumental", "--content", own, CAIRN_JIT="0").stdout


def test_every_map_of_the_edition_is_printed_as_a_file_to_start_from(tmp_path: Path) -> None:
    listed = json.loads(cairn("content", "monumental", "--maps", "--json", CAIRN_JIT="0").stdout)
    assert [board["id"] for board in listed] == list(maps.presets())
    table = cairn("content", "monumental", "--maps", "--lang", "de", CAIRN_JIT="0").stdout
    for name, board in maps.presets().items():
        assert f"{name} " in table
        assert maps.parse(maps.text_of(name), name) == board
        assert maps.from_data(next(data for data in listed if data["id"] == name)) == board
    own = tmp_path / "own.toml"
    own.write_text(cairn("content", "monumental", "--map", "cauldron", CAIRN_JIT="0").stdout, encoding="utf-8")
    assert maps.load(own) == maps.presets()["cauldron"]


def test_a_content_file_is_used_in_games_and_asked_for_by_their_records(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[tokens.2]\nprophecy = [1, 2, 3]\n", encoding="utf-8")
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
        (("simulate", "monolyth", "--structure", "hut"), "--structure: there is no 'hut'; expected one of wall"),
        (("simulate", "monolyth", "--boards", "one"), "--boards: there is no 'one'; expected some of 1, 2"),
        (("simulate", "monolyth", "--map", "twin-lakes"), "no option 'map'; expected structure, boards"),
        (("simulate", "monolyth", "--set", "wall"), "--set takes NAME=VALUE, not 'wall'"),
        (("simulate", "monumental", "--set", "dragons=3"), "no option 'dragons'; expected civilizations, map"),
        (("simulate", "monumental", "--set", "heroes=some"), "--set heroes: there is no 'some'; expected one of false"),
        (("simulate", "monumental", "--monsters", "7"), "--monsters: there is no '7'; expected one of 0, 1, 2"),
        (("simulate", "monumental", "--map", "moon"), "--map: there is no 'moon'; expected one of quiet-pastures"),
        (("simulate", "monumental", "--map", "/nonexistent.toml"), "/nonexistent.toml: cannot be read"),
        (("simulate", "monumental", "--civilizations", "egypt,mars"), "there is no 'mars'; expected some of china"),
        (("simulate", "monumental", "--civilizations", "egypt"), "must be a list of 2, one for each seat"),
        (("simulate", "monumental", "--players", "4", "--automa"), "the Automa can join one to three players"),
        (("play", "--automa"), "--automa needs the game to be named before it: monolyth or monumental"),
        (("bench", "monumental", "--gpu"), "monumental has no option --gpu"),
        (("simulate", "monolyth", "--records", "/dev/null/x"), "cannot be made a folder"),
        (("content", "monolyth", "--content", "/nonexistent.toml"), "cannot be read"),
        (("content", "monolyth", "--maps"), "monolyth has no option --maps"),
        (("content", "monumental", "--map", "moon"), "there is no map 'moon'; expected one of quiet-pastures"),
        (("bench", "foo"), "there is nothing 'foo' to measure; expected monolyth, monumental or server"),
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


@pytest.mark.parametrize("text", ["[" * 100_000, '{"cairn": "tables", "format": 1}\n{"row": ' + '{"a":' * 100_000])
def test_an_import_nested_too_deeply_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "deep.jsonl").write_text(text, encoding="utf-8")
    run = cairn("import", tmp_path / "deep.jsonl", "--data", tmp_path / "data", CAIRN_JIT="0")
    assert run.returncode == 1
    reason = "this is not an export of tables (it is nested too deeply)"
    assert run.stderr == f"cairn: {tmp_path / 'deep.jsonl'}: {reason}\n"


def test_help_and_version_need_no_compiling(tmp_path: Path) -> None:
    for word in ("--help", "--version"):
        run = cairn(word, CAIRN_CACHE=str(tmp_path / "cache"))
        assert run.returncode == 0
        assert "ompil" not in run.stderr


def test_help_tells_of_every_command_in_a_whole_line() -> None:
    lines = cairn("--help", COLUMNS="80", CAIRN_JIT="0").stdout.partition("Commands:\n")[2].splitlines()
    assert [line.split()[0] for line in lines] == [*COMMANDS, "admin"]
    assert all(line.endswith(".") and "..." not in line for line in lines)


def test_the_first_simulation_compiles_with_a_progress_line_and_the_next_does_not(tmp_path: Path) -> None:
    words = ("simulate", "monolyth", "--games", "1", "--seed", "3", "--json")
    env = {"CAIRN_CACHE": str(tmp_path / "cache"), "CAIRN_LANG": "en"}
    # As it is when the first compiling was interrupted: all of it is what came before the tests.
    (tmp_path / "cache").mkdir()
    for folder in (path for path in kernel.CACHE.iterdir() if path.is_dir() and not list(path.rglob("chance.*"))):
        (tmp_path / "cache" / folder.name).symlink_to(folder)
    first = cairn(*words, **env)
    again = cairn(*words, **env)
    assert first.returncode == again.returncode == 0
    assert json.loads(first.stdout) | {"seconds": 0} == json.loads(again.stdout) | {"seconds": 0}
    assert first.stderr == "Compiling the rules, once\n"
    assert again.stderr == ""


def test_what_is_done_sooner_than_compiling_does_not_wait_for_it(tmp_path: Path) -> None:
    env = {"CAIRN_CACHE": str(tmp_path / "cache"), "CAIRN_LANG": "en"}
    run = cairn("choices", GOLDEN, "--at", "3", **env)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == cairn("choices", GOLDEN, "--at", "3").stdout
    assert not list((tmp_path / "cache").rglob("compiling"))


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (("simulate",), 2, "Missing argument"),
        (("simulate", "monolith"), 1, "there is no game 'monolith'"),
        (("arena", "monolith", "random", "random"), 1, "there is no game 'monolith'"),
        (("arena", "monolyth", "--game", "3"), 2, "No such option"),
        (("train", "monolyth", "x", "--minutes", "soon"), 2, "Invalid value for '--minutes'"),
    ],
)
def test_what_is_put_wrongly_is_told_before_anything_is_compiled(
    words: tuple[str, ...], code: int, reason: str, tmp_path: Path
) -> None:
    run = cairn(*words, CAIRN_CACHE=str(tmp_path / "cache"), CAIRN_LANG="en")
    assert run.returncode == code
    assert reason in run.stderr
    assert "Compiling" not in run.stderr


def test_play_begins_at_once_while_the_rules_are_compiled_by_one_process(tmp_path: Path) -> None:
    env = {"CAIRN_CACHE": str(tmp_path / "cache"), "CAIRN_DATA": str(tmp_path / "data"), "CAIRN_LANG": "en"}
    pids = set()
    for _ in range(2):
        run = cairn("play", "monolyth", "--players", "1", **env)
        assert "compiled in the background" in run.stderr
        (mark,) = (tmp_path / "cache").rglob("compiling")
        pids.add(int(mark.read_text(encoding="utf-8")))
    (pid,) = pids
    os.kill(pid, signal.SIGTERM)


def test_bench_on_a_gpu_says_what_it_needs_or_plays_the_same_games_as_the_cpu() -> None:
    run = cairn("bench", "monolyth", "--gpu", "--seconds", "0.1", "--json")
    if run.returncode:
        assert run.stderr.startswith(("cairn: measuring failed: ", "cairn: what plays on a CUDA GPU is not installed"))
        assert "CUDA" in run.stderr
    else:
        assert json.loads(run.stdout)["gpu"]["same_games_as_cpu"]


def test_bench_gives_the_figures_with_their_conditions() -> None:
    run = cairn("bench", "monolyth", "--seconds", "0.2", "--json")
    found = json.loads(run.stdout)
    for said in ("random games of monolyth, compiled", "compiling the rules of monolyth anew", "interpreted"):
        assert said in run.stderr  # nobody waits without a word
    for key in ("games_per_s", "decisions_per_s", "stepping_decisions_per_s", "copy_us", "calibration_mloops_per_s"):
        assert found[key] > 0
        assert found["interpreted"][key] > 0
    assert 65 < found["decisions_per_game"] < 80
    assert found["conditions"]["cores"] >= 1
    assert found["compile_s"] > found["start_s"] > 0
