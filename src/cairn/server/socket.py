"""The WebSocket of one viewer: reads messages, checks them, and sends what the table has for it."""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cairn.core import CairnError
from cairn.server import metrics, protocol, queries
from cairn.server.addresses import address, client
from cairn.server.clocks import now
from cairn.server.gate import refuse_socket
from cairn.server.hints import hint
from cairn.server.hub import Hub
from cairn.server.refusals import RefusedError, sentence
from cairn.server.seating import come
from cairn.server.settings import Settings
from cairn.server.table import LiveTable
from cairn.server.viewers import Bucket, Viewer

MALFORMED, NO_TABLE, FORBIDDEN, TOO_FAST, TOO_SLOW, BANNED = 4001, 4004, 4003, 4008, 4009, 4010
LATER = 1013  # what a socket is closed with where it is worth trying again
LONGEST_REASON = 120  # bytes: a frame that closes has no room for more
PATIENCE = 8  # malformed or hasty messages before the connection is closed
FORGIVEN_S = 60.0  # after so many seconds all hasty ones are forgotten

TOO_MANY = protocol.Refusal("too-many", "There are too many sockets from your address: close some.")
SEEN = re.compile(r"([0-9]{1,9}),([0-9]{1,9})")
TABLE = re.compile(r"[0-9a-f]{1,32}")

log = structlog.get_logger("cairn")
Socket = WebSocket[Any, Any, Any]


class Connection:
    """A socket at work."""

    def __init__(self, socket: Socket, live: LiveTable, viewer: Viewer, settings: Settings) -> None:
        self.socket, self.live, self.viewer = socket, live, viewer
        self._messages = Bucket(settings.messages.per_second, settings.messages.burst)
        self._asks = Bucket(settings.asks.per_second, settings.asks.burst)
        self._hints = Bucket(settings.hints.per_second, settings.hints.burst)
        self._hinting: asyncio.Task[None] | None = None
        self._chats = Bucket(settings.chats.per_second, settings.chats.burst)
        self._patience = Bucket(PATIENCE / FORGIVEN_S, PATIENCE)  # with messages that come too fast
        self._malformed = 0

    async def pump(self) -> int | None:
        """Send whatever waits; gives the code to close with when the viewer reads too slowly."""
        with suppress(WebSocketDisconnect, OSError):  # it is gone; listen() hears of it too
            while not self.viewer.lost:
                for text in await self.viewer.next():
                    await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
        return TOO_SLOW if self.viewer.lost else None

    async def listen(self) -> int | None:
        """Read messages until the viewer goes; gives the code to close with where it must be closed."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text") or event.get("bytes") or b""
            message: protocol.Incoming | None = None
            try:
                message = protocol.decode_incoming(data)
                bucket = self._asks if isinstance(message, protocol.Ask) else self._messages
                if not bucket.take():
                    if not self._patience.take():
                        return TOO_FAST
                    raise RefusedError("too-fast", "Too many messages: wait a little.")  # noqa: TRY301
                await self.handle(message)
            except RefusedError as error:
                metrics.refused(error.code)
                asked = message.id if isinstance(message, protocol.Ask | protocol.Hint) else None
                of = str(message.__struct_config__.tag) if message is not None else None
                self.viewer.post(protocol.Refused(error.code, error.reason, asked, of))
                if error.code != "too-fast" and asked is None:
                    self.live.show(self.viewer)
                else:
                    await asyncio.sleep(0.2)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._malformed += 1
                metrics.refused("bad-request")
                self.viewer.post(protocol.Refused("bad-request", sentence(f"This is not a message: {error}.")))
                if self._malformed > PATIENCE:
                    return MALFORMED

    async def handle(self, message: protocol.Incoming) -> None:
        """Do what a message asks for."""
        live, viewer = self.live, self.viewer
        match message:
            case protocol.Move():
                self._seated()
                began = perf_counter()
                await live.move(viewer.seats, message.at, _wanted(message))
                metrics.MOVES.observe(perf_counter() - began)
            case protocol.Undo():
                self._seated()
                await live.undo(viewer.seats, message.at, far=message.far)
            case protocol.Resign():
                if message.seat not in viewer.seats:
                    raise RefusedError("not-seated", f"Seat {message.seat} is not yours.")
                await live.resign(message.seat, message.at)
            case protocol.Chat():
                if not self._chats.take():
                    raise RefusedError("too-fast", "That was a lot of talk: wait a little.")
                await live.chat(viewer, message.text, message.id)
            case protocol.Ask():
                await self._ask(message)
            case protocol.Hint():
                self._hint(message)
            case protocol.Ping():
                viewer.post(protocol.Pong(now()))

    async def _ask(self, message: protocol.Ask) -> None:
        """Answer a question; a refusal names the question, and no state follows it."""
        try:
            at, answer = await self.live.ask(self.viewer, message.query, message.about)
        except RefusedError as error:
            metrics.refused(error.code)
            self.viewer.post(protocol.Refused(error.code, error.reason, message.id, "ask"))
        else:
            self.viewer.post(protocol.Answered(message.id, at, answer))
        await asyncio.sleep(0)  # who asks much at once, and reads, is answered before the next is read

    def _hint(self, message: protocol.Hint) -> None:
        """Answer when it has been thought about; meanwhile everything else goes on."""
        if (self._hinting is not None and not self._hinting.done()) or not self._hints.take():
            raise RefusedError("too-fast", "That were many hints: wait a little.")
        self._hinting = self.live.hub.spawn(self._hinted(message))

    async def _hinted(self, message: protocol.Hint) -> None:
        try:
            advice = await hint(self.live, self.viewer, message.at)
        except RefusedError as error:
            metrics.refused(error.code)
            self.viewer.post(protocol.Refused(error.code, error.reason, message.id, "hint"))
        except Exception:
            log.exception("a hint failed", table=self.live.row.id[:6])
            self.viewer.post(protocol.Refused("server-error", "The hint failed.", message.id, "hint"))
        else:
            self.viewer.post(protocol.Hinted(message.id, message.at, advice))

    def _seated(self) -> None:
        if not self.viewer.seats:
            raise RefusedError("not-seated", "You have no seat at this table.")


def _wanted(message: protocol.Move) -> int | str:
    """Give the number or the notation of a choice, whichever is there."""
    if message.pick is not None and message.move is None:
        return message.pick
    if message.move is not None and message.pick is None:
        return message.move
    raise RefusedError("bad-request", "A move needs either `pick`, a number among the choices, or `move`, a notation.")


def seen(text: str | None) -> tuple[int, int] | None:
    """Read what a returning viewer has seen."""
    found = SEEN.fullmatch(text or "")
    return (int(found[1]), int(found[2])) if found else None


class Doors:
    """Counts the sockets of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; tell whether it may come in."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@websocket("/api/tables/{table:str}/ws")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Connect a viewer to a table."""
    hub: Hub = socket.app.state.hub
    doors: Doors = socket.app.state.doors
    asks = client(socket.scope)
    if not doors.enter(asks):
        await refuse_socket(socket.scope["state"]["send"], TOO_MANY)
        return
    began, code = monotonic(), None
    log.info("socket opened", table=table[:6], address=asks)
    try:
        await socket.accept()
        code = await _serve(hub, socket, table)
    finally:
        doors.leave(asks)
        seconds = round(monotonic() - began, 1)
        log.info("socket closed", table=table[:6], address=asks, code=code, seconds=seconds)


