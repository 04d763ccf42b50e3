#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads ESC/POS as a printer would, and shares no code with the program that wrote it.

readescpos.py FILE PBM: the picture that FILE prints is written into PBM, and the commands as JSON to standard output. Only the commands of
a slip are known: any other byte, so also text, ends it with 1.
"""
import json
import sys


class Reader:
    def __init__(self, data):
        self.data = data
        self.at = 0
        self.told = {"bands": [], "cuts": 0, "resets": 0}
        self.rows = b""

    def take(self, count):
        taken = self.data[self.at:self.at + count]
        if len(taken) < count:
            raise ValueError("ends inside a command")
        self.at += count
        return taken

    def word(self):
        low, high = self.take(2)
        return low + 256 * high

    def read(self):
        while self.at < len(self.data):
            start = self.at
            command = self.take(2)
            if command == b"\x1b@":
                self.told["resets"] += 1
            elif command == b"\x1bd":
                self.take(1)
            elif command == b"\x1dV" and self.take(1) in (b"\0", b"\1"):
                self.told["cuts"] += 1
            elif command == b"\x1dv" and self.take(2) == b"0\0":
                across, rows = self.word(), self.word()
                self.rows += self.take(across * rows)
                self.told["bands"].append([across * 8, rows])
            elif command == b"\x10\x04" and self.take(1) in (b"\1", b"\4"):
                pass
            else:
                raise ValueError("%r at %d" % (command, start))


def main():
    with open(sys.argv[1], "rb") as source:
        reader = Reader(source.read())
    reader.read()
    widths = {width for width, _ in reader.told["bands"]} or {8}
    if len(widths) > 1:
        raise ValueError("bands of several widths: %r" % widths)
    with open(sys.argv[2], "wb") as out:
        out.write(b"P4\n%d %d\n" % (widths.pop(), sum(rows for _, rows in reader.told["bands"])) + reader.rows)
    json.dump(reader.told, sys.stdout)


if __name__ == "__main__":
    try:
        main()
    except ValueError as wrong:
        sys.exit("readescpos: %s" % wrong)
