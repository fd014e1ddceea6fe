"""Learning by self-play: `cairn train`."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from cairn import kernel
from cairn.cli.options import GameName, app, game_named, out
from cairn.core import CairnError, quoted
from cairn.simulate.crew import cores

INTERRUPTED = 130


@app.command()
def train(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where the weights, the curve and what is needed to go on are kept.")],
    *,
    net: Annotated[str, typer.Option(help="Monolyth: the net for one (alone), two (pair) or more (crowd).")] = "alone",
    minutes: Annotated[float, typer.Option(min=0.01, help="How long; run it again to go on.")] = 10,
    jobs: Annotated[int | None, typer.Option(min=1, metavar="N", help="How many processes play; all cores.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    gpu: Annotated[bool, typer.Option("--gpu", help="Monolyth: play and learn on a CUDA GPU, with PyTorch.")] = False,
) -> None:
    """Learn what positions are worth by self-play; goes on with what the folder has."""
    game_named(game)
    if not kernel.COMPILED:
        raise CairnError("learning needs compiled rules: install Numba, and leave CAIRN_JIT alone")
    jobs = jobs or cores()
    try:
        if game == "monumental":
            if gpu:
                raise CairnError("only Monolyth has been brought to the GPU; leave out --gpu")
            from cairn.monumental.train import train as learn  # noqa: PLC0415

            learn(folder, minutes=minutes, jobs=jobs, seed=seed, progress=_say)
        else:
            _monolyth(net, folder, minutes=minutes, jobs=jobs, seed=seed, gpu=gpu)
    except KeyboardInterrupt:
        out.print(f"Stopped; {folder} has what was learned, and the same command goes on.", highlight=False)
        raise typer.Exit(INTERRUPTED) from None


def _monolyth(net: str, folder: Path, *, minutes: float, jobs: int, seed: int, gpu: bool) -> None:
    from cairn.monolyth.train import cpu  # noqa: PLC0415
    from cairn.monolyth.train.nets import KINDS  # noqa: PLC0415

    if net not in KINDS:
        raise CairnError(f"there is no net {quoted(net)}; expected one of {', '.join(KINDS)}")
    if not gpu:
        cpu.train(net, folder, minutes=minutes, jobs=jobs, seed=seed, progress=_say)
        return
    for needed in ("torch", "numba_cuda"):
        if importlib.util.find_spec(needed) is None:
            raise CairnError(f"--gpu needs PyTorch and numba-cuda; {needed} is not installed")
    given = f"{net!r}, Path({str(folder)!r}), minutes={minutes}, seed={seed}"
    code = f"from pathlib import Path; from cairn.monolyth.train.gpu import told; told({given})"
    child = subprocess.run([sys.executable, "-c", code], env={**os.environ, "CAIRN_JIT": "gpu"}, check=False)  # noqa: S603
    if child.returncode:
        raise CairnError("learning on the GPU ended with an error: see above")


def _say(text: str) -> None:
    out.print(text, highlight=False)
