"""The line between a table and its server breaks at every moment of a move: the game goes on, nothing counts twice."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driver import Player
from tests.web.kit import AS_SERVED, People, Serve, en
from tests.web.ruler import Ruler
from tests.web.test_access import faults
from tests.web.wire import Wire

SETTINGS = AS_SERVED

ME = 0
# What the title says is noted by the page itself: some of it stands there for less than a second.
LISTEN = """
window.said = [];
new MutationObserver(() => {
    const title = document.querySelector("h1")?.textContent.replace(/\\s+/g, " ");
    if (title && title !== window.said.at(-1)) window.said.push(title);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
HEARD = """(text) => {
    const at = window.said.findIndex((title) => title.includes(text.replace(/\\s+/g, " ")));
    if (at >= 0) window.said.splice(0, at);
    return at >= 0;
}"""


@pytest.fixture
def wire(server: Serve) -> Iterator[Wire]:
    with Wire(server.port) as between:
        yield between


class Table:
    """A game of mine, over a wire."""

    def __init__(self, people: People, wire: Wire, game: str, others: list[dict[str, str]]) -> None:
        people.forgive("WebSocket connection to", "net::ERR_")
        self.server, self.wire = people.server, wire
        self.page: Page = people.come()
        self.page.add_init_script(LISTEN)
        body = {"game": game, "seats": [{"kind": "me", "name": "Ana"}, *others], "begins": 0}
        self.id = self.page.request.post(f"{wire.address}/api/tables", data=body).json()["id"]
        self.page.goto(f"{wire.address}/table/{self.id}")
        self.player = Player(self.page)
        self.title = self.page.get_by_role("heading", level=1)

    def seats(self) -> list[int]:
        """Who has chosen so far, by the server's own word, without nature."""
        steps = self.page.request.get(f"{self.server.address}/api/tables/{self.id}/steps?from=0&to=63").json()
        return [moment["step"]["seat"] for moment in steps["moments"] if moment["step"] and moment["step"]["seat"] >= 0]

    def place(self, then: Callable[[], object] = bool) -> None:
        """Take a stone, let something happen to the line, and place it at once: the page soon notices."""
        self.player.take()
        then()
        self.page.keyboard.press("Enter")

    def says(self, link: str) -> None:
        """Wait until the title has said how the line is, after whatever it was asked about before."""
        self.page.wait_for_function(HEARD, arg=en("line-is", link=link), polling=100)

    @property
    def strip(self) -> Locator:
        return self.page.get_by_role("alert").filter(has_text=en("line-lost").partition(".")[0])

    def is_down(self) -> None:
        """Nothing on the page claims that it is my turn."""
        self.says("offline")
        expect(self.page.get_by_text(en("your-turn"), exact=True)).to_have_count(0)
        expect(self.player.prompt).to_have_count(0)
        assert en("your-turn") not in self.page.title()

    def is_right(self, mine: int) -> None:
        """So many choices of mine have been played, the bot has answered, and nobody is told of a mistake."""
        self.player.my_turn()
        expect(self.page.locator("[data-toast]")).to_have_count(0)
        assert self.seats().count(ME) == mine
        self.place()
        self.player.wait()
        self.player.my_turn()
        assert self.seats().count(ME) == mine + 1


@pytest.fixture
def table(people: People, wire: Wire) -> Table:
    """A game of Monolyth against a bot, in which I am to choose first."""
    made = Table(people, wire, "monolyth", [{"kind": "bot", "bot": "random"}])
    made.player.my_turn()
    made.player.plan()
    return made


def test_a_stall_before_it_is_sent(table: Table) -> None:
    table.place(table.wire.hold_next)
    table.says("sending")
    table.says("late")
    expect(table.strip).to_have_text(en("line-lost-kept"))
    table.is_down()
    assert ME not in table.seats()
    table.wire.let_go()
    table.says("back")
    table.is_right(1)


def test_a_move_is_lost_on_its_way(table: Table) -> None:
    table.place(lambda: table.wire.hold_next(down=False))
    table.says("sending")
    table.wire.cut()
    table.is_right(1)


def test_an_answer_is_lost_on_its_way(table: Table) -> None:
    table.place(lambda: table.wire.hold_next(up=False))
    table.says("late")
    assert table.seats().count(ME) == 1
    table.wire.cut()
    table.is_right(1)


def test_a_move_arrives_twice(table: Table) -> None:
    table.place(lambda: table.wire.hold_next(down=False))
    table.is_down()
    # The first one is still under way while a new connection sends it again.
    table.wire.spare_new()
    table.page.get_by_role("button", name=en("try-again")).click()
    table.says("back")
    expect(table.strip).to_have_count(0)
    table.wire.let_go()
    table.is_right(1)


def test_the_line_breaks_while_the_bot_thinks(table: Table) -> None:
    table.place()
    expect(table.player.waiting).to_be_visible()
    table.wire.cut(refuse=True)
    table.is_down()
    expect(table.strip).to_have_text(en("line-lost"))
    strip, main = table.strip.bounding_box(), table.page.get_by_role("main").bounding_box()
    assert strip is not None
    assert main is not None
    assert strip["y"] + strip["height"] <= main["y"]
    assert not faults(table.page)
    table.wire.let_go()
    table.page.get_by_role("button", name=en("try-again")).click()
    table.says("back")
    table.is_right(1)


def test_a_server_that_stands_still(table: Table) -> None:
    table.server.freeze()
    try:
        table.place()
        table.is_down()
        expect(table.strip).to_have_text(en("line-lost-kept"))
    finally:
        table.server.thaw()
    table.says("back")
    table.is_right(1)


def test_a_device_without_a_network(table: Table) -> None:
    table.page.context.set_offline(True)
    table.wire.cut(refuse=True)
    table.is_down()
    table.wire.let_go()
    table.page.context.set_offline(False)
    table.says("back")
    expect(table.title).to_contain_text(en("your-turn"))
    table.is_right(0)


def test_a_word_that_was_lost_can_be_said_again(table: Table) -> None:
    table.page.get_by_role("button", name=en("log-and-chat")).click()
    table.page.get_by_role("tab", name=en("chat")).click()
    table.wire.hold_next(down=False)
    table.page.get_by_role("textbox", name=en("chat-write")).fill("Hello")
    table.page.keyboard.press("Enter")
    log = table.page.get_by_role("log", name=en("chat"))
    expect(log).to_contain_text(en("chat-sending"))
    table.wire.cut()
    log.get_by_role("button", name=en("chat-again")).click()
    expect(log.get_by_text(en("chat-sending"))).to_have_count(0)
    expect(log.get_by_text("Hello")).to_have_count(1)


def test_the_line_breaks_in_the_middle_of_a_turn(people: People, wire: Wire) -> None:
    """In Monumental, where a turn is many choices."""
    table = Table(people, wire, "monumental", [])
    ruler = Ruler(table.page)
    ruler.pairs.first.evaluate("(radio) => radio.click()")
    activate = table.page.get_by_role("button", name=re.compile(ruler.activating))
    activate.click(trial=True)
    wire.hold_next()
    activate.click()
    table.is_down()
    expect(table.strip).to_have_text(en("line-lost-kept"))
    wire.let_go()
    table.says("back")
    ruler.acts.first.click(trial=True)
    assert table.seats() == [ME, ME]  # the row, and then the column that was meant with it
    before = ruler.at()
    wire.hold_next(up=False)
    ruler.acts.first.click()
    table.says("late")
    assert table.seats() == [ME, ME, ME]
    wire.cut()
    expect(ruler.board).not_to_have_attribute("data-at", before)
    expect(table.title).to_contain_text(en("your-turn"))
    expect(table.page.locator("[data-toast]")).to_have_count(0)
    assert table.seats() == [ME, ME, ME]
