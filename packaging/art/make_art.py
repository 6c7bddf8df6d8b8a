#!/usr/bin/env python3
"""Writes the pictures for installers and desktops, from the drawings in assets/sprites.

A developer tool: it needs Python's standard library and rsvg-convert (Debian: librsvg2-bin), and is
not run by the build; its output is committed. Run it after changing app-icon.svg or icon-16.svg;
`--check` only reports whether that was forgotten.

  icons/serai-N.png    the icon at N pixels, for the desktop; at 16 from a drawing of its own
  icons/serai.ico      for Windows: 16 to 256 pixels
  icons/serai.icns     for macOS: 16 to 1024 pixels
  installer-side.bmp   the left side of the Windows installer's first and last page
  installer-head.bmp   the head of its other pages
  dmg.png              behind the two icons of the macOS disk image
  SOURCE.sha256        checksums of the two drawings of the icon
"""
import argparse
import hashlib
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent.parent / "assets"
ICON = ASSETS / "sprites" / "app-icon.svg"
ICON_16 = HERE / "icon-16.svg"
STAMP = HERE / "SOURCE.sha256"

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
# The types of a macOS icon that hold a PNG, and their size in pixels.
ICNS_TYPES = ((b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128),
              (b"ic13", 256), (b"ic08", 256), (b"ic14", 512), (b"ic09", 512), (b"ic10", 1024))
SKY = ((0, "#141829"), (.33, "#20233B"), (.63, "#4A3450"), (.85, "#9A5340"), (1, "#C9763F"))


# ---- pixels ----

def rasterize(svg, width, height):
    """The PNG of an SVG text. Only Serai's own fonts are available to it."""
    with tempfile.TemporaryDirectory() as folder:
        fonts = Path(folder) / "fonts.conf"
        fonts.write_text(f"<fontconfig><dir>{ASSETS / 'fonts'}</dir>"
                         f"<cachedir>{folder}</cachedir></fontconfig>")
        command = ["rsvg-convert", "--width", str(width), "--height", str(height)]
        return subprocess.run(command, input=svg.encode(), stdout=subprocess.PIPE, check=True,
                              env=os.environ | {"FONTCONFIG_FILE": str(fonts)}).stdout


def rows_of(png):
    """The rows of an RGBA or RGB picture of 8 bits, each a list of (red, green, blue, alpha)."""
    chunks, at = {}, 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        chunks[kind] = chunks.get(kind, b"") + png[at + 8:at + 8 + length]
        at += length + 12
    width, height, depth, colors = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    if depth != 8 or colors not in (2, 6):
        sys.exit("rsvg-convert gave a kind of PNG that is not known here")
    size = 4 if colors == 6 else 3
    data, stride = zlib.decompress(chunks[b"IDAT"]), width * size
    above = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        above = unfilter(data[start], bytearray(data[start + 1:start + 1 + stride]), above, size)
        pixels = [tuple(above[i:i + size]) for i in range(0, stride, size)]
        yield [p if size == 4 else p + (255,) for p in pixels]


def unfilter(kind, row, above, size):
    for i, value in enumerate(row):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        row[i] = (value + prediction(kind, left, above[i], corner)) & 255
    return row


def prediction(kind, left, above, corner):
    if kind == 4:
        guess = left + above - corner
        return min((left, above, corner), key=lambda v: abs(guess - v))
    return (0, left, above, (left + above) // 2)[kind]


def bitmap(png):
    """A BMP file of 24 bits."""
    rows = [b"".join(bytes((b, g, r)) for r, g, b, _ in row) for row in rows_of(png)]
    width, height = len(rows[0]) // 3, len(rows)
    pixels = b"".join(row + b"\0" * (-len(row) % 4) for row in reversed(rows))
    head = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(pixels), 3780, 3780, 0, 0)
    return struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54) + head + pixels


