"""Continuous Play (CP): everybody activates first, then actions are taken one at a time."""

from typing import Any

import pytest

from cairn.chance import Dice
from cairn.core import CHANCE, Event
from cairn.monumental.game import MONUMENTAL
from tests.monumental.positions import CARDS, CONTENT, HEROES, MONSTERS, Table, start

pytestmark = pytest.mark.modes

# Twin Lakes: f3 is the Capital of seat 0 (Egypt), next to e2 (terrain 1, Barbarians 1), e3 and e4; a3 that of seat 1
# (Greece), next to a2, a4 and b3. Markets: c1 and d5.
CROSS = ("activate row 1", "activate column 1")
DISPLAY = ("Temple", "Quarry", "Stables", "Writing", "The Wheel", "Irrigation", "Pyramids", "Market")


def round_of(players: int = 2, **wanted: Any) -> Table:
    """Let everybody have activated; seat 0 is to act. Nothing is active and nobody has anything."""
    table = start(players, continuous=True, **wanted)
    for _ in range(players):
        table.play(*CROSS)
    for seat in range(players):
        for slot in range(9):
            table.s.active[seat][slot] = 0
        table.give(seat, production=0, science=0, military=0, gold=0, culture=0)
    return table


def tile(table: Table, name: str) -> dict[str, Any]:
    return next(shown for shown in table.state.view(0)["map"] if shown["name"] == name)


def displayed(table: Table) -> list[list[str | None]]:
    return [[space and space["card"] for space in row] for row in table.state.view(0)["display"]]


def finish(table: Table) -> Table:
    """Let everybody pass until the next activation, or the end; keeps the events."""
    heard: list[Event] = []
    while table.state.turn is not None and not table.offers("activate row"):
        if table.state.turn == CHANCE:
            table.events = []
            heard += table.nature().events
        else:
            texts = table.texts()
            heard += table.play(next((text for text in ("pass", "stop") if text in texts), texts[0])).events
    table.events = heard
    return table


def activate(table: Table) -> Table:
    """Let everybody activate."""
    while table.offers("activate row"):
        table.play(*CROSS)
    return table


# ---------------------------------------------------------------- activation


@pytest.mark.rule("CP-01", "CP-02", "CP-09", "CP-10")
def test_all_activate_first_and_gain_together_before_the_first_action() -> None:
    table = start(3, continuous=True)
    for seat in range(3):
        assert table.state.turn == seat
        table.play("activate row 2")
        for other in (*range(3), None):
            shown = table.state.view(other)
            assert shown["question"]["about"] == ({"row": 2} if other == seat else {})
        assert [sum(table.s.basic[other]) for other in range(3)] == [0, 0, 0]
        assert not any(table.s.active[other][slot] for other in range(3) for slot in range(9))
        table.play("activate column 3")
        if seat < 2:
            assert table.events == []  # nothing is told before all have chosen
            assert table.state.view(1 - seat)["seats"][seat]["picked"] is True
            assert table.state.view(seat)["seats"][seat]["picked"] == {"row": 2, "column": 3}
    kinds = [event.kind for event in table.events if event.kind in ("cross", "turn")]
    assert kinds == ["cross", "cross", "cross", "turn"]
    assert [event.data["seat"] for event in table.told("cross")] == [0, 1, 2]
    for seat in range(3):
        assert [slot for slot in range(9) if table.s.active[seat][slot]] == [2, 3, 4, 5, 8]
        assert sum(table.s.gained[seat]) > 0
    assert [shown["picked"] for shown in table.state.view(0)["seats"]] == [False] * 3
    assert table.state.turn == 0


@pytest.mark.rule("CP-08")
def test_a_round_is_activation_actions_cities_display_and_end() -> None:
    table = start(2, continuous=True).play(*CROSS, *CROSS)
    heard = table.events + finish(table).events
    order: list[str] = []
    for event in heard:
        kind = {"dealt": "city", "swept": "display", "displayed": "display"}.get(event.kind, event.kind)
        if kind in ("cross", "turn", "city", "display", "round") and order[-1:] != [kind]:
            order.append(kind)
    assert order == ["cross", "turn", "city", "display", "round"]
    assert {event.data["seat"] for event in heard if event.kind == "dealt"} == {0, 1}
    assert table.state.view(0)["round"] == 2


