"""Two people and a guest, each with a browser of their own."""

import re

from playwright.sync_api import Page, expect

from tests.web.driver import Player, play_together, start
from tests.web.kit import People, en


def chat(page: Page) -> None:
    """Open the chat beside a small table."""
    page.get_by_role("button", name=en("log-and-chat")).click()
    page.get_by_role("tab", name=en("chat")).click()


def say(page: Page, text: str) -> None:
    chat(page)
    page.get_by_role("textbox", name=en("chat-write")).fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=en("chat")).get_by_text(text)).to_be_visible()
    page.get_by_role("button", name=en("close"), exact=True).click()


def hears(page: Page, name: str, text: str) -> None:
    chat(page)
    line = page.get_by_role("log", name=en("chat")).get_by_role("listitem").filter(has_text=text)
    expect(line).to_contain_text(name)
    page.get_by_role("button", name=en("close"), exact=True).click()


def sit_down(people: People) -> tuple[Player, Player, str]:
    """Ana opens a table and Bea takes its open seat."""
    ana = start(people.come(), "start-friends")
    ana.page.get_by_role("textbox", name=en("name")).fill("Ana")
    ana.page.get_by_role("button", name=en("open-table")).click()
    link = ana.page.get_by_role("textbox", name=en("invite-link")).input_value()
    assert link == ana.page.url
    expect(ana.page.get_by_role("img", name=en("qr-label"))).to_be_visible()
    bea = Player(people.come())
    bea.page.goto(link)
    bea.page.get_by_role("textbox", name=en("your-name")).fill("Bea")
    bea.page.get_by_role("button", name=en("take-seat")).click()
    return ana, bea, link


def test_two_people_and_a_guest_play_a_game(people: People) -> None:
    ana, bea, link = sit_down(people)
    guest = Player(people.come())
    guest.page.goto(link)
    for player in (ana, bea):
        player.wait()
        player.plan()
    guest.wait()
    guest.plan()
    assert guest.sees() == "waiting"
    say(ana.page, "Hello, Bea")
    hears(bea.page, "Ana", "Hello, Bea")
    say(bea.page, "Good luck <b>Ana</b>")
    hears(ana.page, "Bea", "Good luck <b>Ana</b>")
    hears(guest.page, "Bea", "Good luck")

    # A prophecy is taken back.
    first, second = (ana, bea) if ana.sees() == "act" else (bea, ana)
    first.foretell()
    second.my_turn()
    told = second.page.get_by_role("status").filter(has_text=" foretells ")
    expect(told).not_to_have_count(0)
    first.page.get_by_role("button", name=en("undo"), exact=True).first.click()
    assert first.my_turn() == "act"
    expect(second.waiting).to_be_visible()

    # A guest looks on: the same table, and nothing to play with.
    expect(guest.waiting).to_be_visible()
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    expect(guest.button("mono-place")).to_have_count(0)
    expect(guest.button("mono-prophecy")).to_have_count(0)
    assert first.sees() == "act"

    assert play_together(ana, bea) >= 16
    verdict = re.compile(r"win(s)? (by|the tie)")
    outcome = ana.result.get_by_text(verdict).inner_text()
    expect(guest.result.get_by_text(verdict)).to_be_visible()
    totals = [player.counting.get_by_text(re.compile("^Total:")).all_inner_texts() for player in (ana, bea, guest)]
    assert len(totals[0]) == 2
    assert totals[0] == totals[1] == totals[2], outcome
    expect(guest.result.get_by_role("button", name=en("rematch"))).to_have_count(0)

    # The same people again.
    ana.result.get_by_role("button", name=en("rematch")).click()
    bea.result.get_by_role("link", name=en("rematch-go")).click()
    for player in (ana, bea):
        expect(player.page).not_to_have_url(link)
        expect(player.prompt.or_(player.waiting).first).to_be_visible()
    assert ana.page.url == bea.page.url != link
    assert {ana.sees(), bea.sees()} == {"act", "waiting"}
