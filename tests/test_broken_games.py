"""Packages whose games cannot be used: each is told by a sentence that names it, and everything else goes on."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cairn.bots import BOTS
from cairn.chance import Dice
from cairn.cli.options import wanted
from cairn.core import CHANCE, CairnError, Choice, Content, Tell
from cairn.game import Game
from cairn.games import GAMES
from cairn.server import operate
from cairn.simulate import BotError, Run, simulate
from cairn.terminal.drawing import Drawing, Scene, drawing_of
from cairn.words import Words
from examples.nim.nim import NIM, NimGame, NimState
from tests.nim import EXAMPLE
from tests.server.kit import Person, serve, settings_in
from tests.server.test_outdated import age

GAME = """
import sys
sys.path.insert(0, {example!r})
from cairn.game import Flag
from nim import NimGame

class Own(NimGame):
    name = {name!r}
{body}
X = Own()
"""
BODIES = {
    "nameless": "del Own.name\nNimGame.name = None",
    "flagless": "    flags = None",
    "hyphened": "    flags = {'setup': (Flag('start-deck', 'The deck.', 'NAME'),)}",
    "wordless": "    words = None",
    "exiting": "sys.exit(0)",
    "clashing": "    flags = {'setup': (Flag('games', 'How many.', 'NAME'),)}",
    "moody": "    words = {}\n    def options(self, content):\n        return content.parts['nothing']",
    "monolyth": "",
}
TOLD = (
    "the game bad (nothere:X) cannot be loaded: ModuleNotFoundError",
    "nameless:X is no game of the name 'nameless': its name must be 'nameless'",
    "flagless:X is no game of the name 'flagless': its flags must be Flags for each command",
    "its flag 'start-deck' must be named with small letters, figures and _",
    "wordless:X is no game of the name 'wordless': its words must be a text for each language",
    "the game exiting (exiting:X) cannot be loaded: SystemExit",
    "the game clashing brings an option --games, which commands have of their own",
    "monolyth_too:X brings a game 'monolyth', and that name is ours",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where all of these packages are installed."""
    folder = tmp_path_factory.mktemp("broken")
    points = ["bad = nothere:X"]
    for name, body in BODIES.items():
        module = "monolyth_too" if name == "monolyth" else name
        text = GAME.format(name=name, body=body, example=str(EXAMPLE))
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
        points.append(f"{name} = {module}:X")
    about = folder / "broken-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[cairn.games]\n" + "\n".join(points) + "\n", encoding="utf-8")
    return folder


def cairn(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(site), "CAIRN_JIT": "0", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "cairn", *words],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


def test_each_is_told_by_a_sentence_and_commands_go_on(site: Path) -> None:
    for words, said in {
        ("--version",): "cairn ",
        ("bots",): "monumental:",
        ("content", "moody", "--lang", "de"): "Moody: ",
        ("simulate", "monolyth", "--games", "2", "--bots", "random", "--json"): '"games": 2',
    }.items():
        run = cairn(site, *words)
        assert run.returncode == 0, run.stderr
        assert said in run.stdout
        for sentence in TOLD:
            assert run.stderr.count(sentence) == 1, run.stderr
        assert "Traceback" not in run.stderr


def test_who_asks_for_one_hears_its_sentence(site: Path) -> None:
    for game, sentence in {
        "bad": "the game bad (nothere:X) cannot be loaded",
        "moody": "the game moody fails in options (moody.py, line 11): KeyError: 'nothing'",
        "clashing": "",
    }.items():
        run = cairn(site, "simulate", game, "--games", "2", "--bots", "random")
        assert run.returncode == (1 if sentence else 0), run.stderr
        assert run.stderr.count(sentence) == 1 or not sentence
        assert "Traceback" not in run.stderr


