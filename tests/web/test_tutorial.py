"""The guided first games."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.kit import spread
from tests.web.driver import Player, start
from tests.web.kit import DESKTOP, ROOT, People, en
from tests.web.looks import overflow
from tests.web.ruler import Ruler

CLIENT = ROOT / "web" / "src"


def lesson(game: str) -> list[dict[str, Any]]:
    """The scenes of a game's lesson."""
    found: list[dict[str, Any]] = json.loads((CLIENT / game / "lesson" / "lesson.gen.json").read_text(encoding="utf-8"))
    return found


def answer(player: Player, scene: dict[str, Any]) -> None:
    """Do what a scene asks for."""
    page, choice = player.page, spread(scene["offers"])[0]
    do, value, side = choice["do"], str(choice.get("value")), choice.get("side")
    if do == "prophecy":
        player.button("mono-prophecy").first.click()
        page.get_by_role("button", name=value, exact=True).click()
        sides = page.get_by_role("group", name=en("mono-which-wall"))
        sides.get_by_role("button", name=re.compile(f"^{en('wall-name', side=side)}")).click()
        page.get_by_role("button", name=re.compile(f"^{en('mono-foretell', value=value, side=side)}")).click()
        return
    if do == "burn":
        player.burning.get_by_role("button", name=value, exact=True).click()
        player.button("mono-burn", value=value).click()
        return
    player.my_turn()
    player.stones().first.wait_for()  # a key that is pressed before they are there is for nobody
    page.keyboard.press(str(choice["steps"]))
    player.confirm_button().wait_for()
    if do == "swap" and player.button("mono-turn").is_visible():
        page.keyboard.press("x")
    wanted = en("mono-lies", cells=choice.get("cell") or choice.get("cells") or "")
    if do != "discard":
        for _ in range(6):  # flipped until it lies as it should
            if page.get_by_text(wanted, exact=True).is_visible():
                break
            page.keyboard.press("f")
        expect(page.get_by_text(wanted, exact=True).first).to_be_visible()
    page.keyboard.press("Enter")


def test_the_first_game_from_scene_to_scene(people: People) -> None:
    scenes = lesson("monolyth")
    page = people.come()
    page.goto("/learn")
    player = Player(page)
    for scene in scenes[:-1]:
        expect(page.get_by_role("heading", name=en(f"tutorial-{scene['id']}-title"), exact=True)).to_be_focused()
        if scene["id"] == "structure":  # another stone of the same shape lies beside it
            player.stones().first.wait_for()
            page.keyboard.press(str(scene["say"]["steps"] + 1))
            expect(page.get_by_text(en("tutorial-hint-stone", steps=scene["say"]["steps"]))).to_be_visible()
        if scene["answers"]:
            answer(player, scene)
        if scene["after"] or not scene["answers"]:
            page.get_by_role("button", name=en("tutorial-next"), exact=True).click()
    expect(page.get_by_role("heading", name=en("tutorial-finish-title"))).to_be_visible()
    page.get_by_role("button", name=en("start-bot")).click()
    player.wait()


def test_the_first_game_can_be_skipped(people: People) -> None:
    page = people.come()
    start(page, "start-learn")
    expect(page.get_by_role("progressbar", name=en("tutorial-lesson"))).to_be_visible()
    page.get_by_role("link", name=en("tutorial-skip")).click()
    expect(page.get_by_role("heading", name=en("app-name"), exact=True)).to_be_visible()


def asked(scene: dict[str, Any]) -> dict[str, Any]:
    """The choice that a scene asks for."""
    choice: dict[str, Any] = spread(scene["offers"])[scene["answers"][0]["pick"]]
    return choice


def do(ruler: Ruler, scene: dict[str, Any], after: dict[str, Any]) -> None:
    """Do what a scene of Monumental asks for; a row is chosen together with the column of the scene after it."""
    choice = asked(scene)
    deed = choice["do"]
    if deed == "row":
        ruler.activate(3 * (choice["row"] - 1) + asked(after)["column"] - 1)
    elif deed == "end":
        ruler.closing.last.click()
    else:
        alike = [offer["pick"] for offer in spread(scene["offers"]) if offer["do"] == deed]
        ruler.panel.locator(f"[data-do='{deed}']").nth(alike.index(choice["pick"])).click()


@pytest.mark.parametrize("size", [DESKTOP, (390, 844)], ids=["desktop", "phone"])
def test_the_first_game_of_monumental(people: People, size: tuple[int, int]) -> None:
    scenes = lesson("monumental")
    page = people.come(size=size)
    page.goto("/learn/monumental")
    ruler, title = Ruler(page), page.locator("#learn-title")
    fold = page.get_by_role("button", name=en("tutorial-less"))
    for scene, after in pairwise(scenes):
        if scene["answers"] and asked(scene)["do"] == "column":
            continue
        expect(title).to_have_text(en(f"monumental-tutorial-{scene['id']}-title"))
        if scene["answers"]:
            if fold.is_visible():
                fold.click()
            do(ruler, scene, after)
        if scene["after"] or not scene["answers"]:
            assert overflow(page) <= 0
            page.get_by_role("button", name=en("tutorial-next"), exact=True).click()
            if after["id"] not in ("count", "finish"):  # there the score sheet has the focus
                expect(title).to_be_focused()
    expect(page.get_by_role("heading", name=en("monumental-tutorial-finish-title"))).to_be_visible()
    page.get_by_role("button", name=en("start-first")).click()
    expect(page.get_by_role("region", name=en("monumental-acts"))).to_be_visible()


def test_another_choice_than_the_lessons_gets_a_hint(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto("/learn/monumental")
    for _ in range(2):
        page.get_by_role("button", name=en("tutorial-next"), exact=True).click()
    ruler = Ruler(page)
    activate = page.get_by_role("button", name=re.compile(ruler.activating))
    ruler.pairs.first.evaluate("(radio) => radio.click()")
    activate.click()
    expect(page.get_by_text(en("tutorial-hint-task"))).to_be_visible()
    expect(page.locator("#learn-title")).to_have_text(en("monumental-tutorial-cross-title"))
    ruler.activate(4)
    expect(page.locator("#learn-title")).to_have_text(en("monumental-tutorial-resources-title"))


def test_what_stands_at_the_walls_is_legible_beside_a_long_explanation(people: People) -> None:
    page = people.come(size=(360, 640), language="de", has_touch=True)
    page.goto("/learn/monolyth")
    chips = page.locator("[data-place=stage] button[data-side]")
    expect(chips).to_have_count(4)
    boxes = sorted(
        chips.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())"),
        key=lambda box: (box["left"], box["top"]),
    )
    for upper, lower in pairwise(boxes):
        assert lower["left"] >= upper["right"] or lower["top"] >= upper["bottom"]
