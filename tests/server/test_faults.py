"""Whatever fails in the middle of a write, memory is as the database is, and no table is stuck."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from cairn.server import queries, seating
from cairn.server.hub import Hub
from cairn.server.protocol import NewSeat, NewTable, Sit
from cairn.server.refusals import RefusedError
from cairn.server.rows import Append, SeatRow, StaleError, new_row
from cairn.server.settings import Settings
from cairn.server.signing import new_id
from cairn.server.store import Store
from cairn.server.table import LiveTable
from tests.server.kit import WAIT, serve, settings_in
from tests.server.postgres import Postgres
from tests.server.test_store import choice, fresh

BREAK = "CREATE TRIGGER broken BEFORE INSERT ON choices BEGIN INSERT INTO nowhere VALUES (1); END"


def with_tables(settings: Settings, work: Callable[..., Awaitable[None]], hubs: int = 1) -> None:
    """Run tables on a real store, without the sockets around them."""

    async def run() -> None:
        stores = [Store(settings.database) for _ in range(hubs)]
        opened: list[Hub] = []
        for store in stores:
            await store.open()
            opened.append(Hub(store, settings))
            await opened[-1].open()
        try:
            await work(*opened)
        finally:
            for hub in opened:
                await hub.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that nobody tells."""
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def change_schema(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite", timeout=WAIT) as conn:
        conn.execute(statement)
    conn.close()


async def two_at_a_table(hub: Hub) -> LiveTable:
    new = NewTable("monolyth", [NewSeat("me"), NewSeat("local")], begins=0)
    return await seating.open_table(hub, "ada", "Ada", new)


def some_move(live: LiveTable) -> str:
    assert live.position is not None
    return live.position.texts()[0]


async def as_kept(hub: Hub, live: LiveTable) -> None:
    found = await hub.store.read(queries.whole(live.row.id))
    assert found is not None
    assert live.position is not None
    assert [row.n for row in found[1]] == list(range(live.position.n))
    assert found[0] == live.row


def test_choices_leave_no_gap(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        row = fresh()
        await store.write(queries.make(row, [choice(0)]))
        with pytest.raises(StaleError):
            await store.append(Append(row.id, 0, [choice(2)]))
        appends = [Append(row.id, 0, [choice(1)]), Append(row.id, 0, [choice(2), choice(3)])]
        await asyncio.gather(*(store.append(more) for more in appends))
        with pytest.raises(StaleError):
            await store.append(Append(row.id, 0, [choice(5)]))
        found = await store.read(queries.whole(row.id))
        assert found is not None
        assert [c.n for c in found[1]] == [0, 1, 2, 3]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_write_that_fails_leaves_memory_as_the_database_is(folder: Path, cancelled: bool) -> None:  # noqa: FBT001
    async def work(hub: Hub) -> None:
        live = await two_at_a_table(hub)
        before = live.at
        await asyncio.to_thread(change_schema, folder, BREAK)
        moving = asyncio.create_task(live.move([0, 1], before, some_move(live)))
        await asyncio.sleep(0)
        if cancelled:
            moving.cancel()
            with pytest.raises((asyncio.CancelledError, RefusedError)):
                await moving
        else:
            with pytest.raises(RefusedError, match="cannot be reached"):
                await moving
        assert live.at == before
        with pytest.raises(RefusedError):
            await live.undo([0, 1], live.at)
        with pytest.raises(RefusedError, match="cannot be reached"):
            await live.move([0, 1], before, some_move(live))
        await asyncio.to_thread(change_schema, folder, "DROP TRIGGER broken")
        for _ in range(3):
            await live.move([0, 1], live.at, some_move(live))
        await as_kept(hub, live)

    with_tables(settings_in(folder), work)


def test_a_write_that_was_cancelled_and_succeeds_is_followed(folder: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await two_at_a_table(hub)
        for step in range(30):
            moving = asyncio.create_task(live.move([0, 1], live.at, some_move(live)))
            for _ in range(step % 6):
                await asyncio.sleep(0)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            async with live.lock:
                await as_kept(hub, live)

    with_tables(settings_in(folder), work)


def test_a_full_table_that_has_not_started_starts_when_it_is_seen(folder: Path) -> None:
    settings, table = settings_in(folder), new_id()

    async def leave_behind() -> None:  # as a server did that sat people down first, and was killed before it started
        store = Store(settings.database)
        await store.open()
        chairs = [SeatRow(table, i, "person", f"p{i}", f"P{i}", None, "ab" * 32) for i in range(2)]
        await store.write(queries.make(new_row("monolyth", "p0", chairs, id=table, made=1, secret="cd" * 32), []))
        await store.close()

    asyncio.run(leave_behind())
    with serve(settings) as server, server.person() as eve, eve.at(table) as screen:
        assert screen.until("state")["turn"] == 0
        assert screen.table["status"] == "running"


def test_the_last_two_seats_taken_in_two_processes_start_the_game(postgres: str, folder: Path) -> None:
    async def work(one: Hub, two: Hub) -> None:
        for _ in range(10):
            new = NewTable("monolyth", [NewSeat("me"), NewSeat("open"), NewSeat("open")])
            live = await seating.open_table(one, "ada", "Ada", new)
            other = await two.find(live.row.id)
            sits = [seating.sit(live, "bob", "Bob", Sit(1)), seating.sit(other, "cy", "Cy", Sit(2))]
            await asyncio.gather(*sits)
            found = await one.store.read(queries.whole(live.row.id))
            assert found is not None
            assert found[0].status == "running"
            assert sorted(chair.person or "" for chair in found[0].chairs) == ["ada", "bob", "cy"]

    with_tables(settings_in(folder, database=postgres), work, hubs=2)


def test_a_bot_tries_again_after_a_database_error(folder: Path) -> None:
    with serve(settings_in(folder, bot_pause=0.3, undo_pause=0.3)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "random", begins=0)["id"]
        with ada.at(table) as screen:
            state = screen.until("state")
            screen.move(state["choices"][0])
            at = screen.until("state")["at"]
            while screen.state["choices"]:
                screen.move(screen.state["choices"][0])
                at = screen.until("state")["at"]
            change_schema(folder, BREAK)
            sleep(1)
            change_schema(folder, "DROP TRIGGER broken")
            screen.until_at(at[1] + 1)


def test_a_restarted_postgresql_leaves_nobody_behind(folder: Path) -> None:
    postgres = Postgres()
    postgres.start()
    settings = settings_in(folder, database=postgres.address)
    try:
        with serve(settings) as one, serve(settings) as two:
            ada, bob = one.person("Ada"), two.person("Bob")
            with ada, bob:
                table = ada.open_table("me", "open", begins=0)["id"]
                bob.ask("POST", f"/api/tables/{table}/sit", {})
                with ada.at(table) as a, bob.at(table) as b:
                    screens = [a, b]
                    for screen in screens:
                        screen.until("state")
                    for how in ("immediate", "fast"):
                        postgres.stop(how)
                        postgres.start()
                        mover = next(screen for screen in screens if screen.state["choices"])
                        n = mover.state["at"][1]
                        while mover.state["at"][1] == n:
                            mover.move(mover.state["choices"][0])
                            while mover.hear()["type"] not in ("state", "refused"):
                                pass
                        for screen in screens:
                            screen.until_at(mover.state["at"][1])
    finally:
        postgres.remove()


def test_what_dies_begins_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(hub: Hub) -> None:
        lived: list[int] = []
        done = asyncio.Event()

        async def fragile() -> None:
            lived.append(1)
            if len(lived) < 3:
                raise ValueError("a bad day")
            done.set()

        hub.watch_over("fragile", fragile)
        await asyncio.wait_for(done.wait(), 20)
        assert len(lived) == 3

    with_tables(settings_in(folder), work)
    assert "a task died" in capsys.readouterr().out


def test_a_worker_that_dies_is_started_again(folder: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await two_at_a_table(hub)
        for _ in range(3):
            await until(lambda: hub.records._process is not None)  # noqa: SLF001  (to kill it)
            found = await hub.store.read(queries.whole(live.row.id))
            assert found is not None
            position = await hub.derived(*found)
            assert position is not None
            assert position.at == live.at
            process = hub.records._process  # noqa: SLF001
            assert process is not None
            process.kill()
            with suppress(RefusedError):
                await hub.derived(*found)
            await until(lambda process=process: hub.records._process is not process)  # type: ignore[misc]  # noqa: SLF001

    with_tables(settings_in(folder, workers=True), work)
