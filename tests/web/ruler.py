"""A person at a table of Monumental: reads what can be done and does it."""

import json
import re
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from cairn.words import Words
from tests.web.kit import WAIT_MS, en

Sees = Literal["act", "waiting", "over", "hand-over"]
STEP_MS = 100
LONG = 9  # acts of a turn after which it is ended


class Ruler:
    """Somebody who looks at a table of Monumental."""

    def __init__(self, page: Page, words: Words = en, seed: int = 0) -> None:
        self.page, self.say, self.rng = page, words, Random(seed)
        self.done = 0  # acts since the turn began
        self.board = page.locator("[data-at]")
        self.panel = self.region("monumental-acts")
        self.acts = self.panel.locator("button[data-do]")
        self.closing = self.panel.locator("[data-closing] button")
        self.asked = self.panel.get_by_text(words("monumental-ask-cross"))
        self.activating = re.escape(words("city-activate", row=0, column=0)).replace("0", r"\d")
        self.pairs = page.get_by_role("radio")  # of row and column
        back = page.locator("button", has_text=words("monumental-end-back"))
        self.ending = page.locator("dialog[open]").filter(has=back)  # asks whether the turn is to end
        self.result = self.region("monumental-result-sheet")
        self.ready = page.locator("button", has_text=words("monumental-hand-over-ready", name="").strip())

    def region(self, message: str) -> Locator:
        """Find a region by its name; by their roles, all parts of a large page would be gone through every time."""
        return self.page.locator(f"section[aria-label={json.dumps(self.say(message), ensure_ascii=False)}]")

    def open(self, seats: list[dict[str, Any]] | None = None, **options: Any) -> "Ruler":
        """Open a table over the API, and go there."""
        chosen = {"map": "quiet-pastures", "automa": True, **options} if seats is None else options
        body = {"game": "monumental", "seats": seats or [{"kind": "me", "name": "Ana"}], "options": chosen}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        self.page.goto(f"/table/{answer.json()['id']}")
        return self

    def sees(self) -> Sees:
        if self.result.is_visible():
            return "over"
        if self.ready.is_visible():
            return "hand-over"
        return "act" if self.acts.or_(self.closing).or_(self.asked).first.is_visible() else "waiting"

    def my_turn(self) -> Sees:
        """Wait until there is something to do, or the game is over."""
        self.acts.or_(self.closing).or_(self.asked).or_(self.result).or_(self.ready).first.wait_for()
        return self.sees()

    def at(self) -> str:
        return self.board.get_attribute("data-at") or ""

    def press(self, button: Locator) -> None:
        """Press a button that plays a choice, and wait until it has been played."""
        before = self.at()
        button.click()
        if self.ending.is_visible():
            self.ending.get_by_role("button").last.click()
        expect(self.page.locator(f'[data-at="{before}"]')).to_have_count(0)

    def play(self) -> None:
        """Do something, any; a turn is ended after some acts."""
        if self.asked.is_visible():
            self.activate(self.rng.randrange(9))
            return
        acts, closing = self.acts.count(), self.closing.count()
        self.done += 1
        if closing and (not acts or self.done > LONG):
            self.press(self.closing.last)
            self.done = 0
        else:
            self.press(self.acts.nth(self.rng.randrange(acts)))

    def activate(self, pair: int) -> None:
        """Choose a pair of row and column in the City, counted from the upper left."""
        self.pairs.nth(pair).evaluate("(radio) => radio.click()")  # what happened may lie over it for a while
        self.press(self.page.get_by_role("button", name=re.compile(self.activating)))
        self.asked.wait_for(state="hidden")

    def to_the_end(self, most: int = 600) -> int:
        """Play alone until the game is over; gives the number of choices."""
        for played in range(most):
            if self.my_turn() == "over":
                return played
            self.play()
        raise AssertionError("the game does not end")

    def turn(self, most: int = 60) -> None:
        """Play until the own turn has been ended."""
        for _ in range(most):
            self.my_turn()
            self.play()
            if self.done == 0:
                return
        raise AssertionError("the turn does not end")


def mover(*rulers: Ruler) -> Ruler:
    """Wait until somebody has something to do."""
    for _ in range(WAIT_MS // STEP_MS):
        for ruler in rulers:
            if ruler.sees() == "act":
                return ruler
        rulers[0].page.wait_for_timeout(STEP_MS)
    raise AssertionError("nobody has anything to do")
