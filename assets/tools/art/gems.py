"""Shakala's gems of cut glass: amber (1, triangle), emerald (2, square), sapphire (3, pentagon),
ruby (4, hexagon), each with and without its number on the gem's table."""
import math

from .drawing import Drawing, mix, number, polar, polygon
from .theme import GEMS

# Value -> corners, reach of a corner, turn of the first corner, shift down; GEMS has the colors.
CUTS = {1: (3, 1.2, -90, .12), 2: (4, 1.1, -45, 0), 3: (5, 1.05, -90, .03), 4: (6, 1.04, -90, 0)}

# Digits 1 em high, with the middle of the width and the baseline at the origin.
FIGURES = {
    1: "M.162 -.727H.018L-.162 -.613V-.477L.004 -.581H.009V0H.162Z",
    2: "M-.256 0H.263V-.126H-.043V-.131L.064 -.235C.213 -.371 .253 -.439 .253 -.522"
       "C.253 -.648 .15 -.737 -.006 -.737C-.158 -.737 -.263 -.646 -.263 -.503H-.117"
       "C-.117 -.573 -.073 -.615 -.007 -.615C.057 -.615 .105 -.576 .105 -.512"
       "C.105 -.454 .069 -.414 .003 -.35L-.256 -.111Z",
    3: "M-.002 .01C.161 .01 .278 -.08 .278 -.204C.278 -.295 .221 -.359 .114 -.373V-.379"
       "C.195 -.393 .251 -.451 .251 -.532C.251 -.647 .151 -.737 0 -.737"
       "C-.149 -.737 -.261 -.65 -.263 -.524H-.116C-.114 -.58 -.063 -.615 -.001 -.615"
       "C.062 -.615 .103 -.578 .103 -.523C.103 -.466 .055 -.427 -.015 -.427H-.083V-.314H-.015"
       "C.067 -.314 .118 -.273 .118 -.214C.118 -.157 .069 -.117 -.002 -.117"
       "C-.069 -.117 -.12 -.152 -.123 -.206H-.278C-.275 -.078 -.162 .01 -.002 .01Z",
    4: "M-.293 -.128H.056V0H.203V-.128H.293V-.251H.203V-.727H.01L-.293 -.249Z"
       "M.059 -.251H-.138V-.257L.053 -.56H.059Z",
}


def _ring(value, radius):
    corners, _, turn, shift = CUTS[value]
    return [polar(radius, turn + i * 360 / corners, 0, shift) for i in range(corners)]


def _girdle(value):
    """The outline: every corner is cut off, so there are two points for each."""
    corners, reach, *_ = CUTS[value]
    cut = .16 if corners == 3 else .13
    ring = _ring(value, reach)
    points = []
    for i, (x, y) in enumerate(ring):
        for x2, y2 in (ring[i - 1], ring[(i + 1) % corners]):
            points.append((x + (x2 - x) * cut, y + (y2 - y) * cut))
    return points


def _table(value):
    corners, reach, *_ = CUTS[value]
    return _ring(value, reach * (.58 if corners == 3 else .6))


def _facet(d, value, points, extra):
    """A facet of the crown, as bright as it faces the lamp."""
    shift = CUTS[value][3]
    base, light, dark, *_ = GEMS[value]
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points) - shift
    facing = -(x * .62 + y * .78) / math.hypot(x, y) + extra
    color = mix(base, light, facing * .85) if facing > 0 else mix(base, dark, -facing * .8)
    d.path(polygon(points), fill=color, stroke=color, stroke_width=.02)


def _crown(d, value, girdle, table):
    corners = CUTS[value][0]
    for i in range(corners):
        a, b = girdle[2 * i + 1], girdle[(2 * i + 2) % (2 * corners)]
        p, q = table[i], table[(i + 1) % corners]
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        _facet(d, value, [a, middle, p], .18)
        _facet(d, value, [middle, b, q], -.18)
        _facet(d, value, [p, middle, q], .02)
        _facet(d, value, [girdle[2 * i], girdle[2 * i + 1], p], .1)


def gem(value, figure):
    shift = CUTS[value][3]
    base, light, dark, ink, _ = GEMS[value]
    girdle, table = _girdle(value), _table(value)
    d = Drawing()
    d.circle(.16, .26, 1.34, fill=d.radial(.16, .26, 1.34, [
        (0, dark, .75), (.4, mix(dark, "#140A02", .6), .66), (.62, "#140A02", .54),
        (.82, "#140A02", .2), (1, "#140A02", 0)]))
    d.path(polygon(girdle), fill=dark)
    _crown(d, value, girdle, table)
    # Light that enters at the top left leaves at the bottom right.
    d.path(polygon(girdle), fill=d.radial(.45, .55, .95, [(0, light, .5), (1, light, 0)]))
    d.path(polygon(table), fill=d.linear(-.5, -.6 + shift, .5, .6 + shift, [
        (0, mix(base, light, .62)), (.42, mix(base, light, .05)), (.56, mix(base, dark, .3)),
        (1, mix(base, light, .22))]))
    _gleam(d, value, table)
    d.path(polygon(table), stroke=light, stroke_opacity=.85, stroke_width=.045,
           stroke_linejoin="round")
    d.path(polygon(girdle), stroke=mix(dark, "#000000", .3), stroke_opacity=.85, stroke_width=.06,
           stroke_linejoin="round")
    if figure:
        with d.group("translate(.035 .045)"):
            _figure(d, value, light if value == 1 else dark, .85)
        _figure(d, value, ink, 1)
    _sparkle(d, -.5 if value > 1 else -.24, -.56 if value > 1 else -.44)
    return d


def _gleam(d, value, table):
    """The reflection of the sky on the table: its upper left half is a little lighter."""
    points = [p for p in table if p[0] + p[1] * 1.2 < .12]
    if len(points) < 2:
        points = table[:1] + table[-1:]
    center = (.1, CUTS[value][3] + .02)
    points = sorted(points, key=lambda p: math.atan2(p[1] - 1, p[0] - 1))
    d.path(polygon(points + [center]), fill="#FFFFFF", fill_opacity=.13)


def _figure(d, value, color, opacity):
    size = .86 if value == 1 else .98
    baseline = size * .364 + (.14 if value == 1 else CUTS[value][3])
    x = -.02 if value == 1 else 0
    with d.group(f"translate({number(x)} {number(baseline)}) scale({number(size)})"):
        d.path(FIGURES[value], fill=color, fill_opacity=opacity)


def _sparkle(d, x, y):
    """The reflection of the lamp, a point with four short rays."""
    d.soft_ellipse(x, y, .26, .26, 0, "#FFFFFF", [(0, .55), (.4, .2), (1, 0)])
    rays = []
    for i in range(8):
        rays.append(polar(.24 if i % 2 == 0 else .055, 45 * i, x, y))
    d.path(polygon(rays), fill="#FFFFFF", fill_opacity=.9)


def gem_plain(value, figure):
    """High contrast: a flat shape with a black number."""
    d = Drawing()
    d.path(polygon(_girdle(value)), fill=GEMS[value][4], stroke="#FFFFFF", stroke_width=.14,
           stroke_linejoin="round")
    if figure:
        _figure(d, value, "#000000", 1)
    return d


def drawings():
    found = {f"gem-{value}": gem(value, False) for value in CUTS}
    found |= {f"gem-{value}-figure": gem(value, True) for value in CUTS}
    found |= {f"gem-{value}-plain": gem_plain(value, False) for value in CUTS}
    return found | {f"gem-{value}-figure-plain": gem_plain(value, True) for value in CUTS}
