"""The rules of imports know every file of the kernels."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_tables_are_kept_from_every_file_that_is_compiled() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    forbidden = next(c["forbidden_modules"] for c in contracts if c["name"] == "Tables know no kernel")
    package = ROOT / "src" / "cairn"
    files = [path for game in ("monolyth", "monumental") for path in (package / game).rglob("*.py")]
    compiled = [path for path in files if re.search(r"^@(jit|entry)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    assert len(compiled) > 20
    for path in compiled:
        module = ".".join(path.relative_to(package.parent).with_suffix("").parts)
        assert any(module == known or module.startswith(f"{known}.") for known in forbidden), module
