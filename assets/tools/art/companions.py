"""The companions: nine animals of the road, inlaid in round medallions like the players' emblems.

Each is a few large shapes in two tones of its own and an accent, to be distinguishable at 24 pixels.
"""

from .drawing import Drawing, mix, number, polygon, smooth
from .emblems import CIRCLE, _rim, _round_shadow


class Inlay:
    """The colors of an animal: its tones, or in high contrast white with black lines."""

    def __init__(self, d, plain, first, second, accent):
        self.d, self.plain = d, plain
        self.first = "#FFFFFF" if plain else first
        self.second = "#FFFFFF" if plain else second
        self.accent = "#000000" if plain else accent
        self.edge = {"stroke": "#000000", "stroke_width": .045, "stroke_linejoin": "round"} \
            if plain else {}

    def shape(self, points, tone):
        self.d.path(smooth(points), fill=tone, **self.edge)

    def corners(self, points, tone):
        edge = self.edge or {"stroke": tone, "stroke_width": .05, "stroke_linejoin": "round"}
        self.d.path(polygon(points), fill=tone, **edge)

    def oval(self, x, y, rx, ry, tone, turn=0):
        with self.d.group(f"translate({number(x)} {number(y)}) rotate({number(turn)})"):
            self.d.ellipse(0, 0, rx, ry, fill=tone, **self.edge)

    def line(self, data, tone, width):
        if self.plain:
            self.d.path(data, stroke="#000000", stroke_width=width + .09, stroke_linecap="round",
                        stroke_linejoin="round")
        self.d.path(data, stroke=tone, stroke_width=width, stroke_linecap="round",
                    stroke_linejoin="round")

    def mark(self, data, width):
        """A line of the accent on the animal itself."""
        self.d.path(data, stroke=self.accent, stroke_width=width, stroke_linecap="round",
                    stroke_linejoin="round")

    def eye(self, x, y, radius=.06):
        self.d.circle(x, y, radius * 1.5, fill="#000000" if self.plain else "#17120C")
        self.d.circle(x - radius * .3, y - radius * .35, radius * .6, fill="#FFFFFF")


def jerboa(i):
    i.line("M-.28 .5C-.75 .62 -.8 .2 -.56 -.1", i.first, .07)
    i.oval(-.54, -.16, .09, .17, i.second, 18)
    i.oval(-.02, .28, .36, .34, i.first, -20)
    i.oval(.1, .36, .19, .22, i.second, -20)
    i.line("M-.1 .6L.16 .66", i.first, .1)
    i.oval(-.02, -.42, .13, .33, i.first, -16)
    i.oval(.3, -.44, .13, .33, i.first, 14)
    i.oval(.3, -.4, .06, .22, i.second, 14)
    i.oval(.2, -.04, .27, .24, i.first, 15)
    i.eye(.27, -.08)
    i.oval(.46, .03, .045, .04, i.accent)


def tortoise(i):
    i.oval(-.4, .36, .13, .2, i.second, 10)
    i.oval(.24, .36, .13, .2, i.second, -10)
    i.shape([(.3, .2), (.48, .02), (.62, -.16), (.78, -.14), (.8, .04), (.66, .2), (.5, .34)],
            i.second)
    i.d.path("M-.7 .3C-.7 -.28 -.36 -.5 -.08 -.5C.22 -.5 .48 -.24 .5 .3Z", fill=i.first, **i.edge)
    i.mark("M-.24 -.3L.06 -.3L.18 -.06L.04 .14L-.24 .14L-.38 -.06Z", .06)
    i.mark("M-.38 -.06L-.62 -.02M.18 -.06L.42 -.02M-.24 .14L-.3 .28M.04 .14L.1 .28M-.24 -.3L-.3 -.42"
           "M.06 -.3L.12 -.42", .06)
    i.eye(.68, -.04, .045)


