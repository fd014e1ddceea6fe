"""The campaign against a held event loop, small: how long it was held is reported here, and judged at full size."""

import pytest

from tests.campaign import holds


@pytest.mark.modes
def test_long_work_is_done_while_everybody_plays(capsys: pytest.CaptureFixture[str]) -> None:
    done = holds.campaign(rounds=2, bots=4, guests=10, most=float("inf"))
    with capsys.disabled():
        print(f"\nthe event loop was held for {done['longest_hold_ms']} ms at most, {done['mode']}")  # noqa: T201
    assert done["records brought, verified and played on"] == 4
    assert done["choices of people"]
    assert done["longest_hold_ms"] > 0
