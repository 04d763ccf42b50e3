#!/bin/sh
# SPDX-License-Identifier: MIT
# session.sh yes|none PROGRAM: runs it on a message bus of its own, with an empty keyring or without one.
set -eu
export BALCAO_TEST_KEYRING="$1"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME="$scratch" XDG_DATA_HOME="$scratch/data" XDG_RUNTIME_DIR="$scratch" XDG_CURRENT_DESKTOP=GNOME
# Without the services of this machine, a keyring is there only where one is started.
printf '%s\n' '<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context="default">' \
    '<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>' >"$scratch/bus.conf"
# shellcheck disable=SC2016 # $1 is the inner shell's
dbus-run-session --config-file="$scratch/bus.conf" -- sh -c '
    if [ "$BALCAO_TEST_KEYRING" = yes ]; then
        printf secret | gnome-keyring-daemon --unlock --components=secrets >/dev/null
    fi
    "$1"' sh "$2"
