"""Random games on a CUDA GPU: the same rules, called from a kernel that plays game after game in every thread."""

from time import perf_counter
from typing import Any

from cairn import kernel
from cairn.chance import Rng, sow
from cairn.core import CairnError
from cairn.monolyth import fields, rules
from cairn.monolyth.content import standard, tables

if not kernel.GPU:
    raise CairnError("games run on a GPU only in a process started with CAIRN_JIT=gpu")

import numpy as np
from numba import cuda, from_dtype, int64

THREADS, BLOCKS, GAMES = 128, 1056, 8  # threads in a block, blocks, games in each thread of a launch
CHECKED = 10  # blocks whose games are played on the CPU too
SEED = 7
POSITION, MENU, RNG = (from_dtype(kind.dtype) for kind in (fields.Position, fields.Menu, Rng))


@cuda.jit  # type: ignore[untyped-decorator]
def lay_out(start: Any, t: Any, players: int) -> None:  # noqa: ANN401
    """Set up the game that every thread begins with."""
    rules.lay_out(start[0], t[0], players, 0)
    for seat in range(players):
        start[0].board[seat] = seat


@cuda.jit  # type: ignore[untyped-decorator]
def random_games(start: Any, t: Any, e: Any, first: int, totals: Any) -> None:  # noqa: ANN401
    """Play games one after the other; writes decisions, draws, choices and the first player's points."""
    i = cuda.grid(1)
    s = cuda.local.array(1, POSITION)
    m = cuda.local.array(1, MENU)
    r = cuda.local.array(1, RNG)
    counts = cuda.local.array(3, int64)
    counts[0] = counts[1] = counts[2] = 0
    points = 0
    for k in range(GAMES):
        s[0] = start[0]
        sow(r[0], SEED, first + i * GAMES + k)
        rules.random_game(s[0], t[0], m[0], e[0], r[0], counts)
        points += rules.score(s[0], t[0], 0)
    for k in range(3):
        totals[i, k] = counts[k]
    totals[i, 3] = points


def check() -> None:
    """Make sure that there is a GPU."""
    if not cuda.is_available():
        raise CairnError("no CUDA GPU was found; --gpu needs one, its driver, and the package numba-cuda")


def measure(seconds: float) -> dict[str, Any]:
    """Play random two-player games on the GPU for a while."""
    check()
    made, _ = tables(standard())
    start, t, e = (cuda.to_device(b) for b in (kernel.box(fields.Position), made, kernel.box(fields.Events)))
    lay_out[1, 1](start, t, 2)
    totals = cuda.device_array((THREADS * BLOCKS, 4), np.int64)
    began = perf_counter()
    random_games[CHECKED, THREADS](start, t, e, 0, totals)
    cuda.synchronize()
    compiled = perf_counter() - began
    checked = totals.copy_to_host()[: CHECKED * THREADS].sum(axis=0)
    sums, games, spent = np.zeros(4), 0, 0.0
    while spent < seconds:
        began = perf_counter()
        random_games[BLOCKS, THREADS](start, t, e, games, totals)
        cuda.synchronize()
        spent += perf_counter() - began
        sums += totals.copy_to_host().sum(axis=0)
        games += THREADS * BLOCKS * GAMES
    decisions, _, choices, points = sums.tolist()
    return {
        "device": str(cuda.get_current_device().name),
        "games": games,
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "choices_per_decision": choices / decisions,
        "mean_score_first": points / games,
        "first_launch_s": compiled,
        "checked_games": CHECKED * THREADS * GAMES,
        "checked_totals": checked.tolist(),
    }
