"""Play the games that hold the rules against slow models, and what Hypothesis draws, from other seeds."""

import os
import subprocess
import sys
from pathlib import Path
from time import time
from typing import Any

ROOT = Path(__file__).parents[2]
FILES = (
    "tests/monolyth/test_content_fuzz.py",
    "tests/monolyth/test_oracle.py",
    "tests/monolyth/test_properties.py",
    "tests/monumental/test_content_mistakes.py",
    "tests/monumental/test_generator.py",
    "tests/monumental/test_language.py",
    "tests/monumental/test_limits.py",
    "tests/monumental/test_map_mistakes.py",
    "tests/monumental/test_oracle.py",
    "tests/monumental/test_oracle_automa.py",
    "tests/monumental/test_oracle_heroes.py",
    "tests/monumental/test_oracle_monsters.py",
    "tests/monumental/test_properties.py",
    "tests/server/test_fuzz.py",
)


def campaign(*, seed: int = int(time()), files: str = ",".join(FILES)) -> dict[str, Any]:
    """Play ten times as many games as the tests do, from SEED on, which is another one every time."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", *files.split(",")]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "CAIRN_SEED": str(seed)}, check=True)
    return {"files": len(files.split(","))}