@pytest.mark.rule("CP-07")
def test_it_works_with_the_base_game_alone() -> None:
    table = start(2, continuous=True)
    options = table.state.view(0)["options"]
    assert options["continuous"]
    assert not any(options[name] for name in ("heroes", "monsters", "renaissance", "automa"))
    MONUMENTAL.finish([table.state], [Dice(1)])
    assert table.state.turn is None
    assert table.state.view(0)["winners"]


# ---------------------------------------------------------------- action turns


@pytest.mark.rule("CP-05", "CP-11")
def test_a_turn_is_one_action_then_comes_the_next_player_clockwise() -> None:
    table = round_of(3)
    for seat in range(3):
        table.give(seat, production=9)
    for seat in (0, 1, 2, 0, 1, 2):
        assert table.state.turn == seat
        table.play("acquire Workshop")
    assert table.state.turn == 0


@pytest.mark.rule("CP-12")
def test_a_pass_is_final_and_when_all_have_passed_the_round_ends() -> None:
    table = round_of(3).give(0, production=9).give(1, production=9).play("pass")
    assert [shown["passed"] for shown in table.state.view(0)["seats"]] == [True, False, False]
    table.play("acquire Workshop", "pass")
    assert table.state.turn == 1
    table.play("acquire Workshop")
    assert table.state.turn == 1
    table.play("pass").nature()
    assert table.offers("activate row")
    assert [shown["passed"] for shown in table.state.view(0)["seats"]] == [False] * 3


@pytest.mark.rule("CP-06")
def test_a_conversion_is_an_action_and_who_has_more_left_plays_on_alone() -> None:
    table = round_of().city(0, "Fort/Masonry", "Workshop")
    table.s.active[0][0] = table.s.active[0][1] = 1
    table.give(0, production=5).play("use Masonry 1")
    assert (table.state.turn, table.have(0)["gold"]) == (1, 1)
    table.play("pass")
    assert table.state.turn == 0
    table.play("use Workshop 2", "exchange Production for Military")
    assert table.state.turn == 0
    assert table.have(0)["military"] == 1


def carry_out(table: Table, *choices: str) -> Table:
    """Play choices that begin so, but those that are not asked because nothing else is possible."""
    for choice in choices:
        found = table.offers(choice)
        if found:
            table.play(found[0])
    return table


def one_action(name: str) -> tuple[Table, list[str]]:
    """Give a position and the choices that are together one action."""
    table = round_of().display(*DISPLAY[:6])
    if name == "card":
        return table.give(production=4), ["acquire Temple"]
    if name == "wonder":
        table.s.wonder[0] = CARDS["Great Wall"] + 1
        return table.own(0, "e2").give(production=4), ["complete Great Wall", "outpost e2", "place e2"]
    if name == "policy":
        return table.policies(0, "Nile Trade").give(culture=2), [
            "develop Guilds",
            "resolve Nile Trade",
            "explorer 1 to e2",
        ]
    if name == "conquest":
        table.give(military=2)
        return table, ["conquer e2", "warlord from f3", "from f3", "turn token b1a", "loot 2 Production"]
    if name == "units":
        table.own(0, "e2").own(0, "e3", 3).give(military=4)
        return table, ["move soldier e3", "move soldier f3", "to e2", "move warlord f3", "to e3", "stop"]
    if name == "explorer":
        table.s.production[table.tile("d4")] = 0
        table.give(military=3)
        return table, [
            "explorer 1 to e4",
            "explorer 1 to d4",
            "explorer 1 to d5",
            "explorer 1 collects",
            "stack",
            "keep",
        ]
    if name == "effect":
        table.city(0, "Forum").s.active[0][0] = 1
        return table.give(production=1, science=1), ["use Forum 1"]
    return table.give(science=2).deck(0, top=["Work Camp"]), ["scientific progress"]


