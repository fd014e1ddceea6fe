"""What a person plays and has played: which tables wait for them, what has ended, and how they did."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from cairn.core import CairnError
from cairn.games import GAMES, named
from cairn.server import protocol, queries
from cairn.server.hub import Hub
from cairn.server.refusals import RefusedError
from cairn.server.rows import TableRow
from cairn.server.schema import holders, seats, tables
from cairn.server.table import outdated, shown

MOST_GOING = 100
MOST_READ = 24  # tables that are read at once to see whose turn it is
READ_S = 2.0  # how long an answer waits for that; then it is told with the next
PAGE = 20
MOST_COUNTED = 10_000  # games, the newest
REMEMBERED = 500  # people whose figures are kept until they change
CURSOR = re.compile(r"([0-9]{1,15})-([0-9a-f]{1,32})")


def own_seats(person: str) -> sa.CompoundSelect[tuple[str, int]]:
    """Choose the seats that a person may play."""
    sits = sa.select(seats.c.table, seats.c.chair).where(seats.c.person == person)
    return sits.union(sa.select(holders.c.table, holders.c.chair).where(holders.c.person == person))


def at_tables(person: str) -> sa.ColumnElement[bool]:
    """Choose the tables that a person sits at."""
    return tables.c.id.in_(sa.select(own_seats(person).subquery().c.table))


# ---------------------------------------------------------------- what goes on


def unended(person: str) -> Callable[[sa.Connection], list[TableRow]]:
    """List a person's tables that have not ended, the newest first."""
    going = sa.select(tables.c.id).where(at_tables(person), tables.c.status.in_(("open", "running")))
    chosen = going.order_by(tables.c.made.desc(), tables.c.id).limit(MOST_GOING)
    return lambda conn: queries.load(conn, list(conn.scalars(chosen)))


async def going(hub: Hub, person: str) -> list[protocol.Going]:
    """Show a person's tables that have not ended, and which of them wait for the person."""
    rows = await hub.store.read(unended(person))
    unknown = [row.id for row in rows if _waits(hub, row, person) is None][:MOST_READ]
    if unknown:
        reading = [hub.spawn(_read(hub, table)) for table in unknown]  # they go on when this no longer waits
        await asyncio.wait(reading, timeout=READ_S)
    found = []
    for row in rows:
        live = hub.live.get(row.id)
        told = live.shown_to(person) if live else shown(row, person, (row.epoch, 0), set())
        found.append(protocol.Going(told, _waits(hub, live.row if live else row, person)))
    return found


async def _read(hub: Hub, table: str) -> None:
    with suppress(RefusedError):  # then it stays unknown
        await hub.find(table)


def _waits(hub: Hub, row: TableRow, person: str) -> bool | None:
    """Tell whether a person is to decide; None where the table must be read first."""
    if row.status != "running" or outdated(row):
        return False
    decides = {row.seat(chair.chair) for chair in row.chairs if chair.decides}
    own = decides.intersection(row.seats_of(person))
    if not own or own == decides:  # bots wait for nobody
        return bool(own)
    live = hub.live.get(row.id)
    if live is None or live.position is None:
        return None
    return live.position.turn in own


# ---------------------------------------------------------------- what has ended


def ended(person: str, before: str | None) -> Callable[[sa.Connection], list[TableRow]]:
    """List a person's tables that are over, the newest first; from those before one of them."""
    chosen = sa.select(tables.c.id).where(at_tables(person), tables.c.status == "over")
    when = sa.func.coalesce(tables.c.finished, tables.c.made)
    if before is not None:
        found = CURSOR.fullmatch(before)
        if found is None:
            raise RefusedError("bad-request", "'before' is none of the places that were given.")
        time, table = int(found[1]), found[2]
        chosen = chosen.where(sa.or_(when < time, sa.and_(when == time, tables.c.id > table)))
    chosen = chosen.order_by(when.desc(), tables.c.id).limit(PAGE + 1)
    return lambda conn: queries.load(conn, list(conn.scalars(chosen)))


async def games(hub: Hub, person: str, before: str | None) -> protocol.MyGames:
    """Show a page of a person's games that are over."""
    rows = await hub.store.read(ended(person, before))
    more = rows[PAGE - 1] if len(rows) > PAGE else None
    place = None if more is None else f"{more.finished or more.made}-{more.id}"
    return protocol.MyGames([_game(row, person) for row in rows[:PAGE]], place)


def _rank(game: str, scores: list[Any]) -> int | None:
    """Give the rank of a player who was alone, where the game has ranks and is still here."""
    with suppress(CairnError):
        return named(game).rank(int(scores[0])) if len(scores) == 1 else None
    return None


def _game(row: TableRow, person: str) -> protocol.MyGame:
    finished = row.finished or row.made
    took = None if row.began is None else max(0, finished - row.began)
    scores = (row.result or {}).get("scores", [])
    played_out = row.result is not None and not row.result.get("ended")
    rank = _rank(row.game, scores) if played_out else None
    return protocol.MyGame(shown(row, person, (row.epoch, 0), set()), finished, took, rank)


# ---------------------------------------------------------------- how it went


