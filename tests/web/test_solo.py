"""A solo game from the start page to its proof."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.driver import start
from tests.web.kit import People, cairn, en


def test_a_solo_game_to_its_end_and_its_proof(people: People, tmp_path: Path) -> None:
    page = people.come(accept_downloads=True)
    player = start(page, "start-solo")
    player.my_turn()
    player.plan()
    assert player.to_the_end() >= 8
    # The final counting, with the rank.
    ranks = re.compile(f": ({'|'.join(en('rank-name', rank=rank) for rank in range(5))})$")
    expect(player.counting.get_by_text(ranks)).to_be_visible()
    expect(player.counting.get_by_text(re.compile(r"^Total: -?\d+ points?$"))).to_be_visible()
    # The proof, in the page and on the own machine.
    player.result.get_by_role("button", name=en("verify")).click()
    dialog = page.get_by_role("dialog", name=en("fairness"))
    dialog.get_by_role("button", name=en("verify")).click()
    expect(dialog.get_by_text(re.compile("every draw comes from the secret"))).to_be_visible()
    shown = dialog.get_by_text(re.compile("Signed by the server with the key")).inner_text()
    fingerprint = shown.rstrip(".").rpartition(" ")[2]
    with page.expect_download() as saved:
        dialog.get_by_role("button", name=en("download-record")).click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert record.suffix == ".cairn"
    assert f"every draw proven; signed by {fingerprint}\n" in cairn("verify", str(record))
