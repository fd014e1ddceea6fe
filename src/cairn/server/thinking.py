"""The processes in which bots think, and the queue before them: whoever causes it takes turns, and so do the tables."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from cairn.server import minds
from cairn.server.refusals import RefusedError
from cairn.server.workers import ASKING, Worker
from cairn.system import cores

T = TypeVar("T")
At = tuple[int, int]
NICE = 10  # how much less urgent than answering people this is
MOST_HOMES = 4096  # tables of which it is known where their bots are kept


def processes() -> int:
    """Give how many processes think where nobody has said so: all cores but one, which answers people."""
    return max(1, cores() - 1)


class Rota(Generic[T]):
    """What waits: owners take turns, and so do the tables of each; at one table the first comes first."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, owner: str, table: str, what: T) -> None:
        """Let something wait."""
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(what)

    def take(self) -> T | None:
        """Take what comes next; whoever had a turn waits until all others had theirs."""
        if not self._owners:
            return None
        owner, tables = self._owners.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        what = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._owners[owner] = tables
        return what

    def at(self, table: str) -> list[T]:
        """List what waits for a table."""
        return [what for tables in self._owners.values() for what in tables.get(table, ())]


@dataclass(eq=False)
class Thought:
    """Something to be thought about at a moment of a table; its answer may come later, or never be wanted."""

    table: str
    at: At
    work: Callable[..., Any]
    given: tuple[object, ...]
    answer: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Thinkers:
    """Some processes that think, one thing at a time each. A table goes where its bots are kept, if that is free."""

    def __init__(self, number: int) -> None:
        self.workers = [Worker(f"thinking-{i}", NICE) for i in range(number)]
        self._free = list(self.workers)
        self._waiting: Rota[Thought] = Rota()
        self._homes: OrderedDict[str, Worker] = OrderedDict()
        self._doing: set[asyncio.Task[None]] = set()

    async def run(self, table: str, at: At, work: Callable[..., T], *given: object) -> T:
        """Think when it is this table's turn; refused as stale where the table moves on before."""
        thought = Thought(table, at, work, given)
        self._waiting.put(ASKING.get() or table, table, thought)
        self._begin()
        found: T = await thought.answer
        return found

    def moved(self, table: str, at: At) -> None:
        """Give up what still waits to be thought about other moments of a table."""
        for thought in self._waiting.at(table):
            if thought.at != at and not thought.answer.done():
                thought.answer.set_exception(RefusedError("stale", "The table has moved on."))

    def over(self, table: str) -> None:
        """Forget the bots of a table whose game is over."""
        home = self._homes.pop(table, None)
        if home is not None:
            self._spawn(self._forget(home, table))

    def close(self) -> None:
        """Begin nothing more."""
        for task in list(self._doing):
            task.cancel()
        for worker in self.workers:
            worker.close()

    def _begin(self) -> None:
        while self._free and (thought := self._waiting.take()) is not None:
            if thought.answer.done():  # nobody waits for it any more
                continue
            home = self._homes.get(thought.table)
            worker = home if home in self._free else self._free[0]
            assert worker is not None  # noqa: S101  (there is a free one)
            self._free.remove(worker)
            self._settle(thought.table, worker)
            self._spawn(self._think(worker, thought))

    def _settle(self, table: str, worker: Worker) -> None:
        self._homes[table] = worker
        self._homes.move_to_end(table)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)

    async def _think(self, worker: Worker, thought: Thought) -> None:
        try:
            found = await worker.run(thought.work, *thought.given)
        except Exception as error:  # noqa: BLE001  (it is handed to whoever asked)
            if not thought.answer.done():
                thought.answer.set_exception(error)
        else:
            if not thought.answer.done():
                thought.answer.set_result(found)
        finally:
            self._free.append(worker)
            self._begin()

    async def _forget(self, worker: Worker, table: str) -> None:
        with suppress(Exception):  # a process that died has forgotten everything
            await worker.run(minds.forgotten, table)

    def _spawn(self, work: Any) -> None:  # noqa: ANN401  (a coroutine)
        task = asyncio.get_running_loop().create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
