"""The guided first game."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.server.kit import spread
from tests.web.driver import Player, start
from tests.web.kit import ROOT, People, en

LESSON = ROOT / "web" / "src" / "tutorial" / "lesson.gen.json"


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
    scenes = json.loads(LESSON.read_text(encoding="utf-8"))
    page = people.come()
    page.goto("/learn")
    player = Player(page)
    for scene in scenes[:-1]:
        expect(page.get_by_role("heading", name=en(f"tutorial-{scene['id']}-title"), exact=True)).to_be_focused()
        if scene["answers"]:
            answer(player, scene)
        if scene["after"] or not scene["answers"]:
            page.get_by_role("button", name=en("tutorial-next")).click()
    expect(page.get_by_role("heading", name=en("tutorial-finish-title"))).to_be_visible()
    page.get_by_role("button", name=en("start-bot")).click()
    player.wait()


def test_the_first_game_can_be_skipped(people: People) -> None:
    page = people.come()
    start(page, "start-learn")
    expect(page.get_by_role("progressbar", name=en("tutorial-lesson"))).to_be_visible()
    page.get_by_role("link", name=en("tutorial-skip")).click()
    expect(page.get_by_role("heading", name=en("start-play"))).to_be_visible()
