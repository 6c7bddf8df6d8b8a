#!/usr/bin/env python3
"""Makes assets/fonts from Debian's fonts-inter and fonts-ebgaramond, and for Arabic from
fonts-noto-core and fonts-hosny-amiri.

A developer tool: it needs python3-fonttools and the font packages, and is not run by the build.

The app's text renderer cannot enable OpenType features, so the glyphs that the design needs get
characters of their own: EB Garamond's lining figures replace the digits, and Inter's tabular figures
are in the private use area, from U+E030 on, besides its proportional digits for prose.
EB Garamond's Bold has no lining figures: they are made from the Regular's, emboldened.

Text uses the small optical size: its stems and hairlines stay visible on a screen, where those of
the book size fade. Symbols that it lacks are taken from the book size.

Arabic is a pair like Latin: Noto Sans Arabic beside Inter, and Amiri, a Naskh of the books, beside EB
Garamond. Their letters are files of their own, which are read when an Arabic letter is drawn.

Subsets are Modified Versions under the Open Font License, and "EB Garamond" is a Reserved Font
Name, so the results are renamed: Serai Sans, Serai Display and the same with "Arabic".
"""
import argparse
import math
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

SOURCE = Path("/usr/share/fonts/opentype")
TRUETYPE = SOURCE.parent / "truetype"
TARGET = Path(__file__).resolve().parent.parent / "fonts"

LICENCE = ("This Font Software is licensed under the SIL Open Font License, Version 1.1. "
           "The licence lies beside the file.")
SANS = ["Regular", "Medium", "SemiBold", "Bold"]
DIGITS = "0123456789"
TABULAR = 0xE000  # added to a digit's code point
DIGIT_NAMES = "zero one two three four five six seven eight nine".split()

# Basic Latin, Latin-1, Latin Extended-A, and the symbols that the app uses.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C)]
SIGNS = [ord(sign) for sign in "‐‑‒–—―‘’‚‛“”„†‡•‣…‰′″‹›⁄€™←↑→↓↔↕↵−∕∙√≈≠≤≥⌘⇧⌃●○◆◇★✓½⅓⅔¼¾"]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]

# The letters, marks and figures of Arabic, a few letters of its neighbors that names and foreign
# words have, and its punctuation; their joined forms follow from the features.
ARABIC = [0x060C, 0x061B, 0x061F, *range(0x0621, 0x063B), *range(0x0640, 0x0653),
          *range(0x0660, 0x066E), 0x0670, 0x0671, *(ord(sign) for sign in "پچژڤکگی"), 0x06D4,
          *range(0x06F0, 0x06FA)]
ARABIC_FEATURES = ["init", "medi", "fina", "isol", "rlig", "liga", "calt", "curs", *FEATURES]


def cut(font, code_points, features=FEATURES):
    """Keeps the glyphs of these code points and the features needed to set names correctly."""
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.hinting = True
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["FFTM", "DSIG", "PfEd"]
    tool = subset.Subsetter(options)
    tool.populate(unicodes=code_points)
    tool.subset(font)


def map_digits(font, glyph_of):
    """Maps the ten digits to other glyphs, in every character map of the font."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            for digit in DIGITS:
                table.cmap[ord(digit)] = glyph_of[digit]


def add_tabular_digits(font):
    """Gives the tabular figures code points of their own."""
    tabular = single_substitutions(font, "tnum")
    cmap = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            for digit in DIGITS:
                table.cmap[TABULAR + ord(digit)] = tabular[cmap[ord(digit)]]


def widen_hard_spaces(font):
    """Makes no-break spaces as wide as ordinary ones."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0xA0] = table.cmap[0x20]


def single_substitutions(font, feature):
    """The one-to-one glyph substitutions of an OpenType feature."""
    table = font["GSUB"].table
    pairs = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    pairs.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return pairs


