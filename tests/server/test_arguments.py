"""What cannot be served, kept or copied is refused in a sentence that says what is wrong."""

from pathlib import Path

import pytest

from cairn.core import CairnError
from cairn.server.settings import host_named
from tests.server.operator import ENVIRONMENT, cairn

WRONG = [
    (["serve", "--database", "foo"], "'foo': this is no address of a database"),
    (["serve", "--database", "sqlite://"], "sqlite://: this is no address of a database"),
    (["serve", "--database", "sqlite+aiosqlite:///x"], "this is no address of a database"),
    (["serve", "--database", "mysql://ada:secret@x/y"], "mysql://ada:***@x/y: this is no address"),
    (["serve", "--host", "nosuch.invalid"], "nosuch.invalid: there is no such address here"),
    (["serve", "--host", "x" * 300], "there is no such address here"),
    (["serve", "--allowed-host", "https://play.example/"], "expected a name alone"),
    (["serve", "--allowed-host", "play.example:8443"], "expected a name alone"),
    (["admin", "list", "--database", "foo"], "this is no address of a database"),
    (["backup", "copy", "--database", "foo"], "this is no address of a database"),
    (["export", "file", "--data", "missing"], "there are no tables here"),
]


@pytest.mark.parametrize(("words", "reason"), WRONG, ids=[" ".join(words)[:40] for words, _ in WRONG])
def test_a_wrong_argument_gets_a_sentence(folder: Path, words: list[str], reason: str) -> None:
    data = [] if "--data" in words or "--database" in words else ["--data", str(folder)]
    done = cairn(*words, *data, folder=folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("cairn: ")
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr
    assert not [path for path in folder.rglob("*") if path.suffix == ".sqlite"]


def test_a_level_of_the_log_is_one_of_a_few(folder: Path) -> None:
    done = cairn("serve", "--data", folder, environment={**ENVIRONMENT, "CAIRN_LOG": "loud"})
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "'loud' is no level; expected one of debug, info" in done.stderr


def test_a_name_of_the_server_is_read_as_browsers_write_it() -> None:
    assert host_named(" Play.Example. ") == "play.example"
    assert host_named("m\u00fcller.example") == "xn--mller-kva.example"
    for name in ("", "*", "x/y", "a b", "x" * 70 + ".example", "a..b"):
        with pytest.raises(CairnError, match="expected a name alone"):
            host_named(name)
