#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a program on a terminal of its own, and ends it with a signal while it asks for a PIN: killedprompt.py SIGNAL PROGRAM ARGUMENT…

Says "silent" or "echo" for the terminal while the PIN is asked for, "silent" or "echo" for it afterwards, and the program's end.
"""
import os
import signal
import sys
import termios


def echo():
    return "echo" if termios.tcgetattr(terminal)[3] & termios.ECHO else "silent"


signal.alarm(30)  # seconds; a program that asks for no PIN is not waited for
terminal, held = os.openpty()  # the terminal outlives its program
child = os.fork()
if child == 0:
    os.close(terminal)
    os.login_tty(held)
    os.execv(sys.argv[2], sys.argv[2:])
shown = b""
while b"PIN" not in shown:
    shown += os.read(terminal, 1024)
asked = echo()
os.kill(child, getattr(signal, sys.argv[1]))
end = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
print(asked, echo(), end)
