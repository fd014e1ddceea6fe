import os
import subprocess
import sys
from pathlib import Path

from cairn.bots.program import split
from cairn.system import apart, cores, goes_on


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
