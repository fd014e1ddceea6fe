"""The end of the game (END), scoring and ties (SCO)."""

import pytest

from cairn.monolyth import Monolyth
from tests.monolyth.positions import (
    EMPTY,
    give_turn,
    lay_build,
    lay_heights,
    lay_lid,
    lay_points,
    lay_sites,
    lay_slots,
    lay_supply,
    offered,
    play,
    ready,
    seat_view,
    told,
    wander,
)

pytestmark = pytest.mark.modes


def nearly(players: int, seat: int, level: int) -> Monolyth:
    """Give a position in which the seat is about to complete this level with `1 swap a1/level`."""
    state = ready(players)
    lay_heights(state, seat, [[level - 1] + [level] * 3, *([[level] * 4] * 3)])
    lay_sites(state, dict.fromkeys(range(1, 12), "D2-blue"))
    lay_lid(state, *["L4-blue"] * 9)
    give_turn(state, seat)
    return state


def scored(state: Monolyth, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Give each wall's count and points."""
    return {side: (wall["count"], wall["points"]) for side, wall in seat_view(state, seat)["walls"].items()}


# ---------------------------------------------------------------- the end


@pytest.mark.rule("ML-END-01", "ML-END-02", "ML-END-08")
@pytest.mark.parametrize(("players", "top"), [(2, 4), (3, 3), (4, 3)])
def test_completing_the_top_level_lets_the_round_be_finished(players: int, top: int) -> None:
    state = nearly(players, 0, top)
    events = play(state, f"1 swap a1/{top}", "draw L4-blue")
    assert told(events, "ending") == [{"kind": "ending", "seat": 0}]
    for seat in range(1, players):
        assert (state.turn, state.view(None)["ending"]) == (seat, True)
        over = told(play(state, offered(state, "prophecy")[0]), "over")
        assert bool(over) == (seat == players - 1)
    assert (state.turn, state.view(None)["reason"]) == (None, "complete")


@pytest.mark.rule("ML-END-01")
@pytest.mark.parametrize(("players", "level"), [(2, 3), (3, 2), (4, 2)])
def test_a_lower_level_does_not_end_the_game(players: int, level: int) -> None:
    state = nearly(players, players - 1, level)
    events = play(state, f"1 swap a1/{level}", "draw L4-blue")
    assert [event.kind for event in events][-1] == "level"
    assert (state.turn, state.view(None)["ending"]) == (0, False)


@pytest.mark.rule("ML-END-02", "ML-END-04")
def test_the_round_is_finished_from_the_middle_and_nobody_plays_after_the_last_seat() -> None:
    state = nearly(4, 1, 3)
    play(state, "1 swap a1/3", "draw L4-blue")
    order = []
    while state.turn is not None:
        order.append(state.turn)
        play(state, offered(state, "prophecy")[0])
    assert order == [2, 3]


@pytest.mark.rule("ML-END-03", "ML-END-04")
@pytest.mark.parametrize(("players", "top"), [(2, 4), (3, 3), (4, 3)])
def test_completed_by_the_last_player_the_game_ends_at_once(players: int, top: int) -> None:
    state = nearly(players, players - 1, top)
    events = play(state, f"1 swap a1/{top}", "draw L4-blue")
    assert [event.kind for event in events][-2:] == ["level", "over"]
    assert told(events, "ending") == []
    assert (state.turn, offered(state)) == (None, [])


@pytest.mark.rule("ML-END-02", "ML-END-04")
def test_a_second_completion_in_the_last_round_is_rewarded_and_prolongs_nothing() -> None:
    state = nearly(3, 0, 3)
    lay_heights(state, 1, [[2, 3, 3, 3], *([[3] * 4] * 3)])
    play(state, "1 swap a1/3", "draw L4-blue")
    events = play(state, "1 swap a1/3", "draw L4-blue")
    assert (told(events, "level")[0]["points"], told(events, "ending"), state.turn) == (7, [], 2)
    play(state, offered(state, "prophecy")[0])
    assert state.turn is None


@pytest.mark.rule("ML-END-05", "ML-SCO-08")
def test_unfinished_monoliths_are_scored_as_they_are() -> None:
    state = nearly(2, 1, 4)
    lay_build(state, 0, "b bb . bbb", ". . . .", ". . . .", ". kk . .")
    lay_slots(state, 0, N=6, S=4)
    play(state, "1 swap a1/4", "draw L4-blue")
    assert (state.turn, state.scores()) == (None, [6, 8])
    assert state.winners() == [1]


def used_up(lid: list[str], sites: dict[int, str], players: int = 3) -> Monolyth:
    state = ready(players)
    lay_lid(state, *lid)
    lay_sites(state, sites)
    return state


@pytest.mark.rule("ML-END-06", "ML-END-07")
def test_when_sites_and_lid_are_empty_the_game_ends_at_once() -> None:
    state = used_up([], {7: "D2-blue"})
    lay_points(state, 0, 5)
    events = play(state, "1 D2 a1/1 b1/1")  # seat 0 of three: the others get no turn
    assert (state.turn, state.view(None)["reason"]) == (None, "exhausted")
    assert sum(state.view(None)["supply"].values()) == 15  # single cubes do not keep the game going
    over = told(events, "over")[0]
    assert (over["scores"], over["winners"]) == ([5, 0, 0], [0])


@pytest.mark.rule("ML-END-06")
@pytest.mark.parametrize(
    ("lid", "sites"), [([], {7: "D2-blue", 9: "D2-blue"}), (["L4-blue"], {7: "D2-blue"})], ids=["sites", "lid"]
)
def test_a_stone_on_a_site_or_in_the_lid_keeps_the_game_going(lid: list[str], sites: dict[int, str]) -> None:
    state = used_up(lid, sites)
    play(state, "1 D2 a1/1 b1/1", *(f"draw {stone}" for stone in lid))
    assert (state.turn, state.view(None)["reason"]) == (1, None)


@pytest.mark.rule("ML-END-06")
def test_the_stones_used_up_end_a_round_that_was_to_be_finished() -> None:
    state = used_up([], {7: "D2-blue"})
    lay_heights(state, 0, [[1, 3, 3, 3], *([[3] * 4] * 3)])
    events = play(state, "1 D2 a1/2 a1/3")
    assert [event["points"] for event in told(events, "level")] == [8, 7]
    assert (state.turn, state.scores()) == (None, [15, 0, 0])


@pytest.mark.rule("ML-END-06", "ML-FRC-04")
def test_a_discard_of_the_last_stone_ends_the_game_too() -> None:
    state = used_up([], {7: "O4-blue"})
    lay_supply(state)
    lay_heights(state, 0, [[3, 3, 3, 2], *([[3] * 4] * 3)])
    play(state, "1 discard")
    assert (state.turn, state.view(None)["reason"]) == (None, "exhausted")


@pytest.mark.rule("ML-END-08")
def test_a_player_with_a_full_monolith_never_has_another_turn() -> None:
    complete = 0
    for players in (2, 3):
        for seed in range(10):
            for state, _ in wander(players, seed, builders=True):
                view = state.view(None)
                if view["phase"] == "act":
                    assert min(map(min, view["seats"][view["turn"]]["heights"])) < view["limit"]
            complete += view["reason"] == "complete"
    assert complete > 1


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("ML-SCO-01", "ML-SCO-02")
def test_each_wall_is_the_outermost_row_at_all_heights_and_its_own_colour_counts() -> None:
    state = ready()  # board 1: N blue, E orange, S black, W turquoise
    lay_build(state, 0, "t bbbb bo o", "ttt b o o", "w k k oooo", "kt kk kkk .")
    assert {side: count for side, (count, _) in scored(state).items()} == {"N": 5, "E": 6, "S": 6, "W": 5}


@pytest.mark.rule("ML-SCO-01")
def test_each_player_counts_by_the_colours_of_the_own_board() -> None:
    state = ready()  # board 2, of seat 1: N orange, E turquoise, S white, W black
    for seat in range(2):
        lay_build(state, seat, "b oo oo b", "k . . t", "k . . t", "w ww w .")
    assert {side: count for side, (count, _) in scored(state, 0).items()} == {"N": 2, "E": 0, "S": 0, "W": 0}
    assert {side: count for side, (count, _) in scored(state, 1).items()} == {"N": 4, "E": 2, "S": 4, "W": 2}
    for seat in range(2):
        lay_slots(state, seat, N=4)
    assert state.scores() == [0, 4]


@pytest.mark.rule("ML-SCO-02", "ML-SCO-03")
@pytest.mark.parametrize(
    ("space", "sides"), [(0, "NW"), (3, "NE"), (15, "SE"), (12, "SW"), (1, "N"), (7, "E"), (14, "S"), (8, "W"), (5, "")]
)
def test_a_corner_belongs_to_both_walls_and_a_cube_counts_once_in_each(space: int, sides: str) -> None:
    colours = {"N": "b", "E": "o", "S": "k", "W": "t"}
    for side, letter in colours.items():
        state = ready()
        columns = ["."] * 16
        columns[space] = letter * 4
        lay_build(state, 0, *(" ".join(columns[row : row + 4]) for row in range(0, 16, 4)))
        counts = {name: count for name, (count, _) in scored(state).items()}
        assert counts == dict.fromkeys("NESW", 0) | ({side: 4} if side in sides else {})


@pytest.mark.rule("ML-SCO-04")
def test_a_cube_behind_a_gap_does_not_count() -> None:
    state = ready()
    lay_build(state, 0, "b . . b", "bbbb bbbb bbbb bbbb", ". . . .", ". . . .")
    assert scored(state)["N"] == (2, 0)


@pytest.mark.rule("ML-SCO-05", "ML-SCO-06", "ML-SCO-07")
@pytest.mark.parametrize(("value", "points"), [(4, 4), (6, 6), (7, 7), (8, 0), (12, 0)])
def test_a_prophecy_gives_its_number_or_nothing(value: int, points: int) -> None:
    state = ready()
    lay_build(state, 0, "bbbb b b b", *EMPTY[1:])
    lay_slots(state, 0, N=value)
    assert scored(state)["N"] == (7, points)
    assert state.scores() == [points, 0]
    lay_points(state, 0, 10)
    assert state.scores() == [10 + points, 0]  # no penalty either


@pytest.mark.rule("ML-SCO-08")
def test_the_total_is_prophecies_and_levels_and_the_structure() -> None:
    state = ready()
    lay_build(state, 0, "bbb bbb bbb bb", "t . . .", "t o k t", "tk k k k")
    lay_slots(state, 0, N=11, S=4, W=4, E=5)
    assert state.scores()[0] == 11 + 4
    lay_sites(state, {1: "I3-white"})
    lay_heights(state, 1, [[3] * 4, *([[1] * 4] * 3)])
    play(state, "1 I3 b2/1 c2/1 d2/1", "draw L4-blue")
    assert [seat["level_points"] for seat in state.view(None)["seats"]] == [8, 0]
    assert state.scores()[0] == 11 + 4 + 8
    play(state, "prophecy 16 N")
    assert state.scores()[1] == 8  # the Structure alone
    lay_sites(state, {1: "D2-blue"})
    play(state, "1 swap d1/3", "draw L4-blue")
    assert state.scores()[0] == 11 + 4 + 8 + 4


@pytest.mark.rule("ML-SCO-09", "ML-SCO-04")
def test_the_rulebooks_example_for_two_players() -> None:
    state = ready(2, boards=[2, 1])  # board 2: E turquoise, S white
    lay_build(state, 0, ". . . tt", ". . . tt", ". w w tt", "www wwww wwww wwt")
    lay_slots(state, 0, E=7, S=14)
    assert scored(state) == {"N": (0, 0), "E": (7, 7), "S": (13, 0), "W": (0, 0)}
    assert state.scores()[0] == 7


@pytest.mark.rule("ML-SCO-10")
def test_a_side_without_a_token_gives_nothing() -> None:
    state = ready()
    lay_build(state, 0, *["bbbb bbbb bbbb bbbb"] * 4)
    assert scored(state)["N"] == (16, 0)
    assert state.scores() == [0, 0]


@pytest.mark.rule("ML-SCO-11", "ML-SCO-12")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ([9, 5, 3], 0),
        ([3, 9, 5], 1),
        ([3, 5, 9], 2),
        ([9, 9, 3], 1),
        ([9, 3, 9], 2),
        ([3, 9, 9], 2),
        ([9, 9, 9], 2),
        ([0, 0, 0], 2),
        ([9, 9], 1),
        ([9, 8], 0),
        ([7, 12, 12, 7], 2),
    ],
)
def test_the_highest_total_wins_and_of_the_tied_the_latest_in_turn_order(points: list[int], winner: int) -> None:
    state = ready(len(points))
    for seat, value in enumerate(points):
        lay_points(state, seat, value)
    assert state.scores() == points
    assert state.winners() == [winner]
    others = [seat for seat in range(len(points)) if seat != winner]
    best = max(others, key=lambda seat: (points[seat], seat))
    assert state.winners(out=[winner]) == [best]  # who gave up cannot win
    assert state.winners(out=range(len(points))) == []


@pytest.mark.rule("ML-SCO-13")
@pytest.mark.parametrize(("players", "most"), [(1, 16), (2, 16), (3, 12), (4, 12)])
def test_a_wall_has_room_for_twelve_or_sixteen_cubes(players: int, most: int) -> None:
    state = ready(players)
    for seat in range(players):
        assert all(wall["reach"] == most for wall in seat_view(state, seat)["walls"].values())
    assert max(state.view(None)["tokens"]["prophecy"]) <= most
    lay_heights(state, 0, [[most // 4] * 4] * 4, "b")
    assert scored(state)["N"] == (most, 0)
    assert seat_view(state, 0)["walls"]["N"]["reach"] == most
    assert seat_view(state, 0)["walls"]["E"]["reach"] == 0
