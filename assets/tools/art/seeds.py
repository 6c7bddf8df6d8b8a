"""The items that are sown: nickernut seeds, river pebbles, black beads.

All are bodies of radius 1 lit from the top left. A sprite is never rotated (the light would rotate
with it): variants have their rotation in the outline.
"""
import math
import random

from .drawing import Drawing, arc, mix, smooth, turned

SEED_COLORS = ["#93A08A", "#838F7C", "#9FA690", "#A7AB98", "#7B8872", "#8F988A", "#98A295",
                "#86917F"]
PEBBLE_COLORS = ["#8E8B86", "#A39A8C", "#77756F", "#6B5A49", "#94765A", "#B5A996", "#5F5D5B",
                  "#85684C", "#A8A6A2", "#6E6A66", "#7C6552", "#9A8F82"]


def _outline(chance, corners, aspect, wobble, angle, jitter=0.0):
    points = []
    for i in range(corners):
        a = (i + chance.uniform(-jitter, jitter)) / corners * 2 * math.pi
        r = chance.uniform(*wobble)
        points.append((r * math.cos(a), r * aspect * math.sin(a)))
    return smooth(turned(points, angle))


def _curve(points):
    """A bent line through the middle one of three points."""
    (x0, y0), (x1, y1), (x2, y2) = points
    bend = (2 * x1 - (x0 + x2) / 2, 2 * y1 - (y0 + y2) / 2)
    return f"M{x0:.3f} {y0:.3f}Q{bend[0]:.3f} {bend[1]:.3f} {x2:.3f} {y2:.3f}"


def seed(variant):
    """A gray-green nickernut: glossy, with fine growth lines across its long axis."""
    chance = random.Random(100 + variant)
    angle, aspect = chance.uniform(0, math.pi), chance.uniform(.88, .97)
    base = SEED_COLORS[variant % len(SEED_COLORS)]
    outline = _outline(chance, 10, aspect, (.975, 1.02), angle)
    d = Drawing()
    d.contact_shadow("#0A0603")
    d.path(outline, fill=d.radial(-.38, -.44, 1.62, [
        (0, mix(base, "#FFFFF2", .6)), (.3, mix(base, "#F4F4E2", .22)),
        (.55, mix(base, "#3C4638", .32)), (.76, mix(base, "#1C2119", .7)),
        (.92, mix(base, "#14170F", .84)), (1, mix(base, "#14170F", .86))]))
    for at in (-.72, -.5, -.28, -.06, .16, .38, .6):
        x = at + chance.uniform(-.04, .04)
        half = aspect * math.sqrt(1 - x * x) * .9
        line = turned([(x, -half), (x + .16, 0), (x, half)], angle)
        d.path(_curve(line), stroke="#262C22", stroke_opacity=chance.uniform(.08, .2),
               stroke_width=chance.uniform(.028, .05))
    # The scar where the seed hung in its pod.
    (x, y), = turned([(.8, 0)], angle)
    d.ellipse(x, y, .16, .12, fill="#3A2E1E", fill_opacity=.5)
    _bounce(d, outline, "#E9B27A", .34)
    d.path(outline, stroke="#0E110B", stroke_opacity=.45, stroke_width=.045)
    d.soft_ellipse(-.38, -.46, .46, .3, -42, "#FFFFFF", [(0, .95), (.35, .48), (1, 0)])
    return d


def pebble(variant):
    """A river pebble: matte, speckled, every fourth with a vein of quartz."""
    chance = random.Random(300 + variant)
    base = PEBBLE_COLORS[variant % len(PEBBLE_COLORS)]
    angle, aspect = chance.uniform(0, math.pi), chance.uniform(.74, .92)
    outline = _outline(chance, 8, aspect, (.94, 1.04), angle, .14)
    d = Drawing()
    d.contact_shadow("#1A0D04")
    d.path(outline, fill=d.radial(-.42, -.5, 1.75, [
        (0, mix(base, "#FFF8EA", .56)), (.34, mix(base, "#FFF4E2", .2)),
        (.62, mix(base, "#2A211A", .42)), (.9, mix(base, "#140E0A", .76)),
        (1, mix(base, "#140E0A", .82))]))
    if variant % 4 == 1:
        _vein(d, chance, aspect, angle)
    for i in range(16):
        a, r = chance.uniform(0, 2 * math.pi), math.sqrt(chance.uniform(0, .6))
        (x, y), = turned([(r * math.cos(a), r * aspect * math.sin(a))], angle)
        d.circle(x, y, chance.uniform(.015, .045), fill=("#FFF6E6", "#20180F")[i % 2],
                 fill_opacity=chance.uniform(.16, .34))
    _bounce(d, outline, "#F2C48C", .3)
    d.path(outline, stroke="#160D06", stroke_opacity=.42, stroke_width=.042)
    d.soft_ellipse(-.33, -.4, .48, .28, -42, "#FFFFFF", [(0, .6), (.5, .24), (1, 0)])
    return d


