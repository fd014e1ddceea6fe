#!/bin/sh
# Bring the real programs that tests need: Chromium, best as its headless shell, which takes a third less, and
# PostgreSQL. Where they cannot be installed without asking, say what to install: those tests are then listed as not
# run. With CI=true their absence is a failure.
set -eu

say() { echo "cairn: $*"; }

have_chromium() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then return 0; fi
    done
    return 1
}

have_postgresql() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

missing=
have_chromium || missing="$missing chromium-headless-shell"
have_postgresql || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing$missing, which tests need"
    log=$(mktemp)
    # shellcheck disable=SC2086  # a list of names
    install() { DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; }
    # Some systems have no headless shell of its own.
    whole() { missing=$(echo "$missing" | sed 's/chromium-headless-shell/chromium/') && install; }
    if { apt-get update && { install || whole; }; } >"$log" 2>&1; then
        rm -f "$log"
        exit 0
    fi
    cat "$log" >&2
    rm -f "$log"
fi
say "Not there:$missing. Tests that need them are not run; install them (Debian: sudo apt-get install$missing)." >&2
[ "${CI:-}" != true ]
