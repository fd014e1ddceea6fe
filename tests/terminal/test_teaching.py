"""The terminal teaches: rules and words in four languages, scores in their parts, answers that mean what is asked."""

import re
from pathlib import Path
from random import Random

import pytest

import cairn
from cairn.core import CHANCE, Event
from cairn.games import GAMES
from cairn.monolyth import MONOLYTH
from cairn.monolyth.choices import Prophecy
from cairn.monolyth.terminal import drawing as monolyth_drawing
from cairn.monolyth.terminal.drawing import MonolythDrawing
from cairn.monumental.terminal import drawing as monumental_drawing
from cairn.monumental.terminal.drawing import ORDER, TERMS
from cairn.terminal import score
from cairn.terminal.blocks import Block
from cairn.terminal.drawing import Drawing, Hearer, drawing_of
from cairn.terminal.menu import Node
from cairn.terminal.opening import find_save, meant, resuming
from cairn.terminal.plain import replaced
from cairn.terminal.play import Play, Quit
from cairn.terminal.rules import Book
from cairn.terminal.table import LocalTable, Participant
from cairn.words import LANGUAGES, Words
from tests.terminal.pty import Person
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
    scene,
)

STONES = MONOLYTH.content()
MONOLYTH_DRAWING = MonolythDrawing(STONES)
ASKED = {  # a word of each language, and what is called so
    "en": (("points", "Scoring"), ("conquer", "Conquering a Province"), ("goal", "Aim"), ("stonehenge", "Stonehenge")),
    "de": (
        ("Wertung", "Punktewertung"),
        ("erobern", "Eine Provinz erobern"),
        ("ziel", "Ziel"),
        ("STONEHENGE", "Stonehenge"),
    ),
    "es": (
        ("puntuacion", "Puntuación"),
        ("conquistar", "Conquistar"),
        ("objetivo", "Objetivo"),
        ("cantera", "Cantera"),
    ),
    "fr": (("décompte", "Score"), ("conquerir", "Conquérir"), ("but", "But"), ("bibliotheque", "Bibliothèque")),
}
PROPHECY = {"en": "prophecy", "de": "prophezeiung", "es": "profecia", "fr": "prophetie"}


def shown(block: Block) -> str:
    return "\n".join(row.plain for row in block)


# ---------------------------------------------------------------- rules and words

SECTIONS = {"monolyth": monolyth_drawing.SECTIONS, "monumental": monumental_drawing.SECTIONS}


