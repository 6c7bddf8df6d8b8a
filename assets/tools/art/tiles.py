"""Dulko's ivory tiles without their number, which is text, and the plate of the deadzone.

One unit is half a tile's width. The number's middle is at x = -.02, its baseline at y = .14, its
size 1.24; a white copy .032 below right makes it look engraved.
"""
import random

from .drawing import Drawing, mix, number, polygon
from .theme import THEMES

LIFTED = (-2, -2, 4, 4)
PLATE = (-1.1, -1.1, 2.2, 2.2)

# The tile's upper face: a little smaller than the body, which is visible as an edge below and
# right.
LEFT, TOP, SIDE, CORNER = -1, -1.06, 1.96, .26
BAND = .54
BAND_TOP = TOP + SIDE - BAND
SIGN_X, SIGN_Y = LEFT + SIDE / 2, BAND_TOP + BAND / 2


def _band():
    """The foot of the face: square corners above, the face's round corners below."""
    right, bottom, r = LEFT + SIDE, TOP + SIDE, CORNER
    words = (f"M{number(LEFT)} {number(BAND_TOP)}H{number(right)}V{number(bottom - r)}"
             f"A{number(r)} {number(r)} 0 0 1 {number(right - r)} {number(bottom)}"
             f"H{number(LEFT + r)}A{number(r)} {number(r)} 0 0 1 {number(LEFT)} "
             f"{number(bottom - r)}Z")
    return words


def _sign(d, player, x, y, color, opacity=1):
    if player == 0:
        d.circle(x, y, .15, fill=color, fill_opacity=opacity)
    else:
        d.path(polygon([(x, y - .18), (x + .18, y), (x, y + .18), (x - .18, y)]), fill=color,
               fill_opacity=opacity)


def _grain(d):
    """The faint lines of ivory, never straight."""
    chance = random.Random(5)
    for i in range(5):
        y = TOP + SIDE * (.1 + .135 * i) + chance.uniform(-.03, .03)
        bend, end = y + chance.uniform(-.07, .07), y + chance.uniform(-.05, .05)
        d.path(f"M{number(LEFT + .1)} {number(y)}Q0 {number(bend)} {number(LEFT + SIDE - .1)} "
               f"{number(end)}", stroke="#B99F6C", stroke_opacity=chance.uniform(.14, .26),
               stroke_width=chance.uniform(.018, .032))


def tile(theme_name, player, lifted):
    theme = THEMES[theme_name]
    if theme_name == "contrast":
        return tile_plain(theme["players"][player], player, lifted)
    color = theme["players"][player]
    d = Drawing(LIFTED if lifted else Drawing().frame)
    if lifted:
        d.cast_shadow(-1, -1, 2, 2, CORNER, .54, .55 * (1 if theme_name == "dusk" else .8),
                      (.26, .44))
    else:
        d.cast_shadow(-1, -1, 2, 2, CORNER, .17, .66, (.1, .15))
    d.rectangle(-1, -.98, 2, 2, CORNER, fill=d.linear(-1, -1, 1, 1, [
        (0, "#D9C69C"), (.5, "#B79E6C"), (1, "#6E5530")]))
    d.rectangle(-.99, -.97, 1.98, 1.98, CORNER, stroke="#3A2A10", stroke_opacity=.45,
                stroke_width=.025)
    d.rectangle(LEFT, TOP, SIDE, SIDE, CORNER, fill=d.linear(LEFT, TOP, LEFT + SIDE, TOP + SIDE, [
        (0, "#FFFCF1"), (.5, "#F5EAD0"), (1, "#E3D2AC")]))
    _grain(d)
    d.path(_band(), fill=d.linear(LEFT, BAND_TOP, LEFT + SIDE, TOP + SIDE, [
        (0, mix(color, "#FFFFFF", .14)), (.5, color), (1, mix(color, "#000000", .2))]))
    right = number(LEFT + SIDE)
    d.path(f"M{number(LEFT)} {number(BAND_TOP)}H{right}", stroke="#2A1604", stroke_opacity=.5,
           stroke_width=.03)
    d.path(f"M{number(LEFT)} {number(BAND_TOP + .035)}H{right}", stroke="#FFFFFF",
           stroke_opacity=.3, stroke_width=.03)
    _sign(d, player, SIGN_X + .02, SIGN_Y + .03, mix(color, "#000000", .6), .45)
    _sign(d, player, SIGN_X, SIGN_Y, "#FFF6E4")
    d.rectangle(LEFT + .02, TOP + .02, SIDE - .04, SIDE - .04, CORNER - .02, stroke=d.linear(
        LEFT, TOP, LEFT + SIDE, TOP + SIDE, [
            (0, "#FFFFFF", .95), (.5, "#FFFFFF", .35), (1, "#FFFFFF", .12)]), stroke_width=.04)
    return d