@dataclass(slots=True)
class Sum:
    """Games that are being counted."""

    played: int = 0
    won: int = 0
    shared: int = 0
    lost: int = 0
    left: int = 0
    scores: list[float] = field(default_factory=list)

    def add(self, result: dict[str, Any], seat: int) -> None:
        """Count a game that I played on a seat."""
        scores, winners = result["scores"], result["winners"]
        ended = result.get("ended")
        self.played += 1
        if ended is None:
            self.scores.append(scores[seat])
        elif ended != "stopped" and result.get("by") == seat:
            self.left += 1
        if len(scores) == 1 or ended == "stopped":
            return
        if seat not in winners:
            self.lost += 1
        elif len(winners) > 1:
            self.shared += 1
        else:
            self.won += 1

    def told(self) -> protocol.Tally:
        """Give what was counted."""
        mean = round(sum(self.scores) / len(self.scores), 1) if self.scores else None
        best = max(self.scores, default=None)
        return protocol.Tally(self.played, self.won, self.shared, self.lost, self.left, mean, best)


@dataclass(slots=True)
class GameSum:
    """Games of one kind that are being counted, also by who played against me."""

    all: Sum = field(default_factory=Sum)
    against: dict[tuple[str, str | None], Sum] = field(default_factory=dict)
    ranks: list[int] = field(default_factory=list)

    def add(self, game: str, result: dict[str, Any], seat: int, others: set[tuple[str, str | None]]) -> None:
        """Count a game."""
        self.all.add(result, seat)
        for other in others:
            self.against.setdefault(other, Sum()).add(result, seat)
        rank = None if result.get("ended") else _rank(game, result["scores"])
        if rank is not None:
            self.ranks += [0] * (rank + 1 - len(self.ranks))
            self.ranks[rank] += 1

    def told(self, game: str) -> protocol.GameFigures:
        """Give what was counted, the most frequent opponents first."""
        order = sorted(self.against.items(), key=lambda item: (-item[1].played, item[0][0], item[0][1] or ""))
        against = [protocol.Against(who, bot, counted.told()) for (who, bot), counted in order]  # type: ignore[arg-type]
        return protocol.GameFigures(game, self.all.told(), against, self.ranks)


def state_of(person: str) -> Callable[[sa.Connection], tuple[int, int]]:
    """Tell what a person's figures depend on: how many games have ended, and when the last did."""
    chosen = sa.select(sa.func.count(), sa.func.max(tables.c.finished)).where(at_tables(person), OVER)

    def work(conn: sa.Connection) -> tuple[int, int]:
        count, last = conn.execute(chosen).one()
        return count, last or 0

    return work


OVER = sa.and_(tables.c.status == "over", tables.c.result.is_not(None))


def counted(person: str) -> Callable[[sa.Connection], protocol.Figures]:
    """Count a person's games."""
    newest = sa.select(tables.c.id).where(at_tables(person), OVER).order_by(tables.c.finished.desc())
    chosen = newest.limit(MOST_COUNTED).subquery()
    first = tables.c.header["first"].as_integer()
    played = sa.select(tables.c.id, tables.c.game, tables.c.result, tables.c.played_on, first.label("first")).where(
        tables.c.id.in_(sa.select(chosen.c.id))
    )
    around = sa.select(seats.c.table, seats.c.chair, seats.c.kind, seats.c.bot).where(
        seats.c.table.in_(sa.select(chosen.c.id))
    )

    def work(conn: sa.Connection) -> protocol.Figures:
        own = {(row.table, row.chair) for row in conn.execute(own_seats(person))}
        chairs: dict[str, dict[int, tuple[str, str | None]]] = {}
        for table, chair, kind, bot in conn.execute(around):
            chairs.setdefault(table, {})[chair] = (kind, bot)
        sums: dict[str, GameSum] = {game: GameSum() for game in GAMES}
        uncounted = 0
        for table, game, result, played_on, begins in conn.execute(played):
            there = chairs.get(table, {})
            mine = [chair for chair in there if (table, chair) in own]
            if len(mine) != 1 or played_on is not None or game not in sums:
                uncounted += 1
                continue
            others = _others(
                (who for chair, who in there.items() if chair != mine[0]), len(result["scores"]) > len(there)
            )
            sums[game].add(game, result, (mine[0] - (begins or 0)) % len(there), others)
        return protocol.Figures([found.told(game) for game, found in sums.items() if found.all.played], uncounted)

    return work


def _others(chairs: Iterable[tuple[str, str | None]], automa: bool) -> set[tuple[str, str | None]]:  # noqa: FBT001
    """Say who played against me, each once; the Automa has no chair."""
    found = {("bot", bot) if kind == "bot" else ("people", None) for kind, bot in chairs}
    if automa:
        found.add(("automa", None))
    return found or {("alone", None)}


class Remembered:
    """Figures as they were counted last: they are counted again only when another game has ended."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[tuple[int, int], protocol.Figures]] = OrderedDict()

    async def figures(self, hub: Hub, person: str) -> protocol.Figures:
        """Give a person's figures."""
        state = await hub.store.read(state_of(person))
        known = self._known.get(person)
        if known is not None and known[0] == state:
            self._known.move_to_end(person)
            return known[1]
        found = await hub.store.read(counted(person))
        self._known[person] = state, found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found
