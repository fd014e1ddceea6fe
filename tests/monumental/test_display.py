"""The Development display (RDS), that of two players (2PD), and the end of the game (END)."""

from itertools import pairwise

import pytest

from cairn.core import CHANCE
from tests.monumental.positions import CARDS, CONTENT, HEROES, Table, acting, start

pytestmark = pytest.mark.modes

SIX = ("Stables", "The Wheel", "Great Wall", "Quarry", "Mathematics", "Stonehenge")  # from the deck on
NAMES = {card.id: card.names["en"] for card in CONTENT.cards}
ERAS = {card.names["en"]: card.deck for card in CONTENT.cards}


def names(table: Table) -> list[str]:
    """Name the cards of the display from the deck on, "" for a gap."""
    return [CONTENT.cards[number - 1].names["en"] if number else "" for number in table.field("display")[:6]]


def keep(table: Table, *cards: str) -> Table:
    """Leave nothing but these cards in the Development deck."""
    for number in range(len(CONTENT.cards)):
        table.s.pool[number] = 0
    for card in cards:
        table.s.pool[CARDS[card]] = 1
    return table.ready()


def left(table: Table) -> int:
    return int(table.state.view(None)["development"]["left"])


def swept(table: Table) -> list[str]:
    return [NAMES[event.data["card"]] for event in table.told("swept")]


def dealt(table: Table) -> list[tuple[str, int]]:
    """List the cards dealt into the display with their spaces, from 1."""
    return [(NAMES[event.data["card"]], event.data["space"]) for event in table.told("displayed")]


def rich(players: int = 3) -> Table:
    """Let seat 0 act with plenty of resources, six known cards on display and the rest of Era I in the deck."""
    table = acting(players)
    for number, card in enumerate(CONTENT.cards):
        if card.deck == "I" and card.names["en"] != "Colossus of Rhodes":
            table.s.pool[number] = 1
    return table.display(*SIX).give(production=9, science=9)


def pass_turn(table: Table) -> None:
    """Play the turn to its end, doing as little as possible; all its events are kept."""
    turns, heard = table.field("turns"), []
    while table.state.turn is not None and table.field("turns") == turns:
        table.events = []
        if table.state.turn == CHANCE:
            table.nature()
        else:
            texts = table.texts()
            table.play(next((text for text in ("end turn", "stop") if text in texts), texts[0]))
        heard += table.events
    table.events = heard


# ---------------------------------------------------------------- three and more players


@pytest.mark.rule("MN-RDS-01", "MN-ACQ-09")
def test_the_display_is_replenished_once_at_the_end_of_the_turn_after_the_city() -> None:
    table = rich().city(0, "Fort").deck(0, top=["Library"]).acting(active=(0,)).play("acquire The Wheel")
    assert names(table)[1] == ""
    table.play("acquire Quarry")
    assert names(table).count("") == 2
    table.play("end turn").nature()
    kinds = [event.kind for event in table.events]
    assert kinds.index("dealt") < kinds.index("displayed")
    assert kinds.count("displayed") == 2
    assert table.field("seat") == 1
    assert "" not in names(table)


@pytest.mark.rule("MN-RDS-02", "MN-RDS-04", "Q-26")
def test_after_an_acquisition_cards_shift_right_and_gaps_are_filled_from_the_right() -> None:
    table = rich().play("acquire The Wheel", "acquire Mathematics", "end turn")
    assert names(table) == ["", "", "Stables", "Great Wall", "Quarry", "Stonehenge"]
    table.play("deal Temple", "deal Writing")
    assert names(table) == ["Writing", "Temple", "Stables", "Great Wall", "Quarry", "Stonehenge"]
    assert table.state.view(None)["swept"] == []
    assert table.state.turn == 1


@pytest.mark.rule("MN-RDS-03", "MN-RDS-08")
def test_without_an_acquisition_the_rightmost_card_goes_for_good_and_one_is_dealt() -> None:
    table = rich().play("end turn")
    assert swept(table) == ["Stonehenge"]
    assert "deal Stonehenge" not in table.texts()
    table.play("deal Temple")
    assert names(table) == ["Temple", "Stables", "The Wheel", "Great Wall", "Quarry", "Mathematics"]
    assert table.state.turn == 1
    assert table.state.view(None)["swept"] == ["stonehenge"]
    for _ in range(4):
        pass_turn(table)
        assert "Stonehenge" not in names(table)
    for seat in table.state.view(None)["seats"]:
        assert "stonehenge" not in {**seat["discard"], **seat["deck"]["rest"]}


