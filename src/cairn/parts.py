"""The parts of Cairn that an installation may lack, and the command that brings each of them."""

import importlib.util
from typing import NamedTuple

from cairn.core import CairnError

NAME = "cairn-games"  # what is installed; it is imported, and called, cairn


class Part(NamedTuple):
    """What a part does, in words, and the modules of others that it needs."""

    what: str
    modules: tuple[str, ...]


PARTS = {  # by the name of the extra of pyproject.toml that brings it
    "play": Part("the table in the terminal", ("fluent.runtime", "platformdirs")),
    "server": Part(
        "the server",
        (
            "alembic", "asyncpg", "fluent.runtime", "litestar", "msgspec", "platformdirs", "prometheus_client",
            "sqlalchemy", "structlog", "uvicorn", "websockets",
        ),
    ),
    "arena": Part("what rates bots in an arena", ("openskill",)),
    "parquet": Part("what writes Parquet", ("pyarrow",)),
    "ray": Part("what plays on a Ray cluster", ("ray",)),
    "gpu": Part("what plays on a CUDA GPU", ("numba_cuda",)),
    "train": Part("what learns on a CUDA GPU", ("numba_cuda", "torch")),
}  # fmt: skip


class MissingPartError(CairnError):
    """A part that is not installed; the sentence says how to bring it."""


def lacks(part: str) -> str | None:
    """Name the first module that a part needs and that is not installed; None where all are there."""
    return next((name for name in PARTS[part].modules if not _there(name)), None)


def need(part: str, otherwise: str = "") -> None:
    """Refuse to go on without a part; `otherwise` says how to do without it."""
    module = lacks(part)
    if module is not None:
        command = f'pip install "{NAME}[{part}]"'
        raise MissingPartError(
            f"{PARTS[part].what} is not installed (there is no {module}). This brings it: {command}{otherwise}"
        )


def _there(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:  # the package that it would be in
        return False
