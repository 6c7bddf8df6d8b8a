"""The home scene's skyline: a caravanserai at dusk, dunes, a caravan, the moon, stars.

One unit is a point. The ground line is y = 0; `home-serai` has the window's right edge at x = 0,
`home-dunes` and `home-stars` start at x = 0 and repeat every 1280 units.
"""
import math
import random

from .drawing import Drawing, number, polar
from .theme import THEMES

PERIOD = 1280
SERAI = (-800, -170, 830, 180)
DUNES = (0, -66, PERIOD, 80)
STARS = (0, 0, PERIOD, 180)
CAMELS = (-90, -40, 180, 44)

# Colors of the layers: walls at the top and at the foot, lit arches from the lamp outward, edges.
LOOKS = {
    "dusk": {"wall": ("#15121A", "#2A1B1D"), "rim": "#E08A4A", "frame": "#C9763F",
             "lamp": ("#FFE9B4", "#F6B458", "#B4581F", "#6B2E14"),
             "glow": "#FFB257", "arch_edge": "#2A1812", "palm": "#15121A",
             "dunes": ("#5B3638", "#2F2129"), "crest": "#C9763F", "camel": "#1E161C"},
    "noon": {"wall": ("#E3C693", "#C9A264"), "frame": "#9A6B34",
             "lamp": ("#4A3220", "#5A3C24", "#6E4A2A", "#7A532F"),
             "glow": None, "arch_edge": "#8A6230", "palm": "#5F6B3A",
             "dunes": ("#EBD5A8", "#DDBF8A"), "crest": "#FFF4DC", "camel": "#8A6236"},
}

LEFT = -700
WALL_TOP = -88
GATE_X = LEFT + 328
DOMES = ((LEFT + 160, 38), (LEFT + 438, 19), (LEFT + 482, 19))


def n(*values):
    return " ".join(number(v) for v in values)


def _arch(x, width, height):
    """A pointed arch that stands on the ground line."""
    half = width / 2
    return (f"M{n(x - half, 0)}V{n(-height * .55)}C{n(x - half, -height * .84)} "
            f"{n(x - width * .12, -height * .94)} {n(x, -height)}"
            f"C{n(x + width * .12, -height * .94)} {n(x + half, -height * .84)} "
            f"{n(x + half, -height * .55)}V0Z")


def _crenels(x, width, top, pitch, merlon, height):
    """A wall with its merlons, from left to right."""
    count = round((width - merlon) / pitch)
    pitch = (width - merlon) / count
    data = f"M{n(x, 4)}V{n(top - height)}"
    for i in range(count):
        at = x + i * pitch
        data += f"H{n(at + merlon)}V{n(top)}H{n(at + pitch)}V{n(top - height)}"
    return data + f"H{n(x + width)}V4Z"


def _tower(x, width, top):
    """A tower with a projecting ledge, and merlons on the ledge."""
    ledge = f"M{n(x - 3, top)}V{n(top - 5)}H{n(x + width + 3)}V{n(top)}Z"
    merlons = _crenels(x - 3, width + 6, top - 5, 13, 8, 6).replace("M" + n(x - 3, 4), "M" + n(
        x - 3, top)).replace("V4Z", f"V{n(top)}Z")
    return f"M{n(x, 4)}V{n(top)}H{n(x + width)}V4Z" + ledge + merlons


def _dome(x, radius, base):
    """An onion dome with its finial."""
    r, tip = radius, base - radius * 1.58
    return (f"M{n(x - r, base + 1)}C{n(x - r * 1.16, base - r * .9)} "
            f"{n(x - r * .47, base - r * 1.16)} {n(x, tip)}C{n(x + r * .47, base - r * 1.16)} "
            f"{n(x + r * 1.16, base - r * .9)} "
            f"{n(x + r, base + 1)}Z"
            f"M{n(x - .9, tip + 3)}L{n(x - .5, tip - r * .38)}H{n(x + .5)}L{n(x + .9, tip + 3)}Z")


def _towers():
    """All parts of the building as (data) in drawing order, the farthest first."""
    for x, radius in DOMES:
        yield _dome(x, radius, WALL_TOP)
    # The lantern tower behind the east wing.
    x = LEFT + 548
    yield f"M{n(x - 11, 0)}V-124H{n(x + 11)}V0ZM{n(x - 14, -124)}V-128H{n(x + 14)}V-124Z"
    yield f"M{n(x - 9, -127)}V-137H{n(x + 9)}V-127Z" + _dome(x, 8.5, -136)
    yield _crenels(LEFT, 655, WALL_TOP, 12.6, 7, 5)
    yield _tower(LEFT - 6, 54, -106)
    yield _tower(LEFT + 606, 54, -106)
    yield _tower(GATE_X - 52, 104, -138)


