"""Connections of strangers: what costs too much is refused before it is paid for, and nobody else notices."""

import base64
import os
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from cairn.server.settings import Rate
from tests.server.kit import WAIT, Server, serve, settings_in

UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n"
UPGRADE += "Sec-WebSocket-Version: 13\r\n"


class Stranger:
    """A connection by hand."""

    def __init__(self, port: int, **options: int) -> None:
        self.port = port
        self.socket = socket.socket()
        for name, value in options.items():
            self.socket.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
        self.socket.settimeout(WAIT)
        self.socket.connect(("127.0.0.1", port))

    def send(self, data: bytes | str) -> None:
        self.socket.sendall(data if isinstance(data, bytes) else data.encode())

    def ask(self, path: str = "/health", headers: str = "", body: str = "", method: str = "GET") -> None:
        self.send(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{headers}\r\n{body}")

    def answer(self) -> str:
        """Read until the server ends the connection."""
        found = b""
        with suppress(ConnectionResetError):
            while more := self.socket.recv(65536):
                found += more
        return found.decode(errors="replace")

    def cut_off(self) -> bool:
        """Wait until the server has cut the connection off, without reading."""
        watch = select.poll()
        watch.register(self.socket, getattr(select, "POLLRDHUP", 0))
        return bool(watch.poll(WAIT * 1000))


@contextmanager
def stranger(server: Server, **options: int) -> Iterator[Stranger]:
    found = Stranger(server.port, **options)
    try:
        yield found
    finally:
        found.socket.close()


def refused(answer: str, status: int, code: str) -> None:
    """See that an answer is a refusal, and has the headers that every answer has."""
    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} "), answer
    for header in ("content-security-policy: default-src 'none'", "x-frame-options: deny", "nosniff", "no-store"):
        assert header in head.lower(), head
    assert f'"code":"{code}"' in body
    assert '"reason":"' in body


