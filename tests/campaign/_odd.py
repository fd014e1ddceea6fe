"""Odd frames and odd requests, drawn at random: a little wrong, very wrong, or right."""

import json
from random import Random
from typing import Any
from urllib.parse import quote

TEXTS = [
    *("", " ", "x", "Ada", "\0", "\u202e", "\u200b", "\U0001f600", "\ufdfa" * 9, "1 discard", "prophecy 8 N"),
    *("draw L4-blue", "undo", "L4", "'; DROP TABLE tables; --", "../../etc/passwd", "%s%n", "a" * 39, "b" * 400),
    *("\u0661", "NaN", "-0", "true"),
]
NUMBERS = [0, 1, -1, 2, 7, 8, 40, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1.5, -0.0, 1e308]
QUERIES = ["placements", "stones", "crosses", "conquests", "", "\0"]
RAW = [
    *(b"", b"null", b"[]", b"{", b"}", b'"', b"\xff\xfe", b"\xed\xa0\x80", b"\0", b"[" * 2000, b'{"a":' * 500),
    *(b"NaN", b"1e999", b"\xef\xbb\xbf{}", b'{"type":"ping","type":"move"}', b'{"type":"ping"' + b" " * 3000 + b"}"),
    *(b'{"type":"chat","text":"\\ud800"}', b'{"type":"chat","text":"\xff"}'),
    b'{"type":"ask","id":1,"query":"placements","about":{"seat":0,"shape":"\\u0000"}}',
    b'{"type":"ping","x":' + b"[" * 1500 + b"]" * 1500 + b"}",
    b'{"type":"move","at":[0,' + b"9" * 3000 + b'],"move":""}',
]
METHODS = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "FOO"]
PARTS = [
    "sit",
    "record",
    "verify",
    "steps",
    "steps/0",
    "steps/3",
    "steps/-1",
    "play-on",
    "rematch",
    "end",
    "ws",
    "x",
    "",
]
POSTED = ("sit", "play-on", "rematch", "end", "leave", "bot", "return", "/api/tables", "/api/records", "/api/links")
SEATED = ["leave", "bot", "return", "link"]
TOPS = [
    *("/", "/health", "/api/games", "/api/me", "/api/tables", "/api/tables?mine=true", "/api/records", "/api/links"),
    *(
        "/api/content/monolyth",
        "/api/content/x",
        "/api/schema/openapi.json",
        "/seat/x",
        "/table/x",
        "/assets/x",
        "/x.y",
    ),
]
ODD_HEADERS = ["Cookie", "Origin", "Content-Type", "Accept", "If-None-Match", "X-Forwarded-For", "X-Odd"]
ODD_VALUES = [
    "cairn=x.y",
    "cairn=" + "\\" * 900,
    "http://evil.example",
    "text/plain",
    "\xe9",
    "multipart/form-data",
    "1",
]


def value(rng: Random, depth: int = 2) -> Any:
    """Give anything that JSON can say."""
    draw = rng.random()
    if depth and draw < 0.1:
        return [value(rng, depth - 1) for _ in range(rng.randrange(4))]
    if depth and draw < 0.2:
        return {rng.choice(TEXTS): value(rng, depth - 1) for _ in range(rng.randrange(4))}
    return rng.choice([None, True, False, rng.choice(NUMBERS), rng.choice(TEXTS), rng.choice(TEXTS)])


def spoilt(rng: Random, data: bytes) -> bytes:
    """Change some bytes of a text."""
    if not data:
        return data
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(found))
        draw = rng.random()
        if draw < 0.4:
            found[place] = rng.randrange(256)
        elif draw < 0.7:
            del found[place : place + rng.randrange(1, 9)]
        else:
            found[place:place] = rng.choice(RAW)[:50]
        if not found:
            break
    return bytes(found)


