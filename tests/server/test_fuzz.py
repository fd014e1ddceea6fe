"""Strangers: whatever is sent on a socket or to a path, the server answers in its own words and goes on."""

import json
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Person, Server

CALM = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
)
kinds = st.sampled_from(["move", "undo", "chat", "resign", "ask", "ping", "state", ""])
fields = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "at": st.tuples(st.integers(-2, 3), st.integers(-2, 40)).map(list) | values,
        "move": st.sampled_from(["1 discard", "prophecy 8 N", "draw L4-blue", ""]) | values,
        "text": st.text(max_size=400) | values,
        "seat": st.integers(-2, 9) | values,
        "pick": st.integers(-2, 400) | values,
        "id": st.integers(-2, 9) | values,
        "query": st.sampled_from(["placements", "stones", "crosses", ""]) | values,
        "about": st.fixed_dictionaries(
            {}, optional={"seat": st.integers(-2, 9) | values, "shape": st.sampled_from(["L4", "D2", "X"]) | values}
        )
        | values,
        "more": values,
    },
)
frames = fields.map(json.dumps) | values.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Person]:
    with server.person("Ada") as person:
        yield person


@CALM
@given(sent=st.lists(frames, min_size=1, max_size=8))
def test_no_frame_breaks_a_table(ada: Person, sent: list[str | bytes]) -> None:
    table = ada.open_table("me", "random")["id"]
    with ada.at(table) as screen:
        screen.until("state")
        try:
            for frame in sent:
                screen.socket.send(frame)
            screen.send("ping")
            screen.until("pong")
        except ConnectionClosed as end:
            assert end.rcvd is not None
            assert end.rcvd.code in (1007, 1009, 4001)
    with ada.at(table) as screen:
        screen.until("state")
    for message in screen.heard:
        assert message["type"] in ("state", "table", "here", "chat", "refused", "answer", "pong")


def test_the_interface_is_as_it_says(server: Server) -> None:
    api = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/schema/openapi.json")
    operations = [cast("Any", found).ok() for found in api.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:

        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])  # a good form may be a bad wish

        check()
