"""Maps: the nine of this edition, and maps as data."""

from collections import Counter
from random import Random
from statistics import mean
from typing import Any

import pytest

from cairn.languages import LANGUAGES
from cairn.monumental import maps
from cairn.monumental.generator import SYMMETRY, images, race, unfair
from cairn.monumental.maps import Map, Tile, as_data, from_data, load, presets, steps

IDS = (
    *("quiet-pastures", "twin-lakes", "clash-of-titans", "great-lake", "heartland", "throne-of-fire"),
    *("four-winds", "inner-sea", "cauldron"),
)
SMALL = "clash-of-titans"
PICTURE = """
      s2+3  ~~~~
   m0+2  m0$3  m0c3  f1+1
[A]   f1+2  v4+4  f1+2  [B]
   f1+1  m0c3  m0$3  m0+2
            ~~~~  s2+3
"""

# tiles, Provinces, Water, kinds, barbarians, cities, Production, values and defense next to a Capital, steps to
# Markets, cities and rivals, coastal, equally near to two Capitals, mean defense, Military for one's share
FIGURES: dict[str, tuple[Any, ...]] = {
    "quiet-pastures": (
        *(29, 20, 7, "m8 f8 s4", {1: 2, 2: 10, 3: 6}, {2: 2}, 18, "1 2 2", "2 2 2"),
        *("2 6", "2 5", "6", 14, 2, 2.8, 28.0),
    ),
    "twin-lakes": (
        *(20, 16, 2, "m6 f6 s4", {1: 2, 2: 8, 3: 4}, {4: 2}, 14, "1 2 2", "2 2 3"),
        *("3 4", "2 3", "5", 10, 0, 2.75, 22.0),
    ),
    "clash-of-titans": (
        *(17, 13, 2, "m6 f4 s2 v1", {1: 2, 2: 4, 3: 4, 4: 1}, {3: 2}, 11, "1 2 2", "2 2 3"),
        *("2 3", "2 3", "4", 6, 1, 2.92, 19.0),
    ),
    "great-lake": (
        *(34, 24, 7, "m6 f9 s6 h3", {1: 6, 2: 9, 3: 6}, {2: 3}, 21, "1 1 2", "2 2 2"),
        *("3 3 7", "2 4 6", "6 6", 12, 3, 3.0, 24.0),
    ),
    "heartland": (
        *(28, 22, 3, "m6 f9 s6 v1", {1: 3, 2: 9, 3: 6, 4: 1}, {3: 3}, 19, "1 2 2", "2 2 3"),
        *("3 3 4", "2 4 5", "6 6", 9, 4, 3.09, 22.7),
    ),
    "throne-of-fire": (
        *(25, 19, 3, "m6 f9 s3 v1", {1: 6, 2: 6, 3: 3, 4: 1}, {2: 3}, 16, "1 1 2 2", "2 2 2 3"),
        *("2 2 4", "2 2 3", "4 4", 3, 7, 2.63, 16.7),
    ),
    "four-winds": (
        *(37, 26, 7, "m8 f8 s4 h4 v2", {1: 8, 2: 8, 3: 6}, {2: 4}, 22, "1 1 2", "2 2 3"),
        *("2 5 5 7", "2 4 5 7", "4 6 8", 18, 2, 3.0, 19.5),
    ),
    "inner-sea": (
        *(37, 26, 7, "m8 f8 s6 h4", {1: 4, 2: 12, 3: 4, 4: 2}, {2: 4}, 22, "1 2 2 2", "2 2 2 3"),
        *("2 3 5 6", "2 3 4 5", "4 4 6", 22, 2, 3.08, 20.0),
    ),
    "cauldron": (
        *(29, 21, 4, "m8 f8 s4 v1", {1: 4, 2: 8, 3: 4, 4: 1}, {3: 4}, 17, "1 2 2", "2 2 3"),
        *("2 3 3 4", "2 2 4 5", "4 4 6", 14, 5, 2.67, 14.0),
    ),
}
# the turn of the first contact, Provinces each after 6 and 8 turns, Provinces left free
RACES = {
    "quiet-pastures": (7.5, 7.0, 9.0, 2.0),
    "twin-lakes": (6.4, 6.0, 8.0, 0.0),
    "clash-of-titans": (5.0, 5.0, 6.0, 1.0),
    "great-lake": (9.0, 7.0, 7.0, 3.0),
    "heartland": (5.2, 5.9, 7.0, 1.0),
    "throne-of-fire": (3.3, 6.0, 6.0, 1.0),
    "four-winds": (7.0, 5.0, 6.0, 2.0),
    "inner-sea": (5.0, 5.0, 5.0, 6.0),
    "cauldron": (3.9, 4.0, 5.0, 1.0),
}

