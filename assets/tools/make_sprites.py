#!/usr/bin/env python3
"""Writes the vector drawings of the app (assets/sprites), their list (src/ui/draw/sprite_list.h), and
what other palettes exchange in them (src/ui/draw/palette_list.h).

A developer tool: it needs only Python's standard library, and is not run by the build. The same
sources always give the same bytes. With --check it writes nothing, and fails if a file is out of
date.
"""
import argparse
import re
import sys
from pathlib import Path

from art import app_icon, companions, emblems, gems, icons, marks, pieces, seeds, skyline, tiles
from art.drawing import ROUND
from art.theme import PALETTES, THEMES, use

ROOT = Path(__file__).resolve().parent.parent.parent
SPRITES = ROOT / "assets" / "sprites"
LIST = ROOT / "src" / "ui" / "draw" / "sprite_list.h"
EXCHANGES = ROOT / "src" / "ui" / "draw" / "palette_list.h"

# Each has `drawings()`: name -> drawing. The order is that of the list in C: variants, and the
# themes dusk, noon and contrast, follow each other.
SUBJECTS = (seeds, gems, pieces, tiles, emblems, companions, marks, skyline, app_icon, icons)

HEAD = """/* sprite_list.h: every drawing under assets/sprites, written by assets/tools/make_sprites.py.
 *
 * SPRITE_LIST(X) gives X(ID, file, left, top, width, height, round) for each: the name of the file,
 * the part of the plane that it shows, in the drawing's own unit (assets/README.md says what 1 is),
 * and whether it is a body that is the unit circle. SPRITE_LOOKS is a drawing's looks in the three
 * themes, in the order of enum theme_id.
 */
#ifndef SERAI_UI_DRAW_SPRITE_LIST_H
#define SERAI_UI_DRAW_SPRITE_LIST_H

#define SPRITE_LOOKS(X, id, name, ...)                                                             \\
    X(id##_DUSK, name "-dusk.svg", __VA_ARGS__)                                                    \\
    X(id##_NOON, name "-noon.svg", __VA_ARGS__)                                                    \\
    X(id##_CONTRAST, name "-contrast.svg", __VA_ARGS__)

/* clang-format off */
#define SPRITE_LIST(X) \\
"""
EXCHANGE_HEAD = """/* palette_list.h: the colors in the drawings that another palette exchanges, written by
 * assets/tools/make_sprites.py.
 *
 * PALETTE_LIST(X) gives X(usual, protan, deutan, tritan) for each, in the order of enum palette_id,
 * by rising usual colors.
 */
#ifndef SERAI_UI_DRAW_PALETTE_LIST_H
#define SERAI_UI_DRAW_PALETTE_LIST_H

/* clang-format off */
#define PALETTE_LIST(X) \\
"""
FOOT = """
/* clang-format on */

#endif
"""


def c_float(value):
    return f"{float(value):g}" + (".0F" if float(value) == int(value) else "F")


def c_name(name):
    return name.upper().replace("-", "_")


def list_text(drawings):
    rows = []
    for name, drawing in drawings.items():
        frame = ", ".join(c_float(v) for v in drawing.frame)
        rest = f'{frame}, {"true" if drawing.frame == ROUND else "false"})'
        whole, _, theme = name.rpartition("-")
        if theme == "dusk":
            rows.append(f'    SPRITE_LOOKS(X, {c_name(whole)}, "{whole}", {rest}')
        elif theme not in THEMES:
            rows.append(f'    X({c_name(name)}, "{name}.svg", {rest}')
    return HEAD + " \\\n".join(rows) + FOOT


def pixels_per_unit(drawing):
    """Only a nominal size: the app requests the size it needs."""
    return 64 / max(drawing.frame[2:])


def all_drawings(palette):
    """Name -> drawing."""
    use(palette)
    drawings = {}
    for subject in SUBJECTS:
        drawings |= subject.drawings()
    return drawings


COLOR = re.compile("#[0-9A-F]{6}")


def alike(some, others):
    """Mixed colors may be rounded otherwise."""
    return all(abs(a - b) <= 3 for one, other in zip(some, others)
               for a, b in zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:])))


def exchanges(texts):
    """The colors of which any is another one in another palette: usual, then as in PALETTES. A
    palette only exchanges colors, the same ones in every drawing."""
    found = {}
    for name, usual in texts["usual"].items():
        for colors in zip(*(COLOR.findall(texts[palette][name]) for palette in PALETTES)):
            if not alike(found.setdefault(colors[0], colors), colors):
                sys.exit(f"{name}: {colors} also is {found[colors[0]]}")
        if len({COLOR.sub("", texts[palette][name]) for palette in PALETTES}) > 1:
            sys.exit(f"{name}: more than colors differs between palettes")
    return sorted(colors for colors in found.values() if len(set(colors)) > 1)


def exchange_text(texts):
    rows = [f"    X({', '.join('0x' + color[1:] for color in colors)})"
            for colors in exchanges(texts)]
    return EXCHANGE_HEAD + " \\\n".join(rows) + FOOT


def wanted_files():
    """Path -> text of every file that this program writes."""
    drawings = {palette: all_drawings(palette) for palette in PALETTES}
    texts = {palette: {name: drawing.text(pixels_per_unit(drawing))
                       for name, drawing in drawings[palette].items()} for palette in PALETTES}
    files = {SPRITES / f"{name}.svg": text for name, text in texts["usual"].items()}
    files[LIST] = list_text(drawings["usual"])
    files[EXCHANGES] = exchange_text(texts)
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only tell what is not up to date")
    check = parser.parse_args().check
    files = wanted_files()
    stale = [path for path in SPRITES.glob("*.svg") if path not in files]
    changed = [path for path, text in files.items()
               if not path.exists() or path.read_text() != text]
    if check:
        for path in stale + changed:
            print(f"not up to date: {path.relative_to(ROOT)}")
        sys.exit(1 if stale or changed else 0)
    SPRITES.mkdir(exist_ok=True)
    for path in stale:
        path.unlink()
    for path in changed:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[path])
    size = sum(len(text) for path, text in files.items() if path.parent == SPRITES)
    print(f"{len(files) - 2} drawings, {size} bytes; {len(changed)} written, {len(stale)} removed")


if __name__ == "__main__":
    main()
