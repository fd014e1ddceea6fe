"""Short ways by keyboard: a sheet of keys, few stops before the stones, and what a replay and a result begin with."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.driver import Player, start
from tests.web.kit import DESKTOP, People, en
from tests.web.ruler import Ruler
from tests.web.test_opponents import uploaded


def test_stones_and_tokens_are_a_few_keys_away(people: People) -> None:
    page = people.come(size=DESKTOP)
    player = start(page, "start-bot")
    player.my_turn()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # past the header
    page.keyboard.press("Tab")
    expect(player.stones().first).to_be_focused()
    page.keyboard.press("p")
    tokens = page.get_by_role("group", name=en("ask-value"))
    expect(tokens.locator("button:enabled").first).to_be_focused()
    page.keyboard.press("Escape")
    # The ring is one stop: arrow keys go round.
    ring = page.get_by_role("region", name=en("mono-ring"))
    assert ring.locator("button[tabindex='0'][data-site]").count() == 1
    ring.locator("button[tabindex='0'][data-site]").focus()
    page.keyboard.press("ArrowRight")
    expect(ring.locator("button[tabindex='0'][data-site]")).to_be_focused()


@pytest.mark.parametrize("game", ["monolyth", "monumental"])
def test_a_sheet_of_keys(people: People, game: str) -> None:
    page = people.come(size=DESKTOP)
    page.goto("/")
    seats = [{"kind": "me", "name": "Ana"}, *([{"kind": "bot"}] if game == "monolyth" else [])]
    options = {} if game == "monolyth" else {"automa": True}
    body = {"game": game, "seats": seats, "begins": 0, "options": options}
    page.goto(f"/table/{page.request.post('/api/tables', data=body).json()['id']}")
    if game == "monolyth":
        Player(page).my_turn()
    else:
        Ruler(page).pairs.first.wait_for(state="attached")
    sheet = page.get_by_role("dialog", name=en("keys"), exact=True)
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(en("keys-sheet"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    Player(page).open_menu("keys")
    expect(sheet).to_be_visible()


def test_a_replay_begins_with_the_first_turn_and_bears_marks(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto("/")
    table = uploaded(page, 2)
    page.goto(f"/table/{table}/replay")
    expect(page).to_have_url(re.compile(r"n=12$"))
    expect(page.locator("[data-mark=level]")).not_to_have_count(0)
    expect(page.locator("[data-mark=prophecy]")).not_to_have_count(0)
    page.get_by_role("button", name=en("step-back"), exact=True).click()
    expect(page).to_have_url(re.compile(r"n=0$"))
    page.get_by_role("button", name=en("step-on"), exact=True).click()
    expect(page).to_have_url(re.compile(r"n=12$"))
    # The end shows the result, which Escape closes.
    end = page.request.get(f"/api/tables/{table}").json()["at"][1]
    page.goto(f"/table/{table}/replay?n={end}")
    result = Player(page).counting
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
