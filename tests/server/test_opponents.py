"""Bots think beside the server and take turns; hints are for who plays alone, or for all, and know no secrets."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from cairn import bots, system
from cairn.bots import LEVELS
from cairn.bots.advice import Advice, Outlook, Reason
from cairn.core import Choice, State
from cairn.games import GAMES
from cairn.monolyth.game import MonolythGame
from cairn.monumental import Monumental
from cairn.monumental.game import MonumentalGame
from cairn.server import hub, minds
from cairn.server.refusals import RefusedError
from cairn.server.thinking import Rota, Thinkers
from cairn.server.workers import ASKING
from tests.server.kit import WAIT, Json, Screen, Server, serve, settings_in
from tests.server.twins import begun


class SlowBot:
    """A bot of the tests: it thinks until it is let go, and notes who it is."""

    begun, go = threading.Semaphore(0), threading.Semaphore(0)
    made: ClassVar[list["SlowBot"]] = []
    asked: ClassVar[list[tuple["SlowBot", int]]] = []

    def __init__(self) -> None:
        SlowBot.made.append(self)

    def choose(self, state: State, rng: Random) -> Choice:
        SlowBot.asked.append((self, state.seats))
        SlowBot.begun.release()
        assert SlowBot.go.acquire(timeout=WAIT)
        return rng.choice(state.choices())


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> type[SlowBot]:
    monkeypatch.setitem(bots.BOTS["monolyth"], "slow", SlowBot)
    monkeypatch.setattr(SlowBot, "begun", threading.Semaphore(0))
    monkeypatch.setattr(SlowBot, "go", threading.Semaphore(0))
    monkeypatch.setattr(SlowBot, "made", [])
    monkeypatch.setattr(SlowBot, "asked", [])
    return SlowBot


@contextmanager
def thinking(folder: Path) -> Iterator[Server]:
    """A server in which one thing is thought at a time, and ended at last."""
    with serve(settings_in(folder, thinkers=1)) as server:
        try:
            yield server
        finally:
            SlowBot.go.release(10_000)


def hinted(screen: Screen, at: list[int] | None = None) -> Json:
    """Ask for a hint; gives the answer, or the refusal."""
    screen.send("hint", id=7, at=at or screen.state["at"])
    while True:
        message = screen.hear()
        if message["type"] == "hint" or (message["type"] == "refused" and message["id"] == 7):
            return message


# ---------------------------------------------------------------- the queue


def test_owners_take_turns_and_so_do_their_tables() -> None:
    rota: Rota[str] = Rota()
    for i in range(3):
        for table in ("a", "b"):
            rota.put("many", table, f"{table}{i}")
    rota.put("one", "c", "c0")
    rota.put("two", "d", "d0")
    assert [rota.take() for _ in range(9)] == ["a0", "c0", "d0", "b0", "a1", "b1", "a2", "b2", None]


def test_many_thoughts_of_one_address_do_not_keep_others_waiting_and_old_ones_are_given_up() -> None:
    done: list[str] = []
    free = threading.Event()

    def think(name: str) -> str:
        assert free.wait(WAIT)
        done.append(name)
        return name

    async def whole() -> list[Any]:
        thinkers = Thinkers(1)

        def ask(owner: str, table: str, name: str) -> "asyncio.Task[str]":
            ASKING.set(owner)
            return asyncio.create_task(thinkers.run(table, (0, 0), think, name))

        asked = [ask("busy", f"table {i}", f"busy {i}") for i in range(4)]
        asked += [ask("other", "single", "other"), ask("other", "gone", "old")]
        await asyncio.sleep(0)  # all have been put into the queue
        thinkers.moved("gone", (0, 1))
        free.set()
        async with asyncio.timeout(WAIT):
            found = await asyncio.gather(*asked, return_exceptions=True)
        thinkers.close()
        return found

    found = asyncio.run(whole())
    assert found[:-1] == [f"busy {i}" for i in range(4)] + ["other"]
    assert isinstance(found[-1], RefusedError)
    assert found[-1].code == "stale"
    assert done == ["busy 0", "busy 1", "other", "busy 2", "busy 3"]


def test_tables_take_turns_and_a_bot_is_kept_between_its_moves(folder: Path, slow: type[SlowBot]) -> None:
    with thinking(folder) as server, server.person() as ada:
        tables = [ada.open_table(*["slow"] * seats) for seats in (4, 2)]
        for n in range(12):
            assert slow.begun.acquire(timeout=WAIT)
            thinks, other = tables[n % 2], tables[1 - n % 2]
            assert slow.asked[n][1] == thinks["players"]
            while n and other == (now := ada.ask("GET", f"/api/tables/{other['id']}")):
                other = now  # what it has chosen is not on the disk yet
            tables[n % 2] = ada.ask("GET", f"/api/tables/{thinks['id']}")
            slow.go.release()
        assert len({id(bot) for bot, _ in slow.asked[:12]}) == len(slow.made) == 6


def test_an_answer_to_an_older_position_is_dropped(folder: Path, slow: type[SlowBot]) -> None:
    with thinking(folder) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "slow", begins=0)["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            told = next(choice for choice in state["choices"] if choice["do"] == "prophecy")
            screen.move(told)
            assert screen.until_at(state["at"][1] + 1)["turn"] == 1
            assert slow.begun.acquire(timeout=WAIT)
            screen.send("undo", at=screen.state["at"])
            back = screen.until("state", turn=0)
            assert back["at"] == [1, state["at"][1]]
            screen.move(back["choices"][told["pick"]])
            again = screen.until_at(state["at"][1] + 1)
            slow.go.release()  # it was about the position that was taken back
            assert slow.begun.acquire(timeout=WAIT)
            assert ada.ask("GET", f"/api/tables/{table}")["at"] == again["at"]
            screen.send("resign", seat=0)  # it works while a bot thinks
            assert screen.until("table")["table"]["status"] == "over"
            slow.go.release()
            ended = ada.ask("GET", f"/api/tables/{table}")
            assert (ended["at"][1], ended["result"]["ended"]) == (again["at"][1], "resigned")


def test_what_is_kept_is_bounded_and_goes_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "MOST", 3)
    minds.KEPT.clear()
    position = begun(GAMES["monolyth"], {"players": 2}, Random(1))
    for table in "abcde":
        assert minds.chosen("monolyth", "random", (table, 0), position, set())
    assert [key[0] for key in minds.KEPT] == ["c", "d", "e"]
    minds.forgotten("d")
    assert [key[0] for key in minds.KEPT] == ["c", "e"]
    monkeypatch.setattr(minds, "AGE_S", -1.0)
    assert minds.chosen("monolyth", "random", ("c", 0), position, set())
    assert not minds.KEPT


class Last:
    """A bot of the tests: it answers by number."""

    def choose(self, state: State, rng: Random) -> int:  # noqa: ARG002
        return len(state.choices()) - 1


class Raises:
    """A bot of the tests that fails."""

    def choose(self, state: State, rng: Random) -> Choice:  # noqa: ARG002
        raise ValueError("no idea")


class Exits:
    """A bot of the tests that would end everything."""

    def choose(self, state: State, rng: Random) -> Choice:  # noqa: ARG002
        sys.exit(3)


class Odd:
    """A bot of the tests that answers what is no choice."""

    def choose(self, state: State, rng: Random) -> str:  # noqa: ARG002
        return "nonsense"


class Spoils:
    """A bot of the tests that plays on in the position it was shown."""

    def choose(self, state: State, rng: Random) -> int:  # noqa: ARG002
        state.play(0)
        return 0


def until_own_turn(screen: Screen) -> Json:
    state = screen.until("state")
    while not state["choices"]:
        state = screen.until("state")
    return state


@pytest.mark.parametrize("bot", [Last, Spoils])
def test_a_bot_that_answers_by_number_plays(folder: Path, monkeypatch: pytest.MonkeyPatch, bot: type) -> None:
    monkeypatch.setitem(bots.BOTS["monolyth"], "own", bot)
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "own", begins=1)["id"]
        with ada.at(table) as screen:
            state = until_own_turn(screen)
            screen.move(state["choices"][0])
            screen.until_at(state["at"][1] + 1)
            assert until_own_turn(screen)["at"][1] > state["at"][1] + 1


@pytest.mark.parametrize(
    ("bot", "reason"),
    [(Raises, "ValueError: no idea"), (Exits, "SystemExit: 3"), (Odd, "'nonsense' cannot be played")],
)
def test_a_bot_that_fails_is_told_and_the_table_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bot: type, reason: str
) -> None:
    monkeypatch.setitem(bots.BOTS["monolyth"], "own", bot)
    monkeypatch.setattr(hub, "AGAIN_S", 0.01)
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "own", begins=1)["id"]
        with ada.at(table) as screen:
            until_own_turn(screen)
    told = capsys.readouterr().out
    assert told.count("a bot failed") >= hub.TRIES
    assert f"the bot own: {reason}" in told
    assert "another bot chooses blindly" in told


# ---------------------------------------------------------------- hints


def test_hints_are_for_who_plays_alone_or_for_all_and_are_counted(server: Server) -> None:
    with server.person("Ada") as ada, server.person("Bob") as bob, server.person() as guest:
        table = ada.open_table("me", "pebble", begins=0)
        assert (table["hints"], [seat["name"] for seat in table["seats"]]) == ("alone", ["Ada", "pebble"])
        with ada.at(table["id"]) as screen, guest.at(table["id"]) as looker:
            state = screen.until("state")
            looker.until("state")
            answer = hinted(screen)
            assert (answer["type"], answer["at"], len(answer["advice"])) == ("hint", state["at"], 3)
            for advice in answer["advice"]:
                choice = state["choices"][advice["pick"]]
                assert advice["move"].split()[0] in (str(choice.get("steps")), "prophecy", choice["do"])
                assert 0 <= advice["win"] <= 1
            assert hinted(screen)["advice"] == answer["advice"]
            shown = looker.until("table")["table"]
            assert [seat["hints"] for seat in shown["seats"]] == [1, 0]  # once, although it was asked for twice
            assert hinted(looker)["code"] == "not-your-turn"
            assert hinted(screen, [0, 99])["code"] == "stale"
            screen.move(answer["advice"][0]["move"])
            screen.until_at(state["at"][1] + 1)
            screen.send("resign", seat=0)
            screen.until("table")
        record = ada.raw("GET", f"/api/tables/{table['id']}/record").text
        assert '"hints":[1,0]' in record.replace(" ", "")
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["valid"]
        brought = ada.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
        assert [seat["hints"] for seat in brought["seats"]] == [1, 0]
        assert ada.ask("GET", f"/api/tables/{brought['id']}/verify")["signed"]

        for kinds, wish, code in (
            (("me", "open"), False, "no-hints"),
            (("me", "local"), False, "no-hints"),
            (("me", "local"), True, None),
        ):
            table = ada.open_table(*kinds, begins=0, hints=wish)
            if "open" in kinds:
                bob.ask("POST", f"/api/tables/{table['id']}/sit", {})
            with ada.at(table["id"]) as screen:
                screen.until("state")
                assert hinted(screen).get("code") == code
                assert screen.table["hints"] == ("all" if wish else "off")


def test_a_hint_that_two_screens_of_one_person_ask_for_at_once_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Semaphore(0), threading.Semaphore(0)

    class Slow:
        def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:
            begun.release()
            assert go.acquire(timeout=WAIT)
            number = rng.randrange(len(state.choices()))
            return [Advice(state.choices()[number], number, Outlook(9.5, 0.5))][:most]

    monkeypatch.setattr(MonolythGame, "adviser", lambda _: Slow())
    with serve(settings_in(tmp_path, thinkers=2)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "random", begins=0)["id"]
        with ada.at(table) as one, ada.at(table) as other:
            for screen in (one, other):
                screen.send("hint", id=7, at=screen.until("state")["at"])
            assert all(begun.acquire(timeout=WAIT) for _ in range(2))  # neither knows of the other
            go.release(2)
            assert one.until("hint")["advice"] == other.until("hint")["advice"]
        assert [seat["hints"] for seat in ada.ask("GET", f"/api/tables/{table}")["seats"]] == [1, 0]


def test_hints_come_from_what_the_seat_may_know(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[State, dict[str, Any]]] = []

    class Noting:
        def advise(self, state: State, rng: Random, most: int = 3) -> list[Advice]:  # noqa: ARG002
            given.append((state, state.view(state.turn)))
            best = Reason("deny", 1.5, {"seat": 1})
            return [Advice(c, n, Outlook(9.5, None), (best,)) for n, c in enumerate(state.choices()[:most])]

    monkeypatch.setattr(MonumentalGame, "adviser", lambda _: Noting())
    guessed: list[int] = []
    guess = Monumental.guess

    def noted(self: Monumental, seat: int, rng: Random) -> Monumental:
        guessed.append(seat)
        return guess(self, seat, rng)

    monkeypatch.setattr(Monumental, "guess", noted)
    with server.person("Ada") as ada:
        options = {"monsters": 3, "map": "twin-lakes"}
        table = ada.open_table("me", game="monumental", begins=0, options=options)["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            found = hinted(screen)["advice"]
            assert guessed == [0]
            assert given[0][1]["question"] == state["view"]["question"]  # the same to this seat
            assert [advice["pick"] for advice in found] == [0, 1, 2][: len(found)]
            assert found[0]["reasons"] == [{"kind": "deny", "points": 1.5, "about": {"seat": 1}}]
            assert found[0]["win"] is None


def test_every_level_sits_at_a_table_by_its_name(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.person("Ada") as ada:
        for game in ada.ask("GET", "/api/games"):
            assert [level["name"] for level in game["levels"]] == list(LEVELS)
            assert {"random", "greedy", *LEVELS} <= set(game["bots"])
        usual = ada.ask("POST", "/api/tables", {"game": "monolyth", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert usual["seats"][[seat["kind"] for seat in usual["seats"]].index("bot")]["bot"] == "slate"
        twice = ada.open_table("me", "flint", "flint", "slate", begins=0)
        assert [seat["name"] for seat in twice["seats"]] == ["Ada", "flint 1", "flint 2", "slate"]
        monkeypatch.setattr(bots, "stands_in", lambda name: "greedy" if name == "slate" else None)
        shown = ada.ask("GET", f"/api/tables/{twice['id']}")["seats"]
        assert [seat["playsAs"] for seat in shown] == [None, None, None, "greedy"]


def test_an_opponent_says_whether_it_plays_itself_from_the_next_start_on(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "stands_in", lambda name: "greedy" if name == "slate" else None)
    ready = tmp_path / "ready"
    with server.person("Ada") as ada:

        def compiling() -> str | None:
            (slate,) = (one for one in ada.ask("GET", "/api/games")[0]["levels"] if one["playsAs"])
            found: str | None = slate["compiling"]
            return found

        assert compiling() is None
        monkeypatch.setenv(system.AWAITED, str(ready))
        assert compiling() is None  # nobody is at it
        system.compiling(ready).write_text(str(os.getpid()), encoding="ascii")
        assert compiling() == "under-way"
        ready.touch()
        assert compiling() == "done"
