# SPDX-License-Identifier: MIT
"""Makes the program's drawings of SVG files: cmake/icons.py FOLDER FILE.svg...

FOLDER gets a file FILE for each FILE.svg, in the form that readDrawing() of ui/widgets/style/icon.cpp reads by QDataStream: the side, the number
of shapes, and each shape with the width of its stroke, its fill colour (0: none) and its QPainterPath. fontTools knows SVG's paths.
"""
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import PathBuilder, parse_path

ODD_EVEN_FILL = 0
MOVE, LINE, CURVE, CURVE_DATA = range(4)


class PainterPath(BasePen):
    """QPainterPath's elements."""

    def __init__(self):
        super().__init__(None)
        self.elements = []
        self.start = 0

    def _moveTo(self, point):
        self.start = len(self.elements)
        self.elements.append((MOVE, *point))

    def _lineTo(self, point):
        self.elements.append((LINE, *point))

    def _curveToOne(self, first, second, point):
        self.elements += [(CURVE, *first), (CURVE_DATA, *second), (CURVE_DATA, *point)]

    def _closePath(self):
        if self.elements[-1][1:] != self.elements[self.start][1:]:
            self.lineTo(self.elements[self.start][1:])

    def bytes(self):
        body = b"".join(struct.pack(">idd", *element) for element in self.elements)
        return struct.pack(">i", len(self.elements)) + body + struct.pack(">ii", self.start, ODD_EVEN_FILL)


def drawing(file):
    root = ElementTree.parse(file).getroot()
    usual = float(root.get("stroke-width", 0))
    body = b""
    for element in root:
        builder = PathBuilder()
        builder.add_path_from_element(element)
        path = PainterPath()
        for text in builder.paths:
            parse_path(text, path)
        if not path.elements:
            sys.exit(f"{file}: nothing is drawn by {element.tag}")
        fill = element.get("fill", "")
        colour = 0xFF000000 | int(fill[1:], 16) if fill.startswith("#") else 0
        body += struct.pack(">dI", float(element.get("stroke-width", usual)), colour) + path.bytes()
    return struct.pack(">dI", float(root.get("width")), len(root)) + body


for name in sys.argv[2:]:
    (Path(sys.argv[1]) / Path(name).stem).write_bytes(drawing(name))
