"""Maps of one's own: each mistake is told with its place, and whatever one writes is a map or refused in one line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.content import ORIGINS, ContentError, Node, Source
from cairn.core import CairnError
from cairn.monumental import maps
from cairn.monumental.maps import Map, as_data, from_data, load, parse, presets
from cairn.words import LANGUAGES, Words
from tests.monumental.test_maps import IDS, SMALL, edited


def added(*tiles: str) -> Map:
    data = as_data(presets()[SMALL])
    return from_data(data | {"tiles": [*data["tiles"], *tiles]})


NEAR = "a barbarian of 1 or 2 or a Free City"
JOINED = ", which Explorers cannot cross, nor Units a foreign Capital; expected all Provinces to be joined"
SAME = "; expected the same for every Capital"
MISTAKES: list[tuple[Callable[[], Map], str]] = [
    (
        lambda: edited({"2,0 capital": "2,0 m0+2"}),
        "map, tiles: expected one Capital for each of the 2 players, not 1",
    ),
    (
        lambda: edited({"1,-1 m0c3": "1,-1 m0+3"}),
        "map, tiles: expected one Free City for each of the 2 players, not 1",
    ),
    (
        lambda: edited({"0,-1 m0+3$": "0,-1 m0+3"}),
        "map, tiles: expected one Market for each of the 2 players, not 1",
    ),
    (
        lambda: edited({"0,-2 s2+3": "0,-2 s2+3$"}),
        "map, tiles: expected one Market for each of the 2 players, not 3",
    ),
    (
        lambda: edited({"-1,0 f1+2": "-1,0 f1+3"}),
        f"map, tiles[7]: b3 lies next to the Capital a3; expected {NEAR}, not a barbarian of 3",
    ),
    (
        lambda: edited({"-1,0 f1+2": "-1,0 f1c3"}),
        "map, tiles: expected one Free City for each of the 2 players, not 3",
    ),
    (
        lambda: edited({"-1,0 f1+2": "-1,0 f1c3", "1,-1 m0c3": "1,-1 m0+2"}),
        "map, tiles[10]: the tokens next to the Capital e3 are 1, 2, 2, but next to the Capital a3 they are "
        "1, 2, ○" + SAME,
    ),
    (
        lambda: edited({"1,0 f1+2": "1,0 f1+1"}),
        "map, tiles[10]: the tokens next to the Capital e3 are 1, 1, 2, but next to the Capital a3 they are 1, 2, 2"
        + SAME,
    ),
    (
        lambda: edited({"-1,0 f1+2": ""}),
        "map, tiles[9]: the tokens next to the Capital e3 are 1, 2, 2, but next to the Capital a3 they are 1, 2" + SAME,
    ),
    (
        lambda: edited({"2,0 capital": "", "0,-2 s2+3": "0,-2 s2+2", "1,-2 water": "0,-3 capital"}),
        "map, tiles[6]: the tokens next to the Capital a4 are 1, 2, 2, but next to the Capital a1 they are 2" + SAME,
    ),
    (
        lambda: edited({"2,0 capital": "3,0 capital"}),
        "map, tiles[10]: the Capital f3 has no Province next to it; expected at least one",
    ),
    (
        lambda: edited({"0,-2 s2+3": "0,-3 s2+3", "1,-2 water": "0,-2 water"}),
        "map, tiles[2]: no way leads from a1 to a3 without crossing a Capital or Water" + JOINED,
    ),
    (
        lambda: edited({"1,-2 water": "4,-4 water"}),
        "map, tiles[0]: b3 lies apart from the rest; expected all tiles to be joined",
    ),
    (lambda: added("0,0 water"), "map, tiles[17]: there is already a tile at 0, 0"),
    (lambda: added("30,0 water"), "map, tiles: the map is too wide; expected at most 26 columns"),
    (
        lambda: added("1,1 water", "1,2 water", "1,3 water", "1,4 water"),
        "map, tiles[17]: there is already a tile at 1, 1",
    ),
    (
        lambda: added(*(f"{i},3 water" for i in range(6))),
        "map, tiles[22]: i6 is one too many: the box has 7 tiles of the kind water",
    ),
    (
        lambda: added("0,3 v4+3", "1,3 v4+3"),
        "map, tiles[18]: e6 is one too many: the box has 2 tiles of the kind volcano",
    ),
    (
        lambda: added(*(f"{i},3 f1+4" for i in range(4))),
        "map, tiles[20]: g6 is one too many: the box has 4 barbarians of 4",
    ),
    (
        lambda: added(*(f"{i},3 s2c4" for i in range(3))),
        "map, tiles[19]: f6 is one too many: the box has 2 Free Cities that ask 4",
    ),
    (
        lambda: added(*(f"{i},3 water" for i in range(24))),
        "map, tiles: expected a list of 1 to 40 items, not of 41",
    ),
    (
        lambda: added(
            *(f"{i},3 h3+{i // 2 + 1}" for i in range(4)),
            *(f"{i},4 f1+2" for i in range(5)),
            *(f"{i},5 s2+1" for i in range(4)),
            "0,6 m0+1",
            "1,6 m0+1",
        ),
        "map, tiles: 26 Provinces have Production tokens, but the box has 25",
    ),
]


@pytest.mark.parametrize(("make", "message"), MISTAKES, ids=range(len(MISTAKES)))
@pytest.mark.rule("MN-MAP-01", "MN-MAP-06", "MN-MAP-07", "MN-MAP-12", "Q-14", "MN-CMP-03")
def test_mistakes_in_layouts(make: Callable[[], Map], message: str) -> None:
    with pytest.raises(ContentError) as error:
        make()
    assert str(error.value) == message
    said_everywhere(error.value)


def said_everywhere(error: ContentError) -> None:
    """See that a mistake is told in every language, in English as it is."""
    said = [Words(language).explain(error) for language in LANGUAGES]
    assert said[0] == str(error)
    assert len(set(said)) == len(LANGUAGES)


PROVINCE = {"q": 0, "r": 0, "kind": "volcano", "terrain": 4, "barbarian": 4, "production": True}
EITHER = "expected either barbarian or free_city on a Province, one of them and not both"
TILE_MISTAKES: list[tuple[Any, str]] = [
    (7, "tiles[8]: expected a table, not 7"),
    ([], "tiles[8]: expected a table, not []"),
    (
        "0,0 f9+1",
        'tiles[8]: expected a tile such as "0,1 f1+2$", "2,-1 m0c3" or "0,0 water", not \'0,0 f9+1\'',
    ),
    ({"r": 0, "kind": "water"}, "tiles[8]: the field q is missing"),
    ({"q": 0, "r": 0, "kind": "desert"}, "tiles[8].kind: expected one of capital, meadow, forest, swamp, hills, "),
    ({"q": 0, "r": 100, "kind": "water"}, "tiles[8].r: expected a whole number from -99 to 99, not 100"),
    (PROVINCE | {"wonder": 1}, "tiles[8].wonder: unknown field; expected q, r, kind, terrain, barbarian, free_city, "),
    (PROVINCE | {"terrain": 5}, "tiles[8].terrain: expected a whole number from 0 to 4, not 5"),
    ({k: v for k, v in PROVINCE.items() if k != "terrain"}, "tiles[8]: the field terrain is missing"),
    (PROVINCE | {"barbarian": 0}, "tiles[8].barbarian: expected a whole number from 1 to 4, not 0"),
    (PROVINCE | {"free_city": 2}, f"tiles[8]: {EITHER}"),
    ({k: v for k, v in PROVINCE.items() if k != "barbarian"}, f"tiles[8]: {EITHER}"),
    (PROVINCE | {"market": 1}, "tiles[8].market: expected true or false, not 1"),
    (
        PROVINCE | {"market": True},
        "tiles[8].production: no Production token lies beside a Market; expected to find none here",
    ),
    (
        PROVINCE | {"production": False},
        "tiles[8]: a Province without a Market has a Production token; expected production = true",
    ),
]
TILE_MISTAKES += [
    (
        {"q": 0, "r": 0, "kind": kind, key: value},
        f"tiles[8].{key}: only a Province has this, not a {kind} tile; expected to find no {key} here",
    )
    for key, value in (("terrain", 0), ("barbarian", 2), ("free_city", 2), ("market", True), ("production", True))
    for kind in ("water", "capital")
]


@pytest.mark.parametrize(("tile", "message"), TILE_MISTAKES, ids=range(len(TILE_MISTAKES)))
@pytest.mark.rule("MN-MAP-02", "MN-MAP-03", "MN-MAP-04", "MN-MAP-05", "MN-MAP-09", "MN-MAP-10")
@pytest.mark.rule("MN-SET-10", "MN-SET-11", "MN-SET-12")
def test_mistakes_in_tiles(tile: Any, message: str) -> None:
    data = as_data(presets()[SMALL])
    data["tiles"][8] = tile
    with pytest.raises(ContentError) as error:
        from_data(data)
    assert str(error.value).startswith(f"map, {message}")
    said_everywhere(error.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 5}, "map, players: expected a whole number from 2 to 4, not 5"),
        ({"players": 3}, "map, tiles: expected one Capital for each of the 3 players, not 2"),
        ({"level": 0}, "map, level: expected a whole number from 1 to 3, not 0"),
        ({"id": "a b"}, "map, id: expected an id of letters, digits and dashes, not 'a b'"),
        ({"id": "a" * 61}, "map, id: expected an id of at most 60 letters"),
        ({"origin": "moon"}, f"map, origin: expected one of {', '.join(ORIGINS)}, not 'moon'"),
        ({"name": ""}, "map, name: expected a text, not ''"),
        ({"name": {"de": "Meine"}}, "map, name: the field en is missing"),
        ({"name": {"en": "a\nb"}}, "map, name.en: expected a name of at most 60 letters in one line, not 'a\\nb'"),
        ({"tiles": []}, "map, tiles: expected a list of 1 to 40 items, not of 0"),
        ({"size": 3}, "map, size: unknown field; expected id, players, tiles, name, level, origin, name_origin"),
    ],
)
@pytest.mark.rule("MN-SET-01")
def test_other_mistakes(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as error:
        from_data(as_data(presets()[SMALL]) | change)
    assert str(error.value) == message
    said_everywhere(error.value)


def test_a_mistake_inside_a_record_is_told_with_its_place() -> None:
    node = Node(Source("game.jsonl", ""), ("setup", "map"), {"id": "x", "players": 2})
    with pytest.raises(ContentError) as error:
        from_data(node)
    assert str(error.value) == "game.jsonl, setup.map: the field tiles is missing"


def test_a_mistake_in_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    text = (maps.FOLDER / f"{SMALL}.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    old = '{ q = 0, r = 0, kind = "volcano", terrain = 4,'
    for new, place in (('{ q = 0, r = 0, kind = "volcano", terrain = 9,', ".terrain"), ('{ q = 0, r = "0",', "")):
        file.write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(ContentError) as error:
            load(file)
        number = next(n for n, line in enumerate(text.splitlines(), 1) if old in line)
        assert str(error.value).startswith(f"{file}, line {number}, tiles[8]{place}")
        assert (error.value.line, error.value.column) == (number, 3)
    file.write_text(text.replace("players = 2", "players = 9"), encoding="utf-8")
    with pytest.raises(ContentError, match="line 4, players: expected a whole number from 2 to 4, not 9"):
        load(file)
    with pytest.raises(CairnError, match="cannot be read"):
        load(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('id = "x"\nplayers = = 2\n', 2, 11),
        ('id = "x"\ntiles = [\n', 3, 1),
        ("", None, None),
        ('id = "x"\n  players = 7\ntiles = []\n', 2, 3),
        ('id = "x"\nplayers = 2\ntiles = ["0,0 water", "0,1 sea"]\n', 3, 23),
        (f"a = {'[' * 5000}", None, None),
        (f"a = {'9' * 5000}", None, None),
    ],
)
def test_a_mistake_in_a_text_is_told_with_line_and_column(text: str, line: int | None, column: int | None) -> None:
    with pytest.raises(ContentError) as error:
        parse(text, "map")
    assert (error.value.line, error.value.column) == (line, column)
    said_everywhere(error.value)


# ---------------------------------------------------------------- anything at all

WORDS = ["id", "players", "tiles", "name", "level", "origin", "q", "r", "kind", "terrain", "barbarian", "free_city"]
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
KEYS = st.sampled_from([*WORDS, "market", "production", "en"]) | TEXTS
LEAVES = st.none() | st.booleans() | st.integers(-3, 41) | st.integers() | st.floats() | st.sampled_from(WORDS) | TEXTS
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)
NUMBERS = st.integers(-2, 4)
SHORT = st.builds(
    lambda q, r, word: f"{q},{r} {word}",
    *(NUMBERS, NUMBERS, st.sampled_from(["capital", "water", "m0+1", "f1+2", "f1+2$", "s2c3", "v4+4"])),
)
TABLE = st.fixed_dictionaries(
    {"q": NUMBERS | VALUES, "r": NUMBERS | VALUES, "kind": st.sampled_from(list(maps.TILES)) | VALUES},
    optional={
        "terrain": NUMBERS | VALUES,
        "barbarian": NUMBERS,
        "free_city": NUMBERS,
        "market": st.booleans(),
        "production": st.booleans() | VALUES,
    },
)
MAPS = st.fixed_dictionaries(
    {
        "id": st.just("mine") | VALUES,
        "players": st.integers(2, 4) | VALUES,
        "tiles": st.lists(SHORT, max_size=41) | st.lists(SHORT | TABLE | VALUES, max_size=12) | VALUES,
    },
    optional={"name": VALUES, "level": VALUES, "origin": VALUES},
)


def check(data: Any) -> None:
    try:
        board = from_data(data)
    except CairnError as error:
        assert str(error).startswith("map")
        assert len(str(error).splitlines()) == 1
    else:
        assert from_data(as_data(board)) == board


@given(MAPS | VALUES)
@settings(deadline=None, max_examples=300)
def test_any_data_is_a_map_or_refused(data: Any) -> None:
    check(data)


@given(st.sampled_from(IDS), st.data())
@settings(deadline=None, max_examples=200)
def test_a_changed_map_is_a_map_or_refused(name: str, data: st.DataObject) -> None:
    value = as_data(presets()[name])
    tiles = value["tiles"]
    for _ in range(data.draw(st.integers(1, 3))):
        i, j = (data.draw(st.integers(0, len(tiles) - 1)) for _ in range(2))
        new = data.draw(SHORT | TABLE | VALUES | st.just("exchange"))
        if new != "exchange":
            tiles[i] = new
        elif isinstance(tiles[i], str) and isinstance(tiles[j], str):
            (a, _, x), (b, _, y) = tiles[i].partition(" "), tiles[j].partition(" ")
            tiles[i], tiles[j] = f"{a} {y}", f"{b} {x}"
    check(value)


@given(st.sampled_from(IDS), st.data())
@settings(deadline=None, max_examples=100)
def test_an_edited_file_is_a_map_or_refused(
    tmp_path_factory: pytest.TempPathFactory, name: str, data: st.DataObject
) -> None:
    text = (maps.FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        start, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 12))
        text = (
            text[:start] + data.draw(st.sampled_from(["", "0", "{", "}", '"', "\n", ",", "#"])) + text[start + length :]
        )
    file = tmp_path_factory.getbasetemp() / "own.toml"
    file.write_text(text, encoding="utf-8")
    try:
        board = load(file)
    except ContentError as error:
        assert str(error).startswith(str(file))
    else:
        assert from_data(as_data(board)) == board
