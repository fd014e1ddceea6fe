"""Learning evaluations by self-play: what `cairn train` does."""

from typing import Any

from cairn.core import CairnError, quoted
from cairn.game import Training

KINDS = ("weights", "insight")


def train(how: Training, what: str) -> None:
    """Learn the numbers of the evaluation, or the net that corrects them."""
    from cairn.layers import begun  # noqa: PLC0415
    from cairn.monumental.train import evolution, insight  # noqa: PLC0415

    if what not in KINDS:
        raise CairnError(f"there is no net {quoted(what)}; expected one of {', '.join(KINDS)}")
    given: Any = {"minutes": how.minutes, "jobs": how.jobs, "seed": how.seed, "progress": how.say}
    begun(how.folder, what, {"weights": evolution.FILES, "insight": insight.FILES})
    if what == "insight":
        insight.train(how.folder, **given)
    else:
        evolution.train(how.folder, **given)
