"""Follows two tables that must look the same to a viewer, through every path there is, and compares what is sent."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

from cairn import record
from cairn.server import queries
from cairn.server.clocks import now
from cairn.server.rows import ChoiceRow, SeatRow, TableRow
from cairn.server.signing import new_id
from cairn.server.store import Store
from tests.server.kit import Person, Screen, Server
from tests.server.twins import Twins

LINK = re.compile(r"/seat/TABLE\.\d+\.[0-9a-f]+")
BESIDE = {"commitment", "nonces", "made", "now", "here", "guests"}
TOLD_TO_ALL = ("type", "at", "since", "told", "turn")  # stays at a screen that several share
CLOCK = {"turn": 900, "game": 36_000}


class LeakError(AssertionError):
    """Two tables differ for somebody to whom they must look the same."""


def masked(value: Any) -> Any:
    """Put away what may differ: which table it is, what it draws by, times, and who is connected just now."""
    if isinstance(value, dict):
        found = {key: masked(part) for key, part in value.items() if key not in BESIDE}
        if isinstance(found.get("clocks"), dict):
            clocks = found["clocks"]
            clocks["game"] = len(clocks["game"] or [])
            clocks["turn"] = clocks["turn"] is not None
        return found
    if isinstance(value, list):
        return [masked(part) for part in value]
    return LINK.sub("LINK", value) if isinstance(value, str) else value


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Say where two values differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((d for key in one if (d := difference(one[key], other[key], f"{path}.{key}"))), None)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = zip(one, other, strict=True)
        return next((d for i, (a, b) in enumerate(parts) if (d := difference(a, b, f"{path}[{i}]"))), None)
    return None if one == other else f"{path}: {str(one)[:200]} / {str(other)[:200]}"


# ---------------------------------------------------------------- two tables in the store


def rows_of(twins: Twins, which: int, people: list[str], made: int, *, timed: bool) -> tuple[TableRow, list[ChoiceRow]]:
    """Make the rows of a running table, as if played on from a record; who has several seats shares a screen."""
    game, table, secret = twins.game, new_id(), twins.secrets[which]
    chairs = [
        SeatRow(table, i, "local" if person in people[:i] else "person", person, f"Player {i + 1}", None, None)
        for i, person in enumerate(people[: twins.setup["players"]])
    ]
    header = record.header(game, game.content(), twins.setup, names=[chair.name for chair in chairs])
    values: dict[str, Any] = dict.fromkeys(f.name for f in fields(TableRow)) | {
        "id": table, "epoch": 0, "game": game.name, "name": "Twins", "status": "running", "listed": True,
        "host": people[0], "wanted": {}, "clock": CLOCK if timed else None, "secret": secret.hex(), "header": header,
        "prefix": len(twins.told[which]) - 1, "hints": False, "made": made, "began": made, "chairs": chairs,
    }  # fmt: skip
    steps = twins.told[which][:-1]
    return TableRow(**values), [ChoiceRow(n, step.text, step.pick, made) for n, step in enumerate(steps)]


def keep(database: str, tables: list[tuple[TableRow, list[ChoiceRow]]]) -> None:
    """Put tables into a server's database."""

    async def work() -> None:
        store = Store(database)
        await store.open()
        for row, rows in tables:
            await store.write(queries.make(row, rows))
        await store.close()

    asyncio.run(work())


# ---------------------------------------------------------------- the comparison


@dataclass
class Count:
    """What has been compared."""

    tables: int = 0
    frames: int = 0
    shared: int = 0  # frames to screens that several people share
    answers: int = 0
    moves: int = 0
    differing: Counter[str] = field(default_factory=Counter)  # tables, by the kind of hidden facts in which they do


