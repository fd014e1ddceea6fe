"""Metrics: what Prometheus reads is what happened."""

from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cairn.core import CairnError
from cairn.server.metrics import told
from tests.server.kit import WAIT, play_out, serve, settings_in
from tests.server.postgres import free_port

Values = dict[tuple[str, ...], float]


def read(port: int) -> Values:
    """Read all values: each by its name and its labels' values."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=WAIT)
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(s.name, *s.labels.values()): s.value for family in families for s in family.samples}


def test_metrics_tell_what_happened(database: str, folder: Path) -> None:
    port = free_port()
    with serve(settings_in(folder, database=database, metrics=port)) as server, server.person("Ada") as ada:
        before = read(port)
        table = ada.open_table("me", "random")["id"]
        with ada.at(table) as screen:
            played = play_out(screen, rng=Random(1))
            screen.move("nonsense")
            assert screen.refusal() == "game-over"
            during = read(port)
        ada.http.request("STRANGE", "/health")
        assert ada.refused("GET", "/api/tables/0123") == "no-such-table"
        after = read(port)

    def more(name: str, *labels: str, values: Values = after) -> float:
        return values[name, *labels] - before.get((name, *labels), 0)

    assert more("cairn_move_seconds_count") == played
    assert more("cairn_choices_total") > played
    assert more("cairn_refusals_total", "game-over") == 1
    assert more("cairn_refusals_total", "no-such-table") == 1
    assert more("cairn_request_seconds_count", "POST", "2xx") == 1
    assert more("cairn_request_seconds_count", "other", "4xx") == 1
    assert more("cairn_database_commit_seconds_count") >= played
    assert not [key for key in after if "STRANGE" in key]
    assert during["cairn_sockets",] == 1
    assert during["cairn_tables_live",] >= 1
    assert after["cairn_database_queue",] >= 0
    assert after["cairn_database_well",] == 1
    assert after["cairn_loop_hold_seconds_count",] > 0
    with pytest.raises(httpx.ConnectError):
        read(port)


def test_metrics_count_the_tables_in_the_database(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person() as ada:
        for _ in range(3):
            ada.open_table("me", "open")
    port, given_up = free_port(), monotonic() + WAIT
    with serve(settings_in(folder, metrics=port)):
        while read(port).get(("cairn_tables", "open")) != 3:
            assert monotonic() < given_up
            sleep(0.1)


def test_a_port_that_is_taken_gets_a_sentence() -> None:
    port = free_port()
    with told(port), pytest.raises(CairnError, match=f"127.0.0.1:{port}: metrics cannot be told there"), told(port):
        pass
