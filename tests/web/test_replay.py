"""Looking at a game again, sharing a moment of it, and playing on from there."""

import re

from playwright.sync_api import Locator, Page, expect

from cairn.words import Words
from tests.web.driver import Player, named
from tests.web.kit import People, en, some_record


def opened(page: Page) -> str:
    """Open a record from the start page; gives the path of its replay."""
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=named(en("start-record"))).click()
    chooser.value.set_files(some_record())
    page.wait_for_url("**/replay**")
    expect(scrubber(page)).to_be_visible()
    return page.url.partition("?")[0]


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name=en("scrubber"))


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=en(message), exact=True).click()


def moment(page: Page) -> int:
    return int(scrubber(page).input_value())


def test_a_replay_step_by_step_and_by_itself(people: People) -> None:
    page = people.come()
    address = opened(page)
    Player(page).plan()
    length = int(scrubber(page).get_attribute("max") or 0)
    assert length > 40
    expect(scrubber(page)).to_have_value("12")  # told from the first turn, after twelve stones were laid out
    press(page, "step-on")
    expect(scrubber(page)).to_have_value("13")
    scrubber(page).focus()
    page.keyboard.press("ArrowRight")
    expect(scrubber(page)).to_have_value("14")
    press(page, "turn-on")
    here = moment(page)
    assert here > 14
    press(page, "turn-on")
    assert moment(page) > here
    press(page, "turn-back")
    expect(scrubber(page)).to_have_value(str(here))
    press(page, "step-back")
    expect(scrubber(page)).to_have_value(str(here - 1))
    for n in (1, 2):
        page.get_by_role("button", name=en("speed-is", n=n)).click()
    press(page, "autoplay")
    page.wait_for_function("(n) => document.querySelector('input[type=range]').value >= n", arg=here + 2)
    press(page, "pause")
    scrubber(page).focus()
    page.keyboard.press("End")
    expect(page.get_by_role("region", name=en("mono-result"))).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name=en("mono-result"))).to_have_count(0)
    for n in (12, 13, 14):  # laying out is one step
        page.keyboard.press("ArrowRight")
        expect(scrubber(page)).to_have_value(str(n))
    # A moment that is shared opens there, for everybody.
    page.get_by_role("button", name=en("share-moment")).click()
    link = page.get_by_role("textbox", name=en("share-moment")).input_value()
    assert link == f"{address}?n=14"
    friend = people.come()
    friend.goto(link)
    expect(scrubber(friend)).to_have_value("14")
    expect(friend.get_by_text(en("step-of", n=14, all=length)).first).to_be_visible()


def test_playing_on_from_a_moment_against_bots(people: People) -> None:
    page = people.come()
    address = opened(page)
    page.goto(f"{address}?n=30")
    expect(scrubber(page)).to_have_value("30")
    before = page.get_by_role("banner").get_by_text(re.compile("^Round")).inner_text()
    press(page, "play-on")
    dialog = page.get_by_role("dialog", name=en("play-on"))
    dialog.get_by_role("button", name=en("start-game")).click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    player = Player(page)
    player.my_turn()
    player.plan()
    assert int(before.split()[1]) <= int(page.get_by_text(re.compile(r"^Round \d+$")).first.inner_text().split()[1])
    player.play()
    player.my_turn()


def test_a_phone_has_room_for_whose_turn_it_is(people: People) -> None:
    page = people.come(size=(360, 640))
    address = opened(page)
    page.goto(f"{address}?n=30")
    expect(scrubber(page)).to_have_value("30")
    header = page.get_by_role("banner")
    expect(header.get_by_text(re.compile(r"^Round \d+$"))).to_be_visible()
    turn = header.get_by_role("status")
    expect(turn).to_contain_text("greedy")
    page.wait_for_function("(line) => line.scrollWidth <= line.clientWidth", arg=turn.element_handle())
    length = scrubber(page).get_attribute("max")
    expect(page.get_by_text(f"30/{length}")).to_be_visible()
    # What else can be done with it is in a menu.
    press(page, "menu")
    menu = page.get_by_role("dialog", name=en("menu"))
    for name in ("share-moment", "picture-title", "download-record", "fairness"):
        expect(menu.get_by_role("button", name=en(name), exact=True)).to_be_visible()
    menu.get_by_role("button", name=en("share-moment")).click()
    expect(page.get_by_role("textbox", name=en("share-moment"))).to_have_value(f"{address}?n=30")


def test_the_log_of_a_replay_goes_back_to_the_beginning(people: People) -> None:
    page = people.come(size=(1440, 900), language="es")
    say = Words("es")
    record = some_record("monumental").read_text(encoding="utf-8")
    sent = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"})
    page.goto(f"/table/{sent.json()['id']}/replay?n=300")
    log = page.get_by_role("log")
    turns = log.locator("summary").filter(has=page.locator("b"))
    earlier = log.get_by_role("button", name=say("monumental-log-show-earlier"))
    expect(earlier).to_be_visible()  # all steps are there
    expect(turns.first).to_contain_text(say("monumental-log-earlier"))
    shown = turns.count()
    earlier.click()
    expect(earlier).to_have_count(0)
    expect(turns.first).to_contain_text(say("monumental-log-setup"))
    assert turns.count() > shown
    whole = "(names) => names.every((name) => name.scrollWidth <= name.clientWidth)"
    assert turns.locator("b").evaluate_all(whole)  # no name is cut by the pictures beside it


def test_the_log_stays_at_its_end_when_it_gets_another_size(people: People) -> None:
    page = people.come(size=(1280, 800))
    page.goto(f"{opened(page)}?n=60")
    log = page.get_by_role("log")
    lines = log.get_by_role("listitem")
    expect(lines.last).to_be_in_viewport(ratio=0.99)
    expect(lines.first).not_to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 660})
    expect(lines.last).to_be_in_viewport(ratio=0.99)
    log.evaluate("(log) => { log.scrollTop = 0; }")  # whoever reads what was before is left there
    expect(lines.first).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(lines.first).to_be_in_viewport(ratio=0.99)