def rename(font, family, style, copyright_line):
    name = font["name"]
    version = str(name.getDebugName(5) or "").split(";")[0]
    for record in list(name.names):
        if record.nameID in (0, 1, 2, 3, 4, 6, 7, 13, 16, 17):
            name.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    postscript = family.replace(" ", "") + "-" + style
    for name_id, text in ((0, copyright_line), (1, family), (2, style),
                          (3, f"{postscript}; subset of {version}"), (4, f"{family} {style}"),
                          (6, postscript), (13, LICENCE)):
        name.setName(text, name_id, 3, 1, 0x409)
    if "CFF " not in font:
        return
    top = font["CFF "].cff
    top.fontNames[0] = postscript
    top[0].FamilyName, top[0].FullName = family, f"{family} {style}"
    top[0].Notice = top[0].Copyright = copyright_line


# ---- heavier figures -----------------------------------------------------------------------------

def contours_of(font, glyph_name):
    """The outline as lists of (kind, points), kind: "line" or "curve"; each starts with a move."""
    pen = RecordingPen()
    font.getGlyphSet()[glyph_name].draw(pen)
    contours = []
    for command, points in pen.value:
        if command == "moveTo":
            contours.append([("move", list(points))])
        elif command in ("lineTo", "curveTo"):
            contours[-1].append((command[:-2], list(points)))
    return contours


def offset_ring(ring, distance):
    """Moves every corner of a closed polygon outward by the miter of its two edges."""
    moved = []
    count = len(ring)
    for i, (x, y) in enumerate(ring):
        # Control points may coincide: search further for an edge that has a direction.
        before = next(p for p in (ring[(i - k) % count] for k in range(1, count))
                      if math.hypot(x - p[0], y - p[1]) > 1e-3)
        after = next(p for p in (ring[(i + k) % count] for k in range(1, count))
                     if math.hypot(x - p[0], y - p[1]) > 1e-3)
        in_x, in_y = x - before[0], y - before[1]
        out_x, out_y = after[0] - x, after[1] - y
        in_length, out_length = math.hypot(in_x, in_y), math.hypot(out_x, out_y)
        # PostScript outlines run counterclockwise: outward is to the right.
        n1 = (in_y / in_length, -in_x / in_length)
        n2 = (out_y / out_length, -out_x / out_length)
        scale = distance / max(0.35, 1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((x + (n1[0] + n2[0]) * scale, y + (n1[1] + n2[1]) * scale))
    return moved


def heavier(font, glyph_name, distance, widen, drop):
    """A charstring of the glyph with every edge moved outward; `drop` keeps it on the baseline."""
    width = font["hmtx"][glyph_name][0] + round(2 * distance * widen)
    pen = T2CharStringPen(width, None)
    for contour in contours_of(font, glyph_name):
        ring = [point for _, points in contour for point in points]
        closed = math.dist(ring[0], ring[-1]) < 1e-3
        moved = offset_ring(ring[:-1] if closed else ring, distance)
        moved += moved[:1] if closed else []
        moved = [(x + distance * widen, y + drop) for x, y in moved]
        at = 0
        for kind, points in contour:
            part = moved[at:at + len(points)]
            at += len(points)
            {"move": lambda p: pen.moveTo(p[0]), "line": lambda p: pen.lineTo(p[0]),
             "curve": lambda p: pen.curveTo(*p)}[kind](part)
        pen.closePath()
    return width, pen


def put_heavy_figures(bold, regular):
    """Adds lining figures to the Bold: the Regular's, heavier by the difference of the stems."""
    def stem(font):
        pen = BoundsPen(font.getGlyphSet())
        font.getGlyphSet()["bar"].draw(pen)
        return pen.bounds[2] - pen.bounds[0]
    distance = max(15.0, min(22.0, (stem(bold) - stem(regular)) / 2 or 18.0))
    top = bold["CFF "].cff[0]
    for name in DIGIT_NAMES:
        width, pen = heavier(regular, name + ".lnum", distance, 0.8, distance * 0.2)
        top.CharStrings[name] = pen.getCharString(top.Private, top.GlobalSubrs)
        bounds = BoundsPen(bold.getGlyphSet())
        bold.getGlyphSet()[name].draw(bounds)
        bold["hmtx"][name] = (width, round(bounds.bounds[0]))


# ---- symbols of the other optical size -----------------------------------------------------------

def borrow(font, other, code_points):
    """Adds the glyphs of `other` for those code points that `font` lacks."""
    top = font["CFF "].cff[0]
    glyphs, cmap, other_cmap = top.CharStrings, font.getBestCmap(), other.getBestCmap()
    for code_point in code_points:
        source = other_cmap.get(code_point)
        if code_point in cmap or source is None:
            continue
        name, metrics = f"borrowed{code_point:04X}", other["hmtx"][source]
        pen = T2CharStringPen(metrics[0], None)
        other.getGlyphSet()[source].draw(pen)
        glyphs.charStrings[name] = len(glyphs.charStringsIndex)
        glyphs.charStringsIndex.append(pen.getCharString(top.Private, top.GlobalSubrs))
        top.charset.append(name)
        font["hmtx"][name] = metrics
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code_point] = name
    font.setGlyphOrder(top.charset)
    font["maxp"].numGlyphs = len(top.charset)


