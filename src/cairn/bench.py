"""Speed, measured: random games, steps from Python, copies, starting up; beside a plain-Python loop to compare by."""

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Protocol, cast

from cairn import bots, kernel, parts
from cairn.chance import Dice, Rng, sow_box
from cairn.core import CHANCE, CairnError, State, drawn
from cairn.games import GAMES

SEED = 7
PLAYERS = 2
LONGEST = 5000  # choices of a game, nature's too: none may be longer
OVER = -2  # nobody decides any more, in every kernel


class Start(State, Protocol):
    """A position, with the records that its kernel works on."""

    box: Any
    kit: Any


@dataclass(frozen=True)
class Subject:
    """A game as it is measured: its part of the kernel, and always the same set-up for two."""

    entries: Any
    fields: Any
    setup: dict[str, Any]
    batch: int  # games between two looks at the clock, compiled
    compiling: str  # how long it takes, about
    rounds: Callable[[Start], int] | None = None  # the most rounds that a game can have
    gpu: str | None = None  # the module that measures it on a GPU


def subject(name: str) -> Subject:
    """Give what is measured of a game."""
    found = GAMES[name].subject()
    if found is None:
        raise CairnError(f"{name} brings nothing to measure")
    return found


def calibrate() -> float:
    """Time a plain-Python loop: million rounds a second."""
    rounds, x = 1_000_000, 1
    began = process_time()
    for _ in range(rounds):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return rounds / (process_time() - began) / 1e6


def fresh(name: str) -> Start:
    """Lay out the game that is measured."""
    game = GAMES[name]
    return cast("Start", game.start({"players": PLAYERS, **subject(name).setup}, game.content()))


def batch(name: str, start: Start, first: int, games: int, counts: list[int]) -> tuple[float, int]:
    """Play random games inside the kernel; gives the CPU seconds and the points of the first player."""
    entries, fields = subject(name).entries, subject(name).fields
    ends, dice = kernel.join([start.box] * games), kernel.box(Rng, games)
    sow_box(dice, SEED, first)
    began = process_time()
    entries.random_games(ends, start.kit.tables, dice, kernel.box(fields.Menu), kernel.box(fields.Events), counts)
    spent = process_time() - began
    return spent, sum(entries.score_box(ends[i : i + 1], start.kit.tables, 0) for i in range(games))


def random_games(name: str, seconds: float) -> dict[str, float]:
    """Play whole random games, every legal choice enumerated at every decision."""
    start = fresh(name)
    size = subject(name).batch if kernel.COMPILED else 20
    counts, points, games, spent = kernel.numbers(3), 0, 0, 0.0
    while spent < seconds:
        more, scored = batch(name, start, games, size, counts)
        spent, points, games = spent + more, points + scored, games + size
    decisions, _, choices = (int(n) for n in counts)
    return {
        "games": games,
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "choices_per_decision": choices / decisions,
        "mean_score_first": points / games,
    }


