"""An arena from where it stands to its end, or to where it is stopped: in this process, in several, or on a cluster."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter

from cairn.arena import cluster, store
from cairn.arena.games import Result, played, terms
from cairn.arena.plan import Plan, left
from cairn.simulate import BotError
from cairn.simulate.crew import Crew, undisturbed
from cairn.simulate.games import Failure
from cairn.simulate.run import ALONE_S
from cairn.system import cores

BATCH_S = 0.5  # how long a batch takes, about
LARGEST = 256  # games of a batch
SHARES = 4  # batches that are left for each process at the end, so that all end at the same time

Batch = list[Result | Failure]


class Arena:
    """A plan, and its file of results."""

    def __init__(self, plan: Plan, path: Path, command: str = "", *, force: bool = False) -> None:
        plan.check()
        self.plan, self.store = plan, store.begun(path, plan, command, force=force)
        self._before = self.store.done()
        self.before = sum(number < plan.total for number in self._before)
        self.played, self._size, self._began = 0, 1, perf_counter()

    def play(self, progress: Callable[[int], None], jobs: int | None = None, ray: str | None = None) -> None:
        """Play what is left; each batch is kept as it comes. `progress` hears how many more are done."""
        if self.plan.total <= self.before:
            return
        with closing(self._batches_done(jobs, ray)) as done:
            for batch in done:
                with undisturbed():
                    self.keep(batch)
                progress(len(batch))

    def keep(self, batch: Batch) -> None:
        """Keep what was played; a bot that failed is told then."""
        self.store.add(game for game in batch if isinstance(game, Result))
        failures = [game for game in batch if isinstance(game, Failure)]
        self.store.drop({one.number: one.sentence(self.plan.seed) for one in failures if not one.bot})
        self.played += len(batch)
        for failed in failures:
            if failed.bot:
                raise BotError(failed.sentence(self.plan.seed), failed.trace)

    def _batches_done(self, jobs: int | None, ray: str | None) -> Generator[Batch]:
        work, batches = partial(played, self.plan, terms(self.plan)), self._batches()
        most = min(jobs or cores(), self.plan.total - self.before)
        self._began = perf_counter()
        if ray is not None:
            with closing(cluster.Cluster(ray)) as machines:
                self._size = machines.size
                yield from machines.done(work, batches)
            return
        if most == 1 or jobs is None:
            for batch in batches:
                yield work(batch)
                if most > 1 and perf_counter() - self._began > ALONE_S:
                    break
        left_over = self.plan.total - self.before - self.played
        if left_over:
            self._size = min(most, left_over)
            with closing(Crew[list[int], Batch](work, self._size)) as crew:
                yield from crew.done(batches)

    def _batches(self) -> Iterator[list[int]]:
        """Cut the numbers of what is left into batches that take about as long each."""
        numbers, more = left(self.plan, self._before), self.plan.total - self.before
        while more:
            each = (perf_counter() - self._began) * self._size / self.played if self.played else BATCH_S
            size = max(1, min(LARGEST, int(BATCH_S / each), more // (SHARES * self._size)))
            yield list(islice(numbers, size))
            more -= min(size, more)

    def close(self) -> None:
        """Close the file of results."""
        self.store.close()