def _windows():
    """The lit openings of the arcade, six on each side of the gate: their middles."""
    return [LEFT + 70 + 36 * i for i in range(6)] + [GATE_X + 78 + 36 * i for i in range(6)]


def serai(theme_name):
    look = LOOKS[theme_name] | {"tile": THEMES[theme_name]["players"][1]}
    d = Drawing(SERAI)
    wall = d.linear(0, -140, 0, 0, [(0, look["wall"][0]), (.45, look["wall"][0]),
                                    (1, look["wall"][1])])
    for data in _towers():
        d.path(data, fill=wall)
    if theme_name == "noon":
        _noon_shades(d)
    else:
        _rims(d, look)
    _gate(d, look)
    for i, x in enumerate(_windows()):
        _lit_arch(d, look, x, 23, 66, 1 if i % 3 else .82)
    d.path("".join(_arch(x, 23, 66) for x in _windows()), stroke=look["arch_edge"],
           stroke_width=2)
    for x, y in ((LEFT + 21, -88), (LEFT + 633, -88), (LEFT + 548, -108)):
        with d.group(f"translate({n(x, y)})"):
            d.path(_arch(0, 7, 14), fill=look["lamp"][1], fill_opacity=.9)
    for x, size in ((LEFT - 70, 1), (LEFT - 38, .72), (-16, .9)):
        _palm(d, look["palm"], x, size)
    return d


def _rims(d, look):
    """The last light of the sky on the edges that face it."""
    edges = (f"M{n(LEFT - 6, -40)}V-106M{n(GATE_X - 52, -90)}V-138M{n(LEFT + 606, -40)}V-106"
             f"M{n(LEFT + 537, -92)}V-124")
    d.path(edges, stroke=look["rim"], stroke_opacity=.42, stroke_width=1.2)
    for x, r in DOMES:
        base = WALL_TOP
        d.path(f"M{n(x - r + .6, base)}C{n(x - r * 1.14, base - r * .9)} "
               f"{n(x - r * .46, base - r * 1.14)} {n(x - .4, base - r * 1.55)}",
               stroke=look["rim"], stroke_opacity=.34, stroke_width=1.2)


def _noon_shades(d):
    """By day the far sides of the towers and domes are in shade."""
    for x, top, width in ((LEFT - 6, -106, 54), (GATE_X - 52, -138, 104), (LEFT + 606, -106, 54)):
        if x < LEFT + 600:
            d.path(f"M{n(x + width, 0)}V{n(WALL_TOP)}h7V0Z", fill="#6E4A2A", fill_opacity=.3)
        d.rectangle(x, top, width, -top, fill=d.linear(x, 0, x + width, 0, [
            (0, "#FFF6E0", .35), (.5, "#FFF6E0", 0), (1, "#6E4A2A", .28)]))
    for x, r in DOMES:
        d.path(_dome(x, r, WALL_TOP - 4), fill=d.linear(x - r, 0, x + r, 0, [
            (0, "#BFE3DC"), (.4, "#4FA79C"), (1, "#1F6A62")]))


def _gate(d, look):
    x = GATE_X
    if look["glow"]:
        d.soft_ellipse(x, -36, 122, 98, 0, look["glow"], [(0, .5), (.45, .2), (1, 0)])
    d.rectangle(x - 42, -130, 84, 130, stroke=look["frame"], stroke_opacity=.5, stroke_width=1.4)
    d.rectangle(x - 46.5, -134.5, 93, 134.5, stroke=look["frame"], stroke_opacity=.25,
                stroke_width=1)
    tiles = (x - 33 + 11 * i for i in range(7))
    d.path("".join(f"M{n(at, -127)}L{n(at + 3, -124)}L{n(at, -121)}L{n(at - 3, -124)}Z"
                   for at in tiles), fill=look["tile"], fill_opacity=.6)
    _lamp_fill(d, look, _arch(x, 62, 116), x, -44, 96, 1)
    d.path(_arch(x, 62, 116), stroke=look["arch_edge"], stroke_width=3)
    d.path(_arch(x, 54, 108), stroke=look["lamp"][0], stroke_opacity=.25, stroke_width=1)
    # The inner door, and a lantern that hangs in the arch.
    d.path(_arch(x, 36, 62), fill="#3A1A10", fill_opacity=.75)
    d.path(f"M{n(x, -114)}V-88", stroke="#3A1A10", stroke_width=1)
    d.path(f"M{n(x - 3, -88)}H{n(x + 3)}L{n(x + 4, -82)}L{n(x, -77)}L{n(x - 4, -82)}Z",
           fill="#3A1A10")


