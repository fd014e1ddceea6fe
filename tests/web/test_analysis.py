"""The analysis beside a replay: asked for, looked at, led by, and played on from."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from cairn import record
from tests.web.driver import Player
from tests.web.kit import AS_SERVED, DESKTOP, SMALL, People, en
from tests.web.test_replay import press, scrubber

SETTINGS = AS_SERVED

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
    # The worst is unfolded: what was played, what would have been better, in words.
    worst = panel.get_by_role("listitem").filter(has=page.locator("[aria-expanded=true]"))
    expect(worst).to_contain_text(re.compile(r"cost \d+% of the chance to win"))
    expect(worst.get_by_role("definition").nth(2)).to_contain_text(re.compile("(stone|cube|Prophecy).*: "))
    worst.get_by_role("button", name=en("analysis-show")).click()
    expect(panel.locator("[aria-current=true]")).to_have_count(1)
    shown = scrubber(page).input_value()
    # It is kept, and a phone shows it in a window above the table.
    phone = people.come(size=SMALL)
    phone.goto(page.url.partition("?")[0])
    phone.get_by_role("button", name=en("analysis")).click()
    window = phone.get_by_role("dialog", name=en("analysis"))
    expect(window.get_by_role("slider", name=en("analysis-win"))).to_be_visible()
    window.get_by_role("button", name=en("analysis-show")).click()
    expect(window).to_have_count(0)
    expect(scrubber(phone)).to_have_value(shown)
    # Playing on from there takes one click: the seat that chose, before the choice.
    worst.get_by_role("button", name=en("play-on")).click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    Player(page).my_turn()
