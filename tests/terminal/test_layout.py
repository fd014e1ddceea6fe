"""One layout for each size: nothing moves from prompt to prompt, no line is too long, and the map drops no fact."""

import re
from pathlib import Path
from typing import Any

import pytest

from cairn.core import CHANCE
from cairn.monumental.terminal import board as monumental_board
from cairn.monumental.terminal import map as monumental_map
from cairn.monumental.terminal.names import Names
from cairn.terminal.blocks import joined, line, shared
from cairn.terminal.drawing import Scene
from cairn.terminal.play import Play
from cairn.words import LANGUAGES, Words
from tests.terminal.test_monumental import (
    ANA,
    BO,
    BOT,
    CONTENT,
    DRAWING,
    EVERYTHING,
    opened,
    played,
    quiet,
)
from tests.terminal.test_monumental import scene as seen

SIZES = ((80, 24), (100, 30), (110, 40), (200, 50))
TABLES: tuple[tuple[list[Any], dict[str, Any]], ...] = (
    ([ANA, BOT], {"heroes": True, "map": "twin-lakes"}),
    ([ANA, BO, BOT], {**EVERYTHING, "map": "heartland"}),
    ([ANA, BO, BOT, BOT], {"monsters": 3, "continuous": True, "map": "four-winds"}),
    ([ANA, BO], {"map": "random"}),
)


def texts(rows: list[Any]) -> list[str]:
    return [row.plain for row in rows]


def places(shown: Scene, rows: list[str], names: Names) -> dict[str, tuple[int, int]]:
    """Find where each tile, the display and each space of the City stand."""
    plan = monumental_board.planned(shown)
    found = {}
    for tile in shown.view["map"]:
        at = [
            (y, x.start())
            for y, row in enumerate(rows)
            for x in re.finditer(rf"{tile['name']}(?= *[{''.join(monumental_map.SIGNS.values())}])", row)
        ]
        assert len(at) == 1, (tile["name"], at)
        found[tile["name"]] = at[0]
    for slot in (1, 4, 7):  # the first of each row
        at = [(y, x.start()) for y, row in enumerate(rows) for x in re.finditer(rf"(?:^|│)[ ▸=]{slot} \S", row)]
        assert len(at) == 1, slot
        found[f"space {slot}"] = at[0]
    goods = names.resource("production")
    sign = names.sign("production")
    either = rf"{goods} \d+( \+\d+)?  \S+ \d|\b\d+{sign}( \+\d+)? \d+\S+( \+\d+)? \d"  # signs where names are too long
    found["resources"] = next((y, is_at.start()) for y, row in enumerate(rows) if (is_at := re.search(either, row)))
    assert "…" not in rows[found["resources"][0]][found["resources"][1] :], "a resource is cut"
    if plan.kind != "flat":
        title = shown.words("monumental-display")
        found["display"] = next((y, row.index(title)) for y, row in enumerate(rows) if title in row)
    return found


