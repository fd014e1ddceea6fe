"""What the server writes about itself: one line per event, without anything that gives access."""

import os
import re
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

from cairn.core import CairnError

LEVELS = ("debug", "info", "warning", "error", "critical")
# What a database says about an error may quote the row: its first line says what is wrong, the next ones with what.
QUOTED = re.compile(r"^(?:DETAIL|HINT|CONTEXT|\[SQL|\[parameters|\(Background on)")
ARGUMENT = re.compile(r"(query argument \$\d+): .*")
WITHOUT_VALUES = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)  # they might be secrets


def without_values(text: str) -> str:
    """Leave out of an error's text what it quotes of the data."""
    kept = [line for line in text.split("\n") if not QUOTED.match(line.strip())]
    return ARGUMENT.sub(r"\1", "\n".join(kept))


def _hide(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:  # noqa: ANN401  (as structlog calls it)
    for found in event.get("exception") or ():
        found["exc_value"] = without_values(found["exc_value"])
    return event


def _write(out: TextIO, exc_info: Any) -> None:  # noqa: ANN401  (as structlog calls it)
    out.write("\n" + without_values("".join(traceback.format_exception(*exc_info))))


class Lenient:
    """A stream that drops what cannot be written: a full disk must not end a request because it cannot be logged."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write, if that is possible."""
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        with suppress(OSError, ValueError):
            self._stream.flush()


def set_up_logs() -> None:
    """Write one line per event to the error stream: readable on a terminal, JSON elsewhere."""
    readable = sys.stderr.isatty()
    last: Any = (
        [structlog.dev.ConsoleRenderer(exception_formatter=_write)]
        if readable
        else [structlog.processors.ExceptionRenderer(WITHOUT_VALUES), _hide, structlog.processors.JSONRenderer()]
    )
    level = os.environ.get("CAIRN_LOG") or ("warning" if readable else "info")
    if level not in LEVELS:
        raise CairnError(f"CAIRN_LOG: {level!r} is no level; expected one of {', '.join(LEVELS)}")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Lenient(sys.stderr))),
    )