@pytest.mark.parametrize(
    ("request_text", "status", "code"),
    [
        ("GET / HTTP/1.1\r\nHost: x\r\nCookie: cairn=" + "\\" * 60_000 + "\r\n\r\n", 431, "too-large"),
        ("GET / HTTP/1.1\r\nHost: x\r\nCookie: " + "\\" * 200_000, 431, "too-large"),
        ("GET / HTTP/1.1\r\nHost: x\r\n" + "a: b\r\n" * 50_000 + "\r\n", 431, "too-large"),
        ("GET / HTTP/1.1\r\nHost: x\r\n" + "a: b\r\n" * 100 + "\r\n", 431, "too-large"),
        ("GET /" + "x" * 5000 + " HTTP/1.1\r\nHost: x\r\n\r\n", 414, "too-large"),
        ("POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411, "bad-request"),
        ("nonsense\r\n\r\n", 400, "bad-request"),
        ("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", 400, "bad-request"),
        ("GET http://localhost/api/games HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad-request"),
        ("CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad-request"),
        ("GET / HTTP/1.1\r\n\r\n", 400, "bad-request"),
        ("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, "bad-request"),
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400, "bad-request"),
        (
            f"GET /api/tables/aa/ws HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}Content-Length: 5\r\n\r\n",
            400,
            "bad-request",
        ),
        (
            f"GET /api/tables/aa/ws HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}Origin: http://x\r\n\r\n",
            403,
            "wrong-origin",
        ),
        (f"GET /api/tables/aa/ws HTTP/1.1\r\nHost: evil.example\r\n{UPGRADE}\r\n", 421, "wrong-host"),
    ],
)
def test_what_is_no_request_is_refused_with_all_headers(
    server: Server, request_text: str, status: int, code: str
) -> None:
    with stranger(server) as eve:
        with suppress(OSError):
            eve.send(request_text)
        refused(eve.answer(), status, code)


def test_a_handshake_that_is_none_is_refused_with_all_headers(server: Server) -> None:
    for path, headers in (
        ("/api/tables/aa/ws", "Upgrade: websocket\r\nConnection: Upgrade\r\n"),
        ("/api/x/ws", UPGRADE),
    ):
        with stranger(server) as eve:
            eve.ask(path, headers)
            head = eve.answer().lower()
            assert head.startswith("http/1.1 40")
            assert "content-security-policy: default-src 'none'" in head


def test_a_cookie_of_ours_among_many_is_found(server: Server) -> None:
    with server.person("Ada") as ada:
        cookie = ada.cookie
        for around in (f"a=b; {cookie}; c=d", f'x="\\\\"; {cookie}', f"{'y=' + chr(92) * 5000}; {cookie}", cookie):
            with stranger(server) as eve:
                eve.ask("/api/me", f"Cookie: {around}\r\nConnection: close\r\n")
                assert '"name":"Ada"' in eve.answer()


def test_half_requests_make_room_for_whole_ones(folder: Path) -> None:
    with serve(settings_in(folder, half_open=20, head_s=3)) as server, ExitStack() as stack:
        eves = [stack.enter_context(stranger(server)) for _ in range(100)]
        for eve in eves:
            with suppress(OSError):
                eve.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            if eve is eves[50]:
                with server.person("Ada") as ada:
                    assert ada.open_table("me")["status"] == "running"
        answers = [eve.answer() for eve in eves]
        for answer in answers:
            if answer:  # whoever was put out before a byte had come is not told why
                refused(answer, 408, "too-slow")
        assert answers[-1]


def test_a_connection_that_asks_for_nothing_is_ended(folder: Path) -> None:
    with serve(settings_in(folder, head_s=0.5)) as server, stranger(server) as eve:
        assert eve.answer() == ""


def test_a_body_that_does_not_come_is_given_up(folder: Path) -> None:
    with serve(settings_in(folder, body_s=0.5)) as server:
        with stranger(server) as eve:
            eve.ask("/api/me", "Content-Type: application/json\r\nContent-Length: 500\r\n", "{", "PUT")
            refused(eve.answer(), 408, "too-slow")
        with stranger(server) as eve:  # one that has been answered already
            eve.ask("/api/me", "Origin: http://evil.example\r\nContent-Length: 500\r\n", "{", "PUT")
            assert eve.answer().startswith("HTTP/1.1 403 ")


def test_a_body_that_was_begun_behind_a_whole_request_is_given_up(folder: Path) -> None:
    with serve(settings_in(folder, body_s=0.5, head_s=0.5)) as server:
        for more in ("PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{", "PUT /api/me HT"):
            with stranger(server) as eve:
                eve.ask(body=more)
                whole, _, refusal = eve.answer().partition("HTTP/1.1 408 ")
                assert whole.startswith("HTTP/1.1 200 ")
                refused(f"HTTP/1.1 408 {refusal}", 408, "too-slow")


def test_who_reads_no_answer_is_counted_until_it_is_gone(folder: Path) -> None:
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<html></html>", encoding="utf-8")
    (folder / "static" / "large.png").write_bytes(os.urandom(8 << 20))
    with serve(settings_in(folder, connections_each=8, unread_s=1)) as server, ExitStack() as stack:
        eves = [stack.enter_context(stranger(server, SO_RCVBUF=4096)) for _ in range(40)]
        for eve in eves:
            with suppress(OSError):
                eve.ask("/large.png")
        assert [eve.cut_off() for eve in eves] == [True] * 40
        with server.person() as ada:
            assert ada.ask("GET", "/health")


def test_a_page_can_be_asked_about(server: Server) -> None:
    with server.person() as ada:
        for path in ("/", "/health", "/api/games"):
            asked, got = ada.raw("HEAD", path), ada.raw("GET", path)
            assert (asked.status_code, asked.content) == (got.status_code, b"")
            assert asked.headers["content-type"] == got.headers["content-type"]
        assert ada.raw("HEAD", "/api/me/nothing").status_code == 404


def test_one_address_has_so_many_connections(folder: Path) -> None:
    with serve(settings_in(folder, connections_each=6)) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        ada.http.close()
        with ExitStack() as stack:
            for _ in range(6):
                stack.enter_context(ada.at(table)).until("state")
            with stranger(server) as eve:
                eve.ask()
                refused(eve.answer(), 429, "too-many")
        with server.person() as again:
            assert again.ask("GET", "/health")


def test_idle_connections_of_an_address_make_room(folder: Path) -> None:
    with serve(settings_in(folder, connections_each=3)) as server, ExitStack() as stack:
        for _ in range(10):
            person = stack.enter_context(server.person())
            assert person.ask("GET", "/health")


def test_a_full_server_says_so(folder: Path) -> None:
    with serve(settings_in(folder, connections=4)) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        ada.http.close()
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(ada.at(table)).until("state")
            with stranger(server) as eve:
                eve.ask()
                refused(eve.answer(), 503, "server-full")


def test_people_behind_a_proxy_are_counted_apart_and_those_of_one_subscriber_together(folder: Path) -> None:
    settings = settings_in(folder, requests=Rate(3, 0.001), connections_each=4)

    def asked(server: Server, by: str) -> int:
        with stranger(server) as proxy:
            proxy.ask(headers=f"X-Forwarded-For: {by}\r\nConnection: close\r\n")
            return int(proxy.answer().split()[1])

    with serve(settings) as server:
        for i in range(8):
            assert asked(server, f"192.0.2.{i}") == 200
            assert asked(server, f"2001:db8:0:{i}::1") == 200
        codes = [asked(server, f"2001:db8:ff:ff:{i}::{i}") for i in range(6)]
        assert codes == [200, 200, 200, 429, 429, 429]
        with ExitStack() as stack:  # a proxy is not one of those whose connections are few
            proxies = [stack.enter_context(stranger(server)) for _ in range(12)]
            for i, proxy in enumerate(proxies):
                proxy.ask("/api/me", f"X-Forwarded-For: 198.51.100.{i}\r\nContent-Length: 9\r\n", "", "PUT")
            for proxy in proxies:
                proxy.send("{}       ")
                assert b" 200 " in proxy.socket.recv(100)


@contextmanager
def by_hand(server: Server, table: str, **options: int) -> Iterator[Stranger]:
    with stranger(server, **options) as eve:
        eve.ask(f"/api/tables/{table}/ws", UPGRADE)
        assert eve.socket.recv(12) == b"HTTP/1.1 101"
        yield eve


def test_who_does_not_read_is_cut_off(folder: Path) -> None:
    with serve(settings_in(folder, unread_s=0.5)) as server, server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        with by_hand(server, table, SO_RCVBUF=4096) as eve:
            ping = b'{"type":"ask","id":1,"query":"placements","about":{"seat":0,"shape":"L4"}}'
            frame = bytes([0x81, 0x80 | len(ping)]) + bytes(4) + ping
            with suppress(OSError):
                for _ in range(20_000):
                    eve.socket.send(frame)
            assert eve.cut_off()


def test_control_frames_are_few(server: Server) -> None:
    with server.person("Ada") as ada:
        table = ada.open_table("me")["id"]
        for frame in (b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"):
            with by_hand(server, table) as eve:
                if frame[0] == 0:
                    eve.send(b"\x01\x80\0\0\0\0")
                with suppress(OSError):
                    eve.send(frame * 5000)
                eve.answer()  # it ends
        with ada.at(table) as screen:
            assert screen.until("state")


def test_names_of_the_server_must_be_known(folder: Path) -> None:
    with serve(settings_in(folder, hosts=("games.example", "Other.Example"))) as server, server.person() as ada:
        for host in ("games.example", "GAMES.example.:80", "other.example", "localhost:99", "[::1]:80", "192.0.2.1"):
            assert ada.http.get("/health", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "games.example.evil", "127.0.0.1.evil.example", "", "evil.example:80", "[evil]"):
            answer = ada.http.get("/health", headers={"host": host})
            assert answer.status_code == 421, host
            assert answer.json()["code"] == "wrong-host"
            assert "--allowed-host" in answer.json()["reason"]
            assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_as_many_files_are_allowed_as_connections_need() -> None:
    resource = pytest.importorskip("resource")
    from cairn.server.process import most_files  # noqa: PLC0415

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert most_files(500) == 500
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 628
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert os.name == "posix"
