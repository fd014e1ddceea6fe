"""A release is all one needs: sdist and wheel hold the same, and the wheel works outside the clone, with as much of
what it can use as is installed beside it."""

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
from email.message import Message
from email.parser import HeaderParser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cairn
from cairn.parts import PARTS
from tests.server.kit import Person, play_out
from tests.web.kit import build

ROOT = Path(__file__).parents[1]
WAIT = 120
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
INTEL_MAC = {"sys_platform": "darwin", "platform_machine": "x86_64"}  # for which Numba has no wheel
BROUGHT = [part for part in PARTS if part not in ("gpu", "train")]  # what `all` brings: it needs no GPU


def built(kind: str, source: Path, folder: Path) -> Path:
    """Build a release from a folder, as its maker does."""
    asked = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    done = subprocess.run(asked, cwd=source, capture_output=True, encoding="utf-8", check=False, timeout=WAIT)
    assert done.returncode == 0, done.stderr
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    build()
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return HeaderParser().parsestr(packed.read(name).decode())


def needed(requires: list[str], extras: set[str], system: dict[str, str]) -> dict[str, Distribution]:
    """Find what is to be installed beside a wheel, of what the tests themselves are run with."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [("cairn-games", extra) for extra in ("", *extras)]
    while waiting:
        if (now := waiting.pop()) in seen:
            continue
        seen.add(now)
        name, extra = now
        if name != "cairn-games":
            found[name] = distribution(name)
        for text in requires if name == "cairn-games" else found[name].requires or ():
            asked = Requirement(text)
            if asked.marker is None or asked.marker.evaluate({**system, "extra": extra}):
                waiting += [(canonicalize_name(asked.name), more) for more in ("", *asked.extras)]
    return found


def link(what: dict[str, Distribution], folder: Path) -> None:
    """Put distributions into a folder as if they had been installed there."""
    names = {Path(str(file)).parts[0]: one for one in what.values() for file in one.files or ()}
    for name, one in names.items():
        path = Path(str(one.locate_file(name)))
        if name not in ("..", "__pycache__") and path.exists():
            (folder / name).symlink_to(path)


class Installed:
    """An environment with the wheel, and with nothing else than what it asks for."""

    def __init__(self, home: Path, wheel: Path, metadata: Message, extras: set[str], system: dict[str, str]) -> None:
        venv.create(home, with_pip=False)
        places = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
        self.home, self.site = home, Path(places["purelib"])
        self.python = Path(places["scripts"]) / ("python.exe" if os.name == "nt" else "python")
        self.command = Path(places["scripts"]) / ("cairn.exe" if os.name == "nt" else "cairn")
        self.has = needed(metadata.get_all("Requires-Dist", []), set(extras), system)
        link(self.has, self.site)
        asked = str(wheel) if not extras else f"cairn-games[{','.join(sorted(extras))}] @ {wheel.as_uri()}"
        # With all it asks for in place nothing is fetched; otherwise this fails.
        alone = ("--no-deps",) if system else ()
        pip = [sys.executable, "-m", "pip", "--isolated", "--python", str(self.python), "install", "--quiet"]
        subprocess.run([*pip, "--no-index", "--no-compile", *alone, asked], check=True, timeout=WAIT)

    def run(self, *words: str | Path, **env: str) -> "subprocess.CompletedProcess[str]":
        environment = {**CLEAN, "NO_COLOR": "1", "COLUMNS": "200", **env}
        return subprocess.run(
            words, cwd=self.home, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=WAIT
        )


@pytest.fixture(scope="module")
def base(wheel: Path, metadata: Message, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("base"), wheel, metadata, set(), {})


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    package = ROOT / "src" / "cairn"
    files = {path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= names
    assert "cairn/server/static/index.html" in names
    assert any(re.fullmatch(r"cairn/server/static/assets/.*\.js", name) for name in names)


def test_the_wheel_holds_the_licences_of_what_the_client_is_made_of(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        text = packed.read("cairn/server/static/licences.md").decode()
    parts = {part.split(" - ")[0]: part for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]}
    assert {"react", "react-dom", "three", "@react-three/fiber", "@fluent/bundle", "zustand", "wouter"} <= parts.keys()
    assert all(len(part.splitlines()) > 15 for part in parts.values())
    for font in ("@fontsource-variable/inter", "@fontsource/cinzel"):
        assert "SIL OPEN FONT LICENSE" in parts[font]


def test_an_sdist_gives_the_same_wheel_as_the_clone(wheel: Path, tmp_path: Path) -> None:
    for name in ("packed", "made"):
        (tmp_path / name).mkdir()
    with tarfile.open(built("sdist", ROOT, tmp_path / "packed")) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)  # Python 3.11.2 has none
        packed.extractall(tmp_path)  # noqa: S202  (it was packed a moment ago)
    (source,) = tmp_path.glob("cairn_games-*")
    made = built("wheel", source, tmp_path / "made")
    assert made.name == wheel.name
    assert made.read_bytes() == wheel.read_bytes()


def test_without_the_client_there_is_no_release(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "PYPI.md", "LICENSE", "tools/client_there.py", "src/cairn/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for kind in ("wheel", "sdist"):
        asked = [sys.executable, "-m", "hatchling", "build", "--target", kind]
        done = subprocess.run(asked, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False, timeout=WAIT)
        assert done.returncode
        assert "make web" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_release_says_what_it_is(metadata: Message) -> None:
    assert metadata["Name"] == "cairn-games"
    assert metadata["Version"] == cairn.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["Description-Content-Type"] == "text/markdown"
    shown = metadata.get_payload()
    assert shown == (ROOT / "PYPI.md").read_text(encoding="utf-8")
    assert not re.search(r"\]\((?!https:)|src=", str(shown))  # nothing beside it is there
    assert set(metadata.get_all("Provides-Extra", [])) == {*PARTS, "all"}
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] in (cairn.__version__, "Unreleased")


PLAYS = """
import json
from cairn import kernel
from cairn.bots import decide, make
from cairn.chance import Dice
from cairn.games import GAMES