def test_what_is_compiled_at_first_is_compiled_all_the_same(site: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from cairn import bots; bots.load(); print(len(bots.BOTS._loaded))"],
        env={**os.environ, "PYTHONPATH": str(site), "CAIRN_JIT": "0"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run.stdout == "4\n"  # ours, and two that have bots


class Moody(NimGame):
    """A game whose set-up cannot be asked for."""

    name = "moody"

    def options(self, _: object) -> dict[str, list[object]]:
        raise KeyError("nothing")


def test_a_method_that_fails_names_its_game() -> None:
    with pytest.raises(CairnError, match=r"the game moody fails in options \(test_broken_games.py, line \d+\): KeyErr"):
        Moody().settle({}, NIM.content(), None)  # type: ignore[arg-type]
    assert Game.options is not Moody.options


def test_a_server_offers_the_games_that_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES.added, "moody", Moody())
    monkeypatch.setitem(GAMES.added, "nim", NIM)
    with serve(settings_in(tmp_path)) as server, server.person("Ada") as ada:
        assert [game["name"] for game in ada.ask("GET", "/api/games")] == ["monolyth", "monumental", "nim"]
        assert ada.refused("POST", "/api/tables", {"game": "moody", "seats": [{"kind": "me"}]}) == "no-such-game"
        assert ada.refused("GET", "/api/content/moody") == "no-such-game"
    assert "the game moody fails in options" in capsys.readouterr().out.lower()


def test_a_table_of_a_game_that_is_gone_is_outdated_and_the_lobby_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path)
    monkeypatch.setitem(GAMES.added, "nim", NIM)
    with serve(settings) as server, server.person("Ada") as ada:
        tables = [ada.open_table("me", kind, game="nim", listed=True)["id"] for kind in ("local", "local", "open")]
        other = ada.open_table("me", "open", listed=True)["id"]
        cookies = ada.http.cookies
    monkeypatch.delitem(GAMES.added, "nim")
    running, ended, waiting = tables
    age(tmp_path, ended, "rules", 0)
    with serve(settings) as server, Person(server.port) as ada, server.person("Bob") as bob:
        ada.http.cookies = cookies
        for path in ("/api/tables", "/api/tables?mine=true"):
            listed = {table["id"]: table for table in ada.ask("GET", path)["tables"]}
            assert [listed[table]["outdated"] for table in tables] == [True] * 3
            assert not listed[other]["outdated"]
        assert ada.ask("GET", "/api/mine")["going"]
        assert ada.ask("GET", f"/api/tables/{running}")["outdated"]
        assert ada.refused("GET", f"/api/tables/{running}/steps") == "outdated"
        assert "there is no game 'nim'" in ada.raw("GET", f"/api/tables/{running}/steps").json()["reason"]
        assert bob.refused("POST", f"/api/tables/{waiting}/sit", {}) == "no-such-game"
        assert ada.refused("POST", f"/api/tables/{waiting}/seats/1/bot", {"bot": "random"}) == "outdated"
        with ada.at(running) as screen:
            assert screen.until("table")["table"]["outdated"]
        over = ada.ask("POST", f"/api/tables/{running}/end")
        assert (over["status"], over["result"]) == ("over", None)
        assert not ada.ask("GET", f"/api/tables/{running}/verify")["valid"]
        assert ada.ask("GET", "/api/mine/games")["games"]
        assert ada.refused("POST", f"/api/tables/{running}/rematch") == "no-such-game"
        assert ada.raw("DELETE", f"/api/tables/{waiting}").status_code == 204
    assert operate("end", tmp_path, None, ended[:6]) == ended


def _raises(self: NimState, choice: Any, tell: Tell) -> None:  # noqa: ARG001
    raise ValueError("no idea")


