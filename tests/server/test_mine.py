"""What a person plays and has played, on SQLite and on PostgreSQL."""

from pathlib import Path
from typing import Any

from cairn.server import mine, protocol, queries
from cairn.server.rows import SeatRow, TableRow, new_row
from cairn.server.signing import new_id
from cairn.server.store import Store
from tests.server.kit import Json, serve, settings_in
from tests.server.test_store import in_store

BOT = ("bot", None, "greedy")


def over(*chairs: tuple[str, str | None, str | None], first: int = 0, at: int = 1, **result: Any) -> TableRow:
    """A game of Monolyth that is over, with what its result says; the score of seat 0 comes first."""
    table = new_id()
    rows = [SeatRow(table, i, kind, person, "", bot, None) for i, (kind, person, bot) in enumerate(chairs)]
    header = {"first": first, "rules": 1, "setup": {}, "content": ""}
    kept = {"game": "monolyth", **result}
    game, played_on = kept.pop("game"), kept.pop("played_on", None)
    return new_row(
        game, None, rows, id=table, made=1, began=1, finished=at, status="over", header=header, result=kept or None,
        played_on=played_on,
    )  # fmt: skip


def test_games_are_counted_by_who_played_against_me(database: str) -> None:
    me, other = new_id(), new_id()
    own = ("person", me, None)
    games = [
        over(own, scores=[50], winners=[0]),  # alone
        over(own, scores=[82], winners=[0]),
        over(own, scores=[99], winners=[], ended="resigned", by=0),
        over(own, BOT, scores=[40, 30], winners=[0]),
        over(own, BOT, first=1, scores=[45, 21], winners=[0]),  # the bot began: it has seat 0
        over(own, ("person", other, None), scores=[33, 33], winners=[0, 1]),
        over(own, BOT, ("person", other, None), scores=[1, 2, 3], winners=[1, 2], ended="time", by=0),
        over(own, BOT, scores=[9, 3], winners=[], ended="stopped", by=None),
        over(own, scores=[60, 70], winners=[1], game="monumental"),  # against the Automa
        over(own, ("local", me, None), scores=[90, 80], winners=[0]),
        over(own, BOT, scores=[90, 80], winners=[0], played_on="aa"),
        over(own, BOT),  # put away: it has no result
    ]
    strangers = over(("person", other, None), scores=[70], winners=[0])
    lent = over(("person", other, None), BOT, scores=[70, 1], winners=[0])
    lent.chairs[0].holders.add(me)

    async def work(store: Store) -> None:
        for row in (*games, strangers, lent):
            await store.write(queries.make(row, []))
        found = await store.read(mine.counted(me))
        assert found.uncounted == 2
        monolyth, monumental = found.games
        tally = protocol.Tally
        assert monolyth.tally == tally(9, 2, 1, 2, 2, 49.3, 82)
        assert {(a.who, a.bot): a.tally for a in monolyth.against} == {
            ("alone", None): tally(3, 0, 0, 0, 1, 66, 82),
            ("bot", "greedy"): tally(5, 2, 0, 2, 1, 43.7, 70),
            ("people", None): tally(2, 0, 1, 1, 1, 33, 33),
        }
        assert monolyth.against[0].bot == "greedy"
        assert monolyth.ranks == [0, 1, 0, 0, 1]
        assert monumental.against == [protocol.Against("automa", None, tally(1, 0, 0, 1, 0, 60, 60))]
        assert await store.read(mine.counted(new_id())) == protocol.Figures([], 0)
        count, _ = await store.read(mine.state_of(me))
        assert count == len(games)

    in_store(database, work)


def test_what_has_ended_comes_in_pages(database: str) -> None:
    me = new_id()

    async def work(store: Store) -> None:
        rows = [over(("person", me, None), scores=[n], winners=[0], at=5 + n // 3) for n in range(45)]
        for row in rows:
            await store.write(queries.make(row, []))
        seen: list[str] = []
        before = None
        for size in (mine.PAGE + 1, mine.PAGE + 1, 5):
            page = await store.read(mine.ended(me, before))
            assert len(page) == size
            seen += [row.id for row in page[: mine.PAGE]]
            last = page[: mine.PAGE][-1]
            before = f"{last.finished}-{last.id}"
        assert seen == [row.id for row in sorted(rows, key=lambda row: (-(row.finished or 0), row.id))]

    in_store(database, work)


def test_tables_that_wait_for_me_are_known_also_after_a_restart(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada, server.person("Bea") as bea:
        opened = ada.open_table("me", "open", begins=0)
        ada.open_table("me", "open")
        ada.open_table("me", "random", begins=0)
        bea.ask("POST", f"/api/tables/{opened['id']}/sit", {})
        assert waiting(ada.ask("GET", "/api/mine")) == [True, False, True]  # the newest first
        assert waiting(bea.ask("GET", "/api/mine")) == [False]
        cookies = dict(ada.http.cookies), dict(bea.http.cookies)
    with (
        serve(settings_in(folder)) as server,
        server.person() as ada,
        server.person() as bea,
        server.person() as nobody,
    ):
        ada.http.cookies.update(cookies[0])
        bea.http.cookies.update(cookies[1])
        assert waiting(bea.ask("GET", "/api/mine")) == [False]
        assert waiting(ada.ask("GET", "/api/mine")) == [True, False, True]
        with bea.at(opened["id"]) as screen:
            screen.until("state")
            screen.send("resign", seat=1)
            while screen.table["status"] != "over":
                screen.hear()
        assert waiting(bea.ask("GET", "/api/mine")) == []
        played = ada.ask("GET", "/api/mine/games")
        assert played["next"] is None
        assert [(game["table"]["result"]["by"], game["rank"]) for game in played["games"]] == [(1, None)]
        assert played["games"][0]["finished"] >= played["games"][0]["table"]["made"]
        won, lost = (person.ask("GET", "/api/mine/figures")["games"][0] for person in (ada, bea))
        assert (won["tally"]["won"], won["tally"]["left"], won["tally"]["mean"]) == (1, 0, None)
        assert (lost["tally"]["lost"], lost["tally"]["left"]) == (1, 1)
        assert lost["against"][0]["who"] == "people"
        assert ada.ask("GET", "/api/mine/figures")["games"] == [won]
        assert ada.refused("GET", "/api/mine/games?before=yesterday") == "bad-request"
        assert nobody.ask("GET", "/api/mine") == {"going": []}
        assert nobody.ask("GET", "/api/mine/games") == {"games": [], "next": None}
        assert nobody.ask("GET", "/api/mine/figures") == {"games": [], "uncounted": 0}


def waiting(found: Json) -> list[bool | None]:
    return [one["waits"] for one in found["going"]]
