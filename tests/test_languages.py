"""A language is one folder: what is added to the locales is found and used everywhere."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cairn
from cairn import languages, record
from cairn.chance import FairChance, commitment
from cairn.games import GAMES
from cairn.languages import FOLDER, LANGUAGES, by_tag, named
from cairn.monumental.content import load
from cairn.words import Words
from tests.server.kit import Person
from tests.tongues import lacks

WAIT = 300
SECRET = b"\x07" * 32
CHANGED = {  # what the copy says otherwise than German does, by file
    "language.json": ('"Deutsch"', '"Schwiizertüütsch"'),
    "monumental.toml": ('work-camp = "Baustelle"', 'work-camp = "Buuplatz"'),
    "monumental-cards.ftl": (r"(?m)^effect-gain = .*$", "effect-gain = du überchunsch { $amounts }"),
    "faults.ftl": (r"(?m)^fault-setup-map = .*$", "fault-setup-map = kei Charte { $found }, nume { $expected }"),
    "rules.ftl": (r"(?m)^rules-aim = .*$", "rules-aim = Ziil"),
    "monumental-terms.ftl": (r"(?m)^monumental-term-archive = .*$", "monumental-term-archive = Archiviere"),
    "tutorial.ftl": (r"(?m)^tutorial = .*$", "tutorial = Erschts Spiil"),
}
LOOKED = """
import json, sys
from cairn.games import GAMES
from cairn.languages import LANGUAGES
from cairn.monumental.content import load
from cairn.terminal.drawing import drawing_of
from cairn.words import Words, pick_language

words = Words(pick_language(None, {"LANG": "gsw_CH.UTF-8"}))
drawn = {name: drawing_of(GAMES[name], GAMES[name].content()) for name in ("monolyth", "monumental")}
print(json.dumps({
    "languages": dict(LANGUAGES),
    "said": [words("rules-aim"), words("monumental-term-archive"), words("tutorial"), words("points", n=1)],
    "book": [drawn["monolyth"].rules(words)[0].title, *(term.title for term in drawn["monumental"].terms(words))],
    "name": load(sys.argv[1]).card("market").names["gsw"],
}))
"""
SAID = """
from cairn.monumental.content import load
from cairn.words import LANGUAGES, Words

words = Words("fr")
print(*LANGUAGES)
print(words("rules-aim"), words("points", n=2), words("you"), "you" in words, sep="\\n")
print(load().card("market").names["fr"], words("ask-language"), sep="\\n")
"""


def random_map() -> record.Record:
    """Make the beginning of a game on a map that was drawn, with the secret that proves it."""
    game, content = GAMES["monumental"], GAMES["monumental"].content()
    setup, drawn = game.settle({"players": 2, "map": "random-small"}, content, FairChance(SECRET, []))
    more = {"commitment": commitment(SECRET), "nonces": [], "drawn": drawn, "save": {"secret": SECRET.hex()}}
    return record.Record(record.header(game, content, setup, **more), [])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one more folder, which is a copy of the German one with a few words of its own."""
    place = tmp_path_factory.mktemp("place")
    package = Path(cairn.__file__).parent
    shutil.copytree(package, place / "cairn", ignore=shutil.ignore_patterns("__pycache__", "static"))
    added = place / "cairn" / "locales" / "gsw"
    shutil.copytree(FOLDER / "de", added)
    for name, (old, new) in CHANGED.items():
        text, count = re.subn(old, new, (added / name).read_text(encoding="utf-8"))
        assert count == 1, name
        (added / name).write_text(text, encoding="utf-8")
    return place


def environment(place: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(place), "CAIRN_JIT": "0", "CAIRN_LOG": "warning", "PYTHONUTF8": "1"}


