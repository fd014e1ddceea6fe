"""Hidden information is exact: what a seat sees, and what a guess keeps and varies."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cairn import kernel
from cairn.chance import Dice
from cairn.core import CHANCE, NOBODY
from cairn.monumental import choices
from cairn.monumental import kinds as k
from cairn.monumental.acts_effects import Stop
from cairn.monumental.game import MONUMENTAL, Monumental
from cairn.monumental.rows import COLUMN_CHOICE
from tests.monumental.positions import CONTENT, MONSTERS, Table, acting, start

pytestmark = pytest.mark.modes

EVERYTHING = {"renaissance": True, "heroes": True, "monsters": 3, "alternatives": True}
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 1, **EVERYTHING},
    {"players": 2, **EVERYTHING},
    {"players": 3, "automa": True, **EVERYTHING},
    {"players": 4, "explorers_in_capitals": True, **EVERYTHING},
    {"players": 2, "automa": True, "continuous": True, **EVERYTHING},
    {"players": 3, "continuous": True, "wandering_marker": True, **EVERYTHING},
)


def played(seed: int, wanted: dict[str, Any]) -> Iterator[Monumental]:
    """Play at random, Explorers and conquests before anything else, so that much is hidden and found."""
    rng = Random(seed)
    setup, _ = MONUMENTAL.settle(wanted, CONTENT, Dice(seed))
    state = MONUMENTAL.start(setup, CONTENT)
    while state.turn is not None:
        yield state
        choices = list(state.choices())
        if state.turn == CHANCE:
            state.play(rng.choices(choices, state.odds())[0])
            continue
        eager = [choice for choice in choices if str(choice).startswith(("explorer", "conquer", "keep"))]
        quiet = [choice for choice in choices if str(choice) not in ("end turn", "pass")]
        state.play(rng.choice(eager if eager and rng.random() < 0.7 else quiet or choices))


def market(table: Table) -> int:
    """Give the number of the Market on c1."""
    return int(table.s.market[table.tile("c1")]) - 1


def visit(table: Table, seat: int, saw: set[int], kept: int, *, used: bool = False) -> Table:
    """Let a seat have looked into the Market on c1 and kept a token, numbered from 0."""
    number = market(table)
    table.s.stacked[number] = 1
    table.s.seen[number][seat] = sum(1 << token for token in saw)
    table.s.stack[number] = sum(1 << token for token in saw - {kept})
    table.s.left[number] = len(saw) - 1
    table.s.held[number][seat] = kept + 1
    table.s.shown[number][seat] = int(used)
    return table.ready()


def guesses(table: Table, seat: int, n: int = 40) -> Iterator[Any]:
    """Guess often; gives the records."""
    rng = Random(1)
    shown = table.state.view(seat)
    for i in range(n):
        guess = table.state.guess(seat, rng)
        assert i > 5 or guess.view(seat) == shown
        yield guess.box[0]


def tokens(bits: int) -> frozenset[int]:
    return frozenset(token for token in range(5) if bits >> token & 1)


# ---------------------------------------------------------------- whole games


@pytest.mark.rule("Q-58")
@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_a_guess_looks_the_same_to_its_seat_and_offers_the_same_choices(seed: int, wanted: dict[str, Any]) -> None:
    rng = Random(seed)
    secrets = 0
    for i, state in enumerate(played(seed, wanted)):
        if i % 37 and not str(state.choices()[0]).startswith(("keep", "activate column")):
            continue
        if i > 450:
            break
        before = state.copy()
        for seat in range(state.seats):
            guess = state.guess(seat, rng)
            assert guess.view(seat) == state.view(seat)
            secrets += guess != state
            if state.turn == seat:
                assert [str(choice) for choice in guess.choices()] == [str(choice) for choice in state.choices()]
        assert state == before
    assert secrets


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_what_reveals_nothing_comes_out_the_same_whatever_is_hidden(seed: int, wanted: dict[str, Any]) -> None:
    rng, found = Random(seed), Counter[bool]()
    for i, state in enumerate(played(seed, wanted)):
        seat = state.turn
        if seat is None or seat == CHANCE or i % 3:
            continue
        if i > (450 if kernel.COMPILED else 120):
            break
        guess, hidden = state.guess(seat, rng), state.hidden(seat)
        assert guess.hidden(seat) == hidden
        assert hidden or guess == state
        pick = rng.randrange(len(state.choices()))
        after, imagined = state.copy(), guess.copy()
        for copy in (after, imagined):
            copy.play(copy.choices()[pick])
        revealing = not hidden <= after.hidden(seat)
        found[revealing] += 1
        assert revealing or after.turn is None or after.view(seat) == imagined.view(seat)
    assert found[False]


def test_every_kind_of_choice_says_who_may_know_of_it() -> None:
    verbs = {number for name, number in vars(k).items() if name.startswith("V_")}
    secret = {k.V_MONSTER, k.V_LAIR, k.V_STACK, k.V_KEEP_TOKEN}
    assert verbs == choices.OPEN | choices.ACTIVATIONS | secret
    assert not choices.OPEN & (choices.ACTIVATIONS | secret)
    assert Stop(code=0, kit=start().state.kit).to == NOBODY


@pytest.mark.parametrize(("seed", "wanted"), list(enumerate(GAMES)))
def test_a_guess_can_be_played_to_the_end(seed: int, wanted: dict[str, Any]) -> None:
    for i, state in enumerate(played(seed, wanted)):
        if i == 150:
            guess = state.guess(0, Random(seed))
            MONUMENTAL.finish([guess], [Dice(seed)])
            assert guess.turn is None
            return


# ---------------------------------------------------------------- Market tokens


def test_a_stack_never_looked_at_may_hold_anything_and_nobody_knows_more() -> None:
    table = acting()
    for seat in (0, 1, None):
        for shown in table.state.view(seat)["markets"]:
            assert (shown["saw"], len(shown["maybe"]), shown["left"]) == (None, 5, 2)


def test_what_was_seen_is_kept_and_what_is_left_follows_from_it() -> None:
    table = visit(acting(), 0, {1, 3}, 3)
    assert {tokens(s.stack[market(table)]) for s in guesses(table, 0)} == {frozenset({1})}
    assert {int(s.held[market(table)][0]) for s in guesses(table, 0)} == {4}
    stalls = {shown["id"]: shown for shown in table.state.view(0)["markets"]}
    name = CONTENT.markets[market(table)]
    assert stalls[name.id]["saw"] == [name.tokens[1].id, name.tokens[3].id]
    assert stalls[name.id]["maybe"] == [name.tokens[1].id]


def test_another_seats_token_may_be_any_that_was_not_seen() -> None:
    table = visit(acting(), 0, {1, 3}, 3)
    name = CONTENT.markets[market(table)]
    held = {int(s.held[market(table)][0]) - 1 for s in guesses(table, 1)}
    assert held == {0, 1, 2, 3, 4}
    assert all(
        held not in tokens(s.stack[market(table)]) for s in guesses(table, 1) for held in [s.held[market(table)][0] - 1]
    )
    assert {tokens(s.stack[market(table)]) for s in guesses(table, 1)} == {frozenset({token}) for token in range(5)}
    (shown,) = [stall for stall in table.state.view(1)["markets"] if stall["id"] == name.id]
    assert (shown["saw"], len(shown["maybe"]), shown["left"]) == (None, 5, 1)
    (kept,) = table.state.view(1)["seats"][0]["market_tokens"]
    assert (kept["market"], kept["token"], kept["used"]) == (name.id, None, False)
    visit(table, 1, {1}, 1)
    assert {int(s.held[market(table)][0]) - 1 for s in guesses(table, 1)} == {0, 2, 3, 4}  # not the one it has itself
    assert {int(s.held[market(table)][1]) - 1 for s in guesses(table, 0)} == {1}  # the last of the two it saw


def test_a_used_token_is_known_to_all() -> None:
    table = visit(acting(), 0, {1, 3}, 3, used=True)
    name = CONTENT.markets[market(table)]
    for seat in (0, 1, None):
        (kept,) = table.state.view(seat)["seats"][0]["market_tokens"]
        assert (kept["token"], kept["used"]) == (name.tokens[3].id, True)
    assert {int(s.held[market(table)][0]) - 1 for s in guesses(table, 1)} == {3}
    assert {tokens(s.stack[market(table)]) for s in guesses(table, 1)} == {frozenset({t}) for t in (0, 1, 2, 4)}


def test_of_three_seen_the_next_visitor_has_one_of_the_two_that_were_left() -> None:
    table = acting(3)
    number = next(i for i in range(4) if table.s.left[i])
    table.s.stacked[number] = 1
    table.s.seen[number][0], table.s.held[number][0] = 0b10011, 1
    table.s.seen[number][1], table.s.held[number][1] = 0b10010, 5
    table.s.stack[number], table.s.left[number] = 0b00010, 1
    table.ready()
    found = {(int(s.held[number][1]) - 1, tokens(s.stack[number])) for s in guesses(table, 0)}
    assert found == {(1, frozenset({4})), (4, frozenset({1}))}
    found = {(int(s.held[number][0]) - 1, tokens(s.stack[number])) for s in guesses(table, 1)}
    assert found == {(token, frozenset({1})) for token in (0, 2, 3)}
    triples = {
        (int(s.held[number][0]), int(s.held[number][1]), tokens(s.stack[number])) for s in guesses(table, 2, 900)
    }
    assert len(triples) == 5 * 4 * 3


def test_who_looks_sees_all_and_keeps_it_secret() -> None:
    table = acting().explorer(0, 1, "c1").play("explorer 1 collects")
    number = market(table)
    name = CONTENT.markets[number]
    table.play(f"stack {name.names['en']} 2 5")
    (shown,) = [stall for stall in table.state.view(0)["markets"] if stall["id"] == name.id]
    assert shown["saw"] == [name.tokens[1].id, name.tokens[4].id]
    assert {tokens(s.stack[number]) for s in guesses(table, 0)} == {frozenset({1, 4})}
    assert len({tokens(s.stack[number]) for s in guesses(table, 1, 200)}) == 10
    (shown,) = [stall for stall in table.state.view(1)["markets"] if stall["id"] == name.id]
    assert (shown["saw"], len(shown["maybe"])) == (None, 5)
    table.play(f"keep {name.names['en']} 5")
    assert {event.kind: event.to for event in table.events if event.to} == {"looked": {0}, "kept": {0}}


# ---------------------------------------------------------------- Monsters


def lairs(table: Table, s: Any) -> list[tuple[str, int]]:
    tiles = table.state.kit.map.tiles
    return [(place.name, int(s.lair[i]) - 1) for i, place in enumerate(tiles) if s.lair[i] and s.waits[i] == 1]


@pytest.mark.rule("MN-MON-02")
def test_where_a_monster_hides_is_in_no_view_and_a_guess_hides_it_anywhere() -> None:
    table = acting(monsters=1)
    other = acting(monsters=1)
    for at in range(len(other.state.kit.map.tiles)):
        other.s.lair[at] = 0
    other.camp("c5", "Roc")
    for seat in (0, 1, None):
        assert other.state.view(seat) == table.state.view(seat)
    found = Counter(tuple(lairs(table, s)) for s in guesses(table, 0, 640))
    spaces = [place.name for place in table.state.kit.map.tiles if place.barbarian == 3]
    beasts = [i for i, monster in enumerate(CONTENT.monsters) if monster.front == 3]
    assert set(found) == {((space, beast),) for space in spaces for beast in beasts}
    table.own(0, "d1")  # no Monster was there
    assert {place for s in guesses(table, 0) for place, _ in lairs(table, s)} == set(spaces) - {"d1"}


@pytest.mark.rule("MN-MON-02")
def test_monsters_that_have_come_are_known_and_the_rest_still_hidden() -> None:
    table = acting(monsters=2)
    for at in range(len(table.state.kit.map.tiles)):
        table.s.lair[at] = 0
    table.camp("b2", "Roc").own(0, "d4").monster("Mogwai", "d4")
    for s in guesses(table, 1):
        ((place, beast),) = lairs(table, s)
        assert place != "d4"
        assert beast != MONSTERS["Mogwai"]
        assert s.monster_at[MONSTERS["Mogwai"]] == table.tile("d4") + 1


@pytest.mark.rule("MN-MON-02")
def test_a_guess_weighs_what_has_been_found() -> None:
    table = acting(3, monsters=1)
    tiles = table.state.kit.map.tiles
    for at in range(len(tiles)):
        table.s.lair[at] = 0
    table.camp(next(place.name for place in tiles if place.barbarian == 4), "Hydra")
    threes = [place.name for place in tiles if place.barbarian == 3]
    fours = {i for i, monster in enumerate(CONTENT.monsters) if monster.front == 4}

    def share() -> float:
        return sum(lairs(table, s)[0][1] in fours for s in guesses(table, 0, 900)) / 900

    assert abs(share() - 4 / 12) < 0.06
    for name in threes[: len(threes) // 2]:
        table.own(0, name)
    assert len(threes) == 6
    assert abs(share() - 1 / 2) < 0.06  # 8 Monsters with half of their places left, 4 with all


# ---------------------------------------------------------------- secret activations


@pytest.mark.rule("Q-58")
def test_activations_are_asked_in_seat_order_and_hidden_until_all_have_chosen() -> None:
    table = start(3, continuous=True)
    assert table.state.turn == 0
    table.play("activate row 3")
    assert {int(s.row[s.depth - 1][COLUMN_CHOICE.across]) for s in guesses(table, 0)} == {2}
    assert {int(s.row[s.depth - 1][COLUMN_CHOICE.across]) for s in guesses(table, 1)} == {0, 1, 2}
    table.play("activate column 2")
    assert table.state.turn == 1
    assert {int(s.picked[0]) for s in guesses(table, 0)} == {8}
    for other in (1, 2):
        assert {int(s.picked[0]) for s in guesses(table, other, 150)} == set(range(1, 10))
        assert table.state.view(other)["seats"][0]["picked"] is True
    assert table.events == []
    table.play("activate row 1", "activate column 1")
    assert table.state.turn == 2
    table.play("activate row 1", "activate column 3")
    crosses = [(event.data["seat"], event.data["row"], event.data["column"]) for event in table.told("cross")]
    assert crosses == [(0, 3, 2), (1, 1, 1), (2, 1, 3)]


@pytest.mark.rule("Q-58")
def test_in_a_normal_turn_the_row_is_no_secret() -> None:
    table = start(2).play("activate row 3")
    assert [table.state.view(seat)["question"]["about"] for seat in (0, 1, None)] == [{"row": 3}] * 3
    assert {int(s.row[s.depth - 1][COLUMN_CHOICE.across]) for s in guesses(table, 1)} == {2}