@pytest.mark.rule("MN-RDS-05")
def test_basic_buildings_do_not_count_as_acquired_from_the_display() -> None:
    table = rich().play("acquire Workshop", "end turn")
    assert swept(table) == ["Stonehenge"]


@pytest.mark.rule("MN-RDS-06", "MN-RDS-07")
def test_the_next_era_follows_in_the_same_row_and_its_separation_card_takes_no_space() -> None:
    table = keep(rich(), "Temple", "Compass", "Bank", "Feudalism").play("acquire The Wheel", "acquire Quarry")
    table.play("end turn")
    assert dealt(table) == [("Temple", 2)]  # alone in its Era
    assert [event.data["era"] for event in table.told("era")] == ["II"]
    assert table.texts() == ["deal Compass", "deal Feudalism"]
    table.play("deal Feudalism")
    assert names(table) == ["Feudalism", "Temple", "Stables", "Great Wall", "Mathematics", "Stonehenge"]
    assert {ERAS[name] for name in names(table)} == {"I", "II"}


@pytest.mark.rule("MN-RDS-09", "F-03", "Q-32")
def test_with_the_deck_empty_an_untouched_row_loses_nothing() -> None:
    table = keep(rich(), "Temple").play("end turn")
    assert table.field("ending")
    assert swept(table) == ["Stonehenge"]  # this was still an ordinary turn
    before = names(table)
    for _ in range(3):
        pass_turn(table)
        assert swept(table) == []
        assert sorted(names(table)) == sorted(before)
    table.acting(table.field("seat"))
    table.give(table.field("seat"), science=9).play("acquire The Wheel", "end turn").nature()
    assert sorted(names(table)) == sorted(["", *(name for name in before if name != "The Wheel")])
    assert table.state.view(None)["swept"] == ["stonehenge"]


@pytest.mark.rule("MN-RDS-10", "Q-31", "MN-END-01")
def test_with_too_few_cards_left_gaps_stay_and_the_end_comes() -> None:
    table = keep(rich(), "Temple").play("acquire The Wheel", "acquire Quarry", "acquire Great Wall", "end turn")
    assert names(table) == ["", "", "Temple", "Stables", "Mathematics", "Stonehenge"]
    assert table.field("ending")


# ---------------------------------------------------------------- two players


@pytest.mark.rule("MN-2PD-01", "MN-2PD-02", "MN-2PD-03", "MN-2PD-06", "MN-2PD-07", "Q-26", "Q-27")
def test_two_cards_of_the_top_row_are_replaced_and_the_other_row_loses_one() -> None:
    table = rich(2)
    rows = [[offer["card"] for offer in row] for row in table.state.view(None)["display"]]
    assert rows == [["stables", "the-wheel", "great-wall"], ["quarry", "mathematics", "stonehenge"]]
    before = left(table)
    table.play("acquire The Wheel", "acquire Great Wall", "end turn")
    assert swept(table) == ["Stonehenge"]
    assert names(table) == ["", "", "Stables", "", "Quarry", "Mathematics"]
    table.play("deal Temple", "deal Writing", "deal Market")
    assert dealt(table) == [("Temple", 2), ("Writing", 1), ("Market", 4)]
    assert names(table) == ["Writing", "Temple", "Stables", "Market", "Quarry", "Mathematics"]
    assert (before - left(table), table.state.turn) == (3, 1)


@pytest.mark.rule("MN-2PD-03", "MN-2PD-07")
def test_a_card_of_the_bottom_row_leaves_the_top_row_untouched() -> None:
    table = rich(2)
    before = left(table)
    table.play("acquire Mathematics", "end turn")
    assert swept(table) == ["Great Wall"]
    assert names(table) == ["", "Stables", "The Wheel", "", "Quarry", "Stonehenge"]
    table.nature()
    assert before - left(table) == 2


@pytest.mark.rule("MN-2PD-04")
def test_with_both_rows_touched_nothing_is_discarded() -> None:
    table = rich(2).play("acquire The Wheel", "acquire Quarry", "end turn")
    assert (swept(table), names(table)) == ([], ["", "Stables", "Great Wall", "", "Mathematics", "Stonehenge"])
    table.nature()
    assert "" not in names(table)


