"""A person at a table of Monolyth: plays by keyboard or by buttons, and reads what is on the screen."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from cairn.words import Words
from tests.web.kit import en

Sees = Literal["act", "burn", "waiting", "over"]


def named(text: str) -> re.Pattern[str]:
    """A name that begins with a text: buttons end with their key."""
    return re.compile(rf"^\s*{re.escape(text)}")


class Player:
    """Somebody who looks at a table."""

    def __init__(self, page: Page, words: Words = en) -> None:
        self.page = page
        self.say = words
        prompts = [words(f"mono-prompt-{kind}") for kind in ("act", "stone", "discard", "discard-only")]
        self.prompt = page.get_by_text(re.compile("|".join(f"^{re.escape(text)}$" for text in prompts)))
        self.burning = page.get_by_role("group", name=words("ask-burn"))
        results = page.get_by_role("region", name=words("result"), exact=True)
        self.result = results.filter(has=page.get_by_role("link", name=words("replay")))
        self.counting = results.filter(has=page.get_by_role("heading"))
        waits = [re.escape(words(key, name="@@")).replace("@@", ".+") for key in ("mono-waiting", "thinking")]
        somebody = re.compile("|".join(f"^{text}$" for text in waits))
        self.waiting = page.get_by_text(somebody).filter(visible=True).first

    def button(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=named(self.say(message, **values)))

    def wait(self) -> Sees:
        """Wait until there is something to do, or somebody else decides, or the game is over."""
        self.prompt.or_(self.burning).or_(self.result).or_(self.waiting).first.wait_for()
        return self.sees()

    def my_turn(self) -> Sees:
        """Wait until it is this person's turn, or the game is over."""
        self.prompt.or_(self.burning).or_(self.result).first.wait_for()
        return self.sees()

    def sees(self) -> Sees:
        if self.result.is_visible():
            return "over"
        if self.burning.is_visible():
            return "burn"
        return "act" if self.prompt.is_visible() else "waiting"

    def plan(self) -> None:
        """Look at the plan, which needs no drawing in software."""
        self.page.get_by_title(self.say("mono-view-plan"), exact=True).click()
        expect(self.page.get_by_role("grid")).to_be_visible()

    def stones(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("mono-in-reach")).get_by_role("button")

    def play(self, *, keys: bool = True) -> Sees:
        """Play one choice, any; gives what is to be seen then."""
        if self.sees() == "burn":
            self.burning.get_by_role("button").first.click()
            self.button("mono-burn", value="").click()
        elif keys:
            self.take()
            self.page.keyboard.press("Enter")
        else:
            self.placeable().first.click()
            self.confirm_button().click()
        return self.wait()

    def take(self) -> None:
        """Take the first stone that can be placed or discarded, by its key."""
        name = self.placeable().first.get_attribute("aria-label") or ""
        self.page.keyboard.press(name[0])
        self.confirm_button().wait_for()

    def placeable(self) -> Locator:
        """The stones within reach with which something can be done."""
        return self.stones().and_(self.page.locator(f'button:not([aria-label*="{self.say("mono-not-now")}"])'))

    def confirm_button(self) -> Locator:
        return self.button("mono-place").or_(self.button("mono-discard")).and_(self.page.locator(":enabled"))

    def to_the_end(self, most: int = 120) -> int:
        """Play alone until the game is over; gives the number of choices."""
        for played in range(most):
            if self.my_turn() == "over":
                return played
            self.play()
        raise AssertionError("the game does not end")

    def foretell(self, value: int | None = None, side: str | None = None) -> None:
        """Make a prophecy by buttons, any or a certain one."""
        self.button("mono-prophecy").first.click()
        values = self.page.get_by_role("group", name=self.say("ask-value")).locator("button:enabled")
        values.filter(has_text=re.compile(rf"^\s*{value or ''}")).first.click()
        walls = self.page.get_by_role("group", name=self.say("mono-which-wall")).locator("button:enabled")
        walls.filter(has_text=self.say("wall-name", side=side) if side else "").first.click()
        confirm = self.say("mono-foretell", value="@", side="N").split("@")[0]
        self.page.get_by_role("button", name=named(confirm)).click()

    def seats(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("seats"), exact=True).get_by_role("listitem")

    def open_menu(self, message: str) -> None:
        self.page.get_by_role("button", name=self.say("menu"), exact=True).click()
        dialog = self.page.get_by_role("dialog", name=self.say("menu"))
        dialog.get_by_role("button", name=self.say(message)).or_(
            dialog.get_by_role("link", name=self.say(message))
        ).first.click()


def start(page: Page, message: str, words: Words = en) -> Player:
    """Choose something on the start page by what it is called."""
    page.goto("/")
    name = named(words(message))
    page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first.click()
    return Player(page, words)


def play_together(*players: Player, most: int = 300) -> int:
    """Play a whole game, in turn, with everybody at a screen of their own."""
    seen = [player.wait() for player in players]
    mover = next(i for i, sees in enumerate(seen) if sees == "act")
    for played in range(1, most):
        sees = players[mover].play()
        if sees == "waiting":
            mover = (mover + 1) % len(players)
            sees = players[mover].my_turn()
        if sees == "over":
            for player in players:
                expect(player.result).to_be_visible()
            return played
    raise AssertionError("the game does not end")
