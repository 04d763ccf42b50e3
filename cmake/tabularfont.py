# SPDX-License-Identifier: MIT
"""Makes a font whose digits 0 to 9 are as wide as each other: tabularfont.py SOURCE.otf TARGET.otf FAMILY

Qt 6.4 cannot ask a font for its tabular digits (`tnum`). In the new font the characters 0 to 9 lead to them; those that are narrower
than the widest stand in the middle of its width (in Inter Display they are not all as wide). The font has a family name of its own, so
that no installed one is taken for it. Nothing but Python's own library is used, and the same source gives the same bytes.
"""
import struct
import sys

DIGITS = range(0x30, 0x3A)


def u16(data, at):
    return struct.unpack_from(">H", data, at)[0]


def u32(data, at):
    return struct.unpack_from(">I", data, at)[0]


def tables_of(font):
    entries = [struct.unpack_from(">4sIII", font, 12 + 16 * i) for i in range(u16(font, 4))]
    return {tag: bytes(font[offset : offset + length]) for tag, _, offset, length in entries}


def characters_of(cmap):
    """Glyph of each character, by the subtable of format 12."""
    for i in range(u16(cmap, 2)):
        at = u32(cmap, 4 + 8 * i + 4)
        if u16(cmap, at) == 12:
            groups = [struct.unpack_from(">III", cmap, at + 16 + 12 * n) for n in range(u32(cmap, at + 12))]
            return {start + n: glyph + n for start, end, glyph in groups for n in range(end - start + 1)}
    raise ValueError("no cmap of format 12")


def new_cmap(characters):
    groups = []
    for character, glyph in sorted(characters.items()):
        if groups and groups[-1][1] + 1 == character and groups[-1][2] + character - groups[-1][0] == glyph:
            groups[-1][1] = character
        else:
            groups.append([character, character, glyph])
    table = struct.pack(">HHIII", 12, 0, 16 + 12 * len(groups), 0, len(groups))
    table += b"".join(struct.pack(">III", *group) for group in groups)
    return struct.pack(">HHHHIHHI", 0, 2, 0, 4, 20, 3, 10, 20) + table


def tabular_glyphs(gsub):
    """The single substitutions of the feature tnum."""
    features, lookups = u16(gsub, 6), u16(gsub, 8)
    records = [features + 2 + 6 * i for i in range(u16(gsub, features))]
    feature = next(features + u16(gsub, at + 4) for at in records if gsub[at : at + 4] == b"tnum")
    glyphs = {}
    for i in range(u16(gsub, feature + 2)):
        lookup = lookups + u16(gsub, lookups + 2 + 2 * u16(gsub, feature + 4 + 2 * i))
        for n in range(u16(gsub, lookup + 4)):
            kind, at = u16(gsub, lookup), lookup + u16(gsub, lookup + 6 + 2 * n)
            if kind == 7:  # an extension: the table stands elsewhere
                kind, at = u16(gsub, at + 2), at + u32(gsub, at + 4)
            if kind != 1:
                raise ValueError("tnum is no single substitution")
            covered = covered_glyphs(gsub, at + u16(gsub, at + 2))
            for place, glyph in enumerate(covered):
                is_list = u16(gsub, at) == 2
                glyphs[glyph] = u16(gsub, at + 6 + 2 * place) if is_list else (glyph + u16(gsub, at + 4)) % 65536
    return glyphs


def covered_glyphs(data, at):
    count = u16(data, at + 2)
    if u16(data, at) == 1:
        return [u16(data, at + 4 + 2 * i) for i in range(count)]
    ranges = [struct.unpack_from(">HH", data, at + 4 + 6 * i) for i in range(count)]
    return [glyph for start, end in ranges for glyph in range(start, end + 1)]


def number(value):
    """A whole number in an outline."""
    return struct.pack(">Bh", 28, value)


def number_length(data, at):
    first = data[at]
    return 3 if first == 28 else 5 if first == 255 else 1 if first <= 246 else 2


def index_of(cff, at):
    """Entries of an INDEX, and where it ends."""
    count = u16(cff, at)
    if count == 0:
        return [], at + 2
    size = cff[at + 2]
    ends = [int.from_bytes(cff[at + 3 + size * i : at + 3 + size * (i + 1)], "big") for i in range(count + 1)]
    start = at + 2 + size * (count + 1)
    return [cff[start + a : start + b] for a, b in zip(ends, ends[1:])], start + ends[-1]


