"""Nets for Monolyth as files: one for each number of players, in integers, for the rules they were made by."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cairn.monolyth import MONOLYTH
from cairn.monolyth.bots import features, net


@dataclass(frozen=True)
class Kind:
    """A net: for whom, and how many features it reads."""

    name: str
    players: tuple[int, ...]
    inputs: int

    @property
    def file(self) -> str:
        """Name its file."""
        return f"monolyth-{self.name}.npz"


KINDS = {
    kind.name: kind
    for kind in (
        Kind("alone", (1,), features.ALONE),
        Kind("pair", (2,), features.PAIR),
        Kind("crowd", (3, 4), features.CROWD),
    )
}


def _whole(values: Any, scale: int) -> Any:  # noqa: ANN401  (an array)
    return np.clip(np.rint(np.asarray(values, np.float64) * scale), -32767, 32767).astype(np.int16)


def saved(path: Path, weights: dict[str, Any]) -> None:
    """Write weights as integers; the names are those of PyTorch's layers."""
    made = {
        "first": _whole(weights["first.weight"], net.SHARP).T,
        "first_bias": _whole(weights["first.bias"], net.SHARP),
        "second": _whole(weights["second.weight"], net.KEEN),
        "second_bias": _whole(weights["second.bias"], net.FINE),
        "third": _whole(weights["third.weight"], net.KEEN),
        "third_bias": _whole(weights["third.bias"], net.FINE),
        "last": _whole(weights["last.weight"], net.KEEN),
        "last_bias": _whole(weights["last.bias"], net.FINE),
        "curve": np.rint(net.SURE / (1 + np.exp(-(np.arange(net.BENDS) - net.BENDS // 2) / 64))).astype(np.int16),
        "rules": np.array(MONOLYTH.rules),
    }
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **made)
    new.replace(path)
