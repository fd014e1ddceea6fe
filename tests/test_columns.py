"""Choices in columns, as they go over the wire."""

from collections.abc import Mapping
from typing import Any

import pytest

from cairn.core import columns, group, joined


def rows(groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Read columns as a client does, but for lists of words, which stay joined."""
    return [
        {"do": one["do"], **one["all"], **{name: values[i] for name, values in one["each"].items()}}
        for one in groups
        for i in range(one["n"])
    ]


def flat(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: joined(value) for name, value in data.items()}


def test_a_list_of_words_is_one_string() -> None:
    assert joined(["a1/1", "a2/1"]) == joined(("a1/1", "a2/1")) == "a1/1 a2/1"
    assert joined([]) == ""
    assert [joined(value) for value in ("word", 3, None, [1, 2], {"gold": 1})] == ["word", 3, None, [1, 2], {"gold": 1}]


def test_neighbours_that_do_the_same_are_one_group() -> None:
    told: list[dict[str, Any]] = [
        {"do": "place", "steps": 1, "cells": ["a1/1", "a2/1"]},
        {"do": "place", "steps": 1, "cells": ["b1/1", "b2/1"]},
        {"do": "pass"},
        {"do": "place", "steps": 2, "cells": ["c1/1"]},
    ]
    assert columns(told) == [
        {"do": "place", "n": 2, "all": {"steps": 1}, "each": {"cells": ["a1/1 a2/1", "b1/1 b2/1"]}},
        {"do": "pass", "n": 1, "all": {}, "each": {}},
        {"do": "place", "n": 1, "all": {"steps": 2, "cells": "c1/1"}, "each": {}},
    ]
    assert rows(columns(told)) == [flat(data) for data in told]


def test_choices_with_other_parts_are_another_group() -> None:
    told: list[dict[str, Any]] = [{"do": "buy", "card": "library"}, {"do": "buy", "card": "library", "gold": 1}]
    assert [one["n"] for one in columns(told)] == [1, 1]
    assert rows(columns(told)) == told
    assert columns([]) == []


def test_a_group_has_a_row_for_each_choice() -> None:
    made = group("prophecy", {}, ["value", "side"], [[4, "N"], [4, "S"]])
    assert made == {"do": "prophecy", "n": 2, "all": {"value": 4}, "each": {"side": ["N", "S"]}}
    with pytest.raises(ValueError, match="shorter"):
        group("prophecy", {}, ["value", "side"], [[4]])
