"""A server that began interpreted goes over to compiled rules by itself, as soon as there are some."""

import signal
from pathlib import Path
from random import Random

from cairn import system
from cairn.words import Words, pick_language
from tests.server.kit import Person, play_out
from tests.server.operator import Served


def test_a_server_begins_again_when_the_rules_are_compiled(tmp_path: Path) -> None:
    ready, browser, opened = tmp_path / "ready", tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 >> '{opened}'\n", encoding="utf-8")
    browser.chmod(0o755)
    say = Words(pick_language(None))
    environment = {system.AWAITED: str(ready), "BROWSER": f"{browser} %s"}
    with (
        Served(tmp_path / "data", "--open", environment=environment) as served,
        Person(served.port, "Ada") as ada,
    ):
        levels = ada.ask("GET", "/api/games")[0]["levels"]
        assert [level["playsAs"] for level in levels] == [None, None, "greedy", "greedy", "greedy"]
        table = ada.open_table("me", "granite", begins=0)["id"]
        with ada.at(table) as screen:
            assert play_out(screen, rng=Random(1), most=4) == 4
            ready.touch()
            assert served.hear() == f"cairn: {say('compiled-behind')}\n"
            assert screen.closed() == 1012
            with Person(served.port, "Eve") as eve:  # who comes just now, and waits
                assert eve.ask("GET", "/api/games")[0]["levels"] != levels
            at = screen.state["at"]
        assert served.hear() == served.lines[0]  # at the same address
        levels = ada.ask("GET", "/api/games")[0]["levels"]
        assert [level["playsAs"] for level in levels] == [None] * 5
        with ada.at(table) as screen:
            assert screen.until("state")["at"] >= at
            assert play_out(screen, rng=Random(1), most=4) == 4
        assert served.stop(signal.SIGTERM) == 0
    assert served.said == ""
    assert opened.read_text(encoding="utf-8").split() == [f"http://localhost:{served.port}/"]
