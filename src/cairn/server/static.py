"""The built client, from memory: hashed files may be kept for ever, every other page is the client's own."""

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from cairn.server.refusals import RefusedError

MISSING = "The Cairn server runs, but the browser client has not been built: run 'make web'.\n"
KEEP = "public, max-age=31536000, immutable"
ASK = "no-cache"
SQUEEZED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
ASSETS = "assets/"  # where the build puts files whose names carry a hash
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/plain",
    ".webmanifest": "application/manifest+json",
}


class File:
    """A file of the client; its bytes are read when it is asked for the first time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.body = b""
        self.squeezed: bytes | None = None  # for a client that unpacks, where that saves something
        self.tag = ""  # what changes with its bytes

    async def read(self) -> None:
        """Read it, beside the event loop: squeezing takes a while."""
        if not self.tag:
            self.body, self.squeezed, self.tag = await asyncio.to_thread(self._read)

    def _read(self) -> tuple[bytes, bytes | None, str]:
        body = self._path.read_bytes()
        small = gzip.compress(body, 9, mtime=0) if self.type.startswith(SQUEEZED) else body
        return body, small if len(small) < len(body) else None, f'"{hashlib.sha256(body).hexdigest()[:24]}"'


class Client:
    """All files of the client, found once; a name that is not among them cannot reach any other file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._look()

    def _look(self) -> None:
        found = self._folder.rglob("*") if self._folder.is_dir() else ()
        # Whoever still has the page of an earlier build may ask for what was read of it.
        kept = {name: file for name, file in self._files.items() if name.startswith(ASSETS) and file.tag}
        self._files = kept | {p.relative_to(self._folder).as_posix(): File(p) for p in found if p.is_file()}

    async def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Give a file, or the client's page for any path that the client itself understands."""
        if "index.html" not in self._files:
            self._look()
        name = path.lstrip("/")
        file = self._files.get(name)
        if file is None:
            if name.startswith(("api/", ASSETS)) or "." in name.rpartition("/")[2]:
                raise RefusedError("no-such-page", "There is no such page.")
            name, file = "index.html", self._files.get("index.html")
        if file is None:
            return Response(MISSING.encode(), media_type="text/plain; charset=utf-8")
        try:
            await file.read()
        except FileNotFoundError:  # the client was built anew
            self._look()
            raise RefusedError("no-such-page", "There is no such page.") from None
        headers = {"cache-control": KEEP if name.startswith(ASSETS) else ASK, "etag": file.tag}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.squeezed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                body = file.squeezed
        return Response(body, media_type=file.type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_files(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the client."""
    client: Client = request.app.state.client
    return await client.answer(path, request)
