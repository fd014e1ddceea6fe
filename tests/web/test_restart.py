"""The server is killed in the middle of a game."""

import signal

from playwright.sync_api import Browser, expect

from tests.web.driver import start
from tests.web.kit import AS_SERVED, People, Serve, en

SETTINGS = AS_SERVED


def test_a_game_goes_on_after_the_server_was_killed(people: People, server: Serve, browser: Browser) -> None:
    people.forgive("WebSocket connection to", "ERR_CONNECTION_REFUSED", "net::ERR_")
    page = people.come()
    player = start(page, "start-bot")
    player.my_turn()
    player.plan()
    for _ in range(3):
        player.play()
        player.my_turn()
    steps = f"/api/tables/{page.url.rpartition('/')[2]}/steps?from=0&to=63"
    before = page.request.get(steps).json()
    scores = player.page.get_by_role("main").inner_text()
    server.end(signal.SIGKILL)
    expect(page.get_by_role("alert").filter(has_text=en("line-lost"))).to_be_visible()
    expect(player.prompt).to_have_count(0)  # nothing can be played into the void
    server.start()
    expect(page.get_by_role("status").filter(has_text=en("line-is", link="back"))).to_be_visible()
    player.my_turn()
    after = page.request.get(steps).json()
    assert after["moments"] == before["moments"]
    assert player.page.get_by_role("main").inner_text() == scores
    for _ in range(2):
        player.play()
        player.my_turn()
    assert page.request.get(steps).json()["at"][1] > before["at"][1]
    assert browser.is_connected()
