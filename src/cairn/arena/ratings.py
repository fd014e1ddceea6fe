"""Ratings of bots by OpenSkill, from who came before whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cairn import parts
from cairn.simulate.tally import Interval, Z


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: 25 is the middle; whoever is ahead by 7 wins about three games of four."""

    rating: float
    interval: Interval  # 95 %


def rater() -> Any:  # noqa: ANN401  (only who rates needs OpenSkill)
    """Load OpenSkill's model after Plackett and Luce; bots do not get better or worse, so nothing is forgotten."""
    parts.need("arena")
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(tau=0.0)


def rated(names: Sequence[str], contests: Iterable[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """Rate bots from contests: who took part, with their ranks. One that sits twice learns from both seats."""
    model = rater()
    standing = {name: model.rating(name=name) for name in names}
    for contest in contests:
        teams = [[standing[name]] for name, _ in contest]
        after = model.rate(teams, ranks=[rank for _, rank in contest])
        for name in {name for name, _ in contest}:
            own = [team[0] for team, (who, _) in zip(after, contest, strict=True) if who == name]
            mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
            standing[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: Rating(one.mu, (one.mu - Z * one.sigma, one.mu + Z * one.sigma)) for name, one in standing.items()}
