"""One server process: its data, its logs, its start and its end."""

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from time import monotonic, sleep
from types import FrameType
from typing import Any, NoReturn, TypeVar

import platformdirs
import structlog
import uvicorn

from cairn.core import CairnError
from cairn.server import metrics
from cairn.server.app import create, seal_of, signer_of
from cairn.server.bans import Bans, known
from cairn.server.connections import House
from cairn.server.files import private_folder, private_text
from cairn.server.health import reason
from cairn.server.logs import set_up_logs
from cairn.server.refusals import UnreachableError
from cairn.server.settings import Settings
from cairn.server.signing import Signer
from cairn.server.store import Store, address_of
from cairn.signature import Seal
from cairn.system import AWAITED, awaited, become
from cairn.words import Words, pick_language

T = TypeVar("T")
NAME = "tables.sqlite"
LOOK_S = 2.0  # between two looks whether the rules are compiled
HANDED_ON = "CAIRN_HANDED_ON"  # of the environment: sockets that listened before this process began anew
LOCAL = ("127.0.0.1", "localhost", "::1")
SHUTDOWN_S = 5
PATIENCE_S = 10.0
PING_S = 20.0
SPARE_FILES = 128  # for the database, the client's files and the logs
GARBAGE = (700, 5, 1_000_000)  # young objects are looked through in small pieces; housekeeping looks through all

log = structlog.get_logger("cairn")


def data_folder(wanted: Path | None) -> Path:
    """Find where the tables are kept: as asked for, else by CAIRN_DATA, else where the platform keeps such things."""
    told = os.environ.get("CAIRN_DATA")
    return wanted or (Path(told) if told else platformdirs.user_data_path("cairn", appauthor=False))


def database_in(data: Path | None, database: str | None) -> str:
    """Give the address of the database: as asked for, else a file in the data folder."""
    if database is not None:
        return str(address_of(database).render_as_string(hide_password=False))
    folder = data_folder(data)
    private_folder(folder)
    return f"sqlite:///{(folder / NAME).absolute()}"


def existing(data: Path | None, database: str | None) -> str:
    """Give the address of a database that is there already."""
    if database is None:
        if not (data_folder(data) / NAME).is_file():
            raise CairnError(f"{data_folder(data)}: there are no tables here; name the folder with --data DIR")
    elif (url := address_of(database)).drivername == "sqlite" and not Path(url.database or "").is_file():
        raise CairnError(f"{url.database}: there is no such file")
    return database_in(data, database)


def alone(database: str) -> TextIOWrapper | None:
    """Make sure that no other process serves the same file; gives what must stay open meanwhile."""
    if not database.startswith("sqlite:///"):
        return None
    path = Path(database.removeprefix("sqlite:///") + ".lock")
    file = private_text(path, fresh=False)
    given_up = monotonic() + PATIENCE_S  # one that was killed a moment ago may still be ending
    while True:
        try:
            _lock(file)
        except OSError:
            if monotonic() < given_up:
                sleep(0.05)
                continue
            file.close()
            raise CairnError(
                f"{path.parent}: another cairn serve works on these tables; stop it, or choose another folder "
                "with --data"
            ) from None
        return file


def _lock(file: TextIOWrapper) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run to the end, on uvloop where there is one."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.run(work())
    return uvloop.run(work())


class Listening(uvicorn.Server):
    """A server that a signal ends in good order: it is not raised again before the store is closed."""

    begin_again = False  # when it has ended, with the rules compiled

    def listens(self) -> list[int]:
        """Give the sockets that it listens on, by number."""
        return [listening.fileno() for server in self.servers for listening in server.sockets]

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002  (as uvicorn calls it)
        """Stop; asked twice by Ctrl-C, stop at once."""
        self.begin_again = False
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def serving(settings: Settings, host: str, port: int, started: Callable[[uvicorn.Server], None]) -> bool:
    """Serve until told to stop; `started` hears when it listens. Tells whether to begin again, with compiled rules."""
    store = Store(settings.database)
    await store.open()
    try:
        app = create(settings, store, *await _keys(store, settings))
        house = House(settings, most_files(settings.connections))
        server = Listening(
            uvicorn.Config(
                app,
                **house.protocols(),
                host=host,
                port=port,
                log_level="error",  # of what comes in wrong, our own lines tell
                access_log=False,
                server_header=False,
                lifespan="on",
                ws_max_size=settings.largest_frame,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_S,
                ws_ping_timeout=PING_S,
                timeout_graceful_shutdown=SHUTDOWN_S,
            )
        )
        gc.collect()
        gc.freeze()  # what is here now stays: nobody need look through it again and again
        gc.set_threshold(*GARBAGE)
        watch = asyncio.create_task(_announce(server, started))
        compiled = asyncio.create_task(go_over(server))
        with suppress(KeyboardInterrupt), metrics.told(settings.metrics):
            await server.serve(handed_on())
        await house.close()
        watch.cancel()
        compiled.cancel()
    finally:
        await store.close()
    if not server.started:
        raise CairnError(f"{host}:{port}: the server could not start; is the port taken? Choose another with --port")
    return server.begin_again


