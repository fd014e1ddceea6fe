"""The arena: even terms, the same games however they are played, resumable, rated, and reported in one file."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from cairn import arena
from cairn.arena import Plan
from cairn.arena.games import played, terms
from cairn.arena.ratings import rated
from cairn.cli import app
from cairn.core import CairnError, LimitError
from cairn.games import GAMES
from cairn.monolyth import Monolyth
from cairn.simulate import BotError
from cairn.simulate.games import Failure
from tests.test_simulate import WAIT, alive, until

ROOT = Path(__file__).parents[1]
BOTS = '''
import os
import time
from pathlib import Path
from random import Random

class Waits:
    """Says who plays, and then takes its time."""

    def choose(self, state, rng):
        Path(f"playing-{os.getpid()}").touch()
        time.sleep(0.001)
        return rng.choice(state.choices())

class Fails:
    def choose(self, state, rng):
        raise ValueError("no idea")

class Late:
    """Fails in the third game of its process."""

    games = 0

    def __init__(self):
        Late.games += 1

    def choose(self, state, rng):
        if Late.games > 3:  # it was made once for the plan
            raise ValueError("too late")
        return rng.choice(state.choices())

class Ends:
    played = False

    def choose(self, state, rng):
        self.played = True
        return 0

    def close(self):
        if self.played:
            raise ValueError("not yet")

class Thinks:
    def __init__(self, budget=1.0):
        self.budget = budget

    def scaled(self, factor):
        return Thinks(self.budget * factor)

    def choose(self, state, rng):
        return state.choices()[0 if self.budget == 0.25 else -1]
'''
CLUSTER = """
import os
import sys

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
from ray.cluster_utils import Cluster

# Whoever is killed refuses to answer, and is given up soon; whoever is slow has a minute.
soon = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 5}
soon |= {"health_check_timeout_ms": 60_000}
head = {"num_cpus": 0, "include_dashboard": False, "_system_config": soon}
cluster = Cluster(initialize_head=True, head_node_args=head)
workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
cluster.wait_for_nodes()
print(cluster.address, flush=True)
for line in sys.stdin:
    cluster.remove_node(workers.pop(), allow_graceful=False)  # SIGKILL
    print("killed", flush=True)
cluster.shutdown()
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots of one's own."""
    (tmp_path / "arenabots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(*words: str | Path) -> list[str]:
    return [sys.executable, "-m", "cairn", "arena", *map(str, words)]


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words), env={**os.environ, "NO_COLOR": "1"}, capture_output=True, encoding="utf-8", timeout=WAIT,
        check=False,
    )  # fmt: skip


def told(*words: str) -> dict[str, Any]:
    """Run an arena in this process, and give what it tells."""
    done = CliRunner().invoke(app, ["arena", *words, "--jobs", "1", "--json"], catch_exceptions=False)
    assert done.exit_code == 0
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rows(path: Path) -> list[Any]:
    """Give all that a file says of the games, but for the time they took."""
    with closing(sqlite3.connect(path)) as base:
        games = base.execute("select * from games order by number").fetchall()
        seats = "select number, seat, bot, score, rank, won, decisions, parts, built from seats order by number, seat"
        return [games, base.execute(seats).fetchall()]


def count(path: Path) -> int:
    """Count the games of a file that is being written."""
    if not path.exists():
        return 0
    with closing(sqlite3.connect(path, timeout=WAIT)) as base:
        if not base.execute("select 1 from sqlite_master where name = 'games'").fetchone():
            return 0
        return int(base.execute("select count(*) from games").fetchone()[0])


