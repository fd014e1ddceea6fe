"""What all tests share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cairn import bots, kernel
from cairn.monolyth.content import Content, load

if kernel.COMPILED and bots.BOTS:  # everything has been compiled by now: commands under test need not do it again
    kernel.READY.touch()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write the golden records anew, from what the rules do now")


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[[str], Content]:
    """Load Monolyth's components, corrected by a content file with this text."""

    def load_text(text: str) -> Content:
        file = tmp_path / "own.toml"
        file.write_text(text, encoding="utf-8")
        return load(str(file))

    return load_text