def new_index(entries):
    end, ends = 1, [1]
    for entry in entries:
        end += len(entry)
        ends.append(end)
    return struct.pack(">HB", len(entries), 4) + b"".join(struct.pack(">I", e) for e in ends) + b"".join(entries)


def moved_outlines(cff, moves):
    """moves: glyph to units to the right. The outlines go into a new INDEX at the table's end."""
    _, names = index_of(cff, cff[2])
    (top,), end = index_of(cff, names)
    start, at, operands = end - len(top), 0, []
    while at < len(top):
        if top[at] < 22:
            if top[at] == 17:  # CharStrings
                break
            at, operands = at + (2 if top[at] == 12 else 1), []
        elif top[at] == 30:  # a real number ends with the half byte f
            at += 1
            while 0xF not in (top[at] & 0xF, top[at] >> 4):
                at += 1
            at += 1
        else:
            operands.append(at)
            at += 5 if top[at] == 29 else number_length(top, at)
    place = start + operands[-1]
    if cff[place] != 29:
        raise ValueError("the outlines' offset has no room")
    outlines, _ = index_of(cff, u32(cff, place + 1))
    for glyph, move in moves.items():
        old = outlines[glyph]
        # Its first number is the width, which the table hmtx has too; a moveto stands first, for these have no hints.
        outlines[glyph] = number(0) + number(move) + b"\x16" + old[number_length(old, 0) :]
    return cff[: place + 1] + struct.pack(">I", len(cff)) + cff[place + 5 :] + new_index(outlines)


def new_names(name, family, style):
    """Family, style, unique and full name, name for PostScript; what else there is stays (copyright, licence)."""
    names = {1: family if style == "Regular" else f"{family} {style}", 2: "Regular", 16: family, 17: style}
    names |= {3: f"{family} {style}", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", "")}
    storage = u16(name, 4)
    for i in range(u16(name, 2)):
        platform, _, _, which, length, at = struct.unpack_from(">6H", name, 6 + 12 * i)
        if platform == 3 and which not in names:
            names[which] = name[storage + at : storage + at + length].decode("utf-16-be")
    records, texts = b"", b""
    for which, text in sorted(names.items()):
        encoded = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, which, len(encoded), len(texts))
        texts += encoded
    return struct.pack(">HHH", 0, len(names), 6 + len(records)) + records + texts


def check_sum(data):
    padded = data + bytes(-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def font_of(kind, tables):
    tables[b"head"] = tables[b"head"][:8] + bytes(4) + tables[b"head"][12:]
    power = 1 << (len(tables).bit_length() - 1)
    head = kind + struct.pack(">4H", len(tables), 16 * power, power.bit_length() - 1, 16 * (len(tables) - power))
    at, directory, body = 12 + 16 * len(tables), b"", b""
    for tag, data in sorted(tables.items()):
        directory += tag + struct.pack(">III", check_sum(data), at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    font = bytearray(head + directory + body)
    place = font.index(tables[b"head"], len(head + directory)) + 8
    font[place : place + 4] = struct.pack(">I", (0xB1B0AFBA - check_sum(font)) & 0xFFFFFFFF)
    return bytes(font)


def main():
    source, target, family = sys.argv[1:]
    with open(source, "rb") as file:
        font = file.read()
    tables = tables_of(font)
    characters = characters_of(tables[b"cmap"])
    tabular = tabular_glyphs(tables[b"GSUB"])
    glyphs = [tabular[characters[digit]] for digit in DIGITS]
    characters |= zip(DIGITS, glyphs)
    tables[b"cmap"] = new_cmap(characters)

    widths = bytearray(tables[b"hmtx"])
    if u16(tables[b"hhea"], 34) <= max(glyphs):
        raise ValueError("a digit has no width of its own")
    cell = max(u16(widths, 4 * glyph) for glyph in glyphs)
    moves = {}
    for glyph in glyphs:
        move = (cell - u16(widths, 4 * glyph)) // 2
        if move:
            moves[glyph] = move
        left = struct.unpack_from(">h", widths, 4 * glyph + 2)[0]
        struct.pack_into(">Hh", widths, 4 * glyph, cell, left + move)
    tables[b"hmtx"] = bytes(widths)
    if moves:
        tables[b"CFF "] = moved_outlines(tables[b"CFF "], moves)

    weight = {400: "Regular", 500: "Medium", 600: "SemiBold"}[u16(tables[b"OS/2"], 4)]
    tables[b"name"] = new_names(tables[b"name"], family, weight)
    with open(target, "wb") as file:
        file.write(font_of(font[:4], tables))


main()
