"""What every request passes: who it is, how fast it may come, where it may come from, and the headers of the answer."""

from collections import OrderedDict
from collections.abc import MutableMapping
from time import perf_counter
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Send

from cairn.server import metrics, protocol
from cairn.server.addresses import address, client, is_address
from cairn.server.bans import Bans
from cairn.server.refusals import STATUS
from cairn.server.settings import Rate, Settings
from cairn.server.signing import COOKIE, Signer, new_id
from cairn.server.viewers import Bucket
from cairn.server.workers import ASKING

YEAR = 365 * 24 * 3600
REMEMBERED = 20_000  # clients whose rates are kept; then the one that was quiet longest is forgotten
LONGEST_COOKIE = 128
CSP = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "media-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self' blob:; "
    "base-uri 'none'; "
    "form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")

WRONG_ORIGIN = protocol.Refusal("wrong-origin", "This page belongs to another site.")
BANNED = protocol.Refusal("banned", "You cannot come in here.")
FAILED = protocol.Refusal("server-error", "Something went wrong here; it has been logged.")

log = structlog.get_logger("cairn")


def header(scope: Any, name: bytes) -> str | None:  # noqa: ANN401  (an ASGI scope)
    """Give a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def cookie(scope: Any) -> str | None:  # noqa: ANN401
    """Give our cookie of a request; every other one is passed over unread."""
    for key, value in scope["headers"]:
        if key == b"cookie":
            for part in value.split(b";"):
                name, _, text = part.strip().partition(b"=")
                if name == COOKIE.encode() and len(text) <= LONGEST_COOKIE:
                    return str(text, "latin-1").strip('"')
    return None


def host_name(scope: Any) -> str | None:  # noqa: ANN401
    """Give the name that a request calls this server by, without its port."""
    told = header(scope, b"host")
    if told is None:
        return None
    name = told.partition("]")[0] if told.startswith("[") else told.partition(":")[0]
    return name.strip("[").rstrip(".").lower()


def same_origin(scope: Any, more: tuple[str, ...]) -> bool:  # noqa: ANN401
    """Tell whether a request comes from a page of this server, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return origin in more or (scheme in ("http", "https") and host == header(scope, b"host"))


def place(path: str) -> str:
    """Give a path as it may be logged: without what gives access."""
    parts = path.split("/")
    if parts[1:2] == ["seat"]:
        return "/seat/…"
    return "/".join(part[:6] + "…" if len(part) == 24 else part[:40] for part in parts)  # noqa: PLR2004


class Limits:
    """The rates of many clients."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Count one of a client's; tell whether it may."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate.per_second, self._rate.burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take()


class Gate:
    """Stands around the whole application, so that its errors pass here too."""

    def __init__(self, app: ASGIApp, settings: Settings, signer: Signer) -> None:
        self._app, self._settings, self._signer = app, settings, signer
        self.bans = Bans()
        self.here: set[str] = set()  # who has been here since somebody last looked
        self._limits = Limits(settings.requests)
        self._hosts = {"localhost", *(name.rstrip(".").lower() for name in settings.hosts)}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401  (what the server gives)
        """Let a request through, or refuse it."""
        if "headers" not in scope:  # the start and the end of the server
            await self._app(scope, receive, send)
            return
        ASKING.set(client(scope))
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["person"], state["new"] = None, False
        refusal = self._refusal(scope)
        if refusal is None:
            person = state["person"] = self._signer.person(cookie(scope))
            if person is not None:
                self.here.add(person)
                refusal = BANNED if self.bans.hold(person, None) else None
        if scope["type"] == "http":
            await self._http(scope, receive, send, refusal)
        elif refusal is not None:
            await refuse_socket(send, refusal)
        else:
            state["send"] = send  # as it is: an answer may still be no socket
            await self._app(scope, receive, send)

    def _refusal(self, scope: Any) -> protocol.Refusal | None:  # noqa: ANN401
        """Say why a request is refused before anything of it is looked at more closely."""
        if not self._limits.take(client(scope)):
            return protocol.Refusal("too-fast", "Too many requests: wait a little.")
        if self.bans.hold(None, address(scope)):
            return BANNED
        name = host_name(scope)
        if name is not None and name not in self._hosts and not is_address(name):
            shown = ascii(name[:80])[1:-1]
            return protocol.Refusal(
                "wrong-host",
                f"This server does not answer to the name '{shown}'. Whoever runs it can allow the name by starting it "
                f"with --allowed-host {shown}.",
            )
        if scope.get("method") not in ("GET", "HEAD", "OPTIONS") and not same_origin(scope, self._settings.origins):
            return WRONG_ORIGIN  # of a change, or of a socket, which has no method
        return None

    async def _http(self, scope: Any, receive: Receive, send: Send, refusal: protocol.Refusal | None) -> None:  # noqa: ANN401
        began, status, state = perf_counter(), 0, scope["state"]

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                secure = scope["scheme"] == "https"
                headers = [*message["headers"], *HEADERS, *([STRICT] if secure else [])]
                if not any(key.lower() == b"cache-control" for key, _ in message["headers"]):
                    headers.append((b"cache-control", b"no-store"))
                if state["new"]:
                    headers.append((b"set-cookie", self._cookie(state["person"], secure=secure).encode()))
                message["headers"] = headers
            await send(message)

        if refusal is not None:
            await refuse(answer, refusal)
        else:
            asked: Any = scope
            if scope["method"] == "HEAD":  # like GET; whoever sends the answer leaves out its body
                asked = {**scope, "method": "GET"}
            try:
                await self._app(asked, receive, answer)
            except Exception as error:
                log.exception("request failed", path=place(scope["path"]), error=type(error).__name__)
                if status:
                    raise
                await refuse(answer, FAILED)
        took = round((perf_counter() - began) * 1000, 1)
        metrics.answered(scope["method"], status, took / 1000)
        path = place(scope["path"])
        log.info("request", method=scope["method"], path=path, status=status, ms=took, address=client(scope))

    def _cookie(self, person: str, *, secure: bool) -> str:
        value = f"{COOKIE}={self._signer.cookie(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return value + "; Secure" if secure else value


async def refuse(send: Send, refusal: protocol.Refusal) -> None:
    """Answer with a refusal."""
    metrics.refused(refusal.code)
    body = protocol.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(send: Send, refusal: protocol.Refusal) -> None:
    """Answer a socket's beginning with a refusal, and not with a socket."""
    metrics.refused(refusal.code)
    body = protocol.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *HEADERS]
    await send({"type": "websocket.http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def person_of(state: MutableMapping[str, Any]) -> str:
    """Give the person of a request; a new one gets a cookie with the answer."""
    if state["person"] is None:
        state["person"], state["new"] = new_id(), True
    return str(state["person"])
