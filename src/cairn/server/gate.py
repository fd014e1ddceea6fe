"""What every request passes: who it is, how fast it may come, where it may come from, and the headers of the answer."""

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from time import perf_counter
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Send

from cairn.server import protocol
from cairn.server.settings import Rate, Settings
from cairn.server.signing import COOKIE, Signer, new_id
from cairn.server.viewers import Bucket

YEAR = 365 * 24 * 3600
REMEMBERED = 4096  # clients whose rates are kept before the recovered ones are forgotten
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

log = structlog.get_logger("cairn")


def header(scope: Any, name: bytes) -> str | None:  # noqa: ANN401  (an ASGI scope)
    """Give a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def cookie(scope: Any) -> str | None:  # noqa: ANN401
    """Give our cookie of a request."""
    try:
        found = SimpleCookie(header(scope, b"cookie") or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None else None


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
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        """Count one of a client's; tell whether it may."""
        if len(self._buckets) > REMEMBERED:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate.per_second, self._rate.burst)
        return bucket.take()


def client(scope: Any) -> str:  # noqa: ANN401
    """Name the machine that a request comes from."""
    found = scope.get("client")
    return str(found[0]) if found else "?"


class Gate:
    """Stands around the whole application, so that its errors pass here too."""

    def __init__(self, app: ASGIApp, settings: Settings, signer: Signer) -> None:
        self._app, self._settings, self._signer = app, settings, signer
        self._limits = Limits(settings.requests)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401  (what the server gives)
        """Let a request through, or refuse it."""
        if "headers" not in scope:  # the start and the end of the server
            await self._app(scope, receive, send)
            return
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["person"] = self._signer.person(cookie(scope))
        state["new"] = False
        if scope["type"] == "http":
            await self._http(scope, receive, send, state)
        elif self._limits.take(client(scope)):
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4008, "reason": "Too many connections: wait a little."})

    async def _http(self, scope: Any, receive: Receive, send: Send, state: MutableMapping[str, Any]) -> None:  # noqa: ANN401
        began, status = perf_counter(), 0

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

        asks = client(scope)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(scope, self._settings.origins):
            await refuse(answer, 403, protocol.Refusal("wrong-origin", "This page belongs to another site."))
        elif not self._limits.take(asks):
            await refuse(answer, 429, protocol.Refusal("too-fast", "Too many requests: wait a little."))
        else:
            await self._app(scope, receive, answer)
        took = round((perf_counter() - began) * 1000, 1)
        log.info("request", method=scope["method"], path=place(scope["path"]), status=status, ms=took)

    def _cookie(self, person: str, *, secure: bool) -> str:
        value = f"{COOKIE}={self._signer.cookie(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return value + "; Secure" if secure else value


async def refuse(send: Send, status: int, refusal: protocol.Refusal) -> None:
    """Answer with a refusal."""
    body = protocol.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def person_of(state: MutableMapping[str, Any]) -> str:
    """Give the person of a request; a new one gets a cookie with the answer."""
    if state["person"] is None:
        state["person"], state["new"] = new_id(), True
    return str(state["person"])
