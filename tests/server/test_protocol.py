"""The client's types and the documentation follow the messages and paths."""

from pathlib import Path
from typing import get_args

from cairn.server import protocol, rest, typescript
from cairn.server.refusals import STATUS

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_fresh() -> None:
    for name, text in typescript.files().items():
        kept = (ROOT / typescript.FOLDER / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} is stale: run .venv/bin/python -m cairn.server.typescript"


def test_every_code_has_a_status() -> None:
    assert set(get_args(protocol.Code)) == set(STATUS)


def test_every_path_and_message_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for handler in rest.handlers():
        for path in handler.paths:
            plain = path.replace(":str", "").replace(":int", "").replace("{table}", "{id}")
            assert plain in text, plain
    for message in (*get_args(protocol.Incoming), *get_args(protocol.Outgoing)):
        assert f"`{message.__struct_config__.tag}`" in text or f'"{message.__struct_config__.tag}"' in text
