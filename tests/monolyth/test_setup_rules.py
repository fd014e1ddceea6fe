"""Components and set-up (SET), and who plays when (TRN)."""

from collections import Counter
from collections.abc import Iterable

import pytest

from cairn.core import CHANCE, CairnError, IllegalChoiceError
from cairn.monolyth import MONOLYTH
from cairn.monolyth.content import COLOURS, Content, load
from tests.monolyth.positions import (
    FILLING,
    STANDARD,
    give_turn,
    lay_build,
    lay_heights,
    lay_lid,
    lay_sites,
    offered,
    play,
    ready,
    seat_view,
    start,
    told,
    wander,
)

pytestmark = pytest.mark.modes

# The slots of the main board: per side and kind of token those without icon, then those with each icon.
SLOTS: dict[int, dict[str, dict[int, list[int]]]] = {
    2: {
        "prophecy": {0: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16], 1: [4, 5, 6, 7, 8, 9, 10, 15], 2: []},
        "level": {0: [6, 8], 1: [10, 16], 2: [7, 7, 6, 5, 5, 4]},
        "structure": {0: [8], 1: [], 2: [4]},
    },
    4: {
        "prophecy": {0: [4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12], 4: [4, 5, 9, 10]},
        "level": {0: [8, 7, 6, 6, 5, 5, 4, 4, 3], 4: [8, 7, 3]},
        "structure": {0: [8, 6, 4], 4: [2]},
    },
}


