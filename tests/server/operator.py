"""Commands as an operator runs them: a server in a process of its own, and what works on it from outside."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

WAIT = 180.0
ENVIRONMENT = {**os.environ, "CAIRN_JIT": "0", "CAIRN_LOG": "warning", "NO_COLOR": "1"}


def cairn(
    *arguments: str | Path, environment: dict[str, str] | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "cairn", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=WAIT,
        check=False,
        env=environment or ENVIRONMENT,
        cwd=folder,
    )


class Served:
    """`cairn serve` on a free port; what it says on the error stream is in `said` after its end."""

    def __init__(self, folder: Path, *more: str, environment: dict[str, str] | None = None) -> None:
        where = () if "--database" in more else ("--data", str(folder))
        command = [sys.executable, "-m", "cairn", "serve", "--port", "0", *where, *more]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**ENVIRONMENT, **(environment or {})},
        )
        self.pid, self.said = self._process.pid, ""
        assert self._process.stdout
        self.lines = [self._process.stdout.readline()]
        if not self.lines[0].startswith("cairn: serving at "):
            self._process.kill()
            raise AssertionError(self._process.communicate()[1])
        self.port = int(self.lines[0].split("/ ")[0].rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop(signal.SIGKILL)

    def hear(self) -> str:
        """Wait for the next line that it prints."""
        assert self._process.stdout
        self.lines.append(self._process.stdout.readline())
        return self.lines[-1]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """End it; gives its exit status."""
        self._process.send_signal(by)
        self.said += self._process.communicate(timeout=WAIT)[1]
        return self._process.returncode
