"""Records that a server has finished are signed: names, bots and everything else are bound."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cairn import record, signature
from cairn.core import CairnError
from cairn.record import Record, RecordError
from cairn.server import back_up, bring_back, export_tables, import_tables
from cairn.signature import Seal
from tests.server.kit import Json, Person, Server, play_out, serve, settings_in
from tests.server.operator import cairn

NAME = "play.example.org"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that goes by a name."""
    with serve(settings_in(tmp_path_factory.mktemp("named"), hosts=("127.0.0.1", NAME))) as server:
        yield server


def finished(person: Person, *, after: int = 10) -> Json:
    """Play a little against a bot, and give up."""
    table = person.open_table("me", "greedy")["id"]
    with person.at(table) as screen:
        play_out(screen, rng=Random(3), most=after)
        (seat,) = screen.table["you"]
        screen.send("resign", seat=seat)
        screen.until("table")
        while screen.table["status"] != "over":
            screen.hear()
    found: Json = person.ask("GET", f"/api/tables/{table}")
    return found


def record_of(person: Person, table: Json) -> str:
    return person.raw("GET", f"/api/tables/{table['id']}/record").text


def brought(person: Person, text: str) -> Json:
    answer = person.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def test_a_finished_game_is_signed_and_says_by_whom(named: Server, tmp_path: Path) -> None:
    with named.person("Ada") as ada:
        key = ada.ask("GET", "/api/key")
        assert (key["algorithm"], key["name"]) == ("Ed25519", NAME)
        text = record_of(ada, finished(ada))
        kept = record.read(text)
        assert sorted(map(str, kept.header["bots"])) == ["None", "greedy"]
        by = signature.check(kept)
        assert by is not None
        assert (by.key.hex(), by.fingerprint, by.name) == (key["key"], key["fingerprint"], NAME)
        unsigned = Record(kept.header, kept.choices, {k: v for k, v in (kept.result or {}).items() if k != "signed"})
        changes = (("Ada", "Eve"), ('"greedy"', '"random"'), (NAME, "play.example.com"))
        texts = [text, str(unsigned), *(text.replace(old, new) for old, new in changes)]
        assert len(set(texts)) == 5
        files = [tmp_path / f"{n}.cairn" for n in range(5)]
        for file, written in zip(files, texts, strict=True):
            file.write_text(written, encoding="utf-8")
        own = f"signed by {key['fingerprint']} (it calls itself '{NAME}')"
        done = cairn("verify", *files)
        assert done.returncode == 1
        good, plain = done.stdout.splitlines()
        assert good.startswith(f"{files[0]}: valid: ")
        assert good.endswith(f"; {own}")
        assert plain.endswith("; not signed")
        wrong = (
            f"the signature is wrong: names, bots or anything else was changed after {key['fingerprint']} had signed it"
        )
        assert [line.endswith(wrong) for line in done.stderr.splitlines()] == [True] * 3
        for changed in texts[2:]:
            answer = ada.http.post("/api/records", content=changed, headers={"content-type": "text/plain"})
            assert answer.json()["code"] == "bad-record"
        (tmp_path / "key.json").write_text(json.dumps(key), encoding="utf-8")
        done = cairn("verify", *files[:2], "--key", tmp_path / "key.json")
        assert done.stdout.rstrip().endswith(own)
        assert done.stderr == f"{files[1]}: not valid: it is not signed; expected {key['fingerprint']}\n"
        done = cairn("verify", files[0], "--key", "ab" * 32)
        assert done.returncode == 1
        assert f"it is {own}, not by " in done.stderr


