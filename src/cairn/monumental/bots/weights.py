"""Weights of Monumental's evaluation: the hand-made ones to begin with, and files of learned ones."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cairn import kernel
from cairn.content import load
from cairn.core import CairnError
from cairn.kernel import Box, box, look_all
from cairn.monumental import kinds as k
from cairn.monumental.bots.fields import LEADS, Weights
from cairn.monumental.fields import Tables
from cairn.monumental.game import MONUMENTAL

LEARNED = Path(__file__).with_name("weights.toml")
INSIGHT = Path(__file__).with_name("insight.npz")
FORMAT = 1
LARGEST = 1 << 20  # a weight; sums of many of them have room
# What is expected of the 3 points for the most of something, from two behind to three ahead.
LEAD = (0, 0, 2600, 3000, 3000, 3000, 0, 200, 1300, 2000, 2500, 2800, 0, 500, 1100, 1400, 1600, 1800)
PLAIN: dict[str, int | tuple[int, ...]] = {
    "lead": LEAD,
    "rival": (600, 400, 400),
    "basic": (150, 150, 150),
    "lean": (100, 100, 100, 100),
    "gold": (280, 280, 280),
    "more_gold": 150,
    "culture": (420, 420, 420),
    "effect": 170,
    "city": 190,
    "cross": 80,
    "crowd": 0,
    "begun": 1100,
    "rest": 0,
    "goods": 160,
    "token": 450,
    "outpost": 260,
    "ready": 40,
    "border": 30,
    "room": 5,
    "realm": 30,
    "exposed": 60,
    "way": 26,
    "hero": 300,
    "loot": 450,
    "luck": 260,
    "peek": 500,
    "rate": 26,
    "last": 12,
}
GIVES = (100, 100, 100, 170, 250)  # quality of what a card gives
CLAUSE, POLICY = 70, 100  # of each effect of a card, of a policy
NUMBERS = tuple(Weights.fields)[: tuple(Weights.fields).index("deep")]
SIZES = {name: sum(Weights.fields[name]) or 1 for name in NUMBERS}
NET = tuple(Weights.fields)[len(NUMBERS) + 1 :]
assert SIZES["lead"] == len(LEAD) and len(LEAD) % LEADS == 0  # noqa: PT018, S101


def plain(tables: Tables) -> dict[str, list[int]]:
    """Give the hand-made weights: cards by what they give, and by the number of their effects."""
    made = {name: list(value) if isinstance(value, tuple) else [value] for name, value in PLAIN.items()}
    made["quality"] = [
        sum(int(n) * worth for n, worth in zip(tables.gives[card], GIVES, strict=True))
        + CLAUSE * int(tables.clauses[card])
        for card in range(k.CARDS)
    ]
    made["policy"] = [POLICY] * k.POLICIES
    return {name: made[name] for name in SIZES}


def packed(values: Mapping[str, list[int]], net: Mapping[str, Any] | None = None) -> Box[Weights]:
    """Make a record of weights, with a net or without."""
    made = box(Weights)
    made[0].deep = int(net is not None)
    for name in NET:
        if net is not None:
            _set(made, name, net[name])
    for name in NUMBERS:
        if Weights.fields[name]:
            row = getattr(made[0], name)
            for i, value in enumerate(values[name]):
                row[i] = value
        else:
            setattr(made[0], name, values[name][0])
    return made


def _set(made: Box[Weights], name: str, values: Any) -> None:  # noqa: ANN401  (an array)
    if not values.shape:
        setattr(made[0], name, int(values))
    elif kernel.ARRAYS:
        getattr(made[0], name)[:] = values
    else:
        setattr(made[0], name, values.tolist())


def unpacked(weights: Box[Weights]) -> dict[str, list[int]]:
    """Read a record of weights."""
    found = look_all(weights)
    return {name: found[name] if Weights.fields[name] else [found[name]] for name in NUMBERS}


def written(values: Mapping[str, list[int]], note: str = "") -> str:
    """Write weights as a file holds them; they are good for one version of the rules."""
    lines = [f"# {note}" if note else "# Weights of Monumental's evaluation, made by cairn train."]
    lines += [f"format = {FORMAT}", f"rules = {MONUMENTAL.rules}", "", "[weights]"]
    lines += [f"{name} = {list(map(int, values[name]))}" for name in SIZES]
    return "\n".join(lines) + "\n"


def read(path: Path) -> dict[str, list[int]]:
    """Read a file of weights; one made for other rules, or that lacks something, is refused."""
    told = load(path)
    found = (told.value.get("rules"), told.value.get("format"))
    if found != (MONUMENTAL.rules, FORMAT):
        made, wanted = f"rules {found[0]!r}, format {found[1]!r}", f"rules {MONUMENTAL.rules}, format {FORMAT}"
        raise CairnError(f"{path}: these weights were made for {made}; {wanted} are needed: train them anew")
    rows = told.fields(("rules", "format", "weights"))["weights"].fields(SIZES)
    return {
        name: [number.integer(-LARGEST, LARGEST) for number in rows[name].items(size, size)]
        for name, size in SIZES.items()
    }


def learned(tables: Tables) -> dict[str, list[int]]:
    """Give the weights that the upper levels play by."""
    return read(LEARNED) if LEARNED.exists() else plain(tables)


def net(path: Path = INSIGHT) -> dict[str, Any]:
    """Read the net that corrects an evaluation; one made for other rules is refused."""
    from cairn.layers import arrays  # noqa: PLC0415  (it needs NumPy; only compiled rules come here)

    wanted = {"rules": ("i", ()), **{name: ("i2", Weights.fields[name]) for name in NET}}
    return arrays(path, wanted, "this net cannot be read", MONUMENTAL.rules)


def keep_net(path: Path, values: Mapping[str, Any]) -> None:
    """Write a net, in whole numbers."""
    import numpy as np  # noqa: PLC0415

    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, rules=np.array(MONUMENTAL.rules), **{name: values[name] for name in NET})
    new.replace(path)
