"""The event loop is free while long work is done, and an address has a budget for such work."""

import asyncio
import json
import threading
from pathlib import Path
from time import perf_counter

import httpx
import pytest
from websockets.asyncio.client import connect

from cairn import kernel
from cairn.server.settings import Rate
from tests.server.kit import WAIT, serve, settings_in
from tests.server.long import long_record


async def longest_wait(port: int, table: str, stop: asyncio.Event) -> float:
    """Ask for a sign of life again and again; gives the longest time that one took, in ms."""
    worst = 0.0
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/ws", max_size=2**24) as socket:
        while not stop.is_set():
            began = perf_counter()
            await socket.send('{"type": "ping"}')
            while json.loads(await socket.recv())["type"] != "pong":
                pass
            worst = max(worst, perf_counter() - began)
            await asyncio.sleep(0.002)
    return worst * 1000


def test_long_work_is_done_beside_the_event_loop(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = long_record()
    with serve(settings_in(folder, workers=True, bot_pause=0.02)) as server, server.person("Ada") as ada:
        quiet = ada.open_table("me", "open")["id"]
        brought = ada.http.post("/api/records", content=record).json()["id"]

        def work() -> None:
            for _ in range(2):
                again = ada.http.post("/api/records", content=record).json()["id"]
                assert ada.ask("GET", f"/api/tables/{again}/verify")["valid"]
                ada.ask("GET", f"/api/tables/{again}/steps?from=200&to=263")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
                ada.ask("POST", f"/api/tables/{brought}/play-on", {"at": 200, "seats": seats})
            ada.open_table("greedy", "greedy", game="monumental")

        async def run() -> float:
            stop = asyncio.Event()
            waits = asyncio.create_task(longest_wait(server.port, quiet, stop))
            await asyncio.to_thread(work)
            await asyncio.sleep(1)
            stop.set()
            return await waits

        worst = asyncio.run(run())
    with capsys.disabled():
        print(f"\nlongest wait for a pong beside long work, {kernel.MODE}: {worst:.0f} ms")  # noqa: T201


def test_an_address_has_a_budget_for_long_work(folder: Path) -> None:
    with serve(settings_in(folder, work=Rate(0.01, 0.001))) as server, server.person("Ada") as ada:
        record = long_record()
        assert ada.http.post("/api/records", content=record).status_code == 201
        refused = ada.http.post("/api/records", content=record)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert ada.ask("GET", "/api/games")
        table = ada.open_table("me", "local")["id"]
        assert ada.refused("GET", f"/api/tables/{table}/steps") == "too-fast"


def test_a_spent_budget_refuses_nobody_else(folder: Path) -> None:
    with serve(settings_in(folder)) as server, server.person("Ada") as ada:
        table = ada.open_table("me", "local", game="monumental")["id"]
    with serve(settings_in(folder, work=Rate(0.01, 0.0001))) as server:
        address, stop = f"http://127.0.0.1:{server.port}", threading.Event()

        def eve() -> httpx.Client:
            transport = httpx.HTTPTransport(local_address="127.0.0.2")
            return httpx.Client(transport=transport, base_url=address, timeout=WAIT)

        def ask_on() -> None:
            with eve() as again:
                while not stop.is_set():
                    again.get(f"/api/tables/{table}")

        with eve() as first:
            brought = first.post("/api/records", content=long_record()).json()["id"]
            while first.get(f"/api/tables/{brought}/verify").status_code != 429:
                pass
        asking = [threading.Thread(target=ask_on) for _ in range(3)]
        for thread in asking:
            thread.start()
        try:
            with httpx.Client(base_url=address, timeout=WAIT) as bob:
                assert bob.get(f"/api/tables/{table}").status_code == 200
        finally:
            stop.set()
            for thread in asking:
                thread.join()