@pytest.mark.rule("CP-13")
@pytest.mark.parametrize("name", ["card", "wonder", "policy", "conquest", "units", "explorer", "effect", "progress"])
def test_what_is_one_action(name: str) -> None:
    table, choices = one_action(name)
    for choice in choices:
        assert table.state.turn in (0, CHANCE), choice
        carry_out(table, choice)
    carry_out(table, "stop")
    assert table.state.turn == 1
    assert table.offers("pass")


@pytest.mark.rule("CP-13")
def test_an_explorers_steps_and_collecting_are_one_action_but_the_other_explorers_are_not() -> None:
    table = round_of().give(military=9).play("explorer 1 to e2")
    assert table.state.turn == 0
    assert sorted(table.texts()) == [
        "explorer 1 collects",
        "explorer 1 to d2",
        "explorer 1 to e3",
        "stop",
    ]
    table.play("explorer 1 collects")
    assert (table.state.turn, table.s.tokens[0]) == (0, 1)
    assert "explorer 1 to d2" in table.texts()
    table.play("stop")
    assert table.state.turn == 1


@pytest.mark.rule("CP-14")
def test_outposts_and_tokens_are_free_at_any_own_action_turn() -> None:
    table = round_of().own(0, "e2", 4)
    market = next(number for number in range(4) if table.s.left[number])
    table.s.held[market][0] = 4
    table.s.tokens[0] = 1
    table.ready().play("outpost e2")
    assert (table.state.turn, tile(table, "e2")["outpost"], tile(table, "e2")["soldiers"]) == (0, True, 1)
    table.play("use Production token")
    assert (table.state.turn, table.have(0)["production"]) == (0, 1)
    table.play(table.offers("use ")[0])
    assert table.state.turn == 0
    table.give(gold=3, production=0, science=0, military=0).play("acquire Workshop")  # Gold stands in as ever
    assert (table.state.turn, table.have(0)["gold"]) == (1, 0)


@pytest.mark.rule("CP-04", "CP-15")
def test_once_a_turn_is_once_a_round_and_the_table_shows_what_was_used() -> None:
    table = round_of(heroes=True).city(0, "Workshop").explorer(0, 1, "e3").give(1, production=9)
    for name in ("Ashoka", "Hypatia"):
        table.s.hero_row[HEROES[name]] = table.s.hero_known[HEROES[name]] = 1
    table.s.active[0][0] = 1
    table.give(production=1, military=9, gold=9)
    assert table.state.view(1)["seats"][0]["city"][0][0]["effects"] == [1]
    table.play("use Workshop 1", "exchange Production for Science", "pass", "explorer 1 collects")
    while table.offers("stop"):
        table.play("stop")
    table.play("recruit Ashoka")
    carry_out(table, "conquer e2", "warlord from f3", "from f3", "turn token b1c", "loot 2 Science")
    assert table.state.turn == 0
    assert not table.offers("use Workshop", "recruit")
    shown = table.state.view(1)["seats"][0]
    assert (shown["city"][0][0]["effects"], shown["warlord_used"], shown["recruited"]) == ([], True, True)
    assert [explorer["collected"] for explorer in shown["explorers"]] == [True, False]
    assert table.have(0)["production"] == 2  # Ramesses' gift
    table.explorer(0, 1, "e2").give(production=0)
    assert not table.offers("explorer 1 collects")
    carry_out(
        table, "conquer d2", "warlord from e2", "from e2", "from e2", "from f3", "from f3", "turn token b2c", "loot"
    )
    assert tile(table, "d2")["warlords"] == [0]
    assert table.have(0)["production"] == 0  # but only once
    activate(finish(table)).give(gold=9, production=1).city(0, "Workshop").s.active[0][0] = 1
    table.ready()
    assert table.offers("use Workshop", "recruit Hypatia", "explorer 1 collects") == [
        "explorer 1 collects",
        "use Workshop 1",
        "recruit Hypatia",
    ]


@pytest.mark.rule("CP-16")
def test_basic_resources_last_until_the_end_of_the_round() -> None:
    table = round_of().give(0, production=5, science=1).give(1, military=2)
    table.play("acquire Workshop")
    assert table.have(0)["production"] == 2
    table.play("pass")
    assert (table.have(0)["production"], table.have(1)["military"]) == (2, 2)
    finish(table)
    assert [sum(table.s.basic[seat]) for seat in range(2)] == [0, 0]


