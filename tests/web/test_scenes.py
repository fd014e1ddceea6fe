"""Tower and ring as scenes: drawn where there is WebGL, at rest when nothing happens, and every stone can be seen."""

import base64
import re

import pytest
from playwright.sync_api import expect

from tests.web.driver import Player, start
from tests.web.kit import DESKTOP, People, en
from tests.web.looks import cut_off, small_targets
from tests.web.test_access import faults
from tests.web.test_load import PAGES, keeps_to_its_policy, loads_little
from tests.web.test_opponents import later, uploaded
from tests.web.test_replay import press, scrubber
from tests.web.test_sizes import SIZES, check_play

SCENES = True
COUNT_FRAMES = """
window.drawn = 0;
for (const name of ["clear", "drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
  const real = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (...all) { window.drawn += 1; return real.apply(this, all); };
}
"""
# Resolves after so many ms and frames, which on a busy machine are few: what is due in this time is drawn then.
LATER = """
window.later = (ms) => new Promise((done) => {
  let frames = 60;
  const until = performance.now() + ms;
  const look = () => (--frames > 0 || performance.now() < until ? requestAnimationFrame(look) : done());
  requestAnimationFrame(look);
});"""
# Resolves when nothing was drawn for longer than any event of a game lasts: the scene has come to rest.
RESTED = """async () => {
  for (let before = -1; window.drawn !== before; await window.later(1500)) before = window.drawn;
  return window.drawn;
}"""
REST = """async () => {
  const before = window.drawn;
  await window.later(2000);
  return window.drawn - before;
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_a_board_at_rest_draws_no_frames(people: People, *, motion: bool) -> None:
    page = people.come(size=DESKTOP, motion=motion)
    page.add_init_script(COUNT_FRAMES + LATER)
    player = start(page, "start-bot")
    player.my_turn()
    player.play(keys=False)
    player.my_turn()
    assert page.evaluate(RESTED) > 0
    assert page.evaluate(REST) == 0
    before = page.evaluate("window.drawn")
    page.keyboard.press("q")  # orbits
    page.wait_for_function("(before) => window.drawn > before", arg=before)
    page.evaluate(RESTED)
    assert page.evaluate(REST) == 0


def test_the_first_load_leaves_the_scenes_alone(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    loads_little(people, capsys)


def test_every_size_has_room_for_the_scenes(people: People) -> None:
    page = people.come(size=SIZES["phone"], has_touch=True)
    player = start(page, "start-bot")
    for size in SIZES.values():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        player.my_turn()
        assert not small_targets(page)
        check_play(player)
        assert not small_targets(page)
        assert not cut_off(page)
        page.keyboard.press("Escape")
    assert page.locator("canvas").count() > 0


def test_a_game_ends_in_scenes_and_is_looked_at_again(people: People) -> None:
    page = people.come()
    page.add_init_script(COUNT_FRAMES + LATER)
    page.goto("/")
    total = page.request.get(f"/api/tables/{uploaded(page, 2)}").json()["at"][1]
    table = later(page, 2, total - 14, ending=True)
    page.goto(f"/table/{table}")
    player = Player(page)
    assert player.to_the_end() > 0
    expect(player.counting).to_be_visible()
    page.goto(f"/table/{table}/replay?n=30")
    expect(scrubber(page)).to_have_value("30")
    expect(page.locator("canvas")).not_to_have_count(0)
    page.evaluate(RESTED)
    before = page.evaluate("window.drawn")
    press(page, "turn-on")
    page.wait_for_function("(before) => window.drawn > before", arg=before)
    expect(scrubber(page)).not_to_have_value("30")


@pytest.mark.parametrize("name", ["table", "replay"])
def test_a_scene_keeps_to_the_policy(people: People, name: str) -> None:
    keeps_to_its_policy(people, PAGES[name])


def test_a_game_is_played_in_every_view(people: People) -> None:
    page = people.come(size=DESKTOP, bypass_csp=True)
    page.add_init_script(COUNT_FRAMES + LATER)
    player = start(page, "start-bot")
    for view in ("orbit", "exploded", "xray"):
        player.my_turn()
        before = page.evaluate("window.drawn")
        page.get_by_title(en(f"mono-view-{view}"), exact=True).click()
        player.play(keys=view == "xray")
        page.wait_for_function("(before) => window.drawn > before", arg=before)
    player.my_turn()
    expect(page.locator("canvas")).to_have_count(2)
    assert not faults(page)


PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(picture, 0, 0);
  const {data, width, height} = ctx.getImageData(0, 0, picture.width, picture.height);
  const part = (n) => { const c = n / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  return Array.from({length: height}, (_, y) => Array.from({length: width}, (_, x) => {
    const [r, g, b] = data.slice(4 * (y * width + x));
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  }));
}"""


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def outlined(light: list[list[float]], *, white: bool) -> float:
    """Walk from around a stone to its middle; gives for how many of the ways a line of 3:1 with the table is met.

    A white stone has no other dark spots than its line: shadows and runes are below 3:1. The rune of a black one is
    bright, so its line must come where the stone begins.
    """
    ways = []
    for picture in (light, [list(column) for column in zip(*light, strict=True)]):
        for line in picture[len(picture) // 3 : -len(picture) // 3]:
            half = len(line) // 2
            ways += [line[:half], line[: half - 1 : -1]]
    met = 0
    for way in ways:
        table = max(way[:8]) if white else min(way[:8])
        begins = 0 if white else next((i for i, here in enumerate(way) if contrast(here, table) > 1.8), len(way))
        edge = way if white else way[begins : begins + 6]
        met += any(contrast(here, table) >= 3 for here in edge)
    return met / len(ways)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_white_on_light_and_black_on_dark_have_lines_around_them(people: People, look: str) -> None:
    page = people.come(size=(1440, 900), dark=look == "dark")
    page.add_init_script(COUNT_FRAMES + LATER)
    page.goto("/learn")
    colour = "white" if look == "light" else "black"
    stone = en("mono-site", site="@", n=0, stone=en("mono-stone", colour=colour, shape="O4")).split("@")[1]
    square = page.get_by_role("button", name=re.compile(re.escape(stone)))
    expect(square).to_be_visible()
    page.evaluate(RESTED)
    box = square.bounding_box()
    assert box
    png = page.screenshot(clip={"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]})
    light = page.evaluate(PIXELS, base64.b64encode(png).decode())
    share = outlined(light, white=look == "light")
    assert share > 0.95, f"{share:.0%} of its outline can be seen"
