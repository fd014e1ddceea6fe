"""What a page costs at its first load, and the policy it lives under."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.driver import start
from tests.web.kit import DESKTOP, People, en
from tests.web.test_replay import opened

MOST_SCRIPT = 450_000
SQUEEZED = 1000  # bytes from which on a script gets smaller by being compressed


def loads_little(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """Open the start page as one who comes for the first time."""
    page = people.come(size=DESKTOP)
    sizes: dict[str, int] = {}

    def loaded(response: Response) -> None:
        if response.request.resource_type == "script":
            name = response.url.rpartition("/")[2]
            sizes[name] = int(response.headers.get("content-length") or 0) or len(response.body())
            if sizes[name] >= SQUEEZED:
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


def test_the_first_load_is_small(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    loads_little(people, capsys)


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


def keeps_to_its_policy(people: People, go: Callable[[Page], object]) -> None:
    """Go to a page, and see that it fetches and does nothing that it may not."""
    page = people.come()
    page.add_init_script(
        "window.violations = []; addEventListener('securitypolicyviolation',"
        " (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI}`))"
    )
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    go(page)
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


@pytest.mark.parametrize("name", PAGES)
def test_a_page_keeps_to_its_policy(people: People, name: str) -> None:
    keeps_to_its_policy(people, PAGES[name])
