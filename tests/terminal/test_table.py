"""The table without a terminal: fair draws, undo, save and resume."""

from pathlib import Path
from random import Random

import pytest

from cairn import record
from cairn.bots.answers import BotFailedError
from cairn.core import CHANCE, CairnError, Choice
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.choices import Prophecy
from cairn.terminal.table import LocalTable, Participant, saves

CONTENT = MONOLYTH.content()
ANA, BOT = Participant("Ana"), Participant("Bot Greedy", "greedy")


def opened(folder: Path, *people: Participant) -> LocalTable:
    return LocalTable.open(MONOLYTH, CONTENT, people, {}, folder=folder, language="en")


def forward(table: LocalTable, rng: Random, most: int = 1000) -> None:
    """Let everybody play on, people at random."""
    while table.state.turn is not None and most:
        if not table.step():
            table.play(rng.choice(list(table.state.choices())))
        most -= 1


@pytest.mark.parametrize("people", [[ANA], [ANA, BOT], [ANA, Participant("Bo"), BOT], [BOT, ANA, BOT, BOT]])
def test_a_finished_game_proves_its_draws(tmp_path: Path, people: list[Participant]) -> None:
    table = opened(tmp_path, *people)
    assert len(table.record.header["nonces"]) == sum(person.bot is None for person in people)
    forward(table, Random(1))
    path = table.finish()
    assert path.parent == tmp_path / "records"
    kept = record.load(path)
    assert "save" not in kept.header
    assert kept.header["names"] == table.names
    first = kept.header["first"]
    assert table.names == [person.name for person in people[first:] + people[:first]]
    verdict = record.verify(kept, MONOLYTH, CONTENT)
    assert verdict.finished
    assert verdict.fair is True
    assert saves(tmp_path) == []


def test_the_set_up_may_be_chosen(tmp_path: Path) -> None:
    table = LocalTable.open(MONOLYTH, CONTENT, [ANA], {"structure": "keep"}, folder=tmp_path, language="en")
    assert table.record.header["setup"]["structure"] == "keep"
    assert table.record.header["drawn"] == ["first", "boards"]
    assert record.verify(table.record, MONOLYTH, CONTENT).fair is True


def test_undo_is_playing_all_but_the_last_again(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA)
    while table.step():
        pass
    assert not table.can_undo()
    with pytest.raises(CairnError, match="taken back"):
        table.undo()
    before, choices = table.state.copy(), list(table.record.choices)
    prophecy = next(choice for choice in table.state.choices() if isinstance(choice, Prophecy))
    table.play(prophecy)
    assert table.can_undo()
    table.undo()
    assert table.state == before
    assert table.record.choices == choices
    assert record.load(table.path).choices == choices
    table.play(next(iter(table.state.choices())))  # a placement: nature draws next
    table.step()
    assert not table.can_undo()


def test_a_resumed_game_has_the_same_draws(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, Participant("Bo"))
    forward(table, Random(2), 40)
    table.save()
    again = LocalTable.resume(table.path, GAMES, tmp_path)
    assert again.state == table.state
    assert again.names == table.names
    assert again.steps == table.steps
    for one in (table, again):
        forward(one, Random(3))
    assert again.record.choices == table.record.choices
    assert record.verify(record.load(again.finish()), MONOLYTH, CONTENT).fair is True


def test_a_resumed_bot_goes_on(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BOT)
    forward(table, Random(4), 30)
    table.save()
    again = LocalTable.resume(table.path, GAMES, tmp_path)
    forward(again, Random(5))
    assert again.state.turn is None


def test_what_happened_since_ones_last_choice(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BOT)
    forward(table, Random(6), 30)
    while table.step():
        pass
    me = table.people[0]
    steps = table.since(me)
    assert steps[0].seat == me
    assert all(step.seat != me for step in steps[1:])


def test_the_newest_save_comes_first(tmp_path: Path) -> None:
    first, second = opened(tmp_path, ANA), opened(tmp_path, ANA)
    assert first.path != second.path
    assert saves(tmp_path)[0] == second.path


