"""Learning evaluations by self-play: what `cairn train` does."""

import os
import subprocess
import sys

from cairn import parts
from cairn.core import CairnError, quoted
from cairn.game import Training


def train(how: Training, net: str, *, gpu: bool) -> None:
    """Learn a net on CPUs, or in a process of its own on a GPU."""
    from cairn.layers import begun  # noqa: PLC0415
    from cairn.monolyth.train import cpu  # noqa: PLC0415
    from cairn.monolyth.train.nets import KINDS  # noqa: PLC0415

    if net not in KINDS:
        raise CairnError(f"there is no net {quoted(net)}; expected one of {', '.join(KINDS)}")
    if gpu:
        parts.need("train")
    begun(how.folder, net, {kind.name: (kind.file, "state.npz", "state.pt") for kind in KINDS.values()})
    if not gpu:
        cpu.train(net, how.folder, minutes=how.minutes, jobs=how.jobs, seed=how.seed, progress=how.say)
        return
    given = f"{net!r}, Path({str(how.folder)!r}), minutes={how.minutes}, seed={how.seed}"
    code = f"from pathlib import Path; from cairn.monolyth.train.gpu import told; told({given})"
    told = {"CAIRN_JIT": "gpu", "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"}  # the last games of a round fill no GPU
    child = subprocess.run([sys.executable, "-c", code], env={**os.environ, **told}, check=False)  # noqa: S603
    if child.returncode:
        raise CairnError("learning on the GPU ended with an error: see above")
