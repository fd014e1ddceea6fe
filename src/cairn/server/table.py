"""A live table: its rows, its position, its viewers, and what may be done there."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from cairn import bots, kernel, record
from cairn.bots.answers import BotFailedError
from cairn.chance import commitment, unhex
from cairn.core import CairnError, Seat, quoted
from cairn.server import jobs, protocol, queries
from cairn.server.clocks import bare, clocks, deadline, now
from cairn.server.names import clean_line
from cairn.server.position import LivePosition, Viewpoint, game_named, viewpoint
from cairn.server.refusals import RefusedError
from cairn.server.rows import Append, ChoiceRow, LineRow, StaleError, TableRow
from cairn.server.viewers import Viewer

if TYPE_CHECKING:
    from cairn.server.hub import Hub

T = TypeVar("T")
At = tuple[int, int]
FEW = 8  # choices that are played again at once; more are left to a worker
MOST_LOGGED = 3  # choices of one position that could not be played, with all that led there
NOTHING = msgspec.Raw(b"[]")

log = structlog.get_logger("cairn")


class LiveTable:
    """A table in memory, as the store has it.

    Everything that changes it holds its lock, and memory follows the store: a choice is played aside, and what it leads
    to takes the position's place once it is on the disk.
    """

    def __init__(self, hub: "Hub", row: TableRow, position: LivePosition | None) -> None:
        self.hub, self.row, self.position = hub, row, position
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.held = 0  # connections that keep it in memory, also before they are let in as viewers
        self.used = monotonic()
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # viewers of other processes: seats, guests, until
        self.away: dict[int, float] = {}  # since when nobody has been seen of whoever has a chair
        self.before: LivePosition | None = None  # without the last choice, where that can be taken back
        self.avoided: tuple[At, set[str]] = (0, 0), set()  # choices that could not be played, and where
        self.hint: tuple[At, list[protocol.Advised]] | None = None  # what was advised last, and at what moment
        self.bots: asyncio.Task[None] | None = None
        self.behind = False  # the store may have something that memory has not, and it has not been read again
        self.refreshing: asyncio.Task[None] | None = None  # who reads it again

    def resting(self, before: float) -> bool:
        """Tell whether nobody looks and nothing was asked for since then, so that memory can forget the table."""
        return self.used < before and not self.held and self.bots is None and not self.lock.locked()

    # ------------------------------------------------------------ what viewers get

    @property
    def at(self) -> At:
        """Where the table is."""
        return self.position.at if self.position is not None else (self.row.epoch, 0)

    def here(self) -> protocol.Here:
        """Tell who is connected, here and to other processes."""
        seats, guests = self.hub.presence(self)
        return protocol.Here(sorted(seats), guests)

    def shown_to(self, person: str | None) -> protocol.Table:
        """Show the table as a person may see it."""
        return shown(self.row, person, self.at, self.hub.presence(self)[0])

    def _state_text(self, viewer: Viewer, cache: dict[object, str]) -> str:
        """Encode the state for a viewer; equal ones are encoded once."""
        position = self.position
        assert position is not None  # noqa: S101  (only running tables are shown)
        turn, running = position.turn, self.row.status == "running"
        to = self.viewpoint(viewer)
        own = to is not None and to == turn and running and self.row.chair(to).decides
        robots = self.row.bots
        undo = running and position.undoable_by(robots) in viewer.seats
        since = viewer.seen if viewer.seen is not None and viewer.seen[0] == position.epoch else None
        # What one of several at a screen may know would stay in the log for the others.
        several = len(viewer.seats) > 1
        hears = None if several else to
        told = position.told(hears, since[1], whole=not running) if since is not None else None
        if told is None or since is None:
            since, told = position.at, NOTHING
        key = since, own, undo, several, None if position.open else to
        if key not in cache:
            state = protocol.State(
                at=position.at,
                since=since,
                told=told,
                view=position.view(to),
                choices=position.choices() if own else NOTHING,
                turn=turn,
                undo=undo,
                clocks=clocks(self.row, position, self.hub.time.now()),
                back=position.back(robots) if undo else 0,
                private=several and running and position.private(to),
            )
            cache[key] = protocol.encode(state).decode()
        return cache[key]

    def viewpoint(self, viewer: Viewer) -> Viewpoint:
        """Say as whom a viewer looks on; whoever a bot stands in for does not decide."""
        turn = self.position.turn if self.position is not None and self.row.status == "running" else None
        decides = turn is not None and turn in viewer.seats and self.row.chair(turn).decides
        return viewpoint(viewer.seats, turn if decides else None)

    def show(self, *only: Viewer) -> None:
        """Send the state to all viewers, or to one."""
        if self.position is None:
            return
        cache: dict[object, str] = {}
        for viewer in only or self.viewers:
            viewer.show(self._state_text(viewer, cache), self.position.at)

    def tell_table(self, *only: Viewer) -> None:
        """Send the table's row to all viewers, or to one; who is here follows where that has changed with it."""
        moved = False
        for viewer in only or self.viewers:
            seats = self.row.seats_of(viewer.person)
            moved = moved or seats != viewer.seats
            viewer.seats = seats
        here, texts = self.hub.presence(self)[0], dict[object, str]()
        for viewer in only or self.viewers:
            key = tuple(viewer.seats), viewer.person is not None and viewer.person == self.row.host
            if key not in texts:
                table = shown(self.row, viewer.person, self.at, here)
                texts[key] = protocol.encode(protocol.TableChanged(table)).decode()
            viewer.post_text(texts[key])
        if moved:
            self.hub.note_presence(self)
            self.tell_here()
            self.hub.tell_presence(self)

    def tell_here(self) -> None:
        """Send who is connected."""
        text = protocol.encode(self.here()).decode()
        for viewer in self.viewers:
            viewer.post_text(text)

    # ------------------------------------------------------------ the game

    def running(self, at: At | None = None) -> LivePosition:
        """Give the position of a game that runs, and stands where it is thought to."""
        position = self._started()
        if self.row.status != "running":
            raise RefusedError("game-over", "The game is over.")
        if at is not None and tuple(at) != position.at:
            raise RefusedError("stale", f"This was meant for {list(at)}; the table is at {list(position.at)}.")
        return position

    def _started(self) -> LivePosition:
        if self.position is None and outdated(self.row):
            raise RefusedError("outdated", older(self.row))
        if self.row.status == "open" or self.position is None:
            raise RefusedError("not-started", "The game has not started: a seat is still open.")
        return self.position

    async def move(self, seats: list[Seat], at: At, wanted: int | str) -> None:
        """Play a person's choice, by number or notation, and what nature draws after it.

        It is on the disk when this returns.
        """
        async with self.lock:
            await self.make_sure()
            position = self.running(at)
            turn = position.turn
            if turn not in seats or not self.row.chair(turn or 0).decides:
                raise RefusedError("not-your-turn", "It is not your turn.")
            pick = position.pick(wanted)
            if pick is None:
                said = f"Choice {wanted}" if isinstance(wanted, int) else quoted(wanted)
                raise RefusedError("illegal", f"{said} is not among the {len(position.state.choices())} choices here.")
            await self._commit(position, pick)

    async def bot_move(self, at: At, text: str) -> None:
        """Play a bot's choice, unless the table has moved on."""
        async with self.lock:
            await self.make_sure()
            position = self.running(at)
            if self.row.chair(position.turn or 0).decides:
                return
            pick = position.pick(text)
            if pick is None:
                raise BotFailedError(f"{quoted(text)} cannot be played: it is not among the choices of this position")
            await self._commit(position, pick)

    async def _commit(self, position: LivePosition, pick: int) -> None:
        epoch = position.epoch
        following, rows = await self._played(position, pick)
        change: dict[str, Any] = {}
        if following.turn is None:
            change = {"status": "over", "result": record.result(following.state), "deadline": None, "finished": now()}
        elif self.row.clock is not None:
            change = {"deadline": deadline(self.row, following)}
        await self.keep(self.hub.store.append(Append(self.row.id, epoch, rows, change, self.hub.word(self.row.id))))
        for key, value in change.items():
            setattr(self.row, key, value)
        self.before, self.position = self.position if len(rows) == 1 else None, following
        self.changed(table=following.turn is None)

    async def _played(self, position: LivePosition, pick: int) -> tuple[LivePosition, list[ChoiceRow]]:
        """Play a choice while a copy stays in its place; where the rules cannot, all that led there is logged."""
        text = str(position.state.choices()[pick])
        if text in self.avoids(position):
            raise _limit(text)
        self.position = stays = position.copy()  # and not the other way round: the original knows its choices already
        try:
            if kernel.COMPILED or position.open:
                return position, position.play(pick, self.hub.time.now())
            return await self.hub.records.run(jobs.played, position, pick, self.hub.time.now())
        except RefusedError:  # by the worker, and not by the rules
            raise
        except Exception as error:  # whatever the rules could not do, the table goes on
            self.avoids(stays).add(text)
            if len(self.avoids(stays)) <= MOST_LOGGED:
                found = await self.hub.store.read(queries.whole(self.row.id))
                log.exception(
                    "a choice could not be played",
                    table=self.row.id[:6],
                    error=f"{type(error).__name__}: {error}",
                    header=self.row.header,
                    choices=[row.text for row in found[1]] if found else [],
                    choice=text,
                    drawn=[str(played.choice) for played in position.recent if played.n > stays.n],
                )
            raise _limit(text) from None

    def avoids(self, position: LivePosition) -> set[str]:
        """Give the choices of this position that could not be played."""
        if self.avoided[0] != position.at:
            self.avoided = position.at, set()
        return self.avoided[1]

    async def keep(self, write: "asyncio.Future[T]") -> T:
        """Wait for the end of a write, also when whoever asked for it has gone: memory then follows what was written.

        Where it failed, memory is read again before anything else is done.
        """
        try:
            try:
                return await asyncio.shield(write)
            except asyncio.CancelledError:
                while not write.done():
                    with suppress(asyncio.CancelledError):
                        await asyncio.wait([write])
                task = asyncio.current_task()
                if task is not None:  # the cancelling goes on at its next step, when memory has followed
                    task.uncancel()
                    task.cancel()
                return write.result()
        except StaleError:
            await self.reload()
            self.changed(table=True, told=True)
            raise RefusedError("stale", "Somebody else was first.") from None
        except BaseException:
            self.hub.refresh(self)
            raise

    async def make_sure(self) -> None:
        """Read the table again where memory may not be as the store is; its lock is held."""
        if self.behind:
            await self.reload()
            self.changed(table=True, told=True)

    async def reload(self) -> None:
        """Take the table from the store; its lock is held."""
        self.behind = False
        try:
            found = await self.hub.store.read(queries.whole(self.row.id))
            if found is None:
                raise RefusedError("no-such-table", "There is no such table.")  # noqa: TRY301
            row, rows = found
            position = self.position
            if position is None or row.epoch != position.epoch or not 0 <= len(rows) - position.n <= FEW:
                position = await self.hub.derived(row, rows)
            elif len(rows) > position.n:
                following = position.copy()
                if kernel.COMPILED or position.open:
                    position = jobs.followed(following, rows[position.n :])
                else:
                    position = await self.hub.records.run(jobs.followed, following, rows[position.n :])
        except BaseException:
            self.hub.refresh(self)
            raise
        self.row, self.position, self.before = row, position, None
        if position is not None:
            position.absences = row.absences

    async def refresh(self) -> None:
        """Follow what another process has done, or what a write that failed has left."""
        async with self.lock:
            await self.reload()
            self.changed(table=True, told=True)

    async def undo(self, seats: list[Seat], at: At, *, far: bool = False) -> None:
        """Take back the last choice, if it is one of these seats' and has revealed nothing; or as many as can be.

        What bots have answered to it goes with it, where that has revealed nothing either.
        """
        async with self.lock:
            await self.make_sure()
            position = self.running(at)
            if position.undoable_by(self.row.bots) not in seats:
                raise RefusedError("nothing-to-undo", "There is nothing of yours that can be taken back.")
            keep = position.n - position.back(self.row.bots, far=far)
            row = replace(self.row, epoch=position.epoch + 1)
            if self.before is not None and self.before.at == (position.epoch, keep):
                back = self.before.copy()
                back.epoch = row.epoch
            else:
                found = await self.hub.store.read(queries.whole(row.id))
                back = await self.hub.derived(row, found[1][:keep] if found else []) or position
            await self._rewrite(position, row, back, keep)

    async def resign(self, seat: Seat, at: At | None = None) -> None:
        """End the game because a seat gives up."""
        async with self.lock:
            await self.make_sure()
            await self._end(self.running(at), "resigned", seat)

    async def time_out(self) -> None:
        """End the game if the clock of the seat on turn has run out."""
        async with self.lock:
            await self.make_sure()
            if outdated(self.row):
                stopped = queries.change(self.row.id, self.row.epoch, None, {"deadline": None})
                await self.keep(self.hub.store.write(stopped))
                return
            position = self.running()
            end, turn = deadline(self.row, position), position.turn
            if end is not None and turn is not None and end <= self.hub.time.now():
                await self._end(position, "time", turn)

    async def _end(self, position: LivePosition, how: str, by: Seat) -> None:
        row = replace(self.row, status="over", result=record.result(position.state, how, by), finished=now())
        last = position.copy()
        last.epoch = row.epoch = position.epoch + 1
        await self._rewrite(position, row, last, None)

    async def _rewrite(self, position: LivePosition, row: TableRow, following: LivePosition, keep: int | None) -> None:
        """Change the table's row and epoch, and how many choices stay, in one step."""
        row.deadline = deadline(row, following) if row.status == "running" else None
        values = {key: getattr(row, key) for key in ("status", "result", "deadline", "epoch", "finished")}
        change = queries.change(row.id, position.epoch, position.n, values, keep)
        await self.keep(self.hub.store.write(change, self.hub.word(row.id)))
        self.row, self.position, self.before = row, following, None
        self.changed(table=row.status != "running")

    async def close_outdated(self, *, delete: bool) -> None:
        """End a table that cannot be played on because the rules have changed, or remove it altogether."""
        async with self.lock:
            await self.make_sure()
            if not outdated(self.row):
                raise RefusedError("bad-request", "This table can be played on.")
            if self.row.status == "open" and not delete:
                raise RefusedError("not-started", "The game has not started: delete the table instead.")
            row = replace(self.row, status="over" if self.row.status == "running" else self.row.status, deadline=None)
            if delete:
                work = queries.delete(row.id)
            else:
                row.finished = row.finished or now()
                values = {"status": row.status, "deadline": None, "finished": row.finished}
                work = queries.change(row.id, row.epoch, None, values)
            await self.keep(self.hub.store.write(work, self.hub.word(row.id)))
            if delete:
                self.hub.drop(self)
                return
            self.row = row
            self.changed(table=True)

    def changed(self, *, table: bool, told: bool = False) -> None:
        """Tell viewers and bots that the table has moved; `told` where another process has moved it."""
        if table:
            self.tell_table()
        self.show()
        self.hub.wake_bots(self, others=told)

    # ------------------------------------------------------------ talk and questions

    async def chat(self, viewer: Viewer, text: str, known: int | None = None) -> None:
        """Say something to everyone at the table."""
        clean = clean_line(text, protocol.CHAT_LENGTH)
        seat = viewer.seats[0] if viewer.seats else None
        chair = self.row.chair(seat) if seat is not None else None
        line = LineRow(chair.chair if chair else None, chair.called if chair else viewer.name, clean, now())
        await self.hub.store.write(queries.say(self.row.id, line), self.hub.word(self.row.id, line))
        self.tell_lines([line], *(one for one in self.viewers if one is not viewer))
        self.tell_lines([line], viewer, known=known)

    def tell_lines(self, lines: list[LineRow], *only: Viewer, known: int | None = None) -> None:
        """Send what was said; `known` is how who said it calls it."""
        said = [
            protocol.ChatLine(
                None if line.chair is None else self.row.seat(line.chair), line.name, line.text, line.made
            )
            for line in lines
        ]
        text = protocol.encode(protocol.Chatted(said, known)).decode()
        for viewer in only:
            viewer.post_text(text)

    async def ask(self, viewer: Viewer, query: str, about: dict[str, Any]) -> tuple[At, msgspec.Raw]:
        """Answer a question about the position from what a viewer may know; also where it is not on turn."""
        async with self.lock:
            await self.make_sure()
            position, to = self._started(), self.viewpoint(viewer)
            if kernel.COMPILED or position.open:
                return position.at, position.answer(query, about, to)
            return position.at, msgspec.Raw(await self.hub.records.run(jobs.answered, position, query, about, to))


