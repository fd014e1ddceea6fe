"""Compiled functions find each other, whichever process has compiled them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cairn import kernel

MODULES = {
    "before": ("", "@jit", "def nothing(x: int) -> int:\n    return x\n"),
    "inner": ("", "@jit", "def inner(x: int) -> int:\n    return 3 * x + 1\n"),
    "middle": (
        "from inner import inner\n",
        "@jit",
        "def middle(x: int) -> int:\n    return inner(x) + inner(x + 1)\n",
    ),
    "outer": ("from middle import middle\n", "@entry", "def outer(x: int) -> int:\n    return middle(x) * 100\n"),
}


@pytest.mark.skipif(not kernel.COMPILED, reason="nothing is compiled")
def test_what_another_process_has_compiled_is_taken_in(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for name, (imports, mark, text) in MODULES.items():
        source = f"from cairn.kernel import entry, jit\n{imports}\n\n{mark}\n{text}"
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")

    def told(code: str) -> str:
        environment = {**os.environ, "CAIRN_CACHE": str(cache), "PYTHONPATH": str(tmp_path)}
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, encoding="utf-8", check=True
        ).stdout

    assert told("from outer import outer; print(outer(5))") == "3500\n"
    kept = {file: file.stat().st_mtime_ns for file in cache.rglob("middle.*")}
    assert kept
    for name in ("inner", "outer"):
        for file in cache.rglob(f"{name}.*"):
            file.unlink()
    assert told("import before; from outer import outer; print(outer(5))") == "3500\n"
    assert {file: file.stat().st_mtime_ns for file in cache.rglob("middle.*")} == kept
    assert list(cache.rglob("outer.*"))


@pytest.mark.skipif(not kernel.COMPILED, reason="nothing is compiled")
@pytest.mark.parametrize("left", [0, 1000])
def test_what_was_kept_and_is_damaged_is_put_aside(tmp_path: Path, left: int) -> None:
    for folder in {kernel._folder(path) for path in kernel._sources()}:  # noqa: SLF001  (nobody else needs to know)
        if Path(folder).exists():
            shutil.copytree(folder, tmp_path / Path(folder).name)
    shutil.copy(kernel.READY, tmp_path)
    damaged = list(tmp_path.rglob("monumental_*/entries.random_games-*.nbc"))
    assert damaged
    for file in damaged:
        file.write_bytes(file.read_bytes()[:left])
    words = [sys.executable, "-m", "cairn", "simulate", "monumental", "--games", "1", "--bots", "random", "--jobs", "1"]
    environment = {**os.environ, "CAIRN_CACHE": str(tmp_path)}
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment, check=False)
    assert done.returncode == 1
    assert "the compiled rules were damaged and have been put aside: start again" in done.stderr
    assert not (tmp_path / kernel.READY.name).exists()
    assert not any(file.exists() for file in damaged)
