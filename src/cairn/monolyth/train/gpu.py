"""Self-play and learning on a CUDA GPU: thousands of games of Monolyth in lockstep, by the rules as they are.

Every choice of every game is tried and its features written by kernels that call the rules; PyTorch has the net.
"""

import csv
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from numba import cuda, from_dtype

from cairn import kernel
from cairn.chance import Rng, roll, sow
from cairn.core import CairnError
from cairn.monolyth import fields, rules
from cairn.monolyth.bots import features, net
from cairn.monolyth.content import standard, tables
from cairn.monolyth.train.nets import KINDS, Kind, saved

# ruff: noqa: PLR0913, PLR0917  (a kernel takes what it works on)

if not kernel.GPU:
    raise CairnError("learning runs on a GPU only in a process started with CAIRN_JIT=gpu")

GAMES, THREADS = 8192, 128
CHUNK = 262_144  # choices that the net looks at together
CHOICES = 8_000_000  # of all games at one step
STEPS = 400  # the most decisions of a game
BATCH = 8192
ONE = 0x3F80  # 1 as a bfloat16
BOARDS = 5
LAMBDA = 0.8
POSITION, MENU, ROW = (from_dtype(kind.dtype) for kind in (fields.Position, fields.Menu, features.Row))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def natural(s: Any, t: Any, m: Any, e: Any, r: Any) -> None:  # noqa: ANN401
    """Let nature draw until a player decides or the game is over."""
    while s.phase == fields.DRAW:
        rules.play(s, t, e, rules.pick(m, roll(r, rules.offer(s, t, m))))


@cuda.jit  # type: ignore[untyped-decorator]
def open_games(s: Any, t: Any, e: Any, r: Any, players: Any, seed: int) -> None:  # noqa: ANN401
    """Set up games on boards and with Structure cards that are drawn."""
    i = cuda.grid(1)
    if i < s.shape[0]:
        m = cuda.local.array(1, MENU)
        sow(r[i], seed, i)
        seats = players[i % players.shape[0]]
        rules.lay_out(s[i], t[0], seats, roll(r[i], 10))
        first = roll(r[i], BOARDS)
        step = 1 + roll(r[i], BOARDS - 1)
        for seat in range(seats):
            s[i].board[seat] = (first + step * seat) % BOARDS
        natural(s[i], t[0], m[0], e[0], r[i])


@cuda.jit  # type: ignore[untyped-decorator]
def list_choices(s: Any, t: Any, codes: Any, games: Any, counter: Any, start: Any, count: Any) -> None:  # noqa: ANN401
    """Write the choices of every game, one game's beside each other."""
    i = cuda.grid(1)
    if i < s.shape[0]:
        count[i] = 0
        start[i] = 0
        if s[i].phase != fields.OVER:
            m = cuda.local.array(1, MENU)
            total = rules.offer(s[i], t[0], m[0])
            at = cuda.atomic.add(counter, 0, total)
            start[i] = at
            count[i] = total
            for k in range(m[0].n):
                bits = m[0].bits[k]
                for bit in range(16):
                    if bits >> bit & 1:
                        codes[at] = m[0].code[k] + bit
                        games[at] = i
                        at += 1


@cuda.jit  # type: ignore[untyped-decorator]
def look_at(s: Any, t: Any, e: Any, codes: Any, games: Any, turned: int, x: Any, done: Any, parts: Any) -> None:  # noqa: ANN401
    """Write the features of positions after choices, seen by the seat `turned` places after whoever chose."""
    j = cuda.grid(1)
    if j < codes.shape[0]:
        p = cuda.local.array(1, POSITION)
        row = cuda.local.array(1, ROW)
        p[0] = s[games[j]]
        seat = (p[0].seat + turned) % p[0].players
        rules.play(p[0], t[0], e[0], codes[j])
        features.anticipate(p[0], t[0], e[0])
        done[j] = features.settled(p[0])
        if done[j]:
            parts[j, net.WIN] = 1.0 if rules.winner(p[0], t[0], 0) == seat else 0.0
            parts[j, net.LEVEL] = p[0].level_points[seat] / net.UNIT
            parts[j, net.STRUCTURE] = p[0].structure_points[seat] / net.UNIT
            for side in range(4):
                value = p[0].slot[seat][side]
                held = value and rules.wall_count(p[0], t[0], seat, side) >= value
                parts[j, net.PROPHECY + side] = value / net.UNIT if held else 0.0
        n = features.features(p[0], t[0], seat, row[0])
        for k in range(n):
            x[j, row[0].at[k]] = ONE


