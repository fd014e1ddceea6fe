"""The same work on a Ray cluster. What a machine had when it was lost is done by another."""

import os
import socket
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from cairn import parts
from cairn.core import CairnError

B = TypeVar("B")
R = TypeVar("R")
REACH_S = 10.0  # for a cluster to answer at all
AHEAD = 2  # batches for each core of the cluster, so that none waits for the next one


class Cluster:
    """A Ray cluster that is there already: HOST:PORT, "auto" for the one of this machine, "local" to start one."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that anybody plays
        parts.need("ray")
        import ray  # noqa: PLC0415  (only who has a cluster needs it)

        self._ray: Any = ray
        if not address.strip():
            raise CairnError("--ray needs the address of a cluster, such as HOST:PORT or auto")
        _reach(address)
        try:
            ray.init(address, log_to_driver=False, logging_level="error", include_dashboard=None)
        except Exception as error:  # noqa: BLE001  (Ray has many ways to say that nobody answers)
            reason = str(error).strip().partition("\n")[0]
            raise CairnError(f"there is no Ray cluster at {address}: {reason or type(error).__name__}") from None

    @property
    def size(self) -> int:
        """How many cores the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def done(self, work: Callable[[B], R], batches: Iterator[B]) -> Iterator[R]:
        """Do all batches; gives what came of each as it comes. A batch is done again where its machine is lost."""
        task = self._ray.remote(num_cpus=1, max_retries=-1)(_do)
        shared = self._ray.put(work)
        waiting: list[Any] = []
        more = True
        while True:
            while more and len(waiting) < AHEAD * self.size:
                batch = next(batches, None)
                more = batch is not None
                if more:
                    waiting.append(task.remote(shared, batch))
            if not waiting:
                return
            ready, waiting = self._ray.wait(waiting, num_returns=1)
            for one in ready:
                well, answer = self._heard(one)
                if not well:
                    raise answer
                yield answer

    def _heard(self, one: Any) -> tuple[bool, Any]:  # noqa: ANN401  (Ray has its own values)
        try:
            found: tuple[bool, Any] = self._ray.get(one)
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().rpartition("\n")[2]
            raise CairnError(f"the Ray cluster failed: {reason or type(error).__name__}") from None
        return found

    def close(self) -> None:
        """Leave the cluster; what it still does for us is dropped."""
        self._ray.shutdown()


def _reach(address: str) -> None:
    """See that somebody answers at HOST:PORT: Ray would wait for it without an end."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_S).close()
    except (OSError, OverflowError) as error:
        raise CairnError(f"there is no Ray cluster at {address}: {error}") from None


def _do(work: Callable[[B], R], batch: B) -> tuple[bool, R | CairnError]:
    try:
        return True, work(batch)
    except CairnError as error:
        return False, error
