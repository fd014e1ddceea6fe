"""Every language on every page: nothing is left in English, nothing is cut off."""

import pytest
from playwright.sync_api import Page, expect

from cairn.words import LANGUAGES, Words
from tests.web.driver import Player
from tests.web.kit import People
from tests.web.looks import cut_off, leftovers, overflow

PHONE = (360, 640)


def check(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    where = page.url
    if language != "en":
        assert not leftovers(page, language), where
    assert "⟨" not in page.locator("body").inner_text(), where
    assert overflow(page) <= 0, where
    assert not cut_off(page), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language(people: People, language: str) -> None:
    say = Words(language)
    page = people.come(size=PHONE, language=language)
    page.goto("/")
    solo = page.get_by_role("button", name=say("start-solo"))
    expect(solo).to_be_visible()
    for message in ("start-lead", "start-first-text", "unofficial"):
        expect(page.get_by_text(say(message))).to_be_visible()
    check(page, language)

    page.goto("/new")
    expect(page.get_by_role("group", name=say("seats"))).to_be_visible()
    page.get_by_text(say("more-options")).click()
    check(page, language)

    page.goto("/rules")
    expect(page.get_by_role("heading", name=say("rules-prophecy"))).to_be_visible()
    check(page, language)
    page.get_by_role("searchbox").fill(say("rules-solo"))
    expect(page.get_by_role("heading", name=say("rules-solo"))).to_be_visible()

    page.goto("/rules?game=monumental")
    expect(page.get_by_role("heading", name=say("monumental-rules-continuous"))).to_be_visible()
    check(page, language)
    page.get_by_role("searchbox").fill(say("monumental-term-dominance"))
    expect(page.get_by_role("term").filter(has_text=say("monumental-term-dominance"))).to_be_visible()

    page.goto("/learn")
    expect(page.get_by_role("heading", name=say("tutorial-ring-title"))).to_be_visible()
    check(page, language)

    page.goto("/learn/monumental")
    expect(page.get_by_role("heading", name=say("monumental-tutorial-goal-title"))).to_be_visible()
    check(page, language)

    page.goto("/")
    solo.click()
    player = Player(page, say)
    player.my_turn()
    check(page, language)
    player.stones().first.click()
    player.confirm_button().wait_for()
    check(page, language)
    player.confirm_button().click()
    player.my_turn()
    for tab in ("walls", "prophecy", "ring", "stock"):
        page.get_by_role("tab", name=say(f"mono-tab-{tab}")).click()
        check(page, language)