@cuda.jit  # type: ignore[untyped-decorator]
def play_on(s: Any, t: Any, e: Any, r: Any, codes: Any, count: Any) -> None:  # noqa: ANN401
    """Play a choice in every game, and let nature draw."""
    i = cuda.grid(1)
    if i < s.shape[0] and count[i]:
        m = cuda.local.array(1, MENU)
        rules.play(s[i], t[0], e[0], codes[i])
        natural(s[i], t[0], m[0], e[0], r[i])


@cuda.jit  # type: ignore[untyped-decorator]
def read(s: Any, t: Any, seats: Any, parts: Any, extra: Any) -> None:  # noqa: ANN401
    """Write who decides, or what came of a game that is over."""
    i = cuda.grid(1)
    if i < s.shape[0]:
        seats[i] = s[i].seat
        for seat in range(s[i].players):
            parts[i, seat, net.WIN] = 1.0 if rules.winner(s[i], t[0], 0) == seat else 0.0
            parts[i, seat, net.LEVEL] = s[i].level_points[seat] / net.UNIT
            parts[i, seat, net.STRUCTURE] = s[i].structure_points[seat] / net.UNIT
            for side in range(4):
                value = s[i].slot[seat][side]
                held = value and rules.wall_count(s[i], t[0], seat, side) >= value
                parts[i, seat, net.PROPHECY + side] = value / net.UNIT if held else 0.0
        extra[i] = s[i].levels[0]


