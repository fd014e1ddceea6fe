"""The campaigns about the database's troubles, small."""

from tests.campaign import damaged, disk, locked, slow


def test_a_locked_database_loses_nothing() -> None:
    done = locked.campaign(count=4, seed=1, people=3, longest=1.0)
    assert done["games_finished_and_verified"] >= 3


def test_a_full_disk_loses_nothing() -> None:
    done = disk.campaign(count=1, seed=1, people=2, longest=0.5, way="limit")
    assert done["games_finished_and_verified"] >= 2
    assert done["reasons"]


def test_a_damaged_database_breaks_no_server() -> None:
    done = damaged.campaign(count=8, seed=1)
    assert done["damaged"] == 8


def test_slow_clients_keep_nobody_from_playing() -> None:
    done = slow.campaign(count=400, seed=1, people=3, seconds=4, patience=4)
    assert done["games_finished_and_verified"] >= 3
