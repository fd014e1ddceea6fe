#!/bin/sh
# Bring the real programs that tests need: Chromium and PostgreSQL. Where they cannot be installed without asking, say
# what to install: those tests are then listed as not run. With CI=true their absence is a failure.
set -eu

say() { echo "cairn: $*"; }

have_chromium() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

have_postgresql() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

missing=
have_chromium || missing="$missing chromium"
have_postgresql || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing$missing, which tests need"
    log=$(mktemp)
    # shellcheck disable=SC2086  # a list of names
    if { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
        rm -f "$log"
        exit 0
    fi
    cat "$log" >&2
    rm -f "$log"
fi
say "Not there:$missing. Tests that need them are not run; install them (Debian: sudo apt-get install$missing)." >&2
[ "${CI:-}" != true ]