# ---------------------------------------------------------------- the display


@pytest.mark.rule("CP-17")
def test_gaps_stay_open_until_the_end_of_the_round() -> None:
    table = round_of().display(*DISPLAY[:6]).give(production=9).play("acquire Quarry")
    assert displayed(table) == [["temple", None, "stables"], ["writing", "the-wheel", "irrigation"]]
    table.play("pass", "acquire Stables")
    assert displayed(table) == [["temple", None, None], ["writing", "the-wheel", "irrigation"]]
    finish(table)
    assert all(space for row in displayed(table) for space in row)


@pytest.mark.rule("CP-03", "CP-18")
@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 7), (4, 8)])
def test_the_display_has_one_more_space_for_each_player_beyond_two(players: int, spaces: int) -> None:
    for plain in (False, True):
        table = start(players, continuous=True, plain_display=plain)
        assert sum(len(row) for row in displayed(table)) == (6 if plain else spaces)
        assert all(space for row in displayed(table) for space in row)
    assert sum(len(row) for row in displayed(start(players))) == 6


@pytest.mark.rule("CP-03", "CP-19")
@pytest.mark.parametrize("buyers", [0, 1, 2, 3])
def test_for_each_player_who_took_nothing_the_rightmost_card_goes(buyers: int) -> None:
    table = round_of(3).display(*DISPLAY[:7])
    for seat, card in enumerate(("Temple", "Quarry", "Stables")):
        if seat < buyers:
            table.give(seat, production=9).play(f"acquire {card}")
        else:
            table.give(seat, production=9).play("acquire Workshop")  # a basic pile is not the display
    finish(table)
    left = ["temple", "quarry", "stables", "writing", "the-wheel", "irrigation", "pyramids"][buyers:]
    gone = left[len(left) - (3 - buyers) :]
    assert [event.data["card"] for event in table.told("swept")] == gone[::-1]
    kept = [card for card in left if card not in gone]
    assert displayed(table)[0][-len(kept) :] == kept  # shifted to the right, then filled up
    assert all(displayed(table)[0])


@pytest.mark.rule("CP-20")
def test_with_two_players_each_row_loses_a_card_for_each_player_who_left_it_alone() -> None:
    table = round_of().display(*DISPLAY[:6]).give(0, production=9, science=9).give(1, production=9)
    table.play("acquire Temple", "acquire Quarry", "acquire Irrigation")
    finish(table)
    # Seat 0 took from both rows, seat 1 from the first: only the second row loses one.
    assert [event.data["card"] for event in table.told("swept")] == ["the-wheel"]
    assert [row[2] for row in displayed(table)] == ["stables", "writing"]
    table = finish(round_of().display(*DISPLAY[:6]))
    assert [event.data["card"] for event in table.told("swept")] == ["stables", "quarry", "irrigation", "the-wheel"]


# ---------------------------------------------------------------- the end of a round


@pytest.mark.rule("CP-21")
def test_the_end_comes_one_round_after_the_one_in_which_the_deck_runs_out() -> None:
    table = round_of().display(*DISPLAY[:6])
    for card in range(len(CONTENT.cards)):
        table.s.pool[card] = 0
    table.s.pool[CARDS["Market"]] = 1
    table.ready().give(production=9).play("acquire Temple")
    assert not table.state.view(0)["ending"]
    finish(table)
    assert table.told("ending")
    assert (table.state.view(0)["ending"], table.state.turn) == (True, 0)
    finish(activate(table))
    assert table.state.turn is None
    assert table.told("swept") == []  # nothing is discarded any more


@pytest.mark.rule("CP-22")
@pytest.mark.parametrize("players", [2, 3])
def test_timers_move_once_for_each_player_at_the_end_of_the_round(players: int) -> None:
    table = round_of(players, monsters=1)
    name = next(place.name for place in table.state.kit.map.tiles if place.barbarian == 3)
    table.monster("Mogwai", name, 2)
    finish(table)
    assert table.state.view(0)["monsters"][0]["timer"] == 3 + players
    table.monster("Mogwai", name, 5)
    finish(activate(table))
    assert [event.data["monster"] for event in table.told("attacked")] == ["mogwai"]
    assert table.state.view(0)["monsters"][0]["timer"] == 4 + players - 1


