"""Opponents stay in sight on every size, with how near the end is; what they did and the last round are told."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.words import Words
from tests.web.driver import Player
from tests.web.kit import ROOT, People, en
from tests.web.looks import cut_off, overflow, scrolls

RECORDS = ROOT / "tests" / "records"
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "laptop": (1280, 720),
    "desk": (1920, 1080),
}


def uploaded(page: Page, players: int) -> str:
    """Bring a game that bots have played; gives its table."""
    text = (RECORDS / f"monolyth-{players}p-greedy.cairn").read_text(encoding="utf-8")
    answer = page.request.post("/api/records", data=text, headers={"Content-Type": "text/plain"})
    return str(answer.json()["id"])


def moments(page: Page, table: str, start: int) -> list[dict[str, Any]]:
    address = f"/api/tables/{table}/steps?from={start}&to={start + 40}"
    found: list[dict[str, Any]] = page.request.get(address).json()["moments"]
    return found


def later(page: Page, players: int, start: int, *, ending: bool = False) -> str:
    """Go on, in the first seat that is on turn, with a game that bots have begun; the others are bots."""
    table = uploaded(page, players)
    moment = next(
        moment
        for moment in moments(page, table, start)
        if moment["view"]["phase"] == "act" and (moment["view"]["ending"] if ending else moment["turn"] == 0)
    )
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random", "name": f"Bot {i}"} for i in range(players)]
    seats[moment["turn"]] = {"kind": "me", "name": "Ana"}
    answer = page.request.post(f"/api/tables/{table}/play-on", data={"at": moment["n"], "seats": seats})
    return str(answer.json()["id"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4])
def test_they_are_in_sight(people: People, size: str, players: int) -> None:
    page = people.come(size=SIZES[size], language="de", has_touch="phone" in size)
    page.goto("/")
    page.goto(f"/table/{later(page, players, 60)}")
    player = Player(page, Words("de"))
    player.my_turn()
    cards = page.get_by_role("list", name=player.say("mono-others")).get_by_role("button")
    expect(cards).to_have_count(players - 1)

    def all_in_sight() -> None:
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.99)
        assert not scrolls(page)
        assert overflow(page) <= 0

    all_in_sight()
    for card in cards.all():
        label = card.get_attribute("aria-label") or ""
        assert re.search(r"Ebene \d von \d: ", label) or "Ebenen abgeschlossen" in label
    if size == "laptop" and players == 2:
        box, picture = cards.bounding_box(), cards.locator("[data-part=picture]").bounding_box()
        assert box is not None
        assert picture is not None
        assert picture["width"] > 80
    for badge in page.locator("[data-part=badge]").all():
        expect(badge).to_be_in_viewport(ratio=0.99)
    # They stay with a stone in hand, and while a prophecy is made.
    player.stones().first.click()
    player.confirm_button().wait_for()
    expect(player.confirm_button()).to_be_in_viewport(ratio=0.99)
    all_in_sight()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.get_by_role("group", name=player.say("ask-value"))).to_be_visible()
    all_in_sight()
    assert not cut_off(page)


def test_the_last_round_names_who_has_still_to_play(people: People) -> None:
    page = people.come(size=(1280, 800))
    page.goto("/")
    table = uploaded(page, 3)
    total = page.request.get(f"/api/tables/{table}").json()["at"][1]
    page.goto(f"/table/{later(page, 3, total - 14, ending=True)}")
    player = Player(page)
    player.my_turn()
    strip = page.locator("[data-last-round]")
    expect(strip).to_be_visible()
    words = en("last-round-still", names="@").partition("@")[0]
    expect(strip).to_contain_text(words + en("you"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(en("last-round"))


def test_the_log_has_a_line_for_each_turn_and_is_one_stop(people: People) -> None:
    page = people.come(size=(1280, 800))
    page.goto("/")
    table = uploaded(page, 2)
    turns = sum((moment["step"] or {}).get("seat", -1) >= 0 for moment in moments(page, table, 0)[:31])
    page.goto(f"/table/{table}/replay?n=30")
    log = page.get_by_role("log", name=en("log"))
    lines = log.get_by_role("listitem")
    expect(lines).to_have_count(turns + 1)
    expect(lines.first).to_contain_text(en("log-dealt", n=12))
    expect(lines.nth(1).locator("a > [aria-hidden]").first.locator("svg, s, span")).not_to_have_count(0)
    assert log.locator("a:not([tabindex='-1'])").count() == 0
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last.get_by_role("link")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"replay\?n=2\d$"))


def test_who_has_no_name_is_called_so_in_everybodys_language(people: People) -> None:
    host, joiner = people.come(language="fr"), people.come(language="es")
    host.goto("/")
    body = {"game": "monolyth", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "begins": 0}
    table = host.request.post("/api/tables", data=body).json()["id"]
    joiner.goto(f"/table/{table}")
    es, fr = Words("es"), Words("fr")
    expect(joiner.get_by_text(es("waiting-for-seats", n=1))).to_be_visible()
    joiner.get_by_role("button", name=es("take-seat")).click()
    expect(Player(joiner, es).waiting).to_be_visible()
    host.goto(f"/table/{table}")
    expect(host.get_by_role("list", name=fr("mono-others"))).to_contain_text(fr("default-name", n=2))
    joiner.get_by_role("button", name=es("seats"), exact=True).click()
    expect(Player(joiner, es).seats().nth(1)).to_contain_text(es("default-name", n=2))