DAMAGES = {
    "empty": ("", "it is empty"),
    "not a record": ("hello\n", "must start with a JSON header"),
    "cut": (None, "is not JSON"),
    "not a save": ('{"cairn": 1, "game": "monolyth"}\n', "not a saved game"),
    "other game": ('{"cairn": 1, "game": "chess"}\n', "there is no game 'chess'"),
    "no seats": ('{"cairn": 1, "game": "monolyth", "save": {}}\n', "damaged"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damaged_saves_say_so(tmp_path: Path, name: str) -> None:
    text, message = DAMAGES[name]
    path = tmp_path / "a.cairn"
    if text is None:
        text = opened(tmp_path, ANA).path.read_text(encoding="utf-8")[:200]
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CairnError, match=message) as caught:
        LocalTable.resume(path, GAMES, tmp_path)
    assert str(path) in str(caught.value)


def test_altered_saves_are_refused(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA)
    while table.step():
        pass
    text = table.path.read_text(encoding="utf-8")
    draws = [row for row in text.splitlines() if row.startswith("draw")]
    other = next(choice for choice in draws if choice != draws[0])
    table.path.write_text(text.replace(f"{draws[0]}\n", f"{other}\n", 1), encoding="utf-8")
    with pytest.raises(CairnError, match="the secret gives"):
        LocalTable.resume(table.path, GAMES, tmp_path)
    for old, new in (('"bot": "greedy"', '"bot": "nobody"'), ('"seats": [{', '"seats": [{"name": "Eve"}, {')):
        table = opened(tmp_path, ANA, BOT)
        table.path.write_text(table.path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        with pytest.raises(CairnError, match=r"no bot|names 3 seats"):
            LocalTable.resume(table.path, GAMES, tmp_path)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    with pytest.raises(CairnError, match="cannot be written"):
        opened(tmp_path, ANA)


def test_a_choice_of_nobody_is_refused(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA)
    forward(table, Random(7))
    assert isinstance(table.state, Monolyth)
    last: Choice = table.steps[-1].choice
    with pytest.raises(CairnError, match="over"):
        table.play(last)
    assert table.steps[0].seat == CHANCE


def test_no_damage_to_a_header_is_a_crash(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BOT)
    while table.step():
        pass
    whole = record.load(table.path)
    path = tmp_path / "b.cairn"
    for part in ("header", "save"):
        for key in whole.header if part == "header" else whole.header["save"]:
            for wrong in (None, 7, "x", [], {}, [7], {"a": 1}):
                header = {**whole.header, "save": dict(whole.header["save"])}
                (header if part == "header" else header["save"])[key] = wrong
                record.Record(header, whole.choices).write(path)
                try:
                    LocalTable.resume(path, GAMES, tmp_path)
                except CairnError as error:
                    assert str(path) in str(error)  # some of these do no harm


BOTS = """
class Last:
    def choose(self, state, rng):
        return len(state.choices()) - 1


class Odd:
    def choose(self, state, rng):
        return None


class Fails:
    def choose(self, state, rng):
        raise ValueError("no idea")
"""


def with_own(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> LocalTable:
    """Open a table at which a bot of one's own sits."""
    (folder / "ownbots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return opened(folder, ANA, Participant("Bot", f"ownbots:{name}"))


def test_a_bot_that_answers_by_number_plays_and_is_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_own(tmp_path, monkeypatch, "Last")
    forward(table, Random(1), most=40)
    table.save()
    again = LocalTable.resume(table.path, GAMES, tmp_path)
    assert again.record.choices == table.record.choices
    forward(table, Random(1))
    assert record.verify(record.load(table.finish()), MONOLYTH, CONTENT).finished


@pytest.mark.parametrize(("name", "reason"), [("Odd", "None cannot be played"), ("Fails", "ValueError: no")])
def test_a_bot_that_fails_is_named_and_the_table_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    table = with_own(tmp_path, monkeypatch, name)
    with pytest.raises(BotFailedError, match=rf"the bot ownbots:{name} failed, after \d+ choices: {reason}"):
        forward(table, Random(1))
    table.save()
    again = LocalTable.resume(table.path, GAMES, tmp_path)
    assert again.record.choices == table.record.choices
