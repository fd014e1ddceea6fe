"""Random maps: fair ones from the generator, and the rulebook's own."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.chance import Dice, FairChance
from cairn.core import CairnError
from cairn.monumental import generator, maps
from cairn.monumental.generator import SIZES, generate, images, orbits, race, random_map, unfair
from cairn.monumental.maps import Map, Tile, as_data, from_data, presets, steps

SEEDS = range(24)
every_number = pytest.mark.parametrize("players", [2, 3, 4])
every_size = pytest.mark.parametrize("size", SIZES)


@cache
def fair(players: int, size: str, seed: int) -> Map:
    return generate(players, size, Dice(seed).below)


def beside(board: Map, capital: int) -> list[Tile]:
    return [board.tiles[n] for n in board.neighbours[capital] if board.tiles[n].province]


def near(board: Map, tile: Tile) -> int:
    return min(steps((tile.q, tile.r), (board.tiles[c].q, board.tiles[c].r)) for c in board.capitals)


def words(board: Map) -> dict[tuple[int, int], str]:
    return {(tile.q, tile.r): str(tile).split()[1] for tile in board.tiles}


# ---------------------------------------------------------------- fair maps


@every_number
@every_size
def test_fair_maps(players: int, size: str) -> None:
    boards = [fair(players, size, seed) for seed in SEEDS]
    assert len({tuple(map(str, board.tiles)) for board in boards}) == len(boards)
    least, most = SIZES[size].provinces
    for board in boards:
        assert (board.id, board.players, board.level) == (f"random-{size}", players, SIZES[size].level)
        assert (board.origin, board.name_origin) == ("own", "own")
        assert from_data(as_data(board)) == board  # within the box and the rulebook
        assert unfair(board) == ""
        assert players * least <= len(board.provinces) <= min(players * most, 29)
        assert all(len(beside(board, capital)) in (3, 4) for capital in board.capitals)
        for tile in board.tiles:
            assert tile.terrain == maps.TERRAIN.get(tile.kind, 0)
            if tile.city or tile.market:
                assert near(board, tile) in (2, 3)
            if tile.province and near(board, tile) == 1:
                assert tile.kind in ("meadow", "forest", "swamp")
                assert 2 <= tile.terrain + tile.barbarian <= 3
            if tile.barbarian == 4 or tile.kind == "volcano":
                assert near(board, tile) >= 3
        assert len({tile.city for tile in board.tiles if tile.city}) == 1


@every_number
@every_size
def test_fair_maps_are_symmetric(players: int, size: str) -> None:
    for seed in SEEDS:
        shape = words(fair(players, size, seed))
        for place, word in shape.items():
            assert {shape.get(image) for image in images(players, place)} == {word}


@every_number
@every_size
def test_capitals_lie_in_distance(players: int, size: str) -> None:
    least, most = SIZES[size].distance
    for seed in SEEDS:
        board = fair(players, size, seed)
        first, *others = (board.tiles[i] for i in board.capitals)
        ways = sorted(steps((first.q, first.r), (tile.q, tile.r)) for tile in others)
        assert all(least <= way <= most for way in ways[:2])


@every_number
@every_size
def test_players_meet_in_time(players: int, size: str) -> None:
    first, last = SIZES[size].contact
    rng = Random(5)
    for seed in range(8):
        board = fair(players, size, seed)
        runs = [race(board, rng.randrange) for _ in range(60)]
        assert first - 0.5 <= mean(run.contact for run in runs) <= last + 0.5
        each = [mean(run.provinces[-1][seat] for run in runs) for seat in range(players)]
        assert max(each) - min(each) <= 1.3


@given(st.integers(0, 2**40), st.sampled_from([2, 3, 4]), st.sampled_from(sorted(SIZES)))
@settings(deadline=None, max_examples=20)
def test_the_same_seed_gives_the_same_map(seed: int, players: int, size: str) -> None:
    board = generate(players, size, Dice(seed).below)
    assert board == generate(players, size, Dice(seed).below)
    assert random_map(players, Dice(seed).below) == random_map(players, Dice(seed).below)


def test_a_known_map() -> None:
    board = generate(2, "small", FairChance(b"secret", [b"one", b"two"]).below)
    assert board == generate(2, "small", FairChance(b"secret", [b"one", b"two"]).below)
    assert {code: board.name(code) for code in ("en", "de", "es", "fr")} == {
        "en": "Random map (small)",
        "de": "Zufällige Landkarte (klein)",
        "es": "Mapa aleatorio (pequeño)",
        "fr": "Plateau aléatoire (petit)",
    }


@every_number
@every_size
@pytest.mark.parametrize("below", [lambda _: 0, lambda n: n - 1, lambda n: n // 2], ids=["first", "last", "middle"])
def test_stubborn_dice_end_too(
    players: int, size: str, below: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generator, "TRIES", 20)
    board = generate(players, size, below)
    assert (board.id, board.players, board.level) == (f"random-{size}", players, SIZES[size].level)
    assert unfair(board) == ""
    assert random_map(players, below).id == "random"


def test_without_a_try_a_map_of_this_edition_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "TRIES", 0)
    board = generate(3, "large", Dice(1).below)
    assert (board.id, board.tiles) == ("random-large", presets()["great-lake"].tiles)
    assert random_map(3, Dice(1).below).tiles == presets()["heartland"].tiles


@pytest.mark.parametrize(
    ("players", "size", "message"),
    [
        (2, "huge", "a random map is small, medium, large, not 'huge'"),
        (1, "small", "a map is for 2 to 4 players, not for 1"),
        (5, "large", "a map is for 2 to 4 players, not for 5"),
    ],
)
def test_what_cannot_be_made(players: int, size: str, message: str) -> None:
    with pytest.raises(CairnError, match=message):
        generate(players, size, Dice(1).below)


def test_random_maps_are_for_two_to_four() -> None:
    with pytest.raises(CairnError, match="a map is for 2 to 4 players, not for 6"):
        random_map(6, Dice(1).below)


@every_number
def test_orbits_cover_everything_once(players: int) -> None:
    places = [place for orbit in orbits(players) for place in orbit]
    assert len(places) == len(set(places)) == 91


# ---------------------------------------------------------------- what is unfair


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"-1,-1 m0+2": "-1,-1 m1+2", "-2,1 f1+1": "-2,1 f2+1"}, "the first conquests from a3 are too dear"),
        ({"-2,1 f1+1": "-2,1 f0+1"}, "the terrain next to the Capitals differs"),
        ({"0,-2 s2+3": "0,-2 s1+3"}, "the Provinces seen from the Capitals differ"),
        ({"1,-2 water": "", "-1,2 water": ""}, "there is no Water"),
        (
            {"0,-2 s2+3": "0,-2 s2+2", "0,2 s2+3": "0,2 s2+2", "0,-1 m0+3$": "0,-1 m0+2$", "0,1 m0+3$": "0,1 m0+2$"},
            "there is too little space for monsters",
        ),
    ],
)
def test_unfair_maps(changes: dict[str, str], reason: str) -> None:
    data = as_data(presets()["clash-of-titans"])
    data["tiles"] = [new for tile in data["tiles"] if (new := changes.get(tile, tile))]
    assert unfair(from_data(data)) == reason


def test_a_race() -> None:
    board = presets()["clash-of-titans"]
    run = race(board, lambda _: 0)
    assert run.contact == 5
    assert run.provinces[0] == (2, 2)  # 2 Military and 2 Gold pay for two Provinces of 2
    assert run.provinces[1] == (2, 2)  # 2 Military are not enough for one of 3
    assert run.provinces[2] == (3, 3)
    assert all(
        a <= b
        for before, after in zip(run.provinces, run.provinces[1:], strict=False)
        for a, b in zip(before, after, strict=True)
    )


# ---------------------------------------------------------------- the rulebook's own


@every_number
@pytest.mark.rule("MN-MAP-01", "MN-MAP-02", "MN-MAP-03", "MN-MAP-04", "MN-MAP-05", "MN-MAP-06", "MN-MAP-07")
@pytest.mark.rule("MN-MAP-08", "MN-MAP-09", "MN-MAP-10", "MN-MAP-11", "MN-MAP-12", "Q-14", "MN-SET-01")
def test_maps_by_the_rulebook(players: int) -> None:
    boards = [random_map(players, Dice(seed).below) for seed in SEEDS]
    assert len({tuple(map(str, board.tiles)) for board in boards}) == len(boards)
    for board in boards:
        assert (board.id, board.players, len(board.capitals)) == ("random", players, players)
        assert Counter(tile.kind for tile in board.tiles) <= Counter(maps.TILES)
        assert sum(tile.city > 0 for tile in board.tiles) == sum(tile.market for tile in board.tiles) == players
        for tile in board.tiles:
            assert (tile.barbarian > 0) + (tile.city > 0) == tile.province
            assert tile.production == (tile.province and not tile.market)
            assert tile.province or not tile.market
        values = {tuple(sorted(tile.barbarian for tile in beside(board, capital))) for capital in board.capitals}
        assert len(values) == 1
        assert set(values.pop()) <= {1, 2}
        assert from_data(as_data(board)) == board


@every_number
@pytest.mark.rule("MN-MAP-01", "MN-MAP-04", "MN-MAP-07")
def test_tokens_by_the_rulebook_lie_at_random(players: int) -> None:
    boards = [random_map(players, Dice(seed).below) for seed in range(60)]
    tiles = [tile for board in boards for tile in board.tiles]
    assert {tile.barbarian for tile in tiles if tile.barbarian} == {1, 2, 3, 4}
    assert {tile.city for tile in tiles if tile.city} == {2, 3, 4}
    assert any(tile.city and tile.market for tile in tiles)
    assert any(unfair(board) for board in boards)
    assert any(
        len({words(board).get(image) for image in images(players, (t.q, t.r))}) > 1
        for board in boards
        for t in board.tiles
    )
