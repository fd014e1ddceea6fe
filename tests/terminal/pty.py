"""A person at a real pseudo-terminal, who always takes the first answer."""

import os
import re
import signal
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pexpect

from cairn.words import Words

PLAY = "from tests.draws import same; same({}); from cairn import terminal; terminal.play({})"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]")
WAITED = re.compile(r"\r\x1b\[2K[^\r\n\x1b]*")  # what was said while somebody thought: the next picture takes its place
PATHS = os.pathsep.join(["src", "."])
KEEP = ("PATH", "HOME", "SYSTEMROOT")


def heed_interrupts() -> None:
    """Let Ctrl-C end a program also where the tests run in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ended(child: Any) -> int | None:
    """Give the status of a program that has closed its terminal: its end may take a while longer."""
    child.wait()
    child.close()
    status: int | None = child.exitstatus
    return status


class Person:
    """Drives one terminal."""

    def __init__(
        self, data: Path, language: str, size: tuple[int, int] = (24, 80), env: dict[str, str] | None = None
    ) -> None:
        self.data, self.words, self.size, self.env = data, Words(language), size, env or {}
        self.screen = ""
        self.all = ""
        self.child: Any = None
        self.codec = "utf-8"
        self.starts = 0

    def start(self, *arguments: str) -> None:
        """Start a game, or go on with one, and wait for the first question."""
        env = {"CAIRN_JIT": "0", "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
        env |= {"CAIRN_DATA": str(self.data), "CAIRN_LANG": self.words.language, "PYTHONPATH": PATHS, **self.env}
        self.starts += 1
        code = PLAY.format(self.starts, ", ".join(arguments))
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", code],
            env=env,
            encoding=self.codec,
            timeout=180,
            dimensions=self.size,
            preexec_fn=heed_interrupts,
        )
        self.child.delaybeforesend = None
        self.wait()

    def wait(self) -> bool:
        """Read until a question, or the end; tell whether there is a question."""
        found = self.child.expect([r"> \Z", pexpect.EOF])
        shown = self.child.before + (self.child.after if found == 0 else "")
        self.all += shown
        self.screen = ESCAPES.sub("", WAITED.sub("", shown))
        return bool(found == 0)

    def answer(self, text: str) -> bool:
        """Type a line, wait for the next question; tell whether there is one."""
        self.child.sendline(text)
        return self.wait()

    def press(self, key: str) -> None:
        """Press a key when the program waits for one: an interrupt right before that goes unnoticed until the next."""
        state = Path(f"/proc/{self.child.pid}/stat")
        while state.exists() and not re.search(r"\) S ", state.read_text(encoding="ascii", errors="replace")):
            sleep(0.005)
        self.child.send(key)

    def first(self) -> str:
        """Decide what to type: the first answer there is; a stone that cannot be placed is none."""
        refused = next((n for n in range(1, 5) if self.words("no-match", text=str(n)) in self.screen), None)
        if refused is not None:
            return str(refused + 1)
        if self.words("key-confirm") in self.screen or self.words("press-enter") in self.screen:
            return ""
        if self.words("ask-burn") in self.screen and not re.search(r"^ *1  burn", self.screen, re.MULTILINE):
            return "burn"
        return "1"

    def finish(self, most: int = 1000) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.answer(self.first()):
                assert ended(self.child) == 0, self.screen
                return
        raise AssertionError(f"no end after {most} answers:\n{self.screen}")
