"""Hatchling calls this before it builds: a release without the browser's part would look whole and serve nothing."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "cairn", "server", "static", "index.html")


class ClientThere(BuildHookInterface[Any]):
    """Refuses to build a wheel or an sdist without the built client; an editable installation may do without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (as hatchling calls it)
        """Look for the client."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort("cairn: the browser's part is not built yet (src/cairn/server/static): run `make web` first")
