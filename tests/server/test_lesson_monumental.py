"""The guided first game of Monumental: a real game, every position reached by the rules, the client's copy fresh."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cairn.core import CHANCE, parse
from cairn.games import GAMES
from cairn.monumental import lesson
from cairn.monumental.asks import Conquests, Crosses, Prices
from cairn.monumental.components import find
from cairn.record import read, verify
from cairn.words import LANGUAGES, Words
from tests.server.test_lesson import patched
from tests.test_columns import flat, rows

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is found from the root of the checkout."""
    monkeypatch.chdir(ROOT)


@pytest.fixture(scope="module")
def scenes() -> list[dict[str, Any]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return lesson.scenes()


def views(scenes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for scene in scenes:
        view = patched(view, scene["view"])
        found.append(view)
    return found


def test_the_clients_copy_is_fresh_and_small(scenes: list[dict[str, Any]]) -> None:
    kept = (ROOT / lesson.FILE).read_text(encoding="utf-8")
    assert kept == lesson.text(scenes), "stale: run python -m cairn.monumental.lesson"
    assert len(kept.encode()) < 60_000


def test_the_game_is_a_whole_one_by_the_rules() -> None:
    game = GAMES["monumental"]
    verify(read((ROOT / lesson.GAME).read_text(encoding="utf-8")), game, game.content())
    player = lesson.start()
    player.go_on(len(player.choices))
    assert player.state.turn is None
    assert player.state.winners() == [lesson.YOU]


def test_every_view_offer_and_answer_is_the_games(scenes: list[dict[str, Any]]) -> None:
    player, known = lesson.start(), dict[str, Any]()
    for plan, scene, view in zip(lesson.PLANS, scenes, views(scenes), strict=True):
        player.go_on(scene["n"])
        state = player.state
        assert plan.id == scene["id"]
        assert view == state.view(lesson.YOU)
        assert bool(scene["answers"]) == plan.acts
        if not plan.acts:
            continue
        assert state.turn == lesson.YOU
        legal = [flat(choice.data) for choice in state.choices()]
        offers = rows(scene["offers"])
        assert all(offer in legal for offer in offers)
        for answer in scene["answers"]:
            assert flat(parse(state, answer["told"][0]["move"]).data) == offers[answer["pick"]]
            trial = state.copy()
            for step in answer["told"]:
                trial.play(parse(trial, step["move"]))
            assert trial.played == answer["n"]
            assert trial.turn != CHANCE
            if scene["after"]:
                assert patched(view, answer["view"]) == trial.view(lesson.YOU)
        asked: dict[str, Any] = {"crosses": Crosses, "conquests": Conquests, "prices": Prices}
        for name, change in scene["asked"].items():
            known[name] = patched(known.get(name), change)
            assert json.dumps(known[name]) == json.dumps(state.ask(asked[name](lesson.YOU), lesson.YOU))


def test_the_scenes_show_what_they_teach(scenes: list[dict[str, Any]]) -> None:
    def kinds(name: str) -> set[str]:
        parts = [scene for scene in scenes if scene["id"] == name]
        steps = [step for part in parts for step in part["answers"][0]["told"]]
        return {event["kind"] for step in steps for event in step["events"]}

    last = dict(zip((scene["id"] for scene in scenes), views(scenes), strict=True))
    assert "activated" in kinds("cross")
    assert "used" in kinds("effect")
    assert {"marched", "conquered", "looted"} <= kinds("conquer")
    assert {"paid", "acquired"} <= kinds("acquire")
    assert "begun" in kinds("wonder")
    assert {"stepped", "collected"} <= kinds("explorer")
    assert {"discarded", "dealt", "displayed", "swept"} <= kinds("end")
    assert last["refill"]["swept"] == ["great-wall"]
    assert {"completed", "placed"} <= kinds("complete")
    assert "developed" in kinds("policy")
    assert last["last"]["ending"]
    assert last["count"]["turn"] is None


def test_a_scene_that_does_not_leap_tells_how_it_came_about(scenes: list[dict[str, Any]]) -> None:
    for before, scene in pairwise(scenes):
        if not scene["leaps"]:
            first = before["answers"][0]["n"] if before["answers"] else before["n"]
            assert [step["n"] for step in scene["told"]] == list(range(first + 1, scene["n"] + 1))


def test_parts_of_a_task_say_the_same(scenes: list[dict[str, Any]]) -> None:
    for before, scene in pairwise(scenes):
        if before["id"] == scene["id"]:
            assert before["say"] == scene["say"]
            assert not before["after"]


def test_nothing_that_only_ada_may_know_is_told(scenes: list[dict[str, Any]]) -> None:
    for scene in scenes:
        for step in scene["told"] + [step for answer in scene["answers"] for step in answer["told"]]:
            assert all(event["kind"] != "looked" or event["seat"] == lesson.YOU for event in step["events"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_its_words(language: str, scenes: list[dict[str, Any]]) -> None:
    words = Words(language)
    said = {scene["id"]: scene["say"] for scene in scenes}
    for message in lesson.messages():
        text = words(message, **said[message.split("-")[2]])
        assert text, message
        assert len(text) < 285, f"{message} is too long for a phone: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_their_names(language: str, scenes: list[dict[str, Any]]) -> None:
    words, content = Words(language), lesson.start().state.kit.content
    said = {scene["id"]: scene["say"] for scene in scenes}
    named: dict[str, Any] = {
        "effect-do": content.card("hoplite-grounds"),
        "acquire-do": content.card("the-wheel"),
        "wonder-do": content.card("stonehenge"),
        "refill-text": content.card("great-wall"),
        "complete-do": content.card("stonehenge"),
        "culture-do": content.card("forum"),
        "policy-do": find(content.policies, "siege-warfare"),
        "loot-text": find(content.warlords, "heracles"),
    }
    for part, item in named.items():
        text = words(f"monumental-tutorial-{part}", **said[part.split("-")[0]])
        assert item.names[language].replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") in text


def test_the_lesson_is_written_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scenes: list[dict[str, Any]]
) -> None:
    path = tmp_path / "web" / "lesson.json"
    monkeypatch.setattr(lesson, "scenes", lambda: scenes)
    monkeypatch.setattr("sys.argv", ["lesson", str(path)])
    lesson.main()
    assert json.loads(path.read_text(encoding="utf-8"))[0]["id"] == "goal"
