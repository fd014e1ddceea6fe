"""Figures of many games: means with their spread, shares of wins, and 95 % intervals of both."""

from dataclasses import asdict, dataclass, field
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Any

from cairn.kernel import MODE
from cairn.simulate.games import Outcome, Run, seated, told_apart

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)
Interval = tuple[float, float]


def student(freedom: int) -> float:
    """Give how many standard errors a 95 % interval reaches, by Student's t for so many degrees of freedom."""
    if freedom == 1:
        return tan(pi * SURE / 2)
    if freedom == 2:  # noqa: PLR2004
        return SURE * sqrt(2 / (1 - SURE**2))
    z = Z  # the expansion of Cornish and Fisher: right to a thousandth from 3 on
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def wilson(wins: float, games: int) -> Interval:
    """Give the 95 % interval of a share (Wilson's), which is right for few games and for shares near 0 and 1."""
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Figures:
    """The scores and wins of a bot, of a seat, or of a bot on a seat; a tie is a win for each."""

    bot: str | None
    seat: int | None
    games: int
    mean_score: float
    deviation: float | None  # standard deviation of the scores, if there are two
    mean_interval: Interval | None  # 95 %, likewise
    wins: int
    win_share: float
    win_interval: Interval  # 95 %


@dataclass
class Summary:
    """What came of a run."""

    game: str
    players: int
    games: int
    asked: int  # how many games were to be played
    seed: int
    first: int  # the number of the first game, from 1
    rotated: bool
    bots: list[str]  # as they are named; where seats are not rotated, one for each seat
    mode: str = MODE
    mean_scores: list[float] = field(default_factory=list)  # of the seats
    wins: list[int] = field(default_factory=list)  # likewise
    mean_length: float = 0.0  # choices in a game, nature's too
    best: float = 0.0  # of a player, not of the Automa
    by_bot: list[Figures] = field(default_factory=list)
    by_seat: list[Figures] = field(default_factory=list)
    by_bot_and_seat: list[Figures] = field(default_factory=list)
    seconds: float = 0.0
    processes: int = 1

    def as_dict(self) -> dict[str, Any]:
        """Give the summary as plain data."""
        return asdict(self)


class Sums:
    """Sums of whole numbers, so that nothing is rounded before the end."""

    def __init__(self) -> None:
        self.games = self.wins = 0
        self.scores: float = 0
        self.squares: float = 0

    def add(self, score: float, *, won: bool) -> None:
        """Count a score."""
        self.games += 1
        self.wins += won
        self.scores += score
        self.squares += score * score

    def figures(self, bot: str | None, seat: int | None) -> Figures:
        """Give means, shares and intervals."""
        n, mean = self.games, self.scores / self.games
        deviation = interval = None
        if n > 1:
            deviation = sqrt(max(0.0, (n * self.squares - self.scores * self.scores) / (n * (n - 1))))
            reach = student(n - 1) * deviation / sqrt(n)
            interval = (mean - reach, mean + reach)
        share, around = self.wins / n, wilson(self.wins, n)
        return Figures(bot, seat, n, mean, deviation, interval, self.wins, share, around)


class Tally:
    """Adds up games as they come."""

    def __init__(self, run: Run, names: list[str]) -> None:
        self._run, self._names = run, names
        self._pairs: dict[tuple[int, int], Sums] = {}  # by bot and seat
        self.games, self._length, self._best = 0, 0, 0.0

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        entrants = self._run.entrants(outcome.number)
        winners = set(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            entrant = entrants[seat] if seat < len(entrants) else seat
            self._pairs.setdefault((entrant, seat), Sums()).add(score, won=seat in winners)
        self._best = max(self._best, *outcome.scores[: self._run.players])
        self._length += outcome.length
        self.games += 1

    def summary(self, seconds: float, processes: int) -> Summary:
        """Sum up what there is."""
        run, seats = self._run, 1 + max((seat for _, seat in self._pairs), default=self._run.players - 1)
        names = seated(self._names, seats)
        apart = told_apart(names)
        made = Summary(run.game.name, run.players, self.games, run.games, run.seed, run.first + 1, run.rotate, names)
        made.seconds, made.processes, made.best = seconds, processes, self._best
        if not self.games:
            return made
        pairs = sorted(self._pairs)
        fixed = not run.rotate
        made.by_bot = [self._sum(bot=n).figures(apart[n], n if fixed else None) for n in range(seats)
                       if any(pair[0] == n for pair in pairs)]  # fmt: skip
        made.by_seat = [self._sum(seat=n).figures(apart[n] if fixed else None, n) for n in range(seats)]
        made.by_bot_and_seat = [self._pairs[pair].figures(apart[pair[0]], pair[1]) for pair in pairs]
        made.mean_scores = [figures.mean_score for figures in made.by_seat]
        made.wins = [figures.wins for figures in made.by_seat]
        made.mean_length = self._length / self.games
        return made

    def _sum(self, bot: int | None = None, seat: int | None = None) -> Sums:
        whole = Sums()
        for (entrant, at), part in sorted(self._pairs.items(), key=lambda item: item[0]):
            if bot in (None, entrant) and seat in (None, at):
                whole.games += part.games
                whole.wins += part.wins
                whole.scores += part.scores
                whole.squares += part.squares
        return whole
