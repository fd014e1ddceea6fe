"""The example of a game in a package of its own, installed as anybody would install it."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

EXAMPLE = Path(__file__).parents[1] / "examples" / "nim"


@cache
def installed() -> Path:
    """Install Nim into a folder of its own; gives the folder."""
    folder = Path(mkdtemp(prefix="cairn-nim-"))
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", folder, EXAMPLE],
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder
