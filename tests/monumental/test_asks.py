"""What can be asked: crosses, conquests and prices, by hand and against what is really offered and done."""

from typing import Any

import pytest

from cairn.core import CairnError, parse
from cairn.kernel import look
from cairn.monumental.acts_board import Acquire, Complete, Conquer, Develop, Progress, Recruit
from cairn.monumental.asks import ConquestAnswer, Conquests, Crosses, Prices
from cairn.monumental.game import Monumental
from tests.monumental.positions import Table, start
from tests.monumental.test_views import GAMES, played


def conquest(table: Table, tile: str, seat: int = 0) -> ConquestAnswer:
    return next(found for found in table.state.ask(Conquests(seat), None) if found["tile"] == tile)


def paid(events: list[Any], seat: int) -> dict[str, int]:
    """Add up what a seat has paid."""
    total: dict[str, int] = {}
    for event in events:
        if event.kind == "paid" and event.data["seat"] == seat:
            total[event.data["resource"]] = total.get(event.data["resource"], 0) + event.data["count"]
    return total


# ---------------------------------------------------------------- against whole games


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_answers_say_exactly_what_is_offered(seed: int, wanted: dict[str, Any]) -> None:
    seen = 0
    for state in played(seed, wanted):
        asked = state.question
        if asked is None or asked.kind != "actions":
            continue
        seen += 1
        offered = state.choices()[:]
        conquests = state.ask(Conquests(asked.seat), None)
        can = {found["tile"]: found for found in conquests if found["why"] is None}
        mine = {choice.tile: choice for choice in offered if isinstance(choice, Conquer)}
        assert can.keys() == mine.keys()
        for tile, choice in mine.items():
            found = can[tile]
            assert (choice.cost, choice.gold, choice.units, choice.less) == (
                *(found["cost"], found["gold"], found["units"], found["less"]),
            )
            assert len(found["march"]) == found["units"]
            assert found["lacks"] == 0
        prices = state.ask(Prices(asked.seat), None)
        cards = {found["card"]: found for found in prices["cards"] if found["why"] is None}
        bought = {choice.card: choice for choice in offered if isinstance(choice, Acquire)}
        assert cards.keys() == bought.keys()
        for card, buy in bought.items():
            price = cards[card]
            assert (buy.cost, buy.gold, buy.from_) == (price["cost"], price["gold"], price["from"])
        assert all(found["lacks"] for found in prices["cards"] if found["why"] == "pay")
        wonder = prices["wonder"]
        assert any(isinstance(choice, Complete) for choice in offered) == (wonder is not None and wonder["why"] is None)
        assert any(isinstance(choice, Progress) for choice in offered) == (prices["progress"]["why"] is None)
        policies = {found["policy"] for found in prices["policies"] if found["why"] is None}
        assert policies == {choice.policy for choice in offered if isinstance(choice, Develop)}
        heroes = {found["hero"] for found in prices["heroes"] if found["why"] is None}
        assert heroes == {choice.hero for choice in offered if isinstance(choice, Recruit)}
    assert seen > 20


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_what_marches_can_march_and_costs_what_was_said(seed: int, wanted: dict[str, Any]) -> None:
    marched = 0
    for i, state in enumerate(played(seed, wanted)):
        if i % 3 or state.turn is None or state.view(None)["phase"] != "actions":
            continue
        for found in state.ask(Conquests(state.turn), None):
            if found["why"] is not None or found["less"]:
                continue
            tried, told, seat = state.copy(), list[Any](), state.turn
            tried.play(parse(tried, f"conquer {found['tile']}"), told.append)
            for unit in found["march"]:
                if tried.view(None)["phase"] != "units":  # the last ones march by themselves
                    break
                name = (
                    f"from {unit['tile']}" if unit["figure"] == "soldier" else f"{unit['figure']} from {unit['tile']}"
                )
                tried.play(parse(tried, name), told.append)
            question = tried.question
            if question is not None and question.kind == "payment":
                about = dict(question.about)
                got = {name: n for name, n in about.items() if n and name not in ("different", "no_gold")}
            else:
                got = {}
            total = sum(found["cost"].values())  # type: ignore[arg-type]
            if got:
                assert sum(got.values()) + sum(paid(told, seat).values()) == total
            elif found["gold"] == 0:
                assert paid(told, seat) == found["cost"]
            marched += 1
    assert marched


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_a_cross_yields_what_it_says(seed: int, wanted: dict[str, Any]) -> None:
    crossed = 0
    for state in played(seed, wanted):
        asked = state.question
        if asked is None or asked.kind != "row" or state.setup["continuous"] or crossed > 15:
            continue
        crossed += 1
        for found in state.ask(Crosses(asked.seat), None):
            tried = state.copy()
            before = tried.view(None)["seats"][asked.seat]["resources"]
            tried.play(parse(tried, f"activate row {found['row']}"))
            tried.play(parse(tried, f"activate column {found['column']}"))
            after = tried.view(None)["seats"][asked.seat]
            gained = {name: after["resources"][name] - before[name] for name in found["yields"]}
            assert gained == found["yields"]
            slots = [i + 1 for i, space in enumerate(s for row in after["city"] for s in row) if space["active"]]
            assert slots == found["slots"]
            offered = tried.choices()[:]
            cards = [choice.card for choice in offered if isinstance(choice, Acquire)]
            assert sorted(cards) == sorted(found["acquire"])
            assert any(isinstance(choice, Complete) for choice in offered) == found["complete"]
            before_uses = {str(choice) for choice in state.choices() if str(choice).startswith("use ")}
            uses = [choice.data for choice in offered if choice.do == "use" and str(choice) not in before_uses]
            effects = [{key: use[key] for key in use if key not in ("do", "cost", "gold")} for use in uses]
            new = [effect for effect in effects if "slot" in effect and effect["slot"] in slots]
            assert [effect for effect in new if effect not in found["effects"]] == []
            assert [effect for effect in found["effects"] if effect not in effects] == []
    assert crossed or wanted.get("continuous")


