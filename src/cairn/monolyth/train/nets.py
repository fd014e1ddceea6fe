"""Nets for Monolyth as files: one for each number of players, in integers, for the rules they were made by."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cairn.layers import whole
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


def saved(path: Path, weights: dict[str, Any]) -> None:
    """Write weights as integers; the names are those of PyTorch's layers."""
    made = {
        "first": whole(weights["first.weight"], net.SHARP).T,
        "first_bias": whole(weights["first.bias"], net.SHARP),
        "second": whole(weights["second.weight"], net.KEEN),
        "second_bias": whole(weights["second.bias"], net.FINE),
        "third": whole(weights["third.weight"], net.KEEN),
        "third_bias": whole(weights["third.bias"], net.FINE),
        "last": whole(weights["last.weight"], net.KEEN),
        "last_bias": whole(weights["last.bias"], net.FINE),
        "curve": np.rint(net.SURE / (1 + np.exp(-(np.arange(net.BENDS) - net.BENDS // 2) / 64))).astype(np.int16),
        "rules": np.array(MONOLYTH.rules),
    }
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **made)
    new.replace(path)
