"""A run from its beginning to its end, or to where it was stopped."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from functools import partial
from time import perf_counter

from cairn import bots
from cairn.core import CairnError
from cairn.simulate import results
from cairn.simulate.crew import Crew, undisturbed
from cairn.simulate.games import Failure, Outcome, Run, played
from cairn.simulate.tally import Summary, Tally
from cairn.system import cores

BATCH_S = 0.1  # how long a batch takes, about
LARGEST = 512  # games of a batch
SHARES = 4  # batches that are left for each process at the end, so that all end at the same time
ALONE_S = 2.0  # a run that is done so soon needs no more processes


class BotError(CairnError):
    """A game that failed, by a bot mostly: the sentence says where; `trace` has the lines of its own code."""

    def __init__(self, text: str, trace: str) -> None:
        super().__init__(text)
        self.trace = trace


class Simulation:
    """A run that can be summed up wherever it stands."""

    def __init__(self, run: Run) -> None:
        if run.players not in run.game.players:
            raise CairnError(f"{run.game.name} is for {run.game.crowd}")
        if run.counts and run.records is None:
            raise CairnError("counts are kept in records: name a folder for them with --records DIR")
        self.run = run
        self.names = bots.seat_bots(run.game.name, run.bots, run.players)
        self._tally = Tally(run, self.names)
        self._jobs, self._began, self._ended = 1, perf_counter(), 0.0

    def play(self, progress: Callable[[int], None] | None = None) -> None:
        """Play the games; `progress` hears how many more are done. What ends it early leaves all that came before."""
        run = self.run
        if run.records is not None:
            _make_folder(run)
        sheet = None if run.results is None else results.opened(run.results, force=run.force)
        self._began = perf_counter()
        try:
            with closing(sheet) if sheet else nullcontext(), closing(self._batches_done()) as done:
                for batch in done:
                    with undisturbed():
                        self._keep(batch, sheet)
                    if progress:
                        progress(len(batch))
        finally:
            self._ended = perf_counter()

    def _keep(self, batch: list[Outcome | Failure], sheet: results.Sheet | None) -> None:
        """Write and count games in their order, up to one that failed."""
        well = [outcome for outcome in batch if isinstance(outcome, Outcome)]
        for outcome in batch:
            if outcome.record is not None:
                _write(self.run, outcome)
        for outcome in well:
            self._tally.add(outcome)
        if sheet is not None:
            sheet.add(results.row(self.run, self.names, outcome) for outcome in well)
        failed = batch[-1]
        if isinstance(failed, Failure):
            raise self._failed(failed)

    def _batches_done(self) -> Generator[list[Outcome | Failure]]:
        """Play all batches: in this process, or, where there is much to do, in several."""
        run, work = self.run, partial(played, self.run, self.names)
        batches = self._batches()
        most = run.jobs if run.jobs is not None else cores()
        if most == 1 or run.jobs is None:
            for batch in batches:
                yield work(batch)
                if most > 1 and perf_counter() - self._began > ALONE_S:
                    break
        left = run.games - self._tally.games
        if left:
            self._jobs = min(most, left)
            with closing(Crew[range, list[Outcome | Failure]](work, self._jobs)) as crew:
                yield from crew.done(batches)

    def _batches(self) -> Iterator[range]:
        """Cut the numbers of all games into batches that take about as long each."""
        number, last = self.run.first, self.run.first + self.run.games
        while number < last:
            done = self._tally.games
            each = (perf_counter() - self._began) * self._jobs / done if done else BATCH_S
            size = max(1, min(LARGEST, int(BATCH_S / each), (last - number) // (SHARES * self._jobs)))
            yield range(number, number + size)
            number += size

    def _failed(self, failure: Failure) -> BotError:
        kept = f"; its record so far is {self.run.file(failure.number)}" if failure.record is not None else ""
        return BotError(
            f"{failure.sentence(self.run.seed)}{kept}; --first {failure.number + 1} --games 1 plays that game again",
            failure.trace,
        )

    def summary(self) -> Summary:
        """Sum up what has been played so far."""
        return self._tally.summary((self._ended or perf_counter()) - self._began, self._jobs)


def simulate(run: Run, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the games of a run and sum them up; `progress` hears how many more are done."""
    simulation = Simulation(run)
    simulation.play(progress)
    return simulation.summary()


def _write(run: Run, outcome: Outcome | Failure) -> None:
    path, text = run.file(outcome.number), outcome.record or ""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        raise CairnError(f"{path}: cannot be written ({error.strerror})") from None


def _make_folder(run: Run) -> None:
    folder = run.records
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = next(folder.iterdir(), None)
    except OSError as error:
        raise CairnError(f"{folder}: cannot be made a folder for records ({error.strerror})") from None
    if there is not None:
        raise CairnError(
            f"{folder}: there is something in this folder already ({there.name}); name one for records that is new or "
            "empty"
        )
