"""Pictures of the client for the documentation: `python -m tests.web.pictures`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.driver import Player
from tests.web.kit import ROOT, People, en, forging, launch, serving, some_record
from tests.web.ruler import Ruler
from tests.web.test_scenes import COUNT_FRAMES, LATER, RESTED

SCREENS = ROOT / "docs" / "screens"
MOST = 2_000_000


def keep(page: Page, name: str) -> int:
    """Write a picture; gives its size."""
    file = SCREENS / f"web-{name}.png"
    file.write_bytes(page.screenshot())
    return file.stat().st_size


def middle_of_a_game(people: People, page: Page) -> None:
    """Take a seat in the middle of a good game, and a stone in hand."""
    record = some_record().read_text(encoding="utf-8")
    table = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"}).json()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bea"}]
    moments = page.request.get(f"/api/tables/{table['id']}/steps?from=40&to=80").json()["moments"]
    at = next(one["n"] for one in moments if one["turn"] == 0 and one["view"]["round"] >= 11)
    game = page.request.post(f"/api/tables/{table['id']}/play-on", data={"at": at, "seats": seats}).json()
    page.goto(f"{people.server.address}/table/{game['id']}")
    player = Player(page)
    for value, side in ((12, "S"), (9, "W")):
        player.my_turn()
        player.foretell(value, side)
    player.my_turn()
    player.stones().nth(1).click()
    player.confirm_button().wait_for()
    page.evaluate(RESTED)


def middle_of_monumental(people: People, page: Page) -> None:
    """Take a seat in the middle of a game of Monumental, before a row and a column are chosen."""
    record = some_record("monumental").read_text(encoding="utf-8")
    table = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"}).json()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy", "name": "Bea"}]
    moments = page.request.get(f"/api/tables/{table['id']}/steps?from=60&to=140").json()["moments"]
    asked = (one["n"] for one in moments if one["turn"] == 0 and one["view"]["question"]["kind"] == "row")
    game = page.request.post(f"/api/tables/{table['id']}/play-on", data={"at": next(asked), "seats": seats}).json()
    page.goto(f"{people.server.address}/table/{game['id']}")
    Ruler(page).my_turn()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    total = 0
    with sync_playwright() as playwright, forging() as forge, serving(forge, Path(tempfile.mkdtemp())) as server:
        people = People(launch(playwright), server)
        page = people.come(size=(1280, 800))
        page.goto("/")
        expect(page.get_by_role("button", name=en("start-solo"))).to_be_enabled()
        total += keep(page, "start")
        page.goto("/rules")
        page.get_by_role("link", name=en("rules-crystal")).click()
        expect(page.get_by_role("heading", name=en("rules-crystal"))).to_be_in_viewport()
        total += keep(page, "rules")
        for name, size, dark in (
            ("table", (1280, 800), False),
            ("table-dark", (1280, 800), True),
            ("phone", (360, 640), False),
        ):
            page = people.come(size=size, dark=dark, device_scale_factor=2 if name == "phone" else 1)
            page.add_init_script(COUNT_FRAMES + LATER)
            middle_of_a_game(people, page)
            total += keep(page, name)
        for name, size, dark in (("monumental", (1440, 900), False), ("monumental-phone", (390, 844), True)):
            page = people.come(size=size, dark=dark)
            middle_of_monumental(people, page)
            total += keep(page, name)
        people.leave()
    print(f"{total / 1000:.0f} kB in {SCREENS}")  # noqa: T201
    if total > MOST:
        sys.exit("the pictures are too large")


if __name__ == "__main__":
    main()
