"""The connections of the server: how many there may be, from whom, and how long each may take.

A stranger pays for what it costs: a head is weighed before it is believed, a head or a body that does not come in time
is given up, and who does not read what it asked for is cut off. When there are too many, those that wait without having
asked for anything make room, the oldest first.
"""

import asyncio
import os
import socket
import struct
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

import h11
import structlog
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from cairn.server import metrics, protocol
from cairn.server.addresses import group
from cairn.server.gate import HEADERS
from cairn.server.settings import Settings
from cairn.server.viewers import Bucket

if TYPE_CHECKING:
    from uvicorn import Config

LONGEST_TARGET = 2048
LONGEST_HEADER = 8000
MOST_HEADERS = 64
LINGER_S = 2.0  # how long a refused client may still send, so that it reads why
LINGERING = 1 << 20  # bytes of that
LOOK_S = 0.5  # between looks at who is late
PARTING_S = 10.0  # how long a socket that was closed may take to say so too
CONTROLS = (100, 20)  # pings, pongs and continued frames of a socket: at once, and a second
UNREAD = 4 << 20  # bytes that a socket may leave unread
PIECE = 16 * 1024  # bytes that are read without looking up
QUEUED = 512  # messages of a socket that wait to be read by the table

Wrong = tuple[int, protocol.Code, str]
TOO_SLOW: Wrong = (408, "too-slow", "The request did not come in time.")
TOO_MANY: Wrong = (429, "too-many", "There are too many connections from your address: close some, or wait a little.")
FULL: Wrong = (503, "server-full", "The server is full: try again in a while.")

log = structlog.get_logger("cairn")


def weighed(event: h11.Request, largest: int) -> Wrong | None:
    """Tell what is wrong with the head of a request, if anything is."""
    names = [name for name, _ in event.headers]
    if len(event.target) > LONGEST_TARGET:
        return 414, "too-large", "This address is too long."
    if not event.target.startswith(b"/"):
        return 400, "bad-request", "This is no proxy: ask for a path, beginning with a slash."
    sizes = [len(name) + len(value) for name, value in event.headers]
    if len(names) > MOST_HEADERS or sum(sizes) > largest or max(sizes, default=0) > LONGEST_HEADER:
        return 431, "too-large", "The headers of this request are too large; a cookie may be to blame."
    if b"transfer-encoding" in names:
        return 411, "bad-request", "A body must come in one piece, with its Content-Length."
    return None


class Head(h11.Connection):
    """HTTP of one connection; `wrong` says why the next request is refused."""

    def __init__(self, largest: int) -> None:
        super().__init__(h11.SERVER, largest)
        self.largest = largest
        self.wrong: Wrong | None = None
        self.forwarded = False  # whether the last request came through a proxy, by its own word

    def next_event(self) -> Any:  # noqa: ANN401  (as in h11)
        """Give the next event; a request that is refused is an error of the other side."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            status = error.error_status_hint if error.error_status_hint < 500 else 400  # noqa: PLR2004  (it is theirs)
            code: protocol.Code = "too-large" if status == 431 else "bad-request"  # noqa: PLR2004
            self.wrong = self.wrong or (status, code, f"This is not a request: {error}.")
            raise
        if isinstance(event, h11.Request):
            self.forwarded = any(name == b"x-forwarded-for" for name, _ in event.headers)
            self.wrong = self.wrong or weighed(event, self.largest)
            if self.wrong is not None:
                raise h11.RemoteProtocolError(self.wrong[2], self.wrong[0])
        return event


class House:
    """All connections of a server."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings, self.most = settings, most
        self.inside: set[Http | Socket] = set()
        self._of: Counter[str] = Counter()
        self._waiting: dict[Http, None] = {}  # who has asked for nothing yet, or nothing more; the oldest first
        self._proxies: set[str] = set()  # trusted addresses that speak for others, and are not counted as one
        self._looking: asyncio.TimerHandle | None = None

    def protocols(self) -> dict[str, Any]:
        """Give the classes that uvicorn shall use."""
        return {"http": partial(Http, house=self), "ws": partial(Socket, house=self)}

    def enter(self, one: "Http | Socket") -> None:
        """Count a connection."""
        self.inside.add(one)
        self._of[one.address] += 1
        if self._looking is None:
            self._looking = one.loop.call_later(LOOK_S, self._look, one.loop)

    def admit(self, one: "Http") -> Wrong | None:
        """Count a new connection; make room for it, or say why it is refused."""
        settings, wrong = self.settings, None
        self.enter(one)
        if self._of[one.address] > settings.connections_each and one.address not in self._proxies:
            own = next((waiting for waiting in self._waiting if waiting.address == one.address), None)
            if own is not None:
                own.give_up(TOO_SLOW)
            else:
                wrong = TOO_MANY
        if len(self.inside) > self.most or len(self._waiting) >= settings.half_open:
            oldest = next(iter(self._waiting), None)
            if oldest is not None:
                oldest.give_up(TOO_SLOW)
            elif wrong is None:
                wrong = FULL
        self._waiting[one] = None
        return wrong

    def wait(self, one: "Http") -> None:
        """Note that a connection has nothing more to ask for now."""
        if one in self.inside:
            self._waiting[one] = None

    def busy(self, one: "Http") -> None:
        """Note that a connection has asked for something."""
        self._waiting.pop(one, None)

    def speaks_for_others(self, one: "Http") -> None:
        """Note that requests of many people come from this address."""
        self._proxies.add(one.address)

    def leave(self, one: "Http | Socket") -> None:
        """Forget a connection."""
        if one in self.inside:
            self.inside.discard(one)
            self._waiting.pop(cast("Http", one), None)
            self._of[one.address] -= 1
            if not self._of[one.address]:
                del self._of[one.address]

    async def close(self) -> None:
        """Cut off whoever has not left in time, now that the server ends."""
        for one in list(self.inside):
            cut(one.transport)
        await asyncio.sleep(0)  # in the next round nothing is open any more

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """End the connections that take too long, as long as there are any."""
        now = monotonic()
        for one in list(self.inside):
            one.look(now)
        self._looking = loop.call_later(LOOK_S, self._look, loop) if self.inside else None


