"""Points (SCO) and tie-breaks (TIE)."""

import pytest

from cairn.core import CHANCE
from tests.monumental.positions import CARDS, Table, acting

pytestmark = pytest.mark.modes


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    """Give the parts of a score that are not zero."""
    found = table.state.view(None)["seats"][seat]["parts"]
    assert sum(found.values()) == table.state.scores()[seat]
    return {name: n for name, n in found.items() if n}


def pass_turn(table: Table) -> Table:
    """Play the turn to its end, doing as little as possible."""
    turns = table.field("turns")
    while table.field("turns") == turns:
        if table.state.turn == CHANCE:
            table.nature()
            continue
        texts = table.texts()
        table.play(next((text for text in ("end turn", "stop") if text in texts), texts[0]))
    return table


def owning(*provinces: int, **wanted: int) -> Table:
    """Let every seat control so many Provinces; nobody has anything else."""
    table = acting(len(provinces), **wanted)
    land = [shown["name"] for shown in table.state.view(None)["map"] if shown["kind"] not in ("capital", "water")]
    for seat, n in enumerate(provinces):
        table.give(seat, gold=0, culture=0)
        for _ in range(n):
            table.own(seat, land.pop())
    return table


# ---------------------------------------------------------------- points


@pytest.mark.rule("MN-SCO-01", "MN-SCO-02", "MN-SCO-10")
def test_every_province_scores_1_and_the_capital_nothing() -> None:
    assert acting().state.scores() == [0, 0]
    table = acting().own(0, "e2").own(0, "e3", 0, outpost=True).own(1, "a2").own(1, "b3").own(1, "a4")
    assert (parts(table), parts(table, 1)) == ({"provinces": 2}, {"provinces": 3, "most_provinces": 3})


@pytest.mark.rule("MN-SCO-03", "MN-SCO-04", "MN-SCO-09", "MN-SCO-11")
def test_knowledge_scores_1_in_deck_city_and_discard_pile_but_not_the_starting_card() -> None:
    table = acting().display("The Wheel", "Quarry", "Stables").give(science=2, gold=0)
    table.city(0, "Fort/Masonry", *["Work Camp"] * 8).deck(0).pile(0)  # Masonry is the starting Knowledge of Egypt
    assert parts(table) == {}
    scored = {"knowledge": 1, "most_knowledge": 3}
    table.play("acquire The Wheel")
    assert parts(table) == scored  # it lies on the deck
    table.acting(active=(0,))
    pass_turn(table)
    assert table.field("under")[0][0] == CARDS["The Wheel"] + 1  # in the City
    assert table.field("pile")[0][CARDS["Masonry"]] + table.field("deck")[0][CARDS["Masonry"]] == 1
    assert parts(table) == scored
    pass_turn(table)
    table.play("activate row 1", "activate column 1").deck(0, top=["Fort"] * 5)
    pass_turn(table)
    assert table.field("pile")[0][CARDS["The Wheel"]] == 1
    assert parts(table) == scored


@pytest.mark.rule("MN-SCO-05", "MN-SCO-06", "MN-SCO-12")
def test_a_completed_wonder_scores_2_and_one_under_construction_nothing() -> None:
    table = acting().display("Stonehenge", "Quarry", "Stables").give(production=8, gold=0).play("acquire Stonehenge")
    assert parts(table) == {}
    table.play("complete Stonehenge")
    assert parts(table) == {"wonders": 2, "most_wonders": 3}


@pytest.mark.rule("MN-SCO-07", "MN-SCO-13")
def test_a_developed_policy_scores_2() -> None:
    table = acting().give(culture=3).play("develop Guilds")
    assert parts(table) == {"policies": 2, "most_policies": 3}
    table.play("develop Expansion")
    assert parts(table) == {"policies": 4, "most_policies": 3}


@pytest.mark.rule("MN-SCO-04", "Q-47")
def test_archiving_the_starting_knowledge_takes_no_point() -> None:
    table = acting().display("The Wheel", "Quarry", "Stables").give(science=2).play("acquire The Wheel")
    table.city(0, "Scribes' School", "/Masonry").acting(active=(0,)).play("use Scribes' School 1", "archive Masonry 2")
    assert parts(table) == {"knowledge": 1, "most_knowledge": 3}


@pytest.mark.rule("MN-SCO-08", "Q-47")
def test_archived_cards_score_nothing() -> None:
    table = acting().display("Stonehenge", "The Wheel", "Stables").give(production=8, science=2, gold=0)
    table.play("acquire The Wheel", "acquire Stonehenge", "complete Stonehenge")
    assert parts(table) == {"knowledge": 1, "most_knowledge": 3, "wonders": 2, "most_wonders": 3}
    table.city(0, "Scribes' School", "Stonehenge", "/The Wheel", "Monastery").deck(0).pile(0).acting(active=(0, 3))
    table.play("use Scribes' School 1", "archive Stonehenge 2")
    assert parts(table) == {"knowledge": 1, "most_knowledge": 3}
    table.play("use Monastery 4", "archive The Wheel 3")
    assert parts(table) == {}


