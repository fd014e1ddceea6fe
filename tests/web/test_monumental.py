"""Monumental in the browser: whole games, every module, one screen, online, by keyboard, in every language and size."""

import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from cairn.words import LANGUAGES, Words
from tests.web.driver import Player
from tests.web.kit import People, Serve, cairn, en
from tests.web.looks import cut_off, overflow, scrolls, small_targets
from tests.web.ruler import Ruler, mover
from tests.web.test_access import faults

SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "tablet": (820, 1180),
    "landscape": (844, 390),
    "desktop": (1440, 900),
}
MODULES: dict[str, dict[str, Any]] = {
    "heroes": {"heroes": True},
    "monsters": {"monsters": 2},
    "renaissance": {"renaissance": True},
    "alternatives": {"alternatives": True},
    "continuous": {"continuous": True, "automa": False},
    "rulings": {"explorers_in_capitals": True, "wandering_marker": True},
}
CITY_OF = re.compile(en("monumental-city-of", land="").strip())
UNSAID = re.compile("⟨")
MOST_SCRIPT = 250_000  # compressed bytes beyond the start page's
COUNT_CALLS = """
window.called = 0;
const real = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (then) => { window.called += 1; return real(then); };
"""
# Resolves when no frame was asked for in two seconds.
CALLS_REST = """() => new Promise((done) => {
  let before = -1;
  const look = () => {
    if (window.called === before) return done(before);
    before = window.called;
    setTimeout(look, 2000);
  };
  look();
})"""


def two(kind: str = "bot") -> list[dict[str, object]]:
    other: dict[str, object] = {"kind": kind, "name": "Bea"}
    return [{"kind": "me", "name": "Ana"}, other | ({"bot": "greedy"} if kind == "bot" else {})]


def test_one_click_begins_a_first_game_which_is_played_to_its_end(people: People) -> None:
    page = people.come(size=(1280, 800), bypass_csp=True)
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"^{re.escape(en('start-first'))}")).click()
    ruler = Ruler(page)
    assert ruler.to_the_end() > 20
    for part in ("provinces", "knowledge", "wonders", "policies", "gold"):
        expect(ruler.result.get_by_text(en("monumental-score", part=part), exact=True).first).to_be_visible()
    assert not faults(page)
    record = page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text()
    file = Path(people.server.data) / "first.cairn"
    file.write_text(record, encoding="utf-8")
    assert "every draw proven" in cairn("verify", str(file))
    page.get_by_role("button", name=en("monumental-result-close")).last.click()
    expect(ruler.result).to_be_hidden()
    page.get_by_role("button", name=en("monumental-result-sheet"), exact=True).click()
    expect(ruler.result).to_be_visible()
    look_again(page, ruler)


def look_again(page: Page, ruler: Ruler) -> None:
    """Look at a game that is over again, and play on from the midst of it."""
    page.goto(page.url + "/replay?n=40")
    slider = page.get_by_role("slider", name=en("scrubber"))
    expect(slider).to_have_value("40")
    expect(ruler.board).to_have_attribute("data-at", "0,40")
    assert ruler.acts.count() == ruler.closing.count() == 0
    follows = set()
    for _ in range(3):
        page.get_by_role("button", name=en("turn-on"), exact=True).click()
        now = slider.input_value()
        expect(ruler.board).to_have_attribute("data-at", f"0,{now}")
        follows.add(page.get_by_role("main").get_by_role("region", name=CITY_OF).count())
    assert follows == {0, 1}  # now the City of the person is shown, now the Automa's cards
    page.get_by_role("button", name=en("play-on"), exact=True).click()
    dialog = page.get_by_role("dialog", name=en("play-on"))
    dialog.get_by_role("button", name=en("start-game")).click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    ruler.done = 0
    ruler.turn()
    assert ruler.my_turn() == "act"


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_played(people: People, module: str) -> None:
    ruler = Ruler(people.come(), seed=3)
    ruler.open(two() if module == "continuous" else None, **MODULES[module])
    for _ in range(2):
        ruler.turn()
    assert ruler.my_turn() == "act"
    assert not ruler.page.get_by_text(UNSAID).count()


def test_two_people_and_a_guest(people: People) -> None:
    ana, bea, eve = (people.come() for _ in range(3))
    first = Ruler(ana)
    answer = ana.request.post("/api/tables", data={"game": "monumental", "seats": [two()[0], {"kind": "open"}]})
    table = answer.json()["id"]
    assert bea.request.post(f"/api/tables/{table}/sit", data={"name": "Bea"}).ok
    rulers = [first, Ruler(bea, seed=1)]
    for page in (ana, bea, eve):
        page.goto(f"/table/{table}")
    guest = Ruler(eve)
    played = set()
    for _ in range(24):
        ruler = mover(*rulers)
        ruler.play()
        played.add(rulers.index(ruler))
        now = mover(*rulers).at()
        for one in (*rulers, guest):
            expect(one.board).to_have_attribute("data-at", now)
        assert guest.acts.count() == guest.closing.count() == 0
    assert played == {0, 1}


