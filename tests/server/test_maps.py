"""Maps before a game: pictures of all of them, random ones, and files of one's own with the mistake at its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn.monumental import maps
from cairn.monumental.maps import FOLDER, as_data, from_data, presets
from cairn.monumental.serving import LARGEST
from cairn.server import jobs
from cairn.server.settings import Rate
from cairn.words import LANGUAGES
from tests.server.kit import Person, Server, serve, settings_in

SMALL = "clash-of-titans"
FULL = LARGEST  # as long as a map file may be


def text_of(name: str = SMALL) -> str:
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def checked(person: Person, text: str | bytes, language: str = "en") -> Any:
    body = text.encode() if isinstance(text, str) else text
    headers = {"content-type": "text/plain", "accept-language": language}
    return person.http.post("/api/maps/check", content=body, headers=headers).json()


def table(person: Person, seats: int = 2, language: str = "en", **options: Any) -> Any:
    """Try to open a table of Monumental."""
    kinds = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    body = {"game": "monumental", "seats": kinds, "options": options}
    return person.http.post("/api/tables", json=body, headers={"accept-language": language}).json()


# ---------------------------------------------------------------- maps of this edition


def test_every_map_of_this_edition_is_shown_tile_by_tile(server: Server) -> None:
    with server.person() as guest:
        shown = guest.ask("GET", "/api/maps")
    assert [board["id"] for board in shown] == list(presets())
    for board, told in zip(presets().values(), shown, strict=True):
        assert (told["players"], told["level"]) == (board.players, board.level)
        assert told["names"].keys() == LANGUAGES.keys()
        assert from_data(told["data"]) == board
        assert 3 <= told["mostMonsters"] <= 6
        for tile, seen in zip(board.tiles, told["tiles"], strict=True):
            assert [seen[part] for part in ("name", "q", "r", "kind")] == [tile.name, tile.q, tile.r, tile.kind]
            assert seen["terrain"] == (tile.terrain if tile.province else None)
            waits = {"what": "city", "number": tile.city} if tile.city else None
            if tile.barbarian:
                waits = {"what": "barbarian", "number": tile.barbarian}
            assert seen["waits"] == waits
            assert (seen["market"], seen["production"]) == (tile.market, tile.production)


# ---------------------------------------------------------------- random maps


@pytest.mark.parametrize("size", ["small", None])
def test_a_random_map_is_another_each_time_and_can_be_played(server: Server, size: str | None) -> None:
    wish = {"players": 2, "size": size, "monsters": 2}
    with server.person("Ada") as ada:
        first, second = (ada.ask("POST", "/api/maps/random", wish) for _ in range(2))
        assert first["tiles"] != second["tiles"]
        assert first["id"] == (f"random-{size}" if size else "random")
        assert first["mostMonsters"] >= 2
        opened = table(ada, map=first["id"], tiles=first["data"], monsters=2)
        assert opened["wanted"]["tiles"] == first["data"]
        ada.ask("POST", f"/api/tables/{opened['id']}/seats/1/bot", {"bot": "random"})
        view = ada.ask("GET", f"/api/tables/{opened['id']}/steps/0")["view"]
    places = [(tile["name"], tile["q"], tile["r"], tile["kind"]) for tile in first["tiles"]]
    assert [(tile["name"], tile["q"], tile["r"], tile["kind"]) for tile in view["map"]] == places


def test_a_random_map_that_cannot_be_is_refused(server: Server) -> None:
    with server.person() as guest:
        for wish in ({"players": 1}, {"players": 5}, {"players": 2, "size": "huge"}, {"players": 2, "monsters": 7}, {}):
            assert guest.refused("POST", "/api/maps/random", wish) == "bad-request"
        crowded = {"players": 2, "size": "small", "monsters": 6}
        told = {
            guest.http.post("/api/maps/random", json=crowded, headers={"accept-language": code}).json()["reason"]
            for code in LANGUAGES
        }
    assert len(told) == len(LANGUAGES)
    assert "set-up: the map random-small has room for 3 Monsters, not for 6." in told


def test_drawing_maps_costs_the_time_of_who_asks(tmp_path: Path) -> None:
    with serve(settings_in(tmp_path, work=Rate(0.001, 0.0))) as server, server.person() as guest:
        assert guest.raw("POST", "/api/maps/random", {"players": 2}).is_success
        assert guest.refused("POST", "/api/maps/random", {"players": 2}) == "too-fast"
        assert checked(guest, text_of())["code"] == "too-fast"


# ---------------------------------------------------------------- maps of one's own


def test_an_own_map_is_shown_and_can_be_played(server: Server) -> None:
    with server.person("Ada") as ada:
        found = checked(ada, text_of().replace("Clash of Titans", "My own").encode("utf-8-sig"))
        assert found["mistake"] is None
        assert found["map"]["names"]["en"] == "My own"
        assert maps.from_data(found["map"]["data"]).tiles == presets()[SMALL].tiles
        opened = table(ada, tiles=found["map"]["data"])
        assert opened["status"] == "open"
        ada.ask("POST", f"/api/tables/{opened['id']}/seats/1/bot", {"bot": "random"})
        begun = ada.ask("GET", f"/api/tables/{opened['id']}")
    assert begun["setup"]["map"] == "own"
    assert begun["setup"]["tiles"] == found["map"]["data"]


def test_a_mistake_is_told_at_its_place_in_every_language(server: Server) -> None:
    volcano = '{ q = 0, r = 0, kind = "volcano", terrain = 4,'
    text = text_of()
    line = next(n for n, row in enumerate(text.splitlines(), 1) if volcano in row)
    cases = [
        (text.replace(volcano, volcano.replace("terrain = 4", "terrain = 9")), line, 3),
        (text.replace("players = 2", "players = 3"), next(iter(_lines(text, "tiles ="))), 1),
        (text.replace("players = 2", "players = "), next(iter(_lines(text, "players"))), 11),
        (text.replace('id = "clash', '"clash'), next(iter(_lines(text, 'id = "clash'))), None),
    ]
    with server.person() as guest:
        for wrong, number, column in cases:
            told = {code: checked(guest, wrong, code)["mistake"] for code in LANGUAGES}
            assert len({mistake["reason"] for mistake in told.values()}) == len(LANGUAGES)
            for mistake in told.values():
                assert mistake["line"] == number
                assert column is None or mistake["column"] == column


def _lines(text: str, start: str) -> list[int]:
    return [n for n, row in enumerate(text.splitlines(), 1) if row.startswith(start)]


def test_what_is_no_map_file_is_refused_or_a_mistake(server: Server) -> None:
    with server.person() as guest:
        assert checked(guest, b"\xff\xfe")["code"] == "bad-text"
        assert checked(guest, "x" * 40_000)["code"] == "too-large"
        assert checked(guest, " " * (FULL + 1))["code"] == "too-large"
        assert checked(guest, "")["mistake"]["reason"]


ODD = {
    "blanks": " " * FULL,
    "newlines": "\n" * FULL,
    "returns": "\r\n" * (FULL // 2),
    "a bracket and blanks": "[" + " " * (FULL - 1),
    "brackets in a text": 'a = """\n[' + " " * (FULL - 13) + '\n"""',
    "blanks in a text": 'a = """\n' + " " * (FULL - 12) + '\n"""',
    "brackets": "[" * FULL,
    "signs": "=" * FULL,
    "dots": "a." * (FULL // 2 - 3) + "a = 1",
    "dots in a header": "[" + "a." * (FULL // 2 - 2) + "a]",
    "dots where an id is": "players = 2\ntiles = []\nid" + ".a" * (FULL // 2 - 15) + " = 1",
    "lists": "a = " + "[" * (FULL - 4),
    "tables": "a = " + "{a=" * ((FULL - 4) // 3),
    "lists in a tile": 'id = "a"\nplayers = 2\ntiles = [' + "[" * 200 + "]" * 200 + "]",
    "a number": "a = " + "9" * (FULL - 4),
    "a long key twice": "a = { " + "x" * 3000 + " = 1, " + "x" * 3000 + " = 1 }",
    "open tiles": "id = 1\nplayers = 2\ntiles = 1\n#" + "{" * (FULL - 40),
}


@pytest.mark.parametrize("case", ODD)
def test_an_odd_file_is_a_mistake_and_the_next_one_is_read(server: Server, case: str) -> None:
    assert len(ODD[case]) <= FULL
    with server.person() as guest:
        for language in LANGUAGES:
            found = checked(guest, ODD[case], language)
            assert found["map"] is None
            assert 0 < len(found["mistake"]["reason"]) <= 501
        assert checked(guest, text_of())["mistake"] is None


def test_a_mistake_has_its_place_however_lines_end(server: Server) -> None:
    plain = text_of().replace("# Clash", "# \u2028\x85\u2029Clash", 1)
    text = plain.replace("Clash of Titans", "Clash\u2028of\x85Titans").replace("players = 2", "players = 7")
    number = next(n for n, row in enumerate(text.split("\n"), 1) if row.startswith("players"))
    volcano = 'kind = "volcano", terrain = 4'
    tile = plain.replace(volcano, volcano.replace("4", "9"))
    line = next(n for n, row in enumerate(tile.split("\n"), 1) if "terrain = 9" in row)
    open_end = 'id = "\u2028\x85"\nplayers = ['
    with server.person() as guest:
        for ending in ("\n", "\r\n"):
            for wrong, place in (
                (text, (number, 1)),
                (tile, (line, 3)),
                (open_end, (2, 12)),
                (f"{open_end}\n", (3, 1)),
                ('id = "a"\nname = "\x0b"', (2, 9)),
            ):
                mistake = checked(guest, wrong.replace("\n", ending))["mistake"]
                assert (mistake["line"], mistake["column"]) == place, (wrong, mistake)


# ---------------------------------------------------------------- what cannot be combined


def nested(depth: int) -> Any:
    """Make a list in a list in a list."""
    return json.loads("[" * depth + "]" * depth)


WRONG: dict[str, tuple[int, dict[str, Any]]] = {
    "map for others": (3, {"map": SMALL}),
    "too many Monsters": (2, {"map": "twin-lakes", "monsters": 6}),
    "four and the Automa": (4, {"automa": True}),
    "one alone": (1, {"automa": False}),
    "a civilization twice": (2, {"civilizations": ["egypt", "egypt"]}),
    "an own map for others": (3, {"tiles": as_data(presets()[SMALL])}),
    "an own map that cannot be": (2, {"tiles": as_data(presets()[SMALL]) | {"players": 9}}),
    "no map": (2, {"tiles": 7}),
    "an own map by another's name": (2, {"tiles": as_data(presets()[SMALL]), "map": SMALL}),
    "an own map without a name": (2, {"tiles": as_data(presets()[SMALL]), "map": 7}),
    "a deep map": (2, {"tiles": nested(400)}),
    "a deep id": (2, {"tiles": as_data(presets()[SMALL]) | {"id": nested(400)}}),
    "a deep tile": (2, {"tiles": as_data(presets()[SMALL]) | {"tiles": [nested(400)]}}),
    "a tile of blanks": (2, {"tiles": as_data(presets()[SMALL]) | {"tiles": [" " * FULL]}}),
    "a deep switch": (2, {"heroes": nested(400)}),
    "deep Monsters": (2, {"monsters": nested(400)}),
    "deep civilizations": (2, {"civilizations": nested(400)}),
    "deep Wonders": (2, {"replaced": nested(400)}),
    "a long name of a map": (2, {"map": "x" * 5000}),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_combined_is_refused_with_a_reason_in_every_language(server: Server, case: str) -> None:
    seats, options = WRONG[case]
    with server.person("Ada") as ada:
        told = [table(ada, seats, language, **options) for language in LANGUAGES]
    assert {refusal["code"] for refusal in told} == {"bad-setup"}
    assert len({refusal["reason"] for refusal in told}) == len(LANGUAGES)


def test_options_too_deep_for_a_worker_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def settled(*_: object) -> None:
        raise RecursionError

    with server.person("Ada") as ada:
        for depth in (900, 20_000):
            body = b'{"game": "monumental", "seats": [{"kind": "me"}], "options": {"tiles": DEEP}}'
            deep = body.replace(b"DEEP", b"[" * depth + b"]" * depth)
            answer = ada.http.post("/api/tables", content=deep, headers={"content-type": "application/json"})
            assert answer.json()["code"] in ("bad-setup", "bad-request", "too-large")
        monkeypatch.setattr(jobs, "settled", settled)  # as where it cannot be written for another process
        assert table(ada, heroes=True)["code"] == "bad-setup"


def test_an_option_is_one_of_the_game_s(server: Server) -> None:
    with server.person("Ada") as ada:
        assert table(ada, players=3)["code"] == "bad-setup"
        body = {"game": "monolyth", "seats": [{"kind": "me"}], "options": {"tiles": {}}}
        assert ada.refused("POST", "/api/tables", body) == "bad-setup"


# ---------------------------------------------------------------- civilizations


@pytest.mark.parametrize("begins", [0, 1, 2])
def test_a_civilization_is_chosen_for_a_chair(server: Server, begins: int) -> None:
    lands = ["egypt", "greece", "japan"]
    seats = [{"kind": "me", "name": "egypt"}, *({"kind": "local", "name": land} for land in lands[1:])]
    body = {
        "game": "monumental",
        "seats": seats,
        "begins": begins,
        "options": {"civilizations": [*lands, "china"], "automa": True},
    }
    with server.person("Ada") as ada:
        opened = ada.ask("POST", "/api/tables", body)
    assert opened["setup"]["civilizations"] == [*(seat["name"] for seat in opened["seats"]), "china"]
    assert opened["seats"][0]["name"] == lands[begins]