@pytest.mark.rule("MN-SCO-10", "MN-SCO-11", "MN-SCO-12", "MN-SCO-13", "MN-SCO-14", "Q-46", "Q-47")
@pytest.mark.parametrize(
    ("owned", "dominant"),
    [([1, 0, 0], [0]), ([2, 3, 1], [1]), ([2, 2, 1], [0, 1]), ([1, 1, 1], [0, 1, 2]), ([0, 0, 0], [])],
)
@pytest.mark.parametrize(("what", "worth"), [("provinces", 1), ("knowledge", 1), ("wonders", 2), ("policies", 2)])
def test_whoever_has_the_most_scores_3_all_who_are_tied_do_and_nobody_with_none(
    what: str, worth: int, owned: list[int], dominant: list[int]
) -> None:
    table = owning(*owned) if what == "provinces" else owning(0, 0, 0)
    for seat, n in enumerate(owned):
        if what == "policies":
            own = ("Guilds", "Expansion", "Corvée")
            table.policies(seat, *own[:n])
        elif what != "provinces":
            getattr(table.s, what)[seat] = n
    table.ready()
    for seat, n in enumerate(owned):
        expected = {what: n * worth} if n else {}
        assert parts(table, seat) == expected | ({f"most_{what}": 3} if seat in dominant else {})


@pytest.mark.rule("MN-SCO-15")
def test_the_highest_total_wins() -> None:
    table = owning(3, 2)
    assert (table.state.scores(), table.state.winners()) == ([6, 2], [0])
    table.policies(1, "Siege Warfare").give(0, gold=9, culture=9)
    assert (table.state.scores(), table.state.winners()) == ([6, 7], [1])


@pytest.mark.rule("MN-SCO-16")
def test_a_slain_monster_scores_1() -> None:
    table = acting(monsters=1).monster("Mogwai", "e3").explorer(0, 1, "e3").give(production=2, science=2, gold=0)
    assert parts(table) == {}
    table.play("explorer 1 defeats Mogwai")
    assert parts(table) == {"monsters": 1}
    assert parts(table, 1) == {}


@pytest.mark.rule("MN-SCO-17")
def test_current_scores_are_shown_to_everyone_but_unused_market_tokens_are_not() -> None:
    table = acting().own(0, "e2").explorer(0, 1, "d5")
    for seat in (0, 1, None):
        shown = table.state.view(seat)["seats"]
        assert [player["score"] for player in shown] == table.state.scores() == [4, 0]
    table.play("explorer 1 collects").nature()
    table.play(table.texts()[0])
    own, *others = (table.state.view(seat)["seats"][0]["market_tokens"][0]["token"] for seat in (0, 1, None))
    assert (own is None, others) == (False, [None, None])


@pytest.mark.rule("MN-SCO-18")
def test_a_wonder_scores_for_its_builder_though_its_tile_is_lost() -> None:
    table = acting().display("Stonehenge", "Quarry", "Stables").give(production=8, gold=0).own(0, "b3", 1)
    table.play("acquire Stonehenge", "complete Stonehenge", "place b3").acting(1).give(1, military=4)
    table.play("conquer b3", "from a3", "from a3", "from a3", "from a3")  # terrain 1, a Soldier, a Wonder
    assert (parts(table)["wonders"], parts(table)["most_wonders"]) == (2, 3)
    assert parts(table, 1) == {"provinces": 1, "most_provinces": 3}


# ---------------------------------------------------------------- ties


@pytest.mark.rule("MN-TIE-01")
def test_of_those_tied_on_points_the_one_with_more_gold_wins() -> None:
    table = owning(2, 2).give(0, gold=1, culture=9).give(1, gold=2)
    assert (table.state.scores(), table.state.winners()) == ([5, 5], [1])


@pytest.mark.rule("MN-TIE-02")
def test_then_the_one_with_more_culture() -> None:
    table = owning(2, 2).give(0, gold=2, culture=3).give(1, gold=2, culture=2)
    assert table.state.winners() == [0]


@pytest.mark.rule("MN-TIE-03")
def test_then_the_victory_is_shared() -> None:
    table = owning(2, 2, 1).give(0, gold=2, culture=3).give(1, gold=2, culture=3)
    assert table.state.winners() == [0, 1]


@pytest.mark.rule("MN-TIE-04")
def test_only_those_tied_for_first_are_compared() -> None:
    table = owning(2, 2, 1).give(0, gold=3).give(1, gold=2).give(2, gold=50, culture=50)
    assert table.state.winners() == [0]
    table = owning(3, 1, 1).give(1, gold=3).give(2, gold=50, culture=50)
    assert table.state.winners() == [0]
