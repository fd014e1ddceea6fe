"""What cannot be had at set-up is refused in words, in every language: from Python, the commands and a file alike."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cairn import record
from cairn.chance import Dice
from cairn.core import WordedError
from cairn.monumental import maps
from cairn.monumental.content import load
from cairn.monumental.game import MONUMENTAL
from cairn.words import LANGUAGES, Words

CONTENT = MONUMENTAL.content()

REFUSED: dict[str, dict[str, Any]] = {
    "players": {"players": 5},
    "field": {"players": 2, "colour": "red"},
    "switch": {"players": 2, "heroes": 1},
    "solo": {"players": 1, "automa": False},
    "automa": {"players": 4, "automa": True},
    "monsters": {"players": 2, "monsters": 7},
    "room": {"players": 2, "map": "twin-lakes", "monsters": 6},
    "civilizations": {"players": 2, "civilizations": ["egypt"]},
    "civilization": {"players": 2, "civilizations": ["egypt", "rome"]},
    "twice": {"players": 2, "civilizations": ["egypt", "egypt"]},
    "map": {"players": 2, "map": "atlantis"},
    "map-players": {"players": 3, "map": "twin-lakes"},
    "tiles": {"players": 2, "map": "own", "tiles": 5},
    "brought": {"players": 2, "map": "twin-lakes", "tiles": maps.as_data(maps.presets()["twin-lakes"])},
    "replaced": {"players": 2, "replaced": 3},
    "wonder": {"players": 2, "replaced": ["bank"]},
    "wonders": {"players": 2, "replaced": ["stonehenge", "great-wall"]},
}


@pytest.mark.parametrize("key", REFUSED)
def test_a_refusal_is_said_in_every_language(key: str) -> None:
    with pytest.raises(WordedError) as caught:
        MONUMENTAL.settle(REFUSED[key], CONTENT, Dice(1))
    error = caught.value
    assert error.key == f"setup-{key}"
    said = [Words(language).explain(error) for language in LANGUAGES]
    assert said[0] == str(error)  # the English words are those of the error
    assert len(set(said)) == len(LANGUAGES)
    for text in said:
        assert all(str(value) in text for value in error.values.values())


@pytest.mark.parametrize("key", ["barbarians", "cities"])
def test_a_map_that_needs_more_tokens_than_there_are_is_refused_in_every_language(key: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    ones = [token.id for token in CONTENT.barbarians if token.front == 1]
    moved = "".join(f"[barbarians.{name}]\nfront = 2\n" for name in ones)
    asks = "".join(f'[cities.{city.id}]\nasks = "pay(GOLD, 5)"\n' for city in CONTENT.cities)
    file.write_text(moved if key == "barbarians" else asks, encoding="utf-8")
    with pytest.raises(WordedError) as caught:
        MONUMENTAL.settle({"players": 2, "map": "twin-lakes"}, load(str(file)), Dice(1))
    assert caught.value.key == f"setup-{key}"
    said = [Words(language).explain(caught.value) for language in LANGUAGES]
    assert said[0] == str(caught.value)
    assert len(set(said)) == len(LANGUAGES)


def cairn(*words: str, lang: str = "en") -> str:
    """Run a command that is refused; gives its one line of complaint."""
    env = {**os.environ, "CAIRN_LANG": lang, "CAIRN_JIT": "0", "NO_COLOR": "1", "COLUMNS": "300"}
    done = subprocess.run(
        [sys.executable, "-m", "cairn", *words], capture_output=True, encoding="utf-8", env=env, check=False
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


def test_a_command_says_it_in_the_language_asked_for() -> None:
    words = ("simulate", "monumental", "--games", "1", "--map", "twin-lakes", "--monsters", "6")
    assert cairn(*words) == "cairn: set-up: the map twin-lakes has room for 4 Monsters, not for 6"
    german = "cairn: Aufbau: auf der Landkarte twin-lakes ist Platz für 4 Monster, nicht für 6"
    assert cairn(*words, lang="de") == german
    assert cairn("play", *words[1:2], *words[4:], "--players", "2", "--bots", "greedy", "--lang", "de") == german


def test_a_record_says_it_with_its_line(tmp_path: Path) -> None:
    setup, _ = MONUMENTAL.settle({"players": 2, "map": "twin-lakes", "monsters": 3}, CONTENT, Dice(1))
    header = record.header(MONUMENTAL, CONTENT, setup | {"monsters": 5})
    file = tmp_path / "game.txt"
    file.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert cairn("verify", str(file)).endswith("line 1: set-up: the map twin-lakes has room for 4 Monsters, not for 5")
    spanish = cairn("verify", str(file), lang="es")
    assert spanish.endswith("line 1: preparación: en el mapa twin-lakes caben 4 monstruos, no 5")


def test_a_record_of_older_rules_is_refused_with_a_sentence_that_says_so(tmp_path: Path) -> None:
    setup, _ = MONUMENTAL.settle({"players": 2}, CONTENT, Dice(1))
    header = record.header(MONUMENTAL, CONTENT, setup) | {"rules": 1}
    file = tmp_path / "old.txt"
    file.write_text(json.dumps(header) + "\n", encoding="utf-8")
    assert cairn("verify", str(file)).endswith("line 1: played by version 1 of the rules; this is version 2")
    assert cairn("verify", str(file), lang="fr").endswith(
        "jouée selon la version 1 des règles\u00a0; celle-ci est la version 2"
    )


def test_a_map_file_says_it_with_its_line(tmp_path: Path) -> None:
    text = Path(maps.FOLDER, "twin-lakes.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text.replace("players = 2", "players = 3"), encoding="utf-8")
    told = cairn("simulate", "monumental", "--games", "1", "--map", str(file), lang="de")
    assert told.endswith("für jede der 3 Personen gehört eine Hauptstadt auf die Landkarte, nicht 2 im Ganzen")
    assert "own.toml, line " in told
