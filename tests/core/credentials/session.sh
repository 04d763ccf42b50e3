#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program on a message bus of its own: session.sh yes|none|hanging|silent PROGRAM [ARGUMENT...]
#   yes      with an empty keyring
#   none     without a keyring
#   hanging  the program itself plays a keyring that does not answer
#   silent   the bus accepts connections and does not answer
set -eu
export BALCAO_TEST_KEYRING="$1"
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME="$scratch" XDG_DATA_HOME="$scratch/data" XDG_RUNTIME_DIR="$scratch" XDG_CURRENT_DESKTOP=GNOME
if [ "$BALCAO_TEST_KEYRING" = silent ]; then
    python3 -c 'import socket, sys, time
with socket.socket(socket.AF_UNIX) as bus:
    bus.bind(sys.argv[1]); bus.listen(100)
    time.sleep(600)' "$scratch/bus" &
    silent=$!
    trap 'kill "$silent"; rm -rf "$scratch"' EXIT
    until [ -S "$scratch/bus" ]; do sleep 0.1; done
    DBUS_SESSION_BUS_ADDRESS="unix:path=$scratch/bus" "$@"
    exit
fi
# Without the services of this machine, a keyring is there only where one is started.
printf '%s\n' '<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context="default">' \
    '<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>' >"$scratch/bus.conf"
# shellcheck disable=SC2016 # $@ is the inner shell's
dbus-run-session --config-file="$scratch/bus.conf" -- sh -c '
    if [ "$BALCAO_TEST_KEYRING" = yes ]; then
        printf secret | gnome-keyring-daemon --unlock --components=secrets >/dev/null
    fi
    "$@"' sh "$@"