@pytest.mark.parametrize(
    ("name", "bots", "players", "games", "wanted"),
    [
        ("monolyth", "abc", 2, 100, {}),
        ("monolyth", "abcd", 3, 180, {}),
        ("monolyth", "ab", 4, 120, {}),
        ("monumental", "abc", 2, 60, {}),
        ("monumental", "ab", 1, 30, {"automa": True}),
        ("monumental", "abc", 3, 90, {"map": "random", "alternatives": True}),
    ],
)
def test_bots_meet_on_even_terms(name: str, bots: str, players: int, games: int, wanted: dict[str, Any]) -> None:
    plan = Plan(GAMES[name], GAMES[name].content(), tuple(bots), players, games, 1, wanted)
    on_seats: Counter[Any] = Counter()
    of_games: dict[str, Counter[Any]] = {"structure": Counter(), "map": Counter()}
    own: Counter[Any] = Counter()
    after: Counter[Any] = Counter()
    for number in range(plan.total):
        seating, setup = plan.seating(number), plan.setup(number)
        on_seats.update((seat, who) for seat, who in enumerate(seating))
        after.update((who, seating[seat - 1]) for seat, who in enumerate(seating) if who != seating[seat - 1])
        for key, counts in of_games.items():
            counts[setup.get(key)] += 1
        key = "boards" if name == "monolyth" else "civilizations"
        own.update((who, setup[key][seat]) for seat, who in enumerate(seating))
    assert plan.total == games * len(plan.tables)
    assert max(on_seats.values()) == min(on_seats.values())
    assert len(on_seats) == players * len(bots)
    assert max(own.values()) == min(own.values())
    assert len(own) == 5 * len(bots)
    assert max(after.values(), default=0) == min(after.values(), default=0)
    for counts in of_games.values():
        assert max(counts.values()) == min(counts.values())
    assert len(of_games["structure"]) == (1 if name == "monumental" else 10)
    assert [plan.setup(n) for n in (0, plan.total - 1)] == [plan.setup(n) for n in (0, plan.total - 1)]


def test_tables_of_round_robins_and_ladders() -> None:
    def tables(bots: str, players: int, *, ladder: bool = False) -> list[str]:
        plan = Plan(GAMES["monolyth"], GAMES["monolyth"].content(), tuple(bots), players, ladder=ladder)
        return ["".join(bots[who] for who in table) for table in plan.tables]

    assert tables("abc", 2) == ["ab", "ac", "bc"]
    assert tables("abcd", 3) == ["abc", "abd", "acd", "bcd"]
    assert tables("ab", 3) == ["aab", "abb"]
    assert tables("abcd", 2, ladder=True) == ["ab", "bc", "cd"]
    assert tables("abcd", 3, ladder=True) == ["abc", "bcd"]
    assert tables("ab", 1) == ["a", "b"]


