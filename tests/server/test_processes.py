"""Two processes on one PostgreSQL database: a move made through one reaches viewers on the other."""

from pathlib import Path
from random import Random

from tests.server.kit import Person, play_out, serve, settings_in
from tests.server.postgres import Postgres


def test_viewers_of_different_processes_share_a_table(postgres: str, folder: Path) -> None:
    settings = settings_in(folder, database=postgres)
    with serve(settings) as one, serve(settings) as two:
        ada, bob, eve = one.person("Ada"), two.person("Bob"), two.person("Eve")
        with ada, bob, eve:
            table = ada.open_table("me", "open", begins=0)["id"]
            with ada.at(table) as a, eve.at(table) as guest:
                a.until("here", guests=1)
                bob.ask("POST", f"/api/tables/{table}/sit", {})
                a.until("state")
                guest.until("state")
                with bob.at(table) as b:
                    b.until("state")
                    a.until("here", seats=[0, 1])
                    b.send("chat", text="through two processes")
                    assert a.until("chat")["lines"][0]["name"] == "Bob"
                    a.move(next(c for c in a.state["choices"] if c["do"] == "prophecy"))
                    a.until_at(13)
                    b.until_at(13)
                    a.send("undo", at=a.state["at"])
                    assert b.until("state", at=[1, 12])["turn"] == 0
                    a.until("state", at=[1, 12])
                    play_out(a, b, rng=Random(2))
                    guest.until_at(a.state["at"][1])
                    assert a.state["view"] == b.state["view"] == guest.state["view"]
                    while not b.table.get("secret"):
                        b.hear()
            assert eve.ask("GET", f"/api/tables/{table}/verify")["fair"]
            with Person(two.port) as same:
                same.http.cookies = ada.http.cookies
                assert same.ask("GET", f"/api/tables/{table}")["you"] == [0]


def test_a_bots_table_goes_on_in_another_process(postgres: str, folder: Path) -> None:
    settings = settings_in(folder, database=postgres)
    with serve(settings) as one, serve(settings) as two, one.person("Ada") as ada:
        table = ada.open_table("me", "greedy", "random")["id"]
        with ada.at(table) as screen:
            play_out(screen, rng=Random(4), most=4)
        with Person(two.port) as again:
            again.http.cookies = ada.http.cookies
            with again.at(table) as screen:
                play_out(screen, rng=Random(4))
                assert screen.state["turn"] is None
            assert again.ask("GET", f"/api/tables/{table}/verify")["fair"]


def test_whoever_claims_to_have_seen_more_while_the_database_is_away_leaves_nobody_behind(folder: Path) -> None:
    database = Postgres()
    database.start()
    settings = settings_in(folder, database=database.address)
    try:
        with serve(settings) as one, serve(settings) as two, one.person("Ada") as ada, two.person("Eve") as eve:
            table = ada.open_table("me", "local", begins=0)["id"]
            with ada.at(table) as a, eve.at(table) as guest:
                start = a.until("state")["at"][1]
                guest.until("state")
                database.stop("fast")
                with two.person() as nobody, nobody.at(table, seen="999,0") as liar:
                    assert liar.closed() == 1013
                database.start()
                while a.state["at"][1] < start + 2:  # what the database cannot keep yet is refused, and tried again
                    a.move(a.state["choices"][0])
                    a.until("state")
                guest.until_at(a.state["at"][1])
    finally:
        database.remove()
