"""A third game, in one file and a package of its own: found, played, recorded and checked like those of Cairn."""

import importlib.metadata
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn import bots, games, record
from cairn.bots import decide, make
from cairn.chance import Dice
from cairn.core import CHANCE, CairnError, IllegalChoiceError, parse
from cairn.games import GAMES
from cairn.words import LANGUAGES
from examples.nim.nim import HEAPS, NIM, Take
from tests.nim import EXAMPLE, installed
from tests.server.kit import serve, settings_in


def cairn(*words: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command where Nim is installed."""
    return subprocess.run(
        [sys.executable, "-m", "cairn", *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(installed()), "CAIRN_JIT": "0", "NO_COLOR": "1"},
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


@pytest.fixture
def added() -> Iterator[None]:
    GAMES.added["nim"] = NIM
    yield
    del GAMES.added["nim"]


def test_it_is_one_short_file_that_knows_no_kernel() -> None:
    source = (EXAMPLE / "nim.py").read_text(encoding="utf-8")
    assert source.count("\n") < 200
    assert not any(word in source for word in ("kernel", "numba", "numpy", "monolyth", "monumental"))


def test_simulated_games_are_records_that_can_be_checked(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("simulate", "nim", "--bots", "reckoner,random", "--games", "30", "--rotate", "--heaps", "large")
    run = cairn(*words, "--records", folder, "--json")
    assert run.returncode == 0, run.stderr
    best, blind = json.loads(run.stdout)["by_bot"]
    assert (best["bot"], best["wins"], blind["wins"]) == ("reckoner", 30, 0)
    files = sorted(folder.iterdir())
    begun = {record.load(file).choices[0] for file in files}
    assert begun == {"begin 1", "begin 2"}  # nature draws
    for file in files[:2]:
        assert ": valid: " in cairn("verify", file).stdout
    text = files[0].read_text(encoding="utf-8")
    files[0].write_text(text.replace("take ", "take 9", 1), encoding="utf-8")
    run = cairn("verify", files[0])
    assert run.returncode == 1
    assert "cannot be played" in run.stderr


def test_random_games_need_no_batch() -> None:
    fast = json.loads(cairn("simulate", "nim", "--bots", "random", "--games", "40", "--json").stdout)
    assert fast["games"] == 40
    assert fast["mode"] == "interpreted"
    assert 0 < fast["wins"][0] < 40


def test_it_is_played_in_the_terminal_against_its_bot(tmp_path: Path) -> None:
    answers = "\n".join(["", *["1", ""] * 12]) + "\n"
    words = ("play", "nim", "--bots", "reckoner", "--heaps", "small", "--data", tmp_path, "--names", "Ana")
    run = cairn(*words, "--lang", "en", stdin=answers)
    assert run.returncode == 0, run.stderr
    for part in ("Which stones do you take?", " from heap ", "●", "takes"):
        assert part in run.stdout, run.stdout
    assert "Bot wins." in run.stdout or "You win." in run.stdout, run.stdout  # as the draw of who begins has it
    (kept,) = (tmp_path / "records").iterdir()
    assert ": valid: " in cairn("verify", kept).stdout
    assert "every draw proven" in cairn("verify", kept).stdout
    assert "Ana" in cairn("replay", kept, stdin="e\nq\n").stdout
    run = cairn(*words, "--lang", "de", stdin=answers)
    assert "Welche Steine nimmst du?" in run.stdout


def test_commands_know_it_and_say_what_it_does_not_bring(tmp_path: Path) -> None:
    assert "Leaves heaps whose binary digits cancel out" in cairn("bots", "nim").stdout
    assert json.loads(cairn("content", "nim", "--json").stdout) == {"heaps": HEAPS}
    assert "Nim: small, usual or large." in " ".join(cairn("play", "--help").stdout.split())
    wrong = {
        ("simulate", "nim", "--heaps", "huge"): "--heaps: there is no 'huge'; expected one of small, usual, large",
        ("simulate", "nim", "--structure", "wall"): "nim has no option 'structure'; expected heaps",
        ("simulate", "nim", "--players", "3"): "nim is for 2 players",
        ("simulate", "nim", "--content", "own.toml"): "nim takes no content file",
        ("bench", "nim"): "nim brings nothing to measure",
        ("content", "nim", "--maps"): "nim has no option --maps here",
        ("simulate", "mill"): "there is no game 'mill'; expected monolyth or monumental or nim",
    }
    for words, reason in wrong.items():
        run = cairn(*words)
        assert run.returncode == 1
        assert reason in run.stderr, run.stderr
    cairn("simulate", "nim", "--games", "1", "--bots", "random", "--records", tmp_path / "records")
    (kept,) = (tmp_path / "records").iterdir()
    assert "nim has nobody who gives hints or looks through games" in cairn("analyse", kept).stderr


@pytest.mark.usefixtures("added")
def test_it_is_served_over_the_api(tmp_path: Path) -> None:
    with serve(settings_in(tmp_path)) as server, server.person("Ada") as ada:
        info = next(game for game in ada.ask("GET", "/api/games") if game["name"] == "nim")
        assert (info["bots"], info["levels"], info["options"]) == (["random", "reckoner"], [], {"heaps": list(HEAPS)})
        assert ada.ask("GET", "/api/content/nim") == {"heaps": HEAPS}
        table = ada.open_table("me", "reckoner", game="nim", options={"heaps": "usual"})["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            while state["turn"] is not None:
                if state["choices"]:
                    assert all(choice["do"] == "take" for choice in state["choices"])
                    screen.move(state["choices"][0])
                state = screen.until("state")
            assert state["view"]["heaps"] == [0, 0, 0]
        kept = record.read(ada.raw("GET", f"/api/tables/{table}/record").text)
        verdict = record.verify(kept, NIM, NIM.content())
        assert verdict.finished
        assert verdict.fair
        assert ada.ask("GET", f"/api/tables/{table}/verify")["valid"]
        assert ada.refused("POST", f"/api/tables/{table}/analysis", {"depth": "quick"}) == "no-hints"
        assert ada.refused("POST", "/api/tables", {"game": "nim", "seats": [{"kind": "me"}]}) == "bad-setup"


@pytest.mark.usefixtures("added")
def test_its_positions_keep_the_contract() -> None:
    dice = Dice(3)
    setup, drawn = NIM.settle({"players": 2}, NIM.content(), dice)
    assert drawn == ["heaps"]
    state = NIM.start(setup, NIM.content())
    assert [state.turn] == [CHANCE]
    assert list(state.odds()) == [1, 1]
    players = [make("nim", "random"), make("nim", "reckoner")]
    while state.turn is not None:
        before, copy = repr(state), state.copy()
        assert copy == state
        assert [str(choice) for choice in state.choices()] == state.choices().texts()
        assert parse(state, str(state.choices()[-1])) == state.choices()[-1]
        with pytest.raises(IllegalChoiceError):
            state.play(Take(99, 1))
        with pytest.raises(IllegalChoiceError):
            state.play(len(state.choices()))
        copy.play(0)
        assert (repr(state), copy == state) == (before, False)
        choice = decide(state, players, dice, dice)
        assert choice.data["do"] == ("begin" if state.turn == CHANCE else "take")
        state.play(choice)
    assert state.winners() == [state.scores().index(1)]
    assert state.winners(out=state.winners()) == []
    assert len(state.choices()) == 0
    for wrong in ({"heaps": "huge"}, {"stones": 3}, {"players": 5}):
        with pytest.raises(CairnError):
            NIM.settle(wrong, NIM.content(), dice)
    with pytest.raises(CairnError, match="lacks 'heaps'"):
        NIM.start({"players": 2}, NIM.content())
    assert not bots.advises("nim")
    assert bots.levels("nim") == ["random", "reckoner"]


def test_its_words_are_found_in_every_language() -> None:
    run = "from cairn.words import LANGUAGES, Words\nfor code in LANGUAGES: print(Words(code)('nim-ask-take'))"
    done = subprocess.run(
        [sys.executable, "-c", run],
        env={**os.environ, "PYTHONPATH": str(installed()), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    said = dict(zip(LANGUAGES, done.stdout.splitlines(), strict=True))
    assert said["de"] == "Welche Steine nimmst du?"
    assert said["fr"] == said["en"] == "Which stones do you take?"


def test_a_game_that_cannot_be_loaded_breaks_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = importlib.metadata.EntryPoint("broken", "no_such_module:GAME", games.GROUP)
    other = importlib.metadata.EntryPoint("other", "cairn.core:CHANCE", games.GROUP)
    twice = importlib.metadata.EntryPoint("monolyth", "elsewhere:GAME", games.GROUP)

    def brought(*points: importlib.metadata.EntryPoint) -> None:
        monkeypatch.setattr(games, "entry_points", lambda **_: points)
        games._points.cache_clear()  # noqa: SLF001

    try:
        brought(broken, other)
        assert list(GAMES) == ["monolyth", "monumental", "broken", "other"]
        assert GAMES["monolyth"].name == "monolyth"
        with pytest.raises(CairnError, match=r"the game broken \(no_such_module:GAME\) cannot be loaded"):
            games.named("broken")
        with pytest.raises(CairnError, match="is no game of the name 'other'"):
            games.named("other")
        assert GAMES.brought() == []
        brought(twice)
        assert GAMES["monolyth"].name == "monolyth"
        assert GAMES.faults() == ["elsewhere:GAME brings a game 'monolyth', and that name is ours: it is left out"]
        brought(broken, importlib.metadata.EntryPoint("broken", "elsewhere:GAME", games.GROUP))
        with pytest.raises(CairnError, match="elsewhere:GAME and no_such_module:GAME bring a game 'broken'"):
            games.named("broken")
    finally:
        monkeypatch.undo()
        games._points.cache_clear()  # noqa: SLF001
    assert list(GAMES) == ["monolyth", "monumental"]