def endings(name: str, games: int, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play so many random games one by one and see that each ends in time; tells of the longest."""
    entries, fields, start = subject(name).entries, subject(name).fields, fresh(name)
    menu, silent, dice = kernel.box(fields.Menu), kernel.box(fields.Events), kernel.box(Rng)
    bound = subject(name).rounds
    limit = bound(start) if bound else None
    longest = rounds = 0
    began = process_time()
    for number in range(games):
        end, counts = kernel.copy(start.box), kernel.numbers(3)
        sow_box(dice, SEED, number)
        entries.random_games(end, start.kit.tables, dice, menu, silent, counts)
        length = int(counts[0] + counts[1])
        longest = max(longest, length)
        rounds = max(rounds, int(kernel.look(end, "rounds")))
        if entries.turn_box(end) != OVER or length > LONGEST or (limit is not None and rounds > limit):
            raise CairnError(f"random game {number} of {name} did not end in time: {length} choices, {rounds} rounds")
        if progress and number % 100 == 99:  # noqa: PLR2004
            progress(100)
    return {
        "games": games,
        "seconds": process_time() - began,
        "longest_choices": longest,
        "most_choices": LONGEST,
        "longest_rounds": rounds,
        "most_rounds": limit,
    }


def stepping(name: str, seconds: float) -> float:
    """Step random games from Python by the numbers of the choices: decisions a second."""
    dice, decisions, start = Dice(SEED), 0, fresh(name)
    began = process_time()
    while process_time() - began < seconds:
        state: State = start.copy()
        while state.turn is not None:
            if state.turn == CHANCE:
                state.play(drawn(state, dice))
            else:
                choices = len(state.choices())
                decisions += choices > 1
                state.play(dice.below(choices))
    return decisions / (process_time() - began)


def copies(name: str) -> float:
    """Time a copy of a position, in microseconds."""
    position = fresh(name).box
    rounds = 20_000 if kernel.ARRAYS else 2_000
    began = process_time()
    for _ in range(rounds):
        kernel.copy(position)
    return (process_time() - began) / rounds * 1e6


def this_mode(name: str, seconds: float) -> dict[str, Any]:
    """Measure the mode that this process runs in."""
    random_games(name, 0.01)
    found: dict[str, Any] = {"game": name, "mode": kernel.MODE, **random_games(name, seconds)}
    found["stepping_decisions_per_s"] = stepping(name, min(seconds, 2))
    found["copy_us"] = copies(name)
    if kernel.ARRAYS:
        found["state_bytes"] = subject(name).fields.Position.dtype.itemsize
    found["calibration_mloops_per_s"] = calibrate()
    return found


def thinking(name: str, seconds: float) -> dict[str, float]:
    """Let the strongest level play against itself: positions that it values a second, and how long a choice takes."""
    dice, thinker, choices = Dice(SEED), bots.make(name, bots.LEVELS[-1]), 0
    state: State = fresh(name)
    began = process_time()
    while process_time() - began < seconds:
        if state.turn is None:
            state = fresh(name)
        elif state.turn == CHANCE:
            state.play(drawn(state, dice))
        else:
            state.play(thinker.choose(state.guess(state.turn, dice), dice))
            choices += 1
    spent = process_time() - began
    return {"evaluations_per_s": getattr(thinker, "evaluations", 0) / spent, "choice_s": spent / choices}


def _child(code: str, **env: str) -> str:
    """Run Python in a process of its own."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise CairnError(f"measuring failed: {reason[0].removeprefix('cairn.core.CairnError: ')}")
    return done.stdout


def _timed_start(name: str, **env: str) -> float:
    began = perf_counter()
    code = (
        f"from cairn.games import GAMES; GAMES[{name!r}]; from cairn import kernel; kernel.load(); kernel.READY.touch()"
    )
    _child(code, **env)
    return perf_counter() - began


def _silent(_: str) -> None:
    pass


def measure(
    name: str,
    seconds: float,
    *,
    gpu: bool = False,
    games: int = 0,
    progress: Callable[[int], None] | None = None,
    say: Callable[[str], None] = _silent,
) -> dict[str, Any]:
    """Measure everything: this mode, starting up, the interpreted mode, the GPU, and whether `games` games end.

    What takes long is said before it begins.
    """
    on = subject(name).gpu
    if gpu and on is None:
        raise CairnError(f"{name} has not been brought to the GPU; leave out --gpu to measure it")
    if gpu:
        parts.need("gpu")
        _child(f"from {on} import check; check()", CAIRN_JIT="gpu")
    say(f"playing random games of {name}, {kernel.MODE}: {seconds:g} s and a little more")
    found = this_mode(name, seconds)
    found["conditions"] = conditions()
    if games:
        say(f"playing {games:,} games to their ends")
        found["endings"] = endings(name, games, progress)
    if kernel.COMPILED:
        say(f"letting {bots.LEVELS[-1]} think: {seconds:g} s")
        found |= thinking(name, seconds)
        with tempfile.TemporaryDirectory() as folder:
            say(f"compiling the rules of {name} anew, to time it: {subject(name).compiling} where nothing else runs")
            found["compile_s"] = _timed_start(name, CAIRN_CACHE=folder)
            say("starting up from what was compiled")
            found["start_s"] = _timed_start(name, CAIRN_CACHE=folder)
        say(f"playing random games of {name}, interpreted: {seconds:g} s and a little more")
        code = f"import json; from cairn.bench import this_mode; print(json.dumps(this_mode({name!r}, {seconds})))"
        found["interpreted"] = json.loads(_child(code, CAIRN_JIT="0"))
    if gpu:
        say(f"compiling for the GPU, and playing random games of {name} on it")
        code = f"import json; from {on} import measure; print(json.dumps(measure({seconds})))"
        found["gpu"] = on_gpu = json.loads(_child(code, CAIRN_JIT="gpu"))
        counts = kernel.numbers(3)
        _, points = batch(name, fresh(name), 0, on_gpu["checked_games"], counts)
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
