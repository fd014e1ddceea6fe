"""A table of Monumental is set up: one click, pictures of maps, random maps, own maps, modules."""

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from cairn.monumental import maps
from cairn.monumental.state import standard
from cairn.words import LANGUAGES, Words
from tests.web.kit import DESKTOP, People, en
from tests.web.looks import cut_off, leftovers, overflow, small_targets
from tests.web.test_access import faults

NEW = "/new?game=monumental"
PHONE = (360, 640)


def choice(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def flip(page: Page, name: str) -> None:
    page.get_by_role("switch", name=en("setup-switch", name=name)).check()


def begun(page: Page) -> dict[str, Any]:
    """Begin the game; gives the table."""
    page.get_by_role("button", name=en("start-game")).click()
    return told(page)


def told(page: Page) -> dict[str, Any]:
    page.wait_for_url(re.compile(r"/table/[0-9a-f]+$"))
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return table


def test_a_first_game_is_one_click_away(people: People) -> None:
    page = people.come()
    asked: list[Route] = []

    def hold(request: Route) -> None:
        asked.append(request)

    page.route("**/api/games", hold)  # whoever is quicker than the server gets the same
    page.goto("/")
    panel = page.get_by_role("region", name=en("game-name", game="monumental"))
    with page.expect_request("**/api/games"):
        panel.get_by_role("button", name=en("start-first")).click()
    for request in asked:
        request.continue_()
    table = told(page)
    setup = table["setup"]
    assert (table["game"], table["status"], len(table["seats"]), setup["automa"]) == ("monumental", "running", 1, True)
    assert setup["map"] == next(iter(maps.presets()))
    assert setup["civilizations"][0] == standard().civilizations[0].id
    modules = ("monsters", "renaissance", "alternatives", "heroes", "continuous")
    assert not any(setup[module] for module in modules)


def test_everything_can_be_chosen(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto(f"{NEW}&seats=me,bot")
    fitting = [board for board in maps.presets().values() if board.players == 2]
    for board in fitting:
        expect(choice(page, board.names["en"])).to_be_visible()
    choice(page, fitting[1].names["en"]).check()
    page.get_by_text(en("setup-civilizations-chosen"), exact=True).click()
    own = page.get_by_role("combobox", name=en("default-name", n=1))
    other = page.get_by_role("combobox", name=en("level-name", level="slate"), exact=True)
    had = other.input_value()
    own.select_option(label=en("setup-land", land="egypt"))
    other.select_option(label=en("setup-land", land="egypt"))  # whoever had it takes the other
    assert (own.input_value(), other.input_value()) == (had, "egypt")
    own.select_option(label=en("setup-land", land="japan"))
    for name in ("renaissance", "alternatives", "heroes", "continuous", "monsters"):
        flip(page, name)
    page.get_by_role("button", name=en("fewer")).click()
    page.get_by_text(en("setup-rulings"), exact=True).click()
    for name in ("explorers_in_capitals", "wandering_marker", "plain_display"):
        flip(page, name)
    assert not faults(page)
    table = begun(page)
    setup = table["setup"]
    assert setup["map"] == fitting[1].id
    assert setup["monsters"] == 2
    assert len(setup["replaced"]) == 3
    mine = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "person")
    assert (setup["civilizations"][mine], setup["civilizations"][1 - mine]) == ("japan", "egypt")
    switches = ("renaissance", "alternatives", "heroes", "continuous")
    rulings = ("explorers_in_capitals", "wandering_marker", "plain_display")
    assert all(setup[name] is True for name in (*switches, *rulings))
    assert not setup["automa"]


def test_what_does_not_fit_says_why(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto(f"{NEW}&seats=me,bot")
    two = next(iter(maps.presets().values()))
    choice(page, two.names["en"]).check()
    page.get_by_role("button", name=en("automa-add")).click()
    why = en("setup-map-misfit", name=two.names["en"], players=2, seats=3)
    expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    expect(page.get_by_role("button", name=en("start-game"))).to_be_disabled()
    page.get_by_role("button", name=en("automa-remove")).click()
    expect(page.get_by_role("alert").filter(has_text=why)).to_have_count(0)
    expect(page.get_by_role("button", name=en("start-game"))).to_be_enabled()
    flip(page, "monsters")
    for _ in range(3):
        page.get_by_role("button", name=en("more")).click()
    small = [board for board in maps.presets().values() if board.players == 2][-1]
    card = choice(page, small.names["en"])
    room = page.request.get("/api/maps").json()
    most = next(board["mostMonsters"] for board in room if board["id"] == small.id)
    assert most < 6
    expect(card).to_be_disabled()
    expect(card).to_have_accessible_description(en("setup-map-room", n=most))


def test_a_map_is_drawn_anew(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto(f"{NEW}&seats=me,bot,bot")
    choice(page, en("setup-map-random")).check()
    page.get_by_text(en("setup-random-kind", kind="small"), exact=True).click()
    drawn = []
    for message in ("setup-random-draw", "setup-random-again"):
        with page.expect_response("**/api/maps/random") as answer:
            page.get_by_role("button", name=en(message)).click()
        drawn.append(answer.value.json()["data"])
        expect(page.get_by_role("img", name=drawn[-1]["name"]["en"])).to_be_visible()
    assert drawn[0]["tiles"] != drawn[1]["tiles"]
    assert not faults(page)
    assert begun(page)["setup"]["tiles"]["tiles"] == drawn[1]["tiles"]


def test_a_map_of_ones_own(people: People) -> None:
    page = people.come()
    page.goto(f"{NEW}&seats=me")
    choice(page, en("setup-map-own")).check()
    expect(page.get_by_role("button", name=en("start-game"))).to_be_disabled()
    page.get_by_role("button", name=en("setup-own-example", name="")).click()
    expect(page.get_by_role("status").filter(has_text="can be played")).to_be_visible()
    box = page.get_by_role("textbox", name=en("setup-own-file"))
    good = box.input_value()
    number = next(i for i, line in enumerate(good.splitlines()) if "+1" in line)
    bad = good.splitlines()
    bad[number] = bad[number].replace("+1", "+4")
    box.fill("\n".join(bad))
    page.get_by_role("button", name=en("setup-own-check")).click()
    mistake = page.get_by_role("alert").filter(has=page.locator("code"))
    expect(mistake).to_contain_text("lies next to the Capital")
    place = mistake.get_by_role("button", name=en("setup-own-go", line=number + 1))
    expect(place).to_contain_text(bad[number].strip())
    place.click()
    assert page.evaluate("getSelection().toString()") == bad[number].strip()
    assert not faults(page)
    file = FilePayload(name="own.toml", mimeType="text/plain", buffer=good.encode())
    page.get_by_label(en("setup-own-choose"), exact=True).last.set_input_files([file])
    expect(page.get_by_role("status").filter(has_text="can be played")).to_be_visible()
    setup = begun(page)["setup"]
    assert (setup["map"], setup["automa"], setup["tiles"]["id"]) == ("own", True, "own")


def test_whoever_is_invited_sees_what_was_chosen(people: People) -> None:
    page = people.come()
    page.goto(f"{NEW}&seats=me,open")
    flip(page, "heroes")
    flip(page, "monsters")
    page.get_by_role("button", name=en("open-table")).click()
    page.wait_for_url(re.compile(r"/table/[0-9a-f]+$"))
    guest = people.come()
    guest.goto(page.url)
    expect(guest.get_by_role("heading", name=en("game-name", game="monumental"), level=1)).to_be_visible()
    chosen = guest.get_by_role("list", name=en("setup-chosen")).get_by_role("listitem")
    expect(chosen).to_have_text([en("setup-switch", name="heroes"), en("setup-monsters-chosen", n=3)])
    assert not faults(guest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(people: People, language: str) -> None:
    say = Words(language)
    page = people.come(size=PHONE, language=language, dark=True, has_touch=True)
    page.goto(NEW)
    for name in ("setup-map-random", "setup-map-own"):
        choice(page, say(name)).check()
        page.get_by_text(say("setup-civilizations-chosen"), exact=True).click()
        assert "⟨" not in page.locator("body").inner_text()
        assert overflow(page) <= 0
        assert not cut_off(page)
        assert not small_targets(page)
        if language != "en":
            assert not leftovers(page, language)
    page.get_by_text(say("setup-rulings"), exact=True).click()
    page.get_by_text(say("setup-map-others"), exact=True).click()
    assert overflow(page) <= 0
    assert not faults(page)
