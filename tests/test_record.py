"""Records: what is written can be read, replayed and verified; what was changed is found, with its line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cairn import record
from cairn.chance import FairChance, commitment
from cairn.core import CHANCE, draw
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.record import Record, RecordError

pytestmark = pytest.mark.modes

CONTENT = MONOLYTH.content()
SECRET, NONCES = b"s" * 32, [b"a" * 32, b"b" * 32]


def fair_game(*, finished: bool = True) -> Record:
    """Play a committed game between two players who always take the first choice."""
    chance = FairChance(SECRET, NONCES)
    first = chance.below(2)
    setup, drawn = MONOLYTH.settle({"players": 2}, CONTENT, chance)
    kept = Record(
        record.header(
            MONOLYTH,
            CONTENT,
            setup,
            commitment=commitment(SECRET),
            nonces=[nonce.hex() for nonce in NONCES],
            first=first,
            drawn=["first", *drawn],
        )
    )
    state = MONOLYTH.start(setup, CONTENT)
    while state.turn is not None and (finished or len(kept.choices) < 30):
        choice = draw(state, chance) if state.turn == CHANCE else state.choices()[0]
        kept.choices.append(str(choice))
        state.play(choice)
    if finished:
        kept.result = {**record.result(state), "secret": SECRET.hex()}
    return kept


def verified(kept: Record) -> record.Verdict:
    again = record.read(str(kept))
    return record.verify(again, record.game_of(again, GAMES), CONTENT)


def test_a_finished_game_is_valid_and_its_draws_are_proven() -> None:
    kept = fair_game()
    verdict = verified(kept)
    assert verdict.finished
    assert verdict.fair is True
    assert verdict.choices == len(kept.choices)
    assert record.read(str(kept)) == kept


def test_an_unfinished_game_is_valid_so_far_and_its_draws_not_proven_yet() -> None:
    verdict = verified(fair_game(finished=False))
    assert not verdict.finished
    assert verdict.fair is False


def test_comments_and_blank_lines_are_passed_over_and_lines_still_counted() -> None:
    kept = fair_game(finished=False)
    text = "# a game\n\n" + str(kept).replace("\n", "\n# yes\n", 1)
    again = record.read(text)
    assert again == kept
    assert again.header_line == 3
    assert again.line(0) == 5
    again.choices[0] = "draw Q9-blue"
    with pytest.raises(RecordError, match="line 5: 'draw Q9-blue' cannot be played"):
        record.verify(again, MONOLYTH, CONTENT)


def first_turn(kept: Record) -> int:
    return next(n for n, text in enumerate(kept.choices) if not text.startswith("draw"))


def edit(**changes: Any) -> Callable[[Record], None]:
    return lambda kept: kept.header.update(changes)


def swap_draws(kept: Record) -> None:
    a, b = next((a, b) for a in range(12) for b in range(a) if kept.choices[a] != kept.choices[b])
    kept.choices[a], kept.choices[b] = kept.choices[b], kept.choices[a]


def change_result(**changes: Any) -> Callable[[Record], None]:
    def change(kept: Record) -> None:
        assert kept.result is not None
        kept.result.update(changes)

    return change


def cut(kept: Record) -> None:
    del kept.choices[-1]


def another_move(kept: Record) -> None:
    kept.choices[first_turn(kept)] = "prophecy 4 N"


def too_many(kept: Record) -> None:
    kept.choices.append(kept.choices[-1])


DAMAGES: dict[str, tuple[Callable[[Record], None], str]] = {
    "another format": (edit(cairn=2), "line 1: this record is written in format 2, and only 1"),
    "another game": (edit(game="chess"), "line 1: there is no game 'chess'; expected monolyth"),
    "other rules": (edit(rules=7), "line 1: played by version 7 of the rules; this is version 1"),
    "other content": (edit(content="00"), "line 1: played with other components"),
    "no set-up": (edit(setup=None), "line 1: the header has no set-up"),
    "five players": (edit(setup={"players": 5}), "line 1: set-up: players must be 1 to 4, not 5"),
    "another board": (edit(setup={"players": 2, "structure": "wall", "boards": [1, 9]}), "no player board 9"),
    "boards twice": (edit(setup={"players": 2, "structure": "wall", "boards": [1, 1]}), "boards must differ"),
    "another card": (edit(setup={"players": 2, "structure": "hut", "boards": [1, 2]}), "no Structure card 'hut'"),
    "another commitment": (edit(commitment="ab" * 32), "the secret does not match the commitment"),
    "other nonces": (edit(nonces=["00"]), "line 1: the secret"),
    "nonces that are none": (edit(nonces=["xy"]), "line 1: a nonce must be hexadecimal"),
    "nonces missing": (edit(nonces=None), "line 1: the header must list the nonces"),
    "another first player": (edit(first=7), "line 1: the secret makes number . the first player, not 7"),
    "draws in another order": (swap_draws, "the secret gives 'draw .*' here, not 'draw"),
    "another move": (another_move, "line 15: 'draw .*' cannot be played"),
    "cut short": (cut, "there is a result, but the game is not over"),
    "too long": (too_many, "the game was over before this choice"),
    "other scores": (change_result(scores=[99, 0]), "the scores are .* not \\[99, 0\\]"),
    "another winner": (change_result(winners=[1, 0]), "the winners are .* not \\[1, 0\\]"),
    "a winner who is not there": (change_result(winners=[5]), "a list of seats from 0 to 1, not \\[5\\]"),
    "a winner twice": (change_result(winners=[0, 0]), "a list of seats from 0 to 1, not \\[0, 0\\]"),
    "winners that are none": (change_result(winners=0), "a list of seats from 0 to 1, not 0"),
    "too few scores": (change_result(scores=[3]), "a list of 2 numbers, one for each seat, not \\[3\\]"),
    "a score that is true": (change_result(scores=[3, True]), "a list of 2 numbers, one for each seat"),
    "no scores": (change_result(scores=None), "a list of 2 numbers, one for each seat, not None"),
    "a secret that is none": (change_result(secret="zz"), "the secret must be hexadecimal"),
    "ended by nobody": (change_result(ended="resigned"), "'by' must name the seat"),
    "ended somehow": (change_result(ended="fire", by=0), "'ended' must be resigned, time or stopped"),
    "ended after the end": (change_result(ended="time", by=0), "the game was over, so that nobody could end it"),
    "stopped by a seat": (change_result(ended="stopped", by=0), "not stopped by a seat"),
    "stopped after the end": (change_result(ended="stopped"), "the game was over, so that nobody could end it"),
    "by without ended": (change_result(by=0), "'by' names a seat"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_an_edited_record_is_refused_with_the_reason(damage: str) -> None:
    kept = fair_game()
    change, reason = DAMAGES[damage]
    change(kept)
    with pytest.raises(RecordError, match=reason):
        verified(kept)


def test_a_secret_without_a_commitment_is_refused() -> None:
    kept = fair_game()
    del kept.header["commitment"]
    with pytest.raises(RecordError, match="no commitment"):
        verified(kept)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is empty"),
        ("# only a comment\n", "it is empty"),
        ("1. e4 e5\n", "line 1: this is not a Cairn record"),
        ("{broken\n", "line 1: the header is not JSON"),
        ("{}\n", "line 1: this is not a Cairn record: its first line"),
        ('{"cairn": 1, "game": "monolyth"}\n{"scores": []}\n{}\n', "line 3: nothing may follow the result"),
        ('{"cairn": 1, "game": "monolyth"}\n{"scores": [}\n', "line 2: the result is not JSON"),
        ("{" * 100_000, "line 1: the header is not JSON"),
        ('{"a":' * 100_000, "line 1: the header is not JSON"),
    ],
)
def test_what_is_no_record_is_refused_with_the_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        record.game_of(record.read(text), GAMES)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        record.load(tmp_path / "nothing.txt")
    with pytest.raises(RecordError, match="cannot be read"):
        record.load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(RecordError, match="UTF-8"):
        record.load(tmp_path / "picture")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(record.LONGEST + 1)
    with pytest.raises(RecordError, match="larger than 16 MB"):
        record.load(tmp_path / "huge")


@pytest.mark.parametrize("ended", ["resigned", "time"])
def test_a_game_may_be_ended_by_a_seat_which_then_cannot_win(ended: str) -> None:
    kept = fair_game(finished=False)
    state = record.start(kept, MONOLYTH, CONTENT)
    for _ in record.replay(kept, state):
        pass
    kept.result = {**record.result(state, ended, 1), "secret": SECRET.hex()}
    assert kept.result["winners"] == [0]
    assert verified(kept).fair is True


def test_counts_are_checked() -> None:
    kept = fair_game(finished=False)
    state = record.start(kept, MONOLYTH, CONTENT)
    counts = [len(state.choices()) for _ in record.replay(kept, state)]
    kept.header["counts"] = counts
    assert verified(kept).choices == len(counts)
    counts[20] += 1
    with pytest.raises(RecordError, match=f"line 22: the header counts {counts[20]} choices here"):
        verified(kept)
    counts[20] -= 1
    kept.header["counts"] = [*counts, 7]  # of a record that was cut short
    assert not verified(kept).finished
    for damaged, reason in (
        (counts[:-1], "the header counts 29 choices; the record has 30"),
        ("many", "'counts' must be a list of whole numbers"),
        ([1.0], "'counts' must be a list of whole numbers"),
    ):
        kept.header["counts"] = damaged
        with pytest.raises(RecordError, match=reason):
            verified(kept)


def test_nothing_that_a_terminal_would_obey_is_printed() -> None:
    kept = fair_game(finished=False)
    kept.choices[3] = "1 \x1b]0;gone\x07" + "x" * 10_000
    with pytest.raises(RecordError, match="cannot be played") as caught:
        record.verify(kept, MONOLYTH, CONTENT)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_a_mark_of_the_byte_order_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(str(fair_game()), encoding="utf-8-sig")
    assert record.load(tmp_path / "game.txt") == fair_game()


def test_a_file_is_whole_at_every_moment(tmp_path: Path) -> None:
    kept = fair_game(finished=False)
    kept.write(tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert record.load(tmp_path / "game.txt") == kept
    assert json.loads((tmp_path / "game.txt").read_text(encoding="utf-8").split("\n")[0]) == kept.header
