"""Analysis: the same every time; it finds what was plainly bad, and holds nothing hidden against a seat."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import ClassVar
from zlib import crc32

import pexpect
import pytest

from cairn import kernel, record
from cairn.analysis import Analysis, analyse
from cairn.analysis.looking import judged, positions
from cairn.bots.advice import Advice, Outlook
from cairn.chance import Dice
from cairn.core import CHANCE, State, draw
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.monolyth.bots.greedy import GreedyMonolyth
from cairn.monumental import MONUMENTAL, Monumental
from cairn.monumental.bots.greedy import GreedyMonumental
from cairn.monumental.fields import Position
from cairn.record import Record, RecordError
from tests.terminal.pty import ended, heed_interrupts
from tests.test_cli import cairn

RECORDS = Path(__file__).parent / "records"
ADVISERS = {"monolyth": GreedyMonolyth, "monumental": GreedyMonumental}


def looked_at(name: str, **more: object) -> tuple[Record, Analysis, list[float]]:
    kept = record.load(RECORDS / f"{name}.cairn")
    game = record.game_of(kept, GAMES)
    heard: list[float] = []
    found = analyse(kept, game, game.content(), by=ADVISERS[game.name], progress=heard.append, **more)  # type: ignore[arg-type]
    return kept, found, heard


def test_a_result_that_the_game_did_not_have_is_refused() -> None:
    kept = record.load(RECORDS / "monolyth-3p-greedy.cairn")
    assert kept.result is not None
    kept.result["scores"][1] += 1
    with pytest.raises(RecordError, match=f"^line {kept.result_line}: the scores are "):
        analyse(kept, MONOLYTH, MONOLYTH.content(), by=GreedyMonolyth)


@pytest.mark.parametrize("name", ["monolyth-1p-random", "monolyth-3p-greedy", "monumental-2p-automa"])
def test_a_record_is_looked_through_and_the_same_comes_of_it_again(name: str) -> None:
    kept, found, heard = looked_at(name)
    assert found == looked_at(name)[1]
    assert heard == sorted(heard)
    assert heard[-1] == 1
    seats = len(found.end)
    assert kept.result is not None
    assert [outlook.points for outlook in found.end] == kept.result["scores"]
    assert found.alone == (seats == 1)
    assert all(step.choice == kept.choices[step.n] and len(step.outlooks) == seats for step in found.steps)
    for seat in range(seats):  # turns are counted from 1 without a gap
        turns = [step.turn for step in found.steps if step.seat == seat]
        assert sorted(set(turns)) == list(range(1, max(turns, default=0) + 1))
        assert turns == sorted(turns)
    if not found.alone:
        assert all(abs(sum(outlook.win or 0 for outlook in step.outlooks) - 1) < 0.01 for step in found.steps)
    by_seat = [one.seat for one in found.turning]
    assert all(by_seat.count(seat) <= 5 for seat in by_seat)
    assert all(one.lost > 0 and one.best != one.choice for one in found.turning)
    assert json.loads(json.dumps(found.as_dict()))["judged"] == found.judged


def test_a_close_look_compares_every_choice_and_a_quick_one_some() -> None:
    _, quick, _ = looked_at("monumental-2p-random")
    _, deep, _ = looked_at("monumental-2p-random", depth="deep")
    free = sum(step.among > 1 for step in deep.steps)
    assert deep.judged == free > 5 * quick.judged
    assert quick.judged >= len({(step.seat, step.turn) for step in quick.steps if step.among > 1})
    assert max(one.lost for one in deep.turning) >= max(one.lost for one in quick.turning)


def with_blunder() -> tuple[Record, int, str]:
    """A game between bots that look one choice ahead, but for one choice: the worst there is."""
    dice, content, bot = Dice(4), MONOLYTH.content(), GreedyMonolyth()
    setup, _ = MONOLYTH.settle({"players": 2}, content, dice)
    state, kept = MONOLYTH.start(setup, content), Record(record.header(MONOLYTH, content, setup))
    planted, better = -1, ""
    while state.turn is not None:
        choice = draw(state, dice) if state.turn == CHANCE else bot.choose(state, dice)
        if planted < 0 and state.turn == 1 and len(kept.choices) > 30:
            ranked = bot.advise(state, dice, len(state.choices()))
            planted, better, choice = len(kept.choices), str(ranked[0].choice), ranked[-1].choice
        kept.choices.append(str(choice))
        state.play(choice)
    kept.result = record.result(state)
    return kept, planted, better


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    kept, planted, better = with_blunder()
    found = analyse(kept, MONOLYTH, MONOLYTH.content(), by=GreedyMonolyth)
    worst = max(found.turning, key=lambda one: one.lost)
    assert (worst.n, worst.seat, worst.choice, worst.best) == (planted, 1, kept.choices[planted], better)
    assert worst.data["do"] in {"place", "swap", "prophecy"}
    assert worst.lost == pytest.approx((worst.kept.win or 0) - (worst.got.win or 0), abs=0.001)
    assert worst.lost > 0.05


class Terse(GreedyMonolyth):
    """Lists three choices, however many are asked for, and can think less."""

    factors: ClassVar[list[float]] = []

    def scaled(self, factor: float) -> "Terse":
        self.factors.append(factor)
        return self

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
        return super().advise(state, rng, min(most, 3))


def test_a_choice_that_is_not_listed_is_behind_those_that_are() -> None:
    kept, planted, better = with_blunder()
    found = analyse(kept, MONOLYTH, MONOLYTH.content(), by=Terse)
    worst = max(found.turning, key=lambda one: one.lost)
    assert (worst.n, worst.best) == (planted, better)
    assert worst.lost == pytest.approx((worst.kept.win or 0) - (worst.got.win or 0), abs=0.001)
    assert Terse.factors == [0.2] * found.judged  # a quick look thinks less


class Peeping:
    """An adviser whose advice depends on every field of the position that it is given."""

    def outlooks(self, state: State, rng: Random) -> list[Outlook]:  # noqa: ARG002
        assert isinstance(state, Monumental)
        sum_of_all = crc32(repr(kernel.flat(Position, state.box)).encode())
        return [Outlook(sum_of_all % 9973 / 100, 0.5)] * len(state.scores())

    def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:  # noqa: ARG002
        outlook = self.outlooks(state, rng)[0]
        return [Advice(choice, n, outlook) for n, choice in enumerate(state.choices())]


def test_what_a_seat_could_not_know_changes_nothing() -> None:
    kept = record.load(RECORDS / "monumental-monsters.cairn")
    compared = 0
    for n, state, choice in positions(kept, MONUMENTAL, MONUMENTAL.content()):
        if choice is None or state.turn is None or state.turn < 0 or n % 4:
            continue
        twin = state.guess(state.turn, Random(n))  # looks the same to the seat
        if twin != state:
            assert judged(state, n, choice, Peeping()) == judged(twin, n, choice, Peeping())
            compared += 1
    assert compared > 10


def test_analyse_in_the_terminal(tmp_path: Path) -> None:
    kept = with_blunder()[0]
    kept.header["names"], kept.choices, kept.result = ["Ada", "Ben"], kept.choices[:36], None
    kept.write(tmp_path / "game.cairn")
    run = cairn("analyse", tmp_path / "game.cairn", "--json", tmp_path / "out.json", "--lang", "en")
    assert run.returncode == 0, run.stderr
    for said in ("Chance to win", "Ada  ", "The record ends before the game is over", "Turning points", "Better:"):
        assert said in run.stdout, run.stdout
    assert re.search(r"^Ben  [▁-█]{5,}", run.stdout, re.MULTILINE), run.stdout
    # What a choice cost is the difference of the two shares that are shown, and reasons say what they are worth.
    points = re.findall(r"cost (\d+) percentage.*?Played:.*?(\d+)%.*?Better:.*?(\d+)%", " ".join(run.stdout.split()))
    assert points
    assert all(int(lost) == int(better) - int(played) for lost, played, better in points)
    assert re.search(r"Because of: .+: \D?\d", run.stdout), run.stdout
    whole = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert whole["game"] == "monolyth"
    assert len(whole["steps"]) == 36 - 12 - sum(text.startswith("draw") for text in kept.choices[12:])
    for words, said in (
        ((RECORDS / "none.cairn",), "none.cairn: cannot be read"),
        ((tmp_path / "out.json",), "out.json"),
        ((tmp_path / "game.cairn", "--depth", "bottomless"), "expected quick or deep"),
        ((tmp_path / "game.cairn", "--json", tmp_path / "none" / "out.json"), "out.json: cannot be written"),
    ):
        run = cairn("analyse", *words)
        assert run.returncode == 1
        assert said in run.stderr
        assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    "result", ['{"scores": [3], "winners": [0]}', "{}", '{"scores": ["a", 2], "winners": [0]}',
               '{"scores": [3, 2], "winners": [7]}'],
)  # fmt: skip
def test_a_damaged_result_is_told_by_its_line(result: str) -> None:
    kept = record.load(RECORDS / "monumental-2p-automa.cairn")
    damaged = record.read("\n".join([*str(kept).splitlines()[:-1], result]))
    with pytest.raises(record.RecordError, match=f"^line {len(kept.choices) + 2}: the (scores|winners) must be a list"):
        analyse(damaged, MONUMENTAL, MONUMENTAL.content(), by=GreedyMonumental)


def test_ctrl_c_ends_an_analysis() -> None:
    words = ["-m", "cairn", "analyse", str(RECORDS / "monumental-everything.cairn"), "--depth", "deep", "--lang", "en"]
    environment = {"CAIRN_JIT": "0", "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONPATH": "src"}
    child = pexpect.spawn(
        sys.executable, words, env=environment, encoding="utf-8", timeout=180, preexec_fn=heed_interrupts
    )
    child.expect("Looking through the game")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert ended(child) == 130
    assert "Traceback" not in (child.before or "")
