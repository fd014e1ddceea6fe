"""The server: tables for people and bots, over REST and WebSockets.

Its parts are imported when they are needed, so that other commands start without them.
"""

import os
from pathlib import Path
from typing import Any

from cairn import parts
from cairn.core import CairnError

__all__ = ["back_up", "bring_back", "export_tables", "import_tables", "measure", "operate", "serve"]


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    *,
    open_browser: bool,
    **settings: Any,  # noqa: ANN401  (of Settings)
) -> None:
    """Serve tables until interrupted; they are kept in a folder, or in the database of this address."""
    parts.need("server")
    from cairn.server.process import database_in, serve  # noqa: PLC0415
    from cairn.server.settings import Settings, host_named  # noqa: PLC0415

    settings["hosts"] = (host, *map(host_named, settings.get("hosts", ())))
    serve(host, port, Settings(database_in(data, database), **settings), open_browser=open_browser)


def export_tables(file: Path, data: Path | None, database: str | None) -> int:
    """Write all tables into a file, also while they are served; gives how many."""
    parts.need("server")
    from cairn.server.process import existing, run  # noqa: PLC0415
    from cairn.server.transfer import export_all  # noqa: PLC0415

    return run(lambda: export_all(existing(data, database), file))


def import_tables(file: Path, data: Path | None, database: str | None) -> int:
    """Add the tables of a file to those that are kept; gives how many were new. The server must not run meanwhile."""
    parts.need("server")
    from cairn.server.process import alone, database_in, run  # noqa: PLC0415
    from cairn.server.transfer import import_all  # noqa: PLC0415

    address = database_in(data, database)
    held = alone(address)
    try:
        return run(lambda: import_all(address, file))
    finally:
        if held is not None:
            held.close()


def back_up(file: Path, data: Path | None, database: str | None) -> int:
    """Copy the whole database into one file, also while it is served; gives how many tables it has."""
    parts.need("server")
    from cairn.server.backup import back_up  # noqa: PLC0415

    return back_up(data, database, file)


def bring_back(file: Path, data: Path | None) -> int:
    """Make a copy of the database the one that is served; gives how many tables it has."""
    parts.need("server")
    from cairn.server.backup import bring_back  # noqa: PLC0415

    return bring_back(data, file)


def operate(what: str, data: Path | None, database: str | None, *given: object) -> Any:  # noqa: ANN401
    """Do one of the things of `cairn.server.admin`, on the database of a server that may be running."""
    parts.need("server")
    from cairn.server import admin  # noqa: PLC0415
    from cairn.server.process import existing, run  # noqa: PLC0415
    from cairn.server.store import Store  # noqa: PLC0415

    async def work() -> Any:  # noqa: ANN401
        store = Store(existing(data, database))
        await store.open()
        try:
            return await getattr(admin, what)(store, *map(_typed, given))
        finally:
            await store.close()

    return run(work)


def _typed(given: object) -> object:
    """Give what was typed as the letters it was meant to be, where the locale knows fewer."""
    return os.fsencode(given).decode("utf-8", "replace") if isinstance(given, str) else given


def measure(**load: Any) -> dict[str, Any]:  # noqa: ANN401  (of load.Load)
    """Measure how many choices a second the server takes, over real sockets."""
    parts.need("server")
    if os.name != "posix":
        raise CairnError("the server is measured on Linux and macOS only")
    from cairn.server.load import Load, measure  # noqa: PLC0415

    return measure(Load(**load))
