"""Where random games begin: `make test` plays the same ones every time, `make campaign` others, and more of them.

CAIRN_SEED=N plays those of `make campaign games ARGS="--seed N"`.
"""

import os

FIRST = int(os.environ.get("CAIRN_SEED", "0"))
ROTATING = FIRST != 0
TIMES = 10 if ROTATING else 1


def games(count: int) -> range:
    """Number so many games."""
    return range(FIRST, FIRST + count)
