"""Bots that are programs of their own, in any language: JSON lines on standard input and output (docs/bots.md).

A program is told what its seat may know and what it may choose, and nothing else of the position.
"""

import errno
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from random import Random
from time import monotonic
from types import FrameType
from typing import Any

from cairn.core import CairnError, Choice, State, quoted, shown
from cairn.system import apart

PREFIX = "exec:"
PROTOCOL = 1  # raised whenever a program could misunderstand what it is told
SECONDS = "CAIRN_BOT_SECONDS"  # how long an answer may take
USUAL_S = 60.0
LONGEST = 100_000  # characters of an answer
ENDING_S = 1.0  # for a program to end when its input has ended
UNASKED = "said {} unasked; what is no answer belongs on its standard error"
UNREAD = 2  # lines that may wait: an answer, and that no more comes


_Told = SimpleQueue[tuple[str, threading.Event] | None]
"""Lines for a program, and what is set when it has read them; None ends its input."""


class ProgramError(CairnError):
    """A program that does not play; the sentence says why."""


class Program:
    """Lets a program decide: it is started at its first decision, and ends when this is closed or forgotten."""

    def __init__(self, command: str, game: str, rules: int, budget: float = 1.0) -> None:
        self._command, self._game, self._rules, self._budget = command, game, rules, budget
        self._words = _found(command)
        self._seconds = _patience()
        self._line: _Line | None = None
        self._told: object = None

    def scaled(self, factor: float) -> "Program":
        """Give the same program, told to think so many times as much."""
        return Program(self._command, self._game, self._rules, self._budget * factor)

    def choose(self, state: State, rng: Random) -> Choice:  # noqa: ARG002  (a program has dice of its own)
        """Tell the program what its seat may know, and take its answer."""
        seat, question, choices = state.turn, state.question, state.choices()
        if seat is None or seat < 0 or question is None:
            raise ProgramError(f"{self._command} has nothing to decide here")
        if self._line is None:
            self._line = _Line(self._words)
        told: list[dict[str, Any]] = []
        if self._told != (seat, state.setup):
            self._told = (seat, state.setup)
            told.append(self._hello(seat, state))
        texts = choices.texts()
        asked = {"question": question.as_dict(), "view": state.view(seat), "choices": texts}
        told.append({"do": "choose", "seat": seat, **asked})
        return choices[_read(self._line.asked(told, self._seconds), texts)]

    def _hello(self, seat: int, state: State) -> dict[str, Any]:
        about = {"game": self._game, "rules": self._rules, "seat": seat, "seats": state.seats, "setup": state.setup}
        return {"do": "hello", "protocol": PROTOCOL, **about, "budget": self._budget}

    def close(self) -> None:
        """End the program; what it has said unasked until then is told."""
        line, self._line = self._line, None
        if line is not None:
            line.ended()