def _lit_arch(d, look, x, width, height, opacity):
    if look["glow"]:
        d.soft_ellipse(x, -44, 34, 36, 0, look["glow"], [(0, .28), (.45, .12), (1, 0)])
    _lamp_fill(d, look, _arch(x, width, height), x, -40, 46, opacity)


def _lamp_fill(d, look, data, x, y, radius, opacity):
    a, b, c, e = look["lamp"]
    d.path(data, fill=d.radial(x, y, radius, [(0, a), (.35, b), (.8, c), (1, e)]),
           fill_opacity=opacity)


def _palm(d, color, x, size, lean=6):
    """A date palm: a bent trunk, nine hanging fronds."""
    top_x, top_y = x + lean * size, -92 * size
    d.path(f"M{n(x, 2)}C{n(x + 3 * size, -30 * size)} {n(x - 4 * size, -60 * size)} "
           f"{n(top_x, top_y)}", stroke=color, stroke_width=4 * size, stroke_linecap="round")
    fronds = ""
    for angle in (-172, -150, -126, -102, -78, -54, -32, -10, 160):
        reach = (34 if angle < 0 else 24) * size
        c, s = polar(1, angle)
        tip = (top_x + c * reach, top_y + s * reach * .5 + 13 * size)
        upper = (top_x + c * reach * .6, top_y + s * reach * .8 - 6 * size)
        lower = (top_x + c * reach * .55, top_y + s * reach * .45)
        fronds += f"M{n(top_x, top_y)}Q{n(*upper)} {n(*tip)}Q{n(*lower)} {n(top_x, top_y)}Z"
    d.path(fronds, fill=color, stroke=color, stroke_width=1.2 * size, stroke_linejoin="round")


# ---- high contrast -------------------------------------------------------------------------------

def serai_plain():
    """Outlines only."""
    d = Drawing(SERAI)
    for data in _towers():
        d.path(data, fill="#000000", stroke="#FFFFFF", stroke_width=2, stroke_linejoin="round")
    d.path(_arch(GATE_X, 62, 116), fill="#000000", stroke="#FFD400", stroke_width=2.5)
    for x in _windows():
        d.path(_arch(x, 23, 66), fill="#000000", stroke="#FFFFFF", stroke_width=2)
    return d


def dunes_plain():
    d = Drawing(DUNES)
    for far in (True, False):
        d.path(_crest(far) + "V40H-20Z", fill="#000000", stroke="#FFFFFF", stroke_width=2)
    return d


def moon_plain():
    d = Drawing((-3.6, -3.6, 7.2, 7.2))
    d.path(MOON, fill="#FFFFFF")
    return d


# ---- dunes, moon, stars, the caravan -------------------------------------------------------------

def _height(far, x):
    """A crest that repeats every PERIOD."""
    t = 2 * math.pi * (x + 150) / PERIOD
    if far:
        return -33 + 13 * math.cos(t - .9) + 7 * math.sin(2 * t + .4) - 3 * math.cos(5 * t)
    return -15 + 7 * math.cos(2 * t + 1.1) + 4 * math.sin(3 * t - .6)


