"""Seats that move, stand empty, are taken back, given up, or run out of time."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.driver import Player, start
from tests.web.kit import People, en
from tests.web.test_online import sit_down


def seat_named(player: Player, name: str) -> Any:
    player.page.get_by_role("button", name=en("seats"), exact=True).click()
    return player.page.get_by_role("dialog", name=en("seats")).get_by_role("listitem").filter(has_text=name)


def close(page: Page) -> None:
    page.get_by_role("button", name=en("close"), exact=True).click()


def test_a_seat_moves_to_another_device(people: People) -> None:
    player = start(people.come(), "start-solo")
    player.my_turn()
    player.play()
    player.open_menu("seat-link")
    dialog = player.page.get_by_role("dialog", name=en("seat-link"))
    dialog.get_by_role("button").filter(has_text="Show the link").click()
    link = dialog.get_by_role("textbox", name=en("seat-link")).input_value()
    assert "/seat/" in link
    other = Player(people.come())
    other.page.goto(link)  # a look at it takes nothing
    other.page.get_by_role("button", name=en("link-take"), exact=True).click()
    expect(other.page).to_have_url(player.page.url)
    assert other.my_turn() == "burn"
    other.play()
    close(player.page)
    assert player.my_turn() == "act"  # both devices have the seat, and see the same
    other.play()
    assert player.my_turn() == "burn"
    # A new link makes the old one void, and puts out the device that came by it.
    player.open_menu("seat-link")
    dialog.get_by_role("button").filter(has_text="Show the link").click()
    dialog.get_by_role("button", name=en("seat-link-renew")).click()
    expect(dialog.get_by_role("textbox", name=en("seat-link"))).not_to_have_value(link)
    late = people.come()
    late.goto(link)
    people.forgive("404")
    late.get_by_role("button", name=en("link-take"), exact=True).click()
    expect(late.get_by_text(en("error-wrong-link"))).to_be_visible()


def test_a_bot_stands_in_and_the_person_comes_back(people: People) -> None:
    ana, bea, link = sit_down(people)
    ana.wait()
    bea.wait()
    bea.page.goto("/")  # Bea leaves the table
    row = seat_named(ana, "Bea")
    expect(row).to_contain_text(en("seat-away"))
    row.get_by_role("button", name=en("seat-bot-instead")).click()
    chooser = ana.page.get_by_role("dialog", name=en("seat-bot-instead"))
    chooser.get_by_label(en("opponent")).select_option("flint")
    chooser.get_by_role("button", name=en("seat-bot-instead")).click()
    expect(row).to_contain_text(en("seat-stand-in"))
    close(ana.page)
    ana.my_turn()
    ana.play()
    ana.my_turn()  # the bot has played
    bea.page.goto(link)
    bea.wait()
    row = seat_named(bea, "Bea")
    row.get_by_role("button", name=en("take-back")).click()
    expect(row).not_to_contain_text(en("seat-stand-in"))
    close(bea.page)
    ana.play()
    assert bea.my_turn() == "act"
    # Bea resigns; both see it.
    bea.open_menu("resign")
    bea.page.get_by_role("dialog", name=en("resign-ask")).get_by_role("button", name=en("resign"), exact=True).click()
    expect(bea.result.get_by_text(en("ended-resigned", who="you", name=""))).to_be_visible()
    expect(ana.result.get_by_text(en("ended-resigned", who="other", name="Bea"))).to_be_visible()


def test_a_clock_runs_out(people: People) -> None:
    page = people.come()
    page.goto("/new?seats=me,bot")
    # The page offers no clock as short as a test's: the request is made shorter on its way.
    page.route("**/api/tables", lambda route: route.continue_(post_data=shortened(route.request.post_data or "")))
    page.get_by_text(en("more-options")).click()
    page.get_by_role("combobox", name=en("clock")).select_option(label=en("clock-turn", n=30))
    page.get_by_role("combobox", name=en("who-begins")).select_option(index=1)
    page.get_by_role("button", name=en("start-game")).click()
    player = Player(page)
    player.my_turn()
    row = seat_named(player, en("default-name", n=1))
    expect(row.get_by_role("timer", name=en("time-left"))).to_have_text(re.compile(r"0:[01]\d"))
    close(page)
    expect(player.result.get_by_text(en("ended-time", who="you", name=""))).to_be_visible()


def shortened(body: str) -> str:
    assert '"turn":30' in body
    return body.replace('"turn":30', '"turn":15')
