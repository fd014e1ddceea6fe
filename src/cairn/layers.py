"""A small net in floats that learns on CPUs, with NumPy alone: what `cairn train` needs where there is no PyTorch."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

DECAYS = (0.9, 0.999)
FAR = 30.0  # no weight goes beyond


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

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on with what was kept."""
        for letter, values in (("w", self.weights), ("m", self.mean), ("s", self.square)):
            for name in values:
                values[name] = kept[f"{letter}.{name}"]
        self.steps = int(kept["steps"])


def whole(values: Any, scale: int) -> Any:  # noqa: ANN401
    """Make weights whole numbers of 16 bits."""
    return np.clip(np.rint(np.asarray(values, np.float64) * scale), -32767, 32767).astype(np.int16)
