"""Nothing secret ever leaves the server before the end, neither to a viewer nor to the log."""

import json
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from tests.server.kit import play_out, serve, settings_in


def secret_of(folder: Path, table: str) -> str:
    engine = sa.create_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    with engine.connect() as conn:
        found = conn.execute(sa.text("SELECT secret FROM tables WHERE id = :id"), {"id": table}).scalar()
    engine.dispose()
    assert isinstance(found, str)
    return found


def test_no_byte_of_the_secret_before_the_end(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serve(settings_in(folder)) as server:
        ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
        with ada, bob, eve:
            sent: list[str] = []
            table = ada.open_table("me", "open", "greedy", listed=True)
            key, secret = table["id"], secret_of(folder, table["id"])
            sent.append(bob.raw("POST", f"/api/tables/{key}/sit", {}).text)
            link = ada.ask("GET", f"/api/tables/{key}/seats/{ada.ask('GET', f'/api/tables/{key}')['you'][0]}/link")
            with ada.at(key) as a, bob.at(key) as b, eve.at(key) as guest:
                play_out(a, b, guest, rng=Random(1), most=25)
                for person in (ada, bob, eve):
                    for path in ("", "/steps", "/record", "/verify", "/steps/5", "/seats/0/link"):
                        answer = person.raw("GET", f"/api/tables/{key}{path}")
                        sent += [answer.text, str(answer.headers)]
                    sent.append(person.raw("GET", "/api/tables").text)
                    sent.append(person.raw("GET", "/api/tables?mine=true").text)
                a.send("move", at=[0, 0], move=secret)
                a.until("refused")
                sent += [json.dumps(m) for s in (a, b, guest) for m in s.heard if m.get("type") != "refused"]
                assert all(secret not in text for text in sent)
                play_out(a, b, guest, rng=Random(1))
                while not guest.table.get("secret"):
                    guest.hear()
            assert guest.table["secret"] == secret
            record = eve.raw("GET", f"/api/tables/{key}/record").text
            assert secret in record
            cookies = [person.http.cookies["cairn"].split(".")[1] for person in (ada, bob, eve)]
            ada.raw("GET", link["path"])
            eve.raw("POST", "/api/links", {"token": link["path"].removeprefix("/seat/")})
    logged = capfd.readouterr()
    for text in (logged.out, logged.err):
        assert "request" in logged.out + logged.err
        for hidden in (secret, link["path"].rpartition(".")[2], key, *cookies):
            assert hidden not in text
