"""Moments for the scrubber, records up and down, playing on."""

from pathlib import Path
from random import Random

import pytest

from cairn.games import GAMES
from cairn.simulate import Run, simulate
from tests.server.kit import Json, Person, Server, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> Json:
    with server.person("Ada") as ada:
        table = ada.open_table("me", "greedy")
        with ada.at(table["id"]) as screen:
            play_out(screen, rng=Random(8))
        found: Json = ada.ask("GET", f"/api/tables/{table['id']}")
        return found


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("records")
    game = GAMES["monolyth"]
    simulate(Run(game, game.content(), 3, 1, 5, "greedy", {}, folder))
    return next(folder.iterdir()).read_text(encoding="utf-8")


def upload(person: Person, text: str) -> Json:
    answer = person.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def test_moments_lead_from_the_start_to_the_end(server: Server, finished: Json) -> None:
    table, total = finished["id"], finished["at"][1]
    with server.person() as eve:
        moments: list[Json] = []
        while len(moments) <= total:
            more = eve.ask("GET", f"/api/tables/{table}/steps?from={len(moments)}")
            moments += more["moments"]
        assert [moment["n"] for moment in moments] == list(range(total + 1))
        assert moments[0]["step"] is None
        assert moments[-1]["turn"] is None
        choices = eve.raw("GET", f"/api/tables/{table}/record").text.splitlines()[1:-1]
        assert [moment["step"]["move"] for moment in moments[1:]] == choices
        assert eve.ask("GET", f"/api/tables/{table}/steps/20") == moments[20]
        assert eve.ask("GET", f"/api/tables/{table}/steps?from=3&to=4")["moments"] == moments[3:5]
        assert eve.refused("GET", f"/api/tables/{table}/steps/{total + 1}") == "no-such-step"
        assert eve.refused("GET", f"/api/tables/{table}/steps?from=-1") == "bad-request"


def test_nothing_whole_before_the_end(server: Server) -> None:
    with server.person("Ada") as ada:
        waiting, running = ada.open_table("me", "open")["id"], ada.open_table("me", "local")["id"]
        assert ada.refused("GET", f"/api/tables/{running}/record") == "not-over"
        assert ada.refused("GET", f"/api/tables/{running}/verify") == "not-over"
        assert ada.refused("POST", f"/api/tables/{running}/play-on", {"at": 3, "seats": [{"kind": "me"}]}) == "not-over"
        assert ada.refused("GET", f"/api/tables/{waiting}/steps") == "not-started"
        assert len(ada.ask("GET", f"/api/tables/{running}/steps")["moments"]) == 13


def test_an_uploaded_record_can_be_looked_at(server: Server, simulated: str) -> None:
    with server.person("Ada") as ada:
        table = upload(ada, simulated)
        assert (table["status"], table["you"], len(table["seats"])) == ("record", [], 3)
        lines = simulated.splitlines()
        assert table["at"] == [0, len(lines) - 2]
        assert ada.raw("GET", f"/api/tables/{table['id']}/record").text.splitlines()[1:] == lines[1:]
        verdict = ada.ask("GET", f"/api/tables/{table['id']}/verify")
        assert (verdict["valid"], verdict["fair"]) == (True, None)
        with ada.at(table["id"]) as screen:
            assert screen.until("state")["choices"] == []
            screen.send("resign", seat=0)
            assert screen.refusal() == "not-seated"
        cut = "\n".join(lines[:20])
        assert upload(ada, cut)["at"] == [0, 19]


def test_our_own_record_comes_back_proven(server: Server, finished: Json) -> None:
    with server.person("Ada") as ada:
        text = ada.raw("GET", f"/api/tables/{finished['id']}/record").text
        table = upload(ada, text)
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["fair"]
        assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in finished["seats"]]
        forged = text.replace('"scores": [', '"scores": [9')
        answer = ada.http.post("/api/records", content=forged, headers={"content-type": "text/plain"})
        assert answer.json()["code"] == "bad-record"


@pytest.mark.parametrize("text", ["", "nonsense", "{}", '{"cairn": 1}', '{"cairn": 1, "game": "monolyth"}', "{" * 500])
def test_what_is_no_record_is_refused(server: Server, text: str) -> None:
    with server.person("Ada") as ada:
        answer = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 400
        assert answer.json()["code"] in ("bad-record", "bad-request")


def test_playing_on_from_a_moment(server: Server, finished: Json, simulated: str) -> None:
    with server.person("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        for source, chairs in ((finished, seats), (upload(ada, simulated), [*seats, {"kind": "local"}])):
            on = ada.ask("POST", f"/api/tables/{source['id']}/play-on", {"at": 30, "seats": chairs})
            assert (on["status"], on["playedOn"], on["commitment"]) == ("running", source["id"], None)
            then = ada.ask("GET", f"/api/tables/{source['id']}/steps/30")["view"]
            assert ada.ask("GET", f"/api/tables/{on['id']}/steps/30")["view"] == then
            with ada.at(on["id"]) as screen:
                play_out(screen, rng=Random(9))
            verdict = ada.ask("GET", f"/api/tables/{on['id']}/verify")
            assert (verdict["valid"], verdict["fair"]) == (True, None)
        end = finished["at"][1]
        path = f"/api/tables/{finished['id']}/play-on"
        assert ada.refused("POST", path, {"at": end, "seats": seats}) == "game-over"
        assert ada.refused("POST", path, {"at": end + 1, "seats": seats}) == "no-such-step"
        assert ada.refused("POST", path, {"at": 3, "seats": seats[:1]}) == "bad-setup"
        assert ada.refused("POST", path, {"at": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}) == "bad-setup"
