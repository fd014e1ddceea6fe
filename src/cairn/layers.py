"""A small net in floats that learns on CPUs, with NumPy alone, where there is no PyTorch; and nets as files."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from cairn.core import CairnError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DECAYS = (0.9, 0.999)
FAR = 30.0  # no weight goes beyond
CURVE = "curve.csv"  # of every run
GONE = "this run cannot be gone on with"

Shapes = Mapping[str, tuple[str, tuple[int | None, ...]]]
"""Arrays by name: NumPy's letter for the kind of number, or its type, and how many there are; None for any number."""


class Layers:
    """Fully connected layers, each with activations from 0 to its top but for the last one; learns by Adam."""

    def __init__(
        self, names: Sequence[str], sizes: Sequence[int], tops: Sequence[float], seed: int, *, speed: float = 1e-3
    ) -> None:
        dice = np.random.default_rng(seed)
        self.names, self.tops, self.speed, self.steps = names, tops, speed, 0
        self.weights: dict[str, Any] = {}
        for name, inputs, outputs in zip(names, sizes, sizes[1:], strict=False):
            spread = 0.1 if name == names[0] else inputs**-0.5
            self.weights[f"{name}.weight"] = dice.normal(0, spread, (outputs, inputs)).astype(np.float32)
            self.weights[f"{name}.bias"] = np.zeros(outputs, np.float32)
        self.mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def foretold(self, x: Any) -> list[Any]:  # noqa: ANN401  (arrays)
        """Give the activations of every layer."""
        found = [x]
        for name, top in zip(self.names, (*self.tops, None), strict=True):
            x = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
            x = x if top is None else np.clip(x, 0, top)
            found.append(x)
        return found

    def learn(self, found: list[Any], back: Any) -> None:  # noqa: ANN401
        """Take one step, from activations and the slope at the last of them."""
        self.steps += 1
        for i in reversed(range(len(self.names))):
            name, before, after = self.names[i], found[i], found[i + 1]
            if i < len(self.tops):
                back = back * ((after > 0) & (after < self.tops[i]))
            onward = back @ self.weights[f"{name}.weight"] if i else None
            self._step(f"{name}.weight", back.T @ before)
            self._step(f"{name}.bias", back.sum(axis=0))
            back = onward

    def _step(self, name: str, slope: Any) -> None:  # noqa: ANN401
        first, second = DECAYS
        self.mean[name] = first * self.mean[name] + (1 - first) * slope
        self.square[name] = second * self.square[name] + (1 - second) * slope**2
        mean = self.mean[name] / (1 - first**self.steps)
        square = self.square[name] / (1 - second**self.steps)
        self.weights[name] = np.clip(self.weights[name] - self.speed * mean / (np.sqrt(square) + 1e-8), -FAR, FAR)

    def state(self) -> dict[str, Any]:
        """Give all that is needed to go on."""
        kept = {"steps": np.array(self.steps)}
        for letter, values in (("w", self.weights), ("m", self.mean), ("s", self.square)):
            kept |= {f"{letter}.{name}": value for name, value in values.items()}
        return kept

    def shapes(self) -> Shapes:
        """Say what is needed to go on."""
        return {name: ("i" if name == "steps" else "f", value.shape) for name, value in self.state().items()}

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on with what was kept."""
        for letter, values in (("w", self.weights), ("m", self.mean), ("s", self.square)):
            for name in values:
                values[name] = kept[f"{letter}.{name}"]
        self.steps = int(kept["steps"])


def arrays(file: "Path | Traversable", wanted: Shapes, refusal: str, rules: int | None = None) -> dict[str, Any]:
    """Read a file of arrays that has just those that are wanted, in numbers that are such, made for these rules."""
    try:
        with file.open("rb") as source:
            kept = np.load(source)
            found = dict(kept) if isinstance(kept, np.lib.npyio.NpzFile) else {}
    except OSError as error:
        raise CairnError(f"{file}: {refusal} ({error.strerror or error})") from None
    except Exception:  # noqa: BLE001  (a damaged archive fails in many ways)
        found = {}
    if not found:
        raise CairnError(f"{file}: {refusal} (it is damaged, or no file of a net)")
    if rules is not None and "rules" in found and found["rules"].tolist() != rules:
        raise CairnError(f"{file}: {refusal} (it was learned by other rules than version {rules}: train it anew)")
    for name in sorted({*wanted, *found}):
        if reason := _unfit(name, found.get(name), wanted.get(name)):
            raise CairnError(f"{file}: {refusal} ({reason})")
    return found


def _unfit(name: str, array: Any, wanted: tuple[str, tuple[int | None, ...]] | None) -> str | None:  # noqa: ANN401
    """Say what is wrong with an array, if anything is."""
    if wanted is None:
        return f"nobody knows its array {name}"
    if array is None:
        return f"the array {name} is missing"
    kind, shape = wanted
    if array.dtype.str[1:] != kind and array.dtype.kind != kind:
        return f"{name} is of the type {array.dtype}, not {np.dtype(kind)}"
    if len(array.shape) != len(shape) or any(n not in {None, m} for n, m in zip(shape, array.shape, strict=True)):
        return f"{name} has the shape {array.shape}, not {shape}"
    return None if np.isfinite(array).all() else f"{name} has numbers that are none"


def begun(folder: Path, net: str, files: Mapping[str, Sequence[str]]) -> None:
    """Make the folder in which a net learns, unless another does; `files` has what each writes, its mark first."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise CairnError(f"{folder}: cannot be made a folder to learn in ({error.strerror or error})") from None
    if files[net][0] not in there:
        other = next((name for name, (mark, *_) in files.items() if mark in there), None)
        if other is not None:
            raise CairnError(f"{folder}: the net {other} was begun here, not {net}; name another folder")
        if CURVE in there:
            raise CairnError(f"{folder}: something else was begun here, not the net {net}; name another folder")
    for name in (*files[net], CURVE):
        if (folder / name).is_dir():
            raise CairnError(f"{folder / name}: cannot be written (it is a folder)")


def whole(values: Any, scale: int) -> Any:  # noqa: ANN401
    """Make weights whole numbers of 16 bits."""
    return np.clip(np.rint(np.asarray(values, np.float64) * scale), -32767, 32767).astype(np.int16)
