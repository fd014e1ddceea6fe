"""The store, on SQLite and on a real PostgreSQL server."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from cairn.core import CairnError
from cairn.server import export_tables, import_tables, queries
from cairn.server.rows import Append, ChoiceRow, LineRow, SeatRow, StaleError, TableRow
from cairn.server.schema import metadata
from cairn.server.signing import new_id
from cairn.server.store import MIGRATIONS, Store


def fresh(**more: object) -> TableRow:
    table = new_id()
    blank: dict[str, object] = dict.fromkeys(TableRow.__slots__)
    blank |= {
        "id": table, "epoch": 0, "game": "monolyth", "name": "", "status": "running", "listed": True, "wanted": {},
        "prefix": 0, "made": 1, "hints": False, "chairs": [SeatRow(table, 0, "person", "ada", "Ada", None, "00")],
    }  # fmt: skip
    return TableRow(**(blank | more))  # type: ignore[arg-type]


def choice(n: int) -> ChoiceRow:
    return ChoiceRow(n, f"choice {n}", n % 3 - 1, n)  # a pick of -1 was nature's


def in_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_choice_is_accepted_only_as_the_next(database: str) -> None:
    async def work(store: Store) -> None:
        row = fresh()
        await store.write(queries.make(row, [choice(0)]))
        await store.append(Append(row.id, 0, [choice(1), choice(2)]))
        with pytest.raises(StaleError):
            await store.append(Append(row.id, 0, [choice(2)]))
        with pytest.raises(StaleError):
            await store.append(Append(row.id, 1, [choice(3)]))
        found = await store.read(queries.whole(row.id))
        assert found is not None
        assert [c.n for c in found[1]] == [0, 1, 2]
        assert found[0] == row

    in_store(database, work)


def test_an_undo_drops_rows_and_makes_the_old_epoch_stale(database: str) -> None:
    async def work(store: Store) -> None:
        row = fresh()
        await store.write(queries.make(row, [choice(n) for n in range(5)]))
        await store.write(queries.change(row.id, 0, 5, {"epoch": 1}, keep=4))
        with pytest.raises(StaleError):
            await store.append(Append(row.id, 0, [choice(4)]))
        with pytest.raises(StaleError):
            await store.write(queries.change(row.id, 0, 4, {"epoch": 2}, keep=3))
        with pytest.raises(StaleError):
            await store.write(queries.change(row.id, 1, 9, {"epoch": 2}, keep=3))
        await store.append(Append(row.id, 1, [choice(4)]))
        found = await store.read(queries.whole(row.id))
        assert found is not None
        assert (found[0].epoch, len(found[1])) == (1, 5)

    in_store(database, work)


def test_a_refused_append_spoils_no_other_of_the_same_commit(database: str) -> None:
    async def work(store: Store) -> None:
        rows = [fresh() for _ in range(20)]
        for row in rows:
            await store.write(queries.make(row, [choice(0)]))
        asked = [store.append(Append(row.id, 0, [choice(i % 2)])) for i, row in enumerate(rows)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(answer, StaleError) for answer in answers] == [i % 2 == 0 for i in range(20)]

    in_store(database, work)


def test_of_many_at_once_one_is_first(database: str) -> None:
    async def work(store: Store) -> None:
        other = Store(database)
        await other.open()
        row = fresh()
        await store.write(queries.make(row, []))
        asked = [s.append(Append(row.id, 0, [choice(0)])) for s in (store, other) for _ in range(10)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        taken = [replace(row, chairs=[SeatRow(row.id, 0, "person", f"p{i}", "", None, None)]) for i in range(6)]
        seated = [s.write(queries.arrange(row, t)) for t in taken for s in (store, other)]
        assert sum(answer is None for answer in await asyncio.gather(*seated, return_exceptions=True)) == 1
        await other.close()

    in_store(database, work)


def test_lists_chat_people_and_keys(database: str) -> None:
    async def work(store: Store) -> None:
        person = new_id()
        row = fresh(deadline=5)
        row.chairs[0].person = person
        await store.write(queries.make(row, []))
        assert row.id in [found.id for found in await store.read(queries.listed(1000))]
        assert [found.id for found in await store.read(queries.mine(person, 10))] == [row.id]
        let_in = replace(row, chairs=[replace(row.chairs[0], holders={"second"}), *row.chairs[1:]])
        await store.write(queries.arrange(row, let_in))
        assert (await store.read(queries.mine("second", 10)))[0].chairs[0].holders == {"second"}
        assert row.id in await store.read(queries.late(6))
        for n in range(120):
            await store.write(queries.say(row.id, LineRow(0, "Ada", f"line {n}", n)))
        lines = await store.read(queries.said(row.id))
        assert [line.text for line in lines] == [f"line {n}" for n in range(20, 120)]
        assert await store.read(queries.who(person)) is None
        await store.write(queries.name(person, {"name": "Ada"}))
        await store.write(queries.name(person, {"language": "de"}))
        assert await store.read(queries.who(person)) == ("Ada", "de")
        key = await store.write(queries.key("aa"))
        assert await store.write(queries.key("bb")) == key

    in_store(database, work)


def test_migrations_make_the_schema(database: str) -> None:
    def differences(conn: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(conn), metadata))

    async def work(store: Store) -> None:
        assert await store.read(differences) == []

    in_store(database, work)
    in_store(database, work)


def test_tables_move_from_one_database_to_another(database: str, folder: Path) -> None:
    row = fresh(wanted={"structure": "wall"}, clock={"turn": 5, "game": None})
    row.chairs[0].holders = {"second"}

    async def fill(store: Store) -> None:
        await store.write(queries.make(row, [choice(n) for n in range(3)]))
        await store.write(queries.say(row.id, LineRow(None, "Ada", "hello", 1)))

    in_store(database, fill)
    file, target = folder / "export.jsonl", f"sqlite:///{folder / 'other.sqlite'}"
    count = export_tables(file, None, database)
    assert import_tables(file, None, target) == count
    assert import_tables(file, None, target) == 0

    async def check(store: Store) -> None:
        found = await store.read(queries.whole(row.id))
        assert found == (row, [choice(n) for n in range(3)])
        assert [line.text for line in await store.read(queries.said(row.id))] == ["hello"]

    in_store(target, check)
    file.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(CairnError, match="not an export"):
        import_tables(file, None, target)


def test_a_database_that_cannot_be_opened_gets_a_sentence(folder: Path) -> None:
    async def work(_: Store) -> None:
        raise AssertionError

    with pytest.raises(CairnError, match="cannot be opened"):
        in_store(f"sqlite:///{folder / 'no' / 'such' / 'folder.sqlite'}", work)
    with pytest.raises(CairnError, match="expected sqlite"):
        in_store("mysql://somewhere", work)


def test_a_database_and_an_export_of_the_first_version_are_taken_over(folder: Path) -> None:
    file = folder / "tables.sqlite"
    engine = sa.create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    row = {"id": "a", "game": "monolyth", "name": "", "listed": True, "wanted": "{}", "made": 1, "began": 2}
    with engine.begin() as conn:
        config.attributes["connection"] = conn
        command.upgrade(config, "0001")
        insert = "INSERT INTO tables (id, game, name, listed, wanted, made, began, status) VALUES"
        values = "(:id, :game, :name, :listed, :wanted, :made, :began, :status)"
        for table, status in (("a", "over"), ("b", "over"), ("c", "running")):
            conn.execute(sa.text(f"{insert} {values}"), row | {"id": table, "status": status})
        conn.execute(sa.text("INSERT INTO choices VALUES ('a', 0, 0, 'x', 0, 7), ('c', 0, 0, 'x', 0, 7)"))
    engine.dispose()
    made: dict[str, int | None] = {}

    async def check(store: Store) -> None:
        for found in await store.read(lambda conn: queries.load(conn, ["a", "b", "c"])):
            made[found.id] = found.finished

    in_store(f"sqlite:///{file}", check)
    assert made == {"a": 7, "b": 2, "c": None}
    export, target = folder / "old.jsonl", f"sqlite:///{folder / 'other.sqlite'}"
    export_tables(export, None, f"sqlite:///{file}")
    old = export.read_text(encoding="utf-8").replace(',"finished":7', "").replace(',"finished":2', "")
    export.write_text(old.replace(',"finished":null', ""), encoding="utf-8")
    assert '"finished"' not in export.read_text(encoding="utf-8")
    assert import_tables(export, None, target) == 3
