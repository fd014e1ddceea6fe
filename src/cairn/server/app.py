"""The application: store, tables, handlers and their gate, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cairn import __version__, bots, kernel
from cairn.chance import new_secret
from cairn.server import metrics, protocol, queries
from cairn.server.analysis import Analyses
from cairn.server.gate import Gate, Limits
from cairn.server.housekeeping import Housekeeping
from cairn.server.hub import Hub
from cairn.server.mine import Remembered
from cairn.server.refusals import RefusedError, sentence
from cairn.server.rest import handlers
from cairn.server.settings import Settings
from cairn.server.signing import Signer
from cairn.server.socket import Doors, table_socket
from cairn.server.static import Client, client_files
from cairn.server.store import Store
from cairn.signature import Seal

CODES: dict[int, protocol.Code] = {404: "no-such-page", 405: "no-such-page", 413: "too-large", 429: "too-fast"}

WARM = ("/api/games", "/api/schema/openapi.json")  # what is made at the first request is made before it

log = structlog.get_logger("cairn")


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:  # noqa: ANN401  (as in Litestar)
        """Read the body; what cannot be read is the asker's fault."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except UnicodeError:
            raise ClientException("the body is not a text in UTF-8") from None


def _refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[protocol.Refusal]:
    return _refusal(error.code, error.told(request.headers.get("accept-language", "")), error.status)


def _wrong(_: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Refusal]:
    code = CODES.get(error.status_code, "bad-request")
    reason = error.detail
    if isinstance(error.extra, list) and error.extra:
        reason = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in error.extra)
    status = error.status_code if error.status_code < 500 else 400  # noqa: PLR2004  (a body that is not JSON)
    return _refusal(code, sentence(reason), status)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[protocol.Refusal]:
    log.error("request failed", path=request.scope["path"][:40], error=type(error).__name__, exc_info=error)
    return _refusal("server-error", "Something went wrong here; it has been logged.", 500)


def _refusal(code: protocol.Code, reason: str, status: int) -> Response[protocol.Refusal]:
    metrics.refused(code)
    return Response(protocol.Refusal(code, reason), status_code=status, media_type=MediaType.JSON)


def _documented(response: Response[Any]) -> Response[Any]:
    """Answer in our own words, and not with the framework's page, where nothing is documented."""
    if response.status_code == HTTPStatus.NOT_FOUND:
        return _refusal("no-such-page", "There is no such page.", response.status_code)
    return response


def asking(path: str) -> Any:  # noqa: ANN401  (an ASGI scope)
    """Make the scope of a request that the server makes to itself."""
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 0), "server": ("127.0.0.1", 0), "state": {"person": None, "new": False},
    }  # fmt: skip


async def _nothing_more() -> Any:  # noqa: ANN401  (an ASGI message)
    return {"type": "http.request", "body": b"", "more_body": False}


async def _unheard(_: object) -> None:
    pass


def create(settings: Settings, store: Store, signer: Signer, seal: Seal) -> Gate:
    """Put the application together on a store that is open."""
    bots.load()  # before anybody waits
    kernel.load()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(store, settings)
        await hub.open()
        analyses = app.state.analyses = Analyses(hub)
        analyses.open()
        if store.shared:
            from cairn.server.wire import Wire  # noqa: PLC0415  (only PostgreSQL needs it)

            await Wire(hub).open()
            await hub.agree_on_time()
        await Housekeeping(hub, gate.bans, gate.here).open()
        if settings.metrics is not None:
            metrics.watch(hub)
        for path in WARM:
            await app(asking(path), _nothing_more, _unheard)
        try:
            yield
        finally:
            await hub.close()
            analyses.close()

    app = Litestar(
        route_handlers=[*handlers(), table_socket, client_files],
        lifespan=[lifespan],
        request_class=Asked,
        exception_handlers={RefusedError: _refused, HTTPException: _wrong, Exception: _failed},
        openapi_config=OpenAPIConfig(
            title="Cairn",
            version=__version__,
            openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=_documented),
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.largest_body,
        logging_config=None,
    )
    app.state.signer, app.state.seal = signer, seal
    app.state.client = Client(settings.static)
    app.state.doors = Doors(settings.sockets)
    app.state.figures = Remembered()
    app.state.new_tables = Limits(settings.new_tables)
    gate = Gate(app, settings, signer)
    return gate


async def signer_of(store: Store) -> Signer:
    """Give the signer whose key all processes on a database share."""
    return Signer(bytes.fromhex(await store.write(queries.key(new_secret().hex()))))


async def seal_of(store: Store, settings: Settings) -> Seal:
    """Give the seal on records, whose key all processes on a database share too."""
    return Seal(bytes.fromhex(await store.write(queries.key(new_secret().hex(), queries.SEAL))), settings.name)
