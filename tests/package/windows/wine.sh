# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by the tests of the packages for Windows: where the programs are, a Windows of their own (Wine), and how a check is told.
# Usage of each: NAME BUILD, where BUILD is the folder that packaging/windows/build filled. 77: skipped, for the reason that is printed.
set -euo pipefail
tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
build=$(realpath -m "${1:-$tree/build/windows}")
failed=0

skip() {
    echo "skipped: $*"
    exit 77
}

[ -e "$build/bin/balcao.exe" ] || skip "there are no programs for Windows in $build/bin; packaging/windows/build makes them"

need() { # TOOL PACKAGE…
    while [ $# -gt 0 ]; do
        command -v "$1" >/dev/null || skip "$1 is missing (Debian's $2)"
        shift 2
    done
}

# check SENTENCE COMMAND…: the sentence is true if the command succeeds.
check() {
    local sentence=$1
    shift
    if "$@"; then
        echo "ok      $sentence"
    else
        echo "FAILED  $sentence" >&2
        failed=$((failed + 1))
    fi
}
equals() { [ "$1" = "$2" ] || { echo "        is '$1', should be '$2'" >&2; return 1; }; }
# Reads to the end: grep -q would not, and what writes to it would fail.
holds() { [ "$(grep -acF -- "$1" || true)" -gt 0 ]; }
absent() { [ ! -e "$1" ]; }

finish() {
    [ "$failed" -eq 0 ] || echo "$failed checks failed" >&2
    [ "$failed" -eq 0 ]
    exit
}

scratch=$(mktemp -d)
end() {
    [ -z "${WINEPREFIX:-}" ] || wineserver -k >/dev/null 2>&1 || true
    # The display, and whatever was left running.
    jobs -p | xargs -r kill 2>/dev/null || true
    rm -rf "$scratch"
}
trap end EXIT

# A display, and a Windows 10 in Portuguese with nothing on it but what Wine brings.
windows() {
    need wine wine wineserver wine Xvfb xvfb
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp -noreset 3>"$scratch/display" >/dev/null 2>&1 &
    until [ -s "$scratch/display" ]; do sleep 0.1; done
    DISPLAY=:$(cat "$scratch/display")
    HOME=$scratch/home
    WINEPREFIX=$scratch/windows
    C=$WINEPREFIX/drive_c
    mkdir -p "$HOME"
    export DISPLAY HOME WINEPREFIX WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' LC_ALL=C.UTF-8
    # shellcheck disable=SC2034 # for those who source this
    pictures=${BALCAO_PICTURES:-}
    unset QT_QPA_PLATFORM QT_LOGGING_RULES "${!BALCAO_@}"
    timeout 300 wineboot --init >/dev/null 2>&1 || skip "Wine makes no prefix here"
    timeout 60 wine winecfg -v win10 >/dev/null 2>&1 || skip "Wine's version cannot be set here"
    # shellcheck disable=SC2034 # for those who source this
    account=$(basename "$(find "$C/users" -mindepth 1 -maxdepth 1 -type d ! -name Public | head -n 1)")
}

# ends SECONDS PROGRAM…: runs a program of Windows'; its exit code, 124 if it does not end by itself.
ends() {
    timeout -k 5 "$@"
}
as_windows() { winepath -w "$1" 2>/dev/null; }

# sandbox FOLDER OPTION…: starts the provider of that folder, with the key "trying"; sets url and provider.
sandbox() {
    local folder=$1
    shift
    rm -f "$scratch/url"
    wine "$folder/balcao-sandbox.exe" --api-key trying "$@" >"$scratch/url" 2>/dev/null &
    provider=$!
    for _ in $(seq 300); do
        [ -s "$scratch/url" ] && break
        sleep 0.1
    done
    # shellcheck disable=SC2034 # for those who source this
    url=$(tr -d '\r\n' <"$scratch/url")
}
stop() {
    kill "$provider" 2>/dev/null || true
    wait "$provider" 2>/dev/null || true
}
