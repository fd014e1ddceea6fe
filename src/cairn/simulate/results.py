"""A row for each game: CSV, JSON lines or Parquet, by the end of the file's name."""

import csv
import errno
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from cairn import parts
from cairn.core import CairnError
from cairn.simulate.games import Outcome, Run, seated

GROUP = 10_000  # rows that Parquet keeps together
WIDE = 64  # bits of a whole number in Parquet
SPREAD = {"bots": "bot", "scores": "score"}  # lists that become a column for each seat where there are no lists
UNTOLD = ("players", "tiles")  # of the set-up: told before, or too long
Row = dict[str, Any]


def row(run: Run, names: list[str], outcome: Outcome) -> Row:
    """Make the row of a game; what depends on the machine, as time does, is not in it."""
    bots = [names[entrant] for entrant in run.entrants(outcome.number)]
    setup = {key: value for key, value in outcome.setup.items() if key not in UNTOLD}
    return {
        "number": outcome.number + 1, "game": run.game.name, "seed": run.seed, "players": run.players, **setup,
        "bots": seated(bots, len(outcome.scores)), "scores": outcome.scores, "winners": outcome.winners,
        "choices": outcome.length,
    }  # fmt: skip


class Sheet(ABC):
    """A file of rows that is written as they come, and is whole whenever it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @abstractmethod
    def add(self, rows: Iterable[Row]) -> None:
        """Write rows; readers may see them at once."""

    @abstractmethod
    def close(self) -> None:
        """End the file; one without rows is taken away."""


class _Text(Sheet):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.file: TextIO = path.open("w", encoding="utf-8", newline="")
        self.empty = True

    def add(self, rows: Iterable[Row]) -> None:
        with writing(self.path):
            for one in rows:
                self.write(one)
                self.empty = False
            self.file.flush()

    @abstractmethod
    def write(self, one: Row) -> None:
        """Write a row."""

    def close(self) -> None:
        with writing(self.path):
            self.file.close()
        if self.empty:
            self.path.unlink(missing_ok=True)


class JsonLines(_Text):
    """A JSON object a line."""

    def write(self, one: Row) -> None:
        """Write a row."""
        self.file.write(json.dumps(one, ensure_ascii=False) + "\n")


class Csv(_Text):
    """A table with a head: a column for the bot and the score of each seat, other lists with blanks between."""

    def write(self, one: Row) -> None:
        """Write a row, and the head before the first."""
        flat: Row = {}
        for key, value in one.items():
            if key in SPREAD:
                flat |= {f"{SPREAD[key]}_{seat}": part for seat, part in enumerate(value)}
            elif isinstance(value, list):
                flat[key] = " ".join(map(str, value))
            else:
                flat[key] = str(value).lower() if isinstance(value, bool) else value
        writer = csv.writer(self.file, lineterminator="\n")
        if self.empty:
            writer.writerow(flat)
        writer.writerow(flat.values())


class Parquet(Sheet):
    """Columns with their types; the file takes its place when it is closed."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        parts.need("parquet", ", or take .csv or .jsonl")
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        import pyarrow as pa  # noqa: PLC0415  (only who wants Parquet needs it)
        from pyarrow import parquet  # noqa: PLC0415

        self._arrow, self._parquet = pa, parquet
        self._part = path.with_name(path.name + ".part")
        self._part.open("wb").close()  # so that what cannot be written is told now
        self._writer: Any = None
        self._rows: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        """Take rows; they are written in groups."""
        for one in rows:
            self._rows.append({key: str(value) if _long(value) else value for key, value in one.items()})
            if len(self._rows) == GROUP:
                self._write()

    def _write(self) -> None:
        if not self._rows:
            return
        with writing(self.path):
            if self._writer is None:
                fields = [(key, self._type(key, value)) for key, value in self._rows[0].items()]
                self._writer = self._parquet.ParquetWriter(self._part, self._arrow.schema(fields))
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._writer.schema))
        self._rows.clear()

    def _type(self, key: str, value: object) -> Any:  # noqa: ANN401  (pyarrow has no types)
        arrow = self._arrow
        if isinstance(value, list):
            number = arrow.float64() if key == "scores" else arrow.int64()
            whole = key in ("scores", "winners") or (value and isinstance(value[0], int))
            return arrow.list_(number if whole else arrow.string())
        kinds = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64()}
        return kinds.get(type(value), arrow.string())

    def close(self) -> None:
        """Write what is left, and put the file in its place."""
        self._write()
        if self._writer is None:
            self._part.unlink(missing_ok=True)
            return
        with writing(self.path):
            self._writer.close()
            self._part.replace(self.path)


def _long(value: object) -> bool:
    """Tell whether this is a number, a seed say, that has no room in a column of whole numbers."""
    return isinstance(value, int) and value.bit_length() >= WIDE


FORMATS: dict[str, type[Sheet]] = {".csv": Csv, ".jsonl": JsonLines, ".parquet": Parquet}


def opened(path: Path, *, force: bool) -> Sheet:
    """Open a file for rows, in the format that its name ends in."""
    kind = FORMATS.get(path.suffix.lower())
    if kind is None:
        raise CairnError(f"{path}: expected a name that ends in {', '.join(FORMATS)}")
    if path.exists() and not force:
        raise CairnError(f"{path}: there is such a file; choose another name, or replace it with --force")
    with writing(path):
        return kind(path)


@contextmanager
def writing(path: Path) -> Generator[None]:
    """Say in a sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise CairnError(f"{path}: cannot be written ({error.strerror or error})") from None


def columns(path: Path) -> list[str]:
    """Name the columns of a file that may be Parquet; any other has none."""
    from pyarrow import parquet  # noqa: PLC0415

    try:
        return list(parquet.read_schema(path).names)
    except (OSError, ValueError):
        return []
