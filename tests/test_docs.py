"""Every code block of the documents is run: Python, commands, records, content files; every folder named exists."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cairn import record
from cairn.cli import app
from cairn.games import GAMES
from cairn.server.protocol import ChoiceGroup, NewTable
from tests.nim import EXAMPLE, installed

ROOT = Path(__file__).parents[1]
DOCS = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = ("python", "sh", "json", "lines", "record", "content", "folders", "example")
BLOCKS = [
    pytest.param(path, kind, text, id=f"{path.name}-{n}-{kind or 'unnamed'}")
    for path in DOCS
    for n, (kind, text) in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
]


def run_sh(text: str, folder: Path) -> None:
    """Run commands as a reader would, with `cairn` on the path; a make target must exist."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "NO_COLOR": "1"}
    environment |= {"CAIRN_DATA": str(folder / "data"), "TERM": "dumb"}
    if " nim " in text:
        environment["PYTHONPATH"] = str(installed())
    commands = [line for line in text.splitlines() if not line.startswith("make ")]
    commands = [line.replace(".venv/bin/cairn", "cairn") for line in commands]
    targets = [line.split()[1] for line in text.splitlines() if line.startswith("make ")]
    for target in targets:
        assert re.search(rf"^{target}:.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target
    script = "set -eu\n" + "\n".join(commands)
    done = subprocess.run(
        ["/bin/sh", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("path", "kind", "text"), BLOCKS)
def test_every_block_of_the_documents_runs(
    path: Path, kind: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kind in RUN, f"{path.name}: a block must say what it is: {', '.join(RUN)}"
    monkeypatch.chdir(tmp_path)  # what a block writes stays there
    if kind == "example":
        assert text in (EXAMPLE / "nim.py").read_text(encoding="utf-8")
    elif kind == "python":
        if "import NIM" in text:
            monkeypatch.syspath_prepend(EXAMPLE)
            monkeypatch.setattr(GAMES, "added", {})
        exec(compile(text, f"{path.name}", "exec"), {"__name__": "docs"})  # noqa: S102
    elif kind == "sh":
        run_sh(text, tmp_path)
    elif kind == "json":
        msgspec.json.decode(text, type=NewTable | list[ChoiceGroup])
    elif kind == "lines":
        assert all(msgspec.json.decode(line) is not None for line in text.splitlines())
    elif kind == "record":
        kept = record.read(text)
        game = record.game_of(kept, GAMES)
        assert record.verify(kept, game, game.content()).choices == len(kept.choices) > 0
    elif kind == "content":
        (tmp_path / "own.toml").write_text(text, encoding="utf-8")
        game = GAMES["monolyth" if text.startswith("[[") else "monumental"]
        assert game.content(str(tmp_path / "own.toml")).hash != game.content().hash
    else:
        for line in text.splitlines():
            name = line.split("  ")[0].strip()
            assert (ROOT / name).exists(), name


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)|src=\"([^\"]+)\"", path.read_text(encoding="utf-8")):
        target = link[0] or link[1]
        if not target.startswith(("http://", "https://")):
            assert (path.parent / target).exists(), target


def test_every_command_and_option_is_documented() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in DOCS)
    for command in app.registered_commands:
        name = command.name or getattr(command.callback, "__name__", "")
        assert f"cairn {name}" in text, name
