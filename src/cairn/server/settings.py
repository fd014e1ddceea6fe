"""What a server is told at its start."""

from dataclasses import asdict, dataclass
from ipaddress import ip_address
from pathlib import Path

from cairn.core import CairnError

STATIC = Path(__file__).with_name("static")  # the built client


def host_named(text: str) -> str:
    """Read a name by which the server may be called, as browsers write it: in ASCII, without address or port."""
    try:
        name = text.strip().rstrip(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not name or set(name) & set("/:@?#*, []"):
        raise CairnError(f"--allowed-host {text}: expected a name alone, such as play.example.org")
    return name


@dataclass(frozen=True)
class Rate:
    """A limit for one client: so many at once, refilled at so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Ages:
    """After how many days something is removed; None keeps it."""

    finished: float | None = None  # tables, after the end of their game
    open: float | None = None  # tables that never started
    records: float | None = None  # uploads
    people: float | None = None  # names and languages of people who were not seen and sit at no table

    def __bool__(self) -> bool:
        return any(age is not None for age in asdict(self).values())


@dataclass(frozen=True)
class Settings:
    """Where the data is, and the limits on every input."""

    database: str
    static: Path = STATIC
    bot_pause: float = 0.4  # seconds before a bot plays, so that people can follow
    undo_pause: float = 2.5  # likewise, where a person could still take something back
    grace: float = 15.0  # seconds after the start in which no clock runs out
    sweep: float = 0.5  # seconds between looks at the clocks
    away: float = 60.0  # seconds after which a bot may stand in for somebody who has gone
    workers: bool = True  # long work is done in processes of its own
    thinkers: int = 0  # processes in which bots think; 0 is as many as there are cores, but for one
    work: Rate = Rate(30, 0.5)  # seconds of long work for one address
    analyses: Rate = Rate(10, 0.02)  # that one address may begin
    requests: Rate = Rate(300, 40)  # a page takes many of them, and friends behind one address come together
    new_tables: Rate = Rate(20, 0.2)
    messages: Rate = Rate(60, 15)
    asks: Rate = Rate(150, 45)  # questions of a socket: three for each moment of a game that is played fast
    chats: Rate = Rate(6, 0.5)
    hints: Rate = Rate(6, 0.2)
    sockets: int = 60  # at once, from one address
    connections: int = 4000  # at once, from everybody; fewer where the system allows fewer files
    connections_each: int = 128  # at once, from one address
    half_open: int = 256  # connections that have not asked for anything
    head_s: float = 10.0  # seconds in which the head of a request must come
    body_s: float = 30.0  # likewise its body
    unread_s: float = 30.0  # seconds in which something must be read of what was sent
    largest_head: int = 16 * 1024
    largest_body: int = 32 * 1024
    largest_frame: int = 4096
    resting: int = 128  # positions kept in memory without a viewer
    origins: tuple[str, ...] = ()  # further origins whose pages may open sockets
    hosts: tuple[str, ...] = ()  # names by which the server may be called; addresses and localhost always may
    prune: Ages = Ages()
    metrics: int | None = None  # the local port where metrics are told

    @property
    def name(self) -> str | None:
        """What the server calls itself in records that it signs: the first name that it was given."""
        return next((host for host in self.hosts if not _address(host)), None)


def _address(host: str) -> bool:
    """Tell whether this is no name by which others could know the server."""
    try:
        ip_address(host)
    except ValueError:
        return host == "localhost"
    return True
