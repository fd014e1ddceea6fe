"""The analysis beside a replay: asked for, looked at, led by, and played on from."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from cairn import record
from tests.web.driver import Player
from tests.web.kit import AS_SERVED, DESKTOP, SMALL, People, en
from tests.web.test_replay import press, scrubber

SETTINGS = AS_SERVED

PAIR = ("better", "played")
RECORDS = Path(__file__).parents[1] / "records"


def opened(page: Page, folder: Path, name: str, choices: int) -> None:
    """Bring the beginning of a record, and open its replay."""
    kept = record.load(RECORDS / f"{name}.cairn")
    file = folder / "short.cairn"
    record.Record(kept.header, kept.choices[:choices]).write(file)
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile(re.escape(en("start-record")))).click()
    chooser.value.set_files(file)
    page.wait_for_url("**/replay**")
    expect(scrubber(page)).to_be_visible()


def gives_way(phone: Page, n: str) -> None:
    """On a phone the analysis, open by its address, gives way to what it shows, with its words above the board."""
    window = phone.get_by_role("dialog", name=en("analysis"))
    expect(window.get_by_role("slider", name=en("analysis-win"))).to_be_visible()
    expect(window.locator("[aria-expanded=true]")).to_have_count(1)
    window.get_by_role("button", name=en("analysis-show")).click()
    expect(window).to_have_count(0)
    expect(scrubber(phone)).to_have_value(n)
    bar = phone.get_by_role("region", name=en("analysis-on-board"))
    expect(bar.get_by_role("button", name=re.compile(f"^{en('analysis-better')}"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(bar.get_by_role("status")).to_contain_text(": ")


def test_a_game_is_analysed_and_its_turning_points_lead_into_it(people: People, tmp_path: Path) -> None:
    page = people.come(size=DESKTOP)
    opened(page, tmp_path, "monolyth-2p-random", 36)
    page.get_by_role("tab", name=en("analysis")).click()
    panel = page.get_by_role("region", name=en("analysis"))
    panel.get_by_role("button", name=en("analysis-start")).click()
    chart = panel.get_by_role("slider", name=en("analysis-win"))
    expect(chart).to_be_visible()
    # The chart leads through the game, by keys and by the pointer, and the game leads it.
    chart.focus()
    page.keyboard.press("Home")
    first = scrubber(page).input_value()
    page.keyboard.press("ArrowRight")
    expect(scrubber(page)).not_to_have_value(first)
    expect(chart).to_have_attribute(
        "aria-valuetext", re.compile(rf"step {scrubber(page).input_value()} of 36: .+ \d+%")
    )
    box = chart.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 30, box["y"] + 60)
    expect(scrubber(page)).not_to_have_value(first)
    press(page, "step-back")
    expect(chart).to_have_attribute("aria-valuenow", scrubber(page).input_value())
    # The worst, opened, shows its moment: the tower of whoever chose, and the better choice on it, in words, too.
    worst = panel.get_by_role("listitem").filter(has=page.locator("[aria-expanded]")).first
    head = worst.locator("[aria-expanded]")
    head.click()
    expect(head).to_have_attribute("aria-expanded", "true")
    expect(head).to_contain_text(re.compile(r"cost \d+ percentage points? of the chance to win"))
    turn = head.locator("span").first.inner_text()
    expect(panel.locator("[aria-current=true]")).to_have_count(1)
    tower = page.locator("[data-part=tower]")
    expect(tower).to_have_accessible_name(en("mono-tower", name=turn.partition(",")[2].strip()))
    better, played = (worst.get_by_role("button", name=re.compile(f"^{en(f'analysis-{key}')}")) for key in PAIR)
    expect(better).to_contain_text(re.compile("(stone|cube|Prophecy).*: "))
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(tower.locator("[data-part=ghost]")).not_to_have_count(0)
    played.click()
    expect(played).to_have_attribute("aria-pressed", "true")
    shown = scrubber(page).input_value()
    # The address keeps it open, for a reload and for others.
    page.wait_for_url(f"**/replay?n={shown}&side=analysis")
    page.reload()
    expect(page.get_by_role("tab", name=en("analysis"))).to_have_attribute("aria-selected", "true")
    expect(head).to_have_attribute("aria-expanded", "true")
    phone = people.come(size=SMALL)
    phone.goto(page.url)
    gives_way(phone, shown)
    # Playing on from there takes one click: the seat that chose, before the choice.
    worst.get_by_role("button", name=re.compile("^Play on from turn")).click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    Player(page).my_turn()


def test_what_would_have_been_better_is_marked_on_the_board_of_monumental(people: People, tmp_path: Path) -> None:
    page = people.come(size=DESKTOP)
    opened(page, tmp_path, "monumental-2p", 90)
    page.get_by_role("tab", name=en("analysis")).click()
    panel = page.get_by_role("region", name=en("analysis"))
    panel.get_by_role("button", name=en("analysis-start")).click()
    worst = panel.get_by_role("listitem").filter(has=page.locator("[aria-expanded]")).first
    board = page.get_by_role("main")
    expect(worst).to_be_visible()
    expect(board.locator("[data-advised]")).to_have_count(0)
    worst.locator("[aria-expanded]").click()
    expect(board.locator("[data-advised]")).not_to_have_count(0)
    # Elsewhere in the game nothing is advised.
    press(page, "step-on")
    expect(board.locator("[data-advised]")).to_have_count(0)
