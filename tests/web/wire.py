"""A wire between browser and server that can be held, let go and cut at any moment."""

import socket
import threading
from contextlib import suppress
from typing import Self

CHUNK = 65536


class Wire:
    """Hands on what comes, to the server (up) and to the browser (down), unless it is held."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._refuses = False
        self._gates: list[threading.Event] = []
        self._next: tuple[bool, bool] | None = None
        self.spare_new()

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def hold(self, *, up: bool = True, down: bool = True) -> None:
        """Hand nothing on, and keep it: a network that stalls."""
        if up:
            self._up.clear()
        if down:
            self._down.clear()

    def hold_next(self, *, up: bool = True, down: bool = True) -> None:
        """Hold from what the browser says next on, however long it takes to say it."""
        self._next = (up, down)

    def spare_new(self) -> None:
        """Hand on what comes on new connections, whatever is held on those that are there."""
        self._up, self._down = threading.Event(), threading.Event()
        self._gates += [self._up, self._down]
        self._up.set()
        self._down.set()

    def let_go(self) -> None:
        """Hand on what was held, and whatever comes."""
        self._refuses = False
        for gate in self._gates:
            gate.set()

    def cut(self, *, refuse: bool = False) -> None:
        """End all connections; what was held on them is lost. Refuse new ones, if so wished, until it is let go."""
        self._refuses, self._next = refuse, None  # what was still to be held will never come
        ends, self._ends = self._ends, []
        gates, self._gates = self._gates, []
        self.spare_new()
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        for gate in gates:
            gate.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._server.accept()
            except OSError:
                return
            if self._refuses:
                near.close()
                continue
            far = socket.create_connection(self._target)
            self._ends += [near, far]
            for source, goal, gate in ((near, far, self._up), (far, near, self._down)):
                threading.Thread(target=self._carry, args=(source, goal, gate), daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket, gate: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if gate is self._up and self._next:
                    (up, down), self._next = self._next, None
                    self.hold(up=up, down=down)
                gate.wait()
                goal.sendall(data)
        with suppress(OSError):
            goal.shutdown(socket.SHUT_WR)
