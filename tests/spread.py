"""How tests are handed out to processes: by the file, what takes long first, so that all end at about the same time."""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

LONG = (  # files in the order in which they begin, and then all others
    "tests/monumental/test_oracle.py",
    "tests/web/test_monumental.py",
    "tests/campaign",
    "tests/web",
    "tests/monolyth/test_oracle.py",
    "tests/test_arena.py",
    "tests/test_docs.py",
    "tests/test_cli.py",
    "tests/server/test_many.py",
    "tests/test_simulate.py",
    "tests/test_bots_monumental.py",
)
SINGLE = (  # files whose tests have nothing in common that is made once: each goes wherever there is time
    "tests/campaign/test_kills.py",
    "tests/campaign/test_operator.py",
    "tests/monolyth/test_oracle.py",
    "tests/terminal/test_monumental.py",
    "tests/terminal/test_play.py",
    "tests/test_arena.py",
    "tests/test_bot_programs.py",
    "tests/test_bots_monolyth.py",
    "tests/test_cli.py",
    "tests/test_contract.py",
    "tests/test_docs.py",
    "tests/test_simulate.py",
)


def place(nodeid: str) -> int:
    """Say where a test stands in the order."""
    return next((i for i, start in enumerate(LONG) if nodeid.startswith(start)), len(LONG))


class Spread(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Gives each process a file, or a single test, whenever it is about to have nothing to do."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file in SINGLE else file


def scheduler(config: pytest.Config, log: Producer) -> Spread:
    """Make what hands tests out."""
    config.option.loadscopereorder = False
    return Spread(config, log)
