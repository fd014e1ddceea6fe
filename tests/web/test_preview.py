"""Nothing is decided blind: what the rules tell is on the screen."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from cairn import record
from cairn.games import GAMES
from cairn.monolyth import Monolyth
from cairn.monolyth.asks import Fit, Placements, Prophecies, Stones
from tests.web.driver import Player, start
from tests.web.kit import DESKTOP, People, en, some_record


@dataclass
class Found:
    """A place for a stone in a game that was recorded, and what the rules say of it."""

    n: int
    state: Monolyth
    steps: int
    fit: Fit

    @property
    def seat(self) -> int:
        return self.state.turn or 0

    @property
    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.state.view(None)["seats"][self.seat]
        return own


def decisions() -> Iterator[tuple[int, Monolyth]]:
    """The positions of a recorded game in which somebody is about to act."""
    kept = record.load(some_record())
    game = record.game_of(kept, GAMES)
    state = record.start(kept, game, game.content())
    assert isinstance(state, Monolyth)
    for n, _ in record.replay(kept, state):
        if state.turn is not None and state.turn >= 0:
            yield n, state


def find(wanted: Callable[[Fit, dict[str, Any]], object]) -> Found:
    """Find the first place for a stone in reach of which the rules say what is wanted."""
    for n, state in decisions():
        view, seat = state.view(None), state.turn or 0
        for reached in view["reach"]:
            stone = view["sites"][reached["site"]]
            answer = state.ask(Placements(seat, stone["shape"], stone["colour"], reached["site"]), None)
            for fit in (fit for turned in answer["poses"] for fit in turned["fits"]):
                if wanted(fit, view["seats"][seat]):
                    return Found(n, state.copy(), reached["steps"], fit)
    raise AssertionError("the game has no such place")


def sit_down(people: People, page: Page, n: int, seat: int) -> Player:
    """Take the seat that is about to act in the recorded game; the bot takes the other."""
    text = some_record().read_text(encoding="utf-8")
    table = page.request.post("/api/records", data=text, headers={"content-type": "text/plain"}).json()["id"]
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "greedy", "name": "Bea"}] * 2
    seats[seat] = {"kind": "me", "name": "Ana"}
    game = page.request.post(f"/api/tables/{table}/play-on", data={"at": n, "seats": seats}).json()["id"]
    page.goto(f"{people.server.address}/table/{game}")
    player = Player(page)
    assert player.my_turn() == "act"
    return player


def hover(player: Player, fit: Fit) -> None:
    """Bring the stone in hand to a place, by pointing and turning."""
    lies = player.page.locator("[data-part=held]").get_by_text(
        en("mono-lies", cells=" ".join(sorted(fit["cells"]))), exact=True
    )
    columns = sorted({cell[:2] for cell in fit["cells"]})
    for _ in range(24):
        for column in columns:
            player.page.get_by_role("gridcell", name=re.compile(rf"^{column}\b")).hover()
            if lies.is_visible():
                return
        player.page.keyboard.press("n")
    raise AssertionError(f"the stone does not come to lie at {fit['cells']}")


def effects(page: Page) -> Locator:
    return page.get_by_role("list", name=en("preview-label")).get_by_role("listitem")


def look(page: Page, view: str) -> None:
    page.get_by_title(en(f"mono-view-{view}"), exact=True).click()


@pytest.mark.parametrize("size", [DESKTOP, (360, 640)], ids=["desktop", "phone"])
def test_a_stone_that_hovers_shows_what_it_would_change(people: People, size: tuple[int, int]) -> None:
    def wanted(fit: Fit, own: dict[str, Any]) -> bool:
        lost = fit.get("structure", {}).get("missing", 0) is None and own["structure"]["missing"] is not None
        return bool(lost and not own["structure"]["done"] and fit.get("walls") and own["levels"] == 0)

    found = find(wanted)
    page = people.come(size=size)
    asked = list[str]()
    page.on("websocket", lambda line: listen(line, asked))
    player = sit_down(people, page, found.n, found.seat)
    # Every stone tells the most that it can bring, to eyes and ears.
    stones = found.state.ask(Stones(found.seat), None)["stones"]
    for one, button in zip(stones, player.stones().all(), strict=True):
        most = max(one["gain"], one["swap_gain"])
        expect(button).to_have_accessible_name(re.compile(re.escape(en("preview-brings", n=most))))
        expect(button.locator("small")).to_have_text(f"+{most}")
        number, picture = button.locator("b").bounding_box(), button.locator("svg").first.bounding_box()
        assert number
        assert picture
        apart = number["x"] + number["width"] <= picture["x"] or number["y"] + number["height"] <= picture["y"] + 1
        assert apart, "the stone lies under its number"
    page.keyboard.press(str(found.steps))
    player.confirm_button().wait_for()
    look(page, "plan")
    before = len(asked)
    hover(player, found.fit)
    assert len(asked) == before, "pointing asks nothing"
    side, count = next(iter(found.fit.get("walls", {}).items()))
    old = found.own["walls"][side]["count"]
    expect(effects(page).filter(has_text=en("preview-structure-lost"))).to_be_visible()
    expect(
        effects(page).filter(has_text=en("preview-wall", side=side, **{"from": old}, to=count, value=0))
    ).to_be_visible()
    expect(page.locator("[data-part=facts]")).to_contain_text(en("spoils-structure"))
    expect(page.get_by_role("status").filter(has_text=en("preview-structure-lost"))).not_to_have_count(0)
    for part in (player.confirm_button(), effects(page).first):
        expect(part).to_be_in_viewport(ratio=0.99)
    arrow = re.compile(rf"{old} → {count}")
    expect(page.locator(f"[data-part=edge][data-side={side}]")).to_contain_text(arrow)
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=1)
    look(page, "walls")
    expect(page.locator("[data-place=stage] [data-part=walls] > li").filter(has_text=arrow)).to_have_count(1)
    for wall in page.locator("[data-place=stage] [data-part=wall]").all():
        expect(wall).to_be_in_viewport(ratio=0.99)
    look(page, "orbit")
    expect(page.locator(f"[data-part=chip][data-side={side}]")).to_contain_text(arrow)
    # So does a single cube in its stead, and a stone that the crystal does not reach.
    page.keyboard.press("x")
    expect(player.page.locator("[data-part=held] b").first).to_contain_text(en("shape-name", shape="M1"))
    expect(effects(page).first).to_be_visible()
    if size == DESKTOP:
        away = en("mono-site", site=0, n=0, stone="@").split("@")[1]
        page.get_by_role("button", name=re.compile(f"{re.escape(away)}$")).first.click()
        expect(page.get_by_text(en("mono-try-reach"))).to_be_visible()
        expect(effects(page).first).to_be_visible()


def listen(line: WebSocket, asked: list[str]) -> None:
    def hear(text: str | bytes) -> None:
        if '"ask"' in str(text):
            asked.append(str(text))

    line.on("framesent", hear)


def test_levels_and_points_show_and_come_true(people: People) -> None:
    found = find(lambda fit, own: fit.get("levels") and own["levels"] == 0)
    page = people.come()
    player = sit_down(people, page, found.n, found.seat)
    page.keyboard.press(str(found.steps))
    player.confirm_button().wait_for()
    look(page, "plan")
    hover(player, found.fit)
    level, gain = found.fit["levels"][0], found.fit["gain"]
    told = en("preview-level", level=level["level"], points=level["points"])
    expect(effects(page).filter(has_text=told)).to_be_visible()
    expect(effects(page).first).to_have_text(en("preview-points", n=gain))
    page.keyboard.press("Enter")
    player.my_turn()
    expect(page.locator("[data-part=facts]")).to_contain_text(en("points", n=found.own["score"] + gain))


def test_a_prophecy_that_cannot_come_true_warns(people: People) -> None:
    for at, state in decisions():
        n, seat = at, state.turn or 0
        reach: dict[str, int] = dict(state.ask(Prophecies(seat), None)["reach"])  # type: ignore[arg-type]
        tokens, farthest = sorted(set(state.view(None)["tokens"]["prophecy"])), max(reach.values())
        vain = [(one, side) for one in tokens for side, most in reach.items() if most < one <= farthest]
        if vain:
            break
    value, side = vain[0]
    page = people.come(size=DESKTOP)
    player = sit_down(people, page, n, seat)
    page.keyboard.press("p")
    values = page.get_by_role("group", name=en("ask-value"))
    sides = page.get_by_role("group", name=en("mono-which-wall"))
    places = [one.bounding_box() for one in values.get_by_role("button").all()]
    values.get_by_role("button", name=str(value), exact=True).click()
    told = en("preview-vain", value=value, side=side, max=reach[side])
    expect(page.get_by_text(told)).to_have_count(0)
    sides.get_by_role("button", name=re.compile(f"^{en('wall-name', side=side)}")).click()
    expect(page.get_by_text(told)).to_be_visible()
    assert [one.bounding_box() for one in values.get_by_role("button").all()] == places, "the row has moved"
    # What no wall can reach is marked in the list. It may be made all the same, and stays marked.
    for one in tokens:
        if one > farthest:
            expect(values.get_by_role("button", name=en("preview-value-vain", value=one))).to_be_visible()
    page.get_by_role("button", name=re.compile(f"^{en('mono-foretell', value=value, side=side)}")).click()
    player.my_turn()
    expect(page.locator(f"[data-part=chip][data-side={side}] [data-state=lost]")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), DESKTOP], ids=["phone", "desktop"])
def test_the_token_to_give_up_is_asked_for_and_nothing_moves(people: People, size: tuple[int, int]) -> None:
    player = start(people.come(size=size), "start-solo")
    player.my_turn()
    assert player.play(keys=False) == "burn"
    asked = player.page.locator("[data-part=ask]")
    tokens = player.burning.get_by_role("button")
    expect(asked).to_have_text(en("ask-burn"))
    for part in (asked, *tokens.all()):
        expect(part).to_be_in_viewport(ratio=0.99)
    places = [token.bounding_box() for token in tokens.all()]
    confirm = player.page.locator("[data-part=prophecy] > div > button").bounding_box()
    assert confirm
    for place in places:
        assert place
        beside = place["x"] + place["width"] <= confirm["x"]
        assert beside or place["y"] + place["height"] <= confirm["y"], "the button lies over a token"
    tokens.nth(3).click()
    expect(player.button("mono-burn", value="").first).to_be_enabled()
    assert [token.bounding_box() for token in tokens.all()] == places