def _vein(d, chance, aspect, angle):
    """A thin light band across the stone that fades at both edges."""
    shift = chance.uniform(-.2, .2)
    x = .88 * math.sqrt(1 - shift * shift)
    y = [shift + chance.uniform(-.12, .12) for _ in range(4)]
    across = turned([(-x, y[0]), (-.3, y[1]), (.3, y[2]), (x, y[3])], .9)
    points = turned([(px, py * aspect) for px, py in across], angle)
    data = "M{:.3f} {:.3f}C{:.3f} {:.3f} {:.3f} {:.3f} {:.3f} {:.3f}".format(*sum(points, ()))
    for color, opacity, width in (("#F2EADC", .45, .11), ("#FFFDF6", .35, .045)):
        fade = [(0, color, 0), (.18, color, opacity), (.82, color, opacity), (1, color, 0)]
        d.path(data, stroke=d.linear(*points[0], *points[3], fade), stroke_width=width)


def bead(variant):
    """A matte black ball with a drilled hole and a line of brass light from the bowl below it."""
    chance = random.Random(40 + variant)
    angle = chance.uniform(0, math.pi)
    d = Drawing()
    d.contact_shadow("#120A02", .7)
    d.circle(0, 0, 1, fill=d.radial(-.4, -.46, 1.6, [
        (0, "#767A84"), (.3, "#45484F"), (.62, "#23252B"), (1, "#0B0C0F")]))
    x, y = .2 * math.cos(angle), .2 * math.sin(angle) - .02
    d.ellipse(x, y, .27, .21, fill=d.linear(x, y - .21, x, y + .21, [
        (0, "#000000"), (.6, "#050506"), (1, "#1A1B1F")]))
    d.path(arc(x, y + .005, .262, 18, 128), stroke="#9195A0", stroke_opacity=.7, stroke_width=.055,
           stroke_linecap="round")
    d.circle(0, 0, 1, fill=d.radial(-.3, -.36, 1.47, [
        (0, "#F4CE82", 0), (.82, "#F4CE82", 0), (.93, "#F4CE82", .52), (1, "#F4CE82", .06)]))
    d.circle(0, 0, .98, stroke="#050506", stroke_opacity=.55, stroke_width=.045)
    d.soft_ellipse(-.4, -.46, .5, .3, -42, "#FFF6E6", [(0, .46), (.5, .17), (1, 0)])
    return d


def _bounce(d, outline, color, opacity):
    """Light reflected by the ground: a soft crescent inside the dark edge."""
    d.path(outline, fill=d.radial(-.34, -.42, 1.46, [
        (0, color, 0), (.8, color, 0), (.93, color, opacity), (1, color, opacity * .25)]))


# ---- high contrast: filled or in outline, a shape for each kind ---------------------------------

def seed_plain():
    d = Drawing()
    d.circle(0, 0, .89, fill="#FFFFFF", stroke="#000000", stroke_width=.22)
    return d


def pebble_plain():
    """Not quite round, to differ from a seed."""
    d = Drawing()
    outline = smooth(turned([(.94, 0), (.56, .68), (-.1, .8), (-.78, .54), (-.94, -.06),
                             (-.62, -.66), (.06, -.8), (.74, -.54)], -.4))
    d.path(outline, fill="#FFFFFF", stroke="#000000", stroke_width=.22)
    return d


def bead_plain():
    """A ring with its hole as a dot."""
    d = Drawing()
    d.circle(0, 0, .89, fill="#000000", stroke="#FFFFFF", stroke_width=.2)
    d.circle(0, 0, .24, fill="#FFFFFF")
    return d


def drawings():
    """File name -> drawing."""
    found = {f"seed-{i}": seed(i) for i in range(12)}
    found |= {f"pebble-{i}": pebble(i) for i in range(14)}
    found |= {f"bead-{i}": bead(i) for i in range(4)}
    found |= {"seed-plain": seed_plain(), "pebble-plain": pebble_plain(),
              "bead-plain": bead_plain()}
    return found
