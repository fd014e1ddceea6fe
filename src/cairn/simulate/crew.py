"""Processes that work beside this one: batches go out, and what came of them comes back in order."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from cairn.core import CairnError

B = TypeVar("B")
R = TypeVar("R")
AHEAD = 2  # batches that a worker has, so that it never waits for the next one
WINDOW = 64  # batches for each worker that may be done before one that takes long
PATIENCE_S = 5.0  # for a worker to end


class WorkerError(CairnError):
    """A process that ended in the middle of its work."""


@dataclass(eq=False)
class _Worker:
    process: Any
    line: Any  # a connection, of a kind that differs from system to system
    has: list[int] = field(default_factory=list)  # the numbers of its batches


class Crew(Generic[B, R]):
    """So many processes, each of which does the same work with its batches.

    They are started afresh (spawned), which is safe whatever this one has loaded, and load the rules side by side.
    """

    def __init__(self, work: Callable[[B], R], size: int) -> None:
        context = get_context("spawn")
        self._workers: list[_Worker] = []
        with _deaf():
            for _ in range(size):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, work), daemon=True)
                process.start()
                theirs.close()  # so that the line ends when the worker does
                self._workers.append(_Worker(process, ours))

    def done(self, batches: Iterator[B]) -> Iterator[R]:
        """Do all batches; gives what came of each, in their order."""
        found: dict[int, R] = {}
        given, told = 0, 0
        more = True
        while True:
            for worker in self._workers:
                while more and len(worker.has) < AHEAD and given < told + WINDOW * len(self._workers):
                    batch = next(batches, None)
                    more = batch is not None
                    if more:
                        self._give(worker, given, batch)
                        given += 1
            busy = {worker.line: worker for worker in self._workers if worker.has}
            if not busy:
                return
            for line in wait(list(busy)):
                number, answer = self._heard(busy[line])
                found[number] = answer
            while told in found:
                yield found.pop(told)
                told += 1

    def _give(self, worker: _Worker, number: int, batch: B | None) -> None:
        try:
            worker.line.send((number, batch))
        except OSError:
            raise self._lost(worker) from None
        worker.has.append(number)

    def _heard(self, worker: _Worker) -> tuple[int, R]:
        try:
            number, well, answer = worker.line.recv()
        except (EOFError, OSError):
            raise self._lost(worker) from None
        if not well:
            raise answer
        worker.has.remove(number)
        return number, answer

    def _lost(self, worker: _Worker) -> WorkerError:
        worker.process.join(PATIENCE_S)
        code = worker.process.exitcode
        how = f"ended with status {code}"
        if code is not None and code < 0:
            name = signal.Signals(-code).name if -code in set(signal.Signals) else "of no name"
            how = f"was killed (signal {-code}, {name}" + ("; was there too little memory?)" if code == -9 else ")")  # noqa: PLR2004
        return WorkerError(f"a process that played games {how}")

    def close(self) -> None:
        """End all processes, wherever they are."""
        for worker in self._workers:
            worker.line.close()
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join(PATIENCE_S)
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until something is done whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked = False

    def later(*_: object) -> None:
        nonlocal asked
        asked = True

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is for this one, which ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(line: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """Do what comes until nothing more can."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, batch = line.recv()
        except (EOFError, OSError):  # whoever started this has gone
            return
        try:
            answer = (number, True, work(batch))
        except CairnError as error:
            answer = (number, False, error)
        try:
            line.send(answer)
        except OSError:
            return