def frame(rng: Random, state: dict[str, Any]) -> bytes:
    """Give a frame that is no ping: mostly a well-formed one that cannot be granted, seldom a choice, or nonsense."""
    draw = rng.random()
    at, choices = state.get("at", [0, 0]), sum(group["n"] for group in state.get("choices") or [])
    if draw < 0.04 and choices:
        return json.dumps({"type": "move", "at": at, "pick": rng.randrange(choices)}).encode()
    if draw < 0.045:
        return rng.choice(RAW)
    there = at if rng.random() < 0.6 else [rng.choice(NUMBERS[:13]), rng.randrange(-2, 60)]
    body: dict[str, Any]
    if draw < 0.5:
        body = {"type": "move", "at": there}
        body |= {"move": rng.choice(TEXTS)} if rng.random() < 0.6 else {"pick": rng.choice(NUMBERS)}
    elif draw < 0.7:
        body = {"type": "undo", "at": there}
    elif draw < 0.995:
        about = {"seat": rng.randrange(8), "shape": rng.choice(["L4", "D2", "X", "", "\0"])}
        body = {"type": "ask", "id": rng.randrange(9), "query": rng.choice(QUERIES), "about": about}
    elif draw < 0.997:  # seldom: most tables would be over at once
        body = {"type": "resign", "seat": rng.randrange(8)}
    else:  # seldom: it may be said only so often
        body = {"type": "chat", "text": rng.choice(TEXTS) or "x"}
    if rng.random() < 0.2:
        body["more"] = value(rng)
    if rng.random() < 0.005:
        body[rng.choice(list(body))] = value(rng)
    text = json.dumps(body).encode()
    return spoilt(rng, text) if rng.random() < 0.005 else text


def body_of(rng: Random) -> bytes:
    """Give a body of a request."""
    draw = rng.random()
    if draw < 0.1:
        return b""
    if draw < 0.25:
        return rng.choice(RAW)
    seats = [{"kind": rng.choice(["me", "open", "bot", "local", "x"])} for _ in range(rng.randrange(5))]
    known: dict[str, Any] = {
        "game": rng.choice(["monolyth", "monumental", "x"]),
        "seats": seats,
        "name": rng.choice(TEXTS),
        "seat": rng.choice(NUMBERS),
        "bot": rng.choice(["greedy", "random", "x"]),
        "at": rng.choice(NUMBERS),
        "nonce": rng.choice(["ab" * 16, "x"]),
        "token": rng.choice(TEXTS),
        "language": rng.choice(["en", "de", "xx"]),
        "options": {rng.choice(["map", "structure", "x"]): value(rng)},
        "clock": {"turn": rng.choice(NUMBERS)},
        "begins": rng.choice(NUMBERS),
        "listed": rng.choice([True, False, 1]),
    }
    kept = {key: found for key, found in known.items() if rng.random() < 0.4}
    if rng.random() < 0.15:
        kept[rng.choice(list(known))] = value(rng)
    text = json.dumps(kept).encode()
    return spoilt(rng, text) if rng.random() < 0.1 else text


def asked(rng: Random, tables: list[str], record: bytes, port: int) -> tuple[str, bytes]:
    """Give a request, odd in some way: its method, and its bytes."""
    method, host = rng.choice(METHODS), f"127.0.0.1:{port}"
    table = rng.choice(tables) if rng.random() < 0.8 else quote(rng.choice(TEXTS)[:60])
    draw = rng.random()
    if draw < 0.4:
        path = rng.choice(TOPS)
    elif draw < 0.75:
        path = f"/api/tables/{table}/{rng.choice(PARTS)}".rstrip("/")
    elif draw < 0.95:
        path = f"/api/tables/{table}/seats/{rng.randrange(-1, 9)}/{rng.choice(SEATED)}"
    else:
        path = "/" + quote(rng.choice(TEXTS), safe="/%") * rng.randrange(1, 4)
    if rng.random() < 0.2:
        path += f"?{rng.choice(['from', 'to', 'mine', 'x'])}={quote(str(rng.choice([*NUMBERS, *TEXTS])))[:80]}"
    if rng.random() < 0.7:
        method = "POST" if path.endswith(POSTED) else "PUT" if path == "/api/me" and rng.random() < 0.5 else "GET"
    body = b"" if method in ("GET", "HEAD", "OPTIONS") else body_of(rng)
    if path.startswith("/api/records") and method == "POST":
        body = spoilt(rng, record) if rng.random() < 0.7 else body
    headers = {"Host": host, "Content-Length": str(len(body)), "Content-Type": "application/json"}
    if rng.random() < 0.1:
        headers[rng.choice(ODD_HEADERS)] = rng.choice(ODD_VALUES)
    head = "".join(f"{key}: {text}\r\n" for key, text in headers.items())
    return method, f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body
