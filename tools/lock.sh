#!/bin/sh
# Pin the dependencies of pyproject.toml, with hashes, for every platform: requirements.lock to play, and
# requirements-dev.lock, its superset, to test; requirements-node.lock has Node for machines without it, and
# requirements-uv.lock what installs them. Pins stay as they are while they fit, unless --upgrade is given.
set -eu
cd "$(dirname "$0")/.."

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
trap 'exit 130' INT TERM
.venv/bin/python -m venv "$tools"
"$tools/bin/pip" install --quiet --disable-pip-version-check uv

compile() {
    "$tools/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 \
        --generate-hashes --no-annotate --custom-compile-command "make lock" "$@"
}

compile pyproject.toml --extra server --group build --output-file requirements.lock "$@"
compile pyproject.toml --extra all --group dev --constraints requirements.lock --output-file requirements-dev.lock "$@"
compile --group node --output-file requirements-node.lock "$@"
compile --group uv --output-file requirements-uv.lock "$@"
echo "cairn: Wrote requirements.lock, requirements-dev.lock, requirements-node.lock and requirements-uv.lock"