ended = {}
for name in ("monolyth", "monumental"):
    game, dice = GAMES[name], Dice(seed=7)
    content = game.content()
    setup, _ = game.settle({"players": 2}, content, dice)
    state = game.start(setup, content)
    bots = [make(name, "random")] * 2
    while state.turn is not None:
        state.play(decide(state, bots, dice, dice))
    ended[name] = state.scores()
print(json.dumps([kernel.INSTALLED, kernel.MODE, ended]))
"""


def test_the_base_is_what_a_researcher_needs(base: Installed) -> None:
    assert {"numba", "numpy", "pynacl", "typer"} <= base.has.keys()
    assert not {"babel", "fluent-runtime", "litestar", "msgspec", "sqlalchemy", "uvicorn"} & base.has.keys()
    played = base.run(base.python, "-c", PLAYS, CAIRN_JIT="0")
    installed, mode, ended = json.loads(played.stdout)
    assert (installed, mode) == (True, "interpreted")
    assert all(len(scores) == 2 for scores in ended.values())


def test_where_numba_has_no_wheel_the_rules_run_interpreted(wheel: Path, metadata: Message, tmp_path: Path) -> None:
    mac = Installed(tmp_path / "mac", wheel, metadata, set(), INTEL_MAC)
    assert not {"numba", "llvmlite", "numpy"} & mac.has.keys()
    simulated = mac.run(mac.command, "simulate", "monolyth", "--games", "3", "--bots", "random", "--records", "kept")
    assert "3 games of monolyth" in simulated.stdout, simulated.stderr
    assert simulated.stdout.rstrip().endswith("interpreted")
    record, *_ = sorted((mac.home / "kept").iterdir())
    verified = mac.run(mac.command, "verify", record)
    assert ": valid: " in verified.stdout, verified.stderr
    record.write_text(re.sub('"rules": *', '"rules":9', record.read_text(encoding="utf-8")), encoding="utf-8")
    assert "played by version" in mac.run(mac.command, "verify", record).stderr


# Calls commands one after the other, in one process; prints how each ended.
TRIES = """
import json, sys
from cairn.__main__ import main

for words in json.loads(sys.argv[1]):
    sys.argv[1:] = words
    try:
        main()
    except SystemExit as end:
        print(json.dumps(end.code))
