"""Analyses: begun by asking, told as they go, kept, taken up again; on SQLite and on PostgreSQL."""

from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from cairn import bots, record
from cairn.bots.advice import Adviser
from cairn.core import CairnError
from cairn.monolyth.bots.greedy import GreedyMonolyth
from cairn.server import analysing
from cairn.server.settings import Rate
from tests.server.kit import WAIT, Json, Person, serve, settings_in
from tests.server.test_records import upload

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def short_pieces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Do one decision at a time; gives who was asked to advise. The adviser is the quick one, whichever there is."""
    asked: list[str] = []

    def adviser(game: str) -> GreedyMonolyth:
        asked.append(game)
        return GreedyMonolyth()

    monkeypatch.setattr(analysing, "PIECE_S", 0.0)
    monkeypatch.setattr(bots, "adviser", adviser)
    return asked


def short_record(choices: int, name: str = "monolyth-2p-random") -> str:
    kept = record.load(RECORDS / f"{name}.cairn")
    return str(record.Record(kept.header, kept.choices[:choices]))


def until_done(person: Person, path: str, *, least: int = 0) -> tuple[Json, list[int]]:
    """Look until it is done, or at least so far; gives the state and how far it was each time."""
    seen: list[int] = []
    until = monotonic() + WAIT
    while True:
        assert monotonic() < until, f"it goes no further: {seen[-1]}"
        state: Json = person.ask("GET", path)
        seen.append(state["done"])
        if state["status"] == "done" or (least and state["done"] >= least):
            return state, seen
        assert state["status"] in {"waiting", "running"}, state
        sleep(0.01)


def test_an_analysis_is_begun_told_and_kept_over_a_restart(
    database: str, folder: Path, short_pieces: list[str]
) -> None:
    settings = settings_in(folder, database=database)
    with serve(settings) as server, server.person("Ada") as ada:
        table = upload(ada, short_record(40))
        path = f"/api/tables/{table['id']}/analysis"
        assert ada.ask("GET", path)["status"] == "none"
        begun = ada.ask("POST", path, {})
        assert begun["status"] in {"waiting", "running"}
        assert begun["total"] > begun["done"]
        with server.person() as eve:  # whoever may see the replay
            state, seen = until_done(eve, path)
        assert seen == sorted(seen)
        found = state["analysis"]
        assert not found["alone"]
        assert [step["n"] for step in found["steps"]] == sorted(step["n"] for step in found["steps"])
        assert all(len(step["win"]) == len(step["points"]) == 2 for step in found["steps"])
        assert found["end"]["n"] == 40
        worst = max(found["turning"], key=lambda one: one["lost"])
        assert worst["choice"] != worst["best"]
        assert worst["lost"] == pytest.approx(worst["kept"] - worst["got"], abs=0.001)
        running = ada.open_table("me", "local")["id"]
        for method in ("GET", "POST"):
            assert ada.refused(method, f"/api/tables/{running}/analysis", {}) == "not-over"
        assert ada.refused("GET", f"{path}?depth=bottomless") == "bad-request"
    with serve(settings) as server, server.person() as eve:
        advised = len(short_pieces)
        again = eve.ask("POST", path, {})
        assert again == state
        assert len(short_pieces) == advised + 1  # asked for its version alone


def test_a_stopped_analysis_is_taken_up_where_it_was(
    folder: Path, short_pieces: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = bots.adviser

    def slow(game: str) -> Adviser:
        sleep(0.1)  # so that the server stops before it is done
        return quick(game)

    monkeypatch.setattr("cairn.server.analysis.KEEP_S", 0.0)
    monkeypatch.setattr(bots, "adviser", slow)
    settings = settings_in(folder)
    with serve(settings) as server, server.person("Ada") as ada:
        path = f"/api/tables/{upload(ada, short_record(90))['id']}/analysis"
        ada.ask("POST", path, {"depth": "deep"})
        until_done(ada, f"{path}?depth=deep", least=300)
    worked = len(short_pieces)
    monkeypatch.setattr(bots, "adviser", quick)
    with serve(settings) as server, server.person("Ada") as ada:
        state = ada.ask("GET", f"{path}?depth=deep")
        assert state["status"] == "stopped"
        assert 100 <= state["done"] < 1000
        ada.ask("POST", path, {"depth": "deep"})
        state, seen = until_done(ada, f"{path}?depth=deep")
        assert min(seen) >= 100  # it did not begin anew
        assert state["analysis"]["judged"] > worked / 4
        assert ada.ask("GET", path)["status"] == "none"  # a quick look is another


def test_askers_take_turns_and_none_asks_for_too_much(folder: Path) -> None:
    with serve(settings_in(folder, analyses=Rate(2, 0.0))) as server, server.person("Ada") as ada:
        paths = [f"/api/tables/{upload(ada, short_record(n))['id']}/analysis" for n in (60, 30, 20)]
        assert [ada.raw("POST", path, {}).status_code for path in paths] == [200, 200, 429]
        assert ada.refused("POST", paths[2], {}) == "too-many"
        until_done(ada, paths[1])
        until_done(ada, paths[0])
        assert ada.ask("POST", paths[0], {})["status"] == "done"  # what there is costs nothing


def test_what_cannot_be_analysed_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> None:
        raise CairnError("no advice today")

    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        path = f"/api/tables/{upload(ada, short_record(20))['id']}/analysis"
        monkeypatch.setattr(analysing, "chosen", failing)
        ada.ask("POST", path, {})
        state = ada.ask("GET", path)
        while state["status"] in {"waiting", "running"}:
            sleep(0.01)
            state = ada.ask("GET", path)
        assert state["status"] == "failed"