class Numbers:
    """A chance that gives the numbers wanted, and remembers what it was asked."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


@pytest.mark.rule("ML-SET-01")
def test_player_boards_are_4_by_4_with_four_different_colours_out_of_five() -> None:
    for board in STANDARD.boards:
        assert len(set(board.sides)) == 4
        assert set(board.sides) < set(COLOURS)
    assert len(COLOURS) == 5
    assert [len(row) for row in seat_view(ready(), 0)["heights"]] == [4, 4, 4, 4]
    cells = {cell for text in offered(ready(), "1 D2") for cell in text.split()[2:]}
    assert {cell[:2] for cell in cells} == {f"{x}{y}" for x in "abcd" for y in "1234"}


@pytest.mark.rule("ML-SET-02")
def test_80_stones_16_in_each_of_five_colours() -> None:
    assert [stone.count for stone in STANDARD.stones] == [3, 2, 2, 3, 2, 1, 2, 1]
    view = start().view(None)
    every = Counter(view["supply"])
    for shape in view["lid"].values():
        every.update(shape)
    assert every == dict.fromkeys(COLOURS, 16)
    assert every.total() == 80


@pytest.mark.rule("ML-SET-03")
def test_stones_of_the_lid_have_two_to_four_cubes() -> None:
    sizes = {stone.id: len(stone.cells) for stone in STANDARD.stones}
    assert {sizes[shape] for shape in start().view(None)["lid"]} == {2, 3, 4}


@pytest.mark.rule("ML-SET-04", "ML-PLC-05", "ML-PLC-06", "ML-SOL-11")
@pytest.mark.parametrize(("players", "limit"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_the_side_of_the_main_board_sets_the_height_limit(players: int, limit: int) -> None:
    state = ready(players)
    assert state.view(None)["limit"] == limit
    lay_sites(state, {1: "D2-blue"})
    lay_heights(state, 0, [[limit - 1, limit - 2, limit, limit], *([[limit] * 4] * 3)])
    cells = {cell for text in offered(state, "1 ") for cell in text.split()[2:]}
    assert cells == {f"a1/{limit}", f"b1/{limit - 1}", f"b1/{limit}"}


@pytest.mark.rule("ML-SET-05", "ML-SET-06", "ML-SET-07", "ML-SET-08", "ML-SET-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tokens_lie_on_the_slots_without_icon_and_on_those_of_the_player_count(players: int) -> None:
    side = SLOTS[2 if players <= 2 else 4]
    shown = start(players).view(None)["tokens"]
    assert shown.keys() == side.keys()
    for kind, slots in side.items():
        assert sorted(shown[kind]) == sorted(slots[0] + (slots.get(players) or []))


@pytest.mark.rule("ML-SET-09", "ML-PRO-08")
@pytest.mark.parametrize("players", [1, 3])
def test_no_token_comes_from_outside(players: int) -> None:
    laid = start(players).view(None)["tokens"]
    for state, _ in wander(players, 5):
        view = state.view(None)
        slotted = [wall["prophecy"] for seat in view["seats"] for wall in seat["walls"].values() if wall["prophecy"]]
        assert Counter(view["tokens"]["prophecy"] + slotted) <= Counter(laid["prophecy"])
        if players > 1:
            assert Counter(view["tokens"]["prophecy"] + slotted) == Counter(laid["prophecy"])
        earned = sum(seat["level_points"] for seat in view["seats"])
        assert earned + sum(view["tokens"]["level"]) == sum(laid["level"])


@pytest.mark.rule("ML-SET-10")
def test_one_structure_card_agreed_or_random() -> None:
    agreed, drawn = MONOLYTH.settle({"players": 2, "structure": "stair", "boards": [1, 2]}, STANDARD, Numbers([]))
    assert (agreed["structure"], drawn) == ("stair", [])
    ids = [card.id for card in STANDARD.structures]
    for i, card in enumerate(ids):
        chance = Numbers([i])
        setup, drawn = MONOLYTH.settle({"players": 2, "boards": [1, 2]}, STANDARD, chance)
        assert (setup["structure"], drawn, chance.asked) == (card, ["structure"], [len(ids)])
        assert start(2, card).view(None)["structure"]["id"] == card


@pytest.mark.rule("ML-SET-10")
def test_the_other_structure_cards_are_out() -> None:
    terrace = [[3, 3, 3, 3], [3, 3, 3, 3], [1, 1, 1, 1], [1, 1, 1, 1]]
    for card, points in (("wall", 0), ("terrace", 8)):
        state = ready(2, card)
        lay_heights(state, 0, terrace)
        play(state, "prophecy 4 N")
        assert seat_view(state, 0)["structure"]["points"] == points


def test_a_card_that_needs_level_4_is_not_for_three_players(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("content") / "own.toml"
    rows = '["4", "1", "1", "1"], ["1", "1", "1", "1"], ["1", "1", "1", "1"], ["1", "1", "1", "1"]'
    file.write_text(f'[[structures]]\nid = "spire"\ngrid = [{rows}]\n', encoding="utf-8")
    content: Content = load(str(file))
    last = len(content.structures) - 1
    assert MONOLYTH.settle({"players": 2}, content, Numbers([last, 0, 0]))[0]["structure"] == "spire"
    chance = Numbers([0, 0, 0, 0])
    MONOLYTH.settle({"players": 3}, content, chance)
    assert chance.asked[0] == last  # one card fewer to draw from
    with pytest.raises(CairnError, match="spire needs level 4"):
        MONOLYTH.settle({"players": 3, "structure": "spire"}, content, Numbers([0, 0, 0]))


@pytest.mark.rule("ML-SET-11", "ML-SET-13", "ML-SET-18")
def test_single_cubes_are_the_supply_and_all_other_stones_are_in_the_lid() -> None:
    view = start().view(None)
    assert view["supply"] == dict.fromkeys(COLOURS, 3)
    assert view["lid_total"] == 65
    counts = {"D2": 2, "I3": 2, "L3": 3, "O4": 2, "T4": 1, "L4": 2, "S4": 1}
    assert view["lid"] == {shape: dict.fromkeys(COLOURS, n) for shape, n in counts.items()}


@pytest.mark.rule("ML-SET-18", "ML-TAK-05")
def test_no_single_cube_comes_on_a_site_and_the_supply_only_shrinks() -> None:
    supply = start().view(None)["supply"]
    swaps = 0
    for state, events in wander(2, 3):
        view = state.view(None)
        assert all(stone is None or stone["shape"] != "M1" for stone in view["sites"])
        assert not any("M1" in text for text in offered(state, "draw"))
        for event in told(events, "swapped"):
            supply[event["colour"]] -= 1
            swaps += 1
        assert view["supply"] == supply
    assert swaps > 5


@pytest.mark.rule("ML-SET-12", "ML-SET-14", "ML-SET-15")
def test_nature_fills_every_site_but_the_crystals() -> None:
    state = start()
    view = state.view(None)
    assert (view["crystal"], len(view["sites"]), view["waiting"]) == (0, 13, list(range(1, 13)))
    for number, stone in enumerate(FILLING, 1):
        assert state.turn == CHANCE
        assert sum(state.odds()) == 66 - number  # any stone of the lid, each as likely
        play(state, f"draw {stone}")
    view = state.view(None)
    assert state.turn == 0
    assert view["sites"][0] is None
    assert [f"{stone['shape']}-{stone['colour']}" for stone in view["sites"][1:]] == FILLING
    assert view["lid_total"] == 53


@pytest.mark.rule("ML-SET-16")
def test_each_player_gets_a_board_at_random_and_no_board_twice() -> None:
    chance = Numbers([0, 4, 2, 0])
    setup, drawn = MONOLYTH.settle({"players": 3}, STANDARD, chance)
    assert (setup["boards"], drawn, chance.asked[1:]) == ([5, 3, 1], ["structure", "boards"], [5, 4, 3])
    state = MONOLYTH.start(setup, STANDARD)
    assert [seat["board"] for seat in state.view(None)["seats"]] == [5, 3, 1]
    assert {side: wall["colour"] for side, wall in seat_view(state, 0)["walls"].items()} == {
        "N": "white",
        "E": "blue",
        "S": "turquoise",
        "W": "orange",
    }
    for boards in ([1, 1, 2], [1, 2], [1, 2, 9], [1, 2, "3"], "123"):
        with pytest.raises(CairnError, match="board"):
            MONOLYTH.settle({"players": 3, "structure": "wall", "boards": boards}, STANDARD, Numbers([]))


@pytest.mark.parametrize("setup", [{}, {"players": 0}, {"players": 5}, {"players": True}, {"players": 2, "first": 1}])
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(CairnError, match="set-up"):
        MONOLYTH.settle(setup, STANDARD, Numbers([0] * 9))


@pytest.mark.rule("ML-SET-17", "ML-TRN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_seat_0_is_the_first_player_of_every_round_and_play_goes_from_seat_to_seat(players: int) -> None:
    state = ready(players)
    order = []
    for turn in range(2 * players):
        assert state.view(None)["round"] == turn // players + 1
        assert state.turn is not None
        order.append(state.turn)
        play(state, f"prophecy {4 + turn} {'NS'[turn // players]}")
    assert order == [*range(players), *range(players)]


@pytest.mark.rule("ML-TRN-02", "ML-TRN-03")
def test_a_turn_is_one_action_and_there_is_no_passing() -> None:
    state = ready()
    kinds = {text.split()[1] if text[0].isdigit() else text.split()[0] for text in offered(state)}
    assert kinds == {"D2", "L3", "O4", "T4", "swap", "prophecy"}
    with pytest.raises(IllegalChoiceError, match="pass"):
        play(state, "pass")
    play(state, "prophecy 4 N")
    assert state.turn == 1  # no stone on top of a prophecy
    play(state, "1 D2 a1/1 b1/1", "draw L4-blue")
    assert state.turn == 0  # no prophecy on top of a stone


@pytest.mark.rule("ML-TRN-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_turns_go_on_until_an_end_condition_and_no_longer(players: int) -> None:
    for seed in range(3):
        for state, events in wander(players, seed):
            view = state.view(None)
            if view["phase"] in {"draw", "burn"}:
                continue
            full = any(min(map(min, seat["heights"])) == view["limit"] for seat in view["seats"])
            stones = view["lid_total"] + sum(stone is not None for stone in view["sites"])
            round_over = events[-1].kind == "over" or view["turn"] == 0
            no_tokens = players == 1 and not view["tokens"]["prophecy"]
            assert (view["phase"] == "over") == ((full and round_over) or stones == 0 or no_tokens)
        assert state.view(None)["phase"] == "over"
        assert offered(state) == []


@pytest.mark.rule("ML-TRN-05")
def test_levels_are_rewarded_at_the_end_of_the_turn_after_the_refill() -> None:
    state = ready()
    lay_build(state, 0, ". . b b", "b b b b", "b b b b", "b b b b")
    placed = play(state, "1 D2 a1/1 b1/1")
    assert (told(placed, "level"), seat_view(state, 0)["level_points"]) == ([], 0)
    refilled = play(state, "draw L4-blue")
    assert [event.kind for event in refilled] == ["refilled", "level"]
    assert seat_view(state, 0)["level_points"] == 8


@pytest.mark.rule("ML-TRN-05", "ML-STR-01")
def test_only_the_active_players_board_is_checked() -> None:
    state = ready()
    lay_heights(state, 1, [[3, 3, 3, 3], *([[1] * 4] * 3)])
    lay_lid(state, "L4-blue", "L4-blue")
    assert told(play(state, "prophecy 4 N"), "structure") == []
    assert [event["seat"] for event in told(play(state, "prophecy 5 N"), "structure")] == [1]


@pytest.mark.rule("ML-SET-17", "ML-TRN-01")
def test_after_the_last_seat_comes_the_first() -> None:
    state = ready(4)
    give_turn(state, 3)
    play(state, "1 D2 a1/1 b1/1", "draw L4-blue")
    assert (state.turn, state.view(None)["round"]) == (0, 2)
