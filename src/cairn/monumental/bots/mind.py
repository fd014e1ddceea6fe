"""A search with all its room, as Python holds it: think about a position, or play whole games inside the kernel."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from threading import Event, Thread, get_ident
from typing import Any

from cairn.bots.advice import decider
from cairn.chance import Rng, sow_box
from cairn.kernel import Box, box, copy, numbers
from cairn.monumental import Monumental
from cairn.monumental import kinds as k
from cairn.monumental.bots.beam import LEAVES, ROOM, WIDE, Mind
from cairn.monumental.bots.fields import Sums, Weights
from cairn.monumental.bots.search import GAME, THINK, Diary, Effort, search_box
from cairn.monumental.fields import Events, Menu, Position


@dataclass(frozen=True)
class Budget:
    """How much a search may do; the widths are of its beams."""

    width: int
    quota: int = 64
    narrow: int = 0
    other: int = 0
    ends: int = 0
    samples: int = 0
    turns: int = 0
    nodes: int = 1 << 40  # choices tried; where none are given, the beam alone is the limit

    def shorter(self, times: int) -> "Budget":
        """Give half of it, so many times, but enough for the turn itself."""
        return replace(self, nodes=max(self.nodes >> min(times, 3), self.nodes // 6))

    def scaled(self, factor: float) -> "Budget":
        """Give so many times of it, as far as there is room: the widths, and how often it is played on, share it."""
        much = sqrt(factor) if self.turns else factor
        return replace(
            self,
            width=min(WIDE, max(1, round(self.width * much))),
            quota=min(WIDE, max(2, round(self.quota * much))),
            ends=min(LEAVES, max(1, round(self.ends * much))) if self.turns else 0,
            samples=min(1 << 20, max(1, round(self.samples * much))) if self.turns else 0,
            nodes=min(1 << 40, max(1, round(self.nodes * factor))),
        )

    def write(self, effort: Effort) -> None:
        """Write it where the kernel reads it."""
        effort.width, effort.quota, effort.narrow, effort.other = self.width, self.quota, self.narrow, self.other
        effort.ends, effort.samples, effort.turns, effort.budget = self.ends, self.samples, self.turns, self.nodes


def _own_clock() -> Callable[[], float]:
    """Give a clock of the time that this thread has worked, where others can read it: load makes nobody weaker."""
    if sys.platform != "win32" and hasattr(time, "pthread_getcpuclockid"):
        clock = time.pthread_getcpuclockid(get_ident())
        return lambda: time.clock_gettime(clock)
    return time.monotonic


class Search:
    """The room of a search, made once."""

    def __init__(self) -> None:
        self.near, self.far = box(Position, ROOM), box(Position, ROOM)
        self.menu, self.silent = box(Menu), box(Events)
        self.minds, self.sums, self.dice = box(Mind, 2), box(Sums), box(Rng, 2)
        self.efforts = box(Effort, k.SEATS)
        self.diary = box(Diary)
        self.flag = numbers(1)

    def think(
        self, state: Monumental, weights: Box[Weights], budget: Budget, *, spread: bool = False, cap_s: float = 0
    ) -> Any:  # noqa: ANN401  (a record)
        """Search; gives the effort with what was found. Setting `flag[0]` stops it, and so does the cap."""
        effort = self.efforts[0]
        budget.write(effort)
        effort.ask, effort.seat, effort.seed, effort.spread = THINK, decider(state), 0, int(spread)
        effort.stray = effort.strayed = 0
        self.flag[0] = 0
        done = Event()
        if cap_s:
            Thread(target=self._ended_by, args=(done, cap_s, _own_clock()), daemon=True).start()
        try:
            self._run(state, weights)
        finally:
            done.set()
        return effort

    def _ended_by(self, done: Event, cap_s: float, clock: Callable[[], float]) -> None:
        """Stop a search that has taken its time, unless it is done before."""
        until = clock() + cap_s
        while (left := until - clock()) > 0:
            if done.wait(left):
                return
        if not done.is_set():
            self.stop()

    def reached(self, state: Monumental, place: int) -> Monumental:
        """Give the end of the turn that was found at this place of the last thought, the best at 0."""
        end = state.copy()
        leaf = int(self.efforts[0].leaf[place])
        end.moved_to(copy(self.near[leaf : leaf + 1]))
        return end

    def stop(self) -> None:
        """Let the search end where it is, from another thread."""
        self.flag[0] = 1

    def game(
        self, state: Monumental, weights: Box[Weights], budgets: list[Budget], seed: int, stray: int = 0
    ) -> tuple[list[int], list[int]]:
        """Play a game to its end, with weights and a budget for every seat; gives the points, and who won.

        Where turns stray, so many of a hundred, the diary has what was seen at the end of each.
        """
        for seat in range(state.seats):
            budgets[min(seat, len(budgets) - 1)].write(self.efforts[seat])
            self.efforts[seat].spread = 0
            self.efforts[seat].stray = stray
        self.efforts[0].ask = GAME
        self.diary[0].n = 0
        self.flag[0] = 0
        sow_box(self.dice, seed, 0)
        self._run(state, weights)
        result = [int(n) for n in self.efforts[0].result]
        return result[: state.seats], result[k.SEATS : k.SEATS + state.seats]

    def _run(self, state: Monumental, weights: Box[Weights]) -> None:
        search_box(
            state.box, self.near, self.far, state.kit.tables, self.menu, self.silent, weights, self.minds, self.sums,
            self.dice, self.efforts, self.diary, self.flag,
        )  # fmt: skip