async def _serve(hub: Hub, socket: Socket, table: str) -> int | None:
    """Serve a viewer until either side ends it; gives the code if it was this side."""
    if not TABLE.fullmatch(table):
        await _close(socket, NO_TABLE, "There is no such table.")
        return NO_TABLE
    person = socket.scope["state"]["person"]
    try:
        known = await hub.store.read(queries.who(person)) if person else None
        live = await hub.hold(table)
    except RefusedError as error:
        why = LATER if error.status in (429, 503) else NO_TABLE
        await _close(socket, why, error.reason)
        return why
    viewer = Viewer(person, known[0] if known else "", seen(socket.query_params.get("at")))
    viewer.address = address(socket.scope)
    connection = Connection(socket, live, viewer, hub.settings)
    work = [asyncio.create_task(connection.pump())]
    viewer.kick = work[0].cancel
    try:
        await come(live, person)
        await hub.connect(live, viewer)  # before anything is heard: it tells which seats are the viewer's
        work.append(asyncio.create_task(connection.listen()))
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    except RefusedError as error:
        viewer.dismiss(LATER if error.status in (429, 503) else NO_TABLE)
    finally:
        hub.leave(live, viewer)
        for task in work:
            task.cancel()
        ended = await asyncio.gather(*work, return_exceptions=True)
    code = TOO_SLOW if viewer.lost else viewer.code or next((end for end in ended if isinstance(end, int)), None)
    for end in ended:
        if isinstance(end, Exception) and not isinstance(end, CairnError):
            log.error("socket failed", table=table[:6], error=type(end).__name__, exc_info=end)
            code = code or 1011
    if code is not None:
        await _close(socket, code, "")
    return code


async def _close(socket: Socket, code: int, reason: str) -> None:
    with suppress(Exception):  # it may be gone already
        await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
