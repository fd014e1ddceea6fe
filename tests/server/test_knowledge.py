"""Who may know a choice is said by the game, and every path of the server asks it."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from cairn import bots
from cairn.core import Choice, State
from cairn.monumental import Monumental
from cairn.server.schema import choices
from tests.server.kit import Json, Person, Screen, Server, play_out, serve, settings_in

SECRET = ("hide", "stack")


def steps(person: Person, table: str) -> list[Json]:
    """Ask for every step that was played."""
    found: list[Json] = []
    while True:
        answer = person.ask("GET", f"/api/tables/{table}/steps?from={len(found)}")
        found += answer["moments"]
        if len(found) > answer["at"][1]:
            return [moment["step"] for moment in found[1:]]


def told(screen: Screen) -> list[Json]:
    """Give what the first state tells."""
    return list(screen.until("state")["told"])


def test_what_nature_hides_is_told_to_nobody_before_the_end(server: Server) -> None:
    with server.person("Ada") as ada, server.person() as guest:
        options = {"monsters": 3, "map": "twin-lakes"}
        table = ada.open_table("me", game="monumental", begins=0, options=options)["id"]
        hidden = []
        for person in (ada, guest):
            with person.at(table, seen="0,0") as screen:
                for found in (steps(person, table), told(screen)):
                    masked = [step["n"] for step in found if step["seat"] == -1 and step["move"] is None]
                    assert len(masked) == 6  # three Monsters, three lairs
                    assert not [step for step in found if (step["move"] or "").startswith(SECRET)]
                    hidden = masked
        with ada.at(table) as screen:
            screen.until("state")
            screen.send("resign", seat=0)
            screen.until("table")
        for person in (ada, guest):
            whole = [step["move"] for step in steps(person, table)]
            assert all(whole)
            assert all(whole[n].startswith("hide") for n in hidden)
            with person.at(table, seen="1,0") as screen:
                assert [step["move"] for step in told(screen)] == whole


def test_secret_activations_stay_secret_and_the_last_one_cannot_be_taken_back(server: Server) -> None:
    with server.person("Ada") as ada, server.person("Bob") as bob, server.person() as guest:
        options = {"continuous": True}
        table = ada.open_table("me", "open", game="monumental", begins=0, options=options)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as a, bob.at(table) as b:
            play_to(a, b, "row")
            first, others = (a, bob) if a.state["choices"] else (b, ada)
            last = b if first is a else a
            start = first.state["at"][1]
            for text in ("activate row 3", "activate column 2"):
                first.move(text)
                first.until_at(first.state["at"][1] + 1)
            assert first.state["undo"]  # nothing was revealed
            for person, known in ((others, None), (guest, None), (ada if others is bob else bob, "activate row 3")):
                assert steps(person, table)[start]["move"] == known
                with person.at(table, seen=f"0,{start}") as screen:
                    assert told(screen)[0]["move"] == known
            last.until_at(start + 2)
            for text in ("activate row 1", "activate column 1"):
                last.move(text)
                last.until_at(last.state["at"][1] + 1)
            crosses = [e for step in last.state["told"] for e in step["events"] if e["kind"] == "cross"]
            assert sorted((e["row"], e["column"]) for e in crosses) == [(1, 1), (3, 2)]
            assert not last.state["undo"]
            last.send("undo", at=last.state["at"])
            assert last.refusal() == "nothing-to-undo"
            assert steps(guest, table)[start]["move"] is None  # what came out is told by events and views


def play_to(a: Screen, b: Screen, phase: str) -> None:
    """Play any choices until this is asked."""
    for _ in range(200):
        for screen in (a, b):
            screen.until_at(max(a.until_at(0)["at"][1], b.until_at(0)["at"][1]))
        if a.state["view"]["phase"] == phase:
            return
        mover = a if a.state["choices"] else b
        mover.move(mover.state["choices"][0])
        mover.until_at(mover.state["at"][1] + 1)
    raise AssertionError(f"{phase} was never asked")


def test_a_screen_with_several_seats_shows_the_one_on_turn_and_else_a_guests_view(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="monumental", begins=0, options={"continuous": True})["id"]
        with ada.at(table) as screen:
            play_to(screen, screen, "row")
            start, first = screen.state["at"][1], screen.state["turn"]
            for text in ("activate row 3", "activate column 2"):
                assert screen.state["view"]["you"] == first
                screen.move(text)
                screen.until_at(screen.state["at"][1] + 1)
            assert screen.state["view"]["you"] == 1 - first
            assert screen.state["view"]["seats"][first]["picked"] is True
            assert screen.state["told"][-1]["move"] is None
            assert [step["move"] for step in steps(ada, table)[start:]] == [None, None]


def test_a_shared_screen_says_when_it_is_not_for_the_others(server: Server) -> None:
    with server.person("Ada") as ada, server.person("Bob") as bob:
        kinds = ("me", "local", "open")
        table = ada.open_table(*kinds, game="monumental", begins=0, options={"continuous": True})["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as screen, bob.at(table) as other:
            play_to(screen, other, "row")
            said = []
            for _ in range(6):
                said.append((screen.state["turn"], screen.state["view"]["you"], screen.state["private"]))
                assert not other.state["private"]  # nobody else looks at this one
                mover = screen if screen.state["choices"] else other
                mover.move(mover.state["choices"][0])
                after = mover.state["at"][1] + 1
                for each in (screen, other):
                    each.until_at(after)
            secretly = [(0, 0, True), (0, 0, True), (1, 1, True), (1, 1, True), (2, None, False), (2, None, False)]
            assert said == secretly
            assert (screen.state["view"]["you"], screen.state["private"]) == (0, False)  # what was chosen has come out


@pytest.mark.parametrize("seed", [1, 4])
def test_a_shared_screen_shows_market_tokens_to_their_owner_alone(server: Server, seed: int) -> None:
    rng, kept = Random(seed), set[int]()
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="monumental", begins=0, options={"map": "clash-of-titans"})["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            for _ in range(400):
                view, you = state["view"], state["view"]["you"]
                if you is None or len(kept) == 2:
                    break
                held = [[token for token in own["market_tokens"] if not token["used"]] for own in view["seats"]]
                assert all(token["token"] is None for token in held[1 - you])
                assert all(token["token"] is not None for token in held[you])
                kept |= {seat for seat in (0, 1) if held[seat]}
                looking = view["phase"] == "token" or any(stall["saw"] for stall in view["markets"])
                assert state["private"] == bool(held[you] or looking)
                eager = [choice for choice in state["choices"] if choice["do"] in ("collect", "explore", "keep_token")]
                quiet = [choice for choice in state["choices"] if choice["do"] not in ("end", "use_token")]
                screen.move(rng.choice(eager or quiet or state["choices"]))
                state = screen.until("state")
    assert kept


def test_the_first_message_is_the_table_and_the_first_state_ones_own_however_fast_is_played(folder: Path) -> None:
    done = threading.Event()

    def play(ada: Person, table: str) -> None:
        with ada.at(table) as screen:
            while not done.is_set() and screen.until_at(0)["turn"] is not None:
                if screen.state["choices"]:
                    screen.move(screen.state["choices"][0])
                screen.until_at(screen.state["at"][1] + 1)

    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "random", game="monumental", begins=0)["id"]
        player = threading.Thread(target=play, args=(ada, table))
        player.start()
        try:
            for _ in range(150):
                with ada.at(table, seen="0,0") as screen:
                    assert screen.hear()["type"] == "table"
                    state = screen.until("state")
                    assert state["view"]["you"] == 0
                    if state["turn"] is None:
                        break
        finally:
            done.set()
            player.join()


class Spy:
    """A bot that remembers what it was shown."""

    seen: list[int]

    def choose(self, state: State, rng: Random) -> Choice:
        assert isinstance(state, Monumental)
        self.seen.append(int(state.box[0].picked[0]))
        return rng.choice(state.choices())


def test_a_bot_gets_a_guess_and_never_the_position(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spy, "seen", [], raising=False)
    monkeypatch.setitem(bots.BOTS["monumental"], "spy", Spy)
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        for _ in range(8):
            table = ada.open_table("me", "spy", game="monumental", begins=0, options={"continuous": True})["id"]
            with ada.at(table) as screen:
                while screen.until_at(0)["view"]["phase"] != "row" or not screen.state["choices"]:
                    if screen.state["choices"]:
                        screen.move(screen.state["choices"][0])
                    screen.hear()
                for text in ("activate row 3", "activate column 2"):
                    screen.move(text)
                    screen.until_at(screen.state["at"][1] + 1)
                screen.until("state")  # the bot has chosen its row
    guessed = [picked for picked in Spy.seen if picked]
    assert len(guessed) >= 8
    assert len(set(guessed)) > 1  # it was 8 each time


def test_a_table_that_cannot_be_continued_does_not_tell_why_by_a_choice(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        options = {"monsters": 3, "map": "twin-lakes"}
        table = ada.open_table("me", game="monumental", begins=0, options=options)["id"]
        cookies = ada.http.cookies
    engine = sa.create_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    with engine.begin() as conn:
        hidden = choices.c.text.like("hide %") & choices.c.text.not_like("% at %")
        changed = conn.execute(sa.update(choices).where(hidden).values(text="hide Nobody", pick=-1))
        assert changed.rowcount == 3
    engine.dispose()
    with serve(settings_in(folder)) as server, server.person() as ada:
        ada.http.cookies = cookies
        for path in ("", "/steps", "/steps/20"):
            answer = ada.raw("GET", f"/api/tables/{table}{path}")
            assert answer.is_error
            assert "hide" not in answer.text


def test_a_whole_game_ends_with_everything_told(server: Server) -> None:
    rng = Random(2)
    with server.person("Ada") as ada, server.person("Bob") as bob:
        options: dict[str, Any] = {"continuous": True, "monsters": 2}
        table = ada.open_table("me", "open", game="monumental", begins=0, options=options)["id"]
        bob.ask("POST", f"/api/tables/{table}/sit", {})
        with ada.at(table) as a, bob.at(table) as b:
            play_out(a, b, rng=rng, most=40)
            assert any(step["move"] is None for step in steps(bob, table))
            a.send("resign", seat=a.table["you"][0])
            a.until("table")
        record = ada.raw("GET", f"/api/tables/{table}/record").text.split("\n")
        moves = [step["move"] for step in steps(bob, table)]
        assert moves == record[1 : 1 + len(moves)]
