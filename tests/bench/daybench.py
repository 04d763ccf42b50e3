#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sells by keyboard at the real till under an Xvfb of its own, and prints private memory, processor time and wake-ups as the day grows.

Usage: daybench.py SALES [SECONDS-UNTIL-A-CHARGE-EXPIRES]; BALCAO_BIN names another tree's programs. Needs xdotool and libxtst.
docs/performance.md has the figures.
"""
import ctypes
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

BIN = os.environ.get("BALCAO_BIN", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../build/release/bin"))
X11 = ctypes.CDLL("libX11.so.6")
XTST = ctypes.CDLL("libXtst.so.6")
X11.XOpenDisplay.restype = ctypes.c_void_p
X11.XOpenDisplay.argtypes = [ctypes.c_char_p]
X11.XStringToKeysym.restype = ctypes.c_ulong
X11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
X11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
XTST.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]


class Till:
    def __init__(self, folder, expires):
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        name = ":" + os.read(read, 20).decode().strip()
        self.provider = subprocess.Popen([BIN + "/balcao-sandbox", "--expires-in", expires], stdout=subprocess.PIPE, text=True)
        url = self.provider.stdout.readline().strip()
        self.ledger = folder + "/ledger.sqlite"
        environment = dict(os.environ, DISPLAY=name, QT_QPA_PLATFORM="xcb", BALCAO_API_KEY="sandbox-key", BALCAO_OPERATOR="Ana Paula",
                           BALCAO_DATA_DIR=folder + "/data", HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder,
                           DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent")
        self.process = subprocess.Popen([BIN + "/balcao", "--base-url", url, "--ledger", self.ledger, "--size", "1366x690",
                                         "--lang", "pt-BR"], env=environment, stderr=subprocess.DEVNULL)
        self.display = X11.XOpenDisplay(name.encode())
        time.sleep(4)
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], env=environment,
                               capture_output=True, text=True).stdout.split()
        for window in found:
            subprocess.run(["xdotool", "windowfocus", window], env=environment)

    def press(self, *keys):
        for key in keys:
            codes = [X11.XKeysymToKeycode(self.display, X11.XStringToKeysym(part.encode())) for part in key.split("+")]
            for code in codes:
                XTST.XTestFakeKeyEvent(self.display, code, 1, 0)
            for code in reversed(codes):
                XTST.XTestFakeKeyEvent(self.display, code, 0, 0)
            X11.XSync(self.display, 0)
            time.sleep(0.022)

    def type(self, text):
        signs = {"@": "Shift_L+2", ".": "period", " ": "space"}
        self.press(*(signs.get(c) or ("Shift_L+" + c.lower() if c.isupper() else c) for c in text), "Tab")

    def codes(self):
        try:
            with sqlite3.connect("file:%s?mode=ro" % self.ledger, uri=True) as ledger:
                return ledger.execute("SELECT count(*) FROM charge WHERE code <> ''").fetchone()[0]
        except sqlite3.Error:
            return 0

    def sell(self, number):
        # On a busy machine a key may come before the form does.
        for _ in range(3):
            if self.has_sold(number):
                return
            print("sale %5d: again" % number, flush=True)
            self.press("Escape", "F2")
            time.sleep(2)
        self.end()
        sys.exit("no charge at sale %d" % number)

    def has_sold(self, number):
        before = self.codes()
        self.press(*str(500 + number))
        if number == 1:
            self.press("Tab")
            for text in ("52998224725", "Marina Alves Pereira", "11987654321", "marina.alves@example.com"):
                self.type(text)
        else:
            self.press("Control_L+u")
        self.press("Control_L+Return")
        for _ in range(300):
            if self.codes() > before:
                break
            time.sleep(0.03)
        else:
            return False
        time.sleep(0.25)
        self.press("F2")
        time.sleep(0.1)
        return True

    def usage(self):
        """Private memory in MB, processor time in ms, voluntary context switches by thread."""
        place = "/proc/%d/" % self.process.pid
        with open(place + "smaps_rollup") as lines:
            private = sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Dirty:", "Swap:")))
        with open(place + "stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        switches = {}
        for thread in os.listdir(place + "task"):
            with open(place + "task/" + thread + "/status") as lines:
                switches[thread] = sum(int(line.split()[1]) for line in lines if line.startswith("voluntary"))
        return private / 1024, (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK"), switches

    def report_idle(self, at):
        time.sleep(10)
        before = self.usage()
        time.sleep(20)
        after = self.usage()
        wakeups = sum(count - before[2].get(thread, 0) for thread, count in after[2].items())
        print("sale %5d: idle %.1f ms and %.2f wake-ups a second" % (at, (after[1] - before[1]) / 20, wakeups / 20), flush=True)

    def end(self):
        for process in (self.process, self.provider, self.server):
            process.terminate()
            process.wait()


def main():
    sales = int(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        till = Till(folder, sys.argv[2] if len(sys.argv) > 2 else "900")
        before, since = None, 0
        for number in range(1, sales + 1):
            till.sell(number)
            if number not in (10, 30, 100) and number % 250 != 0:
                continue
            now = till.usage()
            cost = " %.1f ms a sale" % ((now[1] - before[1]) / (number - since)) if before else ""
            print("sale %5d: private %.1f MB%s" % (number, now[0], cost), flush=True)
            if number in (10, sales) or number % 500 == 0:
                till.report_idle(number)
            before, since = till.usage(), number
        till.end()


main()
