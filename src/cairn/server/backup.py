"""Copies of the database: made while it is served, and brought back."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from cairn.core import CairnError
from cairn.server.files import private_folder
from cairn.server.process import NAME, alone, data_folder
from cairn.server.store import address_of

PRIVATE = 0o600  # it holds the secrets of running games and the key that signs cookies


def back_up(data: Path | None, database: str | None, file: Path) -> int:
    """Write all that the server keeps into one file, also while it is served; gives how many tables there are."""
    url = address_of(database) if database is not None else None
    if url is not None and url.drivername != "sqlite":
        raise CairnError(
            "PostgreSQL has its own way: pg_dump --format=custom --file=FILE DATABASE, and pg_restore to bring it back"
        )
    source = Path(url.database or "") if url is not None else data_folder(data) / NAME
    if not source.is_file():
        raise CairnError(f"{source}: there are no tables here")
    return _copy(source, file)


def bring_back(data: Path | None, file: Path) -> int:
    """Make a backup the server's database; gives how many tables there are. No server may run on the folder."""
    if not file.is_file():
        raise CairnError(f"{file}: there is no such file")
    folder = data_folder(data)
    target = folder / NAME
    private_folder(folder)
    held = alone(f"sqlite:///{target.absolute()}")
    try:
        for path in (target, *(Path(f"{target}{end}") for end in ("-wal", "-shm"))):
            if path.exists():
                raise CairnError(f"{path}: there are tables here; move them away first (all of {NAME}*)")
        return _copy(file, target)
    finally:
        if held is not None:
            held.close()


def _copy(source: Path, target: Path) -> int:
    """Copy a database at one moment, check the copy, and put it in its place when it is whole and on the disk."""
    part = target.with_name(target.name + ".part")
    with _told(source, target), _fresh(part, target):
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old:
            old.execute("PRAGMA busy_timeout=10000")
            with closing(sqlite3.connect(part)) as new:
                old.backup(new)  # in one go: begun anew after each change of another process, it might never end
                new.execute("PRAGMA journal_mode=DELETE")
                count = _checked(new, source)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.link(part, target)  # unlike a renaming, it does not replace a file that has come there meanwhile
    return count


@contextmanager
def _fresh(part: Path, target: Path) -> Iterator[None]:
    """Make an empty file that only its owner may read; it is gone afterwards."""
    if target.exists():
        raise CairnError(f"{target}: there is such a file; choose another name, or move it away")
    part.unlink(missing_ok=True)  # of one that was cut off
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                Path(f"{part}{end}").unlink(missing_ok=True)


@contextmanager
def _told(source: Path, target: Path) -> Iterator[None]:
    """Give a mistake one sentence."""
    try:
        yield
    except FileExistsError:
        raise CairnError(f"{target}: there is such a file; choose another name, or move it away") from None
    except OSError as error:
        raise CairnError(f"{target}: cannot be written ({error.strerror or error})") from None
    except (sqlite3.Error, UnicodeDecodeError) as error:  # what a damaged one says may be no text at all
        raise CairnError(f"{source}: cannot be copied to {target} ({error})") from None


def _checked(conn: sqlite3.Connection, source: Path) -> int:
    """See that a database is whole and ours; gives how many tables it has."""
    found = conn.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise CairnError(f"{source}: the database is damaged ({found})")
    names = {row[0] for row in conn.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", "tables", "choices", "keys"} <= names:
        raise CairnError(f"{source}: this is not a database of Cairn's")
    return int(conn.execute("SELECT count(*) FROM tables").fetchone()[0])
