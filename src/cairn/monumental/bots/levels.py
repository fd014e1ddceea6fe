"""The five opponents of Monumental: two that look at what lies before them, three that plan whole turns."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Self

from cairn.bots.advice import Advice, Outlook, Reason, decider, over, standings
from cairn.core import CairnError, Choice, LimitError, State
from cairn.kernel import COMPILED, Box, box, copy, head
from cairn.monumental import Monumental
from cairn.monumental import kinds as k
from cairn.monumental.bots.beam import ended_box, mark_box
from cairn.monumental.bots.fields import DENY, INSIGHT, NAMES, POINT, TEMPO, VICTORY, Sums, Weights
from cairn.monumental.bots.greedy import GreedyMonumental, column_after
from cairn.monumental.bots.mind import Budget, Search
from cairn.monumental.bots.weights import learned, net, packed, plain
from cairn.monumental.bots.worth import left_box, weighed_box, weighed_cross_box
from cairn.monumental.codes import first_of, verb_of
from cairn.monumental.fields import Position, Tables

CAP_S = 2.5  # of work on one core: no answer takes longer
LIKED = 300  # thousandths of a point by which something loved looks better
ENOUGH = 3  # things after which a beginner's turn is over
SHORT = Budget(width=6, quota=2)  # what says how the running turn will end
WORTHWHILE = 0.1  # points from which on something is a reason
# What a seat may still expect: points for each turn, and of what its cards and stocks are worth beside that the more,
# the more turns they have to ripen. Fitted to 120 games of the two upper levels: 5.5 points off on average.
GROWTH, RIPE, RIPENING, MACHINE = 1.09, 0.57, 4, 5.06
# How far a lead may still move, by the square of the turns left; but what a choice gains now moves no more than WIDEST:
# a turn worth 4 points less cost 6 (0 to 12) of 100 games.
NARROW, WIDER, WIDEST = 1.5, 2.0, 20.0


def _own(state: State) -> Monumental:
    if not isinstance(state, Monumental):
        raise CairnError("this bot knows Monumental alone")
    return state


def _short_sight(tables: Tables) -> dict[str, list[int]]:
    """Give the weights of somebody who sees points and what lies in the hand, and nobody else."""
    values = plain(tables)
    values["rival"] = [0] * 3
    values["exposed"] = values["outpost"] = values["border"] = values["cross"] = values["ready"] = [0]
    values["lead"] = [0, 0, 1500, 3000, 3000, 3000] * 3
    return values


class Weighing(GreedyMonumental):
    """Looks one choice ahead, by weights of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._weights: Box[Weights] | None = None
        self._sums = box(Sums)

    def values(self, tables: Tables) -> dict[str, list[int]]:
        """Give the weights it goes by."""
        return plain(tables)

    def _by(self, tables: Box[Tables]) -> Box[Weights]:
        if self._weights is None:
            self._weights = packed(self.values(tables[0]))
        return self._weights

    def _worth(self, position: Box[Position], tables: Box[Tables], seat: int, *, ended: bool) -> int:
        return weighed_box(position, tables, self._by(tables), self._sums, seat, ended)

    def _activated(self, state: Monumental, row: int, column: int) -> int:
        tables, tried = state.kit.tables, copy(state.box)
        by = self._by(tables)
        return weighed_cross_box(tried, tables, by, self._sums, self._silent, state.turn or 0, row, column)


class Pebble(Weighing):
    """A friendly beginner: takes what gives points or looks big now, loves Buildings, and soon says that is enough."""

    def values(self, tables: Tables) -> dict[str, list[int]]:
        """See no further than this turn: a card is as good as it is dear, and a Building better."""
        values = _short_sight(tables)
        values["quality"] = [60 + 12 * int(tables.first[card]) for card in range(k.CARDS)]
        values["city"] = [40]
        values["culture"] = [150] * 3
        values["gold"] = [400] * 3  # it does not like to spend Gold
        values["way"] = values["goods"] = values["token"] = [0]
        return values

    def _value(self, state: Monumental, code: int) -> int:
        value = super()._value(state, code)
        s, seat = state.box[0], state.turn or 0
        if verb_of(code) == k.V_ACQUIRE and state.kit.tables[0].kind[first_of(code)] == k.BUILDING:
            value += LIKED
        things = s.acquisitions[seat] + s.conquests[seat] + s.developments[seat] + s.collections[seat]
        return value + 20 * POINT if verb_of(code) == k.V_END and things >= ENOUGH else value


