"""The campaign against leaks, small."""

from tests.campaign.leaks import campaign


def test_nothing_leaks_to_whoever_may_not_know() -> None:
    done = campaign(frames=300, length=140, reconnects=3, each=1)
    assert done["frames"] >= 300
    assert done["shared"] > 20
    assert done["answers"] > 100
    assert done["moves"] > 10
    assert {"differ_in_hide", "differ_in_stack", "differ_in_keep", "differ_in_activate"} <= done.keys()