def _crest(far):
    step = 40
    xs = [-20 + step * i for i in range(PERIOD // step + 2)]
    points = [(x, _height(far, x)) for x in xs]
    data = "M" + n(*points[0])
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        slope1 = (_height(far, x1 + 1) - _height(far, x1 - 1)) / 2
        slope2 = (_height(far, x2 + 1) - _height(far, x2 - 1)) / 2
        data += "C" + n(x1 + step / 3, y1 + slope1 * step / 3, x2 - step / 3,
                        y2 - slope2 * step / 3, x2, y2)
    return data


def dunes(theme_name):
    look = LOOKS[theme_name]
    d = Drawing(DUNES)
    for far, color in ((True, look["dunes"][0]), (False, look["dunes"][1])):
        d.path(_crest(far) + "V40H-20Z", fill=color)
        d.path(_crest(far), stroke=look["crest"], stroke_opacity=.35 if far else .2,
               stroke_width=1)
    return d


MOON = "M.24 -1A1.03 1.03 0 1 0 1 .35A.84 .84 0 0 1 .24 -1Z"


def moon(theme_name):
    """The moon's radius is 1; by day there is a pale sun in its place."""
    d = Drawing((-3.6, -3.6, 7.2, 7.2))
    if theme_name == "noon":
        d.soft_ellipse(0, 0, 3.5, 3.5, 0, "#FFF3C8", [(0, .9), (.4, .4), (1, 0)])
        d.circle(0, 0, 1, fill="#FFF8DE")
        return d
    d.soft_ellipse(0, 0, 3.5, 3.5, 0, "#F3E9D7", [(0, .26), (.45, .1), (1, 0)])
    d.circle(.05, 0, 1, fill="#F3E9D7", fill_opacity=.05)
    d.path(MOON, fill=d.radial(-.6, -.1, 1.9, [(0, "#FFF6E0"), (1, "#E9D3A4")]))
    return d


def stars():
    """The stars, fewer and fainter toward the horizon."""
    chance = random.Random(12)
    d = Drawing(STARS)
    shades = {}  # stars of one shade are one path: each path costs a pass over the whole picture
    for _ in range(96):
        x, y = chance.uniform(4, PERIOD - 4), 2 + chance.random() ** 1.5 * 160
        radius, light = chance.choice((.6, .7, .9, 1.3)), chance.uniform(.25, .9) * (1 - y / 190)
        shade = max(1, round(light * 8))
        if radius > 1:
            shades.setdefault((0, shade), []).append(_disc(x, y, 3.2))
        shades.setdefault((1, shade), []).append(_disc(x, y, radius))
    for (core, shade), discs in sorted(shades.items()):
        d.path("".join(discs), fill="#F3E9D7", fill_opacity=shade / 8 * (1 if core else .12))
    return d


def _disc(x, y, radius):
    r = number(radius)
    return (f"M{n(x - radius, y)}A{r} {r} 0 1 1 {n(x + radius, y)}"
            f"A{r} {r} 0 1 1 {n(x - radius, y)}Z")


CAMEL = ("M-12.5 -14C-12 -18 -9 -18.6 -6.4 -19.3C-4.4 -23.6 .2 -24.4 2.2 -20"
         "C4.2 -18.6 6.6 -17.6 8.4 -15.6C10.4 -14.4 11.6 -17.4 12.2 -20.4"
         "C12.8 -23.8 13.6 -25.6 15.2 -26L15.8 -27L16.6 -25.8"
         "L19.2 -24.6C20.2 -24 20 -23 18.8 -22.9L16 -22.4C15.2 -19.6 15 -15.6 12.6 -12.6"
         "C10.8 -10.4 8.2 -9.8 6 -9.6L-9 -9.4C-11.6 -9.6 -12.8 -11.4 -12.5 -14Z")
LEGS = ("M7 -11L8.6 -5.4L8 0M5.4 -11L4.6 -5.4L5.6 0M-8.6 -11L-8 -5.6L-9.6 0"
        "M-10.6 -12L-12 -5.4L-11.4 0M-12.6 -14C-14 -12.4 -14 -10 -13.8 -8.4")
GUIDE = ("M-2.2 0L-1.6 -8C-2.4 -10.6 -1.6 -13.2 0 -13.4C1.6 -13.2 2.4 -10.6 1.6 -8L2.4 0Z"
         "M0 -17.4A1.9 1.9 0 1 1 -.01 -17.4Z")


def camels(theme_name):
    """Three camels and their guide on the way to the gate, facing right."""
    color = "#FFFFFF" if theme_name == "contrast" else LOOKS[theme_name]["camel"]
    d = Drawing(CAMELS)
    for x, size in ((-56, .94), (-12, 1.02), (32, 1)):
        with d.group(f"translate({n(x, 0)}) scale({n(size)})"):
            d.path(CAMEL, fill=color)
            d.path(LEGS, stroke=color, stroke_width=1.5, stroke_linecap="round",
                   stroke_linejoin="round")
            d.path("M-6 -18.4C-7.4 -15 -7 -12.6 -5.4 -11.4H1.6C3.2 -12.8 3.4 -15.6 2 -18.4Z",
                   fill=color, stroke=color, stroke_width=1.4, stroke_linejoin="round")
    d.path("M51 -23C56 -18 62 -14 68 -12M7 -24C11 -20 14 -16 19 -13"
           "M-38 -22C-33 -18 -30 -16 -25 -13", stroke=color, stroke_width=.7)
    with d.group("translate(69 0)"):
        d.path(GUIDE, fill=color)
        d.path("M4.6 0L4 -16", stroke=color, stroke_width=.8)
    return d


def drawings():
    found = {"home-stars": stars()}
    for name, draw, plain in (("serai", serai, serai_plain), ("dunes", dunes, dunes_plain),
                              ("moon", moon, moon_plain)):
        for theme in ("dusk", "noon"):
            found[f"home-{name}-{theme}"] = draw(theme)
        found[f"home-{name}-contrast"] = plain()
    return found | {f"home-camels-{t}": camels(t) for t in ("dusk", "noon", "contrast")}
