"""Files that hold secrets: only their owner may read them, and nothing else is taken for a database of ours."""

import os
import sqlite3
from contextlib import closing, suppress
from io import TextIOWrapper
from pathlib import Path

from cairn.core import CairnError

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # what a database consists of
MAGIC = b"SQLite format 3\0"


def private_folder(path: Path) -> None:
    """Make a folder that only its owner may look into; one that is there stays as it is."""
    try:
        path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise CairnError(f"{path}: cannot be made a folder for tables ({error.strerror})") from None


def private_text(path: Path, *, fresh: bool) -> TextIOWrapper:
    """Open a file for writing that only its owner may read; a fresh one is empty."""
    flags = os.O_RDWR | os.O_CREAT | (os.O_TRUNC if fresh else 0)
    try:
        number = os.open(path, flags, FILE)
    except OSError as error:
        raise CairnError(f"{path}: cannot be written ({error.strerror})") from None
    tighten(path)
    return open(number, "r+", encoding="utf-8", newline="\n")  # noqa: PTH123  (it is open already)


def tighten(path: Path) -> None:
    """Keep others from reading a file."""
    if os.name == "posix":
        with suppress(OSError):  # it is not ours to change, or not there
            mode = path.stat().st_mode
            if mode & OTHERS and path.is_file():
                path.chmod(mode & ~OTHERS)


def prepare(path: Path) -> None:
    """See that a database may be opened here: one of ours that others cannot read, or one that is made now."""
    try:
        if not path.exists():
            _make(path)
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as error:
        raise CairnError(f"{path}: the database cannot be opened ({error.strerror})") from None
    if not start:
        raise CairnError(f"{path}: this file is empty and no database; remove it, and a new database is made")
    if start != MAGIC or not _ours(path):
        raise CairnError(f"{path}: this is not a database of Cairn's; choose another place for the tables")
    for end in BESIDE:
        tighten(Path(f"{path}{end}"))


def _ours(path: Path) -> bool:
    """Tell whether the tables in a database are Cairn's, or none."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as conn:
            names = {row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (sqlite3.Error, UnicodeDecodeError) as error:  # what a damaged one says may be no text at all
        raise CairnError(f"{path}: the database cannot be opened ({error})") from None
    return not names or "alembic_version" in names


def _make(path: Path) -> None:
    """Make a database without tables, so that no moment leaves an empty file behind."""
    part = path.with_name(path.name + ".new")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))
    try:
        with closing(sqlite3.connect(part)) as conn:
            conn.execute("PRAGMA user_version=1")
    except sqlite3.Error as error:
        raise CairnError(f"{path}: a database cannot be made here ({error})") from None
    part.replace(path)