def cut(transport: asyncio.Transport) -> None:
    """End a connection with all that it has not read: the system does not keep it either."""
    found = transport.get_extra_info("socket")
    if sys.platform == "win32":
        with suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("HH", 1, 0))
    else:
        with suppress(OSError), socket.socket(fileno=os.dup(found.fileno())) as own:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def forgetful(transport: asyncio.BaseTransport, patience: float) -> None:
    """Let the system, too, give up what nobody reads once the connection was closed: before that we are faster."""
    found, option = transport.get_extra_info("socket"), getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and found is not None and found.family != getattr(socket, "AF_UNIX", None):
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, option, int(1000 * (2 * patience + PARTING_S)))


class Reader:
    """Whether a client reads what it is sent."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._unread, self._since = 0, 0.0

    def stuck(self, transport: asyncio.Transport, now: float) -> bool:
        """Tell whether nothing at all has been read for too long."""
        unread = transport.get_write_buffer_size()
        if not unread or unread != self._unread:
            self._unread, self._since = unread, now
        return bool(unread) and now - self._since > self._patience


class Http(H11Protocol):
    """One connection before it becomes a socket: request after request."""

    conn: Head

    def __init__(self, *, house: House, **given: Any) -> None:  # noqa: ANN401  (what uvicorn gives)
        super().__init__(**given)
        self.conn = Head(house.settings.largest_head)
        self.address = "?"
        self._house = house
        self._reader = Reader(house.settings.unread_s)
        self._head: float | None = monotonic()  # since when a head is waited for
        self._body: float | None = None  # since when a body is
        self._lingers: float | None = None  # since when it has been refused
        self._more = 0  # bytes that came nevertheless

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection."""
        super().connection_made(transport)
        forgetful(transport, self._house.settings.unread_s)
        self.address = group(self.client[0]) if self.client else "?"
        self.conn.wrong = self._house.admit(self)
        log.debug("connected", address=self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._house.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request, and take the time it needs."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            theirs = self.conn.their_state
            if self._lingers is not None or theirs not in (h11.IDLE, h11.SEND_BODY):
                self._more += len(piece)  # it has been refused, or asks for more before it was answered
                if self._more > (LINGERING if self._lingers is not None else PIECE):
                    self.transport.abort()
                    return
            if self._lingers is None:
                if self._head is None and theirs is h11.IDLE:
                    self._head = monotonic()
                super().data_received(piece)
                self._watch()

    def _watch(self) -> None:
        """Note what is waited for now."""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self._head, self._body = None, self._body or monotonic()
            self._house.busy(self)
        elif theirs is not h11.IDLE:
            self._head = self._body = None
            self._house.busy(self)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._more = 0
        self._head = self._body = None
        super().on_response_complete()  # which goes on with what has come already
        if self.conn.their_state is h11.IDLE:
            self._head = monotonic() if self.conn.trailing_data[0] else None
            self._house.wait(self)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket."""
        if any(name == b"content-length" and value.strip(b"0") for name, value in event.headers):
            self.conn.wrong = 400, "bad-request", "A socket begins without a body."
            self.send_400_response("")
            return
        super().handle_websocket_upgrade(event)
        self._house.leave(self)

    def _should_upgrade(self) -> bool:
        trusted = getattr(self.config.loaded_app, "trusted_hosts", ())
        if self.conn.forwarded and self.client is not None and self.client[0] in trusted:
            self._house.speaks_for_others(self)
        return self._get_upgrade() == b"websocket"  # another upgrade is politely ignored

    def send_400_response(self, msg: str) -> None:
        """Refuse what came, in our own words and with all headers."""
        status, code, reason = self.conn.wrong or (400, "bad-request", msg)
        self._refuse(status, protocol.Refusal(code, reason))

    def give_up(self, wrong: Wrong) -> None:
        """End a connection that is late or in the way; whoever has begun to ask, and reads, is told why."""
        self._house.busy(self)  # it counts until it is gone, and makes room only once
        if self.transport.get_write_buffer_size():
            cut(self.transport)
            return
        if self._body is not None or self.conn.trailing_data[0]:
            self._refuse(wrong[0], protocol.Refusal(wrong[1], wrong[2]))
        self.transport.close()

    def _refuse(self, status: int, refusal: protocol.Refusal) -> None:
        body = protocol.encode(refusal)
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),
            *HEADERS,
        ]
        metrics.refused(refusal.code)
        log.info("connection refused", address=self.address, status=status, reason=refusal.reason)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
            for part in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        if self.cycle is not None:
            self.cycle.response_complete = True
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._lingers = monotonic()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def look(self, now: float) -> None:
        """End the connection if it takes too long."""
        settings = self._house.settings
        if self._reader.stuck(self.transport, now):
            cut(self.transport)
        elif self._lingers is not None and now - self._lingers > LINGER_S:
            self.transport.abort()  # it may still read why
        elif (
            not self.transport.is_closing()
            and self._lingers is None
            and (
                (self._head is not None and now - self._head > settings.head_s)
                or (self._body is not None and now - self._body > settings.body_s)
            )
        ):
            self.give_up(TOO_SLOW)


class Handshake(ServerProtocol):
    """A socket's beginning, whose refusals carry the headers that every answer has."""

    refused: Callable[[], None]

    def send_response(self, response: Response) -> None:
        """Send the answer to a handshake."""
        if response.status_code != 101:  # noqa: PLR2004
            self.refused()
            for name, value in HEADERS:
                if name.decode() not in response.headers:
                    response.headers[name.decode()] = value.decode()
        super().send_response(response)


class Socket(WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    def __init__(self, *, house: House, config: "Config", **given: Any) -> None:  # noqa: ANN401
        super().__init__(config=config, **given)
        self.conn = Handshake(max_size=config.ws_max_size, logger=self.logger)
        self.conn.refused = self._refused
        self.address = "?"
        self._house = house
        self._reader = Reader(house.settings.unread_s)
        self._parting = min(PARTING_S, house.settings.unread_s)
        self._parts: float | None = None  # since when it has been closed by us
        self.close_timeout = self._parting + 4 * LOOK_S  # it has been cut off by then
        self._controls = Bucket(CONTROLS[1], CONTROLS[0])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self.address = group(self.client[0]) if self.client else "?"
        self._house.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._house.leave(self)
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """End the connection if nothing of what it is sent is read, the word that closes it included."""
        if self.close_sent and self._parts is None:
            self._parts = now
        late = self._parts is not None and now - self._parts > self._parting
        if late or self._reader.stuck(self.transport, now):
            cut(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read frames, from whoever also reads ours."""
        if len(data) <= PIECE:
            super().data_received(data)
        else:
            for start in range(0, len(data), PIECE):
                if self.transport.get_write_buffer_size() > UNREAD or self.queue.qsize() > QUEUED:
                    self.transport.abort()
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + PIECE])
        if not self.handshake_initiated:  # it has been refused by what reads it
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    handle_text = WebSocketsSansIOProtocol.handle_bytes  # whether it is a text is seen when it is read

    def handle_cont(self, event: Frame) -> None:
        """Take a continued frame, if there are not too many."""
        if self._calm():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._calm():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, if there are not too many."""
        if self._calm():
            super().handle_pong(event)

    def _refused(self) -> None:
        self.handshake_complete = True  # uvicorn forgets it where the answer is no socket, and complains

    def _calm(self) -> bool:
        if not self._controls.take():
            self.transport.abort()
        return not self.transport.is_closing()
