"""The file of an arena: SQLite, whole whenever it is read, so that a run can go on wherever it was stopped."""

import json
import os
import platform
import sqlite3
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cairn import kernel
from cairn.arena import reading
from cairn.arena.games import Result
from cairn.arena.plan import Plan
from cairn.content import ContentError, told
from cairn.core import CairnError, shown
from cairn.simulate.results import UNTOLD, Parquet, columns, writing
from cairn.system import cores

FORMAT = 1
ALIEN = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_NOTADB)  # of a file that is none of ours: no such table, no database
ROW = ("number", "deal", "game", "seed", "players", "bots", "scores", "winners", "choices")  # has it always
PATIENCE_S = 60.0  # for another program that has the file
TABLES = """
create table about (key text primary key, value text not null) without rowid;
create table games (
    number integer primary key, deal integer not null, setup text not null, choices integer not null
);
create table seats (
    number integer not null references games, seat integer not null, bot text not null, score real not null,
    rank integer not null, won integer not null, decisions integer not null, seconds real not null,
    parts text not null, built text not null, primary key (number, seat)
) without rowid;
"""


class Store:
    """A file of results that is open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._worded("opened"):
            self._base = sqlite3.connect(path, timeout=PATIENCE_S)

    @contextmanager
    def _worded(self, done: str) -> Generator[None]:
        """Say in a sentence what SQLite cannot do with the file."""
        try:
            yield
        except sqlite3.Error as error:
            raise CairnError(f"{self.path}: cannot be {done} ({error})") from None

    def begin(self, plan: Plan, command: str) -> None:
        """Make the tables, and say what is played, how and where."""
        about = {"format": FORMAT, "plan": plan.as_dict(), "names": plan.names, "conditions": conditions(command)}
        with self._worded("written"), self._base:
            self._base.executescript("begin;" + TABLES)
            self._base.executemany("insert into about values (?, ?)", [(k, _json(v)) for k, v in about.items()])

    @contextmanager
    def _sound(self) -> Generator[None]:
        """Say in a sentence what is damaged."""
        try:
            yield
        except ContentError as error:
            raise CairnError(f"{self.path}: is damaged: {error}") from None

    def format(self) -> Any:  # noqa: ANN401  (whatever was said)
        """Give the version of the file; None where it is none of ours."""
        with self._worded("read"):
            try:
                found = self._base.execute("select value from about where key = 'format'").fetchone()
            except sqlite3.DatabaseError as error:
                if getattr(error, "sqlite_errorcode", None) in ALIEN:
                    return None
                raise
        with self._sound():
            return None if found is None else told(found[0], "the format").value

    def plan(self) -> dict[str, Any]:
        """Give what was to be played."""
        with self._sound():
            return reading.read_plan(self._about("plan"))

    def names(self) -> list[str]:
        """Give what the bots are called."""
        plan = self.plan()
        with self._sound():
            return reading.read_names(self._about("names"), plan)

    def conditions(self) -> dict[str, Any]:
        """Give how and where games were played."""
        with self._sound():
            return reading.read_conditions(self._about("conditions"))

    def dropped(self) -> dict[int, str]:
        """Give the games that count for nobody, with what was to be said of each."""
        with self._sound():
            return reading.read_dropped(self._about("dropped", "[]"))

    def _about(self, key: str, usual: str | None = None) -> object:
        """Give something that was said about the run, as it is written."""
        rows = self._all("select value from about where key = ?", key)
        if not rows and usual is None:
            raise ContentError(f"the {key}: missing")
        return rows[0][0] if rows else usual

    def _all(self, asked: str, *values: object) -> list[Any]:
        with self._worded("read"):
            return self._base.execute(asked, values).fetchall()

    def say(self, key: str, value: object) -> None:
        """Say something else about the run."""
        with self._worded("written"), self._base:
            self._base.execute("insert or replace into about values (?, ?)", (key, _json(value)))

    def add(self, results: Iterable[Result]) -> None:
        """Keep games, all of them or none."""
        with self._worded("written"), self._base:
            for game in results:
                told = (game.number, game.deal, _json(game.setup), game.choices)
                self._base.execute("insert or replace into games values (?, ?, ?, ?)", told)
                for seat, who in enumerate(game.seats):
                    row = (game.number, seat, who.bot, who.score, who.rank, who.rank == 1, who.decisions,
                           round(who.seconds, 6), _json(who.parts), _json(who.built))  # fmt: skip
                    self._base.execute("insert or replace into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

    def done(self) -> set[int]:
        """Give the numbers of the games that need not be played any more."""
        return {number for (number,) in self._all("select number from games")}.union(self.dropped())

    def drop(self, reasons: dict[int, str]) -> None:
        """Keep which games reached a limit of the engine: played again, they would come to it again."""
        if reasons:
            self.say("dropped", sorted({**self.dropped(), **reasons}.items()))

    def results(self) -> Iterator[Result]:
        """Give all games, in the order of their numbers."""
        reader = reading.Games(self.plan(), self.names())
        asked = (
            "select number, seat, bot, score, rank, won, decisions, seconds, parts, built from seats "
            "order by number, seat"
        )
        seats: dict[int, list[Any]] = {}
        for number, *row in self._all(asked):
            seats.setdefault(number, []).append(row)
        for row in self._all("select number, deal, setup, choices from games order by number"):
            with self._sound():
                game = reader.read(row, seats.pop(row[0], []))
            yield game
        if seats:
            raise CairnError(f"{self.path}: is damaged: game {next(iter(seats)) + 1}: has seats, but was not played")

    def close(self) -> None:
        """Close the file."""
        self._base.close()


def opened(path: Path) -> Store:
    """Open a file of results that is there."""
    if path.is_dir():
        raise CairnError(f"{path}: is a folder, not a file of results of `cairn arena`")
    if not path.is_file():
        raise CairnError(f"{path}: there is no such file")
    store = Store(path)
    try:
        known = store.format()
    except CairnError:
        store.close()
        raise
    if known != FORMAT:
        store.close()
        raise CairnError(f"{path}: is not a file of results of `cairn arena`" + (" that can be read" if known else ""))
    return store


def begun(path: Path, plan: Plan, command: str, *, force: bool) -> Store:
    """Open the file of a run: a new one, or one that the same command has begun."""
    if path.exists() and path.stat().st_size:
        store = opened(path)
        if force:
            store.close()
            path.unlink()  # nothing but results is ever replaced
            return begun(path, plan, command, force=False)
        try:
            before = store.plan()
            _same(path, before, plan.as_dict())
            _same_minds(path, plan, store.conditions()["mode"])
            for _ in store.results():  # what is damaged is told now
                pass
        except CairnError:
            store.close()
            raise
        if plan.games > before["games"]:  # more of the same
            store.say("plan", plan.as_dict())
        return store
    check_place(path)
    store = Store(path)
    try:
        store.begin(plan, command)
    except CairnError:
        store.close()
        raise
    return store


def _same(path: Path, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Refuse to go on with something else."""
    for key, value in json.loads(_json(now)).items():
        old = before.get(key)
        if old != value and not (key == "games" and value > old):
            raise CairnError(
                f"{path}: was begun with another command ({key} was {shown(old)}, not {shown(value)}); choose another "
                "file with --results, or begin anew with --force"
            )


