# SPDX-License-Identifier: MIT
"""Makes a font whose digits 0 to 9 are equally wide: tabularfont.py SOURCE.otf TARGET.otf FAMILY

Qt 6.4 cannot ask a font for its tabular digits (the feature tnum). In the new font the characters 0 to 9 are those digits; a digit that is
narrower than the widest one is centred in its width (in Inter Display they differ). The font has its own family name, so that an installed
font is never used in its place. Features that Qt does not use by itself are left out. The same source gives the same bytes.
"""
import sys

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont


def tabular_glyphs(font):
    """The single substitutions of the feature tnum."""
    gsub = font["GSUB"].table
    glyphs = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    glyphs.update(getattr(table, "ExtSubTable", table).mapping)
    return glyphs


def centre(font, name, width):
    """Gives the glyph this width and moves its outline to the middle."""
    old, left = font["hmtx"][name]
    move = (width - old) // 2
    font["hmtx"][name] = (width, left + move)
    outlines = font["CFF "].cff.topDictIndex[0].CharStrings
    private, subroutines = outlines[name].private, outlines[name].globalSubrs
    pen = T2CharStringPen(width - private.nominalWidthX, None)
    font.getGlyphSet()[name].draw(TransformPen(pen, (1, 0, 0, 1, move, 0)))
    outlines[name] = pen.getCharString(private, subroutines)


def rename(font, family):
    weight = {400: "Regular", 500: "Medium", 600: "SemiBold"}[font["OS/2"].usWeightClass]
    full = f"{family} {weight}"
    names = {1: family if weight == "Regular" else full, 2: "Regular", 3: full, 4: full, 6: full.replace(" ", "-", 1).replace(" ", ""),
             16: family, 17: weight}
    for name, text in names.items():
        font["name"].setName(text, name, 3, 1, 0x409)
    # The older family and weight of Inter 4.1, which fontconfig would prefer.
    for name in (21, 22):
        font["name"].removeNames(nameID=name)


def main():
    source, target, family = sys.argv[1:]
    font = TTFont(source, recalcTimestamp=False)
    tabular = tabular_glyphs(font)
    characters = font.getBestCmap()
    digits = {character: tabular[characters[character]] for character in range(0x30, 0x3A)}
    width = max(font["hmtx"][name][0] for name in digits.values())
    for name in digits.values():
        centre(font, name, width)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(digits)
    rename(font, family)
    subsetter = Subsetter(Options(name_IDs=["*"], notdef_outline=True))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(target)


main()
