"""The wheel is all one needs: installed outside the clone, it serves the page and a game."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from tests.server.kit import Person, play_out
from tests.web.kit import build

ROOT = Path(__file__).parents[1]
WAIT = 120
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built as a release is."""
    build()
    folder = tmp_path_factory.mktemp("wheel")
    asked = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False, timeout=WAIT)
    assert done.returncode == 0, done.stderr
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    package = ROOT / "src" / "cairn"
    files = {path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= names
    assert "cairn/server/static/index.html" in names
    assert any(re.fullmatch(r"cairn/server/static/assets/.*\.js", name) for name in names)


def test_an_installed_wheel_serves_the_page_and_a_game(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    venv.create(home, with_pip=False)
    places = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    site = Path(places["purelib"])
    with ZipFile(wheel) as packed:  # a wheel without compiled parts is installed by unpacking it
        packed.extractall(site)
    # What Cairn needs is taken from the environment of the tests, but Cairn itself is not.
    needed = tmp_path / "needed"
    needed.mkdir()
    for path in Path(sysconfig.get_paths()["purelib"]).iterdir():
        if not path.name.lower().startswith(("cairn", "_cairn", "_editable")) and path.suffix != ".pth":
            (needed / path.name).symlink_to(path)
    (site / "needed.pth").write_text(f"{needed}\n", encoding="utf-8")
    python = Path(places["scripts"]) / ("python.exe" if os.name == "nt" else "python")
    environment = {**CLEAN, "CAIRN_JIT": "0", "CAIRN_LOG": "warning"}
    where = subprocess.run(
        [python, "-c", "import cairn; print(cairn.__file__)"],
        cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=True, timeout=WAIT,
    ).stdout  # fmt: skip
    assert Path(where.strip()).is_relative_to(site)
    served = subprocess.Popen(
        [python, "-m", "cairn", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
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