"""


def test_what_is_missing_is_named_with_the_command_that_brings_it(base: Installed) -> None:
    record = ROOT / "tests" / "records" / "monolyth-2p-random.cairn"
    commands = {
        ("play",): "play",
        ("play", "monolyth", "--players", "1", "--bots", "none", "--lang", "de"): "play",
        ("replay", str(record)): "play",
        ("content", "monolyth"): "play",
        ("analyse", str(record)): "play",
        ("serve",): "server",
        ("export", "tables.json"): "server",
        ("import", str(record)): "server",
        ("backup", "copy.sqlite"): "server",
        ("restore", "copy.sqlite"): "server",
        ("admin", "list"): "server",
        ("admin", "prune", "--finished", "1"): "server",
        ("bench", "server"): "server",
        ("arena", "monolyth", "random", "greedy"): "arena",
        ("simulate", "monolyth", "--games", "1", "--results", "rows.parquet"): "parquet",
        ("bench", "monolyth", "--gpu"): "gpu",
        ("train", "monolyth", "weights", "--gpu"): "train",
    }
    tried = base.run(base.python, "-c", TRIES, json.dumps(list(commands)), CAIRN_JIT="0")
    assert tried.returncode == 0, tried.stderr
    assert "Traceback" not in tried.stderr
    for (words, part), line in zip(commands.items(), tried.stdout.splitlines(), strict=True):
        said = json.loads(line)
        assert f'This brings it: pip install "cairn-games[{part}]"' in said, (words, said)
        assert said.startswith(f"cairn: {PARTS[part].what} is not installed (there is no "), (words, said)
    assert sorted(path.name for path in base.home.iterdir() if path.suffix) == ["pyvenv.cfg"]  # and nothing was begun
    called = base.run(base.command, "serve")  # by its name, and before anything is compiled
    assert (called.returncode, called.stdout) == (1, "")
    assert called.stderr == f"{json.loads(tried.stdout.splitlines()[5])}\n"
    assert base.run(base.command, "--version").stdout == f"cairn {cairn.__version__}\n"
    for words in (("--help",), ("serve", "--help"), ("admin", "--help")):
        assert "Usage: cairn" in base.run(base.command, *words).stdout


@pytest.mark.parametrize("part", BROUGHT)
def test_what_brings_a_part_brings_all_of_it(part: str, metadata: Message, tmp_path: Path) -> None:
    link(needed(metadata.get_all("Requires-Dist", []), {part}, {}), tmp_path)
    code = "from cairn.parts import PARTS, lacks; print(*filter(lacks, PARTS))"
    path = os.pathsep.join((str(tmp_path), str(ROOT / "src")))
    asked = [sys.executable, "-S", "-c", code]  # without what is installed
    done = subprocess.run(
        asked, env={**CLEAN, "PYTHONPATH": path}, capture_output=True, encoding="utf-8", check=True, timeout=WAIT
    )
    assert set(done.stdout.split()) == PARTS.keys() - {part} - ({"play"} if part == "server" else set())


def test_an_installed_wheel_serves_the_page_and_a_game(wheel: Path, metadata: Message, tmp_path: Path) -> None:
    whole = Installed(tmp_path / "home", wheel, metadata, {"all"}, {})
    code = "import cairn; from cairn.parts import PARTS, lacks; print(cairn.__file__, *sorted(filter(lacks, PARTS)))"
    where, *lacking = whole.run(whole.python, "-c", code).stdout.split()
    assert Path(where).is_relative_to(whole.site)
    assert lacking == ["gpu", "train"]
    served = subprocess.Popen(
        [whole.command, "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=tmp_path, env={**CLEAN, "CAIRN_JIT": "0", "CAIRN_LOG": "warning"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    try:
        assert served.stdout
        line = served.stdout.readline()
        assert line.startswith("cairn: serving at "), served.communicate()[1]
        with Person(int(line.split("/ ")[0].rpartition(":")[2]), "Ada") as ada:
            page = ada.raw("GET", "/table/any")
            assert page.text.startswith("<!doctype html>")
            for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
                assert ada.raw("GET", path).is_success
            assert "/assets/" in page.text
            licences = ada.raw("GET", "/licences.md")
            assert licences.headers["content-type"] == "text/plain; charset=utf-8"
            assert licences.text.startswith("# Licenses")
            table = ada.open_table("me", "local")["id"]
            with ada.at(table) as screen:
                assert play_out(screen, rng=Random(1), most=30) == 30  # quick enough for the limits of a real server
                screen.send("resign", seat=0)
                while screen.table["status"] != "over":
                    screen.hear()
            assert ada.ask("GET", f"/api/tables/{table}/verify")["fair"]
    finally:
        served.send_signal(signal.SIGTERM)
        said = served.communicate(timeout=WAIT)[1]
    assert "Traceback" not in said