def tile_plain(color, player, lifted):
    """High contrast: a white face, a flat band; a lifted one has an outline instead of a shadow."""
    d = Drawing(LIFTED if lifted else Drawing().frame)
    if lifted:
        d.rectangle(-1.1, -1.16, 2.16, 2.16, CORNER + .1, fill="#000000")
        d.rectangle(-1.07, -1.13, 2.1, 2.1, CORNER + .07, stroke="#FFD400", stroke_width=.1)
    d.rectangle(LEFT, TOP, SIDE, SIDE, CORNER, fill="#FFFFFF")
    d.path(_band(), fill=color)
    d.path(f"M{number(LEFT)} {number(BAND_TOP)}H{number(LEFT + SIDE)}", stroke="#000000",
           stroke_width=.07)
    _sign(d, player, SIGN_X, SIGN_Y, "#000000")
    return d


def deadzone():
    """A gray plate inlaid in the lacquer, hatched upward from left to right. Its half side is 1."""
    d = Drawing(PLATE)
    d.rectangle(-1, -1, 2, 2, .13, fill="#4C4C50")
    d.rectangle(-1, -1, 2, 2, .13, fill=d.linear(-1, -1, 1, 1, [
        (0, "#000000", .5), (.5, "#000000", .16), (1, "#FFFFFF", .1)]))
    for i in range(1, 14):
        reach = 2 * i / 7 - 2
        ends = [(reach + .96, -.96), (-.96, reach + .96)] if reach <= 0 else [
            (.96, reach - .96), (reach - .96, .96)]
        d.path(polygon(ends, closed=False), stroke="#8D8D92", stroke_opacity=.75, stroke_width=.075)
    # Recessed: the rim's shadow above left, a thin light below right.
    for width in (.06, .11, .16, .21, .26, .31):
        inset = -1 + width / 2
        d.rectangle(inset, inset, -2 * inset, -2 * inset, .12, stroke=d.linear(-1, -1, .1, .1, [
            (0, "#000000", .17), (1, "#000000", 0)]), stroke_width=width)
    d.rectangle(-.985, -.985, 2.01, 2.01, .14, stroke=d.linear(-.2, -.2, 1, 1, [
        (0, "#D8D8DC", 0), (1, "#D8D8DC", .5)]), stroke_width=.05)
    d.rectangle(-1, -1, 2, 2, .13, stroke="#141416", stroke_width=.05)
    return d


def deadzone_plain():
    d = Drawing(PLATE)
    d.rectangle(-.96, -.96, 1.92, 1.92, .1, fill="#000000", stroke="#FFFFFF", stroke_width=.06)
    for i in range(1, 8):
        reach = 2 * i / 4 - 2
        ends = [(reach + .94, -.94), (-.94, reach + .94)] if reach <= 0 else [
            (.94, reach - .94), (reach - .94, .94)]
        d.path(polygon(ends, closed=False), stroke="#FFFFFF", stroke_width=.06)
    return d


def drawings():
    found = {}
    for player in (0, 1):
        for word, lifted in (("tile", False), ("tile-lifted", True)):
            for theme in THEMES:
                found[f"{word}-{player}-{theme}"] = tile(theme, player, lifted)
    return found | {"deadzone": deadzone(), "deadzone-plain": deadzone_plain()}