class _Line:
    """A running program, and what it has said so far."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  (it is what somebody asked for)
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                **apart(),  # Ctrl-C is for whoever started the games
            )
        except OSError as error:
            raise ProgramError(f"the program {words[0]} cannot be started: {_unstarted(words[0], error)}") from None
        _RUNNING.add(self)
        _end_with_us()
        self._said: Queue[str | None] = Queue(UNREAD)
        self._told: _Told = SimpleQueue()
        ears = threading.Thread(target=_listen, args=(self._process, self._said), daemon=True)
        mouth = threading.Thread(target=_tell, args=(self._process, self._told), daemon=True)
        self.close = weakref.finalize(self, _end, self._process, self._told, (ears, mouth))
        ears.start()
        mouth.start()

    def asked(self, told: list[dict[str, Any]], seconds: float) -> str:
        """Write lines, the last of which is a question, and wait for the answer; for all that there is one limit."""
        until, limit = monotonic() + seconds, f"within {seconds:g} s ({SECONDS} sets the limit)"
        with suppress(Empty):
            early = self._said.get_nowait()
            raise self._silent(until) if early is None else self._failed(UNASKED.format(quoted(early.rstrip())))
        text, read = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in told), threading.Event()
        self._told.put((text, read))
        if not read.wait(seconds):
            raise self._failed(f"did not read what it was told {limit}")
        try:
            answer = self._said.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise self._failed(f"gave no answer {limit}") from None
        if answer is None:
            raise self._silent(until)
        if len(answer) >= LONGEST:
            raise self._failed(f"answered with more than {LONGEST} characters in a line")
        return answer

    def ended(self) -> None:
        """End it, and see that every answer was to the question that was asked: none is left over."""
        well = self.close.alive
        self.close()
        with suppress(Empty):
            if well and (late := self._said.get_nowait()) is not None:
                raise self._failed(UNASKED.format(quoted(late.rstrip())))

    def _silent(self, until: float) -> ProgramError:
        """Say how it came that nothing more can be heard."""
        try:
            code = self._process.wait(max(ENDING_S, until - monotonic()))
        except subprocess.TimeoutExpired:
            return self._failed("closed its standard output instead of answering")
        return self._failed(
            f"ended {f'with status {code}' if code >= 0 else f'by signal {-code}'} instead of answering"
        )

    def _failed(self, how: str) -> ProgramError:
        self.close()
        return ProgramError(f"the program {how}")

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()


def _unstarted(program: str, error: OSError) -> str:
    """Say why a program that is there cannot be started."""
    if error.errno == errno.ENOENT and Path(program).exists():
        return "its first line (#!) names a program that is not there"
    if error.errno == errno.ENOEXEC:
        return "it is made for another system, or its first line does not name what reads it (#!)"
    return error.strerror or str(error)


def _read(answer: str, texts: list[str]) -> int:
    """Read which choice is meant: its number from 0, or its notation, as JSON."""
    try:
        value = json.loads(answer)
    except (ValueError, RecursionError):
        raise ProgramError(f"the program answered {quoted(answer.rstrip())}, which is not a line of JSON") from None
    if isinstance(value, str) and value in texts:
        return texts.index(value)
    if type(value) is not int or not 0 <= value < len(texts):
        expected = f"a number from 0 to {len(texts) - 1} or the notation of a choice"
        raise ProgramError(f"the program answered {quoted(answer.rstrip())}; expected {expected}")
    return value


_RUNNING: "weakref.WeakSet[_Line]" = weakref.WeakSet()


def _listen(process: "subprocess.Popen[str]", said: "Queue[str | None]") -> None:
    """Pass on what a program says, up to what nobody asked for; None when it says no more."""
    with suppress(OSError, ValueError, Full):
        while process.stdout and (line := process.stdout.readline(LONGEST)):
            said.put_nowait(line)
        said.put_nowait(None)
    with suppress(OSError):
        if process.stdout:
            process.stdout.close()


def _tell(process: "subprocess.Popen[str]", told: _Told) -> None:
    """Write what a program is told, as soon as it reads; whether it is still there shows when it should answer."""
    while process.stdin and (line := told.get()):
        text, read = line
        with suppress(OSError):
            process.stdin.write(text)
            process.stdin.flush()
        read.set()
    with suppress(OSError):
        if process.stdin:
            process.stdin.close()


def _end(process: "subprocess.Popen[str]", told: _Told, threads: tuple[threading.Thread, ...]) -> None:
    """Let a program end by itself, as its input does; one that goes on is killed."""
    told.put(None)
    try:
        process.wait(ENDING_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for thread in threads:  # a program of the program may hold on to its lines
        thread.join(ENDING_S)


def _end_with_us() -> None:
    """Take the programs along when this process is told to end and has no other plans for that."""
    main = threading.current_thread() is threading.main_thread()
    if main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _ended)


def _ended(number: int, _: FrameType | None) -> None:
    for line in list(_RUNNING):
        line.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _found(command: str) -> list[str]:
    """Split a command into words, and find its program."""
    try:
        words = split(command)
    except ValueError as error:
        raise ProgramError(f"the command {shown(command)} cannot be read: {error}") from None
    if not words:
        raise ProgramError(f"{PREFIX} needs a program after it, such as {PREFIX}./mybot.py")
    program = shutil.which(words[0])
    if program is None:
        there = Path(words[0])
        what = "is a folder" if there.is_dir() else "may not be executed" if there.exists() else "is not there"
        raise ProgramError(f"the program {words[0]} {what}")
    return [str(Path(program).absolute()), *words[1:]]


def split(command: str, *, windows: bool = sys.platform == "win32") -> list[str]:
    """Split a command into words; on Windows, a backslash is part of a name."""
    if not windows:
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def _patience() -> float:
    text = os.environ.get(SECONDS)
    try:
        seconds = USUAL_S if text is None else float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < threading.TIMEOUT_MAX:
        raise ProgramError(f"{SECONDS} must be a number of seconds above 0, not {shown(text)}")
    return seconds