every_map = pytest.mark.parametrize("board", presets().values(), ids=lambda board: board.id)


def picture(board: Map) -> str:
    """Draw a map as the notes on this edition do."""
    left = min(2 * tile.q + tile.r for tile in board.tiles)
    rows: dict[int, str] = {}
    letters = iter("ABCD")
    for tile in board.tiles:
        if tile.province:
            token = f"c{tile.city}" if tile.city else f"{'$' if tile.market else '+'}{tile.barbarian}"
            text = f"{tile.kind[0]}{tile.terrain}{token}"
        else:
            text = "~~~~" if tile.kind == "water" else f"[{next(letters)}]"
        rows[tile.r] = rows.get(tile.r, "").ljust(3 * (2 * tile.q + tile.r - left)) + text
    return "\n" + "\n".join(rows.values()) + "\n"


def beside(board: Map, capital: int) -> list[Tile]:
    return [board.tiles[n] for n in board.neighbours[capital] if board.tiles[n].province]


def way(a: Tile, b: Tile) -> int:
    return steps((a.q, a.r), (b.q, b.r))


def figures(board: Map) -> tuple[Any, ...]:
    """Work out the figures of a map; those of a Capital are taken from the first."""
    tiles = board.tiles
    land = [tiles[i] for i in board.provinces]
    capitals = [tiles[i] for i in board.capitals]
    home = capitals[0]
    walked = {tiles[i]: n for i, n in maps.walk(board, board.capitals[0], board.provinces).items()}
    kinds = Counter(tile.kind for tile in land)
    defense = [tile.terrain + tile.barbarian for tile in land]
    near = [sorted(way(tile, capital) for capital in capitals) for tile in land]
    first = beside(board, board.capitals[0])

    def shown(numbers: Any) -> str:
        return " ".join(map(str, sorted(numbers)))

    return (
        *(len(tiles), len(land), sum(tile.kind == "water" for tile in tiles)),
        " ".join(f"{kind[0]}{kinds[kind]}" for kind in maps.TERRAIN if kinds[kind]),
        {front: n for front in (1, 2, 3, 4) if (n := sum(tile.barbarian == front for tile in land))},
        dict(Counter(tile.city for tile in land if tile.city)),
        sum(tile.production for tile in tiles),
        shown(tile.barbarian for tile in first),
        shown(tile.terrain + tile.barbarian for tile in first),
        shown(walked[tile] for tile in land if tile.market),
        shown(walked[tile] for tile in land if tile.city),
        shown(way(home, tile) for tile in capitals[1:]),
        sum(any(tiles[n].kind == "water" for n in board.neighbours[i]) for i in board.provinces),
        sum(ways[0] == ways[1] for ways in near),
        round(mean(defense), 2),
        round(sum(defense) / board.players, 1),
    )


# ---------------------------------------------------------------- the nine maps


@pytest.mark.rule("MN-SET-01")
def test_nine_maps_three_for_each_number_of_players() -> None:
    assert tuple(presets()) == IDS
    assert [(board.players, board.level) for board in presets().values()] == [
        (p, s) for p in (2, 3, 4) for s in (1, 2, 3)
    ]
    assert presets() is presets()
    for board in presets().values():
        assert len(board.capitals) == board.players
        assert (board.origin, board.names.keys()) == ("reconstructed", LANGUAGES.keys())
        assert board.name_origin == ("public" if board.id in ("quiet-pastures", SMALL) else "reconstructed")
        assert load(maps.FOLDER / f"{board.id}.toml").tiles == board.tiles
        assert maps.parse(maps.text_of(board.id), board.id) == board
    assert presets()["heartland"].names["fr"] == "Cœur des terres"


@pytest.mark.rule("MN-SET-02")
def test_tiles_lie_as_the_layout_says() -> None:
    assert picture(presets()[SMALL]) == PICTURE


@every_map
def test_figures(board: Map) -> None:
    assert figures(board) == FIGURES[board.id]