def _same_minds(path: Path, plan: Plan, mode: str) -> None:
    """Refuse to go on where other bots would play under the same names."""
    if plan.minds(mode) != plan.minds(kernel.MODE):
        raise CairnError(
            f"{path}: was begun with rules that run {mode}, now they run {kernel.MODE}, and the bots would not play as "
            "they did; choose another file with --results, or begin anew with --force"
        )


def check_place(path: Path) -> None:
    """See that a file can be where it shall be, before anything is played."""
    if path.is_dir():
        raise CairnError(f"{path}: cannot be written (it is a folder)")
    if not path.parent.is_dir():
        raise CairnError(f"{path}: cannot be written (there is no folder {path.parent})")


def same(one: Path, other: Path) -> bool:
    """Tell whether two names, in whatever spelling and by whatever link, are of one file."""
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))


def conditions(command: str) -> dict[str, Any]:
    """Say how and where games are played."""
    return {
        "command": command, "mode": kernel.MODE, "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}", "cores": cores(), "processor": _processor(),
        "begun": datetime.now(UTC).isoformat(timespec="seconds"),
    }  # fmt: skip


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or os.name
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def check_parquet(path: Path) -> None:
    """See that rows can be written to a file, before anything is played; only such rows are ever replaced."""
    check_place(path)
    with writing(path):
        Parquet(path).close()
    if path.is_file() and path.stat().st_size and not set(ROW) <= set(columns(path)):
        raise CairnError(f"{path}: is not what `cairn arena --parquet` writes; choose another name")


def write_parquet(store: Store, path: Path) -> None:
    """Write a row for each game, as `cairn simulate --results` does."""
    plan = store.plan()
    same = {"game": plan["game"], "seed": plan["seed"], "players": plan["players"]}
    with writing(path), closing(Parquet(path)) as sheet:
        sheet.add(
            {"number": game.number + 1, "deal": game.deal + 1, **same,
             **{key: value for key, value in game.setup.items() if key not in UNTOLD},
             "bots": [who.bot for who in game.seats], "scores": [float(who.score) for who in game.seats],
             "winners": [seat for seat, who in enumerate(game.seats) if who.rank == 1], "choices": game.choices}
            for game in store.results()
        )  # fmt: skip


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
