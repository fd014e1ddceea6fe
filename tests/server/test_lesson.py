"""The guided first game: every position of it is reached by the rules, and the client's copy is fresh."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cairn.core import parse
from cairn.monolyth import lesson
from cairn.words import LANGUAGES, Words
from tests.test_columns import flat, rows

ROOT = Path(__file__).parents[2]
SCENES = lesson.scenes()
NAMES = [scene["id"] for scene in SCENES]


def patched(old: Any, change: Any) -> Any:
    """What `patched` in lesson.ts does."""
    if not isinstance(change, dict):
        return change
    if "=" in change:
        return change["="]
    if isinstance(old, list):
        return [patched(one, change[str(i)]) if str(i) in change else one for i, one in enumerate(old)]
    return {**old, **{k: patched(old.get(k), v) for k, v in change.items()}} if isinstance(old, dict) else change


def views() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for scene in SCENES:
        view = patched(view, scene["view"])
        found.append(view)
    return found


def test_the_clients_copy_is_fresh_and_small() -> None:
    kept = (ROOT / lesson.FILE).read_text(encoding="utf-8")
    assert kept == lesson.text(), "stale: run python -m cairn.monolyth.lesson"
    assert len(kept.encode()) < 60_000


def test_a_lesson_is_short_and_acts_in_most_scenes() -> None:
    assert 12 <= len(SCENES) <= 16
    assert sum(bool(scene["answers"]) for scene in SCENES) > len(SCENES) // 2
    assert [plan.id for plan in lesson.PLANS] == NAMES


@pytest.mark.parametrize("line", sorted({plan.turn for plan in lesson.PLANS if plan.turn >= 0}))
def test_every_view_of_the_game_is_the_kernels(line: int) -> None:
    player = lesson.Player(lesson.SETUP)
    for turn in lesson.TURNS[:line]:
        player.turn(turn)
    for plan, scene, view in zip(lesson.PLANS, SCENES, views(), strict=True):
        if plan.turn == line:
            assert view == player.state.view(lesson.YOU)
            assert scene["n"] == player.state.played
            legal = [flat(choice.data) for choice in player.state.choices()]
            assert all(offer in legal for offer in rows(scene["offers"]))
            for answer, offer in zip(scene["answers"], rows(scene["offers"]), strict=False):
                assert flat(parse(player.state, answer["told"][0]["move"]).data) == offer
            for answer in scene["answers"]:
                trial = player.copy()
                for step in answer["told"]:
                    trial.state.play(parse(trial.state, step["move"]))
                assert patched(view, answer["view"]) == trial.state.view(lesson.YOU)
                assert answer["n"] == trial.state.played


def test_the_scenes_show_what_they_teach() -> None:
    scenes = dict(zip(NAMES, zip(SCENES, views(), strict=True), strict=True))

    def kinds(name: str) -> set[str]:
        return {event["kind"] for step in scenes[name][0]["answers"][0]["told"] for event in step["events"]}

    assert {"moved", "taken", "placed", "refilled"} <= kinds("move")
    assert " gap a4/2" in json.dumps(scenes["gap"][0]["asked"])
    assert {"swapped", "placed"} <= kinds("swap")
    assert "prophecy" in kinds("prophecy")
    assert "level" in kinds("level")
    assert "structure" in kinds("structure")
    offers = rows(scenes["discard"][0]["offers"])
    assert all(offer["do"] == "discard" for offer in offers)
    assert len(offers) == len(scenes["discard"][1]["reach"]) == 4
    assert {"level", "ending"} <= kinds("last")
    over = scenes["count"][1]
    assert over["phase"] == "over"
    assert over["winners"] == [lesson.YOU]
    assert scenes["solo"][1]["phase"] == "burn"
    assert "burnt" in kinds("solo")


def test_every_answer_of_a_position_of_its_own_is_legal_and_leads_on() -> None:
    for name in ("discard", "solo"):
        scene, view = SCENES[NAMES.index(name)], views()[NAMES.index(name)]
        assert len(scene["answers"]) == len(rows(scene["offers"]))
        for answer in scene["answers"]:
            after = patched(view, answer["view"])
            assert after != view
            assert after["turn"] is not None
            assert answer["n"] > scene["n"]
            assert answer["told"][0]["seat"] == lesson.YOU


def test_a_scene_that_does_not_leap_tells_how_it_came_about() -> None:
    for before, scene in pairwise(SCENES):
        if not scene["leaps"]:
            first = before["answers"][0]["n"] if before["answers"] else before["n"]
            assert [step["n"] for step in scene["told"]] == list(range(first + 1, scene["n"] + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_its_words(language: str) -> None:
    words = Words(language)
    said = {scene["id"]: scene["say"] for scene in SCENES}
    for message in lesson.messages():
        text = words(message, **said[message.split("-")[1]])
        assert text, message
        assert len(text) < 280, f"{message} is too long for a phone: {text}"
    for hint in ("turn", "swap"):
        assert words(f"tutorial-{hint}-hint")


def test_the_lesson_is_written_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "web" / "lesson.json"
    monkeypatch.setattr("sys.argv", ["lesson", str(path)])
    lesson.main()
    assert json.loads(path.read_text(encoding="utf-8"))[0]["id"] == "ring"


def test_the_game_of_the_lesson_is_a_whole_game() -> None:
    player = lesson.Player(lesson.SETUP)
    for turn in lesson.TURNS:
        player.turn(turn)
    assert player.state.turn is None
    assert player.state.scores() == [61, 58]
