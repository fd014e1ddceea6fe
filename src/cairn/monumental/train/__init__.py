"""Learning evaluations by self-play: what `cairn train` does."""

from cairn.core import CairnError, quoted
from cairn.game import Training

KINDS = ("weights", "insight")


def train(how: Training, what: str) -> None:
    """Learn the numbers of the evaluation, or the net that corrects them."""
    if what == "weights":
        from cairn.monumental.train.evolution import train as learned  # noqa: PLC0415
    elif what == "insight":
        from cairn.monumental.train.insight import train as learned  # noqa: PLC0415
    else:
        raise CairnError(f"there is no net {quoted(what)}; expected one of {', '.join(KINDS)}")
    learned(how.folder, minutes=how.minutes, jobs=how.jobs, seed=how.seed, progress=how.say)