@pytest.mark.rule("CP-22")
def test_attacks_are_resolved_one_by_one() -> None:
    table = round_of(monsters=2).own(0, "e4", 2, warlord=True).own(1, "a4", 2, warlord=True)
    table.monster("Ahuizotl", "e4", 5).monster("Bunyip", "a4", 4).s.arrived[MONSTERS["Bunyip"]] = 2
    table.ready()
    while "pass" in table.texts():
        table.play("pass")
    table.nature()
    assert [event.data["monster"] for event in table.told("attacked")] == ["ahuizotl"]
    assert (table.state.turn, table.texts()) == (0, ["lose soldier e4", "lose warlord e4"])
    table.play("lose soldier e4")
    assert [event.data["monster"] for event in table.told("attacked")] == ["bunyip"]
    assert (table.state.turn, table.texts()) == (1, ["lose soldier a4", "lose warlord a4"])


@pytest.mark.rule("CP-23")
@pytest.mark.parametrize("wandering", [False, True])
def test_the_automa_is_last_in_each_circle_with_one_card_a_turn_and_two_a_round(*, wandering: bool) -> None:
    lands = ["egypt", "denmark", "greece"]
    table = start(2, continuous=True, automa=True, civilizations=lands, wandering_marker=wandering)
    for rounds in range(2):
        activate(table)
        first = rounds if wandering else 0
        name = ("Workshop", "Laboratory")[rounds]
        for seat in range(3):
            table.give(seat, production=9)
        for number in range(15):
            table.s.a_deck[number] = 1
        before = int(table.s.gold[2])
        for turn in range(2):
            for seat in (first, 1 - first):
                assert table.state.turn == seat
                table.play(f"acquire {name}")
            if turn == 0:  # both are revealed at its first action turn, one is resolved
                assert table.texts()[0].startswith("automa action")
                table.play("automa action-7", "automa action-8")
                assert table.state.view(0)["automa"]["waiting"] == ["action-8"]
            assert table.s.gold[2] == before + 3 * (turn + 1)
        assert table.state.turn == first
        table.play(f"acquire {name}", f"acquire {name}")
        assert table.state.turn == first  # the Automa has passed
        finish(table)


@pytest.mark.rule("CP-24")
def test_the_starting_player_stays_or_the_marker_goes_one_seat_left_each_round() -> None:
    for wandering in (False, True):
        table = start(3, continuous=True, wandering_marker=wandering)
        for seat in (0, 1, 2) if wandering else (0, 0):
            assert table.state.turn == seat
            finish(activate(table))


@pytest.mark.rule("CP-24")
def test_the_marker_wanders_over_people_only() -> None:
    table = start(1, continuous=True, automa=True, wandering_marker=True)
    for _ in range(2):
        assert table.state.turn == table.state.view(0)["first"] == 0
        finish(activate(table))
    table = finish(activate(start(2, continuous=True, automa=True, wandering_marker=True)))
    assert table.state.turn == table.state.view(0)["first"] == 1
    finish(activate(table))
    assert table.state.turn == table.state.view(0)["first"] == 0


@pytest.mark.rule("CP-25")
def test_a_lost_province_no_longer_serves_but_what_was_gained_stays() -> None:
    for lost in (False, True):
        table = round_of().own(0, "b4", 5).own(1, "b3", 3).own(1, "c3").own(1, "d3", 3)
        table.give(0, military=1).give(1, military=9, production=3)
        carry_out(table, *(("conquer c3", "from b4") if lost else ("pass",)))
        assert (table.state.turn, tile(table, "c3")["owner"]) == (1, 0 if lost else 1)
        assert ("conquer d2" in table.texts()) is not lost  # 4 Units by way of c3; d3 alone can send 2
        assert ("move soldier d3" in table.texts()) is not lost
        assert ("conquer b2" in table.texts()) is True  # b3 is still next to it
        assert ("conquer c3" in table.texts()) is lost
        assert table.have(1) == {"production": 3, "science": 0, "military": 9, "gold": 0, "culture": 0}