def test_asking_changes_nothing_and_works_for_whoever_is_not_on_turn() -> None:
    for i, state in enumerate(played(3, {"players": 3, "heroes": True})):
        if i % 40:
            continue
        before = state.copy()
        for seat in range(3):
            for query in (Crosses(seat), Conquests(seat), Prices(seat)):
                assert state.ask(query, None) == state.ask(query, seat)
        assert state == before


# ---------------------------------------------------------------- by hand


def test_a_seat_that_is_not_there_is_refused() -> None:
    state = start(1).state
    for query in (Crosses, Conquests, Prices):
        with pytest.raises(CairnError, match="there is no seat 2 at this table"):
            state.ask(query(2), None)
        with pytest.raises(CairnError, match="seat 1 is the Automa's"):
            state.ask(query(1), None)


def test_a_cross_says_what_it_activates_and_makes_possible() -> None:
    table = start().city(0, *["Work Camp"] * 9).display("Temple").give(0, production=0, gold=0)
    found = table.state.ask(Crosses(0), None)
    assert [(cross["row"], cross["column"]) for cross in found] == [(r, c) for r in (1, 2, 3) for c in (1, 2, 3)]
    assert found[4]["slots"] == [2, 4, 5, 6, 8]
    assert found[4]["yields"]["production"] == 5
    assert "temple" in found[4]["acquire"]
    table.s.active[0][4] = 1
    again = table.state.ask(Crosses(0), None)[4]
    assert again["slots"] == [2, 4, 6, 8]
    assert again["yields"]["production"] == 4
    assert not look(table.state.box, "active")[0][1]


def why(state: Monumental, seat: int) -> dict[str, str | None]:
    return {found["tile"]: found["why"] for found in state.ask(Conquests(seat), None)}


def test_a_conquest_says_why_it_cannot_be() -> None:
    table = start().acting(0).give(0, military=0, gold=0)
    capital = table.state.kit.tile(table.s.capital[0] - 1)
    reasons = why(table.state, 0)
    assert reasons[capital] == "capital"
    assert "water" in reasons.values()
    assert "far" in reasons.values()
    near = next(tile for tile, reason in reasons.items() if reason == "pay")
    found = conquest(table, near)
    assert found["lacks"] == sum(found["cost"].values()) - found["less"]  # type: ignore[arg-type]
    table.s.owner[table.tile(near)] = 1
    table.s.soldiers[table.tile(near)] = 1
    assert conquest(table.ready(), near)["why"] == "own"


def test_a_conquest_with_too_few_units_says_how_many_reach_it() -> None:
    table = start().acting(0).give(0, military=9)
    tile = next(t for t in table.state.ask(Conquests(0), None) if t["why"] is None and t["needs"] > 1)["tile"]
    table.s.soldiers[table.s.capital[0] - 1] = 0
    found = conquest(table.ready(), tile)
    assert (found["why"], found["reach"]) == ("units", 1)
    assert found["needs"] > 1
    assert found["march"] == []


def test_a_hero_saves_units() -> None:
    table = start(heroes=True).acting(0).give(0, military=9)
    tile = next(t for t in table.state.ask(Conquests(0), None) if t["why"] is None and t["needs"] == 3)["tile"]
    heroes = table.state.kit.content.heroes
    number = next(i for i, hero in enumerate(heroes) if hero.attack == 2)
    table.s.hero[0], table.s.hero_at[0] = number + 1, table.s.capital[0]
    found = conquest(table.ready(), tile)
    capital = table.state.kit.tile(table.s.capital[0] - 1)
    assert found["units"] == 2
    assert found["march"] == [{"tile": capital, "figure": "hero"}, {"tile": capital, "figure": "soldier"}]


def test_a_price_says_what_lacks() -> None:
    table = start().acting(0).display("Temple").give(0, production=1, science=0, gold=1, culture=0)
    prices = table.state.ask(Prices(0), None)
    temple = next(found for found in prices["cards"] if found["card"] == "temple")
    assert temple == {
        "card": "temple",
        "from": "display",
        "cost": {"production": 4},
        "gold": 1,
        "why": "pay",
        "lacks": 2,
    }
    assert prices["wonder"] is None
    assert (prices["progress"]["cost"], prices["progress"]["why"], prices["progress"]["lacks"]) == (
        *({"science": 2}, "pay", 1),
    )
    assert {(found["why"], found["lacks"]) for found in prices["policies"]} == {("pay", 1)}