class Flint(Weighing):
    """Goes by what a turn brings, opens with the sword, and never looks at what others are about."""

    def values(self, tables: Tables) -> dict[str, list[int]]:
        """Know the worth of cards, but no opponents."""
        return _short_sight(tables)

    def _value(self, state: Monumental, code: int) -> int:
        value = super()._value(state, code)
        loved = verb_of(code) == k.V_CONQUER and state.box[0].rounds <= 3  # noqa: PLR2004
        return value + LIKED if loved else value


class Planner:
    """Plans whole turns, and plays a plan on as long as everything comes as expected."""

    budget = Budget(width=4)
    deep = False  # whether a net corrects what it thinks of positions

    def __init__(self) -> None:
        self._search: Search | None = None
        self._weights: Box[Weights] | None = None
        self._plan: list[tuple[int, int]] = []  # marks of positions, and what to choose there
        self._turn, self._thoughts = -1, 0
        self._simple = GreedyMonumental()

    def values(self, tables: Tables) -> dict[str, list[int]]:
        """Give the weights it goes by."""
        return learned(tables)

    def scaled(self, factor: float) -> Self:
        """Give the same bot with so many times the budget."""
        made = type(self)()
        made.budget = self.budget.scaled(factor)
        return made

    def stop(self) -> None:
        """Let it answer at once, from another thread."""
        if self._search is not None:
            self._search.stop()

    def ready(self, state: Monumental) -> tuple[Search, Box[Weights]]:
        """Give its search and its weights, made when they are first needed."""
        if self._search is None:
            self._search = Search()
        return self._search, self._by(state)

    def _by(self, state: Monumental) -> Box[Weights]:
        if self._weights is None:
            self._weights = packed(self.values(state.kit.tables[0]), net() if self.deep and COMPILED else None)
        return self._weights

    def choose(self, state: State, rng: Random) -> Choice:
        """Go on with the plan, or make one."""
        own = _own(state)
        seat = decider(own)
        codes = own.choices().codes
        if len(codes) == 1:
            return own.choices()[0]
        if not COMPILED:  # too slow for thinking
            return self._simple.choose(own, rng)
        mark = mark_box(own.box, own.kit.tables, seat)
        if not self._plan or self._plan[0][0] != mark or self._plan[0][1] not in codes:
            self._plan = self.planned(own)
        if not self._plan:
            return self._answered(own, rng)
        return own.choices()[codes.index(self._plan.pop(0)[1])]

    def planned(self, state: Monumental) -> list[tuple[int, int]]:
        """Think; thoughts later in the same turn are shorter, as less is open then."""
        search, weights = self.ready(state)
        turns = int(state.box[0].turns)
        self._thoughts = self._thoughts + 1 if turns == self._turn else 0
        self._turn = turns
        try:
            found = search.think(state, weights, self.budget.shorter(self._thoughts), cap_s=CAP_S)
        except LimitError:  # it tried what a position cannot hold
            return []
        length = int(found.length)
        return list(zip(found.mark[:length].tolist(), found.plan[:length].tolist(), strict=True))

    def _answered(self, state: Monumental, rng: Random) -> Choice:
        """Answer without a plan."""
        try:
            return self._simple.choose(state, rng)
        except LimitError:
            return state.choices()[-1]

    # ------------------------------------------------------------ saying what it thinks

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:  # noqa: ARG002
        """Say how every seat stands: its points, and what it may still expect.

        In the middle of a turn little can be said of a position; so it is what a short plan makes of that turn.
        """
        own = _own(state)
        if COMPILED and own.turn is not None and own.turn >= 0 and not ended_box(own.box, own.turn):
            search, weights = self.ready(own)
            with suppress(LimitError):
                if search.think(own, weights, SHORT, cap_s=CAP_S).found:
                    own = search.reached(own, 0)
        return over(own) if own.turn is None else self._standings(own)

    def _standings(self, state: Monumental, seat: int = 0, better: float = 0.0) -> list[Outlook]:
        """Say how every seat stands at the end of a turn, if one of them gained so many points more in it.

        Early leads are guesses and mean little, unlike what one choice gains more than another in the same position.
        """
        points = [self._expected(state, seat) for seat in range(state.seats)]
        left = 0.0 if state.turn is None else max(self._left(state, own) for own in range(state.seats))
        moves = NARROW + WIDER * left * left
        spread = min(moves, WIDEST)
        middle = sum(points) / len(points)
        sure = [middle + (own - middle) * spread / moves for own in points]
        for told in (points, sure):
            told[seat] += better
        return [replace(one, points=own) for one, own in zip(standings(sure, spread), points, strict=True)]

    def _left(self, state: Monumental, seat: int) -> float:
        """Estimate how many turns a seat has left, the running one included."""
        return left_box(state.box, self._by(state), seat) / 10 + (not ended_box(state.box, seat))

    def _expected(self, state: Monumental, seat: int) -> float:
        now = float(state.scores()[seat])
        if state.turn is None:
            return now
        left = self._left(state, seat)
        if int(state.box[0].automa) == seat + 1:
            return now + MACHINE * left
        sums = box(Sums)
        weighed_box(state.box, state.kit.tables, self._by(state), sums, seat, 0)
        parts = head(sums, "part", VICTORY)
        beside = (sum(map(int, parts)) - int(parts[DENY])) / POINT - now
        return now + GROWTH * left + RIPE * min(left, RIPENING) * beside

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        """Give the first choices of the best plans; expected points are what is thought of the end of the turn."""
        own = _own(state)
        seat = decider(own)
        if not COMPILED:
            return self._simple.advise(own, rng, most)
        search, weights = self.ready(own)
        try:
            found = search.think(own, weights, self.budget, spread=True, cap_s=CAP_S)
        except LimitError:
            return self._simple.advise(own, rng, most)
        n = int(found.found)
        if n == 0:
            return self._simple.advise(own, rng, most)
        end, advice = search.reached(own, 0), []
        for i in range(min(most, n)):
            behind = (int(found.value[i]) - int(found.value[0])) / POINT
            number = int(found.first[i])
            other = _usual(n, i)
            reasons = self._reasons(found.parts[i].tolist(), found.parts[other].tolist(), own, seat)
            if not reasons:  # a little of everything
                whole = (int(found.value[i]) - int(found.value[other])) / POINT
                reasons = (Reason(NAMES[INSIGHT], round(whole, 2)),)
            outlook = self._standings(end, seat, behind)[seat]
            choice, then = own.choices()[number], int(found.then[i])
            column = column_after(choice, own, first_of(then)) if then >= 0 and verb_of(then) == k.V_COLUMN else None
            advice.append(Advice(choice, number, outlook, reasons, column))
        return advice

    def _reasons(self, parts: list[int], usual: list[int], state: Monumental, seat: int) -> tuple[Reason, ...]:
        """Name the parts in which the end of the turn is better than after the usual choice."""
        better = [(parts[i] - usual[i]) / POINT for i in range(len(parts))]
        kinds = [i for i in range(len(parts)) if i not in {VICTORY, TEMPO} and better[i] >= WORTHWHILE]
        kinds.sort(key=lambda i: (i == INSIGHT, -better[i]))  # what has a name of its own says more
        scores = state.scores()
        rival = max(
            (other for other in range(state.seats) if other != seat), key=lambda other: scores[other], default=0
        )
        return tuple(Reason(NAMES[i], round(better[i], 2), {"seat": rival} if i == DENY else {}) for i in kinds[:3])


def _usual(n: int, i: int) -> int:
    """Give the place of the choice in the middle, as what another would do; not the choice itself."""
    middle = n // 2
    return middle if middle != i else min(n - 1, middle + 1)


class Slate(Planner):
    """Plans a turn with care, in a narrow way, and does not think of what others want."""

    budget = Budget(width=8, quota=2)

    def values(self, tables: Tables) -> dict[str, list[int]]:
        """Know the worth of cards, but no opponents."""
        return _short_sight(tables)


class Granite(Planner):
    """Plans its turns widely, knows what cards do together, and denies."""

    budget = Budget(width=12, quota=2)


class Obsidian(Planner):
    """Plans its turn, then tries what becomes of it in the turns after; a net corrects its judgement."""

    deep = True
    budget = Budget(width=64, quota=9, narrow=4, other=2, ends=10, samples=24, turns=2, nodes=150_000)


LEVELS = (Pebble, Flint, Slate, Granite, Obsidian)
