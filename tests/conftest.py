"""What all tests share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.remote import Producer

from tests import draws, seeds, spread

draws.same(0)  # before anything of ours is imported

from cairn import bots, kernel  # noqa: E402
from cairn.monolyth.content import Content, load  # noqa: E402

if kernel.COMPILED:  # everything is compiled before the tests: commands under test need not do it again
    bots.load()
    kernel.READY.touch()

settings.register_profile("fixed", derandomize=True, database=None)
settings.register_profile("rotating", derandomize=False)
settings.load_profile("rotating" if seeds.ROTATING else "fixed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="write the golden records anew, from what the rules do now")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> spread.Spread:
    return spread.scheduler(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: spread.place(item.nodeid))


@pytest.fixture(autouse=True)
def _same_draws(request: pytest.FixtureRequest) -> None:
    """Let a test play the same in every run, whatever ran before it."""
    draws.same(request.node.nodeid)


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[[str], Content]:
    """Load Monolyth's components, corrected by a content file with this text."""

    def load_text(text: str) -> Content:
        file = tmp_path / "own.toml"
        file.write_text(text, encoding="utf-8")
        return load(str(file))

    return load_text