def test_a_signature_outlives_being_saved_and_brought_again(named: Server) -> None:
    with named.person("Ada") as ada:
        table = finished(ada)
        text = record_of(ada, table)
        assert record_of(ada, table) == text
        own = ada.ask("GET", "/api/key")["fingerprint"]
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["signed"] == {"fingerprint": own, "name": NAME}
        again = brought(ada, text)
        assert record_of(ada, again) == text
        assert ada.ask("GET", f"/api/tables/{again['id']}/verify")["signed"]["fingerprint"] == own
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        on = ada.ask("POST", f"/api/tables/{table['id']}/play-on", {"at": 14, "seats": seats})
        with ada.at(on["id"]) as screen:
            play_out(screen, rng=Random(3), most=2)
            screen.send("resign", seat=0)
            while screen.until("table")["table"]["status"] != "over":
                pass
        text = record_of(ada, on)
        assert signature.check(record.read(text)) is not None
        assert record_of(ada, brought(ada, text)) == text
        # another program has laid it out anew
        kept = record.read(text)
        assert kept.result is not None
        kept.header = dict(reversed(kept.header.items()))
        kept.result = {
            **dict(reversed(kept.result.items())),
            "scores": [float(score) for score in kept.result["scores"]],
        }
        other = str(kept).replace("\n", "\n# a comment\n\n")
        assert signature.check(record.read(other)) is not None


def test_what_nobody_finished_is_not_signed(named: Server) -> None:
    with named.person("Ada") as ada:
        running = ada.open_table("me", "local")["id"]
        assert ada.refused("GET", f"/api/tables/{running}/record") == "not-over"
        text = record_of(ada, finished(ada))
        lines = text.splitlines()
        kept = record.read("\n".join(lines[:-1]))
        table = brought(ada, str(kept))
        assert '"signed"' not in record_of(ada, table)
        assert ada.ask("GET", f"/api/tables/{table['id']}/verify")["signed"] is None
        # fields that the server does not keep would make the signature wrong: it goes with them
        other = record.read(text)
        other.header["mood"] = "good"
        assert other.result is not None
        del other.result["signed"]
        Seal(b"s" * 32).sign(other)
        assert '"signed"' not in record_of(ada, brought(ada, str(other)))


def test_the_key_stays_with_the_tables(tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    for folder in (first, second, third):
        folder.mkdir(mode=0o700)
    with serve(settings_in(first)) as server, server.person("Ada") as ada:
        key, table = ada.ask("GET", "/api/key"), finished(ada)
        text = record_of(ada, table)
        assert key["name"] is None
    assert back_up(tmp_path / "copy", first, None) == 1
    assert export_tables(tmp_path / "tables.jsonl", first, None) == 1
    bring_back(tmp_path / "copy", second)
    with serve(settings_in(second)) as server, server.person() as eve:
        assert eve.ask("GET", "/api/key") == key
        assert record_of(eve, table) == text
    # an export takes signatures along, but not the key; what comes without one is not signed by another server
    import_tables(tmp_path / "tables.jsonl", third, None)
    plain = (tmp_path / "tables.jsonl").read_text(encoding="utf-8")
    rows = [json.loads(line) for line in plain.splitlines()]
    fourth = tmp_path / "fourth"
    for row in rows:
        if row.get("row") == "tables":
            assert row["result"].pop("signed")["key"] == key["key"]
    (tmp_path / "unsigned.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    import_tables(tmp_path / "unsigned.jsonl", fourth, None)
    for folder, same in ((third, True), (fourth, False)):
        with serve(settings_in(folder)) as server, server.person() as eve:
            assert eve.ask("GET", "/api/key") != key
            by = signature.check(record.read(record_of(eve, table)))
            told = eve.ask("GET", f"/api/tables/{table['id']}/verify")["signed"]
            assert (by and by.key.hex(), told and told["fingerprint"]) == (
                (key["key"], key["fingerprint"]) if same else (None, None)
            )


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ("me", "must have a key and a signature"),
        ({"key": "ab"}, "must have a key and a signature"),
        ({"key": "ab", "signature": "cd", "more": 1}, "must have a key and a signature"),
        ({"key": "zz", "signature": "cd"}, "the key must be hexadecimal"),
        ({"key": "ab", "signature": "cd"}, "the signature is wrong"),
        ({"key": "ab" * 32, "signature": "cd" * 64}, "the signature is wrong"),
        ({"key": "ab" * 32, "signature": "cd" * 64, "name": "x" * 999}, "must be a short text"),
    ],
)
def test_what_is_no_signature_is_refused(told: object, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        signature.check(Record({}, [], {"signed": told}))


@pytest.mark.parametrize("text", ["", "xyz", "ab", "{", "{}", '{"key": 5}', "[" * 100_000, "{" + '"a":{' * 100_000])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(CairnError):
        signature.public_key(text)
