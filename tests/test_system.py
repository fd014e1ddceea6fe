import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cairn import system
from cairn.bots.program import split
from cairn.server import process
from cairn.system import apart, cores, goes_on
from cairn.words import Words, pick_language


def test_a_process_is_known_to_go_on_until_it_has_ended(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    assert not goes_on(mark)
    mark.write_text("soon", encoding="ascii")
    assert not goes_on(mark)
    waits = [sys.executable, "-c", "import sys; print(len(sys.stdin.read()))"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="ascii", **apart()) as child:
        mark.write_text(str(child.pid), encoding="ascii")
        assert goes_on(mark)
        assert os.getpgid(child.pid) != os.getpgid(0)  # Ctrl-C is for the terminal's own
        assert child.communicate("ended")[0].split() == ["5"]
    assert not goes_on(mark)


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_a_command_is_split_as_its_system_writes_paths() -> None:
    assert split(r"'my bot' --name a\ b", windows=False) == ["my bot", "--name", "a b"]
    assert split(r'"C:\My Bots\bot.exe" C:\bots\net.bin', windows=True) == [r"C:\My Bots\bot.exe", r"C:\bots\net.bin"]


def test_whoever_serves_hears_when_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(process, "LOOK_S", 0.01)
    monkeypatch.setenv(system.AWAITED, str(tmp_path / "ready"))

    async def told() -> None:
        waits = asyncio.create_task(process.tell_compiled())
        await asyncio.sleep(0)
        assert not waits.done()
        assert capsys.readouterr().out == ""
        (tmp_path / "ready").touch()
        await waits

    asyncio.run(told())
    assert capsys.readouterr().out == f"cairn: {Words(pick_language(None))('compiled-behind')}\n"
    monkeypatch.delenv(system.AWAITED)
    asyncio.run(process.tell_compiled())  # nobody compiles: there is nothing to wait for
    assert capsys.readouterr().out == ""
