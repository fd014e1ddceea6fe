"""Every size of screen: no scrolling in play, what matters in view, and targets for fingers."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.driver import Player, start
from tests.web.kit import People, en
from tests.web.looks import cut_off, overflow, scrolls, small_targets, spilled

SIZES = {"phone": (360, 640), "tablet": (820, 1180), "desktop": (1440, 900), "landscape": (640, 360)}


def in_view(part: Locator) -> None:
    """See that a part is on the screen as a whole, cut by nothing."""
    expect(part).to_be_in_viewport(ratio=0.99)


def check_play(player: Player) -> None:
    """Look at a table in play, then with a stone in hand."""
    page = player.page
    own = page.get_by_role("region", name=re.compile(f"^{en('mono-tower', name='')}"))
    for part in (own, *player.stones().all()):
        in_view(part)
    assert not scrolls(page)
    assert overflow(page) <= 0
    player.stones().first.click()
    player.confirm_button().wait_for()
    for part in (own, player.confirm_button()):
        in_view(part)
    assert not scrolls(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_size(people: People, size: str) -> None:
    page = people.come(size=SIZES[size], has_touch=size != "desktop")
    page.goto("/")
    expect(page.get_by_role("button", name=en("start-solo"))).to_be_visible()
    assert overflow(page) <= 0
    assert not small_targets(page)
    player = start(page, "start-bot")
    player.my_turn()
    assert not small_targets(page)
    check_play(player)
    assert not small_targets(page)
    assert not cut_off(page)
    player.confirm_button().click()
    player.my_turn()
    prophecy = page.get_by_role("button", name=en("mono-prophecy"))
    prophecy.or_(page.get_by_role("tab", name=en("mono-tab-prophecy"))).last.click()
    tokens = page.get_by_role("group", name=en("ask-value"))
    expect(tokens).to_be_visible()
    assert not small_targets(page)
    assert not scrolls(page)
    # No token is hidden beside the others, and each wall has its words to itself.
    page.wait_for_function("(box) => box.scrollWidth <= box.clientWidth", arg=tokens.element_handle())
    assert not spilled(page)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_text_of_twice_the_size(people: People, size: str) -> None:
    page = people.come(size=SIZES[size])
    page.goto("/")
    page.get_by_role("button", name=en("settings")).click()
    page.get_by_role("combobox", name=en("text-size")).select_option(label=en("percent", n=200))
    page.get_by_role("button", name=en("close"), exact=True).click()
    assert overflow(page) <= 0
    player = start(page, "start-solo")
    player.my_turn()
    assert not scrolls(page)
    player.stones().first.click()
    player.confirm_button().scroll_into_view_if_needed()
    in_view(player.confirm_button())
    player.confirm_button().click()
    player.my_turn()
    player.play(keys=False)
    player.my_turn()
    for address in ("/rules", "/rules?game=monumental", "/new", "/learn", "/learn/monumental"):
        page.goto(address)
        expect(page.get_by_role("main")).to_be_visible()
        assert overflow(page) <= 0, address
