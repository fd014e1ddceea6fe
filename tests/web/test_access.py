"""axe on every page, light and dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Player, named, start
from tests.web.kit import DESKTOP, ROOT, SMALL, People, en
from tests.web.test_replay import opened

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """Give what axe calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{Path(AXE).read_text(encoding='utf-8')};void 0")
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(f"{node['html'][:160]} {node['failureSummary'][:200]}" for node in one["nodes"][:3])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def at(address: str, heading: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(address)
        expect(page.get_by_role("heading", name=en(heading), exact=True).first).to_be_visible()

    return go


def settings(page: Page) -> None:
    at("/", "app-name")(page)
    page.get_by_role("button", name=en("settings")).click()
    expect(page.get_by_role("dialog", name=en("settings"))).to_be_visible()


def waiting_room(page: Page) -> None:
    start(page, "start-friends")
    page.get_by_role("button", name=en("open-table")).click()
    expect(page.get_by_role("textbox", name=en("invite-link"))).to_be_visible()


def table(page: Page) -> None:
    player = start(page, "start-bot")
    player.my_turn()
    player.play(keys=False)
    player.my_turn()


def stone_in_hand(page: Page) -> None:
    table(page)
    player = Player(page)
    player.stones().first.click()
    player.confirm_button().wait_for()


def prophecy(page: Page) -> None:
    table(page)
    page.get_by_role("button", name=named(en("mono-prophecy"))).first.click()
    expect(page.get_by_role("group", name=en("mono-which-wall"))).to_be_visible()


def plan(page: Page) -> None:
    table(page)
    Player(page).plan()
    page.get_by_role("tab", name=en("mono-tab-stock")).click()


def menu(page: Page) -> None:
    table(page)
    page.get_by_role("button", name=en("menu"), exact=True).click()


def fairness(page: Page) -> None:
    menu(page)
    page.get_by_role("button", name=en("fairness")).click()


def replay(page: Page) -> None:
    opened(page)


PAGES: dict[str, tuple[Callable[[Page], None], tuple[int, int]]] = {
    "start": (at("/", "app-name"), DESKTOP),
    "new": (at("/new", "new-table"), SMALL),
    "lobby": (at("/lobby", "lobby"), SMALL),
    "rules": (at("/rules", "rules"), SMALL),
    "rules of Monumental": (at("/rules?game=monumental", "monumental-rules-automa"), SMALL),
    "learn": (at("/learn", "tutorial-ring-title"), DESKTOP),
    "learn Monumental": (at("/learn/monumental", "monumental-tutorial-goal-title"), DESKTOP),
    "nothing": (at("/nothing", "not-found"), SMALL),
    "settings": (settings, SMALL),
    "waiting": (waiting_room, SMALL),
    "table": (table, DESKTOP),
    "stone": (stone_in_hand, SMALL),
    "prophecy": (prophecy, SMALL),
    "plan": (plan, SMALL),
    "fairness": (fairness, SMALL),
    "replay": (replay, DESKTOP),
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(people: People, name: str) -> None:
    go, size = PAGES[name]
    page = people.come(size=size, bypass_csp=True)
    go(page)
    assert not faults(page), "light"
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert not faults(page), "dark"