@every_map
def test_figures_of_the_race(board: Map) -> None:
    rng = Random(7)
    runs = [race(board, rng.randrange) for _ in range(60)]
    contact, six, eight, free = RACES[board.id]
    assert mean(run.contact for run in runs) == pytest.approx(contact, abs=0.4)
    assert mean(mean(run.provinces[5]) for run in runs) == pytest.approx(six, abs=0.2)
    assert mean(mean(run.provinces[7]) for run in runs) == pytest.approx(eight, abs=0.1)
    assert mean(len(board.provinces) - sum(run.provinces[7]) for run in runs) == pytest.approx(free, abs=0.1)
    for seat in range(board.players):
        assert mean(run.provinces[7][seat] for run in runs) == pytest.approx(eight, abs=1)


@every_map
def test_every_map_is_fair_and_symmetric(board: Map) -> None:
    assert unfair(board) == ""
    shape = {(tile.q, tile.r): str(tile).split()[1] for tile in board.tiles}
    centres = [(q, r) for q in range(-8, 9) for r in range(-8, 9)]  # doubled, so that a middle may lie on an edge

    def symmetric(centre: tuple[int, int], turn: tuple[int, int, int, int]) -> bool:
        a, b, c, d = turn
        for (q, r), word in shape.items():
            x, y = 2 * q - centre[0], 2 * r - centre[1]
            u, v = a * x + b * y + centre[0], c * x + d * y + centre[1]
            if u % 2 or v % 2 or shape.get((u // 2, v // 2)) != word:
                return False
        return True

    assert any(all(symmetric(centre, turn) for turn in SYMMETRY[board.players]) for centre in centres)


def test_images_of_a_place() -> None:
    assert images(2, (1, 2)) == ((-1, -2), (1, 2))
    assert images(3, (1, 2)) == ((-3, 1), (1, 2), (2, -3))
    assert images(4, (1, 2)) == ((-3, 2), (-1, -2), (1, 2), (3, -2))
    assert [images(n, (0, 0)) for n in (2, 3, 4)] == [((0, 0),)] * 3
    assert images(4, (-1, 2)) == ((-1, 2), (1, -2))


@every_map
def test_order_names_and_neighbours(board: Map) -> None:
    assert list(board.tiles) == sorted(board.tiles, key=lambda tile: (tile.r, tile.q))
    names = [tile.name for tile in board.tiles]
    assert len(set(names)) == len(names)
    assert all(name[0].isalpha() and name[1:].isdigit() for name in names)
    assert min(name[0] for name in names) == "a"
    assert board.tiles[0].name.endswith("1")
    for i, tile in enumerate(board.tiles):
        assert board.neighbours[i] == tuple(n for n, other in enumerate(board.tiles) if way(tile, other) == 1)


def test_names_of_a_small_map() -> None:
    board = presets()[SMALL]
    assert " ".join(tile.name for tile in board.tiles) == "b1 c1 a2 b2 c2 d2 a3 b3 c3 d3 e3 a4 b4 c4 d4 c5 d5"
    assert [board.tiles[i].name for i in board.neighbours[board.capitals[0]]] == ["a2", "b3", "a4"]


@every_map
@pytest.mark.rule("MN-CMP-03", "MN-MAP-12")
def test_the_box_suffices(board: Map) -> None:
    assert sum(maps.TILES.values()) == 40
    assert maps.TILES["capital"] == 4
    assert sum(maps.BARBARIANS.values()) + sum(maps.CITIES.values()) == 50
    assert maps.PRODUCTION == 25
    assert Counter(tile.kind for tile in board.tiles) <= Counter(maps.TILES)
    assert Counter(tile.barbarian for tile in board.tiles if tile.barbarian) <= Counter(maps.BARBARIANS)
    assert Counter(tile.city for tile in board.tiles if tile.city) <= Counter(maps.CITIES)
    assert sum(tile.production for tile in board.tiles) <= 25
    assert len(board.capitals) == board.players


@pytest.mark.rule("MN-CMP-03")
def test_the_maps_use_up_every_kind_of_tile() -> None:
    for kind, count in maps.TILES.items():
        assert count == max(sum(tile.kind == kind for tile in board.tiles) for board in presets().values())


@every_map
@pytest.mark.rule("Q-01")
def test_a_province_is_neither_capital_nor_water(board: Map) -> None:
    for i, tile in enumerate(board.tiles):
        assert tile.province == (tile.kind not in ("capital", "water")) == (i in board.provinces)


@every_map
@pytest.mark.rule("MN-MAP-01", "MN-MAP-02", "MN-MAP-03", "MN-MAP-04", "MN-MAP-05")
def test_free_cities_and_barbarians(board: Map) -> None:
    assert sum(tile.city > 0 for tile in board.tiles) == board.players
    for tile in board.tiles:
        assert (tile.barbarian > 0) + (tile.city > 0) == tile.province


@every_map
@pytest.mark.rule("MN-MAP-07", "MN-MAP-08", "MN-MAP-09", "MN-MAP-11", "MN-SET-06")
def test_markets(board: Map) -> None:
    with_market = [tile for tile in board.tiles if tile.market]
    assert len(with_market) == board.players <= 4  # the box has 4 Markets; a stack is as high as there are players
    assert all(tile.province and (tile.barbarian or tile.city) for tile in with_market)


@every_map
@pytest.mark.rule("MN-SET-09", "MN-SET-10", "MN-SET-11", "MN-SET-12", "MN-MAP-10")
def test_production_tokens(board: Map) -> None:
    for tile in board.tiles:
        assert tile.production == (tile.province and not tile.market)


@every_map
@pytest.mark.rule("MN-MAP-06", "Q-14")
def test_the_same_barbarians_next_to_each_capital(board: Map) -> None:
    around = {tuple(sorted(tile.barbarian for tile in beside(board, capital))) for capital in board.capitals}
    assert len(around) == 1
    assert set(around.pop()) == {1, 2}


# ---------------------------------------------------------------- data and files


def edited(changes: dict[str, str]) -> Map:
    """Read the small map with some tiles changed; an empty text takes a tile away."""
    data = as_data(presets()[SMALL])
    assert set(changes) <= set(data["tiles"])
    data["tiles"] = [new for tile in data["tiles"] if (new := changes.get(tile, tile))]
    return from_data(data)


@every_map
def test_there_and_back(board: Map) -> None:
    data = as_data(board)
    assert from_data(data) == board
    assert hash(from_data(data)) == hash(board)
    assert all(isinstance(tile, str) for tile in data["tiles"])
    data["tiles"].reverse()
    assert from_data(data) == board


def test_short_tiles_are_readable() -> None:
    tiles = as_data(presets()[SMALL])["tiles"]
    assert [tiles[i] for i in (0, 1, 3, 4, 6)] == ["0,-2 s2+3", "1,-2 water", "0,-1 m0+3$", "1,-1 m0c3", "-2,0 capital"]


def test_a_market_may_lie_on_a_free_city() -> None:
    board = edited({"0,-1 m0+3$": "0,-1 m0+3", "1,-1 m0c3": "1,-1 m0c3$"})
    tile = next(tile for tile in board.tiles if tile.name == "c2")
    assert (tile.city, tile.market, tile.production) == (3, True, False)


def test_terrain_values_are_free() -> None:
    board = edited({"0,0 v4+4": "0,0 v1+4"})
    assert [(tile.terrain, tile.name) for tile in board.tiles if tile.kind == "volcano"] == [(1, "c3")]


def test_what_a_map_need_not_say() -> None:
    data = as_data(presets()[SMALL])
    board = from_data({key: data[key] for key in ("id", "players", "tiles")})
    assert (board.level, board.origin, board.name_origin) == (2, "own", "own")
    assert set(board.names.values()) == {SMALL}
    assert set(from_data(data | {"name": "Mine"}).names.values()) == {"Mine"}
    mine = from_data(data | {"name": {"en": "Mine", "de": "Meine", "tlh": "wIj"}})
    assert mine.names == {"en": "Mine", "de": "Meine", "tlh": "wIj"}  # a language that we do not speak is no mistake
    assert [mine.name(language) for language in ("en", "de", "fr")] == ["Mine", "Meine", "Mine"]
    assert from_data(as_data(mine)) == mine


@pytest.mark.rule("Q-14")
def test_only_the_values_next_to_a_capital_count_not_their_places() -> None:
    board = edited({"-1,-1 m0+2": "-1,-1 m0+1", "-2,1 f1+1": "-2,1 f1+2"})
    assert board.players == 2
    assert unfair(board) == "the Provinces seen from the Capitals differ"
