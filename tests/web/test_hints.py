"""An opponent is chosen by its character, it is seen to think, and hints are shown on the board with their reasons."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from cairn.bots import LEVELS
from cairn.words import Words
from tests.web.driver import Player, start
from tests.web.kit import AS_SERVED, People, en
from tests.web.looks import TOUCH, cut_off, overflow, small_targets, spilled
from tests.web.ruler import Ruler

SETTINGS = AS_SERVED
# Whether an element is what one sees at its middle.
ON_TOP = """(el) => {
  const r = el.getBoundingClientRect();
  return el.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2));
}"""

PHONES = ((390, 844), (360, 640))


def test_a_level_is_chosen_it_thinks_and_a_hint_is_played(people: People) -> None:
    page, say = people.come(size=(700, 800)), en
    page.goto("/new?game=monolyth")
    level = page.get_by_label(say("opponent"))
    expect(level).to_have_value("slate")
    assert level.locator("option").all_inner_texts() == [say("level-name", level=name) for name in LEVELS]
    level.select_option("pebble")
    expect(page.get_by_text(say("level-character", level="pebble"))).to_be_visible()
    page.get_by_role("button", name=say("start-game")).click()
    player = Player(page)
    player.my_turn()
    expect(page.get_by_text(say("level-name", level="pebble")).first).to_be_attached()
    page.keyboard.press("h")
    bar = page.get_by_role("region", name=say("hint-title"))
    choices = bar.get_by_role("listitem").get_by_role("button")
    expect(choices).to_have_count(3)
    expect(bar.get_by_role("status")).to_contain_text("3. ")
    wins = re.compile(r"points? expected.*% to win")
    for i in range(3):
        expect(choices.nth(i)).to_have_accessible_name(wins)
    confirm = player.confirm_button()
    for i in (1, 0):  # each is shown on the board, and nothing is played by that
        choices.nth(i).click()
        expect(choices.nth(i)).to_have_attribute("aria-pressed", "true")
        expect(confirm).to_be_enabled()
    for size in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(choices).to_have_count(3)
        expect(confirm).to_be_in_viewport()
        assert not overflow(page)
        assert not cut_off(page)
        # The choice is seen on the board, whatever else is open.
        on_the_board(page)
        for button in choices.all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= TOUCH
    # What more there is to say lies over the board, which keeps its place; Escape closes all, and puts the stone back.
    before = place(confirm)
    more = bar.get_by_role("button", name=say("hint-more"))
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(bar.get_by_role("list").last).to_be_in_viewport(ratio=0.9)
    assert place(confirm) == before
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(confirm).to_have_count(0)
    # Asked by Enter, the focus goes into the bar.
    page.get_by_role("button", name=say("hint"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(choices.first).to_be_focused()
    # What may be told of it: the seat has had one hint, and whoever is on turn now thinks.
    confirm.click()
    expect(bar).to_have_count(0)
    expect(page.get_by_text(say("thinking", name=say("level-name", level="pebble"))).first).to_be_visible()
    player.my_turn()
    page.get_by_role("button", name=say("seats"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(say("seat-hints", n=1))).to_be_visible()


def place(part: Locator) -> FloatRect | None:
    """Say where a part lies when it has come to rest."""
    before = part.bounding_box()
    for _ in range(50):
        part.page.wait_for_timeout(100)
        if (now := part.bounding_box()) == before:
            break
        before = now
    return before


def on_the_board(page: Page) -> None:
    """See that the stone of a hint is in sight on the tower, which keeps a sensible height."""
    stage = page.locator("[data-part=tower] [data-place=stage]")
    page.wait_for_function("(stage) => stage.clientHeight >= 140", arg=stage.element_handle())
    expect(page.locator("[data-part=tower] [data-part=ghost]")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize(("size", "text"), [((360, 640), 100), ((390, 844), 200)])
def test_a_hint_leaves_room_on_a_phone_in_long_words(people: People, size: tuple[int, int], text: int) -> None:
    say = Words("de")
    page = people.come(size=size, language="de", has_touch=True)
    page.goto("/")
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("combobox", name=say("text-size")).select_option(label=say("percent", n=text))
    page.get_by_role("button", name=say("close"), exact=True).click()
    player = start(page, "start-bot", say)
    player.my_turn()
    assert not cut_off(page)
    assert not spilled(page)
    page.get_by_role("button", name=say("hint"), exact=True).click()
    choices = page.get_by_role("region", name=say("hint-title")).get_by_role("listitem").get_by_role("button")
    expect(choices).to_have_count(3)
    on_the_board(page)
    assert overflow(page) <= 0
    assert not cut_off(page)
    assert not spilled(page)
    assert not small_targets(page)


def test_a_hint_of_monumental_is_marked_and_done(people: People) -> None:
    say = Words("de")
    page = people.come(size=(1440, 900), language="de")
    page.goto("/")
    ruler = Ruler(page, say).open()
    ruler.my_turn()
    before = ruler.at()
    page.get_by_role("button", name=say("hint"), exact=True).click()
    bar = page.get_by_role("region", name=say("hint-title"))
    choices = bar.get_by_role("listitem").get_by_role("button")
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    row, column = re.findall(r"\d", choices.first.get_attribute("aria-label") or "")[1:3]
    expect(choices.first).to_contain_text(say("city-activate", row=row, column=column))
    expect(page.locator("[data-advised]:visible")).to_have_count(5)  # the first is marked on the board at once
    bar.get_by_role("button", name=say("hint-do")).click()
    expect(ruler.board).not_to_have_attribute("data-at", before)
    expect(bar).to_have_count(0)
    city = page.get_by_role("region", name=re.compile(say("monumental-city-of", land="").strip()))
    active = city.get_by_role("button", name=re.compile(re.escape(say("city-state", state="active"))))
    expect(active).to_have_count(5)
    lit = [slot for slot in range(9) if slot // 3 + 1 == int(row) or slot % 3 + 1 == int(column)]
    for cell, slot in zip(active.all(), lit, strict=True):
        expect(cell).to_have_attribute("aria-label", re.compile(re.escape(say("city-space", slot=slot + 1))))


def test_a_hint_of_monumental_on_a_phone_hides_nothing(people: People) -> None:
    say = Words("fr")
    page = people.come(size=(360, 640), language="fr", has_touch=True)
    page.goto("/")
    ruler = Ruler(page, say).open()
    ruler.my_turn()
    ruler.pairs.nth(8).wait_for()
    page.get_by_role("button", name=say("hint"), exact=True).click()
    bar = page.get_by_role("region", name=say("hint-title"))
    choices = bar.get_by_role("listitem").get_by_role("button")
    expect(choices).to_have_count(3)
    city = page.get_by_role("region", name=re.compile(say("monumental-city-of", land="").strip()))
    advised = city.locator("[data-advised]")
    explained = page.get_by_text(say("city-compare"))
    for choice in choices.all():  # each row and its column are brought into view; nothing lies over them
        choice.click()
        expect(advised).to_have_count(5)
        for cell in advised.all():
            expect(cell.get_by_role("button").first).to_be_in_viewport(ratio=0.99)
            page.wait_for_function(ON_TOP, arg=cell.get_by_role("button").first.element_handle())
    expect(explained).to_have_count(0)
    assert not overflow(page)
    bar.get_by_role("button", name=say("close")).click()
    expect(advised).to_have_count(0)


def test_hints_where_others_play_are_the_hosts_choice(people: People) -> None:
    page = people.come(size=(700, 800))
    page.goto("/")
    for hints in (False, True):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "local", "name": "Bo"}]
        answer = page.request.post("/api/tables", data={"game": "monolyth", "seats": seats, "hints": hints})
        page.goto(f"/table/{answer.json()['id']}")
        Player(page).my_turn()
        expect(page.get_by_role("button", name=en("hint"), exact=True)).to_have_count(int(hints))