def run(place: Path, *asked: str) -> str:
    """Run Python where there is one more language."""
    done = subprocess.run(
        [sys.executable, *asked], cwd=place, env=environment(place), capture_output=True, encoding="utf-8", check=False,
        timeout=WAIT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def guest(place: Path) -> Iterator[Person]:
    """Somebody at a server that has one more language."""
    served = subprocess.Popen(
        [sys.executable, "-m", "cairn", "serve", "--port", "0", "--data", str(place / "data")],
        cwd=place, env=environment(place), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    try:
        assert served.stdout
        line = served.stdout.readline()
        assert line.startswith("cairn: serving at "), served.communicate()[1]
        with Person(int(line.split("/ ")[0].rpartition(":")[2]), "Ada") as ada:
            yield ada
    finally:
        served.send_signal(signal.SIGTERM)
        said = served.communicate(timeout=WAIT)[1]
    assert "Traceback" not in said


def test_languages_are_the_folders() -> None:
    assert LANGUAGES.keys() == {path.parent.name for path in FOLDER.glob("*/common.ftl")}
    assert next(iter(LANGUAGES)) == "en"
    assert (LANGUAGES["de"], LANGUAGES["es"], LANGUAGES["fr"]) == ("Deutsch", "Español", "Français")
    assert [by_tag(tag) for tag in ("de", "DE-at", "de_CH.UTF-8", "C", "den", "")] == ["de"] * 3 + [None] * 3
    assert named("monumental", "cards", "nobody's", "New")["de"] == "New"


def test_readers_of_a_language_get_that_of_another_region(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", {**LANGUAGES, "pt-BR": "Português"})
    assert [by_tag(tag) for tag in ("pt_PT.UTF-8", "pt", "pt-br", "p")] == ["pt-BR"] * 3 + [None]


def test_a_folder_is_found_by_words_rules_lesson_glossary_and_content_files(place: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[cards.market.names]\ngsw = "Märthalle"\n', encoding="utf-8")
    found = json.loads(run(place, "-c", LOOKED, str(own)))
    assert found["languages"] == {**LANGUAGES, "gsw": "Schwiizertüütsch"}
    assert found["said"] == ["Ziil", "Archiviere", "Erschts Spiil", "1 Punkt"]
    assert found["book"][0] == "Ziil"
    assert "Archiviere" in found["book"]
    assert found["name"] == "Märthalle"


def test_a_folder_is_found_by_the_terminal(place: Path) -> None:
    shown = run(place, "-m", "cairn", "content", "monumental", "--lang", "gsw")
    assert "Buuplatz" in shown
    assert "Du überchunsch " in shown
    assert "Markthalle" in shown
    assert ", ".join([*LANGUAGES, "gsw"]) in run(place, "-m", "cairn", "content", "--help")


def test_a_folder_is_found_by_the_server(guest: Person) -> None:
    told = guest.ask("GET", "/api/content/monumental?language=gsw")
    assert told["cards"][0]["name"] == "Buuplatz"
    assert any("Du überchunsch " in " ".join(card.get("text", [])) for card in told["cards"])
    assert guest.ask("PUT", "/api/me", {"language": "gsw"})["language"] == "gsw"
    assert guest.ask("GET", "/api/maps")[0]["names"].keys() == {*LANGUAGES, "gsw"}
    guest.http.headers["Accept-Language"] = "gsw-LI, en;q=0.5"
    asked = {"game": "monumental", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"map": "x"}}
    refused = guest.raw("POST", "/api/tables", asked)
    assert "kei Charte" in refused.json()["reason"]


def test_a_drawn_map_is_proven_whatever_languages_there_are(place: Path, tmp_path: Path) -> None:
    game, content, kept = GAMES["monumental"], GAMES["monumental"].content(), random_map()
    older = random_map()
    older.header["setup"]["tiles"]["name"] = {
        "en": "Random map (small)",
        "de": "Zufällige Landkarte (klein)",
        "tlh": "?",
    }
    for n, one in enumerate((kept, older)):
        assert record.verify(one, game, content).fair
        file = tmp_path / f"{n}.cairn"
        file.write_text(str(one), encoding="utf-8")
        run(place, "-m", "cairn", "verify", str(file))
    moved = random_map()
    moved.header["setup"]["tiles"]["level"] = 1
    with pytest.raises(record.RecordError, match="the secret gives the set-up"):
        record.verify(moved, game, content)


def test_what_is_missing_in_a_folder_is_listed(tmp_path: Path) -> None:
    folder = tmp_path / "de"
    shutil.copytree(FOLDER / "de", folder)
    assert lacks(folder) == []
    common, names = folder / "common.ftl", folder / "monumental.toml"
    text = re.sub(r"(?m)^points =\n(?: .*\n)+", "points = Punkte\n", common.read_text(encoding="utf-8"))
    common.write_text(f"{text}\nbeside = Nebenbei\n", encoding="utf-8")
    names.write_text(re.sub(r"(?m)^market = .*\n", "", names.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / "start.ftl").unlink()
    (folder / "language.json").unlink()
    listed = lacks(folder)
    assert listed[0] == "language.json is missing"
    assert "common.ftl: points does not use $n" in listed
    assert "common.ftl: nobody says beside" in listed
    assert "monumental.toml: cards.market is missing" in listed
    assert any(re.fullmatch(r"start\.ftl: [a-z-]+ is missing", line) for line in listed)


def test_a_folder_with_mistakes_harms_no_other(tmp_path: Path) -> None:
    package = Path(cairn.__file__).parent
    shutil.copytree(package, tmp_path / "cairn", ignore=shutil.ignore_patterns("__pycache__", "static"))
    locales = tmp_path / "cairn" / "locales"
    (locales / "es" / "language.json").write_text('{"name"', encoding="utf-8")
    (locales / "de" / "language.json").write_text("[]", encoding="utf-8")
    french = locales / "fr"
    rules, common = ((french / name).read_text(encoding="utf-8") for name in ("rules.ftl", "common.ftl"))
    (french / "rules.ftl").write_text(re.sub(r"(?m)^rules-aim = .*$", "rules-aim = { $", rules), encoding="utf-8")
    for old, new in {r"^points =\n(?: .*\n)+": "points = { $found } { -nothing }\n", r"^you = .*$": ""}.items():
        common = re.sub(old, new, common, flags=re.MULTILINE)
    (french / "common.ftl").write_text(common, encoding="utf-8")
    (french / "start.ftl").write_bytes(b"start = \xe9t\xe9\n")
    (french / "monumental.toml").write_text("[cards", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SAID], cwd=tmp_path, env=environment(tmp_path), capture_output=True, encoding="utf-8",
        check=True, timeout=WAIT,
    )  # fmt: skip
    english = Words("en")
    said = [*map(english, ("rules-aim", "you")), "True", load().card("market").names["en"], Words("fr")("ask-language")]
    assert done.stdout.splitlines() == ["en fr", said[0], english("points", n=2), *said[1:]]
    told = sorted(re.sub(r".*[\\/]locales[\\/]", "", line) for line in done.stderr.splitlines())
    for line, start, end in zip(told, ("de", "es", "fr", "fr"), ("language", "language", "file", "file"), strict=True):
        assert line.startswith(start)
        assert line.endswith(f"; this {end} is left out")
    assert 'expected {"name": "…"}' in told[0]
    assert re.search(r"line 1 column \d+", told[1])
    assert "monumental.toml" in told[2]
    assert "start.ftl" in told[3]