class Tags(HTMLParser):
    """Holds a page against what HTML asks for, and against what a file alone can have."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "srcset"} & {name for name, _ in attrs}
        assert tag not in ("script", "link", "img", "iframe")
        if tag not in ("meta", "line", "circle", "rect", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


def test_the_same_games_however_many_play_and_all_that_comes_of_them(mine: Path) -> None:
    words = ("monolyth", "greedy", "random", "arenabots:Thinks@0.25", "--games", "8", "--seed", "5")
    found = told(*words, "--results", "one.sqlite")
    two = run(*words, "--jobs", "2", "--results", "two.sqlite", "--parquet", "two.parquet", "--report", "page.html")
    assert two.returncode == 0, two.stderr
    assert rows(mine / "one.sqlite") == rows(mine / "two.sqlite")
    assert count(mine / "one.sqlite") == found["games"] == 24
    assert "24 games of monolyth: two.sqlite, report page.html" in two.stdout

    first, *_, last = found["standings"]
    assert first["bot"] == "greedy"
    assert first["figures"]["wins"] == first["figures"]["games"] == 16
    assert first["rating"]["interval"][0] < first["rating"]["rating"] < first["rating"]["interval"][1]
    assert first["rating"]["rating"] > 25 > last["rating"]["rating"]
    assert first["seconds"] > 0
    assert sum(first["parts"].values()) == pytest.approx(first["figures"]["mean_score"])
    pairs = {(pair["bot"], pair["other"]): pair for pair in found["pairs"]}
    assert pairs["greedy", "random"]["share"] == 1
    assert pairs["greedy", "random"]["interval"][0] == pytest.approx(0.6756, abs=1e-4)
    assert [seat["name"] for seat in found["seats"]] == ["0", "1"]
    assert sum(board["figures"]["games"] for board in found["by_seat"]["boards"]) == 48
    assert sum(card["figures"]["games"] for card in found["by_game"]["structure"]) == 24

    table = pq.read_table(mine / "two.parquet").to_pylist()
    games, seats = rows(mine / "two.sqlite")
    assert [row["scores"] for row in table] == [
        [seat[3] for seat in seats if seat[0] == number] for number, *_ in games
    ]
    assert [sorted(row["bots"]) for row in table[:2]] == [["greedy", "random"]] * 2
    assert table[0]["bots"] == table[1]["bots"][::-1]
    assert {key: table[0][key] for key in ("boards", "structure")} == {
        key: table[1][key] for key in ("boards", "structure")
    }

    page = (mine / "page.html").read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    tags.close()
    assert tags.open == []
    assert "http" not in page
    assert "{{" not in page
    for words_there in ("Ratings", "Who beats whom", "Scores", "Length", "Advantage of seats", "Player boards",
                        "Structure cards", "Conditions", "greedy", "arenabots:Thinks@0.25", "compiled"):  # fmt: skip
        assert any(words_there in word for word in tags.words), words_there
    again = run("report", "two.sqlite", "--report", "again.html")
    assert again.returncode == 0, again.stderr
    assert (mine / "again.html").read_text(encoding="utf-8") == page


def test_a_run_goes_on_after_a_kill_and_after_ctrl_c(mine: Path) -> None:
    words = ("monolyth", "arenabots:Waits", "random", "--games", "60", "--jobs", "2", "--results", "live.sqlite")
    file = mine / "live.sqlite"
    for number in (signal.SIGKILL, signal.SIGINT):
        before = count(file)
        with subprocess.Popen(
            command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
        ) as made:
            until(lambda before=before: count(file) > before + 2)  # type: ignore[misc]
            os.killpg(made.pid, number)
            _, said = made.communicate(timeout=WAIT)
        kept = count(file)
        assert before < kept < 60
        if number == signal.SIGINT:
            assert made.returncode == 130
            assert f"cairn: going on after {before} of 60 games\n" in said
            assert f"cairn: interrupted after {kept} of 60 games; the same command goes on\n" in said
    workers = [int(path.name.partition("-")[2]) for path in mine.glob("playing-*")]
    until(lambda: not any(map(alive, workers)))
    changed = run(*words, "--seed", "2")
    assert changed.returncode == 1
    assert "was begun with another command (seed was 1, not 2); choose another file with --results" in changed.stderr
    assert count(file) == kept
    ended = run(*words)
    assert ended.returncode == 0, ended.stderr
    assert f"going on after {kept} of 60 games" in ended.stderr
    told(*words[:5], "--results", "whole.sqlite")
    assert rows(file) == rows(mine / "whole.sqlite")
    told(*words[:4], "64", "--results", "whole.sqlite")  # more of the same
    assert count(mine / "whole.sqlite") == 64
    told(*words[:4], "2", "--seed", "2", "--results", "whole.sqlite", "--force")
    assert count(mine / "whole.sqlite") == 2
    (mine / "killed.sqlite").touch()  # before anything could be written
    told(*words[:4], "2", "--results", "killed.sqlite")
    assert count(mine / "killed.sqlite") == 2


def test_alone_against_the_automa_and_at_larger_tables(mine: Path) -> None:
    solo = told("monolyth", "greedy", "random", "--players", "1", "--games", "4", "--results", "solo.sqlite")
    assert [one["bot"] for one in solo["standings"]] == ["greedy", "random"]
    assert solo["standings"][0]["figures"]["wins"] == 4
    assert solo["pairs"][0]["ahead"] == 4
    single = told("monolyth", "greedy", "--players", "1", "--games", "2", "--results", "single.sqlite")
    assert single["standings"][0]["rating"] is None
    for wins, name in ((True, "solo"), (False, "single")):  # alone, there is nobody to win against
        shown = CliRunner().invoke(app, ["arena", "report", f"{name}.sqlite"]).stdout
        assert ("(100 %)" in shown) == wins
        assert (">wins<" in (mine / f"{name}.html").read_text(encoding="utf-8")) == wins
    automa = told("monumental", "random", "--players", "1", "--games", "5", "--results", "automa.sqlite")
    assert [one["bot"] for one in automa["standings"]] == ["Automa", "random"]
    assert {group["name"] for group in automa["by_seat"]["civilizations"]} == {
        "china", "denmark", "egypt", "greece", "japan",
    }  # fmt: skip
    three = told("monolyth", "greedy", "random", "--players", "3", "--games", "3", "--results", "three.sqlite")
    assert three["games"] == 6
    assert three["pairs"][0]["games"] == 12
    for name in ("solo", "single", "automa", "three"):
        Tags().feed((mine / f"{name}.html").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("monolyth", "greedy", "stone"), "there is no bot 'stone' for monolyth; expected one of random, greedy"),
        (("monolyth", "greedy"), "one bot has nobody to meet: name two or more"),
        (("monolyth", "greedy", "random", "--games", "0"), "at least 1 game a table must be played, not 0"),
        (("monolyth", "greedy", "random", "--games", "9" * 30), f"{'9' * 30} games a table are too many"),
        (("monolyth", "greedy", "random", "--players", "5"), "monolyth is for 1 to 4 players, not 5"),
        (("monolyth", "greedy", "random", "--players", "3", "--ladder"), "a ladder needs at least as many bots"),
        (("chess", "greedy", "random"), "there is no game 'chess'"),
        (("monolyth", "greedy@2", "random"), "the bot greedy cannot think more or less (it has no method scaled)"),
        (("monolyth", "greedy@0", "random"), "not 0 times"),
        (("monolyth", "greedy", "exec:./none"), "the program ./none is not there"),
        (("monolyth", "greedy", "random", "--results", "mine.txt"), "mine.txt: is not a file of results of"),
        (("monolyth", "greedy", "random", "--results", "no/such.sqlite"), "there is no folder no"),
        (("report", "none.sqlite"), "none.sqlite: there is no such file"),
        (("report", "mine.txt"), "mine.txt: is not a file of results of"),
        (("report", "one", "two"), "takes one file"),
        (("monolyth", "greedy", "random", "--results", "mine.txt", "--force"), "mine.txt: is not a file of results of"),
        (("monolyth", "random", "greedy", "--report", "no/page.html"), "no/page.html: cannot be written"),
        (("monolyth", "random", "greedy", "--parquet", "no/a.parquet"), "no/a.parquet: cannot be written"),
    ],
)
def test_mistakes_are_told(words: tuple[str, ...], reason: str, mine: Path) -> None:
    (mine / "mine.txt").write_text("mine\n", encoding="utf-8")
    done = CliRunner().invoke(app, ["arena", *words])
    assert isinstance(done.exception, CairnError)
    assert reason in str(done.exception)
    assert (mine / "mine.txt").read_text(encoding="utf-8") == "mine\n"


@pytest.mark.usefixtures("mine")
def test_results_of_another_game_and_a_bot_that_fails_are_told() -> None:
    told("monolyth", "random", "greedy", "--games", "2", "--results", "here.sqlite")
    other = CliRunner().invoke(app, ["arena", "monumental", "random", "greedy", "--results", "here.sqlite"])
    assert "here.sqlite: was begun with another command (game was 'monolyth', not 'monumental')" in str(other.exception)
    failed = run("monolyth", "random", "arenabots:Fails", "--games", "4", "--jobs", "1")
    assert failed.returncode == 1
    assert "the bot arenabots:Fails on seat" in failed.stderr
    assert "ValueError: no idea" in failed.stderr
    assert "the same command goes on" in failed.stderr
    assert ", in choose" in failed.stderr
    assert "cairn/arena" not in failed.stderr
    ends = run("monolyth", "random", "arenabots:Ends", "--results", "ends.sqlite", "--games", "4", "--jobs", "1")
    assert "the bot arenabots:Ends on seat 1 failed in game 1 (seed 1), after " in ends.stderr
    assert "ValueError: not yet" in ends.stderr
    assert ", in close" in ends.stderr


def test_games_that_reach_a_limit_count_for_nobody_and_the_others_are_kept(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, limits = Monolyth.play, list[int]()

    def limited(state: Monolyth, choice: Any, tell: Any = None) -> None:
        if state.setup["boards"][0] == 1:
            limits.append(1)
            raise LimitError("it is too long")
        play(state, choice, tell)

    monkeypatch.setattr(Monolyth, "play", limited)
    words = ("monolyth", "random", "greedy", "--games", "10", "--results", "here.sqlite", "--jobs", "1")
    for _ in range(2):  # those are not played again
        done = CliRunner().invoke(app, ["arena", *words], catch_exceptions=False)
        assert done.exit_code == 0
        assert done.stderr.count("cannot go on, after 0 choices: it is too long; this game counts for nobody") == 2
        assert "8 games of monolyth" in done.stdout
        assert len(limits) == 2
    assert count(mine / "here.sqlite") == 8
    assert "Not counted" in (mine / "here.html").read_text(encoding="utf-8")
    done = CliRunner().invoke(app, ["simulate", "monolyth", "--bots", "greedy", "--boards", "1,2", "--jobs", "1"])
    assert "game 1 (seed 1) cannot go on, after 0 choices: it is too long; --first 1 --games 1" in done.stderr
    assert done.exit_code == 1


def test_games_of_a_batch_are_kept_when_one_fails(mine: Path) -> None:
    plan = Plan(GAMES["monolyth"], GAMES["monolyth"].content(), ("random", "arenabots:Late"), games=4)
    with closing(arena.Arena(plan, mine / "late.sqlite")) as made:
        done = played(plan, terms(plan), range(4))
        assert [isinstance(one, Failure) for one in done] == [False, False, True]
        with pytest.raises(BotError, match="the bot arenabots:Late on seat"):
            made.keep(done)
        assert made.store.done() == {0, 1}


def test_what_is_not_installed_is_told_before_anything_is_played(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, words in (
        ("openskill", ()),
        ("pyarrow", ("--parquet", "a.parquet")),
        ("ray", ("--ray", "auto")),
    ):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, module, None)
            done = CliRunner().invoke(app, ["arena", "monolyth", "random", "greedy", *words])
        assert 'pip install "cairn-games[' in str(done.exception)
    assert not list(mine.glob("*.html"))


def test_ratings_follow_the_ranks_whoever_sits_twice() -> None:
    ratings = rated("abc", [[("a", 1), ("b", 2), ("c", 3), ("c", 3)]] * 30 + [[("b", 1), ("a", 2)]] * 3)
    assert ratings["a"].rating > ratings["b"].rating > ratings["c"].rating
    assert ratings["a"].interval[0] > ratings["c"].interval[1]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """A Ray cluster of two workers; a line on its standard input kills one of them."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    with (tmp_path / "cluster.log").open("w", encoding="utf-8") as log:
        started = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
        )
    yield started
    started.communicate(timeout=WAIT)


