"""Monumental at the terminal: whole games, every choice and event in words, drawings that fit, nothing hidden shown."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from cairn import bots, record, terminal
from cairn.bots.answers import chosen
from cairn.core import CHANCE, Event
from cairn.games import GAMES
from cairn.monumental import MONUMENTAL
from cairn.monumental.terminal.drawing import MonumentalDrawing
from cairn.terminal.blocks import wide
from cairn.terminal.drawing import Hearer, Scene
from cairn.terminal.menu import Node
from cairn.terminal.play import Play, Quit
from cairn.terminal.screen import Screen
from cairn.terminal.table import LocalTable, Participant, saves
from cairn.words import LANGUAGES, Words
from tests.terminal.pty import ESCAPES, Person, ended

CONTENT = MONUMENTAL.content()
DRAWING = MonumentalDrawing(CONTENT)
ANA, BO, BOT = Participant("Ana"), Participant("Bo"), Participant("Bot", "greedy")
SOLO, DUEL = ("'monumental'", "1", "''"), ("'monumental'", "2", "'greedy'")
EVERYTHING = {"heroes": True, "monsters": 3, "renaissance": True, "alternatives": True}
SIZES = ((80, 24), (100, 30), (120, 40), (140, 50))


class Player(Person):
    """Drives a game of Monumental: ends its turns, or takes the first answer there is."""

    def decide(self, *, hasty: bool) -> str:
        words, asked = self.words, self.screen[-2000:]
        if words("key-confirm") in asked or words("press-enter") in asked:
            return ""
        if words("monumental-ask-setup") in self.screen:
            return ""
        ends = re.search(rf"\be +(?:{words('monumental-do-end')}|{words('monumental-do-stop')})", asked)
        *_, acts = asked.split(words("monumental-ask-actions"))
        numbered = re.search(r"(?:^|\n) *(\d+) +\S", acts)
        first = numbered[1] if numbered and acts != asked else "1"
        return "e" if ends and (hasty or not numbered) else first

    def play(self, most: int, *, hasty: bool) -> bool:
        """Answer so many questions; tell whether the game goes on."""
        for _ in range(most):
            if not self.answer(self.decide(hasty=hasty)):
                assert ended(self.child) == 0, self.screen
                return False
            self.check()
        return True

    def check(self) -> None:
        """See that the screen holds what is shown."""
        rows = ESCAPES.sub("", self.screen).replace("\r", "").split("\n")
        assert len(rows) <= self.size[0] + 1, self.screen
        assert max(len(row) for row in rows if "/" not in row) <= self.size[1], self.screen


def finished(folder: Path) -> record.Record:
    """See that a game has left a record that holds, and no save."""
    (path,) = (folder / "records").glob("*.cairn")
    kept = record.load(path)
    verdict = record.verify(kept, MONUMENTAL, CONTENT)
    assert verdict.finished
    assert verdict.fair is True
    assert saves(folder) == []
    return kept


# ---------------------------------------------------------------- whole games


def test_a_whole_game_against_the_automa(tmp_path: Path) -> None:
    person = Player(tmp_path, "en")
    person.start(*SOLO)
    assert not person.play(3000, hasty=False)
    kept = finished(tmp_path)
    assert kept.header["setup"]["automa"] is True
    assert "Automa" in person.screen
    assert all(str(score) in person.screen for score in (kept.result or {})["scores"])
    assert "Traceback" not in person.all


def test_a_whole_game_against_a_bot_quit_and_resumed(tmp_path: Path) -> None:
    person = Player(tmp_path, "de", (40, 120))
    person.start(*DUEL)
    assert person.play(25, hasty=True)
    while person.words("press-enter") in person.screen or person.words("key-confirm") in person.screen:
        person.answer("")
    assert not person.answer("q")
    (path,) = saves(tmp_path)
    before = record.load(path).choices
    person.start("resume=__import__('pathlib').Path()")
    assert not person.play(3000, hasty=True)
    assert finished(tmp_path).choices[: len(before)] == before
    assert "Traceback" not in person.all


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_turns_in_every_language(tmp_path: Path, language: str) -> None:
    person = Player(tmp_path, language)
    person.start("'monumental'", "2", "'random'", "options={'heroes': True, 'monsters': 3}")
    assert person.play(25, hasty=False)
    person.child.close(force=True)


def test_everything_that_can_be_typed(tmp_path: Path) -> None:
    person = Player(tmp_path, "de", (40, 120))
    person.start(*SOLO)
    words = person.words
    while words("monumental-ask-row") not in person.screen:
        person.answer(person.decide(hasty=True))
    for command, shown in (
        ("?", words("help-title")),
        ("? markthalle", "Markthalle"),
        ("?Market", "Markthalle"),
        ("? xyzzy", "xyzzy"),
        ("l", words("monumental-terrain")),
        ("l a", words("monumental-terrain")),
        ("l zz", words("monumental-no-tile", text="zz")),
        ("c", "Ertrag"),
        ("c 2", "Automa"),
        ("d", words("monumental-display")),
        ("p", words("monumental-pile", pile="deck")),
        ("v", words("monumental-event-settled", who="you", name="", tile="a3")[:16]),
        ("k", words("monumental-markets-hint")[:40]),
        ("a", words("monumental-automa-deck", n=16)[:8]),
    ):
        person.answer(command)
        assert shown in person.screen, command
        while words("press-enter") in person.screen:
            person.answer("")
    person.answer("zeile 2")
    assert words("monumental-ask-column") in person.screen
    person.answer("u")
    assert words("monumental-ask-row") in person.screen
    person.answer("activate row 3")
    person.answer("3")
    assert words("monumental-ask-actions") in person.screen
    assert "Du aktivierst Zeile 3 und Spalte 3." in person.screen
    person.answer("zug beenden")
    assert words("key-confirm") in person.screen
    person.answer("u")
    person.answer("u")
    assert words("monumental-ask-row") not in person.screen
    person.child.close(force=True)


def test_a_table_is_opened_by_questions(tmp_path: Path) -> None:
    person = Player(tmp_path, "en")
    person.start("'monumental'")
    words = person.words
    assert words("monumental-ask-players") in person.screen
    person.answer("2")
    person.answer("6")
    person.answer("Ana")
    person.answer("Bo")
    assert words("monumental-ask-setup") in person.screen
    person.answer("2")
    person.answer("1 2 9")
    assert words("out-of-range", list="1, 2, 3, 4, 5, 6") in person.screen
    person.answer("2 6")
    person.answer("")
    assert words("monumental-map-level", name="Heartland", level=2) in person.screen
    person.answer("3")
    person.answer("")
    person.answer("")
    (path,) = saves(tmp_path)
    setup = record.load(path).header["setup"]
    assert setup["map"] == "heartland"
    assert setup["heroes"]
    assert setup["automa"]
    assert not setup["monsters"]
    person.child.close(force=True)


# ---------------------------------------------------------------- tables without a terminal


def opened(folder: Path, *people: Participant, **wanted: object) -> LocalTable:
    return LocalTable.open(MONUMENTAL, CONTENT, people, wanted, folder=folder, language="en")


def played(table: LocalTable, seed: int, most: int = 5000) -> Iterator[LocalTable]:
    """Let people choose at random, now and then as a bot would; stop wherever a person decides."""
    rng, bot = Random(seed), bots.make("monumental", "greedy")
    for _ in range(most):
        if table.state.turn is None:
            return
        if table.step():
            continue
        yield table
        seat = table.state.turn
        choices = list(table.state.choices())
        greedy = rng.random() < 0.7
        table.play(chosen(bot, table.state.guess(seat, rng), table.state, rng) if greedy else rng.choice(choices))


def ends(node: Node) -> list[str]:
    """List the choices behind a question."""
    found: list[str] = []
    for item in node.items:
        found += ends(item.to()) if callable(item.to) else [str(item.to)]
    return found


def scene(table: LocalTable, seat: int, language: str, size: tuple[int, int]) -> Scene:
    large = size[0] > 99 and size[1] > 31
    view = table.state.view(seat)
    return Scene(view, Words(language), table.names, seat, seat, None, size[0] - 1, large, size[1])


GAMES_PLAYED: tuple[tuple[list[Participant], dict[str, Any]], ...] = (
    ([ANA], {}),
    ([ANA, BO, BOT], {"automa": True, **EVERYTHING}),
    ([ANA, BO, BOT, BOT], {**EVERYTHING, "monsters": 6, "continuous": True}),
)


@pytest.mark.parametrize(("people", "wanted"), GAMES_PLAYED)
def test_every_choice_and_every_event_has_words(
    tmp_path: Path, people: list[Participant], wanted: dict[str, Any]
) -> None:
    table = opened(tmp_path, *people, **wanted)
    texts = {language: Words(language) for language in LANGUAGES}
    for n, _ in enumerate(played(table, 5)):
        words = texts[list(LANGUAGES)[n % 4]]
        choices = list(table.state.choices())
        assert sorted(ends(DRAWING.menu(table.state, words))) == sorted(map(str, choices))
        labels = [label for _, label in DRAWING.labels(table.state, words)]
        assert all(labels)
        assert len(set(labels)) == len(labels)
    for words in texts.values():
        for step in table.steps:
            for seat in (None, 0):
                told = DRAWING.told(step.events, Hearer(words, table.names, table.state.setup, seat, seat))
                assert "  " not in told
        assert DRAWING.ending(scene(table, 0, words.language, SIZES[0]))


@pytest.mark.parametrize(("people", "wanted"), GAMES_PLAYED)
def test_the_table_fits(tmp_path: Path, people: list[Participant], wanted: dict[str, Any]) -> None:
    table = opened(tmp_path, *people, **wanted)
    for n, _ in enumerate(played(table, 6)):
        if n % 7 and table.state.turn is not None:
            continue
        size, language = SIZES[n // 7 % 4], list(LANGUAGES)[n // 28 % 4]
        rows = DRAWING.board(scene(table, table.state.turn or 0, language, size))
        assert wide(rows) < size[0]
        assert len(rows) <= size[1] - 8


@pytest.mark.parametrize("name", ["inner-sea", "random", "clash-of-titans"])
def test_every_map_fits(tmp_path: Path, name: str) -> None:
    people = [ANA, BOT] if name == "clash-of-titans" else [ANA, BO, BOT, BOT]
    table = opened(tmp_path, *people, map=name)
    next(played(table, 7))
    for size in SIZES:
        rows = DRAWING.board(scene(table, 0, "de", size))
        assert wide(rows) < size[0]
        assert len(rows) <= size[1] - 8
        shown = "\n".join(row.plain for row in rows)
        assert all(tile["name"] in shown for tile in table.state.view(0)["map"])


# ---------------------------------------------------------------- what is hidden


def quiet(answers: list[str], size: tuple[int, int] = (100, 40)) -> tuple[Screen, io.StringIO]:
    text = io.StringIO()
    screen = Screen(Console(file=text, width=size[0], height=size[1], markup=False, highlight=False))
    left = iter(answers)

    def ask(prompt: str, _: object = None) -> str:
        text.write(f"{prompt}\n")
        answer = next(left, None)
        if answer is None:
            raise EOFError
        return answer

    vars(screen)["ask"] = ask
    return screen, text


def token_holder(folder: Path) -> LocalTable:
    """Play until somebody holds an unused Market token and another person decides."""
    for seed in range(20):
        table = opened(folder, ANA, BO)
        for _ in played(table, seed):
            turn = table.state.turn
            for seat, shown in enumerate(table.state.view(turn)["seats"]):
                if seat != turn and any(not token["used"] for token in shown["market_tokens"]):
                    return table
    raise AssertionError("nobody ever kept a Market token")


def test_a_market_token_is_shown_only_to_its_seat(tmp_path: Path) -> None:
    table = token_holder(tmp_path)
    words, turn = Words("en"), table.state.turn
    screen, text = quiet(["", "", "p", "", "", "", ""])
    with pytest.raises(EOFError):
        Play(table, DRAWING, screen, words).run()
    shown = text.getvalue()
    assert words("pass-on", name=table.names[turn or 0]) in shown
    assert words("monumental-token-hidden") in shown
    hidden = [step for step in table.steps for event in step.events if event.kind == "kept" and event.to]
    assert hidden
    for step in hidden:
        for event in step.events:
            if event.kind in {"kept", "looked"}:
                owner = event.data["seat"]
                assert DRAWING.told([event], Hearer(words, table.names, table.state.setup, None, 1 - owner)) == ""
                assert DRAWING.told([event], Hearer(words, table.names, table.state.setup, None, owner)) != ""


def test_a_secret_activation_is_shown_only_to_its_seat(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BO, continuous=True)
    for _ in played(table, 1):
        view = table.state.view(table.state.turn)
        picked = [seat for seat, shown in enumerate(view["seats"]) if shown["picked"] and seat != table.state.turn]
        if picked and view["phase"] in {"row", "column"}:
            break
    else:
        raise AssertionError("nobody chose before another")
    seen = scene(table, table.state.turn or 0, "en", (100, 40))
    rows = DRAWING.look("p", "", table.state, seen) or []
    assert "chosen: row" not in "\n".join(row.plain for row in rows)
    own = scene(table, picked[0], "en", (100, 40))
    rows = DRAWING.look("p", "", table.state, own) or []
    assert "chosen: row" in "\n".join(row.plain for row in rows)


def test_what_was_revealed_cannot_be_taken_back(tmp_path: Path) -> None:
    for seed in range(20):
        table = opened(tmp_path, ANA, BO)
        for _ in played(table, seed):
            last = table.steps[-1]
            if last.seat != CHANCE and any(event.kind == "looked" for event in last.events):
                chosen = str(last.choice).startswith("keep")  # the tokens had been looked at before
                assert table.can_undo() is chosen
                if not chosen:
                    return
    raise AssertionError("no Market was looked at without a draw")


# ---------------------------------------------------------------- saved, resumed, replayed


def test_a_resumed_game_goes_on_with_the_automa(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, automa=True)
    for n, _ in enumerate(played(table, 3)):
        if n == 30:
            break
    table.save()
    again = LocalTable.resume(table.path, GAMES, tmp_path)
    assert again.state == table.state
    assert again.names == ["Ana", "Automa"]
    assert again.steps == table.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    table = opened(tmp_path, ANA, automa=True, heroes=True, monsters=2)
    for _ in played(table, 8):
        pass
    kept = record.load(table.finish())
    screen, text = quiet([], (80, 24))
    terminal.replay(kept, MONUMENTAL, CONTENT, language, screen)
    words, shown = Words(language), text.getvalue()
    assert words("monumental-event-over") in shown
    assert words("monumental-total") in shown
    assert "Automa" in shown


def test_sentences_say_equal_things_once() -> None:
    words, names = Words("en"), ["Ana", "Automa"]
    events = [
        Event("paid", {"seat": 0, "resource": "production", "count": 2}),
        Event("paid", {"seat": 0, "resource": "gold", "count": 1}),
        Event("acquired", {"seat": 0, "card": "laboratory"}),
        *(Event("displayed", {"card": card, "space": 1}) for card in ("temple", "market")),
    ]
    setup = {"civilizations": ["china", "egypt"], "continuous": False}
    assert DRAWING.told(events, Hearer(words, names, setup, 0, 0)) == (
        "You pay 2 Production and 1 Gold. You acquire Laboratory. New on display: Temple, Market."
    )
    assert DRAWING.told(events[:1], Hearer(words, names, setup)) == "Ana pays 2 Production."
    home = [Event("home", {"seat": seat, "from": "b2", "figure": "warlord", "count": 1}) for seat in (0, 1)]
    assert DRAWING.told(home, Hearer(Words("de"), names, setup)) == (
        "Die Kriegsherrin kehrt aus b2 in die Hauptstadt zurück. Der Kriegsherr kehrt aus b2 in die Hauptstadt zurück."
    )


def test_units_march_together() -> None:
    names, setup = ["Ana", "Automa"], {"civilizations": ["china", "egypt"], "continuous": False}
    events = [
        Event("marched", {"seat": seat, "figure": figure, "from": "f4", "tile": "e5"})
        for seat, figure in ((1, "soldier"), (1, "warlord"))
    ]
    assert DRAWING.told(events, Hearer(Words("en"), names, setup)) == "The Warlord and 1 Soldier march from f4 to e5."
    assert DRAWING.told(events[:1], Hearer(Words("de"), names, setup)) == "1 Soldat zieht aus f4 nach e5."


# ---------------------------------------------------------------- what a choice costs, what others have done


def notes(table: LocalTable, words: Words) -> Iterator[tuple[str, str]]:
    """Give every choice with what is said beside it."""
    for choice in table.state.choices():
        yield str(choice), DRAWING.note(table.state, choice, words)


def test_choices_say_what_they_cost(tmp_path: Path) -> None:
    words = Words("en")
    table = opened(tmp_path, ANA, BO)
    found: dict[str, str] = {}
    for n, _ in enumerate(played(table, 4)):
        if n > 120:
            break
        resources = table.state.view(table.state.turn)["seats"][table.state.turn or 0]["resources"]
        for choice, note in notes(table, words):
            kind = choice.split()[0]
            if kind == "scientific":
                assert re.match(r"\d Science( \((paid with|incl\.) .*\))?: draw and use 1 card$", note), note
            if kind == "conquer":
                assert re.match(r"\d+ Military( \(.*\))?, \d+ Units? · ", note), note
            if kind == "outpost" and (question := table.state.question) and question.kind != "outpost":  # not by a card
                assert note.startswith("3 Units go home · "), note
            if kind == "acquire" and "paid with" in note:
                price = re.match(r"(\d+) (Production|Science) \(paid with \d+ Gold\)\.", note)
                assert price, note
                assert resources[price[2].lower()] == 0
            found[kind] = note
    assert {"scientific", "conquer", "acquire", "explorer"} <= set(found)


def test_lists_show_no_notation(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA, BO)
    for n, _ in enumerate(played(table, 4)):
        if n > 60:
            break
        for item in DRAWING.menu(table.state, Words("de")).items:
            assert str(item.to) not in (item.note, *(row.plain for row in item.face)) or callable(item.to)


@pytest.mark.parametrize("size", SIZES)
def test_what_others_did_is_told_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    words = Words("en")
    table = opened(tmp_path, ANA, BOT, heroes=True)
    screen, text = quiet(["", "1", "1", "1", "", "e", "", "", "", "v", "", ""], size)
    with pytest.raises(EOFError):
        Play(table, DRAWING, screen, words).run()
    shown = " ".join(text.getvalue().split())  # with the log: a large table tells in a column of its own
    steps = [step for step in table.steps if step.seat not in (CHANCE, *table.people)]
    assert len(steps) > 3
    for step in steps:
        told = DRAWING.told(step.events, Hearer(words, table.names, table.state.setup, table.people[0]))
        assert "march" in told or told in shown


def test_a_number_beyond_a_group_is_explained(tmp_path: Path) -> None:
    table = opened(tmp_path, ANA)
    screen, text = quiet(["1", "1", "1", "1 99", "q"])
    with pytest.raises(Quit):
        Play(table, DRAWING, screen, Words("en")).run()
    assert re.search(r"Group 1 has \d+ choices?\.", text.getvalue())