class Comparison:
    """Two tables with the same visible history, on one server.

    People are listed by seats, the guest last. Where somebody has several seats, what a screen is shown while the
    twins' viewer decides, or nobody of those before it, must be the same, and what it is told must always be.
    """

    def __init__(self, server: Server, people: list[Person], ids: list[str], twins: Twins, count: Count) -> None:
        self.people, self.twins, self.count = people, twins, count
        timed, made = bool(len(twins.told[0]) % 2), now()
        both = [rows_of(twins, which, ids, made, timed=timed) for which in (0, 1)]
        keep(server.settings.database, both)
        self.tables = [row.id for row, _ in both]
        self.at = len(twins.told[0]) - 1

    def _fail(self, what: str, viewer: Person, found: str) -> None:
        seat = self.people.index(viewer) if viewer in self.people[:-1] else None
        about = f"{self.twins.game.name} {self.twins.setup} after {self.at} choices"
        raise LeakError(f"{what} differs for seat {seat} (twins for {self.twins.viewer}) at {found}; {about}")

    def same(self, what: str, viewer: Person, sent: list[str]) -> None:
        """Compare what was sent from both tables: texts that are equal but for the table's name are the same."""
        texts = [text.replace(table, "TABLE") for text, table in zip(sent, self.tables, strict=True)]
        if texts[0] != texts[1]:
            found = difference(*(masked(json.loads(text)) for text in texts))
            if found:
                self._fail(what, viewer, found)

    # ------------------------------------------------------------ requests

    def ask(self, viewer: Person, method: str, path: str, body: Any = None) -> None:
        """Ask the same of both tables."""
        answers = []
        for table in self.tables:
            answer = viewer.raw(method, path.replace("TABLE", table), body)
            about = {"status": answer.status_code, "headers": sorted(answer.headers)}
            told = answer.text if "json" in answer.headers.get("content-type", "") else json.dumps(answer.text)
            if path.startswith("/api/tables?") or path == "/api/tables":
                told = json.dumps([entry for entry in json.loads(told)["tables"] if entry["id"] == table])
            answers.append(f"[{json.dumps(about)},{told}]")
        self.same(f"{method} {path}", viewer, answers)
        self.count.answers += 1

    def requests(self, viewer: Person, rng: Random) -> None:
        """Ask for everything that can be asked for without changing anything."""
        for path in ("/api/tables", "/api/tables?mine=true", "/api/tables/TABLE", "/api/tables"):
            self.ask(viewer, "GET", path)
        first = 0
        while first <= self.at:
            self.ask(viewer, "GET", f"/api/tables/TABLE/steps?from={first}")
            first += 64
        for n in {self.at, self.at + 1, rng.randrange(self.at + 1)}:
            self.ask(viewer, "GET", f"/api/tables/TABLE/steps/{n}")
            self.ask(viewer, "GET", f"/api/tables/TABLE/steps?from={n}&to={n + rng.randrange(9)}")
        for path in ("record", "verify", "seats/0/link", "seats/9/link", "steps?from=9999999", "steps/x"):
            self.ask(viewer, "GET", f"/api/tables/TABLE/{path}")
        me = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (self.twins.setup["players"] - 1)
        self.ask(viewer, "POST", "/api/tables/TABLE/play-on", {"at": min(3, self.at), "seats": me})
        for path in ("sit", "rematch", "seats/1/leave", "seats/1/return"):
            self.ask(viewer, "POST", f"/api/tables/TABLE/{path}", {})

    # ------------------------------------------------------------ sockets

    def reconnect(self, viewer: Person, seen: str | None, messages: list[dict[str, Any]]) -> None:
        """Connect to both tables having seen so much, and send the same messages, none of which changes anything."""
        heard = []
        for table in self.tables:
            with viewer.at(table, seen=seen) as screen:
                screen.until("state")
                for message in messages:
                    screen.socket.send(json.dumps(message))
                    if message["type"] != "ping":
                        screen.until("refused")
                    screen.until("pong" if message["type"] == "ping" else "state")
                heard.append([message for message in screen.heard if message["type"] != "here"])
        self.frames(f"a socket that has seen {seen}", viewer, heard)

    def frames(self, what: str, viewer: Person, heard: list[list[Any]]) -> None:
        """Compare what two sockets have heard."""
        if self.people.count(viewer) > 1:
            heard = [[self._for_all(message) for message in messages] for messages in heard]
            self.count.shared += sum(message is not None for message in heard[0])
        self.same(what, viewer, [json.dumps(messages) for messages in heard])
        self.count.frames += len(heard[0])

    def _for_all(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Give what must be the same for both tables at a shared screen: of somebody else's state what it tells all."""
        if message["type"] != "state":
            return message if message["type"] == "table" else None
        if message["view"].get("you") in (None, self.twins.viewer):
            return message
        return {part: message[part] for part in TOLD_TO_ALL}

    def odd(self, rng: Random) -> list[dict[str, Any]]:
        """Make messages that are refused, whoever sends them."""
        at = [0, self.at]
        return [
            {"type": "move", "at": at, "move": rng.choice(["fly", "activate row 9", "hide Apep"])},
            {"type": "move", "at": [0, rng.randrange(self.at)], "move": self.twins.told[0][0].text},
            {"type": "undo", "at": at},
            {"type": "undo", "at": [3, 1]},
            {"type": "resign", "seat": 6},
            {"type": "move", "at": at, "pick": 1000},
            {"type": "ping"},
        ]

    def sockets(self, viewer: Person, rng: Random, most: int) -> None:
        """Connect as new, and as one who has seen any number of choices."""
        self.reconnect(viewer, None, self.odd(rng))
        ats = {0, self.at, self.at + 1, *range(max(0, self.at - most), self.at)}
        for n in sorted(ats):
            self.reconnect(viewer, f"0,{n}", [])
        for seen in ("1,0", f"-1,{self.at}", "0,-1", "x"):
            self.reconnect(viewer, seen, [])

    # ------------------------------------------------------------ play

    def play(self, viewers: list[Person], rng: Random) -> None:
        """Play both tables on while everybody looks on; some choices are taken back and made again."""
        if not self.twins.more:
            return
        with ExitStack() as stack:
            rooms = [[stack.enter_context(person.at(table)) for person in self.people] for table in self.tables]
            for screen in (screen for room in rooms for screen in room):
                screen.until("state")
            for seat, *texts in self.twins.more:
                for room, text in zip(rooms, texts, strict=True):
                    room[seat].move(text)
                    self._follow(room, seat)
                if rng.random() < 0.4:
                    for room in rooms:
                        self._back(room, seat)
                    if rooms[0][seat].heard[-1]["type"] == "state" and rooms[0][seat].heard[-2]["type"] != "refused":
                        for room, text in zip(rooms, texts, strict=True):
                            room[seat].move(text)
                            self._follow(room, seat)
                self.count.moves += 1
            for viewer in viewers:
                i = self.people.index(viewer)
                heard = [[message for message in room[i].heard if message["type"] != "here"] for room in rooms]
                self.frames("a socket while both play", viewer, heard)
        for viewer in viewers:
            for path in ("steps?from=0", f"steps?from={self.at}", f"steps/{self.at + 1}"):
                self.ask(viewer, "GET", f"/api/tables/TABLE/{path}")
            self.reconnect(viewer, f"0,{self.at}", [])

    def _follow(self, room: list[Screen], seat: int) -> None:
        """Hear until everybody has the state after a choice."""
        room[seat].until("state")
        for screen in room:
            while screen.state["at"] != room[seat].state["at"]:
                screen.hear()

    def _back(self, room: list[Screen], seat: int) -> None:
        state = room[seat].state
        room[seat].send("undo", at=state["at"], far=state.get("back") == 1)  # where that goes no further
        self._follow(room, seat)


def compare(
    server: Server, everybody: list[Person], games: Iterator[Twins], rng: Random, most: int, count: Count
) -> None:
    """Compare twins on a server: those who play, and last a guest; some of them share a screen now and then."""
    for number, twins in enumerate(games, count.tables // 2):
        players = twins.setup["players"]
        people = [*everybody[:players], everybody[-1]]
        if players > 1 and number % 3 == 2:
            sharing = rng.randrange(2, players + 1)
            people[:sharing] = [people[0]] * sharing
        ids = [person.http.cookies["cairn"].split(".")[0] for person in people]
        both = Comparison(server, people, ids, twins, count)
        viewers = [people[-1]] if twins.viewer is None else [people[twins.viewer], people[-1]]
        if twins.viewer is None and people[0] is people[1]:
            viewers.append(people[0])
        for viewer in viewers:
            both.requests(viewer, rng)
            both.sockets(viewer, rng, most)
        both.play(viewers, rng)
        count.tables += 2
        count.differing.update(twins.differ_in())
