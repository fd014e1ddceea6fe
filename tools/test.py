"""Run every test in two lanes, which keep two cores busy: `tools/test.py` hands its arguments on to pytest.

Lane one installs what is needed, compiles the rules, then runs the tests compiled. Lane two brings the programs that
tests need, builds and checks, then runs the rules' tests interpreted. What a part prints is shown if it fails; the
rest goes on, so that one run shows all that is wrong, unless nothing can be tested: then everything ends.
"""

import os
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv" / "bin"
MORE = sys.argv[1:]
PYTEST = [str(BIN / "pytest"), "-rs", "--durations=25"]
NOTHING_CHOSEN = 5  # pytest's status where none of the tests fits its arguments
SIGN_S = 60  # how often something is said
PARTING_S = 60  # how long a part that is ended may take to put away what it has started
WAITING = 2  # more processes than cores: half of the time a test waits for a server, a browser or a terminal
WORKERS = str((os.cpu_count() or 1) + WAITING)
HALF = str(max(1, (os.cpu_count() or 1) // 2))
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each of hundreds of commands would compile all its sources


class Part:
    """A command, with a name."""

    def __init__(self, name: str, *command: str, after: tuple["Part", ...] = (), **environment: str) -> None:
        self.name, self.command, self.environment = name, command, environment
        self.after = after  # parts that must have been done
        self.done = threading.Event()
        self.began = 0.0
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path()


SET_UP = Part("install what is needed", "sh", "tools/setup.sh", "dev")
PROGRAMS = Part("bring Chromium and PostgreSQL", "sh", "tools/parts.sh")
BUILD = Part("build the client", "sh", "tools/web.sh", "build", after=(SET_UP,))
COMPILE = Part("compile the rules", *PYTEST, "--collect-only", "-q", "tests/test_imports.py")
NEEDED = {SET_UP, PROGRAMS, BUILD, COMPILE}  # without them nothing can be tested
COMPILED = (*PYTEST, "--numprocesses", WORKERS, "--dist", "loadfile", *MORE)
INTERPRETED = (*PYTEST, "--numprocesses", HALF, "-m", "modes", *MORE)
LANES = (
    (SET_UP, COMPILE, Part("tests, compiled", *COMPILED, after=(PROGRAMS, BUILD))),
    (
        PROGRAMS,
        BUILD,
        Part("checks", "make", "check"),
        Part("tests of the client", "sh", "tools/web.sh", "test"),
        Part("tests, interpreted", *INTERPRETED, CAIRN_JIT="0"),
    ),
)


class Run:
    """All parts, in their lanes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failed = threading.Event()  # something is wrong
        self.ended = threading.Event()  # nothing goes on
        self.running: list[Part] = []
        self.saying = threading.Lock()

    def say(self, text: str) -> None:
        """Print a line, or some."""
        with self.saying:
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()

    def lane(self, parts: tuple[Part, ...]) -> None:
        """Run one part after the other."""
        for part in parts:
            for other in part.after:
                while not other.done.wait(1) and not self.ended.is_set():
                    pass
            if self.ended.is_set():
                return
            self.run(part)

    def run(self, part: Part) -> None:
        """Run a part to its end, and say how it went."""
        part.log, part.began = self.folder / part.name, monotonic()
        with part.log.open("wb") as log:
            part.process = subprocess.Popen(  # noqa: S603
                part.command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **part.environment},
                start_new_session=True,
            )
            self.running.append(part)
            status = part.process.wait()
        self.running.remove(part)
        took = f"{monotonic() - part.began:5.0f} s"
        said = part.log.read_text(encoding="utf-8", errors="replace").splitlines()
        good = status == 0 or (status == NOTHING_CHOSEN and bool(MORE))
        if good:
            self.say(f"{took}  {part.name}")
            if part.name.startswith("tests,"):
                said = [line for line in said if line.startswith("SKIPPED")] + said[-1:]
            if said and (part.name.startswith("tests,") or part is PROGRAMS):
                self.say("\n".join(f"         {line.strip('= ')}" for line in said))
        elif not self.ended.is_set():
            self.failed.set()
            self.say(
                "\n".join([*said, "", f"{took}  {part.name}: FAILED, with status {status}; what it said is above"])
            )
            if part in NEEDED:
                self.end()
        part.done.set()

    def end(self) -> None:
        """End what runs, in good order if it can."""
        self.failed.set()
        self.ended.set()
        processes = [part.process for part in self.running if part.process]
        for sign in (signal.SIGINT, signal.SIGKILL):
            for process in processes:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, sign)
            for process in processes:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(PARTING_S)

    def watch(self, over: threading.Event) -> None:
        """Say now and then how far it is."""
        while not over.wait(SIGN_S):
            for part in list(self.running):
                last = part.log.read_text(encoding="utf-8", errors="replace").rstrip().rpartition("\n")[2][-60:]
                self.say(f"   ...    {part.name}, since {monotonic() - part.began:.0f} s: {last.strip()}")


def main() -> int:
    """Run all of it; gives the exit status."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored, and tests interrupt
    began, over = monotonic(), threading.Event()
    with tempfile.TemporaryDirectory(prefix="cairn-test-") as folder:
        run = Run(Path(folder))
        lanes = [threading.Thread(target=run.lane, args=(parts,)) for parts in LANES]
        for thread in (*lanes, threading.Thread(target=run.watch, args=(over,), daemon=True)):
            thread.start()
        try:
            for thread in lanes:
                thread.join()
        except KeyboardInterrupt:
            run.end()
            for thread in lanes:
                thread.join()
            return 130
        finally:
            over.set()
    run.say(f"{monotonic() - began:5.0f} s  in all{', and not everything is right' if run.failed.is_set() else ''}")
    return int(run.failed.is_set())


if __name__ == "__main__":
    sys.exit(main())