def test_giving_up_ends_the_game_with_its_score_sheet(people: People) -> None:
    page = people.come(size=SIZES["desktop"])
    ruler = Ruler(page).open(two())
    ruler.my_turn()
    Player(page).open_menu("resign")
    page.get_by_role("dialog", name=en("resign-ask")).get_by_role("button", name=en("resign"), exact=True).click()
    expect(ruler.result).to_be_visible()
    expect(page.get_by_role("button", name=en("rematch"))).to_have_count(1)  # beside the outcome, not once more here
    for width, height in (SIZES["phone"], SIZES["small"], (1180, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(ruler.result.get_by_role("rowheader", name=en("monumental-total"))).to_be_in_viewport(ratio=0.99)
        assert not cut_off(page)
    page.get_by_role("button", name=en("monumental-result-close")).last.click()
    expect(ruler.result).to_be_hidden()
    assert ruler.acts.count() == ruler.closing.count() == 0


def test_on_one_screen_the_next_one_takes_over_where_something_is_secret(people: People) -> None:
    ruler = Ruler(people.come(), seed=5).open(two("local"), continuous=True)
    handed = 0
    for _ in range(16):
        if ruler.my_turn() == "hand-over":
            handed += 1
            assert ruler.board.count() == 0
            ruler.ready.click()
            ruler.board.wait_for()
        ruler.play()
    assert handed >= 2


def tab_to(page: Page, wanted: Locator) -> bool:
    """Press Tab until one of these has the focus; whether there is one."""
    if not wanted.count():
        return False
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return True
    raise AssertionError("the focus does not get there")


def test_a_turn_by_keyboard_alone(people: People) -> None:
    page = people.come()
    ruler = Ruler(page).open()
    ruler.my_turn()
    ruler.pairs.first.wait_for()
    assert tab_to(page, ruler.pairs)
    cards = page.get_by_role("button", name=en("monumental-all-cards"), exact=True)
    assert tab_to(page, cards)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=en("monumental-all-cards"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards).to_be_focused()
    assert tab_to(page, ruler.pairs)
    page.keyboard.press("ArrowDown")
    assert tab_to(page, page.get_by_role("button", name=re.compile(ruler.activating)))
    page.keyboard.press("Enter")
    ruler.asked.wait_for(state="hidden")
    ruler.my_turn()
    while not tab_to(page, ruler.closing):
        before = ruler.at()
        assert tab_to(page, ruler.acts)
        page.keyboard.press("Enter")
        expect(ruler.board).not_to_have_attribute("data-at", before)
        ruler.my_turn()
        expect(ruler.panel).to_be_focused()  # what was pressed is gone: it goes on from the list
    page.keyboard.press("Enter")
    dialog = ruler.ending
    if dialog.is_visible():
        assert tab_to(page, dialog.get_by_role("button").last)
        page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()


def test_undo_goes_back_until_something_was_revealed(people: People) -> None:
    page = people.come()
    ruler = Ruler(page).open()
    ruler.my_turn()
    start = re.compile(f",{ruler.at().split(',')[1]}$")
    undo = page.get_by_role("button", name=en("undo"), exact=True).first
    ruler.activate(4)
    ruler.my_turn()
    ruler.press(undo)  # the row with the column
    expect(page.get_by_role("radio")).to_have_count(9)
    expect(ruler.board).to_have_attribute("data-at", start)
    expect(undo).to_be_disabled()
    ruler.activate(4)
    ruler.my_turn()
    ruler.press(ruler.panel.locator("[data-do=move], [data-do=explore]").first)
    far = page.get_by_role("button", name=en("monumental-undo-far", n=3))
    ruler.press(far)  # all at once
    expect(ruler.board).to_have_attribute("data-at", start)
    expect(undo).to_be_disabled()


def test_a_killed_server_loses_nothing(people: People, server: Serve) -> None:
    people.forgive("WebSocket", "Failed to load resource", "ERR_CONNECTION")
    ruler = Ruler(people.come()).open()
    ruler.turn()
    ruler.my_turn()
    before, acts = ruler.at(), ruler.acts.all_inner_texts()
    server.end(signal.SIGKILL)
    expect(ruler.page.get_by_text(en("line-is", link="offline")).first).to_be_visible()
    server.start()
    expect(ruler.page.get_by_text(en("line-is", link="offline"))).to_have_count(0)
    ruler.my_turn()
    assert (ruler.at().split(",")[1], ruler.acts.all_inner_texts()) == (before.split(",")[1], acts)
    ruler.turn()


def encyclopedia(page: Page, words: Words) -> None:
    """Walk through all components, and read the first of each part."""
    page.get_by_role("button", name=words("monumental-all-cards"), exact=True).first.click()
    window = page.get_by_role("dialog", name=words("monumental-all-cards"))
    expect(window).to_be_visible()
    assert window.get_by_role("listitem").count() > 150
    assert not window.get_by_text(UNSAID).count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(people: People, language: str) -> None:
    words = Words(language)
    page = people.come(size=SIZES["desktop"], language=language)
    ruler = Ruler(page, words, seed=2).open(heroes=True, monsters=1)
    ruler.turn()
    ruler.my_turn()
    assert not page.get_by_text(UNSAID).count()
    encyclopedia(page, words)


def all_of(ruler: Ruler, size: str) -> None:
    """See as a whole what has to be in sight of a size, before a row and a column are chosen."""
    page = ruler.page
    ruler.pairs.nth(8).wait_for()
    if size in ("tablet", "desktop"):
        for name in ("monumental-others-dominance", "monumental-display"):
            expect(ruler.region(name)).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("grid", name=en("monumental-map-label"))).to_be_in_viewport(ratio=0.99)
    if size != "landscape":
        for pair in ruler.pairs.all():
            expect(pair.locator("xpath=..")).to_be_in_viewport(ratio=0.99)
    if size == "phone":
        expect(ruler.region("monumental-others").first).to_be_in_viewport(ratio=0.99)
    if size == "small":  # where there is no room for it, the way to the others says how they stand
        automa = f"{en('monumental-automa-name')}, {en('points', n=0)}"
        expect(page.get_by_role("tab", name=re.compile(automa))).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", SIZES)
def test_a_size(people: People, size: str) -> None:
    page = people.come(size=SIZES[size], has_touch=size != "desktop")
    ruler = Ruler(page).open()
    ruler.my_turn()
    all_of(ruler, size)
    for _ in range(3):
        assert not scrolls(page)
        assert overflow(page) <= 0
        assert not small_targets(page)
        expect(ruler.panel).to_be_in_viewport()
        ruler.play()
        ruler.my_turn()
    for tab in page.get_by_role("tablist", name=en("monumental-pages")).get_by_role("tab").all():
        tab.click()
        assert not scrolls(page)
        assert not small_targets(page)
    assert not cut_off(page)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_text_of_twice_the_size(people: People, size: str) -> None:
    say = Words("de")  # its words are the longest
    page = people.come(size=SIZES[size], language="de")
    page.goto("/")
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("combobox", name=say("text-size")).select_option(label=say("percent", n=200))
    page.get_by_role("button", name=say("close"), exact=True).click()
    ruler = Ruler(page, say).open()
    ruler.my_turn()
    for _ in range(2):
        assert not scrolls(page)
        assert overflow(page) <= 0
        assert not cut_off(page)
        ruler.play()
        ruler.my_turn()
    for tab in page.get_by_role("tablist", name=say("monumental-pages")).get_by_role("tab").all():
        tab.click()
        assert not scrolls(page)
        assert overflow(page) <= 0
        assert not cut_off(page)
    ruler.turn()


def test_the_table_is_light_and_rests(people: People) -> None:
    page = people.come(size=SIZES["desktop"], motion=True)
    page.add_init_script(COUNT_CALLS)
    sizes: dict[str, int] = {}

    def loaded(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes[response.url.rpartition("/")[2]] = int(response.headers.get("content-length") or 0)

    page.goto("/", wait_until="networkidle")
    page.on("response", loaded)
    ruler = Ruler(page).open()
    ruler.my_turn()
    page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    assert not [name for name in sizes if name.startswith("three")]
    page.evaluate(CALLS_REST)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_axe_finds_nothing_serious(people: People) -> None:
    page = people.come(size=SIZES["desktop"], bypass_csp=True)
    ruler = Ruler(page, seed=4).open(heroes=True, monsters=1)
    ruler.turn()
    ruler.my_turn()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert not faults(page), scheme
    close = page.get_by_role("dialog").get_by_role("button", name=en("close"), exact=True)
    page.get_by_role("button", name=en("monumental-all-cards"), exact=True).click()
    assert not faults(page)
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").first.click()
    assert not faults(page)
    close.last.click()
    close.click()
    page.get_by_role("region", name=CITY_OF).get_by_role("button").first.click()
    assert not faults(page)
    close.click()
    everybody = page.get_by_role("region", name=en("monumental-others"), exact=True)
    everybody.get_by_role("button", expanded=False).first.click()
    assert not faults(page)
    everybody.get_by_role("button", name=en("monumental-others-recap")).click()
    assert not faults(page)
    page.set_viewport_size({"width": 390, "height": 844})
    for tab in page.get_by_role("tablist", name=en("monumental-pages")).get_by_role("tab").all():
        tab.click()
        assert not faults(page)
