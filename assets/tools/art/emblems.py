"""The players' emblems: a round medallion with a sun, a square one on its corner with a moon.

The body of the sun medallion is the unit circle; the moon's square reaches 1.2 up, down, left and
right. "on" is lit, "off" is dulled toward the color of its panel.
"""

from .drawing import Drawing, mix, number, polar, polygon
from .theme import THEMES


def _diamond(reach, x=0, y=0):
    return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _face(theme, player, lit):
    face = theme["players"][player]
    return face if lit else mix(face, theme["surface"], .38)


def _sun_rays(inner):
    """Twelve rays, every other one shorter."""
    rays = []
    for i in range(12):
        angle, length = 30 * i, .75 if i % 2 == 0 else .66
        rays.append(polygon([polar(inner, angle - 7.6), polar(length, angle),
                             polar(inner, angle + 7.6)]))
    return "".join(rays)


def _crescent(radius):
    a, b = number(radius * .42), number(radius * .92)
    r, inner = number(radius), number(radius * .8)
    return f"M{a} -{b}A{r} {r} 0 1 0 {b} {a}A{inner} {inner} 0 0 1 {a} -{b}Z"


def _rim(d, path_of, reach, width, light, dark):
    """The medallion's raised edge: lit above left, in shade below right."""
    d.path(path_of, stroke=d.linear(-reach, -reach, reach, reach, [
        (0, light, .75), (.42, light, .12), (.58, dark, .12), (1, dark, .6)]), stroke_width=width,
        stroke_linejoin="round")


CIRCLE = "M-{0} 0A{0} {0} 0 0 1 {0} 0A{0} {0} 0 0 1 -{0} 0Z"


def sun(theme_name, lit):
    theme = THEMES[theme_name]
    face, ink = _face(theme, 0, lit), theme["ink"]
    d = Drawing()
    if theme["shadow"] > 0:
        _round_shadow(d, theme["shadow"])
        d.circle(0, 0, 1, fill=d.radial(-.35, -.45, 1.7, [
            (0, mix(face, "#FFE9C4", .46)), (.42, face), (1, mix(face, "#2A0E04", .46))]))
        _rim(d, CIRCLE.format(number(.955)), .8, .09, "#FFF3DC", "#240A02")
        d.circle(0, 0, .86, stroke=ink, stroke_opacity=.38, stroke_width=.03)
        with d.group("translate(.022 .026)"):
            _sun_figure(d, mix(face, "#FFEBCB", .55), .55)
    else:
        d.circle(0, 0, 1, fill=face)
        d.circle(0, 0, .89, stroke=ink, stroke_width=.05)
    _sun_figure(d, ink, 1)
    return d


def _sun_figure(d, ink, opacity):
    d.circle(0, 0, .36, fill=ink, fill_opacity=opacity)
    d.path(_sun_rays(.45), fill=ink, stroke=ink, stroke_width=.03, stroke_linejoin="round",
           fill_opacity=opacity, stroke_opacity=opacity)


def moon(theme_name, lit):
    theme = THEMES[theme_name]
    face, ink = _face(theme, 1, lit), theme["ink"]
    d = Drawing()
    if theme["shadow"] > 0:
        _square_shadow(d, theme["shadow"])
        paint = d.radial(-.4, -.5, 2, [(0, mix(face, "#E4FFF8", .44)), (.43, face),
                                       (1, mix(face, "#02201E", .5))])
        d.path(_diamond(1.128), fill=paint, stroke=paint, stroke_width=.14,
               stroke_linejoin="round")
        _rim(d, _diamond(1.13), .6, .1, "#F2FFFC", "#021A18")
        d.path(_diamond(.985), stroke=ink, stroke_opacity=.38, stroke_width=.03,
               stroke_linejoin="round")
        with d.group("translate(.022 .026)"):
            d.path(_crescent(.5), fill=mix(face, "#E4FFF8", .55), fill_opacity=.55)
    else:
        d.path(_diamond(1.128), fill=face, stroke=face, stroke_width=.14, stroke_linejoin="round")
        d.path(_diamond(.99), stroke=ink, stroke_width=.05, stroke_linejoin="round")
    d.path(_crescent(.5), fill=ink)
    return d


def _round_shadow(d, strength):
    """A medallion is flat on its panel, so its shadow is short."""
    d.soft_ellipse(.09, .14, 1.24, 1.24, 0, _shade(strength), [
        (0, .6 * strength), (.72, .5 * strength), (.86, .2 * strength), (1, 0)])


def _square_shadow(d, strength):
    """The same under the square: larger and larger squares on top of each other."""
    layers = 10
    for i in range(layers):
        d.path(_diamond(1.02, .09, .14), fill=_shade(strength), stroke=_shade(strength),
               stroke_width=.06 + .5 * (i + .5) / layers, stroke_linejoin="round",
               fill_opacity=.075 * strength, stroke_opacity=.075 * strength)


def _shade(strength):
    return "#000000" if strength == 1 else "#5A4320"


def disc():
    """The small symbol of the sun, white: the app tints it."""
    d = Drawing()
    d.circle(0, 0, 1, fill="#FFFFFF")
    return d


def diamond():
    """The small symbol of the moon, white."""
    d = Drawing()
    d.path(_diamond(1.2), fill="#FFFFFF", stroke="#FFFFFF", stroke_width=.12,
           stroke_linejoin="round")
    return d


def drawings():
    found = {}
    for name, draw in (("sun", sun), ("moon", moon)):
        for state in ("on", "off"):
            for theme in THEMES:
                found[f"{name}-{state}-{theme}"] = draw(theme,
                                                        state == "on" or theme == "contrast")
    return found | {"disc": disc(), "diamond": diamond()}