class Remarked:
    """A choice that a record would take for a remark."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def __getattr__(self, name: str) -> object:
        return getattr(self.choice, name)

    def __str__(self) -> str:
        return f"# {self.choice}"


MISTAKES: dict[str, tuple[str, Any, str]] = {
    "change": (
        "change",
        _raises,
        r"the game mist fails in play \(test_broken_games.py, line \d+\): ValueError",
    ),
    "nothing for nature": ("offered", lambda _: [], "after 0 choices: nothing is offered to nature"),
    "nothing for a player": (
        "offered",
        lambda state: NimState.offered(state) if state.turn == CHANCE else [],
        r"game 1 \(seed 1\) cannot go on, after 1 choices: nothing is offered to seat \d",
    ),
    "the same twice": (
        "offered",
        lambda state: [*NimState.offered(state)] * 2,
        "after 0 choices: 'begin 1' is the notation of 2 choices",
    ),
    "a remark": ("offered", lambda state: [*map(Remarked, NimState.offered(state))], "is no notation that a record"),
    "no odds": ("odds", lambda _: [0, 0], "odds() gives [0, 0]; expected a number above 0 for each of 2 choices"),
    "few odds": ("odds", lambda _: [1], "odds() gives [1]; expected a number above 0 for each of 2 choices"),
    "no numbers": ("scores", lambda _: [1, "x"], "scores() gives [1, 'x']; expected a number for each seat"),
    "not a number": ("scores", lambda _: [1, float("nan")], "scores() gives [1, nan]; expected a number for each seat"),
    "no winners": ("winners", lambda *_, **__: None, "winners() gives None, which is no list of the seats from 0 to 1"),
    "odd winners": ("winners", lambda *_, **__: [7], "winners() gives [7], which is no list of the seats from 0 to 1"),
    "scores": ("scores", lambda _: [1], "scores() gives [1], and there are 2 seats"),
}


UNSEEN = {"the same twice", "few odds"}  # by games that are played at random and not kept


@pytest.mark.parametrize(
    ("name", "bots"),
    [*((name, "reckoner,random") for name in MISTAKES), *((name, "random") for name in MISTAKES if name not in UNSEEN)],
)
def test_a_mistake_in_the_rules_is_told_with_game_and_step(
    name: str, bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    part, mistake, reason = MISTAKES[name]
    state: type[NimState] = type("Mistaken", (NimState,), {part: mistake})

    class Mistaken(NimGame):
        def start(self, setup: Mapping[str, Any], content: Content) -> NimState:
            return state(self.checked(setup, content), content)

    game = Mistaken()
    game.name = "mist"
    monkeypatch.setitem(GAMES.added, "mist", game)
    monkeypatch.delitem(BOTS._loaded, "mist", raising=False)  # noqa: SLF001
    with pytest.raises(BotError) as failed:
        simulate(Run(game, NIM.content(), 2, 2, 1, bots))
    said = str(failed.value)
    assert "game 1 (seed 1) cannot go on" in said
    if bots != "random":
        assert reason in said or re.search(reason, said), said


def test_what_nobody_says_follows_the_game(site: Path) -> None:
    run = cairn(site, "simulate", "clashing", "--games", "2", "--json")
    assert run.returncode == 0, run.stderr
    assert '"bots": ["reckoner", "reckoner"]' in run.stdout


class Bare(NimGame):
    """A game for three that brings no drawing."""

    name = "bare"
    players = range(3, 4)

    def drawing(self, _: Content) -> Drawing | None:  # type: ignore[override]
        return None


def test_a_game_without_a_drawing_has_its_view_listed_and_its_set_up_can_be_chosen() -> None:
    game, words = Bare(), Words("en")
    assert wanted(game, NIM.content(), ["heaps=large"], {}) == {"heaps": "large"}
    setup, _ = game.settle({"players": 3, "heaps": "small"}, NIM.content(), Dice(1))
    state = game.start(setup, NIM.content())
    drawn = drawing_of(game, NIM.content())
    scene = Scene(state.view(None), words, ["Ana", "Bo", "Cy"], 0)
    assert "heaps: [1, 2, 3]" in [row.plain for row in drawn.board(scene)]
    assert drawn.menu(state, words).items
    said = [row.plain for row in drawn.verdict(NobodyWins(setup, NIM.content()), scene)]
    assert said == ["Nobody wins."]


class NobodyWins(NimState):
    """A position in which nobody wins."""

    def winners(self, out: object = ()) -> list[int]:  # noqa: ARG002
        return []
