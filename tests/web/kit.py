"""A real server process, a real Chromium, and people who look at pages: what every browser test is made of."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from cairn.words import Words
from tests.draws import PAGE
from tests.server.postgres import free_port
from tests.web.forge import SOURCE, Forge

ROOT = Path(__file__).parents[2]
STATIC = SOURCE / "cairn" / "server" / "static"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
# Scenes are drawn in software, which takes most of a machine: a browser draws them only where a test is about them.
# Elsewhere it is one without WebGL, as some people have, and towers are shown as drawings.
SCENES = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
NO_SCENES = ("--disable-gpu", "--disable-3d-apis")
HARMLESS = ("GL Driver Message", "GPU stall", "swiftshader", "SwiftShader", "WebGL-0x")
WAIT_MS = 120_000
# Other than by `cairn serve`, bots answer at once, and what takes long is done in a thread: processes cost seconds. A
# file of tests that is about one of these says SETTINGS = AS_SERVED.
AS_SERVED: dict[str, Any] = {}
QUICK: dict[str, Any] = {"workers": False, "bot_pause": 0.05, "undo_pause": 0.05}
MANY = (1000, 10)  # tables, at once and a second: tests open more of them than people do
DESKTOP = (1280, 800)
# Small enough that software draws it quickly, and laid out as on a tablet.
SMALL = (700, 800)
en = Words("en")

expect.set_options(timeout=WAIT_MS)


def launch(playwright: Playwright, *, scenes: bool = True) -> Browser:
    """Start Debian's Chromium, which may draw scenes or not, or say what to install."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        reason = "there is no Chromium; install it (Debian: sudo apt-get install chromium-headless-shell)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *(SCENES if scenes else NO_SCENES)])


def build() -> None:
    """Build the client if that has not been done."""
    if not (STATIC / "index.html").exists():
        subprocess.run(["sh", str(ROOT / "tools" / "web.sh"), "build"], check=True)  # noqa: S607


class Serve:
    """A server process on a port of its own, with a folder of its own; it may be killed and started again."""

    def __init__(self, forge: Forge, data: Path, settings: dict[str, Any]) -> None:
        self.data = data
        self.port = free_port()
        self._forge, self._settings = forge, {"away": 0, "new_tables": MANY, **settings}
        self._pid = 0
        self._starts = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it, or start it again."""
        self._starts += 1
        self._pid = self._forge.start(self.data, self.port, self._starts, self._settings)
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        os.kill(self._pid, how)
        self._forge.wait(self._pid)

    def freeze(self) -> None:
        """Let the process stand still: connections stay, and nobody answers."""
        os.kill(self._pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self._pid, signal.SIGCONT)

    def log(self) -> str:
        return (self.data / "log").read_text(encoding="utf-8")


@contextmanager
def forging() -> Iterator[Forge]:
    """Hold a process ready that starts servers."""
    forge = Forge()
    try:
        yield forge
    finally:
        forge.stop()


@contextmanager
def serving(forge: Forge, data: Path, settings: dict[str, Any] = AS_SERVED) -> Iterator[Serve]:
    build()
    server = Serve(forge, data, settings).start()
    try:
        yield server
    finally:
        server.end()


def cairn(*arguments: str) -> str:
    """Run a command of cairn; gives what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-m", "cairn", *arguments]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=environment).stdout


@cache
def some_record(game: str = "monolyth") -> Path:
    """Play a game between bots; gives the file of its record."""
    folder = Path(tempfile.mkdtemp())
    cairn("simulate", game, "--games", "1", "--seed", "3", "--records", str(folder))
    return next(folder.iterdir())


class People:
    """Makes people, each with a browser profile of their own, and remembers everything their consoles complain of."""

    def __init__(self, browser: Browser, server: Serve) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        *,
        size: tuple[int, int] = SMALL,
        language: str = "en",
        motion: bool = False,
        dark: bool = False,
        **more: Any,
    ) -> Page:
        """Open a page for a new person."""
        context = self._browser.new_context(
            base_url=self.server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            **more,
        )
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(PAGE % len(self._contexts))
        context.on("console", self._hear)
        context.on("weberror", lambda fault: self.complaints.append(f"{fault.page and fault.page.url}: {fault.error}"))
        self._contexts.append(context)
        return context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not harmless(message.text):
            where = message.location
            self.complaints.append(f"{message.type}: {message.text} ({where.get('url')}:{where.get('lineNumber')})")

    def forgive(self, *parts: str) -> None:
        """Expect complaints that contain one of these."""
        self.forgiven += parts

    def faults(self) -> list[str]:
        return [fault for fault in self.complaints if not any(part in fault for part in self.forgiven)]

    def picture(self, folder: Path) -> None:
        """Keep what everybody sees, for whoever looks into a failure."""
        for i, page in enumerate(page for context in self._contexts for page in context.pages):
            page.screenshot(path=folder / f"person-{i}.png")
            print(f"{page.url} looks like {folder / f'person-{i}.png'}")  # noqa: T201

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def harmless(text: str) -> bool:
    """Whether a warning comes from drawing in software, which no player has."""
    return any(part in text for part in HARMLESS)
