#!/usr/bin/env python3
"""Writes the vector drawings of the app (assets/sprites) and their list (src/ui/draw/sprite_list.h).

A developer tool: it needs only Python's standard library, and is not run by the build. The same
sources always give the same bytes. With --check it writes nothing, and fails if a file is out of
date.
"""
import argparse
import sys
from pathlib import Path

from art import app_icon, companions, emblems, gems, icons, marks, pieces, seeds, skyline, tiles
from art.drawing import ROUND
from art.theme import THEMES

ROOT = Path(__file__).resolve().parent.parent.parent
SPRITES = ROOT / "assets" / "sprites"
LIST = ROOT / "src" / "ui" / "draw" / "sprite_list.h"

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


def wanted_files():
    """Path -> text of every file that this program writes."""
    drawings = {}
    for subject in SUBJECTS:
        drawings |= subject.drawings()
    files = {SPRITES / f"{name}.svg": drawing.text(pixels_per_unit(drawing))
             for name, drawing in drawings.items()}
    files[LIST] = list_text(drawings)
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
    size = sum(len(text) for path, text in files.items() if path != LIST)
    print(f"{len(files) - 1} drawings, {size} bytes; {len(changed)} written, {len(stale)} removed")


if __name__ == "__main__":
    main()
