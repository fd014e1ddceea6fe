"""Servers for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Server, serve, settings_in
from tests.server.postgres import running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, shared by the tests of a file."""
    with serve(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty data folder."""
    return tmp_path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL database."""
    with running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of a database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address
