"""The pictures of the rules: what they show was computed by a game, and the client's copy is fresh."""

import json
from pathlib import Path

import pytest

from cairn.monolyth import pictures as figures

ROOT = Path(__file__).parents[2]
FACTS = figures.facts()


def test_the_clients_copy_is_fresh_and_small() -> None:
    kept = (ROOT / figures.FILE).read_text(encoding="utf-8")
    assert kept == figures.text(), "stale: run python -m cairn.monolyth.pictures"
    assert len(kept.encode()) < 5_000


def test_the_ring_is_shown_from_every_site() -> None:
    assert [one["crystal"] for one in FACTS["ring"]] == list(range(13))
    for one in FACTS["ring"]:
        assert one["closed"] == []
        assert [there["steps"] for there in one["reach"]] == [1, 2, 3, 4]
        assert [there["site"] for there in one["reach"]] == [(one["crystal"] + steps) % 13 for steps in range(1, 5)]
        assert all(there["refill"] == one["crystal"] for there in one["reach"])


def test_the_wall_is_counted_for_every_prophecy() -> None:
    wall = FACTS["wall"]
    assert wall["count"] == sum(cube == wall["colour"] for row in wall["cubes"] for cube in row) == 7
    assert [one["value"] for one in wall["prophecies"]] == list(range(4, 17))
    assert all(one["points"] == (one["value"] if one["value"] <= 7 else 0) for one in wall["prophecies"])


def test_the_facts_are_written_where_they_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "web" / "figures.json"
    monkeypatch.setattr("sys.argv", ["figures", str(path)])
    figures.main()
    assert json.loads(path.read_text(encoding="utf-8")) == FACTS
