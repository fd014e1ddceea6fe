"""Processes that do long work for the server, so that its event loop stays free, and what each address may cost."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from time import monotonic
from typing import Any, TypeVar

import structlog

from cairn import kernel
from cairn.server.jobs import HEAD, NICE, packed
from cairn.server.refusals import RefusedError, UnreachableError
from cairn.server.settings import Rate

T = TypeVar("T")
LONGEST_S = 60.0  # a job that takes longer is given up
SMALL = 4096  # bytes of an answer that is read at once
AGAIN_S = 1.0  # before a process that died is started again
REMEMBERED = 4096  # addresses whose budgets are kept before the recovered ones are forgotten

ASKING: ContextVar[str] = ContextVar("asking", default="")
"""The address for which something is done; empty where the server does it of itself."""

log = structlog.get_logger("cairn")


class Worker:
    """A process that does one job at a time. Until it is up, and where none is wanted, a thread does them."""

    def __init__(self, name: str, nice: int = NICE) -> None:
        self._name, self._nice = name, nice
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, name)
        self._process: Process | None = None
        self._up = asyncio.Event()  # since the process is up; it is cleared when one dies
        self._lasting = False  # whether there has been a process: then nothing is done in the thread any more
        self._doing: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Do a job. Whoever asked may go away: the job ends all the same, and the next one begins after it."""
        task = asyncio.get_running_loop().create_task(self._run(work, given))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    async def _run(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        async with self._turn:
            if self._lasting and self._process is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._up.wait(), LONGEST_S)
            process = self._process
            if process is None and self._lasting:
                raise UnreachableError
            if process is None:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
            try:
                async with asyncio.timeout(LONGEST_S):
                    data = await _exchange(process, work, given)
                    good, answer = await self._unpacked(data)
            except TimeoutError:
                self._end(process)
                raise RefusedError("too-large", "This takes too long here.") from None
            except (OSError, EOFError):
                self._end(process)
                raise UnreachableError from None
        if not good:
            raise answer
        return answer  # type: ignore[no-any-return]

    async def _unpacked(self, data: bytes) -> tuple[bool, Any]:
        """Read an answer; a large one in the thread, since a position's map may have to be made for it."""
        if len(data) <= SMALL:
            found: tuple[bool, Any] = pickle.loads(data)  # noqa: S301  (our own process wrote it)
            return found
        return await asyncio.get_running_loop().run_in_executor(self._thread, pickle.loads, data)  # noqa: S301

    def _end(self, process: Process) -> None:
        self._process = None
        self._up.clear()
        with suppress(ProcessLookupError):
            process.kill()

    async def serve(self) -> None:
        """Hold a process ready for as long as the server runs."""
        environment = {**os.environ, "CAIRN_JIT": os.environ.get("CAIRN_JIT", "1") if kernel.COMPILED else "0"}
        while True:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "cairn.server.jobs", str(self._nice), stdin=PIPE, stdout=PIPE, env=environment
            )
            try:
                if process.stdout is not None and await process.stdout.read(1):
                    self._process, self._lasting = process, True
                    self._up.set()
                await process.wait()
                log.error("a worker ended and is started again", worker=self._name, code=process.returncode)
            finally:
                self._end(process)
                await process.wait()
            await asyncio.sleep(AGAIN_S)

    def close(self) -> None:
        """Begin nothing more."""
        for task in self._doing:
            task.cancel()
        self._thread.shutdown(cancel_futures=True)


async def _exchange(process: Process, work: Callable[..., Any], given: tuple[object, ...]) -> bytes:
    assert process.stdin is not None  # noqa: S101  (both are pipes)
    assert process.stdout is not None  # noqa: S101
    process.stdin.write(packed((work, given)))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return await process.stdout.readexactly(size)


class Budgets:
    """The time that long work may take for each address: so many seconds at once, refilled at so many a second."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._used: dict[str, tuple[float, float]] = {}  # seconds used up, and when that was
        self._turns: dict[str, asyncio.Lock] = {}

    async def run(self, worker: Worker, work: Callable[..., T], *given: object) -> T:
        """Do a job for the address that asks, one of it at a time; refused when it has used up its time."""
        address = ASKING.get()
        if not address:
            return await worker.run(work, *given)
        async with self._turns.setdefault(address, asyncio.Lock()):
            used = self.used(address)
            if used >= self._rate.burst:
                raise RefusedError("too-fast", "That was a lot of work for this server: wait a little.")
            began = monotonic()
            try:
                return await worker.run(work, *given)
            finally:
                self._used[address] = self.used(address) + monotonic() - began, monotonic()
                self._forget()

    def used(self, address: str) -> float:
        """Give the seconds that an address has used up and not yet recovered."""
        seconds, since = self._used.get(address, (0.0, 0.0))
        return max(0.0, seconds - (monotonic() - since) * self._rate.per_second)

    def _forget(self) -> None:
        if len(self._used) > REMEMBERED:
            self._used = {address: self._used[address] for address in self._used if self.used(address) > 0}
            self._turns = {address: turn for address, turn in self._turns.items() if turn.locked()}