# ---- the two families ----------------------------------------------------------------------------

def make_sans(style):
    font = TTFont(SOURCE / "inter" / f"Inter-{style}.otf")
    add_tabular_digits(font)
    cut(font, LETTERS + SIGNS + [TABULAR + ord(digit) for digit in DIGITS])
    rename(font, "Serai Sans", style, "Copyright 2016-2022 The Inter Project Authors "
           "(https://github.com/rsms/inter). A subset with tabular figures.")
    return font


def make_display(style):
    books = TTFont(SOURCE / "ebgaramond" / "EBGaramond12-Regular.otf")
    if style == "Regular":
        font = TTFont(SOURCE / "ebgaramond" / "EBGaramond08-Regular.otf")
        borrow(font, books, SIGNS)
        widen_hard_spaces(font)
        map_digits(font, {d: n + ".lnum" for d, n in zip(DIGITS, DIGIT_NAMES)})
        cut(font, LETTERS + SIGNS)
    else:
        font = TTFont(SOURCE / "ebgaramond" / "EBGaramond12-Bold.otf")
        put_heavy_figures(font, books)
        cut(font, LETTERS + SIGNS)
    rename(font, "Serai Display", style, "Copyright 2010-2013 Georg Duffner "
           "(http://www.georgduffner.at/ebgaramond). A subset with lining figures.")
    return font


def make_arabic(family, source, style, copyright_line):
    font = TTFont(source)
    cut(font, ARABIC, ARABIC_FEATURES)
    rename(font, family, style, copyright_line)
    return font


def arabic_fonts():
    for style in ("Regular", "Bold"):
        yield f"SeraiSansArabic-{style}.ttf", make_arabic(
            "Serai Sans Arabic", TRUETYPE / "noto" / f"NotoSansArabic-{style}.ttf", style,
            "Copyright 2015-2020 Google LLC. A subset of Noto Sans Arabic.")
        yield f"SeraiDisplayArabic-{style}.ttf", make_arabic(
            "Serai Display Arabic", SOURCE / "fonts-hosny-amiri" / f"Amiri-{style}.ttf", style,
            "Copyright 2010-2020 The Amiri Project Authors "
            "(https://github.com/alif-type/amiri). A subset.")


def main():
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    TARGET.mkdir(exist_ok=True)
    fonts = {f"SeraiSans-{style}.otf": make_sans(style) for style in SANS}
    fonts.update({f"SeraiDisplay-{style}.otf": make_display(style)
                  for style in ("Regular", "Bold")})
    fonts.update(arabic_fonts())
    for name, font in fonts.items():
        font.recalcTimestamp = False
        path = TARGET / name
        font.save(path)
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
