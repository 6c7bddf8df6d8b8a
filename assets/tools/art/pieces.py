"""Seega's pieces: a disc of pale limestone with a sun cut into it, an eight-cornered diamond of
dark basalt with a turquoise inlay. Shape, lightness and inlay all differ."""
import math
import random

from .drawing import Drawing, mix, number, polar, polygon, smooth
from .theme import INLAY


def limestone():
    chance = random.Random(7)
    d = Drawing()
    d.contact_shadow("#2A1A08")
    outline = smooth([polar(chance.uniform(.985, 1.01), 30 * i) for i in range(12)])
    d.path(outline, fill=d.linear(-.7, -.7, .7, .8, [
        (0, "#FFF8E6"), (.5, "#C9B68F"), (1, "#6E5B3C")]))
    d.path(outline, stroke="#4A3A20", stroke_opacity=.4, stroke_width=.04)
    with d.group("translate(-.05 -.065) scale(.86)"):
        d.path(outline, fill=d.linear(-.6, -.7, .6, .7, [
            (0, "#FFFBEF"), (.55, "#EADFC4"), (1, "#D3C29C")]))
        d.path(outline, stroke=d.linear(-.6, -.7, .6, .7, [
            (0, "#FFFFFF", .95), (.5, "#FFFFFF", .15), (1, "#8A7650", .5)]), stroke_width=.05)
        _grain(d, chance)
        _engraved_sun(d)
    return d


def _grain(d, chance):
    for _ in range(26):
        x, y = polar(math.sqrt(chance.uniform(0, .85)), chance.uniform(0, 360))
        d.ellipse(x, y, chance.uniform(.012, .04), chance.uniform(.012, .03), fill="#7A6641",
                  fill_opacity=chance.uniform(.15, .38))


def _engraved_sun(d):
    """Engraved: a light lip below right of every dark cut, the middle filled with terracotta."""
    for shift, color, opacity in ((.028, "#FFFFFF", .7), (0, "#8A5A34", .85)):
        for i in range(12):
            (x1, y1), (x2, y2) = polar(.55, 30 * i, shift, shift), polar(.75, 30 * i, shift, shift)
            d.path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", stroke=color,
                   stroke_opacity=opacity, stroke_width=.075, stroke_linecap="round")
    d.circle(.03, .03, .385, fill="#FFFFFF", fill_opacity=.8)
    d.circle(0, 0, .385, fill=d.radial(.12, .14, .6, [
        (0, "#DA6E38"), (.6, "#C65A2C"), (1, "#9C401A")]))
    d.circle(0, 0, .37, stroke=d.linear(-.3, -.3, .3, .3, [
        (0, "#4A1A08", .9), (.5, "#5E2610", .45), (1, "#F2A070", .5)]), stroke_width=.05)


def _diamond(reach, cut):
    """A square on its corner with every corner cut off."""
    corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
    points = []
    for i, (x, y) in enumerate(corners):
        for x2, y2 in (corners[i - 1], corners[(i + 1) % 4]):
            points.append((x + (x2 - x) * cut, y + (y2 - y) * cut))
    return points


def basalt():
    chance = random.Random(8)
    d = Drawing()
    d.contact_shadow("#2A1A08")
    outer, inner = _diamond(1.22, .17), _diamond(.94, .15)
    d.path(polygon(outer), fill="#22252B", stroke="#15171B", stroke_width=.1,
           stroke_linejoin="round")
    for i in range(8):
        j = (i + 1) % 8
        x, y = (outer[i][0] + outer[j][0]) / 2, (outer[i][1] + outer[j][1]) / 2
        facing = -(x * .62 + y * .78) / math.hypot(x, y)
        color = mix("#454A54", "#A8AEBA", facing * .8) if facing > 0 else mix(
            "#454A54", "#101217", -facing)
        d.path(polygon([outer[i], outer[j], inner[j], inner[i]]), fill=color, stroke=color,
               stroke_width=.02)
    d.path(polygon(inner), fill=d.linear(-.6, -.7, .6, .7, [
        (0, "#626772"), (.5, "#3B3F48"), (1, "#282B32")]))
    d.path(polygon(inner), stroke=d.linear(-.5, -.5, .5, .5, [
        (0, "#A4ABB8", .7), (.5, "#6B717C", .3), (1, "#0B0C0F", .6)]), stroke_width=.035,
        stroke_linejoin="round")
    for i in range(22):
        x, y = chance.uniform(-.66, .66), chance.uniform(-.66, .66)
        if .52 < abs(x) + abs(y) < .84:
            d.ellipse(x, y, chance.uniform(.014, .04), chance.uniform(.014, .03),
                      fill=("#8A909C", "#0B0C0F")[i % 2], fill_opacity=chance.uniform(.25, .5))
    _inlay(d)
    return d


def _inlay(d):
    """A diamond of turquoise or lapis let into the stone: dark above left, a light lip below right."""
    def square(reach, x=0, y=0):
        return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
    d.path(square(.46, .028, .03), fill="#98A0AC", fill_opacity=.6)
    d.path(square(.45), fill=d.linear(-.3, -.3, .3, .3, [
        (0, INLAY[0]), (.45, INLAY[1]), (1, INLAY[2])]))
    d.path(square(.44), stroke=d.linear(-.3, -.3, .3, .3, [
        (0, INLAY[3], .95), (.5, INLAY[4], .6), (1, INLAY[5], .5)]), stroke_width=.05,
        stroke_linejoin="round")


def limestone_plain():
    """High contrast: a white disc with a black sun."""
    d = Drawing()
    d.circle(0, 0, 1, fill="#FFFFFF")
    d.circle(0, 0, .4, fill="#000000")
    for i in range(12):
        (x1, y1), (x2, y2) = polar(.57, 30 * i), polar(.78, 30 * i)
        d.path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", stroke="#000000",
               stroke_width=.08, stroke_linecap="round")
    return d


def basalt_plain():
    """High contrast: a black diamond in a white outline, a white one in its middle."""
    d = Drawing()
    d.path(polygon(_diamond(1.15, .15)), fill="#000000", stroke="#FFFFFF", stroke_width=.17,
           stroke_linejoin="round")
    d.path(polygon([(0, -.42), (.42, 0), (0, .42), (-.42, 0)]), fill="#FFFFFF")
    return d


def drawings():
    return {"limestone": limestone(), "basalt": basalt(),
            "limestone-plain": limestone_plain(), "basalt-plain": basalt_plain()}