def test_a_ray_cluster_plays_the_same_games_though_a_worker_is_killed(
    mine: Path, cluster: "subprocess.Popen[str]"
) -> None:
    assert cluster.stdin
    assert cluster.stdout
    address = cluster.stdout.readline().strip()
    assert address, (mine / "cluster.log").read_text(encoding="utf-8")
    words = ("monolyth", "greedy", "random", "--games", "600")
    file = mine / "ray.sqlite"
    with subprocess.Popen(
        command(*words, "--ray", address, "--results", file),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as made:
        until(lambda: count(file))
        assert made.poll() is None
        print("kill", file=cluster.stdin, flush=True)
        assert cluster.stdout.readline() == "killed\n"
        at = count(file)
        said, _ = made.communicate(timeout=WAIT)
    assert made.returncode == 0, said
    assert at < count(file) == 600
    told(*words, "--results", "here.sqlite")
    assert rows(file) == rows(mine / "here.sqlite")
    nobody = CliRunner().invoke(app, ["arena", *words, "--results", "x.sqlite", "--ray", "127.0.0.1:1"])
    assert "there is no Ray cluster at 127.0.0.1:1" in str(nobody.exception)


def test_findings_of_a_file_without_games_are_none(mine: Path) -> None:
    plan = Plan(GAMES["monolyth"], GAMES["monolyth"].content(), ("greedy", "random"))
    made = arena.Arena(plan, mine / "empty.sqlite")
    made.close()
    with closing(arena.opened(mine / "empty.sqlite")) as store:
        assert arena.found(store).games == 0
    done = CliRunner().invoke(app, ["arena", "report", "empty.sqlite"])
    assert done.exit_code == 0
    assert "no game has been played yet" in done.output
