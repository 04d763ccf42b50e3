#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a program on a terminal of its own and types a PIN there: typedpin.py PIN PROGRAM ARGUMENT…

Says "asked" once the PIN is asked for, and types it when a line comes on standard input. Ends as the program does, and tells what it said.
"""
import os
import pty
import sys

child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[2], sys.argv[2:])
shown = b""
while b"PIN" not in shown:
    shown += os.read(terminal, 1024)
print("asked", flush=True)
sys.stdin.readline()
os.write(terminal, sys.argv[1].encode() + b"\n")
try:
    while part := os.read(terminal, 1024):
        shown += part
except OSError:
    pass  # so ends a terminal whose program has gone
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