def hare(i):
    i.oval(-.4, -.36, .13, .42, i.first, -34)
    i.oval(-.1, -.44, .13, .42, i.first, -14)
    i.oval(-.1, -.4, .06, .28, i.second, -14)
    i.shape([(-.38, .3), (-.2, 0), (.08, -.14), (.36, 0), (.6, .22), (.54, .4), (.26, .46),
             (0, .66), (-.34, .66)], i.first)
    i.shape([(.2, .28), (.42, .2), (.58, .28), (.5, .4), (.26, .46), (.1, .42)], i.second)
    i.eye(.2, .1)
    i.oval(.58, .24, .05, .04, i.accent)


def hoopoe(i):
    for x, y, turn in ((-.52, -.12, -62), (-.46, -.34, -40), (-.26, -.5, -16), (-.02, -.52, 8)):
        i.oval(x, y, .11, .27, i.first, turn)
    for x, y, turn in ((-.68, -.2, -62), (-.58, -.48, -40), (-.31, -.68, -16), (.01, -.7, 8)):
        i.oval(x, y, .09, .08, i.accent, turn)
    i.line("M.2 -.02C.46 -.02 .66 .06 .8 .22", i.accent if not i.plain else i.first, .075)
    i.shape([(-.3, -.2), (-.04, -.3), (.22, -.16), (.28, .06), (.1, .3), (.08, .68), (-.5, .68),
             (-.44, .2)], i.first)
    i.mark("M-.4 .46L.04 .46M-.42 .62L.04 .62", .08)
    i.eye(.06, -.06)


def goat(i):
    i.line("M.02 -.34C-.1 -.72 -.5 -.74 -.66 -.42", i.second, .15)
    i.line("M.12 -.36C.1 -.7 -.22 -.84 -.46 -.66", i.second, .11)
    i.oval(-.26, -.14, .24, .09, i.first, 24)
    i.shape([(-.14, -.3), (.16, -.4), (.36, -.1), (.6, .2), (.56, .38), (.34, .4), (.1, .26),
             (-.02, .68), (-.52, .68), (-.36, .2)], i.first)
    i.shape([(.24, .38), (.42, .4), (.36, .6), (.28, .76), (.2, .58)], i.second)
    i.eye(.18, -.12)
    i.oval(.52, .24, .05, .035, i.accent)


def cat(i):
    i.corners([(-.54, -.06), (-.5, -.66), (-.12, -.36)], i.first)
    i.corners([(.54, -.06), (.5, -.66), (.12, -.36)], i.first)
    i.shape([(-.56, .08), (-.42, -.28), (0, -.4), (.42, -.28), (.56, .08), (.36, .44), (0, .58),
             (-.36, .44)], i.first)
    for side in (-1, 1):
        i.oval(.24 * side, .02, .15, .11, i.accent if i.plain else i.second, 16 * side)
        i.d.ellipse(.24 * side, .02, .04, .1, fill="#FFFFFF" if i.plain else "#17120C")
    i.d.circle(-.28, -.02, .03, fill="#FFFFFF")
    i.d.circle(.2, -.02, .03, fill="#FFFFFF")
    i.d.path("M-.08 .24L.08 .24L0 .33Z", fill=i.accent)
    i.mark("M-.2 .4C-.12 .46 -.04 .42 0 .33C.04 .42 .12 .46 .2 .4", .04)


def fox(i):
    i.corners([(-.58, -.04), (-.58, -.68), (-.1, -.34)], i.first)
    i.corners([(.58, -.04), (.58, -.68), (.1, -.34)], i.first)
    i.shape([(-.66, .04), (-.36, -.32), (0, -.38), (.36, -.32), (.66, .04), (.3, .4), (0, .68),
             (-.3, .4)], i.first)
    i.shape([(-.66, .06), (-.36, .06), (-.14, .24), (-.06, .6), (-.32, .4)], i.second)
    i.shape([(.66, .06), (.36, .06), (.14, .24), (.06, .6), (.32, .4)], i.second)
    i.eye(-.24, -.02)
    i.eye(.24, -.02)
    i.oval(0, .58, .1, .08, i.accent)


