"""The campaign of odd frames and requests, small."""

from tests.campaign import fuzz


def test_nothing_odd_breaks_a_running_table() -> None:
    done = fuzz.campaign(frames=6000, requests=1500, seed=1, people=2)
    assert done["games_finished_and_verified"] >= 2
    assert done["tables of monolyth"]
    assert done["tables of monumental"]
