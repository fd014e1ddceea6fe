"""What an operator starts from says nothing that the product does not know: options, paths, variables, files."""

import configparser
import json
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml

from cairn.cli import app
from cairn.server import rest
from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
UNITS = sorted(DEPLOY.glob("*.service"))


def options(command: str) -> set[str]:
    """Give the options that a command of cairn knows."""
    found = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    return {option for parameter in found.params for option in parameter.opts if option.startswith("--")}


def known(arguments: list[str]) -> None:
    """Hold a command line of cairn against the program; it begins with the name of a command."""
    given = {argument for argument in arguments if argument.startswith("--")}
    assert given <= options(arguments[0]), given - options(arguments[0])


def instructions(name: str) -> list[str]:
    """Give what stands behind an instruction of the Containerfile, each time, with its lines joined."""
    joined = re.sub(r"\\\n\s*", "", CONTAINER)
    return re.findall(rf"^\s*{name} (.+)$", joined, re.MULTILINE)


def source(package: str) -> str:
    """Give all the code of an installed package."""
    spec = find_spec(package)
    assert spec
    assert spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    return "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "Caddyfile"])
def test_what_was_never_run_says_so_at_once(name: str) -> None:
    first = (DEPLOY / name).read_text(encoding="utf-8").partition("\n")[0]
    assert re.match(r"# Not (built|run) where it was written, for want of ", first)


def test_the_container_is_made_of_what_is_here() -> None:
    copied = [words.split() for words in instructions("COPY") if not words.startswith("--from")]
    for *files, _ in copied:
        for file in files:
            assert (ROOT / file).exists(), file
    scripts = "".join((ROOT / "tools" / name).read_text(encoding="utf-8") for name in ("setup.sh", "web.sh"))
    wanted = set(re.findall(r"requirements(?:-\w+)?\.lock", scripts)) - {"requirements-dev.lock"}
    assert wanted <= set(copied[0]), wanted
    for script in re.findall(r"sh (tools/\w+\.sh) (\w+)", CONTAINER):
        assert f"{script[1]}" in (ROOT / script[0]).read_text(encoding="utf-8"), script
    assert all("@sha256:" in base or re.search(r":\d+\.\d+\.\d+-", base) for base in instructions("ARG"))
    assert set(instructions("FROM")) == {"${BASE} AS build", "${BASE}"}


def test_the_container_serves_without_rights() -> None:
    entry = json.loads(instructions("ENTRYPOINT")[0])
    known(entry[1:])
    assert instructions("USER") == ["cairn"]
    assert CONTAINER.index("\nUSER cairn\n") > CONTAINER.rindex("\nRUN ")
    port = entry[entry.index("--port") + 1]
    assert instructions("EXPOSE") == [port]
    (path,) = re.findall(rf"http://127\.0\.0\.1:{port}(/\w+)", CONTAINER)
    assert path in {path for handler in rest.handlers() for path in handler.paths}
    ours = source("cairn")
    for name in re.findall(r"(CAIRN_\w+)=", instructions("ENV")[0]):
        assert f'"{name}"' in ours, name


def test_the_services_fit_the_product() -> None:
    server = SERVICES["cairn"]
    known(["serve", *server["command"]])
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    everything = source("cairn") + source("uvicorn") + source("asyncpg")
    for name in server["environment"]:
        assert f'"{name}"' in everything or f"'{name}'" in everything, name
    database, place = SERVICES["database"], server["command"][server["command"].index("--database") + 1]
    told = database["environment"]
    assert place == f"postgresql+asyncpg://{told['POSTGRES_USER']}@database/{told['POSTGRES_DB']}"
    assert told["POSTGRES_PASSWORD"] == server["environment"]["PGPASSWORD"]


def test_the_proxy_is_believed_and_nobody_else() -> None:
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert SERVICES["cairn"]["environment"]["FORWARDED_ALLOW_IPS"] == front["subnet"]
    assert ip_network(front["subnet"]).is_private
    assert [name for name, service in SERVICES.items() if "front" in service["networks"]] == ["cairn", "caddy"]
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["back"]["internal"]
    proxy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy cairn:{instructions('EXPOSE')[0]} " in proxy
    assert proxy.count("{") == proxy.count("}")


def test_every_place_and_variable_is_there() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    named = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\$\{(\w+):\?", text)) == set(named)
    volumes = [volume.split(":")[0] for service in SERVICES.values() for volume in service["volumes"]]
    for volume in volumes:
        assert (DEPLOY / volume).is_file() if volume.startswith(".") else volume in COMPOSE["volumes"], volume
    for service in SERVICES.values():
        assert re.search(r":\d+\.\d+(\.\d+)?-\w+$", service.get("image", ":0.0-built")), service


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.stem)
def test_a_unit_asks_for_what_the_command_knows(unit: Path) -> None:
    read = configparser.RawConfigParser(strict=False)  # systemd takes several lines of one name
    read.read_string(unit.read_text(encoding="utf-8"))
    words = shlex.split(read["Service"]["ExecStart"].replace("'", ""))
    known(words[words.index("/opt/cairn/bin/cairn") + 1 :])


def asked(port: int, host: str) -> httpx.Response:
    """Ask a server as Caddy does for somebody elsewhere."""
    told = {"Host": host, "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    return httpx.get(f"http://127.0.0.1:{port}/api/me", headers=told, timeout=60)


def test_the_server_runs_as_composed() -> None:
    """The container's command, beside a PostgreSQL that asks for a password and behind what Caddy hands on."""
    database = Postgres()
    database.start()
    try:
        database.protect("secret")
        entry = json.loads(instructions("ENTRYPOINT")[0])
        command = [*entry[1:], *SERVICES["cairn"]["command"]]
        command[command.index("--port") + 1] = "0"
        command[command.index("--host") + 1] = "127.0.0.1"
        command[command.index("--database") + 1] = database.address
        command[command.index("--allowed-host") + 1] = "play.example.org"
        told = {"FORWARDED_ALLOW_IPS": "127.0.0.0/24", "CAIRN_LOG": "info", "CAIRN_JIT": "0"}
        environment = {**os.environ, **told, "PGPASSWORD": "wrong"}
        cairn = [sys.executable, "-m", "cairn"]
        refused = subprocess.run(
            [*cairn, *command], env=environment, capture_output=True, encoding="utf-8", check=False
        )
        assert refused.returncode
        assert "password authentication failed" in refused.stderr
        served = subprocess.Popen(
            [*cairn, *command],
            env={**environment, "PGPASSWORD": "secret"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            assert served.stdout
            line = served.stdout.readline()
            assert line.startswith("cairn: serving at "), served.communicate()[1]
            port = int(line.split("/ ")[0].rpartition(":")[2])
            cookie = asked(port, "play.example.org").headers["set-cookie"]
            assert cookie.endswith("; Secure")
            assert asked(port, "another.example.org").status_code == httpx.codes.MISDIRECTED_REQUEST
        finally:
            served.terminate()
            log = served.communicate(timeout=60)[1]
        assert '"address": "203.0.113.9"' in log
    finally:
        database.remove()