def _limit(text: str) -> RefusedError:
    return RefusedError("limit", f"'{text}' cannot be played here: a limit of this program has been reached.")


def outdated(row: TableRow) -> bool:
    """Tell whether a table was played by other rules or components than are played by here, or its game is gone."""
    try:
        game, content = game_named(row.game)
    except CairnError:
        return True
    here = {"rules": game.rules, "content": content.hash}
    return row.header is not None and any(row.header.get(part) != value for part, value in here.items())


def older(row: TableRow) -> str:
    """Say why a table is outdated."""
    try:
        game_named(row.game)
    except CairnError as error:
        return f"This table cannot be continued here: {error}."
    return f"This table was played by other rules (version {(row.header or {}).get('rules')}); it cannot be continued."


def shown(row: TableRow, person: str | None, at: At, here: set[int]) -> protocol.Table:
    """Show a table's row as a person may see it: the secret only after the end."""
    header = row.header or {}
    proven = row.secret is not None and (row.header is None or "commitment" in header)
    hinted = row.hinted
    order = [row.chair(seat) for seat in range(len(row.chairs))]
    seats = [
        protocol.SeatInfo(
            seat=i,
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            bot=chair.bot,
            stand_in=chair.kind != "bot" and chair.bot is not None,
            host=chair.person is not None and chair.person == row.host,
            here=i in here,
            agreed=chair.agreed,
            plays_as=bots.stands_in(chair.bot) if chair.bot is not None else None,
            hints=hinted[i],
        )
        for i, chair in enumerate(order)
    ]
    result, own = row.result, ("", 0)
    with suppress(CairnError):  # a game that is gone is shown all the same
        game, content = game_named(row.game)
        own = content.hash, game.rules
    return protocol.Table(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        listed=row.listed,
        players=len(row.chairs) or header.get("setup", {}).get("players", 0),
        seats=seats,
        you=row.seats_of(person),
        host=person is not None and person == row.host,
        clock=msgspec.convert(bare(row.clock), protocol.Clock) if row.clock else None,
        setup=header.get("setup", {}),
        wanted=row.wanted,
        drawn=header.get("drawn", []),
        commitment=commitment(unhex(row.secret, "the secret")) if proven and row.secret else header.get("commitment"),
        nonces=header.get("nonces", []),
        secret=row.secret if proven and row.status == "over" else None,
        result=None
        if result is None
        else protocol.Result(result["scores"], result["winners"], result.get("ended"), result.get("by")),
        at=at,
        content=header.get("content", own[0]),
        rules=header.get("rules", own[1]),
        outdated=outdated(row),
        made=row.made,
        played_on=row.played_on,
        rematch=row.rematch,
        hints=row.hinting,
    )
