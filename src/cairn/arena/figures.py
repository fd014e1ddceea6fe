"""What the games of an arena show: standings, who beats whom, and what seats and set-ups are worth."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from cairn.arena.games import Result, Seat
from cairn.arena.plan import alone
from cairn.arena.ratings import Rating, rated
from cairn.arena.store import Store
from cairn.game import AUTOMA
from cairn.games import GAMES
from cairn.simulate.results import UNTOLD
from cairn.simulate.tally import Figures, Interval, Sums, wilson

PLENTY_S = 0.01  # below, parts of a millisecond are told
Contest = Sequence[tuple[str, int]]


@dataclass(frozen=True)
class Standing:
    """What a bot has reached."""

    bot: str
    figures: Figures
    rating: Rating | None  # None where nobody else played
    seconds: float | None  # for a decision, on average
    parts: dict[str, float]  # what its score is made of, on average

    @property
    def thought(self) -> str:
        """The time for a decision in milliseconds, as text."""
        if self.seconds is None:
            return ""
        return f"{1000 * self.seconds:.{2 if self.seconds < PLENTY_S else 0}f}"


@dataclass(frozen=True)
class Pair:
    """Two bots, one of whom came before the other so often; where they are level it is half for each."""

    bot: str
    other: str
    games: int
    ahead: int
    level: int
    behind: int
    share: float
    interval: Interval  # 95 %, Wilson's


@dataclass(frozen=True)
class Group:
    """Games, or seats in them, that have something in common."""

    name: str
    figures: Figures  # of the seats; of a game's first seat, where all seats have it in common
    score: float  # the mean of everybody who played
    choices: float  # in a game, on average


@dataclass
class Findings:
    """All that can be said of the games so far."""

    plan: dict[str, Any]
    conditions: dict[str, Any]
    games: int
    standings: list[Standing] = field(default_factory=list)  # the best first
    pairs: list[Pair] = field(default_factory=list)
    seats: list[Group] = field(default_factory=list)
    by_seat: dict[str, list[Group]] = field(default_factory=dict)  # what each seat has its own of
    by_game: dict[str, list[Group]] = field(default_factory=dict)  # what a game has one of: a map, say
    built: list[Group] = field(default_factory=list)  # of seats that built something
    scores: dict[str, list[float]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)  # what is to be said of games that count for nobody

    def as_dict(self) -> dict[str, Any]:
        """Give it as plain data, without what each game has of its own."""
        told = asdict(self)
        del told["scores"], told["lengths"]
        return told


def found(store: Store) -> Findings:
    """Look through all games of a file."""
    plan, games = store.plan(), list(store.results())
    made = Findings(plan, store.conditions(), len(games), dropped=list(store.dropped().values()))
    if not games:
        return made
    names = [*store.names(), *([AUTOMA] if any(_automa(game) for game in games) else [])]
    solo = alone(plan["players"], names)
    races = list(contests(games, solo=solo))
    ratings = rated(names, races) if races else {}
    made.standings = _standings(names, games, ratings, solo=solo)
    order = [standing.bot for standing in made.standings]
    made.pairs = list(_pairs(order, races))
    made.scores = {bot: [who.score for game in games for who in game.seats if who.bot == bot] for bot in order}
    made.lengths = [game.choices for game in games]
    numbered = [(str(seat), game, seat) for game in games for seat in range(plan["players"])]
    made.seats = _grouped(numbered) if plan["players"] > 1 else []
    game = GAMES.get(plan["game"])
    dealt = game.dealt if game else ()
    for key in (key for key in games[0].setup if key not in UNTOLD):
        values = [game.setup[key] for game in games]
        if key in dealt:
            held = [(str(value[seat]), game, seat) for game, value in zip(games, values, strict=True)
                    for seat in range(plan["players"])]  # fmt: skip
            if len({name for name, _, _ in held}) > 1:
                made.by_seat[key] = _grouped(held)
        elif not isinstance(values[0], list) and len(set(map(str, values))) > 1:
            made.by_game[key] = _grouped([(str(value), game, 0) for game, value in zip(games, values, strict=True)])
    made.built = _grouped([
        (name, game, seat) for game in games for seat in range(plan["players"]) for name in game.seats[seat].built
    ])  # fmt: skip
    return made


def _automa(game: Result) -> bool:
    return game.seats[-1].bot == AUTOMA


def contests(games: Iterable[Result], *, solo: bool) -> Iterator[Contest]:
    """Give who took part in what, with their ranks: a game, or all games of a deal where everybody plays alone."""
    if not solo:
        yield from ([(who.bot, who.rank) for who in game.seats] for game in games)
        return
    deals: dict[int, list[Seat]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game.seats[0])
    for together in deals.values():
        if len(together) > 1:
            yield [(who.bot, 1 + sum(other.score > who.score for other in together)) for who in together]


def _standings(names: list[str], games: list[Result], ratings: dict[str, Rating], *, solo: bool) -> list[Standing]:
    """Sum up each bot; alone, a win is the best score of a deal."""
    best: dict[int, float] = {}
    for game in games:
        best[game.deal] = max(best.get(game.deal, 0.0), game.seats[0].score)
    made = []
    for name in names:
        own = [(game, who) for game in games for who in game.seats if who.bot == name]
        if not own:
            continue
        sums = Sums()
        for game, who in own:
            sums.add(who.score, won=who.score >= best[game.deal] if solo else who.rank == 1)
        decided, thought = (sum(getattr(who, what) for _, who in own) for what in ("decisions", "seconds"))
        points = {part: sum(who.parts.get(part, 0) for _, who in own) / len(own) for part in own[0][1].parts}
        figures = sums.figures(name, None)
        made.append(Standing(name, figures, ratings.get(name), thought / decided if decided else None, points))
    return sorted(made, key=lambda one: (one.rating.rating if one.rating else 0, one.figures.mean_score), reverse=True)


def _pairs(names: list[str], races: Iterable[Contest]) -> Iterator[Pair]:
    """Count who came before whom."""
    ahead: Counter[tuple[str, str]] = Counter()
    level: Counter[tuple[str, str]] = Counter()
    for contest in races:
        for (one, rank), (other, against) in combinations(contest, 2):
            if one != other:
                first, second = (one, other) if rank < against else (other, one)
                if rank == against:
                    level[one, other] += 1
                    level[other, one] += 1
                else:
                    ahead[first, second] += 1
    for one in names:
        for other in names:
            won, lost, even = ahead[one, other], ahead[other, one], level[one, other]
            if count := won + lost + even:
                points = won + even / 2
                yield Pair(one, other, count, won, even, lost, points / count, wilson(points, count))


def _grouped(held: Iterable[tuple[str, Result, int]]) -> list[Group]:
    """Sum up seats by something that they have."""
    sums: dict[str, Sums] = {}
    scores: dict[str, list[float]] = {}
    lengths: dict[str, list[int]] = {}
    for name, game, seat in held:
        sums.setdefault(name, Sums()).add(game.seats[seat].score, won=game.seats[seat].rank == 1)
        scores.setdefault(name, []).extend(who.score for who in game.seats if who.bot != AUTOMA)
        lengths.setdefault(name, []).append(game.choices)
    return [
        Group(name, sums[name].figures(None, None), sum(scores[name]) / len(scores[name]),
              sum(lengths[name]) / len(lengths[name]))
        for name in sorted(sums, key=_natural)
    ]  # fmt: skip


def _natural(name: str) -> tuple[float, str]:
    return (float(name), "") if name.isdecimal() else (float("inf"), name)


Lookup = Callable[[str, str], Pair | None]


def lookup(pairs: Iterable[Pair]) -> Lookup:
    """Find the pair of two bots."""
    known = {(pair.bot, pair.other): pair for pair in pairs}
    return lambda bot, other: known.get((bot, other))