async def _keys(store: Store, settings: Settings) -> tuple[Signer, Seal]:
    shown = store.url.render_as_string(hide_password=True)
    try:
        Bans().set(await store.read(known()))  # nobody is let in who may not come in
        return await signer_of(store), await seal_of(store, settings)
    except UnreachableError as error:
        raise CairnError(f"{shown}: the database cannot be used ({reason(error)})") from None
    except ValueError:
        raise CairnError(f"{shown}: the database cannot be used (its bans or its key are damaged)") from None


def most_files(wanted: int) -> int:
    """Let the process have as many connections as wanted, or as many as the system allows; gives how many."""
    if sys.platform != "win32":  # which has no such limit
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        need = wanted + SPARE_FILES
        if soft != resource.RLIM_INFINITY and soft < need:
            soft = need if hard == resource.RLIM_INFINITY else min(need, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            return max(soft - SPARE_FILES, soft // 2)
    return wanted


async def _announce(server: uvicorn.Server, started: Callable[[uvicorn.Server], None]) -> None:
    while not server.started:  # noqa: ASYNC110  (uvicorn tells by a flag alone)
        await asyncio.sleep(0.02)
    started(server)


async def go_over(server: Listening) -> None:
    """Where the rules run interpreted until another process has compiled them, stop when it has, to begin again.

    Tables are kept, and browsers come back by themselves.
    """
    ready = awaited()
    if ready is None:
        return
    while not ready.exists():  # noqa: ASYNC110  (another process makes it; this is quick)
        await asyncio.sleep(LOOK_S)
    if not server.should_exit:
        print(f"cairn: {Words(pick_language(None))('compiled-behind')}", flush=True)  # noqa: T201
        if sys.platform != "win32":  # where sockets do not outlive this; whoever comes meanwhile calls again
            os.environ[HANDED_ON] = ",".join(str(os.dup(number)) for number in server.listens())
        server.begin_again = server.should_exit = True


def handed_on() -> list[socket.socket] | None:
    """Take over the sockets that listened all the while this process began anew, if it did."""
    numbers = os.environ.pop(HANDED_ON, None)
    return [socket.socket(fileno=int(number)) for number in numbers.split(",")] if numbers else None


def again(port: int) -> NoReturn:
    """Run the same command with the rules compiled, at the same port; the browser is open already.

    Whoever comes meanwhile waits until it answers.
    """
    for number in filter(None, os.environ.get(HANDED_ON, "").split(",")):
        os.set_inheritable(int(number), True)  # noqa: FBT003  (it has no name)
    words = [word for word in sys.argv[1:] if word != "--open"]
    become(
        [sys.executable, "-m", "cairn", *words, "--port", str(port)],
        {name: value for name, value in os.environ.items() if name not in {AWAITED, "CAIRN_JIT"}},
    )


def port_of(server: uvicorn.Server) -> int:
    """Give the port that a server listens on."""
    return int(server.servers[0].sockets[0].getsockname()[1])


def serve(host: str, port: int, settings: Settings, *, open_browser: bool) -> None:
    """Serve tables until interrupted."""
    set_up_logs()
    try:
        socket.getaddrinfo(host, port)
    except (OSError, UnicodeError):
        raise CairnError(f"{host[:80]}: there is no such address here; choose another with --host") from None
    held = alone(settings.database)
    begin_again = False

    def started(server: uvicorn.Server) -> None:
        nonlocal port
        port = port_of(server)
        shown = "localhost" if host in (*LOCAL, "0.0.0.0", "::") else host  # noqa: S104
        address = f"http://{shown}:{port}/"
        print(f"cairn: serving at {address} (Ctrl-C stops it)", flush=True)  # noqa: T201
        if host not in LOCAL:
            print(  # noqa: T201
                "cairn: others on the network can reach this server, and without TLS they can read along: "
                "put a proxy with TLS in front of it before you open it to the Internet",
                file=sys.stderr,
                flush=True,
            )
        if open_browser:
            webbrowser.open(address)

    try:
        begin_again = run(lambda: serving(settings, host, port, started))
    except KeyboardInterrupt:
        pass
    except SystemExit:
        raise CairnError(f"{host}:{port}: the port cannot be used; choose another with --port") from None
    finally:
        if held is not None:
            held.close()
    if begin_again:
        again(port)
