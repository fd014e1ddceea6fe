"""Work beside the event loop: a process that was up is waited for when it has died, and odd jobs do not spoil it."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cairn.server import workers
from cairn.server.refusals import UnreachableError
from cairn.server.workers import Worker
from tests.server.kit import WAIT


def with_worker(work: Callable[[Worker, int], Awaitable[None]]) -> None:
    """Do something with a worker whose process is up."""

    async def whole() -> None:
        worker = Worker("tests")
        serving = asyncio.create_task(worker.serve())
        try:
            async with asyncio.timeout(3 * WAIT):
                while (pid := await worker.run(os.getpid)) == os.getpid():  # noqa: ASYNC110  (nobody tells)
                    await asyncio.sleep(0.05)
                await work(worker, pid)
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            worker.close()

    asyncio.run(whole())


def test_what_a_process_has_begun_to_do_no_thread_does_after_its_death(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "AGAIN_S", 0.01)

    async def work(worker: Worker, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        asked = [worker.run(os.getpid) for _ in range(5)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert os.getpid() not in found
        assert isinstance(found[0], UnreachableError)
        assert isinstance(found[-1], int)
        assert found[-1] != pid

    with_worker(work)


def test_a_process_that_does_not_come_back_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "AGAIN_S", 1000.0)

    async def work(worker: Worker, pid: int) -> None:
        monkeypatch.setattr(workers, "LONGEST_S", 1.0)
        os.kill(pid, signal.SIGKILL)
        for _ in range(3):
            with pytest.raises(UnreachableError):
                await worker.run(os.getpid)

    with_worker(work)


def test_what_cannot_travel_is_told_and_the_next_job_is_done() -> None:
    deep: list[Any] = []
    for _ in range(3000):
        deep = [deep]

    async def work(worker: Worker, pid: int) -> None:
        with pytest.raises(RecursionError):
            await worker.run(len, deep)
        assert await worker.run(os.getpid) == pid

    with_worker(work)