class Model(torch.nn.Module):  # type: ignore[misc]
    """The net as it is trained: what `cairn.monolyth.bots.net` reckons in integers."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = torch.nn.Linear(inputs, net.WIDE)
        self.second = torch.nn.Linear(net.WIDE, net.MIDDLE)
        self.third = torch.nn.Linear(net.MIDDLE, net.NARROW)
        self.last = torch.nn.Linear(net.NARROW, net.PARTS)
        torch.nn.init.normal_(self.first.weight, 0.0, 0.1)

    def forward(self, x: Any) -> Any:  # noqa: ANN401
        """Foretell: the chance to win as a logit, then points by their parts."""
        x = self.first(x).clamp(0, net.HIGHEST / net.FINE)
        x = self.second(x).clamp(0, net.HIGHER / net.FINE)
        x = self.third(x).clamp(0, net.HIGHER / net.FINE)
        return self.last(x)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def limited(self) -> None:
        """Keep the weights within what the integers can hold."""
        self.first.weight.clamp_(-30, 30)
        for layer in (self.second, self.third, self.last):
            layer.weight.clamp_(-30, 30)


class Table:
    """Games in lockstep on the GPU."""

    def __init__(self, n: int) -> None:
        self.s = cuda.to_device(np.zeros(n, fields.Position.dtype))
        self.r = cuda.to_device(np.zeros(n, Rng.dtype))
        whole = {"dtype": torch.int32, "device": "cuda"}
        self.start, self.count, self.seats, self.levels = (torch.zeros(n, **whole) for _ in range(4))
        self.counter = torch.zeros(1, **whole)
        self.final = torch.zeros(n, fields.SEATS, net.PARTS, device="cuda")


@dataclass(frozen=True)
class Manner:
    """How games are played: a share of choices blindly, with a love of the Structure, minding points beside winning."""

    wild: float = 0.0
    love: float = 0.0
    points: float = 0.02


class Trainer:
    """Self-play for a number of players, and learning from it."""

    def __init__(self, kind: Kind, folder: Path, seed: int) -> None:
        torch.set_float32_matmul_precision("high")
        self.kind, self.folder, self.seed, self.solo = kind, folder, seed, kind.players == (1,)
        self.model = Model(kind.inputs).cuda()
        self.learner = torch.optim.AdamW(self.model.parameters(), lr=1e-3, weight_decay=1e-5)
        self.round, self.games, self.spent = 0, 0, 0.0
        made, _ = tables(standard())
        self.t, self.e = cuda.to_device(made), cuda.to_device(kernel.box(fields.Events))
        self.players = cuda.to_device(np.array(kind.players, np.int64))
        self.codes = torch.zeros(CHOICES, dtype=torch.int32, device="cuda")
        self.of = torch.zeros(CHOICES, dtype=torch.int32, device="cuda")
        self.x = torch.zeros(CHUNK, kind.inputs, dtype=torch.int16, device="cuda")
        gap = torch.arange(features.GAP, device="cuda")
        self.nearness = (0.8 * (1 - gap / features.GAP) * (gap < features.GAP - 1)).bfloat16()
        if (folder / "state.pt").exists():
            kept = torch.load(folder / "state.pt", weights_only=True)
            self.model.load_state_dict(kept["model"])
            self.learner.load_state_dict(kept["learner"])
            self.round, self.games, self.spent = kept["round"], kept["games"], kept["spent"]

    def keep(self) -> None:
        """Write down all that is needed to go on, and the weights for play."""
        state = {"model": self.model.state_dict(), "learner": self.learner.state_dict()}
        torch.save({**state, "round": self.round, "games": self.games, "spent": self.spent}, self.folder / "new.pt")
        (self.folder / "new.pt").replace(self.folder / "state.pt")
        saved(self.folder / self.kind.file, {k: v.cpu().numpy() for k, v in self.model.state_dict().items()})

    def _seen(self, s: Any, codes: Any, games: Any, turned: int) -> tuple[Any, Any, Any]:  # noqa: ANN401
        """Give the features after some choices, whether the game is settled then, and what it comes to."""
        n = len(codes)
        x = self.x[:n]
        x.zero_()
        done = torch.zeros(n, dtype=torch.int32, device="cuda")
        parts = torch.zeros(n, net.PARTS, device="cuda")
        grid = (n + THREADS - 1) // THREADS
        look_at[grid, THREADS](s, self.t, self.e, codes, games, turned, x, done, parts)
        return x.view(torch.bfloat16), done > 0, parts

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _foretold(self, s: Any, codes: Any, games: Any) -> tuple[Any, Any]:  # noqa: ANN401
        """Foretell the parts after choices; beside them, how near each brings the Structure."""
        found = torch.empty(len(codes), net.PARTS, device="cuda")
        near = torch.empty(len(codes), device="cuda")
        for a in range(0, len(codes), CHUNK):
            x, done, parts = self._seen(s, codes[a : a + CHUNK], games[a : a + CHUNK], 0)
            with torch.autocast("cuda", dtype=torch.bfloat16):
                out = self.model(x).float()
            out[:, net.WIN] = out[:, net.WIN].sigmoid()
            found[a : a + CHUNK] = torch.where(done[:, None], parts, out)
            near[a : a + CHUNK] = (x[:, features.MISSING : features.CARD] @ self.nearness).float()
        return found, near

    def play(self, manner: Manner, *, learn: bool = True) -> dict[str, float]:
        """Play games to their ends, and learn from them; gives figures of the first seat's points."""
        self.round += 1
        n, grid = GAMES, GAMES // THREADS
        table = Table(n)
        open_games[grid, THREADS](table.s, self.t, self.e, table.r, self.players, self.seed * 1_000_003 + self.round)
        loved = manner.love * 2 * torch.rand(n, device="cuda")
        favour = torch.ones(n, net.PARTS, device="cuda")
        favour[:, net.WIN] = 0
        favour[:, net.STRUCTURE] += loved
        favour[:, net.LEVEL] += manner.love * torch.rand(n, device="cuda")
        steps: list[Any] = []
        for _ in range(STEPS):
            table.counter.zero_()
            list_choices[grid, THREADS](table.s, self.t, self.codes, self.of, table.counter, table.start, table.count)
            total = int(table.counter.item())
            if total == 0:
                break
            read[grid, THREADS](table.s, self.t, table.seats, table.final, table.levels)
            picked = self._picked(table, total, manner, favour, loved)
            if learn:
                steps += self._noticed(table, picked)
            play_on[grid, THREADS](table.s, self.t, self.e, table.r, picked, table.count)
        read[grid, THREADS](table.s, self.t, table.seats, table.final, table.levels)
        self.games += n
        if learn:
            self._learn(steps, table.final)
        made = table.final[:, 0, net.LEVEL :].sum(1) * net.UNIT
        return {
            "mean": made.mean().item(),
            "p90": made.quantile(0.9).item(),
            "best": made.max().item(),
            "structure": (table.final[:, 0, net.STRUCTURE] > 0).float().mean().item(),
            "levels": table.levels.float().mean().item(),
        }

    def _picked(self, table: Table, total: int, manner: Manner, favour: Any, loved: Any) -> Any:  # noqa: ANN401
        """Choose in every game: what the net likes best, or blindly."""
        n, codes, of = GAMES, self.codes[:total], self.of[:total].long()
        parts, near = self._foretold(table.s, codes, self.of[:total])
        worth = (parts * favour[of]).sum(1) + near * loved[of]
        if not self.solo:
            worth = parts[:, net.WIN] + worth * manner.points
        best = torch.full((n,), -1e9, device="cuda").scatter_reduce_(0, of, worth, "amax")
        chosen = torch.zeros(n, dtype=torch.int64, device="cuda")
        top = (worth >= best[of]).nonzero()[:, 0]
        chosen[of[top]] = top
        most = (table.count - 1).clamp(min=0)
        blind = table.start + (torch.rand(n, device="cuda") * table.count).int().clamp(max=most)
        blindly = (torch.rand(n, device="cuda") < manner.wild) & (table.count > 0)
        return codes[torch.where(blindly, blind.long(), chosen)].contiguous()

    def _noticed(self, table: Table, picked: Any) -> list[Any]:  # noqa: ANN401
        """Remember what was seen after the choices, by whoever chose and by one of the others."""
        alive, games = table.count > 0, torch.arange(GAMES, dtype=torch.int32, device="cuda")
        found = []
        for turned in (0,) if self.solo else (0, 1 + self.round % (max(self.kind.players) - 1)):
            x, done, known = self._seen(table.s, picked, games, turned)
            x = x.clone()
            with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16):
                out = self.model(x).float()
            out[:, net.WIN] = out[:, net.WIN].sigmoid()
            out = torch.where(done[:, None], known, out)
            found.append((x, out, alive & ~done, alive, table.seats.long().clone(), turned))
        return found

    def _learn(self, steps: list[Any], final: Any) -> None:  # noqa: ANN401
        """Learn from the games just played: towards what came of them, by way of what was foretold (TD(λ))."""
        n = len(final)
        count = torch.tensor(self.kind.players, device="cuda")[torch.arange(n, device="cuda") % len(self.kind.players)]
        later, rows = final.clone(), torch.arange(n, device="cuda")
        xs, ys = [], []
        for x, out, learns, alive, seat, turned in reversed(steps):
            at = (seat + turned) % count
            goal = later[rows, at]
            if learns.any():
                xs.append(x[learns])
                ys.append(goal[learns])
            if turned == 0:
                mixed = LAMBDA * goal + (1 - LAMBDA) * out
                later[rows, at] = torch.where(alive[:, None], mixed, goal)
        x, y = torch.cat(xs), torch.cat(ys)
        order = torch.randperm(len(y), device="cuda")
        for a in range(0, len(order) - BATCH + 1, BATCH):
            b = order[a : a + BATCH]
            with torch.autocast("cuda", dtype=torch.bfloat16):
                out = self.model(x[b]).float()
            goal = y[b]
            loss = 4 * ((out[:, net.LEVEL :] - goal[:, net.LEVEL :]) ** 2).mean()
            if not self.solo:
                loss = loss + torch.nn.functional.binary_cross_entropy_with_logits(out[:, net.WIN], goal[:, net.WIN])
            self.learner.zero_grad()
            loss.backward()
            self.learner.step()
            self.model.limited()

    def train(self, minutes: float, progress: Callable[[str], None]) -> None:
        """Play and learn for a while; the curve is written as it goes."""
        began, resumed = monotonic(), self.round > 0
        before = self.spent
        curve = self.folder / "curve.csv"
        if not curve.exists():
            curve.write_text("seconds,games,mean,p90,best,structure,levels\n", encoding="utf-8")
        told = 0.0
        while (passed := monotonic() - began) < minutes * 60:
            share = passed / (minutes * 60)
            for group in self.learner.param_groups:
                group["lr"] = (4e-4 if resumed else 1e-3) * (1 - share) + 1e-5
            manner = Manner(0.01 * (1 - share) ** 2)
            if not resumed:
                manner = Manner(0.04 * (1 - share) ** 2, max(0.0, 1 - 2 * share), 0.02 + 0.3 * max(0.0, 1 - 4 * share))
            found = self.play(manner)
            self.spent = before + monotonic() - began
            if monotonic() - told > 15:  # noqa: PLR2004
                told = monotonic()
                row = [round(self.spent), self.games, *(round(v, 3) for v in found.values())]
                with curve.open("a", encoding="utf-8", newline="") as file:
                    csv.writer(file).writerow(row)
                progress(f"{self.kind.name} {row}")
                self.keep()
        found = self.play(Manner(), learn=False)
        progress(f"{self.kind.name}, nothing blind: { {k: round(v, 2) for k, v in found.items()} }")
        self.keep()


def train(name: str, folder: Path, *, minutes: float, seed: int, progress: Callable[[str], None]) -> None:
    """Train the net for a number of players, going on with what is in the folder."""
    Trainer(KINDS[name], folder, seed).train(minutes, progress)


def told(name: str, folder: Path, *, minutes: float, seed: int) -> None:
    """Train, and print how it goes."""

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    train(name, folder, minutes=minutes, seed=seed, progress=say)
