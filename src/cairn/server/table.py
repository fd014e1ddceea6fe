"""A live table: its rows, its position, its viewers, and what may be done there."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from cairn import record
from cairn.chance import commitment, unhex
from cairn.core import CairnError, Seat
from cairn.server import protocol, queries
from cairn.server.clocks import clocks, deadline, now
from cairn.server.position import Position, game_named, viewpoint
from cairn.server.refusals import RefusedError
from cairn.server.rows import Append, ChoiceRow, LineRow, StaleError, TableRow
from cairn.server.viewers import Viewer

if TYPE_CHECKING:
    from cairn.server.tables import Tables

At = tuple[int, int]
NOTHING = msgspec.Raw(b"[]")


class LiveTable:
    """A table in memory. Everything that changes it holds its lock, so that nobody sees what is not yet on the disk."""

    def __init__(self, hub: "Tables", row: TableRow, rows: list[ChoiceRow]) -> None:
        self.hub, self.row = hub, row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.held = 0  # connections that keep it in memory, also before they are let in as viewers
        self.used = monotonic()
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # viewers of other processes: seats, guests, until
        self.position: Position | None = None
        self.bots: asyncio.Task[None] | None = None
        self.behind = False  # another process has changed it, and it has not been read again
        self._place(row, rows)

    def _place(self, row: TableRow, rows: list[ChoiceRow]) -> None:
        self.row = row
        self.position = Position(row, rows) if row.header is not None else None

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
        return shown(self.row, person, self.at, set(self.here().seats))

    def _state_text(self, viewer: Viewer, cache: dict[object, str]) -> str:
        """Encode the state for a viewer; equal ones are encoded once."""
        position = self.position
        assert position is not None  # noqa: S101  (only running tables are shown)
        turn, running = position.turn, self.row.status == "running"
        own = turn is not None and turn in viewer.seats and running and self.row.chair(turn).decides
        to = viewpoint(viewer.seats, turn if own else None)
        undo = running and position.undoable_by() in viewer.seats
        since = viewer.seen if viewer.seen is not None and viewer.seen[0] == position.epoch else None
        told = position.told(to, since[1], whole=not running) if since is not None else None
        if told is None or since is None:
            since, told = position.at, NOTHING
        key = since, own, undo, None if position.open else to
        if key not in cache:
            state = protocol.State(
                at=position.at,
                since=since,
                told=told,
                view=position.view(to),
                choices=position.choices() if own else NOTHING,
                turn=turn,
                undo=undo,
                clocks=clocks(self.row, position),
            )
            cache[key] = protocol.encode(state).decode()
        return cache[key]

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
        for viewer in only or self.viewers:
            viewer.post(protocol.TableChanged(self.shown_to(viewer.person)))
        if moved:
            self.tell_here()
            self.hub.tell_presence(self)

    def tell_here(self) -> None:
        """Send who is connected."""
        text = protocol.encode(self.here()).decode()
        for viewer in self.viewers:
            viewer.post_text(text)

    # ------------------------------------------------------------ the game

    def _running(self, at: At | None = None) -> Position:
        if self.row.status == "open" or self.position is None:
            raise RefusedError("not-started", "The game has not started: a seat is still open.")
        if self.row.status != "running":
            raise RefusedError("game-over", "The game is over.")
        if at is not None and tuple(at) != self.position.at:
            raise RefusedError("stale", f"This was meant for {list(at)}; the table is at {list(self.position.at)}.")
        return self.position

    async def move(self, seats: list[Seat], at: At, text: str) -> None:
        """Play a person's choice and what nature draws after it; it is on the disk when this returns."""
        async with self.lock:
            position = self._running(at)
            turn = position.turn
            if turn not in seats or not self.row.chair(turn or 0).decides:
                raise RefusedError("not-your-turn", "It is not your turn.")
            pick = position.pick(text)
            if pick is None:
                raise RefusedError("illegal", f"'{text}' is not among the {len(position.texts())} choices here.")
            await self._commit(position, pick)

    async def bot_move(self, at: At, text: str) -> None:
        """Play a bot's choice, unless the table has moved on."""
        async with self.lock:
            position = self._running(at)
            pick = position.pick(text)
            if pick is not None and not self.row.chair(position.turn or 0).decides:
                await self._commit(position, pick)

    async def _commit(self, position: Position, pick: int) -> None:
        rows = position.play(pick, now())
        change: dict[str, Any] = {}
        if position.turn is None:
            result = record.result(position.state)
            change = {"status": "over", "result": result, "deadline": None, "finished": now()}
        elif self.row.clock is not None:
            change = {"deadline": deadline(self.row, position)}
        kept = self.hub.store.append(Append(self.row.id, position.epoch, rows, change))
        try:
            await asyncio.shield(kept)
        except asyncio.CancelledError:
            await asyncio.wait([kept])  # the viewer is gone, but its choice stands
        except Exception as error:
            await self._recover(error)
            raise
        for key, value in change.items():
            setattr(self.row, key, value)
        self.changed(table=position.turn is None)

    async def _recover(self, error: Exception) -> None:
        """Take the table from the store again, because what is in memory has not been kept."""
        self.position = None
        await self.reload()
        if isinstance(error, StaleError):
            self.show()
            raise RefusedError("stale", "Somebody else was first.") from None

    async def reload(self) -> None:
        """Take the table from the store; its lock is held."""
        found = await self.hub.store.read(queries.whole(self.row.id))
        if found is None:
            raise RefusedError("no-such-table", "There is no such table.")
        row, rows = found
        position = self.position
        if position is None or row.epoch != position.epoch or len(rows) < position.n:
            self._place(row, rows)
            return
        self.row = row
        for _ in position.replay(rows[position.n :]):
            pass

    async def refresh(self) -> None:
        """Follow what another process has done."""
        async with self.lock:
            self.behind = False
            await self.reload()
            self.changed(table=True, told=True)

    async def undo(self, seats: list[Seat], at: At) -> None:
        """Take back the last choice, if it is one of these seats' and has revealed nothing."""
        async with self.lock:
            position = self._running(at)
            if position.undoable_by() not in seats:
                raise RefusedError("nothing-to-undo", "There is nothing of yours that can be taken back.")
            keep = position.n - 1
            await self._rewrite(position, {"epoch": position.epoch + 1}, keep)

    async def resign(self, seat: Seat) -> None:
        """End the game because a seat gives up."""
        async with self.lock:
            await self._end(self._running(), "resigned", seat)

    async def time_out(self) -> None:
        """End the game if the clock of the seat on turn has run out."""
        async with self.lock:
            position = self._running()
            end, turn = deadline(self.row, position), position.turn
            if end is not None and turn is not None and end <= now():
                await self._end(position, "time", turn)

    async def _end(self, position: Position, how: str, by: Seat) -> None:
        result = record.result(position.state, how, by)
        values = {"status": "over", "result": result, "deadline": None, "epoch": position.epoch + 1, "finished": now()}
        await self._rewrite(position, values, None)

    async def _rewrite(self, position: Position, values: dict[str, Any], keep: int | None) -> None:
        """Change the table's row and epoch, then derive the position anew."""
        change = queries.change(self.row.id, position.epoch, position.n, values, keep)
        try:
            await self.hub.store.write(change)
        except StaleError as error:
            await self._recover(error)
        await self.reload()
        row = self.row
        if row.clock is not None and row.status == "running" and self.position is not None:
            row.deadline = deadline(row, self.position)
            await self.hub.store.write(queries.change(row.id, row.epoch, None, {"deadline": row.deadline}))
        self.changed(table=self.row.status != "running")

    def changed(self, *, table: bool, told: bool = False) -> None:
        """Tell viewers, other processes and bots that the table has moved."""
        if table:
            self.tell_table()
        self.show()
        if not told:
            self.hub.news(self.row.id)
        self.hub.wake_bots(self, others=told)

    # ------------------------------------------------------------ talk and trials

    async def chat(self, viewer: Viewer, text: str) -> None:
        """Say something to everyone at the table."""
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            raise RefusedError("bad-request", "There is nothing to say in that.")
        seat = viewer.seats[0] if viewer.seats else None
        chair = self.row.chair(seat) if seat is not None else None
        line = LineRow(chair.chair if chair else None, chair.name if chair else viewer.name, clean, now())
        await self.hub.store.write(queries.say(self.row.id, line))
        self.tell_lines([line])
        self.hub.news(self.row.id, line)

    def tell_lines(self, lines: list[LineRow], *only: Viewer) -> None:
        """Send what was said."""
        said = [
            protocol.ChatLine(
                None if line.chair is None else self.row.seat(line.chair), line.name, line.text, line.made
            )
            for line in lines
        ]
        text = protocol.encode(protocol.Chatted(said)).decode()
        for viewer in only or self.viewers:
            viewer.post_text(text)

    async def trial(self, seat: Seat, shape: str) -> protocol.TrialAnswer:
        """Try a stone on a board without taking it."""
        async with self.lock:
            if self.position is None:
                raise RefusedError("not-started", "The game has not started: a seat is still open.")
            ask = getattr(self.position.state, "trial", None)
            if ask is None:
                raise RefusedError("no-trial", f"{self.row.game} knows no trials.")
            try:
                found = ask(seat, shape)
            except CairnError as error:
                raise RefusedError("no-trial", f"{error}.") from None
            return protocol.TrialAnswer(self.position.at, seat, shape, msgspec.Raw(protocol.encode(found)))


def shown(row: TableRow, person: str | None, at: At, here: set[int]) -> protocol.Table:
    """Show a table's row as a person may see it: the secret only after the end."""
    header = row.header or {}
    game, content = game_named(row.game)
    proven = row.secret is not None and (row.header is None or "commitment" in header)
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
        )
        for i, chair in enumerate(order)
    ]
    result = row.result
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
        clock=msgspec.convert(row.clock, protocol.Clock) if row.clock else None,
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
        content=header.get("content", content.hash),
        rules=header.get("rules", game.rules),
        made=row.made,
        played_on=row.played_on,
        rematch=row.rematch,
    )
