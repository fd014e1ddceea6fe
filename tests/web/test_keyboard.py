"""A whole game without a mouse, and what a screen reader hears of it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.driver import Player
from tests.web.kit import People, en

NAME = "(el => el.getAttribute('aria-label') || el.innerText || '')(document.activeElement)"


def tab_to(page: Page, name: str, *, whole: bool = False, most: int = 80) -> None:
    """Press Tab until something has the focus whose name begins so, or is just this."""
    for _ in range(most):
        page.keyboard.press("Tab")
        found = str(page.evaluate(NAME)).strip()
        if found == name or (found.startswith(name) and not whole):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_game_without_a_mouse(people: People) -> None:
    page = people.come()
    page.goto("/")
    expect(page.get_by_role("heading", name=en("app-name"))).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(NAME) == en("skip-to-content")
    tab_to(page, en("start-solo"))
    page.keyboard.press("Enter")
    player = Player(page)
    player.my_turn()
    # To the plan, as a grid with names.
    for _ in range(4):
        page.keyboard.press("v")
    grid = page.get_by_role("grid", name=re.compile(f"^{en('mono-plan-label', name='').partition('.')[0].strip()}"))
    expect(grid).to_be_visible()
    expect(grid.get_by_role("gridcell", name=re.compile("^[a-d][1-4]"))).to_have_count(16)
    page.keyboard.press("1")
    tab_to(page, "a1")
    page.keyboard.press("ArrowRight")
    expect(grid.get_by_role("gridcell", name=re.compile("^b1"))).to_be_focused()
    expect(grid.get_by_role("gridcell", name=re.compile(r"The stone would lie here\."))).not_to_have_count(0)
    expect(heard(page, "At ")).not_to_have_count(0)
    page.keyboard.press("Enter")  # lays it down
    page.keyboard.press("Enter")  # places it
    for turn in range(1, 60):
        sees = player.my_turn()
        if sees == "over":
            break
        if sees == "burn":
            if turn == 1:
                expect(heard(page, "You place ")).not_to_have_count(0)
            value = str(player.burning.get_by_role("button").first.inner_text()).strip()
            tab_to(page, value, whole=True)
            page.keyboard.press("Enter")
            tab_to(page, en("mono-burn", value=value))
        else:
            player.take()
            page.keyboard.press("Escape")
            player.prompt.wait_for()
            player.take()
            confirm = player.confirm_button().inner_text().strip()
            tab_to(page, confirm)
        page.keyboard.press("Enter")
    assert player.sees() == "over"
    expect(heard(page, "Game over")).not_to_have_count(0)


def heard(page: Page, text: str) -> Locator:
    """What is told to a screen reader, and contains a text."""
    return page.get_by_role("status").filter(has_text=text)
