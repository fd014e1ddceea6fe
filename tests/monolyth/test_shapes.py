"""Views, events, questions, choices and answers have exactly the shapes that are declared."""

from typing import Any, Literal, get_args, get_type_hints

import msgspec
import pytest

from cairn.core import Query
from cairn.monolyth import MONOLYTH, shapes
from cairn.monolyth.asks import Placements, Stones
from cairn.monolyth.choices import CHOICES
from cairn.monolyth.content import COLOURS, SIDES
from tests.monolyth.positions import wander

pytestmark = pytest.mark.modes

EVENTS: dict[str, Any] = {
    word: kind for kind in get_args(shapes.EVENTS) for word in get_args(get_type_hints(kind)["kind"])
}


def check(value: Any, shape: Any) -> None:
    """Convert strictly, which finds what is missing or of another type; what is too many is lost on the way."""
    assert msgspec.convert(value, shape) == value


def answered(query: type[Query[Any]]) -> Any:
    return get_type_hints(query.answer)["return"]


@pytest.mark.parametrize("players", MONOLYTH.players)
def test_everything_has_its_shape(players: int) -> None:
    kinds, asked, done = set(), set(), set()
    for n, (state, events) in enumerate(wander(players, 20 + players, builders=True)):
        for event in events:
            check(event.as_dict(), EVENTS[event.kind])
            kinds.add(event.kind)
        view = state.view(None)
        check(view, shapes.VIEW)
        assert list(view["supply"]) == list(COLOURS)
        assert all(list(seat["walls"]) == list(SIDES) for seat in view["seats"])
        question = state.question
        assert view["question"] == (question and question.as_dict())
        if question:
            check(question.as_dict(), shapes.QUESTION)
            assert question.seat == state.turn
            assert question.kind == view["phase"]
            asked.add(question.kind)
        for choice in state.choices()[::7]:
            parts = {name: kind for name, kind in get_type_hints(type(choice)).items() if name in choice.data}
            assert parts.keys() == choice.data.keys()
            plain = {name: list(v) if isinstance(v := getattr(choice, name), tuple) else v for name in parts}
            assert choice.data == plain
            done.add(choice.do)
        if n % 11 == 0:
            check(state.ask(Placements(0, "L4", "blue", 2), None), answered(Placements))
            check(state.ask(Placements(0, "D2"), None), answered(Placements))
            check(state.ask(Stones(players - 1), None), answered(Stones))
    assert {"moved", "placed", "refilled", "over"} <= kinds
    assert asked == ({"draw", "act", "burn"} if players == 1 else {"draw", "act"})
    assert done <= {kind.do for kind in CHOICES}


def test_the_question_of_nature_names_the_site_and_how_many_wait() -> None:
    first = True
    for state, _ in wander(2, 3):
        view, question = state.view(None), state.question
        if question and question.kind == "draw":
            assert question.about == {"site": view["waiting"][0]}
            assert question.count == min(len(view["waiting"]), view["lid_total"])
            assert question.count == 1 or first
        else:
            first = False
            assert question is None or (question.about == {} and question.count == 1)
        assert question is None or not question.may_decline


def test_when_all_is_over_nothing_is_in_reach() -> None:
    for state, events in wander(2, 4):
        view = state.view(None)
        if state.turn is None:
            assert view["reach"] == []
            for seat in view["seats"]:
                assert all(wall["reach"] == wall["count"] for wall in seat["walls"].values())
            assert events[-1].data["walls"] == [seat["walls"] for seat in view["seats"]]


def test_every_kind_of_event_has_one_shape() -> None:
    words = [word for kind in get_args(shapes.EVENTS) for word in get_args(get_type_hints(kind)["kind"])]
    assert len(words) == len(set(words)) == 13
    assert get_type_hints(shapes.Moved)["from"] is int
    assert shapes.Phase == Literal["draw", "act", "burn", "over"]
