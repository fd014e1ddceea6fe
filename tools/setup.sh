#!/bin/sh
# Make or refresh the environment .venv: `setup.sh play` installs what playing needs, `setup.sh dev` what testing
# needs, `setup.sh bare` nothing. Needs no network, and is silent, when .venv is newer than what it was made from.
set -eu
cd "$(dirname "$0")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { echo "cairn: $*"; }
fail() { say "$@" >&2; exit 1; }

# Run a command; show what it printed only if it fails.
quietly() {
    if "$@" >"$log" 2>&1; then return 0; fi
    cat "$log" >&2
    return 1
}

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
describe() { "$1" -c 'import sys; print(sys.base_prefix, sys.version)' 2>/dev/null; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        new_enough "$PYTHON" || fail "PYTHON=$PYTHON is not a Python 3.11 or newer."
        echo "$PYTHON"
        return
    fi
    for candidate in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$candidate"; then echo "$candidate"; return; fi
    done
    fail "needs Python 3.11 or newer, and found none. Install one, or name it: make setup PYTHON=/path/to/python3"
}

# Debian and Ubuntu ship Python without what makes environments.
install_venv_module() {
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    command -v apt-get >/dev/null || fail "$1 cannot make environments: it lacks the module ensurepip."
    [ "$(id -u)" = 0 ] || fail "$1 cannot make environments yet. Run: sudo apt-get install $package"
    say "Installing $package, which makes environments"
    export DEBIAN_FRONTEND=noninteractive
    { quietly apt-get update && quietly apt-get install -y "$package"; } || fail "could not install $package."
}

# An environment works only where it was made, and PYTHON=… may ask for another interpreter.
usable() {
    new_enough .venv/bin/python && [ "$(cat .venv/made-in 2>/dev/null)" = "$PWD" ] &&
        { [ -z "${PYTHON:-}" ] || [ "$(describe "$PYTHON")" = "$(describe .venv/bin/python)" ]; }
}

with_pip() { .venv/bin/python -m pip install --require-hashes --only-binary :all: -r "$1"; }

# uv installs in a few seconds what takes pip most of a minute. Where it does not run, or finds no package because
# only pip was told where they are, pip does it.
have_uv() { [ -x .venv/bin/uv ] || with_pip requirements-uv.lock >"$log" 2>&1; }

with_uv() {
    UV_CACHE_DIR=$PWD/.venv/uv-cache .venv/bin/uv pip install --no-config --quiet --python .venv/bin/python \
        --require-hashes --only-binary :all: -r "$1" >"$log" 2>&1
    status=$?
    rm -rf .venv/uv-cache
    return $status
}

# Was this lock installed after it, and pyproject.toml, last changed?
installed() { [ ".venv/installed-$1" -nt "$1" ] && [ ".venv/installed-$1" -nt pyproject.toml ]; }

case "${1:-play}" in
    play) lock=requirements.lock ;;
    dev) lock=requirements-dev.lock ;;
    bare) lock= ;;
    *) fail "usage: tools/setup.sh [play|dev|bare]" ;;
esac

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM

if ! usable; then
    python=$(find_python)
    say "Making the environment .venv with $("$python" --version)"
    "$python" -c 'import ensurepip, venv' 2>/dev/null || install_venv_module "$python"
    quietly "$python" -m venv --clear .venv || fail "could not make .venv."
    echo "$PWD" >.venv/made-in
fi

# What testing needs includes what playing needs.
if [ -z "$lock" ] || installed "$lock" || installed requirements-dev.lock; then exit 0; fi

say "Installing $lock (the first time some 100 MB are fetched)"
{ have_uv && with_uv "$lock"; } || quietly with_pip "$lock" || fail "could not install $lock; the reason is above."

say "Installing Cairn"
quietly .venv/bin/python -m pip install --no-deps --no-build-isolation -e . ||
    fail "could not install Cairn; the reason is above."

touch ".venv/installed-$lock"
