"""What a page costs: its first load, its rest, and the policy it lives under."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.driver import start
from tests.web.kit import DESKTOP, People, en
from tests.web.test_replay import opened

MOST_SCRIPT = 450_000
COUNT_FRAMES = """
window.drawn = 0;
for (const name of ["clear", "drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
  const real = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (...all) { window.drawn += 1; return real.apply(this, all); };
}
"""
# Resolves when nothing was drawn for longer than any event of a game lasts: the scene has come to rest.
RESTED = """() => new Promise((done) => {
  let before = -1;
  const look = () => {
    if (window.drawn === before) return done(before);
    before = window.drawn;
    setTimeout(look, 1500);
  };
  look();
})"""
REST = """() => new Promise((done) => {
  const before = window.drawn;
  setTimeout(() => done(window.drawn - before), 2000);
})"""


def test_the_first_load_is_small(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    page = people.come(size=DESKTOP)
    sizes: dict[str, int] = {}

    def loaded(response: Response) -> None:
        if response.request.resource_type == "script":
            name = response.url.rpartition("/")[2]
            sizes[name] = int(response.headers.get("content-length") or 0) or len(response.body())
            assert response.headers.get("content-encoding") == "gzip", name

    page.on("response", loaded)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name=en("start-solo"))).to_be_enabled()
    took = page.evaluate(
        "Math.max(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,"
        " ...performance.getEntriesByType('paint').map((one) => one.startTime))"
    )
    total = sum(sizes.values())
    with capsys.disabled():
        print(f"\nstart page: {total / 1000:.0f} kB of compressed script, painted and ready after {took:.0f} ms")  # noqa: T201
    assert sizes
    assert total <= MOST_SCRIPT, sizes
    assert not [name for name in sizes if name.startswith(("three", "MonolythTable"))], sizes


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_a_board_at_rest_draws_no_frames(people: People, *, motion: bool) -> None:
    page = people.come(size=DESKTOP, motion=motion)
    page.add_init_script(COUNT_FRAMES)
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


def visit(address: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(address)

    return go


def table(page: Page) -> None:
    start(page, "start-solo").my_turn()


PAGES: dict[str, Callable[[Page], object]] = {
    "start": visit("/"),
    "new": visit("/new"),
    "lobby": visit("/lobby"),
    "rules": visit("/rules"),
    "rules of Monumental": visit("/rules?game=monumental"),
    "learn": visit("/learn"),
    "learn Monumental": visit("/learn/monumental"),
    "no page": visit("/there/is/nothing"),
    "table": table,
    "replay": opened,
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_keeps_to_its_policy(people: People, name: str) -> None:
    page = people.come()
    page.add_init_script(
        "window.violations = []; addEventListener('securitypolicyviolation',"
        " (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI}`))"
    )
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    PAGES[name](page)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.violations") == []
    foreign = [url for url in seen if not url.startswith((people.server.address, "data:", "blob:"))]
    assert not foreign, "everything is bundled"
    policy = page.request.get(page.url).headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    scripts = next(part for part in policy.split(";") if "script-src" in part)
    assert "unsafe-inline" not in scripts
