"""Every campaign can be run by its name."""

import subprocess
import sys

from tests.campaign.__main__ import find, names


def test_every_campaign_says_what_it_does() -> None:
    for name in names():
        assert find(name).__doc__, name


def test_the_command_lists_them_all() -> None:
    asked = [sys.executable, "-m", "tests.campaign", "--help"]
    shown = subprocess.run(asked, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    for name in ("all", *names()):
        assert f"\n  {name}" in shown
