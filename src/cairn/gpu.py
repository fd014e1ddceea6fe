"""Random games on a CUDA GPU: the same rules, called from a kernel with one game in each thread."""

from typing import Any

from cairn import kernel
from cairn.core import CairnError
from cairn.monolyth import rules

if not kernel.GPU:
    raise CairnError("games run on a GPU only in a process started with CAIRN_JIT=gpu")

from numba import cuda

THREADS = 128


@cuda.jit  # type: ignore[untyped-decorator]
def random_games(s: Any, t: Any, r: Any, m: Any, e: Any, counts: Any) -> None:  # noqa: ANN401
    """Play one game in each thread."""
    i = cuda.grid(1)
    if i < s.shape[0]:
        rules.random_game(s[i], t[0], m[i], e[0], r[i], counts[i])
