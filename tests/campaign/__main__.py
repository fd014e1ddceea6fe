"""Runs a campaign at its full size: `python -m tests.campaign kills --count 1000 --seed 1`.

A campaign is a module beside this one with a function `campaign`: its keyword arguments are the options, their defaults
the full size, its docstring the help. It fails by an exception, and gives what it did as names and values. The same
function runs small in the tests beside it, `test_NAME.py`.
"""

import logging
import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import structlog
import typer

HERE = Path(__file__).parent
app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def names() -> list[str]:
    """List the campaigns."""
    return sorted(file.stem for file in HERE.glob("*.py") if not file.stem.startswith(("_", "test_")))


def find(name: str) -> Callable[..., dict[str, Any]]:
    """Give the function of a campaign."""
    found: Callable[..., dict[str, Any]] = import_module(f"tests.campaign.{name}").campaign
    return found


def told(name: str, run: Callable[..., dict[str, Any]]) -> Callable[..., None]:
    """Make a command of a campaign: it prints what was asked for, and what was done."""

    @wraps(run)
    def command(**options: Any) -> None:
        asked = " ".join(f"--{key.replace('_', '-')} {value}" for key, value in options.items())
        typer.echo(f"{name} {asked}")
        began = perf_counter()
        done = run(**options)
        for key, value in {**done, "seconds": round(perf_counter() - began, 1)}.items():
            typer.echo(f"  {key.replace('_', ' ')}: {value:,}" if isinstance(value, int) else f"  {key}: {value}")

    command.__annotations__["return"] = None
    return command


@app.callback()
def main() -> None:
    """Attack a real server for a long time, repeatably; what was done is printed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


@app.command(name="all")
def run_all() -> None:
    """Run every campaign at its full size, one after the other."""
    for name in names():
        app([name], standalone_mode=False)


for name in names():
    app.command(name=name)(told(name, find(name)))

if __name__ == "__main__":
    sys.exit(app())
