"""Where the rules cannot play a choice, the table stays as it is, says so, and logs how it came there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from cairn.bots import Bot
from cairn.core import Choice, Content, LimitError, State, Tell
from cairn.games import GAMES
from cairn.monolyth import Monolyth
from cairn.monolyth.game import MonolythGame
from tests.server.kit import Server

LIMIT = "prophecy"  # the word that the choices begin with at which the limit is reached


class FragileState(Monolyth):
    """A position that has moved already when it finds that it has reached a limit."""

    __slots__ = ()

    def play(self, choice: Choice | int, tell: Tell | None = None) -> None:
        super().play(choice, tell)
        if str(choice).startswith(LIMIT):
            raise LimitError("more than 3 of something")


class Fragile(MonolythGame):
    """Monolyth, with a limit that is soon reached."""

    name = "fragile"

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {"stubborn": Stubborn}

    def start(self, setup: Mapping[str, Any], content: Content) -> Monolyth:
        return FragileState(setup, content)  # type: ignore[arg-type]


class Stubborn:
    """A bot that wants to reach the limit."""

    def choose(self, state: State, _: object) -> Choice:
        return next((choice for choice in state.choices() if str(choice).startswith(LIMIT)), state.choices()[0])


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    GAMES.added["fragile"] = Fragile()
    yield
    del GAMES.added["fragile"]


def test_a_choice_at_a_limit_is_refused_and_the_table_goes_on(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="fragile")["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            while not any(choice["do"] == LIMIT for choice in state["choices"]):
                screen.move(state["choices"][-1])
                state = screen.until("state")
            bad = next(choice for choice in state["choices"] if choice["do"] == LIMIT)
            text = f"{LIMIT} {bad['value']} {bad['side']}"
            for _ in range(2):
                screen.move(bad)
                assert screen.refusal() == "limit"
                same = screen.until("state")
                assert (same["at"], same["view"], same["choices"]) == (state["at"], state["view"], state["choices"])
            logged = capsys.readouterr().out
            assert logged.count("a choice could not be played") == 1
            assert all(part in logged for part in ("LimitError: more than 3 of something", text, "commitment", "setup"))
            screen.move(next(choice for choice in state["choices"] if choice["do"] != LIMIT))
            assert screen.until("state")["at"][1] > state["at"][1]


def test_a_bot_takes_another_choice_at_a_limit(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("stubborn", "stubborn", game="fragile")["id"]
        with ada.at(table) as screen:
            before = screen.until("state")["at"][1]
            screen.until_at(before + 2)
        steps = ada.ask("GET", f"/api/tables/{table}/steps?from=0&to=60")["moments"]
        assert not any(str(moment["step"] and moment["step"]["move"]).startswith(LIMIT) for moment in steps)