def icon_bitmap(png):
    """An image of an ICO file that every program can read: 32 bits, with an empty mask."""
    rows = [b"".join(bytes((b, g, r, a)) for r, g, b, a in row) for row in rows_of(png)]
    size = len(rows)
    mask = bytes((size + 31) // 32 * 4) * size
    head = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    return head + b"".join(reversed(rows)) + mask


# ---- icons ----

def ico(pngs):
    pictures = [pngs[size] if size == 256 else icon_bitmap(pngs[size]) for size in ICO_SIZES]
    at = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def icns(pngs):
    parts = b"".join(struct.pack(">4sI", kind, 8 + len(pngs[size])) + pngs[size]
                     for kind, size in ICNS_TYPES)
    return struct.pack(">4sI", b"icns", 8 + len(parts)) + parts


def icons():
    sizes = sorted(set(PNG_SIZES) | set(ICO_SIZES) | {size for _, size in ICNS_TYPES})
    pngs = {size: rasterize((ICON_16 if size == 16 else ICON).read_text(), size, size)
            for size in sizes}
    files = {f"icons/serai-{size}.png": pngs[size] for size in PNG_SIZES}
    return files | {"icons/serai.ico": ico(pngs), "icons/serai.icns": icns(pngs)}


# ---- pictures of the installers ----

def drawing(name, x, y, unit):
    """A drawing with its anchor at (x, y) and units of length `unit`; its ids are made unique."""
    text = (ASSETS / "sprites" / f"{name}.svg").read_text()
    text = re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", text)
    left, top, width, height = map(float, re.search(r'viewBox="([^"]*)"', text).group(1).split())
    box = (f'x="{x + left * unit:g}" y="{y + top * unit:g}" width="{width * unit:g}" '
           f'height="{height * unit:g}" viewBox="{left:g} {top:g} {width:g} {height:g}"')
    return re.sub(r"<svg [^>]*>", f"<svg {box}>", text, count=1)


def sky(horizon):
    stops = "".join(f'<stop offset="{at}" stop-color="{color}"/>' for at, color in SKY)
    return (f'<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
            f'y2="{horizon}">{stops}</linearGradient></defs>'
            '<rect width="100%" height="100%" fill="url(#sky)"/>')


def ground(horizon):
    return f'<rect y="{horizon}" width="100%" height="100%" fill="#191923"/>'


def words(text, x, y, size, font="Serai Display", weight="bold", color="#F3E9D7", opacity=1):
    return (f'<text x="{x}" y="{y}" text-anchor="middle" font-family="{font}" '
            f'font-weight="{weight}" font-size="{size}" fill="{color}" '
            f'fill-opacity="{opacity}">{text}</text>')


def page(width, height, *parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">{"".join(parts)}</svg>')


def side():
    """164 by 314, as the installer requires."""
    return page(164, 314, sky(280), drawing("home-stars", -200, -6, .5),
                drawing("home-moon-dusk", 124, 44, 9), drawing("home-dunes-dusk", -40, 280, .5),
                drawing("home-serai-dusk", 276, 281, .52), ground(280),
                words("Serai", 82, 122, 46),
                words("Five board games for two", 82, 143, 11, "Serai Sans", "normal",
                      opacity=.85))


def head():
    """150 by 57, as the installer requires."""
    return page(150, 57, sky(62), drawing("home-stars", -300, 0, .4),
                drawing("app-icon", 29, 28.5, .37), words("Serai", 96, 38, 29))


def disk():
    """660 by 400; the icons of the app and of the Applications folder are at (165, 200), (495, 200).
    Their names, black or white depending on the desktop, are on the bright part of the sky."""
    return page(660, 400, sky(275), drawing("home-stars", 0, 0, .6),
                drawing("home-dunes-dusk", -200, 352, 1), drawing("home-serai-dusk", 446, 353, .31),
                ground(352), words("Serai", 330, 76, 54),
                words("Drag the gate into your applications.", 330, 106, 15, "Serai Sans",
                      "normal", opacity=.85),
                '<path d="M276 200H372M352 182L374 200L352 218" fill="none" stroke="#F3E9D7" '
                'stroke-opacity=".7" stroke-width="5" stroke-linecap="round" '
                'stroke-linejoin="round"/>')


def pictures():
    return {"installer-side.bmp": bitmap(rasterize(side(), 328, 628)),
            "installer-head.bmp": bitmap(rasterize(head(), 300, 114)),
            "dmg.png": rasterize(disk(), 660, 400)}


def fingerprint():
    return "".join(f"{hashlib.sha256(icon.read_bytes()).hexdigest()}  {icon.name}\n"
                   for icon in (ICON, ICON_16))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only tell what is not up to date")
    if parser.parse_args().check:
        if STAMP.read_text() != fingerprint():
            sys.exit(f"{ICON.name} or {ICON_16.name} has changed; run packaging/art/make_art.py")
        return
    files = icons() | pictures() | {STAMP.name: fingerprint().encode()}
    for name, data in files.items():
        path = HERE / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    print(f"{len(files)} files, {sum(map(len, files.values()))} bytes")


if __name__ == "__main__":
    main()
