"""Browsers and servers for tests."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.forge import Forge
from tests.web.kit import QUICK, People, Serve, forging, launch, serving

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, so that its people can be pictured."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A Chromium for the tests of a file; where the file says SCENES = True, it draws them."""
    with sync_playwright() as playwright:
        chromium = launch(playwright, scenes=getattr(request.module, "SCENES", False))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def forge() -> Iterator[Forge]:
    """What starts servers."""
    with forging() as ready:
        yield ready


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Serve]:
    """A server process for the tests of a file; asked for after the browser, so that nothing starts without one."""
    assert browser.is_connected()
    settings = getattr(request.module, "SETTINGS", QUICK)
    with serving(request.getfixturevalue("forge"), tmp_path_factory.mktemp("web"), settings) as running:
        yield running


@pytest.fixture
def people(browser: Browser, server: Serve, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """People with browsers; a test fails if any console complains, or the server logs a fault."""
    found = People(browser, server)
    yield found
    if request.node.stash.get(FAILED, False):
        found.picture(tmp_path)
    faults = found.faults()
    found.leave()
    assert not faults, "\n".join(faults)
    assert "Traceback" not in server.log(), server.log()
