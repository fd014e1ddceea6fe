"""Views, events, questions, choices and answers are what their types say."""

import json
from collections import Counter
from typing import Any, get_args, get_type_hints

import pytest

from cairn.core import Event, columns
from cairn.monumental import choices, events, questions, shapes
from cairn.monumental import kinds as k
from cairn.monumental.acts_effects import Pick
from cairn.monumental.asks import QUERIES
from cairn.monumental.game import MONUMENTAL
from tests.monumental.fitting import misfit, misfit_choice
from tests.monumental.positions import start
from tests.monumental.test_views import GAMES, played

BY_EFFECTS = {  # what the rules themselves never ask
    *("exchange", "gain", "alternative", "effects", "activate", "discard", "archive", "copy", "trade", "benefit"),
    *("steps", "move", "destroy", "outpost", "take", "section", "sail", "walk"),
}


def kinds_of(union: Any) -> list[str]:
    """List the kinds that a union of records tells apart."""
    return [kind for record in get_args(union) for kind in get_args(get_type_hints(record)["kind"])]


def test_every_kind_has_one_shape() -> None:
    asked, told = kinds_of(shapes.QUESTION), kinds_of(shapes.EVENTS)
    assert Counter(asked) == Counter({word for word, _ in questions.ASKED.values()} | {"archive"})
    assert Counter(told) == Counter({word for word, _ in events.EVENTS.values()} | {"over"})


def test_every_verb_has_a_class_and_every_class_a_word_of_its_own() -> None:
    verbs = {number for name, number in vars(k).items() if name.startswith("V_")}
    by_position = {k.V_END, k.V_PAY, k.V_LESS, k.V_USE, k.V_NEXT, k.V_CHOOSE, k.V_GIVE_UP}
    assert verbs == choices.MAKERS.keys() | by_position
    words = [kind.do for kind in choices.CHOICES]
    assert len(set(words)) == len(words)
    assert {kind for kind, _ in choices.MAKERS.values()} <= set(choices.CHOICES)
    assert MONUMENTAL.queries == QUERIES


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_all_that_is_told_has_its_declared_shape(seed: int, wanted: dict[str, Any]) -> None:
    heard: list[Event] = []
    for i, state in enumerate(played(seed, wanted, heard.append)):
        for event in heard:
            assert misfit(event.as_dict(), shapes.EVENTS, event.kind) == ""
        heard.clear()
        asked = state.question
        if asked is None:
            break
        assert misfit(asked.as_dict(), shapes.QUESTION, asked.kind) == ""
        offered = state.choices()[:]
        assert [text for choice in offered if (text := misfit_choice(choice))] == []
        assert state.choices().texts() == [str(choice) for choice in offered]
        assert state.choices().columns() == columns([choice.data for choice in offered])
        assert asked.may_decline == ("stop" in state.choices().texts())
        assert asked.kind not in BY_EFFECTS or asked.by is not None
        assert (asked.kind, asked.seat) == (state.view(None)["phase"], state.turn)
        if i % 25 == 0:
            for viewer in (None, *range(state.seats)):
                assert misfit(state.view(viewer), shapes.VIEW, "view") == ""
            people = [seat for seat in range(state.seats) if not state.view(None)["seats"][seat]["automa"]]
            for query in QUERIES:
                for seat in people:
                    answer = state.ask(query(seat), None)  # type: ignore[call-arg]
                    assert misfit(answer, get_type_hints(query.answer)["return"], query.name) == ""
                    assert json.loads(json.dumps(answer)) == answer
    assert misfit(state.view(None), shapes.VIEW, "view") == ""


def test_choices_are_equal_by_what_is_chosen_and_not_by_what_it_costs() -> None:
    table = start().acting(0).give(0, production=9).display("Temple")
    first = next(choice for choice in table.state.choices() if str(choice) == "acquire Temple")
    assert first.data == {"do": "acquire", "card": "temple", "from": "display", "cost": {"production": 4}, "gold": 0}
    table.give(0, production=2, gold=2)
    second = next(choice for choice in table.state.choices() if str(choice) == "acquire Temple")
    assert second == first
    assert hash(second) == hash(first)
    assert second.data["gold"] == 2
    table.state.play(first)
    assert table.have(0)["gold"] == 0


def test_a_word_that_picks_has_a_value() -> None:
    kit = start().state.kit
    seat = Pick("hand_gold", seat=1, code=0, kit=kit)
    assert seat.data == {"do": "pick", "word": "hand_gold", "seat": 1}
    assert str(seat) == "hand gold player 2"
    assert str(Pick("burn", card="library", count=2, code=0, kit=kit)) == "burn Library 2"
    assert str(Pick("burn", tile="c3", slot=4, code=0, kit=kit)) == "burn c3 4"
