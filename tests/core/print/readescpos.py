#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads ESC/POS as a printer would, and shares no code with whoever wrote it.

readescpos.py FILE PBM: tells what FILE prints as JSON on standard output; what it draws goes into PBM, one below the other.
A byte below 0x20 that begins no command known here ends it with 1.
"""
import json
import sys


class Reader:
    PAGES = {2: "cp850", 3: "cp860", 16: "cp1252", 19: "cp858", 53: "cp858"}

    def __init__(self, data):
        self.data = data
        self.at = 0
        self.page = "cp437"
        self.row = b""
        self.bold = False
        self.scale = 1
        self.told = {"rows": [], "pictures": 0, "widths": [], "cuts": 0, "resets": 0, "tables": []}
        self.dots = []
        self.follows_picture = False

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
            byte = self.take(1)[0]
            is_picture = False
            if byte == 0x0A:
                self.told["rows"].append({"text": self.row.decode(self.page), "bold": self.bold, "scale": self.scale})
                self.row = b""
            elif byte >= 0x20 and byte != 0x7F:
                self.row += bytes([byte])
            elif self.row:
                raise ValueError("a command inside a row, at %d" % (self.at - 1))
            elif byte == 0x1B:
                self.escape()
            elif byte == 0x1C and self.take(1) == b".":
                pass
            elif byte == 0x1D:
                is_picture = self.group()
            elif byte == 0x10 and self.take(2) in (b"\x04\x01", b"\x04\x04"):
                pass
            else:
                raise ValueError("stray byte %#x at %d" % (byte, self.at - 1))
            self.follows_picture = is_picture
        if self.row:
            raise ValueError("the last row has no end")

    def escape(self):
        what = self.take(1)
        if what == b"@":
            self.told["resets"] += 1
            self.page = "cp437"
        elif what == b"t":
            table = self.take(1)[0]
            self.told["tables"].append(table)
            self.page = self.PAGES[table]
        elif what == b"E":
            self.bold = self.take(1) != b"\0"
        elif what == b"d":
            self.take(1)
        else:
            raise ValueError("ESC %r" % what)

    def group(self):
        what = self.take(1)
        if what == b"!":
            size = self.take(1)[0]
            if size >> 4 != size & 15:
                raise ValueError("another width than height")
            self.scale = (size & 15) + 1
        elif what == b"V":
            if self.take(1) not in (b"\0", b"\1"):
                raise ValueError("no such cut")
            self.told["cuts"] += 1
        elif what == b"v":
            if self.take(2) != b"0\0":
                raise ValueError("no such raster")
            across, rows = self.word(), self.word()
            if not self.follows_picture:
                self.told["pictures"] += 1
                self.dots.extend([[]] * 20)
            for _ in range(rows):
                row = self.take(across)
                self.dots.append([bit for byte in row for bit in ((byte >> place) & 1 for place in range(7, -1, -1))])
            self.told["widths"].append(across * 8)
            return True
        else:
            raise ValueError("GS %r" % what)
        return False


def write_pbm(name, dots):
    width = max([len(row) for row in dots] + [8])
    with open(name, "w", encoding="ascii") as out:
        out.write("P1\n%d %d\n" % (width, max(len(dots), 1)))
        for row in dots or [[]]:
            out.write(" ".join(str(dot) for dot in row + [0] * (width - len(row))) + "\n")


def main():
    with open(sys.argv[1], "rb") as source:
        reader = Reader(source.read())
    reader.read()
    write_pbm(sys.argv[2], reader.dots)
    json.dump(reader.told, sys.stdout)


if __name__ == "__main__":
    try:
        main()
    except (ValueError, KeyError) as wrong:
        sys.exit("readescpos: %s" % wrong)