def told(shown: Scene, names: Names) -> dict[str, str]:
    """Read what the drawn map says of each tile, with its note."""
    plan = monumental_board.planned(shown)
    drawn, notes = monumental_map.board(shown, names, plan.lines, plan.pitch)
    rows, noted = texts(drawn), {note.plain[0]: note.plain[1:] for note in notes}
    board = "\n".join(texts(DRAWING.board(shown)))
    assert all(note.plain in board for note in notes), "a note is not on the table"
    left = min((2 * tile["q"] + tile["r"]) * plan.pitch // 2 for tile in shown.view["map"])
    bands = sorted({tile["r"] for tile in shown.view["map"]})
    found = {}
    for tile in shown.view["map"]:
        y = plan.lines * bands.index(tile["r"])
        x = (2 * tile["q"] + tile["r"]) * plan.pitch // 2 - left
        cells = [row[x : x + plan.pitch - 1].ljust(plan.pitch - 1) for row in rows[y : y + plan.lines]]
        assert all(cell.strip() in board for cell in cells)
        assert cells[0].startswith(tile["name"])
        text = " ".join([cells[0].removeprefix(tile["name"]), *cells[1:]])
        mark = re.search(f"[{monumental_map.MARKS}]", text)
        found[tile["name"]] = f"{text} {noted[mark[0]]}" if mark else text
    return found


def check_facts(shown: Scene, names: Names) -> None:
    """See that terrain, defense, owner, Units, Outpost, who waits, Monsters and Explorers of each tile can be read."""
    marks = [letter for letter, _ in monumental_map.letters(shown, names)]
    for name, text in told(shown, names).items():
        tile = next(tile for tile in shown.view["map"] if tile["name"] == name)
        needed = "" if tile["needed"] is None else str(tile["needed"])
        assert re.match(rf" *{re.escape(monumental_map.SIGNS[tile['kind']])}{needed}(?!\d)", text), (name, text)
        if tile["owner"] is not None:
            assert f"{marks[tile['owner']]}{tile['soldiers'] or ''}" in text, (name, text)
        assert text.count(monumental_map.WARLORD) >= len(tile["warlords"]), (name, text)
        for sign, there in (
            (monumental_map.HERO, tile["heroes"]),
            (monumental_map.OUTPOST, tile["outpost"]),
            (monumental_map.MONSTER, tile["monsters"]),
            (monumental_map.MARKET, tile["market"]),
            (monumental_map.PRODUCTION, tile["production"]),
            (monumental_map.WONDER, tile["wonders"]),
        ):
            assert (sign in text) is bool(there), (name, sign, text)
        if tile["waits"]:
            sign = monumental_map.CAMP if tile["waits"]["what"] == "barbarian" else monumental_map.CITY
            assert f"{sign}{tile['waits']['number']}" in text, (name, text)
        for seat in tile["explorers"]:
            assert marks[seat].lower() in text, (name, text)


@pytest.mark.parametrize(("people", "wanted"), TABLES)
def test_nothing_moves_and_nothing_is_dropped(tmp_path: Path, people: list[Any], wanted: dict[str, Any]) -> None:
    table = opened(tmp_path, *people, **wanted)
    first: dict[tuple[Any, ...], Any] = {}
    for n, _ in enumerate(played(table, 6)):
        if n % 5:
            continue
        for size in SIZES:
            language = list(LANGUAGES)[n // 5 % 4]
            words = Words(language)
            shown = seen(table, table.state.turn or 0, language, size)
            rows, names = DRAWING.board(shown), Names(CONTENT, words)
            assert max(row.cell_len for row in rows) < size[0]
            plan = monumental_board.planned(shown)
            settled = (plan, len(rows), places(shown, texts(rows), names))
            assert first.setdefault((size, language), settled) == settled, (size, language, n)
            check_facts(shown, names)
    assert len(first) == len(SIZES) * 4


@pytest.mark.parametrize("size", SIZES)
def test_the_screen_is_as_high_as_the_terminal_at_most(tmp_path: Path, size: tuple[int, int]) -> None:
    table = opened(tmp_path, ANA, BOT, heroes=True, monsters=2, map="twin-lakes")
    answers, words = (
        iter(["1", "1", "1", "1", "u", "2", "1", "1", "e", "1", "1", "2", "1", "u", "3", "e"] * 3),
        Words("fr"),
    )
    screen, text = quiet([], size)
    screens: list[str] = []

    def fresh() -> None:
        screens.append(text.getvalue())
        text.seek(0)
        text.truncate()

    def ask(prompt: str, _: object = None) -> str:
        text.write(f"{prompt}\n")
        waits = words("key-confirm") in prompt or words("press-enter") in prompt
        answer = "" if waits else next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    vars(screen)["ask"] = ask
    vars(screen)["clear"] = fresh
    with pytest.raises(EOFError):
        Play(table, DRAWING, screen, words).run()
    tables = [shown for shown in screens if shown.startswith("Monumental")]
    assert len(tables) > 8
    for shown in tables:
        rows = shown.rstrip("\n").split("\n")
        assert len(rows) <= size[1], shown
        assert max(map(len, rows)) < size[0], shown


def test_a_large_table_has_texts_scores_and_a_log(tmp_path: Path) -> None:
    table, words = opened(tmp_path, ANA, BOT, heroes=True, map="twin-lakes"), Words("de")
    for n, _ in enumerate(played(table, 2)):
        if n > 60 and table.state.turn != CHANCE and table.state.view(None)["phase"] == "actions":
            break
    names, seat = Names(CONTENT, words), table.state.turn or 0
    scene = Play(table, DRAWING, quiet([], (200, 50))[0], words)._scene(table.state.view(seat), seat)  # noqa: SLF001
    rows = texts(DRAWING.board(scene))
    shown = "\n".join(rows)
    assert words("terminal-log") in shown
    for shelf in scene.view["display"]:
        for offer in shelf:
            if offer:
                assert names.card(offer["card"])[:20] in shown
                assert names.text("cards", offer["card"])[:30] in " ".join(shown.split())
    for number, own in enumerate(scene.view["seats"]):
        (row,) = [row for row in rows if row.startswith(names.letter(own["civilization"])) and "=" in row]
        parts = [int(n) for n in re.findall(r" (\d+)(?= \+| *$)", row.split("=")[1])]
        assert sum(parts) == own["score"] == table.state.scores()[number]
    assert scene.told
    assert scene.told[-1].split(".")[0][:25] in shown


def test_texts_share_their_room_and_every_head_is_there() -> None:
    entries = [(line(f"head {n}"), [line(f"text {n}.{i}") for i in range(n)]) for n in range(4)]
    rows = [row.rstrip() for row in texts(shared(entries, 20, 7))]
    assert [row for row in rows if row.startswith("head")] == ["head 0", "head 1", "head 2", "head 3"]
    assert len(rows) == 7
    assert rows[-1].endswith("…")
    assert [row.rstrip() for row in texts(joined([line("ab"), line("cd"), line("ef")], 7))] == ["ab  cd", "ef"]


def test_a_crowded_tile_has_a_note() -> None:
    place = {"name": "c3", "q": 0, "r": 0, "kind": "hills", "needed": 12, "waits": None}
    held = {"owner": 0, "soldiers": 4, "outpost": True, "warlords": [0], "heroes": [0]}
    found = {"explorers": [0, 0, 1, 1], "market": "m", "tokens": 2, "production": False, "wonders": ["w"]}
    tile = {**place, **held, **found, "monsters": ["x"]}
    view = {"map": [tile], "seats": [{"civilization": "egypt"}, {"civilization": "japan"}]}
    scene, names = Scene(view, Words("en"), ["Ana", "Bo"], 0), Names(CONTENT, Words("en"))
    for lines, pitch in ((1, 9), (2, 7), (3, 8)):
        rows, (note,) = monumental_map.board(scene, names, lines, pitch)
        assert texts(rows)[0].startswith("c3∩12¹")
        assert note.plain == "¹E4♚★■Ωeejj$2◆"
