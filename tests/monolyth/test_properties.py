"""What holds in every position, whatever is played: found out by Hypothesis."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn import kernel, record
from cairn.core import parse
from cairn.monolyth import MONOLYTH, Monolyth
from cairn.monolyth.content import COLOURS

pytestmark = pytest.mark.modes

CONTENT = MONOLYTH.content()
SIZE = {stone.id: len(stone.cells) for stone in CONTENT.stones}
EXAMPLES = settings(max_examples=60 if kernel.COMPILED else 8, deadline=None)


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(1, 4))
    boards = draw(st.permutations([board.id for board in CONTENT.boards]))
    structure = draw(st.sampled_from([card.id for card in CONTENT.structures]))
    return {"players": players, "structure": structure, "boards": list(boards[:players])}


def step(state: Monolyth, number: int) -> None:
    """Play a choice by a number that may be too large."""
    choices = state.choices()
    state.play(choices[number % len(choices)])


def check(state: Monolyth, gone: Counter[str]) -> None:
    """Cubes and tokens are conserved, builds have no gaps, heights and walls are what the cubes say."""
    view = state.view(None)
    cubes = Counter(gone)
    for colour in COLOURS:
        cubes[colour] += view["supply"][colour] * SIZE["M1"]
        cubes[colour] += sum(SIZE[shape] * row[colour] for shape, row in view["lid"].items())
    for stone in view["sites"]:
        if stone:
            cubes[stone["colour"]] += SIZE[stone["shape"]]
    tokens = Counter(view["tokens"]["prophecy"])
    for seat in view["seats"]:
        levels = seat["cubes"]
        for y in range(4):
            for x in range(4):
                column = [level[y][x] for level in levels]
                height = seat["heights"][y][x]
                assert all(column[:height])
                assert not any(column[height:])
                cubes.update(colour for colour in column if colour)
        walls = {"N": (range(4), [0]), "S": (range(4), [3]), "W": ([0], range(4)), "E": ([3], range(4))}
        for side, (xs, ys) in walls.items():
            wall = seat["walls"][side]
            assert wall["count"] == sum(level[y][x] == wall["colour"] for level in levels for y in ys for x in xs)
            assert wall["count"] <= wall["reach"] <= 4 * view["limit"]
            if wall["prophecy"]:
                tokens[wall["prophecy"]] += 1
        assert seat["levels"] <= min(min(row) for row in seat["heights"]) <= view["limit"]
    assert all(cubes[colour] == sum(SIZE[s.id] * s.count for s in CONTENT.stones) for colour in COLOURS)
    if view["players"] > 1:
        assert tokens == Counter(CONTENT.tokens[view["players"]].prophecy)
    if view["lid_total"] and view["phase"] == "act":
        assert sum(stone is not None for stone in view["sites"]) == 12
    assert view["lid_total"] == sum(n for row in view["lid"].values() for n in row.values())


@pytest.mark.rule("ML-PLC-04", "ML-PLC-08", "ML-REF-10", "ML-SCO-02", "ML-TAK-05")
@EXAMPLES
@given(setups(), st.lists(st.integers(0, 10_000), max_size=120))
def test_cubes_and_tokens_are_conserved_and_builds_have_no_gaps(setup: dict[str, Any], numbers: list[int]) -> None:
    state = MONOLYTH.start(setup, CONTENT)
    gone: Counter[str] = Counter()
    for number in numbers:
        if state.turn is None:
            break
        choices = state.choices()
        state.play(
            choices[number % len(choices)],
            lambda event: (
                gone.update({event.data["colour"]: SIZE[event.data["shape"]]})
                if event.kind in ("swapped", "discarded")
                else None
            ),
        )
        check(state, gone)


@EXAMPLES
@given(setups(), st.lists(st.integers(0, 10_000), min_size=1, max_size=60), st.integers(1, 5))
def test_undo_is_replaying_all_but_the_last(setup: dict[str, Any], numbers: list[int], back: int) -> None:
    state = MONOLYTH.start(setup, CONTENT)
    history, texts = [state.copy()], []
    for number in numbers:
        if state.turn is None:
            break
        choice = state.choices()[number % len(state.choices())]
        texts.append(str(choice))
        state.play(choice)
        history.append(state.copy())
    again = MONOLYTH.start(setup, CONTENT)
    for text in texts[:-back]:
        again.play(parse(again, text))
    assert again == history[max(0, len(texts) - back)]
    assert again.view(None) == history[max(0, len(texts) - back)].view(None)


GOOD = record.Record(
    record.header(MONOLYTH, CONTENT, {"players": 2, "structure": "wall", "boards": [1, 4]}),
    [f"draw {stone}" for stone in ("L4-blue", "L4-blue", "D2-white", "I3-black", "S4-orange", "O4-blue")],
)


@EXAMPLES
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    try:
        kept = record.read(text)
        game = record.game_of(kept, {"monolyth": MONOLYTH})
        record.verify(kept, game, CONTENT)
    except record.RecordError as error:
        assert str(error)


@EXAMPLES
@given(st.integers(0, len(str(GOOD)) - 1), st.characters(codec="utf-8"), st.integers(0, 3))
def test_a_damaged_record_is_refused_or_still_true(place: int, character: str, cut: int) -> None:
    text = str(GOOD)
    damaged = text[:place] + character + text[place + cut :]
    try:
        kept = record.read(damaged)
        verdict = record.verify(kept, record.game_of(kept, {"monolyth": MONOLYTH}), CONTENT)
    except record.RecordError as error:
        assert error.line is None or 1 <= error.line <= damaged.count("\n") + 1
        return
    assert verdict.choices == len(kept.choices)
    assert not verdict.finished


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@EXAMPLES
@given(
    st.dictionaries(st.sampled_from([*GOOD.header, "counts", "commitment", "nonces", "drawn", "save", "first"]), JSON)
)
def test_any_header_is_accepted_or_refused_with_a_reason(changes: dict[str, Any]) -> None:
    try:
        kept = record.read(str(record.Record({**GOOD.header, **changes}, GOOD.choices)))
        record.verify(kept, record.game_of(kept, {"monolyth": MONOLYTH}), CONTENT)
    except record.RecordError as error:
        assert str(error)


@EXAMPLES
@given(st.dictionaries(st.sampled_from(["scores", "winners", "ended", "by", "secret"]), JSON))
def test_any_result_is_accepted_or_refused_with_a_reason(result: dict[str, Any]) -> None:
    committed = {**GOOD.header, "commitment": "00" * 32, "nonces": ["00"]}
    for header in (GOOD.header, committed):
        try:
            kept = record.read(str(record.Record(header, GOOD.choices, result)))
            record.verify(kept, MONOLYTH, CONTENT)
        except record.RecordError as error:
            assert str(error)
