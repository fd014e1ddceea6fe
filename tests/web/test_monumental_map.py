"""Monumental's map in a real browser: conquering from it, dragging and zooming it, walking through it by keyboard."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.kit import People, en
from tests.web.ruler import Ruler

OWN = re.compile(re.escape(en("monumental-map-owner", who="you", name="")))


def cell(page: Page, tile: str) -> Locator:
    return page.locator(f'[data-tile="{tile}"]')


def sheet(page: Page, tile: str) -> Locator:
    return page.get_by_role("region", name=re.compile(rf"\b{tile}$"))


def until(ruler: Ruler, deed: str) -> str:
    """Play until an act of this kind is offered; gives its tile."""
    wanted = ruler.panel.locator(f'button[data-do="{deed}"]')
    for _ in range(60):
        ruler.my_turn()
        if wanted.count():
            found = re.search(r"\b[a-z]\d{1,2}\b", wanted.first.inner_text())
            assert found
            return found[0]
        ruler.play()
    raise AssertionError(f"nobody can {deed}")


def test_a_province_is_conquered_from_the_map(people: People) -> None:
    page = people.come(size=(1440, 900), motion=True)
    ruler = Ruler(page).open(map="clash-of-titans")
    tile = until(ruler, "conquer")
    cell(page, tile).click()
    opened = sheet(page, tile)
    ruler.press(opened.get_by_role("button", name=re.compile(rf"^{en('monumental-do-conquer', tile=tile)}")))
    expect(opened).to_be_hidden()
    # The Units march by themselves; what is left to be asked is how to pay, and what is looted.
    own = cell(page, tile).and_(page.get_by_label(OWN))
    for _ in range(4):
        own.or_(ruler.acts.first).first.wait_for()
        if ruler.panel.locator('button[data-do="pay"], button[data-do="less"], button[data-do="march"]').count() == 0:
            break
        ruler.press(ruler.acts.first)
    expect(own).to_be_visible()


def test_the_map_is_zoomed_dragged_and_seen_whole(people: People) -> None:
    page = people.come(size=(1440, 900))
    Ruler(page).open(map="clash-of-titans").my_turn()
    grid = page.get_by_role("grid", name=en("monumental-map-label"))
    drawing = grid.locator("> g")
    whole = drawing.get_attribute("transform") or ""
    box = grid.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -200)
    expect(drawing).not_to_have_attribute("transform", whole)
    near = drawing.get_attribute("transform") or ""
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 60, box["y"] + box["height"] / 2 - 40, steps=4)
    page.mouse.up()
    expect(drawing).not_to_have_attribute("transform", near)
    expect(page.get_by_role("region", name=re.compile(r"\b[a-z]\d$"))).to_have_count(0)  # a drag selects nothing
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name=en("monumental-map-whole")).click()
    expect(drawing).to_have_attribute("transform", whole)


def test_the_map_by_keyboard(people: People) -> None:
    page = people.come(size=(1440, 900))
    Ruler(page).open(map="clash-of-titans").my_turn()
    cells = page.get_by_role("gridcell")
    stops = cells.and_(page.locator('[tabindex="0"]'))
    expect(stops).to_have_count(1)
    stops.focus()
    start = stops.get_attribute("data-tile") or ""
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    chosen = page.locator('[data-tile][aria-selected="true"]')
    tile = chosen.get_attribute("data-tile") or ""
    assert tile != start
    page.keyboard.press("Tab")
    assert sheet(page, tile).evaluate("sheet => sheet.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(sheet(page, tile)).to_be_hidden()
    expect(cell(page, tile)).to_be_focused()