@pytest.mark.rule("MN-2PD-05", "MN-2PD-07")
def test_with_no_row_touched_each_loses_one_and_gets_one() -> None:
    table = rich(2)
    before = left(table)
    table.play("acquire Workshop", "end turn")
    assert swept(table) == ["Great Wall", "Stonehenge"]
    assert names(table) == ["", "Stables", "The Wheel", "", "Quarry", "Mathematics"]
    table.nature()
    assert before - left(table) == 2


@pytest.mark.rule("Q-27", "Q-31")
def test_the_last_card_goes_into_the_top_row() -> None:
    table = keep(rich(2), "Temple").play("end turn")
    assert names(table) == ["Temple", "Stables", "The Wheel", "", "Quarry", "Mathematics"]
    assert table.field("ending")


@pytest.mark.rule("MN-2PD-08")
def test_one_human_and_one_automa_have_two_rows() -> None:
    assert [len(row) for row in start(1).state.view(None)["display"]] == [3, 3]
    assert [len(row) for row in start(2, automa=True).state.view(None)["display"]] == [6]
    table = acting(1).display(*SIX).play("end turn")
    assert swept(table) == ["Great Wall", "Stonehenge"]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("MN-END-01", "MN-END-07")
def test_the_last_card_dealt_triggers_the_end_for_all_to_see() -> None:
    table = keep(rich(), "Temple", "Writing").play("end turn", "deal Temple")
    assert not table.state.view(None)["ending"]  # one card is left
    table.acting(1).play("end turn")
    (told,) = table.told("ending")
    assert (told.to, told.data) == (None, {"seat": 1, "left": 4})
    for seat in (0, 1, 2, None):
        shown = table.state.view(seat)
        assert (shown["ending"], shown["left"], shown["development"]["left"]) == (True, 3, 0)  # one of them has begun


@pytest.mark.rule("MN-END-01")
def test_an_acquisition_does_not_end_the_game_before_phase_4() -> None:
    table = keep(rich()).play("acquire The Wheel")
    assert not table.field("ending")


@pytest.mark.rule("Q-30")
def test_a_hero_as_the_last_card_of_the_deck_triggers_the_end() -> None:
    table = keep(acting(3, heroes=True).display(*SIX), "Temple")
    for hero in HEROES.values():
        table.s.hero_known[hero] = 0
        table.s.hero_row[hero] = 0
    for era, hidden in enumerate((1, 0, 0, 0)):
        table.s.hidden_heroes[era] = hidden
    table.ready().play("end turn", "deal Temple")
    assert not table.field("ending")  # a Hero is left
    table.acting(1).play("end turn")
    heroes = [text for text in table.texts() if text.removeprefix("deal ") in HEROES]
    assert heroes == table.texts()
    table.play(heroes[0])
    assert table.field("ending")
    assert names(table)[0] == ""


@pytest.mark.rule("MN-END-02", "MN-END-03", "MN-END-04", "MN-END-05", "MN-END-06")
@pytest.mark.parametrize(
    ("players", "cards", "after"),
    [
        (4, 2, [2, 3, 0, 1, 2, 3]),  # the rulebook's case: triggered by player 2
        (4, 1, [1, 2, 3, 0, 1, 2, 3]),
        (4, 4, [0, 1, 2, 3]),  # triggered by the last player of a round
        (3, 3, [0, 1, 2]),
        (3, 5, [2, 0, 1, 2]),
        (2, 2, [1, 0, 1]),
        (2, 4, [0, 1]),
    ],
)
def test_the_round_is_finished_and_one_more_is_played(players: int, cards: int, after: list[int]) -> None:
    deck = ["Temple", "Writing", "Market", "Irrigation", "Pyramids"][:cards]
    table, seats, ending = keep(start(players).display(*SIX), *deck), [], []
    while table.state.turn is not None:
        seats.append(table.field("seat"))
        ending.append(table.field("ending"))
        pass_turn(table)
    assert [seat for seat, last in zip(seats, ending, strict=True) if last] == after
    assert {seats.count(seat) for seat in range(players)} == {len(seats) // players}
    assert all((one + 1) % players == other for one, other in pairwise(seats))
    shown = table.state.view(None)
    assert (table.texts(), shown["phase"]) == ([], "over")
    assert shown["winners"] == table.state.winners()
    assert table.told("over")
