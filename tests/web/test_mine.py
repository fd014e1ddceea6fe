"""My games: what waits, what has ended, how it went; and a finished game as a picture."""

import base64
import json
from threading import Thread
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cairn.games import GAMES
from cairn.server import queries
from cairn.server.rows import TableRow
from cairn.server.store import Store
from cairn.words import Words
from tests.server.test_mine import BOT, over
from tests.server.test_store import in_store
from tests.web.driver import Player, start
from tests.web.kit import DESKTOP, People, Serve, en, some_record
from tests.web.looks import cut_off, leftovers, overflow, small_targets

ODD = ['<b>&"Zoë"</b>', "שלום 🦊 العربية"]
# How wide a picture is, how high, and how many colours every 97th of its points has.
DECODED = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const points = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
  const light = [0xffeaf2f6, 0xff1e2326, 0xff57646b].every((colour) => points.includes(colour));
  return [image.width, image.height, new Set(points.filter((_, i) => i % 97 === 0)).size, light];
}"""


def keep(server: Serve, rows: list[TableRow]) -> None:
    """Write finished games into the tables of a server that runs."""
    for row in rows:
        game = GAMES[row.game]
        row.header = {**(row.header or {}), "rules": game.rules, "content": game.content().hash}

    async def work(store: Store) -> None:
        for row in rows:
            await store.write(queries.make(row, []))

    address = f"sqlite:///{server.data / 'tables.sqlite'}"
    writer = Thread(target=in_store, args=(address, work))  # this one has Playwright's event loop
    writer.start()
    writer.join()


def section(page: Page, words: Words, message: str) -> Locator:
    return page.get_by_role("region", name=words(message))


def test_my_games_and_how_they_went(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.goto("/")
    page.get_by_role("link", name=en("mine-title")).first.click()
    expect(page.get_by_text(en("mine-empty"))).to_be_visible()
    player = start(page, "start-solo")
    player.my_turn()
    player.open_menu("resign")
    page.get_by_role("dialog", name=en("resign-ask")).get_by_role("button", name=en("resign"), exact=True).click()
    expect(player.result).to_be_visible()
    page.goto("/")
    start(page, "start-bot").my_turn()
    me = page.context.cookies()[0]["value"].partition(".")[0]
    own = ("person", me, None)
    solo = [over(own, scores=[46 + n], winners=[0], at=2 * n + 2) for n in range(21)]
    lost = over(own, BOT, scores=[30, 41], winners=[1], at=1)
    together = over(own, ("local", me, None), scores=[30, 41], winners=[1], at=3)
    keep(people.server, [*solo, lost, together])
    for language, size in (("en", DESKTOP), ("de", (360, 640)), ("fr", (820, 1180))):
        words = Words(language)
        other = people.come(size=size, language=language, dark=language == "de")
        other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
        other.goto("/mine")
        waits = section(other, words, "mine-waiting").get_by_role("listitem")
        expect(waits).to_have_count(1)
        expect(waits).to_contain_text(words("your-turn"))
        ended = section(other, words, "mine-over").get_by_role("listitem")
        expect(ended).to_have_count(20)
        expect(ended.first).to_contain_text(words("mine-how", how="resigned"))
        expect(ended.nth(1)).to_contain_text(words("rank-name", rank=2))
        other.get_by_role("button", name=words("mine-more")).click()
        expect(ended).to_have_count(24)
        expect(ended.last).to_contain_text("30 : 41")
        figures = section(other, words, "figures-title")
        solo_row = figures.get_by_role("row", name=words("mine-alone"))
        assert [cell.strip() for cell in solo_row.get_by_role("cell").all_inner_texts()] == ["22", "\u2013", "56", "66"]
        bot_row = figures.get_by_role("row", name=words("figures-bot", bot="greedy"))
        assert [cell.strip() for cell in bot_row.get_by_role("cell").all_inner_texts()] == ["1", "0", "30", "30"]
        expect(figures).to_contain_text(words("figures-uncounted", n=1))
        assert overflow(other) <= 0
        assert not small_targets(other)
        assert not cut_off(other)
        assert not leftovers(other, language)
    page.goto("/mine")
    section(page, en, "mine-waiting").get_by_role("link").click()
    assert Player(page).my_turn() == "act"


def brought(page: Page, game: str) -> dict[str, Any]:
    """Bring a record of a game between two with odd names."""
    head, _, rest = some_record(game).read_text(encoding="utf-8").partition("\n")
    record = json.dumps({**json.loads(head), "names": ODD}) + "\n" + rest
    found: dict[str, Any] = page.request.post(
        "/api/records", data=record, headers={"content-type": "text/plain"}
    ).json()
    return found


def test_a_finished_game_is_a_picture(people: People) -> None:
    page = people.come(size=DESKTOP, dark=True)
    for game in GAMES:
        table = brought(page, game)
        page.goto(f"/table/{table['id']}/replay")
        page.get_by_role("button", name=en("picture-title")).click()
        window = page.get_by_role("dialog", name=en("picture-title"))
        drawing = window.get_by_role("img")
        expect(drawing).to_be_visible()
        told = drawing.locator("text").all_text_contents()
        assert set(ODD) <= set(told), told
        assert {str(round(score)) for score in table["result"]["scores"]} <= set(told)
        assert en("game-name", game=game) in told
        box = drawing.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= DESKTOP[1]
        with page.expect_download() as download:
            window.get_by_role("button", name=en("picture-save")).click()
        assert download.value.suggested_filename.startswith(game)
        picture = download.value.path().read_bytes()
        width, height, colours, light = page.evaluate(DECODED, base64.b64encode(picture).decode())
        assert (width, height) > (1200, 1200)
        assert colours > 100
        assert light  # panels, text and quiet text are those of limestone
