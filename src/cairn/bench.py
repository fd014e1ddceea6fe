"""Speed, measured: random games, steps from Python, copies, starting up; beside a plain-Python loop to compare by."""

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from cairn import kernel
from cairn.chance import Dice, Rng, sow_box
from cairn.core import CHANCE, CairnError, State, draw
from cairn.games import GAMES
from cairn.monolyth import Monolyth, entries, fields

SEED = 7
BATCH = 2000 if kernel.COMPILED else 20


def calibrate() -> float:
    """Time a plain-Python loop: million rounds a second."""
    rounds, x = 1_000_000, 1
    began = process_time()
    for _ in range(rounds):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return rounds / (process_time() - began) / 1e6


def fresh(players: int) -> Monolyth:
    """Lay out the game that is measured: always the same set-up."""
    game = GAMES["monolyth"]
    state = game.start({"players": players, "structure": "wall", "boards": list(range(1, players + 1))}, game.content())
    assert isinstance(state, Monolyth)  # noqa: S101
    return state


def batch(start: Monolyth, first: int, games: int, counts: list[int]) -> tuple[float, int]:
    """Play random games inside the kernel; gives the CPU seconds and the points of the first player."""
    ends, dice = kernel.join([start.box] * games), kernel.box(Rng, games)
    sow_box(dice, SEED, first)
    began = process_time()
    entries.random_games(ends, start.kit.tables, dice, kernel.box(fields.Menu), kernel.box(fields.Events), counts)
    spent = process_time() - began
    return spent, sum(entries.score_box(ends[i : i + 1], start.kit.tables, 0) for i in range(games))


def random_games(players: int, seconds: float) -> dict[str, float]:
    """Play whole random games, every legal choice enumerated at every decision."""
    start = fresh(players)
    counts, points, games, spent = kernel.numbers(3), 0, 0, 0.0
    while spent < seconds:
        more, scored = batch(start, games, BATCH, counts)
        spent, points, games = spent + more, points + scored, games + BATCH
    decisions, _, choices = (int(n) for n in counts)
    return {
        "games": games,
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "choices_per_decision": choices / decisions,
        "mean_score_first": points / games,
    }


def stepping(players: int, seconds: float) -> float:
    """Step random games from Python through choices() and play(): decisions a second."""
    dice, decisions = Dice(SEED), 0
    began = process_time()
    while process_time() - began < seconds:
        state: State = fresh(players)
        while state.turn is not None:
            if state.turn == CHANCE:
                state.play(draw(state, dice))
            else:
                state.play(dice.choice(state.choices()))
                decisions += 1
    return decisions / (process_time() - began)


def copies() -> float:
    """Time a copy of a position, in microseconds."""
    position = fresh(2).box
    rounds = 20_000 if kernel.ARRAYS else 2_000
    began = process_time()
    for _ in range(rounds):
        kernel.copy(position)
    return (process_time() - began) / rounds * 1e6


def this_mode(seconds: float) -> dict[str, Any]:
    """Measure the mode that this process runs in."""
    random_games(2, 0.01)
    found: dict[str, Any] = {"mode": kernel.MODE, **random_games(2, seconds)}
    found["stepping_decisions_per_s"] = stepping(2, min(seconds, 2))
    found["copy_us"] = copies()
    found["calibration_mloops_per_s"] = calibrate()
    return found


def _child(code: str, **env: str) -> str:
    """Run Python in a process of its own."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise CairnError(f"measuring failed: {reason[0].removeprefix('cairn.core.CairnError: ')}")
    return done.stdout


def _timed_start(**env: str) -> float:
    began = perf_counter()
    _child("import cairn.games, cairn.bots", **env)
    return perf_counter() - began


def measure(seconds: float, *, gpu: bool) -> dict[str, Any]:
    """Measure everything: the mode asked for, then starting up, then the interpreted mode, then the GPU."""
    if gpu:
        _child("from cairn.gpu import check; check()", CAIRN_JIT="gpu")
    found = this_mode(seconds)
    found["conditions"] = conditions()
    if kernel.COMPILED:
        with tempfile.TemporaryDirectory() as folder:
            found["compile_s"] = _timed_start(CAIRN_CACHE=folder)
            found["start_s"] = _timed_start(CAIRN_CACHE=folder)
        code = f"import json; from cairn.bench import this_mode; print(json.dumps(this_mode({seconds})))"
        found["interpreted"] = json.loads(_child(code, CAIRN_JIT="0"))
    if gpu:
        code = f"import json; from cairn.gpu import measure; print(json.dumps(measure({seconds})))"
        found["gpu"] = on_gpu = json.loads(_child(code, CAIRN_JIT="gpu"))
        counts = kernel.numbers(3)
        _, points = batch(fresh(2), 0, on_gpu["checked_games"], counts)
        on_gpu["same_games_as_cpu"] = [*map(int, counts), points] == on_gpu["checked_totals"]
    return found


def conditions() -> dict[str, Any]:
    """Tell where and when it was measured."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "plain_python_mloops_per_s": round(calibrate(), 1),
    }


def _processor() -> str:
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()