def book_of(game: str, words: Words) -> Book:
    drawn = drawing_of(GAMES[game], GAMES[game].content())
    return Book(game, words, drawn.rules(words), drawn.terms(words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_rules_can_be_read_and_every_part_is_found_by_its_number(game: str, language: str) -> None:
    words = Words(language)
    book = book_of(game, words)
    rows, starts = book.whole(79)
    assert max(row.cell_len for row in rows) < 80
    text = " ".join(shown(rows).split())
    prefix = "rules" if game == "monolyth" else f"{game}-rules"
    ids = ["aim", "turn", "scoring", "end", *SECTIONS[game].split()]
    assert len(starts) == len(ids)
    for n, name in enumerate(ids, 1):
        title = words(f"{prefix}-{name}")
        assert shown([rows[starts[str(n)]]]).startswith(title)
        part = book.part(str(n))
        assert part is not None
        assert part.title == title
        assert part.texts
        assert all(" ".join(told.split()) in text for told in part.texts)
        assert not any("{" in told or "<" in told for told in part.texts)
    assert book.part("0") is None
    assert book.part("99") is None
    assert book.part("x") is None


def test_the_book_has_every_paragraph_and_every_term() -> None:
    for game, prefix in (("monolyth", "rules"), ("monumental", "monumental-rules")):
        source = (Path(cairn.__file__).parent / "locales" / "en" / f"{prefix}.ftl").read_text(encoding="utf-8")
        said = re.findall(rf"^{prefix}-[a-z]+-\d+(?= =)", source, re.MULTILINE)
        assert len(said) == sum(len(entry.texts) for entry in book_of(game, Words("en")).sections)
    source = (Path(cairn.__file__).parent / "locales" / "en" / "monumental-terms.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^monumental-term-([a-z-]+?)(?:-note)? =", source, re.MULTILINE)) == set(TERMS.split())


@pytest.mark.parametrize("language", ASKED)
def test_words_are_found_in_the_language_spoken(language: str) -> None:
    words = Words(language)
    book, components = book_of("monumental", words), DRAWING.entries(words)
    for wanted, title in ASKED[language]:
        text = shown(book.find(wanted, components, 79))
        assert re.search(rf"^{title}", text, re.MULTILINE), (wanted, text)
    assert words("terminal-also", text="", titles="")[-8:].strip() in shown(
        book.find(words("points", n=2)[2:], components, 79)
    )
    assert words("terminal-unknown", text="xyzzy")[:20] in shown(book.find("xyzzy", components, 79))
    assert book.asks_all(words("terminal-also-rules").split(", ")[0].upper())
    stones = book_of("monolyth", words)
    text = shown(stones.find(PROPHECY[language], MONOLYTH_DRAWING.entries(words), 79))
    assert words("rules-prophecy") in text
    assert "3+" in shown(stones.find(words("structure-card", card="horseshoe"), MONOLYTH_DRAWING.entries(words), 79))


def test_a_first_game_is_told_where_the_rules_are(tmp_path: Path) -> None:
    person = Person(tmp_path, "de", (24, 80))
    person.start("'monumental'", "1", "''", "options={'map': 'twin-lakes'}")
    words = person.words
    assert words("terminal-first") in person.screen
    person.answer("")
    person.answer("h")
    assert words("terminal-rules-of", game="Monumental") in person.screen
    assert words("monumental-rules-aim") in person.screen
    person.answer("3")  # a part by its number
    assert person.screen.split("\n")[1].startswith(words("monumental-rules-scoring"))
    person.answer("b")
    person.answer("q")
    for typed, title in (
        ("? Regeln", words("terminal-rules-of", game="Monumental")),
        ("? wertung", words("monumental-rules-scoring")),
        ("?Stonehenge", "Stonehenge"),
        ("h erobern", words("monumental-rules-conquer")),
        ("?", words("help-title")),
        ("r", words("terminal-score")),
    ):
        person.answer(typed)
        assert title in person.screen, typed
        person.answer("q")
    assert words("terminal-key-rules").replace(" ", "\N{NO-BREAK SPACE}") in person.screen
    person.child.close(force=True)


# ---------------------------------------------------------------- scores


def test_the_parts_of_a_score_add_up_and_every_change_is_told(tmp_path: Path) -> None:
    table, told = opened(tmp_path, ANA, BO, BOT, **EVERYTHING), dict[int, int]()
    for n, _ in enumerate(played(table, 5)):
        view = table.state.view(None)
        assert [sum(found.values()) for found in GAMES["monumental"].parts(view)] == list(table.state.scores())
        if n % 10 == 0:
            text = shown(DRAWING.score(scene(table, 0, list(LANGUAGES)[n // 10 % 4], (100, 30))))
            rows = [[int(cell) for cell in re.findall(r"\d+", row)][-3:] for row in text.split("\n")[2:]]
            added = [sum(column) for column in zip([0] * 3, *rows[:-1], strict=True)]
            assert added == rows[-1] == list(table.state.scores())
    for events in table.scored:
        for event in events:
            told[event.data["seat"]] = told.get(event.data["seat"], 0) + sum(event.data["parts"].values())
    assert [told.get(seat, 0) for seat in range(3)] == list(table.state.scores())


def test_a_score_is_explained_when_it_changes() -> None:
    names, setup = ["Ana", "Bo"], {"civilizations": ["china", "egypt"], "continuous": False}
    events = [
        Event("conquered", {"seat": 0, "tile": "e2", "from": None}),
        Event(score.SCORED, {"seat": 0, "parts": {"provinces": 1, "most_provinces": 3}}),
        Event(score.SCORED, {"seat": 1, "parts": {"most_provinces": -3}}),
    ]
    assert DRAWING.told(events, Hearer(Words("en"), names, setup, 0, 0)) == (
        "You conquer e2. You: +4 points (Provinces +1, Most Provinces +3). Bo: \N{MINUS SIGN}3 points "
        "(Most Provinces \N{MINUS SIGN}3)."
    )


def stones(folder: Path, *people: Participant, most: int = 400, true_by: int = 0, seed: int = 1) -> LocalTable:
    """Play at random, but make every prophecy that lacks at most so much."""
    table = LocalTable.open(MONOLYTH, STONES, people, {}, folder=folder, language="en")
    rng = Random(seed)
    for _ in range(most):
        if table.state.turn is None:
            break
        if not table.step():
            view, choices = table.state.view(None), list(table.state.choices())
            walls = view["seats"][table.state.turn or 0]["walls"]
            true = [c for c in choices if isinstance(c, Prophecy) and c.value - true_by <= walls[c.side]["count"]]
            table.play(rng.choice(true or choices))
    return table


def test_monolyths_parts_add_up_and_a_prophecy_that_comes_true_is_told(tmp_path: Path) -> None:
    games = (stones(tmp_path, ANA, BO, seed=seed) for seed in range(1, 20))
    table = next(table for table in games if any(table.scored))
    view, words = table.state.view(None), Words("en")
    assert [sum(found.values()) for found in MONOLYTH.parts(view)] == list(table.state.scores())
    scored = [event for events in table.scored for event in events]
    assert scored
    for seat in range(2):
        gained = sum(event.data["parts"]["prophecies"] for event in scored if event.data["seat"] == seat)
        assert gained == MONOLYTH.parts(view)[seat]["prophecies"]
    said = MONOLYTH_DRAWING.told(scored[:1], Hearer(words, table.names, table.state.setup))
    assert re.fullmatch(r"(Ana|Bo): [+\N{MINUS SIGN}]\d+ points \(Prophecies [+\N{MINUS SIGN}]\d+\)\.", said)
    early = stones(tmp_path, ANA, BO, most=18, true_by=9)
    seen = scene(early, 0, "en", (100, 30))
    text = shown(MONOLYTH_DRAWING.score(seen))
    stake = [sum(wall["prophecy"] for wall in seat["walls"].values() if wall["needs"]) for seat in seen.view["seats"]]
    assert any(stake)
    assert re.search(r"at stake +\({}\) +\({}\)".format(*stake), text)


# ---------------------------------------------------------------- answers


def test_groups_keep_their_numbers(tmp_path: Path) -> None:
    table, words = opened(tmp_path, ANA, BO, **EVERYTHING), Words("en")
    named = {str(n): words("monumental-group", kind=kind) for n, kind in enumerate(ORDER, 1)}
    found, absent = set(), set()
    for _ in played(table, 3):
        if table.state.view(None)["phase"] != "actions":
            continue
        node = DRAWING.menu(table.state, words)
        keys = {item.key: item.face[0].plain for item in node.items if item.key != "e"}
        assert all(face.startswith(named[key]) for key, face in keys.items())
        assert {**dict.fromkeys(keys), **node.missing}.keys() == named.keys()
        assert all(node.missing[key] == named[key] for key in node.missing)
        found |= set(keys)
        absent |= set(node.missing)
    assert found & absent >= {"1", "2", "3", "4", "10"}


def asking(table: LocalTable, drawing: Drawing, answers: list[str], language: str = "en") -> str:
    screen, text = quiet(answers, (80, 24))
    with pytest.raises((EOFError, Quit)):
        Play(table, drawing, screen, Words(language)).run()
    return text.getvalue()


@pytest.mark.parametrize(
    ("language", "typed", "side"), [("en", "e", "E"), ("de", "o", "E"), ("es", "oeste", "W"), ("fr", "s", "S")]
)
def test_a_wall_is_meant_where_a_wall_is_asked_for(tmp_path: Path, language: str, typed: str, side: str) -> None:
    table = stones(tmp_path, ANA, BO, most=12)
    while table.step():
        pass
    asking(table, MONOLYTH_DRAWING, ["p", "7", typed, "", "q"], language)
    last = next(step for step in reversed(table.steps) if step.seat != CHANCE)
    assert str(last.choice) == f"prophecy 7 {side}"


def test_what_is_not_there_is_said_in_few_words(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA)
    told = asking(table, DRAWING, ["1", "1", "1", "1", "99", "u", "8", "q"])
    assert "There is no 99 here." in told
    assert "Complete a Wonder: not possible now." in told
    table = stones(tmp_path, ANA, BO, most=12)
    while table.step():
        pass
    told = asking(table, MONOLYTH_DRAWING, ["p", "7", "12", "q"])
    assert "There is no 12 here." in told
    assert Words("en")("found", n=2, text="12")[2:] not in told


def test_a_search_begins_with_the_question(tmp_path: Path) -> None:
    table, words = opened(tmp_path, ANA, BO), Words("en")
    for _ in played(table, 4):
        node: Node = DRAWING.menu(table.state, words)
        acquire = node.get("1")
        if node.flow and acquire is not None and len(node.items) > 3:
            break
    play = Play(table, DRAWING, quiet([])[0], words)
    play._trail = [node]  # noqa: SLF001
    for typed in ("1", "o"):
        assert play._answer(typed, table.state, table.state.turn or 0) is None  # noqa: SLF001
    found = play._trail[-1]  # noqa: SLF001
    assert len(found.items) > 1
    assert all(str(item.to).startswith("acquire ") for item in found.items)


def test_a_game_may_be_answered_by_its_name(tmp_path: Path) -> None:
    games = {"1": "Monolyth", "2": "Monumental"}
    assert meant("monolyth", games) == ["1"]
    assert meant("MONU", games) == ["2"]
    assert meant("2", games) == ["2"]
    assert meant("mon", games) == ["1", "2"]
    assert meant("x", games) == meant("", games) == []
    assert meant("español", LANGUAGES) == meant("espa", LANGUAGES) == ["es"]
    person = Person(tmp_path, "en")
    person.start()
    person.answer("mon")
    assert person.words("terminal-several", list="1 Monolyth, 2 Monumental") in person.screen
    person.answer("monolyth")
    assert person.words("ask-players") in person.screen
    person.answer("solo")
    assert person.words("press-enter") in person.screen
    person.child.close(force=True)


# ---------------------------------------------------------------- small things


def test_the_command_that_goes_on_fits_into_a_line(tmp_path: Path) -> None:
    folder = tmp_path / ("a-folder-with-a-long-name-" * 3)
    person = Person(folder, "en", (24, 80))
    person.start("'monolyth'", "1", "''")
    person.answer("")
    assert not person.answer("q")
    lines = person.screen.replace("\r", "").split("\n")
    (again,) = [line for line in lines if "play --from " in line]
    assert len(again) <= 80
    name = again.split("--from ")[1].strip()
    assert find_save(Path(name), folder).exists()
    person.start(f"resume=__import__('pathlib').Path({name!r})")
    assert person.words("ask-act") in person.screen
    person.child.close(force=True)
    other = LocalTable.open(MONOLYTH, STONES, [ANA], {}, folder=tmp_path, language="en")
    assert "--data" in resuming(other)


def test_units_that_march_one_by_one_are_counted(tmp_path: Path) -> None:
    names, setup = ["Ana", "Automa"], {"civilizations": ["china", "egypt"], "continuous": False}
    march = Event("marched", {"seat": 0, "figure": "soldier", "from": "f3", "tile": "e2"})
    hearer = Hearer(Words("en"), names, setup, 0, 0, left=1)
    assert DRAWING.told([march], hearer) == "1 of 2 Units is on its way from f3 to e2."
    table = opened(tmp_path, ANA, BO)
    for _ in played(table, 4):
        units = [step for step in table.since(table.state.turn) if step.events and step.events[0].kind == "marched"]
        if len(units) > 1:
            break
    told = Play(table, DRAWING, quiet([])[0], Words("en"))._texts(units[0].seat)  # noqa: SLF001
    assert re.search(r"(of \d Units are on their way|\d Soldiers march|and \d Soldiers? march)", told[0])


def test_a_broken_line_of_the_markets_has_one_bullet(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BO)
    next(played(table, 1))
    seen = scene(table, 0, "de", (44, 24))
    rows = [row.plain for row in DRAWING.look("k", "", table.state, seen) or []]
    tokens = sum(len(stall["maybe"]) for stall in seen.view["markets"])
    assert any(row.startswith("    ") for row in rows)
    assert sum(bool(re.match(r"  [?×] ", row)) for row in rows) == tokens  # noqa: RUF001


def test_a_position_says_what_it_is(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BO)
    next(played(table, 1))
    assert re.fullmatch(r"<Monumental: 2 seats, step \d+, seat [01] decides \w+ \(\d+ choices\)>", repr(table.state))
    played_out = stones(tmp_path, ANA)
    assert re.fullmatch(r"<Monolyth: 1 seat, step \d+, over, scores \[\d+\]>", repr(played_out.state))
    assert "Monolyth" in (cairn.__doc__ or "")
    assert "Monumental" in (cairn.__doc__ or "")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_that_lacks_signs_shows_others(tmp_path: Path, game: str, encoding: str) -> None:
    person = Person(tmp_path, "de", env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": "C"})
    person.codec = encoding
    person.start(f"'{game}'", "1", "''")
    for typed in ("", "?", "", "", "h", "q", "? grosse", "q", "1", ""):
        assert person.answer(typed), person.screen
    assert "Traceback" not in person.all
    assert ("prufen" if encoding == "ascii" else "prüfen") in person.all
    assert "\N{REPLACEMENT CHARACTER}" not in person.all
    person.child.close(force=True)


def test_signs_that_stand_for_something_stay_different() -> None:
    from cairn.monumental.terminal import map as land  # noqa: PLC0415

    signs = [*land.SIGNS.values(), land.WARLORD, land.HERO, land.OUTPOST, land.WONDER, land.MARKET, land.PRODUCTION]
    signs += [land.MONSTER, land.CAMP, land.CITY]
    assert len({sign if sign.isascii() else replaced(sign) for sign in signs}) == len(signs)
    assert [replaced(sign) for sign in "éÜ–ñ漢"] == ["e", "U", "-", "n", "?"]  # noqa: RUF001
    assert CONTENT