def camel(i):
    i.line("M-.44 .2L-.48 .7M-.2 .24L-.2 .7M.1 .24L.08 .7M.3 .2L.34 .7", i.second, .1)
    i.shape([(-.66, .16), (-.56, -.06), (-.34, -.14), (-.14, -.48), (.06, -.48), (.22, -.14),
             (.4, .0), (.4, .26), (.1, .34), (-.3, .34), (-.6, .32)], i.first)
    i.line("M.34 .12C.56 .16 .54 -.2 .56 -.42", i.first, .17)
    i.shape([(.46, -.56), (.58, -.66), (.74, -.54), (.84, -.44), (.8, -.34), (.62, -.34),
             (.48, -.4)], i.first)
    i.mark("M-.28 -.2C-.22 .06 .1 .08 .2 -.14", .07)
    i.eye(.62, -.52, .04)


def simurgh(i):
    for x, y, turn in ((-.5, .3, 62), (-.36, .5, 38), (-.12, .58, 12)):
        i.oval(x, y, .12, .34, i.first, turn)
    for x, y in ((-.66, .38), (-.49, .64), (-.16, .78)):
        i.oval(x, y, .08, .08, i.second)
    i.shape([(.02, .1), (-.3, -.06), (-.62, -.4), (-.56, -.62), (-.26, -.5), (.06, -.24)], i.first)
    i.shape([(.1, .12), (.1, -.3), (.3, -.66), (.5, -.62), (.5, -.3), (.34, .02)], i.second)
    i.shape([(-.14, .3), (.02, .0), (.3, -.1), (.46, .06), (.38, .32), (.1, .46)], i.first)
    i.oval(.48, .0, .2, .17, i.first, -10)
    i.line("M.42 -.18L.36 -.32M.5 -.18L.52 -.34", i.second, .05)
    i.corners([(.65, -.06), (.82, .06), (.64, .08)], i.second)
    i.eye(.52, -.02, .045)


#         drawn by, its ground, its two tones and its accent
ANIMALS = ((jerboa, "#7A5C3A", "#E3C08A", "#F7E7C6", "#4A2F1C"),
           (tortoise, "#2F4638", "#8C9A4E", "#D3B67C", "#4F5A26"),
           (hare, "#37506B", "#B4643A", "#F6EEE2", "#3B1D10"),
           (hoopoe, "#2E5A57", "#EFA566", "#F6D9B0", "#191512"),
           (goat, "#5B3A44", "#B9BDC2", "#F2F1EC", "#2E3036"),
           (cat, "#7C6427", "#1D1B1E", "#E2B34A", "#6B5A3A"),
           (fox, "#2B4A3D", "#CE6F33", "#F8E8CC", "#2A1509"),
           (camel, "#3E4A72", "#D39A4B", "#7A4B22", "#5A3212"),
           (simurgh, "#3A2452", "#2FA99C", "#E9BE52", "#123B3A"))


def medallion(animal, plain):
    draw, ground, first, second, accent = animal
    d = Drawing()
    if plain:
        d.circle(0, 0, 1, fill="#000000")
        d.circle(0, 0, .96, stroke="#FFFFFF", stroke_width=.06)
    else:
        _round_shadow(d, 1)
        d.circle(0, 0, 1, fill=d.radial(-.35, -.45, 1.7, [
            (0, mix(ground, "#FFE9C4", .34)), (.42, ground), (1, mix(ground, "#0A0604", .55))]))
        _rim(d, CIRCLE.format(number(.955)), .8, .09, "#FFF3DC", "#140A04")
        d.circle(0, 0, .88, stroke="#D9A441", stroke_opacity=.75, stroke_width=.035)
        with d.group("translate(.03 .04)"):
            draw(Inlay(d, False, *(mix(ground, "#000000", .5),) * 3))
    draw(Inlay(d, plain, first, second, accent))
    return d


def drawings():
    found = {f"companion-{i + 1}": medallion(animal, False) for i, animal in enumerate(ANIMALS)}
    return found | {f"companion-{i + 1}-plain": medallion(animal, True)
                    for i, animal in enumerate(ANIMALS)}
